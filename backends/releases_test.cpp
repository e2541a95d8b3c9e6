#include "backends/releases.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include <gtest/gtest.h>

#include "backends/sample_programs_test.h"
#include "backends/worker.h"

namespace assay::backends {
namespace {

namespace fs = std::filesystem;

TEST(Releases, AreThoseOfJaxlibWhereNoWorkerIsNamed) {
  EXPECT_EQ(parse_release("0.4.30").value().name(), "xla_cpu@0.4.30");
  EXPECT_EQ(parse_release("iree_cpu@3.13.0").value().name(), "iree_cpu@3.13.0");
  for (const char* bad : {"", "@", "x", "0.4.30rc1", "iree_cpu@", "../x@1", "a@../../1", "0..4", "a b@1", "@1"})
    EXPECT_FALSE(parse_release(bad)) << bad;
}

bool is_pass(const Release& release) {
  return release.worker == "catalyst" || release.worker == "enzyme" || release.worker == "tpu";
}

/// The licence of libtpu is between Google and who installs it: nothing that runs by itself may use it.
std::vector<Release> releases_to_run() {
  std::vector<Release> out = installed_releases();
  if (std::getenv("CI")) std::erase_if(out, [](const Release& release) { return release.worker == "tpu"; });
  return out;
}

// As many as a person has installed: whether their workers speak with them only they can say.
TEST(Releases, EveryOneThatIsInstalledRuns) {
  const auto all = releases_to_run();
  if (all.empty()) GTEST_SKIP() << "needs a release: `assay doctor --versions 0.4.30,0.12.0,iree_cpu@3.13.0`";
  for (const Release& release : all) {
    const auto factory = open("worker:" + release.name());
    ASSERT_TRUE(factory) << factory.error().text();
    EXPECT_NE((*factory)->identity().find(release.version), std::string::npos) << (*factory)->identity();
    const auto backend = (*factory)->start({});
    for (const Variant& variant : (*factory)->variants()) {
      if (is_pass(release)) {
        EXPECT_TRUE(backend->transform(source(kAdd), variant).ok()) << release.name() << " " << variant.name;
        continue;
      }
      const auto compiled = backend->compile(source(kAdd), variant);
      if (variant.name == "vulkan" && !compiled.ok()) continue;  // not every machine has a device
      ASSERT_TRUE(compiled.ok()) << release.name() << " " << variant.name << ": " << compiled.message;
      EXPECT_EQ(backend->run(add_inputs()).outputs, add_outputs()) << release.name() << " " << variant.name;
    }
  }
}

class ReleasesTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "assay-releases-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    if (const char* before = std::getenv("ASSAY_ENVIRONMENTS")) before_ = before;
    setenv("ASSAY_ENVIRONMENTS", folder_.c_str(), 1);
  }
  void TearDown() override {
    fs::remove_all(folder_);
    before_ ? setenv("ASSAY_ENVIRONMENTS", before_->c_str(), 1) : unsetenv("ASSAY_ENVIRONMENTS");
  }
  /// An environment whose Python is that of the workers.
  void environment(const Release& release, bool is_complete) const {
    const fs::path at = folder_ / release.worker / release.version;
    fs::create_directories(at / "bin");
    std::ofstream(at / "bin" / "python") << "#!/bin/sh\nexec python3 \"$@\"\n";
    fs::permissions(at / "bin" / "python", fs::perms::owner_all);
    if (is_complete) std::ofstream(at / "complete");
  }

  fs::path folder_;
  std::optional<std::string> before_;
};

TEST_F(ReleasesTest, OnlyWhatIsCompleteIsInstalledAndOlderOnesAreFirst) {
  environment({"xla_cpu", "0.10.2"}, true);
  environment({"xla_cpu", "0.4.30"}, true);
  environment({"xla_cpu", "0.9.0"}, false);
  std::vector<std::string> names;
  for (const Release& release : installed_releases()) names.push_back(release.name());
  EXPECT_EQ(names, (std::vector<std::string>{"xla_cpu@0.4.30", "xla_cpu@0.10.2"}));
  const auto of_jaxlib = worker_command("stablehlo_passes@0.10.2");
  ASSERT_TRUE(of_jaxlib) << "its environment is that of jaxlib";
  EXPECT_EQ(of_jaxlib->arguments[0], (folder_ / "xla_cpu" / "0.10.2" / "bin" / "python").string());
  const auto missing = worker_command("xla_cpu@0.9.0");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().text(),
            "xla_cpu@0.9.0 is not installed; `assay doctor --versions xla_cpu@0.9.0` does that");
  const auto command = worker_command("xla_cpu@0.10.2");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->arguments[0], (folder_ / "xla_cpu/0.10.2/bin/python").string());
  EXPECT_TRUE(command->arguments[1].ends_with("/xla_cpu.py"));
}

TEST_F(ReleasesTest, AnInstallationThatFailsOrIsStoppedLeavesNothing) {
  const Release none{"nobody", "1.0"};
  const auto failed = install(none, nullptr);
  ASSERT_FALSE(failed);
  EXPECT_NE(failed.error().message.find("usage: make.py"), std::string::npos) << failed.error().message;
  EXPECT_FALSE(fs::exists(folder_ / "nobody"));
  const std::atomic<bool> stop = true;
  EXPECT_EQ(install({"xla_cpu", "0.4.30"}, &stop).error().message, "interrupted");
  EXPECT_TRUE(installed_releases().empty());
  environment({"xla_cpu", "0.4.30"}, true);
  EXPECT_TRUE(install({"xla_cpu", "0.4.30"}, nullptr)) << "it is there already";
}

/// A worker that adds in one variant and subtracts in the other, refuses the third, and hands over a template.
constexpr const char* kWorkerWithVariants = R"(import sys
sys.path.insert(0, sys.argv[1])
import protocol
class Worker:
    def hello(self):
        return {"name": "two-faced", "version": "1", "devices": 1, "variants": [
            {"name": "wrong", "options": [["sign", "-1"]]}, {"name": "unknown", "options": [["warp", "9"]]}, "nonsense"],
            "template": {"name": "a.txt", "text": "{program}"}}
    def compile(self, text, replicas, partitions, options):
        if any(name != "sign" for name, _ in options):
            raise protocol.Refusal("unsupported", "no such option")
        self.sign = dict(options).get("sign", "1")
    def run(self, inputs):
        import struct
        (t, shape, a), (_, _, b) = inputs[0]
        n = len(a) // 4
        out = [x + int(self.sign) * y for x, y in zip(struct.unpack(f"{n}f", a), struct.unpack(f"{n}f", b))]
        return [[(t, shape, struct.pack(f"{n}f", *out))]]
protocol.serve(Worker)
)";

TEST_F(ReleasesTest, AWorkerNamesItsVariants) {
  const auto command = worker_command("interpreter");
  if (!command) GTEST_SKIP() << "needs jaxlib: " << command.error().text();
  const fs::path script = folder_ / "two_faced.py";
  std::ofstream(script) << kWorkerWithVariants;
  const std::string workers = fs::path(command->arguments[1]).parent_path().string();
  const auto factory = open("worker:python3 " + script.string() + " " + workers);
  ASSERT_TRUE(factory) << factory.error().text();
  std::vector<std::string> names;
  for (const Variant& v : (*factory)->variants()) names.push_back(v.name + " " + options_text(v));
  EXPECT_EQ(names, (std::vector<std::string>{"default ", "wrong sign=-1"}));
  EXPECT_EQ((*factory)->export_template().name, "a.txt");
  const auto backend = (*factory)->start({});
  for (const auto& [variant, is_right] : {std::pair("default", true), std::pair("wrong", false)}) {
    ASSERT_TRUE(backend->compile(source(kAdd), find_variant(**factory, variant).value()).ok());
    EXPECT_EQ(backend->run(add_inputs()).outputs == add_outputs(), is_right) << variant;
  }
}

}  // namespace
}  // namespace assay::backends
