#include "fuzz/cluster.h"

#include <gtest/gtest.h>

namespace assay::fuzz {
namespace {

Features features(std::vector<std::string> ops, std::vector<std::string> types, FailureClass kind = FailureClass::kWrongValue) {
  Features f;
  f.kind = kind;
  f.ops = std::move(ops);
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

TEST(FurthestFirst, NextIsTheOneThatDiffersMost) {
  const std::vector all{features({"slice"}, {"i32"}), features({"slice"}, {"f32"}), features({"while", "add"}, {"f64"}),
                        features({"slice"}, {"i32"})};
  EXPECT_EQ(furthest_first(all), (std::vector<std::size_t>{0, 2, 1, 3}));
}

TEST(FurthestFirst, DistanceIsAMetricOnSamples) {
  const std::vector all{features({"slice"}, {"i32"}), features({"pad"}, {"f32"}, FailureClass::kCrash), features({"slice", "pad"}, {"f32"})};
  for (const auto& a : all)
    for (const auto& b : all) {
      EXPECT_EQ(distance(a, b), distance(b, a));
      EXPECT_EQ(distance(a, b) == 0, &a == &b);
      for (const auto& c : all) EXPECT_LE(distance(a, c), distance(a, b) + distance(b, c));
    }
}

}  // namespace
}  // namespace assay::fuzz
