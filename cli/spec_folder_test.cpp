#include <fmt/format.h>

#include "cli/command_test.h"
#include "cli/verb.h"

/// `--spec DIR`: records beside the built-in ones.
namespace assay::cli {
namespace {

constexpr const char* kTwice =
    "op mine.twice\n"
    "  let    S : shape ; E : int | float\n"
    "  in     x : tensor<S x E>\n"
    "  out    y : tensor<S x E>\n"
    "  means  y[i] = x[i] + x[i]\n"
    "  I1     x is int | float\n"
    "  C1     type(x) = type(y)\n"
    "  text   $x : same\n"
    "  status campaign\n";

constexpr const char* kProgram =
    "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
    "  %0 = mine.twice %x : tensor<2xf32>\n"
    "  return %0 : tensor<2xf32>\n"
    "}\n";

class SpecFolderTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    record("ops/twice.op", kTwice);
    file("p.mlir", kProgram);
    file("p.inputs", "dense<[1.5, -2.0]> : tensor<2xf32>\n");
  }

  void record(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories((folder_ / name).parent_path());
    file(name, text);
  }
};

TEST_F(SpecFolderTest, EveryVerbThatReadsRecordsTakesIt) {
  for (const VerbEntry& entry : verbs()) {
    const Ran help = assay(std::string(entry.name) + " --help");
    EXPECT_EQ(help.out.find("--spec") != std::string::npos, entry.reads_records) << entry.name;
  }
}

TEST_F(SpecFolderTest, ProgramsAreVerifiedRunAndChecked) {
  EXPECT_EQ(assay("verify p.mlir").status, 1);
  EXPECT_EQ(assay("verify p.mlir --spec ops").out, "p.mlir: valid\n");
  const Ran run = assay("run p.mlir --inputs p.inputs --backend oracle --spec ops");
  EXPECT_EQ(run.out, "dense<[3.0, -4.0]> : tensor<2xf32>\n");
  const Ran check = assay("check p.mlir --inputs p.inputs --backend oracle --spec ops");
  EXPECT_EQ(check.status, 0) << check.out << check.err;
  file("bad.mlir",
       "func.func @main(%x: tensor<2xf32>) -> tensor<2xi32> {\n"
       "  %0 = \"mine.twice\"(%x) : (tensor<2xf32>) -> tensor<2xi32>\n"
       "  return %0 : tensor<2xi32>\n"
       "}\n");
  const Ran bad = assay("verify bad.mlir --spec ops");
  EXPECT_EQ(bad.status, 1);
  EXPECT_NE((bad.out + bad.err).find("twice (C1)"), std::string::npos) << bad.out << bad.err;
}

TEST_F(SpecFolderTest, ProgramsOfItAreDrawnAndValid) {
  EXPECT_EQ(assay("gen --seed 1 --count 300").out.find("mine.twice"), std::string::npos);
  EXPECT_NE(assay("gen --seed 1 --count 300 --spec ops").out.find("mine.twice"), std::string::npos);
  EXPECT_EQ(assay("gen --seed 1 --count 300 --verify --spec ops").out, "300 programs, 0 invalid\n");
}

TEST_F(SpecFolderTest, TheVersionOfTheSpecificationCoversIt) {
  const auto version = [](const Ran& ran) { return ran.out.substr(ran.out.rfind("spec ")); };
  const std::string builtin = version(assay("spec")), with_twice = version(assay("spec --spec ops"));
  EXPECT_NE(builtin, with_twice);
  record("other/twice.op", std::string(kTwice).replace(std::string(kTwice).find("x[i] + x[i]"), 11, "x[i] * x[i]"));
  EXPECT_NE(version(assay("spec --spec other")), with_twice);
  EXPECT_EQ(assay("spec mine.twice --spec ops").out, kTwice);
}

TEST_F(SpecFolderTest, FaultsAreToldWithTheirPlaces) {
  record("twice/add.op", "op add\n  in x : tensor<f32>\n  out y : tensor<f32>\n");
  record("slip/s.op", "op mine.s\n  in x : tensor<f32>\n  out y : tensor<q>\n");
  std::filesystem::create_directories(folder_ / "empty");
  const auto fault = [&](const std::string& folder, int status, const std::string& words) {
    const Ran ran = assay("spec --spec " + folder);
    EXPECT_EQ(ran.status, status) << folder;
    EXPECT_NE(ran.err.find(words), std::string::npos) << ran.err;
  };
  fault("twice", 2, "twice/add.op:1:4: error: the op `stablehlo.add` stands twice");
  fault("slip", 2, "slip/s.op:3:18: error: unknown name `q`");
  fault("empty", 2, "there is no file *.op in empty");
  fault("nowhere", 2, "cannot read nowhere");
}

// Of the relation nothing is known before the op has run.
TEST_F(SpecFolderTest, ARelationThatCannotBeEvaluatedEndsWhateverAsksForIt) {
  record("odd/odd.op",
         "op mine.odd\n"
         "  let    S : shape rank 1 ..\n"
         "  in     x : tensor<S x f32>\n"
         "  out    y : tensor<S x f32>\n"
         "  means  y[i] = between(any, any, x[i])\n"
         "  relation R1 for i within shape(x): y[i ++ [0]] = x[i] within 1\n"
         "  C1     type(x) = type(y)\n"
         "  text   $x : same\n"
         "  status campaign\n");
  file("odd.mlir", std::string(kProgram).replace(std::string(kProgram).find("mine.twice"), 10, "mine.odd"));
  const std::string fault = "mine.odd (R1): an index of length 2 for a tensor of rank 1";
  const Ran check = assay("check odd.mlir --inputs p.inputs --backend perturbed --spec odd");
  EXPECT_EQ(check.status, 1) << check.out;
  EXPECT_NE((check.out + check.err).find(fault), std::string::npos) << check.out << check.err;
  const Ran fuzz = assay("fuzz --backend perturbed --seed 5 --count 3000 --spec odd --ops mine.odd --db a.db");
  EXPECT_EQ(fuzz.status, 2) << fuzz.out;
  EXPECT_NE(fuzz.err.find("mine.odd (R1): an index of length"), std::string::npos) << fuzz.out << fuzz.err;
}

// A mutant of an op that only the folder knows: without `--spec` the line would find neither.
TEST_F(SpecFolderTest, AFindingIsReproducedWithIt) {
  const Ran campaign =
      assay("fuzz --backend mutant:mine.twice.means.1 --seed 5 --count 300 --ops mine.twice --spec ops --db a.db");
  ASSERT_EQ(campaign.status, 1) << campaign.out << campaign.err;
  const std::string shown = assay("show 1 --db a.db").out;
  const std::size_t at = shown.find("\nreproduce\n  ") + 13;
  const std::string line = shown.substr(at, shown.find('\n', at) - at);
  EXPECT_NE(line.find(" --spec " + (folder_ / "ops").string()), std::string::npos) << line;
}

}  // namespace
}  // namespace assay::cli
