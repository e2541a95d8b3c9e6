#include "oracle/evaluator/fold/arrangements.h"

#include <algorithm>
#include <cstring>

namespace assay::oracle {
namespace {

/// Leaves of all results that a region is called on at a time.
constexpr std::int64_t kMostAtOnce = 1 << 14;
/// How often an ideal grows. Of a region that selects it stands still after the second time.
constexpr int kMostRounds = 6;

AxisSet axes_of(const Row& row) {
  AxisSet out = 0;
  for (const Term& t : row) out |= t.as<Cells>()->axes;
  return out;
}

/// Memory that somebody else keeps.
Bytes view(const std::byte* cells) { return {std::shared_ptr<const std::byte[]>(), cells}; }

}  // namespace

Arrangements::Arrangements(Expressions& x, const RegionFold& fold)
    : x_(x), machine_(x.machine()), domain_(machine_.domain()), fold_(fold),
      axes_(fold.leaves.axes() | axes_of(fold.in_order) | (fold.init ? axes_of(*fold.init) : 0)) {
  leaves_.results = machine_.space().count(axes_);
  if (fold.leaves.count() > 0) leaves_ = fold.leaves.over(x.names(), axes_);
  for (std::size_t k = leaves_.types.size(); k < fold.in_order.size(); ++k) {
    leaves_.types.push_back(fold.in_order[k].as<Cells>()->type);
    leaves_.sizes.push_back(machine_.cell_size(leaves_.types[k]));
  }
  if (fold.init) init_ = sets_of(*fold.init);
}

Row Arrangements::row(const Sets& sets, std::int64_t first, AxisSet axes) const {
  Row out;
  for (std::size_t k = 0; k < parts(); ++k)
    out.push_back(Cells{leaves_.types[k], axes, view(sets[k].get() + static_cast<std::size_t>(first) * size(k)),
                        nullptr, nullptr});
  return out;
}

Arrangements::Sets Arrangements::sets_of(const Row& given) const {
  Sets out;
  for (std::size_t k = 0; k < parts(); ++k) {
    const Cells wide = spread(machine_.space(), *given[k].as<Cells>(), axes_, size(k));
    out.push_back(Buffer<std::byte>::copy_of(wide.data.get(), static_cast<std::size_t>(results_count()) * size(k)));
  }
  return out;
}

Row Arrangements::body(const Row& a, const Row& b, AxisSet over) {
  const Row made = fold_.body(a, b);
  Row out;
  for (std::size_t k = 0; k < made.size() && !failed(); ++k)
    out.push_back(spread(machine_.space(), *made[k].as<Cells>(), over, size(k)));
  return out;
}

template <class F> void Arrangements::for_leaves(F f) {
  const std::int64_t at_once = std::max<std::int64_t>(kMostAtOnce / std::max<std::int64_t>(results_count(), 1), 1);
  for (std::int64_t first = 0; first < leaves_.count && !failed(); first += at_once) {
    const Names::Scope scope(x_.names());
    const std::int64_t count = std::min(at_once, leaves_.count - first);
    f(first, count, axes_ | axis_bit(x_.names().push_axis(count)));
  }
}

Arrangements::Lanes Arrangements::within(const Row& sets, std::int64_t count, const Sets& all, std::int64_t of) const {
  const auto n = static_cast<std::size_t>(results_count());
  Lanes out(static_cast<std::size_t>(count) * n, 1), one(n);
  for (std::size_t k = 0; k < parts(); ++k) {
    const auto step = static_cast<std::ptrdiff_t>(size(k));
    const Column whole{all[k].get() + static_cast<std::size_t>(of) * n * size(k), step};
    const std::byte* at = sets[k].as<Cells>()->data.get();
    for (std::size_t t = 0; t < static_cast<std::size_t>(count); ++t, at += n * size(k)) {
      domain_.lie_within(leaves_.types[k], {at, step}, whole, static_cast<std::int64_t>(n), one.data());
      for (std::size_t j = 0; j < n; ++j) out[t * n + j] &= one[j];
    }
  }
  return out;
}

// ---- ideals ------------------------------------------------------------------------------------

/// Joins sets with those of the results, unless they lie in them: what stays as it is keeps what is known of it.
void Arrangements::take(Sets& into, const Row& more, std::int64_t count, const std::int64_t* there) const {
  const auto n = static_cast<std::size_t>(results_count());
  Lanes one(n);
  for (std::size_t k = 0; k < parts() && !failed(); ++k) {
    const std::byte* at = more[k].as<Cells>()->data.get();
    const auto step = static_cast<std::ptrdiff_t>(size(k));
    for (std::size_t t = 0; t < static_cast<std::size_t>(count); ++t) {
      domain_.lie_within(leaves_.types[k], {at, step}, {into[k].get(), step}, static_cast<std::int64_t>(n), one.data());
      for (std::size_t j = 0; j < n; ++j, at += step) {
        std::byte* const set = into[k].get() + j * size(k);
        const bool is_there = there == nullptr || there[t * n + j] != 0;
        if (is_there && one[j] == 0) domain_.join(leaves_.types[k], {set, 0}, {at, 0}, 1, set);
      }
    }
  }
}

/// One result after the other: which ideals stand still.
Arrangements::Lanes Arrangements::grow() {
  Lanes out;
  for (int round = 0; round < kMostRounds && !failed(); ++round) {
    const Row now = row(ideal_, 0, axes_);
    Sets next = sets_of(now);
    for_leaves([&](std::int64_t first, std::int64_t count, AxisSet axes) {
      const Row some = row(leaves_.cells, first * results_count(), axes);
      const std::int64_t* const there = &leaves_.there[static_cast<std::size_t>(first * results_count())];
      take(next, body(now, some, axes), count, there);
      take(next, body(some, now, axes), count, there);
    });
    const auto take_one = [&](const Row& a, const Row& b) { take(next, body(a, b, axes_), 1, nullptr); };
    take_one(now, now);
    if (fold_.init) take_one(now, row(init_, 0, axes_)), take_one(row(init_, 0, axes_), now);
    if (failed()) break;
    out = within(row(next, 0, axes_), 1, ideal_);
    ideal_ = std::move(next);
    if (std::ranges::find(out, 0) == out.end()) break;
  }
  return out;
}

/// Results of which each tree has a leaf in the ideal. One that has no term has the init; one that has a term of which
/// nobody knows whether it is there may have nothing else.
Arrangements::Lanes Arrangements::hold_a_leaf() {
  const auto n = static_cast<std::size_t>(results_count());
  Lanes has_certain(n, 0), holds_certain(n, 0), holds_others(n, 1);
  for_leaves([&](std::int64_t first, std::int64_t count, AxisSet axes) {
    const Lanes inside = within(row(leaves_.cells, first * results_count(), axes), count, ideal_);
    for (std::size_t k = 0; k < inside.size(); ++k) {
      const std::int64_t there = leaves_.there[static_cast<std::size_t>(first) * n + k];
      has_certain[k % n] |= there == 1;
      holds_certain[k % n] |= there == 1 && inside[k] != 0;
      holds_others[k % n] &= there != kUncertain || inside[k] != 0;
    }
  });
  if (fold_.init) {
    const Lanes inside = within(row(init_, 0, axes_), 1, ideal_);
    for (std::size_t j = 0; j < n; ++j) holds_others[j] &= inside[j];
  }
  for (std::size_t j = 0; j < n; ++j)
    if (has_certain[j] == 0) holds_certain[j] = holds_others[j];
  return holds_certain;
}

/// What the terms give in order where there is no init.
Row Arrangements::without_init() {
  std::vector<std::int64_t> postfix;
  for (std::int64_t t = 0; t < leaves_.count; ++t) {
    postfix.push_back(t);
    if (t > 0) postfix.push_back(kCombined);
  }
  return drawn(postfix);
}

void Arrangements::find_ideals() {
  ideal_ = sets_of(fold_.in_order);
  is_ideal_ = grow();
  if (failed()) return;
  Lanes held = hold_a_leaf();
  if (fold_.init && std::ranges::find(held, 0) != held.end() && !failed()) {
    take(ideal_, without_init(), 1, nullptr);
    if (!failed()) is_ideal_ = grow();
    if (failed()) return;
    held = hold_a_leaf();
  }
  if (failed()) return;
  for (std::size_t j = 0; j < held.size(); ++j) is_ideal_[j] &= held[j];
}

Arrangements::Part Arrangements::part_of(std::int64_t leaf_number) const {
  const auto n = static_cast<std::size_t>(results_count());
  const bool is_init = leaf_number == kInit;
  Part out{sets_of(is_init ? row(init_, 0, axes_) : leaf(leaf_number)), Lanes(n, 1)};
  for (std::size_t j = 0; !is_init && j < n; ++j)
    out.are_there[j] = leaves_.presence(leaf_number, static_cast<std::int64_t>(j)) != 0;
  return out;
}

/// What the region makes of two parts, or the one that is there.
void Arrangements::combine(Part& left, const Part& right) {
  const Row made = body(row(left.sets, 0, axes_), row(right.sets, 0, axes_), axes_);
  for (std::size_t j = 0; j < left.are_there.size() && !failed(); ++j) {
    if (right.are_there[j] == 0) continue;
    for (std::size_t k = 0; k < parts(); ++k) {
      const std::byte* const from = left.are_there[j] != 0 ? made[k].as<Cells>()->data.get() : right.sets[k].get();
      std::memmove(left.sets[k].get() + j * size(k), from + j * size(k), size(k));
    }
    left.are_there[j] = 1;
  }
}

Row Arrangements::drawn(std::span<const std::int64_t> postfix) {
  std::vector<Part> stack;
  for (const std::int64_t step : postfix) {
    if (failed() || !machine_.count_steps(1)) return {};
    if (step != kCombined) {
      stack.push_back(part_of(step));
      continue;
    }
    const Part right = std::move(stack.back());
    stack.pop_back();
    combine(stack.back(), right);
  }
  Sets out = sets_of(fold_.in_order);
  for (std::size_t k = 0; k < parts(); ++k)
    for (std::size_t j = 0; j < stack[0].are_there.size(); ++j)
      if (stack[0].are_there[j] != 0)
        std::memcpy(out[k].get() + j * size(k), stack[0].sets[k].get() + j * size(k), size(k));
  return owned(std::move(out));
}

Row Arrangements::owned(Sets sets) const {
  Row out;
  for (std::size_t k = 0; k < parts(); ++k)
    out.push_back(Cells{leaves_.types[k], axes_, std::move(sets[k]).freeze(), nullptr, nullptr});
  return out;
}

void Arrangements::begin() {
  const auto all = [&](const Sets& sets, std::int64_t n) {
    for (std::size_t k = 0; k < sets.size(); ++k) domain_.decide_arrangement(leaves_.types[k], sets[k].get(), n);
  };
  all(leaves_.cells, leaves_.count * results_count());
  all(init_, results_count());
  domain_.try_arrangements(true);
}

Row Arrangements::results() {
  begin();
  const bool are_known = fold_.leaves.are_all();
  is_settled_.assign(static_cast<std::size_t>(results_count()), 0);
  ideal_ = sets_of(fold_.in_order);
  const bool has_one_leaf = leaves_.count <= 1 && are_few();
  if (are_known && !has_one_leaf && (!are_few() || !domain_.keeps_order_of_leaves())) settle_by_ideals();
  if (are_known && are_few() && !are_all_settled() && !failed()) settle_with(of_all_trees());
  for (std::size_t k = 0; k < parts() && !failed(); ++k)
    for (std::size_t j = 0; j < is_settled_.size(); ++j)
      if (is_settled_[j] == 0) domain_.unknown(Unknown::kFold, leaves_.types[k], 1, ideal_[k].get() + j * size(k));
  domain_.try_arrangements(false);
  return owned(std::move(ideal_));
}

bool Arrangements::are_all_settled() const { return std::ranges::find(is_settled_, 0) == is_settled_.end(); }

void Arrangements::settle_by_ideals() {
  find_ideals();
  if (!failed()) settle_by_parts();
  if (!failed() && !are_all_settled()) settle_one_by_one();
}

void Arrangements::settle_with(const Row& sets) {
  if (failed()) return;
  for (std::size_t k = 0; k < parts(); ++k) {
    const std::byte* const from = sets[k].as<Cells>()->data.get();
    for (std::size_t j = 0; j < is_settled_.size(); ++j)
      if (is_settled_[j] == 0) std::memcpy(ideal_[k].get() + j * size(k), from + j * size(k), size(k));
  }
  std::ranges::fill(is_settled_, 1);
}

}  // namespace assay::oracle
