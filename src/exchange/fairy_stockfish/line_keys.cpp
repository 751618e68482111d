// The table of lines and keys.
#include "fairy_stockfish/line_keys.h"

namespace boardwright::fairy_stockfish {

std::span<const LineKey> line_keys() {
  static constexpr LineKey rows[] = {
      {"capturing: must", &Variant::must_capture, true},
      {"checking: illegal", &Variant::checks, false},
      {"dropping, checking: illegal", &Variant::drop_checks, false},
      {"not in-check: may pass", &Variant::pass, true},
      {"passing 2: draws", &Variant::pass, true},
  };
  return rows;
}

}  // namespace boardwright::fairy_stockfish
