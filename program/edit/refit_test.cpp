#include "program/edit/refit.h"

#include <cmath>
#include <cstring>
#include <limits>

#include <gtest/gtest.h>

namespace assay::program {
namespace {

using spec::ElementType;

template <class T> Tensor tensor(Type type, std::vector<T> values) {
  Tensor t{type, std::vector<std::byte>(values.size() * sizeof(T))};
  std::memcpy(t.bytes.data(), values.data(), t.bytes.size());
  return t;
}

template <class T> std::vector<T> values(const Tensor& t) {
  std::vector<T> out(t.bytes.size() / sizeof(T));
  std::memcpy(out.data(), t.bytes.data(), t.bytes.size());
  return out;
}

using Ints = std::vector<std::int32_t>;

TEST(Refit, CropsAtEitherEnd) {
  const auto t = tensor<std::int32_t>(Type::tensor({2, 3}, ElementType::i32), {0, 1, 2, 3, 4, 5});
  const auto small = Type::tensor({1, 2}, ElementType::i32);
  EXPECT_EQ(values<std::int32_t>(refit(t, small, Refit::kLeading)), (Ints{0, 1}));
  EXPECT_EQ(values<std::int32_t>(refit(t, small, Refit::kTrailing)), (Ints{4, 5}));
}

TEST(Refit, RepeatsWhereTheNewTensorIsLarger) {
  const auto t = tensor<std::int32_t>(Type::tensor({2}, ElementType::i32), {7, 8});
  EXPECT_EQ(values<std::int32_t>(refit(t, Type::tensor({2, 2}, ElementType::i32), Refit::kLeading)),
            (Ints{7, 8, 7, 8}));
}

TEST(Refit, KeepsTheRareValues) {
  const auto t = tensor<std::int32_t>(Type::tensor({5}, ElementType::i32), {1, 1, 1, 9, 1});
  EXPECT_EQ(values<std::int32_t>(refit(t, Type::tensor({1}, ElementType::i32), Refit::kTelling)), (Ints{9}));
}

TEST(Refit, ConvertsSaturating) {
  const auto inf = std::numeric_limits<float>::infinity();
  const auto t = tensor<float>(Type::tensor({5}, ElementType::f32), {1.75f, -1e9f, 300, NAN, inf});
  EXPECT_EQ(values<std::int8_t>(refit(t, Type::tensor({5}, ElementType::i8), Refit::kLeading)),
            (std::vector<std::int8_t>{1, -128, 127, 0, 127}));
  EXPECT_EQ(values<std::uint8_t>(refit(t, Type::tensor({5}, ElementType::ui8), Refit::kLeading)),
            (std::vector<std::uint8_t>{1, 0, 255, 0, 255}));
  EXPECT_EQ(values<std::uint8_t>(refit(t, Type::tensor({5}, ElementType::i1), Refit::kLeading)),
            (std::vector<std::uint8_t>{1, 1, 1, 0, 1}));
}

TEST(Refit, ComplexTakesTheRealPartTwice) {
  const auto t = tensor<std::int32_t>(Type::tensor({1}, ElementType::i32), {-3});
  EXPECT_EQ(values<float>(refit(t, Type::tensor({1}, ElementType::c64), Refit::kLeading)),
            (std::vector<float>{-3, -3}));
}

TEST(Refit, SizesThatATypeDoesNotSayStay) {
  const auto t = tensor<std::int32_t>(Type::tensor({2, 2}, ElementType::i32), {1, 2, 3, 4});
  const auto cropped = refit(t, Type::tensor({spec::kDynamic, 1}, ElementType::i32), Refit::kLeading);
  EXPECT_EQ(cropped.type, Type::tensor({2, 1}, ElementType::i32));
  EXPECT_EQ(values<std::int32_t>(cropped), (Ints{1, 3}));
  EXPECT_EQ(refit(t, Type::tensor({spec::kDynamic, 2}, ElementType::i32), Refit::kLeading), t);
  EXPECT_EQ(refit(t, Type::tensor({spec::kDynamic}, ElementType::i32), Refit::kLeading).type,
            Type::tensor({1}, ElementType::i32));
}

TEST(Refit, EmptyTensorsStayZero) {
  const Tensor none{Type::tensor({0}, ElementType::i32), {}};
  EXPECT_EQ(values<std::int32_t>(refit(none, Type::tensor({2}, ElementType::i32), Refit::kShuffled)), (Ints{0, 0}));
  const auto t = tensor<std::int32_t>(Type::tensor({1}, ElementType::i32), {5});
  EXPECT_TRUE(refit(t, Type::tensor({0, 3}, ElementType::i32), Refit::kTelling).bytes.empty());
}

}  // namespace
}  // namespace assay::program
