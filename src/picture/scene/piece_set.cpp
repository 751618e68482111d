// Reads the piece set and assembles drawings from their parts.
#include "scene/piece_set.h"

#include <algorithm>
#include <map>
#include <optional>

#include "base/data.h"
#include "base/files.h"
#include "base/hints.h"
#include "base/limits.h"
#include "scene/measures.h"
#include "scene/path_data.h"
#include "scene/style_shape.h"

namespace boardwright::scene {

using base::Data, base::Report;

namespace {

constexpr double file_radius = 50;  // radius of a piece's circle in the files
/// Where a part is placed in a drawing.
struct Placing {
  Vec at;
  double scale = 1, turn = 0;
  bool flip = false;  ///< mirrored left to right before the rotation

  Vec operator()(Vec point) const {
    const Vec along = unit_vector(turn), x = scale * (flip ? -point.x : point.x) * along;
    return at + x + scale * point.y * Vec{-along.y, along.x};
  }
};

std::string written(double value) { return base::decimal(value, 1); }

/// Whether a name is a valid id: "enhanced-rook".
bool is_id(std::string_view name) {
  return !name.empty() && name[0] >= 'a' && name[0] <= 'z' && name.back() != '-' &&
         std::ranges::all_of(
             name, [](char c) { return (c >= 'a' && c <= 'z') || base::is_digit(c) || c == '-'; });
}

std::vector<std::string_view> ids_of_drawings(const std::vector<Drawing>& drawings) {
  std::vector<std::string_view> ids;
  for (const Drawing& drawing : drawings) ids.push_back(drawing.id);
  return ids;
}

class SetReader {
 public:
  explicit SetReader(Report& report) : report_(report) {}

  /// Reads the files of a folder that lies above those read before. Parts are read first, because a
  /// piece can use a part from another file.
  void read(const std::vector<Data>& files) {
    part_places_.clear();
    piece_types_.clear();
    for (const Data& file : files) file.set_shape(pieces_shape());
    for (const Data& file : files)
      for (const auto& [id, table] : file.tables("part", report_)) read_part(id, table);
    for (const Data& file : files) {
      const bool writing = file.boolean("writing", false, report_);
      for (const auto& [id, table] : file.tables("piece", report_)) {
        if (!is_new(id, table, piece_types_)) continue;
        Drawing drawing = read_piece_type(id, table);
        drawing.writing = writing;
        add_or_replace(std::move(drawing));
      }
    }
    for (const Data& file : files) file.report_unused(report_);
    for (const auto& named : seat_places_) check_named(named.first, named.second);
    seat_places_.clear();
  }

  /// Returns the drawings read so far.
  PieceSet set() { return PieceSet(std::move(all_)); }

 private:
  using Places = std::map<std::string, Place, std::less<>>;

  bool is_new(const std::string& id, const Data& table, Places& known) {
    if (!is_id(id))
      report_.error(table.place(), "'" + id + "' cannot be an id",
                    "use lowercase letters, digits and hyphens, starting with a letter");
    const auto [found, added] = known.emplace(id, table.place());
    if (!added)
      report_.error(
          table.place(), "duplicate id '" + id + "'",
          "the other is in " + found->second.file + ", line " + std::to_string(found->second.line));
    return added;
  }

  void read_part(const std::string& id, const Data& table) {
    if (!is_new(id, table, part_places_)) return;
    if (!parts_.contains(id)) part_names_.push_back(id);
    parts_[id] = read_shapes(table.list("shapes", report_));
  }

  /// Checks that a drawing named for a seat exists.
  void check_named(const std::string& id, const Place& place) {
    const std::vector<std::string_view> known = ids_of_drawings(all_);
    if (std::ranges::find(known, id) == known.end())
      report_.error(place, "unknown drawing '" + id + "'",
                    [&] { return base::meant_or_all(id, known); });
  }

  void add_or_replace(Drawing drawing) {
    const auto lower = std::ranges::find(all_, drawing.id, &Drawing::id);
    lower != all_.end() ? * lower = std::move(drawing) : all_.emplace_back(std::move(drawing));
  }

  Drawing read_piece_type(const std::string& id, const Data& table) {
    Drawing drawing{id, words_under(table, "name"), words_under(table, "alt"), {}, {}};
    drawing.forward = table.boolean("forward", false, report_);
    drawing.size = table.real("size", 1, report_);
    if (!(drawing.size >= 0.5 && drawing.size <= 1))
      report_.error(table.find("size").place(), "a drawing has a size from 0.5 to 1");
    for (const Data& item : table.list_or_empty("seats", report_)) {
      drawing.seats.push_back(item.as_text(report_));
      seat_places_.emplace_back(drawing.seats.back(), item.place());
    }
    for (const Data& item : table.list_or_empty("parts", report_)) add_part(drawing, item);
    for (const Data& item : table.list_or_empty("shapes", report_)) {
      auto shape = read_shape(item);
      if (!shape || !count(*shape, item)) continue;
      check(*shape, item);
      drawing.shapes.push_back(std::move(*shape));
    }
    if (!table.has("parts") && !table.has("shapes"))
      report_.error(table.place(), "'" + id + "' has nothing to draw", "give it parts or shapes");
    return drawing;
  }

  std::string words_under(const Data& table, std::string_view key) {
    std::string words = table.text(key, report_);
    if (table.find(key).is(Data::Kind::text) && base::trimmed(words).empty())
      report_.error(table.find(key).place(), "'" + std::string(key) + "' is empty");
    return words;
  }

  std::vector<DrawnShape> read_shapes(const std::vector<Data>& items) {
    std::vector<DrawnShape> shapes;
    for (const Data& item : items)
      if (auto shape = read_shape(item)) shapes.push_back(std::move(*shape));
    return shapes;
  }

  /// Reads { body = "M ..." } and scales points to a circle of radius 1.
  std::optional<DrawnShape> read_shape(const Data& item) {
    if (!item.is(Data::Kind::table)) {
      report_.error(item.place(), "a shape is a table", hint_of_shapes);
      return std::nullopt;
    }
    const auto kind =
        std::ranges::find_if(outline_words, [&](const auto& row) { return item.has(row.word); });
    if (kind == std::end(outline_words)) {
      report_.error(item.place(), "the shape has no outline", hint_of_shapes);
      return std::nullopt;
    }
    const std::string text = item.text(kind->word, report_);
    const Data outline = item.find(kind->word);
    if (!outline.is(Data::Kind::text)) return std::nullopt;
    auto strokes = parse_path_data(text, outline.text_place(), report_);
    if (!strokes) return std::nullopt;
    return moved({kind->value, std::move(*strokes)}, {{}, 1 / file_radius, 0, false});
  }

  void add_part(Drawing& drawing, const Data& item) {
    const bool bare = item.is(Data::Kind::text);
    const std::string id = bare ? item.as_text(report_) : item.text("part", report_);
    const Data name = bare ? item : item.find("part");
    const Placing placing = bare ? Placing() : read_placing(item);
    const auto part = parts_.find(id);
    if (part == parts_.end()) {
      if (name.is(Data::Kind::text))
        report_.error(name.place(), "unknown part '" + id + "'",
                      [&] { return base::meant_or_all(id, part_names_); });
      return;
    }
    for (const DrawnShape& shape : part->second) {
      if (!count(shape, item)) return;
      drawing.shapes.push_back(moved(shape, placing));
      check(drawing.shapes.back(), item);
    }
  }

  /// Counts the strokes of all drawings, which are limited because one part can be used a thousand
  /// times. Reports the first drawing beyond the limit; false from there on.
  bool count(const DrawnShape& shape, const Data& item) {
    if (strokes_ > base::limits::drawing_strokes) return false;
    strokes_ += shape.strokes.size();
    if (strokes_ <= base::limits::drawing_strokes) return true;
    report_.error(item.place(), "the drawings of all pieces have more than " +
                                    std::to_string(base::limits::drawing_strokes) + " strokes");
    return false;
  }

  Placing read_placing(const Data& item) {
    Placing placing;
    if (item.has("at")) {
      const auto numbers = item.list("at", report_);
      if (numbers.size() == 2)
        placing.at =
            1 / file_radius * Vec{numbers[0].as_real(report_), numbers[1].as_real(report_)};
      else
        report_.error(item.find("at").place(), "a point is two numbers", "write at = [0, 18]");
    }
    placing.scale = item.real("scale", 1, report_);
    if (!(placing.scale > 0 && placing.scale <= 10)) {
      report_.error(item.find("scale").place(), "the scale must be above 0 and at most 10");
      placing.scale = 1;
    }
    placing.turn = item.real("turn", 0, report_);
    placing.flip = item.boolean("flip", false, report_);
    return placing;
  }

  static DrawnShape moved(DrawnShape shape, const Placing& placing) {
    for (Stroke& stroke : shape.strokes) {
      if (stroke.kind != Stroke::Kind::close) stroke.to = placing(stroke.to);
      if (stroke.kind != Stroke::Kind::curve) continue;
      stroke.first = placing(stroke.first);
      stroke.second = placing(stroke.second);
    }
    return shape;
  }

  /// Checks that a drawing stays inside its circle.
  void check(const DrawnShape& shape, const Data& item) {
    constexpr double slack = 1e-9;
    const Vec far = farthest_point(shape.strokes);
    if (geometry::length(far) > 1 + slack)
      report_.error(item.place(),
                    "the drawing leaves its circle of radius 50 at (" +
                        written(far.x * file_radius) + ", " + written(far.y * file_radius) + ")",
                    "keep within 46, so that its outline has room");
  }

  static constexpr const char* hint_of_shapes =
      "write { body = \"M ... Z\" }, or line, fine or dot in place of body";

  Report& report_;
  std::vector<Drawing> all_;
  std::size_t strokes_ = 0;  ///< in all drawings
  std::map<std::string, std::vector<DrawnShape>, std::less<>> parts_;
  std::vector<std::string> part_names_;
  Places part_places_, piece_types_;
  std::vector<std::pair<std::string, Place>> seat_places_;  ///< drawings named for seats
};

}  // namespace

const Drawing* PieceSet::find(std::string_view id) const {
  const auto found = std::ranges::find(all_, id, &Drawing::id);
  return found == all_.end() ? nullptr : &*found;
}

const Drawing* PieceSet::find(std::string_view id, int seat) const {
  const Drawing* drawing = find(id);
  const auto at = static_cast<std::size_t>(seat - 1);
  return drawing != nullptr && at < drawing->seats.size() ? find(drawing->seats[at]) : drawing;
}

std::vector<std::string_view> PieceSet::ids() const { return ids_of_drawings(all_); }

PieceSet read_piece_types(const base::Files& files,
                          const std::vector<std::filesystem::path>& folders, Report& report) {
  SetReader reader(report);
  for (auto folder = folders.rbegin(); folder != folders.rend(); ++folder) {
    std::vector<Data> read;
    for (const auto& file : files.list(*folder, ".toml"))
      if (auto data = base::read_data(files, file, report)) read.push_back(std::move(*data));
    reader.read(read);
  }
  return reader.set();
}

PieceSet read_piece_types(const base::Files& files, const std::filesystem::path& folder,
                          Report& report) {
  return read_piece_types(files, std::vector{folder}, report);
}

}  // namespace boardwright::scene
