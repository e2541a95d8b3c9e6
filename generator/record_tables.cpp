#include "generator/record_tables.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <sstream>
#include <string>

#include "spec/can_draw.h"

namespace assay::generator {
namespace {

/// Its only result is of a type that is none of a tensor.
bool gives_no_tensor(const spec::Record& record) {
  if (record.results.size() != 1) return false;
  const auto& domain = record.names[static_cast<std::size_t>(record.results[0])].domain;
  const auto* pattern = domain ? domain->pattern : nullptr;
  using enum spec::ExprKind;
  return pattern && (pattern->node == kTokenType || pattern->node == kWitnessType || pattern->node == kTupleType);
}

/// Without a function or region of its own.
bool takes_no_tensor(const spec::Record& record, const std::vector<spec::SeedTypes>& operands) {
  if (record.facts.calls_function || !record.regions.empty()) return false;
  return std::ranges::any_of(operands, [](const spec::SeedTypes& seeds) {
    return seeds.contain(spec::Type::token()) || seeds.contain(spec::Type::tuple({}));
  });
}

bool is_among(const std::vector<std::string>& names, const spec::Record& record) {
  return std::ranges::find(names, record.full_name()) != names.end();
}

/// As far as campaigns ask: what costs much more than others is drawn where it is asked for by its name.
bool is_far_enough(const spec::Record& record, const Policy& policy) {
  return !policy.only_campaign || record.status == "campaign" ||
         (record.status == "named" && is_among(policy.ops, record));
}

/// Those that common.txt names.
std::set<const spec::Record*> common_ops(const spec::Records& records) {
  std::set<const spec::Record*> out;
  std::istringstream lines{std::string(template_text("common"))};
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words(line);
    for (std::string name; words >> name;) out.insert(records.find(name));
  }
  assert(!out.contains(nullptr) && "common.txt names an op without a record");
  return out;
}

}  // namespace

bool is_chosen(const spec::Record& record, const Policy& policy) {
  return (policy.ops.empty() || is_among(policy.ops, record)) && !is_among(policy.exclude, record);
}

bool is_drawn(const spec::Record& record, const Policy& policy) {
  return is_far_enough(record, policy) && is_chosen(record, policy) && spec::can_draw(record) &&
         !record.facts.makes_literal;
}

spec::ElementSet unsupported_types(const Steering& steering, const spec::Record& record) {
  const auto index = static_cast<std::size_t>(record.index);
  return index < steering.unsupported.size() ? steering.unsupported[index] : 0;
}

RecordTables::RecordTables(const spec::Records& records, const Policy& policies) : policy(policies), coverage(records) {
  Policy any_op = policy;
  any_op.ops.clear();
  const auto is_asked_for = [&](const spec::Record& r) { return is_drawn(r, any_op) || is_drawn(r, policy); };
  for (const auto& record : records.all()) {
    auto& types = seed_types.emplace_back();
    for (const int slot : record.operands) types.push_back(spec::seed_types(record, slot));
    if (record.facts.makes_literal) literal = &record;
    if (!is_asked_for(record)) continue;
    if (gives_no_tensor(record)) makers.push_back(&record);
    if (takes_no_tensor(record, types)) readers.push_back(&record);
    if (!is_chosen(record, policy)) continue;
    drawable.push_back(&record);
    if (record.facts.loops && !loop) loop = &record;
    if (record.facts.calls_function) calls.push_back(&record);
  }
  patterns = patterns_of(records, drawable);
  auto alone = drawable;
  std::erase_if(alone, [](const spec::Record* r) { return gives_no_tensor(*r); });
  vector_turns = generator::vector_turns(alone, seed_types, policy.types, kVectorTypes);
  std::erase_if(alone, [common = common_ops(records)](const spec::Record* r) { return !common.contains(r); });
  smoke_lap = generator::vector_turns(alone, seed_types, policy.types, kFirstTier);
}

}  // namespace assay::generator
