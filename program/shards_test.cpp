#include "program/shards.h"

#include <gtest/gtest.h>

#include "program/inputs.h"
#include "program/text/text.h"

namespace assay::program {
namespace {

Tensor tensor_said(const std::string& literal) {
  spec::Arena arena;
  return tensor_of(parse_literal(literal, arena).value());
}

/// Axes by dimension, of a mesh of x and y.
Sharding along(std::vector<std::vector<std::string>> axes, std::int64_t x, std::int64_t y,
               std::vector<std::int64_t> device_ids = {}) {
  Sharding out;
  out.mesh = {{{"x", x}, {"y", y}}, std::move(device_ids)};
  for (const auto& of_dimension : axes) {
    DimensionSharding& d = out.dimensions.emplace_back();
    for (const std::string& name : of_dimension) d.axes.push_back({name, std::nullopt});
  }
  return out;
}

std::vector<std::string> texts(const std::vector<Tensor>& tensors) {
  std::vector<std::string> out;
  for (const Tensor& t : tensors) out.push_back(print_tensor(t));
  return out;
}

const std::string kFive = "dense<[1, 2, 3, 4, 5]> : tensor<5xi32>";

TEST(ShardTensors, ArePaddedWhereTheMeshDoesNotDivide) {
  // Pieces of ceil(5 / 4) = 2: the third one holds the last element, the fourth one none.
  const auto shards = shards_of(tensor_said(kFive), along({{"x", "y"}}, 2, 2), 4);
  EXPECT_EQ(texts(shards),
            (std::vector<std::string>{"dense<[1, 2]> : tensor<2xi32>", "dense<[3, 4]> : tensor<2xi32>",
                                      "dense<[5, 0]> : tensor<2xi32>", "dense<[0, 0]> : tensor<2xi32>"}));
}

TEST(ShardTensors, FollowTheOrderOfDevices) {
  // The second piece along x lies on devices 3 and 1, the first one on 2 and 0.
  const auto shards = shards_of(tensor_said("dense<[1, 2]> : tensor<2xi8>"), along({{"x"}}, 2, 2, {2, 0, 3, 1}), 4);
  EXPECT_EQ(texts(shards), (std::vector<std::string>{"dense<[1]> : tensor<1xi8>", "dense<[2]> : tensor<1xi8>",
                                                     "dense<[1]> : tensor<1xi8>", "dense<[2]> : tensor<1xi8>"}));
}

TEST(ShardTensors, ReplicasAgreeByTheirBitsAndAllNanIsOne) {
  const auto differ = [](const std::string& a, const std::string& b) {
    const Tensor shards[] = {tensor_said(a), tensor_said(b)};
    const auto out = stitched(shards, replicated(), shards[0].type);
    EXPECT_TRUE(out) << out.error().text();
    return out && out->difference.has_value();
  };
  EXPECT_TRUE(differ("dense<0.0> : tensor<f32>", "dense<-0.0> : tensor<f32>"));
  EXPECT_TRUE(differ("dense<0x7FC00000> : tensor<f32>", "dense<1.0> : tensor<f32>"));
  EXPECT_FALSE(differ("dense<0x7FC00000> : tensor<f32>", "dense<0xFFC00001> : tensor<f32>"));
  EXPECT_FALSE(
      differ("dense<(0x7FC00000, 1.0)> : tensor<complex<f32>>", "dense<(0x7FC00001, 1.0)> : tensor<complex<f32>>"));
  EXPECT_TRUE(
      differ("dense<(0x7FC00000, 1.0)> : tensor<complex<f32>>", "dense<(0x7FC00001, 2.0)> : tensor<complex<f32>>"));
  EXPECT_TRUE(differ("dense<127> : tensor<i8>", "dense<126> : tensor<i8>"));
}

TEST(ShardTensors, ComeTogetherAgain) {
  const Tensor whole = tensor_said("dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi16>");
  const Tensor none{Type::tensor({0, 3}, spec::ElementType::f32), {}};
  for (const Sharding& s : {along({{"x"}, {"y"}}, 2, 3), along({{}, {"y", "x"}}, 2, 3, {5, 3, 1, 0, 2, 4}),
                            along({{}, {}}, 2, 3), along({{"x", "y"}, {}}, 2, 3), replicated()})
    for (const Tensor& tensor : {whole, none}) {
      const auto again = stitched(shards_of(tensor, s, 6), s, tensor.type);
      ASSERT_TRUE(again) << again.error().text();
      EXPECT_EQ(again->tensor, tensor);
      EXPECT_FALSE(again->difference);
    }
}

TEST(ShardTensors, DoNotSayWhatPaddingIs) {
  const Sharding s = along({{"x", "y"}}, 2, 2);
  auto shards = shards_of(tensor_said(kFive), s, 4);
  shards[2].bytes[4] = std::byte{9};
  shards[3].bytes[0] = std::byte{9};
  const auto again = stitched(shards, s, tensor_said(kFive).type);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->tensor, tensor_said(kFive));
}

TEST(ShardTensors, OfReplicasThatDifferTellWhereAndOnWhichDevices) {
  const Sharding s = along({{"x"}, {}}, 2, 2);
  const Tensor whole = tensor_said("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>");
  auto shards = shards_of(whole, s, 4);
  shards[3].bytes[4] = std::byte{7};
  const auto again = stitched(shards, s, whole.type);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->difference, (DifferentReplicas{2, 3, {1, 1}}));
  EXPECT_EQ(again->tensor, whole);
}

TEST(ShardTensors, OfAnotherTypeAreAnError) {
  const Sharding s = along({{"x"}, {}}, 2, 2);
  const Tensor whole = tensor_said("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>");
  auto shards = shards_of(whole, s, 4);
  shards[1] = whole;
  const auto again = stitched(shards, s, whole.type);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().message, "device 1 gives tensor<2x2xi32>, not tensor<1x2xi32>, of tensor<2x2xi32>");
}

TEST(ShardTensors, OfATensorOnOneDeviceAreThere) {
  Sharding s;
  s.kind = Sharding::Kind::kMaximal;
  s.mesh.device_ids = {1};
  const Tensor whole = tensor_said(kFive);
  const auto shards = shards_of(whole, s, 2);
  EXPECT_EQ(print_tensor(shards[0]), "dense<[0, 0, 0, 0, 0]> : tensor<5xi32>");
  EXPECT_EQ(shards[1], whole);
  EXPECT_EQ(stitched(shards, s, whole.type)->tensor, whole);
  EXPECT_FALSE(stitched(std::span(shards).first(1), s, whole.type)) << "no device holds it";
}

}  // namespace
}  // namespace assay::program
