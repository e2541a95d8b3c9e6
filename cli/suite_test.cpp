#include <filesystem>

#include "cli/command_test.h"

/// Suites and certificates as their users make them.
namespace assay::cli {
namespace {

class SuiteTest : public CommandTest {
 protected:
  static constexpr const char* kOps = "--ops add,slice --types f32,i32 ";
  void SetUp() override {
    CommandTest::SetUp();
    const Ran made = assay(std::string("suite --out suite ") + kOps);
    ASSERT_EQ(made.status, 0) << made.err;
    said_ = made.out;
  }
  std::string said_;
};

TEST_F(SuiteTest, IsRunByAssay) {
  EXPECT_NE(said_.find("planted bugs are killed"), std::string::npos) << said_;
  const Ran own = assay("check suite");
  EXPECT_EQ(own.status, 0) << own.out;
  const Ran judged = assay("check suite --backend oracle --contract stablehlo --strict --junit out.xml");
  EXPECT_EQ(judged.status, 0) << judged.out;
  EXPECT_NE(content("out.xml").find("slice/breaks-C3.mlir"), std::string::npos);
  const Ran bug = assay("check suite --backend mutant:slice.means.1 --contract stablehlo");
  EXPECT_EQ(bug.status, 1) << bug.out;
  EXPECT_NE(bug.out.find("FAIL suite/slice/"), std::string::npos);
}

TEST_F(SuiteTest, IsWrittenAgainOverItself) {
  std::filesystem::create_directories(path("suite/stray"));
  file("suite/add/f32-1.mlir", "damaged");
  const Ran smaller = assay("suite --out suite --ops add --types f32");
  EXPECT_EQ(smaller.status, 0) << smaller.err;
  EXPECT_FALSE(std::filesystem::exists(path("suite/slice"))) << "of the earlier suite";
  EXPECT_TRUE(std::filesystem::exists(path("suite/stray"))) << "no part of it";
  EXPECT_EQ(assay("check suite").status, 0);
}

TEST_F(SuiteTest, LeavesOtherFoldersAlone) {
  std::filesystem::create_directories(path("notes"));
  file("notes/a.txt", "mine");
  const Ran refused = assay("suite --out notes --ops add");
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.err.find("notes holds files and no suite"), std::string::npos) << refused.err;
  EXPECT_EQ(assay("suite --out x --ops slise").err, "assay: there is no op slise; did you mean slice?\n");
  EXPECT_EQ(assay("suite --out x --size huge").status, 2);
}

/// Without Assay: the runner reads the files alone. A wrong set in a file is seen.
TEST_F(SuiteTest, IsRunThroughJax) {
  if (!std::filesystem::exists(python_of_tests())) GTEST_SKIP() << "needs jaxlib: " << python_of_tests();
  const Ran passed =
      shell(python_of_tests() + " test_suite.py add/f32-1.mlir slice/i32-1.mlir slice/breaks-C3.mlir", "suite");
  EXPECT_EQ(passed.status, 0) << passed.out << passed.err;
  EXPECT_NE(passed.out.find("3 passed, 0 failed, 0 skipped"), std::string::npos) << passed.out;
  std::string text = content("suite/add/f32-1.mlir");
  const auto legal = text.find("// legal 0 0: [");
  ASSERT_NE(legal, std::string::npos);
  const auto first = text.find('[', legal) + 1;
  text.replace(first, text.find_first_of(",]", first) - first, "12345.0");
  file("suite/add/f32-1.mlir", text);
  const Ran failed = shell(python_of_tests() + " test_suite.py add/f32-1.mlir", "suite");
  EXPECT_EQ(failed.status, 1) << failed.out << failed.err;
  file("suite/add/f32-1.mlir", "what kills the child");
  const Ran died = shell(python_of_tests() + " test_suite.py add/f32-1.mlir slice/i32-1.mlir", "suite");
  EXPECT_NE(died.out.find("FAILED add/f32-1.mlir: the process died"), std::string::npos) << died.out << died.err;
  EXPECT_NE(died.out.find("1 passed, 1 failed, 0 skipped"), std::string::npos) << died.out;
}

TEST_F(SuiteTest, IsRunByTheInterpreter) {
  const std::string interpret = python_of_tests() + " " ASSAY_SOURCE_DIR "/reports/regression/interpret.py ";
  const Ran passed = shell(interpret + "slice/i32-1.mlir", "suite");
  if (passed.status == 77 || passed.status == 127) GTEST_SKIP() << "needs jaxlib";
  EXPECT_EQ(passed.status, 0) << passed.out;
}

/// The policies that the corpus hands out.
TEST_F(CommandTest, ThePoliciesOfTheCorpusAreTaken) {
  for (const char* policy : {"reach", "folders"}) {
    const Ran ran =
        assay(std::string("fuzz --backend oracle --count 20 --db a.db --policy " ASSAY_SOURCE_DIR "/corpus/policies/") +
              policy + ".toml");
    EXPECT_EQ(ran.status, 0) << ran.err;
  }
}

class CertifyTest : public CommandTest {
 protected:
  static constexpr const char* kOptions = "-o cert --ops slice --types i32 --parts none --contract stablehlo ";
  Ran certify(const std::string& backend, const std::string& more = "") const {
    return assay("certify --backend " + backend + " " + kOptions + more);
  }
  Ran verify(const std::string& folder = "cert") const { return assay("certify --verify " + folder); }

  /// Writes another character somewhere into the file.
  void damage(const std::string& name, std::size_t at) const {
    std::string text = content(name);
    ASSERT_LT(at, text.size());
    text[at] = text[at] == '7' ? '8' : '7';
    file(name, text);
  }
};

TEST_F(CertifyTest, FollowsFromItsEvidence) {
  const Ran made = certify("oracle");
  ASSERT_EQ(made.status, 0) << made.out << made.err;
  EXPECT_NE(made.out.find("Nothing that was judged stands against oracle"), std::string::npos) << made.out;
  const Ran verified = verify();
  EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
  EXPECT_NE(content("cert/certificate.json").find("\"conforms\": true"), std::string::npos);
}

/// A changed byte anywhere is found.
TEST_F(CertifyTest, SeesWhatWasChanged) {
  ASSERT_EQ(certify("oracle").status, 0);
  for (const char* name : {"certificate.json", "certificate.html", "junit.xml", "suite/manifest.json",
                           "suite/slice/i32-1.mlir", "evidence.db"}) {
    const std::string file_name = std::string("cert/") + name, before = content(file_name);
    damage(file_name, before.size() - 5);
    EXPECT_NE(verify().status, 0) << name;
    file(file_name, before);
  }
  EXPECT_EQ(verify().status, 0);
}

/// A verdict that somebody has made better, in the database and in all that is derived from it.
TEST_F(CertifyTest, JudgesTheAnswersAgain) {
  ASSERT_EQ(certify("mutant:slice.means.1").status, 1);
  const Ran better =
      shell("sqlite3 evidence.db \"UPDATE suite_answers SET verdict = 'pass' WHERE verdict = 'wrong'\"", "cert");
  if (better.status == 127) GTEST_SKIP() << "needs sqlite3";
  const Ran verified = verify();
  EXPECT_EQ(verified.status, 1);
  EXPECT_NE(verified.out.find("`pass` by the evidence, `wrong` by the judge"), std::string::npos) << verified.out;
}

TEST_F(CertifyTest, DoesNotConformWithAPlantedBug) {
  const Ran made = certify("mutant:slice.means.1");
  EXPECT_EQ(made.status, 1) << made.out << made.err;
  EXPECT_NE(made.out.find("programs of the suite fail"), std::string::npos) << made.out;
  EXPECT_NE(content("cert/junit.xml").find("<failure"), std::string::npos);
  EXPECT_EQ(verify().status, 0) << "it is true all the same";
}

/// A waiver with an owner and an end takes a failure out of the count.
TEST_F(CertifyTest, TakesWaivers) {
  file("waivers.toml",
       "[[known]]\npattern = \"*: slice*\"\nissue = \"https://example.org/1\"\nowner = \"me\"\n"
       "expires = 2099-01-01\n");
  const Ran made = certify("mutant:slice.means.1", "--waivers waivers.toml");
  EXPECT_EQ(made.status, 0) << made.out << made.err;
  EXPECT_NE(content("cert/certificate.json").find("https://example.org/1"), std::string::npos);
  EXPECT_EQ(verify().status, 0);
}

/// The files of the earlier certificate are run, and what changed is said.
TEST_F(CertifyTest, IsRenewed) {
  ASSERT_EQ(certify("oracle").status, 0);
  const Ran renewed =
      assay("certify --backend mutant:slice.means.1 -o new --parts none --contract stablehlo --renew cert");
  EXPECT_EQ(renewed.status, 1) << renewed.out << renewed.err;
  const std::string json = content("new/certificate.json");
  EXPECT_NE(json.find("\"before\":\"pass\",\"now\":\"wrong\""), std::string::npos);
  EXPECT_EQ(verify("new").status, 0);
}

TEST_F(CertifyTest, KeepsToItsFolder) {
  ASSERT_EQ(certify("oracle").status, 0);
  const std::string before = content("cert/certificate.json");
  EXPECT_EQ(certify("oracle").status, 0);
  EXPECT_EQ(content("cert/certificate.json"), before) << "nothing is asked again";
  const Ran other = certify("mutant:slice.means.1");
  EXPECT_EQ(other.status, 2) << other.out;
  EXPECT_NE(other.err.find("holds a certificate of another"), std::string::npos) << other.err;
}

/// The suite of a certificate has ops on as many elements as vector code takes, with data made in the program.
TEST_F(CertifyTest, HoldsOpsAtVectorSizes) {
  const Ran made = assay(
      "certify --backend oracle -o cert --ops negate,tanh --types f32,i32 --parts functions --contract stablehlo");
  ASSERT_EQ(made.status, 0) << made.out << made.err;
  for (const char* name :
       {"negate/vector-f32-64", "negate/vector-f32-1023", "negate/vector-i32-1024", "tanh/vector-f32-1024"}) {
    const std::string text = content(std::string("cert/suite/") + name + ".mlir");
    EXPECT_NE(text.find("stablehlo.optimization_barrier"), std::string::npos) << name << text;
    EXPECT_LT(text.size(), 3000u) << name;
  }
  const std::string json = content("cert/certificate.json");
  EXPECT_EQ(json.find("\"pale\":true"), std::string::npos) << "more than 2,000 elements each";
  EXPECT_NE(json.find("\"op\":\"stablehlo.tanh\",\"type\":\"f32\",\"variant\""), std::string::npos) << "a sweep";
  EXPECT_EQ(verify().status, 0);
}

/// XLA:CPU whose atan2 is garbage from element 64 on, as vector code may be.
constexpr const char* kGarbage = R"py(
import sys
sys.path.insert(0, sys.argv[1])
import protocol, xla_cpu

def damaged(kind, shape, data):
    data, elements = bytes(data), 1
    for n in shape:
        elements *= n
    kept = 64 * (len(data) // max(elements, 1))
    return kind, shape, data[:kept] + bytes(b ^ 0x15 for b in data[kept:])

class Garbage(xla_cpu.XlaCpu):
    def compile(self, text, *rest):
        self.is_bad = "stablehlo.atan2" in text
        super().compile(text, *rest)

    def run(self, inputs):
        answers = super().run(inputs)
        return [[damaged(*t) for t in process] for process in answers] if self.is_bad else answers

protocol.serve(Garbage, xla_cpu.load)
)py";

TEST_F(CertifyTest, GivesNoTickToAFunctionThatIsGarbageInVectorCode) {
  if (!std::filesystem::exists(python_of_tests())) GTEST_SKIP() << "needs jaxlib: " << python_of_tests();
  file("garbage.py", kGarbage);
  const Ran made = assay("certify --backend 'worker:" + python_of_tests() +
                         " garbage.py " ASSAY_SOURCE_DIR
                         "/backends/workers' -o cert --ops add,atan2 --types f32,bf16 --parts functions --jobs 1 "
                         "--time 5m");
  if (made.status == 3) GTEST_SKIP() << "needs jaxlib: " << made.err;
  EXPECT_EQ(made.status, 1) << made.out << made.err;
  const std::string json = content("cert/certificate.json");
  const auto status_of = [&](const std::string& op, const std::string& type) {
    const std::string head = "\"op\":\"stablehlo." + op + "\",\"type\":\"" + type + "\",\"status\":\"";
    const auto at = json.find(head) + head.size();
    return json.substr(at, json.find('"', at) - at);
  };
  for (const char* type : {"f32", "bf16"}) {
    EXPECT_EQ(status_of("atan2", type), "wrong") << json;
    EXPECT_EQ(status_of("add", type), "pass") << json;
  }
  EXPECT_NE(json.find("\"file\":\"atan2/vector-f32-1024.mlir\""), std::string::npos) << json;
  EXPECT_NE(json.find("\"verdict\":\"beyond\""), std::string::npos) << "the sweep sees it too: " << json;
  const Ran verified = verify();
  EXPECT_EQ(verified.status, 0) << "under the policies that were found: " << verified.out << verified.err;
}

/// It says how long it takes, ends then, and what it has not come to is no tick.
TEST_F(CertifyTest, EndsInTime) {
  ASSERT_EQ(certify("oracle").status, 0);
  const Ran cut = assay("certify --backend oracle -o new --contract stablehlo --renew cert --time 1ms");
  EXPECT_EQ(cut.status, 1) << cut.out << cut.err;
  EXPECT_NE(cut.err.find("certify takes 1 s at most"), std::string::npos) << cut.err;
  EXPECT_NE(cut.err.find("files under 1 variant"), std::string::npos) << cut.err;
  const std::string json = content("new/certificate.json");
  for (const char* words : {"files of the suite were left out", "planted bugs were not shown",
                            "functions were left out", "the campaign, the profile", "\"status\":\"left out\""})
    EXPECT_NE(json.find(words), std::string::npos) << words << json;
  EXPECT_EQ(json.find("\"status\":\"pass\""), std::string::npos) << json;
  EXPECT_EQ(verify("new").status, 0);
  const Ran none = assay("certify --backend oracle -o other --contract stablehlo --time 1ms");
  EXPECT_EQ(none.status, 2) << none.out;
  EXPECT_NE(none.err.find("no time was left to make a file of the suite"), std::string::npos) << none.err;
}

/// The same command with more time goes on with what was left out.
TEST_F(CertifyTest, GoesOnWithWhatWasLeftOut) {
  ASSERT_EQ(certify("oracle").status, 0);
  const std::string renewed = "certify --backend oracle -o new --contract stablehlo --parts none --renew cert --time ";
  ASSERT_EQ(assay(renewed + "1ms").status, 1);
  const Ran whole = assay(renewed + "10m");
  EXPECT_EQ(whole.status, 0) << whole.out << whole.err;
  EXPECT_EQ(content("new/certificate.json").find("\"status\":\"left out\""), std::string::npos);
  EXPECT_EQ(verify("new").status, 0);
}

TEST_F(CertifyTest, SaysWhatIsMissing) {
  EXPECT_EQ(assay("certify").status, 2);
  EXPECT_EQ(assay("certify --verify nowhere").status, 2);
  EXPECT_EQ(certify("pjrt:nowhere.so").status, 3);
}

}  // namespace
}  // namespace assay::cli
