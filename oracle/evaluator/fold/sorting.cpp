#include "oracle/evaluator/formula/builtins.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "oracle/evaluator/fold/places.h"
#include "spec/language/walk.h"

/// A stable merge sort of all fibres at once. Every step compares one pair of each merge of each fibre,
/// so the comparator runs on whole columns.
namespace assay::oracle {

using spec::Expr;

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

/// So many comparisons of columns are one step of the program.
constexpr std::int64_t kComparisonsOfStep = 64;

/// Merges runs of `width` into runs of twice that, in all fibres. The right head goes first only if
/// it is before the left one: ties stay in order.
void merge_level(Expressions& x, const Ordering& ordering, std::int64_t width, const std::vector<std::int64_t>& now,
                 std::vector<std::int64_t>& next, std::vector<bool>& uncertain) {
  const std::int64_t fibres = ordering.fibres(), n = ordering.length();
  Merges m{fibres, n, width, {}, {}, {}};
  const std::int64_t merges = m.count(), lanes = merges * fibres;
  for (std::int64_t k = 0; k < lanes; ++k) {
    const std::int64_t run = k / fibres;
    m.left.push_back(2 * run * width);
    m.right.push_back(std::min(n, (2 * run + 1) * width));
    m.out.push_back(2 * run * width);
  }
  const auto at = [&](std::int64_t i, std::int64_t f) { return static_cast<std::size_t>(i * fibres + f); };
  std::vector<std::int64_t> left(static_cast<std::size_t>(lanes)), right(left), first(left);
  for (std::int64_t step = 0; step < 2 * width && !x.failed(); ++step) {
    if (!x.machine().count_steps(step % kComparisonsOfStep == 0 ? 1 : 0)) return;
    bool any = false;
    for (std::int64_t k = 0; k < lanes; ++k) {
      const std::int64_t run = k / fibres, f = k % fibres;
      const auto u = static_cast<std::size_t>(k);
      any |= m.left[u] < m.left_end(run) && m.right[u] < m.right_end(run);
      left[u] = now[at(std::min(m.left[u], n - 1), f)];
      right[u] = now[at(std::min(m.right[u], n - 1), f)];
    }
    if (any) first = ordering.answers(right, left);
    if (x.failed()) return;
    for (std::int64_t k = 0; k < lanes; ++k) {
      const std::int64_t run = k / fibres, f = k % fibres;
      const auto u = static_cast<std::size_t>(k);
      if (m.out[u] >= m.right_end(run)) continue;
      const bool has_left = m.left[u] < m.left_end(run), has_right = m.right[u] < m.right_end(run);
      const std::int64_t answer = has_left && has_right ? first[u] : 0;
      if (answer == kUncertain) uncertain[static_cast<std::size_t>(f)] = true;
      const bool take_right = !has_left || (has_right && answer == 1);
      next[at(m.out[u]++, f)] = now[at(take_right ? m.right[u]++ : m.left[u]++, f)];
    }
  }
}

/// Runs that are longer are merged by binary search: their heads would take a comparison of short columns each.
constexpr std::int64_t kLongRun = 64;

/// For each element of a left run, the place in the right run up to which that goes before it: the bounds between which
/// it is looked for, of all of them at once.
struct Search {
  std::vector<std::int64_t> left, low, high;  ///< places, by lane
};

Search begin_search(const Merges& m) {
  Search out;
  for (std::int64_t run = 0; run < m.count(); ++run)
    for (std::int64_t lane = 2 * run * m.width * m.fibres; lane < m.left_end(run) * m.fibres; ++lane) {
      out.left.push_back(lane / m.fibres);
      out.low.push_back(m.left_end(run));
      out.high.push_back(m.right_end(run));
    }
  return out;
}

/// Halves the bounds of each element; false where all were found before.
bool narrow(const Ordering& ordering, const std::vector<std::int64_t>& now, Search& search,
            std::vector<bool>& uncertain) {
  if (search.low == search.high) return false;
  const std::int64_t fibres = ordering.fibres(), last = ordering.length() - 1;
  const std::size_t lanes = search.left.size();
  std::vector<std::int64_t> left(lanes), right(lanes);
  const auto middle = [&](std::size_t k) { return std::midpoint(search.low[k], search.high[k]); };
  const auto element = [&](std::int64_t place, std::size_t k) {
    return now[static_cast<std::size_t>(place * fibres) + k % static_cast<std::size_t>(fibres)];
  };
  for (std::size_t k = 0; k < lanes; ++k) {
    left[k] = element(search.left[k], k);
    right[k] = element(std::min(middle(k), last), k);
  }
  const std::vector<std::int64_t> first = ordering.answers(right, left);
  for (std::size_t k = 0; k < lanes && !ordering.failed(); ++k) {
    if (search.low[k] == search.high[k]) continue;
    if (first[k] == kUncertain) uncertain[k % static_cast<std::size_t>(fibres)] = true;
    if (first[k] == 1) search.low[k] = middle(k) + 1;
    else search.high[k] = middle(k);
  }
  return !ordering.failed();
}

/// The same merge as merge_level().
void merge_long_runs(Expressions& x, const Ordering& ordering, std::int64_t width, const std::vector<std::int64_t>& now,
                     std::vector<std::int64_t>& next, std::vector<bool>& uncertain) {
  const std::int64_t fibres = ordering.fibres(), n = ordering.length();
  const Merges m{fibres, n, width, {}, {}, {}};
  Search search = begin_search(m);
  while (x.machine().count_steps(1) && narrow(ordering, now, search, uncertain)) {
  }
  if (x.failed()) return;
  std::size_t lane = 0;
  std::vector<std::int64_t> right(static_cast<std::size_t>(fibres)), out(right);
  const auto take = [&](std::int64_t place, std::size_t f) {
    next[static_cast<std::size_t>(out[f]++ * fibres) + f] = now[static_cast<std::size_t>(place * fibres) + f];
  };
  for (std::int64_t run = 0; run < m.count(); ++run) {
    std::ranges::fill(right, m.left_end(run));
    std::ranges::fill(out, 2 * run * width);
    for (std::int64_t place = 2 * run * width; place < m.left_end(run); ++place)
      for (std::size_t f = 0; f < right.size(); ++f, ++lane) {
        while (right[f] < search.low[lane]) take(right[f]++, f);
        take(place, f);
      }
    for (std::size_t f = 0; f < right.size(); ++f)
      while (right[f] < m.right_end(run)) take(right[f]++, f);
  }
}

/// The elements of each fibre before the sort.
Sorted unsorted(Domain& domain, spec::Freedom freedom, std::int64_t fibres, std::int64_t n) {
  Sorted out{fibres, n, std::vector<std::int64_t>(static_cast<std::size_t>(fibres * n))};
  for (std::int64_t f = 0; f < fibres; ++f) {
    std::vector<std::int64_t> start;
    if (freedom == spec::Freedom::kAnyOrderOfTies) start = domain.order_of_ties(n);
    for (std::int64_t i = 0; i < n; ++i)
      out.elements[out.at(i, f)] = start.empty() ? i : start[static_cast<std::size_t>(i)];
  }
  return out;
}

/// The merge sort, and what legal implementations may make of it in domains of sets.
SortedPlaces sort_fibres(Expressions& x, const spec::Definition& before, spec::Freedom freedom,
                         const AlongAxis& order) {
  const std::int64_t fibres = x.machine().space().count(order.axes), n = order.length;
  // Two orders, and for every two elements six numbers of a merge; an answer about them takes as much again.
  constexpr std::int64_t kBytesOfAnElement = (2 + 3 + 3) * sizeof(std::int64_t);
  if (!x.machine().has_room_to_work(fibres * n * kBytesOfAnElement)) return {};
  const Ordering ordering(x, before, order.axes, n);
  Domain& domain = x.machine().domain();
  Sorted sorted = unsorted(domain, freedom, fibres, n);
  std::vector<std::int64_t> next(sorted.elements.size());
  std::vector<bool> uncertain(static_cast<std::size_t>(fibres), false);
  for (std::int64_t width = 1; width < n && !x.failed(); width *= 2) {
    const auto merge = width < kLongRun ? merge_level : merge_long_runs;
    merge(x, ordering, width, sorted.elements, next, uncertain);
    sorted.elements.swap(next);
  }
  if (domain.joins_ties() && n > 1 && fibres > 0 && !x.failed())
    return places_of(ordering, sorted, freedom == spec::Freedom::kAnyOrderOfTies, std::move(uncertain));
  for (std::size_t k = 0; k < sorted.elements.size(); ++k)
    if (uncertain[k % uncertain.size()]) sorted.elements[k] = kUncertain;
  return {std::move(sorted), {}};
}

}  // namespace

Term sorting(Expressions& x, const Expr& e) {
  const FunctionTerm before = x.function(*e.args[0]);
  const Expr& list = *e.args[1];
  const bool is_range = spec::calls(list, spec::Builtin::kRange);
  const std::int64_t n = is_range ? x.single(*list.args[0]) : static_cast<std::int64_t>(items(x.eval(list)).size());
  if (x.failed()) return {};
  if (before.definition == nullptr) return x.fail(e, "an order that is no function");
  AlongAxis order{0, n, nullptr};
  if (n > 0) {
    const Term probe = x.call_definition(*before.definition, {Numbers::of(0), Numbers::of(0)});
    if (x.failed()) return {};
    order.axes = numbers(x.machine(), probe).axes;
  }
  const bool stable = e.unless != nullptr && x.single(*e.unless) == 1;
  const auto freedom = stable ? spec::Freedom::kInOrder : e.freedom;
  SortRounds& rounds = x.sorts();
  if (rounds.met == rounds.sorts.size()) {
    SortedPlaces found = sort_fibres(x, *before.definition, freedom, order);
    if (x.failed()) return {};
    rounds.sorts.emplace_back(&e, std::move(found));
  }
  const auto& [sort, places] = rounds.sorts[rounds.met++];
  assert(sort == &e && places.sorted.length == n);
  rounds.count = std::max(rounds.count, places.most_elements());
  const std::vector<std::int64_t> now = places.nth(rounds.now);
  order.numbers = Buffer<std::int64_t>::copy_of(now.data(), now.size()).freeze();
  return order;
}

}  // namespace assay::oracle
