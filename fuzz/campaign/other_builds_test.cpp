#include "fuzz/campaign/other_builds.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <unistd.h>

#include <gtest/gtest.h>

namespace assay::fuzz {
namespace {

using Names = std::vector<std::string>;

TEST(OtherBuilds, AreSaidBehindTheHeadline) {
  EXPECT_EQ(build_remark({}, true), ", only in this build");
  EXPECT_EQ(build_remark({"jaxlib 0.12.0"}, true), ", also in jaxlib 0.12.0");
  EXPECT_EQ(build_remark({"jaxlib 0.4.30", "jaxlib 0.12.0"}, false), ", also in jaxlib 0.4.30, jaxlib 0.12.0");
  EXPECT_EQ(build_remark({}, false), "") << "none of them answered";
}

TEST(OtherBuilds, AreReleasesOfTheSameWorkerThatAreInstalled) {
  const auto folder = std::filesystem::temp_directory_path() / ("assay_builds_" + std::to_string(getpid()));
  const char* before = std::getenv("ASSAY_ENVIRONMENTS");
  const std::string saved = before ? before : "";
  for (const char* name : {"xla_cpu/0.4.30", "xla_cpu/0.12.0", "iree_cpu/3.13.0"}) {
    std::filesystem::create_directories(folder / name);
    std::ofstream(folder / name / "complete") << "";
  }
  setenv("ASSAY_ENVIRONMENTS", folder.c_str(), 1);
  const Names jaxlib{"worker:xla_cpu@0.4.30", "worker:xla_cpu@0.12.0"};
  const auto sorted = [](Names names) { return std::ranges::sort(names), names; };
  const auto plugin = other_builds_of("pjrt:newest", "lammps_jax_pjrt_cpu 0.11.2 (x.so)");
  const auto release = other_builds_of("worker:xla_cpu@0.12.0", "XLA:CPU jaxlib 0.12.0");
  const auto jax = other_builds_of("jax", "XLA:CPU jaxlib 0.10.2");
  const auto gpu = other_builds_of("pjrt:xla_cuda_plugin.so", "xla_cuda_plugin 1");
  const auto oracle = other_builds_of("oracle", "the oracle");
  if (saved.empty()) unsetenv("ASSAY_ENVIRONMENTS");
  else setenv("ASSAY_ENVIRONMENTS", saved.c_str(), 1);
  std::filesystem::remove_all(folder);
  EXPECT_EQ(sorted(plugin), sorted(jaxlib));
  EXPECT_EQ(release, Names{"worker:xla_cpu@0.4.30"});
  EXPECT_EQ(sorted(jax), sorted(jaxlib));
  EXPECT_EQ(gpu, Names{});
  EXPECT_EQ(oracle, Names{});
}

}  // namespace
}  // namespace assay::fuzz
