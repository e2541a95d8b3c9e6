#include <algorithm>

#include "oracle/evaluator/arrays/arrays.h"

namespace assay::oracle {

using spec::Operator;

namespace {

bool is_special(std::int64_t n) { return n == kNowhere || n == kUncertain; }

std::int64_t floor_divide(std::int64_t a, std::int64_t b) {
  if (b == 0) return kNowhere;
  const std::int64_t q = a / b;
  return q - static_cast<std::int64_t>((a % b != 0) && ((a < 0) != (b < 0)));
}

std::int64_t floor_remainder(std::int64_t a, std::int64_t b) {
  if (b == 0) return kNowhere;
  const std::int64_t r = a % b;
  return r != 0 && ((r < 0) != (b < 0)) ? r + b : r;
}

std::int64_t exact_quotient(std::int64_t a, std::int64_t b) { return b == 0 || a % b != 0 ? kNowhere : a / b; }

std::int64_t wrap(std::uint64_t n) { return static_cast<std::int64_t>(n); }
std::uint64_t bits(std::int64_t n) { return static_cast<std::uint64_t>(n); }

/// What an operation gives where an operand is kNowhere or kUncertain.
enum class Special { kArithmetic, kFalse, kTrue, kAnd, kOr };

std::int64_t special(Special how, std::int64_t a, std::int64_t b) {
  const auto is_false = [](std::int64_t n) { return n == 0 || n == kNowhere; };
  const auto is_true = [](std::int64_t n) { return n != 0 && !is_special(n); };
  if (how == Special::kAnd && (is_false(a) || is_false(b))) return 0;
  if (how == Special::kOr && (is_true(a) || is_true(b)) && a != kNowhere && b != kNowhere) return 1;
  if (a == kUncertain || b == kUncertain) return kUncertain;
  return how == Special::kArithmetic ? kNowhere : how == Special::kTrue ? 1 : 0;
}

template <bool kRegular, class F>
void combine_rows(const Nest<3>& nest, const std::int64_t* a, const std::int64_t* b, std::int64_t* out, Special how,
                  F f) {
  nest.for_rows([&](const auto& at, std::int64_t n) {
    const std::int64_t *x = a + at[1], *y = b + at[2];
    std::int64_t* z = out + at[0];
    const std::int64_t dx = nest.stride[1][0], dy = nest.stride[2][0];
    for (std::int64_t j = 0; j < n; ++j) {
      const std::int64_t p = x[j * dx], q = y[j * dy];
      if constexpr (kRegular) z[j] = f(p, q);
      else z[j] = is_special(p) || is_special(q) ? special(how, p, q) : f(p, q);
    }
  });
}

template <class F>
Numbers combined(const Space& space, const Numbers& a, const Numbers& b, Special how, bool may_fail, F f) {
  const bool regular = a.regular && b.regular;
  if (a.is_single() && b.is_single()) {
    const std::int64_t n = regular || !(is_special(a.single) || is_special(b.single))
                               ? f(a.single, b.single)
                               : special(how, a.single, b.single);
    return {a.axes | b.axes, n, nullptr, !is_special(n)};
  }
  const AxisSet axes = a.axes | b.axes;
  auto values = buffer_over(space, axes);
  const Nest<3> nest(space, axes, {axes, a.axes, b.axes});
  if (regular) combine_rows<true>(nest, a.begin(), b.begin(), values.get(), how, f);
  else combine_rows<false>(nest, a.begin(), b.begin(), values.get(), how, f);
  Numbers out = numbers_over(axes, std::move(values));
  out.regular = regular && !may_fail;
  if (may_fail || !regular) note_regular(space, out);
  else collapse(space, out);
  return out;
}

}  // namespace

Buffer<std::int64_t> buffer_over(const Space& space, AxisSet axes) {
  return Buffer<std::int64_t>(static_cast<std::size_t>(space.count(axes)));
}

Numbers numbers_over(AxisSet axes, Buffer<std::int64_t> values) { return {axes, 0, std::move(values).freeze()}; }

void collapse(const Space& space, Numbers& a) {
  if (a.is_single() || space.count(a.axes) != 1) return;
  a.single = a.many[0];
  a.many = nullptr;
}

Numbers iota(const Space& space, int axis) {
  const auto a = static_cast<std::size_t>(axis);
  if (space.extent[a] == 1) return {axis_bit(axis), space.begin[a], nullptr, true};
  auto buffer = buffer_over(space, axis_bit(axis));
  std::int64_t* const values = buffer.get();
  for (std::int64_t i = 0; i < space.extent[a]; ++i) values[i] = space.begin[a] + i;
  Numbers out = numbers_over(axis_bit(axis), std::move(buffer));
  out.consecutive = true;
  return out;
}

void note_regular(const Space& space, Numbers& a) {
  collapse(space, a);
  const std::int64_t* values = a.begin();
  a.regular = std::none_of(values, values + (a.is_single() ? 1 : space.count(a.axes)), is_special);
}

Numbers combine(const Space& s, Operator op, const Numbers& a, const Numbers& b) {
  using enum Operator;
  using N = std::int64_t;
  constexpr auto arithmetic = Special::kArithmetic;
  switch (op) {
    case kAdd: return combined(s, a, b, arithmetic, false, [](N x, N y) { return wrap(bits(x) + bits(y)); });
    case kSubtract: return combined(s, a, b, arithmetic, false, [](N x, N y) { return wrap(bits(x) - bits(y)); });
    case kMultiply: return combined(s, a, b, arithmetic, false, [](N x, N y) { return wrap(bits(x) * bits(y)); });
    case kDivide: return combined(s, a, b, arithmetic, true, floor_divide);
    case kRemainder: return combined(s, a, b, arithmetic, true, floor_remainder);
    case kExactDivide: return combined(s, a, b, arithmetic, true, exact_quotient);
    case kEqual: return combined(s, a, b, Special::kFalse, false, [](N x, N y) -> N { return x == y; });
    case kNotEqual: return combined(s, a, b, Special::kTrue, false, [](N x, N y) -> N { return x != y; });
    case kLess: return combined(s, a, b, Special::kFalse, false, [](N x, N y) -> N { return x < y; });
    case kLessEqual: return combined(s, a, b, Special::kFalse, false, [](N x, N y) -> N { return x <= y; });
    case kGreater: return combined(s, a, b, Special::kFalse, false, [](N x, N y) -> N { return x > y; });
    case kGreaterEqual: return combined(s, a, b, Special::kFalse, false, [](N x, N y) -> N { return x >= y; });
    case kAnd: return combined(s, a, b, Special::kAnd, false, [](N x, N y) -> N { return x != 0 && y != 0; });
    case kOr: return combined(s, a, b, Special::kOr, false, [](N x, N y) -> N { return x != 0 || y != 0; });
    case kImplies: return combined(s, a, b, Special::kFalse, false, [](N x, N y) -> N { return x == 0 || y != 0; });
    default: assert(false && "not an operator of numbers"); return Numbers::of(kNowhere);
  }
}

Numbers minimum(const Space& s, const Numbers& a, const Numbers& b) {
  return combined(s, a, b, Special::kArithmetic, false, [](std::int64_t x, std::int64_t y) { return std::min(x, y); });
}

Numbers maximum(const Space& s, const Numbers& a, const Numbers& b) {
  return combined(s, a, b, Special::kArithmetic, false, [](std::int64_t x, std::int64_t y) { return std::max(x, y); });
}

Numbers negate(const Space& s, const Numbers& a) { return combine(s, Operator::kSubtract, Numbers::of(0), a); }
Numbers logical_not(const Space& s, const Numbers& a) { return combine(s, Operator::kEqual, Numbers::of(0), a); }

Numbers choose(const Space& space, const Numbers& condition, const Numbers& a, const Numbers& b) {
  const AxisSet axes = condition.axes | a.axes | b.axes;
  auto buffer = buffer_over(space, axes);
  std::int64_t* const values = buffer.get();
  const Nest<4> nest(space, axes, {axes, condition.axes, a.axes, b.axes});
  nest.for_rows([&](const auto& at, std::int64_t n) {
    for (std::int64_t j = 0; j < n; ++j) {
      const std::int64_t c = condition.begin()[at[1] + j * nest.stride[1][0]];
      values[at[0] + j * nest.stride[0][0]] = c == kUncertain ? kUncertain
                                              : c == 1        ? a.begin()[at[2] + j * nest.stride[2][0]]
                                                              : b.begin()[at[3] + j * nest.stride[3][0]];
    }
  });
  Numbers out = numbers_over(axes, std::move(buffer));
  note_regular(space, out);
  return out;
}

Numbers look_up(const Space& space, std::span<const std::int64_t> table, const Numbers& index) {
  const auto item = [&](std::int64_t i) {
    return i == kUncertain                                         ? kUncertain
           : i < 0 || i >= static_cast<std::int64_t>(table.size()) ? kNowhere
                                                                   : table[static_cast<std::size_t>(i)];
  };
  if (index.is_single()) {
    const std::int64_t n = item(index.single);
    return {index.axes, n, nullptr, !is_special(n)};
  }
  auto values = buffer_over(space, index.axes);
  const std::int64_t n = space.count(index.axes);
  for (std::int64_t j = 0; j < n; ++j) values[j] = item(index.begin()[j]);
  Numbers out = numbers_over(index.axes, std::move(values));
  note_regular(space, out);
  return out;
}

Numbers spread(const Space& space, const Numbers& a, AxisSet axes) {
  if (a.axes == axes) return a;
  if (a.is_single() && space.count(axes) == 1) return {axes, a.single, nullptr, a.regular};
  auto buffer = buffer_over(space, axes);
  std::int64_t* const values = buffer.get();
  const Nest<2> nest(space, axes, {axes, a.axes});
  nest.for_rows([&](const auto& at, std::int64_t n) {
    for (std::int64_t j = 0; j < n; ++j) values[at[0] + j] = a.begin()[at[1] + j * nest.stride[1][0]];
  });
  Numbers out = numbers_over(axes, std::move(buffer));
  out.regular = a.regular;
  collapse(space, out);
  return out;
}

std::int64_t greatest(const Space& space, const Numbers& a) {
  const std::int64_t n = a.is_single() ? 1 : space.count(a.axes);
  return n == 0 ? 0 : *std::max_element(a.begin(), a.begin() + n);
}

}  // namespace assay::oracle
