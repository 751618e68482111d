// `boardwright man`: the manual page, generated from the table of commands.
#include <array>
#include <string>

#include "builder/installed.h"
#include "commands/command.h"
#include "commands/commands.h"

namespace boardwright::commands {
namespace {

/// Text escaped for roff.
std::string roff(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\')
      out += "\\e";
    else if (c == '-')
      out += "\\-";
    else if (c == '\n')
      out += ' ';
    else if ((c == '.' || c == '\'') && out.empty())
      out += std::string("\\&") + c;
    else
      out += c;
  }
  return out;
}

struct Variable {
  std::string_view name, meaning;
};
constexpr std::array<Variable, 4> variables = {{
    {"BOARDWRIGHT_HOME", "the folder with templates and fonts"},
    {"BOARDWRIGHT_PATH", "folders of your own games, separated by colons"},
    {"NO_COLOR", "if set, no colours in the output"},
    {"CLICOLOR_FORCE", "if set to anything but 0, colours even when the output is not a terminal"},
}};

std::string entry(std::string_view term, std::string_view meaning) {
  return ".TP\n.B " + roff(term) + "\n" + roff(meaning) + "\n";
}

/// "-o, --output OUTPUT", or "GAME".
std::string term_of(const OptionRow& row) {
  std::string term;
  for (const char c : row.name) term += c == ',' ? std::string(", ") : std::string(1, c);
  const bool takes = row.name.starts_with("-") && !std::holds_alternative<bool*>(row.target);
  return takes ? term + " ..." : term;
}

std::string section_of(const Command& command) {
  std::string out = ".SS " + std::string(command.name) + "\n" + roff(command.help) + ".\n";
  for (const OptionRow& row : command.call().options)
    if (!row.help.empty()) out += entry(term_of(row), row.help);
  return out + ".PP\n.EX\n" + roff(command.example) + "\n.EE\n";
}

struct ManOptions {};

ExitCode write_man_page(const ManOptions&, Context& context) {
  std::string page =
      ".TH BOARDWRIGHT 1 \"\" \"boardwright " + std::string(builder::version()) +
      "\" \"Games\"\n"
      ".SH NAME\n"
      "boardwright \\- boards, diagrams and rules pages of chess variants, proved\n"
      ".SH SYNOPSIS\n.B boardwright\n.I COMMAND\n[\\fIOPTION\\fR]...\n"
      ".SH DESCRIPTION\n"
      "A game is a folder of text files: its board, its pieces, its rules of play, the\n"
      "article that explains them, and what that article states. Boardwright draws the\n"
      "boards and diagrams, writes the rules as web pages and as a book, prints boards and\n"
      "pieces in true size, and proves every statement with its rules engine.\n"
      ".PP\n"
      ".I GAME\n"
      "is the name of a shipped game, or the folder of your own game.\n"
      ".SH COMMANDS\n";
  for (const Command* command : all_commands()) page += section_of(*command);
  page += ".SH OPTIONS OF EVERY COMMAND\n" +
          entry("--games DIR", "a folder with your own games, styles, tilings and drawings") +
          entry("-h, --help", "what the command does, and its options") + ".SH EXIT STATUS\n";
  for (const base::ExitMeaning& row : base::exit_meanings)
    page += entry(std::to_string(static_cast<int>(row.code)), row.meaning);
  page += ".SH ENVIRONMENT\n";
  for (const Variable& each : variables) page += entry(each.name, each.meaning);
  context.console.out(page);
  return ExitCode::fine;
}

std::vector<OptionRow> man_rows(ManOptions&) { return {}; }

}  // namespace

extern const Command man_command = {
    "man",
    "Write the manual page, for man",
    "boardwright man > boardwright.1",
    [] { return call_of(man_rows, write_man_page); },
};

}  // namespace boardwright::commands
