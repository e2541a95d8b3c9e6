#include "conform/controls/controls.h"

#include <algorithm>

#include "conform/controls/rule.h"
#include "generator/policy.h"
#include "program/text/text.h"
#include "spec/instance.h"
#include "spec/record.h"

namespace assay::conform {
namespace {

judge::FailureClass failure_named(const std::string& name) {
  int c = 0;
  while (c < static_cast<int>(judge::FailureClass::kReplicas) && to_string(judge::FailureClass(c)) != name) ++c;
  return judge::FailureClass(c);
}

/// The types that its operands take. An op without operands, or whose plan names no types, takes every type.
spec::ElementSet taken_by(const spec::Record& record) {
  spec::ElementSet taken = 0;
  for (const int slot : record.operands) taken |= seed_types(record, slot).elements;
  return (taken == 0 ? ~taken : taken) & generator::drawn_types() & ~spec::kProposedElements;
}

std::set<std::string> names_of(spec::ElementSet set) {
  std::set<std::string> out;
  for (int k = 0; k < spec::kElementTypes; ++k)
    if (const auto type = static_cast<spec::ElementType>(k); (set & spec::set_of(type)) != 0)
      out.emplace(spec::name(type));
  return out;
}

}  // namespace

void add_specification(reports::ReportData& data) {
  for (const reports::Finding& f : data.findings)
    if (const auto module = program::parse(f.program, "the program"))
      data.rules[f.id] = rule_of(*module, failure_named(f.failure));
  // Two dialects may have an op of one name: a campaign does not tell them apart.
  for (const spec::Record& record : spec::Records::in_force().all())
    if (record.status == "campaign") data.takes[record.mnemonic].merge(names_of(taken_by(record)));
}

}  // namespace assay::conform
