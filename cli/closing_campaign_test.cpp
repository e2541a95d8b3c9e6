#include "cli/closing_campaign.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

/// The campaign of a profile finds what no probe asks for.
namespace assay::cli {
namespace {

namespace fs = std::filesystem;

/// A folder of its own for a test, which is gone with it.
class Closing : public testing::Test {
 protected:
  Closing() { fs::create_directories(folder_); }
  ~Closing() override { fs::remove_all(folder_); }

  /// A back end that draws from these lines.
  std::string perturbed_by(const std::string& lines) const {
    std::ofstream(folder_ / "planted.contract") << "contract planted : stablehlo\n" << lines;
    return "perturbed:" + (folder_ / "planted.contract").string();
  }

  std::vector<std::string> lines_found(const std::string& backend, std::set<measure::ProfilePart> parts,
                                       int jobs = 1) const {
    const std::string db = (folder_ / "p.db").string();
    fs::remove(db);
    auto store = reports::Store::open(db);
    measure::ProfileOptions options{
        .backend = backend, .count = 500, .draft = db + ".draft.contract", .parts = std::move(parts), .jobs = jobs};
    options.campaign = closing_campaign(options);
    const std::atomic<bool> stop = false;
    const auto profile = measure::make_profile(options, **store, stop, [](const measure::ProfileProgress&) {});
    EXPECT_TRUE(profile.has_value()) << (profile ? "" : profile.error().text());
    std::vector<std::string> lines;
    for (const auto& g : profile ? profile->grants : std::vector<reports::FoundGrant>{}) {
      lines.push_back(g.line);
      EXPECT_EQ(g.source, "campaign");
    }
    return lines;
  }

 private:
  fs::path folder_ = fs::temp_directory_path() / ("assay-closing-" + std::to_string(getpid()));
};

TEST_F(Closing, TheCampaignFindsWhatNoProbeAsksFor) {
  const std::string rewrite = "rewrite pow-by-exp-log for ";
  const std::string backend = perturbed_by("  grant " + rewrite + "float because measured \"planted\"\n");
  EXPECT_EQ(lines_found(backend, {measure::ProfilePart::kProbes}), std::vector<std::string>{});
  const auto found = lines_found(backend, {measure::ProfilePart::kProbes, measure::ProfilePart::kCampaign});
  EXPECT_FALSE(found.empty());
  for (const std::string& line : found) EXPECT_TRUE(line.starts_with(rewrite)) << line;
  EXPECT_EQ(lines_found(backend, {measure::ProfilePart::kProbes, measure::ProfilePart::kCampaign}, 3), found);
}

TEST_F(Closing, TheCampaignFindsNothingWhereNothingIsPlanted) {
  EXPECT_EQ(lines_found(perturbed_by(""), {measure::ProfilePart::kProbes, measure::ProfilePart::kCampaign}),
            std::vector<std::string>{});
}

}  // namespace
}  // namespace assay::cli
