// Exceptions that end a run of the program early, with a message for the user. Code that is also
// compiled for web pages throws nothing: see base/refusal.h.
#pragma once
#include <stdexcept>
#include <string>
#include <utility>

#include "base/refusal.h"
#include "base/report.h"

namespace boardwright::base {

/// The request names something that does not exist or cannot be done. Ends the run with exit code
/// 2.
struct UsageError : std::runtime_error {
  explicit UsageError(const std::string& message, std::string hint_text = {})
      : std::runtime_error(message), hint(std::move(hint_text)) {}
  std::string hint;
};

/// An input file has problems, which are in the report. Ends the run with exit code 3.
struct InputError : std::runtime_error {
  explicit InputError(Report problems)
      : std::runtime_error("problems in an input file"), report(std::move(problems)) {}
  Report report;
};

/// Throws InputError if the report has errors.
inline void refuse(Report& report) {
  if (report.has_errors()) throw InputError(std::move(report));
}

/// Throws UsageError if there is a problem.
inline void refuse(const Refusal& refusal) {
  if (refusal.refuses()) throw UsageError(refusal.problem, refusal.hint);
}

}  // namespace boardwright::base
