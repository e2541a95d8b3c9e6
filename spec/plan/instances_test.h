#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "spec/instance.h"
#include "spec/scale_test.h"

/// What the tests of plans share: which records, and how an op is shown in a message.
namespace assay::spec {

/// Plans draw no quantized types yet: of a record whose laws want one whatever else holds nothing is drawn that is
/// valid.
inline bool wants_quantized_types(const Record& record) {
  return std::ranges::any_of(record.laws, [](const Law& law) {
    return law.text.starts_with("is_quantized(") && law.text.ends_with(")") && law.text.find(' ') == law.text.npos;
  });
}

/// One record of each set of ops that share plan and laws, and whose plan makes valid ops.
inline std::vector<const Record*> distinct_records(const Records& records = Records::builtin()) {
  std::set<const Schedule*> seen;
  std::vector<const Record*> out;
  for (const auto& r : records.all())
    if (!wants_quantized_types(r) && seen.insert(r.schedule.get()).second) out.push_back(&r);
  return out;
}

/// What is drawn of a record is the same whatever other records there are.
inline std::uint64_t stream_of(const Record& record) {
  std::uint64_t hash = 14695981039346656037u;  // FNV-1a
  for (const char c : record.full_name()) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
  return hash;
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
