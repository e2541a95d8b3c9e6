#include "conform/suite/vector_sizes.h"

#include <gtest/gtest.h>

#include <cmath>

#include "conform/files/check_file.h"
#include "conform/names.h"
#include "judge/planted_backend_test.h"
#include "oracle/numerics/ulp_error.h"

namespace assay::conform {
namespace {

std::shared_ptr<const spec::Contract> stablehlo() { return *spec::contract_named("stablehlo"); }

std::string text_of(std::string_view op, spec::ElementType type, std::int64_t elements) {
  const spec::Record* record = spec::Records::in_force().find(op);
  EXPECT_NE(record, nullptr) << op;
  return vector_file(*record, type, elements, {0, ~spec::kProposedElements, stablehlo()}).value_or("");
}

/// What the types of records allow is held at each size, and nothing else.
TEST(VectorFile, FollowsTheRecord) {
  struct Row {
    const char* op;
    bool floats, integers;
  };
  constexpr Row kRows[] = {{"stablehlo.add", true, true},
                           {"stablehlo.tanh", true, false},
                           {"stablehlo.atan2", true, false},
                           {"stablehlo.popcnt", false, true},
                           {"stablehlo.shift_left", false, true},
                           {"chlo.erf", true, false},
                           {"stablehlo.dot_general", true, true},
                           {"stablehlo.convert", true, true},
                           {"stablehlo.sort", true, true},
                           {"stablehlo.map", true, true},
                           {"stablehlo.gather", true, true},
                           {"stablehlo.all_reduce", true, true},
                           {"stablehlo.all_gather", true, true},
                           {"stablehlo.iota", true, true},
                           {"stablehlo.collective_permute", true, true},
                           {"stablehlo.dynamic_broadcast_in_dim", true, true},
                           {"stablehlo.real_dynamic_slice", true, true}};
  for (const Row& row : kRows)
    for (const spec::ElementType type : kVectorTypes)
      for (const std::int64_t n : kVectorSizes) {
        const bool wanted = spec::is_float(type) ? row.floats : row.integers;
        EXPECT_EQ(!text_of(row.op, type, n).empty(), wanted) << row.op << " " << spec::name(type) << " " << n;
      }
}

TEST(VectorFile, IsSmallAndMakesItsData) {
  const std::string text = text_of("stablehlo.atan2", spec::ElementType::bf16, 1023);
  EXPECT_EQ(text, text_of("stablehlo.atan2", spec::ElementType::bf16, 1023));
  EXPECT_LT(text.size(), 5000u);
  EXPECT_NE(text.find("stablehlo.optimization_barrier"), std::string::npos) << text;
  const auto c = case_of_file(text, "");
  ASSERT_TRUE(c) << c.error().text() << text;
  ASSERT_EQ(c->inputs.size(), 1u);
  EXPECT_EQ(c->inputs[0][0].size(), 1u) << "the seed alone";
  EXPECT_EQ(c->module.entry()->results[0].text(), "tensor<1023xbf16>");
}

TEST(VectorFile, SaysWhyThereIsNone) {
  EXPECT_NE(why_no_vector_file(*spec::Records::in_force().find("stablehlo.send")), "");
  EXPECT_EQ(why_no_vector_file(*spec::Records::in_force().find("stablehlo.add")), "");
}

/// What `abs` and `negate` of floats answer on 1,024 elements.
std::vector<double> data_of(spec::ElementType type) {
  const auto c = case_of_file(text_of("stablehlo.negate", type, 1024), "");
  const auto ran = oracle::evaluate(c->module, c->inputs[0]);
  const program::Tensor& t = ran->outputs[0][0];
  std::vector<double> out;
  for (std::size_t at = 0; at < t.bytes.size(); at += static_cast<std::size_t>(spec::storage_bytes(type)))
    out.push_back(oracle::load_float(type, t.bytes.data() + at));
  return out;
}

/// Both signs, zero, next to zero, about 1, integers and large numbers; the same in each type.
TEST(VectorData, ReachesAcrossDomains) {
  const auto data = data_of(spec::ElementType::f32);
  ASSERT_EQ(data.size(), 1024u);
  const auto has = [&](double low, double high) {
    return std::ranges::any_of(data, [&](double x) { return low <= x && x <= high; });
  };
  constexpr std::pair<double, double> kRanges[] = {
      {-4000, -1000}, {-2, -0.5}, {-1e-3, -1e-4}, {0, 0}, {1e-4, 1e-3}, {0.5, 0.9}, {1.1, 2}, {50, 125}, {1000, 4000}};
  for (const auto& [low, high] : kRanges) EXPECT_TRUE(has(low, high)) << low << " to " << high;
  EXPECT_GT(std::set<double>(data.begin(), data.end()).size(), 800u);
  for (const auto type : {spec::ElementType::bf16, spec::ElementType::f16, spec::ElementType::f64})
    EXPECT_EQ(data_of(type), data) << spec::name(type);
}

/// A function that is wrong on tensors of 64 elements and more alone.
TEST(VectorFile, ShowsWhatVectorCodeGetsWrong) {
  judge::PlantedBackend backend([](const Module& module) {
    const bool is_vector = module.entry()->results[0].elements() >= 64;
    return is_vector && judge::contains(module, "atan2") ? judge::PlantedFault::kWrongLastElement
                                                         : judge::PlantedFault::kNone;
  });
  judge::Judge judge(backend, stablehlo());
  const auto fails = [&](std::string_view op, spec::ElementType type, std::int64_t n) {
    const auto c = case_of_file(text_of(op, type, n), "");
    const judge::Judgement j = judge.judge(*c, {});
    EXPECT_GT(j.failure ? 1 : j.counts.checked, 0) << op << " is open";
    return j.failure.has_value();
  };
  for (const spec::ElementType type : kVectorTypes)
    for (const std::int64_t n : kVectorSizes) {
      EXPECT_FALSE(fails("stablehlo.add", type, n)) << spec::name(type) << n;
      if (!spec::is_float(type)) continue;
      EXPECT_TRUE(fails("stablehlo.atan2", type, n)) << spec::name(type) << n;
    }
}

}  // namespace
}  // namespace assay::conform
