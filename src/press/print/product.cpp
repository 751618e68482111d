// Reads templates/products.
#include "print/product.h"

#include <algorithm>
#include <array>
#include <map>

#include "base/errors.h"
#include "base/files.h"
#include "base/hints.h"

namespace boardwright::print {
namespace {

constexpr std::array<Word<ProductKind>, 6> product_kinds = {{{"board", ProductKind::board},
                                                             {"mat", ProductKind::mat},
                                                             {"poster", ProductKind::poster},
                                                             {"disc", ProductKind::disc},
                                                             {"square", ProductKind::square},
                                                             {"hexagon", ProductKind::hexagon}}};

/// A length as "0.125in"; reports all else.
Millimetres read_length(const Data& data, std::string_view key, bool may_be_zero, Report& report) {
  const std::string text = data.text(key, report);
  const auto length = to_millimetres(text);
  const bool fits =
      length && (may_be_zero ? *length >= 0_mm : *length > 0_mm) && *length <= most_page;
  if (!fits && data.find(key).is(Data::Kind::text))
    report.error(data.find(key).place(), in_quotes(text) + " cannot be a length here",
                 "a number and mm, cm, in or pt, as 18in");
  return fits ? *length : 0_mm;
}

Product read_product(const std::string& name, const Data& data, Report& report) {
  Product product;
  product.name = name;
  product.title = data.text("title", report);
  const std::string kind = data.text("kind", report);
  if (const auto known = value_of(kind, product_kinds))
    product.kind = *known;
  else if (data.find("kind").is(Data::Kind::text))
    report.error(data.find("kind").place(), "unknown kind " + in_quotes(kind),
                 [&] { return meant_or_all(kind, words_of(product_kinds)); });
  product.trim.width = read_length(data, "width", false, report);
  product.trim.height = read_length(data, "height", false, report);
  product.bleed = read_length(data, "bleed", true, report);
  product.safe = read_length(data, "safe", true, report);
  product.source = data.text("source", report);
  if (2 * product.safe >= std::min(product.trim.width, product.trim.height) &&
      product.trim.width > 0_mm && product.trim.height > 0_mm)
    report.error(data.find("safe").place(), "nothing is left within the safe zone");
  return product;
}

}  // namespace

const Shape& products_shape() {
  static const Shape shape = table_of({
      {"product", "sizes by name: boardwright board GAME --size NAME",
       tables_of(table_of({
           {"title", "who sells it, and what it is called there", a_text(), is_required},
           {"kind", "what it is for", one_of(words_of(product_kinds)), is_required},
           {"width", "when trimmed, as 18in", a_text(), is_required},
           {"height", "when trimmed", a_text(), is_required},
           {"bleed", "printed beyond the cut, on every side", a_text(), is_required},
           {"safe", "kept free within the cut, on every side", a_text(), is_required},
           {"source", "where the size is published", a_text(), is_required},
       }))},
  });
  return shape;
}

std::vector<Product> read_products(const Data& data, Report& report) {
  data.take_shape(products_shape());
  std::vector<Product> products;
  for (const auto& [name, table] : data.tables("product", report))
    products.push_back(read_product(name, table, report));
  return products;
}

std::vector<Product> load_products(const Shelves& shelves) {
  Report report;
  std::map<std::string, Product> found;
  for (const auto& folder : shelves.all("products"))
    for (const auto& file : files_in(folder, ".toml")) {
      const auto data = read_data(file, report);
      if (!data) continue;
      for (Product& product : read_products(*data, report))
        found.emplace(product.name, std::move(product));
      data->report_unused(report);
    }
  refuse(report);
  std::vector<Product> products;
  for (auto& [name, product] : found) products.push_back(std::move(product));
  return products;
}

Product find_product(const Shelves& shelves, const std::string& name, bool of_board) {
  std::vector<std::string> known;
  for (Product& product : load_products(shelves)) {
    if (shows_board(product.kind) != of_board) continue;
    if (product.name == name) return std::move(product);
    known.push_back(product.name);
  }
  throw UsageError("unknown size '" + name + "'", meant_or_all(name, known));
}

}  // namespace boardwright::print
