#include <algorithm>
#include <numeric>

#include "oracle/evaluator/formula.h"

/// `sorting(before, range(n))`: a stable merge sort of all fibres at once. Every step compares one
/// pair of each merge of each fibre, so the comparator runs on whole columns.
namespace assay::oracle {

using spec::Expr;
using spec::ExprKind;

namespace {

/// The merges of one level, of all fibres: heads of the left and right runs, and where they end.
struct Merges {
  std::int64_t fibres;
  std::int64_t n;
  std::int64_t width;
  std::vector<std::int64_t> left, right, out;

  std::int64_t count() const { return (n + 2 * width - 1) / (2 * width); }
  std::int64_t left_end(std::int64_t m) const { return std::min(n, (2 * m + 1) * width); }
  std::int64_t right_end(std::int64_t m) const { return std::min(n, (2 * m + 2) * width); }
};

}  // namespace

Term Formula::sorting(const Expr& e) {
  const FunctionTerm before = function(*e.args[0]);
  const Expr& list = *e.args[1];
  const bool is_range = list.node == ExprKind::kCall && list.name == "range";
  const std::int64_t n = is_range ? single(*list.args[0]) : static_cast<std::int64_t>(items(eval(list)).size());
  if (failed()) return {};
  if (before.definition == nullptr) return fail(e, "an order that is no function");
  AlongAxis order{0, n, nullptr};
  if (n > 0) {
    const Term probe = call_definition(*before.definition, {Numbers::of(0), Numbers::of(0)});
    if (failed()) return {};
    order.axes = numbers(probe).axes;
  }
  const bool stable = e.unless != nullptr && single(*e.unless) == 1;
  sort_fibres(*before.definition, stable ? spec::Freedom::kInOrder : e.freedom, order);
  return failed() ? Term{} : Term(order);
}

void Formula::sort_fibres(const spec::Definition& before, spec::Freedom freedom, AlongAxis& order) {
  const std::int64_t fibres = space().count(order.axes), n = order.length;
  const auto total = static_cast<std::size_t>(fibres * n);
  std::vector<std::int64_t> now(total), next(total);
  for (std::int64_t f = 0; f < fibres; ++f) {
    std::vector<std::int64_t> start;
    if (freedom == spec::Freedom::kAnyOrderOfTies) start = machine_.domain().order_of_ties(n);
    for (std::int64_t i = 0; i < n; ++i) {
      now[static_cast<std::size_t>(i * fibres + f)] = start.empty() ? i : start[static_cast<std::size_t>(i)];
    }
  }
  std::vector<bool> uncertain(static_cast<std::size_t>(fibres), false);
  for (std::int64_t width = 1; width < n && !failed(); width *= 2) {
    merge_level(before, order.axes, n, width, now, next, uncertain);
    now.swap(next);
  }
  if (freedom == spec::Freedom::kAnyOrderOfTies && machine_.domain().joins_ties() && n > 1 && !failed()) rotate_ties(before, order.axes, n, now, uncertain);
  order.numbers = std::make_shared_for_overwrite<std::int64_t[]>(std::max<std::size_t>(total, 1));
  for (std::int64_t j = 0; j < fibres * n; ++j) {
    order.numbers[j] = uncertain[static_cast<std::size_t>(j % fibres)] ? kUncertain : now[static_cast<std::size_t>(j)];
  }
}

/// Which neighbours of a sorted fibre are tied: the later one is not after the earlier one. Element
/// i of fibre f stands for the pair (i, i + 1).
std::vector<bool> Formula::ties(const spec::Definition& before, AxisSet axes, std::int64_t n, const std::vector<std::int64_t>& now) {
  const std::int64_t fibres = space().count(axes);
  const Scope scope(*this);
  const AxisSet all = axes | axis_bit(push_axis(n - 1));
  std::int64_t *a = nullptr, *b = nullptr;
  Numbers earlier = numbers_over(space(), all, a), later = numbers_over(space(), all, b);
  for (std::int64_t k = 0; k < (n - 1) * fibres; ++k) {
    a[k] = now[static_cast<std::size_t>(k)];
    b[k] = now[static_cast<std::size_t>(k + fibres)];
  }
  const Term answer = call_definition(before, {earlier, later});
  if (failed()) return {};
  const Numbers is_before = spread(space(), numbers(answer), all);
  std::vector<bool> tied(static_cast<std::size_t>((n - 1) * fibres));
  for (std::size_t k = 0; k < tied.size(); ++k) tied[k] = is_before.begin()[is_before.is_single() ? 0 : k] != 1;
  return tied;
}

/// Rotates each run of tied elements by `tie_rotation_`, and notes how many rotations there are. Very
/// long runs are uncertain.
void Formula::rotate_ties(const spec::Definition& before, AxisSet axes, std::int64_t n, std::vector<std::int64_t>& now,
                          std::vector<bool>& uncertain) {
  constexpr std::int64_t kMaxRun = 64;
  const std::int64_t fibres = space().count(axes);
  const std::vector<bool> tied = ties(before, axes, n, now);
  const std::vector<std::int64_t> sorted = now;
  for (std::int64_t f = 0; f < fibres && !failed(); ++f) {
    for (std::int64_t first = 0, end = 0; first < n; first = end) {
      for (end = first + 1; end < n && tied[static_cast<std::size_t>((end - 1) * fibres + f)];) ++end;
      const std::int64_t run = end - first;
      if (run > kMaxRun) uncertain[static_cast<std::size_t>(f)] = true;
      else tie_rotations_ = std::max(tie_rotations_, run);
      for (std::int64_t i = first; i < end; ++i)
        now[static_cast<std::size_t>(i * fibres + f)] = sorted[static_cast<std::size_t>((first + (i - first + tie_rotation_) % run) * fibres + f)];
    }
  }
}

/// Merges runs of `width` into runs of twice that, in all fibres. The right head goes first only if
/// it is before the left one: ties stay in order.
void Formula::merge_level(const spec::Definition& before, AxisSet axes, std::int64_t n, std::int64_t width,
                          const std::vector<std::int64_t>& now, std::vector<std::int64_t>& next, std::vector<bool>& uncertain) {
  const std::int64_t fibres = space().count(axes);
  Merges m{fibres, n, width, {}, {}, {}};
  const std::int64_t merges = m.count(), lanes = merges * fibres;
  for (std::int64_t k = 0; k < lanes; ++k) {
    const std::int64_t run = k / fibres;
    m.left.push_back(2 * run * width);
    m.right.push_back(std::min(n, (2 * run + 1) * width));
    m.out.push_back(2 * run * width);
  }
  const auto at = [&](std::int64_t i, std::int64_t f) { return static_cast<std::size_t>(i * fibres + f); };
  for (std::int64_t step = 0; step < 2 * width && !failed() && machine_.count_steps(1); ++step) {
    const Scope scope(*this);
    const AxisSet all = axes | axis_bit(push_axis(merges));
    std::int64_t *a = nullptr, *b = nullptr;
    Numbers left = numbers_over(space(), all, a), right = numbers_over(space(), all, b);
    bool any = false;
    for (std::int64_t k = 0; k < lanes; ++k) {
      const std::int64_t run = k / fibres, f = k % fibres;
      const auto u = static_cast<std::size_t>(k);
      any |= m.left[u] < m.left_end(run) && m.right[u] < m.right_end(run);
      a[k] = now[at(std::min(m.left[u], n - 1), f)];
      b[k] = now[at(std::min(m.right[u], n - 1), f)];
    }
    Numbers first = Numbers::of(0);
    if (any) first = spread(space(), numbers(call_definition(before, {right, left})), all);
    if (failed()) return;
    for (std::int64_t k = 0; k < lanes; ++k) {
      const std::int64_t run = k / fibres, f = k % fibres;
      const auto u = static_cast<std::size_t>(k);
      if (m.out[u] >= m.right_end(run)) continue;
      const bool has_left = m.left[u] < m.left_end(run), has_right = m.right[u] < m.right_end(run);
      const std::int64_t answer = any && has_left && has_right ? first.begin()[first.is_single() ? 0 : k] : 0;
      if (answer == kUncertain) uncertain[static_cast<std::size_t>(f)] = true;
      const bool take_right = !has_left || (has_right && answer == 1);
      next[at(m.out[u]++, f)] = now[at(take_right ? m.right[u]++ : m.left[u]++, f)];
    }
  }
}

}  // namespace assay::oracle
