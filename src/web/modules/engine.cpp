// The functions that a page calls: text in, text out.
#include <string_view>

#include "live/packed_game.h"
#include "live/table.h"
#include "modules/host.h"

namespace boardwright::web {

Host& host() {
  static Host host;
  return host;
}

namespace {

bool load() {
  host().game = live::unpacked(host().input);
  return host().game != nullptr;
}

}  // namespace
}  // namespace boardwright::web

#define EXPORTED(name) extern "C" __attribute__((export_name(#name)))

/// Allocates `size` bytes of input and returns their address.
EXPORTED(input) char* input(int size) {
  auto& text = boardwright::web::host().input;
  text.assign(static_cast<std::size_t>(size), ' ');
  return text.data();
}

/// Loads the packed game in the input. 1, or 0 if it is not a game.
EXPORTED(load) int load_game() { return boardwright::web::load() ? 1 : 0; }

/// Answers the question in the input; the answer is the output.
EXPORTED(ask) void ask() {
  auto& host = boardwright::web::host();
  host.output =
      host.game ? boardwright::live::answer(*host.game, host.input) : R"({"problem":"no game"})";
}

EXPORTED(output) const char* output() { return boardwright::web::host().output.data(); }
EXPORTED(output_size) int output_size() {
  return static_cast<int>(boardwright::web::host().output.size());
}
