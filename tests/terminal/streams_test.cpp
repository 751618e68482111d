// The program in a shell: standard streams that are closed, full or appended to, and file limits.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "disk/disk.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::streams_test {
namespace {

namespace fs = std::filesystem;

/// The exit code of a shell command, in which $B is the program and $F a file.
int status_of(const std::string& line, const fs::path& file = {}) {
  const fs::path unit = fs::read_symlink("/proc/self/exe");
  const fs::path program = unit.parent_path().parent_path() / "boardwright";
  const std::string set = "B='" + program.string() + "'; F='" + file.string() + "'; ";
  const int status = std::system((set + line).c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

TEST(Streams, AnErrorHasItsExitCodeWhenStandardErrorIsClosed) {
  for (const char* nowhere : {"2>&-", "2>/dev/full", "0<&- 1>&- 2>&-"}) {
    EXPECT_EQ(status_of(std::string("$B draw ") + nowhere), 2) << nowhere;
    EXPECT_EQ(status_of(std::string("$B list >/dev/full ") + nowhere), 4) << nowhere;
    EXPECT_EQ(status_of(std::string("BOARDWRIGHT_HOME=/nowhere $B list ") + nowhere), 4) << nowhere;
  }
}

// With standard error closed, the next opened file would get its descriptor.
TEST(Streams, AnErrorIsNotWrittenIntoAFile) {
  const test::ScratchFile file("streams.pdf", "old");
  fs::remove(file.path());
  EXPECT_EQ(status_of("$B draw lotus-39 B1-1 -o \"$F\" 2>&-", file.path()), 0);
  EXPECT_TRUE(read_file(file.path(), 1 << 20).starts_with("%PDF-"));
}

TEST(Streams, DevStdoutIsAppendedTo) {
  const test::ScratchFile file("streams.svg", "head\n");
  EXPECT_EQ(status_of("$B draw lotus-39 B1-1 -o /dev/stdout >> \"$F\"", file.path()), 0);
  EXPECT_TRUE(read_file(file.path(), 1 << 20).starts_with("head\n<svg"));
}

TEST(Streams, AFileOverTheLimitIsAnErrorAndNoSignal) {
  const test::ScratchFile file("streams.svg", "old");
  EXPECT_EQ(status_of("ulimit -f 1; $B draw lotus-39 B1-1 -o \"$F\" 2>/dev/null", file.path()), 4);
  EXPECT_EQ(read_file(file.path(), 1 << 20), "old");
}

}  // namespace
}  // namespace boardwright::tests::streams_test
