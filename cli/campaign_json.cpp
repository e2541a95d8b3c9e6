#include "cli/campaign_json.h"

#include "reports/finding_text.h"
#include "reports/json.h"

namespace assay::cli {
namespace {

using Json = nlohmann::ordered_json;

Json session_of(const fuzz::CampaignProgress& now) {
  Json verdicts = Json::object();
  for (const auto& [verdict, programs] : now.verdicts) verdicts[verdict] = programs;
  return {{"first_program", now.first_program}, {"next_program", now.next_program}, {"verdicts", verdicts},
          {"findings", now.findings},           {"cut_short", now.unreduced},       {"interrupted", now.interrupted}};
}

Json json_of(const reports::DeviationRow& d) {
  return {{"grants", d.grants},     {"kind", d.kind},      {"programs", d.programs},
          {"elements", d.elements}, {"got", d.worst.got},  {"nearest", d.worst.nearest},
          {"ulps", d.worst.ulps},   {"finding", d.finding}};
}

Json json_of(const reports::Refusal& r) {
  return {{"verdict", r.verdict}, {"cause", r.cause}, {"feature", r.feature}, {"programs", r.programs}};
}

Json json_of(const reports::UndecidedRow& u) {
  return {{"bound", u.bound}, {"programs", u.programs}, {"elements", u.elements}};
}

template <class Row> Json list_of(const std::vector<Row>& rows) {
  Json out = Json::array();
  for (const Row& row : rows) out.push_back(json_of(row));
  return out;
}

/// Of what has JSON text of its own, which names the back end.
template <class Row> Json list_of(const std::vector<Row>& rows, const std::string& back_end) {
  Json out = Json::array();
  for (const Row& row : rows) out.push_back(Json::parse(reports::to_json(row, back_end)));
  return out;
}

}  // namespace

Json campaign_json(const fuzz::CampaignProgress& progress, const reports::ReportData& data) {
  const reports::Campaign& campaign = data.campaigns.front();
  const std::string& back_end = campaign.key.identity;
  return {{"campaign", Json::parse(reports::to_json(campaign))},
          {"database", data.database},
          {"contract", progress.contract},
          {"session", session_of(progress)},
          {"causes", list_of(reports::violations(data.clusters), back_end)},
          {"deviations", list_of(data.deviations)},
          {"refusals", list_of(data.refusals)},
          {"openings", list_of(data.openings, back_end)},
          {"undecided", list_of(data.undecided)}};
}

}  // namespace assay::cli
