#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reports/finding.h"
#include "reports/store.h"

/// What is known of each op on each type, at a glance.
namespace assay::reports {

/// Of an op on a type, the worst first. One that no cell stands for is untested: no output element depends on it.
enum class SquareVerdict { kFail, kDeviation, kPass, kOpen, kUntested };

/// `fail`, `deviation`, `pass`, `open`, `untested`.
std::string name_of(SquareVerdict);

/// `(add, f32)`.
using OpsOnTypes = std::set<std::pair<std::string, std::string>>;

/// `stablehlo.slice` as `slice`; other dialects keep their name.
std::string short_name(const std::string& op);

/// The ops of the reduced program with their types. Findings of early databases do not say which op has which type:
/// only where all have the same is it known, and empty otherwise.
OpsOnTypes ops_on_types(const Finding&);

struct Square {
  std::size_t column = 0;
  SquareVerdict verdict = SquareVerdict::kUntested;
  MatrixCell counts;
};

struct MatrixRow {
  std::string op;
  std::vector<Square> squares;  ///< of the types that it was met on
};

struct Matrix {
  std::vector<std::string> types;  ///< common ones first
  std::vector<MatrixRow> rows;     ///< by name
  std::size_t unplaced = 0;        ///< combinations in findings of which it is not known which op has which type
};

/// `blamed` is what findings stand in.
Matrix matrix_of(const std::vector<MatrixCell>&, const std::vector<Finding>& blamed);

/// Types as one looks for them: what models use every day, then at times, then floats, integers, complex; narrow
/// before wide.
std::vector<std::string> common_first(std::set<std::string> types);

}  // namespace assay::reports
