// Maintains the fuzz corpus for `./run fuzz`:
//
//     keeper targets                prints the names of all targets
//     keeper words TARGET FILE      writes the target's dictionary
//     keeper unpack TARGET FOLDER   writes each input of a corpus to a file in a folder
//     keeper grow TARGET FOLDER     writes a long text for each element of its grammar
//     keeper pack TARGET FOLDER     replaces the corpus of a target by the files in a folder
#include <cstdio>
#include <exception>
#include <fstream>

#include "fuzz/corpus.h"
#include "fuzz/growth_targets.h"
#include "fuzz/targets.h"

namespace {

using namespace boardwright;

/// Writes a dictionary for libFuzzer: one quoted word per line.
void write_dictionary(const fuzz::Target& target, const std::string& file) {
  std::ofstream out(file);
  for (const std::string& word : target.words()) {
    out << '"';
    for (const char c : word) {
      char escaped[5];
      std::snprintf(escaped, sizeof escaped, "\\x%02x", static_cast<unsigned char>(c));
      out << escaped;
    }
    out << "\"\n";
  }
}

void unpack(const fuzz::Target& target, const std::filesystem::path& folder) {
  std::filesystem::create_directories(folder);
  int number = 0;
  for (const std::string& input : fuzz::corpus_of(target.name))
    std::ofstream(folder / std::to_string(number++), std::ios::binary) << input;
}

void grow(const fuzz::Target& target, const std::filesystem::path& folder) {
  constexpr std::size_t bytes = std::size_t{64} << 10;
  std::filesystem::create_directories(folder);
  for (const fuzz::Element& element : fuzz::elements())
    if (element.target == target.name)
      std::ofstream(folder / element.name, std::ios::binary) << fuzz::grown(element, bytes);
}

int run(const std::vector<std::string>& words) {
  if (words.size() == 1 && words[0] == "targets") {
    for (const fuzz::Target& target : fuzz::targets()) std::printf("%s ", target.name.data());
    std::puts("");
    return 0;
  }
  const fuzz::Target* target = words.size() == 3 ? fuzz::find_target(words[1]) : nullptr;
  if (target == nullptr) return 2;
  if (words[0] == "words")
    write_dictionary(*target, words[2]);
  else if (words[0] == "unpack")
    unpack(*target, words[2]);
  else if (words[0] == "grow")
    grow(*target, words[2]);
  else if (words[0] == "pack")
    fuzz::keep_corpus(target->name, fuzz::inputs_in(words[2]));
  else
    return 2;
  return 0;
}

}  // namespace

int main(int count, char** words) {
  try {
    return run({words + 1, words + count});
  } catch (const std::exception& error) {
    std::fprintf(stderr, "keeper: %s\n", error.what());
    return 4;
  }
}
