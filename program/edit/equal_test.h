#pragma once

#include <algorithm>

#include "program/module.h"
#include "program/tensor.h"

/// For tests: whether two modules are the same program.
namespace assay::program {

inline bool same_literal(const spec::Literal& a, const spec::Literal& b) {
  if (a.type != b.type) return false;
  if (a.is_splat && b.is_splat) return std::ranges::equal(a.bytes, b.bytes);
  return tensor_of(a) == tensor_of(b);
}

inline bool same_value(const Value& a, const Value& b) {
  const bool literals = a.kind == spec::ValueKind::kLiteral && b.kind == spec::ValueKind::kLiteral;
  return literals ? same_literal(a.as_literal(), b.as_literal()) : spec::equal(a, b);
}

inline bool same_region(const Region&, const Region&);

inline bool same_op(const Op& a, const Op& b) {
  return a.record == b.record && std::ranges::equal(a.operands, b.operands) && a.first_result == b.first_result &&
         a.results == b.results && std::ranges::equal(a.attributes, b.attributes, same_value) &&
         std::ranges::equal(a.regions, b.regions, same_region) && a.discardable_attributes == b.discardable_attributes;
}

inline bool same_region(const Region& a, const Region& b) {
  return a.arguments == b.arguments && a.returns == b.returns && std::ranges::equal(a.ops, b.ops, same_op);
}

/// A list of texts of which none says anything is as good as no list.
inline bool same_texts(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  const auto at = [](const std::vector<std::string>& list, std::size_t i) {
    return i < list.size() ? list[i] : std::string();
  };
  for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
    if (at(a, i) != at(b, i)) return false;
  return true;
}

inline bool same_function(const Function& a, const Function& b) {
  return a.name == b.name && a.is_private == b.is_private && a.types == b.types && a.results == b.results &&
         same_texts(a.argument_attributes, b.argument_attributes) &&
         same_texts(a.result_attributes, b.result_attributes) && a.attributes == b.attributes &&
         same_region(a.body, b.body);
}

/// Structure, ids, types, attributes, texts. Names of values and places do not count; a literal equals
/// another with the same elements, however it is written.
inline bool equal(const Module& a, const Module& b) {
  return a.name == b.name && a.attributes == b.attributes && a.grid.replicas == b.grid.replicas &&
         a.grid.partitions == b.grid.partitions && std::ranges::equal(a.functions, b.functions, same_function);
}

}  // namespace assay::program
