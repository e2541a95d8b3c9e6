#include "conform/suite/selection.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "judge/compare.h"
#include "judge/judge.h"

namespace assay::conform {
namespace {

/// What a suite has to cover: a boundary class, of any element type where the suite is small.
using Cell = std::pair<int, std::uint32_t>;
constexpr int kAnyType = -1;
/// In the place of a class: any program of the type.
constexpr std::uint32_t kAnyClass = ~std::uint32_t{0};

std::vector<Cell> cells_of(const Candidate& c, SuiteSize size) {
  std::vector<Cell> out = {{static_cast<int>(c.type), kAnyClass}};
  for (const std::uint32_t k : c.classes)
    out.emplace_back(size == SuiteSize::kSmall ? kAnyType : static_cast<int>(c.type), k);
  return out;
}

/// Covers the cells greedily. What a candidate still adds only ever falls, so that one whose count holds when it is
/// looked at again is the best one.
class Cover {
 public:
  Cover(const std::vector<Candidate>& candidates, SuiteSize size) : candidates_(candidates), size_(size) {}

  std::vector<std::size_t> chosen() {
    std::set<Rank> ranks;
    for (std::size_t k = 0; k < candidates_.size(); ++k) ranks.insert(rank(k));
    std::vector<std::size_t> out;
    while (!ranks.empty()) {
      const Rank best = *ranks.begin();
      ranks.erase(ranks.begin());
      const Rank now = rank(best.candidate);
      if (now.missing == 0) continue;
      if (now.missing < best.missing) ranks.insert(now);
      else take(best.candidate, out);
    }
    return out;
  }

 private:
  struct Rank {
    std::size_t missing;
    std::int64_t elements;
    std::size_t candidate;
    bool operator<(const Rank& other) const {
      return std::tuple(other.missing, elements, candidate) < std::tuple(missing, other.elements, other.candidate);
    }
  };

  Rank rank(std::size_t k) const {
    std::size_t missing = 0;
    for (const Cell& cell : cells_of(candidates_[k], size_)) missing += !covered_.contains(cell);
    return {missing, candidates_[k].elements, k};
  }
  void take(std::size_t k, std::vector<std::size_t>& out) {
    for (const Cell& cell : cells_of(candidates_[k], size_)) covered_.insert(cell);
    out.push_back(k);
  }

  const std::vector<Candidate>& candidates_;
  SuiteSize size_;
  std::set<Cell> covered_;
};

/// How much work goes into one op.
struct Effort {
  std::uint64_t draws;  ///< for each element type, in one round
  int rounds;           ///< at most: the second and later ones are drawn where a bug is alive
  std::size_t kills;    ///< by how many programs a bug is to be killed
};
Effort effort_of(SuiteSize size) { return size == SuiteSize::kSmall ? Effort{10, 9, 1} : Effort{40, 9, 3}; }

/// Hunts planted bugs: knows which programs of the op kill which of them.
class BugHunt {
 public:
  BugHunt(const std::vector<const oracle::Mutant*>& mutants, std::size_t wanted, const std::atomic<bool>& stop)
      : wanted_(wanted), stop_(stop) {
    for (const oracle::Mutant* mutant : mutants) kills_.push_back({mutant, {}});
  }

  /// Tries the programs in this order on the bugs of which more kills are wanted.
  void run(const std::vector<Candidate>& candidates, const std::vector<std::size_t>& order) {
    for (Kill& kill : kills_)
      for (const std::size_t k : order) {
        if (kill.by.size() >= wanted_ || stop_) break;
        if (is_killed(*kill.mutant, candidates[k])) kill.by.push_back(k);
      }
  }
  bool has_survivor() const {
    return std::ranges::any_of(kills_, [](const Kill& kill) { return kill.by.empty(); });
  }
  const std::vector<Kill>& kills() const { return kills_; }

  /// Of the candidates from `from` on, only those that kill stay: the others would fill the memory.
  void drop_idle(std::vector<Candidate>& candidates, std::size_t from) {
    std::set<std::size_t> killers;
    for (const Kill& kill : kills_)
      for (const std::size_t k : kill.by)
        if (k >= from) killers.insert(k);
    std::map<std::size_t, std::size_t> position;
    std::vector<Candidate> kept;
    for (const std::size_t k : killers) {
      position[k] = from + kept.size();
      kept.push_back(std::move(candidates[k]));
    }
    candidates.erase(candidates.begin() + static_cast<std::ptrdiff_t>(from), candidates.end());
    std::ranges::move(kept, std::back_inserter(candidates));
    for (Kill& kill : kills_)
      for (std::size_t& k : kill.by)
        if (k >= from) k = position[k];
  }

 private:
  std::size_t wanted_;
  const std::atomic<bool>& stop_;
  std::vector<Kill> kills_;
};

/// Those chosen first, then the others behind `from`.
std::vector<std::size_t> in_order(const std::vector<std::size_t>& chosen, std::size_t from, std::size_t candidates) {
  const std::set<std::size_t> before(chosen.begin(), chosen.end());
  std::vector<std::size_t> out = from == 0 ? chosen : std::vector<std::size_t>{};
  for (std::size_t k = from; k < candidates; ++k)
    if (from > 0 || !before.contains(k)) out.push_back(k);
  return out;
}

/// The chosen candidates and the killers, in the order in which they were drawn.
Selection kept(std::vector<Candidate> candidates, const std::vector<std::size_t>& chosen, std::vector<Kill> kills) {
  std::set<std::size_t> all(chosen.begin(), chosen.end());
  for (const Kill& kill : kills) all.insert(kill.by.begin(), kill.by.end());
  std::map<std::size_t, std::size_t> position;
  Selection out;
  for (const std::size_t k : all) {
    position[k] = out.programs.size();
    out.programs.push_back(std::move(candidates[k]));
  }
  for (Kill& kill : kills)
    for (std::size_t& k : kill.by) k = position[k];
  out.kills = std::move(kills);
  return out;
}

}  // namespace

bool is_killed(const oracle::Mutant& mutant, const Candidate& c) {
  const auto run = oracle::evaluate_mutant(c.c.module, c.c.inputs[0], mutant, judge::kCaseLimits);
  return !run || judge::compare(run->outputs, c.accepted).failure.has_value();
}

Selection select(CandidateStream stream, const std::vector<const oracle::Mutant*>& mutants, SuiteSize size,
                 const std::atomic<bool>& stop) {
  const Effort effort = effort_of(size);
  std::vector<Candidate> candidates;
  stream.draw(effort.draws, candidates);
  const std::vector<std::size_t> chosen = Cover(candidates, size).chosen();
  BugHunt hunt(mutants, effort.kills, stop);
  hunt.run(candidates, in_order(chosen, 0, candidates.size()));
  for (int round = 1; round < effort.rounds && hunt.has_survivor() && !stop; ++round) {
    const std::size_t from = candidates.size();
    stream.draw(effort.draws << (round / 2), candidates);
    hunt.run(candidates, in_order({}, from, candidates.size()));
    hunt.drop_idle(candidates, from);
  }
  return kept(std::move(candidates), chosen, hunt.kills());
}

}  // namespace assay::conform
