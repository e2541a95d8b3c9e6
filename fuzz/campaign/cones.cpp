#include "fuzz/campaign/cones.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "generator/values/inputs.h"
#include "judge/by_op/regions.h"
#include "program/edit/make.h"
#include "program/edit/reads.h"
#include "program/edit/slice.h"
#include "program/edit/walk.h"
#include "program/tensor.h"
#include "spec/can_draw.h"

namespace assay::fuzz {
namespace {

using Ops = std::set<std::size_t>;

/// Cones that are drawn from one op before it stands alone.
constexpr int kAttempts = 3;
/// What produces a value that no argument can have is taken along, so far.
constexpr std::size_t kMostWithHidden = 16;

/// Literals that are to be given are arguments of the entry function. Values keep their numbers.
Module with_large_literals_given(Module module) {
  Function& f = program::entry_of(module);
  const auto is_given = [&](const Op& op) {
    if (!program::is_literal(op) || !generator::is_static_tensor(f.type(op.first_result))) return false;
    const auto& literal = op.attributes[0].as_literal();
    return !literal.is_splat && literal.type.elements() > kMostLiteralElements;
  };
  for (const Op& op : f.body.ops)
    if (is_given(op)) f.body.arguments.push_back(op.first_result);
  std::erase_if(f.body.ops, is_given);
  return module;
}

/// The first op, in its regions too, that a campaign cannot judge; null where there is none.
const spec::Record* unjudged(const Op& op) {
  const spec::Record* out = spec::can_draw(*op.record) ? nullptr : op.record;
  for (const Region& region : op.regions)
    program::each_op(region, [&](const Op& inner) {
      if (out == nullptr && !spec::can_draw(*inner.record)) out = inner.record;
    });
  return out;
}

/// The oracle begins with `@main, op 3 (stablehlo.while): `, by the position in the cone.
std::string without_position(const std::string& message) {
  const auto end = message.starts_with("@") ? message.find("): ") : std::string::npos;
  return end == std::string::npos ? message : message.substr(end + 3);
}

std::size_t ops_in_regions(const Op& op) {
  std::size_t out = 0;
  for (const Region& region : op.regions) out += program::count_ops(region);
  return out;
}

/// The regions that are taken apart together, each list for itself.
std::vector<std::vector<std::size_t>> regions_to_enter(const Op& op) {
  const judge::RegionUse use = judge::use_of_regions(op);
  if (use == judge::RegionUse::kLoop) return {judge::regions_of_step(op)};
  std::vector<std::vector<std::size_t>> out;
  for (std::size_t k = 0; use == judge::RegionUse::kBranch && k < op.regions.size(); ++k) out.push_back({k});
  return out;
}

}  // namespace

class ConeGraph {
 public:
  explicit ConeGraph(Module module)
      : module_(with_large_literals_given(std::move(module))), slicer_(module_), readers_(function().types.size()),
        is_returned_(function().types.size(), false), is_wall_(ops().size(), false), is_alone_tried_(ops().size()),
        is_covered_(ops().size(), false) {
    for (std::size_t k = 0; k < ops().size(); ++k) note(k);
    for (const ValueId v : function().body.returns) is_returned_[v] = true;
  }

  /// What its loops and branches do.
  std::vector<Module> inner() const {
    std::vector<Module> out;
    for (const Op& op : ops())
      for (const auto& regions : regions_to_enter(op))
        out.push_back(program::with_calls_inlined(slicer_.slice_of_regions(op, regions).module));
    return out;
  }

  void round(Choices& choices, const Cones::Accept& accept) {
    std::vector<bool> had(ops().size(), false);
    for (std::size_t k = 0; k < ops().size(); ++k)
      for (int attempt = 0; attempt <= kAttempts && !had[k] && !is_wall_[k]; ++attempt) {
        const std::size_t size = attempt < kAttempts ? 2 + choices.below(kMostConeOps - 1) : 1;
        const Ops cone = grown(k, size, had, choices);
        if (try_cone(cone, accept))
          for (const std::size_t op : cone) had[op] = is_covered_[op] = true;
        else exclude_culprits(cone, accept);
      }
  }

  std::size_t covered() const { return static_cast<std::size_t>(std::ranges::count(is_covered_, true)); }
  const std::map<std::string, std::size_t>& left_out() const { return left_out_; }

 private:
  const Function& function() const { return *module_.entry(); }
  const std::vector<Op>& ops() const { return function().body.ops; }
  bool is_op(std::size_t k) const { return k != program::kNoOp && !program::is_literal(ops()[k]); }
  bool is_argument(ValueId v) const { return generator::is_static_tensor(function().type(v)); }

  void note(std::size_t k) {
    const Op& op = ops()[k];
    for (const ValueId v : program::reads(op)) readers_[v].push_back(k);
    const bool is_entered_only = !regions_to_enter(op).empty() && ops_in_regions(op) > kMostOpsInRegions;
    is_wall_[k] = program::is_literal(op) || is_entered_only || is_hidden(op);
    if (is_wall_[k]) return;
    if (const spec::Record* record = unjudged(op)) exclude(k, record->full_name() + " cannot be judged in a campaign");
  }

  /// No program has what it gives as a result. Cones of what reads it have it.
  bool is_hidden(const Op& op) const {
    for (std::uint32_t r = 0; r < op.results; ++r)
      if (is_argument(op.first_result + r)) return false;
    return true;
  }

  void exclude(std::size_t k, const std::string& why) {
    is_wall_[k] = true;
    ++left_out_[why];
  }

  /// Connected ops around this one, so many where there are as many; ops that no cone of this round has come first.
  Ops grown(std::size_t seed, std::size_t size, const std::vector<bool>& had, Choices& choices) const {
    Ops out = with_hidden({seed});
    while (out.size() < size) {
      std::vector<std::size_t> next = neighbours(out);
      const auto old = std::ranges::partition(next, [&](std::size_t k) { return !had[k]; });
      if (old.begin() != next.begin()) next.erase(old.begin(), next.end());
      if (next.empty()) break;
      std::ranges::sort(next);
      out.insert(next[choices.below(next.size())]);
      out = with_hidden(std::move(out));
    }
    return out;
  }

  std::vector<std::size_t> neighbours(const Ops& cone) const {
    Ops out;
    const auto add = [&](std::size_t k) {
      if (k != program::kNoOp && !is_wall_[k] && !cone.contains(k)) out.insert(k);
    };
    for (const std::size_t k : cone) {
      for (const ValueId v : program::reads(ops()[k])) add(slicer_.producer(v));
      for (std::uint32_t r = 0; r < ops()[k].results; ++r)
        std::ranges::for_each(readers_[ops()[k].first_result + r], add);
    }
    return {out.begin(), out.end()};
  }

  /// With the ops that make what no argument can be: a token, a quantized tensor.
  Ops with_hidden(Ops cone) const {
    std::vector<std::size_t> newest(cone.begin(), cone.end());
    while (!newest.empty() && cone.size() <= kMostWithHidden) {
      const std::size_t k = newest.back();
      newest.pop_back();
      for (const ValueId v : program::reads(ops()[k])) {
        const std::size_t producer = slicer_.producer(v);
        if (is_argument(v) || !is_op(producer) || !cone.insert(producer).second) continue;
        newest.push_back(producer);
      }
    }
    return cone;
  }

  /// What is read elsewhere, or nowhere.
  bool leaves(ValueId v, const Ops& cone) const {
    const auto& readers = readers_[v];
    const auto is_outside = [&](std::size_t k) { return !cone.contains(k); };
    return is_returned_[v] || readers.empty() || std::ranges::any_of(readers, is_outside);
  }

  Result<void> try_cone(const Ops& cone, const Cones::Accept& accept) const {
    std::vector<ValueId> results;
    for (const std::size_t k : cone)
      for (std::uint32_t r = 0; r < ops()[k].results; ++r)
        if (const ValueId v = ops()[k].first_result + r; is_argument(v) && leaves(v, cone)) results.push_back(v);
    if (results.empty()) return fail("what it gives no program can have as a result");
    const std::vector<std::size_t> positions(cone.begin(), cone.end());
    return accept(slicer_.slice(positions, results).module);
  }

  /// Of a cone that is not accepted, the ops that are not accepted by themselves.
  void exclude_culprits(const Ops& cone, const Cones::Accept& accept) {
    for (const std::size_t k : cone) {
      if (is_alone_tried_[k] || is_wall_[k]) continue;
      is_alone_tried_[k] = true;
      const auto alone = try_cone(with_hidden({k}), accept);
      if (alone) is_covered_[k] = true;
      else exclude(k, fmt::format("{}: {}", ops()[k].record->full_name(), without_position(alone.error().message)));
    }
  }

  Module module_;
  program::Slicer slicer_;
  std::vector<std::vector<std::size_t>> readers_;  ///< by value, ops
  std::vector<bool> is_returned_;                  ///< by value
  std::vector<bool> is_wall_;                      ///< by op: in no cone
  std::vector<bool> is_alone_tried_, is_covered_;
  std::map<std::string, std::size_t> left_out_;
};

namespace {

void gather(Module module, std::vector<std::unique_ptr<ConeGraph>>& graphs) {
  graphs.push_back(std::make_unique<ConeGraph>(std::move(module)));
  for (Module& inner : graphs.back()->inner()) gather(std::move(inner), graphs);
}

}  // namespace

Cones::Cones(const Module& module) { gather(program::with_calls_inlined(module), graphs_); }
Cones::~Cones() = default;
Cones::Cones(Cones&&) noexcept = default;

void Cones::round(std::uint64_t number, const Accept& accept) {
  for (std::size_t k = 0; k < graphs_.size(); ++k) {
    Prng choices(k, number);
    graphs_[k]->round(choices, accept);
  }
}

std::size_t Cones::covered() const {
  std::size_t out = 0;
  for (const auto& graph : graphs_) out += graph->covered();
  return out;
}

std::map<std::string, std::size_t> Cones::left_out() const {
  std::map<std::string, std::size_t> out;
  for (const auto& graph : graphs_)
    for (const auto& [why, ops] : graph->left_out()) out[why] += ops;
  return out;
}

}  // namespace assay::fuzz
