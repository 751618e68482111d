// Why a request cannot be fulfilled: returned where exceptions cannot be thrown.
#pragma once
#include <string>

#include "base/report.h"

namespace boardwright::base {

/// A message for the user. An empty problem means success.
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
