#include "conform/suite/vector_data.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

namespace assay::conform {
namespace {

using spec::ElementType;

/// `%count`: 0 to 250, and `%number`: -125 to 125. 251 is prime, so that each comes up, whatever lane it is in.
constexpr std::string_view kNumbers = R"(  %iota{k} = stablehlo.iota dim = 0 : {i32}
  %start{k} = stablehlo.broadcast_in_dim %seed, dims = [] : (tensor<i32>) -> {i32}
  %index{k} = stablehlo.add %iota{k}, %start{k} : {i32}
  %factor{k} = stablehlo.constant dense<{factor}> : {i32}
  %offset{k} = stablehlo.constant dense<{offset}> : {i32}
  %prime{k} = stablehlo.constant dense<251> : {i32}
  %middle{k} = stablehlo.constant dense<125> : {i32}
  %product{k} = stablehlo.multiply %index{k}, %factor{k} : {i32}
  %sum{k} = stablehlo.add %product{k}, %offset{k} : {i32}
  %count{k} = stablehlo.remainder %sum{k}, %prime{k} : {i32}
  %number{k} = stablehlo.subtract %count{k}, %middle{k} : {i32}
)";

/// Each number by one of five scales in turn; 5 has no factor in common with a number of lanes.
constexpr std::string_view kScaled = R"(  %exact{k} = stablehlo.convert %number{k} : ({i32}) -> {type}
  %scales{k} = stablehlo.constant dense<[{scales}]> : tensor<5x{element}>
  %table{k} = stablehlo.broadcast_in_dim %scales{k}, dims = [1] : (tensor<5x{element}>) -> tensor<{rows}x5x{element}>
  %column{k} = stablehlo.reshape %table{k} : (tensor<{rows}x5x{element}>) -> tensor<{all}x{element}>
  %scale{k} = stablehlo.slice %column{k} [0:{n}] : (tensor<{all}x{element}>) -> {type}
  %flat{k} = stablehlo.multiply %exact{k}, %scale{k} : {type}
)";

constexpr std::string_view kNumber = R"(  %flat{k} = stablehlo.convert %number{k} : ({i32}) -> {type}
)";

constexpr std::string_view kCount = R"(  %flat{k} = stablehlo.convert %count{k} : ({i32}) -> {type}
)";

constexpr std::string_view kSmallCount = R"(  %eight{k} = stablehlo.constant dense<8> : {i32}
  %small{k} = stablehlo.remainder %count{k}, %eight{k} : {i32}
  %flat{k} = stablehlo.convert %small{k} : ({i32}) -> {type}
)";

constexpr std::string_view kTruth = R"(  %zero{k} = stablehlo.constant dense<0> : {i32}
  %flat{k} = stablehlo.compare GT, %number{k}, %zero{k}, SIGNED : ({i32}, {i32}) -> {type}
)";

constexpr std::string_view kMade = R"(  %made{k} = stablehlo.reshape %flat{k} : ({type}) -> {shaped}
)";

constexpr std::string_view kFloatScales = "0.0625, 0.0078125, 1.0, 2.44140625e-4, 32.0";
constexpr std::string_view kIntegerScales = "1, 37, 30011, 3, 16777216";

struct DataRule {
  std::string_view lines, scales = "";
};

/// How elements of the type come from the numbers.
std::optional<DataRule> data_rule_of(ElementType e, bool is_small) {
  if (e == ElementType::i1) return DataRule{kTruth};
  if (spec::is_float(e)) return spec::bits(e) >= 16 ? std::optional(DataRule{kScaled, kFloatScales}) : std::nullopt;
  if (!spec::is_int(e) || spec::bits(e) < 8) return std::nullopt;
  if (is_small) return DataRule{kSmallCount};
  if (spec::is_unsigned(e)) return DataRule{kCount};
  return spec::bits(e) < 32 ? DataRule{kNumber} : DataRule{kScaled, kIntegerScales};
}

}  // namespace

std::optional<std::string> made_operand(std::size_t operand, spec::Type type, Spread spread) {
  constexpr std::array<std::int64_t, 4> kFactors = {97, 53, 71, 89}, kOffsets = {160, 40, 220, 90};
  const bool is_plain = type.is_tensor() && type.is_static() && !type.is_quantized() && type.elements() > 0;
  const auto form = is_plain ? data_rule_of(type.element(), operand > 0 && spread == Spread::kSmall) : std::nullopt;
  if (!form) return std::nullopt;
  const std::string_view element = spec::name(type.element());
  const std::int64_t n = type.elements(), rows = (n + 4) / 5;
  const auto filled = [&](std::string_view lines) {
    return fmt::format(fmt::runtime(lines), fmt::arg("k", operand), fmt::arg("i32", fmt::format("tensor<{}xi32>", n)),
                       fmt::arg("factor", kFactors[operand % kFactors.size()]),
                       fmt::arg("offset", kOffsets[operand % kOffsets.size()]), fmt::arg("element", element),
                       fmt::arg("type", fmt::format("tensor<{}x{}>", n, element)), fmt::arg("scales", form->scales),
                       fmt::arg("rows", rows), fmt::arg("all", 5 * rows), fmt::arg("n", n),
                       fmt::arg("shaped", type.text()));
  };
  return filled(kNumbers) + filled(form->lines) + filled(kMade);
}

}  // namespace assay::conform
