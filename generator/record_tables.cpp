#include "generator/record_tables.h"

#include <algorithm>

#include "spec/can_draw.h"

namespace assay::generator {
namespace {

/// Its only result is of a type that is none of a tensor.
bool gives_no_tensor(const spec::Record& record) {
  if (record.results.size() != 1) return false;
  const auto& domain = record.names[static_cast<std::size_t>(record.results[0])].domain;
  const auto* pattern = domain ? domain->pattern : nullptr;
  return pattern && (pattern->node == spec::ExprKind::kTokenType || pattern->node == spec::ExprKind::kTupleType);
}

/// Without a function or region of its own.
bool takes_no_tensor(const spec::Record& record, const std::vector<spec::SeedTypes>& operands) {
  if (record.facts.calls_function || !record.regions.empty()) return false;
  return std::ranges::any_of(operands, [](const spec::SeedTypes& seeds) {
    return seeds.contain(spec::Type::token()) || seeds.contain(spec::Type::tuple({}));
  });
}

}  // namespace

bool is_chosen(const spec::Record& record, const Policy& policy) {
  const auto names = [&](const std::vector<std::string>& list) {
    return std::ranges::find(list, record.full_name()) != list.end();
  };
  return (policy.ops.empty() || names(policy.ops)) && !names(policy.exclude);
}

bool is_drawn(const spec::Record& record, const Policy& policy) {
  const bool is_far_enough = !policy.only_campaign || record.status == "campaign";
  return is_far_enough && is_chosen(record, policy) && spec::can_draw(record) && !record.facts.makes_literal;
}

spec::ElementSet unsupported_types(const Steering& steering, const spec::Record& record) {
  const auto index = static_cast<std::size_t>(record.index);
  return index < steering.unsupported.size() ? steering.unsupported[index] : 0;
}

RecordTables::RecordTables(const spec::Records& records, const Policy& policies) : policy(policies), coverage(records) {
  Policy any_op = policy;
  any_op.ops.clear();
  for (const auto& record : records.all()) {
    auto& types = seed_types.emplace_back();
    for (const int slot : record.operands) types.push_back(spec::seed_types(record, slot));
    if (record.facts.makes_literal) literal = &record;
    if (!is_drawn(record, any_op)) continue;
    if (gives_no_tensor(record)) makers.push_back(&record);
    if (takes_no_tensor(record, types)) readers.push_back(&record);
    if (!is_chosen(record, policy)) continue;
    drawable.push_back(&record);
    if (record.facts.loops && !loop) loop = &record;
    if (record.facts.calls_function) calls.push_back(&record);
  }
  patterns = patterns_of(records, drawable);
}

}  // namespace assay::generator
