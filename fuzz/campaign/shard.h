#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "spec/result.h"

/// A campaign that several machines share. Shard i of n draws the programs whose numbers leave the remainder i when
/// they are divided by n: the shards together draw each number once, and none has to know of the others.
namespace assay::fuzz {

struct Shard {
  std::uint64_t index = 0;  ///< from 0
  std::uint64_t count = 1;

  bool is_whole() const { return count == 1; }
  /// Its k-th program, by the number that this has in the whole campaign.
  std::uint64_t number(std::uint64_t k) const { return index + k * count; }
  /// How many of its programs have a number below this one.
  std::uint64_t below(std::uint64_t number) const { return number <= index ? 0 : (number - index - 1) / count + 1; }

  std::string text() const;  ///< `3/8`
  bool operator==(const Shard&) const = default;
};

/// `3/8`, counted from 0.
Result<Shard> parse_shard(const std::string& text);

/// What an environment variable is, if it is set.
using Environment = std::function<std::optional<std::string>(const char* name)>;
/// That of the process.
std::optional<std::string> environment_variable(const char* name);

/// A shard, and who said so.
struct ShardChoice {
  Shard shard;
  std::string source;  ///< `--shard`, `SLURM_ARRAY_TASK_ID`; empty where nobody did
};

/// The one of the flag, if that is given, else the one that a scheduler says: Bazel by TEST_SHARD_INDEX and
/// TEST_TOTAL_SHARDS, Kubernetes by JOB_COMPLETION_INDEX and the ASSAY_SHARDS of the manifest, as Kubernetes does not
/// say how many there are, Slurm by SLURM_ARRAY_TASK_ID and the variables beside it. An index without a total is an
/// error: every machine would do all the work.
Result<ShardChoice> choose_shard(const std::string& flag, const Environment&);

}  // namespace assay::fuzz
