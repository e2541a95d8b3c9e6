#include "oracle/numerics/ulp_error.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace assay::oracle {
namespace {

/// How well Elementary::approximate knows a value.
constexpr int kApproximationBits = 40;
/// Bits of an exact value beyond the precision of the type.
constexpr long kGuardBits = 20;

void ball_square_root(arb_ptr out, arb_srcptr x, arb_srcptr, long precision) { arb_sqrt(out, x, precision); }
double host_square_root(double x, double) { return std::sqrt(x); }
std::optional<double> special_square_root(double x, double) {
  if (x == 0 || std::isnan(x) || x == kInfinity) return x;
  return x < 0 ? std::optional(kNan) : std::nullopt;
}

constexpr Elementary kSquareRoot{spec::PrimitiveId::kSqrt, 1, ball_square_root, host_square_root, special_square_root,
                                 Monotonicity::kIncreasing};

/// Encloses f(x, y) so closely that `bits` of it are known.
void enclose_to(const Elementary& f, double x, double y, long bits, Ball& out) {
  thread_local Ball bx, by;
  arb_set_d(bx, x);
  arb_set_d(by, y);
  for (long precision = bits + 8; precision <= kMaxPrecision; precision *= 2) {
    f.ball(out, bx, by, precision);
    if (arb_is_finite(out) && (arb_is_exact(out) || arb_rel_accuracy_bits(out) >= bits)) return;
  }
}

/// The exponent of the ulp at the value in the ball.
long ulp_exponent(ElementType e, const Ball& exact) {
  thread_local Float upper;
  thread_local Ball size;
  arb_abs(size, exact);
  if (e != ElementType::f64) {
    thread_local Ball factor;
    arb_set_d(factor, 1 + std::ldexp(1.0, -kApproximationBits));
    arb_mul(size, size, factor, 128);
  }
  arb_get_ubound_arf(upper, size, 128);
  const FormatNumbers& n = numbers(e);
  const long exponent = arf_is_zero(upper) ? n.min_exponent : arf_abs_bound_lt_2exp_si(upper) - 1;
  return std::max<long>(exponent, n.min_exponent) - n.precision + 1;
}

}  // namespace

const Elementary* measured_function(spec::PrimitiveId id) {
  return id == spec::PrimitiveId::kSqrt ? &kSquareRoot : find_elementary(id);
}

double ulp_around(ElementType e, double approximation) {
  return ulp(e, approximation + std::ldexp(approximation, -kApproximationBits));
}

double error_in_ulps(const Elementary& f, ElementType e, double x, double y, double got) {
  if (const auto special = f.special(x, y)) return std::fabs(got - *special) / ulp(e, *special);
  thread_local Ball exact, answer;
  enclose_to(f, x, y, numbers(e).precision + kGuardBits, exact);
  arb_set_d(answer, got);
  arb_sub(answer, answer, exact, 64);
  arb_mul_2exp_si(answer, answer, -ulp_exponent(e, exact));
  return std::fabs(arf_get_d(arb_midref(static_cast<arb_srcptr>(answer)), ARF_RND_NEAR));
}

std::string exact_text(const Elementary& f, double x, double y, int digits) {
  if (const auto special = f.special(x, y)) return fmt::format("{:.{}g}", *special, digits);
  thread_local Ball exact;
  enclose_to(f, x, y, 4 * digits + 8, exact);
  char* const text = arb_get_str(exact, digits, ARB_STR_NO_RADIUS);
  std::string out = text;
  flint_free(text);
  return out;
}

}  // namespace assay::oracle
