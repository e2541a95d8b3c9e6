#include "oracle/mutant/guard.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "program/text/text.h"

/// Conditions on programs that are written by hand, and bugs that show only where theirs hold.
namespace assay::oracle {
namespace {

Module hand_written(const std::string& text) {
  auto module = program::parse(text);
  EXPECT_TRUE(module) << module.error().text() << "\n" << text;
  return *std::move(module);
}

/// Literals, one a line, as the inputs of every process.
ProcessTensors inputs_of_literals(const Module& module, const std::string& literals) {
  std::vector<Tensor> tensors;
  std::istringstream lines(literals);
  for (std::string line; std::getline(lines, line);) {
    const std::string type = line.substr(line.rfind(" : ") + 3);
    const Module constant = hand_written("func.func @main() -> " + type + " {\n%0 = stablehlo.constant " + line +
                                         "\nreturn %0 : " + type + "\n}\n");
    const auto run = evaluate(constant, ProcessTensors(1));
    EXPECT_TRUE(run) << run.error().text();
    tensors.push_back(run->outputs[0][0]);
  }
  return ProcessTensors(static_cast<std::size_t>(module.grid.processes()), tensors);
}

/// What holds of the occurrences of an op, as text.
std::vector<std::string> conditions_of_op(const std::string& text, const std::string& literals, std::string_view op) {
  const Module module = hand_written(text);
  const auto seen = occurrences(module, inputs_of_literals(module, literals));
  EXPECT_TRUE(seen) << seen.error().text();
  std::vector<std::string> out;
  for (const Occurrence& o : *seen)
    if (o.record == spec::Records::builtin().find(op))
      for (const Condition& c : o.conditions) out.push_back(text_of(c, *o.record));
  return out;
}

struct GuardExample {
  const char* condition;
  std::string_view op;
  std::string holds, holds_not;  ///< programs
  std::string in, not_in;        ///< and their inputs
};

std::string main_of(const std::string& signature, const std::string& body) {
  return "func.func @main(" + signature + " {\n" + body + "}\n";
}

std::string abs_of(const std::string& type) {
  return main_of("%a: " + type + ") -> " + type, "%0 = stablehlo.abs %a : " + type + "\nreturn %0 : " + type + "\n");
}

std::string dense_of(const std::string& values, const std::string& type) { return "dense<" + values + "> : " + type; }

std::string add_of(const std::string& body) {
  return main_of("%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32>", body + "return %r : tensor<2xf32>\n");
}

std::vector<GuardExample> guard_examples() {
  const std::string f4 = "tensor<4xf32>", f22 = "tensor<2x2xf32>", i4 = "tensor<4xi32>";
  const std::string two = "dense<1.0> : tensor<2xf32>\ndense<2.0> : tensor<2xf32>";
  const std::string plain = add_of("%r = stablehlo.add %a, %b : tensor<2xf32>\n");
  const std::string literal = "%c = stablehlo.constant dense<1.0> : tensor<2xf32>\n";
  const std::string computed = "%c = stablehlo.abs %a : tensor<2xf32>\n%d = stablehlo.negate %b : tensor<2xf32>\n";
  const auto add = [&](const std::string& before, const std::string& operands) {
    return add_of(before + "%r = stablehlo.add " + operands + " : tensor<2xf32>\n");
  };
  const auto values = [&](const char* condition, const std::string& in, const std::string& not_in) {
    return GuardExample{condition, "abs", abs_of(f4), abs_of(f4), dense_of(in, f4), dense_of(not_in, f4)};
  };
  const auto sized = [&](const char* condition, const std::string& type, const std::string& other) {
    return GuardExample{condition, "abs", abs_of(type), abs_of(other), dense_of("1.0", type), dense_of("1.0", other)};
  };
  const auto converted = [](const std::string& to) {
    return main_of(
        "%a: tensor<2xf32>) -> tensor<2x" + to + ">",
        "%0 = stablehlo.convert %a : (tensor<2xf32>) -> tensor<2x" + to + ">\nreturn %0 : tensor<2x" + to + ">\n");
  };
  const auto sliced = [](const std::string& n, const std::string& index) {
    const std::string i = "tensor<" + index + ">";
    return main_of("%a: tensor<" + n + "xf32>, %i: " + i + ") -> tensor<1xf32>",
                   "%0 = stablehlo.dynamic_slice %a, %i, sizes = [1] : (tensor<" + n + "xf32>, " + i +
                       ") -> tensor<1xf32>\nreturn %0 : tensor<1xf32>\n");
  };
  const auto in_grid = [&](const std::string& attributes) {
    return "module attributes {" + attributes + "} {\n" + abs_of(f4) + "}\n";
  };
  const auto joined = [](int n) {
    std::string operands, types;
    for (int k = 0; k < n; ++k) {
      operands += (k ? ", %a" : "%a");
      types += (k ? ", tensor<1xf32>" : "tensor<1xf32>");
    }
    const std::string to = "tensor<" + std::to_string(n) + "xf32>";
    return main_of("%a: tensor<1xf32>) -> " + to, "%0 = stablehlo.concatenate " + operands + ", dim = 0 : (" + types +
                                                      ") -> " + to + "\nreturn %0 : " + to + "\n");
  };
  const auto called = [](int times) {
    std::string body, last = "%a";
    for (int k = 0; k < times; ++k) {
      const std::string next = "%" + std::to_string(k);
      body += next + " = func.call @f(" + last + ") : (tensor<2xf32>) -> tensor<2xf32>\n";
      last = next;
    }
    return "module {\n" +
           main_of("%a: tensor<2xf32>) -> tensor<2xf32>", body + "return " + last + " : tensor<2xf32>\n") +
           "func.func private @f(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
           "%y = stablehlo.abs %x : tensor<2xf32>\nreturn %y : tensor<2xf32>\n}\n}\n";
  };
  const std::string one = "dense<1.0> : tensor<2xf32>", row = "[[1.0, 2.0], [0x7F800000, 3.0]]";
  return {
      {"class=S:_rank_2", "abs", abs_of(f22), abs_of(f4), dense_of("1.0", f22), dense_of("1.0", f4)},
      {"type=i32", "abs", abs_of(i4), abs_of(f4), dense_of("1", i4), dense_of("1.0", f4)},
      {"result=bf16", "convert", converted("bf16"), converted("f32"), one, one},
      {"operands=argument", "add", plain, add(literal, "%a, %c"), two, two},
      {"operands=literal", "add", add(literal, "%c, %c"), plain, two, two},
      {"operands=mixed", "add", add(literal, "%a, %c"), add(literal, "%c, %c"), two, two},
      {"operands=computed", "add", add(computed, "%c, %d"), add(computed, "%a, %d"), two, two},
      {"sharing=same", "add", add("", "%a, %a"), plain, two, two},
      {"sharing=second_use", "add", add(computed, "%a, %d"), plain, two, two},
      {"from=stablehlo.negate", "add", add(computed, "%a, %d"), add(computed, "%a, %c"), two, two},
      sized("size=empty", "tensor<0x3xf32>", "tensor<3xf32>"),
      sized("size=one", "tensor<1x1xf32>", "tensor<2xf32>"),
      sized("size=edge", "tensor<33xf32>", "tensor<34xf32>"),
      sized("size=large", "tensor<64x64xf32>", "tensor<64x63xf32>"),
      {"size=beyond_index", "dynamic_slice", sliced("128", "i8"), sliced("127", "i8"),
       "dense<1.0> : tensor<128xf32>\ndense<0> : tensor<i8>", "dense<1.0> : tensor<127xf32>\ndense<0> : tensor<i8>"},
      {"size=many", "concatenate", joined(17), joined(16), "dense<1.0> : tensor<1xf32>", "dense<1.0> : tensor<1xf32>"},
      {"grid=replicas", "abs", in_grid("mhlo.num_replicas = 2 : i32"), in_grid("mhlo.num_partitions = 2 : i32"),
       dense_of("1.0", f4), dense_of("1.0", f4)},
      {"grid=partitions", "abs", in_grid("mhlo.num_partitions = 2 : i32"), abs_of(f4), dense_of("1.0", f4),
       dense_of("1.0", f4)},
      values("once=nan", "[1.0, 0x7FC00000, 2.0, 3.0]", "[1.0, 0x7FC00000, 0x7FC00000, 3.0]"),
      values("once=negative_nan", "[1.0, 0xFFC00000, 2.0, 3.0]", "[1.0, 0x7FC00000, 2.0, 3.0]"),
      values("once=negative_zero", "[1.0, -0.0, 2.0, 3.0]", "[1.0, 0.0, 2.0, 3.0]"),
      values("once=infinity", "[1.0, 0x7F800000, 2.0, 3.0]", "[1.0, 0xFF800000, 2.0, 3.0]"),
      values("once=negative_infinity", "[1.0, 0xFF800000, 2.0, 3.0]", "1.0"),
      values("once=subnormal", "[1.0, 0x007FFFFF, 2.0, 3.0]", "[1.0, 0x00800000, 2.0, 3.0]"),
      values("once=extreme", "[1.0, 0xFF7FFFFF, 2.0, 3.0]", "[1.0, 0x7F7FFFFE, 2.0, 3.0]"),
      {"once=one_bit", "abs", abs_of(i4), abs_of(i4), dense_of("[1, 2, 64, 65]", i4), dense_of("[1, 2, 8, 65]", i4)},
      {"once=extreme", "abs", abs_of(i4), abs_of(i4), dense_of("[1, 2, 2147483647, 65]", i4),
       dense_of("[1, 2, 2147483646, 65]", i4)},
      values("last=infinity", "[1.0, 1.0, 2.0, 0x7F800000]", "[1.0, 0x7F800000, 2.0, 3.0]"),
      {"row=infinity", "abs", abs_of(f22), abs_of(f22), dense_of(row, f22),
       dense_of("[[0x7F800000, 1.0], [2.0, 3.0]]", f22)},
      {"turn=2", "abs", called(2), called(1), one, one},
      {"turn=3", "abs", called(3), called(2), one, one},
      {"turn=5", "abs", called(5), called(4), one, one},
  };
}

TEST(Guards, HoldWhereTheyShouldAndNowhereElse) {
  for (const GuardExample& e : guard_examples()) {
    const auto holding = conditions_of_op(e.holds, e.in, e.op), others = conditions_of_op(e.holds_not, e.not_in, e.op);
    EXPECT_NE(std::ranges::find(holding, e.condition), holding.end()) << e.condition << "\n" << e.holds;
    EXPECT_FALSE(others.empty()) << e.holds_not;
    EXPECT_EQ(std::ranges::find(others, e.condition), others.end()) << e.condition << "\n" << e.holds_not;
  }
}

TEST(Guards, OfEveryKindHaveAnExample) {
  const auto all = guard_examples();
  for (int k = 0; k < kConditionKinds; ++k) {
    const std::string word = std::string(word_of(static_cast<ConditionKind>(k))) + "=";
    const auto is_of_kind = [&](const GuardExample& e) { return std::string_view(e.condition).starts_with(word); };
    EXPECT_TRUE(std::ranges::any_of(all, is_of_kind)) << word;
  }
}

Run run_of_mutant(const Module& module, const ProcessTensors& inputs, const std::string& mutant) {
  const auto named = mutant_named(mutant);
  EXPECT_TRUE(named) << named.error().text();
  auto run = evaluate_mutant(module, inputs, *named);
  EXPECT_TRUE(run) << run.error().text();
  return *std::move(run);
}

TEST(Guards, MakeABugShowWhereTheyHoldAlone) {
  const Module module = hand_written(
      "func.func @main(%a: tensor<4xi32>, %b: tensor<4xi16>) -> (tensor<4xi32>, tensor<4xi16>) {\n"
      "%0 = stablehlo.negate %a : tensor<4xi32>\n%1 = stablehlo.negate %b : tensor<4xi16>\n"
      "return %0, %1 : tensor<4xi32>, tensor<4xi16>\n}\n");
  const std::string ones = "\ndense<1> : tensor<4xi16>";
  const auto ordinary = inputs_of_literals(module, "dense<[1, 2, 3, 4]> : tensor<4xi32>" + ones);
  const auto special = inputs_of_literals(module, "dense<[1, 2, 3, 1024]> : tensor<4xi32>" + ones);
  const std::string base = "negate.means.1";  // the operand as it is
  const auto right = *evaluate(module, special);
  const auto wrong = run_of_mutant(module, special, base);
  ASSERT_NE(wrong.outputs[0][0], right.outputs[0][0]);
  ASSERT_NE(wrong.outputs[0][1], right.outputs[0][1]);

  const auto guarded = run_of_mutant(module, special, base + "@type=i32+last=one_bit");
  EXPECT_EQ(guarded.outputs[0][0], wrong.outputs[0][0]);
  EXPECT_EQ(guarded.outputs[0][1], right.outputs[0][1]) << "an op of another type";
  EXPECT_EQ(run_of_mutant(module, ordinary, base + "@type=i32+last=one_bit").outputs,
            evaluate(module, ordinary)->outputs);
}

/// The processes of a grid run at once; what they meet is told in their order all the same.
TEST(Guards, AreSeenInTheOrderOfProcesses) {
  const Module module = hand_written(
      "module attributes {mhlo.num_replicas = 4 : i32} {\n"
      "func.func @main(%a: tensor<64xf32>) -> tensor<64xf32> {\n"
      "%0 = stablehlo.sine %a : tensor<64xf32>\n%1 = stablehlo.sine %0 : tensor<64xf32>\n"
      "return %1 : tensor<64xf32>\n}\n}\n");
  auto inputs = inputs_of_literals(module, "dense<1.0> : tensor<64xf32>");
  for (std::size_t p = 0; p < inputs.size(); ++p)
    inputs[p][0].bytes[4 * 63 + 3] = p % 2 == 0 ? std::byte{0x3F} : std::byte{0x80};
  const auto text = [&] {
    std::string out;
    const auto seen = occurrences(module, inputs);
    for (const Occurrence& o : *seen) out += text_of(o.conditions, *o.record) + "\n";
    return out;
  };
  const std::string first = text();
  for (int k = 0; k < 100; ++k) ASSERT_EQ(text(), first);
}

TEST(Guards, ReadBackAsTheyAreWritten) {
  const auto& record = *spec::Records::builtin().find("pad");
  for (const std::string text :
       {"class=edge_padding_low:_0+type=complex_f32_", "size=beyond_index+from=stablehlo.add"}) {
    const auto guard = guard_of(text, record);
    ASSERT_TRUE(guard) << guard.error().text();
    EXPECT_EQ(*guard_of(text_of(*guard, record), record), *guard);
  }
}

TEST(Guards, ThatAreNoneAreNamed) {
  EXPECT_EQ(mutant_named("negate.means.1@type=f33").error().message,
            "`type=f33` is no condition of a guard on stablehlo.negate");
  EXPECT_EQ(mutant_named("no.such@type=f32").error().message, "no mutant is named `no.such@type=f32`");
}

}  // namespace
}  // namespace assay::oracle
