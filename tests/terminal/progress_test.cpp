// Progress is shown on one line of a terminal, and not elsewhere.
#include "terminal/progress.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <thread>

#include "support/rooms.h"

namespace boardwright::tests::progress_test {
namespace {

TEST(Progress, CountsStepsAndNamesThem) {
  EXPECT_EQ(progress_line(12, 44, "lotus-39 book", 80), "[12/44] lotus-39 book");
  EXPECT_EQ(progress_line(12, 0, "lotus-39", 80), "[12] lotus-39");
  EXPECT_EQ(progress_line(1, 2, "\x1b[31m", 80), "[1/2] \\x1b[31m");
}

TEST(Progress, LeavesTheLastColumnFreeSoThatItStaysOnOneLine) {
  EXPECT_EQ(progress_line(12, 44, "lotus-39 book", 15), "[12/44] lotus-");
  EXPECT_EQ(progress_line(1, 2, "äöü", 9), "[1/2] äö");
}

/// Makes standard error a pseudo-terminal during its lifetime.
class Terminal {
 public:
  Terminal() : own_(::dup(STDERR_FILENO)), master_(::posix_openpt(O_RDWR | O_NOCTTY)) {
    if (master_ < 0 || ::grantpt(master_) != 0 || ::unlockpt(master_) != 0) return;
    const int slave = ::open(::ptsname(master_), O_RDWR | O_NOCTTY);
    ::dup2(slave, STDERR_FILENO);
    ::close(slave);
  }
  ~Terminal() {
    ::dup2(own_, STDERR_FILENO);
    ::close(own_);
    ::close(master_);
  }

  /// The output so far.
  std::string shown() const {
    std::string text;
    pollfd more = {master_, POLLIN, 0};
    while (::poll(&more, 1, 100) > 0) {  // a terminal passes data on with some delay
      char part[4096];
      const ssize_t got = ::read(master_, part, sizeof part);
      if (got <= 0) break;
      text.append(part, static_cast<std::size_t>(got));
    }
    return text;
  }

 private:
  int own_, master_;
};

TEST(Progress, ALineIsRemovedBeforeOtherOutputAndAtTheEnd) {
  const Terminal terminal;
  const Console console;
  ASSERT_TRUE(console.error_is_terminal());
  console.status("[1/2] chess");
  console.err("words\n");
  console.status("[2/2] chess");
  console.status("");
  console.status("");
  EXPECT_EQ(terminal.shown(), "\r[1/2] chess\x1b[K\r\x1b[Kwords\r\n\r[2/2] chess\x1b[K\r\x1b[K");
}

TEST(Progress, ShortWorkShowsNothing) {
  const Terminal terminal;
  const Console console;
  {
    Progress progress(console, 2);
    progress.step("chess");
    progress.step("lotus-39");
  }
  EXPECT_EQ(terminal.shown(), "");
}

TEST(Progress, ManyStepsAreShownFromTimeToTime) {
  const Terminal terminal;
  const Console console;
  {
    Progress progress(console, 0);
    for (int i = 0; i < 50000; ++i) progress.step("chess");
    std::this_thread::sleep_for(std::chrono::milliseconds(1150));
  }
  EXPECT_EQ(terminal.shown(), "\r[50000] chess\x1b[K\r\x1b[K");
}

}  // namespace
}  // namespace boardwright::tests::progress_test
