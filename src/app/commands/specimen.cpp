// `boardwright specimen`: all drawings of the piece set on one sheet, at actual size.
#include "boards/specimen.h"
#include "builder/resources.h"

#include "base/errors.h"
#include "base/text.h"
#include "builder/formats.h"
#include "builder/load.h"
#include "commands/command.h"
#include "commands/print_options.h"
#include "diagram/seats.h"
#include "pdf/ink.h"

namespace boardwright::commands {
namespace {

struct SpecimenOptions {
  bool seat_colours = false;  ///< in the colours of the seats of a game for more than two
  std::string style = "classic", text = "text";
  std::filesystem::path out;  ///< empty: SVG to standard output
};

/// What the games say about the drawings: which of them are of progressive pieces, and how more
/// than two seats are distinguished.
struct Known {
  std::vector<boards::Specimen> all;
  std::vector<boards::SpecimenSeat> seats;  ///< of the first game of more than two
};

Known known_of(const PieceSet& set, const Context& context) {
  Known known;
  for (const scene::Drawing& drawing : set.all()) known.all.push_back({&drawing});
  for (const std::string& id : context.search_path.games()) {
    const auto game = builder::load_game(context, id, Extent::rules);
    for (const moves::PieceType& piece_type : game->piece_types)
      for (boards::Specimen& each : known.all)
        if (each.drawing->id == piece_type.drawing && moves::is_progressive(piece_type)) {
          each.progressive = true;
          each.multiple = each.multiple || piece_type.state.contains(moves::multiple_number);
        }
    const Board& board = game->board();
    if (!known.seats.empty() || board.seats.size() <= 2) continue;
    for (const SeatId seat : board.seat_ids())
      known.seats.push_back({diagram::seat_role(board, seat), diagram::seat_sign(board, seat)});
  }
  return known;
}

const builder::Format& specimen_format(const SpecimenOptions& options) {
  if (options.out.empty()) return *builder::find_format("svg");
  const std::string extension = file_extension(options.out);
  if (const builder::Format* format =
          builder::find_format(extension.empty() ? "" : extension.substr(1));
      format != nullptr && format->picture)
    return *format;
  std::vector<std::string> known;
  for (const std::string& name : builder::picture_formats()) known.push_back("." + name);
  throw UsageError("'" + options.out.string() + "' has an unknown extension",
                   "there are: " + joined(known, ", "));
}

ExitCode show_specimen(const SpecimenOptions& options, Context& context) {
  const builder::Format& format = specimen_format(options);
  const builder::TextAs text = builder::find_text_as(options.text, format.name);
  const std::string& name = builder::find_style(context.search_path, options.style, options.style);
  const Style style = builder::open_style(context, context.search_path, name);
  const PieceSet set = builder::load_pieces(context.search_path, style, name);
  const Known known = known_of(set, context);
  if (options.seat_colours && known.seats.empty())
    throw UsageError("no game has more than two seats", "leave out --seat-colours");
  const scene::Scene scene = options.seat_colours ? boards::specimen_sheet(known.all, known.seats)
                                                  : boards::specimen_sheet(known.all);
  constexpr double pixels_per_mm = 6;
  pdf::RenderOptions settings;
  settings.side = boards::specimen_side;
  settings.png_width = scene.box.width() * boards::specimen_side.value * pixels_per_mm;
  builder::LazyInk ink(context.fonts);
  const std::string bytes = format.write({scene, style, settings, nullptr, true, text}, ink);
  context.console.put(options.out, bytes);
  return ExitCode::fine;
}

std::vector<OptionRow> specimen_rows(SpecimenOptions& options) {
  return {
      {"--seat-colours", "use the colours of the seats of a game with more than two",
       &options.seat_colours},
      {"--style",
       "a style of templates/styles; its own drawings override the others",
       &options.style,
       {.shows_default = true}},
      {"--text", builder::text_as_help, &options.text, {.shows_default = true}},
      {"-o,--output", "file to write: .svg, .pdf or .png; standard output if not given",
       &options.out},
  };
}

}  // namespace

extern const Command specimen_command = {
    "specimen",
    "Draw all pieces of the piece set on one sheet",
    "boardwright specimen --seat-colours -o pieces.pdf",
    [] { return call_of(specimen_rows, show_specimen); },
};

}  // namespace boardwright::commands
