#include "cli/command_test.h"

namespace assay::cli {
namespace {

using SweepTest = CommandTest;

TEST_F(SweepTest, ShowsATableAndWritesAPage) {
  const Ran ran = assay("sweep tanh --backend oracle --type f8E5M2,bf16 --report tanh.html");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("tanh of f8E5M2: all 256 inputs"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("tanh of bf16: all 65,536 inputs"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("math tanh for bf16 : 0.52 because measured"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("within stablehlo: "), std::string::npos) << ran.out;
  EXPECT_NE(content("tanh.html").find("within the contract</title>"), std::string::npos);
}

/// The function of this mutant gives its argument.
TEST_F(SweepTest, ExitsWithOneBeyondTheContract) {
  const Ran ran = assay("sweep tanh --backend mutant:tanh.means.1 --type bf16");
  EXPECT_EQ(ran.status, 1) << ran.out;
  EXPECT_NE(ran.out.find("beyond stablehlo: "), std::string::npos) << ran.out;
  EXPECT_EQ(ran.out.find("math tanh"), std::string::npos) << "no line is proposed: " << ran.out;
}

TEST_F(SweepTest, SaysTheSameForEveryNumberOfThreads) {
  const std::string command = "sweep power --backend oracle --type f32 --sample 5000 --elements 512 --jobs ";
  const Ran one = assay(command + "1"), three = assay(command + "3");
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(one.out, three.out);
}

struct BadSweep {
  const char* arguments;
  int status;
  const char* message;
};
constexpr BadSweep kBad[] = {
    {"sweep", 2, "OP"},
    {"sweep tanh", 2, "--backend"},
    {"sweep tahn --backend oracle", 2, "near are tan, atan, tanh"},
    {"sweep add --backend oracle", 2, "no elementary function"},
    {"sweep tanh --backend oracle --type f31", 2, "'f31' is no type of tanh; it has f32"},
    {"sweep tanh --backend oracle --type i32", 2, "'i32' is no type of tanh"},
    {"sweep tanh --backend oracle --type f64 --exhaustive", 2, "2^64 inputs"},
    {"sweep tanh --backend nothing", 2, "no back end 'nothing'"},
    {"sweep tanh --backend oracle --variant fast", 2, "no variant 'fast'"},
    {"sweep tanh --backend oracle --type f8E5M2 --report no/such/folder.html", 3, "cannot write"},
    {"sweep tanh --backend pjrt:/nonexistent.so --type f16", 3, "no such file"},
};

TEST_F(SweepTest, SaysWhatIsWrongWithItsOptions) {
  for (const BadSweep& bad : kBad) {
    const Ran ran = assay(bad.arguments);
    EXPECT_EQ(ran.status, bad.status) << bad.arguments << "\n" << ran.err;
    EXPECT_NE(ran.err.find(bad.message), std::string::npos) << bad.arguments << "\n" << ran.err;
  }
}

TEST_F(SweepTest, KeepsWhatItHasWhenInterrupted) {
  const Ran ran = shell(
      "assay sweep tanh --backend oracle --type f32 --exhaustive --jobs 1 --report ../cut.html > ../cut.txt & "
      "sleep 2; kill -INT $!; wait $!",
      "below");
  EXPECT_EQ(ran.status, 130) << ran.err;
  EXPECT_NE(content("cut.txt").find("interrupted after"), std::string::npos) << content("cut.txt");
}

}  // namespace
}  // namespace assay::cli
