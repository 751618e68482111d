// Reads problems in the input language of Popeye.
#include "popeye/popeye.h"

#include <algorithm>
#include <map>
#include <optional>

#include "base/text.h"
#include "betza/betza.h"

namespace boardwright::popeye {

using base::in_quotes;
using board::first_seat, board::second_seat, board::SeatId;

namespace {

struct FairyRow {
  std::string_view code, name, betza;
};
constexpr FairyRow fairies[] = {
    {"n", "Nightrider", "NN"},   {"g", "Grasshopper", "gQ"}, {"am", "Amazon", "QN"},
    {"em", "Empress", "RN"},     {"pr", "Princess", "BN"},   {"we", "Wazir", "W"},
    {"fe", "Fers", "F"},         {"al", "Alfil", "A"},       {"da", "Dabbaba", "D"},
    {"z", "Zebra", "Z"},         {"ca", "Camel", "C"},       {"gn", "Gnu", "NC"},
    {"sq", "Squirrel", "NAD"},   {"ek", "Erlking", "K"},     {"cr", "Camelrider", "CC"},
    {"zr", "Zebrarider", "ZZ"},  {"li", "Lion", "pQ"},       {"rl", "Rook Lion", "pR"},
    {"bl", "Bishop Lion", "pB"}, {"le", "Leo", "mQcpQ"},     {"pa", "Pao", "mRcpR"},
    {"va", "Vao", "mBcpB"},      {"rh", "Rookhopper", "gR"}, {"bh", "Bishopper", "gB"},
    {"ok", "Okapi", "NZ"},       {"bi", "Bison", "CZ"}};

enum class Word { begin, next, end, pieces, stipulation, option, title, remark };
struct WordRow {
  std::string_view text;
  Word word;
};
constexpr WordRow popeye_words[] = {
    {"beginproblem", Word::begin}, {"nextproblem", Word::next},        {"endproblem", Word::end},
    {"pieces", Word::pieces},      {"stipulation", Word::stipulation}, {"option", Word::option},
    {"title", Word::title},        {"author", Word::remark},           {"origin", Word::remark},
    {"remark", Word::remark}};

/// Options that change what is printed there, and nothing here.
constexpr std::string_view harmless[] = {"variation", "intelligent",       "movenumbers",
                                         "noboard",   "noshortvariations", "startmovenumber"};

std::string capitals(std::string text) {
  for (char& letter : text)
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  return text;
}

/// Whether a word of at least three letters is the beginning of another, or all of it.
bool abbreviates(std::string_view word, std::string_view whole) {
  constexpr std::size_t least = 3;
  return word.size() >= least && whole.starts_with(word);
}

/// A word of the text in small letters, with its place.
struct Token {
  std::string text;
  Place place;
  std::string_view rest;  ///< of its line
};

class PopeyeReader {
 public:
  PopeyeReader(game::Game& game, const std::string& text, const std::string& name, Report& report)
      : game_(game), name_(name), report_(report) {
    report_.keep_source(name, text);
    split(text);
    begin();
  }

  std::vector<ChessProblem> read() {
    while (at_ < tokens_.size() && !report_.has_errors()) read_part();
    if (!report_.has_errors() && (has_goal_ || has_pieces_))
      fail(tokens_.back(), "EndProblem does not follow the last problem");
    if (!report_.has_errors() && problems_.empty())
      report_.error({name_, 1, 1}, "no problem stands here",
                    "BeginProblem, Pieces, Stipulation, EndProblem");
    if (report_.has_errors()) problems_.clear();
    return std::move(problems_);
  }

 private:
  void split(const std::string& text) {
    int line = 0;
    for (std::string_view rest = text; !rest.empty();) {
      const std::string_view whole = rest.substr(0, rest.find('\n'));
      rest.remove_prefix(std::min(whole.size() + 1, rest.size()));
      ++line;
      for (const std::string_view word : base::words(whole)) {
        const auto column = static_cast<std::size_t>(word.data() - whole.data());
        tokens_.push_back({base::lower_case(word),
                           {name_, line, static_cast<int>(column) + 1},
                           whole.substr(column + word.size())});
      }
    }
  }

  void fail(const Token& token, const std::string& message, const std::string& hint = {}) {
    report_.error(token.place, message, hint);
  }

  static std::optional<Word> word_of(const Token& token) {
    const auto found = std::ranges::find_if(
        popeye_words, [&](const WordRow& row) { return abbreviates(token.text, row.text); });
    return found == std::end(popeye_words) ? std::nullopt : std::optional(found->word);
  }

  void read_part() {
    const Token& token = tokens_[at_++];
    const auto word = word_of(token);
    if (!word)
      return fail(token, "nothing is known of " + in_quotes(token.text),
                  "BeginProblem, Pieces, Stipulation, Option SetPlay or Try, Title, EndProblem");
    switch (*word) {
      case Word::begin: begin(); break;
      case Word::next:
        end(token);
        begin();
        break;
      case Word::end: end(token); break;
      case Word::pieces: read_pieces(); break;
      case Word::stipulation: read_stipulation(token); break;
      case Word::option: read_options(); break;
      case Word::title:
        problem_.title = base::trimmed(token.rest);
        skip_line(token);
        break;
      case Word::remark: skip_line(token); break;
    }
  }

  void skip_line(const Token& token) {
    while (at_ < tokens_.size() && tokens_[at_].place.line == token.place.line) ++at_;
  }

  void begin() {
    problem_ = {};
    problem_.position = play::empty_position(game_.board());
    for (const SeatId seat : {first_seat, second_seat})
      problem_.position.standing[base::index(seat)] = play::Standing::active;
    has_goal_ = has_pieces_ = false;
  }

  void end(const Token& token) {
    if (!has_goal_ || !has_pieces_) {
      if (!has_goal_ && !has_pieces_ && !problems_.empty()) return;
      return fail(token, "a problem has pieces and a stipulation");
    }
    problem_.position.turn = problem_.goal.usually_begins();
    problems_.push_back(std::move(problem_));
    begin();
  }

  void read_stipulation(const Token& before) {
    if (at_ == tokens_.size()) return fail(before, "a stipulation follows here");
    const Token& token = tokens_[at_++];
    const auto goal = solve::read_goal(token.text);
    if (!goal) {
      const base::Refusal refused = solve::not_a_goal(token.text);
      return fail(token, refused.problem, refused.hint);
    }
    problem_.goal = *goal;
    has_goal_ = true;
  }

  void read_options() {
    for (; at_ < tokens_.size() && !word_of(tokens_[at_]); ++at_) {
      const Token& token = tokens_[at_];
      if (abbreviates(token.text, "setplay"))
        problem_.set_play = true;
      else if (abbreviates(token.text, "try"))
        problem_.tries = true;
      else if (std::ranges::none_of(
                   harmless, [&](std::string_view each) { return abbreviates(token.text, each); }))
        return fail(token, "the option " + in_quotes(token.text) + " is not known here",
                    "SetPlay and Try are");
    }
  }

  void read_pieces() {
    std::optional<SeatId> seat;
    for (; at_ < tokens_.size() && !word_of(tokens_[at_]); ++at_) {
      const Token& token = tokens_[at_];
      const bool has_cells = token.text.back() >= '0' && token.text.back() <= '9';
      if (abbreviates(token.text, "white"))
        seat = first_seat;
      else if (abbreviates(token.text, "black"))
        seat = second_seat;
      else if (!has_cells)
        break;
      else if (!seat)
        return fail(token, "White or Black stands before its pieces");
      else if (!put(token, *seat))
        return;
    }
    has_pieces_ = true;
  }

  /// Puts the pieces of a word on the board, as sb3c4: two Knights. Reports other words and returns
  /// false.
  bool put(const Token& token, SeatId seat) {
    for (const std::size_t length : {1u, 2u}) {
      const auto cells =
          cells_in(std::string_view(token.text).substr(std::min(length, token.text.size())));
      if (cells.empty()) continue;
      const std::string code = token.text.substr(0, length);
      const auto piece_type = type_of(code, token.place);
      if (!piece_type) {
        if (report_.has_errors()) return false;
        fail(token, "no moves are known of the piece " + in_quotes(code),
             "the pieces of the game, S for its Knight, and fairy pieces such as G and N");
        return false;
      }
      for (const geometry::CellId cell : cells) {
        if (!problem_.position.at(cell).none()) {
          fail(token, "a second piece on " + game_.board().name(cell));
          return false;
        }
        put(*piece_type, seat, cell);
      }
      return true;
    }
    fail(token, in_quotes(token.text) + " is no piece with its cells", "as Ka1, or Sb3c4");
    return false;
  }

  void put(PieceTypeId piece_type, SeatId seat, geometry::CellId cell) {
    play::Piece& piece = problem_.position.at(cell);
    piece = play::new_piece(game_.piece_types, piece_type, seat);
    if (const play::Position* start = game_.find_position(game_.start)) {
      const play::Piece& home = start->at(cell);
      piece.unmoved = home.unmoved && home.piece_type == piece_type && home.seat == seat;
    }
  }

  /// The cells that make up a word; none if it has anything else.
  std::vector<geometry::CellId> cells_in(std::string_view text) const {
    constexpr std::size_t of_name = 2;
    std::vector<geometry::CellId> cells;
    for (; !text.empty(); text.remove_prefix(std::min(of_name, text.size()))) {
      const auto cell = game_.board().find(text.substr(0, of_name));
      if (!cell) return {};
      cells.push_back(*cell);
    }
    return cells;
  }

  std::optional<PieceTypeId> type_of(const std::string& code, const Place& place) {
    const auto fairy = std::ranges::find(fairies, code, &FairyRow::code);
    if (fairy == std::end(fairies)) {
      const std::string letter = code == "s" ? "N" : capitals(code);
      for (const PieceTypeId each : game_.piece_ids())
        if (game_.piece_type(each).letter == letter) return each;
      return std::nullopt;
    }
    auto known = fairies_.find(code);
    if (known == fairies_.end()) {
      auto betza = betza::parse_betza(fairy->betza, place, game_.board(), report_);
      if (!betza) return std::nullopt;
      known = fairies_.emplace(code, static_cast<PieceTypeId>(game_.piece_types.size())).first;
      PieceType piece_type;
      piece_type.moves = std::move(betza->moves);
      piece_type.state = std::move(betza->state);
      piece_type.name = fairy->name;
      piece_type.id = piece_type.drawing = free_id(*fairy);
      piece_type.letter = free_letter(code);
      game_.piece_types.push_back(std::move(piece_type));
    }
    if (!play::among(known->second, problem_.fairies)) problem_.fairies.push_back(known->second);
    return known->second;
  }

  /// The id of a fairy piece: its name, by which the piece set has its drawing, or its code if a
  /// piece of the game has that id.
  std::string free_id(const FairyRow& fairy) const {
    std::string id = base::lower_case(fairy.name);
    std::ranges::replace(id, ' ', '-');
    return game_.find_piece_type(id) == nullptr ? id : "popeye-" + std::string(fairy.code);
  }

  /// The letter of a fairy piece: its code, doubled where a piece of the game has it.
  std::string free_letter(const std::string& code) const {
    const std::string letter = capitals(code);
    const bool taken = std::ranges::any_of(game_.piece_types,
                                           [&](const auto& each) { return each.letter == letter; });
    return taken ? letter + letter : letter;
  }

  game::Game& game_;
  std::string name_;
  Report& report_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  ChessProblem problem_;
  bool has_goal_ = false, has_pieces_ = false;
  std::map<std::string, PieceTypeId> fairies_;
  std::vector<ChessProblem> problems_;
};

}  // namespace

std::vector<ChessProblem> read_popeye(game::Game& game, const std::string& text,
                                      const std::string& name, Report& report) {
  return PopeyeReader(game, text, name, report).read();
}

}  // namespace boardwright::popeye
