#include "cli/closing_campaign.h"

#include "fuzz/campaign/campaign.h"

namespace assay::cli {

measure::RunClosingCampaign closing_campaign(const measure::ProfileOptions& of) {
  fuzz::CampaignOptions options{.backend = of.backend, .variants = {of.variant}, .seed = of.seed};
  options.jobs = of.jobs;
  options.limits = of.limits;
  options.only_values = true;
  return [options](const measure::ClosingCampaign& closing, reports::Store& store, const std::atomic<bool>& stop,
                   const std::function<void(std::uint64_t)>& programs) mutable -> Result<void> {
    options.contract = closing.contract;
    options.count = closing.count;
    options.time = closing.time;
    const auto ran = fuzz::run_campaign(options, store, stop,
                                        [&](const fuzz::CampaignProgress& now) { programs(now.next_program); });
    return ran.transform([](const auto&) {});
  };
}

}  // namespace assay::cli
