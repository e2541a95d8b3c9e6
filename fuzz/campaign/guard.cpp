#include "fuzz/campaign/guard.h"

#include <algorithm>

#include "oracle/numerics/elementary.h"
#include "program/edit/walk.h"

namespace assay::fuzz {

void OracleGuard::begin(const program::Module& module, const program::Function& function, generator::Lane) {
  module_ = &module;
  function_ = &function;
  is_grid_ = module.grid.processes() > 1;
  is_assuming_ = false;
  is_following_ = stepper_->begin(module, function, {}).has_value();
}

void OracleGuard::argument(program::ValueId v, const program::Tensor& value) {
  if (is_following_) stepper_->argument(v, value);
}

namespace {

bool communicates(const program::Module&, const program::Op&);

bool calls_one_that_communicates(const program::Module& module, const program::Op& op) {
  return std::ranges::any_of(op.attributes, [&](const spec::Value& v) {
    const auto* callee = v.kind == spec::ValueKind::kFunction ? module.find(v.as_function().name) : nullptr;
    const auto does = [&](const program::Op& inner) { return communicates(module, inner); };
    return callee != nullptr && std::ranges::any_of(callee->body.ops, does);
  });
}

/// In its regions and in the functions that it calls too.
bool communicates(const program::Module& module, const program::Op& op) {
  if (op.record->facts.communicates || op.record->facts.queues || calls_one_that_communicates(module, op)) return true;
  return std::ranges::any_of(op.regions, [&](const program::Region& region) {
    return std::ranges::any_of(region.ops, [&](const program::Op& inner) { return communicates(module, inner); });
  });
}

}  // namespace

bool OracleGuard::keep(const program::Op& op) {
  if (is_following_ && is_grid_ && communicates(*module_, op)) {
    is_assuming_ = true;
    is_following_ = stepper_->assume(op);
    return op.record->relations.empty();
  }
  if (!is_following_) return is_bounded(op) && op.record->relations.empty();
  if (is_assuming_ && !op.record->relations.empty()) return false;
  if (!stepper_->step(op) || !is_cheap(op)) return false;
  if (!op.record->relations.empty() && is_related()) return true;
  for (std::uint32_t k = 0; k < op.results; ++k)
    if (!is_informative(op, op.first_result + k)) return false;
  return true;
}

/// Not a function of which the contract bounds nothing: where values are not followed, that is all that is known.
bool OracleGuard::is_bounded(const program::Op& op) const {
  const auto& primitive = op.record->facts.elementwise;
  if (!primitive || oracle::find_elementary(*primitive) == nullptr) return true;
  return contract_.budget(*primitive, function_->type(op.first_result).element()) != nullptr;
}

/// A transform reads each element as often as there are elements: it is drawn smaller than an op that reads it once.
bool OracleGuard::is_cheap(const program::Op& op) const {
  std::int64_t elements = 0;
  const auto count = [&](program::ValueId v) {
    if (function_->type(v).is_tensor()) elements += function_->type(v).elements();
  };
  std::ranges::for_each(op.operands, count);
  for (std::uint32_t k = 0; k < op.results; ++k) count(op.first_result + k);
  return stepper_->work() <= kMaxFolded + 2 * elements;
}

/// Their elements count as weak for all that: an op of many would make most of a program so. Where a relation cannot be
/// evaluated the op stays, for the judge to say so.
bool OracleGuard::is_related() const {
  constexpr std::int64_t kMostPlaces = 64;
  const auto places = stepper_->related_places();
  return !places || (*places > 0 && *places <= kMostPlaces);
}

bool OracleGuard::is_informative(const program::Op& op, program::ValueId v) const {
  if (!function_->type(v).is_tensor()) return true;
  const auto& value = stepper_->value(v);
  const std::int64_t n = value.type.elements();
  std::int64_t lost = 0;
  for (std::int64_t i = 0; i < n; ++i) lost += value.strength(i) != oracle::Strength::kChecked;
  return lost * (op.record->facts.leaves_open ? kMostLostByFormula : kMostLost) <= n;
}

}  // namespace assay::fuzz
