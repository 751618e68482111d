// Copies the sources of two rooms of the engine with small changes in them, of which
// BOARDWRIGHT_MUTANT=NUMBER turns one on when the program starts: see engine_mutant.h.
//
//     engine_mutants ENGINE OUT SEED COUNT EQUIVALENT
//
// Reads src/engine by its syntax tree, takes COUNT of all possible changes by the seed, and writes
// the copies into the folder OUT, with a file `list` of the changes: number, kind, file, number of
// the line, line, words and, of those that EQUIVALENT has, why they change nothing, with tabs
// between. EQUIVALENT has a block for each:
//
//     moves/walk.h: the line of code
//       `<` after `n` becomes `<=`
//       why that is the same
//
// Ends with 1 if a block there fits no change.
#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <random>
#include <utility>

#include "mutants/engine_changes.h"

namespace engine_mutants {
namespace {

namespace fs = std::filesystem;

/// As many of each kind, by chance. Whether a change is taken depends on its own name, so that
/// other code can be written without choosing anew.
std::vector<Change> chosen(Sources& sources, const std::vector<Change>& changes, unsigned seed,
                           std::size_t count) {
  std::vector<std::vector<std::pair<std::uint32_t, const Change*>>> drawn(kinds.size());
  for (const Change& change : changes) {
    const std::string name = std::to_string(seed) + name_of(sources, change);
    std::seed_seq letters(name.begin(), name.end());
    drawn[static_cast<std::size_t>(change.kind)].emplace_back(std::mt19937(letters)(), &change);
  }
  std::vector<Change> found;
  for (auto& of_kind : drawn) {
    std::sort(of_kind.begin(), of_kind.end());
    of_kind.resize(std::min(of_kind.size(), count / kinds.size()));
    for (const auto& [number, change] : of_kind) found.push_back(*change);
  }
  return found;
}

/// A piece of text to be put into a file. At one place those that end come first, the inner before
/// the outer, then those that begin, the outer before the inner.
struct Insertion {
  std::size_t at;
  bool begins;
  std::ptrdiff_t order, number;
  std::string text;

  auto place() const { return std::tie(at, begins, order, number); }
};

std::vector<Insertion> insertions(const std::string& file, const std::vector<Change>& changes) {
  std::vector<Insertion> found;
  std::ptrdiff_t number = 0;
  for (const Change& change : changes) {
    ++number;
    for (const auto& [range, before, behind] : change.wraps) {
      if (range.file != file) continue;
      std::string text = before;
      if (const auto at = text.find('@'); at != text.npos)
        text.replace(at, 1, std::to_string(number));
      found.push_back({range.begin, true, -static_cast<std::ptrdiff_t>(range.end), number, text});
      found.push_back(
          {range.end, false, -static_cast<std::ptrdiff_t>(range.begin), -number, behind});
    }
  }
  std::sort(found.begin(), found.end(),
            [](const Insertion& a, const Insertion& b) { return a.place() < b.place(); });
  return found;
}

void write_copy(Sources& sources, const std::string& file, const std::vector<Change>& changes,
                const fs::path& out) {
  std::string text = sources.text(file);
  const auto all = insertions(file, changes);
  for (auto each = all.rbegin(); each != all.rend(); ++each) text.insert(each->at, each->text);
  fs::create_directories((out / file).parent_path());
  if (read(out / file) != text) std::ofstream(out / file, std::ios::binary) << text;
}

/// Why a change is none, by its place and words.
using Equivalent = std::map<std::string, std::string>;

Equivalent read_equivalent(const fs::path& path) {
  Equivalent found;
  std::ifstream in(path);
  std::string line, words;
  while (std::getline(in, line)) {
    if (line.empty() || line[0] == '#') continue;
    if (!std::getline(in, words)) break;
    std::getline(in, found[line + "\n" + words]);
  }
  return found;
}

int run(Sources sources, const fs::path& out, unsigned seed, std::size_t count,
        Equivalent equivalent) {
  const std::vector<Change> changes = all_changes(sources);
  const std::vector<Change> some = chosen(sources, changes, seed, count);
  for (const std::string_view room : rooms)
    for (const auto& entry : fs::directory_iterator(sources.folder() / room))
      write_copy(sources, entry.path().lexically_relative(sources.folder()), some, out);
  std::ofstream list(out / "list");
  for (std::size_t i = 0; i < some.size(); ++i) {
    const Range& range = some[i].range();
    const auto why = equivalent.find(name_of(sources, some[i]));
    list << i + 1 << '\t' << kinds[static_cast<std::size_t>(some[i].kind)] << '\t' << range.file
         << '\t' << sources.line_number(range) << '\t' << sources.line(range) << '\t'
         << some[i].words << '\t' << (why == equivalent.end() ? "" : trimmed(why->second)) << '\n';
  }
  std::map<std::string_view, int> counts;
  for (const Change& change : changes) {
    ++counts[kinds[static_cast<std::size_t>(change.kind)]];
    equivalent.erase(name_of(sources, change));
  }
  for (const auto& [kind, number] : counts) std::cout << number << " of kind " << kind << "\n";
  for (const auto& [name, why] : equivalent)
    std::cerr << "there is no such change: " << name << "\n";
  return equivalent.empty() ? 0 : 1;
}

}  // namespace
}  // namespace engine_mutants

int main(int count, char** arguments) {
  if (count != 6) {
    std::cerr << "engine_mutants ENGINE OUT SEED COUNT EQUIVALENT\n";
    return 2;
  }
  using namespace engine_mutants;
  return run(Sources(arguments[1]), arguments[2], static_cast<unsigned>(std::stoul(arguments[3])),
             std::stoul(arguments[4]), read_equivalent(arguments[5]));
}
