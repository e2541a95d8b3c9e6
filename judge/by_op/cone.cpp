#include "judge/by_op/cone.h"

#include <algorithm>

#include "program/edit/make.h"
#include "program/edit/reads.h"

namespace assay::judge {

using program::ValueId;

namespace {

using spec::RegionRole;

/// Adds up elements, by a region or by itself.
bool folds(const program::Op& op) {
  const spec::Facts& facts = op.record->facts;
  const auto adds_up = [](RegionRole r) { return r == RegionRole::kMonoid || r == RegionRole::kUpdate; };
  return std::ranges::any_of(facts.regions, adds_up);
}

/// Each element of the result is one of the operands', or a function of a few.
bool is_local(const program::Op& op) {
  const spec::Facts& facts = op.record->facts;
  return op.regions.empty() && (!facts.computes || facts.elementwise || facts.spreads || facts.selects);
}

/// Its results may be kept with more bits than they have.
bool is_narrow(const program::Function& f, const program::Op& op) {
  const spec::Type type = op.results > 0 ? f.type(op.first_result) : spec::Type();
  return type.is_tensor() && spec::is_float(type.element()) && spec::bits(type.element()) < 32;
}

}  // namespace

Cone::Cone(const program::Slicer& slicer, std::size_t op, std::size_t first, Reach reach)
    : slicer_(slicer), first_(first), reach_(reach), ops_{op}, newest_{op} {
  take_hidden();
}

bool Cone::reaches_through(const program::Op& op) const {
  if (op.record->effect.any()) return false;  // what is random, or comes from a queue, is had once
  return reach_ == Reach::kThroughSums || is_narrow(slicer_.function(), op) || (!folds(op) && is_local(op));
}

bool Cone::takes(ValueId v) const {
  const std::size_t k = slicer_.producer(v);
  return k != program::kNoOp && k >= first_ && !program::is_literal(slicer_.function().body.ops[k]) &&
         !std::ranges::binary_search(ops_, k);
}

void Cone::add(std::vector<std::size_t> more) {
  ops_.insert(ops_.end(), more.begin(), more.end());
  std::ranges::sort(ops_);
  newest_ = std::move(more);
}

bool Cone::grow() {
  std::vector<std::size_t> more;
  for (const std::size_t k : newest_)
    for (const ValueId v : program::reads(slicer_.function().body.ops[k]))
      if (takes(v) && reaches_through(slicer_.function().body.ops[slicer_.producer(v)]))
        more.push_back(slicer_.producer(v));
  std::ranges::sort(more, std::ranges::greater());
  more.erase(std::ranges::unique(more).begin(), more.end());
  more.resize(std::min(more.size(), kMostConeOps - std::min(kMostConeOps, ops_.size())));
  if (more.empty()) return false;
  add(std::move(more));
  take_hidden();
  return true;
}

void Cone::take_hidden() {
  for (std::size_t i = 0; i < newest_.size(); ++i)
    for (const ValueId v : program::reads(slicer_.function().body.ops[newest_[i]])) {
      if (slicer_.function().type(v).is_tensor() || !takes(v)) continue;
      newest_.push_back(slicer_.producer(v));
      ops_.insert(std::ranges::lower_bound(ops_, newest_.back()), newest_.back());
    }
}

}  // namespace assay::judge
