#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

#include "cli/command_test.h"
#include "cli/files.h"
#include "fuzz/campaign/evidence.h"
#include "judge/builtin.h"
#include "judge/contract_choice.h"
#include "program/inputs.h"
#include "program/text/run_line.h"
#include "program/text/text.h"
#include "reports/store.h"
#include "spec/scale_test.h"

/// Findings of the jaxlib that is installed, made of the programs in corpus/findings, and every file of every format
/// that is exported of them: what can run here is run, and fails as it says.
namespace assay::cli {
namespace {

constexpr const char* kBackend = "worker:xla_cpu";
/// Every fourth of the programs in corpus/findings, all at a larger scale: each takes seconds in Python.
std::size_t stride() { return spec::scaled(100) > 100 ? 1 : 4; }
constexpr std::size_t kWanted = 3;

Result<judge::Case> case_in(const std::string& path) {
  const auto text = read_text(path);
  const auto module = read_program(path);
  if (!text || !module) return tl::unexpected(text ? module.error() : text.error());
  const auto literals = program::parse_literals(program::run_line(*text).args.value_or("[]"), *module->arena);
  if (!literals) return tl::unexpected(literals.error());
  auto inputs = program::inputs_of(*module, *literals, 1 << 20);
  if (!inputs) return tl::unexpected(inputs.error());
  return judge::Case{*module, {*std::move(inputs)}};
}

/// The program as a finding, if it fails.
std::optional<reports::Finding> finding_in(const std::string& path, judge::Judge& judge,
                                           const fuzz::FindingContext& context) {
  const auto c = case_in(path);
  if (!c) {
    ADD_FAILURE() << path << ": " << c.error().text();
    return std::nullopt;
  }
  judge.restart();
  const judge::Judgement judgement = judge.judge(*c, context.variants[0]);
  const auto failure = judge::complaint_of(judgement);
  if (!failure) return std::nullopt;
  const judge::Reduction reduction{*c, *failure, judgement.outputs};
  return fuzz::finding_of({*c, *failure, 0, ""}, reduction, 0, judge, context);
}

reports::CampaignKey key_for(const std::string& backend, const std::string& identity, const std::string& contract) {
  reports::CampaignKey key;
  key.backend = backend;
  key.identity = identity;
  key.variants = {"default"};
  key.contract = contract;
  key.contract_hash = "0123abcd";
  key.spec_hash = spec::Records::in_force().hash();
  return key;
}

Result<std::size_t> file_findings(const std::string& database, const reports::CampaignKey& key,
                                  std::vector<reports::Finding> findings) {
  const std::size_t count = findings.size();
  auto store = reports::Store::open(database);
  if (!store) return tl::unexpected(store.error());
  const auto campaign = (*store)->campaign(key);
  if (!campaign) return tl::unexpected(campaign.error());
  reports::Block block;
  block.findings = std::move(findings);
  return (*store)->commit(*campaign, block).map([count] { return count; });
}

/// Files programs that fail on the back end.
Result<std::size_t> file_all(const std::string& database) {
  auto factory = judge::open_backend(kBackend);
  if (!factory) return tl::unexpected(factory.error());
  auto contract = judge::choose_contract(judge::kAutoContract, kBackend, **factory);
  if (!contract) return tl::unexpected(contract.error());
  const auto worker = (*factory)->start({});
  judge::Judge judge(*worker, contract->contract);
  const fuzz::FindingContext context{kBackend, contract->argument, {backends::Variant{}}, {}};
  const auto paths = find_files(ASSAY_SOURCE_DIR "/corpus/findings", ".mlir");
  if (!paths) return tl::unexpected(paths.error());
  std::vector<reports::Finding> findings;
  for (std::size_t k = 0; k < paths->size(); k += stride())
    if (auto finding = finding_in((*paths)[k], judge, context)) findings.push_back(*std::move(finding));
    else std::cout << "no finding here: " << (*paths)[k] << "\n";
  return file_findings(database, key_for(kBackend, (*factory)->identity(), contract->argument), std::move(findings));
}

/// All formats of all findings, exported once: `finding-N/...`.
class ExportTest : public CommandTest {
 protected:
  static void SetUpTestSuite() {
    std::string pattern = (std::filesystem::temp_directory_path() / "assay-export-XXXXXX").string();
    exports_ = mkdtemp(pattern.data());
    const auto filed = file_all(database());
    if (!filed) why_not_ = filed.error().text();
    else if (*filed < kWanted) why_not_ = fmt::format("only {} of the programs still fail", *filed);
    else findings_ = *filed;
  }
  static void TearDownTestSuite() { std::filesystem::remove_all(exports_); }

  void SetUp() override {
    CommandTest::SetUp();
    if (!why_not_.empty()) GTEST_SKIP() << "needs jaxlib: " << why_not_;
    for (std::size_t id = 1; !are_exported_ && id <= findings_; ++id) {
      const Ran ran = assay(fmt::format("export {0} --format all --no-controls --db {1} -o {2}/finding-{0}", id,
                                        database(), exports_.string()));
      ASSERT_EQ(ran.status, 0) << ran.err;
      left_out_ += ran.err;
    }
    are_exported_ = true;
  }

  /// The interpreter answers illegally too, also when Assay runs the program there: it reads unsigned indices as
  /// signed.
  bool is_wrong_itself(const std::string& test) const {
    const std::string program = (std::filesystem::path(test).parent_path() / "program.mlir").string();
    const std::string inputs = (std::filesystem::path(test).parent_path() / "inputs.txt").string();
    return assay(fmt::format("check {} --inputs {} --backend worker:interpreter", program, inputs))
        .out.starts_with("FAIL ");
  }

  static std::string database() { return (exports_ / "a.db").string(); }

  /// Those that were written, in order.
  static std::vector<std::string> files(const std::string& ending) {
    std::vector<std::string> out;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(exports_))
      if (entry.path().string().ends_with(ending)) out.push_back(entry.path().string());
    std::ranges::sort(out);
    return out;
  }

  static inline std::filesystem::path exports_;
  static inline std::string why_not_, left_out_;
  static inline std::size_t findings_ = 0;
  static inline bool are_exported_ = false;
};

TEST_F(ExportTest, AFormatIsThereOrItsAbsenceIsExplained) {
  EXPECT_EQ(files("issue.md").size(), findings_);
  EXPECT_EQ(files("README.md").size(), findings_);
  const auto mentions = [&](const std::string& format) {
    std::size_t count = 0;
    for (std::size_t at = 0; (at = left_out_.find("left out: " + format + ": ", at)) != std::string::npos; ++at)
      ++count;
    return count;
  };
  EXPECT_EQ(files("repro.py").size() + mentions("jax"), findings_) << left_out_;
  EXPECT_EQ(files("-iree.mlir").size() + mentions("iree"), findings_) << left_out_;
  EXPECT_EQ(files(".hlo").size() + mentions("hlo"), findings_) << left_out_;
  EXPECT_EQ(mentions("worker"), findings_) << left_out_;  // jaxlib hands over no template
}

TEST_F(ExportTest, EveryScriptExitsWithOneAndSaysWhatIsWrong) {
  const auto scripts = files("repro.py");
  EXPECT_GE(scripts.size(), kWanted) << left_out_;
  for (const std::string& script : scripts) {
    const Ran ran = shell(python_of_tests() + " " + script, "run");
    EXPECT_EQ(ran.status, 1) << script << ran.err;
    EXPECT_NE(ran.err.find("AssertionError"), std::string::npos) << script << ran.err;
  }
}

// pytest collects functions of this name.
TEST_F(ExportTest, AScriptIsATestOfPytest) {
  file("collect.py",
       "import importlib.util, sys\n"
       "for path in sys.argv[1:]:\n"
       "    spec = importlib.util.spec_from_file_location('repro', path)\n"
       "    module = importlib.util.module_from_spec(spec)\n"
       "    spec.loader.exec_module(module)\n"
       "    try:\n"
       "        module.test_finding()\n"
       "    except AssertionError:\n"
       "        continue\n"
       "    sys.exit(path + ' passes')\n");
  const auto scripts = files("repro.py");
  const Ran ran = shell(fmt::format("{} {} {}", python_of_tests(), path("collect.py"), scripts.front()), "run");
  EXPECT_EQ(ran.status, 0) << ran.err;
}

TEST_F(ExportTest, TheBackEndsTestsFailThereAndNotOnTheOracle) {
  const auto tests = files("-backend.mlir");
  ASSERT_EQ(tests.size(), findings_);
  const Ran fails = assay(fmt::format("check {} --backend {}", fmt::join(tests, " "), kBackend));
  EXPECT_EQ(fails.status, 1);
  EXPECT_NE(fails.out.find(fmt::format("\n0 passed, {} failed, 0 skipped, 0 errors", findings_)), std::string::npos)
      << fails.out;
  const Ran passes = assay(fmt::format("check {} --backend oracle --allow-open", fmt::join(tests, " ")));
  EXPECT_EQ(passes.status, 0) << passes.out;
  EXPECT_NE(passes.out.find(" 0 failed, 0 skipped, 0 errors"), std::string::npos) << passes.out;
}

TEST_F(ExportTest, TheRunLineIsTheCommandThatFails) {
  const std::string test = files("-backend.mlir").front();
  std::ifstream lines(test);
  std::string line;
  std::getline(lines, line);
  ASSERT_EQ(line.rfind("// RUN: assay check %s ", 0), 0u) << line;
  const Ran ran = shell(line.substr(8).replace(line.find("%s") - 8, 2, test), "run");
  EXPECT_EQ(ran.status, 1) << line << ran.err;
}

TEST_F(ExportTest, TheInterpretersTestsPassOnTheOracleAndInTheInterpreter) {
  std::vector<std::string> tests;
  for (const std::string& test : files(".mlir"))
    if (std::filesystem::path(test).filename() == "test.mlir") tests.push_back(test);
  ASSERT_EQ(tests.size(), findings_);
  const Ran oracle = assay(fmt::format("check {}", fmt::join(tests, " ")));
  EXPECT_EQ(oracle.status, 0) << oracle.out;
  int ran = 0;
  for (const std::string& test : tests) {
    const Ran interpreter =
        shell(python_of_tests() + " " ASSAY_SOURCE_DIR "/reports/regression/interpret.py " + test, "run");
    ran += interpreter.status == 0;
    if (interpreter.status == 1) {
      EXPECT_TRUE(is_wrong_itself(test)) << test << interpreter.out;
    }
  }
  std::cout << ran << " of " << tests.size()
            << " tests ran in the interpreter; it lacks the ops or types of the others\n";
  EXPECT_GT(ran, 0);
}

TEST_F(ExportTest, EveryBundleFailsByTheCommandInIt) {
  for (const std::string& readme : files("README.md")) {
    std::ostringstream text;
    text << std::ifstream(readme).rdbuf();
    const std::size_t at = text.str().find("    assay check ");
    ASSERT_NE(at, std::string::npos) << readme;
    const std::string line = text.str().substr(at, text.str().find('\n', at) - at);
    const Ran ran = shell("cd " + std::filesystem::path(readme).parent_path().string() + " && " + line, "run");
    EXPECT_EQ(ran.status, 1) << line << ran.out << ran.err;
    EXPECT_EQ(ran.out.rfind("FAIL program.mlir: ", 0), 0u) << ran.out;
  }
}

TEST_F(ExportTest, HloTextIsRead) {
  const auto texts = files(".hlo");
  EXPECT_GE(texts.size(), kWanted / 2) << left_out_;
  file("read.py",
       "import sys\nfrom jaxlib import _hlo\n"
       "for path in sys.argv[1:]:\n    _hlo.hlo_module_from_text(open(path).read())\n");
  const Ran ran = shell(fmt::format("{} {} {}", python_of_tests(), path("read.py"), fmt::join(texts, " ")), "run");
  EXPECT_EQ(ran.status, 0) << ran.err;
}

TEST_F(ExportTest, XlasAndIreesToolsRunWhereTheyAre) {
  bool are_there = true;
  for (const char* tool : {"run_hlo_module", "iree-compile", "iree-run-module"})
    if (shell(fmt::format("command -v {}", tool), "run").status != 0) are_there = false;
  if (!are_there) GTEST_SKIP() << "needs run_hlo_module, iree-compile, iree-run-module";
  for (const std::string& test : files("-iree.mlir")) {
    std::ifstream lines(test);
    std::string compile, run;
    std::getline(lines, compile);
    std::getline(lines, run);
    const std::string line = fmt::format("t={}; {} && {}", path("module"), compile.substr(8), run.substr(8));
    EXPECT_LE(
        shell(fmt::format("echo '{}' | sed 's|%s|{}|g; s|%t|{}|g' | sh", line, test, path("module")), "run").status, 1)
        << line;
  }
}

TEST_F(ExportTest, AnIssueHasControlsThatWereRun) {
  std::size_t id = 0;
  for (std::size_t n = 1; n <= findings_; ++n)
    if (assay(fmt::format("show {} --db {}", n, database())).out.find("stablehlo.dynamic_slice") != std::string::npos)
      id = n;
  if (id == 0) GTEST_SKIP() << "needs jaxlib: one with the bug of constant start indices";
  const Ran ran = assay(fmt::format("export {} --format issue --db {}", id, database()));
  EXPECT_EQ(ran.status, 0) << ran.err;
  for (const char* part :
       {"# dynamic_slice on f32, ui16 with constant start_indices: 0.0 where 1 is expected\n",
        "| start_indices as an argument | passes | 1.0 |\n", "openxla.org/stablehlo/spec#dynamic_slice",
        "| no-algsimp ", "The translation of StableHLO into HLO is at fault", "- controls: run by Assay "})
    EXPECT_NE(ran.out.find(part), std::string::npos) << part << "\n" << ran.out;
}

TEST_F(ExportTest, WhatCannotBeExportedSaysWhy) {
  EXPECT_EQ(assay("export 1 --format pdf --db " + database()).status, 2);
  const Ran none = assay("export 99 --format issue --db " + database());
  EXPECT_EQ(none.status, 2);
  EXPECT_NE(none.err.find("99"), std::string::npos) << none.err;
  const Ran worker = assay("export 1 --format worker --db " + database());
  EXPECT_NE(worker.status, 0);
  EXPECT_NE(worker.err.find("hands over no template"), std::string::npos) << worker.err;
}

// A worker that wants findings in a form of its own.
TEST_F(CommandTest, AWorkerHandsOverItsTemplate) {
  file("mine.py",
       "import sys\nsys.path.insert(0, sys.argv[1])\nimport protocol\n"
       "class Mine:\n"
       "    def hello(self):\n"
       "        return {'name': 'mine', 'version': '1', 'template': {'name': 'repro.sh',\n"
       "                'text': '#!/bin/sh\\n# {title}\\n# {identity}\\nmine <<END\\n{program}\\nEND\\n'}}\n"
       "protocol.serve(Mine)\n");
  const std::string backend = "worker:python3 mine.py " ASSAY_SOURCE_DIR "/backends/workers";
  reports::Finding finding;
  finding.failure = "crash";
  finding.title = "add: it dies";
  finding.ops = {"add"};
  finding.program = "func.func @main() {\n  return\n}\n";
  ASSERT_TRUE(file_findings(path("a.db"), key_for(backend, "mine 1", "stablehlo"), {finding}));
  const Ran ran = assay("export 1 --format worker --db a.db");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out.rfind("#!/bin/sh\n# add: it dies\n# back end: mine 1\n", 0), 0u) << ran.out;
  EXPECT_NE(ran.out.find("mine <<END\nfunc.func @main() {\n  return\n}\nEND\n"), std::string::npos) << ran.out;
  EXPECT_EQ(assay("export 1 --format worker --db a.db -o out").out, "out/repro.sh\n");
}

// Without Python's packages there is no HLO text, and the others are written all the same.
TEST_F(CommandTest, WithoutJaxlibHloTextIsRefusedWithWhatToInstall) {
  reports::Finding finding;
  finding.failure = "crash";
  finding.title = "add: it dies";
  finding.program = "func.func @main() {\n  return\n}\n";
  ASSERT_TRUE(file_findings(path("a.db"), key_for("oracle", "oracle", "stablehlo"), {finding}));
  std::filesystem::create_directories(path("none/bin"));
  file("none/bin/python", "#!/bin/sh\nexit 1\n");
  std::filesystem::permissions(path("none/bin/python"), std::filesystem::perms::owner_all);
  const Ran ran = shell("ASSAY_PYTHON_ENVIRONMENT=" + path("none") + " assay export 1 --format hlo --db ../a.db", "n");
  EXPECT_EQ(ran.status, 3) << ran.err;
  EXPECT_NE(ran.err.find("scripts/python-environment"), std::string::npos) << ran.err;
}

}  // namespace
}  // namespace assay::cli
