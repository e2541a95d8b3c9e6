#include <algorithm>
#include <numeric>
#include <ranges>
#include <utility>

#include "spec/plan/draw.h"

/// Simpler instances, one line changed each.
namespace assay::spec {
namespace {

/// How much there is of an instance: elements of tensors, members of lists, sizes of numbers. The
/// order in which shrinking tries its steps.
double weight(const Value& v) {
  constexpr double kPerMember = 2, kPerElement = 0.25;
  if (v.is_list()) {
    double sum = kPerMember * v.size;
    for (const auto& m : v.as_list()) sum += weight(m);
    return sum;
  }
  if (v.kind == ValueKind::kType && v.as_type().is_tensor())
    return kPerElement * static_cast<double>(v.as_type().elements()) + static_cast<double>(v.as_type().rank());
  if (v.kind == ValueKind::kInt) return 0.01 * static_cast<double>(std::abs(v.as_int()));
  return v.kind == ValueKind::kAbsent ? 0 : 0.1 * static_cast<double>(v.kind == ValueKind::kBool && v.as_bool());
}

double weight(const Instance& op) {
  double sum = 0;
  for (const auto& v : op.slots) sum += weight(v);
  return sum;
}

bool is_free(const Declaration& name) {
  return (name.role == Role::kLet || name.role == Role::kAttr) && name.domain != nullptr;
}

class Shrinking {
 public:
  Shrinking(const Instance& op, Arena& arena, std::vector<Instance>& out) : op_(op), arena_(arena), out_(out) {}

  void run() {
    Instance view = op_;
    for (const auto& name : op_.record->names)
      if (is_free(name) && !op_[name.slot].is_undefined()) simplify(view, name);
  }

 private:
  void simplify(Instance& view, const Declaration& name) {
    const auto value = op_[name.slot];
    if (value.is_absent()) return;
    const int opener = (*op_.record->schedule)[name.slot].struct_opener;
    if (name.optional && (opener < 0 || opener == name.slot)) try_value(name, Value::absent(), -1);
    path_.clear();
    Reading reading(view, arena_);
    simplify_members(reading, name, 0, value);
  }

  void simplify_members(Reading& reading, const Declaration& name, std::size_t depth, const Value& value) {
    if (depth < name.dimensions.size()) {
      for (std::uint32_t i = 0; value.is_list() && i < value.size; ++i) {
        path_.push_back(i);
        simplify_members(reading, name, depth + 1, value.items[i]);
        path_.pop_back();
      }
      return;
    }
    for (std::size_t i = 0; i < path_.size(); ++i) reading.set_index(name.dimensions[i], path_[i]);
    const auto* domain = active_domain(reading, name);
    if (domain == nullptr) return;
    std::vector<Value> simpler;
    domain_type(domain->kind).simpler({reading, name, *domain}, value, simpler);
    for (const auto& s : simpler) {
      if (s.is_undefined()) continue;
      const bool is_shorter = s.is_list() && value.is_list() && s.size + 1 == value.size;
      try_value(name, replaced(op_[name.slot], 0, s), is_shorter && path_.empty() ? gone(value, s) : -1);
    }
  }

  /// The slot's value with the member at the path replaced.
  Value replaced(const Value& whole, std::size_t depth, const Value& by) {
    if (depth == path_.size()) return by;
    const auto i = path_[depth];
    return with_change(arena_, whole, i, replaced(whole.items[i], depth + 1, by));
  }

  static std::int64_t gone(const Value& before, const Value& after) {
    std::uint32_t i = 0;
    while (i < after.size && equal(before.items[i], after.items[i])) ++i;
    return i;
  }

  void try_value(const Declaration& name, const Value& value, std::int64_t gone) {
    Instance simpler = op_;
    simpler.slots = arena_.array<Value>(op_.slots.size());
    std::ranges::fill(simpler.slots, Value::undefined());
    simpler[name.slot] = value;
    Simplest choices;
    const SizePolicy policy;
    if (!Drawing(simpler, choices, policy, arena_).replay({&op_, name.slot, gone})) return;
    const bool same =
        std::ranges::equal(simpler.slots, op_.slots, [](const Value& a, const Value& b) { return equal(a, b); });
    if (!same) out_.push_back(simpler);
  }

  const Instance& op_;
  Arena& arena_;
  std::vector<Instance>& out_;
  std::vector<std::uint32_t> path_;
};

}  // namespace

std::vector<Instance> shrink(const Instance& op, Arena& arena, std::size_t limit) {
  std::vector<Instance> all;
  Shrinking(op, arena, all).run();
  std::vector<std::size_t> order(all.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(weight(all[i]), i); });
  std::vector<Instance> lightest;
  for (const std::size_t i : order | std::views::take(limit)) lightest.push_back(all[i]);
  return lightest;
}

}  // namespace assay::spec
