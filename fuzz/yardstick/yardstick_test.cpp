#include <filesystem>

#include <gtest/gtest.h>
#include <unistd.h>

#include "fuzz/campaign/campaign.h"
#include "fuzz/yardstick/reach.h"

/// The yardstick of hidden bugs: drawn again they are the same, and it counts programs as a campaign does.
namespace assay::fuzz {
namespace {

std::vector<std::string> names(const std::vector<HiddenBug>& bugs) {
  std::vector<std::string> out;
  for (const HiddenBug& b : bugs) out.push_back(b.mutant.name);
  return out;
}

TEST(Yardstick, DrawsTheSameBugsOfTheSameSeed) {
  const auto first = hidden_bugs(7, 5), again = hidden_bugs(7, 5), more = hidden_bugs(8, 5);
  EXPECT_EQ(names(first), names(again));
  EXPECT_EQ(hash_of(first), hash_of(again));
  EXPECT_NE(hash_of(first), hash_of(more));
  for (const HiddenBug& b : first) {
    EXPECT_TRUE(b.guard.size() == 2 || b.guard.size() == 3) << b.mutant.name;
    EXPECT_TRUE(oracle::mutant_named(b.mutant.name)) << b.mutant.name;
  }
}

TEST(Yardstick, KnowsItsBugsByName) {
  for (const HiddenBug& b : hidden_bugs(7, 5)) {
    const auto named = hidden_bug_named(b.mutant.name);
    ASSERT_TRUE(named) << named.error().text();
    EXPECT_EQ(named->op, b.op);
    EXPECT_EQ(named->guard, b.guard);
  }
  EXPECT_FALSE(hidden_bug_named("slice.means.1"));
  EXPECT_FALSE(hidden_bug_named("slice.means.1@turn=4"));
}

HiddenBug hidden(const std::string& base, const std::string& guard) { return *hidden_bug_named(base + "@" + guard); }

/// Few ops, so that a bug in one of them is met soon.
generator::Policy few_ops() {
  generator::Policy out;
  out.ops = {"stablehlo.add", "stablehlo.slice", "stablehlo.transpose"};
  return out;
}

/// The number of the first program of a campaign that fails on this back end, counted from 1.
std::optional<std::uint64_t> first_of_campaign(const oracle::Mutant& mutant, std::uint64_t seed, std::uint64_t most) {
  const auto path =
      std::filesystem::temp_directory_path() / ("assay_yardstick_" + std::to_string(getpid()) + mutant.record + ".db");
  CampaignOptions options;
  options.backend = "mutant:" + mutant.name;
  options.contract = mutant.contract;
  options.seed = seed;
  options.count = most;
  options.policy = few_ops();
  std::optional<std::uint64_t> first;
  std::atomic<bool> stop = false;
  {
    auto store = *reports::Store::open(path.string());
    const auto done = run_campaign(options, *store, stop, [&](const CampaignProgress& p) {
      for (const SavedFinding& f : p.saved)
        first = std::min(first.value_or(f.program_number + 1), f.program_number + 1);
      stop = first.has_value();
    });
    EXPECT_TRUE(done) << done.error().text();
  }
  for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(path.string() + suffix);
  return first;
}

TEST(Yardstick, FindsABugInTheProgramInWhichACampaignDoes) {
  const std::vector<HiddenBug> bugs = {hidden("add.means.2", "operands=computed"), hidden("slice.means.1", "type=f32"),
                                       hidden("transpose.means.1", "sharing=second_use")};
  constexpr std::uint64_t kSeed = 20, kPrograms = 640;
  const auto reach = reach_of(bugs, {.policy = few_ops(), .seed = kSeed, .programs = kPrograms});
  for (std::size_t b = 0; b < bugs.size(); ++b) {
    EXPECT_TRUE(reach.first[b]) << bugs[b].mutant.name;
    EXPECT_EQ(reach.first[b], first_of_campaign(bugs[b].mutant, kSeed, kPrograms)) << bugs[b].mutant.name;
  }
}

TEST(Yardstick, IsTheSameForAnyNumberOfThreads) {
  const auto bugs = hidden_bugs(9, 8);
  const auto alone = reach_of(bugs, {.seed = 3, .programs = 128, .jobs = 1});
  const auto three = reach_of(bugs, {.seed = 3, .programs = 128, .jobs = 3});
  EXPECT_EQ(alone.first, three.first);
  EXPECT_EQ(alone.met, three.met);
}

}  // namespace
}  // namespace assay::fuzz
