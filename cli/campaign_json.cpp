#include "cli/campaign_text.h"

#include "reports/finding_text.h"
#include "reports/json_objects.h"

namespace assay::cli {
namespace {

using Json = nlohmann::ordered_json;

Json session_of(const fuzz::CampaignProgress& now) {
  Json verdicts = Json::object();
  for (const auto& [verdict, programs] : now.verdicts) verdicts[verdict] = programs;
  return {{"first_program", now.first_program},
          {"next_program", now.next_program},
          {"verdicts", verdicts},
          {"findings", now.findings},
          {"cut_short", now.left_out.total()},
          {"failures_not_reduced", now.left_out.failures},
          {"hangs_not_confirmed", now.left_out.hangs},
          {"interrupted", now.interrupted}};
}

/// `about` names the back end where a row has to say it.
template <class Row, class... About> Json list_of(const std::vector<Row>& rows, const About&... about) {
  Json out = Json::array();
  for (const Row& row : rows) out.push_back(reports::json_of(row, about...));
  return out;
}

Json causes_of(const reports::ReportData& data, const reports::Known& known) {
  Json out = Json::array();
  for (const reports::Cluster& c : reports::violations(data.clusters)) {
    out.push_back(reports::json_of(c, data.campaigns.front().key.identity));
    if (!known.is_empty()) out.back()["known"] = known.note(c);
  }
  return out;
}

Json missing_of(const std::vector<reports::KnownCause>& missing) {
  Json out = Json::array();
  for (const reports::KnownCause& c : missing)
    out.push_back({{"cluster", c.what()}, {"issue", c.issue}, {"owner", c.owner}, {"place", c.place}});
  return out;
}

}  // namespace

Json campaign_json(const fuzz::CampaignProgress& progress, const reports::ReportData& data,
                   const reports::Known& known) {
  const reports::Campaign& campaign = data.campaigns.front();
  const std::string& back_end = campaign.key.identity;
  return {{"event", "summary"},
          {"campaign", reports::json_of(campaign)},
          {"database", data.database},
          {"contract", progress.contract},
          {"session", session_of(progress)},
          {"causes", causes_of(data, known)},
          {"expected_and_not_seen", missing_of(known.missing(data.clusters))},
          {"deviations", list_of(data.deviations)},
          {"refusals", list_of(data.refusals)},
          {"openings", list_of(data.openings, back_end)},
          {"avoided", list_of(data.avoided, back_end)},
          {"undecided", list_of(data.undecided)}};
}

}  // namespace assay::cli
