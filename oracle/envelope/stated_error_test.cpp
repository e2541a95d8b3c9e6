#include <algorithm>
#include <cmath>
#include <set>

#include <fmt/format.h>

#include "oracle/envelope/sets_test.h"
#include "oracle/numerics/format.h"
#include "spec/choices.h"
#include "spec/instance.h"
#include "spec/record.h"

/// What an op states of its own error, `result_accuracy`, for every op whose record has it: read, printed, verified,
/// drawn and judged. An answer is legal where it is off by no more than `max(|exact| * max(rtol, ulps * epsilon),
/// atol)` (the RFC of the attribute).
namespace assay::oracle {
namespace {

struct Function {
  std::string_view op;
  double (*exact)(double);  ///< of the C library
};
constexpr Function kFunctions[] = {
    {"exponential", [](double x) { return std::exp(x); }},
    {"exponential_minus_one", [](double x) { return std::expm1(x); }},
    {"exp2", [](double x) { return std::exp2(x); }},
    {"log", [](double x) { return std::log(x); }},
    {"log_plus_one", [](double x) { return std::log1p(x); }},
    {"log2", [](double x) { return std::log2(x); }},
    {"logistic", [](double x) { return 1 / (1 + std::exp(-x)); }},
    {"cosine", [](double x) { return std::cos(x); }},
    {"sine", [](double x) { return std::sin(x); }},
    {"tan", [](double x) { return std::tan(x); }},
    {"tanh", [](double x) { return std::tanh(x); }},
    {"sqrt", [](double x) { return std::sqrt(x); }},
    {"rsqrt", [](double x) { return 1 / std::sqrt(x); }},
    {"cbrt", [](double x) { return std::cbrt(x); }},
};
constexpr ElementType kStatedTypes[] = {ElementType::f64, ElementType::f32, ElementType::f16, ElementType::bf16};
constexpr double kOperand = 0.75;  // of which every type knows all digits, and every function its value

std::vector<const spec::Record*> stating() {
  std::vector<const spec::Record*> out;
  for (const spec::Record& record : spec::Records::builtin().all())
    if (record.accepted_error) out.push_back(&record);
  return out;
}

std::string accuracy(std::string_view numbers, std::string_view mode) {
  return fmt::format(
      " {{result_accuracy = #stablehlo.result_accuracy<{}, mode = #stablehlo.result_accuracy_mode<{}>>}}", numbers,
      mode);
}

std::string program_of(const spec::Record& record, std::string_view type, std::string_view accuracy) {
  return fmt::format(
      "func.func @main(%a: tensor<{0}>) -> tensor<{0}> {{\n  %0 = {1} %a{2} : tensor<{0}>\n"
      "  return %0 : tensor<{0}>\n}}\n",
      type, record.full_name(), accuracy);
}

Tensor number(ElementType e, double x) {
  const spec::Type type = spec::Type::tensor({}, e);
  Tensor out{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  store_float(e, x, out.bytes.data());
  return out;
}

bool is_legal(const spec::Record& record, ElementType e, std::string_view accuracy, double got,
              std::string_view contract) {
  const auto sets = sets_of(program_of(record, spec::name(e), accuracy), {number(e, kOperand)}, contract);
  return sets.size() == 1 && accepts(sets[0], number(e, got));
}

/// A tolerance, and how far two answers are off: in shares of the exact value, or in units of 1.
struct Stated {
  const char* numbers;
  double inside, outside;
  enum { kAbsolute, kRelative, kUlps } of;

  double off(double share, double exact, double epsilon) const {
    return of == kAbsolute ? share : share * std::fabs(exact) * (of == kUlps ? epsilon : 1);
  }
};
constexpr Stated kStated[] = {
    {"atol = 0.125, rtol = 0.0, ulps = 0", 0.1, 0.17, Stated::kAbsolute},
    {"atol = 0.0, rtol = 0.125, ulps = 0", 0.1, 0.17, Stated::kRelative},
    {"atol = 0.0, rtol = 0.0, ulps = 64", 50, 80, Stated::kUlps},
    {"atol = 1.0e-30, rtol = 0.125, ulps = 1", 0.1, 0.17, Stated::kRelative},
};

TEST(StatedError, BoundsTheAnswersOfEveryOpThatHasOne) {
  const auto all = stating();
  ASSERT_EQ(all.size(), std::size(kFunctions));
  for (const spec::Record* record : all) {
    const auto f = std::ranges::find(kFunctions, record->mnemonic, &Function::op);
    ASSERT_NE(f, std::end(kFunctions)) << record->mnemonic;
    const double exact = f->exact(kOperand);
    for (const ElementType e : kStatedTypes)
      for (const Stated& stated : kStated)
        for (const auto* contract : {"stablehlo", "xla-default"}) {
          const double epsilon = std::ldexp(1.0, 1 - numbers(e).precision);
          const std::string shown = accuracy(stated.numbers, "TOLERANCE");
          for (const double side : {-1, 1}) {
            const double inside = exact + side * stated.off(stated.inside, exact, epsilon);
            const double outside = exact + side * stated.off(stated.outside, exact, epsilon);
            EXPECT_TRUE(is_legal(*record, e, shown, inside, contract)) << record->mnemonic << spec::name(e) << shown;
            EXPECT_FALSE(is_legal(*record, e, shown, outside, contract)) << record->mnemonic << spec::name(e) << shown;
          }
        }
  }
}

// Of a complex number each part is off by no more than the whole may be: by a share of the modulus.
TEST(StatedError, BoundsThePartsOfComplexNumbers) {
  for (const spec::Record* record : stating()) {
    const double exact = std::ranges::find(kFunctions, record->mnemonic, &Function::op)->exact(kOperand);
    for (const Stated& stated : kStated) {
      const std::string program = program_of(*record, "complex<f32>", accuracy(stated.numbers, "TOLERANCE"));
      const auto sets = sets_of(program, {tensor("dense<(0.75, 0.0)> : tensor<complex<f32>>")}, "stablehlo");
      ASSERT_EQ(sets.size(), 1u);
      const auto is_legal = [&](double real, double imag) {
        return accepts(sets[0], tensor(fmt::format("dense<({:.9e}, {:.9e})> : tensor<complex<f32>>", real, imag)));
      };
      const double inside = stated.off(stated.inside, exact, 0x1p-23),
                   outside = stated.off(stated.outside, exact, 0x1p-23);
      EXPECT_TRUE(is_legal(exact + inside, 0) && is_legal(exact, inside)) << program;
      EXPECT_FALSE(is_legal(exact + outside, 0) || is_legal(exact, outside)) << program;
    }
  }
}

// Without the tolerance a tenth is too far off, and some functions may be off by more than a narrow one.
TEST(StatedError, TakesThePlaceOfTheBoundOfTheContract) {
  const std::string exactly = accuracy("atol = 1.0e-30, rtol = 0.0, ulps = 0", "TOLERANCE");
  int narrowed = 0;
  for (const spec::Record* record : stating()) {
    const double exact = std::ranges::find(kFunctions, record->mnemonic, &Function::op)->exact(kOperand);
    const double unit = std::ldexp(1.0, std::ilogb(exact) - 23);
    for (const auto* mode : {"DEFAULT", "HIGHEST"}) {
      const std::string shown = accuracy("atol = 0.0, rtol = 0.0, ulps = 0", mode);
      EXPECT_TRUE(is_legal(*record, ElementType::f32, shown, exact, "xla-default")) << record->mnemonic << mode;
      EXPECT_FALSE(is_legal(*record, ElementType::f32, shown, exact * 1.1, "xla-default")) << record->mnemonic << mode;
    }
    EXPECT_TRUE(is_legal(*record, ElementType::f32, exactly, exact, "xla-default")) << record->mnemonic;
    EXPECT_FALSE(is_legal(*record, ElementType::f32, exactly, exact + 2 * unit, "xla-default")) << record->mnemonic;
    narrowed += is_legal(*record, ElementType::f32, "", exact + 2 * unit, "xla-default");
  }
  EXPECT_GE(narrowed, 5);
}

TEST(StatedError, IsReadPrintedAndVerified) {
  struct Row {
    const char* numbers;
    const char* mode;
    const char* law;
  };
  constexpr Row kRows[] = {
      {"atol = 0.001, rtol = 0.25, ulps = 7", "TOLERANCE", ""},
      {"atol = 0.0, rtol = 0.0, ulps = 0", "HIGHEST", ""},
      {"atol = 0.001, rtol = 0.0, ulps = 0", "DEFAULT", "(A1)"},
      {"atol = 0.0, rtol = 0.001, ulps = 0", "HIGHEST", "(A1)"},
      {"atol = 0.0, rtol = 0.0, ulps = 1", "DEFAULT", "(A1)"},
      {"atol = -0.001, rtol = 0.0, ulps = 0", "TOLERANCE", "(A2)"},
      {"atol = 0.0, rtol = -0.001, ulps = 0", "TOLERANCE", "(A2)"},
      {"atol = 0.0, rtol = 0.0, ulps = -1", "TOLERANCE", "(A2)"},
  };
  for (const spec::Record* record : stating())
    for (const Row& row : kRows) {
      const std::string text = program_of(*record, "f32", accuracy(row.numbers, row.mode));
      const auto module = program::parse(text);
      ASSERT_TRUE(module) << text << (module ? "" : module.error().text());
      const auto valid = program::verify(*module);
      EXPECT_EQ(valid.has_value(), std::string_view(row.law).empty()) << text;
      EXPECT_NE((valid ? "" : valid.error().message).find(row.law), std::string::npos) << text;
      EXPECT_NE(program::print(*module).find(accuracy(row.numbers, row.mode)), std::string::npos)
          << program::print(*module);
      const std::string generic = program::print(*module, program::Form::kGeneric);
      EXPECT_EQ(program::print(*program::parse(generic), program::Form::kGeneric), generic);
    }
}

TEST(StatedError, IsDrawnInEveryMode) {
  for (const spec::Record* record : stating()) {
    std::set<std::int64_t> modes, given;
    for (std::uint64_t n = 0; n < 100; ++n) {
      spec::Arena arena;
      std::vector<spec::Value> slots(record->names.size());
      spec::Instance instance{record, slots, {}};
      Prng choices(1, n);
      if (!spec::draw(instance, *record, {}, choices, {}, {}, arena)) continue;
      const spec::AcceptedError& error = *record->accepted_error;
      modes.insert(instance[record->find("mode")->slot].number);
      for (const int slot : {error.absolute, error.relative, error.ulps}) {
        const spec::Value& v = instance[slot];
        if (v.kind == spec::ValueKind::kReal ? v.real > 0 : v.number > 0) given.insert(slot);
      }
    }
    EXPECT_EQ(modes.size(), 3u) << record->mnemonic;
    EXPECT_EQ(given.size(), 3u) << record->mnemonic;
  }
}

}  // namespace
}  // namespace assay::oracle
