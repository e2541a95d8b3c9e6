#include <algorithm>
#include <array>

#include "spec/plan/domain.h"

/// Ranges `a .. b` of integers, and of reals.
namespace assay::spec {
namespace {

constexpr std::int64_t kFar = std::int64_t{1} << 40;  ///< stands for an open end; no size comes near it

struct Bounds {
  std::int64_t low = -kFar, high = kFar;
  bool has_low = false, has_high = false, is_defined = true;

  explicit Bounds(const DomainQuery& asked) {
    const auto read = [&](const Expr* e, std::int64_t& bound, bool& has) {
      if (e == nullptr) return;
      const auto v = asked.reading.value(*e);
      has = v.kind == ValueKind::kInt;
      if (has) bound = v.as_int();
      is_defined = is_defined && has;
    };
    read(asked.domain.low, low, has_low);
    read(asked.domain.high, high, has_high);
    if (asked.domain.is_i32) high = std::min<std::int64_t>(high, std::numeric_limits<std::int32_t>::max());
  }
  bool contains(std::int64_t n) const { return low <= n && n <= high; }
};

/// The marked edges of a range that lie in it: each `near` point and its neighbours, the ends.
struct Edges {
  std::array<std::int64_t, 16> at;
  std::size_t count = 0;

  Edges(const DomainQuery& asked, const Bounds& bounds) {
    const auto add = [&](std::int64_t n) {
      if (bounds.contains(n) && count < at.size()) at[count++] = n;
    };
    for (const auto* e : asked.domain.near) {
      const auto p = asked.reading.value(*e);
      if (p.kind != ValueKind::kInt) continue;
      for (const auto n : {p.as_int(), p.as_int() - 1, p.as_int() + 1}) add(n);
    }
    if (bounds.has_low) add(bounds.low);
    if (bounds.has_high) add(bounds.high);
  }
};

/// 0, 1, -1, 2, -2 ...
std::int64_t zigzag(std::uint64_t n) {
  const auto half = static_cast<std::int64_t>((n + 1) / 2);
  return n % 2 == 0 ? -half : half;
}

/// A range with an open end is drawn near its other end or near 0, and rarely far off.
std::int64_t draw_open(const Bounds& b, Choices& choices, const SizePolicy& policy) {
  const auto spread = static_cast<std::uint64_t>(choices.chance(3, 100) ? 2 * policy.max_dim : 3);
  if (b.has_low) return std::min(b.high, b.low + static_cast<std::int64_t>(choices.below(spread + 1)));
  if (b.has_high) return b.high - static_cast<std::int64_t>(choices.below(spread + 1));
  return zigzag(choices.below(2 * spread + 1));
}

std::int64_t draw_within(const DomainQuery& asked, const Bounds& b, Choices& choices, const SizePolicy& policy) {
  if (asked.domain.is_count) {
    const auto most = std::max<std::int64_t>(1, policy.max_count);
    return std::min(b.high, b.low + static_cast<std::int64_t>(choices.below(static_cast<std::uint64_t>(most))));
  }
  if (b.low != b.high && choices.chance(policy.near, 100)) {
    const Edges edges(asked, b);
    if (edges.count > 0) return edges.at[choices.below(edges.count)];
  }
  return b.has_low && b.has_high ? choices.between(b.low, b.high) : draw_open(b, choices, policy);
}

bool draw_range(const DomainQuery& asked, Choices& choices, const SizePolicy& policy, Value& out) {
  const Bounds b(asked);
  if (!b.is_defined || b.low > b.high) return false;
  auto n = draw_within(asked, b, choices, policy);
  out = Value::integer(n);
  if (passes_filter(asked, out)) return true;
  // The domain is small (a filter on an open range is a load error): walk on from the drawn number.
  for (auto i = b.low; i <= b.high; ++i) {
    n = n == b.high ? b.low : n + 1;
    out = Value::integer(n);
    if (passes_filter(asked, out)) return true;
  }
  return false;
}

bool range_contains(const DomainQuery& asked, const Value& v) {
  if (v.kind != ValueKind::kInt) return false;
  const Bounds b(asked);
  if (!b.is_defined) return false;
  return (!b.has_low || b.low <= v.as_int()) && (!b.has_high || v.as_int() <= b.high) &&
         (!asked.domain.is_i32 || v.as_int() == static_cast<std::int32_t>(v.as_int()));
}

/// `a .. a`: one value, one class.
bool is_single(const Domain& domain) { return domain.low && domain.high && are_alike(*domain.low, *domain.high); }

/// The classes of a range: its ends, each marked point and its neighbours, signs where it is open
/// below.
template <class Visit> void for_each_class(const Domain& domain, Visit visit) {
  int i = 0;
  if (is_single(domain)) return visit(i, "low");
  if (domain.low) {
    visit(i++, "low"), visit(i++, "low + 1");
  } else {
    visit(i++, "negative"), visit(i++, "0"), visit(i++, "positive");
  }
  if (domain.high) visit(i++, "high");
  for (std::size_t p = 0; p < domain.near.size(); ++p) {
    const auto text = "near " + std::to_string(p + 1);
    visit(i++, text + " - 1"), visit(i++, text), visit(i++, text + " + 1");
  }
}

Words name_range(const Record&, const Domain& domain) {
  Words out;
  for_each_class(domain, [&](int, const std::string& name) { out.push_back(name); });
  return out;
}

void mark_range(const DomainQuery& asked, const Value& v, ClassRecorder& marks) {
  const Bounds b(asked);
  const auto n = v.as_int();
  if (is_single(asked.domain)) return n == b.low ? marks(0) : void();
  int i = 0;
  const auto mark_if = [&](bool is_in) {
    if (is_in) marks(i);
    ++i;
  };
  if (asked.domain.low) {
    mark_if(n == b.low), mark_if(n == b.low + 1);
  } else {
    mark_if(n < 0), mark_if(n == 0), mark_if(n > 0);
  }
  if (asked.domain.high) mark_if(n == b.high);
  for (const auto* e : asked.domain.near) {
    const auto p = asked.reading.value(*e);
    for (const auto offset : {-1, 0, 1}) mark_if(p.kind == ValueKind::kInt && n == p.as_int() + offset);
  }
}

void simpler_range(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  const Bounds b(asked);
  const auto n = v.as_int();
  const auto target = b.has_low ? b.low : std::min<std::int64_t>(b.high, 0);
  if (n == target) return;
  out.push_back(Value::integer(target));
  const auto step = n > target ? 1 : -1;
  if (const auto middle = target + (n - target) / 2; middle != target && middle != n)
    out.push_back(Value::integer(middle));
  if (n - step != target) out.push_back(Value::integer(n - step));
}

void miss_range(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  const Bounds b(asked);
  if (b.has_low) out.push_back(Value::integer(b.low - 1));
  if (b.has_high) out.push_back(Value::integer(b.high + 1));
  for (const auto n : {std::int64_t{0}, std::int64_t{-1}, std::int64_t{1}, v.as_int() + 1, v.as_int() - 1})
    out.push_back(Value::integer(n));
}

// ---- reals -------------------------------------------------------------------------------------

struct RealBounds {
  double low = -1e6, high = 1e6;
  explicit RealBounds(const DomainQuery& asked) {
    const auto read = [&](const Expr* e, double& bound) {
      if (e == nullptr) return;
      const auto v = asked.reading.value(*e);
      bound = v.kind == ValueKind::kReal ? v.real : static_cast<double>(v.number);
    };
    read(asked.domain.low, low);
    read(asked.domain.high, high);
    if (asked.domain.high == nullptr) high = std::numeric_limits<double>::infinity();
    if (asked.domain.low == nullptr) low = -high;
  }
};

bool draw_real(const DomainQuery& asked, Choices& choices, const SizePolicy&, Value& out) {
  // The same number in f32, of which type some attributes are.
  static constexpr double kReals[] = {0.0, 1.0, 0.5, 0x1p-10, 0x1p-17, 2.0};
  const RealBounds b(asked);
  const auto x = draw_one(choices, kReals);
  out = Value::of_real(std::clamp(x, b.low, b.high));
  return b.low <= b.high;
}
bool real_contains(const DomainQuery& asked, const Value& v) {
  const RealBounds b(asked);
  return v.kind == ValueKind::kReal && b.low <= v.real && v.real <= b.high;
}
Words name_real(const Record&, const Domain& domain) { return domain.high ? Words{"0"} : Words{"0", "positive"}; }
void mark_real(const DomainQuery& asked, const Value& v, ClassRecorder& marks) {
  if (v.real == 0) marks(0);
  if (v.real > 0 && !asked.domain.high) marks(1);
}
void simpler_real(const DomainQuery&, const Value& v, std::vector<Value>& out) {
  for (const double x : {0.0, 1.0}) {
    if (v.real == x) return;
    out.push_back(Value::of_real(x));
  }
}
void miss_real(const DomainQuery&, const Value& v, std::vector<Value>& out) {
  for (const double x : {-1.0, 0.0, 1.0, v.real + 1}) out.push_back(Value::of_real(x));
}

}  // namespace

const DomainType kRangeDomain = {draw_range, range_contains, name_range, mark_range, simpler_range, miss_range};
const DomainType kRealDomain = {draw_real, real_contains, name_real, mark_real, simpler_real, miss_real};

}  // namespace assay::spec
