#include "fuzz/judge/verdicts.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "fuzz/judge/element_bytes.h"
#include "program/edit/walk.h"
#include "spec/types/float_code.h"

namespace assay::fuzz {
namespace {

using oracle::Explained;

bool holds_nan(Type type, std::span<const std::byte> bytes) {
  if (!type.is_tensor()) return false;
  const auto part = spec::real_type(type.element());
  if (!spec::is_float(part)) return false;
  const auto size = static_cast<std::size_t>(spec::storage_bytes(part));
  for (std::size_t at = 0; at + size <= bytes.size(); at += size)
    if (std::isnan(spec::decode(part, load_code(bytes.subspan(at, size))))) return true;
  return false;
}

bool has_nan_literal(const Op& op) {
  return std::ranges::any_of(op.attributes, [](const Value& v) {
    return v.kind == spec::ValueKind::kLiteral && holds_nan(v.as_literal().type, v.as_literal().bytes);
  });
}

void note_undecided(Undecided& out, std::int64_t elements, const std::string& bound) {
  if (elements > 0 && out.elements == 0) out.bound = bound;
  out.elements += elements;
}

/// Keeps the worst of one set of grants and one kind together.
void note_deviation(std::vector<Deviation>& all, Deviation found) {
  const auto same = [&](const Deviation& d) { return d.first.same_kind(found.first); };
  const auto known = std::ranges::find_if(all, same);
  if (known == all.end()) return all.push_back(std::move(found));
  known->elements += found.elements;
  known->first.failing_elements = known->elements;
  if (is_worse(found.worst.distance, known->worst.distance)) known->worst = std::move(found.worst);
}

Deviation deviation_of(Failure failure, std::vector<std::string> grants) {
  failure.kind = FailureClass::kDeviation;
  failure.signature = fmt::format("{} ({})", joined_grants(grants), to_string(failure.distance.kind));
  failure.grants = std::move(grants);
  failure.failing_elements = 1;
  return {1, failure, failure};
}

/// Goes through what lies outside, element by element.
class Sorting {
 public:
  Sorting(const AnsweredRun& run, const Explain& explain)
      : run_(run), explain_(explain), reads_nan_(reads_nan(run.module, run.inputs)) {}

  /// True if no grant explains it, which ends the search.
  bool add(const ElementPlace& at) {
    Failure failure = located(at);
    if (failure.kind == FailureClass::kOutOfRange) return end_with(std::move(failure));
    const oracle::ElementAddress address{static_cast<std::size_t>(at.process), static_cast<std::size_t>(at.output),
                                         at.element};
    oracle::Explanation why = explain_(address, element_of(output_at(at), at.element));
    if (why.verdict == Explained::kViolation) return end_with(std::move(failure));
    if (why.verdict == Explained::kUndecided) leave_undecided(at, why.bound);
    else note_deviation(out_.deviations, deviation_of(std::move(failure), std::move(why.grants)));
    return false;
  }

  Verdicts verdicts(const Comparison& found) {
    if (out_.violation) out_.violation->failing_elements = found.failure->failing_elements;
    return std::move(out_);
  }

 private:
  const oracle::AcceptanceTensor& sets_at(const ElementPlace& at) const {
    return run_.accepted.outputs[static_cast<std::size_t>(at.process)][static_cast<std::size_t>(at.output)];
  }

  void leave_undecided(const ElementPlace& at, const std::string& bound) {
    note_undecided(out_.undecided, 1, bound);
    count(sets_at(at).strength(at.element), out_.recounted, -1);
    ++out_.recounted.undecided;
  }

  const Tensor& output_at(const ElementPlace& at) const {
    return run_.outputs[static_cast<std::size_t>(at.process)][static_cast<std::size_t>(at.output)];
  }

  Failure located(const ElementPlace& at) const {
    Failure out = failure_at(run_.outputs, run_.accepted, at);
    if (out.kind == FailureClass::kOutOfRange) return out;
    out.distance = distance(sets_at(at), at.element, element_of(output_at(at), at.element), reads_nan_);
    return out;
  }

  bool end_with(Failure failure) {
    out_.violation = std::move(failure);
    return true;
  }

  const AnsweredRun& run_;
  const Explain& explain_;
  bool reads_nan_;
  Verdicts out_;
};

}  // namespace

void Verdicts::add(Verdicts later, std::size_t input_set) {
  if (later.violation) later.violation->input_set = input_set;
  if (!violation) violation = std::move(later.violation);
  for (Deviation& d : later.deviations) {
    d.first.input_set = d.worst.input_set = input_set;
    note_deviation(deviations, std::move(d));
  }
  note_undecided(undecided, later.undecided.elements, later.undecided.bound);
  recounted += later.recounted;
}

std::string joined_grants(const std::vector<std::string>& grants) {
  return fmt::format("{}", fmt::join(grants, " + "));
}

Verdicts verdicts_of(const Comparison& found, const AnsweredRun& run, const Explain& explain) {
  if (!found.failure || found.outside.empty()) return {.violation = found.failure};
  Sorting sorting(run, explain);
  for (const ElementPlace& at : found.outside)
    if (sorting.add(at)) break;
  return sorting.verdicts(found);
}

bool reads_nan(const Module& module, const ProcessTensors& inputs) {
  for (const auto& process : inputs)
    for (const Tensor& tensor : process)
      if (holds_nan(tensor.type, tensor.bytes)) return true;
  bool found = false;
  for (const Function& function : module.functions)
    program::each_op(function.body, [&](const Op& op) { found = found || has_nan_literal(op); });
  return found;
}

}  // namespace assay::fuzz
