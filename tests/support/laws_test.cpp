// A broken law is found and reported with the smallest values that break it.
#include "support/laws.h"

#include "support/rooms.h"

namespace boardwright::tests::laws_test {
namespace {

void no_number_is_large() { HOLDS(test::any_between(0, 1000) < 100); }
void every_number_is_small() { HOLDS(test::any_between(0, 100) < 100); }

TEST(Laws, ABrokenOneIsReportedWithTheSmallestValues) {
  const std::string broken = test::counterexample(no_number_is_large);
  EXPECT_NE(broken.find("test::any_between(0, 1000) < 100"), std::string::npos) << broken;
  EXPECT_NE(broken.find("\n100\n"), std::string::npos) << broken;
  EXPECT_EQ(test::counterexample(every_number_is_small), "");
}

}  // namespace
}  // namespace boardwright::tests::laws_test
