#include "reports/merge.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <sstream>
#include <thread>

#include "reports/schema_3_test.h"
#include "reports/store.h"

namespace assay::reports {
namespace {

/// A database says of each shard how many of its blocks it holds.
using Holds = std::map<std::uint64_t, std::uint64_t>;
constexpr std::uint64_t kBlock = 64;

CampaignKey shard_key(std::uint64_t shard) {
  return {"b", "xla 1", {"default"}, 7, "xla-default", "c", "s", fmt::format("block=64 shard={}/12", shard)};
}

/// Block k of a shard, as its campaign would write it whenever and wherever it runs.
Block block_of(std::uint64_t shard, std::uint64_t k) {
  const std::string cluster = fmt::format("cluster {}", k % 3);
  const std::string program = fmt::format("program {} of shard {}", k, k % 2 ? shard : 0);
  Finding finding{.program_number = k * kBlock + 5, .cluster = cluster, .failure = "wrong-value"};
  finding.title = fmt::format("shard {} block {}", shard, k);
  finding.program = finding.original_program = program;
  return {.next_program = (k + 1) * kBlock,
          .state = fmt::format("state {}", k),
          .counts = {.programs = 64, .elements = {.checked = 640}},
          .verdicts = {{"pass", 63}, {"wrong-value", 1}},
          .cells = {{"add", "f32", 64, {.checked = 640}, 1}},
          .coverage = {{"add", fmt::format("class {}", k), 64}},
          .refusals = {{"unsupported", "cause", "sort f32", "message", 1, program}},
          .deviations = {{"fma", "rounding", 1, 2, {"rounding", "1.0", "2.0", static_cast<double>(k)}}},
          .undecided = {{"steps", 1, 1, program}},
          .openings = {{"add", "f32", "overflow", 1, 1}},
          .texts = {{k, {shard * 1000 + k}}},
          .findings = {finding}};
}

Profile profile_of(std::uint64_t n) {
  Profile p;
  p.back_end = fmt::format("back end {}", n);
  return p;
}

class MergeTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "assay-merge-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return folder_ / name; }

  std::string content(const std::string& name) const {
    std::ostringstream bytes;
    bytes << std::ifstream(path(name), std::ios::binary).rdbuf();
    return bytes.str();
  }

  void write(const std::string& name, const Holds& holds) const {
    auto store = std::move(*Store::open(path(name)));
    for (const auto& [shard, blocks] : holds) {
      const Campaign campaign = store->campaign(shard_key(shard)).value();
      for (std::uint64_t k = 0; k < blocks; ++k) ASSERT_TRUE(store->commit(campaign, block_of(shard, k)));
    }
    ASSERT_TRUE(store->keep(fmt::format("profile {}", holds.size()), profile_of(holds.size())));
    ASSERT_TRUE(store->keep(ProfileStep{"profile", fmt::format("step {}", holds.size()), {}}));
  }

  Merged merged(const std::vector<std::string>& names, const std::string& output) const {
    std::vector<std::string> paths;
    for (const auto& name : names) paths.push_back(path(name));
    const auto done = merge(paths, path(output));
    EXPECT_TRUE(done) << done.error().message;
    return done.value_or(Merged{});
  }

  void sql(const std::string& name, const std::string& text) const {
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(path(name).c_str(), &handle), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(handle, text.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(handle);
    sqlite3_close(handle);
  }

  std::filesystem::path folder_;
};

// Sums, as the store gives them, against those of what each shard had done at its furthest.
TEST_F(MergeTest, HoldsOfEachCampaignTheFurthestCopy) {
  write("a.db", {{1, 3}, {2, 5}});
  write("b.db", {{2, 4}, {10, 1}});
  const Merged m = merged({"a.db", "b.db"}, "all.db");
  EXPECT_EQ(m.campaigns, 3);
  EXPECT_EQ(m.programs, (3 + 5 + 1) * 64);
  EXPECT_EQ(m.findings, 3 + 5 + 1);
  EXPECT_EQ(m.superseded, 1);
  const auto store = std::move(*Store::open_existing(path("all.db")));
  const auto campaigns = store->campaigns().value();
  ASSERT_EQ(campaigns.size(), 3u);
  EXPECT_EQ(campaigns[0].key, shard_key(1));
  EXPECT_EQ(campaigns[1].key, shard_key(10));  // as texts: an order that no machine decides
  EXPECT_EQ(campaigns[2].key, shard_key(2));
  EXPECT_EQ(campaigns[2].next_program, 5 * kBlock);
  EXPECT_EQ(campaigns[2].state, "state 4");
  EXPECT_EQ(campaigns[2].provenance.host.empty(), false);
  EXPECT_EQ(store->verdicts().value(), (std::vector<VerdictCount>{{"pass", 9 * 63}, {"wrong-value", 9}}));
  EXPECT_EQ(store->cells().value()[0].elements.checked, 9 * 640);
  EXPECT_EQ(store->coverage().value().size(), 5u);
  EXPECT_EQ(store->refusals().value()[0].programs, 9);
  EXPECT_EQ(store->deviations().value()[0].worst.ulps, 4);
  EXPECT_EQ(store->undecided().value()[0].programs, 9);
  EXPECT_EQ(store->openings().value()[0].elements, 9);
  EXPECT_EQ(store->texts(campaigns[0]).value().size(), 3u);
  std::vector<std::string> titles;
  const auto findings = store->findings().value();
  for (const Finding& f : findings) titles.push_back(f.title);
  EXPECT_EQ(titles, (std::vector<std::string>{"shard 1 block 0", "shard 1 block 1", "shard 1 block 2",
                                              "shard 10 block 0", "shard 2 block 0", "shard 2 block 1",
                                              "shard 2 block 2", "shard 2 block 3", "shard 2 block 4"}));
  EXPECT_EQ(store->profiles().value().size(), 1u);
}

// It is the campaign itself that was moved: it goes on from there.
TEST_F(MergeTest, ACampaignGoesOnInTheResult) {
  write("part.db", {{1, 3}});
  write("whole.db", {{1, 6}});
  merged({"part.db"}, "all.db");
  {
    auto store = std::move(*Store::open(path("all.db")));
    const Campaign campaign = store->campaign(shard_key(1)).value();
    for (std::uint64_t k = 3; k < 6; ++k) ASSERT_TRUE(store->commit(campaign, block_of(1, k)));
  }
  const auto goes_on = std::move(*Store::open_existing(path("all.db"))),
             whole = std::move(*Store::open_existing(path("whole.db")));
  EXPECT_EQ(goes_on->findings().value(), whole->findings().value());
  EXPECT_EQ(goes_on->coverage().value(), whole->coverage().value());
  EXPECT_EQ(goes_on->cells().value(), whole->cells().value());
}

int scale() {
  const char* text = std::getenv("ASSAY_TEST_SCALE");
  return text ? std::max(1, std::atoi(text)) : 1;
}

// Any number of databases, each with any beginnings of any shards, some of them copies that differ in what no order of
// programs decides; merged at once in any order, and in any tree with any of them again: the bytes are the same.
TEST_F(MergeTest, IsAssociativeCommutativeAndIdempotent) {
  for (int round = 0; round < 6 * scale(); ++round) {
    std::mt19937_64 random(static_cast<std::uint64_t>(round));
    const auto below = [&](std::uint64_t n) { return random() % n; };
    std::vector<std::string> names;
    const std::uint64_t databases = 2 + below(4);
    for (std::uint64_t d = 0; d < databases; ++d) {
      names.push_back(fmt::format("{}-{}.db", round, d));
      Holds holds;
      for (std::uint64_t s = 0; s < 4; ++s)
        if (below(2)) holds[s] = below(4);
      write(names.back(), holds);
      if (below(2)) sql(names.back(), fmt::format("UPDATE campaigns SET host = 'host {}', seconds = {}", d, below(9)));
    }
    merged(names, "once.db");
    const std::string expected = content("once.db");
    for (int again = 0; again < 3; ++again) {
      std::vector<std::string> parts = names;
      for (std::uint64_t extra = below(3); extra > 0; --extra) parts.push_back(names[below(names.size())]);
      std::ranges::shuffle(parts, random);
      for (int made = 0; parts.size() > 1; ++made) {
        const std::size_t taken = 2 + below(parts.size() - 1);
        const std::string name = fmt::format("tree-{}.db", made);
        merged({parts.end() - static_cast<std::ptrdiff_t>(taken), parts.end()}, name);
        parts.resize(parts.size() - taken);
        parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(below(parts.size() + 1)), name);
      }
      EXPECT_TRUE(content(parts[0]) == expected) << "round " << round;
    }
  }
}

TEST_F(MergeTest, TheOutputMayBeAnInput) {
  write("a.db", {{1, 3}});
  write("b.db", {{2, 2}});
  merged({"a.db", "b.db"}, "all.db");
  merged({"a.db", "b.db"}, "a.db");
  EXPECT_TRUE(content("a.db") == content("all.db"));
  EXPECT_FALSE(std::filesystem::exists(path("a.db-wal")));
}

TEST_F(MergeTest, WhatCannotBeReadLeavesAllAsItIs) {
  write("a.db", {{1, 3}});
  write("old.db", {{2, 3}});
  std::ofstream(path("text.db")) << "no database at all";
  sql("foreign.db", "CREATE TABLE t (x)");
  write("newer.db", {{2, 3}});
  sql("newer.db", "PRAGMA user_version = 99");
  const std::string before = content("old.db");
  for (const std::string bad : {"none.db", "text.db", "foreign.db", "newer.db"}) {
    const auto done = merge({path("a.db"), path(bad)}, path("old.db"));
    ASSERT_FALSE(done) << bad;
    EXPECT_EQ(done.error().kind, ErrorKind::kEnvironment);
    EXPECT_NE(done.error().message.find(bad), std::string::npos) << done.error().message;
    EXPECT_TRUE(content("old.db") == before);
  }
  const auto over = merge({path("a.db")}, path("text.db"));  // perhaps a mistyped name
  ASSERT_FALSE(over);
  EXPECT_EQ(content("text.db"), "no database at all");
  EXPECT_FALSE(merge({path("a.db")}, path("no/folder.db")));
  for (const auto& entry : std::filesystem::directory_iterator(folder_))
    EXPECT_EQ(entry.path().string().find("merging"), std::string::npos) << entry.path();
}

TEST_F(MergeTest, OlderDatabasesAreMergedToo) {
  sql("old.db", kSchema3);
  sql("old.db",
      "INSERT INTO campaigns (id, backend, identity, variants, seed, contract, contract_hash, spec_hash, options) VALUES"
      " (1, 'b', 'i', '[]', 7, 'x', 'c', 's', 'o'); PRAGMA user_version = 3; PRAGMA application_id = 1098080633;");
  write("a.db", {{1, 3}});
  EXPECT_EQ(merged({"old.db", "a.db"}, "all.db").campaigns, 2);
}

// `ASSAY_TEST_SCALE` multiplies how often.
TEST_F(MergeTest, KilledAtAnyMomentItLeavesTheOldOrTheNew) {
  Holds many;
  for (std::uint64_t s = 0; s < 12; ++s) many[s] = 40;
  write("many.db", many);
  write("old.db", {{1, 1}});
  merged({"many.db"}, "new.db");
  const std::string old_bytes = content("old.db"), new_bytes = content("new.db");
  std::mt19937_64 random(1);
  int killed = 0;
  for (int k = 0; k < 30 * scale(); ++k) {
    std::filesystem::copy_file(path("old.db"), path("out.db"), std::filesystem::copy_options::overwrite_existing);
    const pid_t child = fork();
    if (child == 0) _exit(merge({path("many.db")}, path("out.db")) ? 0 : 1);
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 25'000));
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    killed += WIFSIGNALED(status);
    const std::string left = content("out.db");
    EXPECT_TRUE(left == old_bytes || left == new_bytes) << left.size();
    EXPECT_TRUE(Store::open_existing(path("out.db")));
    EXPECT_TRUE(content("out.db") == left);
  }
  EXPECT_GT(killed, 0);
  merged({"many.db"}, "out.db");
  EXPECT_TRUE(content("out.db") == new_bytes);
}

}  // namespace
}  // namespace assay::reports
