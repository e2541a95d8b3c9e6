#include "reports/html/report_summary.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <utility>

#include "reports/finding_text.h"
#include "reports/html/elsewhere.h"
#include "reports/html/matrix.h"
#include "reports/html/trend.h"
#include "reports/json_objects.h"
#include "reports/regression/exports.h"
#include "reports/regression/headline.h"
#include "reports/reproduce.h"
#include "reports/tensor_text.h"

namespace assay::reports {
namespace {

// Of one output, at most this many elements that did not fail.
constexpr std::size_t kQuietElements = 4;
constexpr std::size_t kFailedElements = 64;
// Of a feature list or a refusal, as much as a row holds.
constexpr std::size_t kFeatureLength = 120, kRefusalLength = 300;

/// Each op once, in order of appearance.
Json short_names(const std::vector<std::string>& ops) {
  Json names = Json::array();
  for (const std::string& op : ops)
    if (std::ranges::find(names, Json(short_name(op))) == names.end()) names.push_back(short_name(op));
  return names;
}

/// `[position, legal, got, whether it failed]`: the failing elements first, then some of the others.
Json element_rows(const OutputEvidence& output, std::size_t& hidden) {
  const TensorText type = tensor_text(output.type);
  Json rows = Json::array();
  const auto add = [&](bool failed, std::size_t most) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < output.elements.size(); ++i) {
      const ExpectedElement& e = output.elements[i];
      if (e.failed != failed) continue;
      if (count++ < most) rows.push_back({type.position(i), e.text, e.got.empty() ? "-" : e.got, e.failed});
      else ++hidden;
    }
  };
  add(true, kFailedElements);
  add(false, kQuietElements);
  return rows;
}

Json outputs_json(const Finding& f) {
  Json list = Json::array();
  for (const OutputEvidence* output : telling_outputs(f.evidence)) {
    const std::string process = f.replicas * f.partitions > 1 ? fmt::format(" of process {}", output->process) : "";
    std::size_t hidden = 0;
    Json rows = element_rows(*output, hidden);
    list.push_back({{"name", fmt::format("output {}{}", output->output, process)},
                    {"type", output->type},
                    {"rows", std::move(rows)},
                    {"more", hidden}});
  }
  return list;
}

std::string grid(const Finding& f) {
  return f.replicas * f.partitions > 1 ? fmt::format("{} replicas x {} partitions", f.replicas, f.partitions) : "";
}

Json blame_json(const Finding& f) {
  Json list = Json::array();
  for (const auto& [op, type] : ops_on_types(f)) list.push_back(op + " " + type);
  return list;
}

/// Texts of a finding that may be long; lines that are too long to be read lose their middle.
void add_texts(Json& json, const Finding& f) {
  const bool is_reduced = f.original_program != f.program;
  const std::pair<const char*, std::string> texts[] = {
      {"program", f.program},
      {"inputs", input_lines(f)},
      {"message", f.message},
      {"original_program", is_reduced ? f.original_program : ""},
      {"original_inputs", is_reduced && !f.original_program.empty() ? original_input_lines(f) : ""}};
  Json cut = Json::array();
  for (const auto& [name, text] : texts) {
    json[name] = elided(text);
    if (json[name].get_ref<const std::string&>() != text) cut.push_back(name);
  }
  json["cut"] = std::move(cut);
}

/// What can be pasted elsewhere. The script stands in the issue too: there it is this word.
constexpr const char* kScriptGoesHere = "THE SCRIPT GOES HERE";
constexpr std::size_t kLongestScript = 20'000;

/// Of the finding that stands for a bug.
void add_exports(Json& json, const Finding& f, const ReportData& data) {
  const auto campaign = std::ranges::find(data.campaigns, f.campaign, &Campaign::id);
  if (campaign == data.campaigns.end()) return;
  const Origin origin = origin_of(*campaign);
  Controls controls;
  controls.missing = fmt::format("a report has none; `assay export {} --format issue` runs them", f.id);
  if (const auto rule = data.rules.find(f.id); rule != data.rules.end()) controls.rule = rule->second;
  Finding portable = f;
  portable.check_flags = flags_without_folders(f.check_flags);
  std::string script = is_of_pass(origin) ? "" : jax_script(portable, origin, headline(f)).value_or("");
  if (script.size() > kLongestScript) script.clear();  // `assay export` writes it
  json["why"] = controls.rule;
  json["script"] = script;
  json["issue"] = issue(portable, origin, controls, script.empty() ? "" : kScriptGoesHere);
  json["script_goes"] = kScriptGoesHere;
}

Json finding_json(const Finding& f) {
  Json json{{"id", f.id},
            {"campaign", f.campaign},
            {"failure", f.failure},
            {"title", f.title},
            {"ops", short_names(f.ops)},
            {"types", f.element_types},
            {"blames", blame_json(f)},
            {"law", f.law},
            {"grants", f.grants},
            {"distance", describe(f.witness)},
            {"bound", f.bound},
            {"variant", variant_text(f)},
            {"mends", f.mends},
            {"grid", grid(f)},
            {"program_number", f.program_number},
            {"compilations", f.compilations},
            {"outputs", outputs_json(f)},
            {"more_outputs", f.evidence.size() - telling_outputs(f.evidence).size()},
            {"flags", flags_without_folders(f.check_flags)}};
  add_texts(json, f);
  return json;
}

/// The representative first.
Json findings_json(const Cluster& cluster, std::vector<const Finding*> findings, const ReportData& data,
                   const Elsewhere& elsewhere) {
  std::ranges::stable_partition(findings, [&](const Finding* f) { return f->id == cluster.representative; });
  Json list = Json::array();
  for (const Finding* f : findings) {
    list.push_back(finding_json(*f));
    if (list.size() > 1) continue;
    add_exports(list.back(), *f, data);
    list.back()["elsewhere"] = elsewhere.of(cluster, *f);
  }
  return list;
}

Json bugs_json(const ReportData& data, const std::vector<ReportData>& all) {
  const Elsewhere elsewhere(data, all);
  std::map<std::string, std::vector<const Finding*>> by_cluster;
  for (const Finding& f : data.findings) by_cluster[f.cluster].push_back(&f);
  Json list = Json::array();
  for (const Cluster& c : data.clusters)
    list.push_back({{"key", c.key},
                    {"failure", c.failure},
                    {"title", c.title},
                    {"ops", short_names(c.ops)},
                    {"types", c.element_types},
                    {"count", c.findings},
                    {"note", data.known.note(c)},
                    {"is_known", data.known.find(c) != nullptr},
                    {"findings", findings_json(c, by_cluster[c.key], data, elsewhere)}});
  return list;
}

/// Squares as lists: column, verdict, programs, findings, and elements checked, weak, open, undecided.
Json matrix_json(const ReportData& data) {
  const Matrix matrix = matrix_of(data.cells, data.blamed);
  Json rows = Json::array();
  for (const MatrixRow& row : matrix.rows) {
    Json squares = Json::array();
    for (const auto& [column, verdict, n] : row.squares)
      squares.push_back({column, name_of(verdict), n.programs, n.failed, n.elements.checked, n.elements.weak,
                         n.elements.open, n.elements.undecided});
    rows.push_back({{"op", row.op}, {"squares", std::move(squares)}});
  }
  Json takes = Json::object();
  for (const MatrixRow& row : matrix.rows)
    if (const auto taken = data.takes.find(row.op); taken != data.takes.end()) takes[row.op] = taken->second;
  return {
      {"types", matrix.types}, {"rows", std::move(rows)}, {"takes", std::move(takes)}, {"unplaced", matrix.unplaced}};
}

/// One night is no trend.
Json nights_json(const ReportData& data) {
  const auto all = nights(data.campaigns, data.occurrences);
  Json list = Json::array();
  if (all.size() < 2) return list;
  for (const Night& n : all)
    list.push_back({{"date", n.date},
                    {"programs", n.programs},
                    {"checked", n.checked},
                    {"causes", n.causes},
                    {"fresh", n.fresh},
                    {"gone", n.gone}});
  return list;
}

/// `a,b` as `a, b`.
std::string spaced(const std::string& list) {
  std::string result;
  for (const char c : list) result += c == ',' ? ", " : std::string(1, c);
  return result;
}

Json refusals_json(const std::vector<Refusal>& rows) {
  Json list = Json::array();
  for (const Refusal& r : rows)
    list.push_back({{"verdict", r.verdict},
                    {"is_ours", r.verdict == kOurTextWasRefused},
                    {"message", r.message.substr(0, kRefusalLength)},
                    {"feature", spaced(r.feature).substr(0, kFeatureLength)},
                    {"programs", r.programs},
                    {"program", elided(r.program)}});
  return list;
}

Json undecided_json(const std::vector<UndecidedRow>& rows) {
  Json list = Json::array();
  for (const UndecidedRow& u : rows) {
    list.push_back(json_of(u));
    list.back()["program"] = elided(u.program);
  }
  return list;
}

Json openings_json(const std::vector<OpeningRow>& rows) {
  Json list = Json::array();
  for (const OpeningRow& o : rows)
    list.push_back({{"op", o.op},
                    {"type", o.element_type},
                    {"reason", o.reason},
                    {"programs", o.programs},
                    {"elements", o.elements}});
  return list;
}

Json avoided_json(const std::vector<AvoidedRow>& rows) {
  Json list = Json::array();
  for (const AvoidedRow& a : rows)
    list.push_back({{"suspect", a.suspect.substr(0, kRefusalLength)},
                    {"traits", fmt::format("{}", fmt::join(a.traits, ", "))},
                    {"programs", a.programs},
                    {"failures", a.failures},
                    {"redrawn", a.redrawn}});
  return list;
}

Json coverage_json(const std::vector<Coverage>& rows) {
  std::map<std::string, std::pair<std::int64_t, std::int64_t>> by_op;  // classes, programs
  for (const Coverage& c : rows) {
    by_op[short_name(c.op)].first += 1;
    by_op[short_name(c.op)].second += c.programs;
  }
  Json list = Json::array();
  for (const auto& [op, counts] : by_op)
    list.push_back({{"op", op}, {"classes", counts.first}, {"hits", counts.second}});
  return list;
}

Json deviations_json(const std::vector<DeviationRow>& rows) {
  Json list = Json::array();
  for (const DeviationRow& d : rows) list.push_back(json_of(d));
  return list;
}

Json verdicts_json(const std::vector<VerdictCount>& rows) {
  Json list = Json::array();
  for (const VerdictCount& v : rows) list.push_back({{"verdict", v.verdict}, {"programs", v.programs}});
  return list;
}

}  // namespace

Json report_json(const ReportData& data, const std::vector<ReportData>& all) {
  return {{"some_known", !data.known.is_empty()},
          {"bugs", bugs_json(data, all)},
          {"matrix", matrix_json(data)},
          {"nights", nights_json(data)},
          {"deviations", deviations_json(data.deviations)},
          {"undecided", undecided_json(data.undecided)},
          {"openings", openings_json(data.openings)},
          {"refusals", refusals_json(data.refusals)},
          {"avoided", avoided_json(data.avoided)},
          {"verdicts", verdicts_json(data.verdicts)},
          {"coverage", coverage_json(data.coverage)}};
}

}  // namespace assay::reports
