#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "cli/command_test.h"

/// `assay reduce --predicate`, with real commands of a shell.
namespace assay::cli {
namespace {

class PredicateTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    file("big.mlir", R"(func.func @main(%a: tensor<4x6xi32>, %c: tensor<8xi32>) -> (tensor<6x4xi32>, tensor<8xi32>) {
  %0 = stablehlo.multiply %a, %a : tensor<4x6xi32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x6xi32>) -> tensor<6x4xi32>
  %2 = stablehlo.reverse %1, dims = [0] : tensor<6x4xi32>
  %3 = stablehlo.abs %2 : tensor<6x4xi32>
  %4 = stablehlo.or %c, %c : tensor<8xi32>
  return %3, %4 : tensor<6x4xi32>, tensor<8xi32>
}
)");
  }
};

constexpr const char* kOneReverse =
    "func.func @main(%arg0: tensor<f32>) -> tensor<f32> {\n"
    "  %0 = stablehlo.reverse %arg0, dims = [] : tensor<f32>\n"
    "  return %0 : tensor<f32>\n"
    "}\n";

TEST_F(PredicateTest, TheCandidateIsTheLastArgumentOrWhereThereIsPlaceForIt) {
  const Ran last = assay("reduce big.mlir --predicate 'grep -q stablehlo.reverse'");
  EXPECT_EQ(last.status, 0) << last.err;
  EXPECT_EQ(last.out, kOneReverse);
  EXPECT_NE(last.err.find("1 ops, 1 elements, after "), std::string::npos) << last.err;
  const Ran placed =
      assay("reduce - --predicate 'cat {} | grep -q stablehlo.reverse' -o small.mlir", content("big.mlir"));
  EXPECT_EQ(placed.status, 0) << placed.err;
  EXPECT_EQ(placed.out, "");
  EXPECT_EQ(content("small.mlir"), kOneReverse);
}

TEST_F(PredicateTest, EveryCandidateIsValid) {
  const Ran ran =
      shell("assay reduce ../big.mlir --predicate 'assay verify {} >&2 || touch bad; grep -q transpose {}'", "v");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_FALSE(std::filesystem::exists(path("v/bad")));
  EXPECT_NE(ran.out.find("transpose"), std::string::npos);
  EXPECT_EQ(ran.out.find("reverse"), std::string::npos) << ran.out;
}

// A back end that negates wrongly, asked by a check of its own.
TEST_F(PredicateTest, ACheckOnABackEndIsAPredicate) {
  file("closed.mlir", R"(func.func @main() -> tensor<4xi32> {
  %0 = stablehlo.constant dense<[3, 5, 7, 9]> : tensor<4xi32>
  %1 = stablehlo.negate %0 : tensor<4xi32>
  %2 = stablehlo.add %1, %0 : tensor<4xi32>
  %3 = stablehlo.add %2, %1 : tensor<4xi32>
  return %3 : tensor<4xi32>
}
)");
  const Ran ran = shell(
      "assay reduce ../closed.mlir --predicate 'assay check {} --backend mutant:primitive.negate.3 | grep -q ^FAIL'",
      "c");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("stablehlo.negate"), std::string::npos) << ran.out;
  EXPECT_EQ(ran.out.find("add"), std::string::npos) << ran.out;
}

TEST_F(PredicateTest, SaysThatThereIsNothingToKeep) {
  const Ran never = assay("reduce big.mlir --predicate 'grep -q stablehlo.sort'");
  EXPECT_EQ(never.status, 2);
  EXPECT_NE(never.err.find("the predicate does not hold for big.mlir"), std::string::npos) << never.err;
  EXPECT_EQ(never.out, "");
  const Ran spaces = assay("reduce big.mlir --predicate 'grep -q %a,'");
  EXPECT_EQ(spaces.status, 2);
  EXPECT_NE(spaces.err.find("It holds for the file as it is"), std::string::npos) << spaces.err;
  EXPECT_EQ(assay("reduce big.mlir --predicate 'sleep 30' --timeout 100ms").status, 2);
}

TEST_F(PredicateTest, NeedsEitherABackEndOrAPredicate) {
  EXPECT_EQ(assay("reduce big.mlir").status, 2);
  EXPECT_EQ(assay("reduce big.mlir --backend oracle --predicate true").status, 2);
  EXPECT_EQ(assay("reduce none.mlir --predicate true").status, 2);
  EXPECT_EQ(assay("reduce big.mlir --predicate true -o none/small.mlir").status, 3);
}

TEST_F(PredicateTest, CtrlCKeepsTheSmallestSoFar) {
  const std::string command =
      "cd " + folder_.string() +
      " && exec " ASSAY_BINARY
      " reduce big.mlir --predicate 'echo >> asked; test $(wc -l < asked) -lt 4 || sleep 60; grep -q "
      "reverse' --timeout 100s -o small.mlir 2>err";
  const pid_t child = fork();
  if (child == 0) {
    execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    _exit(127);
  }
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (content("asked").size() < 4 && std::chrono::steady_clock::now() < until)
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  kill(child, SIGINT);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 130) << status;
  EXPECT_NE(content("small.mlir").find("reverse"), std::string::npos) << content("err");
  EXPECT_EQ(assay("verify small.mlir").status, 0);
  EXPECT_NE(content("err").find("; interrupted"), std::string::npos) << content("err");
}

}  // namespace
}  // namespace assay::cli
