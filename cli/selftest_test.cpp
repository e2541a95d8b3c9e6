#include "cli/selftest.h"

#include <algorithm>

#include "cli/command_test.h"

namespace assay::cli {
namespace {

TEST(SelfTest, FailsWhereNothingIsPlanted) {
  const auto ran = self_test("oracle", kPlantedOp);
  ASSERT_TRUE(ran);
  EXPECT_FALSE(ran->passed);
  EXPECT_NE(ran->words.find("showed no bug"), std::string::npos) << ran->words;
}

TEST(SelfTest, FailsWhereAnotherOpIsBlamed) {
  const auto ran = self_test(kPlantedBug, "cosine");
  ASSERT_TRUE(ran);
  EXPECT_FALSE(ran->passed) << ran->words;
  EXPECT_NE(ran->words.find("no small reproducer with cosine"), std::string::npos) << ran->words;
}

TEST(SelfTest, FailsWhereWhatIsRightIsBlamed) {
  const auto ran = self_test(kPlantedBug, kPlantedOp, kPlantedBug);
  ASSERT_TRUE(ran);
  EXPECT_FALSE(ran->passed);
  EXPECT_NE(ran->words.find("and one was reported"), std::string::npos) << ran->words;
}

TEST(SelfTest, ABackEndThatIsNotThereIsAnError) { EXPECT_FALSE(self_test("nonesuch", kPlantedOp)); }

using DoctorTest = CommandTest;

TEST_F(DoctorTest, FindsAPlantedBugAndMakesItSmall) {
  const Ran ran = assay("doctor --selftest");
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_EQ(ran.out.rfind("selftest passed: ", 0), 0u) << ran.out;
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1) << ran.out;
  EXPECT_NE(assay("doctor --selftest --json").out.find(R"({"selftest":"passed")"), std::string::npos);
}

}  // namespace
}  // namespace assay::cli
