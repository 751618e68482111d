// Draws rulers, crosses, lines and text.
#include "sheets/gauges.h"

#include <utility>

#include "base/text.h"
#include "scene/measures.h"
#include "text/typography.h"

namespace boardwright::sheets {

using base::Millimetres, base::operator""_mm;
using scene::PaperVec;

void add_line(Scene& scene, const char* role, PaperVec from, PaperVec to) {
  scene.root.children.emplace_back(
      scene::polyline(scene::role_tag(role), {at_one_to_one(from), at_one_to_one(to)}));
}

void add_frame(Scene& scene, const char* role, const scene::PaperBox& box) {
  const auto [low, high] = at_one_to_one(box);
  scene.root.children.emplace_back(
      scene::polygon(scene::role_tag(role), {low, {high.x, low.y}, high, {low.x, high.y}}));
}

Millimetres words_width(const std::string& text, Millimetres size) {
  return 2 * scene::half_width(text, at_one_to_one(size)) * scene::one_to_one;
}

namespace {

/// Breaks a text greedily into lines that fit the room.
std::vector<std::string> lines_within(std::string_view text, Millimetres size, Millimetres room) {
  std::vector<std::string> found(1);
  for (const std::string_view word : base::words(text)) {
    std::string longer = found.back();
    if (!longer.empty()) longer += ' ';
    longer += word;
    if (found.back().empty() || words_width(longer, size) <= room)
      found.back() = std::move(longer);
    else
      found.emplace_back(word);
  }
  return found;
}

}  // namespace

std::vector<std::string> balanced_lines(std::string_view text, Millimetres size, Millimetres room) {
  std::vector<std::string> best = lines_within(text, size, room);
  for (Millimetres width = room - 2_mm; width > room / 2; width = width - 2_mm) {
    std::vector<std::string> narrower = lines_within(text, size, width);
    if (narrower.size() > best.size()) break;
    best = std::move(narrower);
  }
  return best;
}

void add_words(Scene& scene, const char* role, PaperVec at, const std::string& words,
               Millimetres size, Millimetres room, double angle) {
  const std::string text = text::curled(words);
  const Millimetres width = words_width(text, size);
  if (width > room) size = size * (room / width);
  scene.root.children.emplace_back(
      scene::Text{scene::role_tag(role), at_one_to_one(at), text, at_one_to_one(size), angle});
}

void add_ruler(Scene& scene, PaperVec from) {
  add_line(scene, "gauge", from, from + PaperVec{ruler_length, 0_mm});
  for (int i = 0; i <= 10; ++i) {
    const PaperVec foot = from + PaperVec{10.0 * i * 1_mm, 0_mm};
    add_line(scene, "gauge", foot, foot + PaperVec{0_mm, i % 5 == 0 ? 3_mm : 2_mm});
  }
  add_words(scene, "words", from + PaperVec{ruler_length / 2 + 14_mm, 3.2_mm}, "100 mm", 2.4_mm,
            20_mm);
}

void add_cross(Scene& scene, PaperVec at) {
  for (const PaperVec reach : {PaperVec{cross_arm, 0_mm}, PaperVec{0_mm, cross_arm}})
    add_line(scene, "register", at - reach, at + reach);
}

}  // namespace boardwright::sheets
