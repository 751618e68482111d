// `boardwright schema`: the JSON Schemas of the data files, for editors.
#include <fmt/format.h>

#include <filesystem>
#include <optional>

#include "base/text.h"
#include "builder/json_schema.h"
#include "commands/command.h"
#include "disk/write_files.h"

namespace boardwright::commands {
namespace {

struct SchemaOptions {
  std::optional<std::string> kind;
  std::filesystem::path out;
};

ExitCode write_schemas(const SchemaOptions& options, Context& context) {
  const builder::DataFile* one = options.kind ? &builder::find_data_file(*options.kind) : nullptr;
  std::string text;
  for (const builder::DataFile& file : builder::data_files()) {
    if (one != nullptr && one != &file) continue;
    if (!options.out.empty()) {
      const std::filesystem::path to = options.out / builder::schema_file(file);
      std::filesystem::create_directories(options.out);
      disk::write_file_atomic(to, file.schema());
      text += printable(to.string()) + "\n";
    } else {
      text += one != nullptr ? file.schema() : fmt::format("{:<9}{}\n", file.kind, file.files);
    }
  }
  context.console.out(text);
  return ExitCode::fine;
}

std::vector<OptionRow> schema_rows(SchemaOptions& options) {
  return {
      {"KIND", "kind of file: game, figures, claims, …; if not given, all kinds are listed",
       &options.kind},
      {"--out", "folder to write to, one KIND.json for each kind", &options.out},
  };
}

}  // namespace

extern const Command schema_command = {
    "schema",
    "Print the JSON Schema of a kind of data file, by which editors complete and check",
    "boardwright schema game",
    [] { return call_of(schema_rows, write_schemas); },
};

}  // namespace boardwright::commands
