// Other programs are asked under limits: whatever they do, an answer or a problem comes in time.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "disk/other_program.h"
#include "support/rooms.h"

namespace boardwright::tests::other_program_test {
namespace {

using namespace test;
using std::chrono::milliseconds;

/// A program that runs these lines of a shell.
class Script {
 public:
  explicit Script(const std::string& lines)
      : file_(std::filesystem::temp_directory_path() /
              ("boardwright-script-" + std::to_string(getpid()))) {
    std::ofstream(file_) << "#!/bin/sh\n" << lines;
    std::filesystem::permissions(file_, std::filesystem::perms::owner_all);
  }
  Script(const Script&) = delete;
  Script& operator=(const Script&) = delete;
  ~Script() { std::filesystem::remove(file_); }

  std::string path() const { return file_.string(); }

 private:
  std::filesystem::path file_;
};

TEST(OtherProgram, AnswersUpToALine) {
  const Script script("while read line; do echo \"heard $line\"; echo also >&2; echo done; done\n");
  OtherProgram program(script.path(), {});
  EXPECT_EQ(program.ask("one\n", "done"), "heard one\nalso\ndone\n");
  EXPECT_EQ(program.ask("two\n", "heard two"), "heard two\n");
  EXPECT_EQ(program.ask("three\n", "four\nheard three"), "also\ndone\nheard three\n");
  EXPECT_EQ(program.problem(), "");
}

TEST(OtherProgram, OneThatIsAbsentIsNamed) {
  try {
    const OtherProgram program("/no/such/program", {});
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "cannot start '/no/such/program': No such file or directory");
  }
}

TEST(OtherProgram, OneThatEndsSaysHow) {
  const Script script("read line\nexit 3\n");
  OtherProgram program(script.path(), {});
  EXPECT_FALSE(program.ask("one\n", "done"));
  EXPECT_EQ(program.problem(), "it has ended with exit code 3");
  EXPECT_FALSE(program.ask("two\n", "done"));
  const Script killed("read line\nkill -11 $$\n");
  OtherProgram other(killed.path(), {});
  EXPECT_FALSE(other.ask("one\n", "done"));
  EXPECT_EQ(other.problem(), "it has ended by signal 11");
}

TEST(OtherProgram, OneThatIsSilentIsGivenUp) {
  const Script script("sleep 60\n");
  OtherProgram program(script.path(), {.answer = milliseconds(200)});
  EXPECT_FALSE(program.ask("one\n", "done"));
  EXPECT_EQ(program.problem(), "it has not answered for 1 seconds");
}

TEST(OtherProgram, OneThatReadsNothingIsGivenUp) {
  const Script script("sleep 60\n");
  OtherProgram program(script.path(), {.answer = milliseconds(200)});
  EXPECT_FALSE(program.ask(std::string(10'000'000, 'x') + "\n", "done"));
  EXPECT_EQ(program.problem(), "it has not answered for 1 seconds");
}

TEST(OtherProgram, OneThatSaysTooMuchIsGivenUp) {
  const Script script("while true; do echo more; done\n");
  OtherProgram program(script.path(), {.answer_bytes = 100'000});
  EXPECT_FALSE(program.ask("one\n", "done"));
  EXPECT_EQ(program.problem(), "its answer is too long");
}

}  // namespace
}  // namespace boardwright::tests::other_program_test
