#include "fuzz/judge/clauses.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "program/edit/make.h"
#include "spec/language/print.h"

namespace assay::fuzz {
namespace {

/// The ops of the entry function: those that compute, or all where none does.
std::vector<const Op*> telling_ops(const Module& module) {
  std::vector<const Op*> literals, others;
  for (const Op& op : module.entry()->body.ops) (is_literal(op) ? literals : others).push_back(&op);
  return others.empty() ? literals : others;
}

std::string clause_of(const Op& op) {
  return op.record->mnemonic + " (means)" + (op.record->accept ? ", accept " + spec::to_text(*op.record->accept) : "");
}

}  // namespace

std::string law_of(const Module& module, FailureClass failure, const std::string& contract) {
  std::vector<std::string> clauses;
  for (const Op* op : telling_ops(module)) {
    std::string clause = is_value_class(failure) ? clause_of(*op) : op->record->mnemonic;
    if (std::ranges::find(clauses, clause) == clauses.end()) clauses.push_back(std::move(clause));
  }
  if (is_value_class(failure)) return fmt::format("{} under {}", fmt::join(clauses, "; "), contract);
  if (failure == FailureClass::kWrongType)
    return fmt::format("the types of the results of {}", fmt::join(clauses, ", "));
  const std::string right = "that a valid program compiles and runs";
  return clauses.empty() ? right : fmt::format("{}; this one meets every law of {}", right, fmt::join(clauses, ", "));
}

}  // namespace assay::fuzz
