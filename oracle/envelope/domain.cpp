#include "oracle/envelope/domain.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>

#include "oracle/envelope/transform_sets.h"
#include "oracle/evaluator/arrays/arrays.h"
#include "oracle/numerics/access.h"
#include "oracle/numerics/open_cases.h"
#include "oracle/numerics/range.h"

namespace assay::oracle {
namespace {

const Cell& at(Column c, std::int64_t i) { return *reinterpret_cast<const Cell*>(c.data + i * c.stride); }
Cell* cells_of(std::byte* out) { return reinterpret_cast<Cell*>(out); }

double to_reduced(double x, int exponent_bits, int mantissa_bits);

// ---- Float primitives ---------------------------------------------------------------------------

/// A subnormal has fewer bits than a significand of the reduced format: rounded by those bits or by the
/// format's own spacing, it ends anywhere from zero to the smallest normal number.
Cell with_subnormals(const RealRules& r, const Cell& of, const Cell& result) {
  const double normal = r.numbers().min_normal;
  const bool is_zero = of.low == 0 && of.high == 0;
  if (is_zero || of.low >= normal || of.high <= -normal) return result;
  return hull(result, interval(of.low < 0 ? -normal : 0.0, of.high > 0 ? normal : -0.0));
}

Cell reduced(const RealRules& r, const Parameters& p, const Cell& a) {
  const auto& format = spec::format(r.type());
  const bool keeps_range = p[0] >= format.exponent_bits;
  // Formats of 8 bits and less have biases and largest values of their own, which no text relates to the reduced ones.
  const bool has_own_range = format.bits <= 8 && r.contract().reduced_range_any;
  if (keeps_range && p[1] >= format.mantissa_bits && !(has_own_range && p[0] == format.exponent_bits)) return a;
  if (p[1] == 0 && may_nan(a) && r.contract().reduced_range_any)
    return anything(Opening::kReducedRange);  // no code is left for it
  const int exponent = static_cast<int>(std::min<std::int64_t>(p[0], format.exponent_bits));
  const int mantissa = static_cast<int>(std::min<std::int64_t>(p[1], format.mantissa_bits));
  const auto by = [&](int bits) {
    return r.reduce_precision(
        a, [](double x, int e, int m) { return to_reduced(x, e, m); }, bits, mantissa);
  };
  const Cell unbounded = by(11), bounded = by(exponent);
  if (has_own_range)
    return unbounded.low == bounded.low && unbounded.high == bounded.high ? bounded : anything(Opening::kReducedRange);
  if (!keeps_range) return bounded;
  return r.contract().reduced_subnormals_any ? with_subnormals(r, a, unbounded) : unbounded;
}

using RealFunction = Cell (*)(const RealRules&, const Elementary*, const Parameters&, const Cell&, const Cell&);

/// By the primitive's index.
constexpr RealFunction kRealFunctions[] = {
#define PRIMITIVE(id, name, operands, parameters, result, elements, commutative, idempotent, neutral, absorbing, open, \
                  kernel, interval_rule, ...)                                                                          \
  []([[maybe_unused]] const RealRules& r, [[maybe_unused]] const Elementary* f, [[maybe_unused]] const Parameters& p,  \
     [[maybe_unused]] const Cell& a, [[maybe_unused]] const Cell& b) -> Cell { return interval_rule; },
#include "spec/language/primitives.def"
};

RealFunction real_function(const Primitive& p) { return kRealFunctions[p.index]; }

double to_reduced(double x, int exponent_bits, int mantissa_bits) {
  const std::array<ElementType, 1> types{ElementType::f64};
  static const Primitive& reduce = primitive(PrimitiveId::kReducePrecision);
  double out = 0;
  const Column in{reinterpret_cast<const std::byte*>(&x), 0};
  const auto application = resolve(reduce, ElementType::f64, types, {exponent_bits, mantissa_bits});
  (*application)({reinterpret_cast<std::byte*>(&out), 8}, &in, 1);
  return out;
}

/// The same set of complex, real or integer elements.
bool is_same(ElementType e, const std::byte* a, const std::byte* b) {
  const auto *x = reinterpret_cast<const Cell*>(a), *y = reinterpret_cast<const Cell*>(b);
  return are_same_sets(x[0], y[0]) && (!spec::is_complex(e) || are_same_sets(x[1], y[1]));
}

bool has_free_bits(const Cell& c) {
  if (is_known_nan(c)) return false;
  return may_nan(c) || c.low != c.high || (c.low == 0 && (c.flags & kZeroSignFree) != 0);
}

/// Nothing is rounded of integers and booleans: a radius opens them, or says nothing.
void open_where_not_zero(ElementType e, const std::byte* radii, std::int64_t n, std::byte* cells) {
  const auto* const radius = reinterpret_cast<const Cell*>(radii);
  for (std::int64_t i = 0; i < n; ++i)
    if (is_unconstrained(radius[i]) || radius[i].integer_low != 0 || radius[i].integer_high != 0)
      reinterpret_cast<Cell*>(cells)[i] = any_integer(e, Opening::kText);
}

}  // namespace

EnvelopeDomain::EnvelopeDomain(const spec::Contract& contract, std::shared_ptr<Unions> unions)
    : contract_(contract), formulas_(contract), unions_(unions ? std::move(unions) : std::make_shared<Unions>()) {
  for (std::size_t flush = 0; flush < kFlushModes; ++flush)
    for (const auto& f : spec::element_formats())
      if (f.kind == spec::ElementClass::kFloat)
        rules_[flush][static_cast<std::size_t>(f.type)] =
            std::make_unique<RealRules>(f.type, contract, *unions_, static_cast<Flush>(flush));
}
EnvelopeDomain::~EnvelopeDomain() = default;

// ---- In and out ---------------------------------------------------------------------------------

namespace {

Bits bits_of(ElementType e, const Cell& c) {
  if (!spec::is_float(e)) return {static_cast<std::uint64_t>(c.integer_low), 0};
  return {is_known_nan(c) ? static_cast<std::uint64_t>(c.integer_high) : encode(e, c.low), 0};
}

/// An element of a float type with what is known of it as NaN.
Cell cell_of(double x, std::uint64_t code) { return x == x ? point(x) : nan_with_code(code); }

/// A known element of a type that is not complex.
Cell known_cell(ElementType e, const std::byte* storage) {
  if (!spec::is_float(e)) return integer_point(load_integer(e, storage));
  return cell_of(load_float(e, storage), load_bits(e, storage).low);
}

}  // namespace

void EnvelopeDomain::load(ElementType e, const std::byte* storage, std::int64_t n, std::byte* cells) {
  if (spec::is_complex(e)) return load(spec::real_type(e), storage, 2 * n, cells);
  const auto bytes = spec::storage_bytes(e);
  Cell* out = cells_of(cells);
  const auto code = [&](std::int64_t i) { return load_bits(e, storage + i * bytes).low; };
  if (e == ElementType::f32)
    for (std::int64_t i = 0; i < n; ++i) out[i] = cell_of(load_raw<float>(storage + i * bytes), code(i));
  else if (e == ElementType::f64)
    for (std::int64_t i = 0; i < n; ++i) out[i] = cell_of(load_raw<double>(storage + i * bytes), code(i));
  else
    for (std::int64_t i = 0; i < n; ++i) out[i] = known_cell(e, storage + i * bytes);
}

std::array<Cell, 2> set_of_element(ElementType e, const std::byte* storage) {
  const ElementType part = spec::real_type(e);
  std::array<Cell, 2> out{};
  for (int k = 0; k < (spec::is_complex(e) ? 2 : 1); ++k)
    out[static_cast<std::size_t>(k)] = known_cell(part, storage + k * spec::storage_bytes(part));
  return out;
}

void store_element(ElementType e, const std::array<Cell, 2>& set, std::byte* storage) {
  const ElementType part = spec::real_type(e);
  for (int k = 0; k < (spec::is_complex(e) ? 2 : 1); ++k)
    store_bits(part, bits_of(part, set[static_cast<std::size_t>(k)]), storage + k * spec::storage_bytes(part));
}

void EnvelopeDomain::from_integers(ElementType e, const std::int64_t* numbers, std::int64_t n, std::byte* cells) {
  std::byte element[16] = {};
  for (std::int64_t i = 0; i < n; ++i) {
    store_integer(e, numbers[i], element);
    load(e, element, 1, cells + static_cast<std::size_t>(i) * cell_size(e));
    const bool has_no_code = numbers[i] == 0 && spec::is_float(e) && !oracle::numbers(e).has_zero;
    if (has_no_code) fill_any(e, Opening::kUnrepresentable, 1, cells + static_cast<std::size_t>(i) * cell_size(e));
  }
}

void EnvelopeDomain::from_real(ElementType e, double x, std::byte* cell) {
  std::byte element[16] = {};
  store_real(e, x, element);
  load(e, element, 1, cell);
}

void EnvelopeDomain::to_integers(ElementType e, const std::byte* cells, std::int64_t n, std::int64_t* numbers) {
  const auto* in = reinterpret_cast<const Cell*>(cells);
  for (std::int64_t i = 0; i < n; ++i) {
    const bool beyond = spec::is_unsigned(e) && in[i].integer_low < 0;  // 2^63 and more
    numbers[i] = !is_integer_point(in[i]) ? kUncertain : as_index(beyond ? kUncertain : in[i].integer_low);
  }
}

std::vector<std::int64_t> EnvelopeDomain::integers_of(ElementType e, const std::byte* cell, std::size_t most) const {
  const Cell& set = *reinterpret_cast<const Cell*>(cell);
  if (is_unconstrained(set)) return {};
  std::vector<std::int64_t> out;
  for (const Cell& piece : pieces_of(set)) {
    const auto room = static_cast<std::int64_t>(most - out.size());
    if (wide(e, piece.integer_high) - wide(e, piece.integer_low) >= room) return {};
    for (std::int64_t n = piece.integer_low; n != piece.integer_high; ++n) out.push_back(n);
    out.push_back(piece.integer_high);
  }
  return out;
}

Decision EnvelopeDomain::decide(const std::byte* cell) {
  const Cell& c = *reinterpret_cast<const Cell*>(cell);
  if (!is_integer_point(c)) return Decision::kUncertain;
  return c.integer_low != 0 ? Decision::kTrue : Decision::kFalse;
}

bool EnvelopeDomain::knows_nan(ElementType e, const std::byte* cells, std::int64_t n) const {
  const auto* const parts = reinterpret_cast<const Cell*>(cells);
  return std::all_of(parts, parts + n * (spec::is_complex(e) ? 2 : 1),
                     [](const Cell& c) { return !may_nan(c) || must_nan(c); });
}

// ---- Scalar functions ---------------------------------------------------------------------------

void EnvelopeDomain::apply(const Primitive& p, const Parameters& parameters, ElementType result,
                           std::span<const ElementType> types, std::span<const Column> operands, std::int64_t n,
                           std::byte* out) {
  const ElementType operand = types.empty() ? result : types.back();
  if (spec::is_complex(operand) || spec::is_complex(result))
    return apply_complex(p, parameters, result, types, operands, n, out);
  if (p.rule == ResultRule::kBool && p.operands == 2) {
    if (reads_once_ && operands[0].data == operands[1].data && operands[0].stride == operands[1].stride) {
      for (std::int64_t i = 0; i < n; ++i)
        cells_of(out)[i] = compare_with_itself(operand, parameters, at(operands[0], i));
      return;
    }
    for (std::int64_t i = 0; i < n; ++i)
      cells_of(out)[i] = compare_cells(*this, operand, parameters, at(operands[0], i), at(operands[1], i));
    return;
  }
  if (p.rule == ResultRule::kGiven && p.operands == 1) {
    for (std::int64_t i = 0; i < n; ++i) {
      const Cell& x = at(operands[0], i);
      cells_of(out)[i] = computed(converted(operand, x, result), x, x);
    }
    return;
  }
  if (spec::is_float(operand)) return apply_reals(p, parameters, operand, operands, n, out);
  apply_exactly(p, parameters, result, types, operands, n, out);
}

namespace {

/// A formula whose steps leave the type says nothing.
Cell with_formula(Unions& unions, ElementType e, const Cell& c, const Cell& formula) {
  return is_unconstrained(formula) ? c : either(unions, e, c, formula);
}

Cell finite_interval(const Cell& c) {
  const bool all_infinite = c.low == c.high && std::isinf(c.low);
  if (all_infinite) return integer_point(0);
  return contains_infinity(c) ? integer_interval(0, 1) : integer_point(1);
}

/// is_finite.
Cell finite_cell(const RealRules& r, const Cell& c) {
  if (must_nan(c)) return integer_point(0);
  if (!r.numbers().has_nan) return integer_point(1);
  UnionBuilder all(ElementType::i1);
  for (const Cell& piece : pieces_of(c)) all.add(finite_interval(piece));
  if (may_nan(c)) all.add(integer_point(0));
  return all.finish(r.unions());
}

}  // namespace

Cell value_of_intervals(const RealRules& r, const Primitive& p, const Parameters& parameters, const Cell& a,
                        const Cell& b) {
  Cell c = real_function(p)(r, p.function, parameters, a, b);
  if (!r.holds_every_set()) c = r.representable(c);
  r.free_sign(c);
  return c;
}

void EnvelopeDomain::apply_reals(const Primitive& p, const Parameters& parameters, ElementType e,
                                 std::span<const Column> operands, std::int64_t n, std::byte* out) {
  const RealRules& r = rules(e);
  if (p.rule == ResultRule::kBool) {
    for (std::int64_t i = 0; i < n; ++i) cells_of(out)[i] = finite_cell(r, at(operands[0], i));
    return;
  }
  // An op that states its own error is held to that.
  const Pattern* const formula = stated_error(parameters) ? nullptr : formulas_.of(p, e);
  const Column second = operands.size() > 1 ? operands[1] : operands[0];
  for (std::int64_t i = 0; i < n; ++i) {
    const Cell &a = at(operands[0], i), &b = at(second, i);
    Cell c = value_of(p, parameters, e, a, b);
    if (formula != nullptr) c = with_formula(*unions_, e, c, by_formula(*formula, e, a, b));
    note_computed(c, a, b);
    if (measures_radii_) c = r.with_underflow(spanned(c));
    cells_of(out)[i] = c;
  }
}

Cell EnvelopeDomain::by_formula(const Pattern& formula, ElementType e, const Cell& a, const Cell& b) {
  if (formula.variable >= 0) return formula.variable == 0 ? a : b;
  Cell operands[2] = {};
  if (!formula.primitive) return from_real(e, formula.number, reinterpret_cast<std::byte*>(operands)), operands[0];
  for (std::size_t k = 0; k < formula.operands.size(); ++k) operands[k] = by_formula(formula.operands[k], e, a, b);
  return value_of(*formula.primitive, {}, e, operands[0], operands[1]);
}

void EnvelopeDomain::convert(ElementType from, const std::byte* cells, ElementType to, std::int64_t n, std::byte* out) {
  const auto* in = reinterpret_cast<const Cell*>(cells);
  const std::int64_t in_step = spec::is_complex(from) ? 2 : 1, out_step = spec::is_complex(to) ? 2 : 1;
  const ElementType source = spec::real_type(from), target = spec::real_type(to);
  for (std::int64_t i = 0; i < n; ++i) {
    const Cell& x = in[i * in_step];
    cells_of(out)[i * out_step] = computed(converted(source, x, target), x, x);
    if (out_step == 2) cells_of(out)[i * 2 + 1] = in_step == 2 ? converted(source, in[i * 2 + 1], target) : point(0.0);
  }
}

void EnvelopeDomain::select(Column pred, ElementType e, Column a, Column b, std::int64_t n, std::byte* out) {
  const std::size_t size = cell_size(e);
  for (std::int64_t i = 0; i < n; ++i) {
    const Cell& p = at(pred, i);
    std::byte* to = out + static_cast<std::size_t>(i) * size;
    if (!is_integer_point(p)) join(e, {a.data + i * a.stride, 0}, {b.data + i * b.stride, 0}, 1, to);
    else std::memcpy(to, p.integer_low != 0 ? a.data + i * a.stride : b.data + i * b.stride, size);
  }
}

void EnvelopeDomain::join(ElementType e, Column a, Column b, std::int64_t n, std::byte* out) {
  const std::int64_t parts = spec::is_complex(e) ? 2 : 1;
  for (std::int64_t i = 0; i < n; ++i)
    for (std::int64_t k = 0; k < parts; ++k)
      cells_of(out)[i * parts + k] = either(*unions_, spec::real_type(e), (&at(a, i))[k], (&at(b, i))[k]);
}

void EnvelopeDomain::fill_between(ElementType e, std::int64_t n, std::byte* cells) {
  const std::int64_t parts = spec::is_complex(e) ? 2 : 1;
  std::transform(cells_of(cells), cells_of(cells) + n * parts, cells_of(cells), spanned);
}

void EnvelopeDomain::fill_any(ElementType e, Opening why, std::int64_t n, std::byte* out) {
  const bool real = spec::is_float(e) || spec::is_complex(e);
  const std::int64_t parts = spec::is_complex(e) ? 2 : 1;
  std::fill(cells_of(out), cells_of(out) + n * parts, real ? anything(why) : any_integer(e, why));
}

void EnvelopeDomain::any(ElementType e, std::int64_t n, std::byte* out) { fill_any(e, Opening::kText, n, out); }

void EnvelopeDomain::unknown(Unknown why, ElementType e, std::int64_t n, std::byte* out) {
  static constexpr Opening kWhy[] = {Opening::kIndex, Opening::kLoop, Opening::kNoLaw};
  fill_any(e, kWhy[static_cast<std::size_t>(why)], n, out);
}

bool EnvelopeDomain::outside(ElementType, std::int64_t, std::byte*) { return false; }

// ---- Bits ---------------------------------------------------------------------------------------

namespace {

/// The bits of an element of any type; false where they are not known.
bool known_bits(ElementType e, const Cell* cells, Bits& out) {
  const ElementType part = spec::real_type(e);
  const int parts = spec::is_complex(e) ? 2 : 1;
  out = {};
  for (int k = 0; k < parts; ++k) {
    const bool open = spec::is_float(part) ? has_free_bits(cells[k]) : !is_integer_point(cells[k]);
    if (open) return false;
    out = join_bits(out, bits_of(part, cells[k]), k, spec::bits(part));
  }
  return true;
}

/// All bits of one element become one element.
bool is_one_of(ElementType from, int pieces, ElementType to) {
  return pieces == 1 && spec::bits(from) == spec::bits(to) && !spec::is_complex(from) && !spec::is_complex(to);
}

/// Bits that are cast and cast back have not been touched.
void keep_notes(const Cell& from, Cell& to) { to.flags |= from.flags & kUnroundedFlags; }

}  // namespace

void EnvelopeDomain::bits_at(ElementType from, Column first, std::ptrdiff_t step, int pieces, std::int64_t index,
                             ElementType to, std::int64_t n, std::byte* out) {
  for (std::int64_t i = 0; i < n; ++i) {
    Bits joined, piece;
    const Cell* unknown = nullptr;
    for (int k = 0; k < pieces && !unknown; ++k) {
      const auto* const cells = reinterpret_cast<const Cell*>(first.data + i * first.stride + k * step);
      if (!known_bits(from, cells, piece)) unknown = cells;
      joined = join_bits(joined, piece, k, spec::bits(from));
    }
    std::byte* cell = out + static_cast<std::size_t>(i) * cell_size(to);
    if (unknown) {
      fill_any(to, openings_of(*unknown) != 0 ? opening_of(unknown->flags) : Opening::kBits, 1, cell);
      continue;
    }
    std::byte element[16] = {};
    store_bits(to, oracle::bits_at(joined, static_cast<int>(index), spec::bits(to)), element);
    load(to, element, 1, cell);
    if (is_one_of(from, pieces, to))
      keep_notes(*reinterpret_cast<const Cell*>(first.data + i * first.stride), *cells_of(cell));
  }
}

// ---- Integers and booleans ----------------------------------------------------------------------

namespace {

constexpr std::size_t kMaxCombinations = 64;

/// The values of a set; none where there are too many.
std::vector<std::int64_t> values_of(const Cell& c) {
  std::vector<std::int64_t> out;
  for (const Cell& piece : pieces_of(c)) {
    const std::uint64_t width =
        static_cast<std::uint64_t>(piece.integer_high) - static_cast<std::uint64_t>(piece.integer_low);
    if (width >= kMaxCombinations - out.size()) return {};
    for (std::uint64_t k = 0; k <= width; ++k) out.push_back(piece.integer_low + static_cast<std::int64_t>(k));
  }
  return out;
}

/// All values of uncertain operands where there are few of them.
template <class Visit> bool visit_combinations(std::span<const Cell> operands, Visit visit) {
  std::size_t combinations = 1;
  std::vector<std::vector<std::int64_t>> choices;
  for (const Cell& c : operands) {
    choices.push_back(values_of(c));
    combinations *= choices.back().size();
    if (combinations == 0 || combinations > kMaxCombinations) return false;
  }
  std::vector<std::int64_t> value(operands.size());
  for (std::size_t n = 0; n < combinations; ++n) {
    std::size_t rest = n;
    for (std::size_t k = 0; k < value.size(); rest /= choices[k].size(), ++k)
      value[k] = choices[k][rest % choices[k].size()];
    visit(std::span<const std::int64_t>(value));
  }
  return true;
}

Opening opening_of_case(spec::OpenCase open, std::int64_t second) {
  using enum spec::OpenCase;
  switch (open) {
    case kQuotient: return Opening::kDivisionByZero;
    case kShift:
    case kArithmeticShift: return Opening::kShift;
    case kAlways: return Opening::kRandomBits;
    case kPower: return second <= 0 || second > kLargestExponent ? Opening::kIntegerPower : Opening::kIntegerOverflow;
    default: return Opening::kIntegerOverflow;
  }
}

Cell apply_point(const EnvelopeDomain& d, const Application& a, std::span<const std::int64_t> values) {
  std::byte storage[kMaxOperands][8] = {};
  std::array<Column, kMaxOperands> columns;
  for (std::size_t k = 0; k < values.size(); ++k) {
    store_bits(a.operands[k], {static_cast<std::uint64_t>(values[k]), 0}, storage[k]);
    columns[k] = {storage[k], 0};
  }
  const std::int64_t second = values.size() > 1 ? values[1] : 0;
  if (leaves_open(d.contract(), a.primitive->open, a.operands[0], values[0], second))
    return any_integer(a.result, opening_of_case(a.primitive->open, second));
  std::byte out[16] = {};
  a({out, 0}, columns.data(), 1);
  return integer_point(load_integer(a.result, out));
}

}  // namespace

void EnvelopeDomain::apply_exactly(const Primitive& p, const Parameters& parameters, ElementType result,
                                   std::span<const ElementType> types, std::span<const Column> operands, std::int64_t n,
                                   std::byte* out) {
  const auto application = resolve(p, result, types, parameters);
  if (!application) return fill_any(result, Opening::kNoBound, n, out);
  std::array<Cell, kMaxOperands> cells;
  std::array<std::int64_t, kMaxOperands> values;
  for (std::int64_t i = 0; i < n; ++i) {
    bool points = true;
    for (std::size_t k = 0; k < operands.size(); ++k) {
      cells[k] = at(operands[k], i);
      values[k] = cells[k].integer_low;
      points = points && is_integer_point(cells[k]);
    }
    Cell& c = cells_of(out)[i];
    if (points) {
      c = apply_point(*this, *application, {values.data(), operands.size()});
      continue;
    }
    UnionBuilder all(result);
    const bool few = visit_combinations({cells.data(), operands.size()}, [&](std::span<const std::int64_t> v) {
      all.add(apply_point(*this, *application, v));
    });
    c = few ? all.finish(*unions_) : any_integer(result, Opening::kManyOperands);
  }
}

// ---- Complex ------------------------------------------------------------------------------------

namespace {

ComplexCells complex_at(Column c, std::int64_t i) { return {(&at(c, i))[0], (&at(c, i))[1]}; }

/// What a function gives that is no further off than its neighbours, unless it is exact: 0, 1 or -1.
Cell near_point(ElementType e, double x) {
  const bool is_exact = x == std::trunc(x);
  return is_exact ? point(x) : interval(next_down(e, x), next_up(e, x));
}

/// Equality alone is judged; an order of complex numbers is lexicographic, or not there.
Cell compared(const EnvelopeDomain& d, ElementType part, const Parameters& parameters, const ComplexCells& a,
              const ComplexCells& b) {
  const Cell real = compare_cells(d, part, {0, -1}, a.real, b.real);
  const Cell imag = compare_cells(d, part, {0, -1}, a.imag, b.imag);
  const bool known = is_integer_point(real) && is_integer_point(imag) && parameters[0] <= 1;
  const bool equal = real.integer_low != 0 && imag.integer_low != 0;
  return known ? integer_point(equal == (parameters[0] == 0) ? 1 : 0) : integer_interval(0, 1);
}

}  // namespace

bool EnvelopeDomain::acts_by_parts(const Primitive& p) {
  return p.id == PrimitiveId::kAdd || p.id == PrimitiveId::kSubtract || p.id == PrimitiveId::kNegate;
}

/// Elements of which the formula says all, and an implementation computes them: factors of a Fourier transform.
void EnvelopeDomain::apply_nothing(const Primitive& p, const Parameters& parameters, ElementType result, std::int64_t n,
                                   std::byte* out) {
  const auto application = resolve(p, result, {}, parameters);
  if (!application) return fill_any(result, Opening::kComplexFunction, n, out);
  const ElementType part = spec::real_type(result);
  std::byte storage[16] = {};
  (*application)({storage, 0}, nullptr, 1);
  const auto bytes = static_cast<std::size_t>(spec::storage_bytes(part));
  const Cell real = near_point(part, load_float(part, storage)),
             imag = near_point(part, load_float(part, storage + bytes));
  for (std::int64_t i = 0; i < n; ++i) {
    cells_of(out)[2 * i] = real;
    cells_of(out)[2 * i + 1] = imag;
  }
}

void EnvelopeDomain::apply_complex(const Primitive& p, const Parameters& parameters, ElementType result,
                                   std::span<const ElementType> types, std::span<const Column> operands, std::int64_t n,
                                   std::byte* out) {
  if (operands.empty()) return apply_nothing(p, parameters, result, n, out);
  const ElementType operand = types.back(), part = spec::real_type(operand);
  const bool converts = p.rule == ResultRule::kGiven && p.operands == 1;
  const Column second = operands.size() > 1 ? operands[1] : operands[0];
  Cell* to = cells_of(out);
  for (std::int64_t i = 0; i < n; ++i, to += cell_size(result) / sizeof(Cell)) {
    if (converts) {
      convert(operand, operands[0].data + i * operands[0].stride, result, 1, reinterpret_cast<std::byte*>(to));
    } else if (p.rule == ResultRule::kComplex) {
      to[0] = at(operands[0], i);
      to[1] = at(second, i);
    } else if (p.id == PrimitiveId::kReal || p.id == PrimitiveId::kImag) {
      to[0] = (&at(operands[0], i))[p.id == PrimitiveId::kImag ? 1 : 0];
    } else if (p.rule == ResultRule::kBool) {
      to[0] = compared(*this, part, parameters, complex_at(operands[0], i), complex_at(second, i));
    } else {
      const ComplexCells z = complex_value(p, parameters, part, complex_at(operands[0], i), complex_at(second, i));
      to[0] = z.real;
      if (spec::is_complex(result)) to[1] = z.imag;
    }
  }
}

// ---- Folds --------------------------------------------------------------------------------------

namespace {

/// What is known of the function by which a fold has no bounds.
enum class Known : std::uint8_t {
  kNothing,  ///< one leaf stays what it is, more may be anything
  kNoInit,   ///< inits that may stand anywhere: not even one leaf is known
  kTarget,   ///< the init stands first and once: one update of it is known as well
};

/// A fold by a function that has no law, or whose error has no bound.
class OpenFolding final : public Folding {
 public:
  OpenFolding(EnvelopeDomain& domain, const FoldRequest& request, Known known)
      : domain_(domain), function_(*request.function), type_(request.type), size_(domain.cell_size(type_)),
        known_(known), leaves_(static_cast<std::size_t>(request.results), request.init != nullptr ? 1 : 0),
        value_(leaves_.size() * size_) {
    for (std::size_t j = 0; request.init != nullptr && j < leaves_.size(); ++j)
      std::memcpy(&value_[j * size_], request.init_of(j), size_);
  }
  void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& p) override {
    for_present(n, count, p,
                [&](std::int64_t j, std::int64_t t) { take(static_cast<std::size_t>(at + j), terms.at(j, t)); });
  }
  void add_products(std::int64_t at, std::int64_t n, std::int64_t, const Terms&, const Terms&,
                    const Presence&) override {
    for (std::int64_t j = 0; j < n; ++j) leaves_[static_cast<std::size_t>(at + j)] += 2;
  }
  void finish(std::byte* out, std::uint8_t* present) override {
    const std::int64_t certain = known_ == Known::kTarget ? 2 : known_ == Known::kNothing ? 1 : 0;
    for (std::size_t j = 0; j < leaves_.size(); ++j) {
      if (leaves_[j] > certain)
        domain_.fill_any(type_, known_ == Known::kNoInit ? Opening::kInit : Opening::kNoLaw, 1, out + j * size_);
      else std::memcpy(out + j * size_, &value_[j * size_], size_);
      if (leaves_[j] == 1 && certain == 1) combine_with_identity(out + j * size_);
      if (present != nullptr) present[j] = leaves_[j] > 0 ? 1 : 0;
    }
  }

 private:
  void take(std::size_t j, const std::byte* term) {
    const std::int64_t before = leaves_[j]++;
    std::byte* const value = &value_[j * size_];
    if (before == 0) std::memcpy(value, term, size_);
    if (before != 1 || known_ != Known::kTarget) return;
    const std::array<ElementType, 2> types{type_, type_};
    const std::array<Column, 2> operands{Column{value, 0}, Column{term, 0}};
    domain_.apply(function_, {}, type_, types, operands, 1, value);
  }
  /// An identity may be folded in, which reads the only term and computes with it.
  void combine_with_identity(std::byte* cell) const {
    auto* parts = reinterpret_cast<Cell*>(cell);
    if (spec::is_float(type_)) *parts = computed(domain_.or_flushed(type_, *parts), *parts, *parts);
    if (!spec::is_complex(type_) || function_.id != PrimitiveId::kMultiply) return;
    const std::array<Cell, 2> one{point(1), point(0)};
    const std::array<ElementType, 2> types{type_, type_};
    const std::array<Column, 2> operands{Column{cell, 0}, Column{reinterpret_cast<const std::byte*>(one.data()), 0}};
    std::array<Cell, 2> product{};
    auto* const bytes = reinterpret_cast<std::byte*>(product.data());
    domain_.apply(function_, {}, type_, types, operands, 1, bytes);
    domain_.join(type_, {cell, 0}, {bytes, 0}, 1, cell);
  }

  EnvelopeDomain& domain_;
  const Primitive& function_;
  ElementType type_;
  std::size_t size_;
  Known known_;
  std::vector<std::int64_t> leaves_;
  std::vector<std::byte> value_;
};

/// The number that is the primitive's neutral element on elements of the type, where it is one.
std::optional<std::int64_t> identity_of(const Primitive& p, ElementType e) {
  if ((p.neutral.types & spec::set_of(e)) == 0) return std::nullopt;
  if (p.neutral.element == spec::NamedElement::kZero) return 0;
  if (p.neutral.element == spec::NamedElement::kOne) return 1;
  return std::nullopt;
}

bool init_is(const FoldRequest& r, std::size_t cell_size, std::int64_t identity) {
  for (std::int64_t j = 0; j < (r.init->stride == 0 ? std::min<std::int64_t>(r.results, 1) : r.results); ++j) {
    const auto* c = reinterpret_cast<const Cell*>(r.init->data + j * r.init->stride);
    const bool real = spec::is_float(r.type) || spec::is_complex(r.type);
    const bool first = real ? c->low == static_cast<double>(identity) && is_point(*c)
                            : is_integer_point(*c) && c->integer_low == identity;
    const bool second = cell_size == sizeof(Cell) || (c[1].low == 0 && is_point(c[1]));
    if (!first || !second) return false;
  }
  return true;
}

/// Complex numbers are summed part by part. A wider accumulator of their parts may be theirs, and need not be: no
/// contract speaks of it.
Accumulator accumulator_of(EnvelopeDomain& d, const FoldRequest& r) {
  const ElementType part = spec::real_type(r.type);
  const auto slot = static_cast<std::size_t>(part);
  const auto& c = d.contract();
  const auto wider = r.products ? c.dot_accumulator[slot] : c.sum_accumulator[slot];
  const bool own =
      !r.products || r.says_accumulator || c.dot_own_accumulator[slot] || !wider || spec::is_complex(r.type);
  Accumulator a;
  const bool runs_wider = wider.has_value() && *wider != part;
  a.rules = &d.rules(part, runs_wider && !numbers(part).has_zero ? Flush::kInWider : Flush::kAsGranted);
  a.narrowest = own ? part : *wider;
  a.may_be_wider = runs_wider;
  a.products = r.products;
  a.multiplicand = r.products ? c.multiplicand[slot] : std::nullopt;
  a.via = r.products ? c.dot_via[slot] : std::nullopt;
  a.is_fused = spec::is_complex(r.type) && c.fma[static_cast<std::size_t>(r.type)];
  a.in_order = c.order == spec::Order::kInOrderTree && r.freedom == spec::Freedom::kAnyTree && !a.may_be_wider && own;
  a.takes_points = !a.multiplicand && !a.in_order;
  a.least_read = a.rules->least_read();
  return a;
}

bool is_sum_of_reals(const FoldRequest& r) {
  return r.function->id == PrimitiveId::kAdd && (spec::is_float(r.type) || spec::is_complex(r.type));
}

}  // namespace

std::unique_ptr<Folding> EnvelopeDomain::fold(const FoldRequest& request) {
  const bool is_real = spec::is_float(request.type) || spec::is_complex(request.type);
  const bool accumulates_wider = is_sum_of_reals(request) && accumulator_of(*this, request).may_be_wider;
  if (request.freedom == spec::Freedom::kInOrder || (has_one_order() && !accumulates_wider))
    return chain_folding(request, *this);
  const bool is_update = request.freedom == spec::Freedom::kAnyOrder;
  const auto open = [&](Known known) {
    return std::make_unique<OpenFolding>(*this, request, is_update ? Known::kTarget : known);
  };
  const Primitive& f = *request.function;
  const bool idempotent = (f.idempotent & spec::set_of(request.type)) != 0;
  const auto identity = identity_of(f, request.type);
  if (!idempotent && !identity) return open(Known::kNothing);
  const bool init_counts = request.init != nullptr && !is_update && contract_.init == spec::InitCount::kAny;
  if (init_counts && idempotent) {
    FoldRequest bare = request;
    bare.init = nullptr;
    return optional_init(request, *this, idempotent_folding(request), idempotent_folding(bare));
  }
  if (init_counts && !init_is(request, cell_size(request.type), *identity)) return open(Known::kNoInit);
  if (is_sum_of_reals(request)) return sum_folding(request, accumulator_of(*this, request));
  const bool may_overflow =
      contract_.integer_overflow_any && spec::is_int(request.type) && f.open != spec::OpenCase::kNothing;
  if (may_overflow) return integer_tree_folding(request, *this);
  if (idempotent) return idempotent_folding(request);
  if (f.id == PrimitiveId::kMultiply && spec::is_float(request.type))
    return product_folding(request, *this, accumulator_of(*this, request));
  if (f.id == PrimitiveId::kMultiply && spec::is_complex(request.type))
    return complex_product_folding(request, *this, accumulator_of(*this, request));
  return is_real ? open(Known::kNothing) : chain_folding(request, *this);
}

bool EnvelopeDomain::transform(const Transform& t, std::byte* out) {
  FoldRequest sum;
  sum.function = &primitive(PrimitiveId::kAdd);
  sum.type = t.type;
  sum.freedom = spec::Freedom::kAnyTree;
  sum.results = t.batch;
  sum.terms = t.terms();
  sum.products = true;
  const Accumulator acc = accumulator_of(*this, sum);
  const bool is_chain = has_one_order() && !acc.may_be_wider;
  return !is_chain && TransformSets(t, acc).find(reinterpret_cast<Cell*>(out));
}

std::unique_ptr<Folding> EnvelopeDomain::idempotent_folding(const FoldRequest& request) {
  const bool may_lose = contract_.minmax_nan_either && spec::is_float(request.type);
  return may_lose ? extremum_folding(request, *this) : chain_folding(request, *this);
}

void EnvelopeDomain::lie_within(ElementType e, Column cells, Column all, std::int64_t n, std::uint8_t* out) {
  const std::int64_t parts = spec::is_complex(e) ? 2 : 1;
  for (std::int64_t i = 0; i < n; ++i) {
    out[i] = 1;
    for (std::int64_t k = 0; k < parts; ++k)
      out[i] &= is_covered(spec::real_type(e), (&at(cells, i))[k], (&at(all, i))[k]) ? 1 : 0;
  }
}

void EnvelopeDomain::widen(ElementType e, const std::byte* before, std::int64_t n, std::byte* now) {
  const auto size = static_cast<std::ptrdiff_t>(cell_size(e));
  for (std::int64_t i = 0; i < n; ++i)
    if (!is_same(e, before + i * size, now + i * size)) fill_any(e, Opening::kNoLaw, 1, now + i * size);
}

/// An op may run in a wider format whose conversions read subnormals as zero and make any NaN of a NaN,
/// and a select may be a minimum or maximum.
Cell EnvelopeDomain::moved(ElementType e, const Cell& c, bool is_selected) const {
  const auto slot = static_cast<std::size_t>(e);
  const bool may_flush = contract_.flush_moves[slot] || (contract_.flush_selects[slot] && is_selected);
  const Cell out = may_flush ? or_flushed(e, c) : c;
  return is_known_nan(out) && contract_.nan_bits_free[slot] ? computed(must_be_nan(), out, out) : out;
}

void EnvelopeDomain::change_moves(const EvaluatedOp& op, RuntimeValue& v) {
  if (!v.type.is_tensor() || v.cells == nullptr) return;
  const ElementType e = v.type.element();
  if (!spec::is_float(e)) return;
  const bool is_selected = op.op.record->facts.selects;
  const std::int64_t n = v.type.elements();
  const auto* cells = reinterpret_cast<const Cell*>(v.cells.get());
  const auto changes = [&](const Cell& c) { return !are_same_sets(moved(e, c, is_selected), c); };
  if (std::none_of(cells, cells + n, changes)) return;
  Buffer<std::byte> changed(static_cast<std::size_t>(n) * sizeof(Cell));
  std::transform(cells, cells + n, cells_of(changed.get()), [&](const Cell& c) { return moved(e, c, is_selected); });
  v.cells = std::move(changed).freeze();
}

void EnvelopeDomain::enlarge(ElementType e, const std::byte* radii, std::int64_t n, std::byte* cells) {
  if (!spec::is_float(e) && !spec::is_complex(e)) return open_where_not_zero(e, radii, n, cells);
  const std::int64_t parts = spec::is_complex(e) ? 2 : 1;
  const RealRules& r = rules(spec::real_type(e));
  const auto* const radius = reinterpret_cast<const Cell*>(radii);
  for (std::int64_t i = 0; i < n * parts; ++i) {
    const Cell reach = spanned(radius[i - i % parts]);  // of a complex radius the real part
    cells_of(cells)[i] = for_each_piece(*unions_, r.type(), cells_of(cells)[i],
                                        [&](const Cell& piece) { return r.enlarged(piece, reach); });
  }
}

void EnvelopeDomain::open(ElementType e, const std::byte* radii, std::int64_t n, std::byte* cells) {
  const auto size = static_cast<std::int64_t>(cell_size(e));
  for (std::int64_t at = 0; at < n * size; at += size)
    if (is_unconstrained(*reinterpret_cast<const Cell*>(radii + at))) fill_any(e, Opening::kText, 1, cells + at);
}

/// What an op without operands makes, nobody has moved.
void EnvelopeDomain::after_op(const EvaluatedOp& op) {
  if (op.op.operands.empty()) return;
  for (RuntimeValue& v : op.results) change_moves(op, v);
}

}  // namespace assay::oracle
