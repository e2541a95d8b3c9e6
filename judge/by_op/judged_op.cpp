#include "judge/by_op/judged_op.h"

#include <algorithm>

#include <fmt/format.h>

#include "judge/element_bytes.h"
#include "judge/explaining.h"

namespace assay::judge {
namespace {

using oracle::Explained;
using oracle::Explanation;
using oracle::Strength;

/// A cone as a program on what the back end had, and what it may answer.
struct JudgedCone {
  std::size_t ops = 0;
  Module module;
  ProcessTensors inputs;
  oracle::Acceptance accepted;

  const oracle::AcceptanceTensor& sets(const ElementPlace& at) const {
    return accepted.outputs[0][static_cast<std::size_t>(at.output)];
  }
};

Result<std::unique_ptr<JudgedCone>> judged_cone(const program::Slicer& slicer, const Answers& answers, const Cone& cone,
                                                const OpAnswers& op, const Rules& rules) {
  auto slice = slicer.slice(cone.ops(), op.results);
  auto operands = answers.of(slice.arguments);
  if (!operands) return fail("an operand is not known: what makes it was not run");
  auto out = std::make_unique<JudgedCone>(JudgedCone{cone.ops().size(), std::move(slice.module), {}, {}});
  out->inputs.push_back(*std::move(operands));
  auto accepted = oracle::acceptance_sets(out->module, out->inputs, rules.contract, rules.limits);
  if (!accepted) return tl::unexpected(accepted.error());
  out->accepted = *std::move(accepted);
  return out;
}

/// The judgement of one op while its cone grows.
class Judging {
 public:
  Judging(const program::Slicer& slicer, const Answers& answers, const OpAnswers& op, const Rules& rules)
      : slicer_(slicer), answers_(answers), op_(op), rules_(rules),
        cone_(slicer, op.op, op.first, op.reach), got_{op.got} {}

  JudgedOp run() {
    out_.runs = 1;
    Comparison found = search();
    if (!out_.declined.empty()) return std::move(out_);
    if (found.failure && found.outside.empty() && found.broken.empty()) return fail_with(*found.failure);
    if (outside_.empty() && found.broken.empty()) return std::move(out_);
    found.outside = std::move(outside_);
    return explain(std::move(found));
  }

  /// What neither the op nor a cone explains.
  std::vector<std::int64_t> unexplained() {
    search();
    std::vector<std::int64_t> out;
    for (const ElementPlace& at : outside_) out.push_back(at.element);
    for (std::int64_t i = 0; !out_.declined.empty() && i < op_.got[0].type.elements(); ++i) out.push_back(i);
    return out;
  }

 private:
  /// By the op alone, and by cones what lies outside then. The comparison still has all that does.
  Comparison search() {
    auto alone = judged_cone(slicer_, answers_, cone_, op_, rules_);
    if (!alone) return out_.declined = alone.error().text(), Comparison{};
    alone_ = *std::move(alone);
    Comparison found = compare(got_, alone_->accepted);
    if (found.error) return out_.declined = found.error->text(), Comparison{};
    judge_alone(found);
    outside_ = found.outside;
    while (!outside_.empty() && grow()) judge_outside();
    return found;
  }

  const Tensor& got(const ElementPlace& at) const { return got_[0][static_cast<std::size_t>(at.output)]; }

  void judge_alone(const Comparison& found) {
    out_.counts = found.counts;
    out_.is_related = !found.related.empty();
    Widths widths;
    widths.add(alone_->accepted);
    out_.width = widths.summary();
    const auto& sets = alone_->accepted.outputs[0];
    for (std::size_t o = 0; o < sets.size(); ++o) add_shares(sets[o], got_[0][o]);
  }

  /// Nothing of the elements outside: their share is that of the cone that explains them.
  void add_shares(const oracle::AcceptanceTensor& sets, const Tensor& got) {
    if (!sets.type.is_tensor() || !spec::is_float(spec::real_type(sets.type.element()))) return;
    if (got.type != sets.type || static_cast<std::int64_t>(got.bytes.size()) != sets.type.storage_size()) return;
    for (std::int64_t i = 0; i < sets.type.elements(); ++i)
      out_.share = std::max(out_.share, used_share(sets, i, element_of(got, i)));
  }

  /// False where the cone is as large as it may be, or larger than the oracle judges.
  bool grow() {
    if (!cone_.grow()) return false;
    auto next = judged_cone(slicer_, answers_, cone_, op_, rules_);
    if (!next) return false;
    cones_.clear();
    cones_.push_back(*std::move(next));
    return true;
  }

  /// Takes out what the largest cone explains.
  void judge_outside() {
    const JudgedCone& cone = *cones_.back();
    const std::size_t before = outside_.size();
    std::erase_if(outside_, [&](const ElementPlace& at) { return accepts(cone, at); });
    out_.in_cones += static_cast<std::int64_t>(before - outside_.size());
    if (outside_.size() < before) out_.cone = cone.ops;
  }

  bool accepts(const JudgedCone& cone, const ElementPlace& at) {
    const auto element = element_of(got(at), at.element);
    const auto& sets = cone.sets(at);
    if (!sets.accepts(at.element, element) || !is_valid_code(sets.type.element(), element)) return false;
    count(alone_->sets(at).strength(at.element), out_.counts, -1);
    count(sets.strength(at.element), out_.counts);
    out_.share = std::max(out_.share, used_share(sets, at.element, element));
    return true;
  }

  JudgedOp fail_with(Failure failure) {
    out_.found.violation = std::move(failure);
    keep_failing();
    return std::move(out_);
  }

  void keep_failing() {
    out_.failing = FailingCone{{std::move(alone_->module), {std::move(alone_->inputs)}}, alone_->ops};
  }

  JudgedOp explain(Comparison found) {
    const auto source = oracle_explainer(rules_.limits);
    std::vector<Explain> explains{source(alone_->module, alone_->inputs, rules_.contract)};
    if (!cones_.empty()) explains.push_back(source(cones_.back()->module, cones_.back()->inputs, rules_.contract));
    const Explain any = [&](const oracle::ElementAddress& at, std::span<const std::byte> element) {
      Explanation e = explained_by_any(explains, at, element);
      if (e.verdict == Explained::kLegal || e.verdict == Explained::kDeviation) return e;
      const auto strength = strength_in_wider_cone(at, element);
      if (!strength) return e;
      doubt({0, static_cast<int>(at.output), at.element}, *strength);
      return Explanation{Explained::kLegal, {}, ""};
    };
    if (!found.outside.empty()) found.failure = failure_at(got_, alone_->accepted, found.outside.front());
    if (!found.outside.empty()) found.failure->failing_elements = static_cast<std::int64_t>(found.outside.size());
    const AnsweredRun run{alone_->module, alone_->inputs, got_, alone_->accepted};
    out_.found = verdicts_of(found, run, rules_.contract, any);
    out_.counts += out_.found.recounted;
    out_.found.recounted = {};
    if (out_.found.violation || out_.found.undecided.elements > 0) keep_failing();
    return std::move(out_);
  }

  /// Where sums before it were computed once more: weak at best. Nothing where it is wrong then too.
  std::optional<Strength> strength_in_wider_cone(const oracle::ElementAddress& at, std::span<const std::byte> element) {
    if (!has_wider_) add_wider();
    for (const auto& cone : wider_) {
      const oracle::AcceptanceTensor& sets = cone->accepted.outputs[0][at.output];
      if (sets.accepts(at.element, element)) return std::max(Strength::kWeak, sets.strength(at.element));
    }
    return std::nullopt;
  }

  void add_wider() {
    has_wider_ = true;
    Cone cone(slicer_, op_.op, op_.first, Reach::kThroughSums);
    while (cone.grow()) {
      auto next = judged_cone(slicer_, answers_, cone, op_, rules_);
      if (!next) return;
      wider_.push_back(*std::move(next));
      if (wider_.size() > 2) wider_.erase(wider_.begin());
    }
  }

  void doubt(const ElementPlace& at, Strength strength) {
    count(alone_->sets(at).strength(at.element), out_.counts, -1);
    count(strength, out_.counts);
    out_.doubtful.push_back(at);
  }

  /// By itself, then in the largest cone. Where a search ends at its bounds, what it would have found is unknown,
  /// whatever the other says.
  static Explanation explained_by_any(const std::vector<Explain>& explains, const oracle::ElementAddress& at,
                                      std::span<const std::byte> element) {
    Explanation out{};
    for (const Explain& explain : explains) {
      Explanation e = explain(at, element);
      if (e.verdict == Explained::kLegal || e.verdict == Explained::kDeviation) return e;
      if (e.verdict == Explained::kUndecided) out = std::move(e);
    }
    return out;
  }

  const program::Slicer& slicer_;
  const Answers& answers_;
  const OpAnswers& op_;
  const Rules& rules_;
  Cone cone_;
  ProcessTensors got_;
  std::unique_ptr<JudgedCone> alone_;
  std::vector<std::unique_ptr<JudgedCone>> cones_;  ///< none, or the largest
  bool has_wider_ = false;
  std::vector<std::unique_ptr<JudgedCone>> wider_;
  std::vector<ElementPlace> outside_;
  JudgedOp out_;
};

/// Of an argument that is passed on.
std::vector<std::int64_t> other_elements(const Tensor& a, const Tensor& b) {
  std::vector<std::int64_t> out;
  for (std::int64_t i = 0; i < a.type.elements(); ++i)
    if (!std::ranges::equal(element_of(a, i), element_of(b, i))) out.push_back(i);
  return out;
}

std::optional<WidthSummary> wider(const std::optional<WidthSummary>& a, const std::optional<WidthSummary>& b) {
  if (!a || !b) return a ? a : b;
  return a->widest.relative >= b->widest.relative ? a : b;
}

}  // namespace

void JudgedOp::add(JudgedOp later) {
  counts += later.counts;
  width = wider(width, later.width);
  share = std::max(share, later.share);
  cone = std::max(cone, later.cone);
  in_cones += later.in_cones;
  if (!found.violation && later.failing) {
    failing = std::move(later.failing);
    failing->index = runs;
  }
  found.add(std::move(later.found), static_cast<std::size_t>(runs));
  doubtful = std::move(later.doubtful);
  is_related |= later.is_related;
  if (declined.empty()) declined = std::move(later.declined);
  runs += later.runs;
}

Verdict JudgedOp::verdict() const {
  if (found.violation) return verdict_of(found.violation->kind);
  if (found.undecided.elements > 0) return Verdict::kUndecided;
  if (!declined.empty()) return Verdict::kDeclined;
  if (!found.deviations.empty()) return Verdict::kDeviation;
  return verdict_of_legal(counts, is_related);
}

JudgedOp judge_op(const program::Slicer& slicer, const Answers& answers, const OpAnswers& op, const Rules& rules) {
  return Judging(slicer, answers, op, rules).run();
}

std::vector<std::int64_t> unexplained(const program::Slicer& slicer, const Answers& answers, ValueId v,
                                      const Tensor& got, const Rules& rules) {
  const std::size_t producer = slicer.producer(v);
  if (producer == program::kNoOp) return other_elements(answers[v], got);
  return Judging(slicer, answers, {producer, 0, {v}, {got}, Reach::kThroughSums}, rules).unexplained();
}

}  // namespace assay::judge
