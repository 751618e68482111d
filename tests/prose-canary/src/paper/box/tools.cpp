// Two sentences, one for readers and one for an author, and the explanation of a key.
namespace boardwright::box {

std::string tools_of(const Kit& kit, Report& report) {
  if (kit.sheets.empty()) report.error(kit.place, "a kit has no sheets to be cut out");
  return "It takes " + kit.tools +
         " and about half "
         "an hour to make.";
}

base::Shape kit_shape() { return {{"sheets", "how many sheets of paper it has", a_number()}}; }

}  // namespace boardwright::box
