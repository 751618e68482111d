// The font sizes of the text of a PDF, from its content streams.
#pragma once
#include <map>

#include "pdf/qpdf.h"

namespace boardwright::test {

/// For each font size in points, as it is on paper, the first page with text in it, counted from 1.
std::map<double, int> word_sizes(QPDF& pdf);

}  // namespace boardwright::test
