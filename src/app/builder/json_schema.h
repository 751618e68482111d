// JSON Schemas of the data files, generated from the tables that their readers use.
#pragma once
#include <span>
#include <string>
#include <string_view>

namespace boardwright::builder {

/// A kind of data file.
struct DataFile {
  std::string_view kind;   ///< "game"
  std::string_view files;  ///< the pattern of their paths
  std::string (*schema)();
};

std::span<const DataFile> data_files();

/// The row of a kind. Throws UsageError, which lists all kinds, if there is none.
const DataFile& find_data_file(std::string_view kind);

/// The file name of a schema: "game.json".
std::string schema_file(const DataFile& kind);

}  // namespace boardwright::builder
