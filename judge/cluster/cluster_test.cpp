#include "judge/cluster/cluster.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::judge {
namespace {

Features features(std::vector<std::string> ops, std::vector<std::string> types,
                  FailureClass kind = FailureClass::kWrongValue) {
  Features f;
  f.kind = kind;
  f.ops = ops;
  f.structure = f.mended_structure = std::move(ops);
  f.element_types = types;
  f.element_classes = std::move(types);
  return f;
}

TEST(Cluster, KeyIgnoresOrderAndRepetition) {
  EXPECT_EQ(cluster_key(features({"slice", "pad"}, {"i32"})), cluster_key(features({"pad", "slice", "pad"}, {"i32"})));
  EXPECT_NE(cluster_key(features({"slice"}, {"i32"})), cluster_key(features({"pad"}, {"i32"})));
  EXPECT_NE(cluster_key(features({"slice"}, {"f32"})),
            cluster_key(features({"slice"}, {"f32"}, FailureClass::kUnexpectedNan)));
}

TEST(Cluster, WhatAPartitionerAddsToZerosIsOneCause) {
  const auto lost = [](const char* op, FailureClass kind, bool is_special, std::vector<std::string> mends) {
    Features f = features({op}, {"float"}, kind);
    f.is_special = is_special;
    f.mends = std::move(mends);
    return cluster_key(f);
  };
  const std::string sign = lost("multiply", FailureClass::kZeroSign, true, {"gspmd", "unsharded"});
  EXPECT_EQ(sign, lost("divide", FailureClass::kZeroSign, true, {"unsharded"}));
  EXPECT_EQ(sign, lost("real", FailureClass::kWrongValue, true, {"unsharded"})) << "a subnormal";
  EXPECT_NE(sign, lost("real", FailureClass::kWrongValue, false, {"unsharded"}));
  EXPECT_NE(lost("multiply", FailureClass::kZeroSign, true, {"no-fusion"}),
            lost("divide", FailureClass::kZeroSign, true, {"no-fusion"}));
}

TEST(Cluster, AttributesOffTheirDefaultsTellCausesApart) {
  auto plain = features({"pad"}, {"float"}), negative = plain;
  negative.attributes = {"pad.edge_padding_low"};
  EXPECT_NE(cluster_key(plain), cluster_key(negative));
}

TEST(Cluster, OfElementTypesOnlyTheClassCounts) {
  auto a = features({"pad"}, {"float"}), b = a;
  a.element_types = {"f32"};
  b.element_types = {"bf16"};
  EXPECT_EQ(cluster_key(a), cluster_key(b));
}

TEST(Cluster, OfGrantsTheTypesDoNotCount) {
  auto a = features({"asinh"}, {"float"}, FailureClass::kDeviation), b = a, other = a;
  a.grants = {"math asinh for bf16"};
  b.grants = {"math asinh for f8E5M2", "math asinh for f16"};
  other.grants = {"math asinh for bf16", "minmax-nan either"};
  EXPECT_EQ(cluster_key(a), "deviation: math asinh");
  EXPECT_EQ(cluster_key(b), cluster_key(a));
  EXPECT_EQ(cluster_key(other), "deviation: math asinh + minmax-nan either");
}

// asin of f8E8M0FNU goes by 1 - x * x, which is zero or less: of every function that does so the cause is the type.
TEST(Cluster, NansOfATypeWithoutZeroAreOne) {
  const auto of = [](const char* op, const char* type, FailureClass kind) {
    const auto module = program::parse(fmt::format(
        "func.func @main(%a: tensor<{0}>) -> tensor<{0}> {{\n%r = chlo.{1} %a : tensor<{0}> -> tensor<{0}>\n"
        "return %r : tensor<{0}>\n}}\n",
        type, op));
    EXPECT_TRUE(module) << module.error().text();
    return cluster_key(features_of(*module, {.kind = kind}));
  };
  constexpr auto kNan = FailureClass::kUnexpectedNan, kWrong = FailureClass::kWrongValue;
  EXPECT_EQ(of("asin", "f8E8M0FNU", kNan), of("atanh", "f8E8M0FNU", kNan));
  EXPECT_NE(of("asin", "f8E8M0FNU", kWrong), of("atanh", "f8E8M0FNU", kWrong));
  EXPECT_NE(of("asin", "f8E4M3", kNan), of("atanh", "f8E4M3", kNan));
}

TEST(Cluster, CrashesAreKnownByTheirSignature) {
  auto a = features({"slice"}, {"i32"}, FailureClass::kCrash), b = features({"pad"}, {"f32"}, FailureClass::kCrash);
  a.signature = b.signature = "array.h:412 Check failed";
  EXPECT_EQ(cluster_key(a), cluster_key(b));
}

Features crash(const std::string& signature, const std::string& op) {
  auto f = features({op}, {"i32"}, FailureClass::kCrash);
  f.signature = signature;
  return f;
}

// Two builds of one plug-in, and two machines: only what a person would look up is the same.
TEST(Cluster, AddressesAreNoPartOfAKey) {
  EXPECT_EQ(cluster_key(crash("signal 11 (SEGV) | a.so+0x4c84c53 | a.so+0x4c7d4f4", "reduce")),
            "crash: signal 11 (SEGV) in reduce");
  EXPECT_EQ(cluster_key(crash("signal 11 (SEGV) | b.so+0x50f2c39", "reduce")),
            cluster_key(crash("signal 11 (SEGV) | a.so+0x4c84c53 | a.so+0x4c7d4f4", "reduce")));
  EXPECT_NE(cluster_key(crash("signal 11 (SEGV) | a.so+0x4c84c53", "sort")),
            cluster_key(crash("signal 11 (SEGV) | a.so+0x4c84c53", "reduce")));
  EXPECT_EQ(cluster_key(crash("signal 11 (SEGV) | xla::Reshape | a.so+0x1", "sort")),
            "crash: signal 11 (SEGV) | xla::Reshape");
  EXPECT_FALSE(is_known_by_signature(crash("signal 8 (FPE) | a.so+0x1", "sort")));
  EXPECT_TRUE(is_known_by_signature(crash("array.h:412 Check failed: a == b", "sort")));
}

TEST(Cluster, AHangIsKnownByItsOps) {
  auto hang = features({"sort", "asinh"}, {"f32"}, FailureClass::kHang);
  hang.signature = "killed: no answer within # s";
  EXPECT_EQ(cluster_key(hang), "hang: asinh, sort");
}

// The pass that is to blame is named by what it takes to be rid of the failure; the types and values are those that it
// met.
TEST(Cluster, WhatTheSameVariantsMendIsOneCause) {
  auto wide = features({"atan"}, {"float"}),
       narrow = features({"atan"}, {"narrow float"}, FailureClass::kUnexpectedNan);
  EXPECT_NE(cluster_key(wide), cluster_key(narrow));
  wide.mends = narrow.mends = {"o0", "no-fusion"};
  EXPECT_EQ(cluster_key(wide), "wrong-value: atan, mended by no-fusion, o0");
  EXPECT_EQ(cluster_key(narrow), cluster_key(wide));
  narrow.mends = {"no-algsimp"};
  EXPECT_NE(cluster_key(narrow), cluster_key(wide));
}

// One pass makes the code of all functions: what it takes to be rid of it names that pass, whichever function it is of.
TEST(Cluster, FunctionsThatTheSameVariantsMendAreOneCause) {
  const auto key = [](const std::string& type, const std::string& ops) {
    const auto module = program::parse("func.func @main(%a: tensor<8xf32>) -> tensor<8x" + type + "> {\n" + ops +
                                       "\n  return %r : tensor<8x" + type + ">\n}");
    EXPECT_TRUE(module) << (module ? "" : module.error().text());
    return module ? cluster_key(features_of(*module, {}, {"no-fusion", "o0"})) : "";
  };
  const std::string atan = key("f32", "  %r = chlo.atan %a : tensor<8xf32> -> tensor<8xf32>");
  const std::string complex = key("complex<f32>",
                                  "  %0 = stablehlo.complex %a, %a : tensor<8xcomplex<f32>>\n"
                                  "  %r = stablehlo.log_plus_one %0 : tensor<8xcomplex<f32>>");
  const std::string remainder = key("f32", "  %r = stablehlo.remainder %a, %a : tensor<8xf32>");
  const std::string parts = key("complex<f32>", "  %r = stablehlo.complex %a, %a : tensor<8xcomplex<f32>>");
  EXPECT_EQ(atan, "wrong-value: functions, mended by no-fusion, o0");
  EXPECT_EQ(complex, atan);
  EXPECT_EQ(remainder, "wrong-value: remainder, mended by no-fusion, o0");
  EXPECT_EQ(parts, "wrong-value: complex, mended by no-fusion, o0");
}

Features features_of_text(std::string_view text) {
  const auto module = program::parse(text);
  EXPECT_TRUE(module) << module.error().text();
  return features_of(*module, Failure{});
}

TEST(Features, TypesCountWhereAnOpComputes) {
  const auto moved = [](std::string_view type) {
    return features_of_text(
        fmt::format("func.func @main(%a: tensor<2x{0}>) -> tensor<2x{0}> {{\n"
                    "  %0 = stablehlo.reverse %a, dims = [0] : tensor<2x{0}>\n  return %0 : tensor<2x{0}>\n}}",
                    type));
  };
  const auto added = [](std::string_view type) {
    return features_of_text(
        fmt::format("func.func @main(%a: tensor<2x{0}>) -> tensor<2x{0}> {{\n"
                    "  %0 = stablehlo.add %a, %a : tensor<2x{0}>\n  return %0 : tensor<2x{0}>\n}}",
                    type));
  };
  EXPECT_EQ(cluster_key(moved("f32")), cluster_key(moved("i8")));
  EXPECT_NE(cluster_key(added("f32")), cluster_key(added("i8")));
  EXPECT_EQ(cluster_key(added("i32")), cluster_key(added("i8")));
}

TEST(Features, WhatStandsInARegionForAnyOpTellsNothing) {
  const auto reduced_with = [](std::string_view op) {
    return features_of_text(
        fmt::format("func.func @main(%a: tensor<2xf32>, %b: tensor<f32>) -> tensor<f32> {{\n"
                    "  %0 = stablehlo.reduce(%a init: %b) applies stablehlo.{} across dimensions = [0] : "
                    "(tensor<2xf32>, tensor<f32>) -> tensor<f32>\n  return %0 : tensor<f32>\n}}",
                    op));
  };
  EXPECT_EQ(reduced_with("add").structure, (std::vector<std::string>{"reduce"}));
  EXPECT_EQ(reduced_with("add").ops, (std::vector<std::string>{"reduce", "add"}));
  EXPECT_EQ(reduced_with("maximum").structure, (std::vector<std::string>{"reduce", "maximum"}));
}

// `chlo.broadcast_add` stretches its operands and adds.
TEST(Features, AnOpThatStretchesIsTheOneThatDoesNot) {
  const auto added = [](std::string_view op) {
    return features_of_text(fmt::format(
        "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {{\n"
        "  %0 = \"{}\"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\n  return %0 : tensor<2xf32>\n}}",
        op));
  };
  EXPECT_EQ(added("chlo.broadcast_add").structure, (std::vector<std::string>{"add"}));
  EXPECT_EQ(added("chlo.broadcast_next_after").structure, (std::vector<std::string>{"next_after"}));
  EXPECT_EQ(cluster_key(added("chlo.broadcast_add")), cluster_key(added("stablehlo.add")));
}

// `is_pos_inf` is `is_inf` of what is greater than 0: of a format without infinities both go wrong by one fault.
TEST(Features, AnOpThatItsDialectSaysByAnotherIsThatOne) {
  const auto key = [](std::string_view op) {
    return cluster_key(features_of_text(
        fmt::format("func.func @main(%a: tensor<2xf8E5M2>) -> tensor<2xi1> {{\n"
                    "  %0 = \"{}\"(%a) : (tensor<2xf8E5M2>) -> tensor<2xi1>\n  return %0 : tensor<2xi1>\n}}",
                    op)));
  };
  EXPECT_EQ(key("chlo.is_pos_inf"), key("chlo.is_inf"));
  EXPECT_EQ(key("chlo.is_neg_inf"), key("chlo.is_inf"));
  EXPECT_NE(key("stablehlo.is_finite"), key("chlo.is_inf"));
}

// A back end that reads unsigned indices as signed does so in every op; reduction makes i32 of what does not matter.
TEST(Features, IndicesOfATypeThatMattersAreOneCause) {
  const auto sliced = [](std::string_view index) {
    return cluster_key(features_of_text(fmt::format(
        "func.func @main(%a: tensor<4xf32>, %i: tensor<{0}>) -> tensor<1xf32> {{\n"
        "  %0 = stablehlo.dynamic_slice %a, %i, sizes = [1] : (tensor<4xf32>, tensor<{0}>) -> tensor<1xf32>\n"
        "  return %0 : tensor<1xf32>\n}}",
        index)));
  };
  const auto selected = [](std::string_view index) {
    return cluster_key(features_of_text(fmt::format(
        "func.func @main(%a: tensor<4xf32>, %i: tensor<1x{0}>) -> tensor<1xf32> {{\n"
        "  %0 = \"stablehlo.torch_index_select\"(%a, %i) <{{dim = 0 : i64, batch_dims = 0 : i64}}> : (tensor<4xf32>, tensor<1x{0}>) -> "
        "tensor<1xf32>\n  return %0 : tensor<1xf32>\n}}",
        index)));
  };
  const auto gathered = [](std::string_view index) {
    return cluster_key(features_of_text(fmt::format(
        "func.func @main(%a: tensor<4xf32>, %i: tensor<1x{0}>) -> tensor<1xf32> {{\n"
        "  %s = stablehlo.constant dense<1> : tensor<1xi32>\n"
        "  %0 = \"stablehlo.dynamic_gather\"(%a, %i, %s) <{{dimension_numbers = #stablehlo.gather<offset_dims = [0], "
        "start_index_map = [0]>}}> : (tensor<4xf32>, tensor<1x{0}>, tensor<1xi32>) -> tensor<1xf32>\n"
        "  return %0 : tensor<1xf32>\n}}",
        index)));
  };
  EXPECT_EQ(gathered("ui16"), sliced("ui16"));
  EXPECT_EQ(gathered("i32"), "wrong-value: gather");
  EXPECT_EQ(sliced("ui16"), "wrong-value: by unsigned indices");
  EXPECT_EQ(selected("ui2"), sliced("ui16"));
  EXPECT_EQ(selected("i2"), "wrong-value: by narrow indices");
  EXPECT_EQ(sliced("i32"), "wrong-value: dynamic_slice");
}

// A back end that takes a dimension's bound for its size finds other elements by the same indices, in every op.
TEST(Features, IndicesWithinBoundsAreOneCause) {
  const auto indexed = [](std::string_view op, std::string_view results) {
    return cluster_key(features_of_text(fmt::format(
        "func.func @main(%a: tensor<4xf32>, %n: tensor<i32>, %i: tensor<i32>, %u: tensor<1xf32>) -> {1} {{\n"
        "  %0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<4xf32>, tensor<i32>) -> "
        "tensor<?xf32, #stablehlo.bounds<4>>\n"
        "  %1 = {0} -> {1}\n  return %1 : {1}\n}}",
        op, results)));
  };
  const auto sliced =
      indexed("stablehlo.dynamic_slice %0, %i, sizes = [1] : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<i32>)",
              "tensor<1xf32>");
  EXPECT_EQ(sliced, "wrong-value: by bounded indices");
  EXPECT_EQ(indexed("stablehlo.dynamic_update_slice %0, %u, %i : (tensor<?xf32, #stablehlo.bounds<4>>, "
                    "tensor<1xf32>, tensor<i32>)",
                    "tensor<?xf32, #stablehlo.bounds<4>>"),
            sliced);
}

// An algorithm that is not followed is one cause, whether its format would have overflowed or only rounded.
TEST(Cluster, AStructThatReductionNeedsIsNamed) {
  const auto key = [](const std::string& algorithm, FailureClass kind) {
    const auto module = program::parse(
        "func.func @main(%a: tensor<f64>) -> tensor<f64> {\n"
        "  %r = stablehlo.dot_general %a, %a, contracting_dims = [] x []" +
        algorithm + " : (tensor<f64>, tensor<f64>) -> tensor<f64>\n  return %r : tensor<f64>\n}");
    EXPECT_TRUE(module) << (module ? "" : module.error().text());
    Failure failure;
    failure.kind = kind;
    return module ? cluster_key(features_of(*module, failure)) : "";
  };
  const std::string f32 =
      ", algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, "
      "lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, "
      "allow_imprecise_accumulation = false>";
  EXPECT_EQ(key(f32, FailureClass::kWrongValue), "wrong-value: dot_general on float with dot_general.algorithm");
  EXPECT_EQ(key(f32, FailureClass::kMissingNan), key(f32, FailureClass::kWrongValue));
  EXPECT_EQ(key("", FailureClass::kMissingNan), "missing-nan: dot_general on float");
}

TEST(Features, AProgramOfOneOpOnSingleNumbersIsTitledByItsCall) {
  const auto module = program::parse(
      "func.func @main(%a: tensor<i32>) -> tensor<i32> {\n"
      "  %c = stablehlo.constant dense<64> : tensor<i32>\n"
      "  %r = stablehlo.power %a, %c : tensor<i32>\n  return %r : tensor<i32>\n}");
  ASSERT_TRUE(module) << module.error().text();
  spec::Arena arena;
  const std::vector<Tensor> inputs{
      program::tensor_of(program::parse_literals("[dense<0> : tensor<i32>]", arena)->at(0))};
  Failure wrong;
  wrong.got = "1";
  wrong.expected = "0";
  EXPECT_EQ(title_of(*module, wrong, inputs), "power(0, 64) on i32: 1 where 0 is expected");
  EXPECT_EQ(title_of(*module, wrong), "power on i32: 1 where 0 is expected");
}

TEST(Features, AConversionIsTitledByBothTypes) {
  const auto module = program::parse(
      "func.func @main(%a: tensor<f32>) -> tensor<i8> {\n"
      "  %r = stablehlo.convert %a : (tensor<f32>) -> tensor<i8>\n  return %r : tensor<i8>\n}");
  ASSERT_TRUE(module) << module.error().text();
  spec::Arena arena;
  Failure wrong;
  wrong.got = "0";
  wrong.expected = "3";
  EXPECT_EQ(title_of(*module, wrong,
                     {program::tensor_of(program::parse_literals("[dense<3.0> : tensor<f32>]", arena)->at(0))}),
            "convert(3.0) on f32 to i8: 0 where 3 is expected");
}

TEST(Features, AProgramOfLiteralsIsCalledByTheirTypes) {
  const auto module = program::parse(
      "func.func @main() -> tensor<2xf6E3M2FN> {\n"
      "  %r = stablehlo.constant dense<0.0> : tensor<2xf6E3M2FN>\n  return %r : tensor<2xf6E3M2FN>\n}");
  ASSERT_TRUE(module) << module.error().text();
  Failure crash;
  crash.kind = FailureClass::kCrash;
  crash.signature = "array.h:316 Check failed";
  EXPECT_EQ(title_of(*module, crash), "constant of f6E3M2FN: array.h:316 Check failed");
  Failure wrong;
  wrong.got = "1.0";
  wrong.expected = "0";
  EXPECT_EQ(title_of(*module, wrong), "constant of f6E3M2FN: 1.0 where 0 is expected");
  EXPECT_EQ(cluster_key(features_of(*module, wrong)), "wrong-value: constant");
  EXPECT_EQ(cluster_key(features_of(*module, wrong, {"no-algsimp"})), "wrong-value: constant, mended by no-algsimp");
}

// On XLA:CPU whatever is fused with i2 reads more bits of a byte than the element has.
TEST(Cluster, WhatAVariantMendsOfNarrowIntegersIsOneCause) {
  const auto key = [](std::vector<std::string> ops, std::vector<std::string> types, std::vector<std::string> mends) {
    Features f = features(std::move(ops), std::move(types));
    f.mends = std::move(mends);
    return cluster_key(f);
  };
  const std::string clamp = key({"clamp"}, {"i2"}, {"no-fusion"});
  EXPECT_EQ(clamp, "wrong-value: on narrow integers, mended by no-fusion");
  EXPECT_EQ(key({"compare", "select"}, {"ui4", "i1"}, {"no-fusion"}), clamp);
  EXPECT_NE(key({"clamp"}, {"i2"}, {"no-algsimp"}), clamp);
  EXPECT_NE(key({"clamp"}, {"i2"}, {}), clamp);
  EXPECT_EQ(key({"clamp"}, {"i8"}, {"no-fusion"}), "wrong-value: clamp, mended by no-fusion");
  EXPECT_EQ(key({"select"}, {"i1"}, {"no-fusion"}), "wrong-value: select, mended by no-fusion");
  EXPECT_EQ(key({"convert"}, {"i2", "f32"}, {"no-fusion"}), "wrong-value: convert, mended by no-fusion");
}

// What reads memory that nobody wrote is wrong by what stands there, in whatever program it shows.
TEST(Cluster, AnAnswerThatChangesIsKnownByWhatMendsIt) {
  Features atan{
      .kind = FailureClass::kWrongValue, .structure = {"atan"}, .mended_structure = {"atan"}, .mends = {"no-fusion"}};
  Features sum{.kind = FailureClass::kMissingNan,
               .structure = {"add", "atan"},
               .mended_structure = {"add", "atan"},
               .mends = {"no-fusion"}};
  EXPECT_NE(cluster_key(atan), cluster_key(sum));
  atan.changes = sum.changes = true;
  EXPECT_EQ(cluster_key(atan), "wrong-value: another one in every run, mended by no-fusion");
  EXPECT_EQ(cluster_key(atan), cluster_key(sum));
  sum.mends = {};
  EXPECT_NE(cluster_key(atan), cluster_key(sum));
}

// Which element stands in the wrong place, a NaN or another, is chance.
TEST(Features, ElementsInAnotherOrderAreOneCause) {
  const auto key = [](const std::string& before, FailureClass kind) {
    const auto module = program::parse(
        "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  " + before +
        "\n  %0 = \"stablehlo.sort\"(%a) <{is_stable = true}> ({\n  ^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"
        "    %c = stablehlo.compare GT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
        "    stablehlo.return %c : tensor<i1>\n  }) : (tensor<2xf32>) -> tensor<2xf32>\n  return %0 : tensor<2xf32>\n}");
    EXPECT_TRUE(module) << (module ? "" : module.error().text());
    Failure failure;
    failure.kind = kind;
    return module ? cluster_key(features_of(*module, failure)) : "";
  };
  const std::string constant = "%a = stablehlo.constant dense<[0.0, 0x7FC00000]> : tensor<2xf32>";
  const std::string sorted = key(constant, FailureClass::kWrongValue);
  EXPECT_EQ(sorted, "wrong-value: compare, sort on boolean, float");
  EXPECT_EQ(key(constant, FailureClass::kMissingNan), sorted);
  EXPECT_EQ(key(constant, FailureClass::kUnexpectedNan), sorted);
  const std::string sine = "%a = stablehlo.sine %x : tensor<2xf32>";
  EXPECT_NE(key(sine, FailureClass::kMissingNan), key(sine, FailureClass::kWrongValue));
}

// Where a body computes in a wider type than the operand has, the result has that of the body (StableHLO,
// is_promotable): who takes the operand's does so for every op that has a body.
TEST(Features, ResultsOfTheTypeOfABodyAreOneCause) {
  const auto key = [](const std::string& op, const std::string& result) {
    const auto module = program::parse("func.func @main(%a: tensor<2xbf16>, %i: tensor<bf16>) -> " + result +
                                       " {\n  %0 = " + op + "\n  return %0 : " + result + "\n}");
    EXPECT_TRUE(module) << (module ? "" : module.error().text());
    Failure failure;
    failure.kind = FailureClass::kWrongType;
    return module ? cluster_key(features_of(*module, failure)) : "";
  };
  const std::string body =
      " ({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %1 = stablehlo.add %x, %y : tensor<f32>\n"
      "    stablehlo.return %1 : tensor<f32>\n  }) : ";
  const std::string reduced = key("\"stablehlo.reduce\"(%a, %i) <{dimensions = array<i64: 0>}>" + body +
                                      "(tensor<2xbf16>, tensor<bf16>) -> tensor<f32>",
                                  "tensor<f32>");
  EXPECT_EQ(reduced, "wrong-type: by the types of a body");
  EXPECT_EQ(key("\"stablehlo.all_reduce\"(%a) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}>" + body +
                    "(tensor<2xbf16>) -> tensor<2xf32>",
                "tensor<2xf32>"),
            reduced);
  EXPECT_EQ(key("stablehlo.bitcast_convert %a : (tensor<2xbf16>) -> tensor<2xi16>", "tensor<2xi16>"),
            "wrong-type: bitcast_convert");
}

TEST(Cluster, ABackEndThatGivesOtherNumbersOfOutputsIsOneCause) {
  const Features of_add{
      .kind = FailureClass::kWrongType, .signature = "another number of outputs", .structure = {"add"}};
  Features of_sort = of_add;
  of_sort.structure = {"sort"};
  of_sort.has_body = true;
  EXPECT_EQ(cluster_key(of_add), "wrong-type: another number of outputs");
  EXPECT_EQ(cluster_key(of_sort), cluster_key(of_add));
}

TEST(Features, LiteralsAreNoPartOfTheStructure) {
  const auto f = features_of_text(R"(
func.func @main(%p: tensor<i1>) -> tensor<i32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.constant dense<1> : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }, {
    %2 = stablehlo.constant dense<2> : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  return %0 : tensor<i32>
})");
  EXPECT_EQ(f.structure, (std::vector<std::string>{"if"}));
}

}  // namespace
}  // namespace assay::judge
