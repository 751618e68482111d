// What a page calls: text goes in, text comes out.
#include <string_view>

#include "live/packed_game.h"
#include "live/table.h"
#include "web/host.h"

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

/// Makes room for so many bytes of input, and says where.
EXPORTED(input) char* input(int size) {
  auto& text = boardwright::web::host().input;
  text.assign(static_cast<std::size_t>(size), ' ');
  return text.data();
}

/// Puts the game that the input holds, packed, on the table. 1, or 0 if it holds none.
EXPORTED(load) int load_game() { return boardwright::web::load() ? 1 : 0; }

/// Answers the question that the input holds; the answer is the output.
EXPORTED(ask) void ask() {
  auto& host = boardwright::web::host();
  host.output =
      host.game ? boardwright::live::answer(*host.game, host.input) : R"({"problem":"no game"})";
}

EXPORTED(output) const char* output() { return boardwright::web::host().output.data(); }
EXPORTED(output_size) int output_size() {
  return static_cast<int>(boardwright::web::host().output.size());
}
