#include <fmt/format.h>
#include <mpfr.h>

#include <fstream>
#include <iostream>
#include <map>

#include "oracle/envelope/sets_test.h"
#include "oracle/numerics/exact_formats_test.h"
#include "oracle/numerics/primitive.h"
#include "spec/scale_test.h"

/// The acceptance sets of every primitive on the formats of 4, 6 and 8 bits, element by element: the correctly rounded
/// result is in its set, under every contract and whatever the operands may be, and the set is no larger than
/// corpus/expectations/set-sizes.txt says. Results are MPFR's, rounded by the second writing of the formats.
namespace assay::oracle {
namespace {

using testing_formats::ExactFormat;

class Real {
 public:
  explicit Real(double x = 0) { mpfr_init2(x_, 600), mpfr_set_d(x_, x, MPFR_RNDN); }
  Real(const Real& other) { mpfr_init2(x_, 600), mpfr_set(x_, other.x_, MPFR_RNDN); }
  Real& operator=(const Real& other) { return mpfr_set(x_, other.x_, MPFR_RNDN), *this; }
  ~Real() { mpfr_clear(x_); }
  operator mpfr_ptr() { return x_; }
  operator mpfr_srcptr() const { return x_; }
  bool is_negative() const { return mpfr_signbit(x_) != 0; }

 private:
  mpfr_t x_;
};

using Unary = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);
using Binary = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t);

template <int (*kRound)(mpfr_ptr, mpfr_srcptr)> int rounded(mpfr_ptr r, mpfr_srcptr x, mpfr_rnd_t) {
  return kRound(r, x);
}
int reciprocal_root(mpfr_ptr r, mpfr_srcptr x, mpfr_rnd_t mode) {
  // 1 / -0 is -infinity, as the root of -0 is -0; mpfr_rec_sqrt says +infinity.
  return mpfr_sqrt(r, x, mode), mpfr_ui_div(r, 1, r, mode);
}
int logistic(mpfr_ptr r, mpfr_srcptr x, mpfr_rnd_t mode) {
  return mpfr_neg(r, x, mode), mpfr_exp(r, r, mode), mpfr_add_ui(r, r, 1, mode), mpfr_ui_div(r, 1, r, mode);
}
int sign(mpfr_ptr r, mpfr_srcptr x, mpfr_rnd_t mode) {
  if (mpfr_nan_p(x) || mpfr_zero_p(x)) return mpfr_set(r, x, mode);
  return mpfr_set_si(r, mpfr_sgn(x), mode);
}
int log_gamma(mpfr_ptr r, mpfr_srcptr x, mpfr_rnd_t mode) {
  int sign_of_gamma = 0;
  return mpfr_lgamma(r, &sign_of_gamma, x, mode);
}
/// A NaN is handed on, and -0 is less than 0.
template <bool kMaximum> int extremum(mpfr_ptr r, mpfr_srcptr a, mpfr_srcptr b, mpfr_rnd_t mode) {
  if (mpfr_nan_p(a) || mpfr_nan_p(b)) return mpfr_set_nan(r), 0;
  const bool a_is_less = mpfr_cmp(a, b) < 0 || (mpfr_equal_p(a, b) && mpfr_signbit(a) && !mpfr_signbit(b));
  return mpfr_set(r, a_is_less == kMaximum ? b : a, mode);
}

struct Truth {
  std::string_view primitive;
  Unary unary = nullptr;
  Binary binary = nullptr;
};

// clang-format off
constexpr Truth kTruths[] = {{"abs", mpfr_abs},
                             {"negate", mpfr_neg},
                             {"sign", sign},
                             {"conj", mpfr_set},
                             {"ceil", rounded<mpfr_ceil>},
                             {"floor", rounded<mpfr_floor>},
                             {"round_nearest_afz", rounded<mpfr_round>},
                             {"round_nearest_even", rounded<mpfr_roundeven>},
                             {"exponential", mpfr_exp},
                             {"exp2", mpfr_exp2},
                             {"log2", mpfr_log2},
                             {"exponential_minus_one", mpfr_expm1},
                             {"log", mpfr_log},
                             {"log_plus_one", mpfr_log1p},
                             {"logistic", logistic},
                             {"cosine", mpfr_cos},
                             {"sine", mpfr_sin},
                             {"tan", mpfr_tan},
                             {"tanh", mpfr_tanh},
                             {"sqrt", mpfr_sqrt},
                             {"rsqrt", reciprocal_root},
                             {"cbrt", mpfr_cbrt},
                             {"erf", mpfr_erf},
    {"erfc", mpfr_erfc},
    {"asin", mpfr_asin},
    {"acos", mpfr_acos},
    {"atan", mpfr_atan},
    {"sinh", mpfr_sinh},
    {"cosh", mpfr_cosh},
    {"asinh", mpfr_asinh},
    {"acosh", mpfr_acosh},
    {"atanh", mpfr_atanh},
    {"lgamma", log_gamma},
    {"digamma", mpfr_digamma},
                             {"add", nullptr, mpfr_add},
                             {"subtract", nullptr, mpfr_sub},
                             {"multiply", nullptr, mpfr_mul},
                             {"divide", nullptr, mpfr_div},
                             {"remainder", nullptr, mpfr_fmod},
                             {"power", nullptr, mpfr_pow},
                             {"atan2", nullptr, mpfr_atan2},
                             {"maximum", nullptr, extremum<true>},
                             {"minimum", nullptr, extremum<false>}};
// clang-format on

const Truth* truth_of(std::string_view primitive) {
  const auto it = std::ranges::find(kTruths, primitive, &Truth::primitive);
  return it == std::end(kTruths) ? nullptr : it;
}

/// The code of the result, or nothing where the format has none and the text does not say what comes instead.
std::optional<unsigned> rounded_code(const ExactFormat& f, const Real& x) {
  const auto& values = f.finite_values;
  const auto code_where = [&](auto holds) -> std::optional<unsigned> {
    for (unsigned code = 0; code < f.codes(); ++code)
      if (holds(f.value(code))) return code;
    return std::nullopt;
  };
  if (mpfr_nan_p(x)) return code_where([](double v) { return std::isnan(v); });
  if (mpfr_zero_p(x)) return code_where([&](double v) { return v == 0 && std::signbit(v) == x.is_negative(); });
  if (f.sign_bits == 0 && x.is_negative()) return std::nullopt;
  // Ties go to the even code; where a significand has one bit only, to the larger magnitude (IEEE 754-2019, 4.3.1).
  const bool is_to_larger = f.mantissa_bits == 0;
  const double largest = values.back().value;
  const double beyond = largest + (is_to_larger ? largest / 2 : (largest - values[values.size() - 2].value) / 2);
  const int past = mpfr_cmpabs(x, Real(beyond));
  if (past > 0 || (past == 0 && (is_to_larger || values.back().code % 2 != 0)))
    return code_where([&](double v) { return std::isinf(v) && (v < 0) == x.is_negative(); });
  const auto above = std::ranges::find_if(values, [&](const auto& v) { return mpfr_cmp_d(x, v.value) <= 0; });
  if (above == values.end()) return values.back().code;  // rounded down from less than `beyond`
  if (above == values.begin() && !f.has_zero && mpfr_cmp_d(x, above->value) < 0) return std::nullopt;
  if (above == values.begin() || mpfr_cmp_d(x, above->value) == 0) return above->code;
  const auto below = std::prev(above);
  const int side = mpfr_cmp_d(x, (below->value + above->value) / 2);
  const auto& nearest = side < 0 || (side == 0 && below->code % 2 == 0 && !is_to_larger) ? *below : *above;
  if (nearest.value != 0) return nearest.code;
  return code_where([&](double v) { return v == 0 && std::signbit(v) == x.is_negative(); });
}

/// What the primitive gives for elements of these codes.
std::optional<unsigned> result(const Truth& truth, const ExactFormat& f, unsigned a, unsigned b) {
  Real r;
  if (truth.unary) truth.unary(r, Real(f.value(a)), MPFR_RNDN);
  else truth.binary(r, Real(f.value(a)), Real(f.value(b)), MPFR_RNDN);
  return rounded_code(f, r);
}

bool accepts(const AcceptanceTensor& sets, std::int64_t element, unsigned code) {
  const auto byte = static_cast<std::byte>(code);
  return sets.accepts(element, std::span(&byte, 1));
}

/// The values of a set; NaNs count for one.
int size_of(const ExactFormat& f, const AcceptanceTensor& sets, std::int64_t element) {
  int numbers = 0, nans = 0;
  for (unsigned code = 0; code < f.codes(); ++code)
    if (accepts(sets, element, code)) ++(std::isnan(f.value(code)) ? nans : numbers);
  return numbers + (nans > 0);
}

/// The codes in the set of each element.
std::vector<std::vector<unsigned>> values_of(const ExactFormat& f, const AcceptanceTensor& sets) {
  std::vector<std::vector<unsigned>> out(static_cast<std::size_t>(sets.type.elements()));
  for (std::size_t i = 0; i < out.size(); ++i)
    for (unsigned code = 0; code < f.codes(); ++code)
      if (accepts(sets, static_cast<std::int64_t>(i), code)) out[i].push_back(code);
  return out;
}

/// Operands by their codes: all there are, or so many of them, evenly spread.
struct Operands {
  std::vector<unsigned> a, b;
};

Operands operands(const ExactFormat& f, bool is_binary) {
  Operands out;
  const std::size_t codes = f.codes(), pairs = is_binary ? codes * codes : codes;
  const std::size_t wanted = std::min(pairs, is_binary ? std::max(spec::scaled(1500), std::size_t{256}) : pairs);
  for (std::size_t k = 0; k < wanted; ++k) {
    const std::size_t pair = wanted == pairs ? k : k * 40503 % pairs;  // an odd factor: no pair comes twice
    out.a.push_back(static_cast<unsigned>(pair % codes));
    out.b.push_back(static_cast<unsigned>(pair / codes));
  }
  return out;
}

std::vector<AcceptanceTensor> sets_on(const ExactFormat& f, std::string_view ops, const Operands& o,
                                      const std::string& contract) {
  const auto type = spec::Type::tensor({static_cast<std::int64_t>(o.a.size())}, f.type);
  const auto input = [&](const std::vector<unsigned>& codes) {
    Tensor t{type, std::vector<std::byte>(codes.size())};
    std::ranges::transform(codes, t.bytes.begin(), [](unsigned code) { return static_cast<std::byte>(code); });
    return t;
  };
  std::string body(ops);
  for (auto at = body.find("$T"); at != body.npos; at = body.find("$T")) body.replace(at, 2, type.text());
  const std::string text =
      fmt::format("func.func @main(%a: {0}, %b: {0}) -> {0} {{\n{1}  return %r : {0}\n}}", type.text(), body);
  return sets_of(text, {input(o.a), input(o.b)}, contract);
}

std::vector<ExactFormat> small_formats() {
  std::vector<ExactFormat> out;
  for (const ExactFormat& f : testing_formats::all_formats())
    if (f.codes() <= 256) out.push_back(f);
  return out;
}

const spec::Record* record_of(const Primitive& p) {
  const auto all = spec::Records::builtin().all();
  const auto it = std::ranges::find(all, p.name, &spec::Record::mnemonic);
  return it == all.end() ? nullptr : &*it;
}

/// A function of which no contract says how far off it may be in a small format has sets of all values there.
bool is_bounded(const Primitive& p) {
  return std::ranges::any_of(spec::contract_names(), [&](const std::string& name) {
    return (*spec::contract_named(name))->budget(p.id, ElementType::f8E4M3) != nullptr;
  });
}

/// Primitives of one element type that are ops by themselves, and have a truth that formats do not enter.
std::vector<const Primitive*> judged_primitives() {
  std::vector<const Primitive*> out;
  for (const Primitive& p : primitives()) {
    const bool is_real = p.rule == ResultRule::kSame || p.name == "abs";
    const bool is_judged =
        is_real && p.parameters == 0 && p.operands <= 2 && (p.elements & spec::set_of(ElementType::f8E4M3)) != 0;
    const bool is_of_format = p.id == PrimitiveId::kNextAfter;  // oracle/numerics/primitive_test.cpp
    if (is_judged && !is_of_format && record_of(p) && (p.function == nullptr || truth_of(p.name) || is_bounded(p)))
      out.push_back(&p);
  }
  return out;
}

std::string op_text(const Primitive& p, std::string_view a, std::string_view b) {
  const std::string name = record_of(p)->full_name();
  return p.operands == 1 ? fmt::format("  %r = \"{}\"({}) : ($T) -> $T\n", name, a)
                         : fmt::format("  %r = \"{}\"({}, {}) : ($T, $T) -> $T\n", name, a, b);
}

TEST(SmallFormats, HaveATruthForEveryPrimitive) {
  EXPECT_GE(judged_primitives().size(), 27u);
  for (const Primitive* p : judged_primitives()) EXPECT_NE(truth_of(p->name), nullptr) << p->name;
}

/// How large the sets of a primitive are at points whose result the text says.
struct Sizes {
  int largest = 0;    ///< of the sets that say something
  int unchecked = 0;  ///< sets that hold anything
  int points = 0;

  void add(int size, bool is_checked) {
    ++points;
    if (is_checked) largest = std::max(largest, size);
    else ++unchecked;
  }
  std::string text() const {
    return fmt::format("at most {} values, anything at {} of {} points", largest, unchecked, points);
  }
};

/// The contracts with sets of their own: those for single back ends have the sets of what they extend.
std::vector<std::string> baselines() {
  auto names = spec::contract_names();
  std::erase_if(names, [](const std::string& name) { return !(*spec::contract_named(name))->grants.empty(); });
  return names;
}

/// `primitive | contract` with what `Sizes` says.
std::map<std::string, std::string> expected_sizes() {
  std::map<std::string, std::string> sizes;
  std::ifstream file(ASSAY_SOURCE_DIR "/corpus/expectations/set-sizes.txt");
  EXPECT_TRUE(file.is_open());
  for (std::string line; std::getline(file, line);) {
    const auto bar = line.rfind(" | ");
    if (!line.starts_with('#') && bar != line.npos) sizes[line.substr(0, bar)] = line.substr(bar + 3);
  }
  return sizes;
}

TEST(SmallFormats, SetsHoldTheRoundedResultAndLittleMore) {
  std::map<std::string, Sizes> sizes;
  std::size_t judged = 0;
  for (const Primitive* p : judged_primitives())
    for (const ExactFormat& f : small_formats()) {
      const Truth* truth = truth_of(p->name);
      if (!truth) continue;
      const Operands o = operands(f, truth->binary != nullptr);
      std::vector<std::optional<unsigned>> codes;  // they are the same under every contract
      for (std::size_t i = 0; i < o.a.size(); ++i) codes.push_back(result(*truth, f, o.a[i], o.b[i]));
      for (const std::string& contract : baselines()) {
        const auto sets = sets_on(f, op_text(*p, "%a", "%b"), o, contract);
        Sizes& measured = sizes[fmt::format("{} | {}", p->name, contract)];
        for (std::size_t i = 0; i < o.a.size(); ++i) {
          const auto& code = codes[i];
          const auto element = static_cast<std::int64_t>(i);
          if (!code) continue;
          ++judged;
          EXPECT_TRUE(accepts(sets.at(0), element, *code))
              << contract << ": " << p->name << " of " << f.value(o.a[i]) << " and " << f.value(o.b[i]) << " in "
              << spec::name(f.type) << " is " << f.value(*code) << ", not in " << sets[0].describe(element);
          measured.add(size_of(f, sets[0], element), sets[0].strength(element) != Strength::kOpen);
        }
      }
    }
  EXPECT_GE(judged, 100'000u);
  if (spec::scaled(100) != 100) return;  // the sizes are those of the operands that are drawn by default
  const auto expected = expected_sizes();
  for (const auto& [what, size] : sizes) {
    std::cout << what << " | " << size.text() << "\n";
    EXPECT_EQ(expected.contains(what) ? expected.at(what) : "not listed", size.text()) << what;
  }
  for (const auto& entry : expected) EXPECT_TRUE(sizes.contains(entry.first)) << entry.first << " is stale";
}

/// What the table would not tell of sets that are all wrong alike.
TEST(SmallFormats, AResultOneStepOffIsInNoStrictSet) {
  const auto formats = small_formats();
  const ExactFormat& f = *std::ranges::find(formats, ElementType::f8E4M3, &ExactFormat::type);
  const Operands o = operands(f, true);
  const auto sets = sets_on(f, "  %r = stablehlo.multiply %a, %b : $T\n", o, "ieee-strict");
  int judged = 0;
  for (std::size_t i = 0; i < o.a.size(); ++i) {
    const auto code = result(*truth_of("multiply"), f, o.a[i], o.b[i]);
    if (!code || !std::isfinite(f.value(*code))) continue;
    ++judged;
    EXPECT_FALSE(accepts(sets.at(0), static_cast<std::int64_t>(i), *code ^ 1))
        << f.value(o.a[i]) << " * " << f.value(o.b[i]);
  }
  EXPECT_GE(judged, 200);
}

/// Operands that are sets themselves: whatever value an operand takes, the result is in the set.
TEST(SmallFormats, SetsHoldTheResultsOfAllOperandsInTheirSets) {
  std::size_t judged = 0, intervals = 0;
  for (const std::string& contract : baselines())
    for (const ExactFormat& f : small_formats()) {
      constexpr std::size_t kPlaces = 96;
      Operands o = operands(f, true);
      o.a.resize(kPlaces), o.b.resize(kPlaces);
      const auto first = values_of(f, sets_on(f, "  %r = stablehlo.exponential %a : $T\n", o, contract)[0]);
      const auto second = values_of(f, sets_on(f, "  %r = stablehlo.tanh %b : $T\n", o, contract)[0]);
      for (const Primitive* p : judged_primitives()) {
        const Truth* truth = truth_of(p->name);
        if (!truth) continue;
        const auto sets = sets_on(
            f, "  %x = stablehlo.exponential %a : $T\n  %y = stablehlo.tanh %b : $T\n" + op_text(*p, "%x", "%y"), o,
            contract);
        for (std::size_t i = 0; i < kPlaces; ++i) {
          if (std::max(first[i].size(), second[i].size()) > 16) continue;  // anything at all
          intervals += first[i].size() > 1;
          for (const unsigned a : first[i])
            for (const unsigned b : truth->unary ? std::vector<unsigned>{0} : second[i]) {
              const auto code = result(*truth, f, a, b);
              if (!code) continue;
              ++judged;
              EXPECT_TRUE(accepts(sets.at(0), static_cast<std::int64_t>(i), *code))
                  << contract << ": " << p->name << " of " << f.value(a) << " and " << f.value(b) << " in "
                  << spec::name(f.type) << " is " << f.value(*code) << ", not in "
                  << sets[0].describe(static_cast<std::int64_t>(i));
            }
        }
      }
    }
  EXPECT_GE(judged, 10'000u);
  EXPECT_GE(intervals, 1'000u);
}

}  // namespace
}  // namespace assay::oracle
