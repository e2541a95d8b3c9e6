#include <gtest/gtest.h>

#include "spec/embedded.h"
#include "spec/plan/properties_test.h"

/// Slips planted in the plan of a record must be reported: at load, or by the properties.
namespace assay::spec {
namespace {

using Files = std::vector<std::pair<std::string, std::string>>;

/// All records, with one piece of one of them replaced.
Files planted(const std::string& file, const std::string& from, const std::string& to) {
  auto files = embedded_ops();
  for (auto& [name, text] : files) {
    if (!name.ends_with("/" + file)) continue;
    const auto at = text.find(from);
    if (at != std::string::npos) text.replace(at, from.size(), to);
    EXPECT_NE(at, std::string::npos) << file << " has no `" << from << "`";
  }
  return files;
}

struct Slip {
  std::string op, file, from, to;
};

class PlantedSlip : public testing::TestWithParam<Slip> {};

TEST_P(PlantedSlip, IsReported) {
  const auto& slip = GetParam();
  const auto records = Records::load(planted(slip.file, slip.from, slip.to));
  ASSERT_TRUE(records.has_value()) << records.error().text();
  const auto* record = (*records)->find(slip.op);
  ASSERT_NE(record, nullptr);
  for (const auto property : {broken_law, read_back, inferred, no_member})
    if (!first_fault(*record, 2000, 1, property).empty()) return;
  bool disagreed = false;
  for_each_mutant(*record, 20000, 1,
                  [&](const Instance& op, Arena& arena) { disagreed = disagreed || !verdicts_of(op, arena).agree(); });
  EXPECT_TRUE(disagreed) << slip.op << ": `" << slip.to << "` for `" << slip.from << "` is not reported";
}

INSTANTIATE_TEST_SUITE_P(
    Plans, PlantedSlip,
    testing::Values(
        Slip{"slice", "slice.op", "start_indices[d] .. S[d]", "0 .. S[d]"},
        Slip{"slice", "slice.op", ": 0 .. S[d]", ": 1 .. S[d] + 1"},
        Slip{"slice", "slice.op", "1 .. near", "0 .. near"}, Slip{"slice", "slice.op", "E : any", "E : float"},
        Slip{"pad", "pad.op", "full + edge_padding_low + edge_padding_high",
             "full + edge_padding_low + edge_padding_low"},
        Slip{"pad", "pad.op", "interior_padding[d] + 1)", "interior_padding[d])"},
        Slip{"transpose", "transpose.op", "[S[p] for p in permutation]", "S"},
        Slip{"concatenate", "concatenate.op", "[sum(P) at", "[max(P) at"},
        Slip{"concatenate", "concatenate.op", "count 1 ..", "count 2 .."},
        Slip{"broadcast_in_dim", "broadcast_in_dim.op", "dim if S[d] = 1 else S[d] .. S[d]", "dim"},
        Slip{"dot_general", "dot_general.op", "B ++ M ++ N x F", "B ++ N ++ M x F"},
        Slip{"dot_general", "dot_general.op", "K at rhs_contracting_dimensions", "B at rhs_contracting_dimensions"},
        Slip{"gather", "gather.op", "offset_dims                 : positions sorted", "offset_dims : positions"},
        Slip{"reduce", "reduce.op", "tensor<S x F[k]>", "tensor<S x E[k]>"},
        Slip{"reduce_window", "reduce_window.op", "window_dilations[d])", "base_dilations[d])"},
        Slip{"add", "add.op", "E : any", "E : int"}, Slip{"compare", "compare.op", "tensor<S x i1>", "tensor<S x E>"},
        Slip{"all_gather", "all_gather.op", "n[k] * g at", "n[k] at"}));

struct BadLine {
  std::string file, from, to, expected;
};

class PlantedFault : public testing::TestWithParam<BadLine> {};

TEST_P(PlantedFault, IsALoadError) {
  const auto& bad = GetParam();
  const auto records = Records::load(planted(bad.file, bad.from, bad.to));
  ASSERT_FALSE(records.has_value());
  EXPECT_NE(records.error().message.find(bad.expected), std::string::npos) << records.error().text();
  EXPECT_NE(records.error().place.find(bad.file), std::string::npos) << records.error().text();
}

INSTANTIATE_TEST_SUITE_P(Plans, PlantedFault,
                         testing::Values(BadLine{"slice.op", "E : any", "E : any ; Z : dim", "nothing binds Z"},
                                         BadLine{"reverse.op", "distinct axes(S)", "positions",
                                                 "no type places dimensions"},
                                         BadLine{"slice.op", "0 .. S[d]", "0 .. S[d] + R", "R"}));

}  // namespace
}  // namespace assay::spec
