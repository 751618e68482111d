// The parts of laws that use RapidCheck.
#include "support/laws.h"

#include <rapidcheck.h>

#include <sstream>

namespace boardwright::test {

std::string counterexample(void (*law)()) {
  const auto* const test = testing::UnitTest::GetInstance()->current_test_info();
  rc::detail::TestMetadata metadata;
  metadata.id = std::string(test->test_suite_name()) + "/" + test->name();
  metadata.description = test->name();
  const auto result = rc::detail::checkTestable(law, metadata);
  if (result.template is<rc::detail::SuccessResult>()) return "";
  std::ostringstream shown;
  rc::detail::printResultMessage(result, shown);
  return shown.str();
}

void expect_law(bool holds, const char* what, const char* file, int line) {
  using rc::detail::CaseResult;
  if (!holds)
    throw CaseResult(CaseResult::Type::Failure,
                     std::string(file) + ":" + std::to_string(line) + ": " + what);
}

bool any_bool() { return *rc::gen::arbitrary<bool>(); }
int any_int() { return *rc::gen::arbitrary<int>(); }
std::uint64_t any_word() { return *rc::gen::arbitrary<std::uint64_t>(); }
std::string any_text() { return *rc::gen::arbitrary<std::string>(); }
std::vector<std::uint8_t> any_bytes() { return *rc::gen::arbitrary<std::vector<std::uint8_t>>(); }
std::int64_t any_between(std::int64_t low, std::int64_t end) { return *rc::gen::inRange(low, end); }

}  // namespace boardwright::test
