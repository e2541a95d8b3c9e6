#include "fuzz/campaign/examine.h"

#include <gtest/gtest.h>

namespace assay::fuzz {
namespace {

Examined failing(FailureClass kind) {
  Examined out;
  out.failed.emplace().failure.kind = kind;
  return out;
}

TEST(Examined, IsAnsweredWhereNothingButAnswersIsWrong) {
  EXPECT_TRUE(Examined{}.is_answered());
  EXPECT_TRUE(failing(FailureClass::kWrongValue).is_answered());
  for (const auto kind : {FailureClass::kCrash, FailureClass::kHang, FailureClass::kInternalError})
    EXPECT_FALSE(failing(kind).is_answered()) << to_string(kind);
  Examined refused;
  refused.refused.emplace();
  EXPECT_FALSE(refused.is_answered());
}

}  // namespace
}  // namespace assay::fuzz
