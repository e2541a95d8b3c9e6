#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>
#include <tuple>

#include "program/edit/equal_test.h"
#include "program/text/text.h"

/// Forms of text that no op's template shows: around functions and modules, and where attributes stand.
namespace assay::program {
namespace {

/// Reads, prints and reads again: the same module both times.
void expect_read(const std::string& text) {
  const auto module = parse(text, "a");
  ASSERT_TRUE(module) << module.error().text() << "\n" << text;
  EXPECT_EQ(module->functions.size(), 1u) << text;
  const auto valid = verify_text(*module);
  EXPECT_TRUE(valid) << valid.error().text() << "\n" << text;
  for (const auto form : {Form::kPretty, Form::kGeneric}) {
    const auto printed = print(*module, form);
    const auto back = parse(printed, "b");
    ASSERT_TRUE(back) << back.error().text() << "\n" << printed;
    EXPECT_EQ(print(*back, form), printed);
  }
}

TEST(Forms, GenericModulesHaveANameAndALocation) {
  const std::string text = R"(#loc = loc("file":1:2)
"builtin.module"() <{sym_name = "outer"}> ({
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xf32> loc("x")):
    %0 = "stablehlo.abs"(%arg0) : (tensor<2xf32>) -> tensor<2xf32> loc(#loc1)
    "func.return"(%0) : (tensor<2xf32>) -> () loc(#loc)
  }) : () -> () loc(#loc)
}) {mhlo.num_replicas = 2 : i32} : () -> () loc(#loc)
#loc1 = loc(callsite("a" at "b"))
)";
  expect_read(text);
  const auto module = parse(text);
  EXPECT_EQ(module->name, "outer");
  EXPECT_EQ(module->grid.replicas, 2);
}

// As JAX lowers a function with shardings.
TEST(Forms, ShardingIsKeptAndPrinted) {
  const std::string text = R"(module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1]> {stablehlo.mesh = {axes = [{name = "x", size = 1 : i64}]}}
  sdy.mesh @empty_mesh = <[]>
  func.func public @main(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<4x4xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {}]> : tensor<4x4xf32>
    %1 = "sdy.sharding_constraint"(%0) <{sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
})";
  expect_read(text);
  const auto printed = print(*parse(text), Form::kPretty);
  for (const char* line : {"sdy.mesh @mesh = <[\"x\"=1]> {stablehlo.mesh", "sdy.mesh @empty_mesh = <[]>",
                           "%1 = sdy.sharding_constraint %0 <@mesh, [{\"x\"}, {}]> : tensor<4x4xf32>"})
    EXPECT_NE(printed.find(line), std::string::npos) << line << "\n" << printed;
}

// As JAX 0.10 writes it, in both forms.
TEST(Forms, AManualRegionIsRead) {
  const auto text = [](const std::string& op) {
    return "module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\n"
           "  sdy.mesh @mesh = <[\"x\"=4]>\n"
           "  func.func @main(%arg0: tensor<8x12xf32>) -> tensor<2x12xf32> {\n    %0 = " +
           op + "\n    return %0 : tensor<2x12xf32>\n  }\n}\n";
  };
  const std::string pretty = text(
      R"(sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x"} (%1: tensor<2x12xf32>) {
      sdy.return %1 : tensor<2x12xf32>
    } : (tensor<8x12xf32>) -> tensor<2x12xf32>)");
  const std::string generic = text(
      R"("sdy.manual_computation"(%arg0) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>}> ({
    ^bb0(%arg1: tensor<2x12xf32>):
      "sdy.return"(%arg1) : (tensor<2x12xf32>) -> ()
    }) : (tensor<8x12xf32>) -> tensor<2x12xf32>)");
  expect_read(pretty);
  expect_read(generic);
  EXPECT_EQ(print(*parse(pretty), Form::kPretty), pretty);
  EXPECT_EQ(print(*parse(generic), Form::kPretty), pretty);
  EXPECT_NE(print(*parse(pretty), Form::kGeneric).find("manual_axes = #sdy<manual_axes{\"x\"}>"), std::string::npos);
}

TEST(Forms, FunctionsMayStandElsewhere) {
  for (const auto* text :
       {"func.func private @f() -> !stablehlo.token\n",
        "func.func private @f(tensor<2xf32> {mhlo.sharding = \"\"}, tensor<i32>)\n",
        "func.func private @f(%a: tensor<2xf32>) -> (tensor<f32>, tensor<f32>)\n",
        "\"func.func\"() <{function_type = (tensor<2xf32>) -> tensor<f32>, sym_name = \"f\", sym_visibility = "
        "\"private\"}> ({\n}) : () -> ()\n"}) {
    expect_read(text);
    EXPECT_TRUE(parse(text)->functions[0].is_declaration);
    EXPECT_EQ(parse(text)->entry(), nullptr);
  }
  const auto open = parse("func.func @f() -> tensor<f32>\n");
  ASSERT_TRUE(open);
  EXPECT_FALSE(verify(*open));
  EXPECT_FALSE(parse("func.func @f(tensor<f32>) {\n  return\n}\n"));
  EXPECT_FALSE(parse("func.func @f(%a: tensor<f32>, tensor<f32>) {\n  return\n}\n"));
}

TEST(Forms, AliasesStandForWholeStructs) {
  expect_read(R"(#dims = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>
#low = array<i64: 1>
!m = tensor<2x2xf32>
func.func @f(%a: !m, %b: tensor<2xf32>, %c: tensor<f32>) -> !m {
  %0 = "stablehlo.dot_general"(%a, %a) {dot_dimension_numbers = #dims} : (!m, !m) -> !m
  %1 = "stablehlo.pad"(%b, %c) <{edge_padding_low = #low, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}>
    : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : !m
})");
  EXPECT_EQ(parse("#a = 1 : i64\nfunc.func @f() {\n  return\n}\n")->functions.size(), 1u)
      << "an alias ends with its line";
  const auto broken = parse(
      "#d = #stablehlo.dot<nonsense = [1]>\nfunc.func @f(%a: tensor<2x2xf32>) {\n"
      "  %0 = \"stablehlo.dot_general\"(%a, %a) {dot_dimension_numbers = #d} : (tensor<2x2xf32>, "
      "tensor<2x2xf32>) -> tensor<2x2xf32>\n  return\n}\n");
  ASSERT_FALSE(broken);
  EXPECT_EQ(broken.error().place.substr(0, 2), "3:") << broken.error().text();
}

TEST(Forms, AliasesStandForElementTypes) {
  const auto module = parse(
      "!q = !quant.uniform<i8:f32, 0.5>\nfunc.func @f(%a: tensor<4x!q>) -> tensor<4x!q> {\n"
      "  return %a : tensor<4x!q>\n}\n");
  ASSERT_TRUE(module) << module.error().text();
  EXPECT_EQ(module->functions[0].types[0].text(), "tensor<4x!quant.uniform<i8:f32, 0.5>>");
  EXPECT_EQ(parse("func.func @f(%a: tensor<4x!q>) {\n  return\n}\n").error().message, "unknown type '!q'");
}

/// MLIR has no dense elements of quantized types; the text of StableHLO has.
TEST(Forms, LiteralsOfQuantizedTypesAreWrittenAsTheirIntegers) {
  const std::string type = "tensor<2x!quant.uniform<i8:f32, 0.5:3>>";
  const std::string in_mlir = "stablehlo.constant\"() <{value = dense<[1, -2]> : tensor<2xi8>}> : () -> " + type;
  for (const std::string& op :
       {"\"" + in_mlir, "stablehlo.constant() {value = dense<[1, -2]> : tensor<2xi8>} : () -> " + type,
        "stablehlo.constant dense<[1, -2]> : " + type}) {
    const auto module = parse("func.func @f() -> " + type + " {\n  %0 = " + op + "\n  return %0 : " + type + "\n}\n");
    ASSERT_TRUE(module) << module.error().text() << op;
    EXPECT_TRUE(verify(*module)) << op;
    EXPECT_NE(print(*module).find(in_mlir), std::string::npos) << print(*module);
  }
  const auto other =
      parse("func.func @f() -> " + type + " {\n  %0 = \"stablehlo.constant\"() <{value = dense<[1, 2]> : " +
            "tensor<2xi16>}> : () -> " + type + "\n  return %0 : " + type + "\n}\n");
  ASSERT_TRUE(other) << other.error().text();
  EXPECT_FALSE(verify(*other)) << "integers of another type are not those that are stored";
}

TEST(Forms, BodiesOfOneOpAreOfQuantizedElements) {
  const std::string element = "!quant.uniform<i8:f32, 0.5>";
  const auto module = parse(
      "func.func @f(%a: tensor<4x" + element + ">, %b: tensor<" + element + ">) -> tensor<" + element +
      "> {\n  %0 = stablehlo.reduce(%a init: %b) applies stablehlo.maximum across dimensions = [0] : " + "(tensor<4x" +
      element + ">, tensor<" + element + ">) -> tensor<" + element + ">\n  return %0 : " + "tensor<" + element +
      ">\n}\n");
  ASSERT_TRUE(module) << module.error().text();
  EXPECT_TRUE(verify(*module)) << verify(*module).error().text();
  EXPECT_NE(print(*module).find("applies stablehlo.maximum"), std::string::npos) << print(*module);
}

TEST(Forms, BoundsAreReadInBothSpellings) {
  const auto argument = [](const std::string& type) {
    const auto module = parse("func.func @f(%a: " + type + ") {\n  return\n}\n");
    return module ? module->functions[0].types[0].text() : module.error().text();
  };
  EXPECT_EQ(argument("tensor<?x?xf32, #stablehlo.type_extensions<bounds = [3, ?]>>"),
            "tensor<?x?xf32, #stablehlo.bounds<3, ?>>");
  EXPECT_EQ(argument("tensor<?x?xf32, #stablehlo.type_extensions<bounds = [3, -1]>>"),
            "tensor<?x?xf32, #stablehlo.bounds<3, ?>>");
  EXPECT_EQ(argument("tensor<f32, #stablehlo.bounds<>>"), "tensor<f32>");
  EXPECT_NE(argument("tensor<?xf32, #stablehlo.bounds<3, 4>>").find("one entry for each dimension"), std::string::npos);
}

TEST(Forms, WhatIsNewerThanTheRecordsIsNotSupported) {
  const std::string head = "func.func @f(%a: tensor<2x2xf32>) {\n  %0 = ";
  // clang-format off
  const std::pair<std::string, std::string> cases[] = {
      {head + "\"stablehlo.all_gather\"(%a) {all_gather_dim = 0 : i64, replica_groups = #stablehlo.axes<\"x\">} : "
              "(tensor<2x2xf32>) -> tensor<4x2xf32>\n  return\n}\n",
       "attribute '#stablehlo.axes'"},
  };
  // clang-format on
  for (const auto& [text, what] : cases) {
    const auto module = parse(text);
    ASSERT_FALSE(module) << text;
    EXPECT_EQ(module.error().kind, ErrorKind::kUnsupported) << module.error().text();
    EXPECT_EQ(module.error().message.find("not supported yet: " + what), 0u) << module.error().text();
  }
}

/// The message of the law that a dot with these fields of its algorithm breaks; empty where it breaks none.
std::string broken_by_algorithm(const std::string& fields) {
  const auto module = parse(
      "func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n"
      "  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], algorithm = <" +
      fields +
      "> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\n"
      "  return %0 : tensor<2x2xf32>\n}\n");
  if (!module) return module.error().message;
  const auto verified = verify(*module);
  EXPECT_TRUE(!verified || print(*module).find("algorithm = <" + fields + ">") != std::string::npos) << print(*module);
  return verified ? "" : verified.error().message;
}

std::string algorithm(const std::string& type, const std::string& accumulation, int lhs, int rhs, int operations,
                      bool imprecise) {
  return fmt::format(
      "lhs_precision_type = {0}, rhs_precision_type = {0}, accumulation_type = {1}, lhs_component_count = {2}, "
      "rhs_component_count = {3}, num_primitive_operations = {4}, allow_imprecise_accumulation = {5}",
      type, accumulation, lhs, rhs, operations, imprecise);
}

// What upstream takes for known to some hardware, and what not.
TEST(Forms, AlgorithmsOfADotAreThoseThatSomeHardwareKnows) {
  for (const auto& [type, accumulation, operations] :
       std::initializer_list<std::tuple<std::string, std::string, int>>{{"f8E4M3FNUZ", "f32", 1},
                                                                        {"f16", "f16", 1},
                                                                        {"f16", "f32", 1},
                                                                        {"bf16", "bf16", 1},
                                                                        {"bf16", "f32", 1},
                                                                        {"bf16", "f32", 3},
                                                                        {"bf16", "f32", 6},
                                                                        {"bf16", "f32", 9},
                                                                        {"tf32", "f32", 1},
                                                                        {"tf32", "f32", 3},
                                                                        {"f32", "f32", 1},
                                                                        {"f64", "f64", 1},
                                                                        {"f8E4M3FN", "f32", 3},
                                                                        {"f8E4M3FN", "f32", 4}})
    EXPECT_EQ(broken_by_algorithm(algorithm(type, accumulation, 1, 1, operations, false)), "") << type << operations;
  EXPECT_EQ(broken_by_algorithm(algorithm("f8E5M2", "f32", 1, 1, 1, true)), "");
  const auto law = [](const std::string& fields) {
    const std::string message = broken_by_algorithm(fields);
    return message.substr(0, message.find(':'));
  };
  EXPECT_EQ(law(algorithm("f32", "f32", 3, 1, 1, false)), "dot_general (A2)");
  EXPECT_EQ(law(algorithm("f32", "f32", 1, 3, 1, false)), "dot_general (A2)");
  EXPECT_EQ(law(algorithm("f32", "f32", 1, 1, 1, true)), "dot_general (A2)");
  EXPECT_EQ(law(algorithm("tf32", "f32", 1, 1, 6, false)), "dot_general (A2)");
  EXPECT_EQ(law(algorithm("bf16", "f32", 0, 1, 1, false)), "dot_general (C22)");
  EXPECT_EQ(law("lhs_precision_type = tf32, num_primitive_operations = 1"), "dot_general (A1)");
}

// No version of StableHLO allows it: that is an error of the text.
TEST(Forms, WhatNoVersionAllowsIsInvalid) {
  const std::string head = "func.func @f(%a: tensor<2x2xf32>, %b: tensor<4xf32>) {\n  %0 = ";
  const std::string pair = "(tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>\n  return\n}\n";
  const std::string slice = "\"stablehlo.slice\"(%b) ", sliced = " : (tensor<4xf32>) -> tensor<2xf32>\n  return\n}\n";
  // clang-format off
  const std::pair<std::string, std::string> cases[] = {
      {head + "stablehlo.compare EQ, %a, %a, SOMEORDER : " + pair, "'SOMEORDER' is no comparison_type"},
      {head + "stablehlo.compare NOT_AN_ENUM, %a, %a : " + pair, "'NOT_AN_ENUM' is no comparison_direction"},
      {head + "stablehlo.compare LE_, %a, %a : " + pair, "'LE_' is no comparison_direction; did you mean LE?"},
      {head + "\"stablehlo.compare\"(%a, %a) {comparison_direction = #stablehlo<comparison_direction NO>} : " + pair,
       "'NO' is no comparison_direction"},
      {head + "stablehlo.iota dim = #dim : tensor<2xi32>\n  return\n}\n", "'#dim' is no value of 'iota_dimension'"},
      {head + "\"stablehlo.iota\"() {iota_dimension = #stablehlo.dim<0>} : () -> tensor<2xi32>\n  return\n}\n",
       "'#stablehlo.dim' is no value of 'iota_dimension'"},
      {head + slice + "{start_indices = #starts, limit_indices = array<i64: 2>, strides = array<i64: 1>}" + sliced,
       "'#starts' is no value of 'start_indices'"},
      {head + slice + "<{start_indicies = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}>" + sliced,
       "stablehlo.slice: unknown attribute 'start_indicies'; did you mean start_indices?"},
      {head + slice + "{start_indicies = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}" + sliced,
       "stablehlo.slice: attribute 'start_indices' is missing"},
      {"func.func @f(%a: !undefined) {\n  return\n}\n", "unknown type '!undefined'"},
      {"func.func @f(%a: !stablehlo.tokn) {\n  return\n}\n", "unknown type '!stablehlo.tokn'"},
      {"func.func @f(%a: tensor<?xf32, #stablehlo.bonds<3>>) {\n  return\n}\n", "expected '#stablehlo.bounds<...>'"},
      {head + "\"stablehlo.while\"(%b) ({\n  ^bb0(%x: tensor<4xf32>):\n    stablehlo.return %x : tensor<4xf32>\n  ^bb1:\n"
              "    stablehlo.return %x : tensor<4xf32>\n  }) : (tensor<4xf32>) -> tensor<4xf32>\n  return\n}\n",
       "a region of an op has one block"},
  };
  // clang-format on
  for (const auto& [text, what] : cases) {
    const auto module = parse(text);
    ASSERT_FALSE(module) << text;
    EXPECT_EQ(module.error().kind, ErrorKind::kInvalid) << module.error().text();
    EXPECT_EQ(module.error().message.find(what), 0u) << module.error().text();
  }
}

// Whatever is too large or negative where nothing is, is refused and never clamped.
TEST(Forms, NumbersBeyondTheirBoundsAreRefused) {
  const std::string slice = "func.func @f(%b: tensor<4xf32>) {\n  %0 = \"stablehlo.slice\"(%b) {start_indices = ";
  const std::string rest =
      ", limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<4xf32>) -> "
      "tensor<2xf32>\n  return\n}\n";
  const auto with_type = [](const std::string& type) { return "func.func @f(%a: " + type + ") {\n  return\n}\n"; };
  const std::pair<std::string, std::string> cases[] = {
      {slice + "array<i64: 18446744073709551616>" + rest, "expected an integer of 64 bits"},
      {slice + "array<i64: 1000000000000000000000000000000>" + rest, "expected an integer of 64 bits"},
      {slice + "array<i8: 300>" + rest, "'start_indices' is of i64, the text says i8"},
      {slice + "dense<1000000000000000000000000000000> : tensor<1xi64>" + rest, "is out of range for i64"},
      {"func.func @f() {\n  %0 = \"stablehlo.iota\"() {iota_dimension = 4294967296 : i32} : () -> tensor<2xi32>\n"
       "  return\n}\n",
       "'iota_dimension' is of i64, the text says i32"},
      {with_type("tensor<18446744073709551616xf32>"), "expected an integer of 64 bits"},
      {with_type("tensor<-9223372036854775808xf32>"), "a dimension is not negative: -9223372036854775808"},
      {with_type("tensor<?xf32, #stablehlo.bounds<-3>>"), "a bound is not negative: -3"},
      {with_type("tensor<2x!quant.uniform<i8:f32:-1, {0.5}>>"), "a quantized dimension is not negative: -1"},
      {with_type("tensor<2x!quant.uniform<i8<-129:127>:f32, 0.5>>"), "stored values from -129 to 127, where i8 has"},
      {with_type("tensor<2x!quant.uniform<u8<0:256>:f32, 0.5>>"), "stored values from 0 to 256, where ui8 has"},
      {with_type("tensor<2x!quant.uniform<i8<5:5>:f32, 0.5>>"), "quantized type (C3): stored values from 5 to 5"},
      {with_type("tensor<2x!quant.uniform<i8:i32, 0.5>>"), "quantized values stand for floats, not for i32"},
      {with_type("tensor<2x!quant.uniform<i8:f32, 0.0>>"), "quantized type (C5): the scale 0.0 as f32 is not greater"},
      {with_type("tensor<2x!quant.uniform<i8:f32, -0.5>>"),
       "quantized type (C5): the scale -0.5 as f32 is not greater"},
      {with_type("tensor<2x!quant.uniform<i8:f16, 1.0e-9>>"), "quantized type (C5): the scale 1.0e-9 as f16 is not"},
      {with_type("tensor<2x!quant.uniform<i8:f16, 70000.0>>"), "quantized type (C6): the scale 70000.0 as f16 is not"},
      {with_type("tensor<2x!quant.uniform<i8:f32, 0.5:128>>"), "quantized type (C7): the zero point 128 is none of"},
      {with_type("tensor<2x!quant.uniform<i8<-4:4>:f32, 0.5:5>>"), "quantized type (C7): the zero point 5 is none of"},
      {with_type("tensor<2x!quant.uniform<i8<1:4>:f32, 0.5>>"), "quantized type (C7): the zero point 0 is none of"},
      {with_type("tensor<2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>"), "quantized type (C12): there is no dimension 1 in"},
      {with_type("tensor<2x!quant.uniform<i8:f32:0, {0.5}>>"),
       "quantized type (C13): 1 scales for dimension 0 of size 2"},
  };
  for (const auto& [text, what] : cases) {
    const auto module = parse(text);
    ASSERT_FALSE(module) << text;
    EXPECT_NE(module.error().message.find(what), std::string::npos) << module.error().text();
    EXPECT_EQ(module.error().kind, ErrorKind::kInvalid) << module.error().text();
  }
}

TEST(Forms, OpsOfQuantizedTypesAreReadBackAsThemselves) {
  const auto module = parse(R"(func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.uniform_quantize %a : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5:3, 0.25:-2}>>
  %1 = stablehlo.uniform_quantize %0 : (tensor<2x!quant.uniform<i8:f32:0, {0.5:3, 0.25:-2}>>) -> tensor<2x!quant.uniform<ui4:f32, 0.5>>
  %2 = "stablehlo.uniform_dequantize"(%1) : (tensor<2x!quant.uniform<ui4:f32, 0.5>>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
})");
  ASSERT_TRUE(module) << module.error().text();
  EXPECT_TRUE(verify(*module));
  for (const auto form : {Form::kPretty, Form::kGeneric}) {
    const auto back = parse(print(*module, form));
    ASSERT_TRUE(back) << back.error().text();
    EXPECT_TRUE(equal(*back, *module)) << print(*module, form);
  }
}

/// Each of the ops breaks the law alone.
TEST(Forms, LawsOfQuantizationAreNamed) {
  const std::string q = "tensor<2x!quant.uniform<i8:f32, 0.5>>";
  const std::tuple<std::string, std::string, std::string, std::string> cases[] = {
      {"uniform_quantize", "tensor<2xi32>", q, "uniform_quantize (I1)"},
      {"uniform_quantize", "tensor<2xf32>", "tensor<2xf32>", "uniform_quantize (O1)"},
      {"uniform_quantize", "tensor<3xf32>", q, "uniform_quantize (C1)"},
      {"uniform_quantize", "tensor<2xf64>", q, "uniform_quantize (C2)"},
      {"uniform_quantize", "tensor<2x!quant.uniform<i8:f64, 0.5>>", q, "uniform_quantize (C2)"},
      {"uniform_dequantize", "tensor<2xf32>", "tensor<2xf32>", "uniform_dequantize (I1)"},
      {"uniform_dequantize", q, "tensor<2xi32>", "uniform_dequantize (O1)"},
      {"uniform_dequantize", q, "tensor<3xf32>", "uniform_dequantize (C1)"},
      {"uniform_dequantize", q, "tensor<2xf64>", "uniform_dequantize (C2)"},
  };
  for (const auto& [op, from, to, law] : cases) {
    const auto module = parse("func.func @main(%a: " + from + ") {\n  %0 = stablehlo." + op + " %a : (" + from +
                              ") -> " + to + "\n  return\n}");
    const auto valid = module.and_then([](const Module& m) { return verify(m); });
    ASSERT_FALSE(valid) << op << " " << from << " " << to;
    EXPECT_NE(valid.error().text().find(law), std::string::npos) << valid.error().text();
  }
}

TEST(Forms, DictionariesAreOnesWhereverTheyStand) {
  const auto with = [](const std::string& dictionary) {
    return parse("func.func @f(%a: tensor<f32> " + dictionary + ") -> (tensor<f32> " + dictionary + ") attributes " +
                 dictionary + " {\n  return %a : tensor<f32>\n}\n")
        .has_value();
  };
  for (const auto* good : {"{}", "{a}", "{a, b.c = 1 : i32}", "{\"a b\" = #x.y<[1] -> {2}>, c = \"}\"}"})
    EXPECT_TRUE(with(good)) << good;
  for (const auto* bad : {"{a = }", "{= 1}", "{a,, b}", "{a b}", "{1 = a}", "{a = (}", "{"})
    EXPECT_FALSE(with(bad)) << bad;
}

TEST(Forms, AttributesAreOfTheirOwnKind) {
  const auto with = [](const std::string& dims, const std::string& pairs) {
    return parse(
               "func.func @f(%a: tensor<2x2xf32>) {\n"
               "  %0 = \"stablehlo.dot_general\"(%a, %a) {dot_dimension_numbers = #stablehlo." +
               dims +
               "<lhs_contracting_dimensions = [1], "
               "rhs_contracting_dimensions = [0]>} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\n"
               "  %1 = \"stablehlo.collective_permute\"(%a) {source_target_pairs = dense<0> : tensor<1x2x" +
               pairs +
               ">} : "
               "(tensor<2x2xf32>) -> tensor<2x2xf32>\n  return\n}\n")
        .has_value();
  };
  EXPECT_TRUE(with("dot", "i64"));
  EXPECT_FALSE(with("gather", "i64"));
  EXPECT_FALSE(with("dot", "i32"));
}

TEST(Forms, NumbersAreOfTheTypeThatIsWritten) {
  const std::string text = R"(func.func @main(%a: tensor<2x1xf64>, %b: tensor<1xf64>) -> tensor<2x1xf64> {
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %b, %b, %b) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<2x1xf64>
  return %0 : tensor<2x1xf64>
}
)";
  const auto module = parse(text);
  ASSERT_TRUE(module) << module.error().text();
  const auto& op = module->functions[0].body.ops[0];
  EXPECT_EQ(op.attributes[1].real, double{0.001F});
  EXPECT_NE(print(*module).find("epsilon = 0.001 : f32"), std::string::npos) << print(*module);
}

TEST(Forms, UndefinedBehaviourIsNoInvalidText) {
  const auto module = parse(
      "func.func @f(%a: tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>> {\n"
      "  %0 = stablehlo.fft %a, type = FFT, length = [8] : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>\n"
      "  return %0 : tensor<16xcomplex<f32>>\n}\n");
  ASSERT_TRUE(module);
  EXPECT_FALSE(verify(*module));
  EXPECT_TRUE(verify_text(*module));
}

TEST(Forms, AFileIsSplitAtItsMarks) {
  const auto parts = split("a\n// -----\nb\n// // -----\nc // -----\n//----\n");
  ASSERT_EQ(parts.size(), 3u);
  const std::pair<std::string_view, std::uint32_t> expected[] = {{"a\n", 1}, {"b\n", 3}, {"c // -----\n//----\n", 5}};
  for (std::size_t k = 0; k < parts.size(); ++k) {
    EXPECT_EQ(parts[k].text, expected[k].first);
    EXPECT_EQ(parts[k].first_line, expected[k].second);
  }
}

TEST(Forms, AStreamIsReadInThePartsThatAFileIsSplitInto) {
  for (const std::string text : {"", "a", "a\n", "// -----", "a\n// -----\n", "a\n// -----\nb\n\n// -----\n\nc"}) {
    std::istringstream stream(text);
    PartReader reader(stream);
    for (const Part& part : split(text)) {
      const auto read = reader.next();
      ASSERT_TRUE(read) << text;
      EXPECT_EQ(read->text, part.text);
      EXPECT_EQ(read->first_line, part.first_line);
    }
    EXPECT_FALSE(reader.next()) << text;
  }
}

TEST(Forms, ErrorsInAPartNameTheLineOfTheFile) {
  const auto module = parse(split("\n// -----\n\n?").at(1), "f.mlir");
  ASSERT_FALSE(module);
  EXPECT_EQ(module.error().place, "f.mlir:4:1");
}

// ---- grids --------------------------------------------------------------------------------------

std::string gather(const std::string& module, const std::string& attributes, const std::string& result) {
  return module + " {\n  func.func @f(%a: tensor<8x2xf32>) -> " + result +
         " {\n    %0 = \"stablehlo.all_gather\"(%a) {all_gather_dim = 1 : i64, " + attributes +
         "} : (tensor<8x2xf32>) -> " + result + "\n    return %0 : " + result + "\n  }\n}\n";
}

TEST(Forms, ATextWithoutAGridIsValidInSomeGrid) {
  const std::string groups = "replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>";
  const std::string channel = ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>";
  const std::tuple<std::string, std::string, std::string, bool> cases[] = {
      {"module", groups, "tensor<8x8xf32>", true},
      {"module", groups, "tensor<8x16xf32>", false},             // groups of 4
      {"module", groups + channel, "tensor<8x16xf32>", true},    // of 4 replicas with 2 partitions each
      {"module", groups + channel, "tensor<8x100xf32>", false},  // no multiple of 4 * 2
      {"module", "replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>", "tensor<8x4xf32>", false},  // where is 1?
      {"module attributes {mhlo.num_replicas = 8 : i32}", groups, "tensor<8x8xf32>", true},
      {"module attributes {mhlo.num_replicas = 4 : i32}", groups, "tensor<8x8xf32>", false},
  };
  for (const auto& [module, attributes, result, is_valid] : cases) {
    const auto text = gather(module, attributes, result);
    const auto parsed = parse(text);
    ASSERT_TRUE(parsed) << parsed.error().text();
    EXPECT_EQ(verify_text(*parsed).has_value(), is_valid) << text;
  }
  EXPECT_FALSE(verify(*parse(gather("module", groups, "tensor<8x8xf32>"))))
      << "a program that runs has a grid, here of one process";
}

TEST(Forms, GroupsOfAReductionMayDifferInSize) {
  const auto reduction = [](const std::string& groups) {
    return parse(
        "module attributes {mhlo.num_replicas = 3 : i32} {\n  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
        "    %0 = \"stablehlo.all_reduce\"(%a) ({\n    ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
        "      %1 = stablehlo.add %x, %y : tensor<f32>\n      stablehlo.return %1 : tensor<f32>\n    }) {replica_groups = dense<" +
        groups + "> : tensor<2x2xi64>} : (tensor<4xf32>) -> tensor<4xf32>\n    return %0 : tensor<4xf32>\n  }\n}\n");
  };
  EXPECT_TRUE(verify(*reduction("[[0, 1], [2, -1]]")));
  EXPECT_FALSE(verify(*reduction("[[0, 1], [1, -1]]")));
  EXPECT_FALSE(verify(*reduction("[[0, 1], [-2, 2]]")));
  EXPECT_FALSE(verify(*reduction("[[0, 1], [-1, -1]]")));
}

// Constants of other dialects mean what StableHLO's does, and are printed as that. A size may be an index.
TEST(Forms, ConstantsOfOtherDialectsAreConstants) {
  for (const char* constant :
       {"arith.constant dense<[1, 2]> : tensor<2xi32>", "chlo.constant dense<[1, 2]> : tensor<2xi32>",
        "\"arith.constant\"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>"}) {
    const std::string text =
        std::string("func.func @main() -> tensor<2xi32> {\n  %0 = ") + constant + "\n  return %0 : tensor<2xi32>\n}\n";
    expect_read(text);
    EXPECT_NE(print(*parse(text)).find("stablehlo.constant dense<[1, 2]> : tensor<2xi32>"), std::string::npos) << text;
  }
  expect_read(
      "func.func @main(%a: tensor<6xf32>, %s: tensor<2xindex>) -> tensor<2x3xf32> {\n"
      "  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<6xf32>, tensor<2xindex>) -> tensor<2x3xf32>\n"
      "  return %0 : tensor<2x3xf32>\n}\n");
}

// What is not StableHLO text says what it is, and how it becomes one.
TEST(Forms, OtherFormsOfProgramsSayHowToBecomeText) {
  const std::string in_function = "func.func @main(%a: tensor<2xf32>) {\n  %0 = ";
  const std::pair<std::string, const char*> cases[] = {
      {std::string("ML\xEFR\x0DStableHLO_v1.0.0\0", 20), "MLIR bytecode; `stablehlo-translate --deserialize`"},
      {"vhlo.func_v1 @main() {}", "op 'vhlo.func_v1', which is the form that StableHLO is serialized in"},
      {"module {\n  vhlo.func_v1 @main() {}\n}\n", "op 'vhlo.func_v1', which is the form"},
      {"// As `stablehlo-opt` prints it.\n\"builtin.module\"() ({\n  \"vhlo.func_v1\"() ({\n  }) : () -> ()\n}) : () -> ()\n",
       "op 'vhlo.func_v1', which is the form"},
      {in_function + "\"vhlo.add_v1\"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\n  return\n}\n",
       "op 'vhlo.add_v1', which is the form"},
      {in_function + "\"vhlo.add_v1\"(%a, %a) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> "
                     "!vhlo.tensor_v1<2x!vhlo.f32_v1>\n  return\n}\n",
       "op 'vhlo.add_v1', which is the form"},
      {"func.func @main(%a: tensor<2xf32>) {\n  vhlo.return_v1 %a : tensor<2xf32>\n}\n",
       "op 'vhlo.return_v1', which is the form"},
      {"func.func @main(%a: !vhlo.tensor_v1<2x!vhlo.f32_v1>) {\n  return\n}\n",
       "type '!vhlo.tensor_v1', which is the form"},
      {"func.func @main(%a: tensor<2x!vhlo.f32_v1>) {\n  return\n}\n", "type '!vhlo.f32_v1', which is the form"},
      {"!t = !vhlo.token_v1\nfunc.func @main(%a: !t) {\n  return\n}\n", "type '!vhlo.token_v1', which is the form"},
      {in_function + "stablehlo.add %a, %a : !vhlo.tensor_v1<2x!vhlo.f32_v1>\n  return\n}\n",
       "type '!vhlo.tensor_v1', which is the form"},
      {in_function + "\"stablehlo.compare\"(%a, %a) <{comparison_direction = #vhlo<comparison_direction_v1 EQ>}> : "
                     "(tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>\n  return\n}\n",
       "attribute '#vhlo', which is the form"},
      {in_function + "\"stablehlo.transpose\"(%a) <{permutation = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : "
                     "(tensor<2xf32>) -> tensor<2xf32>\n  return\n}\n",
       "attribute '#vhlo.tensor_v1', which is the form"},
      {in_function +
           "stablehlo.exponential %a {result_accuracy = #vhlo.result_accuracy_v1<atol = 0.0>} : tensor<2xf32>\n"
           "  return\n}\n",
       "attribute '#vhlo.result_accuracy_v1', which is the form"}};
  for (const auto& [text, what] : cases) {
    const auto module = parse(text);
    ASSERT_FALSE(module) << text;
    EXPECT_EQ(module.error().kind, ErrorKind::kUnsupported) << module.error().text();
    EXPECT_EQ(module.error().message.find(std::string("not supported yet: ") + what), 0u) << module.error().text();
  }
}

// What an op does not know is kept as it is, whatever dialect it is of, and a comment is no reason for an error.
TEST(Forms, OtherDialectsAreTheReasonOnlyWhereTheyAreRead) {
  expect_read(
      "module attributes {mine = #vhlo.string_v1<\"x\">} {\nfunc.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
      "  %0 = stablehlo.add %a, %a {mine = #vhlo.string_v1<\"x\">} : tensor<2xf32>\n"
      "  return %0 : tensor<2xf32>\n}\n}\n");
  const auto module = parse("func.func @main(%a: tensor<2xf33>) {  // not !vhlo.f32_v1\n  return\n}\n");
  ASSERT_FALSE(module);
  EXPECT_EQ(module.error().message.find("vhlo"), std::string::npos) << module.error().text();
}

// Of unsigned numbers of 64 bits the upper half is read as the largest number of 63: a bound that is as good.
TEST(Forms, LargeUnsignedNumbersAreBounds) {
  const auto with_bound = [](const std::string& bound) {
    return "func.func @main(%a: tensor<2xf32>) {\n  check.expect_close %a, %a, max_ulp_difference = " + bound +
           " : tensor<2xf32>, tensor<2xf32>\n  return\n}\n";
  };
  expect_read(with_bound("18446744073709551615"));
  EXPECT_FALSE(parse(with_bound("18446744073709551616")));
  const auto wraps = parse(
      "func.func @main(%a: tensor<2xf32>) {\n  %0 = \"stablehlo.concatenate\"(%a) {dimension = "
      "18446744073709551615 : i64} : (tensor<2xf32>) -> tensor<2xf32>\n  return\n}\n");
  ASSERT_TRUE(wraps);
  EXPECT_NE(verify(*wraps).error().message.find("dimension = -1 is less than 0"), std::string::npos);
}

// The pretty form of a scan says by its brackets how many inputs and inits there are.
TEST(Forms, AScanShowsItsGroups) {
  const std::string text = R"(func.func @main(%a: tensor<4xi32>, %b: tensor<4x2xf32>, %c: tensor<i32>) -> tensor<i32> {
  %0, %1 = chlo.scan(%a, %b) inits (%c) dimension=0 attributes {is_reverse = true} {
  ^bb0(%a0: tensor<i32>, %b0: tensor<2xf32>, %a: tensor<i32>):
    %s = stablehlo.add %a0, %a : tensor<i32>
    stablehlo.return %b0, %s : tensor<2xf32>, tensor<i32>
  } : (tensor<4xi32>, tensor<4x2xf32>, tensor<i32>) -> (tensor<4x2xf32>, tensor<i32>)
  return %1 : tensor<i32>
})";
  expect_read(text);
  const std::string printed = print(*parse(text));
  EXPECT_NE(printed.find("chlo.scan(%arg0, %arg1) inits (%arg2) dimension=0 attributes {is_reverse = true} {"),
            std::string::npos)
      << printed;
  const std::string generic = print(*parse(text), Form::kGeneric);
  EXPECT_NE(generic.find("operandSegmentSizes = array<i32: 2, 1>, resultSegmentSizes = array<i32: 1, 1>"),
            std::string::npos)
      << generic;
}

TEST(Forms, ARegionOfAScanReadsNothingFromAroundIt) {
  const auto module = parse(R"(func.func @main(%a: tensor<4xi32>, %c: tensor<i32>) {
  %0:2 = chlo.scan(%a) inits(%c) dimension=0 {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %c, %y : tensor<i32>, tensor<i32>
  } : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  return
})");
  ASSERT_FALSE(module);
  EXPECT_EQ(module.error().message, "%c is not defined before its use");
}

// What a record says of a name that is called is that record; what it has besides is kept.
TEST(Forms, ACallOfANameWithAMeaningIsThatOp) {
  const std::string pretty =
      "func.func @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>) {\n"
      "  %0, %1 = stablehlo.custom_call @Qr(%arg0) {api_version = 2 : i32} : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>)\n"
      "  return %0, %1 : tensor<3x2xf32>, tensor<2xf32>\n}\n";
  expect_read(pretty);
  const auto module = parse(pretty);
  EXPECT_EQ(module->functions[0].body.ops[0].record->full_name(), "custom_call.Qr");
  EXPECT_EQ(print(*module), pretty);
  const std::string generic = print(*module, Form::kGeneric);
  EXPECT_NE(generic.find("\"stablehlo.custom_call\"(%arg0) <{call_target_name = \"Qr\"}> {api_version = 2 : i32}"),
            std::string::npos)
      << generic;
  const auto back = parse(generic);
  ASSERT_TRUE(back) << back.error().text();
  EXPECT_EQ(print(*back), pretty);
  std::string other = generic;
  other.replace(other.find("<{call_target_name = \"Qr\"}> {api_version"), 40,
                "<{api_version = 2 : i32, call_target_name = \"Qr\"}> {b");
  EXPECT_EQ(parse(other)->functions[0].body.ops[0].record->full_name(), "custom_call.Qr");
  std::string unknown = pretty;
  unknown.replace(unknown.find("@Qr"), 3, "@Q");
  EXPECT_EQ(parse(unknown)->functions[0].body.ops[0].record->full_name(), "stablehlo.custom_call");
}

// Layouts change no value: those of a custom_call are kept and printed. A slip of the pen is told from them.
TEST(Forms, LayoutsOfACustomCallAreKept) {
  const auto called = [](const std::string& attribute) {
    return "func.func @main(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {\n  %0 = \"stablehlo.custom_call\"(%a) <{call_target_name = \"f\", " +
           attribute + "}> : (tensor<2x3xf32>) -> tensor<2x3xf32>\n  return %0 : tensor<2x3xf32>\n}\n";
  };
  const std::string layouts =
      "operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]";
  const auto module = parse(called(layouts));
  ASSERT_TRUE(module) << module.error().text();
  EXPECT_NE(print(*module).find(layouts), std::string::npos) << print(*module);
  EXPECT_FALSE(parse(called("api_versio = 1 : i32")));
}

// As jax.lax.linalg.lu of jax 0.10.2 writes it. A layout that is another would be another matrix.
TEST(Forms, LayoutsThatARecordAsksForAreItsOwn) {
  const auto called = [](const std::string& layout) {
    return "func.func @main(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {\n  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) "
           "{backend_config = \"\", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = \"0\"}, "
           "operand_layouts = [dense<" +
           layout +
           "> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, "
           "dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xf32>) -> "
           "(tensor<4x3xf32>, tensor<3xi32>, tensor<i32>)\n  return %0#0 : tensor<4x3xf32>\n}\n";
  };
  const auto module = parse(called("[0, 1]"));
  ASSERT_TRUE(module) << module.error().text();
  EXPECT_TRUE(verify(*module));
  const std::string text = print(*module);
  for (const char* kept :
       {"operand_layouts = [dense<[0, 1]> : tensor<2xindex>]",
        "result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]",
        "backend_config = \"\"", "mhlo.backend_config = {}", "mhlo.frontend_attributes = {num_batch_dims = \"0\"}"})
    EXPECT_NE(text.find(kept), std::string::npos) << kept << "\n" << text;
  for (const auto form : {Form::kPretty, Form::kGeneric}) EXPECT_EQ(print(*parse(print(*module, form))), text);
  // What XLA takes a call by the typed interface for, whether the text says it or not.
  EXPECT_EQ(text.find("mhlo.backend_config"), text.rfind("mhlo.backend_config"));
  std::string without = text;
  without.erase(without.find("mhlo.backend_config = {}, "), 26);
  EXPECT_EQ(print(*parse(without)), text);
  const auto rows = parse(called("[1, 0]"));
  ASSERT_TRUE(rows);
  const auto refused = verify(*rows);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("A4"), std::string::npos) << refused.error().message;
}

// As jax.experimental.layout.with_layout_constraint of jax 0.12.0 writes it.
TEST(Forms, ALayoutConstraintIsTheOpOfItsTarget) {
  const auto called = [](const std::string& of_operand, const std::string& of_result) {
    const auto layout = [](const std::string& order) { return "[dense<[" + order + "]> : tensor<2xindex>]"; };
    return "func.func @main(%a: tensor<3x4xf32>) -> tensor<3x4xf32> {\n  %0 = stablehlo.custom_call @LayoutConstraint(%a) "
           "{backend_config = \"\", operand_layouts = " +
           layout(of_operand) + ", result_layouts = " + layout(of_result) +
           "} : (tensor<3x4xf32>) -> tensor<3x4xf32>\n  return %0 : tensor<3x4xf32>\n}\n";
  };
  const auto module = parse(called("0, 1", "0, 1"));
  ASSERT_TRUE(module) << module.error().text();
  EXPECT_EQ(module->functions[0].body.ops[0].record->full_name(), "custom_call.LayoutConstraint");
  EXPECT_TRUE(verify(*module));
  const std::string text = print(*module);
  for (const auto form : {Form::kPretty, Form::kGeneric}) EXPECT_EQ(print(*parse(print(*module, form))), text);
  const std::tuple<const char*, const char*, const char*> kWrong[] = {
      {"0, 0", "0, 0", "A1"}, {"1, 2", "1, 2", "A1"}, {"0, 1", "1, 0", "A2"}};
  for (const auto& [of_operand, of_result, law] : kWrong) {
    const auto wrong = parse(called(of_operand, of_result));
    ASSERT_TRUE(wrong);
    const auto refused = verify(*wrong);
    ASSERT_FALSE(refused) << of_operand;
    EXPECT_NE(refused.error().message.find(law), std::string::npos) << refused.error().message;
  }
}

}  // namespace
}  // namespace assay::program
