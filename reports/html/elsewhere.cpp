#include "reports/html/elsewhere.h"

#include <fmt/format.h>

#include <algorithm>

#include "reports/finding_text.h"
#include "reports/html/report_summary.h"

namespace assay::reports {
namespace {

constexpr const char* kFails = "fails";
constexpr const char* kPasses = "passes";
constexpr const char* kUnknown = "unknown";

Json tick(const std::string& name, const char* state, const std::string& note = "") {
  return Json::array({name, state, note});
}

/// What a campaign puts behind a headline when it has asked the other builds of this machine.
constexpr std::string_view kAlsoIn = ", also in ", kOnlyHere = ", only in this build";

/// `a, b` behind the last `, also in `.
Json builds_asked(const std::string& title) {
  Json ticks = Json::array();
  if (title.ends_with(kOnlyHere)) ticks.push_back(tick("other builds on this machine", kPasses));
  const std::size_t at = title.rfind(kAlsoIn);
  for (std::size_t from = at == std::string::npos ? at : at + kAlsoIn.size(); from < title.size();) {
    const std::size_t end = std::min(title.find(", ", from), title.size());
    ticks.push_back(tick(title.substr(from, end - from), kFails));
    from = end + 2;
  }
  return ticks;
}

/// Elements that were checked of an op on a type.
std::int64_t checked(const ReportData& data, const std::string& op, const std::string& type) {
  std::int64_t sum = 0;
  for (const MatrixCell& cell : data.cells)
    if (short_name(cell.op) == op && cell.element_type == type) sum += cell.elements.checked;
  return sum;
}

/// Whether a campaign has checked everything that the finding stands in.
bool has_checked(const ReportData& data, const Finding& f) {
  const OpsOnTypes pairs = ops_on_types(f);
  return !pairs.empty() &&
         std::ranges::all_of(pairs, [&](const auto& p) { return checked(data, p.first, p.second) > 0; });
}

/// The op that the finding is about, if it is about one.
std::string only_op(const Finding& f) {
  const OpsOnTypes pairs = ops_on_types(f);
  if (pairs.empty()) return "";
  const std::string& op = pairs.begin()->first;
  return std::ranges::all_of(pairs, [&](const auto& p) { return p.first == op; }) ? op : "";
}

}  // namespace

Elsewhere::Elsewhere(const ReportData& own, const std::vector<ReportData>& all)
    : own_(own), all_(all), matrix_(matrix_of(own.cells, own.blamed)) {}

Json Elsewhere::builds(const Cluster& c, const Finding& f) const {
  Json ticks = builds_asked(f.title);
  for (const ReportData& other : all_) {
    if (&other == &own_ || other.campaigns.empty()) continue;
    const std::string name = spoken_identity(back_end_of(other));
    if (std::ranges::find(other.clusters, c.key, &Cluster::key) != other.clusters.end())
      ticks.push_back(tick(name, kFails));
    else
      ticks.push_back(has_checked(other, f) ? tick(name, kUnknown, "not seen there, though its ops were checked")
                                            : tick(name, kUnknown, "not tried there"));
  }
  return ticks;
}

Json Elsewhere::options(const Finding& f) const {
  Json ticks = Json::array();
  if (f.mends.empty() && f.variant == "default") return ticks;
  ticks.push_back(tick(f.variant, kFails));
  for (const std::string& name : f.mends) ticks.push_back(tick(name, kPasses));
  return ticks;
}

Json Elsewhere::types(const Cluster& c, const Finding& f) const {
  Json ticks = Json::array();
  const std::string op = only_op(f);
  const auto row = std::ranges::find(matrix_.rows, op, &MatrixRow::op);
  if (row == matrix_.rows.end()) return ticks;
  for (const Square& square : row->squares) {
    const std::string& type = matrix_.types[square.column];
    if (std::ranges::find(c.element_types, type) != c.element_types.end()) ticks.push_back(tick(type, kFails));
    else if (square.verdict == SquareVerdict::kFail) ticks.push_back(tick(type, kFails, "in another bug"));
    else if (square.counts.elements.checked > 0)
      ticks.push_back(tick(type, kPasses, grouped(square.counts.elements.checked) + " elements checked"));
  }
  return ticks.size() > 1 ? ticks : Json::array();
}

Json Elsewhere::of(const Cluster& c, const Finding& f) const {
  Json groups = Json::array();
  for (auto& [what, ticks] :
       {std::pair("builds", builds(c, f)), std::pair("compile options", options(f)), std::pair("types", types(c, f))})
    if (!ticks.empty()) groups.push_back({{"what", what}, {"ticks", ticks}});
  return groups;
}

}  // namespace assay::reports
