#include "fuzz/campaign/shard.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

namespace assay::fuzz {
namespace {

TEST(Shards, DrawEachNumberOnce) {
  for (const std::uint64_t count : {1, 2, 3, 8, 13}) {
    std::multiset<std::uint64_t> drawn;
    for (std::uint64_t index = 0; index < count; ++index) {
      const Shard shard{index, count};
      for (std::uint64_t k = 0; shard.number(k) < 100; ++k) {
        drawn.insert(shard.number(k));
        EXPECT_EQ(shard.below(shard.number(k)), k);
        EXPECT_EQ(shard.below(shard.number(k) + 1), k + 1);
      }
    }
    EXPECT_EQ(drawn.size(), 100u) << count;
    EXPECT_EQ(std::set(drawn.begin(), drawn.end()).size(), 100u) << count;
  }
}

Environment with(std::map<std::string, std::string> variables) {
  return [variables](const char* name) {
    const auto found = variables.find(name);
    return found == variables.end() ? std::nullopt : std::optional(found->second);
  };
}

std::string chosen(const std::string& flag, std::map<std::string, std::string> variables) {
  const auto choice = choose_shard(flag, with(std::move(variables)));
  return choice ? choice->shard.text() + " " + choice->source : choice.error().message;
}

// The variables as Slurm, Kubernetes and Bazel document them.
TEST(Shards, AreSaidByFlagOrScheduler) {
  EXPECT_EQ(chosen("", {}), "0/1 ");
  EXPECT_EQ(chosen("3/8", {}), "3/8 --shard");
  EXPECT_EQ(chosen("", {{"TEST_SHARD_INDEX", "2"}, {"TEST_TOTAL_SHARDS", "5"}}), "2/5 TEST_SHARD_INDEX");
  EXPECT_EQ(chosen("", {{"JOB_COMPLETION_INDEX", "0"}, {"ASSAY_SHARDS", "4"}}), "0/4 JOB_COMPLETION_INDEX");
  EXPECT_EQ(chosen("1/2", {{"JOB_COMPLETION_INDEX", "0"}, {"ASSAY_SHARDS", "4"}}), "1/2 --shard");
}

std::map<std::string, std::string> slurm(const char* id, const char* count, const char* least, const char* most,
                                         const char* step) {
  return {{"SLURM_ARRAY_TASK_ID", id},
          {"SLURM_ARRAY_TASK_COUNT", count},
          {"SLURM_ARRAY_TASK_MIN", least},
          {"SLURM_ARRAY_TASK_MAX", most},
          {"SLURM_ARRAY_TASK_STEP", step}};
}

TEST(Shards, OfSlurmCountFromTheFirstTaskInSteps) {
  EXPECT_EQ(chosen("", slurm("7", "8", "0", "7", "1")), "7/8 SLURM_ARRAY_TASK_ID");
  EXPECT_EQ(chosen("", slurm("1", "8", "1", "8", "1")), "0/8 SLURM_ARRAY_TASK_ID");
  EXPECT_EQ(chosen("", slurm("12", "4", "0", "15", "4")), "3/4 SLURM_ARRAY_TASK_ID");
  EXPECT_EQ(chosen("", slurm("5", "2", "3", "5", "1")),
            "the 2 tasks of the Slurm array, 3 to 5, are not evenly spaced, so that task 5 may be any shard: say "
            "--shard I/N");
}

TEST(Shards, ThatAreNoneAreErrors) {
  EXPECT_EQ(chosen("8/8", {}), "--shard 8/8: shards are counted from 0, so that the last of 8 is 7/8");
  EXPECT_EQ(chosen("0/0", {}), "--shard 0/0: there are 1 to 1000000 shards");
  for (const char* bad : {"3", "3/", "/8", "-1/8", "a/b", "1/2/3", " 1/2"})
    EXPECT_EQ(chosen(bad, {}), std::string("--shard ") + bad + ": '0/8' is the first of eight");
  EXPECT_EQ(chosen("", {{"JOB_COMPLETION_INDEX", "3"}}),
            "JOB_COMPLETION_INDEX = 3 says which shard, but ASSAY_SHARDS is not set; set it, or say --shard I/N");
  EXPECT_EQ(chosen("", {{"TEST_SHARD_INDEX", "x"}, {"TEST_TOTAL_SHARDS", "5"}}),
            "TEST_SHARD_INDEX is 'x', which is not a whole number");
  EXPECT_EQ(chosen("", {{"SLURM_ARRAY_TASK_ID", "3"}}), "SLURM_ARRAY_TASK_COUNT is not set; say --shard I/N");
}

}  // namespace
}  // namespace assay::fuzz
