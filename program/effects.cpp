#include "program/effects.h"

#include <algorithm>

namespace assay::program {

using spec::EffectKind;

const Value* attribute(const Op& op, int slot) {
  const auto& slots = op.record->attributes;
  const auto k = static_cast<std::size_t>(std::ranges::find(slots, slot) - slots.begin());
  return k < slots.size() && k < op.attributes.size() ? &op.attributes[k] : nullptr;
}

const spec::Record& record_of_effect(const Op& op) {
  if (op.record->effect.kind != EffectKind::kCall) return *op.record;
  const Value* name = attribute(op, op.record->effect.attribute);
  const bool is_named = name != nullptr && name->kind == spec::ValueKind::kString;
  const spec::Record* called = is_named ? op.record->records->find(name->as_string()) : nullptr;
  return called != nullptr ? *called : *op.record;
}

bool is_check(const Op& op) {
  const EffectKind kind = record_of_effect(op).effect.kind;
  return op.results == 0 && (kind == EffectKind::kCheck || kind == EffectKind::kProbe);
}

}  // namespace assay::program
