// Reads the [[figure]] tables of a figures file.
#include "game/figure.h"

#include "base/limits.h"
#include "base/text.h"

namespace boardwright::game {

using base::Data;

namespace {

int read_seat(const Data& data, Report& report) {
  const int seat = data.number("seat", 1, report);
  if (seat >= 1) return seat;
  report.error(data.find("seat").place(), "seats are numbered from 1");
  return 1;
}

/// Reads `state`, `growing` and `beyond`.
void read_numbers(const Data& data, FigurePiece& piece, Report& report) {
  constexpr int most = 9;  // signs have one digit
  piece.state = data.text("state", "", report);
  piece.state_place = piece.state.empty() ? data.place() : data.find("state").text_place();
  piece.growing = data.number("growing", 0, report);
  if (data.has("growing") && (piece.growing < 1 || piece.growing > most)) {
    report.error(data.find("growing").place(), "a piece's n grows to a number from 1 to 9");
    piece.growing = 0;
  }
  if (const auto beyond = data.table_if_any("beyond", report)) {
    piece.beyond = FigurePiece::Beyond{beyond->text("state", report), beyond->text("mark", report),
                                       beyond->find("state").text_place()};
    if (piece.mark.empty())
      report.error(beyond->place(), "only a piece with a mark has another beyond it");
  }
  const int kinds =
      (piece.growing > 0 ? 1 : 0) + (piece.beyond ? 1 : 0) + (piece.branch.empty() ? 0 : 1);
  if (kinds > 1)
    report.error(piece.place, "a piece has one of growing, beyond and branch, not several");
}

FigurePiece read_piece(const Data& data, Report& report) {
  FigurePiece piece;
  piece.place = data.place();
  piece.label = data.text("label", report);
  piece.piece_type = data.text("piece", report);
  piece.cell = data.text("cell", report);
  piece.mark = data.text("mark", "", report);
  piece.arrows = data.boolean("arrows", false, report);
  piece.seat = read_seat(data, report);
  if (const auto branch = data.table_if_any("branch", report)) {
    piece.branch = branch->text("by", report);
    piece.branch_mark = branch->text("mark", report);
  }
  read_numbers(data, piece, report);
  return piece;
}

/// Reads `names = true` or `names = "all"`.
void read_names(const Data& data, Figure& figure, Report& report) {
  if (!data.find("names").is(Data::Kind::text)) {
    figure.names = data.boolean("names", false, report);
    return;
  }
  figure.names = figure.all_names = data.text("names", report) == "all";
  if (!figure.names) report.error(data.find("names").place(), "names are true, false or \"all\"");
}

FigureWheel read_wheel(const Data& data, Report& report) {
  FigureWheel wheel{data.text("piece", report), data.text("from", report),
                    data.text("by", report),    false,
                    data.text("mark", report),  data.place()};
  const auto left = base::value_of(data.text("turning", report), turning_words);
  wheel.left = left.value_or(false);
  if (data.has("turning") && !left)
    report.error(data.find("turning").place(), "a wheel turns left or right");
  return wheel;
}

FigureLabel read_label(const Data& data, Report& report) {
  constexpr double least = 0.1, most = 10;
  FigureLabel label;
  label.place = data.place();
  label.text = data.text("text", report);
  label.at = data.text("at", report);
  label.to = data.text("to", "", report);
  label.size = data.real("size", label.size, report);
  label.turn = data.number("turn", 0, report);
  if (label.text.size() > base::limits::label_bytes)
    report.error(
        data.find("text").place(),
        "a label is no longer than " + std::to_string(base::limits::label_bytes) + " bytes");
  if (!(label.size >= least && label.size <= most)) {
    report.error(data.find("size").place(), "a label's size is from 0.1 to 10 sides of a cell");
    label.size = least;
  }
  if (label.turn < -360 || label.turn > 360) {
    report.error(data.find("turn").place(), "a label turns by -360 to 360 degrees");
    label.turn = 0;
  }
  return label;
}

}  // namespace

std::string read_name(const Data& data, std::string_view key, UniqueNames& names, Report& report) {
  std::string name = data.text(key, report);
  if (!data.has(key)) return name;
  const base::Place place = data.find(key).place();
  if (base::is_name(name)) {
    names.add(name, place, report);
    return name;
  }
  if (data.find(key).is(Data::Kind::text))
    report.error(place, in_quotes(name) + " cannot be a name", base::name_hint());
  return "unnamed";
}

Figure read_figure(const Data& data, const std::string& document, UniqueNames& names,
                   Report& report) {
  Figure figure;
  figure.place = data.place();
  figure.document = document;
  figure.id = read_name(data, "id", names, report);
  figure.title = data.text("title", report);
  figure.section = data.text("section", report);
  read_layers(data, figure, report);
  return figure;
}

void read_layers(const Data& data, Figure& figure, Report& report) {
  figure.board = data.text("board", figure.board, report);
  figure.blocking = data.boolean("blocking", figure.blocking, report);
  figure.position = data.text("position", figure.position, report);
  read_names(data, figure, report);
  figure.borders = data.boolean("borders", true, report);
  figure.coordinates = data.boolean("coordinates", true, report);
  if (const auto part = data.table_if_any("part", report))
    figure.part = board::read_selection(*part, report);
  for (const Data& play : data.list_or_empty("plays", report))
    figure.plays.push_back({play.as_text(report), play.text_place()});
  for (const Data& piece : data.list_or_empty("men", report))
    figure.pieces.push_back(read_piece(piece, report));
  for (const Data& show : data.list_or_empty("shows", report))
    figure.shows.push_back({show.text("cell", report), show.text("mark", "", report),
                            show.boolean("arrows", false, report), show.text("closed", "", report),
                            show.place()});
  for (const Data& label : data.list_or_empty("labels", report))
    figure.labels.push_back(read_label(label, report));
  for (const Data& marks : data.list_or_empty("marks", report))
    figure.marks.push_back({marks.text("mark", report), marks.text("range", "", report),
                            marks.text("reach", "", report),
                            marks.has("reach") ? marks.text("from", report) : "",
                            board::read_selection(marks, report)});
  for (const Data& line : data.list_or_empty("lines", report))
    figure.lines.push_back({line.text("axis", report), line.text("through", report),
                            line.text("mark", report), line.place()});
  for (const Data& route : data.list_or_empty("routes", report))
    figure.routes.push_back({route.text("path", report), route.texts_or_empty("via", report),
                             route.text("mark", report), route.place()});
  for (const Data& ring : data.list_or_empty("rings", report))
    figure.rings.push_back({ring.text("circle", report), ring.text("around", report),
                            ring.text("mark", report), ring.place()});
  for (const Data& wheel : data.list_or_empty("wheels", report))
    figure.wheels.push_back(read_wheel(wheel, report));
  for (const Data& paint : data.list_or_empty("paint", report))
    figure.paint.push_back({paint.text("as", report), board::read_selection(paint, report)});
}

}  // namespace boardwright::game
