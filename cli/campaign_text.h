#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "fuzz/campaign/campaign.h"
#include "reports/html/report.h"

/// What `fuzz` tells a person.
namespace assay::cli {

/// `BUG #5  wrong value  is_inf on f32: 2 where 1 is expected`; the number is the one that `show` takes.
Line bug_line(std::int64_t number, const std::string& failure, const std::string& title);

struct CampaignText {
  const fuzz::CampaignProgress& progress;
  const reports::ReportData& data;
  const reports::Known& known;
  std::string shard;     ///< which programs, and who says so; empty: all
  std::string database;  ///< as the user named it
  std::string report;    ///< empty: none was written
};

/// The bugs, counts of allowed and unchecked answers, and the next command, in at most 25 lines.
std::vector<Line> summary(const CampaignText&);

/// Everything behind the summary: verdicts, refusals, openings and deviations, each in a list.
std::string details(const CampaignText&);

/// What a campaign came to, in the words of the database: the campaign with all its sessions, what this one did, and
/// lists of causes, deviations, refusals, openings and undecided answers. Only `session`, seconds and provenance depend
/// on when and how it was run.
nlohmann::ordered_json campaign_json(const fuzz::CampaignProgress&, const reports::ReportData&, const reports::Known&);

}  // namespace assay::cli
