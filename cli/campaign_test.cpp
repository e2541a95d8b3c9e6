#include <fmt/format.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <thread>

#include <nlohmann/json.hpp>

#include "cli/campaign_text.h"
#include "cli/command_test.h"
#include "reports/finding_text.h"
#include "reports/store.h"
#include "spec/choices.h"

/// A campaign as a user runs it: the same bytes whatever happens in between.
namespace assay::cli {
namespace {

class CampaignTest : public CommandTest {
 protected:
  // A planted bug that shows at once, so that there is something to lose.
  static constexpr const char* kCampaign = "fuzz --backend mutant:primitive.add.5 --seed 5 ";

  std::string findings(const std::string& db) const { return assay("show list --json --db " + db).out; }

  /// The report without the name of its database, which it prints to be found again, and the times.
  std::string report(const std::string& db) const {
    EXPECT_EQ(assay("report --db " + db + " -o " + db + ".html").status, 0);
    std::string text = content(db + ".html");
    for (const char* time : {R"(20\d\d-\d\d-\d\dT[\d:]+Z)", R"(20\d\d-\d\d-\d\d \d\d:\d\d( to [-\d :]+)? UTC)",
                             R"(\d+(\.\d+)? (ms|s|min|h)\b)", "<time>[^<]*</time>"})
      text = std::regex_replace(text, std::regex(time), "");
    for (std::size_t at; (at = text.find(path(db))) != std::string::npos;) text.erase(at, path(db).size());
    return text;
  }

  /// Goes on with a campaign until there is a finding.
  bool finds(const std::string& command) const {
    for (int count = 200; count <= 1600; count *= 2)
      if (assay(command + " --count " + std::to_string(count)).status == 1) return true;
    return false;
  }

  /// Starts the program; its process.
  pid_t started(const std::string& arguments) const {
    const std::string command =
        "cd " + folder_.string() + " && exec " ASSAY_BINARY " " + arguments + " >out 2>err </dev/null";
    const pid_t child = fork();
    if (child != 0) return child;
    execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    _exit(127);
  }
  static int ended(pid_t process) {
    int status = 0;
    waitpid(process, &status, 0);
    return status;
  }

  /// Whether what was started says this within a minute.
  bool tells(const std::string& what) const {
    for (int k = 0; k < 1200; ++k) {
      if (content("err").find(what) != std::string::npos) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return false;
  }

  /// Starts the program and sends it a signal after a while; its wait status.
  int run_and_signal(const std::string& arguments, int signal, std::chrono::milliseconds after) const {
    const pid_t child = started(arguments);
    std::this_thread::sleep_for(after);
    kill(child, signal);
    return ended(child);
  }
};

TEST_F(CampaignTest, ThreadsDoNotChangeAByte) {
  const Ran one = assay(std::string(kCampaign) + "--count 300 --jobs 1 --db one.db");
  const Ran three = assay(std::string(kCampaign) + "--count 300 --jobs 3 --db three.db");
  EXPECT_EQ(one.status, 1) << one.err;
  EXPECT_EQ(three.status, 1) << three.err;
  EXPECT_NE(findings("one.db"), "");
  EXPECT_EQ(findings("one.db"), findings("three.db"));
  EXPECT_EQ(report("one.db"), report("three.db"));
}

/// The lines of stderr that told of a bug: `BUG #5  wrong value  title`.
std::set<std::string> told_findings(const std::string& err) {
  std::set<std::string> told;
  std::istringstream lines(err);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("BUG #") && !lines.eof()) told.insert(line);
  return told;
}

/// The same lines of what the database holds.
std::set<std::string> kept_findings(const std::string& db) {
  std::set<std::string> kept;
  const auto store = reports::Store::open_existing(db);
  EXPECT_TRUE(store) << store.error().text();
  const auto findings = (*store)->findings();
  EXPECT_TRUE(findings) << findings.error().text();
  for (const reports::Finding& f : *findings) kept.insert(bug_line(f.id, f.failure, f.title).text);
  return kept;
}

std::uint64_t kills_to_try() {
  const char* text = std::getenv("ASSAY_KILLS");
  return text ? std::strtoull(text, nullptr, 10) : 6;
}

// `ASSAY_KILLS` says how often: each time after 30 to 1,500 ms. Where a busy machine told nothing so early, once more
// when it has.
TEST_F(CampaignTest, KilledAtAnyMomentItKeepsWhatItTold) {
  const std::string command = std::string(kCampaign) + "--count 500 --jobs 2 --db ";
  ASSERT_EQ(assay(command + "whole.db").status, 1);
  std::size_t all_told = 0;
  const auto expect_kept = [&] {
    const auto told = told_findings(content("err"));
    all_told += told.size();
    const auto kept = told.empty() ? told : kept_findings(path("killed.db"));
    for (const std::string& finding : told) EXPECT_TRUE(kept.contains(finding)) << finding;
  };
  for (std::uint64_t k = 0; k < kills_to_try(); ++k) {
    Prng moments(20, k);
    run_and_signal(command + "killed.db", SIGKILL, std::chrono::milliseconds(moments.between(30, 1500)));
    expect_kept();
  }
  if (all_told == 0) {
    const pid_t campaign = started(command + "killed.db");
    EXPECT_TRUE(tells("\nBUG #"));
    kill(campaign, SIGKILL);
    ended(campaign);
    expect_kept();
  }
  EXPECT_GT(all_told, 0u);
  EXPECT_LE(assay(command + "killed.db").status, 1);
  EXPECT_EQ(kept_findings(path("killed.db")), kept_findings(path("whole.db")));
  EXPECT_EQ(findings("killed.db"), findings("whole.db"));
  EXPECT_EQ(report("killed.db"), report("whole.db"));
}

// A lock of a process that died is nobody's.
TEST_F(CampaignTest, OneProcessWritesACampaign) {
  const std::string command = std::string(kCampaign) + "--jobs 1 --db a.db ";
  const pid_t other = started(command + "--time 1h");
  for (int k = 0; k < 200 && !std::filesystem::exists(path("a.db-1.lock")); ++k)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  const Ran second = assay(command + "--count 100000");
  EXPECT_EQ(second.status, 3) << second.out;
  EXPECT_NE(second.err.find("is being run by process " + std::to_string(other) + " on "), std::string::npos)
      << second.err;
  EXPECT_EQ(assay("fuzz --backend oracle --count 5 --db a.db").status, 0);  // another campaign of the same database
  kill(other, SIGKILL);
  ended(other);
  const Ran resumed = assay(command + "--time 1s");
  EXPECT_LE(resumed.status, 1) << resumed.err;
  EXPECT_FALSE(std::filesystem::exists(path("a.db-1.lock")));
}

/// How often a text stands in another one.
std::size_t count_of(const std::string& part, const std::string& text) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) ++count;
  return count;
}

// The lock is taken once the campaign has told a finding, and is held until it has told of the lock.
TEST_F(CampaignTest, ALockOfAnotherProcessIsToldOnceAndWaitedOut) {
  constexpr auto kLocked = "is locked by another process; the campaign goes on and tries again\n";
  constexpr auto kWritten = "the database is written again\n";
  const pid_t campaign = started(std::string(kCampaign) + "--time 1h --jobs 1 --db a.db");
  EXPECT_TRUE(tells("\nBUG #"));
  sqlite3* handle = nullptr;
  EXPECT_EQ(sqlite3_open(path("a.db").c_str(), &handle), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(handle, "PRAGMA busy_timeout = 20000; BEGIN EXCLUSIVE", nullptr, nullptr, nullptr), SQLITE_OK);
  EXPECT_TRUE(tells(kLocked));
  std::this_thread::sleep_for(std::chrono::seconds(2));
  sqlite3_close(handle);
  EXPECT_TRUE(tells(kWritten));
  kill(campaign, SIGINT);
  EXPECT_EQ(WEXITSTATUS(ended(campaign)), 130);
  EXPECT_EQ(count_of(kLocked, content("err")), 1u) << content("err");
  EXPECT_EQ(count_of(kWritten, content("err")), 1u) << content("err");
  const auto kept = kept_findings(path("a.db"));
  for (const std::string& finding : told_findings(content("err"))) EXPECT_TRUE(kept.contains(finding)) << finding;
}

TEST_F(CampaignTest, AnInterruptKeepsWhatThereIs) {
  const pid_t campaign = started(std::string(kCampaign) + "--time 1h --jobs 1 --db a.db");
  EXPECT_TRUE(tells("\nBUG #"));
  kill(campaign, SIGINT);
  const int status = ended(campaign);
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 130);
  EXPECT_NE(findings("a.db"), "");
}

TEST_F(CampaignTest, CampaignsOfOneDatabaseAreKeptApart) {
  ASSERT_EQ(assay(std::string(kCampaign) + "--count 100 --db a.db").status, 1);
  const Ran clean = assay("fuzz --backend oracle --seed 6 --count 50 --db a.db");
  EXPECT_EQ(clean.status, 0) << clean.out;  // the findings of another campaign are not its own
  EXPECT_EQ(clean.out.find("assay show"), std::string::npos) << clean.out;
  const std::string list = assay("show list --db a.db").out;
  for (const char* part : {"campaign 1: seed 5, ", "campaign 2: seed 6, ", "wrong-value", "no findings"})
    EXPECT_EQ(count_of(part, list) > 0, true) << part << list;
  EXPECT_TRUE(std::regex_search(list, std::regex("\n  from 20.*Z to 20.*Z on .*, assay 0"))) << list;
  EXPECT_EQ(count_of("campaign ", assay("show campaigns --db a.db").out), 2u);
  EXPECT_EQ(count_of("no findings", assay("show list --campaign 2 --db a.db").out), 1u);
  EXPECT_EQ(count_of("campaign 2", assay("show list --campaign 1 --db a.db").out), 0u);
  EXPECT_NE(count_of("\"back_end\":\"", assay("show list --json --campaign 1 --db a.db").out), 0u);
  const Ran none = assay("report --campaign 3 --db a.db");
  EXPECT_EQ(none.status, 2);
  EXPECT_EQ(none.err, "assay: there is no campaign 3 in a.db; there are 1, 2\n");
  EXPECT_EQ(assay("show 1 --campaign 2 --db a.db").err, "assay: finding 1 is of campaign 1\n");
  EXPECT_EQ(assay("report --db a.db -o all.html").status, 0);
  EXPECT_NE(content("all.html").find("in 2 back ends</h1>"), std::string::npos);
  EXPECT_EQ(assay("report --campaign 2 --db a.db -o one.html").status, 0);
  EXPECT_EQ(count_of("<h1>", content("one.html")), 1u);
  EXPECT_EQ(count_of("<dt>date</dt><dd>20", content("one.html")), 1u);
}

TEST_F(CampaignTest, TheSummaryIsAnObjectToo) {
  const Ran ran = assay(std::string(kCampaign) + "--count 200 --jobs 1 --db a.db --json");
  EXPECT_EQ(ran.status, 1) << ran.err;
  const std::size_t last = ran.out.rfind('\n', ran.out.size() - 2) + 1;
  const auto json = nlohmann::json::parse(ran.out.substr(last), nullptr, false);
  ASSERT_TRUE(json.is_object()) << ran.out;
  EXPECT_EQ(json["event"], "summary");
  EXPECT_EQ(static_cast<std::int64_t>(count_of("{\"event\":\"finding\",\"finding\":", ran.out)),
            json["session"]["findings"].get<std::int64_t>());
  const auto store = reports::Store::open_existing(path("a.db"));
  ASSERT_TRUE(store);
  const reports::Campaign kept = (*store)->campaigns()->front();
  EXPECT_EQ(json["campaign"]["programs"], kept.counts.programs);
  EXPECT_EQ(json["campaign"]["checked"], kept.counts.elements.checked);
  EXPECT_EQ(json["causes"].size(), (*store)->clusters()->size());
  EXPECT_EQ(json["causes"][0]["representative"], (*store)->clusters()->front().representative);
  EXPECT_EQ(json["session"]["next_program"], 200);
  std::int64_t programs = 0;
  for (const auto& verdict : json["session"]["verdicts"]) programs += verdict.get<std::int64_t>();
  EXPECT_EQ(programs, 200);
}

TEST_F(CampaignTest, OnlyWhatIsNotKnownIsUnexpected) {
  const std::string command = std::string(kCampaign) + "--count 200 --db a.db --known known.toml ";
  const auto entry = [](const std::string& cluster, const std::string& more) {
    return "[[known]]\npattern = \"" + cluster + "\"\nissue = \"https://example.org/7\"\n" + more + "\n";
  };
  file("known.toml", "[[known]]\nclustr = \"a\"\n");
  EXPECT_EQ(assay(command).status, 2);
  EXPECT_EQ(
      assay(command).err,
      "assay: known.toml:2: there is no field clustr: there are cluster, pattern, issue, owner, expires and expect\n");
  file("known.toml", entry("hang: sort", "expect = true"));
  const Ran missed = assay(command);
  EXPECT_EQ(missed.status, 1) << missed.err;
  EXPECT_NE(missed.out.find(" [new]\n"), std::string::npos) << missed.out;
  EXPECT_NE(missed.out.find("\nexpected and not seen: hang: sort (https://example.org/7, known.toml:1)\n"),
            std::string::npos);
  file("known.toml", entry("*", "expires = 2000-01-01"));
  EXPECT_EQ(assay(command).status, 1);
  EXPECT_NE(assay("show list --db a.db --known known.toml").out.find("known until 2000-01-01, expired: https"),
            std::string::npos);
  file("known.toml", entry("*", "expires = 2999-12-31"));
  const Ran known = assay(command);
  EXPECT_EQ(known.status, 0) << known.out;
  EXPECT_NE(known.out.find(" bugs in 200 programs, 3 known\n"), std::string::npos) << known.out;
  file("known.toml", assay("show known --db a.db").out);
  EXPECT_EQ(assay(command).status, 0);
  EXPECT_EQ(assay("show known --db a.db --known known.toml").out, "");
  file("known.toml", entry("*", "") + entry("hang: sort", "expect = true"));
  EXPECT_EQ(assay(command).status, 0);
  EXPECT_EQ(assay(command + "--strict").status, 1);
}

TEST_F(CampaignTest, NightsAreHeldAgainstEachOther) {
  EXPECT_EQ(assay(std::string(kCampaign) + "--count 200 --db 1.db").status, 1);
  EXPECT_EQ(assay("fuzz --backend oracle --seed 6 --count 50 --db 2.db").status, 0);
  EXPECT_EQ(assay("diff 1.db 1.db").out.rfind("still there ", 0), 0u);
  EXPECT_EQ(assay("diff 2.db 2.db").out, "nothing changed\n");
  const Ran fresh = assay("diff 2.db 1.db");
  EXPECT_EQ(fresh.status, 1);
  EXPECT_EQ(fresh.out.rfind("new  ", 0), 0u) << fresh.out;
  EXPECT_EQ(assay("diff 1.db 2.db").status, 0);
  EXPECT_EQ(assay("diff 1.db 2.db --json").out.rfind("{\"change\":\"not seen\",\"cluster\":", 0), 0u);
  file("known.toml", "[[known]]\npattern = \"*\"\n");
  EXPECT_EQ(assay("diff 2.db 1.db --known known.toml").status, 0);
  EXPECT_EQ(assay("diff 1.db none.db").status, 3);
  EXPECT_EQ(assay("merge 1.db 2.db -o both.db").status, 0);
  EXPECT_EQ(assay("diff 1.db both.db").status, 0);
  EXPECT_EQ(assay("merge 1.db none.db -o both.db").status, 3);
  EXPECT_EQ(assay("merge 1.db").status, 2);
}

TEST_F(CampaignTest, MachinesReadWhatItFinds) {
  const std::string command = std::string(kCampaign) + "--count 200 --db a.db --junit a.xml --github --quiet ";
  const Ran ran = assay(command);
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.err.rfind("::error title=", 0), 0u) << ran.err;
  EXPECT_EQ(count_of("\n", ran.out), count_of("<failure message=", content("a.xml"))) << ran.out;
  EXPECT_NE(content("a.xml").find("<testcase classname=\"mutant:primitive.add.5\" name=\"campaign\"></testcase>"),
            std::string::npos)
      << content("a.xml");
  file("known.toml", "[[known]]\npattern = \"*\"\nissue = \"#7\"\n");
  const Ran known = assay(command + "--known known.toml");
  EXPECT_EQ(known.status, 0);
  EXPECT_EQ(known.out + known.err, "");
  EXPECT_NE(content("a.xml").find("<skipped message=\"known: #7\">"), std::string::npos);
  EXPECT_EQ(assay(std::string(kCampaign) + "--count 200 --db a.db --junit none/a.xml").status, 3);
}

TEST_F(CampaignTest, WhatIsDrawnCanBeChosen) {
  const std::string command = "fuzz --backend oracle --count 40 --db a.db ";
  const Ran chosen = assay(command + "--ops add,slice --types f32 --json");
  EXPECT_EQ(chosen.status, 0) << chosen.err;
  EXPECT_NE(chosen.out.find("policy=smoke_lap:1;ops:stablehlo.add,stablehlo.slice;types:f32\""), std::string::npos)
      << chosen.out;
  EXPECT_EQ(assay(command + "--ops slise").err, "assay: there is no op slise; did you mean slice?\n");
  EXPECT_EQ(assay(command + "--types f23").status, 2);
  const std::string usual = assay("spec --policy").out;
  file("usual.toml", usual);
  EXPECT_EQ(assay(command + "--policy usual.toml --json").out.find("policy="), std::string::npos);
  file("policy.toml", "reuse = 101\n");
  EXPECT_EQ(assay(command + "--policy policy.toml").err,
            "assay: policy.toml:1: reuse is a whole number from 0 to 100\n");
  std::filesystem::create_directories(folder_ / "corpus");
  file("corpus/a.mlir",
       "func.func @main(%a: tensor<3xf32>) -> tensor<3xf32> {\n  %0 = stablehlo.add %a, %a : tensor<3xf32>\n"
       "  return %0 : tensor<3xf32>\n}\n// -----\nfunc.func @main() { what\n");
  const Ran corpus = assay(command + "--corpus corpus");
  EXPECT_EQ(corpus.status, 0) << corpus.err;
  EXPECT_NE(corpus.err.find("1 program from corpus\n"), std::string::npos) << corpus.err;
  EXPECT_EQ(count_of("left out: corpus/a.mlir: ", corpus.err), 1u);
  EXPECT_EQ(assay("show campaigns --db a.db").out.find("error"), std::string::npos);
  EXPECT_EQ(count_of("campaign ", assay("show campaigns --db a.db").out), 3u);
}

// Of 12 ops, in groups of 2 to 8: none is as long as the model.
TEST_F(CampaignTest, AModelIsTakenApart) {
  std::string model = "func.func @main(%0: tensor<3xf32>) -> tensor<3xf32> {\n";
  for (int k = 0; k < 12; ++k)
    model += fmt::format("  %{} = stablehlo.{} %{} : tensor<3xf32>\n", k + 1, k % 3 == 2 ? "negate" : "tanh", k);
  const std::string path = file("model.mlir", model + "  return %12 : tensor<3xf32>\n}\n");
  const std::string command = "fuzz --count 40 --policy corpus.toml --corpus model.mlir --backend ";
  file("corpus.toml", "smoke_lap = false\ncorpus = 100\ncorpus_extended = 0\n");
  const Ran right = assay(command + "oracle --db right.db");
  EXPECT_EQ(right.status, 0) << right.out << right.err;
  EXPECT_NE(right.err.find(" of them cut out of 1 model, from model.mlir\n"), std::string::npos) << right.err;
  const Ran wrong = assay(command + "mutant:negate.means.1 --db wrong.db");
  EXPECT_EQ(wrong.status, 1) << wrong.out << wrong.err;
  EXPECT_NE(wrong.out.find("negate"), std::string::npos) << wrong.out;
  EXPECT_EQ(wrong.out.find("tanh"), std::string::npos) << wrong.out;
}

TEST_F(CampaignTest, ACorpusThatCannotBeReadIsAnError) {
  const std::string command = "fuzz --count 1 --backend oracle --db a.db --corpus ";
  EXPECT_EQ(assay(command + "none.mlir").status, 2);
  file("empty.mlir", "// nothing\n");
  const Ran empty = assay(command + "empty.mlir");
  EXPECT_EQ(empty.status, 2);
  EXPECT_EQ(empty.err, "assay: empty.mlir has no program that a campaign can run\n");
}

TEST_F(CampaignTest, AShardSaysWhichItIs) {
  const std::string command = "fuzz --backend oracle --count 40 --db a.db ";
  const Ran first = assay(command + "--shard 1/4");
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_NE(first.out.find("shard      1/4, counted from 0, by --shard\n"), std::string::npos) << first.out;
  setenv("JOB_COMPLETION_INDEX", "2", 1);
  EXPECT_EQ(assay(command).status, 2);
  setenv("ASSAY_SHARDS", "4", 1);
  const Ran second = assay(command);
  unsetenv("JOB_COMPLETION_INDEX");
  unsetenv("ASSAY_SHARDS");
  EXPECT_NE(second.out.find("2/4, counted from 0, by JOB_COMPLETION_INDEX\n"), std::string::npos) << second.out;
  const std::string list = assay("show campaigns --db a.db").out;
  EXPECT_NE(list.find("campaign 1: seed 0, shard 1/4, "), std::string::npos) << list;
  EXPECT_NE(list.find("campaign 2: seed 0, shard 2/4, "), std::string::npos) << list;
  EXPECT_EQ(assay(command + "--shard 4/4").err,
            "assay: --shard 4/4: shards are counted from 0, so that the last of 4 is 3/4\n");
}

TEST_F(CampaignTest, AFindingIsReproducedUnderTheSameLimits) {
  const std::string flags = " --timeout 20000ms --memory 5368709120 --allow network --allow env=HOME";
  ASSERT_EQ(assay(std::string(kCampaign) + "--count 200 --db a.db" + flags).status, 1);
  EXPECT_NE(assay("show 1 --db a.db").out.find(flags), std::string::npos) << assay("show 1 --db a.db").out;
}

TEST_F(CampaignTest, AFindingCanBeShownAndExported) {
  ASSERT_EQ(assay(std::string(kCampaign) + "--count 200 --db a.db").status, 1);
  const Ran shown = assay("show 1 --db a.db");
  EXPECT_EQ(shown.status, 0) << shown.err;
  for (const char* part : {"program\n", "expected\n", "reproduce\n", "<- outside"})
    EXPECT_NE(shown.out.find(part), std::string::npos) << part << shown.out;
  EXPECT_EQ(assay("show 1 --json --db a.db").out.front(), '{');
  EXPECT_EQ(assay("export 1 --format lit -o . --db a.db").out, "./finding-1.mlir\n./finding-1-backend.mlir\n");
  const Ran check = assay("check finding-1.mlir");
  EXPECT_EQ(check.status, 0) << check.out;
  // Its second RUN line holds the inputs.
  const Ran fails = assay("check finding-1-backend.mlir --backend mutant:primitive.add.5");
  EXPECT_EQ(fails.status, 1) << fails.out;
  EXPECT_EQ(fails.out.rfind("FAIL finding-1-backend.mlir: ", 0), 0u) << fails.out;
  EXPECT_EQ(assay("export 1 --format bundle -o bundle --db a.db").status, 0);
  const Ran again = assay("check bundle/program.mlir --inputs bundle/inputs.txt --backend mutant:primitive.add.5");
  EXPECT_EQ(again.status, 1) << again.out;
  EXPECT_EQ(again.out.rfind("FAIL bundle/program.mlir: ", 0), 0u) << again.out;
}

/// What stands below `reproduce`.
std::string reproduce_line(const std::string& shown) {
  const std::size_t at = shown.find("\nreproduce\n  ") + 13;
  return shown.substr(at, shown.find('\n', at) - at);
}

// On one process, and on a grid with inputs of each process.
TEST_F(CampaignTest, AFindingIsReproducedByItsPrintedLineInAnyFolder) {
  std::filesystem::create_directories(folder_ / "it's here");
  for (const std::string mutant : {"primitive.add.5", "all_to_all.means.1"}) {
    const std::string db = "\"it's here/" + mutant + ".db\"";
    EXPECT_TRUE(finds("fuzz --backend mutant:" + mutant + " --seed 5 --timeout 20s --db " + db)) << mutant;
    const std::string shown = assay("show 1 --db " + db).out;
    EXPECT_EQ(shown.find("\ngrid ") != std::string::npos, mutant.starts_with("all_to_all")) << shown;
    const std::string line = reproduce_line(shown);
    EXPECT_NE(line.find("--variant default --contract stablehlo --timeout 20000ms"), std::string::npos) << line;
    const Ran again = shell(line, "elsewhere/" + mutant);
    EXPECT_EQ(again.status, 1) << line << again.err;
    EXPECT_NE(again.out.find("FAIL finding-1/program.mlir: "), std::string::npos) << again.out;
    const std::string readme = content("elsewhere/" + mutant + "/finding-1/README.md");
    const std::size_t check = readme.find("    assay check program.mlir");
    ASSERT_NE(check, std::string::npos) << readme;
    EXPECT_EQ(
        shell(readme.substr(check, readme.find('\n', check) - check), "elsewhere/" + mutant + "/finding-1").status, 1);
  }
}

TEST_F(CampaignTest, GenIsTheSameEveryTime) {
  const Ran first = assay("gen --seed 7 --count 20");
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_EQ(first.out, assay("gen --seed 7 --count 20").out);
  EXPECT_NE(first.out, assay("gen --seed 8 --count 20").out);
  file("programs.mlir", first.out);
  EXPECT_EQ(assay("verify programs.mlir").status, 0);
}

TEST_F(CampaignTest, GeneratedProgramsAreVerified) {
  for (const char* jobs : {"1", "3"}) {
    const Ran ran = assay(std::string("gen --seed 7 --count 300 --verify --jobs ") + jobs);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, "300 programs, 0 invalid\n");
  }
}

}  // namespace
}  // namespace assay::cli
