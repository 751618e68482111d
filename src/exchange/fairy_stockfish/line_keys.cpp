// The table of lines and keys.
#include "fairy_stockfish/line_keys.h"

#include "base/text.h"

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

std::array<std::string, 2> blast_lines(const std::vector<std::string>& unharmed) {
  return {"capturing: removes itself",
          "capturing: removes touching" +
              (unharmed.empty() ? "" : " not " + base::joined(unharmed, " or "))};
}

}  // namespace boardwright::fairy_stockfish
