#include <cmath>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "oracle/drawn_programs_test.h"
#include "program/composites.h"
#include "program/text/text.h"
#include "spec/language/terms.h"
#include "spec/records_with_test.h"

/// Ops against the programs that their records say they are (`expands`): no answer may be legal of one alone.
namespace assay::oracle {
namespace {

const spec::Contract& baseline() {
  static const auto contract = *spec::contract_named("stablehlo");
  return *contract;
}

bool is_every_op(const program::Function&, const program::Op&) { return true; }

bool may_be_nan(const AcceptanceSet& s) { return (s.flags & (kMayNan | kMustNan)) != 0; }

/// Whether some value is in both sets.
bool meet(spec::ElementType e, const AcceptanceSet& a, const AcceptanceSet& b) {
  if ((a.flags | b.flags) & kUnconstrained) return true;
  if (may_be_nan(a) && may_be_nan(b)) return true;
  if ((a.flags | b.flags) & kMustNan) return false;
  if (spec::is_float(e) || spec::is_complex(e)) return std::max(a.low, b.low) <= std::min(a.high, b.high);
  if (!spec::is_unsigned(e)) return std::max(a.integer_low, b.integer_low) <= std::min(a.integer_high, b.integer_high);
  const auto number = [](std::int64_t n) { return static_cast<std::uint64_t>(n); };
  return std::max(number(a.integer_low), number(b.integer_low)) <=
         std::min(number(a.integer_high), number(b.integer_high));
}

/// One value, and which.
bool is_point(spec::ElementType e, const AcceptanceSet& s) {
  if (s.flags != 0) return false;
  return spec::is_float(e) || spec::is_complex(e) ? s.low == s.high && s.low != 0 : s.integer_low == s.integer_high;
}

struct Tried {
  std::int64_t programs = 0, elements = 0, points = 0;
};

/// What is wrong with the op of a program and its expansion, or nothing.
std::string disagreement(const DrawnProgram& drawn, Tried& tried) {
  const auto expanded = program::with_expansions(drawn.module, is_every_op);
  if (!expanded) return "";
  const std::string text = program::print(drawn.module) + "is\n" + program::print(expanded->module);
  ProcessTensors inputs;
  for (const auto& process : drawn.inputs) inputs.push_back(expanded->inputs_from(process));
  const auto of_op = acceptance_sets(drawn.module, drawn.inputs, baseline());
  const auto of_expansion = acceptance_sets(expanded->module, inputs, baseline());
  if (!of_op && of_op.error().kind == ErrorKind::kUnsupported) return "";  // the remainder of complex numbers, say
  if (!of_op || !of_expansion) return (of_op ? of_expansion : of_op).error().text() + "\n" + text;
  const auto exact = evaluate(drawn.module, drawn.inputs), steps = evaluate(expanded->module, inputs);
  if (!exact || !steps) return (exact ? steps : exact).error().text() + "\n" + text;
  ++tried.programs;
  for (std::size_t k = 0; k < of_op->outputs[0].size(); ++k) {
    const AcceptanceTensor &a = of_op->outputs[0][k], &b = of_expansion->outputs[0][k];
    const Tensor &x = exact->outputs[0][k], &y = steps->outputs[0][k];
    const ElementType e = a.type.element();
    const std::int64_t parts = spec::is_complex(e) ? 2 : 1, n = a.type.elements() * parts;
    const auto size = spec::storage_bytes(e) / parts;
    for (std::int64_t j = 0; j < n; ++j, ++tried.elements) {
      const bool is_exact = is_point(e, a.sets[j]) && is_point(e, b.sets[j]);
      tried.points += is_exact;
      const bool same = std::memcmp(x.bytes.data() + j * size, y.bytes.data() + j * size, size) == 0;
      if (meet(e, a.sets[j], b.sets[j]) && (!is_exact || same)) continue;
      return fmt::format("element {} of output {}: {} of the op, {} of its expansion\n{}", j / parts, k,
                         a.describe(j / parts), b.describe(j / parts), text);
    }
  }
  return "";
}

constexpr Values kValues[] = {Values::kSmall, Values::kSpecial, Values::kReal};

std::string disagreement(const spec::Record& record, std::size_t programs, Tried& tried) {
  for (std::size_t k = 0; k < programs; ++k) {
    Prng choices(41, k);
    const auto drawn = draw_program(record, choices, kValues[k % 3]);
    if (!drawn) continue;
    if (auto wrong = disagreement(*drawn, tried); !wrong.empty()) return fmt::format("program {}: {}", k, wrong);
  }
  return "";
}

/// Those of StableHLO are for programs with quantized types: judge/form/stored_form_test.cpp.
std::vector<const spec::Record*> expanding(const spec::Records& records) {
  std::vector<const spec::Record*> out;
  for (const spec::Record& r : records.all())
    if (!r.expansions.empty() && r.dialect != spec::kEndOfExpansions) out.push_back(&r);
  return out;
}

TEST(Expansions, AgreeWithTheirOps) {
  Tried all;
  for (const spec::Record* record : expanding(spec::Records::builtin())) {
    Tried tried;
    EXPECT_EQ(disagreement(*record, spec::scaled(50), tried), "") << record->full_name();
    EXPECT_GE(tried.programs, static_cast<std::int64_t>(spec::scaled(15))) << record->full_name();
    all.programs += tried.programs;
    all.elements += tried.elements;
    all.points += tried.points;
  }
  fmt::print("{} programs, {} elements compared, {} of them exact\n", all.programs, all.elements, all.points);
  EXPECT_GE(all.programs, static_cast<std::int64_t>(spec::scaled(1'500)));
}

TEST(Expansions, AreFoundOutWhereTheyAreWrong) {
  struct Fault {
    const char *op, *right, *wrong;
  };
  constexpr Fault kFaults[] = {
      {"chlo.square", "expands result = operand * operand", "expands result = operand + operand"},
      {"chlo.conj", "complex(real(operand), -imag(operand))", "complex(real(operand), imag(operand))"},
      {"chlo.sinh", "near = (e + e / (e + 1)) * 0.5", "near = e * 0.5"},
      {"chlo.asin", "atan2(x, sqrt((1 - x) * (1 + x)) + 1) * 2", "atan2(x, sqrt((1 - x) * (1 + x)) + 1)"},
      {"chlo.mulhi", "shift_right_logical(wide(lhs) * wide(rhs), bits(E))",
       "shift_right_logical(wide(lhs) * wide(rhs), bits(E) - 1)"},
      {"chlo.mulhi", "upper(middle) + upper(lower(middle)", "upper(lower(middle)"},
      {"chlo.next_after", "code(x) + 1, code(x) - 1", "code(x) - 1, code(x) + 1"},
      {"chlo.is_inf", "is_infinite = xor(is_finite(operand), is_number)", "is_infinite = not is_finite(operand)"},
      {"chlo.top_k", "comparison_direction = GT, compare_type = TOTALORDER",
       "comparison_direction = LT, compare_type = TOTALORDER"},
      {"chlo.broadcast_select", "broadcast_in_dim(on_true, broadcast_dimensions = t",
       "broadcast_in_dim(on_false, broadcast_dimensions = f"},
  };
  for (const Fault& fault : kFaults) {
    const auto records = spec::records_with(fault.right, fault.wrong);
    ASSERT_TRUE(records);
    Tried tried;
    EXPECT_NE(disagreement(*records->find(fault.op), 1'000, tried), "") << fault.op << ": " << fault.wrong;
  }
}

}  // namespace
}  // namespace assay::oracle
