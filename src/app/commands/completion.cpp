// `boardwright completion`: completion scripts for shells, generated from the table of commands.
#include <algorithm>
#include <array>

#include "base/errors.h"
#include "base/text.h"
#include "commands/command.h"
#include "commands/commands.h"

namespace boardwright::commands {
namespace {

/// The completions of an option's value or of an argument.
struct Values {
  std::string_view option;
  std::string_view words;  ///< separated by spaces
  std::string_view ids;    ///< the argument of `list --ids` for further words; empty: none
};
constexpr std::array<Values, 9> all_values = {{
    {"GAME", "", "games"},
    {"--style", "", "styles"},
    {"--format", "", "formats"},
    {"--men", "letters drawn", ""},
    {"--paper", "a3 a4 a5 letter tabloid", ""},
    {"--names", "off on rim", ""},
    {"SHELL", "bash zsh fish", ""},
    {"KIND", "game figures claims tiling style pieces", ""},
    {"--from", "", "games"},
}};

const Values* values_of(std::string_view option) {
  const auto found = std::ranges::find(all_values, option, &Values::option);
  return found == all_values.end() ? nullptr : &*found;
}

/// The row of an option or argument, in the parts that a shell needs.
struct Offer {
  std::string short_name, long_name;  ///< "-o", "--output"; an argument has only the second
  std::string help;
  bool argument = false, flag = false, file = false;
  const Values* values = nullptr;  ///< null: unknown
};

Offer offer_of(const OptionRow& row) {
  Offer offer;
  for (const std::string_view name : base::split(row.name, ','))
    (name.starts_with("--") || !name.starts_with("-") ? offer.long_name : offer.short_name) = name;
  offer.help = row.help;
  offer.argument = !row.name.starts_with("-");
  offer.flag = std::holds_alternative<bool*>(row.target);
  offer.file = std::holds_alternative<std::filesystem::path*>(row.target);
  offer.values = values_of(offer.long_name);
  return offer;
}

std::vector<Offer> options_of(const Command& command) {
  std::vector<Offer> all;
  for (const OptionRow& row : command.call().options) all.push_back(offer_of(row));
  all.push_back({"", "--games", "a folder of your own games", false, false, true, nullptr});
  all.push_back({"-h", "--help", "what the command does", false, true, false, nullptr});
  return all;
}

/// A text with a backslash before each special character.
std::string escaped(std::string_view text, std::string_view special) {
  std::string out;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

/// A text in single quotation marks, for a shell.
std::string shell_quoted(std::string_view text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

/// An assignment of the words that bash completes: fixed ones, and those that the program lists.
std::string bash_words(const Values& values) {
  std::string words(values.words);
  if (!values.ids.empty())
    words += (words.empty() ? "" : " ") +
             ("$(boardwright list --ids " + std::string(values.ids) + " 2>/dev/null)");
  return "words=\"" + words + "\"";
}

std::string bash_script() {
  std::string names, cases;
  for (const Command* command : all_commands()) {
    names += (names.empty() ? "" : " ") + std::string(command->name);
    std::string options, before, arguments;
    for (const Offer& each : options_of(*command)) {
      if (each.argument) {
        if (each.values != nullptr) arguments += "          " + bash_words(*each.values) + "\n";
        continue;
      }
      for (const std::string& name : {each.short_name, each.long_name})
        if (!name.empty()) options += (options.empty() ? "" : " ") + name;
      if (each.flag) continue;
      const std::string pattern =
          (each.short_name.empty() ? "" : each.short_name + "|") + each.long_name;
      before += "        " + pattern + ") " +
                (each.values != nullptr ? bash_words(*each.values)
                                        : std::string(each.file ? "files=yes" : "words=")) +
                " ;;\n";
    }
    cases += "    " + std::string(command->name) + ")\n      case $before in\n" + before +
             "        *)\n          files=yes\n" + arguments +
             "          [[ $here != -* ]] || words=\"" + options +
             "\"\n          ;;\n      esac ;;\n";
  }
  return "# Completion of boardwright in bash.\n"
         "_boardwright() {\n"
         "  local here=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
         "  local command=${COMP_WORDS[1]} words= files=\n"
         "  [[ $COMP_CWORD -gt 1 ]] || command=\n"
         "  case $command in\n"
         "    '') words=\"" +
         names + " --help --version\" ;;\n" + cases +
         "  esac\n"
         "  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$here\";\n"
         "    [[ -z $files || $here == -* ]] || compgen -f -- \"$here\")\n"
         "}\n"
         "complete -o filenames -F _boardwright boardwright\n";
}

/// The action of a zsh spec, its last part: how to complete an option's value or an argument.
std::string zsh_action(const Offer& offer) {
  if (offer.values != nullptr && !offer.values->ids.empty())
    return "{ compadd -- " + std::string(offer.values->words) +
           " ${(f)\"$(boardwright list --ids " + std::string(offer.values->ids) +
           " 2>/dev/null)\"}; _files }";
  if (offer.values != nullptr) return "(" + std::string(offer.values->words) + ")";
  return offer.file || offer.argument ? "_files" : " ";
}

std::string zsh_script() {
  std::string names, cases;
  for (const Command* command : all_commands()) {
    names += "      " +
             shell_quoted(escaped(command->name, ":") + ":" + std::string(command->help)) + "\n";
    cases += "    " + std::string(command->name) + ")\n      _arguments";
    for (const Offer& each : options_of(*command)) {
      const std::string help = "[" + escaped(each.help, "[]:\\") + "]";
      const std::string value =
          each.flag ? "" : ":" + escaped(each.long_name, ":") + ":" + zsh_action(each);
      if (each.argument) {
        cases += " \\\n        " + shell_quoted("*" + value);
        continue;
      }
      for (const std::string& name : {each.short_name, each.long_name})
        if (!name.empty()) cases += " \\\n        " + shell_quoted("*" + name + help + value);
    }
    cases += " ;;\n";
  }
  return "#compdef boardwright\n"
         "# Completion of boardwright in zsh.\n"
         "_boardwright() {\n"
         "  if (( CURRENT == 2 )); then\n"
         "    local -a names=(\n" +
         names +
         "    )\n"
         "    _describe command names\n"
         "    return\n"
         "  fi\n"
         "  local command=$words[2]\n"
         "  shift words\n"
         "  (( CURRENT-- ))\n"
         "  case $command in\n" +
         cases +
         "  esac\n"
         "}\n"
         "_boardwright \"$@\"\n";
}

std::string fish_script() {
  std::string out =
      "# Completion of boardwright in fish.\n"
      "complete -c boardwright -n __fish_use_subcommand -f -l version -d 'show the version'\n";
  for (const Command* command : all_commands()) {
    const std::string name(command->name);
    out += "complete -c boardwright -n __fish_use_subcommand -f -a " + name + " -d " +
           shell_quoted(escaped(command->help, "\\")) + "\n";
    for (const Offer& each : options_of(*command)) {
      const Values* values = each.values;
      if (each.argument && values == nullptr) continue;
      out += "complete -c boardwright -n '__fish_seen_subcommand_from " + name + "'";
      if (!each.argument) {
        if (!each.short_name.empty()) out += " -s " + each.short_name.substr(1);
        out += " -l " + each.long_name.substr(2);
        if (!each.flag) out += " -r";
      }
      if (values != nullptr) {
        std::string words(values->words);
        if (!values->ids.empty())
          words += (words.empty() ? "" : " ") +
                   ("(boardwright list --ids " + std::string(values->ids) + ")");
        out += " -a " + shell_quoted(words);
      }
      if (!each.help.empty()) out += " -d " + shell_quoted(escaped(each.help, "\\"));
      out += "\n";
    }
  }
  return out;
}

struct Shell {
  std::string_view name;
  std::string (*script)();
};
constexpr std::array<Shell, 3> shells = {
    {{"bash", bash_script}, {"zsh", zsh_script}, {"fish", fish_script}}};

struct CompletionOptions {
  std::string shell;
};

ExitCode complete(const CompletionOptions& options, Context& context) {
  std::vector<std::string> known;
  for (const Shell& shell : shells) {
    known.emplace_back(shell.name);
    if (shell.name != options.shell) continue;
    context.console.out(shell.script());
    return ExitCode::fine;
  }
  throw UsageError("unknown shell " + in_quotes(options.shell),
                   "there are: " + joined(known, ", "));
}

std::vector<OptionRow> completion_rows(CompletionOptions& options) {
  return {{"SHELL", "bash, zsh or fish", &options.shell, {.required = true}}};
}

}  // namespace

extern const Command completion_command = {
    "completion",
    "Write a script by which a shell completes commands",
    "boardwright completion bash > ~/.local/share/bash-completion/completions/boardwright",
    [] { return call_of(completion_rows, complete); },
};

}  // namespace boardwright::commands
