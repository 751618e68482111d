// A reader of the rules of PDF/UA-1 and PDF/A-2a, as far as they concern what we write.
#pragma once
#include <string>
#include <vector>

#include "ink/qpdf.h"
#include "support/rooms.h"

namespace boardwright::test {

/// What a document breaks, each as "rule: what is wrong"; the rules stand in the manual under
/// Print. `bytes`: the file that was read.
std::vector<std::string> reading_problems(QPDF& pdf, const std::string& bytes);

}  // namespace boardwright::test
