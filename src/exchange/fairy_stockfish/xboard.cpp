// The lines of the XBoard protocol, and how its answers are read.
#include "fairy_stockfish/xboard.h"

#include <algorithm>
#include <utility>

#include "base/text.h"

namespace boardwright::fairy_stockfish {

using base::is_digit, base::is_letter, base::trimmed;

namespace {

/// On boards of at least this many ranks, ranks are counted from 0.
constexpr int ranks_from_zero = 10;

/// The value of a feature: of myname="Fairy-Max 5.0b", or of usermove=1. Empty if it has none.
std::string_view feature(std::string_view answer, std::string_view key) {
  const std::size_t at = answer.find(" " + std::string(key) + "=");
  if (at == answer.npos) return {};
  std::string_view value = answer.substr(at + key.size() + 2);
  if (!value.starts_with('"')) return value.substr(0, value.find_first_of(" \r\n"));
  value.remove_prefix(1);
  return value.substr(0, value.find('"'));
}

/// The moves that an answer refuses: "Illegal move: e2e5", "Error (unknown command): e2e5".
std::set<std::string, std::less<>> refused_in(std::string_view answer) {
  std::set<std::string, std::less<>> refused;
  for (const std::string_view line : base::split(answer, '\n')) {
    if (line.find("llegal move") == line.npos && !line.starts_with("Error")) continue;
    const auto words = base::words(line.substr(line.rfind(':') + 1));
    if (!words.empty()) refused.emplace(words.back());
  }
  return refused;
}

/// The result in an answer, as in "0-1 {Black mates}", for the first seat or the other.
EngineResult result_in(std::string_view answer, bool first) {
  EngineResult result;
  for (const std::string_view line : base::split(answer, '\n'))
    if (line.starts_with("1-0"))
      result = first ? 1 : -1;
    else if (line.starts_with("0-1"))
      result = first ? -1 : 1;
    else if (line.starts_with("1/2-1/2"))
      result = 0;
  return result;
}

}  // namespace

std::optional<std::string> XBoard::ask(const std::string& lines) {
  const std::string number = std::to_string(++pings_);
  return ask_(lines + "ping " + number + "\n", "pong " + number);
}

bool XBoard::read_features() {
  const auto answer = ask("protover 2\n");
  if (!answer) return false;
  name_ = feature(*answer, "myname");
  usermove_ = feature(*answer, "usermove") == "1";
  reads_files_ = answer->find("option=\"VariantPath ") != answer->npos;
  for (const std::string_view each : base::split(feature(*answer, "variants"), ','))
    if (!trimmed(each).empty()) variants_.emplace(trimmed(each));
  if (variants_.empty()) variants_.emplace("normal");
  return true;
}

bool XBoard::greet() { return ask("xboard\n") && read_features(); }

bool XBoard::load(const std::string& file) {
  return !reads_files_ || (ask("option VariantPath=" + file + "\n") && read_features());
}

void XBoard::choose(const std::string& variant, int ranks) {
  variant_ = variant == "chess" && !variants_.contains(variant) ? "normal" : variant;
  ranks_ = ranks;
  at_.reset();
}

/// The name of a move in the form that the protocol uses.
std::string XBoard::sent(std::string_view name) const {
  if (name == "pass") return "@@@@";
  if (ranks_ < ranks_from_zero) return std::string(name);
  std::string text;
  while (!name.empty()) {
    std::size_t digits = 0;
    while (digits < name.size() && is_digit(name[digits])) ++digits;
    if (digits == 0) {
      text += name[0];
      name.remove_prefix(1);
    } else {
      text += std::to_string(base::to_integer(name.substr(0, digits)).value_or(1) - 1);
      name.remove_prefix(digits);
    }
  }
  return text;
}

std::string XBoard::line_of(std::string_view name) const {
  return (usermove_ ? "usermove " : "") + sent(name) + "\n";
}

/// The lines that set up the start of the variant and make some moves.
std::string XBoard::lines_to(std::string_view moves) const {
  std::string lines = "new\nvariant " + variant_ + "\nforce\n";
  for (const std::string_view name : base::words(moves)) lines += line_of(name);
  return lines;
}

/// The lines that lead to the position after some moves, from the engine's current position if its
/// moves begin them.
std::string XBoard::lines_on(const std::string& moves) {
  const auto at = std::exchange(at_, std::nullopt);
  if (!at || !moves.starts_with(*at)) return lines_to(moves);
  std::string lines;
  for (const std::string_view name : base::words(std::string_view(moves).substr(at->size())))
    lines += line_of(name);
  return lines;
}

/// Tries moves one by one in a position, lists the legal ones, and takes them back. False if the
/// program is silent.
bool XBoard::try_each(const std::vector<std::string>& names, std::vector<std::string>& legal) {
  std::string before;  // there is nothing to take back where a move was refused
  for (const std::string& name : names) {
    const auto answer = ask(std::exchange(before, {}) + line_of(name));
    if (!answer) return false;
    if (refused_in(*answer).contains(sent(name))) continue;
    legal.push_back(name);
    before = "undo\n";
  }
  return before.empty() || ask(before);
}

std::optional<EngineView> XBoard::view(const std::string& moves, const Candidates& candidates) {
  std::string lines = lines_on(moves);
  for (const std::string& name : candidates.others) lines += line_of(name);
  const auto answer = ask(lines);
  if (!answer) return std::nullopt;
  const auto refused = refused_in(*answer);
  EngineView view;
  const bool all_refused = std::ranges::all_of(
      candidates.others, [&](const std::string& name) { return refused.contains(sent(name)); });
  // A legal one has led to another position, in which the names after it were tried.
  if (!all_refused && !(ask(lines_to(moves)) && try_each(candidates.others, view.moves)))
    return std::nullopt;
  if (!try_each(candidates.legal, view.moves)) return std::nullopt;
  stuck_ = view.moves.empty() && !candidates.others.empty();
  at_ = moves;
  return view;
}

EngineResult XBoard::result(const std::string& moves, const std::string& last, bool first) {
  const std::string lines = lines_to(moves) + line_of(last);
  at_.reset();
  auto answer = ask(lines);
  EngineResult result = answer ? result_in(*answer, first) : std::nullopt;
  // Some engines announce it only when they are to move. One with a legal move would begin to
  // think.
  if (answer && !result && stuck_) {
    answer = ask(lines + "go\n");
    result = answer ? result_in(*answer, first) : std::nullopt;
  }
  return result;
}

bool XBoard::loses(const std::string& moves, const std::string& name, bool first) {
  at_.reset();
  const auto answer = ask_(lines_to(moves) + line_of(name) + "sd 1\ngo\n",
                           "move \nIllegal\nError\nresign\n1-0\n0-1\n1/2");
  return answer && result_in(*answer, first) == -1;
}

}  // namespace boardwright::fairy_stockfish
