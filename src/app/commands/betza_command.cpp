// `boardwright betza`: whether a reader of Betza reads the texts of the reference as specified
// there.
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "base/text.h"
#include "builder/load.h"
#include "commands/betza.h"
#include "commands/command.h"
#include "commands/question.h"

namespace boardwright::commands {
namespace {

using Json = nlohmann::ordered_json;
using CellNames = std::set<std::string>;

constexpr std::array cell_keys = {"moves", "captures", "passed"};

struct ConformanceOptions {
  std::string file, answers;
  bool conformance = false, json = false;
};

/// A file of cases or of answers.
struct CaseFile {
  std::string name, text;
  Json data;

  /// Reports a mistake where the text of a case begins, or in the file as a whole.
  [[noreturn]] void fail(const std::string& id, const std::string& what,
                         const std::string& hint = {}) const {
    const std::size_t at = id.empty() ? std::string::npos : text.find('"' + id + '"');
    fail_at(at, (id.empty() ? "" : "case " + base::in_quotes(printable(id)) + ": ") + what, hint);
  }
  [[noreturn]] void fail_at(std::size_t at, const std::string& what,
                            const std::string& hint) const {
    base::Place place{name, 0, 0};
    if (at != std::string::npos) {
      const std::string_view before = std::string_view(text).substr(0, at);
      place.line = 1 + static_cast<int>(std::ranges::count(before, '\n'));
      place.column = static_cast<int>(at - (before.rfind('\n') + 1)) + 1;
    }
    Report report;
    report.error(std::move(place), what, hint);
    throw base::InputError(std::move(report));
  }
};

std::string case_id(const Json& of) { return of["id"].get<std::string>(); }

CaseFile read_cases(const std::string& file) {
  Report report;
  auto text = builder::text_from(file, report);
  refuse(report);
  CaseFile found{builder::name_of_text(file), std::move(*text), {}};
  try {
    found.data = Json::parse(found.text);
  } catch (const Json::parse_error& error) {
    found.fail_at(error.byte > 0 ? error.byte - 1 : 0, "this is no JSON", {});
  } catch (const Json::exception&) {
    found.fail({}, "a number is too large");
  }
  const auto cases = found.data.is_object() ? found.data.find("cases") : found.data.end();
  if (cases == found.data.end() || !cases->is_array())
    found.fail({}, "'cases' is missing", "as in {\"cases\": [{\"id\": \"atoms-1\", …}]}");
  std::set<std::string> ids;
  for (const Json& each : *cases) {
    const std::string id = each.is_object() ? each.value("id", Json()).dump() : "";
    if (id.size() < 3 || id.front() != '"') found.fail({}, "a case has no 'id'");
    if (!ids.insert(id).second) found.fail(case_id(each), "there are two with this id");
  }
  return found;
}

std::string case_word(const CaseFile& file, const Json& of, const char* key) {
  const auto found = of.find(key);
  if (found == of.end() || !found->is_string())
    file.fail(case_id(of), base::in_quotes(key) + " has to be a text");
  return found->get<std::string>();
}

/// The cells under a key; none if the case does not have it.
CellNames cells_of(const CaseFile& file, const Json& of, const char* key) {
  CellNames cells;
  const auto found = of.find(key);
  if (found == of.end()) return cells;
  const auto is_text = [](const Json& each) { return each.is_string(); };
  if (!found->is_array() || !std::ranges::all_of(*found, is_text))
    file.fail(case_id(of), base::in_quotes(key) + " has to be a list of cells", "as in [\"d4\"]");
  for (const Json& each : *found) cells.insert(each.get<std::string>());
  return cells;
}

using CellsByKey = std::map<std::string, CellNames>;  ///< by key

CellsByKey answer_in(const CaseFile& file, const Json& of) {
  CellsByKey answer;
  for (const char* key : cell_keys) answer[key] = cells_of(file, of, key);
  return answer;
}

/// This program's reader, which keeps the boards.
class OwnReader {
 public:
  explicit OwnReader(const Context& context) : context_(context) {}

  CellsByKey answer(const CaseFile& file, const Json& of) {
    try {
      return asked(file, of);
    } catch (const UsageError& error) {
      file.fail(case_id(of), error.what(), error.hint);
    } catch (const base::InputError& error) {
      const Problem& problem = error.report.problems().front();
      file.fail(case_id(of), problem.message, problem.hint);
    }
  }

 private:
  CellsByKey asked(const CaseFile& file, const Json& of) {
    const std::string word = case_word(file, of, "board");
    constexpr std::size_t most_boards = 32;
    if (boards_.size() > most_boards) boards_.clear();
    auto& board = boards_[word];
    if (!board) board = bare_board(context_, word);
    const PieceType piece_type = betza_piece(case_word(file, of, "betza"), *board);
    QuestionWords words;
    words.cell = case_word(file, of, "at");
    const auto list = [&](const char* key) {
      const CellNames cells = cells_of(file, of, key);
      return joined(std::vector<std::string>(cells.begin(), cells.end()), ",");
    };
    words.own = list("own");
    words.enemy = list("enemy");
    const auto moved = of.find("moved");
    if (moved != of.end() && !moved->is_boolean())
      file.fail(case_id(of), "'moved' has to be true or false");
    if (moved != of.end() && *moved == true && !piece_type.state.empty())
      words.state = std::string(moves::unmoved_number) + "=0";
    const Reach found = reach_of(understand(*board, piece_type, words));
    CellsByKey answer;
    for (const auto& [key, cells] : {std::pair{"moves", found.moves},
                                     {"captures", found.captures},
                                     {"passed", found.passed}}) {
      const auto names = board::names_of(*board, cells);
      answer[key] = {names.begin(), names.end()};
    }
    return answer;
  }

  const Context& context_;
  std::map<std::string, std::unique_ptr<board::Board>> boards_;
};

/// How a reader does in the cases of one section.
struct SectionScore {
  std::string id;
  int cases = 0, passed = 0;
};

/// The sections of all cases, and the cases that differ.
struct Conformance {
  std::vector<SectionScore> sections;
  Json differences = Json::array();

  SectionScore& section(const std::string& id) {
    const auto found = std::ranges::find(sections, id, &SectionScore::id);
    return found != sections.end() ? *found : sections.emplace_back(SectionScore{id});
  }
  int sum(int SectionScore::*count) const {
    int all = 0;
    for (const SectionScore& section : sections) all += section.*count;
    return all;
  }
};

CellNames without(const CellNames& cells, const CellNames& others) {
  CellNames rest;
  std::ranges::set_difference(cells, others, std::inserter(rest, rest.end()));
  return rest;
}

Conformance judge(const CaseFile& cases,
                  const std::function<std::optional<CellsByKey>(const Json&)>& ask) {
  Conformance verdict;
  for (const Json& each : cases.data["cases"]) {
    SectionScore& section = verdict.section(case_word(cases, each, "section"));
    ++section.cases;
    const CellsByKey wanted = answer_in(cases, each);
    auto given = ask(each);
    if (given && *given == wanted) {
      ++section.passed;
      continue;
    }
    Json difference = {{"id", each["id"]}, {"answered", given.has_value()}};
    for (const char* key : {"betza", "board", "at"}) difference[key] = case_word(cases, each, key);
    if (each.contains("reading")) difference["reading"] = case_word(cases, each, "reading");
    for (const auto& [key, cells] : wanted)
      if (given && (*given)[key] != cells)
        difference[key] = {{"missing", without(cells, (*given)[key])},
                           {"extra", without((*given)[key], cells)}};
    verdict.differences.push_back(std::move(difference));
  }
  return verdict;
}

std::string failed_case(const Json& difference) {
  const auto word = [&](const char* key) {
    return printable(difference.value(key, std::string()));
  };
  std::string line =
      word("id") + ": " + word("betza") + " on " + word("at") + " of " + word("board") + "\n";
  for (const char* key : cell_keys) {
    if (!difference.contains(key)) continue;
    for (const char* what : {"missing", "extra"}) {
      const auto cells = difference[key][what].get<std::vector<std::string>>();
      if (!cells.empty())
        line += "  " + std::string(key) + " " + what + ": " + printable(joined(cells, " ")) + "\n";
    }
  }
  return line + (difference.contains("reading") ? "  " + word("reading") + "\n" : "");
}

std::string conformance_text(const Conformance& verdict) {
  std::size_t width = 0;
  for (const SectionScore& section : verdict.sections) width = std::max(width, section.id.size());
  std::string text;
  for (const SectionScore& section : verdict.sections)
    text += printable(section.id) + std::string(width - section.id.size() + 2, ' ') +
            std::to_string(section.passed) + "/" + std::to_string(section.cases) + "\n";
  text += std::to_string(verdict.sum(&SectionScore::passed)) + " of " +
          std::to_string(verdict.sum(&SectionScore::cases)) + " cases pass\n";
  int unanswered = 0;
  for (const Json& difference : verdict.differences)
    if (difference["answered"] == true)
      text += failed_case(difference);
    else
      ++unanswered;
  if (unanswered > 0) text += std::to_string(unanswered) + " have no answer\n";
  return text;
}

Json conformance_json(const Conformance& verdict) {
  Json sections = Json::array();
  for (const SectionScore& section : verdict.sections)
    sections.push_back(
        {{"section", section.id}, {"cases", section.cases}, {"passed", section.passed}});
  return {{"cases", verdict.sum(&SectionScore::cases)},
          {"passed", verdict.sum(&SectionScore::passed)},
          {"sections", std::move(sections)},
          {"differences", verdict.differences}};
}

ExitCode run_betza(const ConformanceOptions& options, Context& context) {
  const std::filesystem::path shipped =
      context.search_path.shipped() / "manual" / "betza-conformance.json";
  const CaseFile cases = read_cases(options.file.empty() ? shipped.string() : options.file);
  Conformance verdict;
  if (options.answers.empty()) {
    OwnReader reader(context);
    verdict = judge(cases, [&](const Json& each) { return reader.answer(cases, each); });
  } else {
    const CaseFile answers = read_cases(options.answers);
    std::map<std::string, CellsByKey> by_id;
    for (const Json& each : answers.data["cases"])
      by_id.emplace(case_id(each), answer_in(answers, each));
    verdict = judge(cases, [&](const Json& each) {
      const auto found = by_id.find(case_id(each));
      return found == by_id.end() ? std::nullopt : std::optional(found->second);
    });
  }
  const auto replace = Json::error_handler_t::replace;
  context.console.out(options.json ? conformance_json(verdict).dump(-1, ' ', false, replace) + "\n"
                                   : conformance_text(verdict));
  return verdict.differences.empty() ? ExitCode::fine : ExitCode::claim_differs;
}

void check_betza(ConformanceOptions& options, const Given& /*given*/) {
  if (!options.conformance) throw UsageError("--conformance is required");
}

std::vector<OptionRow> betza_rows(ConformanceOptions& options) {
  return {
      {"FILE", "other cases than those that are shipped, or - for standard input", &options.file},
      {"--conformance", "tell which cases of the reference pass, by section", &options.conformance},
      {"--answers", "what another reader has computed, in the form of the cases", &options.answers},
      {"--json", "one JSON object", &options.json},
  };
}

}  // namespace

extern const Command betza_command = {
    "betza",
    "Check a reader of Betza against the reference",
    "boardwright betza --conformance",
    [] { return call_of(betza_rows, run_betza, check_betza); },
};

}  // namespace boardwright::commands
