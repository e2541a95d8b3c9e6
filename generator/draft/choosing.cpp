#include "generator/draft/phases.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "generator/choices/chances.h"
#include "generator/element_weights.h"
#include "generator/values/values.h"
#include "program/edit/walk.h"

namespace assay::generator {

namespace {

constexpr std::int64_t kManyMembers = 20;  ///< of a group, at most, in programs with ops of many operands
constexpr std::int64_t kLargeElements = std::int64_t{1} << 16;
constexpr std::uint32_t kOwnResult = 64;  ///< times the weight of others: an op that reads its own result

}  // namespace

void Draft::reserve() {
  auto& f = function();
  f.types.reserve(64);
  f.body.arguments.reserve(16);
  f.body.ops.reserve(32);
  if (policy_.coverage) program_.coverage.reserve(128);
}

void Draft::draw_pattern() {
  if (program_.scale == Scale::kSingle || tables_.patterns.empty() || !choices_.chance(policy_.pattern, 100)) return;
  pattern_ = &tables_.patterns[choices_.below(tables_.patterns.size())];
  sizes_.elements = draw_element_set() | draw_element_set();
}

std::int64_t Draft::draw_length() {
  switch (program_.scale) {
    case Scale::kSingle: return 1;
    case Scale::kTuple: return pattern_ ? std::ssize(pattern_->steps) : choices_.between(2, 3);
    case Scale::kGraph: return choices_.between(policy_.graph_ops_least, policy_.graph_ops_most);
  }
  return 1;
}

spec::ElementSet Draft::draw_element_set() {
  return spec::set_of(draw_element(choices_, policy_.types, steering_.element_energy));
}

std::uint32_t Draft::base_weight(const Record& op) const {
  const auto& energies = steering_.op_energy;
  const std::uint32_t base = energies.empty() ? kUsualEnergy : energies[static_cast<std::size_t>(op.index)];
  return op.facts.communicates ? (program_.module.grid.processes() > 1 ? 4 * base : 1) : base;
}

void Draft::draw_swarm() {
  sizes_.elements = 0;
  const auto elements = 1 + choices_.below(policy_.swarm_elements_most);
  for (std::uint64_t i = 0; i < elements; ++i) sizes_.elements |= draw_element_set();
  draw_size_regime();
  is_large_ = choices_.chance(policy_.large_regime, 100);
  if (is_large_) large_elements_ = choices_.chance(1, 4) ? kLargeElements : kLargeElements / 8;
  const bool drops = program_.scale == Scale::kGraph;
  Chances dropped(choices_, drops ? policy_.swarm_drop : 0);
  scratch_.swarm.resize(tables_.drawable.size());
  scratch_.weights.resize(tables_.drawable.size());
  std::size_t kept = 0;
  for (const auto* op : tables_.drawable) {
    scratch_.swarm[kept] = op;
    scratch_.weights[kept] = steering_.seen.empty() ? base_weight(*op) : weight(*op);
    kept += dropped.next() ? 0 : 1;
  }
  scratch_.swarm.resize(kept);
  scratch_.weights.resize(kept);
  total_weight_ = std::accumulate(scratch_.weights.begin(), scratch_.weights.end(), std::uint64_t{0});
}

void Draft::draw_size_regime() {
  const auto special = policy_.edge_regime + policy_.empty_regime + policy_.unit_regime + policy_.many_regime;
  const std::array<std::uint32_t, 5> weights = {special < 100 ? 100 - special : 0, policy_.edge_regime,
                                                policy_.empty_regime, policy_.unit_regime, policy_.many_regime};
  switch (choices_.weighted(weights)) {
    case 1:
      sizes_.edge_size = 60;
      sizes_.max_rank = 2;
      break;
    case 2: sizes_.zero_size = 40; break;
    case 3: sizes_.one_size = 90; break;
    case 4: sizes_.max_count = kManyMembers; break;
    default: break;
  }
}

std::uint32_t Draft::weight(const Record& op) const {
  const auto base = base_weight(op);
  std::uint64_t seen = 0;
  for (int e = 0; e < spec::kElementTypes; ++e)
    seen += steering_.seen[tables_.coverage.type_point(op, static_cast<ElementType>(e))];
  return base + static_cast<std::uint32_t>(8 * base / (1 + seen));
}

const Record* Draft::draw_record() {
  if (pattern_) return pattern_->steps[step_][choices_.below(pattern_->steps[step_].size())];
  if (scratch_.swarm.empty()) return nullptr;
  is_linked_ = !scratch_.live.empty() && scratch_.live.back().producer && (is_on_material_ || sweeps_pairs());
  if (!is_linked_) return scratch_.swarm[index_at(scratch_.weights, choices_.below(total_weight_))];
  return scratch_.swarm[choices_.weighted(weights_after(scratch_.live.back()))];
}

bool Draft::sweeps_pairs() {
  if (steering_.seen.empty() || program_.scale == Scale::kSingle) return false;
  return program_.scale == Scale::kTuple || choices_.chance(policy_.pair_sweep, 100);
}

std::uint32_t Draft::times_seen(const Record& producer, const Record& consumer) const {
  return steering_.seen.empty() ? 0 : steering_.seen[tables_.coverage.pair_point(producer, consumer)];
}

std::vector<std::uint32_t> Draft::weights_after(const Live& newest) const {
  auto weights = scratch_.weights;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const Record& consumer = *scratch_.swarm[i];
    const auto seen = times_seen(*newest.producer, consumer);
    const auto own = &consumer == newest.producer ? kOwnResult : 1;
    weights[i] = takes(consumer, newest.type) ? 1 + own * 16 * weights[i] / (1 + seen) : 1;
  }
  return weights;
}

bool Draft::takes(const Record& consumer, spec::Type type) const {
  const auto& operands = tables_.seed_types[static_cast<std::size_t>(consumer.index)];
  return consumer.facts.calls_function ||
         std::ranges::any_of(operands, [&](const spec::SeedTypes& seeds) { return seeds.contain(type); });
}

void Draft::draw_elements(const Record& record) {
  if (program_.scale == Scale::kGraph || pattern_ || choices_.chance(1, 4)) return;
  std::array<std::uint32_t, kElementWeights.size()> weights{};
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const auto [element, weight] = kElementWeights[i];
    const auto point = tables_.coverage.type_point(record, element);
    const auto seen = steering_.seen.empty() ? 0 : steering_.seen[point];
    const auto times = times_of(steering_.element_energy, element);
    const bool may = policy_.types & spec::set_of(element);
    weights[i] = may ? times * std::max<std::uint32_t>(1, 64 * weight / (1 + seen)) : 0;
  }
  sizes_.elements = spec::set_of(kElementWeights[choices_.weighted(weights)].element);
}

spec::SizePolicy Draft::sizes() const {
  auto sizes = sizes_;
  if (is_large_) {
    sizes.edge_size = 50;
    sizes.max_elements = large_elements_;
  }
  return sizes;
}

}  // namespace assay::generator
