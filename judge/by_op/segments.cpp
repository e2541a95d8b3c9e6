#include "judge/by_op/segments.h"

#include <algorithm>

#include "program/edit/make.h"
#include "program/edit/reads.h"

namespace assay::judge {
namespace {

using program::Function;
using program::Op;
using program::ValueId;

bool can_be_result(spec::Type type) { return type.is_tensor() && type.is_static(); }

std::int64_t bytes_of(const Function& f, const Op& op) {
  std::int64_t out = 0;
  for (const ValueId v : results_of(f, op)) out += f.type(v).storage_size();
  return out;
}

/// By position: whether a segment may end before the op there.
std::vector<bool> possible_ends(const Function& f) {
  std::vector<bool> out(f.body.ops.size() + 1, true);
  std::vector<std::size_t> made(f.types.size(), 0);
  for (std::size_t k = 0; k < f.body.ops.size(); ++k) {
    const Op& op = f.body.ops[k];
    for (std::uint32_t r = 0; r < op.results; ++r) made[op.first_result + r] = k;
    for (const ValueId v : program::reads(op))
      for (std::size_t at = made[v] + 1; !f.type(v).is_tensor() && at <= k; ++at) out[at] = false;
  }
  return out;
}

}  // namespace

std::vector<ValueId> results_of(const Function& f, const Op& op) {
  std::vector<ValueId> out;
  for (std::uint32_t k = 0; k < op.results && !program::is_literal(op); ++k)
    if (can_be_result(f.type(op.first_result + k))) out.push_back(op.first_result + k);
  return out;
}

std::vector<ValueId> results_of(const Function& f, const Segment& segment) {
  std::vector<ValueId> out;
  for (std::size_t k = segment.begin; k < segment.end; ++k)
    for (const ValueId v : results_of(f, f.body.ops[k])) out.push_back(v);
  return out;
}

std::vector<Segment> segments_of(const Function& f, std::int64_t most_bytes) {
  const auto may_end = possible_ends(f);
  std::vector<Segment> out;
  Segment now;
  std::int64_t bytes = 0;
  for (std::size_t k = 0; k < f.body.ops.size(); ++k) {
    const std::int64_t more = bytes_of(f, f.body.ops[k]);
    if (bytes + more > most_bytes && k > now.begin && may_end[k]) {
      out.push_back({now.begin, k});
      now.begin = k;
      bytes = 0;
    }
    bytes += more;
  }
  if (now.begin < f.body.ops.size()) out.push_back({now.begin, f.body.ops.size()});
  return out;
}

std::vector<Segment> halves_of(const Function& f, const Segment& segment) {
  const auto may_end = possible_ends(f);
  const std::size_t middle = (segment.begin + segment.end) / 2;
  for (std::size_t away = 0; away < segment.end - segment.begin; ++away)
    for (const std::size_t k : {middle + away, middle - std::min(middle, away)})
      if (segment.begin < k && k < segment.end && may_end[k]) return {{segment.begin, k}, {k, segment.end}};
  return {};
}

}  // namespace assay::judge
