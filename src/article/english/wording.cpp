// Fills the sentence of a claim's kind with its keys.
#include "english/wording.h"

#include <algorithm>
#include <set>

#include "base/text.h"
#include "board/selection.h"
#include "figure/words.h"
#include "verify/kinds.h"

namespace boardwright::english {

using base::joined, base::listed, base::plural, base::split, base::trimmed, base::with_article;
using game::CellNames, game::Claim;

namespace {

std::string spaced(std::string_view list) {
  return joined(std::span<const std::string_view>(split(list, ',')), ", ");
}

/// A condition after a sentence, with the words around its value.
struct Condition {
  std::string_view key, before, after;
};
constexpr Condition further_conditions[] = {
    {"from", " from ", ""},   {"board", " on board ", ""},
    {"heading", " at ", "°"}, {"length", " with ", " cells each"},
    {"by", " at a ", ""},
};

/// Fills a sentence. Slots in braces are a key of the claim, {piece}, or a format and a key, {axis
/// other}; {SEL} is the selection of cells, {on SEL} the same if there is one, {like} the pieces to
/// compare with, {where position} the position and the moves played from it. Conditions and other
/// keys that are not in the sentence follow it, the latter in parentheses.
class Wording {
 public:
  Wording(const Claim& claim, const game::Game& game) : claim_(claim), game_(game) {}

  std::string fill(std::string_view sentence) {
    std::string text;
    while (!sentence.empty()) {
      const std::size_t open = sentence.find('{');
      text += sentence.substr(0, open);
      if (open == std::string_view::npos) break;
      const std::size_t close = sentence.find('}', open);
      text += value(sentence.substr(open + 1, close - open - 1));
      sentence.remove_prefix(close + 1);
    }
    text += conditions();  // first, because it takes keys
    return text + unused_keys();
  }

 private:
  std::string_view take(std::string_view key) {
    used_keys_.emplace(key);
    return claim_.key(key);
  }

  std::string value(std::string_view slot) {
    if (slot == "SEL") return selection();
    if (slot == "like") return like();
    const std::size_t blank = slot.find(' ');  // npos + 1 is 0
    const std::string_view format = slot.substr(0, blank), key = slot.substr(blank + 1);
    if (format == "where") return where();
    if (format == "walls") return has_walls() ? ", walls ignored" : "";
    if (format == "whom") return described_piece();
    if (format == "men") return pieces();
    if (format == "on") return has_selection() ? " on the " + selection() : "";
    const std::string_view text = take(key);
    if (format == "piece" || format == "than" || format == "by") return piece_type(text);
    if (format == "use") return text == "capture" ? "captures" : "moves";
    if (format == "a") return with_article(piece_type(text));
    if (format == "pieces") return together(piece_types(text));
    if (format == "against") return listed(piece_types(text), "or the");
    if (format == "axis") return axes(text);
    if (format == "line") return along(text) + " line";
    if (format == "lines") return along(text) + " lines";
    if (format == "for") return text.empty() ? "" : " for " + seat(text);
    if (format == "shapes") return text.empty() ? "cells" : shapes(text);
    if (format == "teams")
      return text.empty() ? "teams" : "teams of " + std::string(text) + " seats";
    if (format == "way") return path_of(text);
    if (format == "list") return cell_list(text);
    if (format == "are")
      return cell_list(text) + (split(text, ',').size() == 1 ? " is one of the" : " are");
    if (format == "ways" || format == "moves")
      return std::string(text) + " " + std::string(format.substr(0, format.size() - (text == "1")));
    if (format == "turn") return text == "1" ? "smaller" : "larger";
    if (key == "seat") return seat(text);
    return spaced(text);
  }

  /// "squares and hexagons"
  static std::string shapes(std::string_view list) {
    std::vector<std::string> nouns;
    for (const std::string_view noun : split(list, ',')) nouns.push_back(plural(trimmed(noun)));
    return listed(nouns);
  }

  /// "d3", "d3 and e4"
  static std::string cell_list(std::string_view list) {
    std::vector<std::string_view> names;
    for (const std::string_view name : split(list, ',')) names.push_back(trimmed(name));
    return listed(std::span<const std::string_view>(names));
  }

  /// A path: "d3 to e4".
  static std::string path_of(std::string_view cells) {
    std::vector<std::string_view> ends;
    for (const std::string_view cell : split(cells, ',')) ends.push_back(trimmed(cell));
    return joined(std::span<const std::string_view>(ends), " to ");
  }

  std::string piece_type(std::string_view id) const {
    const moves::PieceType* found = game_.find_piece_type(id);
    return found != nullptr ? found->name : std::string(id);
  }

  std::vector<std::string> piece_types(std::string_view ids) const {
    std::vector<std::string> names;
    for (const std::string_view id : split(ids, ',')) names.push_back(piece_type(trimmed(id)));
    return names;
  }

  /// "Dabbaba", "Dabbaba and the Haxxaba together"
  static std::string together(const std::vector<std::string>& names) {
    return listed(names, "and the") + (names.size() > 1 ? " together" : "");
  }

  /// "orthogonal", "Y, V and W": axes before the noun of their lines
  static std::string along(std::string_view names) {
    const auto each = base::words(names);
    return listed(std::span<const std::string_view>(each));
  }

  /// "the X axis", "the Y, V and W axes"
  static std::string axes(std::string_view names) {
    return "the " + along(names) + (base::words(names).size() > 1 ? " axes" : " axis");
  }

  /// Whether the board of the claim has walls.
  bool has_walls() const {
    if (game_.boards.empty()) return false;
    const board::Board* other = game_.find_board(claim_.key("board"));
    return !(other != nullptr ? *other : game_.board()).walls.empty();
  }

  std::string like() const {
    std::vector<std::string> names;
    for (const std::string& each : claim_.like) {
      const moves::PieceType* found = game_.find_piece_type(each);
      names.push_back(found != nullptr ? with_article(found->name) : "‘" + each + "’");
    }
    return listed(names);
  }

  /// Whether a file or rank is given by its position, such as "middle", and not by its name.
  static bool is_place(std::string_view line) {
    constexpr std::string_view places[] = {"first", "second", "third",   "fourth",
                                           "fifth", "sixth",  "seventh", "eighth",
                                           "ninth", "tenth",  "last",    "middle"};
    return std::ranges::find(places, line) != std::end(places);
  }

  /// "squares of files b and h", "cells of the middle rank", "cells of the home zone"
  std::string selection() {
    std::string text = kinds();
    for (const auto& [key, singular] : {std::pair{"files", "file"}, std::pair{"ranks", "rank"}}) {
      const auto parts = split(take(key), ',');
      if (parts.empty()) continue;
      if (parts.size() == 1 && is_place(parts.front())) {
        text += " of the " + std::string(parts.front()) + " " + singular;
        continue;
      }
      text += (text.find(" of file") == text.npos ? " of " : " on ") +
              (parts.size() > 1 ? plural(singular) : std::string(singular)) + " " +
              listed(std::span<const std::string_view>(parts));
    }
    if (const auto sector = take("sector"); !sector.empty()) text += " of sector " + spaced(sector);
    if (const auto tint = take("tint"); !tint.empty()) text += " of " + spaced(tint);
    const auto zone = take("zone"), outside = take("outside");
    const bool owns = is_unused("seat") && claim_.key("seat") != "each" &&
                      claim_.key("piece").empty() && claim_.key("pieces").empty() &&
                      (zone.empty() || outside.empty()) && !(zone.empty() && outside.empty());
    const std::string whose = owns ? seat(take("seat")) + "’s " : "the ";
    if (!zone.empty()) text += " of " + zones(whose, zone);
    if (!outside.empty()) text += " outside " + zones(whose, outside);
    return text;
  }

  /// "the centre-file zone", "White’s red-solid and red-outline zones"
  static std::string zones(const std::string& whose, std::string_view list) {
    std::vector<std::string_view> names;
    for (const std::string_view name : split(list, ',')) names.push_back(trimmed(name));
    return whose + listed(std::span<const std::string_view>(names)) +
           (names.size() > 1 ? " zones" : " zone");
  }

  /// Whether the claim selects cells.
  bool has_selection() const {
    const auto keys = board::selection_keys();
    return std::ranges::any_of(keys, [&](auto key) { return claim_.keys.contains(key); });
  }

  std::string kinds() {
    std::vector<std::string> nouns;
    for (const char* key : {"shape", "tile"})
      for (const std::string_view noun : split(take(key), ',')) nouns.push_back(plural(noun));
    return nouns.empty() ? "cells" : listed(nouns);
  }

  std::string seat(std::string_view number) const {
    if (number == "each") return "each player";
    const auto n = static_cast<std::size_t>(base::to_integer(number).value_or(1));
    if (game_.boards.empty() || n < 1 || n > game_.board().seats.size())
      return "seat " + std::string(number.empty() ? "1" : number);
    return game_.board().seats[n - 1].name;
  }

  /// "at the start", "after e2–e4 and e7–e5", "in the position ‘kiwipete’ after e2–e4"
  std::string where() {
    const std::string_view position = take("position"), plays = take("plays");
    const bool starts = position == game_.start && !game_.start.empty();
    const std::string there = "in the position ‘" + std::string(position) + "’";
    std::vector<std::string> moves;
    for (const std::string_view move : split(plays, ';'))
      moves.push_back(figure::in_words(game_, {std::string(trimmed(move)), {}}));
    if (moves.empty()) return starts ? "at the start" : there;
    return (starts ? "" : there + " ") + "after " + listed(moves);
  }

  /// "a multiple Progressive Knight with n = 3", "the piece on e4 at the start"
  std::string described_piece() {
    const std::string_view id = take("piece");
    if (!id.empty()) {
      const Numbers state = numbers();
      return with_article((state.flags.empty() ? "" : listed(state.flags) + " ") + piece_type(id)) +
             state.after();
    }
    return "the piece on " + std::string(take("cell")) + " " + where();
  }

  /// "pieces", "White's Pawns"; "pieces and Pawns" in games that have Pawns
  std::string pieces() {
    const std::string_view id = take("piece");
    const std::string_view number = take("seat");
    const std::string owner = number.empty() ? "" : seat(number) + "’s ";
    if (!id.empty()) return owner + plural(piece_type(id));
    const bool pawns = std::ranges::any_of(game_.piece_types, [](const moves::PieceType& each) {
      return !each.helper && each.name == "Pawn";
    });
    return owner + (pawns ? "pieces and Pawns" : "pieces");
  }

  /// The state of a piece: "multiple" and "n = 3" for "n=3,multiple".
  struct Numbers {
    std::vector<std::string> flags, values;
    std::string moved;  ///< ", after its first move"

    std::string after() const { return (values.empty() ? "" : " with " + listed(values)) + moved; }
  };
  Numbers numbers() {
    Numbers found;
    for (const std::string_view each : split(take("state"), ',')) {
      const std::string_view part = trimmed(each);
      const std::size_t equals = part.find('=');
      const std::string_view name = trimmed(part.substr(0, equals));
      if (equals == part.npos) {
        found.flags.emplace_back(part);
        continue;
      }
      const std::string_view number = trimmed(part.substr(equals + 1));
      if (name == moves::unmoved_number)
        found.moved = number == "0" ? ", after its first move" : ", before its first move";
      else
        found.values.push_back(std::string(name) + " = " + std::string(number));
    }
    return found;
  }

  /// The state as a condition: " when multiple with n = 3"; empty if the sentence says it.
  std::string in_state() {
    if (!is_unused("state")) return {};
    const Numbers state = numbers();
    return (state.flags.empty() ? "" : " when " + listed(state.flags)) + state.after();
  }

  /// Whether the claim has this key and the sentence does not use it.
  bool is_unused(std::string_view key) const {
    return !used_keys_.contains(key) && !claim_.key(key).empty();
  }

  /// ", with friendly pieces on d4 and e5, for Black"
  std::string conditions() {
    std::string text = in_state();
    for (const auto& [key, owner] :
         {std::pair{"own", std::string("friendly")}, std::pair{"enemy", std::string("enemy")}}) {
      if (!is_unused(key)) continue;
      const auto cells = split(take(key), ',');
      text += (text.find(", with ") == text.npos ? ", with " : " and ") +
              (cells.size() == 1 ? with_article(owner) + " piece" : owner + " pieces") + " on " +
              listed(std::span<const std::string_view>(cells));
    }
    for (const Condition& each : further_conditions)
      if (is_unused(each.key))
        text += std::string(each.before) + std::string(take(each.key)) + std::string(each.after);
    if (is_unused("seat")) text += ", for " + seat(take("seat"));
    return text;
  }

  /// The keys that the sentence does not use.
  std::string unused_keys() const {
    std::string text;
    for (const auto& [key, value] : claim_.keys) {
      if (used_keys_.contains(key) || value.empty()) continue;
      text += (text.empty() ? " (" : "; ") + key + " " + spaced(value);
    }
    return text.empty() ? text : text + ")";
  }

  const Claim& claim_;
  const game::Game& game_;
  std::set<std::string, std::less<>> used_keys_;
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
    if (std::ranges::find(those, name) == those.end()) only.push_back(name);
  return only;
}

}  // namespace

std::string in_words(const Claim& claim, const game::Game& game) {
  const verify::ClaimKind* kind = verify::find_kind(claim.kind);
  if (kind == nullptr) return claim.kind;
  std::string text = Wording(claim, game).fill(kind->sentence);
  const bool begins_with_cell =
      kind->sentence.starts_with("{list of}") || kind->sentence.starts_with("{are of}");
  if (!begins_with_cell && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

Difference difference(const Claim& claim, const game::Value& computed) {
  const auto* printed = std::get_if<CellNames>(&claim.documented);
  const auto* found = std::get_if<CellNames>(&computed);
  if (printed == nullptr || found == nullptr)
    return {game::shown(claim.documented), game::shown(computed)};
  const CellNames extra = only_in(*printed, *found), missing = only_in(*found, *printed);
  return {with_and_without(extra, missing), with_and_without(missing, extra)};
}

}  // namespace boardwright::english
