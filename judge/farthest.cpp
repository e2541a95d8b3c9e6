#include "judge/farthest.h"

#include <algorithm>

#include "judge/element_bytes.h"

namespace assay::judge {
namespace {

bool is_violation(const AnsweredRun& run, const Failure& f, const Explain& explain) {
  return f.kind == FailureClass::kOutOfRange ||
         run.explained(f.place, explain).verdict == oracle::Explained::kViolation;
}

/// The farthest first, and of those as far the first.
std::vector<Failure> by_distance(const Comparison& found, const AnsweredRun& run) {
  NanOperands nan_operands(run.module, run.inputs);
  std::vector<Failure> out;
  for (const ElementPlace& at : found.outside) out.push_back(measured_failure(run, at, nan_operands));
  std::ranges::stable_sort(out, [](const Failure& a, const Failure& b) { return is_worse(a.distance, b.distance); });
  return out;
}

}  // namespace

Failure measured_failure(const AnsweredRun& run, const ElementPlace& at, NanOperands& nan_operands) {
  Failure out = failure_at(run.outputs, run.accepted, at);
  if (out.kind == FailureClass::kOutOfRange) return out;
  const oracle::AcceptanceTensor& sets = run.sets(at);
  const auto got = element_of(run.output(at), at.element);
  out.distance = distance(sets, at.element, got, false);
  if (out.distance.kind == DistanceKind::kRange && nan_operands.reach(at))
    out.distance = distance(sets, at.element, got, true);
  return out;
}

std::optional<Failure> farthest_violation(const AnsweredRun& run, const Explain& explain) {
  const Comparison found = compare(run.outputs, run.accepted);
  const std::vector<Failure> all = by_distance(found, run);
  for (std::size_t k = 0; k < std::min(all.size(), kMostFarthest); ++k) {
    if (!is_violation(run, all[k], explain)) continue;
    Failure out = all[k];
    out.failing_elements = static_cast<std::int64_t>(all.size());
    return out;
  }
  return std::nullopt;
}

}  // namespace assay::judge
