// Parses request heads and writes response heads.
#include "preview/request.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace boardwright::preview {
namespace {

constexpr std::array<base::Word<int>, 8> statuses = {{{"OK", 200},
                                                      {"No Content", 204},
                                                      {"Bad Request", 400},
                                                      {"Forbidden", 403},
                                                      {"Not Found", 404},
                                                      {"Method Not Allowed", 405},
                                                      {"Request Header Fields Too Large", 431},
                                                      {"Internal Server Error", 500}}};

/// Headers of every response: no caching, no sniffing, no use by other sites.
constexpr std::string_view common_headers =
    "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\nConnection: close\r\n";

std::string first_line(int status) {
  return "HTTP/1.1 " + std::to_string(status) + " " + std::string(base::word_of(status, statuses)) +
         "\r\n";
}

/// Removes and returns the next line, without its line end.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  std::string_view line = text.substr(0, end);
  text.remove_prefix(end == text.npos ? text.size() : end + 1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

bool is_host(std::string_view name) {
  constexpr std::string_view host = "host";
  return std::equal(name.begin(), name.end(), host.begin(), host.end(),
                    [](char a, char b) { return (a | 0x20) == b; });
}

/// Reads "GET /index.html HTTP/1.1". False for a line of another form.
bool read_first_line(std::string_view line, Request& request) {
  const std::size_t first = line.find(' '), last = line.rfind(' ');
  if (first == line.npos || first == 0 || first == last) return false;
  request.method = line.substr(0, first);
  request.target = line.substr(first + 1, last - first - 1);
  return line.substr(last + 1).starts_with("HTTP/1.") &&
         request.target.find(' ') == std::string::npos &&
         std::ranges::all_of(request.method, base::is_letter);
}

}  // namespace

ParsedRequest read_request(std::string_view bytes) {
  const std::size_t end = std::min(bytes.find("\r\n\r\n"), bytes.find("\n\n"));
  if (std::min(end, bytes.size()) > most_head_bytes) return {ParsedRequest::State::too_long};
  if (end == bytes.npos) return {};
  std::string_view head = bytes.substr(0, end);
  ParsedRequest parsed{ParsedRequest::State::malformed};
  if (!read_first_line(take_line(head), parsed.request)) return parsed;
  while (!head.empty()) {
    const std::string_view line = take_line(head);
    const std::size_t colon = line.find(':');
    if (colon == line.npos || colon == 0 || line.find('\0') != line.npos) return parsed;
    if (is_host(line.substr(0, colon)))
      parsed.request.hosts.emplace_back(base::trimmed(line.substr(colon + 1)));
  }
  parsed.state = ParsedRequest::State::complete;
  return parsed;
}

std::string print_answer(const Answer& answer, bool with_body) {
  std::string text = first_line(answer.status).append(common_headers);
  if (answer.status != 204)
    text += "Content-Type: " + answer.type +
            "\r\nContent-Length: " + std::to_string(answer.body.size()) + "\r\n";
  text += "\r\n";
  return with_body ? text + answer.body : text;
}

std::string stream_head() {
  return first_line(200).append(common_headers) + "Content-Type: text/event-stream\r\n\r\n";
}

std::string print_event(std::string_view version) {
  return "data: " + std::string(version) + "\n\n";
}

}  // namespace boardwright::preview
