#include "judge/by_op/regions.h"

#include <algorithm>

#include "program/edit/compact.h"
#include "program/edit/make.h"
#include "program/edit/walk.h"

namespace assay::judge {
namespace {

using spec::RegionRole;

/// By region of the op: its role. A group of regions has one role for all.
RegionRole role_of(const Op& op, std::size_t region) {
  const auto& roles = op.record->facts.regions;
  return roles[std::min(region, roles.size() - 1)];
}

std::size_t region_with(const Op& op, RegionRole role) {
  std::size_t k = 0;
  while (role_of(op, k) != role) ++k;
  return k;
}

/// The region yields its number.
void number_region(Region& region, std::size_t number, Function& f, spec::Arena& arena) {
  const Type type = Type::tensor({}, spec::ElementType::i32);
  const std::int64_t value[] = {static_cast<std::int64_t>(number)};
  region.ops = {program::make_literal(*program::literal_record(spec::Records::in_force()),
                                      program::literal_of(type, value, arena), f, arena)};
  region.returns = {region.ops.front().first_result};
}

}  // namespace

RegionUse use_of_regions(const Op& op) {
  if (op.record->facts.loops) return RegionUse::kLoop;
  for (std::size_t k = 0; k < op.regions.size(); ++k)
    if (role_of(op, k) != RegionRole::kFree || !op.regions[k].arguments.empty()) return RegionUse::kOther;
  return op.regions.empty() ? RegionUse::kOther : RegionUse::kBranch;
}

std::vector<std::size_t> regions_of_step(const Op& op) {
  return {region_with(op, RegionRole::kCondition), region_with(op, RegionRole::kLoopBody)};
}

std::optional<std::size_t> taken_region(const program::Slicer& slicer, std::size_t k, const Answers& answers,
                                        const oracle::Limits& limits) {
  const std::size_t only[] = {k};
  program::Slice slice = slicer.slice(only, {});
  auto inputs = answers.of(slice.arguments);
  if (!inputs) return std::nullopt;
  Function& f = program::entry_of(slice.module);
  Op& op = f.body.ops.back();
  for (std::size_t r = 0; r < op.regions.size(); ++r) number_region(op.regions[r], r, f, *slice.module.arena);
  op.first_result = program::new_value(f, Type::tensor({}, spec::ElementType::i32));
  op.results = 1;
  program::set_returns(f, {op.first_result});
  const auto run = oracle::evaluate(slice.module, {*std::move(inputs)}, limits);
  if (!run) return std::nullopt;
  return std::to_integer<std::size_t>(run->outputs[0][0].bytes[0]);
}

}  // namespace assay::judge
