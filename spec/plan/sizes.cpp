#include "spec/plan/sizes.h"

#include <algorithm>
#include <array>
#include <bit>

/// Domains of sizes: `dim`, `shape`, `regroup of S`.
namespace assay::spec {
namespace {

/// Axes and elements that names drawn before have taken of one type.
struct Taken {
  std::int64_t rank = 0;
  std::int64_t elements = 1;

  void add_dim(const Value& v) {
    ++rank;
    if (v.kind == ValueKind::kInt && v.as_int() > 1) elements *= v.as_int();
  }
  void add_list(const Value& v) {
    for (const auto& d : v.as_list()) add_dim(d);
  }
};

/// The share of a name: of a group indexed `k < N` only the member at the current index.
void add_share(const DomainQuery& asked, int slot, Taken& taken) {
  const auto& name = asked.reading.name(slot);
  auto v = asked.reading.op[slot];
  const bool is_group = !name.dimensions.empty() && name.dimensions[0].binder.how == BinderKind::kBelow;
  if (is_group && v.is_list()) {
    const auto* symbol = asked.name.dimensions.empty() ? nullptr : asked.name.dimensions[0].binder.symbol;
    const auto k = symbol ? asked.reading.frame[*symbol].as_int() : 0;
    if (k < 0 || k >= v.size) return;
    v = v.items[k];
  }
  if (v.is_list()) return taken.add_list(v);
  if (name.domain->kind == DomainKind::kDim || !v.is_undefined()) taken.add_dim(v);
}

/// Sizes at vector and tile edges.
std::int64_t draw_edge(Choices& choices) {
  static constexpr std::int64_t kEdges[] = {4, 8, 16, 32, 64, 128, 256, 1024};
  return draw_one(choices, kEdges) + draw_one(choices, std::array<std::int64_t, 3>{0, -1, 1});
}

bool is_shape(const Value& v) {
  return v.is_list() &&
         std::ranges::all_of(v.as_list(), [](const Value& d) { return d.kind == ValueKind::kInt && d.as_int() >= 0; });
}

}  // namespace

Room::Room(const DomainQuery& asked, const SizePolicy& policy) : Room(policy) {
  for (const auto& crowd : asked.reading.schedule[asked.name.slot].crowds) {
    Taken taken;
    for (const int slot : crowd) add_share(asked, slot, taken);
    rank = std::min(rank, policy.max_rank - taken.rank);
    elements = std::min(elements, policy.max_elements / taken.elements);
  }
  rank = std::max<std::int64_t>(rank, 0);
  elements = std::max<std::int64_t>(elements, 1);
}

std::int64_t Room::draw_dim(Choices& choices, const SizePolicy& policy) {
  const auto percent = choices.below(100);
  if (percent < policy.one_size) return 1;
  if (percent < policy.one_size + policy.zero_size) return 0;
  const bool edge = percent < policy.one_size + policy.zero_size + policy.edge_size;
  const auto wanted =
      edge ? draw_edge(choices) : choices.between(std::min<std::int64_t>(2, policy.max_dim), policy.max_dim);
  const auto n = std::min(wanted, elements);
  if (n > 1) elements /= n;
  return n;
}

Value draw_shape(Arena& arena, std::int64_t rank, Room room, Choices& choices, const SizePolicy& policy) {
  auto dims = arena.array<Value>(static_cast<std::size_t>(rank));
  for (auto& d : dims) d = Value::integer(room.draw_dim(choices, policy));
  return Value::list(dims);
}

Type draw_tensor_type(Choices& choices, const SizePolicy& policy) {
  std::array<std::int64_t, 64> dims;
  Room room(policy);
  const auto rank = static_cast<std::size_t>(choices.between(0, std::min<std::int64_t>(policy.max_rank, 64)));
  for (std::size_t i = 0; i < rank; ++i) dims[i] = room.draw_dim(choices, policy);
  constexpr ElementSet kAll = (ElementSet{1} << kStablehloTypes) - 1;
  auto set = (policy.elements & kAll) != 0 ? policy.elements & kAll : kAll;
  for (auto n = choices.below(static_cast<std::uint64_t>(std::popcount(set))); n > 0; --n) set &= set - 1;
  return Type::tensor(std::span(dims.data(), rank), static_cast<ElementType>(std::countr_zero(set)));
}

namespace {

// ---- dim ---------------------------------------------------------------------------------------

bool draw_dim(const DomainQuery& asked, Choices& choices, const SizePolicy& policy, Value& out) {
  out = Value::integer(Room(asked, policy).draw_dim(choices, policy));
  return true;
}
bool dim_contains(const DomainQuery&, const Value& v) { return v.kind == ValueKind::kInt && v.as_int() >= 0; }
Words name_dim(const Record&, const Domain&) { return {"0", "1", "more"}; }
void mark_dim(const DomainQuery&, const Value& v, ClassRecorder& marks) {
  marks(static_cast<int>(std::clamp<std::int64_t>(v.as_int(), 0, 2)));
}
void simpler_dim(const DomainQuery&, const Value& v, std::vector<Value>& out) {
  const auto n = v.as_int();
  if (n == 1) return;
  out.push_back(Value::integer(1));
  if (n > 3) out.push_back(Value::integer(n / 2));
  if (n > 2) out.push_back(Value::integer(n - 1));
}
void miss_dim(const DomainQuery&, const Value& v, std::vector<Value>& out) {
  for (const auto n : {v.as_int() + 1, v.as_int() - 1, std::int64_t{0}}) out.push_back(Value::integer(n));
}

// ---- shape -------------------------------------------------------------------------------------

struct Ranks {
  std::int64_t low = 0, high;
  Ranks(const DomainQuery& asked, std::int64_t room) : high(std::max<std::int64_t>(room, 0)) {
    const auto& d = asked.domain;
    if (d.exact) low = high = asked.value(d.exact).as_int();
    if (d.low) low = asked.value(d.low).as_int();
    if (d.high) high = std::min(high, asked.value(d.high).as_int());
    high = std::max(high, low);
  }
};

bool draw_shape_value(const DomainQuery& asked, Choices& choices, const SizePolicy& policy, Value& out) {
  const Room room(asked, policy);
  const Ranks ranks(asked, room.rank);
  if (ranks.low < 0) return false;
  out = draw_shape(asked.reading.arena, choices.between(ranks.low, ranks.high), room, choices, policy);
  return true;
}
bool shape_contains(const DomainQuery& asked, const Value& v) {
  constexpr std::int64_t kAnyRank = 64;
  const Ranks ranks(asked, kAnyRank);
  return is_shape(v) && ranks.low <= v.size && v.size <= ranks.high;
}

constexpr std::int64_t kManyAxes = 3;  ///< shapes of so many axes and more are one class

/// The ranks that are classes of their own: those that a record bounds with numbers, 0 to 3 else.
struct RankClasses {
  std::int64_t low = 0, high = kManyAxes;
  explicit RankClasses(const Domain& d) {
    if (d.low && d.low->node == ExprKind::kInteger) low = std::min(d.low->integer, kManyAxes);
    if (d.high && d.high->node == ExprKind::kInteger) high = std::clamp(d.high->integer, low, kManyAxes);
  }
  int count() const { return static_cast<int>(high - low + 1); }
};

Words name_shape(const Record&, const Domain& domain) {
  Words out;
  const RankClasses ranks(domain);
  for (auto r = ranks.low; r <= ranks.high; ++r)
    out.push_back("rank " + std::to_string(r) + (r == kManyAxes ? "+" : ""));
  if (ranks.high > 0) out.insert(out.end(), {"has 0", "has 1"});
  return out;
}
void mark_shape(const DomainQuery& asked, const Value& v, ClassRecorder& marks) {
  const RankClasses ranks(asked.domain);
  marks(static_cast<int>(std::clamp<std::int64_t>(v.size, ranks.low, ranks.high) - ranks.low));
  const auto has_dim = [&](std::int64_t n) {
    return std::ranges::any_of(v.as_list(), [n](const Value& d) { return d.as_int() == n; });
  };
  if (has_dim(0)) marks(ranks.count());
  if (has_dim(1)) marks(ranks.count() + 1);
}
void simpler_shape(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  auto& arena = asked.reading.arena;
  for (std::uint32_t i = 0; i < v.size; ++i) out.push_back(without(arena, v, i));
  for (std::uint32_t i = 0; i < v.size; ++i) {
    const auto n = v.items[i].as_int();
    for (const auto smaller : {std::int64_t{1}, n / 2, n - 1})
      if (smaller >= 1 && smaller < n) out.push_back(with_change(arena, v, i, Value::integer(smaller)));
  }
}
void no_misses(const DomainQuery&, const Value&, std::vector<Value>&) {}

// ---- regroup of S ------------------------------------------------------------------------------

constexpr std::int64_t kHuge = std::int64_t{1} << 62;

std::int64_t product(const Value& shape) {
  std::int64_t n = 1;
  for (const auto& d : shape.as_list()) {
    if (d.as_int() == 0) return 0;
    n = n > kHuge / d.as_int() ? kHuge : n * d.as_int();
  }
  return n;
}

/// The prime factors of every dim are dealt to the axes of a shape of drawn rank.
void deal_factors(const Value& from, std::span<Value> to, Choices& choices) {
  for (const auto& d : from.as_list()) {
    auto n = d.as_int();
    for (std::int64_t p = 2; n > 1; p = p * p > n ? n : p + 1)
      for (; n % p == 0; n /= p) {
        auto& axis = to[choices.below(to.size())];
        axis = Value::integer(axis.as_int() * p);
      }
  }
}

bool draw_regroup(const DomainQuery& asked, Choices& choices, const SizePolicy& policy, Value& out) {
  const auto from = asked.value(asked.domain.items[0]);
  if (!is_shape(from)) return false;
  const auto size = product(from);
  auto& arena = asked.reading.arena;
  const auto rank = choices.between(size == 1 ? 0 : 1, std::max<std::int64_t>(policy.max_rank, 1));
  if (size == 0) {
    out = draw_shape(arena, rank, Room(policy), choices, policy);
    writable(out)[choices.below(static_cast<std::uint64_t>(rank))] = Value::integer(0);
    return true;
  }
  auto dims = arena.array<Value>(static_cast<std::size_t>(rank));
  std::ranges::fill(dims, Value::integer(1));
  deal_factors(from, dims, choices);
  out = Value::list(dims);
  return true;
}
bool regroup_contains(const DomainQuery& asked, const Value& v) {
  const auto from = asked.value(asked.domain.items[0]);
  return is_shape(v) && is_shape(from) && product(v) == product(from);
}
Words name_regroup(const Record&, const Domain&) { return {"same", "fewer axes", "more axes", "other of equal rank"}; }
void mark_regroup(const DomainQuery& asked, const Value& v, ClassRecorder& marks) {
  const auto from = asked.value(asked.domain.items[0]);
  if (equal(v, from)) return marks(0);
  marks(v.size < from.size ? 1 : v.size > from.size ? 2 : 3);
}
void simpler_regroup(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  const auto flat = Value::integer(product(v));
  const auto list = Value::list(asked.reading.arena.copy(std::span(&flat, 1)));
  if (!equal(list, v)) out.push_back(list);
}

}  // namespace

const DomainType kDimDomain = {draw_dim, dim_contains, name_dim, mark_dim, simpler_dim, miss_dim};
const DomainType kShapeDomain = {draw_shape_value, shape_contains, name_shape, mark_shape, simpler_shape, no_misses};
const DomainType kRegroupDomain = {draw_regroup, regroup_contains, name_regroup,
                                   mark_regroup, simpler_regroup,  no_misses};

}  // namespace assay::spec
