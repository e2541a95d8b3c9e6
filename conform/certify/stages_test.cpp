#include "conform/certify/stages.h"

#include <gtest/gtest.h>

namespace assay::conform {
namespace {

using std::chrono::minutes;

TEST(CertifyTime, IsSharedByTheStagesThatCome) {
  CertifyTime plan(minutes(10));
  EXPECT_LT(plan.end_of(CertifyStage::kSuite), plan.end_of(CertifyStage::kAnswers));
  EXPECT_LT(plan.end_of(CertifyStage::kProfile), plan.end_of(CertifyStage::kContracts));
  EXPECT_LE(plan.left_for(CertifyStage::kContracts), minutes(10)) << "the last one ends with the time";
  EXPECT_GT(plan.left_for(CertifyStage::kContracts), minutes(9));
  const auto before = plan.end_of(CertifyStage::kAnswers);
  plan.leave_away(CertifyStage::kCampaign);
  EXPECT_EQ(plan.end_of(CertifyStage::kFunctions), plan.end_of(CertifyStage::kCampaign)) << "it has no share";
  EXPECT_GT(plan.end_of(CertifyStage::kAnswers), before) << "the others have more";
}

/// What is left once the back end is open is shared, and the end stays where it was.
TEST(CertifyTime, CountsWhatWentBefore) {
  CertifyTime plan(minutes(10));
  const auto end = plan.end_of(CertifyStage::kContracts), suite = plan.end_of(CertifyStage::kSuite);
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  plan.begin_stages();
  EXPECT_GT(plan.end_of(CertifyStage::kSuite), suite);
  EXPECT_LT(std::chrono::abs(plan.end_of(CertifyStage::kContracts) - end), std::chrono::milliseconds(2));
}

TEST(Deadline, IsOverAtItsTimeAndOnceItIsStopped) {
  std::atomic<bool> stop = false;
  const auto now = judge::Deadline::Clock::now();
  EXPECT_TRUE(judge::Deadline(now, stop).over()) << "at once";
  const judge::Deadline later(now + minutes(10), stop);
  EXPECT_FALSE(later.over());
  stop = true;
  for (int k = 0; k < 1000 && !later.over(); ++k) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  EXPECT_TRUE(later.over());
}

}  // namespace
}  // namespace assay::conform
