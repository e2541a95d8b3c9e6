#include "fuzz/campaign/recent_texts.h"

#include <gtest/gtest.h>

namespace assay::fuzz {
namespace {

TEST(RecentTexts, AreForgottenByWholeBlocks) {
  const std::uint64_t block = RecentTexts::kPrograms / 4;
  RecentTexts texts({}, block);
  EXPECT_EQ(texts.begin_block(0), 0u);
  EXPECT_TRUE(texts.insert(7));
  EXPECT_FALSE(texts.insert(7));
  EXPECT_EQ(texts.begin_block(4), 0u);
  EXPECT_FALSE(texts.insert(7));
  EXPECT_TRUE(texts.insert(8));
  EXPECT_EQ(texts.begin_block(5), 1u);
  EXPECT_TRUE(texts.insert(7));
  EXPECT_FALSE(texts.insert(8));
}

// In the middle of a block, of which a part was written.
TEST(RecentTexts, AreReadBack) {
  RecentTexts texts({{2, {5, 6}}, {9, {7}}}, RecentTexts::kPrograms / 4);
  EXPECT_EQ(texts.begin_block(9), 5u);
  EXPECT_TRUE(texts.insert(5));
  EXPECT_FALSE(texts.insert(7));
}

}  // namespace
}  // namespace assay::fuzz
