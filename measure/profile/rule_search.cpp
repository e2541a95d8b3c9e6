#include "measure/profile/rule_search.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "judge/distance.h"
#include "judge/judge.h"
#include "measure/profile/rule_draws.h"
#include "oracle/explain/rule_effects.h"

namespace assay::measure {
namespace {

using spec::Difference;

constexpr std::size_t kKept = 256;         ///< points of each kind of difference that the sets are asked of
constexpr std::size_t kDrawsForAMove = 3;  ///< the last of so many draws lies beside a point that is known

/// The points of one kind, by how far apart the sides are in ulps.
class Farthest {
 public:
  void add(const RulePoint& p, double score) {
    if (points_.size() >= kKept && score <= points_.back().first) return;
    const auto at = std::ranges::lower_bound(points_, score, std::greater(), &Scored::first);
    for (auto same = at; same != points_.end() && same->first == score; ++same)
      if (same->second == p) return;
    points_.insert(at, {score, p});
    if (points_.size() > kKept) points_.pop_back();
  }
  std::size_t size() const { return points_.size(); }
  const RulePoint& operator[](std::size_t k) const { return points_[k].second; }

 private:
  using Scored = std::pair<double, RulePoint>;
  std::vector<Scored> points_;
};

/// What was seen of each kind of difference.
class RuleSamples {
 public:
  RuleSamples(const oracle::RuleSides& sides, spec::ElementType type) : sides_(sides), type_(type) {}

  void look_at(const RulePoint& p) {
    for (std::size_t k = 0; k < p.size(); ++k)
      if (!sides_.may_be(k, p[k])) return;
    const double a = sides_.pattern(p), b = sides_.replacement(p);
    const bool of_nan = std::ranges::any_of(p, [](double x) { return x != x; });
    const auto kind = oracle::difference(type_, a, b, of_nan);
    if (!kind) return;
    const bool is_rounding = *kind == Difference::kRounding;
    by_kind_[static_cast<std::size_t>(*kind)].add(p, is_rounding ? std::fabs(a - b) / oracle::ulp(type_, a) : 0);
  }

  /// One of the best points of a kind, drawn.
  const RulePoint* some(Choices& choices) const {
    const Farthest& kind = by_kind_[choices.below(by_kind_.size())];
    constexpr std::size_t kBest = 32;
    return kind.size() == 0 ? nullptr : &kind[choices.below(std::min(kBest, kind.size()))];
  }

  std::vector<RulePoint> all() const {
    std::vector<RulePoint> out;
    for (const Farthest& kind : by_kind_)
      for (std::size_t k = 0; k < kind.size(); ++k) out.push_back(kind[k]);
    return out;
  }

 private:
  const oracle::RuleSides& sides_;
  spec::ElementType type_;
  std::array<Farthest, std::size(spec::kDifferences)> by_kind_;
};

/// Kinds by turns, of each the farthest first.
std::vector<FarPoint> by_turns(std::vector<FarPoint> points) {
  std::ranges::stable_sort(points, std::greater(), [](const FarPoint& p) { return p.ulps; });
  std::vector<std::pair<std::size_t, std::size_t>> places;
  std::array<std::size_t, 8> seen{};
  for (std::size_t k = 0; k < points.size(); ++k)
    places.emplace_back(seen[static_cast<std::size_t>(points[k].gravity)]++, k);
  std::ranges::sort(places);
  std::vector<FarPoint> out;
  for (const auto& [turn, k] : places) out.push_back(std::move(points[k]));
  return out;
}

}  // namespace

std::optional<RuleSearch> RuleSearch::make(const spec::Rewrite& rule, spec::ElementType e, const spec::Contract& c) {
  if (!spec::is_float(e)) return std::nullopt;
  auto sides = oracle::RuleSides::make(rule, e);
  if (!sides || sides->variables().empty()) return std::nullopt;
  return RuleSearch(*std::move(sides), rule, e, c.granting_all());
}

std::vector<FarPoint> RuleSearch::farthest(const HeldNumbers& held, std::size_t draws, Choices& choices) const {
  RuleDraws drawn(sides_, type_, held, choices);
  RuleSamples seen(sides_, type_);
  for (std::size_t k = 0; k < draws; ++k) {
    const RulePoint* known = k % kDrawsForAMove == kDrawsForAMove - 1 ? seen.some(choices) : nullptr;
    seen.look_at(known != nullptr ? drawn.beside(RulePoint(*known)) : drawn.fresh());
  }
  return by_turns(illegal_among(seen.all()));
}

std::vector<FarPoint> RuleSearch::illegal_among(std::span<const RulePoint> points) const {
  std::vector<FarPoint> out;
  for (std::size_t begin = 0; begin < points.size(); begin += kRulePoints) {
    const auto some = points.subspan(begin, std::min(kRulePoints, points.size() - begin));
    const auto probe = probe_at(rule_, type_, arguments_, some);
    if (!probe) return out;
    const auto& module = probe->program.module;
    const auto& inputs = probe->program.inputs;
    const auto sets = oracle::acceptance_sets(module, inputs.front(), granted_, judge::kCaseLimits);
    if (!sets) return out;
    const auto& judge = sets->outputs[0][0];
    for (std::size_t k = 0; k < some.size(); ++k) {
      std::array<std::byte, 8> got{};
      oracle::store_float(type_, sides_.replacement(some[k]), got.data());
      const auto bytes = std::span(got).first(static_cast<std::size_t>(spec::storage_bytes(type_)));
      const auto at = static_cast<std::int64_t>(k);
      if (judge.accepts(at, bytes)) continue;
      const bool of_nan = std::ranges::any_of(some[k], [](double x) { return x != x; });
      const judge::Distance d = judge::distance(judge, at, bytes, of_nan);
      out.push_back({some[k], static_cast<int>(d.kind), d.ulps});
    }
  }
  return out;
}

}  // namespace assay::measure
