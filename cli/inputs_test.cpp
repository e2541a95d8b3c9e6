#include <cstdlib>
#include <filesystem>

#include "cli/command_test.h"

/// What programs are run on: drawn inputs and numpy's files.
namespace assay::cli {
namespace {

class InputsTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    file("divide.mlir",
         "func.func @main(%a: tensor<4xi32>, %b: tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>) {\n"
         "  %0 = stablehlo.abs %a : tensor<4xi32>\n"
         "  %1 = stablehlo.negate %b : tensor<4xf32>\n"
         "  return %0, %1 : tensor<4xi32>, tensor<4xf32>\n}\n");
  }
};

TEST_F(InputsTest, InputsAreDrawnWhereNoneAreGiven) {
  const Ran ran = assay("run divide.mlir --draw 3");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.err, "inputs drawn by --draw 3 --seed 1\n");
  EXPECT_EQ(assay("run divide.mlir --draw 3 --seed 1").out, ran.out);
  const std::string second = assay("run divide.mlir --draw 1 --seed 2").out;
  EXPECT_NE(ran.out.find("// its inputs are those of --draw 1 --seed 2\n" + second), std::string::npos) << ran.out;
  EXPECT_NE(assay("run divide.mlir --draw 1 --seed 3").out, second);
}

// A planted bug: `abs` leaves negative numbers as they are. The seed that is named shows it alone, in every verb.
TEST_F(InputsTest, AFailureNamesTheSeedOfItsInputs) {
  const std::string on = "divide.mlir --backend mutant:abs.means.1 --contract stablehlo --draw ";
  const Ran all = assay("check " + on + "20");
  ASSERT_EQ(all.status, 1) << all.out << all.err;
  const std::string named = "its inputs are those of --draw 1 --seed ";
  const std::size_t at = all.out.find(named);
  ASSERT_NE(at, std::string::npos) << all.out;
  const std::string seed = std::to_string(std::atoi(all.out.c_str() + at + named.size()));
  EXPECT_EQ(assay("check " + on + "1 --seed " + seed).status, 1);
  EXPECT_EQ(assay("run " + on + "1 --seed " + seed).status, 1);
  EXPECT_EQ(assay("reduce " + on + "1 --seed " + seed).status, 1);
}

TEST_F(InputsTest, WhatDoesNotGoTogetherIsSaid) {
  file("in.txt", "");
  EXPECT_NE(assay("run divide.mlir --inputs in.txt --draw 1").err.find("either --inputs or --draw"), std::string::npos);
  EXPECT_NE(assay("check divide.mlir --seed 3").err.find("--seed is of --draw"), std::string::npos);
  EXPECT_NE(assay("reduce divide.mlir --draw 2 --backend oracle").err.find("one set of inputs"), std::string::npos);
  file("token.mlir",
       "func.func @main(%a: !stablehlo.token) -> !stablehlo.token {\n  return %a : !stablehlo.token\n}\n");
  const Ran token = assay("run token.mlir --draw 1");
  EXPECT_EQ(token.status, 2);
  EXPECT_NE(token.err.find("argument 0 is !stablehlo.token, and only plain tensors are drawn"), std::string::npos)
      << token.err;
}

// One size for all, which the argument says that JAX gives it in.
TEST_F(InputsTest, SizesThatAreNotKnownAreDrawn) {
  file("open.mlir",
       "func.func @main(%n: tensor<i32>, %a: tensor<?x2xi32>, %b: tensor<2x?xi32>) -> tensor<?x2xi32> {\n"
       "  %0 = stablehlo.transpose %b, dims = [1, 0] : (tensor<2x?xi32>) -> tensor<?x2xi32>\n"
       "  %1 = stablehlo.maximum %a, %0 : tensor<?x2xi32>\n"
       "  %2 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>\n"
       "  %3 = stablehlo.constant dense<2> : tensor<1xi32>\n"
       "  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n"
       "  %5 = stablehlo.dynamic_reshape %1, %4 : (tensor<?x2xi32>, tensor<2xi32>) -> tensor<?x2xi32>\n"
       "  return %5 : tensor<?x2xi32>\n}\n");
  const Ran ran = assay("check open.mlir --backend oracle --draw 8");
  EXPECT_EQ(ran.out.rfind("PASS open.mlir: ", 0), 0u) << ran.out;
  const Ran run = assay("run open.mlir --draw 1 --backend oracle");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(assay("run open.mlir --draw 1").out, run.out);
  EXPECT_NE(assay("check open.mlir --backend oracle").out.find(": argument 1 is tensor<"), std::string::npos);
}

class NumpyTest : public CommandTest {
 protected:
  /// Runs Python with numpy and ml_dtypes.
  Ran python(const std::string& program) {
    file("program.py", "import numpy as np, ml_dtypes\n" + program);
    return shell("${ASSAY_PYTHON_ENVIRONMENT:-" ASSAY_SOURCE_DIR "/.venv}/bin/python ../program.py", "numpy");
  }
};

TEST_F(NumpyTest, WhatNumpyWritesIsReadAndWhatIsWrittenNumpyReads) {
  if (python("").status != 0) GTEST_SKIP() << "needs numpy, ml_dtypes: run scripts/python-environment";
  file("all.mlir",
       "func.func @main(%a: tensor<2xbf16>, %b: tensor<2xf8E4M3FN>, %c: tensor<2xf8E5M2>, %d: tensor<2xi4>,"
       " %e: tensor<1x2xcomplex<f32>>, %f: tensor<i1>, %g: tensor<3xui16>)"
       " -> (tensor<2xbf16>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2>, tensor<2xi4>, tensor<1x2xcomplex<f32>>, tensor<i1>,"
       " tensor<3xui16>) {\n  return %a, %b, %c, %d, %e, %f, %g : tensor<2xbf16>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2>,"
       " tensor<2xi4>, tensor<1x2xcomplex<f32>>, tensor<i1>, tensor<3xui16>\n}\n");
  const std::string arrays =
      "arrays = [np.array([1.5, -2], ml_dtypes.bfloat16), np.array([0.5, 448], ml_dtypes.float8_e4m3fn),\n"
      "  np.array([0.5, -3], ml_dtypes.float8_e5m2), np.array([-8, 7], ml_dtypes.int4),\n"
      "  np.array([[1 + 2j, -3j]], np.complex64), np.array(True), np.array([0, 1, 65535], np.uint16)]\n";
  const Ran wrote = python(arrays + "np.savez('../a.npz', *arrays)\nnp.savez_compressed('../b.npz', *arrays)\n");
  ASSERT_EQ(wrote.status, 0) << wrote.err;
  const Ran plain = assay("run all.mlir --inputs a.npz");
  EXPECT_EQ(plain.out,
            "dense<[1.5, -2.0]> : tensor<2xbf16>\ndense<[0.5, 448.0]> : tensor<2xf8E4M3FN>\n"
            "dense<[0.5, -3.0]> : tensor<2xf8E5M2>\ndense<[-8, 7]> : tensor<2xi4>\n"
            "dense<[[(1.0, 2.0), (-0.0, -3.0)]]> : tensor<1x2xcomplex<f32>>\ndense<true> : tensor<i1>\n"
            "dense<[0, 1, 65535]> : tensor<3xui16>\n")
      << plain.err;
  EXPECT_EQ(assay("run all.mlir --inputs b.npz").out, plain.out);
  ASSERT_EQ(assay("run all.mlir --inputs a.npz --outputs out.npz").status, 0);
  const Ran same = python(arrays +
                          "back = np.load('../out.npz')\n"
                          "assert [back[n].tobytes() for n in back] == [a.tobytes() for a in arrays], dict(back)\n"
                          "assert back['arr_6'].dtype == np.uint16 and back['arr_4'].shape == (1, 2)\n");
  EXPECT_EQ(same.status, 0) << same.err;
}

TEST_F(NumpyTest, AWrongFileNamesTheArray) {
  file("f.mlir", "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n  return %a : tensor<2xf32>\n}\n");
  file("text.npz", "dense<1.0> : tensor<2xf32>\n");
  file("text.npy", "dense<1.0> : tensor<2xf32>\n");
  EXPECT_EQ(assay("run f.mlir --inputs text.npz").err, "assay: text.npz: it is no .npz file, which is a ZIP archive\n");
  EXPECT_EQ(assay("run f.mlir --inputs text.npy").err,
            "assay: text.npy: it is no .npy file: it does not begin with \\x93NUMPY\n");
  EXPECT_EQ(assay("check f.mlir --backend oracle --inputs none.npz").status, 1);
  if (python("np.save('../i.npy', np.array([1, 2]))\nnp.savez('../two.npz', np.ones(2), np.ones(2))").status != 0)
    GTEST_SKIP() << "needs numpy, ml_dtypes: run scripts/python-environment";
  EXPECT_EQ(assay("run f.mlir --inputs i.npy").err,
            "assay: i.npy: input 0 is tensor<2xi64>, the program takes tensor<2xf32>\n");
  EXPECT_EQ(assay("run f.mlir --inputs two.npz").err, "assay: two.npz: @main takes 1 inputs, 2 given\n");
}

}  // namespace
}  // namespace assay::cli
