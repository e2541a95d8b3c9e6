#include "program/edit/copy.h"

#include <algorithm>

#include "program/tensor.h"

namespace assay::program {
namespace {

// ---- copying ---------------------------------------------------------------------------------------

void move_into(spec::Arena&, Region&);

void move_into(spec::Arena& arena, Op& op) {
  op.operands = arena.copy(op.operands);
  op.attributes = spec::copy(arena, op.attributes);
  op.extra = arena.copy(op.extra);
  for (auto& r : op.regions) move_into(arena, r);
}

void move_into(spec::Arena& arena, Region& region) {
  for (auto& op : region.ops) move_into(arena, op);
}

// ---- comparing -------------------------------------------------------------------------------------

bool same_literal(const spec::Literal& a, const spec::Literal& b) {
  if (a.type != b.type) return false;
  if (a.is_splat && b.is_splat) return std::ranges::equal(a.bytes, b.bytes);
  return tensor_of(a) == tensor_of(b);
}

bool same_value(const Value& a, const Value& b) {
  const bool literals = a.kind == spec::ValueKind::kLiteral && b.kind == spec::ValueKind::kLiteral;
  return literals ? same_literal(a.as_literal(), b.as_literal()) : spec::equal(a, b);
}

bool same_region(const Region&, const Region&);

bool same_op(const Op& a, const Op& b) {
  return a.record == b.record && std::ranges::equal(a.operands, b.operands) && a.first_result == b.first_result &&
         a.results == b.results && std::ranges::equal(a.attributes, b.attributes, same_value) &&
         std::ranges::equal(a.regions, b.regions, same_region) && a.extra == b.extra;
}

bool same_region(const Region& a, const Region& b) {
  return a.arguments == b.arguments && a.returns == b.returns && std::ranges::equal(a.ops, b.ops, same_op);
}

/// A list of texts of which none says anything is as good as no list.
bool same_texts(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  const auto at = [](const std::vector<std::string>& list, std::size_t i) { return i < list.size() ? list[i] : std::string(); };
  for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
    if (at(a, i) != at(b, i)) return false;
  return true;
}

bool same_function(const Function& a, const Function& b) {
  return a.name == b.name && a.is_private == b.is_private && a.types == b.types && a.results == b.results &&
         same_texts(a.argument_attributes, b.argument_attributes) && same_texts(a.result_attributes, b.result_attributes) &&
         a.attributes == b.attributes && same_region(a.body, b.body);
}

}  // namespace

Module deep_copy(const Module& module) {
  Module copy = module;
  copy.arena = std::make_shared<spec::Arena>();
  for (auto& f : copy.functions) move_into(*copy.arena, f.body);
  return copy;
}

bool equal(const Module& a, const Module& b) {
  return a.name == b.name && a.attributes == b.attributes && a.grid.replicas == b.grid.replicas &&
         a.grid.partitions == b.grid.partitions && std::ranges::equal(a.functions, b.functions, same_function);
}

}  // namespace assay::program
