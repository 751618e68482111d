// Reads the files of templates/products.
#include "sheets/product.h"

#include <algorithm>
#include <array>
#include <map>

#include "base/errors.h"
#include "base/files.h"
#include "base/hints.h"

namespace boardwright::sheets {

using base::a_text, base::Data, base::is_required, base::Millimetres, base::Report, base::table_of;

namespace {

constexpr std::array<base::Word<ProductKind>, 6> product_kinds = {
    {{"board", ProductKind::board},
     {"mat", ProductKind::mat},
     {"poster", ProductKind::poster},
     {"disc", ProductKind::disc},
     {"square", ProductKind::square},
     {"hexagon", ProductKind::hexagon}}};

/// A length such as "0.125in"; reports anything else.
Millimetres read_length(const Data& data, std::string_view key, bool may_be_zero, Report& report) {
  const std::string text = data.text(key, report);
  const auto length = base::to_millimetres(text);
  const bool fits =
      length && (may_be_zero ? *length >= 0_mm : *length > 0_mm) && *length <= most_page;
  if (!fits && data.find(key).is(Data::Kind::text))
    report.error(data.find(key).place(), base::in_quotes(text) + " cannot be a length here",
                 "a number and mm, cm, in or pt, as 18in");
  return fits ? *length : 0_mm;
}

/// Reads { width = "18in", height = "9in" }.
PaperSize read_size(const Data& data, std::string_view key, Report& report) {
  const Data size = data.table(key, report);
  if (!size.is(Data::Kind::table)) return {};
  return {read_length(size, "width", false, report), read_length(size, "height", false, report)};
}

template <class Words>
auto read_kind(const Data& data, const Words& words, Report& report) {
  const std::string kind = data.text("kind", report);
  const auto known = base::value_of(kind, words);
  if (!known && data.find("kind").is(Data::Kind::text))
    report.error(data.find("kind").place(), "unknown kind " + base::in_quotes(kind),
                 [&] { return base::meant_or_all(kind, base::words_of(words)); });
  return known.value_or(words.front().value);
}

/// Reports a safe margin that leaves nothing of the shortest side.
void check_safe(const Data& data, Millimetres safe, Millimetres shortest, Report& report) {
  if (2 * safe >= shortest)
    report.error(data.find("safe").place(), "nothing is left within the safe zone");
}

Product read_product(const std::string& name, const Data& data, Report& report) {
  Product product;
  product.name = name;
  product.title = data.text("title", report);
  product.kind = read_kind(data, product_kinds, report);
  product.trim.width = read_length(data, "width", false, report);
  product.trim.height = read_length(data, "height", false, report);
  product.bleed = read_length(data, "bleed", true, report);
  product.safe = read_length(data, "safe", true, report);
  product.source = data.text("source", report);
  const Millimetres shortest = std::min(product.trim.width, product.trim.height);
  if (shortest > 0_mm) check_safe(data, product.safe, shortest, report);
  return product;
}

/// Finds where the flat card lies in its image: a tuck box by its specified back, a tray or lid in
/// the middle.
void place_card(BoxProduct& box, const Data& data, Report& report) {
  const auto& [width, depth, height] = box.size;
  if (box.kind == BoxKind::lid) {
    box.at = 0.5 * scene::PaperVec{box.image.width - width, box.image.height - depth};
    return;
  }
  const Data back = data.table("back", report);
  if (!back.is(Data::Kind::table)) return;
  box.at = {read_length(back, "left", true, report),
            box.image.height - read_length(back, "top", true, report) - height};
  if (data.has("notch")) box.notch = read_length(data, "notch", false, report);
}

BoxProduct read_box(const std::string& name, const Data& data, Report& report) {
  BoxProduct box;
  box.name = name;
  box.title = data.text("title", report);
  box.kind = read_kind(data, box_kinds, report);
  box.image = read_size(data, "image", report);
  const PaperSize face = read_size(data, "face", report);
  const Millimetres depth = read_length(data, "depth", false, report);
  box.size = box.kind == BoxKind::tuck ? BoxSize{face.width, depth, face.height}
                                       : BoxSize{face.width, face.height, depth};
  box.safe = read_length(data, "safe", true, report);
  box.source = data.text("source", report);
  const std::size_t problems = report.count();
  place_card(box, data, report);
  if (std::min({face.width, face.height, depth}) <= 0_mm || report.count() != problems) return box;
  check_safe(data, box.safe, std::min({face.width, face.height - box.notch, depth}), report);
  const BoxCard card = cards_of(box).front();  // a lid and its tray are of equal size
  for (const Face& each : card.faces)
    if (std::min(each.box.low.x, each.box.low.y) < 0_mm || each.box.high.x > box.image.width ||
        each.box.high.y > box.image.height) {
      report.error(data.find("image").place(), "some faces of the box lie outside its image");
      break;
    }
  return box;
}

/// What a size is for. The arrays give the words for messages and the command that takes it.
enum class Use { board, counter, box };
constexpr std::array<const char*, 3> words_of_uses = {"a board", "counters", "a box"};
constexpr std::array<const char*, 3> commands_of_uses = {"board", "pieces", "box"};

Use use_of(const Product& product) { return shows_board(product.kind) ? Use::board : Use::counter; }

/// Throws UsageError for a name that is not a product of the wanted use: the message says what the
/// name is for, or which names exist.
[[noreturn]] void refuse_name(const Products& all, const std::string& name, Use wanted) {
  std::map<std::string, Use> uses;
  for (const Product& product : all.flat) uses.emplace(product.name, use_of(product));
  for (const BoxProduct& box : all.boxes) uses.emplace(box.name, Use::box);
  if (const auto found = uses.find(name); found != uses.end()) {
    const auto use = static_cast<std::size_t>(found->second);
    throw base::UsageError(
        "size '" + name + "' is for " + words_of_uses[use],
        std::string("boardwright ") + commands_of_uses[use] + " GAME --size " + name);
  }
  std::vector<std::string> known;
  for (const auto& [each, use] : uses)
    if (use == wanted) known.push_back(each);
  throw base::UsageError("unknown size '" + name + "'", base::meant_or_all(name, known));
}

/// Moves the values out of a map, in the order of their names.
template <class Value>
std::vector<Value> take_values(std::map<std::string, Value>& by_name) {
  std::vector<Value> values;
  for (auto& [name, value] : by_name) values.push_back(std::move(value));
  return values;
}

base::Shape size_shape() {
  return table_of(
      {{"width", "as 18in", a_text(), is_required}, {"height", "as 18in", a_text(), is_required}});
}

}  // namespace

const base::Shape& products_shape() {
  static const base::Shape shape = table_of({
      {"product", "sizes by name: boardwright board GAME --size NAME",
       base::tables_of(table_of({
           {"title", "who sells it, and what it is called there", a_text(), is_required},
           {"kind", "what it is for", base::one_of(base::words_of(product_kinds)), is_required},
           {"width", "when trimmed, as 18in", a_text(), is_required},
           {"height", "when trimmed", a_text(), is_required},
           {"bleed", "printed beyond the cut, on every side", a_text(), is_required},
           {"safe", "kept free within the cut, on every side", a_text(), is_required},
           {"source", "where the size is published", a_text(), is_required},
       }))},
      {"box", "boxes by name: boardwright box GAME --size NAME",
       base::tables_of(table_of({
           {"title", "who sells it, and what it is called there", a_text(), is_required},
           {"kind", "how it opens", base::one_of(base::words_of(box_kinds)), is_required},
           {"image", "the picture that the shop takes, to its edges", size_shape(), is_required},
           {"face", "the front of a tuck box; of a lid, what lies above", size_shape(),
            is_required},
           {"depth", "from front to back; of a lid, how high its walls are", a_text(), is_required},
           {"back", "of a tuck box: how far its back is from the image's edges",
            table_of({{"left", "from the left edge", a_text(), is_required},
                      {"top", "from the upper edge", a_text(), is_required}})},
           {"notch", "of a tuck box: how deep one for a thumb goes into its front", a_text()},
           {"safe", "kept free within each face, on every side", a_text(), is_required},
           {"source", "where the size is published", a_text(), is_required},
       }))},
  });
  return shape;
}

std::vector<BoxCard> cards_of(const BoxProduct& box) {
  if (box.kind == BoxKind::tuck)
    return {{"", tuck_faces(box.size, box.at - scene::PaperVec{box.size.depth, 0_mm},
                            Face::Kind::back)}};
  return {{"lid", lid_faces(box.size, box.at)}, {"tray", tray_faces(box.size, box.at)}};
}

Products read_products(const Data& data, Report& report) {
  data.set_shape(products_shape());
  Products products;
  for (const auto& [name, table] : data.tables("product", report))
    products.flat.push_back(read_product(name, table, report));
  for (const auto& [name, table] : data.tables("box", report))
    products.boxes.push_back(read_box(name, table, report));
  return products;
}

Products load_products(const base::SearchPath& search_path) {
  Report report;
  std::map<std::string, Product> flat;
  std::map<std::string, BoxProduct> boxes;
  for (const auto& folder : search_path.all("products"))
    for (const auto& file : search_path.files().list(folder, ".toml")) {
      const auto data = base::read_data(search_path.files(), file, report);
      if (!data) continue;
      Products products = read_products(*data, report);
      for (Product& product : products.flat) flat.emplace(product.name, std::move(product));
      for (BoxProduct& box : products.boxes) boxes.emplace(box.name, std::move(box));
      data->report_unused(report);
    }
  base::refuse(report);
  return {take_values(flat), take_values(boxes)};
}

Product find_product(const base::SearchPath& search_path, const std::string& name, bool for_board) {
  Products all = load_products(search_path);
  const Use wanted = for_board ? Use::board : Use::counter;
  for (Product& product : all.flat)
    if (product.name == name && use_of(product) == wanted) return std::move(product);
  refuse_name(all, name, wanted);
}

BoxProduct find_box(const base::SearchPath& search_path, const std::string& name) {
  Products all = load_products(search_path);
  for (BoxProduct& box : all.boxes)
    if (box.name == name) return std::move(box);
  refuse_name(all, name, Use::box);
}

}  // namespace boardwright::sheets
