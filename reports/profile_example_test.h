#pragma once

#include <limits>

#include "reports/profile.h"

/// For tests: a profile with one of each thing.
namespace assay::reports {

inline Profile example_profile() {
  Profile p{.back_end = "machine 1.2 (file.so)", .baseline = "stablehlo", .contract = "contract machine : stablehlo\n"};
  Observation sum{.topic = "order of sums", .probe = "reduce-order", .question = "In which order?", .words = "E = f32"};
  sum.behaviour = "in pairs";
  sum.tree = "((0 1) (2 3))";
  Observation wrong{
      .topic = "subnormals", .probe = "flush", .question = "Is <tiny> flushed?", .behaviour = "flushes it"};
  wrong.is_legal = false;
  wrong.lines = {"flush-moves for bf16"};
  wrong.witness = {"func.func @main()", {"dense<1>"}, {"dense<0>"}, 1, 5, 0, 3, "0", "1 < 2", "special", "special"};
  Observation function{.topic = "functions", .probe = "tanh"};
  function.chart = {.op = "tanh", .type = "f32", .inputs = "all"};
  function.chart.binades = {{.low = -std::numeric_limits<double>::infinity(), .high = 2, .inputs = 7, .ulps = 0.1}};
  p.observations = {sum, wrong, function};
  p.grants = {{"flush-moves for bf16", "probe flush", "E = bf16", wrong.witness}};
  p.dropped = {"fma for f16"};
  p.unexplained = {{"", "rule div-self", "E = f32", wrong.witness}};
  return p;
}

}  // namespace assay::reports
