#include <algorithm>

#include "spec/plan/domain.h"

/// Domains of process groups: `partition of n by w`, `rows of distinct L`, `matching of n`. Lists
/// of rows of numbers.
namespace assay::spec {
namespace {

void shuffle(std::span<Value> list, Choices& choices) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto j = static_cast<std::ptrdiff_t>(i + choices.below(list.size() - i));
    std::rotate(list.begin() + static_cast<std::ptrdiff_t>(i), list.begin() + j, list.begin() + j + 1);
  }
}

/// Cuts a list into rows of `width`; what does not fill a row is left out.
Value cut(Arena& arena, std::span<const Value> list, std::size_t width) {
  auto rows = arena.array<Value>(width == 0 ? 0 : list.size() / width);
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = Value::list(list.subspan(i * width, width));
  return Value::list(rows);
}

/// All ids of all rows, each once; undefined unless the rows are lists of numbers of one width.
Value flatten(Arena& arena, const Value& rows) {
  if (!rows.is_list()) return Value::undefined();
  std::size_t n = 0;
  for (const auto& row : rows.as_list()) {
    if (!row.is_list() || row.size != rows.items[0].size) return Value::undefined();
    n += row.size;
  }
  auto all = arena.array<Value>(n);
  auto at = all.begin();
  for (const auto& row : rows.as_list()) at = std::ranges::copy(row.as_list(), at).out;
  for (std::size_t i = 0; i < n; ++i) {
    if (all[i].kind != ValueKind::kInt) return Value::undefined();
    for (std::size_t j = 0; j < i; ++j)
      if (all[i].number == all[j].number) return Value::undefined();
  }
  return Value::list(all);
}

bool all_in(const Value& list, const Value& pool) {
  return std::ranges::all_of(list.as_list(), [&](const Value& i) {
    return std::ranges::any_of(pool.as_list(), [&](const Value& p) { return p.number == i.number; });
  });
}

std::int64_t number(const DomainQuery& asked, std::size_t item) {
  const auto v = asked.value(asked.domain.items[item]);
  return v.kind == ValueKind::kInt ? v.as_int() : -1;
}

bool is_in_order(const Value& list) {
  return std::ranges::is_sorted(list.as_list(), {}, [](const Value& v) { return v.number; });
}

Words name_rows(const Record&, const Domain&) { return {"one row", "singletons", "ordered", "scrambled"}; }
void mark_rows(const DomainQuery& asked, const Value& v, ClassRecorder& marks) {
  if (v.size == 1) marks(0);
  if (v.size > 0 && v.items[0].is_list() && v.items[0].size == 1) marks(1);
  const auto flat = flatten(asked.reading.arena, v);
  if (flat.is_list() && flat.size > 1) marks(is_in_order(flat) ? 2 : 3);
}

/// Near misses of rows: an id twice, an id out of range, a row gone, a row twice, ragged rows, a
/// swap of ids.
void miss_rows(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  auto& arena = asked.reading.arena;
  out.push_back(Value::list({}));
  if (!v.is_list() || v.size == 0 || !v.items[0].is_list()) return;
  std::int64_t highest = 0;
  for (const auto& row : v.as_list())
    for (const auto& id : row.as_list()) highest = std::max(highest, id.as_int());
  for (std::uint32_t r = 0; r < v.size; ++r) {
    out.push_back(without(arena, v, r));
    for (std::uint32_t c = 0; c < v.items[r].size; ++c)
      for (const auto id : {highest + 1, std::int64_t{-1}, std::int64_t{0}, highest})
        out.push_back(with_change(arena, v, r, with_change(arena, v.items[r], c, Value::integer(id))));
  }
  out.push_back(with_item(arena, v, v.items[0]));
  // The same ids in rows of another width.
  const auto flat = flatten(arena, v);
  if (!flat.is_list()) return;
  out.push_back(cut(arena, flat.as_list(), 1));
  out.push_back(cut(arena, flat.as_list(), flat.size));
  out.push_back(cut(arena, flat.as_list(), 2));
  if (v.size > 1 && v.items[0].size > 1)
    out.push_back(with_change(arena, v, 0, Value::list(v.items[0].as_list().first(v.items[0].size - 1))));
}

// ---- partition of n [by w] ---------------------------------------------------------------------

/// A width of rows that divides n.
std::int64_t draw_width(std::int64_t n, Choices& choices) {
  if (n == 0) return 1;
  const auto start = choices.below(static_cast<std::uint64_t>(n));
  for (auto w = n - static_cast<std::int64_t>(start); w > 0; --w)
    if (n % w == 0) return w;
  return 1;
}

bool draw_partition(const DomainQuery& asked, Choices& choices, const SizePolicy&, Value& out) {
  const auto n = number(asked, 0);
  if (n < 0) return false;
  const auto width = asked.domain.items.size() > 1 ? number(asked, 1) : draw_width(n, choices);
  if (width <= 0 || n % width != 0) return false;
  const auto ids = Value::range(asked.reading.arena, n);
  if (choices.chance(1, 2)) shuffle(writable(ids), choices);
  out = cut(asked.reading.arena, ids.as_list(), static_cast<std::size_t>(width));
  return true;
}
bool partition_contains(const DomainQuery& asked, const Value& v) {
  const auto n = number(asked, 0);
  const auto flat = flatten(asked.reading.arena, v);
  if (n < 0 || !flat.is_list() || flat.size != n) return false;
  if (asked.domain.items.size() > 1 && n > 0 && v.items[0].size != number(asked, 1)) return false;
  return all_in(flat, Value::range(asked.reading.arena, n));
}
void simpler_partition(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  const auto n = number(asked, 0);
  if (n < 0 || v.size == 0) return;
  auto& arena = asked.reading.arena;
  const auto ids = Value::range(arena, n);
  for (const auto width : {static_cast<std::size_t>(n), static_cast<std::size_t>(v.items[0].size)}) {
    const auto rows = cut(arena, ids.as_list(), width);
    if (!equal(rows, v)) out.push_back(rows);
    else return;
  }
}

// ---- rows of distinct L ------------------------------------------------------------------------

bool draw_rows(const DomainQuery& asked, Choices& choices, const SizePolicy&, Value& out) {
  const auto all = asked.value(asked.domain.items[0]);
  if (!all.is_list()) return false;
  const auto ids = copy(asked.reading.arena, all);
  if (choices.chance(1, 2)) shuffle(writable(ids), choices);
  if (ids.size == 0) {
    out = Value::list({});
    return true;
  }
  const auto width = 1 + choices.below(ids.size);
  const auto rows = cut(asked.reading.arena, ids.as_list(), width);
  out = Value::list(rows.as_list().first(1 + choices.below(rows.size)));
  return true;
}
bool rows_contain(const DomainQuery& asked, const Value& v) {
  const auto all = asked.value(asked.domain.items[0]);
  const auto flat = flatten(asked.reading.arena, v);
  return all.is_list() && flat.is_list() && all_in(flat, all);
}
void simpler_rows(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  for (std::uint32_t i = 0; i < v.size; ++i) out.push_back(without(asked.reading.arena, v, i));
}

// ---- matching of n -----------------------------------------------------------------------------

bool draw_matching(const DomainQuery& asked, Choices& choices, const SizePolicy&, Value& out) {
  const auto n = number(asked, 0);
  if (n < 0) return false;
  auto& arena = asked.reading.arena;
  const auto sources = Value::range(arena, n), targets = Value::range(arena, n);
  if (choices.chance(1, 2)) shuffle(writable(sources), choices);
  shuffle(writable(targets), choices);
  auto pairs = arena.array<Value>(choices.below(static_cast<std::uint64_t>(n) + 1));
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    auto pair = arena.array<Value>(2);
    pair[0] = sources.items[i];
    pair[1] = targets.items[i];
    pairs[i] = Value::list(pair);
  }
  out = Value::list(pairs);
  return true;
}
bool matching_contains(const DomainQuery& asked, const Value& v) {
  const auto n = number(asked, 0);
  if (n < 0 || !v.is_list()) return false;
  for (std::uint32_t i = 0; i < v.size; ++i) {
    const auto& pair = v.items[i];
    if (!pair.is_list() || pair.size != 2) return false;
    for (const auto side : {0, 1}) {
      const auto id = pair.items[side];
      if (id.kind != ValueKind::kInt || id.as_int() < 0 || id.as_int() >= n) return false;
      for (std::uint32_t j = 0; j < i; ++j)
        if (v.items[j].items[side].number == id.number) return false;
    }
  }
  return true;
}
Words name_matching(const Record&, const Domain&) { return {"empty", "self pair", "one pair", "more pairs"}; }
void mark_matching(const DomainQuery&, const Value& v, ClassRecorder& marks) {
  marks(v.size == 0 ? 0 : v.size == 1 ? 2 : 3);
  if (std::ranges::any_of(v.as_list(), [](const Value& p) { return p.items[0].number == p.items[1].number; })) marks(1);
}

}  // namespace

const DomainType kPartitionDomain = {draw_partition, partition_contains, name_rows,
                                     mark_rows,      simpler_partition,  miss_rows};
const DomainType kRowsDomain = {draw_rows, rows_contain, name_rows, mark_rows, simpler_rows, miss_rows};
const DomainType kMatchingDomain = {draw_matching, matching_contains, name_matching,
                                    mark_matching, simpler_rows,      miss_rows};

}  // namespace assay::spec
