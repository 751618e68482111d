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

std::vector<std::string> counting_lines(std::string_view rule,
                                        const std::vector<std::string>& pieces) {
  const std::string begins =
      "playing, not with limit, at-most 0 " + pieces[0] + ", at-most 1 enemy";
  std::vector<std::string> lines = {"playing, with limit, at-most 1 own: gains count"};
  const auto limit = [&](const std::string& left, int most) {
    lines.push_back(begins + left + ": gains limit " + std::to_string(most));
  };
  const auto none = [](const std::string& piece) { return ", at-most 0 " + piece; };
  const auto few = [](const std::string& piece) { return ", at-most 1 " + piece; };
  const auto one = [](const std::string& piece) { return ", at-least 1 at-most 1 " + piece; };
  const auto any = [](const std::string& piece) { return ", at-least 1 " + piece; };
  const auto two = [](const std::string& piece) { return ", at-least 2 " + piece; };
  const std::string &rook = pieces[1], &khon = pieces[2], &knight = pieces[3];
  if (rule == "asean") {
    limit(any(rook), 16);
    limit(none(rook) + any(khon), 44);
    limit(none(rook) + none(khon) + any(knight), 64);
  } else {
    lines.push_back(begins + ": gains count own");
    lines.push_back(begins + ": gains count enemy");
    limit(two(rook), 8);
    limit(one(rook), 16);
    limit(none(rook) + two(khon), 22);
    limit(none(rook) + few(khon) + two(knight), 32);
    limit(none(rook) + one(khon) + few(knight), 44);
    limit(none(rook) + none(khon) + few(knight), 64);
  }
  lines.emplace_back("with limit, not with limit at-least count: draws");
  return lines;
}

std::vector<std::string> chasing_lines(const std::vector<std::string>& pieces,
                                       const std::string& zone) {
  const std::string few = pieces[0] + " or " + pieces[1];
  const std::string chasing = "repeated 3, always not " + few + " attacking enemy ";
  return {"repeated 3, always " + pieces[3] + " or " + pieces[4] + " attacking enemy " + pieces[2] +
              ": loses",
          chasing + "not " + few + " not protected: loses",
          chasing + pieces[1] + " on " + zone + " not protected: loses"};
}

}  // namespace boardwright::fairy_stockfish
