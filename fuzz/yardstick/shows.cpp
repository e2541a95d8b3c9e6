#include "fuzz/yardstick/shows.h"

#include "fuzz/names.h"
#include "judge/judge.h"

namespace assay::fuzz {
namespace {

/// A CHECKED element, or any, that the contract does not admit.
bool is_refused(const oracle::AcceptanceTensor& sets, const Tensor& got) {
  return std::ranges::any_of(sets.judge(got.bytes), [](const oracle::ElementJudgement& j) { return !j.accepts; });
}

bool is_refused(const oracle::Acceptance& sets, const ProcessTensors& outputs) {
  for (std::size_t p = 0; p < outputs.size(); ++p)
    for (std::size_t k = 0; k < outputs[p].size(); ++k)
      if (is_refused(sets.outputs[p][k], outputs[p][k])) return true;
  return false;
}

}  // namespace

const oracle::Run* Shown::right_answer() {
  if (!right_) right_ = oracle::evaluate(module_, inputs_, judge::kCaseLimits, &preparation_);
  return *right_ ? &**right_ : nullptr;
}

const oracle::Acceptance* Shown::sets_under(const std::string& contract) {
  auto found = sets_.find(contract);
  if (found == sets_.end()) {
    const auto named = spec::contract_named(contract);
    auto sets = named ? oracle::acceptance_sets(module_, inputs_, **named, judge::kCaseLimits, &preparation_)
                      : tl::unexpected(named.error());
    found = sets_.emplace(contract, std::move(sets)).first;
  }
  return found->second ? &*found->second : nullptr;
}

bool Shown::by(const oracle::Mutant& mutant) {
  const oracle::Run* right = right_answer();
  if (right == nullptr) return false;
  const auto wrong = oracle::evaluate_mutant(module_, inputs_, mutant, judge::kCaseLimits, &preparation_);
  if (!wrong || wrong->outputs == right->outputs) return false;
  const oracle::Acceptance* sets = sets_under(mutant.contract);
  return sets != nullptr && is_refused(*sets, wrong->outputs);
}

}  // namespace assay::fuzz
