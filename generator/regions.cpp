#include "generator/regions.h"

#include "generator/values/values.h"

namespace assay::generator {

using program::Region;
using program::ValueId;
using spec::RegionRole;
using spec::SignatureView;

namespace {

/// So many loops run their bodies more often than others: what goes wrong in a later trip shows in those alone.
constexpr std::uint64_t kOften = 2;

bool is_scalar(spec::Type t) { return t.is_tensor() && !t.is_quantized() && t.rank() == 0; }

/// (E0.., E0..) -> (E0..) over scalars: what folds and updates demand.
bool pairs_up(const SignatureView& s) {
  const auto n = s.outputs.size();
  if (s.inputs.size() != 2 * n) return false;
  for (std::size_t k = 0; k < n; ++k)
    if (!is_scalar(s.outputs[k]) || s.inputs[k] != s.outputs[k] || s.inputs[n + k] != s.outputs[k]) return false;
  return true;
}

}  // namespace

std::optional<std::vector<Region>> RegionBuilder::build(std::span<const RegionRole> roles,
                                                        std::span<const SignatureView* const> signatures,
                                                        std::span<const Live> captured) {
  loop_ = choices_.below(static_cast<std::uint64_t>((kMostTrips + 1) * kMostStep));
  last_branch_.clear();
  std::vector<Region> regions(signatures.size());
  for (std::size_t r = 0; r < signatures.size(); ++r) {
    regions[r].arguments.reserve(signatures[r]->inputs.size());
    regions[r].returns.reserve(signatures[r]->outputs.size());
    for (const auto type : signatures[r]->inputs) regions[r].arguments.push_back(builder_.value(type));
    if (!fill(regions[r], roles[r], *signatures[r], captured)) return std::nullopt;
  }
  return regions;
}

bool RegionBuilder::fill(Region& region, RegionRole role, const SignatureView& signature,
                         std::span<const Live> captured) {
  switch (role) {
    case RegionRole::kMonoid: return fill_monoid(region, signature);
    case RegionRole::kUpdate: return fill_update(region, signature);
    case RegionRole::kOrder: return fill_order(region, signature);
    case RegionRole::kCondition: return fill_condition(region, signature);
    case RegionRole::kLoopBody: return fill_loop_body(region, signature, captured);
    case RegionRole::kFree: return fill_free(region, signature, captured);
  }
  return false;
}

bool RegionBuilder::inline_result(Region& region, const Template& function, std::span<const ValueId> arguments) {
  const auto results = builder_.inline_call(region, function, arguments);
  region.returns.insert(region.returns.end(), results.begin(), results.end());
  return true;
}

bool RegionBuilder::fill_monoid(Region& region, const SignatureView& signature) {
  if (!pairs_up(signature)) return false;
  const auto n = signature.outputs.size();
  monoids_.clear();
  for (std::size_t k = 0; k < n; ++k) {
    const auto& monoids = templates_.of(signature.outputs[k].element()).monoids;
    if (monoids.empty()) return false;
    monoids_.push_back(choices_.below(monoids.size()));
    const ValueId pair[] = {region.arguments[k], region.arguments[n + k]};
    inline_result(region, monoids[monoids_.back()].body, pair);
  }
  return true;
}

const Template* RegionBuilder::identity(std::size_t k, spec::ElementType e) const {
  const auto& monoids = templates_.of(e).monoids;
  return k < monoids_.size() && monoids_[k] < monoids.size() ? &monoids[monoids_[k]].identity : nullptr;
}

bool RegionBuilder::fill_update(Region& region, const SignatureView& signature) {
  if (!pairs_up(signature)) return false;
  const auto n = signature.outputs.size();
  for (std::size_t k = 0; k < n; ++k) {
    const auto& updates = templates_.of(signature.outputs[k].element()).updates;
    if (updates.empty()) return false;
    const ValueId pair[] = {region.arguments[k], region.arguments[n + k]};
    inline_result(region, updates[choices_.below(updates.size())], pair);
  }
  return true;
}

bool RegionBuilder::fill_order(Region& region, const SignatureView& signature) {
  if (signature.inputs.size() < 2 || !is_scalar(signature.inputs[0])) return false;
  const auto& orders = templates_.of(signature.inputs[0].element()).orders;
  if (orders.empty()) return false;
  const ValueId pair[] = {region.arguments[0], region.arguments[1]};
  return inline_result(region, orders[choices_.below(orders.size())], pair);
}

bool RegionBuilder::fill_condition(Region& region, const SignatureView& signature) {
  if (signature.inputs.empty() || !is_scalar(signature.inputs[0])) return false;
  const auto& loops = templates_.of(signature.inputs[0].element()).loops;
  if (loops.empty()) return false;
  if (choices_.chance(1, 2)) loop_ = (kMostTrips - choices_.below(kOften)) * kMostStep;
  return inline_result(region, loops[loop_].condition, std::span(region.arguments).first(1));
}

bool RegionBuilder::fill_loop_body(Region& region, const SignatureView& signature, std::span<const Live> captured) {
  if (!std::ranges::equal(signature.outputs, signature.inputs) || signature.inputs.empty() ||
      !is_scalar(signature.inputs[0]))
    return false;
  const auto& loops = templates_.of(signature.inputs[0].element()).loops;
  if (loops.empty()) return false;
  inline_result(region, loops[loop_].step, std::span(region.arguments).first(1));
  for (std::size_t k = 1; k < signature.outputs.size(); ++k)
    region.returns.push_back(result(region, signature.outputs[k], captured));
  return true;
}

/// Which of two branches was taken shows only where they give different values.
bool RegionBuilder::fill_free(Region& region, const SignatureView& signature, std::span<const Live> captured) {
  for (std::size_t k = 0; k < signature.outputs.size(); ++k)
    region.returns.push_back(
        result(region, signature.outputs[k], captured, k < last_branch_.size() ? last_branch_[k] : program::kNoValue));
  last_branch_ = region.returns;
  return true;
}

ValueId RegionBuilder::result(Region& region, spec::Type type, std::span<const Live> captured, ValueId taken) {
  std::vector<ValueId> candidates;
  for (const auto v : region.arguments)
    if (builder_.type(v) == type) candidates.push_back(v);
  for (const auto& c : captured)
    if (c.type == type && c.value != taken) candidates.push_back(c.value);
  if (candidates.empty() || choices_.chance(1, 4)) {
    region.ops.push_back(
        builder_.literal(literal_, type, draw_filling(choices_, Lane::kExact, type.element()), choices_));
    candidates = {region.ops.back().first_result};
  }
  return changed(region, candidates[choices_.below(candidates.size())]);
}

/// Applies a binary template to a scalar and itself, or leaves the value.
ValueId RegionBuilder::changed(Region& region, ValueId v) {
  const auto type = builder_.type(v);
  if (!is_scalar(type) || choices_.chance(1, 2)) return v;
  const auto& monoids = templates_.of(type.element()).monoids;
  if (monoids.empty()) return v;
  const ValueId pair[] = {v, v};
  return builder_.inline_call(region, monoids[choices_.below(monoids.size())].body, pair)[0];
}

}  // namespace assay::generator
