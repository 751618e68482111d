// JSON Schemas of the data files, made from the tables that their readers use.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace boardwright::command {

/// A kind of data file.
struct DataFile {
  std::string_view kind;   ///< "game"
  std::string_view files;  ///< where such files lie
  std::string (*schema)();
};

std::span<const DataFile> data_files();

/// The row of a kind. Throws UsageError, which lists them, if there is none.
const DataFile& find_data_file(std::string_view kind);

/// The name of the file of a schema: "game.json".
std::string schema_file(const DataFile& kind);

}  // namespace boardwright::command
