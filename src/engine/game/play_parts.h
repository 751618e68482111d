// Reads the values that the tables of [play] consist of: names of the game's pieces, zones, files
// and seats, numbers and keywords.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "base/hints.h"
#include "base/text.h"
#include "game/board_reader.h"
#include "game/game.h"

namespace boardwright::game {

using base::meant_or_all;

/// Reads these values and reports names that the game does not have.
class PlayParts {
 public:
  /// Requires: both outlive this.
  PlayParts(const Game& game, Report& report) : game_(game), report_(report) {}

  std::vector<std::string_view> piece_names() const {
    std::vector<std::string_view> names;
    for (const PieceType& piece_type : game_.piece_types) names.push_back(piece_type.id);
    return names;
  }

  PieceTypeId piece_type(const Data& text) {
    const std::string id = text.as_text(report_);
    if (const PieceType* known = game_.find_piece_type(id)) return game_.id_of(*known);
    if (text.is(Data::Kind::text))
      report_.error(text.place(), "unknown piece '" + id + "'",
                    [&, named = id] { return meant_or_all(named, piece_names()); });
    return no_piece_type;
  }

  PieceTypeId piece_type(const Data& data, std::string_view key, PieceTypeId fallback) {
    return data.has(key) ? piece_type(data.find(key)) : fallback;
  }

  /// The pieces named by a rule. Reports duplicates, which would be choices of their own.
  play::PieceTypeList piece_types(const std::vector<Data>& all) {
    play::PieceTypeList found;
    for (const Data& text : all) {
      const PieceTypeId each = piece_type(text);
      if (each == no_piece_type) continue;
      if (std::find(found.begin(), found.end(), each) != found.end())
        report_.error(text.place(), "a second '" + game_.piece_type(each).id + "'",
                      "once is enough");
      else
        found.push_back(each);
    }
    return found;
  }

  /// One piece, or a list of them.
  play::PieceTypeList list(const Data& data, std::string_view key) {
    const Data value = data.find(key);
    if (value.is(Data::Kind::text)) return piece_types({value});
    return piece_types(data.list_or_empty(key, report_));
  }

  bool flag(const Data& data, std::string_view key) { return data.boolean(key, false, report_); }

  std::string zone(const Data& data, std::string_view key) {
    std::string name = data.text(key, "", report_);
    if (!name.empty()) check_zone(game_, name, data.find(key).place(), report_);
    return name;
  }

  /// A number from 0 to `most`.
  int count(const Data& data, std::string_view key, int most) {
    const int number = data.number(key, 0, report_);
    if (number >= 0 && number <= most) return number;
    report_.error(data.find(key).place(), "'" + std::string(key) + "' is out of range",
                  "from 0 to " + std::to_string(most));
    return 0;
  }

  /// One of the keywords of a table.
  template <class Meaning, std::size_t N>
  Meaning word(const Data& data, std::string_view key, Meaning fallback,
               const base::Word<Meaning> (&words)[N]) {
    if (!data.has(key)) return fallback;
    const std::string written = data.text(key, report_);
    if (const auto meaning = base::value_of(written, words)) return *meaning;
    if (data.find(key).is(Data::Kind::text))
      report_.error(data.find(key).place(), "unknown word '" + written + "'",
                    [&] { return meant_or_all(written, base::words_of(words)); });
    return fallback;
  }

  /// A name that must be in `known`. `what` says in messages what it names.
  std::string named(const Data& text, const std::string& what,
                    const std::vector<std::string>& known) {
    std::string name = text.as_text(report_);
    if (text.is(Data::Kind::text) && std::find(known.begin(), known.end(), name) == known.end())
      report_.error(text.place(), "unknown " + what + " '" + name + "'",
                    [&] { return meant_or_all(name, known); });
    return name;
  }

  std::vector<std::string> seat_names() const {
    std::vector<std::string> names;
    for (const board::Seat& seat : game_.board().seats) names.push_back(seat.name);
    return names;
  }

  std::string seat_name(const Data& text) { return named(text, "seat", seat_names()); }

 private:
  const Game& game_;
  Report& report_;
};

/// Reads [play.end].
play::Ends read_end(const Data& data, const Game& game, Report& report);

}  // namespace boardwright::game
