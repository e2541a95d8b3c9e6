#include "judge/farthest.h"

#include <gtest/gtest.h>

#include "judge/evidence.h"
#include "judge/failure_text.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

using oracle::ElementAddress;
using oracle::Explained;
using oracle::Explanation;

/// A sum of twos and ones on 2 x 2 elements, and what was answered.
class AnsweredSum {
 public:
  explicit AnsweredSum(const std::string& answer) : module_(*program::parse(kText, "test")) {
    inputs_ = {{tensor("dense<2.0> : tensor<2x2xf32>"), tensor("dense<1.0> : tensor<2x2xf32>")}};
    outputs_ = {{tensor(answer)}};
    accepted_ = *oracle::acceptance_sets(module_, inputs_, **spec::contract_named("ieee-strict"));
  }

  AnsweredRun run() const { return {module_, inputs_, outputs_, accepted_}; }
  const Module& module() const { return module_; }

 private:
  static Tensor tensor(const std::string& literal) {
    spec::Arena arena;
    return program::tensor_of(program::parse_literals("[" + literal + "]", arena)->at(0));
  }
  static constexpr const char* kText =
      "func.func @main(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {\n"
      "  %r = stablehlo.add %a, %b : tensor<2x2xf32>\n  return %r : tensor<2x2xf32>\n}\n";

  Module module_;
  ProcessTensors inputs_, outputs_;
  oracle::Acceptance accepted_;
};

/// Nothing but the element at this place is explained.
Explain explaining(std::int64_t element) {
  return [element](const ElementAddress& at, const auto&) {
    return at.element == element ? Explanation{Explained::kDeviation, {"a"}, ""} : Explanation{};
  };
}

// 3 + 2^-22 is one unit in the last place off, 3.5 are 2^21.
constexpr const char* kAnswer = "dense<[[3.0, 3.0000002], [3.5, 4.0]]> : tensor<2x2xf32>";

TEST(Farthest, IsTheElementFarthestFromWhatIsLegal) {
  const AnsweredSum sum(kAnswer);
  const auto f = farthest_violation(sum.run(), explaining(-1));
  ASSERT_TRUE(f);
  EXPECT_EQ(f->place.element, 3);
  EXPECT_EQ(f->failing_elements, 3);
  EXPECT_EQ(
      describe(*f, sum.module()),
      "wrong-value: output 0 element [1, 1]: expected 3, got 4.0 (rounding, 4.1943e+06 ulp), the farthest of 3 of 4 "
      "elements outside");
}

TEST(Farthest, IsNoneThatAGrantExplains) {
  const auto f = farthest_violation(AnsweredSum(kAnswer).run(), explaining(3));
  ASSERT_TRUE(f);
  EXPECT_EQ(f->place.element, 2);
}

TEST(Farthest, IsNothingWhereEveryElementIsLegal) {
  EXPECT_FALSE(farthest_violation(AnsweredSum("dense<3.0> : tensor<2x2xf32>").run(), explaining(-1)));
}

TEST(Farthest, IsNamedByOutputAndProcess) {
  const AnsweredSum sum(kAnswer);
  EXPECT_EQ(describe(ElementPlace{1, 0, 2}, sum.module()), "output 0 of process 1 element [1, 0]");
  const auto scalar =
      program::parse("func.func @main(%a: tensor<f32>) -> tensor<f32> {\n  return %a : tensor<f32>\n}\n");
  EXPECT_EQ(describe(ElementPlace{}, *scalar), "output 0");
}

TEST(Farthest, OfACrashIsWhatDied) {
  const Failure crash{.kind = FailureClass::kCrash, .signature = "SIGSEGV in Fold", .got = "killed by signal 11\nlog"};
  EXPECT_EQ(describe(crash, AnsweredSum(kAnswer).module()), "crash: SIGSEGV in Fold: killed by signal 11");
}

}  // namespace
}  // namespace assay::judge
