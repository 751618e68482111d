#include "fuzz/corpus.h"

#include "base/limits.h"
#include "base/text.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "disk/write_files.h"
#include "support/rooms.h"

namespace boardwright::fuzz {

using namespace rooms;
namespace fs = std::filesystem;

namespace {

const fs::path folder = BOARDWRIGHT_SOURCE_DIR "/tests/fuzz";

fs::path file_of(std::string_view target) { return folder / "corpus" / target; }

}  // namespace

std::vector<std::string> corpus_of(std::string_view target) {
  const std::string all = read_file(file_of(target), limits::data_file_bytes);
  std::vector<std::string> inputs;
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t end = all.find('\n', at);
    const auto length = to_integer(std::string_view(all).substr(at, end - at));
    if (end == std::string::npos || !length || *length < 0 ||
        all.size() - end < static_cast<std::size_t>(*length) + 2)
      throw std::runtime_error("no length of an input at byte " + std::to_string(at) + " of " +
                               file_of(target).string());
    inputs.push_back(all.substr(end + 1, static_cast<std::size_t>(*length)));
    at = end + 1 + inputs.back().size() + 1;
  }
  return inputs;
}

void keep_corpus(std::string_view target, const std::vector<std::string>& inputs) {
  std::string all;
  for (const std::string& input : inputs) all += std::to_string(input.size()) + '\n' + input + '\n';
  fs::create_directories(folder / "corpus");
  write_file_atomic(file_of(target), all);
}

std::vector<std::string> inputs_in(const fs::path& in) {
  std::vector<std::string> inputs;
  for (const fs::path& file : files_in(in))
    inputs.push_back(read_file(file, limits::data_file_bytes));
  return inputs;
}

fs::path found_for(std::string_view target) { return folder / "found" / target; }

}  // namespace boardwright::fuzz
