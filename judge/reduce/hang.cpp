#include "judge/reduce/reduce.h"

#include <tuple>

/// A hang costs all the time that it is given. So candidates get little of it, and what ends after all is found on the
/// way back: what takes long for its size takes longer, in a back end, the less of it has been cut away.
namespace assay::judge {
namespace {

/// Compilations of another program that could be had in that time, and more than that.
constexpr std::int64_t kPrice = 8;

}  // namespace

void Reducer::be_patient(double patience) { judge_.restart(patience_ = patience); }

Judgement Reducer::judge_afresh(const Case& c) {
  be_patient(1);
  return judge(c, expected_of(c));
}

/// What only takes long ends, alone and with more time. Whatever else it does then is its failure.
Recurrence Reducer::confirm_hang(const Case& c) {
  const Alone alone(judge_.crowd());
  be_patient(kPatience);
  Judgement again = judge(c, expected_of(c));
  be_patient(1);
  const bool is_wrong =
      again.failure && again.failure->kind != FailureClass::kDeviation && again.failure->kind != FailureClass::kRefused;
  if (!is_wrong) return Recurrence::kSlow;
  adopt(c, std::move(again));
  return Recurrence::kAlways;
}

void Reducer::note_hang() {
  price_of_hangs_ += kPrice;
  way_.emplace_back(current_, failure_);
}

/// To the last on the way that hangs for the whole limit, by bisection. The first was confirmed before.
void Reducer::go_back() {
  const auto way = std::move(way_);
  std::tie(current_, failure_) = way.front();
  std::size_t hangs = 0, ends = way.size();
  for (std::size_t at = ends - 1; ends - hangs > 1 && !limits_.cut_short(); at = hangs + (ends - hangs) / 2)
    (fails_again(way[at].first) ? hangs : ends) = at;
  if (hangs > 0 && confirm_hang(Case{current_}) != Recurrence::kAlways) std::tie(current_, failure_) = way.front();
}

bool Reducer::reduce_hang() {
  be_patient(kHaste);
  shrink();
  be_patient(1);
  go_back();
  return true;
}

}  // namespace assay::judge
