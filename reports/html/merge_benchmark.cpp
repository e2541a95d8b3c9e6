#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>

#include "reports/html/report.h"
#include "reports/merge.h"

/// Databases of long campaigns: of n million programs in as many shards, with the rows that a campaign on XLA:CPU has
/// once nearly all classes are reached. 100 is 10^8 programs.
namespace assay::reports {
namespace {

constexpr std::int64_t kPrograms = 1'000'000;  ///< of a shard
constexpr int kOps = 140, kTypes = 20, kClasses = 120, kRefusals = 430, kOpenings = 430, kTextBlocks = 1024;
/// Of a few hundred lines of ops as they are drawn: compressible as programs are.
std::string long_program(std::int64_t shard, int n) {
  std::string text;
  for (int line = 0; line < 40; ++line)
    text += fmt::format("  %{} = stablehlo.op{} %{}, %{} : tensor<{}x{}xf32>\n", line, (n * 7 + line * 13) % kOps,
                        (n + line * 5) % 17, (shard + line) % 19, (shard * 31 + n * line) % 97, (n * 3 + line) % 13);
  return text;
}

constexpr int kCauses = 250, kFindingsOfACause = 3;

Finding finding_of(std::int64_t shard, int n) {
  Finding f{.program_number = static_cast<std::uint64_t>(n), .cluster = fmt::format("wrong-value: op {}", n % kCauses)};
  f.failure = "wrong-value";
  f.title = fmt::format("op {} on f32: 1.0 where 2 is expected", n);
  f.ops = {"stablehlo.add"};
  f.element_types = {"f32"};
  f.typed_ops = {"add f32"};
  f.program = fmt::format("func.func @main() {{ return }} // {}", n) + std::string(300, ' ');
  f.original_program = long_program(shard, n);
  f.evidence = {{0, 0, "tensor<2xf32>", "dense<1.0> : tensor<2xf32>", {{"2", "1.0", true}, {"2", "2.0"}}}};
  return f;
}

Block block_of(std::int64_t shard) {
  Block b{.next_program = kPrograms, .state = std::string(173'000, 's'), .counts = {.programs = kPrograms}};
  for (int op = 0; op < kOps; ++op) {
    for (int t = 0; t < kTypes; ++t)
      b.cells.push_back({fmt::format("op{}", op), fmt::format("f{}", t), 1000, {9000}, 0});
    for (int c = 0; c < kClasses; ++c)
      b.coverage.push_back({fmt::format("op{}", op), fmt::format("attribute: {}", c), 70});
  }
  for (int r = 0; r < kRefusals; ++r)
    b.refusals.push_back(
        {"unsupported", fmt::format("cause {}", r), "sort f32", "a message", 9, fmt::format("p {}", r)});
  for (int o = 0; o < kOpenings; ++o) b.openings.push_back({"add", "f32", fmt::format("reason {}", o), 3, 40});
  for (std::uint64_t t = 0; t < kTextBlocks; ++t) b.texts.push_back({t, std::vector<std::uint64_t>(64, t)});
  for (int n = 0; n < kCauses * kFindingsOfACause; ++n) b.findings.push_back(finding_of(shard, n));
  return b;
}

std::string folder() {
  return fmt::format("{}/assay-merge-{}", std::filesystem::temp_directory_path().string(), getpid());
}
std::string shard_path(std::int64_t shard) { return fmt::format("{}/shard-{}.db", folder(), shard); }
std::string merged_path() { return folder() + "/all.db"; }

std::vector<std::string> shards(std::int64_t count) {
  std::filesystem::create_directories(folder());
  std::vector<std::string> paths;
  for (std::int64_t shard = 0; shard < count; ++shard) {
    paths.push_back(shard_path(shard));
    if (std::filesystem::exists(paths.back())) continue;
    auto store = *Store::open(paths.back());
    const Campaign campaign =
        store->campaign({.identity = "xla", .options = fmt::format("shard={}/100", shard)}).value();
    (void)store->commit(campaign, block_of(shard));
  }
  return paths;
}

void merging(benchmark::State& state) {
  const auto paths = shards(state.range(0));
  for (auto _ : state) (void)merge(paths, merged_path());
  state.counters["MB"] = static_cast<double>(std::filesystem::file_size(merged_path())) / 1e6;
}

void listing(benchmark::State& state) {
  (void)merge(shards(state.range(0)), merged_path());
  for (auto _ : state) {
    auto store = *Store::open_existing(merged_path());
    benchmark::DoNotOptimize(store->clusters());
  }
}

void reporting(benchmark::State& state) {
  (void)merge(shards(state.range(0)), merged_path());
  for (auto _ : state) {
    auto store = *Store::open_existing(merged_path());
    benchmark::DoNotOptimize(html_report(*collect_by_back_end(*store)));
  }
}

void forgetting(benchmark::State& state) {
  for (auto _ : state) std::filesystem::remove_all(folder());
}

BENCHMARK(merging)->Arg(25)->Arg(50)->Arg(100)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(listing)->Arg(25)->Arg(50)->Arg(100)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(reporting)->Arg(25)->Arg(50)->Arg(100)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(forgetting)->Iterations(1);

}  // namespace
}  // namespace assay::reports
