#include "fuzz/judge/guard.h"

namespace assay::fuzz {

void OracleGuard::begin(const program::Module& module, const program::Function& function, generator::Lane) {
  function_ = &function;
  is_following_ = module.grid.processes() == 1 && stepper_->begin(module, function, {}).has_value();
}

void OracleGuard::argument(program::ValueId v, const program::Tensor& value) {
  if (is_following_) stepper_->argument(v, value);
}

bool OracleGuard::keep(const program::Op& op) {
  if (!is_following_) return true;
  if (!stepper_->step(op)) return false;
  for (std::uint32_t k = 0; k < op.results; ++k)
    if (!is_informative(op.first_result + k)) return false;
  return true;
}

bool OracleGuard::is_informative(program::ValueId v) const {
  if (!function_->type(v).is_tensor()) return true;
  const auto& value = stepper_->value(v);
  const std::int64_t n = value.type.elements();
  std::int64_t lost = 0;
  for (std::int64_t i = 0; i < n; ++i) lost += value.strength(i) != oracle::Strength::kChecked;
  return lost * 8 <= n;
}

}  // namespace assay::fuzz
