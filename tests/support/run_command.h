// Runs a command with named options and arguments.
#pragma once
#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include "base/text.h"
#include "commands/commands.h"
#include "support/rooms.h"

namespace boardwright::test {

/// Values by the names of options and arguments, of two names the longer one: {"GAME", "chess"},
/// {"--output", "chess.pdf"}. The value of a flag is empty.
using Words = std::map<std::string, std::string>;

/// Gives an option its value.
inline void fill(const Target& target, const std::string& word) {
  std::visit(
      [&](auto* value) {
        using Value = std::remove_pointer_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, bool>)
          *value = true;
        else if constexpr (std::is_same_v<Value, int>)
          *value = to_integer(word).value();
        else if constexpr (std::is_same_v<Value, std::vector<std::string>>)
          value->push_back(word);
        else
          *value = word;
      },
      target);
}

/// Throws what the command throws, and std::invalid_argument for an unknown option.
inline ExitCode run_command(std::string_view name, const Words& words, Context& context) {
  const auto all = all_commands();
  const auto command =
      std::find_if(all.begin(), all.end(), [&](const Command* each) { return each->name == name; });
  if (command == all.end()) throw std::invalid_argument("no command " + std::string(name));
  const Call call = (*command)->call();
  std::size_t filled = 0;
  for (const OptionRow& row : call.options) {
    const auto word = words.find(std::string(row.name.substr(row.name.find(',') + 1)));
    if (word == words.end()) continue;
    fill(row.target, word->second);
    ++filled;
  }
  if (filled != words.size())
    throw std::invalid_argument("an option that is none of " + std::string(name));
  call.check([&](std::string_view option) { return words.contains(std::string(option)); });
  return call.run(context);
}

}  // namespace boardwright::test
