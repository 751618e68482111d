// Reads the families of games.
#include "page/families.h"

#include <set>

#include "base/data.h"
#include "base/text.h"

namespace boardwright::page {

const base::Shape& families_shape() {
  static const base::Shape shape = base::table_of({{
      "family",
      "the families in the order of the index",
      base::list_of(base::table_of({
          {"id", "its address on the index", base::a_text(), base::is_required},
          {"title", "the heading", base::a_text(), base::is_required},
          {"lead", "a sentence below the heading", base::a_text(), base::is_required},
          {"games", "the ids of its games, in order", base::list_of(base::a_text()),
           base::is_required},
          {"large", "true: its games are shown in full", base::a_truth()},
      })),
  }});
  return shape;
}

std::vector<Family> read_families(const base::Files& files, const std::filesystem::path& file,
                                  Report& report) {
  const auto data = base::read_data(files, file, report);
  if (!data) return {};
  data->set_shape(families_shape());
  std::vector<Family> families;
  std::set<std::string> listed;
  for (const base::Data& table : data->list("family", report)) {
    Family family;
    family.id = table.text("id", report);
    family.title = table.text("title", report);
    family.lead = table.text("lead", report);
    family.large = table.boolean("large", false, report);
    for (const base::Data& game : table.list("games", report)) {
      family.games.push_back(game.as_text(report));
      if (!listed.insert(family.games.back()).second)
        report.error(game.place(), "the game " + base::in_quotes(family.games.back()) +
                                       " belongs to two families");
    }
    families.push_back(std::move(family));
  }
  data->report_unused(report);
  return families;
}

}  // namespace boardwright::page
