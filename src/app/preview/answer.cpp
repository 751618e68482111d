// Answers requests from the files of a folder.
#include "preview/answer.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "disk/folder.h"
#include "preview/page.h"

namespace boardwright::preview {
namespace {

constexpr std::size_t most_bytes = std::size_t{256} << 20;

struct Type {
  std::string_view ending, name;
};
constexpr std::array<Type, 9> types = {{
    {".html", "text/html; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".pdf", "application/pdf"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".txt", "text/plain; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".woff2", "font/woff2"},
}};

std::string_view type_of(std::string_view path) {
  for (const Type& row : types)
    if (path.ends_with(row.ending)) return row.name;
  return "application/octet-stream";
}

Answer plain_text(int status, std::string_view words) {
  return {status, "text/plain; charset=utf-8", std::string(words) + "\n"};
}

int hexadecimal(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// Decodes %xx in a path segment; nothing if one is malformed.
std::optional<std::string> decoded(std::string_view part) {
  std::string text;
  for (std::size_t i = 0; i < part.size(); ++i) {
    if (part[i] != '%') {
      text += part[i];
      continue;
    }
    const int high = i + 2 < part.size() ? hexadecimal(part[i + 1]) : -1;
    const int low = i + 2 < part.size() ? hexadecimal(part[i + 2]) : -1;
    if (high < 0 || low < 0) return std::nullopt;
    text += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return text;
}

/// Whether a path segment names a file or folder that can be served.
bool is_name(std::string_view part) {
  return !part.empty() && part.front() != '.' && std::ranges::none_of(part, [](char c) {
    return c == '/' || c == '\\' || static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
  });
}

}  // namespace

bool is_for(const Request& request, int port) {
  if (request.hosts.size() != 1) return false;
  std::string host = request.hosts.front();
  for (char& c : host)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  const std::string at = ":" + std::to_string(port);
  return host == "127.0.0.1" + at || host == "localhost" + at ||
         (port == 80 && (host == "127.0.0.1" || host == "localhost"));
}

std::string path_of(std::string_view target) {
  target = target.substr(0, target.find_first_of("?#"));
  if (!target.starts_with('/')) return {};
  target.remove_prefix(1);
  std::string path;
  while (!target.empty()) {
    const std::size_t slash = target.find('/');
    const auto part = decoded(target.substr(0, slash));
    if (!part || !is_name(*part)) return {};
    path += *part;
    if (slash == std::string_view::npos) return path;
    path += '/';
    target.remove_prefix(slash + 1);
  }
  return path + "index.html";
}

std::optional<std::string> wanted_news(const Request& request, int port) {
  const std::string_view target = request.target;
  const std::size_t mark = std::min(target.find('?'), target.size());
  if (target.substr(0, mark) != events_path || request.method != "GET" || !is_for(request, port))
    return std::nullopt;
  constexpr std::string_view key = "?seen=";
  if (!target.substr(mark).starts_with(key)) return "";
  return decoded(target.substr(mark + key.size())).value_or("");
}

Answer answer(const Request& request, const Site& site) {
  if (!is_for(request, site.port))
    return plain_text(403, "This preview answers only to 127.0.0.1 and localhost.");
  if (request.method != "GET" && request.method != "HEAD")
    return plain_text(405, "The preview is read-only.");
  const std::string_view target = request.target;
  if (target.substr(0, target.find('?')) == script_path)
    return {200, "text/javascript; charset=utf-8", std::string(script)};
  if (target == "/favicon.ico") return {204, "image/x-icon", {}};  // browsers ask on their own
  const std::string path = path_of(target);
  const disk::Folder folder(site.folder);
  const auto bytes = path.empty() ? std::nullopt : folder.read(path, most_bytes);
  const PreviewState state{request.hosts.front(), site.version, site.problems};
  if (bytes && path.ends_with(".html"))
    return {200, std::string(type_of(path)), with_preview(*bytes, state)};
  if (bytes) return {200, std::string(type_of(path)), *bytes};
  return {404, std::string(types.front().name), not_found_page(state)};
}

}  // namespace boardwright::preview
