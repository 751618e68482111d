// Compares random games of an imported variant with those of the engine.
#include "fairy_stockfish/comparison.h"

#include <algorithm>
#include <array>
#include <map>
#include <random>

#include "base/text.h"
#include "fairy_stockfish/engine_names.h"

namespace boardwright::fairy_stockfish {

using game::Game;
using play::Ending, play::GameLogic, play::Move, play::Position;

namespace {

using What = Difference::What;

constexpr base::Word<What> what_words[] = {
    {"only-here", What::only_here}, {"only-there", What::only_there},
    {"ends-here", What::ends_here}, {"ends-there", What::ends_there},
    {"result", What::result},       {"position", What::position},
};

/// Parts of the keys about a kind of move, whose names contain a sign.
struct Clue {
  std::string_view sign;
  std::array<std::string_view, 3> parts;  ///< empty ones fit none
};

constexpr Clue clues[] = {
    {"@", {"rop", "ToHand", "mmobility"}},
    {"pass", {"pass", "Pass"}},
    {",", {"alling", "Gating"}},
    {"+", {"romot"}},
};

constexpr std::array<std::string_view, 10> end_parts = {
    "extinction", "flag",    "Flag",     "stalemate", "checkmate",
    "checkCount", "connect", "material", "collinear", "castlingWins"};

constexpr std::string_view result_words[] = {"lost", "drawn", "won"};

template <class Parts>
bool speaks_of(std::string_view key, const Parts& parts) {
  return std::ranges::any_of(
      parts, [&](std::string_view part) { return !part.empty() && key.find(part) != key.npos; });
}

/// How a game has ended for the seat that moved last: 1 won, 0 drawn, -1 lost.
int result_for(const Ending& ending, board::SeatId mover) {
  if (ending.winner) return *ending.winner == mover ? 1 : -1;
  if (ending.loser) return *ending.loser == mover ? -1 : 1;
  return 0;
}

/// Plays one game after another.
class Comparer {
 public:
  Comparer(Engine& engine, const Game& game, const Imported& imported, const RandomGames& random)
      : engine_(engine),
        game_(game),
        imported_(imported),
        variant_(*imported.variant),
        start_(*game.find_position(game.start)),
        logic_(game::play_of(game, start_)),
        options_(random) {
    engine_.choose(imported.name, imported.made ? imported.made->ranks : 8);
  }

  Comparison compare() {
    std::seed_seq seeds(variant_.name.begin(), variant_.name.end());
    std::array<std::uint64_t, 1> own{};
    seeds.generate(own.begin(), own.end());
    std::mt19937_64 random(own[0] + options_.seed);
    for (int i = 0; i < options_.games && !found_.silent; ++i) {
      play_one(random);
      ++found_.games;
    }
    return std::move(found_);
  }

 private:
  using Named = std::map<std::string, Move>;

  void play_one(std::mt19937_64& random) {
    std::vector<Position> line{logic_.settled(start_)};
    moves_.clear();
    last_.clear();
    for (int i = 0; i <= options_.most_moves; ++i) {
      Named named = engine_names(logic_, line.back(), game_, variant_);
      const auto view = engine_.view(moves_, candidates(line.back(), named));
      if (!view) {
        found_.silent = true;
        return;
      }
      ++found_.positions;
      std::map<std::string, std::string> theirs;
      bool twice = false;
      for (const std::string& name : view->moves)
        twice |= !theirs.emplace(plain_name(name), name).second;
      // Version 11 gives castling the name of the King's step.
      if (twice)
        std::erase_if(named, [&](const auto& each) {
          return each.second.rook_from != geometry::no_cell && !theirs.contains(each.first);
        });
      // A seat that is stuck may have to pass here before the game ends, which it does at once
      // there.
      if (theirs.empty() && named.size() == 1 && named.begin()->second.is_pass()) {
        line.push_back(logic_.after(line.back(), named.begin()->second));
        named = engine_names(logic_, line.back(), game_, variant_);
      }
      if (differs(line, *view, named, theirs) || ended(line, named.empty())) return;
      auto chosen = named.begin();
      std::advance(chosen, random() % named.size());
      add_move(theirs.at(chosen->first), line.back().turn);
      line.push_back(logic_.after(line.back(), chosen->second));
    }
  }

  /// The candidates for an engine that lists no moves.
  Candidates candidates(const Position& position, const Named& named) const {
    Candidates all;
    if (engine_.lists_moves()) return all;
    for (const auto& [name, move] : named) all.legal.push_back(name);
    all.others = illegal_names(position, game_, named);
    return all;
  }

  /// Adds a move of a seat by the engine's name.
  void add_move(const std::string& name, board::SeatId mover) {
    before_ = moves_;
    last_ = name;
    mover_ = mover;
    moves_ += " " + name;
  }

  /// Adds a difference in the last position of a line.
  Difference& add(What what, const Position& position) {
    Difference& added = found_.differences.emplace_back();
    added.what = what;
    added.fen = game::print_position(game_, position).value_or("a position after a pass");
    added.line = moves_.empty() ? "" : moves_.substr(1);
    return added;
  }

  /// Whether the position or the legal moves differ. Adds the differences.
  bool differs(const std::vector<Position>& line, const EngineView& view, const Named& named,
               const std::map<std::string, std::string>& theirs) {
    const Position& position = line.back();
    const std::size_t before = found_.differences.size();
    const std::string fen = game::print_position(game_, position).value_or("");
    const std::string here = fen.empty() ? "" : plain_fen(fen, variant_);  // no FEN of a pass
    const std::string there = plain_fen(view.fen, variant_);
    if (!fen.empty() && !view.fen.empty() && here != there) {
      Difference& found = add(What::position, position);
      found.here = here;
      found.there = there;
      if (line.size() > 1) find_key(found, line[line.size() - 2], {last_});
    } else if (named.empty() != theirs.empty()) {
      const auto ending = logic_.ending(position);
      Difference& found = add(named.empty() ? What::ends_here : What::ends_there, position);
      if (named.empty() && ending) found.here = in_words(*ending);
      find_key(found, position, {});
    } else {
      add_moves(What::only_here, position, named, theirs);
      std::map<std::string, std::string> others = theirs;
      // What loses there at once is illegal here, such as a mate by a Pawn that is dropped.
      std::erase_if(others, [&](const auto& each) {
        return !named.contains(each.first) &&
               engine_.loses(moves_, each.second, position.turn == board::first_seat);
      });
      add_moves(What::only_there, position, others, named);
    }
    return found_.differences.size() > before;
  }

  template <class Some, class Others>
  void add_moves(What what, const Position& position, const Some& some, const Others& others) {
    std::vector<std::string> names;
    for (const auto& [name, value] : some)
      if (!others.contains(name)) names.push_back(name);
    if (names.empty()) return;
    Difference& found = add(what, position);
    found.moves = names;
    find_key(found, position, names);
  }

  std::string in_words(const Ending& ending) const {
    return play::sentence_of(ending, game_.board(), game_.piece_types, game_.rules);
  }

  /// Whether the game has ended here; if so, compares the result with the engine's.
  bool ended(const std::vector<Position>& line, bool stuck) {
    const auto ending = stuck ? logic_.ending(line.back()) : logic_.ending_by_history(line);
    if (!ending && !stuck) return false;
    if (!ending || line.size() < 2) return true;
    const int here = result_for(*ending, mover_);
    const auto there = engine_.result(before_, last_, mover_ == board::first_seat);
    if (there == here || (!there && !engine_.lists_moves())) return true;
    Difference& found = add(What::result, line.back());
    found.here = in_words(*ending);
    found.there =
        !there ? "the game goes on"
               : "the player who has just moved has " + std::string(result_words[*there + 1]);
    find_key(found, line.back(), {});
    return true;
  }

  /// Sets the key that may be the cause: one about such moves or about ends, or that of the piece
  /// that moves.
  void find_key(Difference& found, const Position& position,
                const std::vector<std::string>& moves) const {
    const auto take = [&](const auto& fits) {
      for (const IniEntry& entry : imported_.keys)
        if (fits(entry)) {
          found.key = entry.key;
          found.place = entry.key_place;
          return true;
        }
      return false;
    };
    if (moves.empty()) {
      take([](const IniEntry& entry) { return speaks_of(entry.key, end_parts); });
      return;
    }
    for (const Clue& clue : clues)
      if (moves.front().find(clue.sign) != std::string::npos &&
          take([&](const IniEntry& entry) { return speaks_of(entry.key, clue.parts); }))
        return;
    const auto piece = piece_moved(position, moves.front());
    if (piece.none()) return;
    const std::string letter = base::lower_case(game_.piece_type(piece.piece_type).letter);
    take([&](const IniEntry& entry) {
      return std::ranges::any_of(variant_.kinds, [&](const auto& kind) {
        return kind.first == entry.key && kind.second.letter == letter.back();
      });
    });
  }

  /// The piece on the square with which a name begins; none for drops.
  play::Piece piece_moved(const Position& position, std::string_view name) const {
    for (const geometry::CellId cell : game_.board().cells())
      if (const std::string& square = game_.board().name(cell);
          name.starts_with(square) &&
          (name.size() == square.size() || !base::is_digit(name[square.size()])))
        return position.at(cell);
    return {};
  }

  Engine& engine_;
  const Game& game_;
  const Imported& imported_;
  const Variant& variant_;
  const Position& start_;
  GameLogic logic_;
  RandomGames options_;
  Comparison found_;
  std::string moves_, before_, last_;  ///< after blanks: all moves, all but the last; the last
  board::SeatId mover_ = board::first_seat;  ///< the seat that made it
};

/// The first names of a list, and how many more it has.
std::string some_of(const std::vector<std::string>& names) {
  constexpr std::size_t most = 8;
  if (names.size() <= most) return base::joined(names, ", ");
  const std::vector<std::string> first(names.begin(), names.begin() + most);
  return base::joined(first, ", ") + " and " + std::to_string(names.size() - most) + " more";
}

}  // namespace

Comparison compare_with_engine(Engine& engine, const Game& game, const Imported& imported,
                               const RandomGames& random) {
  return Comparer(engine, game, imported, random).compare();
}

std::string_view word_of_difference(What what) { return base::word_of(what, what_words); }

std::string sentence_of(const Difference& difference) {
  switch (difference.what) {
    case What::only_here: return "legal here and not there: " + some_of(difference.moves);
    case What::only_there: return "legal there and not here: " + some_of(difference.moves);
    case What::ends_here:
      return "here the game has ended, and there it goes on: " + difference.here;
    case What::ends_there: return "there the game has ended, and here it goes on";
    case What::result: return "here: " + difference.here + " There: " + difference.there + ".";
    case What::position:
      return "the same moves lead to " + difference.here + " here and to " + difference.there +
             " there";
  }
  return {};
}

}  // namespace boardwright::fairy_stockfish
