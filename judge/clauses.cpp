#include "judge/evidence.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "judge/telling.h"
#include "spec/language/print.h"

namespace assay::judge {
namespace {

std::string clause_of(const Op& op) {
  return op.record->mnemonic + " (means)" + (op.record->accept ? ", accept " + spec::to_text(*op.record->accept) : "");
}

}  // namespace

std::string law_of(const Module& module, FailureClass failure, const std::string& contract) {
  std::vector<std::string> clauses;
  for (const TellingOp& t : telling_ops(module)) {
    std::string clause = is_value_class(failure) ? clause_of(*t.op) : t.op->record->mnemonic;
    if (std::ranges::find(clauses, clause) == clauses.end()) clauses.push_back(std::move(clause));
  }
  if (is_value_class(failure)) return fmt::format("{} under {}", fmt::join(clauses, "; "), contract);
  if (failure == FailureClass::kWrongType)
    return fmt::format("the types of the results of {}", fmt::join(clauses, ", "));
  const std::string right = "that a valid program compiles and runs";
  return clauses.empty() ? right : fmt::format("{}; this one meets every law of {}", right, fmt::join(clauses, ", "));
}

}  // namespace assay::judge
