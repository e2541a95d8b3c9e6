#include "fuzz/yardstick/bugs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <map>
#include <optional>
#include <set>

#include <xxhash.h>

#include "fuzz/names.h"
#include "fuzz/yardstick/shows.h"
#include "generator/generator.h"
#include "generator/templates/patterns.h"
#include "judge/judge.h"
#include "spec/choices.h"
#include "spec/types/float_code.h"

namespace assay::fuzz {
namespace {

using oracle::Condition;
using oracle::ConditionKind;
using oracle::Guard;
using spec::ElementType;

constexpr int kPrograms = 300;      ///< tries for one bug and the kinds of its guard
constexpr int kSilent = 40;         ///< of these, programs with such a guard that do not show the bug
constexpr std::uint32_t kHard = 3;  ///< one in this many has three conditions
constexpr std::uint64_t kManyMembers = 20;

using Bugs = std::vector<const oracle::Mutant*>;

/// Bugs by the op that they are in, so that ops with many do not come more often.
std::vector<Bugs> bugs_by_op() {
  std::map<int, Bugs> by_record;
  for (const oracle::Mutant& m : oracle::mutants())
    if (const spec::Record* op = oracle::op_of(m); op != nullptr && op->status == "campaign")
      by_record[op->index].push_back(&m);
  std::vector<Bugs> out;
  for (auto& [record, bugs] : by_record) out.push_back(std::move(bugs));
  return out;
}

template <class T> const T& one_of(const std::vector<T>& all, Choices& choices) {
  return all[choices.below(all.size())];
}

/// Ops that stand before this one in a chain of patterns.txt.
std::vector<const spec::Record*> in_chains_before(const spec::Record& op) {
  std::vector<const spec::Record*> drawable, out;
  for (const spec::Record& r : spec::Records::in_force().all())
    if (generator::is_drawn(r, {})) drawable.push_back(&r);
  for (const auto& pattern : generator::patterns_of(spec::Records::in_force(), drawable))
    for (std::size_t k = 1; k < pattern.steps.size(); ++k)
      if (std::ranges::find(pattern.steps[k], &op) != pattern.steps[k].end())
        out.insert(out.end(), pattern.steps[k - 1].begin(), pattern.steps[k - 1].end());
  return out;
}

const spec::Record& draw_producer(const spec::Record& op, Choices& choices) {
  const auto near = in_chains_before(op);
  if (!near.empty() && choices.chance(1, 2)) return *one_of(near, choices);
  std::vector<const spec::Record*> drawable;
  for (const spec::Record& r : spec::Records::in_force().all())
    if (generator::is_drawn(r, {}) && !r.operands.empty()) drawable.push_back(&r);
  return *one_of(drawable, choices);
}

/// Programs in which conditions of some kinds hold more often than elsewhere.
class Focus {
 public:
  Focus(const spec::Record& op, const std::vector<ConditionKind>& kinds, Choices& choices) : choices_(choices) {
    policy_.scales = {1, 0, 0};
    policy_.ops = {op.full_name()};
    policy_.pattern = policy_.swarm_drop = policy_.bounded = policy_.unbounded = policy_.quantized = policy_.grid = 0;
    policy_.loop = policy_.intermediate = policy_.special_leaf = policy_.empty_regime = policy_.unit_regime =
        policy_.many_regime = 0;
    policy_.edge_regime = 12;
    policy_.large_regime = 1;
    policy_.repeat = 20;
    policy_.input_sets = 1;
    policy_.coverage = false;
    policy_.graph_ops_least = 2;
    policy_.graph_ops_most = 5;
    for (const ConditionKind kind : kinds) add(kind, op);
  }
  const generator::Policy& policy() const { return policy_; }

 private:
  void add(ConditionKind kind, const spec::Record& op) {
    switch (kind) {
      case ConditionKind::kOperands: policy_.literal_leaf = static_cast<std::uint32_t>(50 * choices_.below(3)); break;
      case ConditionKind::kSharing: share(); break;
      case ConditionKind::kFrom:
        policy_.scales = {0, 0, 1};
        policy_.ops.push_back(draw_producer(op, choices_).full_name());
        break;
      case ConditionKind::kSize: size(); break;
      case ConditionKind::kGrid: policy_.grid = 100; break;
      case ConditionKind::kOnce:
      case ConditionKind::kLast:
      case ConditionKind::kRow: policy_.literal_leaf = 0; break;
      case ConditionKind::kTurn: repeat(); break;
      default: break;
    }
  }
  void share() {
    policy_.scales = {1, 0, 1};
    policy_.reuse = policy_.repeat = 100;
  }
  void size() {
    switch (choices_.below(5)) {
      case 0: policy_.sizes.zero_size = 50; break;
      case 1: policy_.sizes.one_size = 95; break;
      case 2: policy_.edge_regime = 100; break;
      case 3: policy_.large_regime = 100; break;
      default: policy_.sizes.max_count = kManyMembers; break;
    }
  }
  /// Loops and functions that are called again.
  void repeat() {
    policy_.scales = {0, 0, 1};
    policy_.call_again = 100;
    policy_.loop = 50;
    for (const spec::Record& r : spec::Records::in_force().all())
      if (generator::is_drawn(r, {}) && (r.facts.loops || r.facts.calls_function)) policy_.ops.push_back(r.full_name());
  }

  Choices& choices_;
  generator::Policy policy_;
};

std::vector<ConditionKind> draw_kinds(Choices& choices) {
  const std::size_t n = choices.chance(1, kHard) ? 3 : 2;
  std::vector<ConditionKind> out;
  while (out.size() < n) {
    const auto kind = static_cast<ConditionKind>(choices.below(oracle::kConditionKinds));
    if (kind == ConditionKind::kClass || std::ranges::find(out, kind) == out.end()) out.push_back(kind);
  }
  std::ranges::sort(out);
  return out;
}

// ---- special values ----------------------------------------------------------------------------

/// Codes that stand out, of either sign.
std::vector<std::uint64_t> special_codes(ElementType e) {
  const std::uint64_t top = std::uint64_t{1} << (spec::bits(e) - 1);
  if (!spec::is_float(e)) return {top, top - 1, top | (top - 1), std::uint64_t{1} << std::min(4, spec::bits(e) - 1)};
  std::vector<std::uint64_t> out;
  for (const auto code :
       {std::uint64_t{0}, spec::nan_code(e), spec::overflow_code(e), spec::largest_code(e), std::uint64_t{1}})
    out.insert(out.end(), {code, code | spec::sign_code(e)});
  return out;
}

/// The tensor with ordinary numbers alone, and one special value: at the end, at the beginning of a row or anywhere.
void plant(Tensor& t, Choices& choices) {
  const ElementType e = spec::real_type(t.type.element());
  if (spec::is_bool(e) || t.bytes.empty()) return;
  const auto size = static_cast<std::size_t>(spec::storage_bytes(e));
  const std::size_t n = t.bytes.size() / size;
  const std::uint64_t one = spec::is_float(e) ? spec::encode(e, 1) : 1;
  const auto at = [&](std::size_t k) { return t.bytes.data() + k * size; };
  for (std::size_t k = 0; k < n; ++k) {
    std::uint64_t code = 0;
    std::memcpy(&code, at(k), size);
    if (oracle::special_value(e, code) >= 0) std::memcpy(at(k), &one, size);
  }
  const auto codes = special_codes(e);
  const auto row = static_cast<std::size_t>(t.type.rank() >= 2 ? t.type.shape().back() : 1) * n /
                   static_cast<std::size_t>(t.type.elements());
  const std::size_t places[] = {n - 1, row * choices.below(n / row), choices.below(n)};
  std::memcpy(at(places[choices.below(3)]), &one_of(codes, choices), size);
}

// ---- one bug -----------------------------------------------------------------------------------

/// Conditions of these kinds among those that hold, each of them once; nothing where there are not enough.
std::optional<Guard> guard_among(const std::vector<Condition>& all, const std::vector<ConditionKind>& kinds,
                                 Choices& choices) {
  Guard out;
  for (const ConditionKind kind : kinds) {
    std::vector<Condition> of_kind;
    for (const Condition& c : all)
      if (c.kind == kind && std::ranges::find(out, c) == out.end()) of_kind.push_back(c);
    if (of_kind.empty()) return std::nullopt;
    out.push_back(one_of(of_kind, choices));
  }
  std::ranges::sort(out);
  return out;
}

bool is_about_values(const std::vector<ConditionKind>& kinds) {
  return std::ranges::any_of(kinds, [](auto k) { return k >= ConditionKind::kOnce && k <= ConditionKind::kRow; });
}

class Search {
 public:
  Search(const oracle::Mutant& base, std::vector<ConditionKind> kinds, Choices& choices)
      : base_(base), op_(*oracle::op_of(base)), kinds_(std::move(kinds)), choices_(choices),
        generator_(spec::Records::in_force(), Focus(op_, kinds_, choices).policy()) {}

  /// A bug that one of its programs shows.
  std::optional<HiddenBug> find() {
    for (int k = 0, silent = 0; k < kPrograms && silent < kSilent; ++k) {
      auto drawn = generator_.generate(choices_, {});
      ProcessTensors& inputs = drawn.input_sets[0];
      if (is_about_values(kinds_)) plant_some(inputs);
      const auto guard = draw_guard(drawn.module, inputs);
      if (!guard) continue;
      HiddenBug bug{base_, &op_, *guard};
      bug.mutant = *oracle::mutant_named(oracle::guarded_name(base_, *guard));
      if (Shown(drawn.module, inputs).by(bug.mutant)) return bug;
      ++silent;
    }
    return std::nullopt;
  }

 private:
  void plant_some(ProcessTensors& inputs) {
    for (auto& process : inputs)
      for (Tensor& t : process)
        if (choices_.chance(3, 4)) plant(t, choices_);
  }

  std::optional<Guard> draw_guard(const Module& module, const ProcessTensors& inputs) {
    const auto all = oracle::occurrences(module, inputs, judge::kCaseLimits);
    if (!all) return std::nullopt;
    std::vector<const oracle::Occurrence*> own;
    for (const auto& o : *all)
      if (o.record == &op_) own.push_back(&o);
    return own.empty() ? std::nullopt : guard_among(one_of(own, choices_)->conditions, kinds_, choices_);
  }

  const oracle::Mutant& base_;
  const spec::Record& op_;
  std::vector<ConditionKind> kinds_;
  Choices& choices_;
  generator::Generator generator_;
};

HiddenBug draw_bug(Choices& choices) {
  static const auto ops = bugs_by_op();
  while (true) {
    const oracle::Mutant& base = *one_of(one_of(ops, choices), choices);
    if (auto bug = Search(base, draw_kinds(choices), choices).find()) return *std::move(bug);
  }
}

}  // namespace

std::vector<HiddenBug> hidden_bugs(std::uint64_t seed, std::size_t count) {
  std::vector<HiddenBug> out;
  std::set<std::string> names;
  for (std::uint64_t stream = 0; out.size() < count; ++stream) {
    Prng choices(seed, stream);
    HiddenBug bug = draw_bug(choices);
    if (names.insert(bug.mutant.name).second) out.push_back(std::move(bug));
  }
  return out;
}

Result<HiddenBug> hidden_bug_named(const std::string& name) {
  const auto guarded = oracle::mutant_named(name);
  if (!guarded) return tl::unexpected(guarded.error());
  const auto at = name.find('@');
  if (at == std::string::npos) return fail("`" + name + "` has no guard");
  HiddenBug out{*guarded, oracle::op_of(*oracle::mutant_named(name.substr(0, at))), {}};
  out.guard = *oracle::guard_of(name.substr(at + 1), *out.op);
  return out;
}

std::uint64_t hash_of(const std::vector<HiddenBug>& bugs) {
  std::uint64_t hash = 0;
  for (const HiddenBug& b : bugs) hash = XXH3_64bits_withSeed(b.mutant.name.data(), b.mutant.name.size(), hash);
  return hash;
}

}  // namespace assay::fuzz
