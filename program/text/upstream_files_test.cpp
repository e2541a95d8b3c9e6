#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "program/text/text.h"

/// Files of the StableHLO project, where they lie beside the repository.
namespace assay::program {
namespace {

std::string contents(const std::filesystem::path& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

std::vector<std::filesystem::path> files() {
  std::vector<std::filesystem::path> all;
  const auto folder = std::filesystem::path(ASSAY_SOURCE_DIR) / "../shared/peer/stablehlo-testdata";
  if (!std::filesystem::exists(folder)) return all;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) all.push_back(entry.path());
  std::ranges::sort(all);
  return all;
}

void round_trip(const Module& module, Form form, const std::string& name) {
  const auto text = print(module, form);
  const auto back = parse(text, "printed");
  ASSERT_TRUE(back) << name << ": " << back.error().text();
  EXPECT_EQ(print(*back, form), text) << name;
  EXPECT_EQ(print(*back, Form::kGeneric), print(module, Form::kGeneric)) << name;
}

TEST(UpstreamFiles, AreReadVerifiedAndPrintedAlike) {
  const auto all = files();
  if (all.empty()) GTEST_SKIP() << "needs StableHLO's testdata: it is not in ../shared/peer/stablehlo-testdata";
  std::size_t read = 0, unsupported = 0;
  for (const auto& file : all) {
    const auto module = parse(contents(file), file.filename().string());
    if (!module) {
      EXPECT_EQ(module.error().kind, ErrorKind::kUnsupported) << module.error().text();
      ++unsupported;
      continue;
    }
    ++read;
    const auto verified = verify(*module);
    EXPECT_TRUE(verified) << file.filename() << ": " << verified.error().text();
    round_trip(*module, Form::kPretty, file.filename().string());
    round_trip(*module, Form::kGeneric, file.filename().string());
  }
  EXPECT_GE(read, 1100u);
  RecordProperty("unsupported", static_cast<int>(unsupported));
}

}  // namespace
}  // namespace assay::program
