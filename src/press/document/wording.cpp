// Words claims by a table with one sentence for each kind.
#include "document/wording.h"

#include <algorithm>
#include <array>
#include <set>

#include "base/text.h"

namespace boardwright::document {
namespace {

/// In braces: a key of the claim; {SEL}: the cells it selects; {like}: what it is compared with.
constexpr Word<std::string_view> wordings[] = {
    {"reach-count", "number of cells that the {piece} on {cell} can go to"},
    {"reach-cells", "cells that the {piece} on {cell} can go to"},
    {"move-cells", "empty cells that the {piece} on {cell} can move to"},
    {"capture-cells", "cells on which the {piece} on {cell} can capture"},
    {"may", "the {piece} on {cell} can go to {to}"},
    {"range-count", "number of cells that the {piece} can ever arrive on"},
    {"range-cells", "cells that the {piece} can ever arrive on"},
    {"range-share", "share of the board that the {piece} can ever arrive on"},
    {"range-covers", "{pieces}: all together can arrive on just the {SEL}"},
    {"distance", "fewest moves of the {piece} from {from} to {to}"},
    {"detour", "most moves the {piece} needs for one move of {against}"},
    {"same-moves", "the {piece} moves like {like}"},
    {"reach-more", "the {piece} can go wherever the {than} can, and farther"},
    {"piece-count", "number of pieces"},
    {"inventor", "inventor of the {piece}"},
    {"cell-count", "number of {SEL}"},
    {"cell-share", "share of the {SEL} in the board"},
    {"cell-list", "list of the {SEL}"},
    {"cell-exists", "there is a cell {cell}"},
    {"subset", "{of}: all are {SEL}"},
    {"rank-count", "number of ranks"},
    {"file-count", "number of files"},
    {"axis-count", "number of directions of lines"},
    {"line-count", "number of lines of {axis}"},
    {"line-cells", "cells of the line of {axis} through {through}"},
    {"line-length", "cells on the line of {axis} through {through}, counted"},
    {"on-line", "{of}: all lie on one line of {axis}"},
    {"alternates", "every other cell of the lines of {axis} is a {shape}"},
    {"turn", "degrees between {axis} and {other}"},
    {"corner-angle", "degrees of a corner of the {SEL}"},
    {"touch-least", "fewest {other} that one of the {SEL} touches"},
    {"touch-most", "most {other} that one of the {SEL} touches"},
    {"touch-some", "one of the {SEL} touches exactly {number} {other}"},
    {"touch-cells", "cells that touch {cell}"},
    {"rings", "number of {circle} circles"},
    {"ring-cells", "cells of the {circle} circle round {around}"},
    {"path-cells", "cells of the shortest {path} path through {via}"},
    {"connected", "the {SEL} hang together along the {path} path"},
    {"same-cell", "{of}: all are names of one cell"},
    {"name-count", "number of full names of {cell}"},
    {"wall-count", "number of cells lost to walls"},
    {"wall-groups", "number of walls"},
    {"whole-count", "number of cells with those of the walls"},
    {"indicator-count", "number of Indicators"},
    {"steps", "steps from {from} to {to}, walls no hindrance"},
    {"tint-count", "number of colours of cells"},
    {"tints-differ", "cells that share a side differ in colour"},
    {"border-cells", "cells of the zone along the {border} line"},
    {"ways", "directions in which the {piece} on {cell} can set out"},
    {"men-count", "number of men in position {position}"},
    {"men-cells", "cells of the men in position {position}"},
    {"man-at", "who stands on {cell} in position {position}"},
    {"men-tints", "number of colours on which these men stand in position {position}"},
    {"kept-in", "in position {position} the {by}s keep the man on {cell} within the {SEL}"},
    {"legal-count", "number of legal moves in position {position}"},
    {"perft", "sequences of {depth} legal moves in position {position}"},
    {"legal-cells", "cells that the man on {cell} can legally go to in position {position}"},
    {"legal-captures", "men that the one on {cell} can legally take in position {position}"},
    {"may-legally", "the man on {cell} can legally go to {to} in position {position}"},
    {"promotions", "what the man on {cell} can become on {to} in position {position}"},
    {"checked", "a King of seat {seat} is attacked in position {position}"},
    {"plays-on", "seat {seat} is still in the game in position {position}"},
    {"wins", "seat {seat} has won in position {position}"},
    {"letter", "letter of the {piece}"},
    {"written", "how a {piece} is written"},
    {"wheel-most", "most leaps of the {piece} in one move"},
    {"leap-angle", "degrees between neighbouring leaps of the {piece}"},
    {"shared-reach",
     "share of the cells reached by a {piece} on {of} that are reached from {other}"},
    {"shared-pairs", "number of pairs among the {SEL}"},
    {"shared-by-most",
     "pairs of {piece} on the {SEL} that share more than half of their cells with the same pair of "
     "the other side"},
    {"shared-best",
     "largest share of cells that two {piece}s on the {SEL} have in common with the "
     "same two of the other side"},
    {"shared-mean", "mean of these shares for two {piece}s on the {SEL}"},
    {"turn-of", "whose turn it is in position {position}"},
    {"score", "points of seat {seat} in position {position}"},
    {"value", "value of the {piece}"},
    {"points", "points for the {piece} taken on {cell}"},
    {"figure-of", "number of the diagram with the {piece} on {cell}"},
    {"man-cell", "cell of {man} in Diagram {figure}"},
    {"man-mark", "sign of {man} in Diagram {figure}"},
    {"marked-cells", "cells that bear {mark} in Diagram {figure}"},
    {"route-ends", "ends of the route with {mark} in Diagram {figure}"},
    {"heading", "title of section {section}"},
};

std::string plural(std::string_view noun) { return std::string(noun) + "s"; }

std::string spaced(std::string_view list) {
  return joined(std::span<const std::string_view>(split(list, ',')), ", ");
}

/// Puts the keys of a claim into its kind's wording.
class Wording {
 public:
  Wording(const Claim& claim, const Game& game) : claim_(claim), game_(game) {}

  std::string fill(std::string_view pattern) {
    std::string text;
    while (!pattern.empty()) {
      const std::size_t open = pattern.find('{');
      text += pattern.substr(0, open);
      if (open == std::string_view::npos) break;
      const std::size_t close = pattern.find('}', open);
      text += value(pattern.substr(open + 1, close - open - 1));
      pattern.remove_prefix(close + 1);
    }
    return text + rest();
  }

  std::string generic() {
    std::string text = claim_.kind;
    std::replace(text.begin(), text.end(), '-', ' ');
    return text + rest();
  }

 private:
  std::string_view take(std::string_view key) {
    told_.emplace(key);
    return claim_.key(key);
  }

  std::string value(std::string_view key) {
    if (key == "SEL") return selection();
    if (key == "like") return like();
    const std::string_view text = take(key);
    if (key == "piece" || key == "than" || key == "by") return piece(text);
    if (key == "pieces" || key == "against") return pieces(text);
    if (key == "axis")
      return text.find(' ') == text.npos ? "axis " + std::string(text)
                                         : "axes " + std::string(text);
    if (key == "other" && claim_.kind.starts_with("touch"))
      return text.empty() ? "cells" : plural(text);
    if (key == "other" && claim_.kind == "shared-reach") return spaced(text);
    if (key == "other") return "axis " + std::string(text);
    return spaced(text);
  }

  std::string piece(std::string_view id) const {
    const Piece* found = game_.find_piece(id);
    return found != nullptr ? found->name : std::string(id);
  }

  std::string pieces(std::string_view ids) const {
    std::vector<std::string> names;
    for (const std::string_view id : split(ids, ',')) names.push_back(piece(trimmed(id)));
    return listed(names);
  }

  std::string like() const {
    std::vector<std::string> names;
    for (const std::string& each : claim_.like) {
      const Piece* found = game_.find_piece(each);
      names.push_back(found != nullptr ? found->name : "‘" + each + "’");
    }
    return listed(names);
  }

  /// "squares of the files b and h"
  std::string selection() {
    std::string text = kinds();
    for (const auto& [key, singular] : {std::pair{"files", "file"}, std::pair{"ranks", "rank"}}) {
      const auto parts = split(take(key), ',');
      if (parts.empty()) continue;
      text += " of the " + (parts.size() > 1 ? plural(singular) : std::string(singular)) + " " +
              listed(std::span<const std::string_view>(parts));
    }
    if (const auto sector = take("sector"); !sector.empty()) text += " of sector " + spaced(sector);
    if (const auto tint = take("tint"); !tint.empty()) text += " of " + std::string(tint);
    if (const auto zone = take("zone"); !zone.empty()) text += " in " + std::string(zone);
    if (const auto outside = take("outside"); !outside.empty())
      text += " not in " + std::string(outside);
    return text;
  }

  std::string kinds() {
    std::vector<std::string> nouns;
    for (const char* key : {"shape", "tile"})
      for (const std::string_view noun : split(take(key), ',')) nouns.push_back(plural(noun));
    return nouns.empty() ? "cells" : listed(nouns);
  }

  /// The keys that the wording did not use.
  std::string rest() const {
    std::string text;
    for (const auto& [key, value] : claim_.keys) {
      if (told_.contains(key) || value.empty()) continue;
      text += (text.empty() ? " (" : "; ") + key + " " + spaced(value);
    }
    return text.empty() ? text : text + ")";
  }

  const Claim& claim_;
  const Game& game_;
  std::set<std::string, std::less<>> told_;
};

/// "with c4, without d3", or empty.
std::string with_and_without(const CellNames& with, const CellNames& without) {
  std::string text;
  if (!with.empty()) text = "with " + joined(with, ", ");
  if (!without.empty()) text += (text.empty() ? "without " : "; without ") + joined(without, ", ");
  return text;
}

CellNames only_in(const CellNames& these, const CellNames& those) {
  CellNames only;
  for (const std::string& name : these)
    if (std::find(those.begin(), those.end(), name) == those.end()) only.push_back(name);
  return only;
}

}  // namespace

std::string in_words(const Claim& claim, const Game& game) {
  Wording wording(claim, game);
  const auto pattern = value_of(claim.kind, wordings);
  std::string text = pattern ? wording.fill(*pattern) : wording.generic();
  const bool begins_with_cell = pattern && pattern->starts_with("{of}");
  if (!begins_with_cell && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

Difference difference(const Claim& claim, const Value& computed) {
  const auto* printed = std::get_if<CellNames>(&claim.documented);
  const auto* found = std::get_if<CellNames>(&computed);
  if (printed == nullptr || found == nullptr) return {shown(claim.documented), shown(computed)};
  const CellNames extra = only_in(*printed, *found), missing = only_in(*found, *printed);
  return {with_and_without(extra, missing), with_and_without(missing, extra)};
}

}  // namespace boardwright::document
