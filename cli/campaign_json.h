#pragma once

#include <nlohmann/json.hpp>

#include "fuzz/campaign/campaign.h"
#include "reports/html/report.h"

namespace assay::cli {

/// What a campaign came to, in the words of the database: the campaign with all its sessions, what this one did, and
/// lists of causes, deviations, refusals, openings and undecided answers. Only `session`, seconds and provenance depend
/// on when and how it was run.
nlohmann::ordered_json campaign_json(const fuzz::CampaignProgress&, const reports::ReportData&, const reports::Known&);

}  // namespace assay::cli
