// Replays all inputs of the corpus, and all inputs that once broke a target.
#include <gtest/gtest.h>

#include "disk/files.h"
#include "fuzz/corpus.h"
#include "fuzz/targets.h"
#include "support/rooms.h"

namespace boardwright::tests::replay_test {
namespace {

namespace fs = std::filesystem;

class Replay : public testing::TestWithParam<fuzz::Target> {};

TEST_P(Replay, KeptInputsBreakNoLaw) {
  const auto kept = fuzz::corpus_of(GetParam().name);
  EXPECT_GE(kept.size(), 10u);
  for (const std::string& input : kept) GetParam().run(input);
  for (const std::string& input : fuzz::inputs_in(fuzz::found_for(GetParam().name)))
    GetParam().run(input);
}

TEST_P(Replay, TargetHasADictionary) { EXPECT_GE(GetParam().words().size(), 5u); }

INSTANTIATE_TEST_SUITE_P(Fuzz, Replay,
                         testing::ValuesIn(fuzz::targets().begin(), fuzz::targets().end()),
                         [](const auto& target) { return std::string(target.param.name); });

TEST(ReplayFolders, BelongToTargetsAndAreSmall) {
  const fs::path folder = fuzz::found_for("").parent_path().parent_path();
  std::uintmax_t bytes = 0;
  for (const fs::path& file : files_in(folder / "corpus")) {
    EXPECT_NE(fuzz::find_target(file.filename().string()), nullptr) << file;
    bytes += fs::file_size(file);
  }
  for (const fs::path& found : files_in(folder / "found"))
    EXPECT_NE(fuzz::find_target(found.filename().string()), nullptr) << found;
  EXPECT_LT(bytes, 1u << 20) << "minimise the corpus: ./run fuzz --keep";
}

}  // namespace
}  // namespace boardwright::tests::replay_test
