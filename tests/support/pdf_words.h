// The sizes in which the words of a PDF are set, read from its content.
#pragma once
#include <map>

#include "ink/qpdf.h"

namespace boardwright::test {

/// For each size in points, as it lies on paper, the first page that has words of it, from 1.
std::map<double, int> word_sizes(QPDF& pdf);

}  // namespace boardwright::test
