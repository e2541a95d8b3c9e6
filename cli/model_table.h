#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "judge/by_op/report.h"

namespace assay::cli {

/// A model that was judged op by op, for people: the first op that is wrong, a table of its ops by what matters, and
/// what became of it as a whole. All rows where `is_long`.
std::string model_text(const judge::ModelReport&, bool is_long);

/// In one line: what was judged, and how it ended.
std::string model_line(const judge::ModelReport&);

/// The same for machines, every op in the order of the program; of one that is wrong its operands and the op as a
/// program.
nlohmann::ordered_json model_json(const judge::ModelReport&);

}  // namespace assay::cli
