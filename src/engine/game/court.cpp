// Reads the rules of published sources, and makes a claim of each.
#include "game/court.h"

#include <algorithm>

#include "base/hints.h"
#include "base/limits.h"
#include "base/text.h"
#include "game/positions.h"
#include "play/fen.h"

namespace boardwright::game {
namespace {

/// A word for what a move does, and the claim that it makes.
struct Verdict {
  std::string_view word;
  bool legal;                ///< whether the move may be made
  std::string_view outcome;  ///< of the game, for its mover; empty: not asked
};
constexpr Verdict verdicts[] = {
    {"legal", true, ""},     {"illegal", false, ""},  {"wins", true, "win"},
    {"draws", true, "draw"}, {"loses", true, "loss"}, {"goes on", true, "none"},
};

const Verdict* find_verdict(std::string_view word) {
  const auto* found = std::ranges::find(verdicts, word, &Verdict::word);
  return found == std::end(verdicts) ? nullptr : found;
}

std::string verdict_words() {
  std::vector<std::string_view> words;
  for (const Verdict& each : verdicts) words.push_back(each.word);
  return base::joined(words, ", ");
}

/// Sets the keys of a claim about one move, written in full: two cells, perhaps what the piece
/// becomes; or a letter, an @ and a cell; or a pass. Reports any other text.
void read_move(const Game& game, const Data& text, Claim& claim, Report& report) {
  const std::string move = text.as_text(report);
  const std::vector<std::string_view> parts = base::words(move);
  if (move == "pass") {
    claim.kind = "may-pass";
  } else if (parts.size() == 3 && parts[1] == "@") {
    const auto piece_type = std::ranges::find(game.piece_types, parts[0], &PieceType::letter);
    if (piece_type == game.piece_types.end())
      return report.error(text.place(), "no piece has the letter " + in_quotes(parts[0]),
                          "a drop is written as P @ e5");
    claim.kind = "may-drop";
    claim.keys["piece"] = piece_type->id;
    claim.keys["to"] = parts[2];
  } else if (parts.size() == 2 || (parts.size() == 4 && parts[2] == "=")) {
    claim.kind = parts.size() == 2 ? "may-legally" : "may-become";
    claim.keys["cell"] = parts[0];
    claim.keys["to"] = parts[1];
    if (parts.size() == 4) claim.keys["piece"] = parts[3];
  } else {
    report.error(text.place(), in_quotes(move) + " is not a move written in full",
                 "as \"e2 e4\", \"a7 a8 = queen\", \"P @ e5\" or \"pass\"");
  }
}

/// Reads a move and its verdict into the claim of a rule, which has its position already.
void read_verdict(const Game& game, const Data& data, CourtRule& rule, Report& report) {
  const Data written = data.find("verdict"), move = data.find("move");
  rule.verdict = data.text("verdict", report);
  rule.move = data.text("move", report);
  if (!written.is(Data::Kind::text) || !move.is(Data::Kind::text)) return;
  const Verdict* verdict = find_verdict(rule.verdict);
  if (verdict == nullptr)
    return report.error(written.place(), "unknown verdict " + in_quotes(rule.verdict),
                        "it is one of: " + verdict_words());
  Claim& claim = rule.claim;
  read_move(game, move, claim, report);
  claim.documented = verdict->legal;
  if (verdict->outcome.empty()) return;
  std::string plays = claim.key("plays");
  plays += (plays.empty() ? "" : "; ") + rule.move;
  claim.kind = "outcome";
  claim.keys = {{"position", claim.key("position")}, {"plays", plays}};
  claim.documented = std::string(verdict->outcome);
}

/// Reads the cells to which a piece can go.
void read_targets(const Data& data, CourtRule& rule, Report& report) {
  for (const char* key : {"move", "verdict"})
    if (data.has(key))
      report.error(data.find(key).place(), "the rule has both 'cells' and " + in_quotes(key),
                   "give a 'move' and its 'verdict', or a 'cell' and its 'cells'");
  const std::string cells = data.text("cells", report);
  rule.claim.kind = "legal-cells";
  rule.claim.keys["cell"] = data.text("cell", report);
  rule.claim.documented = cells.empty() ? CellNames{} : board::comma_list(cells);
}

/// The position of a rule: a name, FEN, or the start.
void read_position(Game& game, const Data& data, Claim& claim, Report& report) {
  const Data written = data.find("position");
  std::string name = game.start;
  if (data.has("position")) {
    name = data.text("position", report);
    add_position(game, name, written.place(), report);
  }
  if (game.find_position(name) == nullptr && !play::looks_like_fen(name)) {
    const bool is_start = !data.has("position");
    report.error(
        is_start ? data.place() : written.place(),
        is_start ? "the game has no position to begin with" : "no position " + in_quotes(name),
        is_start ? base::Hint("give the rule a 'position'")
                 : base::meant_or_all(name, position_names(game)));
  }
  claim.keys["position"] = name;
  if (const std::string plays = data.text("plays", "", report); !plays.empty())
    claim.keys["plays"] = plays;
}

CourtRule read_rule(Game& game, const Data& data, Report& report) {
  CourtRule rule;
  rule.place = data.text("place", report);
  rule.says = data.text("says", report);
  rule.claim.place = data.place();
  rule.claim.source = data;
  read_position(game, data, rule.claim, report);
  if (data.has("cells"))
    read_targets(data, rule, report);
  else
    read_verdict(game, data, rule, report);
  return rule;
}

/// Reports a source that cannot judge: the program whose rules the game's data follow.
void check_source(const Game& game, const Court& court, const Data& written, Report& report) {
  if (game.made_from.empty() || court.source.find(game.made_from) == std::string::npos) return;
  report.error(written.place(), "the rules were made from " + game.made_from,
               "a source that judges them is another one");
}

}  // namespace

void read_courts(Game& game, const Data& data, Report& report) {
  const auto all = data.list_or_empty("court", report);
  if (report.has_errors()) {  // they could make positions unreadable
    data.find("court").mark_known();
    return;
  }
  for (const Data& each : at_most(base::limits::articles, all, "a game", "courts", report)) {
    Court court;
    court.source = each.text("source", report);
    check_source(game, court, each.find("source"), report);
    for (const Data& rule :
         at_most(base::limits::figures, each.list("rules", report), "a court", "rules", report))
      court.rules.push_back(read_rule(game, rule, report));
    game.courts.push_back(std::move(court));
  }
}

void add_court_claims(const Game& game, Article& article) {
  std::size_t number = 0;
  for (const Court& court : game.courts)
    for (const CourtRule& rule : court.rules) {
      Claim claim = rule.claim;
      claim.id = court_claim_id(++number);
      claim.at = rule.place;
      claim.document = article.id;
      claim.in_court = true;
      article.claims.push_back(std::move(claim));
    }
}

std::string court_claim_id(std::size_t number) { return "court-" + std::to_string(number); }

std::size_t rules_in_court(const Game& game) {
  std::size_t count = 0;
  for (const Court& court : game.courts) count += court.rules.size();
  return count;
}

}  // namespace boardwright::game
