#include "measure/profile/sum_tree.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

/// Sums in float, in orders that are known: what masks reveal of them must be the order.
namespace assay::measure {
namespace {

using Sum = float (*)(const std::vector<float>&);

float from_first_to_last(const std::vector<float>& terms) {
  float sum = 0;
  for (const float t : terms) sum += t;
  return sum;
}

float in_pairs(const std::vector<float>& terms) {
  std::vector<float> row = terms;
  while (row.size() > 1) {
    std::vector<float> next;
    for (std::size_t k = 0; k < row.size(); k += 2) next.push_back(row[k] + row[k + 1]);
    row = next;
  }
  return row.front();
}

float in_four_lanes(const std::vector<float>& terms) {
  float lanes[4] = {0, 0, 0, 0};
  for (std::size_t k = 0; k < terms.size(); ++k) lanes[k % 4] += terms[k];
  return (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]);
}

float in_blocks_of_four(const std::vector<float>& terms) {
  float sum = 0;
  for (std::size_t block = 0; block < terms.size(); block += 4) {
    float of_block = 0;
    for (std::size_t k = block; k < block + 4; ++k) of_block += terms[k];
    sum += of_block;
  }
  return sum;
}

SurvivingOnes masks(int terms, Sum sum) {
  return [=](int i, int j) {
    std::vector<float> mask(static_cast<std::size_t>(terms), 1.0f);
    mask[static_cast<std::size_t>(i)] = 0x1p100f;
    mask[static_cast<std::size_t>(j)] = -0x1p100f;
    return static_cast<int>(sum(mask));
  };
}

struct KnownSum {
  const char* name;
  Sum sum;
  const char* tree;
  const char* words;
  friend std::ostream& operator<<(std::ostream& out, const KnownSum& known) { return out << known.name; }
};

class KnownSums : public testing::TestWithParam<KnownSum> {};

TEST_P(KnownSums, AreRevealed) {
  const auto tree = reveal_tree(8, masks(8, GetParam().sum));
  ASSERT_TRUE(tree.has_value());
  EXPECT_EQ(text_of(*tree), GetParam().tree);
  EXPECT_EQ(describe(*tree), GetParam().words);
  EXPECT_EQ(parse_sum_tree(GetParam().tree), tree);
}

INSTANTIATE_TEST_SUITE_P(All, KnownSums,
                         testing::Values(KnownSum{"chain", from_first_to_last, "(((((((0 1) 2) 3) 4) 5) 6) 7)",
                                                  "from the first to the last"},
                                         KnownSum{"pairs", in_pairs, "(((0 1) (2 3)) ((4 5) (6 7)))",
                                                  "in pairs, and pairs of pairs"},
                                         KnownSum{"lanes", in_four_lanes, "(((0 4) (1 5)) ((2 6) (3 7)))",
                                                  "4 interleaved sums, then their sum"},
                                         KnownSum{"blocks", in_blocks_of_four, "((((0 1) 2) 3) (((4 5) 6) 7))",
                                                  "2 blocks of neighbours, then their sums"}),
                         [](const auto& p) { return std::string(p.param.name); });

TEST(SumTree, IsFlatWhereNoOrderShows) {
  const auto all_at_once = [](int, int) { return 0; };
  const auto tree = reveal_tree(4, all_at_once);
  ASSERT_TRUE(tree.has_value());
  EXPECT_EQ(text_of(*tree), "(0 1 2 3)");
}

TEST(SumTree, IsNoneWhereAnswersAreThoseOfNoTree) {
  EXPECT_FALSE(reveal_tree(4, [](int i, int j) { return i + j == 3 ? 1 : 2; }).has_value());
  EXPECT_FALSE(reveal_tree(4, [](int, int) { return 7; }).has_value());
  EXPECT_FALSE(reveal_tree(4, [](int, int) { return std::optional<int>(); }).has_value());
}

TEST(SumTree, TextThatIsNoTreeIsNone) {
  for (const char* text : {"(0 1", "0 1)", "(a b)", "((0 1) 2) 3"})
    EXPECT_FALSE(parse_sum_tree(text).has_value()) << text;
}

}  // namespace
}  // namespace assay::measure
