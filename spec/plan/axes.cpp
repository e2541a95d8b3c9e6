#include <algorithm>

#include "spec/plan/domain.h"

/// Domains of axes: `position(s)`, `distinct L except M`, `permutation of L`, `combination of L by n`.
namespace assay::spec {
namespace {

bool is_ints(const Value& v) {
  return v.is_list() && std::ranges::all_of(v.as_list(), [](const Value& i) { return i.kind == ValueKind::kInt; });
}
bool is_ascending(std::span<const Value> v) {
  return std::ranges::is_sorted(v, {}, [](const Value& i) { return i.as_int(); });
}
bool has_item(std::span<const Value> list, const Value& v) {
  return std::ranges::any_of(list, [&](const Value& i) { return i.number == v.number; });
}
bool has_repeats(std::span<const Value> list) {
  for (std::size_t i = 1; i < list.size(); ++i)
    if (has_item(list.first(i), list[i])) return true;
  return false;
}

Words name_lists(const Record&, const Domain&) { return {"empty", "one", "ascending", "unordered"}; }
void mark_lists(const DomainQuery&, const Value& v, ClassRecorder& marks) {
  marks(v.size < 2 ? static_cast<int>(v.size) : is_ascending(v.as_list()) ? 2 : 3);
}

Value ascending(Arena& arena, const Value& list) {
  auto sorted = writable(copy(arena, list));
  std::ranges::sort(sorted, {}, [](const Value& i) { return i.as_int(); });
  return Value::list(sorted);
}

/// Near misses of every list of axes: a duplicate, an axis out of range, another order, one more,
/// one fewer.
void miss_lists(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  if (!is_ints(v)) return;
  auto& arena = asked.reading.arena;
  std::int64_t highest = -1;
  for (const auto& i : v.as_list()) highest = std::max(highest, i.as_int());
  for (const auto n : {std::int64_t{0}, highest, highest + 1, std::int64_t{-1}, std::int64_t{7}})
    out.push_back(with_item(arena, v, Value::integer(n)));
  for (std::uint32_t i = 0; i < v.size; ++i) {
    out.push_back(without(arena, v, i));
    for (const auto n : {v.items[i].as_int() + 1, v.items[i].as_int() - 1, std::int64_t{-1}, highest + 1})
      out.push_back(with_change(arena, v, i, Value::integer(n)));
    if (i == 0) continue;
    const auto twice = with_change(arena, v, i, v.items[i - 1]);
    out.insert(out.end(), {twice, with_change(arena, twice, i - 1, v.items[i])});
  }
}

// ---- position, positions -----------------------------------------------------------------------
// They are drawn where a type places them; unplaced they can only be judged one by one.

bool draw_nothing(const DomainQuery&, Choices&, const SizePolicy&, Value&) { return false; }
bool position_contains(const DomainQuery&, const Value& v) { return v.kind == ValueKind::kInt && v.as_int() >= 0; }
Words name_position(const Record&, const Domain&) { return {"first", "later"}; }
void mark_position(const DomainQuery&, const Value& v, ClassRecorder& marks) { marks(v.as_int() == 0 ? 0 : 1); }
void simpler_position(const DomainQuery&, const Value& v, std::vector<Value>& out) {
  if (v.as_int() > 0) out.push_back(Value::integer(0));
  if (v.as_int() > 1) out.push_back(Value::integer(v.as_int() - 1));
}
void miss_position(const DomainQuery&, const Value& v, std::vector<Value>& out) {
  for (const auto n : {std::int64_t{-1}, v.as_int() + 1, v.as_int() - 1, std::int64_t{7}})
    out.push_back(Value::integer(n));
}

bool positions_contain(const DomainQuery& asked, const Value& v) {
  return is_ints(v) && !has_repeats(v.as_list()) && (!asked.domain.is_sorted || is_ascending(v.as_list())) &&
         std::ranges::all_of(v.as_list(), [](const Value& i) { return i.as_int() >= 0; });
}
Words name_positions(const Record& record, const Domain& domain) {
  auto names = name_lists(record, domain);
  if (domain.is_sorted) names.pop_back();
  return names;
}
void simpler_positions(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  if (!is_ascending(v.as_list())) out.push_back(ascending(asked.reading.arena, v));
}

// ---- distinct L except M -----------------------------------------------------------------------

/// L without M; undefined where one of them is.
Value pool_of(const DomainQuery& asked) {
  const auto all = asked.value(asked.domain.items[0]);
  if (!is_ints(all)) return Value::undefined();
  auto pool = asked.reading.arena.array<Value>(all.size);
  const auto except = asked.domain.items.size() > 1 ? asked.value(asked.domain.items[1]) : Value::list({});
  if (!except.is_list()) return Value::undefined();
  std::size_t n = 0;
  for (const auto& i : all.as_list())
    if (!has_item(except.as_list(), i)) pool[n++] = i;
  return Value::list(pool.first(n));
}

/// The first `n` members of a shuffle; ascending for a source of zeros.
std::span<Value> shuffle_prefix(std::span<Value> pool, std::size_t n, Choices& choices) {
  for (std::size_t i = 0; i < n; ++i) {
    const auto j = i + choices.below(pool.size() - i);
    std::rotate(pool.begin() + static_cast<std::ptrdiff_t>(i), pool.begin() + static_cast<std::ptrdiff_t>(j),
                pool.begin() + static_cast<std::ptrdiff_t>(j) + 1);
  }
  return pool.first(n);
}

bool draw_distinct(const DomainQuery& asked, Choices& choices, const SizePolicy&, Value& out) {
  const auto pool = pool_of(asked);
  if (!pool.is_list()) return false;
  out = Value::list(shuffle_prefix(writable(pool), choices.below(pool.size + 1), choices));
  return true;
}
bool distinct_contains(const DomainQuery& asked, const Value& v) {
  const auto pool = pool_of(asked);
  return pool.is_list() && is_ints(v) && !has_repeats(v.as_list()) &&
         std::ranges::all_of(v.as_list(), [&](const Value& i) { return has_item(pool.as_list(), i); });
}
void simpler_distinct(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  for (std::uint32_t i = 0; i < v.size; ++i) out.push_back(without(asked.reading.arena, v, i));
  simpler_positions(asked, v, out);
}

// ---- permutation of L --------------------------------------------------------------------------

bool draw_permutation(const DomainQuery& asked, Choices& choices, const SizePolicy&, Value& out) {
  const auto all = asked.value(asked.domain.items[0]);
  if (!all.is_list()) return false;
  out = copy(asked.reading.arena, all);
  shuffle_prefix(writable(out), out.size, choices);
  return true;
}
bool permutation_contains(const DomainQuery& asked, const Value& v) {
  const auto all = asked.value(asked.domain.items[0]);
  return is_ints(v) && is_ints(all) &&
         std::ranges::is_permutation(v.as_list(), all.as_list(),
                                     [](const Value& a, const Value& b) { return a.number == b.number; });
}
Words name_permutation(const Record&, const Domain&) { return {"identity", "reversal", "other"}; }
void mark_permutation(const DomainQuery& asked, const Value& v, ClassRecorder& marks) {
  const auto all = asked.value(asked.domain.items[0]);
  if (equal(all, v)) return marks(0);
  const auto reversed = writable(copy(asked.reading.arena, all));
  std::ranges::reverse(reversed);
  marks(equal(Value::list(reversed), v) ? 1 : 2);
}
void simpler_permutation(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  const auto all = asked.value(asked.domain.items[0]);
  if (!equal(all, v)) out.push_back(all);
}

// ---- combination of L by n ---------------------------------------------------------------------

/// The first `n` of L, which a combination by `n` is at its simplest; undefined where there are not so many.
Value first_members(const DomainQuery& asked) {
  const auto all = asked.value(asked.domain.items[0]);
  const auto n = asked.domain.items.size() > 1 ? asked.value(asked.domain.items[1]) : Value::undefined();
  if (!is_ints(all) || n.kind != ValueKind::kInt || n.as_int() < 0 || n.as_int() > all.size) return Value::undefined();
  return Value::list(all.as_list().first(static_cast<std::size_t>(n.as_int())));
}
/// The same number of members, from the end of L.
Value last_members(const DomainQuery& asked, std::size_t n) {
  return Value::list(asked.value(asked.domain.items[0]).as_list().last(n));
}

bool draw_combination(const DomainQuery& asked, Choices& choices, const SizePolicy&, Value& out) {
  const auto first = first_members(asked);
  if (!first.is_list()) return false;
  const auto all = asked.value(asked.domain.items[0]);
  const auto places = shuffle_prefix(writable(Value::range(asked.reading.arena, all.size)), first.size, choices);
  std::ranges::sort(places, {}, [](const Value& i) { return i.as_int(); });
  for (auto& place : places) place = all.items[place.as_int()];
  out = Value::list(places);
  return true;
}
bool combination_contains(const DomainQuery& asked, const Value& v) {
  const auto first = first_members(asked);
  if (!first.is_list() || !is_ints(v) || v.size != first.size) return false;
  std::uint32_t found = 0;
  for (const auto& i : asked.value(asked.domain.items[0]).as_list())
    if (found < v.size && v.items[found].number == i.number) ++found;
  return found == v.size;
}
Words name_combination(const Record&, const Domain&) { return {"first", "last", "other"}; }
void mark_combination(const DomainQuery& asked, const Value& v, ClassRecorder& marks) {
  const bool is_first = equal(first_members(asked), v), is_last = equal(last_members(asked, v.size), v);
  if (is_first) marks(0);
  if (is_last) marks(1);
  if (!is_first && !is_last) marks(2);
}
void simpler_combination(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  const auto first = first_members(asked);
  if (first.is_list() && !equal(first, v)) out.push_back(first);
}

}  // namespace

const DomainType kPositionDomain = {draw_nothing,  position_contains, name_position,
                                    mark_position, simpler_position,  miss_position};
const DomainType kPositionsDomain = {draw_nothing, positions_contain, name_positions,
                                     mark_lists,   simpler_positions, miss_lists};
const DomainType kDistinctDomain = {draw_distinct, distinct_contains, name_lists,
                                    mark_lists,    simpler_distinct,  miss_lists};
const DomainType kPermutationDomain = {draw_permutation, permutation_contains, name_permutation,
                                       mark_permutation, simpler_permutation,  miss_lists};
const DomainType kCombinationDomain = {draw_combination, combination_contains, name_combination,
                                       mark_combination, simpler_combination,  miss_lists};

}  // namespace assay::spec
