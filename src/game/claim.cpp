// How values are shown.
#include "game/claim.h"

#include "base/text.h"

namespace boardwright {
namespace {

struct Shown {
  std::string operator()(int count) const { return std::to_string(count); }
  std::string operator()(Percent share) const { return std::to_string(share.value) + "%"; }
  std::string operator()(const CellNames& cells) const {
    return cells.empty() ? "none" : joined(cells, ", ");
  }
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(bool holds) const { return holds ? "yes" : "no"; }
};

}  // namespace

std::string shown(const Value& value) { return std::visit(Shown{}, value); }

const std::string& Claim::key(std::string_view name) const {
  static const std::string none;
  const auto found = keys.find(name);
  return found == keys.end() ? none : found->second;
}

}  // namespace boardwright
