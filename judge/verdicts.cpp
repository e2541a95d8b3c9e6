#include "judge/verdicts.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "judge/element_bytes.h"
#include "judge/farthest.h"

namespace assay::judge {
namespace {

using oracle::Explained;

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
      : run_(run), explain_(explain), nan_operands_(run.module, run.inputs) {}

  /// True if no grant explains it, which ends the search.
  bool add(const ElementPlace& at) {
    Failure failure = measured_failure(run_, at, nan_operands_);
    if (failure.kind == FailureClass::kOutOfRange) return end_with(std::move(failure));
    oracle::Explanation why = run_.explained(at, explain_);
    if (why.verdict == Explained::kViolation) return end_with(std::move(failure));
    if (why.verdict == Explained::kUndecided) leave_undecided(at, why.bound);
    if (why.verdict == Explained::kDeviation)
      note_deviation(out_.deviations, deviation_of(std::move(failure), std::move(why.grants)));
    return false;
  }

  Verdicts verdicts(const Comparison& found) {
    if (out_.violation) out_.violation->failing_elements = found.failure->failing_elements;
    return std::move(out_);
  }

 private:
  void leave_undecided(const ElementPlace& at, const std::string& bound) {
    note_undecided(out_.undecided, 1, bound);
    count(run_.sets(at).strength(at.element), out_.recounted, -1);
    ++out_.recounted.undecided;
  }

  bool end_with(Failure failure) {
    out_.violation = std::move(failure);
    return true;
  }

  const AnsweredRun& run_;
  const Explain& explain_;
  NanOperands nan_operands_;
  Verdicts out_;
};

}  // namespace

oracle::Explanation AnsweredRun::explained(const ElementPlace& at, const Explain& explain) const {
  const oracle::ElementAddress address{static_cast<std::size_t>(at.process), static_cast<std::size_t>(at.output),
                                       at.element};
  return explain(address, element_of(output(at), at.element));
}

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

namespace {

bool explains_elements(const std::vector<Deviation>& deviations, const std::string& grant) {
  return std::ranges::any_of(deviations, [&](const Deviation& d) { return std::ranges::count(d.grants(), grant) > 0; });
}

/// Whether an answer that the relation reads lies outside its set. No answer does without an explanation, so the back
/// end computed it from other operands than those that the relation was held against: a rewrite made them.
bool has_other_operands(const Comparison& found, const RelationFailure& broken) {
  return std::ranges::any_of(found.outside, [&](const ElementPlace& at) {
    return at.process == broken.failure.place.process &&
           std::ranges::count(broken.held.outputs, static_cast<std::size_t>(at.output)) > 0;
  });
}

/// The operands of a relation are known under all grants but rewrites, so that no other grant changes what it says.
void sort_relations(const Comparison& found, const spec::Contract& contract, Verdicts& out) {
  for (const RelationFailure& broken : found.broken) {
    if (oracle::may_break(contract, broken.held) || has_other_operands(found, broken)) continue;
    const auto grants = oracle::grants_that_break(broken.held, contract);
    const auto explains = [&](const std::string& grant) { return explains_elements(out.deviations, grant); };
    if (std::ranges::any_of(grants, explains)) continue;
    if (grants.empty()) return void(out.violation = broken.failure);
    note_deviation(out.deviations, deviation_of(broken.failure, {grants.front()}));
  }
}

}  // namespace

Verdicts verdicts_of(const Comparison& found, const AnsweredRun& run, const spec::Contract& contract,
                     const Explain& explain) {
  if (!found.failure) return {};
  if (found.outside.empty() && found.broken.empty()) return {.violation = found.failure};
  Sorting sorting(run, explain);
  for (const ElementPlace& at : found.outside)
    if (sorting.add(at)) break;
  Verdicts out = sorting.verdicts(found);
  if (!out.violation) sort_relations(found, contract, out);
  return out;
}

}  // namespace assay::judge
