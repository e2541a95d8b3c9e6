#include "reports/html/pages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

#include "reports/finding_text.h"
#include "reports/html/matrix.h"
#include "reports/html/page.h"
#include "reports/html/report_summary.h"

namespace assay::reports {
namespace {

const PageKind kProfilePage{"profile.html",
                            {"matrix.css", "plot.css", "profile.css"},
                            {"matrix.js", "plot.js", "chart.js", "tree.js", "profile.js"}};

constexpr std::size_t kLongestInput = 4000;  ///< of an input that is shown
constexpr const char* kFunctions = "functions";

std::string shortened(const std::string& text) {
  return text.size() <= kLongestInput ? text : text.substr(0, kLongestInput) + " ...";
}

// ---- what a line of a contract is about ------------------------------------------------------------

/// `math tanh for f32, bf16 : 2.15 because ...`: its name is what stands before the types.
struct ReadLine {
  std::string name;
  std::vector<std::string> types;  ///< none: of every type
};

ReadLine read_line(const std::string& line) {
  constexpr std::string_view kFor = " for ";
  const std::string text = line.substr(0, std::min(line.find(" because "), line.find(" : ")));
  const std::size_t at = text.find(kFor);
  ReadLine out{text.substr(0, at)};
  for (std::size_t from = at == std::string::npos ? at : at + kFor.size(); from < text.size();) {
    const std::size_t end = std::min(text.find(", ", from), text.size());
    out.types.push_back(text.substr(from, end - from));
    from = end + 2;
  }
  return out;
}

/// What the lines grant on one type: budgets of functions are counted, everything else is named.
struct Granted {
  std::vector<std::string> names;
  int functions = 0;
};

std::map<std::string, Granted> granted_by_type(const Profile& p) {
  std::map<std::string, Granted> out;
  for (const FoundGrant& g : p.grants) {
    const ReadLine line = read_line(g.line);
    for (const std::string& type : line.types.empty() ? std::vector<std::string>{"every type"} : line.types) {
      Granted& granted = out[type];
      if (line.name.starts_with("math ")) ++granted.functions;
      else if (std::ranges::find(granted.names, line.name) == granted.names.end()) granted.names.push_back(line.name);
    }
  }
  return out;
}

std::string functions_text(int n) { return n == 0 ? "" : "larger errors in " + counted(n, "function"); }

Json statements(const Profile& p) {
  const auto granted = granted_by_type(p);
  std::set<std::string> types;
  for (const auto& [type, _] : granted) types.insert(type);
  Json out = Json::array();
  for (const std::string& type : common_first(types)) {
    const Granted& g = granted.at(type);
    std::vector<std::string> parts = g.names;
    if (g.functions > 0) parts.push_back(functions_text(g.functions));
    out.push_back({{"type", type}, {"needs", fmt::format("{}", fmt::join(parts, ", "))}});
  }
  return out;
}

// ---- data -------------------------------------------------------------------------------------------

Json exhibit_json(const ProfileWitness& w) {
  Json inputs = Json::array();
  for (const std::string& input : w.inputs) inputs.push_back(shortened(input));
  return {{"program", shortened(w.program)}, {"inputs", inputs}, {"got", w.got},
          {"expected", w.expected},          {"far", w.far_off}, {"ops", w.ops},
          {"elements", w.elements}};
}

Json grant_json(const FoundGrant& g) {
  return {{"line", g.line}, {"source", g.source}, {"what", g.what}, {"witness", exhibit_json(g.witness)}};
}

Json grants_json(const std::vector<FoundGrant>& all) {
  Json out = Json::array();
  for (const FoundGrant& g : all) out.push_back(grant_json(g));
  return out;
}

/// The type of `E = f32`, or the words where they name none alone.
std::string column_of(const std::string& words) {
  const std::size_t equal = words.find(" = ");
  if (words.empty()) return "any type";
  return equal == std::string::npos || words.find(',') != std::string::npos ? words : words.substr(equal + 3);
}

Json answer_json(const Observation& o) {
  Json out{{"case", o.name},   {"asked", o.asked},     {"answer", o.behaviour}, {"legal", o.is_legal},
           {"lines", o.lines}, {"got", o.witness.got}, {"tree", o.tree}};
  if (!o.is_legal) out["witness"] = exhibit_json(o.witness);
  return out;
}

/// By question and type, in the order of the probes.
Json questions_json(const Profile& p) {
  Json rows = Json::array();
  std::map<std::string, std::size_t> place;
  for (const Observation& o : p.observations) {
    if (o.topic == kFunctions) continue;
    const auto [at, is_new] = place.try_emplace(o.probe, rows.size());
    if (is_new) rows.push_back({{"topic", o.topic}, {"question", o.question}, {"answers", Json::object()}});
    rows[at->second]["answers"][column_of(o.words)].push_back(answer_json(o));
  }
  return rows;
}

Json functions_json(const Profile& p) {
  Json out = Json::array();
  for (const Observation& o : p.observations)
    if (o.topic == kFunctions && !o.chart.op.empty()) out.push_back(chart_json(o.chart));
  return out;
}

Json unexplained_values(const Profile& p) {
  Json out = Json::array();
  for (const FoundGrant& g : p.unexplained)
    out.push_back({{"source", g.source}, {"what", g.what}, {"got", g.witness.got}, {"expected", g.witness.expected}});
  return out;
}

std::int64_t illegal(const Profile& p) { return std::ranges::count(p.observations, false, &Observation::is_legal); }

}  // namespace

std::string html_profile(const Profile& p) {
  const std::string title = "Profile of " + spoken_identity(p.back_end);
  const Json values{{"title", title},
                    {"back_end", p.back_end},
                    {"baseline", p.baseline},
                    {"questions", p.observations.size()},
                    {"illegal", illegal(p)},
                    {"grants", p.grants.size()},
                    {"statements", statements(p)},
                    {"is_uncovered", !p.unexplained.empty()},
                    {"uncovered", p.unexplained.size()},
                    {"unexplained", unexplained_values(p)}};
  return html_page(kProfilePage, title, values,
                   {{"contract", p.contract},
                    {"questions", questions_json(p)},
                    {"functions", functions_json(p)},
                    {"grants", grants_json(p.grants)},
                    {"unexplained", grants_json(p.unexplained)},
                    {"dropped", p.dropped}});
}

}  // namespace assay::reports
