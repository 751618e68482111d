// A checker for PDF/UA-1 and PDF/A-2a, as far as they concern our documents.
#pragma once
#include <string>
#include <vector>

#include "pdf/qpdf.h"
#include "support/rooms.h"

namespace boardwright::test {

/// The violations of a document, each as "rule: problem". The manual lists the rules under Print.
/// `bytes`: the file that was read.
std::vector<std::string> reading_problems(QPDF& pdf, const std::string& bytes);

}  // namespace boardwright::test
