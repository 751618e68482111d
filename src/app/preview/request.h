// Parses HTTP requests and formats answers.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "preview/answer.h"

namespace boardwright::preview {

/// The longest head of a request, in bytes. Browsers send about a kilobyte.
inline constexpr std::size_t most_head_bytes = std::size_t{16} << 10;

/// The request, as far as it has been received.
struct ParsedRequest {
  enum class State { incomplete, complete, malformed, too_long };
  State state = State::incomplete;
  Request request = {};
};

/// Parses the head of a request; the bytes after it are ignored.
ParsedRequest read_request(std::string_view bytes);

/// An HTTP/1.1 response. `with_body`: false for HEAD requests.
std::string print_answer(const Answer& answer, bool with_body = true);

/// The head of an event stream, and one event.
std::string stream_head();
std::string print_event(std::string_view version);

}  // namespace boardwright::preview
