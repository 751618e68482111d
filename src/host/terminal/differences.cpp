// Lists claims that differ.
#include "terminal/differences.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/text.h"
#include "game/claim.h"

namespace boardwright::terminal {
namespace {

std::string finding_text(const game::Finding& finding, const Console& console) {
  const game::Claim& claim = *finding.claim;
  const bool bad = !finding.problem.empty();
  std::string out =
      fmt::format("{}{}  {}\n    printed    {}\n    computed   {}\n",
                  console.paint(bad ? Console::Colour::bad : Console::Colour::good,
                                bad ? "  differs    " : "  explained  "),
                  claim.id, console.paint(Console::Colour::quiet, claim.document + ", " + claim.at),
                  game::shown(claim.documented), game::shown(finding.computed));
  if (bad)
    out += fmt::format("    {}:{}:{}: {} {}\n", base::printable(claim.place.file), claim.place.line,
                       claim.place.column, console.paint(Console::Colour::bad, "error:"),
                       finding.problem) +
           (finding.hint.empty() ? "" : "    " + finding.hint + "\n");
  else
    out += fmt::format("    erratum    {}\n", claim.explanation->why);
  return out;
}

}  // namespace

nlohmann::ordered_json value_json(const game::Value& value) {
  if (const auto* count = std::get_if<game::Count>(&value)) return *count;
  if (const auto* share = std::get_if<game::Percent>(&value)) return share->value;
  if (const auto* cells = std::get_if<game::CellNames>(&value)) return *cells;
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return std::get<bool>(value);
}

std::string differences_of(const std::vector<game::Finding>& findings, Show show,
                           const Console& console) {
  std::string explained, unexplained;
  for (const game::Finding& finding : findings) {
    if (!finding.problem.empty())
      unexplained += finding_text(finding, console);
    else if (!finding.agrees)
      explained += finding_text(finding, console);
  }
  return show == Show::all ? explained + unexplained : unexplained;
}

}  // namespace boardwright::terminal
