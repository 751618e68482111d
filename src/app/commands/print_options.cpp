// Parses lengths, papers and styles given on the command line.
#include "base/length.h"
#include "commands/print_options.h"

#include <fmt/format.h>

#include "base/hints.h"

namespace boardwright::commands {

using base::UsageError;

namespace {

constexpr base::Word<Cut> base_shapes[] = {{"disc", Cut::disc}, {"hexagon", Cut::hexagon}};
constexpr base::Word<PiecesAs> piece_looks[] = {{"letters", PiecesAs::letters},
                                                {"drawn", PiecesAs::drawn}};

}  // namespace

Cut find_base_shape(const std::string& name) { return choice("--shape", name, base_shapes); }

PiecesAs find_pieces(const std::string& name) {
  if (const auto as = base::value_of(name, piece_looks)) return *as;
  throw UsageError("pieces cannot be shown as '" + name + "'",
                   base::meant_or_all(name, base::words_of(piece_looks)));
}

void check_pdf(const std::filesystem::path& out, const terminal::Context& context,
               const std::string& what) {
  if (out.empty() && context.console.out_is_terminal())
    throw UsageError(what + " cannot be shown on a terminal", "name a file with -o");
  if (!out.empty() && file_extension(out) != ".pdf")
    throw UsageError("'" + out.string() + "' is not a PDF", "end its name with .pdf");
}

std::string file_extension(const std::filesystem::path& file) {
  return base::lower_case(file.extension().string());
}

std::filesystem::path named_file(const std::filesystem::path& out, const std::string& name) {
  return out.parent_path() / (out.stem().string() + "-" + name + out.extension().string());
}

Millimetres length_of(const std::string& option, const std::string& text, bool may_be_zero) {
  const auto mm = base::to_millimetres(text);
  if (!mm)
    throw UsageError(fmt::format("{} '{}' is not a length", option, text),
                     "a number and mm, cm, in or pt, as 50mm");
  if (*mm < 0_mm || (*mm == 0_mm && !may_be_zero))
    throw UsageError(fmt::format("{} '{}' is too short", option, text),
                     may_be_zero ? "0mm or more" : "more than 0mm");
  return *mm;
}

}  // namespace boardwright::commands
