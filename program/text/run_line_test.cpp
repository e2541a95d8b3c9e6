#include "program/text/run_line.h"

#include <gtest/gtest.h>

namespace assay::program {
namespace {

TEST(RunLine, KnowsAFileForTheVerifier) {
  const std::pair<const char*, bool> cases[] = {
      {"// RUN: stablehlo-opt %s -verify-diagnostics -split-input-file | FileCheck %s\n", true},
      {"// RUN: stablehlo-opt --hlo-test-infer --split-input-file --verify-diagnostics %s\n", true},
      {"// RUN: stablehlo-opt %s -verify-diagnostics --some-pass | FileCheck %s\n", false},
      {"// RUN: stablehlo-opt %s | stablehlo-opt -verify-diagnostics\n", false},
      {"// RUN: stablehlo-translate --interpret -split-input-file %s\n", false},
      {"// stablehlo-opt %s -verify-diagnostics\n", false},
  };
  for (const auto& [text, is_one] : cases) EXPECT_EQ(run_line(text).for_verifier, is_one) << text;
}

TEST(RunLine, KnowsAFileThatIsWrittenAndReadAgain) {
  const std::string write =
      "// RUN: stablehlo-translate --serialize --target=current %s | stablehlo-translate "
      "--deserialize | stablehlo-opt > %t.0\n// RUN: stablehlo-opt %s > %t.1\n";
  EXPECT_TRUE(run_line(write + "// RUN: diff %t.0 %t.1\n").for_printer);
  EXPECT_FALSE(run_line(write + "// RUN: stablehlo-opt -inline %s | stablehlo-translate --interpret\n").for_printer);
  EXPECT_FALSE(run_line("// RUN: stablehlo-opt %s | FileCheck %s\n").for_printer);
  EXPECT_FALSE(run_line("").for_printer);
}

TEST(RunLine, KnowsAFileThatOnlyRuns) {
  EXPECT_TRUE(run_line("// RUN: stablehlo-translate --interpret -split-input-file %s\n").only_runs);
  EXPECT_FALSE(run_line("// RUN: stablehlo-translate --interpret %s | FileCheck %s\n").only_runs);
  EXPECT_FALSE(run_line("// RUN: stablehlo-opt %s\n").only_runs);
}

TEST(RunLine, KnowsAFileThatBreaksALaw) {
  EXPECT_TRUE(run_line("// RUN: not stablehlo-opt %s\n").is_refused);
  EXPECT_FALSE(run_line("// RUN: not stablehlo-opt %s 2>&1 | FileCheck %s\n").is_refused);
  EXPECT_FALSE(run_line("// RUN: stablehlo-opt %s\n").is_refused);
}

TEST(RunLine, FindsTheFunctionForBackEnds) {
  EXPECT_EQ(run_line("// RUN: stablehlo-translate --interpret %s\n// RUN: : @program\n").entry, "program");
  EXPECT_EQ(run_line("// RUN: stablehlo-translate --interpret %s\n// RUN: : --args=[1]\n").entry, "");
}

TEST(RunLine, FindsTheInputs) {
  const std::string given = "[dense<1> : tensor<2xi32>, dense<[2, 3]> : tensor<2xi32>]";
  for (const auto& line :
       {"--args=\"" + given + "\" | FileCheck %s", "--args=" + given, "--interpret --args=\"" + given + "\" %s"})
    EXPECT_EQ(run_line("text\n// RUN: stablehlo-translate %s " + line + "\nmore").args, given) << line;
  for (const auto* line : {"--args=@%t.args", "--args=\"word\"", "--interpret"})
    EXPECT_FALSE(run_line("// RUN: stablehlo-translate %s " + std::string(line)).args) << line;
  EXPECT_FALSE(run_line("// RUN: not stablehlo-translate %s --args=\"[4.0 : f32]\"").args);
}

}  // namespace
}  // namespace assay::program
