// Problems of input files as JSON.
#pragma once
#include <nlohmann/json.hpp>

#include "base/report.h"

namespace boardwright::commands {

inline nlohmann::ordered_json problem_json(const base::Problem& problem) {
  return {{"severity", problem.severity == base::Problem::Severity::error ? "error" : "warning"},
          {"file", problem.place.file},
          {"line", problem.place.line},
          {"column", problem.place.column},
          {"message", problem.message},
          {"hint", problem.hint}};
}

}  // namespace boardwright::commands
