// Why something asked for cannot be had: what a host without exceptions returns.
#pragma once
#include <string>

#include "base/report.h"

namespace boardwright::base {

/// Words for the user. Without a problem nothing is refused.
struct Refusal {
  std::string problem, hint = {};

  bool refuses() const { return !problem.empty(); }
};

/// The first problem of a report that has errors.
inline Refusal refusal_of(const Report& report) {
  if (!report.has_errors()) return {};
  const Problem& first = report.problems().front();
  return {first.message, first.hint};
}

}  // namespace boardwright::base
