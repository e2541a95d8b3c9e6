#include "fuzz/cluster/cluster.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::fuzz {
namespace {

Features features(std::vector<std::string> ops, std::vector<std::string> types,
                  FailureClass kind = FailureClass::kWrongValue) {
  Features f;
  f.kind = kind;
  f.ops = ops;
  f.structure = std::move(ops);
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

TEST(Cluster, CrashesAreKnownByTheirSignature) {
  auto a = features({"slice"}, {"i32"}, FailureClass::kCrash), b = features({"pad"}, {"f32"}, FailureClass::kCrash);
  a.signature = b.signature = "array.h:412 Check failed";
  EXPECT_EQ(cluster_key(a), cluster_key(b));
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

TEST(Features, MembersThatCouldNotBeDroppedTellCausesApart) {
  const auto sort_of = [](std::string_view operands, std::string_view arguments, std::string_view types) {
    return features_of_text(fmt::format(
        "func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {{\n"
        "  %0{3} = \"stablehlo.sort\"({0}) ({{\n  ^bb0({1}):\n"
        "    %c = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
        "    stablehlo.return %c : tensor<i1>\n  }}) : ({2}) -> ({2})\n  return %0{4} : tensor<2xi32>\n}}\n",
        operands, arguments, types, types.size() > 16 ? ":2" : "", types.size() > 16 ? "#0" : ""));
  };
  const auto one = sort_of("%a", "%x: tensor<i32>, %y: tensor<i32>", "tensor<2xi32>");
  const auto two = sort_of("%a, %a", "%x: tensor<i32>, %y: tensor<i32>, %u: tensor<i32>, %v: tensor<i32>",
                           "tensor<2xi32>, tensor<2xi32>");
  EXPECT_EQ(one.structure, (std::vector<std::string>{"sort", "compare"}));
  EXPECT_EQ(two.structure, (std::vector<std::string>{"sort of several", "compare"}));
}

TEST(Features, OnlyLiteralsOutsideOfRegionsAreFolded) {
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
  EXPECT_FALSE(f.has_literals);
  EXPECT_EQ(f.structure, (std::vector<std::string>{"if"}));
}

}  // namespace
}  // namespace assay::fuzz
