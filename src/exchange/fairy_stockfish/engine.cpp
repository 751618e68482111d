// The conversation with an engine: the lines that it is asked, and how its answers are read.
#include "fairy_stockfish/engine.h"

#include <algorithm>
#include <utility>

#include "base/text.h"

namespace boardwright::fairy_stockfish {
namespace {

constexpr std::string_view variant_option = "option name UCI_Variant ";
constexpr std::string_view total = "Nodes searched: ";

/// The lines of an answer without blanks around them.
std::vector<std::string_view> lines_of(std::string_view answer) {
  std::vector<std::string_view> lines;
  for (const std::string_view line : base::split(answer, '\n'))
    lines.push_back(base::trimmed(line));
  return lines;
}

/// The rest of a line that begins like this; nothing for other lines.
std::optional<std::string_view> after(std::string_view line, std::string_view head) {
  if (!line.starts_with(head)) return std::nullopt;
  return line.substr(head.size());
}

/// The number after a word of a line, as the -3 of "score cp -3".
std::optional<int> number_after(const std::vector<std::string_view>& words, std::string_view word) {
  const auto found = std::ranges::find(words, word);
  return found == words.end() || found + 1 == words.end() ? std::nullopt
                                                          : base::to_integer(*(found + 1));
}

}  // namespace

bool Engine::read_options() {
  // An engine that speaks only XBoard takes this for a move.
  const auto answer = ask_("uci\n", "uciok\nIllegal\nError\nUnknown");
  if (!answer) return false;
  variants_.clear();
  for (const std::string_view line : lines_of(*answer)) {
    if (const auto name = after(line, "id name ")) name_ = *name;
    if (line.starts_with("option name Use NNUE ")) plain_ = true;
    if (line.starts_with("option name VariantPath ")) reads_files_ = true;
    if (!line.starts_with(variant_option)) continue;
    const auto words = base::words(line);
    for (std::size_t i = 1; i < words.size(); ++i)
      if (words[i - 1] == "var") variants_.emplace(words[i]);
  }
  return true;
}

bool Engine::greet() {
  if (!read_options()) return false;
  own_ = variants_;
  return reads_files_ && !own_.empty();
}

bool Engine::greet_by_xboard() {
  xboard_.emplace(ask_);
  if (!xboard_->greet()) return false;
  variants_ = own_ = xboard_->variants();
  return true;
}

std::string Engine::remark() const {
  if (!xboard_) return {};
  return std::string(
             "By XBoard each move was tried, results were compared where they were announced, and "
             "positions not at all.") +
         (xboard_->reads_files() ? ""
                                 : " It reads no variants.ini: what it plays is its own variant of "
                                   "the name.");
}

bool Engine::load(const std::string& file) {
  if (xboard_) {
    if (!xboard_->load(file)) return false;
    variants_ = xboard_->variants();
    return true;
  }
  const auto answer = ask_("check " + file + "\nisready\n", "readyok");
  if (!answer) return false;
  std::string variant;
  for (const std::string_view line : lines_of(*answer))
    if (const auto name = after(line, "Parsing variant: "))
      variant = *name;
    else if (const auto key = after(line, "Invalid option: "))
      unread_.try_emplace(variant, "it does not know '" + std::string(*key) + "'");
    else if (line.find(" - Invalid ") != line.npos)
      unread_.try_emplace(variant, "it says: " + std::string(line));
  const std::string evaluation = plain_ ? "setoption name Use NNUE value false\n" : "";
  return ask_(evaluation + "setoption name VariantPath value " + file + "\nisready\n", "readyok") &&
         read_options();
}

std::string Engine::refusal(const std::vector<std::string>& lineage) const {
  for (const std::string& each : lineage)
    if (const auto found = unread_.find(each); found != unread_.end()) return found->second;
  const bool normal = xboard_ && variants_.contains("normal");
  if (lineage.empty() ||
      (!variants_.contains(lineage.front()) && !(normal && lineage.front() == "chess")))
    return "it does not know the variant";
  if (xboard_ && !xboard_->reads_files()) return "";
  return own_.contains(lineage.front()) ? "it has a variant of this name itself" : "";
}

void Engine::choose(const std::string& variant, int ranks) {
  before_ = "setoption name UCI_Variant value " + variant + "\n";
  if (xboard_) xboard_->choose(variant, ranks);
}

std::optional<std::string> Engine::ask(const std::string& lines, std::string_view last) {
  return ask_(std::exchange(before_, {}) + lines, last);
}

std::optional<std::string> Engine::perft(const std::string& position, int depth) {
  const auto answer =
      ask("position " + position + "\ngo perft " + std::to_string(depth) + "\n", total);
  if (!answer) return std::nullopt;
  return std::string(lines_of(*answer).end()[-2].substr(total.size()));
}

std::optional<EngineView> Engine::view(const std::string& moves, const Candidates& candidates) {
  if (xboard_) return xboard_->view(moves, candidates);
  const auto answer = ask("position startpos moves" + moves + "\nd\ngo perft 1\n", total);
  if (!answer) return std::nullopt;
  EngineView view;
  for (const std::string_view line : lines_of(*answer))
    if (const auto fen = after(line, "Fen: "))
      view.fen = *fen;
    else if (!view.fen.empty() && line.ends_with(": 1") && !line.starts_with(total))
      view.moves.emplace_back(line.substr(0, line.size() - 3));
  return view;
}

EngineResult Engine::result(const std::string& moves, const std::string& last, bool first) {
  if (xboard_) return xboard_->result(moves, last, first);
  const auto answer = ask(
      "position startpos moves" + moves + "\ngo depth 2 searchmoves " + last + "\n", "bestmove");
  if (!answer) return std::nullopt;
  EngineResult result;
  for (const std::string_view line : lines_of(*answer)) {
    const auto words = base::words(line);
    if (const auto mate = number_after(words, "mate")) result = *mate > 0 ? 1 : -1;
    if (const auto value = number_after(words, "cp"))
      result = *value == 0 ? EngineResult(0) : std::nullopt;
  }
  return result;
}

bool Engine::loses(const std::string& moves, const std::string& name, bool first) {
  if (xboard_) return xboard_->loses(moves, name, first);
  const auto there = view(moves + " " + name);
  return there && there->moves.empty() && result(moves, name, first) == -1;
}

}  // namespace boardwright::fairy_stockfish
