// Helpers that draw figures written in tests and find their parts.
#pragma once
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/text.h"
#include "diagram/diagram.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::test {

inline const Game& star() {
  static const std::unique_ptr<Game> game = read_rules("immortal-star-masters");
  return *game;
}

/// A game with one more position, named "z".
inline std::unique_ptr<Game> game_with(const std::string& id, const std::string& position) {
  Report report;
  auto game = read_rules(id);
  auto read = parse_position(position, "position.txt", game->board(), game->piece_types, report);
  EXPECT_EQ(describe(report), "");
  if (read) game->positions.push_back({"z", std::move(*read)});
  return game;
}

inline std::unique_ptr<Game> star_with(const std::string& position) {
  return game_with("immortal-star-masters", position);
}

/// A figure from the keys that follow its id, title and section.
inline Figure figure(const std::string& keys, Report& report) {
  const auto data =
      parse_data("id = \"1\"\ntitle = \"t\"\nsection = \"s\"\n" + keys, "figure.toml", report);
  if (!data) return {};
  UniqueNames names("figure");
  Figure read = read_figure(*data, "index", names, report);
  data->report_unused(report);
  return read;
}

/// The drawn figure. It lives until the program ends, since the diagram points to it.
inline Diagram drawn(const Game& game, const std::string& keys) {
  static std::vector<std::unique_ptr<Figure>> kept;
  Report report;
  kept.push_back(std::make_unique<Figure>(figure(keys, report)));
  auto diagram = draw(game, *kept.back(), report);
  EXPECT_EQ(describe(report), "");
  return diagram ? std::move(*diagram) : Diagram();
}
inline Diagram drawn(const std::string& keys) { return drawn(star(), keys); }

/// The problems reported when a figure is read and drawn, without source lines.
inline std::string problems(const Game& game, const std::string& keys) {
  Report report;
  const Figure read = figure(keys, report);
  if (!report.has_errors()) draw(game, read, report);
  std::string found;
  for (const Problem& problem : report.problems())
    found += std::to_string(problem.place.line) + ": " + problem.message +
             (problem.hint.empty() ? "" : " (" + problem.hint + ")") + "\n";
  return found;
}

inline std::string problems(const std::string& keys) { return problems(star(), keys); }

/// Calls a function for every part of a drawing that has all words of a role, in drawing order.
template <class Part>
std::vector<Part> parts(const Group& group, const std::string& role) {
  std::vector<Part> found;
  const std::function<void(const Group&)> walk = [&](const Group& in) {
    for (const Node& node : in.children) {
      const Tag& tag = std::visit([](const auto& each) -> const Tag& { return each.tag; }, node);
      const auto given = words(tag.role);
      bool fits = true;
      for (const std::string_view word : words(role))
        fits = fits && std::find(given.begin(), given.end(), word) != given.end();
      if (const auto* part = std::get_if<Part>(&node); part != nullptr && fits)
        found.push_back(*part);
      if (const auto* inner = std::get_if<Group>(&node)) walk(*inner);
    }
  };
  walk(group);
  return found;
}

inline std::vector<Path> paths(const Diagram& diagram, const std::string& role) {
  return parts<Path>(diagram.scene.root, role);
}
inline std::vector<Text> texts(const Diagram& diagram, const std::string& role) {
  return parts<Text>(diagram.scene.root, role);
}
inline std::vector<Group> groups(const Diagram& diagram, const std::string& role) {
  return parts<Group>(diagram.scene.root, role);
}

/// "rd-k1 move, rd-kn1 cannot": the marks of a figure in order.
inline std::string marks(const Diagram& diagram) {
  std::vector<std::string> all;
  for (const Mark& mark : diagram.content.marks)
    all.push_back(diagram.content.board->name(mark.cell) + " " + mark.mark);
  return joined(all, ", ");
}

}  // namespace boardwright::test
