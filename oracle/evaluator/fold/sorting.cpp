#include "oracle/evaluator/formula/builtins.h"

#include <algorithm>

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

/// The fibres of a sort in their order: element i of fibre f lies at i * fibres + f.
struct Sorted {
  std::int64_t fibres;
  std::int64_t length;
  std::vector<std::int64_t> elements;
};

/// The order that a function gives the elements of each fibre; a table of it where they are few.
struct Ordering {
  Expressions& x;
  const spec::Definition& before;
  AxisSet axes;
  std::int64_t fibres;
  std::int64_t length;
  std::vector<std::int64_t> table;  ///< of every first, second and fibre; may be empty

  void ask_all();
  std::vector<std::int64_t> told(const Term& answer, AxisSet all) const;
  std::vector<std::int64_t> answers(std::span<const std::int64_t> first, std::span<const std::int64_t> second) const;
  std::vector<std::int64_t> ask(std::span<const std::int64_t> first, std::span<const std::int64_t> second) const;
};

/// Whether first[k] is before second[k], for element numbers of fibre k modulo the number of fibres.
std::vector<std::int64_t> Ordering::answers(std::span<const std::int64_t> first,
                                            std::span<const std::int64_t> second) const {
  if (table.empty()) return ask(first, second);
  std::vector<std::int64_t> out(first.size());
  for (std::size_t k = 0; k < out.size(); ++k) {
    const auto f = static_cast<std::int64_t>(k) % fibres;
    out[k] = table[static_cast<std::size_t>((first[k] * length + second[k]) * fibres + f)];
  }
  return out;
}

std::vector<std::int64_t> Ordering::ask(std::span<const std::int64_t> first,
                                        std::span<const std::int64_t> second) const {
  const Names::Scope scope(x.names());
  const auto total = static_cast<std::int64_t>(first.size());
  const AxisSet all = axes | axis_bit(x.names().push_axis(total / std::max<std::int64_t>(fibres, 1)));
  const auto over_all = [&](std::span<const std::int64_t> n) {
    return numbers_over(all, Buffer<std::int64_t>::copy_of(n.data(), n.size()));
  };
  return told(x.call_definition(before, {over_all(first), over_all(second)}), all);
}

/// An answer of the function, over all of these axes.
std::vector<std::int64_t> Ordering::told(const Term& answer, AxisSet all) const {
  const auto total = static_cast<std::size_t>(x.machine().space().count(all));
  if (x.failed()) return std::vector<std::int64_t>(total, 0);
  const Numbers is_before = spread(x.machine().space(), numbers(x.machine(), answer), all);
  if (is_before.is_single()) return std::vector<std::int64_t>(total, is_before.single);
  return {is_before.begin(), is_before.begin() + total};
}

/// Asks once for all pairs: one call costs as much as some hundred pairs, and the elements are read
/// before they are paired.
void Ordering::ask_all() {
  const Names::Scope scope(x.names());
  const int second = x.names().push_axis(length), first = x.names().push_axis(length);
  const Term answer = x.call_definition(before, {iota(x.machine().space(), first), iota(x.machine().space(), second)});
  table = told(answer, axes | axis_bit(first) | axis_bit(second));
}

/// What the order says of the elements i and i + distance of every sorted fibre, pair by pair: 1 where
/// the earlier is before the later (`forward`), or the later before the earlier.
std::vector<std::int64_t> order_of_pairs(const Ordering& ordering, const Sorted& sorted, std::int64_t distance,
                                         bool forward) {
  const std::span all(sorted.elements);
  const auto step = static_cast<std::size_t>(distance * sorted.fibres);
  const auto earlier = all.first(all.size() - step), later = all.subspan(step);
  return forward ? ordering.answers(earlier, later) : ordering.answers(later, earlier);
}

/// Elements that are farther apart are not compared again, and longer runs of ties are uncertain.
constexpr std::int64_t kMaxDistance = 64;

/// Number of the run of tied neighbours that each element of the sorted fibres is in.
std::vector<std::int64_t> runs_of_ties(const Ordering& ordering, const Sorted& sorted) {
  std::vector<std::int64_t> run(sorted.elements.size(), 0);
  const auto forward = order_of_pairs(ordering, sorted, 1, true);
  for (std::size_t k = 0; k < forward.size(); ++k)
    run[k + static_cast<std::size_t>(sorted.fibres)] = run[k] + (forward[k] == 1 ? 1 : 0);
  return run;
}

/// Fibres with an element that the function has before itself (GE in the place of GT): it is no strict order, whether
/// or not two elements are alike. An answer that is not certain says nothing, since the element is the same one.
void find_before_itself(const Ordering& ordering, const Sorted& sorted, std::vector<bool>& uncertain) {
  const auto own = ordering.answers(sorted.elements, sorted.elements);
  for (std::size_t k = 0; k < own.size() && !ordering.x.failed(); ++k)
    if (own[k] == 1) uncertain[k % static_cast<std::size_t>(sorted.fibres)] = true;
}

/// Fibres whose elements the function does not order (NaN in a plain comparison): what a sort makes of
/// them is anybody's.
void find_disorder(const Ordering& ordering, const Sorted& sorted, const std::vector<std::int64_t>& run,
                   std::vector<bool>& uncertain) {
  find_before_itself(ordering, sorted, uncertain);
  for (std::int64_t distance = 1; distance < std::min(sorted.length, kMaxDistance + 1) && !ordering.x.failed();
       ++distance) {
    const auto forward = order_of_pairs(ordering, sorted, distance, true);
    const auto backward = order_of_pairs(ordering, sorted, distance, false);
    for (std::size_t k = 0; k < forward.size() && !ordering.x.failed(); ++k) {
      const bool apart = run[k] != run[k + static_cast<std::size_t>(distance * sorted.fibres)];
      if (forward[k] != (apart ? 1 : 0) || backward[k] != 0)
        uncertain[k % static_cast<std::size_t>(sorted.fibres)] = true;
    }
  }
}

/// What the order says of every two elements of one fibre: 1, 0 or kUncertain.
class PairsOfFibre {
 public:
  PairsOfFibre(const Ordering& ordering, std::int64_t fibre) : ordering_(ordering), fibre_(fibre) {}

  bool are_certain() const {
    return all_pairs([&](std::int64_t a, std::int64_t b) { return told(a, b) != kUncertain; });
  }
  /// Whether the answers can be those of a strict weak order: then tied elements compare alike with every other.
  bool may_be_ordered() const {
    return are_strict() && all_pairs([&](std::int64_t a, std::int64_t b) {
             const bool is_before = told(a, b) == 1, are_tied = told(a, b) == 0 && told(b, a) == 0;
             return !(is_before && told(b, a) == 1) && (!are_tied || compare_alike(a, b));
           });
  }

 private:
  std::int64_t told(std::int64_t a, std::int64_t b) const {
    return ordering_.table[static_cast<std::size_t>((a * ordering_.length + b) * ordering_.fibres + fibre_)];
  }
  bool are_strict() const {
    for (std::int64_t a = 0; a < ordering_.length; ++a)
      if (told(a, a) == 1) return false;
    return true;
  }
  template <class Holds> bool all_pairs(Holds holds) const {
    for (std::int64_t a = 0; a < ordering_.length; ++a)
      for (std::int64_t b = 0; b < ordering_.length; ++b)
        if (a != b && !holds(a, b)) return false;
    return true;
  }
  bool compare_alike(std::int64_t a, std::int64_t b) const {
    for (std::int64_t c = 0; c < ordering_.length; ++c)
      if (c != a && c != b && (told(a, c) != told(b, c) || told(c, a) != told(c, b))) return false;
    return true;
  }

  const Ordering& ordering_;
  std::int64_t fibre_;
};

/// Fibres whose order is not certain are turned as a whole: an implementation that decides one comparison in one way
/// and another in the other may leave any element in any place, but nothing else than these elements.
void turn_uncertain(TieRotation& ties, const Ordering& ordering, Sorted& sorted, std::vector<bool>& uncertain) {
  if (ordering.table.empty() || sorted.length > kMaxDistance) return;
  for (std::int64_t f = 0; f < sorted.fibres; ++f) {
    const PairsOfFibre pairs(ordering, f);
    if (pairs.are_certain() || !pairs.may_be_ordered()) continue;
    uncertain[static_cast<std::size_t>(f)] = false;
    ties.count = std::max(ties.count, sorted.length);
    for (std::int64_t i = 0; i < sorted.length; ++i)
      sorted.elements[static_cast<std::size_t>(i * sorted.fibres + f)] = (i + ties.now) % sorted.length;
  }
}

/// Rotates each run of tied elements by as many places as it is turned now, and notes how many rotations there are.
void rotate_ties(TieRotation& ties, const std::vector<std::int64_t>& run, Sorted& sorted,
                 std::vector<bool>& uncertain) {
  const std::vector<std::int64_t> before = sorted.elements;
  const auto at = [&](std::int64_t i, std::int64_t f) { return static_cast<std::size_t>(i * sorted.fibres + f); };
  for (std::int64_t f = 0; f < sorted.fibres; ++f)
    for (std::int64_t first = 0, end = 0; first < sorted.length; first = end) {
      for (end = first + 1; end < sorted.length && run[at(end, f)] == run[at(first, f)];) ++end;
      const std::int64_t length = end - first;
      if (length > kMaxDistance) uncertain[static_cast<std::size_t>(f)] = true;
      else ties.count = std::max(ties.count, length);
      for (std::int64_t i = first; i < end; ++i)
        sorted.elements[at(i, f)] = before[at(first + (i - first + ties.now) % length, f)];
    }
}

/// Merges runs of `width` into runs of twice that, in all fibres. The right head goes first only if
/// it is before the left one: ties stay in order.
void merge_level(const Ordering& ordering, std::int64_t width, const std::vector<std::int64_t>& now,
                 std::vector<std::int64_t>& next, std::vector<bool>& uncertain) {
  const std::int64_t fibres = ordering.fibres, n = ordering.length;
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
  for (std::int64_t step = 0; step < 2 * width && !ordering.x.failed() && ordering.x.machine().count_steps(1); ++step) {
    bool any = false;
    for (std::int64_t k = 0; k < lanes; ++k) {
      const std::int64_t run = k / fibres, f = k % fibres;
      const auto u = static_cast<std::size_t>(k);
      any |= m.left[u] < m.left_end(run) && m.right[u] < m.right_end(run);
      left[u] = now[at(std::min(m.left[u], n - 1), f)];
      right[u] = now[at(std::min(m.right[u], n - 1), f)];
    }
    if (any) first = ordering.answers(right, left);
    if (ordering.x.failed()) return;
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

void sort_fibres(Expressions& x, const spec::Definition& before, spec::Freedom freedom, AlongAxis& order) {
  constexpr std::int64_t kMostPairs = 1 << 14;
  const std::int64_t fibres = x.machine().space().count(order.axes), n = order.length;
  Ordering ordering{x, before, order.axes, fibres, n, {}};
  if (n > 1 && n * n * fibres <= kMostPairs) ordering.ask_all();
  const auto total = static_cast<std::size_t>(fibres * n);
  // Two orders, and for every two elements six numbers of a merge; an answer about them takes as much again.
  constexpr std::int64_t kBytesOfAnElement = (2 + 3 + 3) * sizeof(std::int64_t);
  if (!x.machine().has_room_to_work(fibres * n * kBytesOfAnElement)) return;
  std::vector<std::int64_t> now(total), next(total);
  for (std::int64_t f = 0; f < fibres; ++f) {
    std::vector<std::int64_t> start;
    if (freedom == spec::Freedom::kAnyOrderOfTies) start = x.machine().domain().order_of_ties(n);
    for (std::int64_t i = 0; i < n; ++i) {
      now[static_cast<std::size_t>(i * fibres + f)] = start.empty() ? i : start[static_cast<std::size_t>(i)];
    }
  }
  std::vector<bool> uncertain(static_cast<std::size_t>(fibres), false);
  for (std::int64_t width = 1; width < n && !x.failed(); width *= 2) {
    merge_level(ordering, width, now, next, uncertain);
    now.swap(next);
  }
  if (x.machine().domain().joins_ties() && n > 1 && fibres > 0 && !x.failed()) {
    Sorted sorted{fibres, n, std::move(now)};
    const auto run = runs_of_ties(ordering, sorted);
    if (!x.failed() && x.ties().now == 0) find_disorder(ordering, sorted, run, uncertain);
    if (!x.failed() && freedom == spec::Freedom::kAnyOrderOfTies) rotate_ties(x.ties(), run, sorted, uncertain);
    if (!x.failed()) turn_uncertain(x.ties(), ordering, sorted, uncertain);
    now = std::move(sorted.elements);
  }
  Buffer<std::int64_t> permutation(total);
  for (std::int64_t j = 0; j < fibres * n; ++j) {
    permutation[j] = uncertain[static_cast<std::size_t>(j % fibres)] ? kUncertain : now[static_cast<std::size_t>(j)];
  }
  order.numbers = std::move(permutation).freeze();
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
  sort_fibres(x, *before.definition, stable ? spec::Freedom::kInOrder : e.freedom, order);
  return x.failed() ? Term{} : Term(order);
}

}  // namespace assay::oracle
