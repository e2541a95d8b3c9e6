#include <algorithm>
#include <bit>
#include <cstring>

#include "oracle/numerics/elementary.h"
#include "oracle/numerics/range.h"
#include "oracle/numerics/total_order.h"
#include "oracle/perturbed/perturbed.h"

/// Real primitives with one choice of every freedom. The nearest results come from the exact
/// kernels; what was lost in rounding, from error-free transforms (Dekker 1971; Knuth, TAOCP 4.2.2).
namespace assay::oracle {

namespace {

std::size_t slot(ElementType e) { return static_cast<std::size_t>(e); }
bool is_nan(double x) { return x != x; }

/// How a real primitive uses freedoms.
enum class Kind : std::uint8_t {
  kOther,
  kNegate,     ///< as all that moves bits; what is known of a product survives it
  kMovesBits,  ///< looks at bits, not at numbers: no subnormal is flushed on the way in or out
  kExtremum,
  kAdd,
  kSubtract,
  kMultiply,
  kDivide,
  kRoot,
  kElementary,
};
/// By the primitive's index.
constexpr Kind kKinds[] = {
#define PRIMITIVE(id, name, operands, parameters, result, elements, commutative, idempotent, neutral, absorbing, open, \
                  kernel, interval, perturbed, ...)                                                                    \
  Kind::perturbed,
#include "spec/language/primitives.def"
};
Kind kind_of(const Primitive& p) { return kKinds[p.index]; }
bool moves_bits(Kind k) { return k == Kind::kNegate || k == Kind::kMovesBits; }
bool is_arithmetic(Kind k) { return k >= Kind::kAdd && k <= Kind::kRoot; }

struct Sum {
  double nearest;
  double error;  ///< exactly what the rounding to double lost
};
Sum two_sum(double a, double b) {
  const double s = a + b;
  if (!std::isfinite(s)) return {s, 0};
  const double t = s - a;
  return {s, (a - (s - t)) + (b - t)};
}

/// The double that rounds to any narrower format as the exact sum does (Boldo, Melquiond 2008).
double to_odd(const Sum& s) {
  if (s.error == 0 || (std::bit_cast<std::uint64_t>(s.nearest) & 1) != 0) return s.nearest;
  return std::nextafter(s.nearest, s.error > 0 ? HUGE_VAL : -HUGE_VAL);
}

/// x * y + z, rounded once.
double fused(ElementType e, double x, double y, double z) {
  if (e == ElementType::f64) return std::fma(x, y, z);
  if (e == ElementType::f32)
    return static_cast<double>(std::fmaf(static_cast<float>(x), static_cast<float>(y), static_cast<float>(z)));
  return round_to(e, to_odd(two_sum(x * y, z)));  // the product of narrow factors is exact
}

enum class Rounded : std::uint8_t { kExactly, kUp, kDown, kUnknown };

Rounded compared(double rounded, const Sum& exact) {
  if (!std::isfinite(exact.nearest)) return Rounded::kUnknown;
  if (rounded != exact.nearest) return rounded > exact.nearest ? Rounded::kUp : Rounded::kDown;
  return exact.error == 0 ? Rounded::kExactly : exact.error < 0 ? Rounded::kUp : Rounded::kDown;
}

/// What the rounding of x op y to r did. Unknown where the residual itself may have been rounded.
Rounded rounding_of(Kind op, double x, double y, double r) {
  constexpr double kTiny = 0x1p-900;
  if (!std::isfinite(x) || !std::isfinite(y)) return Rounded::kExactly;
  if (op == Kind::kAdd) return compared(r, two_sum(x, y));
  if (op == Kind::kSubtract) return compared(r, two_sum(x, -y));
  if (op == Kind::kMultiply) {
    const double p = x * y;
    if (p != 0 && std::fabs(p) < kTiny) return Rounded::kUnknown;
    if (p == 0) return x == 0 || y == 0 ? Rounded::kExactly : Rounded::kUnknown;
    return std::isfinite(p) ? compared(r, {p, std::fma(x, y, -p)}) : Rounded::kUnknown;
  }
  if (op == Kind::kDivide || op == Kind::kRoot) {
    const bool root = op == Kind::kRoot;
    if (root ? x <= 0 : (x == 0 || y == 0)) return Rounded::kExactly;
    if (!std::isfinite(r) || std::fabs(r) < kTiny || std::fabs(x) < kTiny) return Rounded::kUnknown;
    const double rest = root ? std::fma(-r, r, x) : std::fma(-r, y, x);
    if (rest == 0) return Rounded::kExactly;
    return (root || y > 0) == (rest < 0) ? Rounded::kUp : Rounded::kDown;
  }
  return Rounded::kExactly;
}

double in_double(Kind op, double x, double y) {
  switch (op) {
    case Kind::kAdd: return x + y;
    case Kind::kSubtract: return x - y;
    case Kind::kMultiply: return x * y;
    case Kind::kDivide: return x / y;
    case Kind::kRoot: return std::sqrt(x);
    default: return 0;
  }
}

}  // namespace

double PerturbedDomain::read(ElementType e, double x, const FreedomUses& freedom_uses) {
  const bool subnormal = x != 0 && std::fabs(x) < numbers(e).min_normal;
  return subnormal && contract_.flush_inputs[slot(e)] && draws_.takes(freedom_uses.flush_operand)
             ? std::copysign(0.0, x)
             : x;
}

void PerturbedDomain::spoil_nan(ElementType e, const FreedomUses& freedom_uses, std::byte* element) {
  const auto& f = spec::format(e);
  if (f.specials != spec::Specials::kIeee || !is_nan(load_float(e, element)) || !draws_.takes(freedom_uses.nan)) return;
  const std::uint64_t quiet = std::uint64_t{1} << (f.mantissa_bits - 1);
  const std::uint64_t exponent = ((std::uint64_t{1} << f.exponent_bits) - 1) << f.mantissa_bits;
  const std::uint64_t rest = draws_.bits();
  const std::uint64_t sign = (rest & 1) << (f.bits - 1);
  store_bits(e, {sign | exponent | quiet | ((rest >> 1) & (quiet - 1)), 0}, element);
}

/// A number that a format without infinity cannot hold.
bool PerturbedDomain::overflowed(ElementType e, double wanted, double got) const {
  const FormatNumbers& n = numbers(e);
  return !n.has_infinity && !is_nan(wanted) && (is_nan(got) || std::fabs(wanted) > n.max_finite);
}

void PerturbedDomain::finish(ElementType e, double x, bool exact, const FreedomUses& freedom_uses, PerturbedCell& out) {
  if (!exact && contract_.inexact_any[slot(e)] && draws_.takes(freedom_uses.leave)) return draws_.any(e, out.element);
  const bool subnormal = x != 0 && std::fabs(x) < numbers(e).min_normal;
  if (subnormal && contract_.flush_results[slot(e)] && draws_.takes(freedom_uses.flush_result))
    x = std::copysign(0.0, x);
  if (x == 0 && contract_.zero_sign_free && draws_.takes(freedom_uses.zero_sign)) x = -x;
  store_float(e, x, out.element);
  spoil_nan(e, freedom_uses, out.element);
}

/// One answer in all comparisons of a run: a sort by answers that differ is no sort.
bool PerturbedDomain::moves_nan(const FreedomUses& freedom_uses) {
  if (!moves_nan_) moves_nan_ = draws_.takes(freedom_uses.leave);
  return *moves_nan_;
}

bool PerturbedDomain::leaves_place_of_nan(const Application& a, double x, double y) const {
  constexpr std::int64_t kFirstInequality = 2;  // behind EQ and NE
  return contract_.unrepresentable_any && has_one_nan(a.operands[0]) && is_nan(x) != is_nan(y) &&
         a.parameters[0] >= kFirstInequality;
}

PerturbedCell PerturbedDomain::real(const Application& a, const FreedomUses& freedom_uses,
                                    std::span<const PerturbedCell* const> operands) {
  const ElementType e = a.operands[0];
  const Kind kind = kind_of(*a.primitive);
  if (spec::is_complex(e) || spec::is_complex(a.result)) return by_parts(a, freedom_uses, operands);
  PerturbedCell out{};
  std::byte elements[kMaxOperands][8] = {};
  Column columns[kMaxOperands];
  double x[kMaxOperands] = {};
  const bool compares = a.primitive->rule == ResultRule::kBool, total_order = compares && a.parameters[1] == 1;
  for (std::size_t k = 0; k < operands.size(); ++k) {
    std::memcpy(elements[k], operands[k]->element, sizeof(elements[k]));
    x[k] = load_float(e, elements[k]);
    if (const double seen = moves_bits(kind) || total_order ? x[k] : read(e, x[k], freedom_uses);
        seen != x[k] && !is_nan(seen))
      store_float(e, x[k] = seen, elements[k]);
    if (k > 0 && compares && reads_once_ && operands[k] == operands[0]) {
      x[k] = x[0];
      std::memcpy(elements[k], elements[0], sizeof(elements[k]));
    }
    columns[k] = {elements[k], 0};
  }
  if (a.primitive->id == PrimitiveId::kReducePrecision && reduce_freely(a, x[0], freedom_uses, out)) return out;
  if (kind == Kind::kElementary) return elementary(a, *a.function, freedom_uses, x[0], x[1]);
  a({out.element, 0}, columns, 1);
  if (total_order && leaves_place_of_nan(a, x[0], x[1]) && moves_nan(freedom_uses)) out.element[0] ^= std::byte{1};
  if (!spec::is_float(a.result)) return out;
  double r = load_float(e, out.element);
  if (kind == Kind::kExtremum) {
    const bool either = contract_.minmax_nan_either && is_nan(x[0]) != is_nan(x[1]) && draws_.takes(freedom_uses.leave);
    if (either) r = is_nan(x[0]) ? x[1] : x[0];
  }
  if (moves_bits(kind)) {
    out.is_product = kind == Kind::kNegate && operands[0]->is_product;
    out.left = -operands[0]->left;
    out.right = operands[0]->right;
    out.is_wide = kind == Kind::kNegate && operands[0]->is_wide;
    out.wide = -operands[0]->wide;
    if (r == 0) finish(e, r, true, freedom_uses, out);
    return out;
  }
  if (!is_arithmetic(kind)) return finish(e, r, true, freedom_uses, out), out;

  const double wanted = in_double(kind, x[0], x[1]);
  if (overflowed(e, wanted, r) && contract_.special_overflow_any && draws_.takes(freedom_uses.leave)) {
    store_float(e, std::copysign(numbers(e).max_finite, wanted), out.element);
    return out;
  }
  const bool adds = kind == Kind::kAdd || kind == Kind::kSubtract;
  for (std::size_t k = 0; adds && k < 2; ++k) {
    const PerturbedCell& product = *operands[k];
    const double sign = kind == Kind::kSubtract && k == 1 ? -1 : 1,
                 other = kind == Kind::kSubtract && k == 0 ? -x[1] : x[1 - k];
    if (!contract_.fma[slot(e)] || !product.is_product || !draws_.takes(freedom_uses.fuse)) continue;
    const double left = read(e, product.left, freedom_uses), right = read(e, product.right, freedom_uses);
    const double once = fused(e, sign * left, right, other);
    const Rounded how = e == ElementType::f64 ? Rounded::kUnknown : compared(once, two_sum(sign * left * right, other));
    return finish(e, once, how == Rounded::kExactly || how == Rounded::kUnknown, freedom_uses, out), out;
  }
  const Rounded how = rounding_of(kind, x[0], x[1], r);
  if (contract_.faithful[slot(e)] && draws_.takes(freedom_uses.leave)) {
    if (how == Rounded::kUp) r = next_down(e, r);
    if (how == Rounded::kDown) r = next_up(e, r);
  }
  finish(e, r, how == Rounded::kExactly || how == Rounded::kUnknown, freedom_uses, out);
  const bool finite = std::isfinite(x[0]) && std::isfinite(x[1]);
  out.is_product = kind == Kind::kMultiply && finite && contract_.fma[slot(e)];
  out.left = x[0];
  out.right = x[1];
  if (const auto wide = contract_.excess[slot(e)]; wide && finite && std::isfinite(r)) {
    out.is_wide = true;
    out.wide = round_to(*wide, wanted);
  }
  return out;
}

namespace {

/// The value of the format that lies `share` of the budget away from y, within the budget.
double with_error(ElementType e, double y, const spec::Budget& budget, double share) {
  const double nearest = round_to(e, y), unit = ulp(e, y);
  const double ulps = unit < 0x1p-1000 ? std::floor(budget.ulps) : budget.ulps;  // else the product is rounded
  const double slack = std::max(ulps * unit + budget.absolute, budget.relative * std::fabs(y));
  const double x = y + share * slack;
  const double r = share < 0 ? round_to(e, x, Rounding::kUp) : round_to(e, x, Rounding::kDown);
  if (r == 0 && nearest == 0) return nearest;
  if (!std::isfinite(r) || std::fabs(r - y) > slack) return nearest;
  return r == 0 ? std::copysign(r, y) : r;
}

}  // namespace

PerturbedCell PerturbedDomain::elementary(const Application& a, const Elementary& f, const FreedomUses& freedom_uses,
                                          double x, double y) {
  const ElementType e = a.result;
  PerturbedCell out{};
  const auto stated = stated_error(a.parameters);
  const auto* table = contract_.budget(f.id, e);
  const bool special = f.special(x, y).has_value();
  const bool has_budget = stated || table != nullptr;
  const bool is_fixed = !has_budget || special;
  if (!has_budget && !special && draws_.takes(freedom_uses.leave)) return draws_.any(e, out.element), out;
  // An approximation lies within the enclosure that acceptance sets begin with.
  const bool approximates = e != ElementType::f64 && !special && f.approximate != nullptr;
  const double exact = approximates ? f.approximate(x, y) : evaluate(f, ElementType::f64, x, y);
  double r = is_fixed ? evaluate(f, e, x, y) : 0;
  if (!is_fixed) {
    const spec::Budget budget = stated ? spec::stated_budget(stated->absolute, stated->relative) : table->over(x, x);
    r = with_error(e, exact, budget, draws_.error(freedom_uses.error));
    const double least = contract_.flush_slack * numbers(e).min_normal;
    if (r != 0 && std::fabs(r) < least && contract_.flush_results[slot(e)] && draws_.takes(freedom_uses.flush_result))
      r = std::copysign(0.0, r);
  }
  if (overflowed(e, exact, r) && contract_.special_overflow_any && draws_.takes(freedom_uses.leave))
    r = std::copysign(numbers(e).max_finite, exact);
  finish(e, r, true, freedom_uses, out);
  const auto wide = contract_.excess[slot(e)];
  const auto* wide_table = wide && !stated ? contract_.budget(f.id, *wide) : nullptr;
  if (wide_table != nullptr && !special && std::isfinite(r)) {
    out.is_wide = true;
    out.wide = with_error(*wide, exact, wide_table->over(x, x), draws_.error(freedom_uses.error));
  }
  return out;
}

// ---- Complex numbers ----------------------------------------------------------------------------

PerturbedCell PerturbedDomain::by_parts(const Application& a, const FreedomUses& freedom_uses,
                                        std::span<const PerturbedCell* const> operands) {
  const Kind kind = kind_of(*a.primitive);
  const bool parts = kind == Kind::kAdd || kind == Kind::kSubtract || kind == Kind::kNegate;
  if (kind == Kind::kMultiply) return complex_product(a, freedom_uses, *operands[0], *operands[1]);
  if (!parts) return complex_function(a, freedom_uses, operands);
  PerturbedCell out{};
  const ElementType e = spec::real_type(a.result);
  const auto size = static_cast<std::size_t>(spec::storage_bytes(e));
  const ElementType types[] = {e, e};
  const auto real_application = resolve(*a.primitive, e, {types, operands.size()});
  for (std::size_t part = 0; part < 2; ++part) {
    PerturbedCell cells[2] = {};
    const PerturbedCell* pointers[] = {&cells[0], &cells[1]};
    for (std::size_t k = 0; k < operands.size(); ++k)
      std::memcpy(cells[k].element, operands[k]->element + part * size, size);
    const PerturbedCell c = real(*real_application, freedom_uses, {pointers, operands.size()});
    std::memcpy(out.element + part * size, c.element, size);
  }
  return out;
}

/// The exact one; of what a contract bounds, on either side of a cut.
PerturbedCell PerturbedDomain::complex_function(const Application& a, const FreedomUses& freedom_uses,
                                                std::span<const PerturbedCell* const> operands) {
  PerturbedCell read[kMaxOperands] = {}, out{};
  Column columns[kMaxOperands];
  for (std::size_t k = 0; k < operands.size(); ++k) {
    read[k] = *operands[k];
    if (contract_.budget(a.primitive->id, a.operands[k]) != nullptr && spec::is_complex(a.operands[k]))
      choose_side_of_branch_cut(spec::real_type(a.operands[k]), freedom_uses, read[k].element);
    columns[k] = {read[k].element, 0};
  }
  a({out.element, 0}, columns, 1);
  return out;
}

void PerturbedDomain::choose_side_of_branch_cut(ElementType part, const FreedomUses& freedom_uses, std::byte* element) {
  std::byte* const imag = element + spec::storage_bytes(part);
  const double x = load_float(part, imag);
  if (x == 0 && std::signbit(x) && contract_.branch_cut_either && draws_.takes(freedom_uses.zero_sign))
    store_real(part, 0.0, imag);
}

/// Either of the products that a part is made of may be fused.
PerturbedCell PerturbedDomain::complex_product(const Application& a, const FreedomUses& freedom_uses,
                                               const PerturbedCell& p, const PerturbedCell& q) {
  const ElementType e = spec::real_type(a.result);
  const auto size = spec::storage_bytes(e);
  const double b[] = {read(e, load_float(e, p.element), freedom_uses),
                      read(e, load_float(e, p.element + size), freedom_uses)};
  const double c[] = {read(e, load_float(e, q.element), freedom_uses),
                      read(e, load_float(e, q.element + size), freedom_uses)};
  PerturbedCell out{};
  Column columns[] = {{p.element, 0}, {q.element, 0}};
  a({out.element, 0}, columns, 1);
  const bool finite = std::isfinite(b[0]) && std::isfinite(b[1]) && std::isfinite(c[0]) && std::isfinite(c[1]);
  if (!finite) {
    if (contract_.complex_special_any && draws_.takes(freedom_uses.leave)) draws_.any(a.result, out.element);
    return out;
  }
  const auto part = [&](double x, double y, double z, double w) {  // x * y + z * w
    const double first = round_to(e, x * y), second = round_to(e, z * w);
    if (!contract_.fma[slot(a.result)] || !draws_.takes(freedom_uses.fuse)) return round_to(e, first + second);
    return draws_.below(2) == 0 ? fused(e, x, y, second) : fused(e, z, w, first);
  };
  const double real_part = part(b[0], c[0], -b[1], c[1]), imaginary_part = part(b[0], c[1], b[1], c[0]);
  const auto is_inexact = [](Rounded how) { return how == Rounded::kUp || how == Rounded::kDown; };
  const auto is_exact = [&](double x, double y, double z, double w, double got) {
    return !is_inexact(rounding_of(Kind::kMultiply, x, y, round_to(e, x * y))) &&
           !is_inexact(rounding_of(Kind::kMultiply, z, w, round_to(e, z * w))) &&
           !is_inexact(compared(got, two_sum(x * y, z * w)));
  };
  PerturbedCell parts[2] = {};
  finish(e, real_part, is_exact(b[0], c[0], -b[1], c[1], real_part), freedom_uses, parts[0]);
  finish(e, imaginary_part, is_exact(b[0], c[1], b[1], c[0], imaginary_part), freedom_uses, parts[1]);
  for (int k = 0; k < 2; ++k) std::memcpy(out.element + k * size, parts[k].element, static_cast<std::size_t>(size));
  return out;
}

// ---- Conversions --------------------------------------------------------------------------------

namespace {

double number(ElementType e, const std::byte* element) {
  if (spec::is_float(e)) return load_float(e, element);
  const std::int64_t n = load_integer(e, element);
  return spec::is_unsigned(e) ? static_cast<double>(static_cast<std::uint64_t>(n)) : static_cast<double>(n);
}

/// Whether truncating x leaves the integers of the type.
bool leaves_range(ElementType to, double x) {
  const double top = std::ldexp(1.0, spec::bits(to) - (spec::is_signed(to) ? 1 : 0));
  return is_nan(x) || std::trunc(x) >= top || std::trunc(x) < (spec::is_signed(to) ? -top : 0.0);
}

}  // namespace

PerturbedCell PerturbedDomain::convert_one(ElementType from, const PerturbedCell& c, ElementType to,
                                           const FreedomUses& freedom_uses) {
  static const Primitive& convert = primitive(PrimitiveId::kConvert);
  PerturbedCell out{};
  if (!is_free_ || spec::is_complex(from) || spec::is_complex(to)) {
    exact_.convert(from, c.element, to, 1, out.element);
    return out;
  }
  ElementType source = from;
  std::byte element[8] = {};
  std::memcpy(element, c.element, static_cast<std::size_t>(spec::storage_bytes(from)));
  const bool is_wider = spec::is_float(from) && spec::is_float(to) && numbers(to).precision > numbers(from).precision;
  if (const auto excess = spec::is_float(from) ? contract_.excess[slot(from)] : std::nullopt;
      excess && is_wider && c.is_wide && draws_.takes(freedom_uses.via)) {
    source = *excess;
    store_float(source, c.wide, element);
  }
  if (spec::is_float(source)) {
    const double x = load_float(source, element), seen = read(source, x, freedom_uses);
    if (seen != x) store_float(source, seen, element);
  }
  const double x = number(source, element);
  if (spec::is_int(to)) {
    const bool open = spec::is_float(source) ? contract_.float_to_integer_any && leaves_range(to, x)
                                             : contract_.integer_overflow_any && spec::is_int(source) &&
                                                   !fits(to, wide(source, load_integer(source, element)));
    if (open && draws_.takes(freedom_uses.leave)) return draws_.any(to, out.element), out;
  }
  const auto via = contract_.convert_via[slot(to)];
  if (via && numbers(to).precision < numbers(*via).precision && source != *via && draws_.takes(freedom_uses.via)) {
    const std::byte* before = element;
    std::byte between[8] = {};
    exact_.convert(source, before, *via, 1, between);
    std::memcpy(element, between, sizeof(between));
    source = *via;
  }
  const auto application = resolve(convert, to, std::span(&source, 1));
  const Column column{element, 0};
  (*application)({out.element, 0}, &column, 1);
  if (!spec::is_float(to)) return out;
  const double r = load_float(to, out.element);
  if (overflowed(to, x, r) && contract_.special_overflow_any && numbers(to).has_sign &&
      draws_.takes(freedom_uses.leave)) {
    store_float(to, std::copysign(numbers(to).max_finite, x), out.element);
    return out;
  }
  finish(to, r, r == x || is_nan(x), freedom_uses, out);
  if (const auto wide = contract_.excess[slot(to)]; wide && std::isfinite(r)) {
    out.is_wide = true;
    out.wide = round_to(*wide, x);
  }
  return out;
}

}  // namespace assay::oracle
