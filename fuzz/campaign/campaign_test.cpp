#include "fuzz/campaign/campaign.h"

#include <csignal>
#include <filesystem>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "fuzz/judge/builtin.h"

namespace assay::fuzz {
namespace {

const std::atomic<bool> kNeverStop = false;

template <class T> T must(Result<T> result) {
  EXPECT_TRUE(result) << result.error().text();
  return *std::move(result);
}

class CampaignTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / ("assay_campaign_" + std::to_string(getpid()) +
                                                        testing::UnitTest::GetInstance()->current_test_info()->name());
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string database(const std::string& name) const { return (folder_ / name).string(); }

  CampaignProgress run(const std::string& db, const CampaignOptions& options,
                       const std::atomic<bool>& stop = kNeverStop,
                       const std::function<void(const CampaignProgress&)>& report = {}) {
    auto store = reports::Store::open(database(db));
    EXPECT_TRUE(store) << store.error().text();
    auto done = run_campaign(options, **store, stop, report);
    EXPECT_TRUE(done) << done.error().text();
    return done ? *done : CampaignProgress{};
  }

  std::filesystem::path folder_;
};

CampaignOptions options(const std::string& backend, std::uint64_t count) {
  CampaignOptions out;
  out.backend = backend;
  out.seed = 1;
  out.count = count;
  return out;
}

/// A planted bug that an ordinary campaign meets soon, and that no loop counts with.
std::string common_mutant() {
  for (const auto& mutant : oracle::mutants())
    if (mutant.record == "stablehlo.negate") return "mutant:" + mutant.name;
  return "mutant:" + oracle::mutants().front().name;
}

/// Everything a database says but times, as one text.
std::string dump(const std::string& path) {
  std::string out;
  auto store = reports::Store::open_existing(path);
  EXPECT_TRUE(store) << store.error().text();
  const auto campaigns = must((*store)->campaigns());
  for (const auto& c : campaigns)
    out += std::to_string(c.next_program) + " " + std::to_string(c.counts.programs) + " " +
           std::to_string(c.counts.compilations) + " " + std::to_string(c.counts.runs) + " " +
           std::to_string(c.counts.elements.checked) + "\n" + c.state + "\n";
  for (const auto& v : must((*store)->verdicts())) out += v.verdict + " " + std::to_string(v.programs) + "\n";
  for (const auto& c : must((*store)->cells()))
    out += c.op + " " + c.element_type + " " + std::to_string(c.programs) + " " + std::to_string(c.elements.checked) +
           "\n";
  for (const auto& c : must((*store)->coverage())) out += c.op + " " + c.what + " " + std::to_string(c.programs) + "\n";
  for (const auto& r : must((*store)->refusals()))
    out += r.verdict + " " + r.cause + " " + r.feature + " " + std::to_string(r.programs) + "\n" + r.program;
  for (const auto& f : must((*store)->findings())) {
    out += std::to_string(f.id) + " " + std::to_string(f.program_number) + " " + f.cluster + " " + f.title + "\n" +
           f.program + "\n";
    for (const auto& input : f.inputs) out += input + "\n";
    for (const auto& e : f.evidence)
      for (const auto& element : e.elements) out += element.text + " " + element.got + "\n";
    out += std::to_string(f.compilations) + "\n";
  }
  return out;
}

TEST_F(CampaignTest, OracleNeverFailsItself) {
  const auto p = run("a.db", options("oracle", 200));
  EXPECT_EQ(p.failures, 0) << p.latest;
  EXPECT_EQ(p.next_program, 200u);
  EXPECT_GT(p.counts.elements.checked, 0);
}

TEST_F(CampaignTest, PerturbedIsNeverFlagged) {
  for (const auto& contract : spec::contract_names()) {
    CampaignOptions o = options("perturbed:" + contract, 200);
    o.contract = contract;
    const auto p = run(contract + ".db", o);
    EXPECT_EQ(p.failures, 0) << contract << ": " << p.latest;
  }
}

TEST_F(CampaignTest, PlantedBugIsFoundAndSmall) {
  run("a.db", options(common_mutant(), 300));
  const auto store = reports::Store::open_existing(database("a.db"));
  const auto findings = must((*store)->findings());
  ASSERT_FALSE(findings.empty());
  for (const auto& f : findings) {
    EXPECT_LE(f.ops.size(), 3u) << f.program;
    EXPECT_EQ(f.check_flags.rfind("--backend ", 0), 0u) << f.check_flags;
    EXPECT_FALSE(f.law.empty());
    EXPECT_FALSE(f.evidence.empty());
  }
}

TEST_F(CampaignTest, SameDatabaseForAnyNumberOfThreads) {
  CampaignOptions one = options(common_mutant(), 200), two = one;
  two.jobs = 2;
  run("one.db", one);
  run("two.db", two);
  EXPECT_EQ(dump(database("one.db")), dump(database("two.db")));
}

TEST_F(CampaignTest, StoppedAndResumedIsTheSameCampaign) {
  const CampaignOptions whole = options(common_mutant(), 160);
  run("whole.db", whole);
  std::atomic<bool> stop = false;
  const auto first = run("parts.db", whole, stop, [&](const CampaignProgress& p) { stop = p.next_program >= 40; });
  EXPECT_TRUE(first.interrupted);
  EXPECT_LT(first.next_program, 160u);
  const auto second = run("parts.db", whole);
  EXPECT_EQ(second.next_program, 160u);
  EXPECT_EQ(dump(database("whole.db")), dump(database("parts.db")));
}

TEST_F(CampaignTest, KilledCampaignResumes) {
  const CampaignOptions whole = options(common_mutant(), 160);
  const pid_t child = fork();
  if (child == 0) {
    auto store = reports::Store::open(database("killed.db"));
    const auto die = [](const CampaignProgress& p) {
      if (p.next_program >= 96) kill(getpid(), SIGKILL);  // in the middle of a block
    };
    (void)run_campaign(whole, **store, kNeverStop, die);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status));
  {
    const auto store = reports::Store::open_existing(database("killed.db"));
    ASSERT_TRUE(store) << store.error().text();
    EXPECT_GE(must((*store)->campaigns()).front().next_program, 96u);
  }
  EXPECT_EQ(run("killed.db", whole).next_program, 160u);
  run("whole.db", whole);
  EXPECT_EQ(dump(database("whole.db")), dump(database("killed.db")));
}

TEST(CampaignOptionsTest, UnknownVariantSaysWhatThereIs) {
  const auto factory = *open_backend("oracle");
  const auto wrong = variants_named(*factory, {"o7"});
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().message.find("default"), std::string::npos);
  EXPECT_EQ(variants_named(*factory, {})->size(), 1u);
}

TEST(OpenBackend, UnknownMutantNamesOthers) {
  const auto wrong = open_backend("mutant:no-such-thing");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().kind, ErrorKind::kEnvironment);
}

}  // namespace
}  // namespace assay::fuzz
