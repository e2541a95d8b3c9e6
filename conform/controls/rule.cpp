#include "conform/controls/rule.h"

#include <algorithm>
#include <regex>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "conform/names.h"
#include "program/edit/make.h"
#include "program/edit/walk.h"
#include "spec/language/print.h"

namespace assay::conform {
namespace {

/// The records of a program's ops in order of the text, literals only where there is nothing else.
std::vector<const spec::Record*> telling_records(const Module& module) {
  std::vector<const spec::Record*> literals, others;
  for (const Function& f : module.functions)
    program::each_op(f.body, [&](const Op& op) {
      auto& all = is_literal(op) ? literals : others;
      if (std::ranges::find(all, op.record) == all.end()) all.push_back(op.record);
    });
  return others.empty() ? literals : others;
}

std::string source_of(const spec::Record& record) {
  if (record.dialect == "stablehlo")
    return fmt::format("[StableHLO specification, {0}](https://openxla.org/stablehlo/spec#{0})", record.mnemonic);
  if (record.dialect == "chlo")
    return fmt::format("[CHLO, {}](https://openxla.org/stablehlo/generated/chlo)", record.full_name());
  return record.full_name();
}

std::string formula_of(const spec::Record& record) {
  std::vector<std::string> clauses;
  static const std::regex its_primitive(R"(\bop\()");
  for (const spec::Clause& clause : record.means)
    clauses.push_back(std::regex_replace(to_text(clause), its_primitive, std::string(record.name_of_op()) + "("));
  return fmt::format("`{}`", fmt::join(clauses, "`, `"));
}

/// The formulas of so many ops are shown; a longer one says less than its source.
constexpr std::size_t kFormulas = 2, kLongestFormula = 240;

/// A formula that only names the op, as `result[i] = tanh(operand[i])` of tanh, says nothing that its name does not.
bool is_telling(const std::string& formula, const spec::Record& record) {
  return formula.size() <= kLongestFormula && formula.find(" = " + record.mnemonic + "(") == std::string::npos;
}

std::string rule_of(const spec::Record& record) {
  const std::string formula = formula_of(record);
  if (!is_telling(formula, record)) return fmt::format("`{}` is defined in {}", record.full_name(), source_of(record));
  return fmt::format("`{}` is defined as {} ({})", record.full_name(), formula, source_of(record));
}

std::string rule_of_values(const std::vector<const spec::Record*>& records) {
  std::vector<std::string> rules;
  for (const spec::Record* record : records)
    if (!record->means.empty() && rules.size() < kFormulas) rules.push_back(rule_of(*record));
  return rules.empty() ? "" : fmt::format("{}.", fmt::join(rules, ", and "));
}

}  // namespace

std::string rule_of(const Module& module, judge::FailureClass failure) {
  const auto records = telling_records(module);
  if (judge::is_value_class(failure)) return rule_of_values(records);
  std::vector<std::string> sources;
  for (const spec::Record* record : records) sources.push_back(source_of(*record));
  if (sources.empty()) return "";
  const char* promise = failure == judge::FailureClass::kWrongType ? "Results have the types that the program states"
                                                                   : "A valid program compiles and runs";
  return fmt::format("{}, and this one meets every constraint of its ops ({}).", promise, fmt::join(sources, ", "));
}

}  // namespace assay::conform
