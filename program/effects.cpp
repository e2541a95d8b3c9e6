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
  if (!is_named) return *op.record;
  const spec::Records& records = *op.record->records;
  const spec::Record* called = records.find(name->as_string());
  if (called == nullptr) called = records.find("custom_call." + std::string(name->as_string()));
  return called != nullptr ? *called : *op.record;
}

namespace {

/// The text of an attribute that the op has, or that stands beside those of its record where it is called by name.
std::string text_of(const Op& op, const spec::Record& called) {
  const int slot = called.effect.attribute;
  if (&called == op.record) return std::string(attribute(op, slot)->as_string());
  const std::string_view all = op.discardable_attributes;
  const std::string key = called.names[static_cast<std::size_t>(slot)].name + " = \"";
  const auto begin = all.find(key);
  std::string out;
  for (auto i = begin == all.npos ? all.npos : begin + key.size(); i < all.size() && all[i] != '"'; ++i)
    out += all[i] == '\\' && i + 1 < all.size() ? all[++i] : all[i];
  return out;
}

}  // namespace

bool is_assertion(const Op& op) { return record_of_effect(op).effect.kind == EffectKind::kAssert; }

std::string assertion_text(const Op& op, const std::vector<std::string>& values) {
  const spec::Record& called = record_of_effect(op);
  std::string out = text_of(op, called);
  for (std::size_t k = 0; k < values.size(); ++k) {
    const std::string place = "{" + std::to_string(k) + "}";
    for (auto at = out.find(place); at != out.npos; at = out.find(place, at + values[k].size()))
      out.replace(at, place.size(), values[k]);
  }
  return called.full_name() + ": " + out;
}

bool is_check(const Op& op) {
  const EffectKind kind = record_of_effect(op).effect.kind;
  return op.results == 0 && (kind == EffectKind::kCheck || kind == EffectKind::kQueue);
}

}  // namespace assay::program
