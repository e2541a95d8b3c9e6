#pragma once

#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "spec/instance.h"

/// What the tests of plans share: how many instances, and how an op is shown in a message.
namespace assay::spec {

/// Counts are given for ASSAY_TEST_SCALE = 1, the full run; less is a quick one.
inline std::size_t scaled(std::size_t count) {
  const char* scale = std::getenv("ASSAY_TEST_SCALE");
  const double factor = scale ? std::atof(scale) : 1;
  return std::max<std::size_t>(1, static_cast<std::size_t>(static_cast<double>(count) * factor));
}

/// One record of each set of ops that share plan and laws.
inline std::vector<const Record*> distinct_records(const Records& records = Records::builtin()) {
  std::set<const Schedule*> seen;
  std::vector<const Record*> out;
  for (const auto& r : records.all())
    if (seen.insert(r.schedule.get()).second) out.push_back(&r);
  return out;
}

/// `slice(S = [2, 3], ...)`.
inline std::string show(const Instance& op) {
  std::string out = op.record->full_name() + "(";
  for (const auto& n : op.record->names) {
    if (n.slot > 0) out += ", ";
    out += n.name + " = " + to_string(op[n.slot]);
  }
  return out + ") on " + std::to_string(op.grid.replicas) + " x " + std::to_string(op.grid.partitions) + " processes";
}

/// Grids of all small forms.
inline Grid grid_of(Choices& choices) { return {choices.between(1, 4), choices.between(1, 3)}; }

inline Instance copy_of(const Instance& op, Arena& arena) {
  auto copy = op;
  const auto slots = arena.copy(std::span<const Value>(op.slots));
  copy.slots = {const_cast<Value*>(slots.data()), slots.size()};
  return copy;
}

}  // namespace assay::spec
