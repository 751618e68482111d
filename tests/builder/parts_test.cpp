// A library that is built in parts and joined is the same as one that is built at once.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "disk/disk.h"
#include "support/desk.h"
#include "support/little_home.h"

namespace boardwright::tests::parts_test {
namespace {

namespace fs = std::filesystem;
using test::Desk;

/// The shipped data with five little games.
class Parts : public testing::Test {
 protected:
  std::string run(const std::string& words) {
    std::string said = desk_.type("boardwright build " + words);
    failed_ = desk_.failed();
    return said;
  }

  std::map<std::string, std::string> files_in(const char* folder) const {
    return test::files_below(desk_.folder() / folder);
  }

  const test::LittleHome home_{{"brook", "lake", "moor", "pond", "tarn"}};
  const Desk desk_{home_.folder()};
  bool failed_ = false;
};

TEST_F(Parts, JoinedAreTheWhole) {
  run("--out whole");
  ASSERT_FALSE(failed_);
  for (const std::string part : {"1", "2"}) run("--part " + part + "/2 --out part-" + part);
  ASSERT_FALSE(failed_);
  EXPECT_TRUE(fs::exists(desk_.folder() / "part-1/brook"));
  EXPECT_FALSE(fs::exists(desk_.folder() / "part-1/lake"));
  EXPECT_TRUE(fs::exists(desk_.folder() / "part-2/lake"));
  const std::string said = run("--join part-1 part-2 --out joined");
  EXPECT_FALSE(failed_) << said;
  EXPECT_EQ(files_in("joined"), files_in("whole"));
  EXPECT_NE(run("--out joined").find("nothing has changed"), std::string::npos);
}

TEST_F(Parts, ThatWereBuiltAgainReplaceWhatWasJoined) {
  for (const std::string part : {"1", "2"}) run("--part " + part + "/2 --out part-" + part);
  run("--join part-1 part-2 --out joined");
  home_.add_to_game("lake", "[piece.toad]\nmoves = [\"step side\"]\n");
  run("--part 2/2 --out part-2");
  run("--join part-1 part-2 --out joined");
  ASSERT_FALSE(failed_);
  run("--out whole");
  EXPECT_EQ(files_in("joined"), files_in("whole"));
}

TEST_F(Parts, AreRefusedThatAreNone) {
  EXPECT_NE(run("--part 3/2 --out out").find("--part: '3/2'"), std::string::npos);
  EXPECT_TRUE(failed_);
  for (const char* wrong : {"0/2", "2", "1/2/3", "a/b", "1/"}) {
    run(std::string("--part ") + wrong + " --out out");
    EXPECT_TRUE(failed_) << wrong;
  }
  EXPECT_NE(run("--join nowhere --out out").find("no build in 'nowhere'"), std::string::npos);
  EXPECT_TRUE(failed_);
  run("--part 1/2 --out part-1");
  EXPECT_NE(run("--join part-1 part-1 --out out").find("is in 'part-1' and in 'part-1'"),
            std::string::npos);
  run("--part 2/2 --out part-2");
  desk_.write("part-2/lake/index.html", "forged", false);
  EXPECT_NE(run("--join part-1 part-2 --out out").find("is not what was built"), std::string::npos);
  EXPECT_TRUE(failed_);
  EXPECT_FALSE(fs::exists(desk_.folder() / "out")) << "nor is the part before it taken over";
}

}  // namespace
}  // namespace boardwright::tests::parts_test
