// The families by which the index lists games, read from templates/pages/families.toml.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "base/report.h"
#include "base/shape.h"

namespace boardwright::page {

using base::Report;

/// Games that belong together.
struct Family {
  std::string id, title;
  std::string lead;                ///< a sentence below the title
  std::vector<std::string> games;  ///< ids, in the order of the index
  bool large = false;              ///< shown in full; doors lead to more than one of them
};

/// Reads the file. Reports games that belong to two families.
std::vector<Family> read_families(const base::Files& files, const std::filesystem::path& file,
                                  Report& report);

/// The shape of the data file.
const base::Shape& families_shape();

}  // namespace boardwright::page
