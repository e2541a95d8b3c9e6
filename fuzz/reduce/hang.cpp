#include "fuzz/reduce/reduce.h"

#include <tuple>

/// A hang costs all the time that it is given. So candidates get little of it, and what ends after all is found on the
/// way back: what takes long for its size takes longer, in a back end, the less of it has been cut away.
namespace assay::fuzz {
namespace {

/// What takes long on a busy machine is no hang: one that was starved has this many times the limit to end.
constexpr double kPatience = 4;
/// Compilations of another program that could be had in that time, and more than that.
constexpr std::int64_t kPrice = 8;

}  // namespace

void Reducer::be_patient(double patience) { judge_.restart(patience_ = patience); }

Judgement Reducer::judge_afresh(const Case& c) {
  be_patient(1);
  Judgement out = judge(c, expected_of(c));
  if (!hangs() || !out.starved) return out;
  be_patient(kPatience);
  out = judge(c, expected_of(c));
  be_patient(1);
  return out;
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
}

bool Reducer::reduce_hang() {
  be_patient(kHaste);
  shrink();
  be_patient(1);
  go_back();
  return true;
}

}  // namespace assay::fuzz
