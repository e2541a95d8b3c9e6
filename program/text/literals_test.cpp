#include "program/text/literals.h"

#include <bit>
#include <cmath>

#include <gtest/gtest.h>

#include "program/tensor.h"
#include "program/text/text.h"
#include "program/text/types.h"

namespace assay::program {
namespace {

using spec::ElementType;

Result<spec::Literal> literal(std::string_view text) {
  static spec::Arena arena;
  return parse_literal(text, arena);
}

std::string reprint(std::string_view text) {
  const auto parsed = literal(text);
  return parsed ? print_literal(*parsed) : parsed.error().text();
}

template <class T> std::vector<T> elements(std::string_view text) {
  const auto parsed = literal(text);
  EXPECT_TRUE(parsed) << parsed.error().text();
  if (!parsed) return {};
  const auto tensor = tensor_of(*parsed);
  std::vector<T> out(tensor.bytes.size() / sizeof(T));
  std::memcpy(out.data(), tensor.bytes.data(), tensor.bytes.size());
  return out;
}

std::string type_text(std::string_view text) {
  Scanner in(text);
  Type type;
  if (!read_type(in, {}, type)) return in.error().text();
  Buffer out;
  append(out, type);
  return out.text();
}

TEST(Types, AreReadAndPrintedAlike) {
  for (const auto* text :
       {"tensor<f32>", "tensor<2x3xf32>", "tensor<0x3xi1>", "tensor<?x2xf8E4M3B11FNUZ>", "tensor<4xcomplex<f64>>",
        "tensor<complex<f16>>", "tensor<0x3xcomplex<bf16>>", "tensor<2x?xf32, #stablehlo.bounds<?, 3>>",
        "!stablehlo.token", "tuple<>", "tuple<tensor<f32>, tuple<tensor<ui4>>>", "!stablehlo.future<tensor<2xi64>>",
        "tensor<2x!quant.uniform<i8:f32, 0.5:-20>>", "tensor<2x!quant.uniform<i8<-127:127>:f32:0, {0.1:-30, 0.5}>>",
        "tensor<1099511627776xf32>"})
    EXPECT_EQ(type_text(text), text);
}

TEST(Types, ErrorsNamePlaceAndCause) {
  EXPECT_EQ(type_text("tensor<-2xf32>"), "1:8: a dimension is not negative: -2");
  EXPECT_EQ(type_text("tensor<2x\n  3xf99>"), "2:5: unknown element type 'f99'");
  EXPECT_EQ(type_text("tensor<2x3"), "1:11: expected 'x', found the end of the text");
  EXPECT_EQ(type_text("tensor<*xf32>"), "1:8: not supported yet: unranked tensors");
  EXPECT_EQ(type_text("tensor<99999999999999999999xf32>"),
            "1:8: expected an integer of 64 bits, found '99999999999999999999xf32'");
  EXPECT_EQ(type_text("tensor<4294967296x4294967296xf32>"), "1:30: a tensor of 2^59 elements or more");
  EXPECT_EQ(type_text("tensor<4294967296x4294967296x0xf32>"), "tensor<4294967296x4294967296x0xf32>");
  EXPECT_EQ(type_text("tensor<2xcomplex<i8>>"), "1:18: complex numbers have parts of type f32, f64, f16 or bf16");
  EXPECT_EQ(type_text("\xE2\x82"), "1:1: expected a type, found byte 0xE2");
}

TEST(Types, DeepTuplesAreRefused) {
  std::string text;
  for (int i = 0; i < 1'000'000; ++i) text += "tuple<";
  EXPECT_EQ(type_text(text), "1:391: tuples nested deeper than 64");
}

TEST(Literals, ListsHaveTheShapeOfTheType) {
  EXPECT_EQ(elements<std::int32_t>("dense<[[1, -2], [3, 4]]> : tensor<2x2xi32>"),
            (std::vector<std::int32_t>{1, -2, 3, 4}));
  EXPECT_EQ(elements<std::int32_t>("dense<7> : tensor<3xi32>"), (std::vector<std::int32_t>{7, 7, 7}));
  EXPECT_EQ(elements<std::uint8_t>("dense<[true, false]> : tensor<2xi1>"), (std::vector<std::uint8_t>{1, 0}));
  EXPECT_EQ(elements<std::uint8_t>("dense<-3> : tensor<i4>"), (std::vector<std::uint8_t>{13}));
  EXPECT_EQ(elements<std::uint64_t>("dense<18446744073709551615> : tensor<ui64>"), (std::vector<std::uint64_t>{~0ull}));
  EXPECT_EQ(elements<float>("dense<> : tensor<0x4xf32>"), std::vector<float>());
  EXPECT_EQ(elements<float>("dense<[[], []]> : tensor<2x0xf32>"), std::vector<float>());
}

TEST(Literals, FloatsAreDecimalsOrBits) {
  EXPECT_EQ(elements<float>("dense<[1.5, -2., 3.0e2, 1.0, 0x7F800000]> : tensor<5xf32>"),
            (std::vector<float>{1.5f, -2.f, 300.f, 1.f, INFINITY}));
  EXPECT_EQ(elements<std::uint32_t>("dense<0x7FC00001> : tensor<f32>"), (std::vector<std::uint32_t>{0x7FC00001}));
  EXPECT_EQ(elements<std::uint16_t>("dense<1.0> : tensor<bf16>"), (std::vector<std::uint16_t>{0x3F80}));
  EXPECT_EQ(elements<double>("dense<(1.0, -0.0)> : tensor<complex<f64>>"), (std::vector<double>{1.0, -0.0}));
}

// A decimal rounds once, to zero too; beyond the largest value there is none to round to.
TEST(Literals, DecimalsBeyondTheRangeAreRefused) {
  EXPECT_EQ(elements<float>("dense<[3.40282350e38, 1.0e-60, -1.0e-999]> : tensor<3xf32>"),
            (std::vector<float>{std::numeric_limits<float>::max(), 0.f, -0.f}));
  EXPECT_EQ(elements<std::uint16_t>("dense<65519.0> : tensor<f16>"), (std::vector<std::uint16_t>{0x7BFF}));
  EXPECT_EQ(elements<std::uint8_t>("dense<[6.0, -6.9]> : tensor<2xf4E2M1FN>"), (std::vector<std::uint8_t>{0x7, 0xF}));
  struct Beyond {
    const char* number;
    const char* type;
  };
  const Beyond kBeyond[] = {{"1.0e999", "f64"},      {"-1.0e999", "f32"},     {"1.0e39", "f32"},
                            {"3.4028236e38", "f32"}, {"70000.0", "f16"},      {"65520.0", "f16"},
                            {"1.0e39", "bf16"},      {"500.0", "f8E4M3FN"},   {"100.0", "f4E2M1FN"},
                            {"-7.0", "f4E2M1FN"},    {"1.0e999", "f8E8M0FNU"}};
  for (const auto& [number, type] : kBeyond)
    EXPECT_EQ(reprint(std::string("dense<") + number + "> : tensor<" + type + ">"),
              std::string("1:7: '") + number + "' is out of range for " + type);
  EXPECT_EQ(reprint("dense<[(1.0, 0.0), (0.0, 1.0e39)]> : tensor<2xcomplex<f32>>"),
            "1:26: '1.0e39' is out of range for f32");
}

TEST(Literals, IntegersWithoutSignAreAnyBits) {
  EXPECT_EQ(elements<std::int8_t>("dense<[255, 128, -128, 127]> : tensor<4xi8>"),
            (std::vector<std::int8_t>{-1, -128, -128, 127}));
  EXPECT_EQ(elements<std::uint8_t>("dense<[1, -1]> : tensor<2xi1>"), (std::vector<std::uint8_t>{1, 1}));
  for (const auto* text :
       {"dense<256> : tensor<i8>", "dense<-129> : tensor<i8>", "dense<-0> : tensor<i8>", "dense<-1> : tensor<ui8>",
        "dense<2> : tensor<i1>", "dense<0x1F> : tensor<i4>", "dense<+1> : tensor<i8>", "dense<true> : tensor<i8>"})
    EXPECT_FALSE(literal(text)) << text;
}

// A boolean takes a byte, and any but 0 is true: what a back end left there is not shown as its opposite.
TEST(Literals, AByteOfABooleanIsTrueUnlessItIsZero) {
  const std::array bytes{std::byte{0}, std::byte{1}, std::byte{2}};
  EXPECT_EQ(print_literal({spec::Type::tensor({3}, spec::ElementType::i1), bytes, false}),
            "dense<[false, true, true]> : tensor<3xi1>");
}

TEST(Literals, HexStringsAreLittleEndian) {
  EXPECT_EQ(elements<float>("dense<\"0x0000803F00000040\"> : tensor<2xf32>"), (std::vector<float>{1.f, 2.f}));
  EXPECT_EQ(elements<float>("dense<\"0x0000803F\"> : tensor<2xf32>"), (std::vector<float>{1.f, 1.f}));
  EXPECT_EQ(elements<std::uint8_t>("dense<\"0x05\"> : tensor<3xi1>"), (std::vector<std::uint8_t>{1, 0, 1}));
}

TEST(Literals, ErrorsNamePlaceAndCause) {
  EXPECT_EQ(reprint("dense<[1, 2]> : tensor<3xi32>"), "1:7: dimension 0 of tensor<3xi32> is 3, this list has 2");
  EXPECT_EQ(reprint("dense<[[1], 2]> : tensor<2x1xi32>"), "1:13: expected '[', found '2'");
  EXPECT_EQ(reprint("dense<[300]> : tensor<1xui8>"), "1:8: '300' is out of range for ui8");
  EXPECT_EQ(reprint("dense<256> : tensor<i8>"), "1:7: '256' is out of range for i8");
  EXPECT_EQ(reprint("dense<-1> : tensor<ui8>"), "1:7: '-1' is out of range for ui8");
  for (const std::string number : {"1", "-1", "1e39", "-0x7F"})
    EXPECT_EQ(reprint("dense<" + number + "> : tensor<f32>"),
              "1:7: '" + number + "' is no number of type f32: bits, or a decimal with a point");
  EXPECT_EQ(reprint("dense<1.0e+-1> : tensor<f32>"), "1:10: expected '>', found 'e'");
  EXPECT_EQ(reprint("dense<\"0x00\"> : tensor<2xf32>"), "1:7: tensor<2xf32> has 8 bytes, the hex string 1");
  EXPECT_EQ(reprint("dense_resource<blob> : tensor<2xf32>"),
            "1:1: not supported yet: dense_resource: its contents are not in the text");
  EXPECT_EQ(reprint("dense<1.0 : tensor<f32>"), "1:24: expected '>', found the end of the text");
  EXPECT_EQ(reprint("dense<1> : tensor<?xi32>"), "1:12: a literal has the type of a tensor of known shape");
  EXPECT_EQ(reprint("dense<1> : tensor<i32> x"), "1:24: expected the end of the literal, found 'x'");
}

TEST(Literals, DeepListsAreRefused) {
  const std::string text = "dense<" + std::string(1'000'000, '[') + "> : tensor<1xf32>";
  EXPECT_FALSE(literal(text));
  EXPECT_FALSE(literal("dense<" + std::string(1000, '[') + std::string(1000, ']') + "> : tensor<1xf32>"));
}

TEST(Literals, PrintsShortDecimals) {
  EXPECT_EQ(reprint("dense<[0.1, 1.0e20, -0.0, 0x7FC00000]> : tensor<4xf32>"),
            "dense<[0.1, 1.0e+20, -0.0, 0x7FC00000]> : tensor<4xf32>");
  EXPECT_EQ(reprint("dense<(0.5, 0xFF800000)> : tensor<2xcomplex<f32>>"),
            "dense<(0.5, 0xFF800000)> : tensor<2xcomplex<f32>>");
  EXPECT_EQ(reprint("dense<(0.5, 0xFC00)> : tensor<2xcomplex<f16>>"), "dense<(0.5, 0xFC00)> : tensor<2xcomplex<f16>>");
  EXPECT_EQ(reprint("dense<[(0x7F80, -0.0), (0.0625, 3.140625)]> : tensor<2xcomplex<bf16>>"),
            "dense<[(0x7F80, -0.0), (0.0625, 3.140625)]> : tensor<2xcomplex<bf16>>");
  EXPECT_EQ(reprint("dense<0x8> : tensor<f4E2M1FN>"), "dense<-0.0> : tensor<f4E2M1FN>");
}

/// Every code of every format of at most 16 bits reads back as itself.
TEST(Literals, EveryNarrowFloatReadsBack) {
  for (const auto& f : spec::element_formats()) {
    if (f.kind != spec::ElementClass::kFloat || f.bits > 16) continue;
    for (std::uint32_t code = 0; code < 1u << f.bits; ++code) {
      const auto bytes = std::as_bytes(std::span(&code, 1)).first(f.storage_bytes);
      const auto text = print_literal({spec::Type::tensor({}, f.type), bytes, false});
      const auto back = literal(text);
      ASSERT_TRUE(back) << text;
      ASSERT_TRUE(std::ranges::equal(back->bytes, bytes)) << text;
    }
  }
}

TEST(Literals, WideFloatsReadBack) {
  std::uint64_t x = 1;
  for (int i = 0; i < 200'000; ++i) {
    x = x * 6364136223846793005u + 1442695040888963407u;
    for (const auto e : {ElementType::f32, ElementType::f64}) {
      const auto bits = e == ElementType::f64 ? x : x >> 32;
      const auto bytes = std::as_bytes(std::span(&bits, 1)).first(static_cast<std::size_t>(spec::storage_bytes(e)));
      const auto text = print_literal({spec::Type::tensor({}, e), bytes, false});
      const auto back = literal(text);
      ASSERT_TRUE(back && std::ranges::equal(back->bytes, bytes)) << text;
    }
  }
}

}  // namespace
}  // namespace assay::program
