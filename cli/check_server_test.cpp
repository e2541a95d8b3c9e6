#include <nlohmann/json.hpp>

#include "cli/command_test.h"

/// `check --serve`: a back end that stays open and answers requests.
namespace assay::cli {
namespace {

using nlohmann::json;

class CheckServerTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    file("abs.mlir",
         "func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
         "  %0 = stablehlo.abs %x : tensor<2xi32>\n  return %0 : tensor<2xi32>\n}\n");
    file("a.in", "dense<[-3, 4]> : tensor<2xi32>\n");
    file("b.in", "dense<[5, 6]> : tensor<2xi32>\n");
  }

  /// The lines that answer these.
  std::vector<json> answers(const std::string& options, const std::vector<std::string>& requests) const {
    std::string input;
    for (const std::string& request : requests) input += request + "\n";
    const Ran ran = assay("check --serve - " + options, input);
    EXPECT_EQ(ran.status, 0) << ran.err;
    std::vector<json> out;
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);) out.push_back(json::parse(line));
    EXPECT_EQ(out.size(), requests.size() + 1) << ran.out << ran.err;
    return out;
  }
};

constexpr const char *kWrong = R"({"file":"abs.mlir","inputs":"a.in"})",
                     *kRight = R"({"file":"abs.mlir","inputs":"b.in"})";

TEST_F(CheckServerTest, SaysWhatIsOpenThenAnswersEachLine) {
  const auto said = answers("--backend mutant:abs.means.1 --contract stablehlo", {kRight, kWrong, kRight});
  EXPECT_EQ(said[0]["backend"], "mutant:abs.means.1");
  EXPECT_EQ(said[0]["contract"], "stablehlo");
  EXPECT_NE(said[0]["identity"], "");
  EXPECT_EQ(said[1]["verdict"], "PASS");
  EXPECT_EQ(said[1]["elements"]["checked"], 2);
  EXPECT_EQ(said[2]["verdict"], "FAIL");
  EXPECT_EQ(said[2]["failure"],
            json::parse(R"({"class":"wrong-value","allowed":"3","given":"-3","output":0,"index":[0],"elements":1,
                            "nearest":"3","clause":"abs (means) under stablehlo"})"));
  EXPECT_EQ(said[3]["verdict"], "PASS");
}

TEST_F(CheckServerTest, WritesWhatCameAndWhatIsLegal) {
  const auto said = answers("--backend mutant:abs.means.1 --contract stablehlo",
                            {R"({"file":"abs.mlir","inputs":"a.in","outputs":"got.npz","sets":"legal.npz"})"});
  EXPECT_EQ(said[1]["outputs"], json::parse(R"(["tensor<2xi32>"])"));
  EXPECT_EQ(said[1]["sets"], true);
  file("three.mlir",
       "func.func @main(%l: tensor<2xi32>, %u: tensor<2xi32>, %f: tensor<2xui8>) -> (tensor<2xi32>, tensor<2xi32>, "
       "tensor<2xui8>) {\n  return %l, %u, %f : tensor<2xi32>, tensor<2xi32>, tensor<2xui8>\n}\n");
  EXPECT_EQ(assay("run three.mlir --inputs legal.npz").out,
            "dense<[3, 4]> : tensor<2xi32>\ndense<[3, 4]> : tensor<2xi32>\ndense<[0, 0]> : tensor<2xui8>\n");
  file("one.mlir", "func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {\n  return %x : tensor<2xi32>\n}\n");
  EXPECT_EQ(assay("run one.mlir --inputs got.npz").out, "dense<[-3, 4]> : tensor<2xi32>\n");
}

TEST_F(CheckServerTest, JudgesOpByOpAndThenAsBefore) {
  const auto said = answers("--backend mutant:abs.means.1 --contract stablehlo",
                            {kRight, R"({"file":"abs.mlir","inputs":"a.in","by_op":true})", kRight});
  EXPECT_EQ(said[2]["verdict"], "FAIL");
  EXPECT_EQ(said[2]["by_op"]["first_wrong"], 1);
  EXPECT_EQ(said[3]["verdict"], "PASS");
}

TEST_F(CheckServerTest, GoesOnAfterWhatCannotBeJudged) {
  const auto said =
      answers("--backend oracle", {"no json", R"({"inputs":"a.in"})", R"({"file":"abs.mlir","size":1})",
                                   R"({"file":"none.mlir"})", R"({"file":"abs.mlir","inputs":"abs.mlir"})",
                                   R"({"file":"abs.mlir","inputs":"b.in","outputs":"no/such/folder.npz"})", kRight});
  for (std::size_t k = 1; k <= 6; ++k) EXPECT_EQ(said[k]["verdict"], "ERROR") << said[k];
  EXPECT_NE(said[1]["reason"].get<std::string>().find("JSON object on one line"), std::string::npos);
  EXPECT_NE(said[3]["reason"].get<std::string>().find("not size"), std::string::npos);
  EXPECT_EQ(said[7]["verdict"], "PASS");
}

// It answers wrongly where an earlier program ran in the same process, and rightly in a fresh one.
TEST_F(CheckServerTest, AsksAFreshProcessBeforeItSpeaksOfAWrongAnswer) {
  if (!std::filesystem::exists(python_of_tests())) GTEST_SKIP() << "needs jaxlib: " << python_of_tests();
  file("spoilt.py",
       "import struct, sys\n"
       "sys.path.insert(0, '" ASSAY_SOURCE_DIR
       "/backends/workers')\n"
       "import protocol\n"
       "class Spoilt:\n"
       "    runs = 0\n"
       "    def hello(self): return {'name': 'spoilt', 'version': '1'}\n"
       "    def compile(self, *_): pass\n"
       "    def run(self, inputs):\n"
       "        self.runs += 1\n"
       "        (element, shape, data), = inputs[0]\n"
       "        numbers = [abs(n) for n in struct.unpack('<2i', data)]\n"
       "        if self.runs == 3: numbers[0] += 1\n"
       "        return [[(element, shape, struct.pack('<2i', *numbers))]]\n"
       "protocol.serve(Spoilt)\n");
  const std::string back_end = "--backend 'worker:" + python_of_tests() + " " + path("spoilt.py") + "' ";
  const auto said = answers(back_end + "--contract stablehlo --no-calibrate", {kRight, kRight, kWrong, kRight});
  EXPECT_EQ(said[2]["verdict"], "PASS");
  EXPECT_EQ(said[3]["verdict"], "FAIL") << said[3];
  EXPECT_NE(said[3]["reason"].get<std::string>().find("not again in a fresh process"), std::string::npos) << said[3];
  EXPECT_EQ(said[4]["verdict"], "PASS");
}

TEST_F(CheckServerTest, TakesOneBackEndAndOneFileOfRequests) {
  EXPECT_EQ(assay("check --serve -").status, 2);
  EXPECT_EQ(assay("check --serve --backend oracle abs.mlir abs.mlir").status, 2);
  EXPECT_EQ(assay("check --serve - --backend oracle --backend perturbed").status, 2);
  EXPECT_EQ(assay("check --serve - --backend nobody").status, 2);
  EXPECT_EQ(assay("check --serve none.jsonl --backend oracle").status, 2);
  EXPECT_EQ(assay("check").status, 2);
}

}  // namespace
}  // namespace assay::cli
