#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "oracle/numerics/elementary.h"
#include "oracle/numerics/exact_formats_test.h"
#include "oracle/numerics/primitive.h"

/// The facts of the rows against the exact kernels, on all pairs of elements of the small types: a row claims a law on
/// exactly the types on which it holds.
namespace assay::oracle {
namespace {

using spec::NamedElement;

/// f(a, b) of all pairs of codes of a type that fills one byte at most.
class Table {
 public:
  Table(const Primitive& p, ElementType e)
      : type_(e), codes_(std::size_t{1} << spec::bits(e)), answers_(codes_ * codes_) {
    std::vector<std::uint8_t> lhs(answers_.size()), rhs(answers_.size());
    for (std::size_t k = 0; k < answers_.size(); ++k) {
      lhs[k] = static_cast<std::uint8_t>(k / codes_);
      rhs[k] = static_cast<std::uint8_t>(k % codes_);
    }
    const auto application = resolve(p, e, std::array{e, e});
    EXPECT_TRUE(application) << p.name << spec::name(e);
    const std::array in{Column{reinterpret_cast<std::byte*>(lhs.data()), 1},
                        Column{reinterpret_cast<std::byte*>(rhs.data()), 1}};
    (*application)({reinterpret_cast<std::byte*>(answers_.data()), 1}, in.data(),
                   static_cast<std::int64_t>(answers_.size()));
    if (!spec::is_float(e)) return;
    for (const auto& f : testing_formats::all_formats())
      if (f.type == e)
        for (std::size_t c = 0; c < codes_; ++c) values_.push_back(f.value(static_cast<unsigned>(c)));
  }

  std::size_t codes() const { return codes_; }
  std::size_t of(std::size_t a, std::size_t b) const { return answers_[a * codes_ + b]; }
  bool is_nan(std::size_t a) const { return !values_.empty() && std::isnan(values_[a]); }
  /// Up to the bits of a NaN.
  bool agree(std::size_t a, std::size_t b) const { return a == b || (is_nan(a) && is_nan(b)); }
  /// Also up to the sign of a zero.
  bool are_equal(std::size_t a, std::size_t b) const {
    return agree(a, b) || (!values_.empty() && values_[a] == 0 && values_[b] == 0);
  }

  /// The number of an element: of a float or an integer, in the order of the type.
  double number(std::size_t a) const {
    if (!values_.empty()) return values_[a];
    const bool is_negative = spec::is_signed(type_) && a >= codes_ / 2;
    return static_cast<double>(a) - (is_negative ? static_cast<double>(codes_) : 0);
  }
  std::optional<std::size_t> named(NamedElement element) const {
    if (element == NamedElement::kAllOnes) return codes_ - 1;
    std::optional<std::size_t> found;
    for (std::size_t a = 0; a < codes_; ++a) {
      if (is_nan(a)) continue;
      const bool fits = element == NamedElement::kZero      ? number(a) == 0
                        : element == NamedElement::kOne     ? number(a) == 1
                        : element == NamedElement::kLowest  ? !found || number(a) < number(*found)
                        : element == NamedElement::kHighest ? !found || number(a) > number(*found)
                                                            : false;
      if (fits && !(found && number(*found) == number(a))) found = a;
    }
    return found;
  }

 private:
  ElementType type_;
  std::size_t codes_;
  std::vector<std::uint8_t> answers_;
  std::vector<double> values_;
};

bool commutes(const Table& f) {
  for (std::size_t a = 0; a < f.codes(); ++a)
    for (std::size_t b = 0; b < a; ++b)
      if (!f.agree(f.of(a, b), f.of(b, a))) return false;
  return true;
}

bool is_idempotent(const Table& f) {
  for (std::size_t a = 0; a < f.codes(); ++a)
    if (!f.agree(f.of(a, a), a)) return false;
  return true;
}

bool is_neutral(const Table& f, std::size_t e) {
  for (std::size_t a = 0; a < f.codes(); ++a)
    if (!f.are_equal(f.of(a, e), a) || !f.are_equal(f.of(e, a), a)) return false;
  return true;
}

bool is_absorbing(const Table& f, std::size_t e) {
  for (std::size_t a = 0; a < f.codes(); ++a)
    if (f.of(a, e) != e || f.of(e, a) != e) return false;
  return true;
}

std::vector<std::size_t> elements_where(const Table& f, bool (*holds)(const Table&, std::size_t)) {
  std::vector<std::size_t> out;
  for (std::size_t e = 0; e < f.codes(); ++e)
    if (!f.is_nan(e) && holds(f, e)) out.push_back(e);
  return out;
}

/// The claimed element is one for which the law holds, and without a claim there is none.
void check(const spec::ElementLaw& claim, const Table& f, ElementType e, bool (*holds)(const Table&, std::size_t),
           std::string_view what) {
  const auto found = elements_where(f, holds);
  const bool claims = (claim.types & spec::set_of(e)) != 0;
  const auto named = claims ? f.named(claim.element) : std::nullopt;
  EXPECT_EQ(named.has_value(), !found.empty()) << what;
  EXPECT_TRUE(!named || std::ranges::count(found, *named) == 1) << what;
}

template <class Visit> void for_small_types(Visit visit) {
  for (const Primitive& p : primitives())
    for (const auto& f : spec::element_formats()) {
      const bool is_binary = p.operands == 2 && p.parameters == 0 && p.rule == ResultRule::kSame;
      if (is_binary && f.bits <= 8 && (p.elements & spec::set_of(f.type)) != 0) visit(p, f.type);
    }
}

TEST(PrimitiveLaws, HoldWhereTheyAreClaimedAndNowhereElse) {
  int judged = 0;
  for_small_types([&](const Primitive& p, ElementType e) {
    const Table f(p, e);
    const std::string what = fmt::format("{} of {}", p.name, spec::name(e));
    const auto claimed = [&](spec::ElementSet types) { return (types & spec::set_of(e)) != 0; };
    EXPECT_EQ(claimed(p.commutative), commutes(f)) << what;
    EXPECT_EQ(claimed(p.idempotent), is_idempotent(f)) << what;
    check(p.neutral, f, e, &is_neutral, what + ", neutral");
    if (!spec::is_float(e)) check(p.absorbing, f, e, &is_absorbing, what + ", absorbing");
    ++judged;
  });
  EXPECT_GE(judged, 150);
}

/// On complex numbers of special parts: the sums and products of pairs commute, extrema do not (-0 equals 0).
TEST(PrimitiveLaws, CommuteOnComplexNumbersWhereTheyAreClaimed) {
  const float kParts[] = {0, -0.0F, 1, -1, 1.5F, 0x1p-149F, 0x1.fffffep127F, HUGE_VALF, -HUGE_VALF, NAN};
  constexpr ElementType kType = ElementType::c64;
  std::vector<std::array<float, 2>> numbers;
  for (const float real : kParts)
    for (const float imag : kParts) numbers.push_back({real, imag});
  const auto agree = [](const std::array<float, 2>& a, const std::array<float, 2>& b) {
    const auto one = [](float x, float y) {
      return (x != x && y != y) || (x == y && std::signbit(x) == std::signbit(y));
    };
    return one(a[0], b[0]) && one(a[1], b[1]);
  };
  for (const Primitive& p : primitives()) {
    if (p.operands != 2 || p.parameters != 0 || p.rule != ResultRule::kSame || (p.elements & spec::set_of(kType)) == 0)
      continue;
    const auto f = resolve(p, kType, std::array{kType, kType});
    ASSERT_TRUE(f) << p.name;
    bool commutes = true;
    for (const auto& x : numbers)
      for (const auto& y : numbers) {
        std::array<float, 2> there{}, back{};
        const auto column = [](const std::array<float, 2>& z) {
          return Column{reinterpret_cast<const std::byte*>(z.data()), 0};
        };
        const std::array forward{column(x), column(y)}, backward{column(y), column(x)};
        (*f)({reinterpret_cast<std::byte*>(there.data()), 0}, forward.data(), 1);
        (*f)({reinterpret_cast<std::byte*>(back.data()), 0}, backward.data(), 1);
        commutes = commutes && agree(there, back);
      }
    EXPECT_EQ((p.commutative & spec::set_of(kType)) != 0, commutes) << p.name;
  }
}

TEST(PrimitiveRows, HaveAKernelAndWhereTheyAreFunctionsAnEnclosure) {
  std::size_t functions = 0;
  for (const Primitive& p : primitives()) {
    EXPECT_NE(p.choose, nullptr) << p.name;
    EXPECT_EQ(p.function != nullptr, find_elementary(p.id) != nullptr) << p.name;
    if (p.function == nullptr) continue;
    ++functions;
    EXPECT_EQ(p.function->id, p.id);
    EXPECT_EQ(p.function->operands, p.operands) << p.name;
  }
  EXPECT_EQ(functions, elementary_functions().size());
}

}  // namespace
}  // namespace assay::oracle
