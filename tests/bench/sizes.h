// The sizes of what a build makes, and of the modules that pages load.
#pragma once
#include <map>
#include <string>

namespace boardwright::tests::bench {

/// Builds the games that are watched, and returns the bytes of their pages and prints and of the
/// modules of pages, by their paths.
std::map<std::string, double> measured_sizes();

}  // namespace boardwright::tests::bench
