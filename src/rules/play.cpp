// Finds legal moves and plays them.
#include "rules/play.h"

#include <algorithm>
#include <span>

#include "base/text.h"

namespace boardwright {
namespace {

std::size_t index(int n) { return static_cast<std::size_t>(n); }

/// Whether moves are the same for every seat.
bool same_for_all(const std::vector<Move>& moves, const Board& board) {
  const auto zoned = [&](const std::vector<std::string>& words) {
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& word) { return board.zones.contains(word); });
  };
  return std::none_of(moves.begin(), moves.end(), [&](const Move& move) {
    return move.facing != Move::Facing::any || !move.toward.empty() || zoned(move.over) ||
           zoned(move.onto) || zoned(move.from) || zoned(move.off);
  });
}

/// One way in which a man can take on a cell: from where, and over which cells.
struct Threat {
  std::int16_t origin = 0;
  std::int8_t kind = 0;
  std::uint8_t seats = 0;    ///< one bit each
  std::uint8_t unmoved = 0;  ///< 1: men who have moved, 2: men who have not, 3: both
  std::uint16_t moves = 0;   ///< which of the tables
  Moves::Ray way{};          ///< the hops before the cell
};

}  // namespace

/// What does not change from position to position.
struct PlayTables {
  const Board& board;
  const std::vector<Piece>& pieces;
  PlayRules rules;
  std::vector<Moves> moves;                  ///< each only once
  std::vector<std::uint16_t> which;          ///< of moves: by seat, kind and unmoved
  std::vector<std::vector<Threat>> threats;  ///< by cell
  std::vector<CellSet> promotes, abandons;   ///< by seat

  PlayTables(const Board& on, const std::vector<Piece>& kinds, PlayRules told,
             const std::map<std::string, State, std::less<>>& numbers)
      : board(on), pieces(kinds), rules(std::move(told)) {
    which.resize(on.seats.size() * kinds.size() * 2);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
      const auto set = numbers.find(kinds[kind].id);
      work_out(static_cast<int>(kind), set == numbers.end() ? State{} : set->second);
    }
    threats.resize(index(on.size()));
    find_threats();
    for (int seat = 0; seat < seats(); ++seat) {
      promotes.push_back(zone(rules.promotion.zone, seat));
      abandons.push_back(zone(rules.abandoned, seat));
    }
  }

  int seats() const { return static_cast<int>(board.seats.size()); }
  Heading forward(int seat) const { return board.seats[index(seat)].forward; }

  const Moves& moves_of(const Man& man) const {
    return moves[which[slot(man.seat, man.kind, man.unmoved)]];
  }

 private:
  CellSet zone(const std::string& name, int seat) const {
    return name.empty() ? CellSet{} : board.region(name, seat).value_or(CellSet{});
  }

  std::size_t slot(int seat, int kind, bool unmoved) const {
    return (index(seat) * pieces.size() + index(kind)) * 2 + (unmoved ? 1 : 0);
  }

  void work_out(int kind, const State& set) {
    const Piece& piece = pieces[index(kind)];
    const bool shared = same_for_all(piece.moves, board);
    const bool counts = piece.state.contains(unmoved_number);
    for (int seat = 0; seat < seats(); ++seat)
      for (const bool unmoved : {false, true}) {
        std::uint16_t& at = which[slot(seat, kind, unmoved)];
        if (seat > 0 && shared) {
          at = which[slot(0, kind, unmoved)];
        } else if (unmoved && !counts) {
          at = which[slot(seat, kind, false)];
        } else {
          State state = piece.state;
          for (const auto& [name, value] : set) state[name] = value;
          if (counts) state.find(unmoved_number)->second = unmoved ? 1 : 0;
          at = static_cast<std::uint16_t>(moves.size());
          moves.emplace_back(board, piece.moves, seat, state);
        }
      }
  }

  void find_threats() {
    for (int kind = 0; kind < static_cast<int>(pieces.size()); ++kind)
      for (std::uint16_t each = 0; each < moves.size(); ++each) {
        Threat threat{.kind = static_cast<std::int8_t>(kind), .moves = each};
        for (int seat = 0; seat < seats(); ++seat)
          for (const bool unmoved : {false, true})
            if (which[slot(seat, kind, unmoved)] == each) {
              threat.seats = static_cast<std::uint8_t>(threat.seats | 1u << seat);
              threat.unmoved = static_cast<std::uint8_t>(threat.unmoved | (unmoved ? 2u : 1u));
            }
        if (threat.seats != 0) add_threats(threat);
      }
  }

  void add_threats(Threat threat) {
    for (CellId from = 0; from < board.size(); ++from)
      for (const Moves::Ray& ray : moves[threat.moves].rays(from)) {
        if (!ray.captures) continue;
        const auto hops = moves[threat.moves].hops(ray);
        for (std::size_t i = 0; i < hops.size(); ++i) {
          if (!hops[i].lands) continue;
          threat.origin = static_cast<std::int16_t>(from);
          threat.way = ray;
          threat.way.last = ray.first + static_cast<std::uint32_t>(i);
          threats[index(hops[i].cell)].push_back(threat);
        }
      }
  }
};

namespace {

/// Finds the moves of one position. It keeps a copy, on which it tries them.
class Finder {
 public:
  Finder(const PlayTables& tables, const Position& position)
      : tables_(tables), position_(position) {
    for (int seat = 0; seat < tables.seats(); ++seat)
      if (position.mated(seat)) {
        closed_ |= tables.abandons[index(seat)];
        any_closed_ = true;
      }
  }

  /// The legal moves of a seat's man on a cell, or of all its men.
  std::vector<Ply> legal(int seat, std::optional<CellId> only = {}) {
    seat_ = seat;
    find_kings();
    std::vector<Ply> found;
    for (CellId from = 0; from < tables_.board.size(); ++from) {
      const Man& man = position_.at(from);
      if (man.none() || man.seat != seat || (only && *only != from)) continue;
      const std::size_t before = found.size();
      add_moves(from, found);
      const bool sure = !checked_ && !pinned_.contains(from) && man.kind != tables_.rules.king;
      const auto unsafe = [&](const Ply& ply) {
        return !(sure && (ply.taken < 0 || ply.taken == ply.to)) && !safe(ply);
      };
      found.erase(
          std::remove_if(found.begin() + static_cast<std::ptrdiff_t>(before), found.end(), unsafe),
          found.end());
      if (man.kind == tables_.rules.king && man.unmoved && !checked_) add_castling(from, found);
    }
    return found;
  }

  bool attacked(CellId cell, int seat) const {
    for (const Threat& threat : tables_.threats[index(cell)])
      if (is_live(threat, seat) && blockers(threat, 1) == 0) return true;
    return false;
  }

  bool in_check(int seat) const {
    for (CellId cell = 0; cell < tables_.board.size(); ++cell)
      if (is_king(position_.at(cell), seat) && attacked(cell, seat)) return true;
    return false;
  }

 private:
  bool is_king(const Man& man, int seat) const {
    return man.kind >= 0 && man.kind == tables_.rules.king && man.seat == seat;
  }

  /// Whether a man may be taken by the men of a seat: an opponent's, or an obstacle, but no King.
  bool can_be_taken(const Man& man, int by) const {
    if (man.kind == tables_.rules.king) return false;
    return position_.mated(man.seat) ||
           position_.side[index(man.seat)] != position_.side[index(by)];
  }

  /// Whether an active opponent's man stands where a threat comes from, and no abandoned zone that
  /// he is not in lies on his way.
  bool is_live(const Threat& threat, int seat) const {
    const Man& man = position_.at(threat.origin);
    if (man.kind != threat.kind || (threat.seats >> man.seat & 1) == 0 ||
        (threat.unmoved & (man.unmoved ? 2 : 1)) == 0 || !position_.active(man.seat) ||
        position_.side[index(man.seat)] == position_.side[index(seat)])
      return false;
    if (!any_closed_) return true;
    const CellSet* within = zone_around(threat.origin);
    Moves::Ray whole = threat.way;
    ++whole.last;
    for (const Moves::Hop hop : tables_.moves[threat.moves].hops(whole))
      if (barred(hop.cell, within)) return false;
    return true;
  }

  /// How many men stand on the way of a threat, counted up to `enough`; `last` is one of them.
  int blockers(const Threat& threat, int enough, CellId* last = nullptr) const {
    int count = 0;
    for (const Moves::Hop hop : tables_.moves[threat.moves].hops(threat.way))
      if (!position_.at(hop.cell).none()) {
        if (last != nullptr) *last = hop.cell;
        if (++count == enough) break;
      }
    return count;
  }

  void find_kings() {
    kings_.clear();
    pinned_ = {};
    checked_ = false;
    for (CellId cell = 0; cell < tables_.board.size(); ++cell)
      if (is_king(position_.at(cell), seat_)) kings_.push_back(cell);
    for (CellId king : kings_)
      for (const Threat& threat : tables_.threats[index(king)]) {
        if (!is_live(threat, seat_)) continue;
        CellId blocker = -1;
        const int count = blockers(threat, 2, &blocker);
        if (count == 0) checked_ = true;
        if (count == 1) pinned_.insert(blocker);
      }
  }

  /// The abandoned zone in which a cell lies, if it does.
  const CellSet* zone_around(CellId cell) const {
    if (!any_closed_ || !closed_.contains(cell)) return nullptr;
    for (int seat = 0; seat < tables_.seats(); ++seat)
      if (position_.mated(seat) && tables_.abandons[index(seat)].contains(cell))
        return &tables_.abandons[index(seat)];
    return nullptr;
  }

  bool barred(CellId cell, const CellSet* within) const {
    return any_closed_ && closed_.contains(cell) && (within == nullptr || !within->contains(cell));
  }

  /// Whether a man in an abandoned zone may go there: up, out, or to take a man of an active seat.
  bool leads_out(CellId from, CellId to, const Man& taken, const CellSet& within) const {
    return (!taken.none() && position_.active(taken.seat)) || !within.contains(to) ||
           tables_.board.rank_of(to) > tables_.board.rank_of(from);
  }

  /// All moves of a man but castling, whether or not they leave his King attacked.
  void add_moves(CellId from, std::vector<Ply>& found) const {
    const Man man = position_.at(from);
    const Moves& moves = tables_.moves_of(man);
    const CellSet* within = zone_around(from);
    CellSet seen;  // two ways may lead to one cell
    for (const Moves::Ray& ray : moves.rays(from))
      for (const Moves::Hop hop : moves.hops(ray)) {
        if (barred(hop.cell, within)) break;
        const Man& there = position_.at(hop.cell);
        const bool goes = there.none() ? ray.moves : ray.captures && can_be_taken(there, man.seat);
        if (hop.lands && goes && !seen.contains(hop.cell) &&
            (within == nullptr || leads_out(from, hop.cell, there, *within))) {
          seen.insert(hop.cell);
          add(from, hop.cell, there.none() ? -1 : hop.cell, found);
        }
        if (!there.none()) break;
      }
    if (man.kind == tables_.rules.passing) add_passing(from, found);
  }

  void add(CellId from, CellId to, CellId taken, std::vector<Ply>& found) const {
    const Man& man = position_.at(from);
    const auto& promotion = tables_.rules.promotion;
    if (man.kind == promotion.piece && tables_.promotes[index(man.seat)].contains(to))
      for (const int kind : promotion.to) found.push_back({from, to, taken, kind});
    else
      found.push_back({from, to, taken});
  }

  /// Whether the turn of a seat comes before that of another.
  bool is_before(int seat, int other) const {
    const int n = tables_.seats();
    return (seat - position_.turn + n) % n < (other - position_.turn + n) % n;
  }

  /// Takes men who have just passed over a cell on which this one could have taken them.
  void add_passing(CellId from, std::vector<Ply>& found) const {
    const Man& man = position_.at(from);
    const Moves& moves = tables_.moves_of(man);
    const CellSet* within = zone_around(from);
    for (int seat = 0; seat < tables_.seats(); ++seat) {
      const Passing passing = position_.passing[index(seat)];
      if (passing.over < 0 || !is_before(man.seat, seat)) continue;
      const Man& passed = position_.at(passing.at);
      if (passed.kind != tables_.rules.passing || passed.seat != seat ||
          !can_be_taken(passed, man.seat) || !position_.at(passing.over).none() ||
          barred(passing.over, within))
        continue;
      const auto rays = moves.rays(from);
      const bool reaches = std::any_of(rays.begin(), rays.end(), [&](const Moves::Ray& ray) {
        return ray.captures && moves.hops(ray)[0].cell == passing.over;
      });
      if (reaches && (within == nullptr || leads_out(from, passing.over, passed, *within)))
        add(from, passing.over, passing.at, found);
    }
  }

  void add_castling(CellId king, std::vector<Ply>& found) const {
    const auto& castling = tables_.rules.castling;
    if (castling.rook < 0) return;
    for (const int side : {headings / 4, headings * 3 / 4}) {
      const Heading heading = (tables_.forward(seat_) + side) % headings;
      std::vector<CellId> way;
      auto next = tables_.board.topology.step(king, heading);
      for (; next && position_.at(*next).none(); next = tables_.board.topology.step(*next, heading))
        way.push_back(*next);
      if (!next || way.size() < 2) continue;
      const Man& rook = position_.at(*next);
      if (rook.kind != castling.rook || rook.seat != seat_ || !rook.unmoved) continue;
      if (castling.all_safe)
        way.push_back(*next);
      else
        way.resize(2);
      if (std::none_of(way.begin(), way.end(), [&](CellId cell) { return attacked(cell, seat_); }))
        found.push_back({king, way[1], -1, -1, *next, way[0]});
    }
  }

  /// Whether a move leaves no King of its seat attacked.
  bool safe(const Ply& ply) {
    const Man man = position_.at(ply.from);
    const Man there = position_.at(ply.to);
    const Man taken = ply.taken >= 0 ? position_.at(ply.taken) : Man{};
    position_.at(ply.from) = {};
    if (ply.taken >= 0) position_.at(ply.taken) = {};
    position_.at(ply.to) = man;
    bool good = true;
    for (CellId king : kings_) good = good && !attacked(king == ply.from ? ply.to : king, seat_);
    position_.at(ply.to) = there;
    if (ply.taken >= 0) position_.at(ply.taken) = taken;
    position_.at(ply.from) = man;
    return good;
  }

  const PlayTables& tables_;
  Position position_;
  CellSet closed_;  ///< all abandoned zones
  bool any_closed_ = false;
  int seat_ = 0;
  std::vector<CellId> kings_;
  CellSet pinned_;  ///< men who alone stand between a King and an attacker
  bool checked_ = false;
};

/// Takes a man off the board; he counts for every seat that is active.
void take_off(Position& position, CellId cell, const PlayTables& tables) {
  const Man man = position.at(cell);
  for (int seat = 0; seat < tables.seats(); ++seat)
    if (position.active(seat))
      position.score[index(seat)] +=
          tables.pieces[index(man.kind)].value + tables.board.rank_of(cell) + 1;
  position.at(cell) = {};
  for (Passing& passing : position.passing)
    if (passing.at == cell) passing = {};
}

/// Whether opponents are left to play on.
bool is_over(const Position& position, const PlayTables& tables) {
  std::optional<int> side;
  for (int seat = 0; seat < tables.seats(); ++seat) {
    if (!position.active(seat)) continue;
    if (side && *side != position.side[index(seat)]) return false;
    side = position.side[index(seat)];
  }
  return true;
}

/// The turn goes to the next active seat; double steps of the seats it passes can no longer be
/// taken in passing.
void pass_turn(Position& position, const PlayTables& tables) {
  do {
    position.turn = (position.turn + 1) % tables.seats();
    position.passing[index(position.turn)] = {};
  } while (!position.active(position.turn));
}

/// Takes a mated King and what is forfeit with him off the board.
void mate(Position& position, int seat, const PlayTables& tables) {
  position.standing[index(seat)] = Standing::mated;
  for (CellId cell = 0; cell < tables.board.size(); ++cell) {
    const Man& man = position.at(cell);
    if (man.none()) continue;
    const bool king = man.kind == tables.rules.king && man.seat == seat;
    const bool forfeit = man.kind == tables.rules.passing &&
                         position.side[index(man.seat)] != position.side[index(seat)] &&
                         tables.abandons[index(seat)].contains(cell);
    if (king || forfeit) take_off(position, cell, tables);
  }
}

void move_men(Position& position, const Ply& ply, const PlayTables& tables) {
  Man man = position.at(ply.from);
  const int seat = man.seat;
  man.unmoved = false;
  if (ply.promoted >= 0) man.kind = static_cast<std::int8_t>(ply.promoted);
  if (ply.taken >= 0) take_off(position, ply.taken, tables);
  position.at(ply.from) = {};
  position.at(ply.to) = man;
  if (ply.rook_from >= 0) {
    Man rook = position.at(ply.rook_from);
    rook.unmoved = false;
    position.at(ply.rook_from) = {};
    position.at(ply.rook_to) = rook;
  }
  Passing& passing = position.passing[index(seat)];
  passing = {};
  if (man.kind != tables.rules.passing || ply.taken >= 0) return;
  for (const Moves::Ray& ray : tables.moves_of({man.kind, man.seat, true}).rays(ply.from)) {
    const auto hops = tables.moves_of({man.kind, man.seat, true}).hops(ray);
    if (ray.moves && hops.size() == 2 && hops[1].cell == ply.to)
      passing = {hops[0].cell, hops[1].cell};
  }
}

}  // namespace

Play::Play(const Board& board, const std::vector<Piece>& pieces, PlayRules rules,
           const std::map<std::string, State, std::less<>>& numbers)
    : tables_(std::make_unique<PlayTables>(board, pieces, std::move(rules), numbers)) {}
Play::~Play() = default;
Play::Play(Play&&) noexcept = default;

const Board& Play::board() const { return tables_->board; }
const std::vector<Piece>& Play::pieces() const { return tables_->pieces; }
const PlayRules& Play::rules() const { return tables_->rules; }

std::vector<Ply> Play::legal(const Position& position) const {
  return Finder(*tables_, position).legal(position.turn);
}

std::vector<Ply> Play::legal(const Position& position, int seat) const {
  return Finder(*tables_, position).legal(seat);
}

std::vector<Ply> Play::legal_from(const Position& position, CellId cell) const {
  const Man& man = position.at(cell);
  if (man.none() || !position.active(man.seat)) return {};
  return Finder(*tables_, position).legal(man.seat, cell);
}

bool Play::attacked(const Position& position, CellId cell, int seat) const {
  return Finder(*tables_, position).attacked(cell, seat);
}

bool Play::in_check(const Position& position, int seat) const {
  return Finder(*tables_, position).in_check(seat);
}

Position Play::settled(Position position) const {
  if (tables_->rules.abandoned.empty()) return position;
  while (!is_over(position, *tables_) && in_check(position, position.turn) &&
         legal(position).empty()) {
    mate(position, position.turn, *tables_);
    pass_turn(position, *tables_);
  }
  return position;
}

Position Play::after(const Position& position, const Ply& ply) const {
  Position next = position;
  move_men(next, ply, *tables_);
  pass_turn(next, *tables_);
  return settled(std::move(next));
}

namespace {

std::uint64_t count_from(const Play& play, const Position& position, int depth) {
  const std::vector<Ply> plies = play.legal(position);
  if (depth == 1) return plies.size();
  std::uint64_t count = 0;
  for (const Ply& ply : plies) count += count_from(play, play.after(position, ply), depth - 1);
  return count;
}

}  // namespace

std::uint64_t Play::perft(const Position& position, int depth) const {
  return depth == 0 ? 1 : count_from(*this, settled(position), depth);
}

std::optional<Ply> find_ply(const Play& play, const Position& position, std::string_view text) {
  const auto parts = words(text);
  if (parts.size() != 2 && !(parts.size() == 4 && parts[2] == "=")) return std::nullopt;
  const auto from = play.board().find(parts[0]), to = play.board().find(parts[1]);
  if (!from || !to) return std::nullopt;
  std::optional<Ply> found;
  for (const Ply& ply : play.legal(position)) {
    if (ply.from != *from || ply.to != *to) continue;
    if (parts.size() == 4 &&
        (ply.promoted < 0 || play.pieces()[index(ply.promoted)].id != parts[3]))
      continue;
    if (found) return std::nullopt;
    found = ply;
  }
  return found;
}

std::string print_ply(const Ply& ply, const Board& board, const std::vector<Piece>& pieces) {
  std::string text = board.name(ply.from) + " " + board.name(ply.to);
  if (ply.taken >= 0) text += " x " + board.name(ply.taken);
  if (ply.promoted >= 0) text += " = " + pieces[index(ply.promoted)].id;
  if (ply.rook_from >= 0) text += " & " + board.name(ply.rook_from) + " " + board.name(ply.rook_to);
  return text;
}

}  // namespace boardwright
