#include "reports/html/compare.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "reports/finding_text.h"
#include "reports/html/matrix.h"
#include "reports/html/page.h"
#include "reports/html/report_summary.h"

namespace assay::reports {
namespace {

const PageKind kComparePage{"compare.html", {"matrix.css", "compare.css"}, {"matrix.js", "compare.js"}};

/// Of a square of a campaign.
const char* word_of(SquareVerdict verdict) {
  static constexpr const char* kWords[] = {"fail", "allowed", "pass", "unchecked", "unchecked"};
  return kWords[static_cast<std::size_t>(verdict)];
}

/// Titles of the bugs that blame an op on a type.
std::map<std::pair<std::string, std::string>, std::vector<std::string>> titles_by_square(const ReportData& data) {
  std::map<std::pair<std::string, std::string>, std::vector<std::string>> out;
  for (const Cluster& c : violations(data.clusters))
    for (const Finding& f : data.findings)
      if (f.id == c.representative)
        for (const auto& pair : ops_on_types(f)) out[pair].push_back(c.title);
  return out;
}

/// How a certificate's words for a cell are compared.
std::string word_of(const std::string& status) {
  if (status == "pass" || status == "refused") return "pass";
  if (status == "pass by grant") return "allowed";
  static constexpr const char* kUnchecked[] = {"open",     "accepted", "unproven",  "left out",
                                               "rejected", "waived",   "undecided", "unsupported"};
  return std::ranges::find(kUnchecked, status) == std::end(kUnchecked) ? "fail" : "unchecked";
}

Json square_json(const ComparedRun& run, const std::string& op, const std::string& type) {
  const auto square = run.squares.find({op, type});
  if (square == run.squares.end()) return nullptr;
  return Json::array({square->second.verdict, square->second.checked, square->second.bugs});
}

/// By op the types that some run has.
std::map<std::string, std::set<std::string>> squares_of(const std::vector<ComparedRun>& runs) {
  std::map<std::string, std::set<std::string>> out;
  for (const ComparedRun& run : runs)
    for (const auto& [place, _] : run.squares) out[place.first].insert(place.second);
  return out;
}

Json row_json(const std::vector<ComparedRun>& runs, const std::string& op, const std::set<std::string>& types) {
  Json squares = Json::object();
  for (const std::string& type : types)
    for (const ComparedRun& run : runs) squares[type].push_back(square_json(run, op, type));
  return {{"op", op}, {"squares", std::move(squares)}};
}

/// Whether some run fails where another one passes.
bool differs(const Json& square) {
  bool fails = false, passes = false;
  for (const Json& of_run : square) {
    if (of_run.is_null()) continue;
    fails |= of_run[0] == "fail";
    passes |= of_run[0] == "pass" || of_run[0] == "allowed";
  }
  return fails && passes;
}

std::int64_t failing(const Json& comparison, std::size_t run) {
  std::int64_t n = 0;
  for (const Json& row : comparison["rows"])
    for (const Json& square : row["squares"]) n += !square[run].is_null() && square[run][0] == "fail";
  return n;
}

}  // namespace

ComparedRun compared_run(const ReportData& data, const std::string& source) {
  ComparedRun out{spoken_identity(back_end_of(data)), source, what_ran(data), {}};
  const auto titles = titles_by_square(data);
  const Matrix matrix = matrix_of(data.cells, data.blamed);
  for (const MatrixRow& row : matrix.rows)
    for (const Square& square : row.squares) {
      const std::pair place(row.op, matrix.types[square.column]);
      const auto known = titles.find(place);
      out.squares[place] = {word_of(square.verdict), square.counts.elements.checked,
                            known == titles.end() ? std::vector<std::string>{} : known->second};
    }
  return out;
}

Result<ComparedRun> compared_certificate(const std::string& json, const std::string& source) {
  const Json cell{{"op", ""}, {"type", ""}, {"status", ""}, {"checked", 0}};
  const Json read = Json::parse(json, nullptr, false);
  const Json subject{{"subject", {{"identity", ""}, {"started", ""}}}, {"cells", Json::array({cell})}};
  if (!read.is_object() || !is_shaped_like(read, subject) || !read.contains("cells"))
    return fail(source + " is no certificate.json");
  const Json about = read.value("subject", Json::object());
  ComparedRun out{
      spoken_identity(about.value("identity", "")), source, "certificate, " + about.value("started", ""), {}};
  for (const Json& c : read["cells"]) {
    const std::string status = c.value("status", ""), word = word_of(status);
    out.squares[{short_name(c.value("op", "")), c.value("type", "")}] = {
        word, c.value("checked", std::int64_t{}), word == "fail" ? std::vector{status} : std::vector<std::string>{}};
  }
  return out;
}

Json comparison_json(const std::vector<ComparedRun>& runs, const std::map<std::string, std::set<std::string>>& takes) {
  Json about = Json::array(), rows = Json::array(), taken = Json::object();
  std::set<std::string> types;
  for (const ComparedRun& run : runs) about.push_back({{"name", run.name}, {"source", run.source}, {"ran", run.ran}});
  for (const auto& [op, of_op] : squares_of(runs)) {
    rows.push_back(row_json(runs, op, of_op));
    types.insert(of_op.begin(), of_op.end());
    if (const auto known = takes.find(op); known != takes.end()) taken[op] = known->second;
  }
  return {{"runs", about}, {"types", common_first(types)}, {"rows", rows}, {"takes", taken}};
}

std::string html_comparison(const Json& comparison) {
  Json runs = Json::array();
  std::vector<std::string> names;
  for (std::size_t k = 0; k < comparison["runs"].size(); ++k) {
    Json run = comparison["runs"][k];
    run["failing"] = grouped(failing(comparison, k));
    names.push_back(run["name"]);
    runs.push_back(std::move(run));
  }
  std::int64_t different = 0;
  for (const Json& row : comparison["rows"])
    for (const Json& square : row["squares"]) different += differs(square);
  const std::string title = fmt::format("{}", fmt::join(names, " and "));
  return html_page(kComparePage, title, {{"title", title}, {"different", grouped(different)}, {"runs", runs}},
                   comparison);
}

}  // namespace assay::reports
