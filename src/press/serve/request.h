// Requests as they come over a connection, and answers as they go.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "serve/answer.h"

namespace boardwright::serve {

/// The longest head of a request, in bytes: browsers send a kilobyte.
inline constexpr std::size_t most_head_bytes = std::size_t{16} << 10;

/// What has come of a request so far.
struct Heard {
  enum class State { unfinished, whole, wrong, too_long };
  State state = State::unfinished;
  Request request = {};
};

/// Reads the head of a request; what stands behind it is left out.
Heard read_request(std::string_view bytes);

/// A whole answer as HTTP/1.1 has it; of a HEAD request without its body.
std::string print_answer(const Answer& answer, bool with_body = true);

/// The beginning of a stream of events, and one event of it.
std::string stream_head();
std::string print_event(std::string_view version);

}  // namespace boardwright::serve
