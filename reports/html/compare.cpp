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

/// With more, the page shows them as columns of a matrix for each type.
constexpr std::size_t kMostInATitle = 3;

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

/// How a certificate's words for a cell are compared; any other is a failure.
std::string word_of(const std::string& status) {
  static const std::map<std::string, const char*> kWords = {{"pass", "pass"},
                                                            {"refused", "pass"},
                                                            {"pass by grant", "allowed"},
                                                            {"unsupported", "unsupported"},
                                                            {"rejected", "unsupported"},
                                                            {"open", "unchecked"},
                                                            {"accepted", "unchecked"},
                                                            {"unproven", "unchecked"},
                                                            {"left out", "unchecked"},
                                                            {"waived", "unchecked"},
                                                            {"undecided", "unchecked"}};
  const auto known = kWords.find(status);
  return known == kWords.end() ? "fail" : known->second;
}

/// What a certificate says besides the verdict: the failures, each kind once, or the status where it adds a word.
std::vector<std::string> remarks(const std::string& status, const std::vector<std::string>& failures) {
  if (word_of(status) == "pass" || status == "unsupported") return {};
  if (failures.empty()) return {status};
  return failures;
}

constexpr std::size_t kMostFailures = 3, kLongestFailure = 160;

/// By op, without its dialect, and type, the first messages of the programs that fail.
std::map<std::pair<std::string, std::string>, std::vector<std::string>> failures_by_cell(const Json& certificate) {
  std::map<std::pair<std::string, std::string>, std::vector<std::string>> out;
  for (const Json& f : certificate.value("failing", Json::array())) {
    auto& messages = out[{short_name(f.value("op", "")), f.value("type", "")}];
    const std::string text = f.value("message", ""),
                      message = text.substr(0, text.find('\n')).substr(0, kLongestFailure);
    if (messages.size() < kMostFailures && std::ranges::find(messages, message) == messages.end())
      messages.push_back(message);
  }
  return out;
}

/// `, variant vulkan`; empty for the default.
std::string spoken_variants(const Json& subject) {
  std::vector<std::string> names;
  const Json list = Json::parse(subject.value("variants", "[]"), nullptr, false);
  for (const Json& v : list.is_array() ? list : Json::array())
    if (v.is_object() && v.value("name", "default") != "default") names.push_back(v["name"]);
  return names.empty() ? "" : fmt::format(", variant {}", fmt::join(names, " and "));
}

/// ` under the contract iree`; of the one that stands for none, why.
std::string spoken_contract(const std::string& name) {
  if (name.empty()) return "";
  return " under the contract " + name +
         (name == "unmeasured"
              ? ", which is for back ends that nobody has measured: functions that are a few ulps off count as bugs"
              : "");
}

/// `, on f32, i32 and 56 ops alone`; empty where nothing was chosen.
std::string spoken_choice(const Json& suite) {
  const std::string ops = suite.value("ops", ""), types = suite.value("types", "");
  std::string out = types.empty() ? "" : ", on " + types;
  for (std::size_t at = 0; (at = out.find(',', at + 1)) != std::string::npos; ++at) out.insert(at + 1, " ");
  if (!ops.empty()) out += fmt::format(", {} ops alone", std::ranges::count(ops, ',') + 1);
  return out;
}

/// `certificate of 2026-11-30 under the contract iree, 1,200 files of the suite, of which 7 were not run`.
std::string what_certified(const Json& certificate, const Json& subject) {
  const Json suite = certificate.value("suite", Json::object()), left = certificate.value("left_out", Json::object());
  const Json contract = certificate.value("contract", Json::object());
  std::string out = "certificate of " + subject.value("started", "").substr(0, 10) +
                    spoken_contract(contract.value("name", "")) + spoken_choice(suite);
  const std::int64_t files = suite.value("files", std::int64_t{}), missing = left.value("files", std::int64_t{});
  if (files > 0) out += fmt::format(", {} files of the suite", grouped(files));
  return missing > 0 ? out + fmt::format(", of which {} were not run", grouped(missing)) : out;
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
  const Json failing{{"op", ""}, {"type", ""}, {"message", ""}};
  const Json subject{{"subject", {{"identity", ""}, {"started", ""}, {"variants", ""}}},
                     {"contract", {{"name", ""}}},
                     {"suite", {{"files", 0}, {"ops", ""}, {"types", ""}}},
                     {"left_out", {{"files", 0}}},
                     {"failing", Json::array({failing})},
                     {"cells", Json::array({cell})}};
  if (!read.is_object() || !is_shaped_like(read, subject) || !read.contains("cells"))
    return fail(source + " is no certificate.json");
  const Json subject_of = read.value("subject", Json::object());
  ComparedRun out{spoken_identity(subject_of.value("identity", "")) + spoken_variants(subject_of),
                  source,
                  what_certified(read, subject_of),
                  {}};
  const auto failures = failures_by_cell(read);
  for (const Json& c : read["cells"]) {
    const std::pair place(short_name(c.value("op", "")), c.value("type", ""));
    const std::string status = c.value("status", "");
    const auto known = failures.find(place);
    out.squares[place] = {word_of(status), c.value("checked", std::int64_t{}),
                          remarks(status, known == failures.end() ? std::vector<std::string>{} : known->second)};
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
  const bool are_many = names.size() > kMostInATitle;
  const std::string title =
      are_many ? fmt::format("{} back ends, op by op", names.size()) : fmt::format("{}", fmt::join(names, " and "));
  return html_page(kComparePage, title,
                   {{"title", title}, {"different", grouped(different)}, {"runs", runs}, {"are_many", are_many}},
                   comparison);
}

}  // namespace assay::reports
