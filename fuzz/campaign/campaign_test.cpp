#include "fuzz/campaign/campaign.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <thread>
#include <utility>

#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "judge/builtin.h"
#include "judge/subject/subject.h"
#include "program/text/text.h"
#include "spec/scale_test.h"

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

/// Small programs of special values.
CampaignOptions special(CampaignOptions out) {
  out.policy.lanes = {0, 0, 100};
  out.policy.scales = {70, 30, 0};
  return out;
}

/// A planted bug that an ordinary campaign meets soon, and that no loop counts with.
std::string common_mutant() {
  for (const auto& mutant : oracle::mutants())
    if (mutant.record == "stablehlo.negate") return "mutant:" + mutant.name;
  return "mutant:" + oracle::mutants().front().name;
}

std::string content(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
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
           " " + std::to_string(c.failed) + "\n";
  for (const auto& c : must((*store)->coverage())) out += c.op + " " + c.what + " " + std::to_string(c.programs) + "\n";
  for (const auto& r : must((*store)->refusals()))
    out += r.verdict + " " + r.cause + " " + r.feature + " " + std::to_string(r.programs) + "\n" + r.program;
  for (const auto& d : must((*store)->deviations()))
    out += d.grants + " " + d.kind + " " + std::to_string(d.programs) + " " + std::to_string(d.elements) + " " +
           d.worst.got + " " + std::to_string(d.finding) + "\n";
  for (const auto& a : must((*store)->avoided()))
    out += a.suspect + " " + std::to_string(a.programs) + " " + std::to_string(a.redrawn) + "\n";
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

/// Campaigns that something disturbs, and what one that nothing disturbs keeps: that one is run once for all tests.
class DisturbedCampaign : public CampaignTest {
 protected:
  const std::string& undisturbed() {
    static const std::string kept = [&] {
      run("undisturbed.db", options_);
      return dump(database("undisturbed.db"));
    }();
    return kept;
  }

  static constexpr std::uint64_t kPrograms = 160;
  const CampaignOptions options_ = options(common_mutant(), kPrograms);
};

TEST_F(CampaignTest, OracleNeverFailsItself) {
  const auto p = run("a.db", options("oracle", 200));
  EXPECT_EQ(p.failures, 0) << p.latest;
  EXPECT_EQ(p.next_program, 200u);
  EXPECT_GT(p.counts.elements.checked, 0);
}

/// A partitioner that reverses each shard by itself: found by drawn shardings, reduced to two devices, and named by
/// what mends it.
TEST_F(CampaignTest, FindsAPlantedBugOfAPartitioner) {
  CampaignOptions o = options("partitioned:reverse.per_shard", 120);
  o.policy.sharded = 100;
  o.policy.grid = o.policy.bounded = o.policy.unbounded = o.policy.quantized = o.policy.detours = 0;
  o.policy.ops = {"stablehlo.reverse", "stablehlo.add", "stablehlo.transpose"};
  run("sharded.db", o);
  auto store = reports::Store::open_existing(database("sharded.db"));
  ASSERT_TRUE(store) << store.error().text();
  const auto findings = must((*store)->findings());
  ASSERT_FALSE(findings.empty());
  const reports::Finding& f = findings.front();
  EXPECT_EQ(f.ops, std::vector<std::string>{"reverse"}) << f.program;
  EXPECT_NE(std::ranges::find(f.mends, "unsharded"), f.mends.end()) << f.title;
  EXPECT_NE(f.program.find("mhlo.num_partitions = 2 : i32"), std::string::npos) << f.program;
  EXPECT_NE(f.cluster.find("unsharded"), std::string::npos) << f.cluster;
  o.backend = "partitioned";
  EXPECT_EQ(run("right.db", o).failures, 0);
}

TEST_F(CampaignTest, CompilesEachProgramUnderOneOfItsVariantsAndUnderAllWhereNothingIsToBeAvoided) {
  CampaignOptions o = options("oracle", 100);
  o.variants = {"default", "expanded"};
  const auto one = run("one.db", o);
  o.avoid = false;
  auto all = run("all.db", o);
  o.variants = {"default"};
  auto alone = run("alone.db", o);
  EXPECT_EQ(one.failures + all.failures, 0) << one.latest << all.latest;
  EXPECT_NEAR(static_cast<double>(one.counts.compilations), static_cast<double>(alone.counts.compilations), 20);
  EXPECT_EQ(all.verdicts["declined"], alone.verdicts["declined"]);
  const auto twice = alone.counts.compilations + alone.counts.programs - alone.verdicts["declined"];
  EXPECT_GE(all.counts.compilations, twice);
  EXPECT_LE(all.counts.compilations, twice + 10) << "some are compiled once more with what only relations speak of";
}

TEST_F(CampaignTest, TakesATextUnderAnotherVariantForAnotherProgram) {
  CampaignOptions o = options("oracle", 100);
  o.policy.ops = {"stablehlo.partition_id"};
  const std::int64_t texts = run("alone.db", o).counts.programs;
  o.variants = {"default", "expanded"};
  const std::int64_t programs = run("two.db", o).counts.programs;
  EXPECT_LT(texts, 100) << "some are drawn again";
  EXPECT_GT(programs, texts);
  EXPECT_LE(programs, 2 * texts);
}

// Every element that is counted as open has an op that opened it, and a reason.
TEST_F(CampaignTest, WhatOpenedElementsIsCounted) {
  const auto p = run("a.db", options("oracle", 300));
  const auto store = reports::Store::open_existing(database("a.db"));
  std::int64_t elements = 0;
  for (const auto& row : must((*store)->openings())) {
    EXPECT_FALSE(row.op.empty() || row.reason.empty());
    EXPECT_LE(row.programs, row.elements);
    elements += row.elements;
  }
  EXPECT_GT(elements, 10);
  EXPECT_EQ(elements, p.counts.elements.open);
}

// A bug that every program of an op shows is shown by ever fewer of them, and not by none.
TEST_F(CampaignTest, DrawsWhatIsKnownEverLess) {
  CampaignOptions o = options(common_mutant(), 1200);
  o.policy.scales = {100, 0, 0};
  o.policy.ops = {"stablehlo.negate", "stablehlo.abs", "stablehlo.add"};
  const auto avoiding = run("a.db", o);
  o.avoid = false;
  const auto others = run("b.db", o);
  EXPECT_GT(avoiding.failures, 4);
  EXPECT_LT(3 * avoiding.failures, others.failures);
  const auto store = reports::Store::open_existing(database("a.db"));
  const auto rows = must((*store)->avoided());
  ASSERT_FALSE(rows.empty());
  EXPECT_NE(rows[0].suspect.find("negate"), std::string::npos) << rows[0].suspect;
  EXPECT_TRUE(std::ranges::any_of(rows, [](const auto& row) { return row.redrawn > 100; }));
  EXPECT_TRUE(must((*reports::Store::open_existing(database("b.db")))->avoided()).empty());
  const auto energies = [&](const char* db) {
    return must((*reports::Store::open_existing(database(db)))->energies());
  };
  std::map<std::string, reports::EnergyRow> by_arm;
  for (const reports::EnergyRow& row : energies("a.db")) by_arm[row.arm] = row;
  const reports::EnergyRow negate = by_arm["stablehlo.negate"], add = by_arm["stablehlo.add"];
  EXPECT_GT(negate.causes, 0);
  EXPECT_EQ(add.causes, 0);
  EXPECT_GT(add.programs, 100);
  EXPECT_GT(negate.energy, add.energy);
  EXPECT_TRUE(by_arm.contains("f32"));
  EXPECT_TRUE(energies("b.db").empty());
}

constexpr const char* kHangs = R"py(
import sys, time
sys.path.insert(0, sys.argv[1])
from protocol import Refusal, serve

class Backend:
    def hello(self):
        return {"name": "hangs", "version": "1"}

    def compile(self, text, replicas, partitions, options):
        if "negate" not in text:
            raise Refusal("unsupported", "no negate")
        time.sleep(3600)

serve(Backend)
)py";

// The second hang of an op is not cut down, whatever its type: that costs more than all else. The fourth is, since
// another cause may hide behind the first.
TEST_F(CampaignTest, CutsDownAHangOfKnownOpsOnlySeldom) {
  std::ofstream(folder_ / "hangs.py") << kHangs;
  CampaignOptions o =
      options("worker:python3 " + (folder_ / "hangs.py").string() + " " + ASSAY_SOURCE_DIR + "/backends/workers", 4);
  o.policy.scales = {100, 0, 0};
  o.policy.ops = {"stablehlo.negate"};
  o.limits.timeout = std::chrono::milliseconds(200);
  o.block = 1;
  o.avoid = false;
  EXPECT_EQ(run("a.db", o).failures, 4);
  const auto findings = must((*reports::Store::open_existing(database("a.db")))->findings());
  ASSERT_EQ(findings.size(), 2u);
  EXPECT_EQ(findings[0].cluster, "hang: negate");
  EXPECT_EQ(findings[0].program_number, 0u);
  EXPECT_EQ(findings[1].program_number, 3u);
}

// Answers without outputs, and compiles slowly while a file is there.
constexpr const char* kAnswersNothing = R"py(
import os, sys, time
sys.path.insert(0, sys.argv[1])
from protocol import serve

class Backend:
    def hello(self):
        return {"name": "nothing", "version": "1"}

    def compile(self, text, replicas, partitions, options):
        if os.path.exists(sys.argv[2]):
            time.sleep(0.7)

    def run(self, inputs):
        return [[] for _ in inputs]

serve(Backend)
)py";

// A failure is one, though nobody had the time to look into it; the next session does.
TEST_F(CampaignTest, StoresAFailureThatItHasNoTimeToReduce) {
  std::ofstream(folder_ / "nothing.py") << kAnswersNothing;
  std::ofstream(folder_ / "slow") << "slow";
  CampaignOptions o = options("worker:python3 " + (folder_ / "nothing.py").string() + " " + ASSAY_SOURCE_DIR +
                                  "/backends/workers " + (folder_ / "slow").string(),
                              1);
  o.block = 1;
  o.time = std::chrono::milliseconds(3000);
  const auto began = std::chrono::steady_clock::now();
  const auto cut = run("a.db", o);
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(30));
  EXPECT_EQ(cut.left_out.failures, 1);
  EXPECT_TRUE(cut.left_out.is_unfinished());
  EXPECT_EQ(describe(cut.left_out), "1 failure not reduced");
  const auto found = must((*reports::Store::open_existing(database("a.db")))->findings());
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].failure, "wrong-type");
  EXPECT_TRUE(found[0].cluster.starts_with(reports::kCutOff)) << found[0].cluster;
  EXPECT_EQ(found[0].program_number, 0u);
  std::filesystem::remove(folder_ / "slow");
  o.time.reset();
  const auto resumed = run("a.db", o);
  EXPECT_EQ(resumed.failures, 1);
  EXPECT_FALSE(resumed.left_out.is_unfinished());
  const auto after = must((*reports::Store::open_existing(database("a.db")))->findings());
  ASSERT_EQ(after.size(), 1u);
  EXPECT_FALSE(after[0].cluster.starts_with(reports::kCutOff)) << after[0].cluster;
}

// Twice the limit in CPU time, once; with more time it is there.
constexpr const char* kTakesLong = R"py(
import sys, time
sys.path.insert(0, sys.argv[1])
from protocol import Refusal, serve

class Backend:
    def hello(self):
        return {"name": "long", "version": "1"}

    def compile(self, text, replicas, partitions, options):
        if "negate" not in text:
            raise Refusal("unsupported", "no negate")
        end = time.process_time() + 0.5
        while time.process_time() < end:
            pass
        raise Refusal("unsupported", "nothing else")

serve(Backend)
)py";

TEST_F(CampaignTest, CallsWhatOnlyTakesLongSlow) {
  std::ofstream(folder_ / "long.py") << kTakesLong;
  CampaignOptions o =
      options("worker:python3 " + (folder_ / "long.py").string() + " " + ASSAY_SOURCE_DIR + "/backends/workers", 2);
  o.policy.scales = {100, 0, 0};
  o.policy.ops = {"stablehlo.negate"};
  o.limits.timeout = std::chrono::milliseconds(200);
  o.avoid = false;
  const auto done = run("a.db", o);
  EXPECT_EQ(done.failures, 0);
  EXPECT_EQ(done.verdicts.at("slow"), 2);
  EXPECT_TRUE(must((*reports::Store::open_existing(database("a.db")))->findings()).empty());
}

TEST_F(CampaignTest, PerturbedIsNeverFlagged) {
  for (const auto& contract : spec::contract_names()) {
    CampaignOptions o = options("perturbed:" + contract, spec::scaled(12));
    o.contract = contract;
    const auto p = run(contract + ".db", o);
    EXPECT_EQ(p.failures, 0) << contract << ": " << p.latest;
  }
}

// Composites are given to it instead of what expands, and it draws by turns what their decompositions and the ops give.
TEST_F(CampaignTest, PerturbedIsNotFlaggedForWhatExpands) {
  CampaignOptions o = options("perturbed:stablehlo", spec::scaled(80));
  o.contract = "stablehlo";
  o.variants = {"expanded"};
  const auto p = run("a.db", o);
  EXPECT_EQ(p.failures, 0) << p.latest;
  EXPECT_EQ(p.deviations, 0) << p.latest;
}

// A back end that drops the NaN of an extremum now and then, held against a contract that grants it.
TEST_F(CampaignTest, WhatTheContractGrantsIsReportedAsADeviation) {
  const std::string freedom = "minmax-nan either because documented \"the extremum of a NaN and x may be x\"\n";
  const std::string free = database("free.contract"), granting = database("granting.contract");
  std::ofstream(free) << "contract free : ieee-strict\n  " << freedom;
  std::ofstream(granting) << "contract granting : ieee-strict\n  grant " << freedom;
  CampaignOptions strict = special(options("perturbed:" + free, 600)), granted = strict;
  granted.contract = granting;
  strict.contract = "ieee-strict";
  const auto p = run("granted.db", granted);
  EXPECT_EQ(p.failures, 0) << p.latest;
  EXPECT_GT(p.deviations, 3);
  EXPECT_EQ(p.verdicts.at("deviation"), p.deviations);
  const auto store = reports::Store::open_existing(database("granted.db"));
  const auto clusters = must((*store)->clusters());
  ASSERT_EQ(clusters.size(), 1u);
  EXPECT_EQ(clusters[0].failure, reports::kDeviation);
  const auto rows = must((*store)->deviations());
  std::int64_t shown = 0;
  for (const auto& row : rows) shown += row.finding != 0;
  EXPECT_EQ(static_cast<std::size_t>(shown), must((*store)->findings()).size());  // one of each kind is reduced
  for (const auto& f : must((*store)->findings())) {
    EXPECT_EQ(f.grants.size(), 1u) << f.program;
    EXPECT_LE(f.ops.size(), 3u) << f.program;
    EXPECT_FALSE(f.witness.kind.empty());
  }
  EXPECT_GT(run("strict.db", strict).failures, 3);  // the same answers violate a contract without grants
}

TEST_F(CampaignTest, DeviationsAreTheSameForAnyNumberOfThreads) {
  const std::string freedom = "minmax-nan either because documented \"the extremum of a NaN and x may be x\"\n";
  std::ofstream(database("free.contract")) << "contract free : ieee-strict\n  " << freedom;
  std::ofstream(database("granting.contract")) << "contract granting : ieee-strict\n  grant " << freedom;
  CampaignOptions one = special(options("perturbed:" + database("free.contract"), 300));
  one.contract = database("granting.contract");
  CampaignOptions two = one;
  two.jobs = 2;
  EXPECT_GT(run("one.db", one).deviations, 0);
  run("two.db", two);
  EXPECT_EQ(dump(database("one.db")), dump(database("two.db")));
}

TEST(ContractChoice, IsThatOfTheBackEnd) {
  const auto chosen = [](const std::string& name, const std::string& backend) {
    return must(judge::choose_contract(name, backend, **judge::open_backend(backend)));
  };
  EXPECT_EQ(chosen("auto", "oracle").argument, "stablehlo");
  EXPECT_EQ(chosen("auto", common_mutant()).argument, "stablehlo");
  EXPECT_EQ(chosen("auto", "perturbed:lattice").argument, "lattice");
  EXPECT_EQ(chosen("lattice", "perturbed:ieee-strict").argument, "lattice");
  EXPECT_EQ(describe(chosen("auto", "perturbed:lattice")), "lattice (its answers are drawn under it)");
  EXPECT_FALSE(judge::choose_contract("no-such", "oracle", **judge::open_backend("oracle")));
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

// The programs as they were drawn have a dozen ops on several types each; of the findings, few have a part.
TEST_F(CampaignTest, OnlyWhatStandsInAReducedProgramIsCountedAsFailed) {
  run("a.db", options(common_mutant(), 300));
  const auto store = reports::Store::open_existing(database("a.db"));
  std::map<std::string, std::int64_t> blamed, failed;
  for (const auto& f : must((*store)->findings())) {
    EXPECT_FALSE(f.typed_ops.empty()) << f.program;
    for (const auto& op : f.typed_ops) ++blamed[op];
    for (const auto& op : f.typed_ops) EXPECT_NE(f.program.find(op.substr(0, op.find(' '))), std::string::npos);
  }
  for (const auto& c : must((*store)->cells()))
    if (c.failed > 0) failed[c.op + " " + c.element_type] = c.failed;
  EXPECT_FALSE(failed.empty());
  EXPECT_EQ(failed, blamed);
}

TEST_F(DisturbedCampaign, SameDatabaseForAnyNumberOfThreads) {
  CampaignOptions two = options_;
  two.jobs = 2;
  run("two.db", two);
  EXPECT_EQ(dump(database("two.db")), undisturbed());
}

TEST_F(DisturbedCampaign, StoppedAndResumedIsTheSameCampaign) {
  std::atomic<bool> stop = false;
  const auto first = run("parts.db", options_, stop, [&](const CampaignProgress& p) { stop = p.next_program >= 40; });
  EXPECT_TRUE(first.interrupted);
  EXPECT_LT(first.next_program, kPrograms);
  const auto second = run("parts.db", options_);
  EXPECT_EQ(second.next_program, kPrograms);
  EXPECT_EQ(dump(database("parts.db")), undisturbed());
}

/// The numbers of the findings' programs.
std::set<std::uint64_t> found_in(const std::string& db) {
  std::set<std::uint64_t> out;
  for (const auto& f : must(must(reports::Store::open_existing(db))->findings())) out.insert(f.program_number);
  return out;
}

// Nothing is learnt in the first block, so that what shards draw there is what the whole campaign draws. 130 numbers
// give the shards 44, 43 and 43.
TEST_F(CampaignTest, ShardsTogetherAreTheWhole) {
  CampaignOptions whole = options(common_mutant(), 130);
  whole.block = 1000;
  whole.reductions_per_suspect = 1000;
  run("whole.db", whole);
  std::set<std::uint64_t> found;
  std::int64_t programs = 0;
  for (std::uint64_t index = 0; index < 3; ++index) {
    CampaignOptions part = whole;
    part.shard = {index, 3};
    const auto p = run("parts.db", part);
    for (const auto& [verdict, n] : p.verdicts) programs += n;
    EXPECT_EQ(p.next_program, 128 + (index + 2) % 3);
    EXPECT_EQ(run("parts.db", part).verdicts.size(), 0u);  // it is done
  }
  EXPECT_EQ(programs, 130);
  EXPECT_FALSE(found_in(database("whole.db")).empty());
  EXPECT_EQ(found_in(database("parts.db")), found_in(database("whole.db")));
}

TEST_F(CampaignTest, AShardIsResumedInTheMiddleOfABlock) {
  CampaignOptions shard = options(common_mutant(), 330);
  shard.shard = {2, 3};
  run("whole.db", shard);
  std::atomic<bool> stop = false;
  run("parts.db", shard, stop, [&](const CampaignProgress& p) { stop = p.next_program >= 250; });
  run("parts.db", shard);
  EXPECT_EQ(dump(database("whole.db")), dump(database("parts.db")));
}

// The moment that a finding is reported, it is in the database: here in the middle of a block.
TEST_F(DisturbedCampaign, KilledCampaignLosesNoFindingThatItToldOf) {
  const std::string told = database("told");
  const pid_t child = fork();
  if (child == 0) {
    auto store = reports::Store::open(database("killed.db"));
    const auto die = [&](const CampaignProgress& p) {
      std::ofstream out(told, std::ios::app);
      for (const SavedFinding& f : p.saved) out << f.program_number << " " << f.title << std::endl;
      if (p.findings > 0 && p.next_program % 64 != 0) kill(getpid(), SIGKILL);
    };
    (void)run_campaign(options_, **store, kNeverStop, die);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status));
  std::string kept;
  {
    const auto store = reports::Store::open_existing(database("killed.db"));
    ASSERT_TRUE(store) << store.error().text();
    for (const auto& f : must((*store)->findings())) kept += std::to_string(f.program_number) + " " + f.title + "\n";
    EXPECT_GT(must((*store)->campaigns()).front().next_program % 64, 0u);
  }
  EXPECT_NE(kept, "");
  EXPECT_EQ(kept, content(told));
  EXPECT_EQ(run("killed.db", options_).next_program, kPrograms);
  EXPECT_EQ(dump(database("killed.db")), undisturbed());
}

/// Another process that has the database to itself, until it lets go.
class Lock {
 public:
  explicit Lock(const std::string& path) {
    EXPECT_EQ(sqlite3_open(path.c_str(), &handle_), SQLITE_OK);
    sqlite3_busy_timeout(handle_, 1000);
    EXPECT_EQ(sqlite3_exec(handle_, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(handle_);
  }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;
  ~Lock() { sqlite3_close(handle_); }

 private:
  sqlite3* handle_ = nullptr;
};

TEST_F(DisturbedCampaign, ALockedDatabaseLosesNothing) {
  std::optional<Lock> lock;
  int told = 0;
  bool was_told = false;
  const auto p = run("locked.db", options_, kNeverStop, [&](const CampaignProgress& now) {
    if (now.next_program < 100 && !lock) lock.emplace(database("locked.db"));
    if (now.next_program >= 100) lock.reset();
    told += !std::exchange(was_told, !now.trouble.empty()) && was_told;
    EXPECT_TRUE(now.trouble.empty() || now.saved.empty());
    EXPECT_TRUE(now.trouble.empty() || now.trouble.find("locked.db is locked") != std::string::npos) << now.trouble;
  });
  EXPECT_EQ(told, 1);
  EXPECT_EQ(p.trouble, "");
  EXPECT_GT(p.findings, 0);
  EXPECT_EQ(dump(database("locked.db")), undisturbed());
}

TEST_F(DisturbedCampaign, WhatALockKeepsFromBeingWrittenIsNamedInTheEnd) {
  CampaignOptions o = options_;
  o.patience = std::chrono::milliseconds(100);
  auto store = must(reports::Store::open(database("a.db")));
  std::optional<Lock> lock;
  const auto done = run_campaign(o, *store, kNeverStop, [&](const CampaignProgress&) {
    if (!lock) lock.emplace(database("a.db"));
  });
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().kind, ErrorKind::kEnvironment);
  for (const char* part : {"a.db is locked by another process", "not saved: ", " programs", "\n  program "})
    EXPECT_NE(done.error().message.find(part), std::string::npos) << done.error().message;
  lock.reset();
  EXPECT_EQ(run("a.db", o).next_program, kPrograms);
  EXPECT_EQ(dump(database("a.db")), undisturbed());
}

/// Runs a campaign, does something to its database after the first program, and says how it ends.
class TakenAway : public DisturbedCampaign {
 protected:
  std::string message_after(const std::function<void(const std::string& path)>& act) {
    auto store = must(reports::Store::open(database("a.db")));
    bool is_done = false;
    const auto done = run_campaign(options_, *store, kNeverStop, [&](const CampaignProgress& now) {
      if (now.counts.programs > 20 && !std::exchange(is_done, true)) act(database("a.db"));
    });
    EXPECT_FALSE(done);
    if (done) return "";
    EXPECT_EQ(done.error().kind, ErrorKind::kEnvironment);
    return done.error().message;
  }
};

TEST_F(TakenAway, ADeletedDatabaseIsWrittenAnew) {
  const std::string message = message_after([](const std::string& path) { std::filesystem::remove(path); });
  EXPECT_NE(message.find("a.db was deleted while the campaign ran; all that it held, up to now, is in a new file, "),
            std::string::npos)
      << message;
  const auto next = must(must(reports::Store::open_existing(database("a.db")))->campaigns()).front().next_program;
  EXPECT_GT(next, 20u);
  EXPECT_EQ(run("a.db", options_).first_program, next);
  EXPECT_EQ(dump(database("a.db")), undisturbed());
}

TEST_F(TakenAway, ADatabaseThatWasReplacedIsWrittenBesideAndTheOtherIsLeftAlone) {
  std::string other;
  const std::string message = message_after([&](const std::string& path) {
    must(reports::Store::open(database("other.db")));
    other = content(database("other.db"));
    std::filesystem::rename(database("other.db"), path);
  });
  EXPECT_NE(message.find("was replaced while the campaign ran"), std::string::npos) << message;
  EXPECT_NE(message.find("a.db.rescued"), std::string::npos) << message;
  EXPECT_TRUE(content(database("a.db")) == other);
  EXPECT_TRUE(must(must(reports::Store::open_existing(database("a.db")))->campaigns()).empty());
  run("a.db.rescued", options_);
  EXPECT_EQ(dump(database("a.db.rescued")), undisturbed());
}

TEST_F(TakenAway, WithItsFolderItCannotBeWrittenAnew) {
  const std::string message = message_after([&](const std::string&) { std::filesystem::remove_all(folder_); });
  EXPECT_NE(message.find("a.db was deleted while it was in use, and what it held cannot be written to "),
            std::string::npos)
      << message;
  EXPECT_NE(message.find("not saved: "), std::string::npos) << message;
}

TEST_F(TakenAway, AnOverwrittenDatabaseIsToldAndNotTouchedAgain) {
  const std::string message = message_after([](const std::string& path) { std::ofstream(path) << "my notes"; });
  EXPECT_NE(message.find("a.db was overwritten while it was in use"), std::string::npos) << message;
  EXPECT_EQ(content(database("a.db")), "my notes");
}

TEST(CampaignOptionsTest, UnknownVariantSaysWhatThereIs) {
  const auto factory = *judge::open_backend("oracle");
  const auto wrong = judge::variants_named(*factory, {"o7"});
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().message.find("default"), std::string::npos);
  EXPECT_EQ(judge::variants_named(*factory, {})->size(), 1u);
}

TEST(OpenBackend, UnknownMutantNamesOthers) {
  const auto wrong = judge::open_backend("mutant:no-such-thing");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().kind, ErrorKind::kEnvironment);
}

/// A planted bug in every op of this record.
std::string mutant_of(const std::string& record) {
  for (const auto& mutant : oracle::mutants())
    if (mutant.record == record) return "mutant:" + mutant.name;
  return "";
}

std::shared_ptr<const Corpus> corpus_of(const std::string& model) {
  const std::string path = ASSAY_SOURCE_DIR "/corpus/models/" + model + ".mlir";
  return std::make_shared<const Corpus>(read_corpus({{path, content(path)}}));
}

CampaignOptions of_model(const std::string& backend, const std::string& model) {
  CampaignOptions out = options(backend, 60);
  out.corpus = corpus_of(model);
  out.policy.input_sets = 2;
  out.policy.corpus = 100;
  out.policy.corpus_extended = 0;
  return out;
}

// What is wrong in one op of a model shows in its cones, and the finding is small.
TEST_F(CampaignTest, FindsWhatIsWrongInOneOpOfAModel) {
  const std::map<std::string, std::string> planted{{"attention_rotary", "stablehlo.cosine"},
                                                   {"embedding_gradient", "stablehlo.scatter"},
                                                   {"mixture_of_experts", "stablehlo.dot_general"},
                                                   {"pooling_gradient", "stablehlo.select_and_scatter"},
                                                   {"recurrent_lstm", "stablehlo.dynamic_update_slice"},
                                                   {"transformer1", "stablehlo.rsqrt"}};
  for (const auto& [model, op] : planted) {
    const auto p = run(model + ".db", of_model(mutant_of(op), model));
    EXPECT_GT(p.failures, 0) << model;
    ASSERT_GT(p.findings, 0) << model;
    const auto findings = must((*reports::Store::open_existing(database(model + ".db")))->findings());
    const Module reduced = must(program::parse(findings.at(0).program));
    EXPECT_NE(findings[0].program.find(op), std::string::npos) << findings[0].program;
    EXPECT_LE(program::count_ops(reduced.entry()->body), 4u) << findings[0].program;
  }
}

TEST_F(CampaignTest, FindsNothingInModelsWhereNothingIsWrong) {
  for (const std::string model : {"attention_rotary", "embedding_gradient", "recurrent_lstm"}) {
    const auto p = run(model + ".db", of_model("perturbed:stablehlo", model));
    EXPECT_EQ(p.failures, 0) << model << ": " << p.latest;
    EXPECT_TRUE(p.has_checked()) << model;
  }
}

}  // namespace
}  // namespace assay::fuzz
