// Lists claims that differ.
#include "command/differences.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/text.h"
#include "game/claim.h"

namespace boardwright::command {
namespace {

std::string finding_text(const Finding& finding, const Console& console) {
  const Claim& claim = *finding.claim;
  const bool bad = !finding.problem.empty();
  std::string out =
      fmt::format("{}{}  {}\n    printed    {}\n    computed   {}\n",
                  console.paint(bad ? Console::Colour::bad : Console::Colour::good,
                                bad ? "  differs    " : "  explained  "),
                  claim.id, console.paint(Console::Colour::quiet, claim.document + ", " + claim.at),
                  shown(claim.documented), shown(finding.computed));
  if (bad)
    out += fmt::format("    {}:{}:{}: {} {}\n", printable(claim.place.file), claim.place.line,
                       claim.place.column, console.paint(Console::Colour::bad, "error:"),
                       finding.problem) +
           (finding.hint.empty() ? "" : "    " + finding.hint + "\n");
  else
    out += fmt::format("    erratum    {}\n", claim.explanation->why);
  return out;
}

}  // namespace

nlohmann::ordered_json value_json(const Value& value) {
  if (const auto* count = std::get_if<Count>(&value)) return *count;
  if (const auto* share = std::get_if<Percent>(&value)) return share->value;
  if (const auto* cells = std::get_if<CellNames>(&value)) return *cells;
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return std::get<bool>(value);
}

std::string differences_of(const std::vector<Finding>& findings, Show show,
                           const Console& console) {
  std::string explained, unexplained;
  for (const Finding& finding : findings) {
    if (!finding.problem.empty())
      unexplained += finding_text(finding, console);
    else if (!finding.agrees)
      explained += finding_text(finding, console);
  }
  return show == Show::all ? explained + unexplained : unexplained;
}

}  // namespace boardwright::command
