#include "fuzz/campaign/shard.h"

#include <charconv>
#include <cstdlib>
#include <limits>

#include <fmt/format.h>

namespace assay::fuzz {
namespace {

/// More would be a typing error, and numbers of programs would overflow.
constexpr std::uint64_t kMostShards = 1'000'000;

std::optional<std::uint64_t> whole_number(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), number);
  return status == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

Result<Shard> shard_of(std::uint64_t index, std::uint64_t count, const std::string& said) {
  if (count == 0 || count > kMostShards) return fail(fmt::format("{}: there are 1 to {} shards", said, kMostShards));
  if (index >= count)
    return fail(
        fmt::format("{}: shards are counted from 0, so that the last of {} is {}/{}", said, count, count - 1, count));
  return Shard{index, count};
}

/// A variable as a number, or what is wrong with it.
Result<std::uint64_t> number_in(const Environment& environment, const char* name) {
  const auto text = environment(name);
  if (!text) return fail(fmt::format("{} is not set", name));
  if (const auto number = whole_number(*text)) return *number;
  return fail(fmt::format("{} is '{}', which is not a whole number", name, *text));
}

/// A pair of variables that say it as we do.
Result<Shard> shard_in(const Environment& environment, const char* index_name, const char* count_name) {
  const auto index = number_in(environment, index_name), count = number_in(environment, count_name);
  if (!index) return tl::unexpected(index.error());
  if (!count)
    return fail(fmt::format("{} = {} says which shard, but {}; set it, or say --shard I/N", index_name, *index,
                            count.error().message));
  return shard_of(*index, *count, fmt::format("{} = {}, {} = {}", index_name, *index, count_name, *count));
}

Result<Shard> bazel_shard(const Environment& e) { return shard_in(e, "TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS"); }
Result<Shard> kubernetes_shard(const Environment& e) { return shard_in(e, "JOB_COMPLETION_INDEX", "ASSAY_SHARDS"); }

/// Of an array from MIN to MAX in equal steps. Of any other, `--array=3,7` that goes on with two tasks of eight, the
/// variables do not say which part of the whole a task is.
Result<Shard> slurm_shard(const Environment& environment) {
  const auto id = number_in(environment, "SLURM_ARRAY_TASK_ID"),
             count = number_in(environment, "SLURM_ARRAY_TASK_COUNT"),
             least = number_in(environment, "SLURM_ARRAY_TASK_MIN"),
             most = number_in(environment, "SLURM_ARRAY_TASK_MAX");
  for (const auto* number : {&id, &count, &least, &most})
    if (!*number) return fail(number->error().message + "; say --shard I/N");
  const std::uint64_t step = number_in(environment, "SLURM_ARRAY_TASK_STEP").value_or(1);
  const bool is_even = step > 0 && *id >= *least && *most >= *least && (*most - *least) / step + 1 == *count &&
                       (*id - *least) % step == 0;
  if (!is_even)
    return fail(
        fmt::format("the {} tasks of the Slurm array, {} to {}, are not evenly spaced, so that task {} may be any "
                    "shard: say --shard I/N",
                    *count, *least, *most, *id));
  return shard_of((*id - *least) / step, *count, "SLURM_ARRAY_TASK_ID");
}

/// The variable that says that a scheduler shares work out, and what makes a shard of those beside it.
struct Scheduler {
  const char* variable;
  Result<Shard> (*shard)(const Environment&);
};
/// Innermost first: a test may run in a job of a cluster.
constexpr Scheduler kSchedulers[] = {{"TEST_SHARD_INDEX", bazel_shard},
                                     {"JOB_COMPLETION_INDEX", kubernetes_shard},
                                     {"SLURM_ARRAY_TASK_ID", slurm_shard}};

}  // namespace

std::string Shard::text() const { return fmt::format("{}/{}", index, count); }

Result<Shard> parse_shard(const std::string& text) {
  const std::size_t slash = std::min(text.find('/'), text.size());
  const auto index = whole_number(std::string_view(text).substr(0, slash));
  const auto count = slash < text.size() ? whole_number(std::string_view(text).substr(slash + 1)) : std::nullopt;
  if (!index || !count) return fail(fmt::format("--shard {}: '0/8' is the first of eight", text));
  return shard_of(*index, *count, "--shard " + text);
}

std::optional<std::string> environment_variable(const char* name) {
  const char* text = std::getenv(name);
  return text ? std::optional<std::string>(text) : std::nullopt;
}

Result<ShardChoice> choose_shard(const std::string& flag, const Environment& environment) {
  const auto from = [](Result<Shard> shard, const char* source) {
    return std::move(shard).map([&](const Shard& s) { return ShardChoice{s, source}; });
  };
  if (!flag.empty()) return from(parse_shard(flag), "--shard");
  for (const Scheduler& scheduler : kSchedulers)
    if (environment(scheduler.variable)) return from(scheduler.shard(environment), scheduler.variable);
  return ShardChoice{};
}

}  // namespace assay::fuzz
