#include "conform/controls/bisect.h"

#include <gtest/gtest.h>

namespace assay::conform {
namespace {

/// A letter for each build: good, bad, unable to say; the own one is `B`.
struct Planted {
  std::string builds;
  std::size_t questions = 0;

  Bisected run() {
    const auto answer = [this](std::size_t k) {
      ++questions;
      return builds[k] == 'g' ? Rerun::kPasses : builds[k] == 'b' ? Rerun::kFails : Rerun::kUnknown;
    };
    return bisect(builds.size(), builds.find('B'), answer);
  }
  std::string said() {
    std::vector<std::string> names;
    for (std::size_t k = 0; k < builds.size(); ++k) names.push_back(std::to_string(k));
    std::string out;
    for (const std::string& line : describe(run(), names)) out += line + ";";
    return out;
  }
};

TEST(Bisection, FindsWhereAFailureCameAndWhereItWent) {
  EXPECT_EQ(Planted{"gggbbBbbgg"}.said(), "first bad 3, last good 2;last bad 7, first good 8;");
  EXPECT_EQ(Planted{"gB"}.said(), "first bad 1, last good 0;");
  EXPECT_EQ(Planted{"Bg"}.said(), "last bad 0, first good 1;");
  EXPECT_EQ(Planted{"bbBbb"}.said(), "bad as early as 0;bad as late as 4;");
  EXPECT_EQ(Planted{"B"}.said(), "no other build that is installed can run it;");
}

TEST(Bisection, PassesOverBuildsThatCannotSay) {
  EXPECT_EQ(Planted{"?ggg?b?Bg?"}.said(), "first bad 5, last good 3;last bad 7, first good 8;");
  EXPECT_EQ(Planted{"g????B??"}.said(), "first bad 5, last good 0;");
  EXPECT_EQ(Planted{"??B??"}.said(), "no other build that is installed can run it;");
}

TEST(Bisection, FindsEveryBorderAndAsksFew) {
  for (std::size_t size = 2; size < 40; ++size)
    for (std::size_t first_bad = 1; first_bad < size; ++first_bad) {
      Planted planted{std::string(first_bad, 'g') + std::string(size - first_bad, 'b')};
      planted.builds.back() = 'B';
      const Bisected found = planted.run();
      ASSERT_TRUE(found.came);
      EXPECT_EQ(found.came->bad, first_bad);
      EXPECT_EQ(found.came->good, first_bad - 1);
      EXPECT_LE(planted.questions, 7U) << planted.builds;
      EXPECT_EQ(found.asked.size(), planted.questions) << "each is asked once";
    }
}

}  // namespace
}  // namespace assay::conform
