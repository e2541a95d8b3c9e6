#include "reports/html/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <tuple>

#include "reports/finding_text.h"
#include "reports/html/escape.h"
#include "reports/html/style.h"
#include "reports/html/table.h"
#include "reports/html/trend.h"
#include "reports/reproduce.h"
#include "reports/tensor_text.h"

namespace assay::reports {
namespace {

// Of one cluster, this many findings are shown; the database has them all.
constexpr std::size_t kFindingsShown = 25;
// Of one output, at most this many elements that did not fail.
constexpr std::size_t kQuietElements = 16;
constexpr std::size_t kFailedElements = 64;
// Of more campaigns the facts lie behind a fold.
constexpr std::size_t kCampaignsShown = 6;
// Of a message, this many lines; the rest is a log behind a fold.
constexpr std::size_t kMessageLines = 6;

/// `stablehlo.slice` as `slice`; other dialects keep their name.
std::string short_name(const std::string& op) { return op.starts_with("stablehlo.") ? op.substr(10) : op; }

std::string joined(const std::vector<std::string>& texts, const char* separator = ", ") {
  return fmt::format("{}", fmt::join(texts, separator));
}

/// Each op once, in order of appearance.
std::string joined_ops(const std::vector<std::string>& ops) {
  std::vector<std::string> names;
  for (const std::string& op : ops)
    if (std::find(names.begin(), names.end(), short_name(op)) == names.end()) names.push_back(short_name(op));
  return joined(names);
}

std::string fact(const char* name, const std::string& value) {
  return value.empty() ? "" : fmt::format("<dt>{}</dt><dd>{}</dd>", name, escaped(value));
}

std::string code_fact(const char* name, const std::string& value) {
  return value.empty() ? "" : fmt::format("<dt>{}</dt><dd><code>{}</code></dd>", name, escaped(value));
}

constexpr const char* kWrapped = " class=wrap";  ///< a block that has no columns to be kept

std::string block(const char* title, const std::string& text, const char* attributes = "") {
  return text.empty() ? "" : fmt::format("<h4>{}</h4><pre{}>{}</pre>", title, attributes, escaped(elided(text)));
}

// --- summary ---

Counts total(const std::vector<Campaign>& campaigns) {
  Counts sum;
  for (const Campaign& campaign : campaigns) sum += campaign.counts;
  return sum;
}

double percent(std::int64_t part, std::int64_t whole) {
  return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

std::string strength_bar(const ElementCounts& c) {
  return fmt::format(
      "<div class=strength><i class=checked style=\"width:{:.2f}%\"></i><i class=weak style=\"width:{:.2f}%\">"
      "</i><i class=open style=\"width:{:.2f}%\"></i></div>",
      percent(c.checked, c.total()), percent(c.weak, c.total()), percent(c.open + c.undecided, c.total()));
}

std::string legend_item(const char* name, std::int64_t count, std::int64_t all, const char* meaning) {
  return fmt::format("<span title=\"{}\"><i class={}></i>{} {} ({:.2f} %)</span>", meaning, name, grouped(count), name,
                     percent(count, all));
}

std::string strength_legend(const ElementCounts& c) {
  const std::int64_t all = c.total();
  return strength_bar(c) + "<div class=legend>" +
         legend_item("checked", c.checked, all, "held against a set of legal answers that tells right from wrong") +
         legend_item("weak", c.weak, all, "the legal set is too wide to say much") +
         legend_item("open", c.open, all, "anything is legal") +
         legend_item(
             "undecided", c.undecided, all,
             "outside what the texts leave open, and neither explained by a grant nor refuted within the bounds") +
         "</div>";
}

std::string tile(const std::string& number, const char* what, bool bad = false) {
  return fmt::format("<div class=\"tile{}\"><b>{}</b>{}</div>", bad ? " bad" : "", number, what);
}

std::string summary(const ReportData& data) {
  const Counts c = total(data.campaigns);
  const auto causes = violations(data.clusters);
  std::int64_t findings = 0;
  for (const Cluster& cluster : causes) findings += cluster.findings;
  return "<div class=tiles>" + tile(grouped(c.programs), "programs") + tile(grouped(c.compilations), "compilations") +
         tile(grouped(c.runs), "runs") + tile(grouped(c.elements.total()), "output elements") +
         tile(grouped(static_cast<std::int64_t>(causes.size())), causes.size() == 1 ? "cause" : "causes",
              !causes.empty()) +
         tile(grouped(findings), findings == 1 ? "finding" : "findings", findings > 0) + "</div>" +
         strength_legend(c.elements);
}

std::string back_end_of(const ReportData& data) {
  if (data.campaigns.empty()) return "";
  const CampaignKey& key = data.campaigns.front().key;
  return key.identity.empty() ? key.backend : key.identity;
}

std::string campaign_facts(const Campaign& campaign) {
  const CampaignKey& k = campaign.key;
  return "<dl class=facts>" + fact("campaign", campaign.id ? fmt::format("{}", campaign.id) : "") +
         fact("back end", k.identity.empty() ? k.backend : k.identity) + fact("variants", joined(k.variants)) +
         fact("contract", k.contract + (k.contract_hash.empty() ? "" : " " + k.contract_hash.substr(0, 12))) +
         fact("spec", k.spec_hash.substr(0, 12)) +
         fact("seed", fmt::format("{}, programs 0 to {}", k.seed, campaign.next_program)) +
         fact("shard", k.option("shard")) + fact("ran", describe(campaign.provenance)) +
         fact("checked", grouped(campaign.counts.elements.checked) + " elements") + "</dl>";
}

// --- clusters ---

/// `new`, or what is known of it, as a badge.
std::string known_badge(const Cluster& c, const Known& known) {
  const std::string note = known.note(c);
  return note.empty() ? ""
                      : fmt::format(" <span class=\"badge{}\">{}</span>", note == "new" ? "" : " quiet", escaped(note));
}

std::string cluster_row(const Cluster& c, const Known& known) {
  return fmt::format(
      "<tr><td class=number>{}</td><td class=tight><span class=badge>{}</span></td><td class=main><a href=\"#finding-{}\">{}</a>{}</td>"
      "<td class=wide>{}</td><td class=wide>{}</td></tr>",
      grouped(c.findings), escaped(c.failure), c.representative, escaped(c.title), known_badge(c, known),
      escaped(joined_ops(c.ops)), escaped(joined(c.element_types)));
}

std::string cluster_table(const std::vector<Cluster>& clusters, const Known& known) {
  if (clusters.empty()) return "<p>No violation was found.</p>";
  std::string rows;
  for (const Cluster& cluster : clusters) rows += cluster_row(cluster, known);
  return stacked_table(
      "<th class=number>findings</th><th>failure</th><th>cause, by its smallest finding</th>"
      "<th class=wide>ops</th><th class=wide>types</th>",
      rows);
}

// --- deviations ---

std::string deviation_row(const DeviationRow& d) {
  const std::string grants = escaped(d.grants);
  const std::string shown = d.finding ? fmt::format("<a href=\"#finding-{}\">{}</a>", d.finding, grants) : grants;
  return fmt::format(
      "<tr><td class=number>{}</td><td class=tight><span class=\"badge{}\">{}</span></td><td class=main>{}</td>"
      "<td><code>{}</code></td><td><code>{}</code></td><td class=number>{}</td></tr>\n",
      grouped(d.programs), d.kind == "range" ? "" : " quiet", escaped(d.kind), shown, escaped(d.worst.got),
      escaped(d.worst.nearest), d.worst.ulps > 0 ? fmt::format("{:.6g}", d.worst.ulps) : "");
}

std::string deviation_table(const std::vector<DeviationRow>& list) {
  std::string rows;
  for (const DeviationRow& d : list) rows += deviation_row(d);
  return "<p class=soft>Answers outside what the texts leave open, that grants of the contract explain. No violations; "
         "each row shows the worst answer of its kind, and leads to a reduced program.</p>" +
         stacked_table(
             "<th class=number>programs</th><th>kind</th><th>granted by</th>"
             "<th>got</th><th>nearest legal</th><th class=number>ulp</th>",
             rows);
}

std::string undecided_table(const std::vector<UndecidedRow>& list) {
  std::string rows;
  for (const UndecidedRow& u : list)
    rows += fmt::format(
        "<tr><td class=number>{}</td><td class=number>{}</td><td class=main><details><summary>{}</summary>"
        "<pre class=wrap>{}</pre></details></td></tr>\n",
        grouped(u.programs), grouped(u.elements), escaped(u.bound), escaped(elided(u.program)));
  return "<p class=soft>Answers outside what the texts leave open, of which it could not be decided whether a grant of the "
         "contract explains them.</p>" +
         stacked_table(
             "<th class=number>programs</th>"
             "<th class=number>elements</th><th>bound that was hit</th>",
             rows);
}

std::string opening_table(const std::vector<OpeningRow>& list) {
  std::string rows;
  for (const OpeningRow& o : list)
    rows += fmt::format(
        "<tr><td class=number>{}</td><td class=tight><code>{} {}</code></td><td class=main>{}</td>"
        "<td class=\"number wide\">{}</td></tr>\n",
        grouped(o.elements), escaped(o.op), escaped(o.element_type), escaped(o.reason), grouped(o.programs));
  return "<p class=soft>Output elements of which any value is legal, by the op that opened them: the first on the way to "
         "them whose element may be anything though its operands may not.</p>" +
         stacked_table(
             "<th class=number>elements</th><th>op</th><th>opened by</th><th class=\"number wide\">programs</th>",
             rows);
}

// --- matrix ---

/// Booleans and integers, unsigned, floats, complex; narrow before wide.
std::tuple<int, int, std::string> type_order(const std::string& type) {
  const std::size_t digit = type.find_first_of("0123456789");
  const std::string word = type.substr(0, digit);
  int bits = 0;
  if (digit != std::string::npos) std::from_chars(type.data() + digit, type.data() + type.size(), bits);
  const int kind = word == "i" ? 0 : word == "ui" ? 1 : word.starts_with("complex") ? 3 : 2;
  return {kind, bits, type};
}

std::vector<std::string> columns(const std::vector<MatrixCell>& cells) {
  std::vector<std::string> types;
  for (const MatrixCell& cell : cells) types.push_back(cell.element_type);
  std::sort(types.begin(), types.end(), [](const auto& a, const auto& b) { return type_order(a) < type_order(b); });
  types.erase(std::unique(types.begin(), types.end()), types.end());
  return types;
}

/// 1234567 as `1.2M`.
std::string abbreviated(std::int64_t count) {
  if (count >= 10'000'000) return fmt::format("{}M", count / 1'000'000);
  if (count >= 1'000'000) return fmt::format("{:.1f}M", static_cast<double>(count) / 1e6);
  if (count >= 10'000) return fmt::format("{}k", count / 1000);
  return count >= 1000 ? fmt::format("{:.1f}k", static_cast<double>(count) / 1e3) : fmt::format("{}", count);
}

using OpsOnTypes = std::set<std::pair<std::string, std::string>>;

/// The ops of the reduced program with their types. What was written before these were known has any op on any type.
OpsOnTypes ops_on_types(const Finding& f) {
  OpsOnTypes pairs;
  for (const std::string& typed : f.typed_ops) {
    const std::size_t space = typed.find(' ');
    pairs.emplace(typed.substr(0, space), typed.substr(space + 1));
  }
  if (!f.typed_ops.empty()) return pairs;
  for (const std::string& op : f.ops)
    for (const std::string& type : f.element_types) pairs.emplace(short_name(op), type);
  return pairs;
}

/// What the reduced programs of the violations are made of.
OpsOnTypes blamed(const std::vector<Finding>& findings) {
  OpsOnTypes pairs;
  for (const Finding& f : findings)
    if (f.failure != kDeviation) pairs.merge(ops_on_types(f));
  return pairs;
}

std::string matrix_cell(const MatrixCell& c, bool is_blamed) {
  const std::string hint =
      fmt::format("{} on {}: {} programs, in {} findings; elements: {} checked, {} weak, {} open, {} undecided",
                  short_name(c.op), c.element_type, grouped(c.programs), grouped(c.failed), grouped(c.elements.checked),
                  grouped(c.elements.weak), grouped(c.elements.open), grouped(c.elements.undecided));
  const char* look = is_blamed ? " class=bad" : c.elements.checked == 0 ? " class=none" : "";
  return fmt::format("<td{} title=\"{}\">{}{}</td>", look, escaped(hint), abbreviated(c.elements.checked),
                     strength_bar(c.elements));
}

std::string matrix(const std::vector<MatrixCell>& cells, const OpsOnTypes& bad) {
  const std::vector<std::string> types = columns(cells);
  std::map<std::string, std::map<std::string, const MatrixCell*>> rows;
  for (const MatrixCell& cell : cells) rows[short_name(cell.op)][cell.element_type] = &cell;
  std::string html = "<div class=\"scroll fit tall\"><table class=matrix><thead><tr><th>op</th>";
  for (const std::string& type : types) html += "<th>" + escaped(type) + "</th>";
  html += "</tr></thead><tbody>";
  for (const auto& [op, by_type] : rows) {
    html += "<tr><th>" + escaped(op) + "</th>";
    for (const std::string& type : types) {
      const auto found = by_type.find(type);
      html += found == by_type.end() ? "<td></td>" : matrix_cell(*found->second, bad.contains({op, type}));
    }
    html += "</tr>\n";
  }
  return html + "</tbody></table></div>";
}

// --- findings ---

std::string evidence_row(const TensorText& type, const ExpectedElement& e, std::size_t index) {
  return fmt::format("<tr{}><td>{}</td><td><code>{}</code></td><td><code>{}</code></td></tr>\n",
                     e.failed ? " class=bad" : "", type.position(index), escaped(e.text),
                     e.got.empty() ? "-" : escaped(e.got));
}

/// The failing elements and some of the others, in order.
std::string evidence_rows(const OutputEvidence& output) {
  const TensorText type = tensor_text(output.type);
  std::string rows;
  std::size_t quiet = 0, failed = 0, hidden = 0;
  for (std::size_t i = 0; i < output.elements.size(); ++i) {
    const ExpectedElement& element = output.elements[i];
    const bool shown = element.failed ? failed++ < kFailedElements : quiet++ < kQuietElements;
    if (shown) rows += evidence_row(type, element, i);
    hidden += !shown;
  }
  if (output.elements.empty()) rows += "<tr><td colspan=3 class=soft>no elements</td></tr>";
  if (hidden)
    rows +=
        fmt::format("<tr><td colspan=3 class=soft>and {} more</td></tr>", grouped(static_cast<std::int64_t>(hidden)));
  return rows;
}

std::string evidence(const Finding& f) {
  std::string html;
  const auto telling = telling_outputs(f.evidence);
  for (const OutputEvidence* shown : telling) {
    const OutputEvidence& output = *shown;
    const std::string process = f.replicas * f.partitions > 1 ? fmt::format(" of process {}", output.process) : "";
    html += fmt::format(
        "<h4>output {}{} <code>{}</code></h4><div class=\"scroll fit\">"
        "<table class=evidence><thead><tr><th></th><th>legal</th><th>got</th></tr></thead><tbody>{}</tbody></table></div>",
        output.output, process, escaped(output.type), evidence_rows(output));
  }
  if (telling.size() < f.evidence.size())
    html += fmt::format("<p class=soft>and {} more outputs</p>", f.evidence.size() - telling.size());
  return html;
}

std::string finding_facts(const Finding& f) {
  const std::string grid =
      f.replicas * f.partitions > 1 ? fmt::format("{} replicas x {} partitions", f.replicas, f.partitions) : "";
  const bool is_deviation = f.failure == kDeviation;
  return "<dl class=facts>" + fact(is_deviation ? "deviates from" : "violates", f.law) +
         fact("granted by", joined(f.grants, " + ")) + fact("distance", describe(f.witness)) + fact("bound", f.bound) +
         fact("ops", joined_ops(f.ops)) + fact(is_deviation ? "seen under" : "fails under", variant_text(f)) +
         fact("passes under", joined(f.mends)) + fact("grid", grid) +
         fact("found in", fmt::format("program {}, reduced with {} compilations", f.program_number, f.compilations)) +
         code_fact("cluster", f.cluster) + "</dl>";
}

/// The first lines, and the others behind a fold.
std::string message(const std::string& text) {
  std::size_t end = 0;
  for (std::size_t line = 0; line < kMessageLines && end != std::string::npos; ++line)
    end = text.find('\n', end == 0 ? 0 : end + 1);
  if (end == std::string::npos || end + 1 == text.size()) return block("the back end said", text, kWrapped);
  return block("the back end said", text.substr(0, end), kWrapped) +
         fmt::format("<details><summary>{} more lines</summary><pre class=wrap>{}</pre></details>",
                     std::count(text.begin() + static_cast<std::ptrdiff_t>(end) + 1, text.end(), '\n') + 1,
                     escaped(elided(text.substr(end + 1))));
}

std::string finding(const Finding& f, const std::string& database) {
  const std::string original = f.original_program.empty() || f.original_program == f.program
                                   ? ""
                                   : "<details><summary>The program as it was generated</summary>" +
                                         block("program", f.original_program) +
                                         block("inputs", original_input_lines(f)) + "</details>";
  return fmt::format(
             "<article class=finding id=\"finding-{}\"><header><span class=badge>{}</span><h3>{}. {}</h3></header>",
             f.id, escaped(f.failure), f.id, escaped(f.title)) +
         finding_facts(f) + block("program", f.program) + block("inputs", input_lines(f)) + evidence(f) +
         message(f.message) + block("reproduce", reproduce_command(f, database), kWrapped) + original + "</article>\n";
}

/// The representative, and the others of its cluster behind a fold.
std::string cluster_findings(const Cluster& cluster, const std::vector<const Finding*>& findings,
                             const std::string& database) {
  std::string first, others;
  std::size_t shown = 0;
  for (const Finding* f : findings) {
    if (f->id == cluster.representative) first = finding(*f, database);
    else if (shown++ < kFindingsShown) others += finding(*f, database);
  }
  if (others.empty()) return first;
  const auto all = static_cast<std::size_t>(cluster.findings) - 1;
  const std::string note =
      all > kFindingsShown ? fmt::format("; {} of {} shown, the database has them all", kFindingsShown, all) : "";
  return first + fmt::format("<details><summary>{} more of this cause{}</summary>{}</details>", all, note, others);
}

std::string all_findings(const ReportData& data) {
  std::map<std::string, std::vector<const Finding*>> by_cluster;
  for (const Finding& f : data.findings) by_cluster[f.cluster].push_back(&f);
  std::string html;
  for (const Cluster& cluster : data.clusters)
    html += cluster_findings(cluster, by_cluster[cluster.key], data.database);
  return html;
}

// --- the rest ---

std::string verdict_table(const std::vector<VerdictCount>& verdicts) {
  std::string rows;
  for (const VerdictCount& v : verdicts)
    rows += fmt::format("<tr><td>{}</td><td class=number>{}</td></tr>", escaped(v.verdict), grouped(v.programs));
  return "<div class=\"scroll fit\"><table><thead><tr><th>verdict</th><th class=number>programs</th></tr></thead>"
         "<tbody>" +
         rows + "</tbody></table></div>";
}

/// `a,b` as `a, b`.
std::string spaced(const std::string& list) {
  std::string result;
  for (const char c : list) result += c == ',' ? ", " : std::string(1, c);
  return result;
}

std::string refusal_table(const std::vector<Refusal>& list) {
  std::string rows;
  for (const Refusal& r : list)
    rows += fmt::format(
        "<tr><td class=number>{}</td><td class=tight><span class=\"badge{}\">{}</span></td>"
        "<td class=main><details><summary>{}</summary><pre class=wrap>{}</pre></details></td>"
        "<td class=wide>{}</td></tr>\n",
        grouped(r.programs), r.verdict == kOurTextWasRefused ? "" : " quiet", escaped(r.verdict),
        escaped(r.message.substr(0, 300)), escaped(elided(r.program)), escaped(spaced(r.feature).substr(0, 120)));
  return "<p class=soft>Valid programs that the back end says it will not take, by what it says. Not counted as "
         "violations; each row unfolds to the shortest program.</p>" +
         stacked_table(
             "<th class=number>programs</th><th>verdict</th><th>in its own words</th>"
             "<th class=wide>ops</th>",
             rows);
}

std::string coverage_table(const std::vector<Coverage>& coverage) {
  std::map<std::string, std::pair<std::int64_t, std::int64_t>> by_op;  // classes, programs
  for (const Coverage& c : coverage) {
    by_op[short_name(c.op)].first += 1;
    by_op[short_name(c.op)].second += c.programs;
  }
  std::string rows;
  for (const auto& [op, counts] : by_op)
    rows += fmt::format("<tr><td>{}</td><td class=number>{}</td><td class=number>{}</td></tr>", escaped(op),
                        grouped(counts.first), grouped(counts.second));
  return "<div class=\"scroll fit\"><table><thead><tr><th>op</th><th class=number>boundary classes</th>"
         "<th class=number>hits</th></tr></thead><tbody>" +
         rows + "</tbody></table></div>";
}

std::string folded(const char* title, const std::string& content) {
  return fmt::format("<details><summary>{}</summary>{}</details>", title, content);
}

std::string title(const ReportData& data) {
  return data.campaigns.empty() ? "Assay" : "Assay: " + data.campaigns.front().key.backend;
}

struct Section {
  const char* anchor;
  const char* title;
  std::string content;
};

/// What there is to show, in the order in which it is read.
std::vector<Section> sections(const ReportData& data) {
  std::vector<Section> all{{"causes", "Causes", cluster_table(violations(data.clusters), data.known)}};
  const auto trend = nights(data.campaigns, data.occurrences);
  if (trend.size() > 1) all.push_back({"nights", "Nights", trend_table(trend)});
  if (!data.deviations.empty()) all.push_back({"deviations", "Deviations", deviation_table(data.deviations)});
  if (!data.undecided.empty()) all.push_back({"undecided", "Undecided", undecided_table(data.undecided)});
  if (!data.openings.empty()) all.push_back({"open", "Open", opening_table(data.openings)});
  if (!data.findings.empty()) all.push_back({"findings", "Findings", all_findings(data)});
  if (!data.refusals.empty()) all.push_back({"refused", "Refused by the back end", refusal_table(data.refusals)});
  if (!data.cells.empty())
    all.push_back(
        {"matrix", "Checked elements by op and type",
         "<p class=soft>The number is how many output elements were checked in programs with this op; the bar "
         "shows which share of them was checked, weak, and open or undecided. Red: in the reduced program of a finding.</p>" +
             matrix(data.cells, blamed(data.blamed))});
  if (!data.verdicts.empty()) all.push_back({"verdicts", "Verdicts", verdict_table(data.verdicts)});
  if (!data.coverage.empty())
    all.push_back(
        {"coverage", "Coverage of the spec", folded("boundary classes reached, by op", coverage_table(data.coverage))});
  return all;
}

/// `prefix` tells its anchors from those of other back ends.
std::string body(const ReportData& data, const std::string& prefix) {
  std::string campaigns, links, content;
  for (const Campaign& campaign : data.campaigns) campaigns += campaign_facts(campaign);
  if (data.campaigns.size() > kCampaignsShown)
    campaigns = folded(fmt::format("{} campaigns", data.campaigns.size()).c_str(), campaigns);
  for (const Section& s : sections(data)) {
    links += fmt::format("<a href=\"#{}{}\">{}</a> ", prefix, s.anchor, s.title);
    content += fmt::format("<section id=\"{}{}\"><h2>{}</h2>{}</section>\n", prefix, s.anchor, s.title, s.content);
  }
  return fmt::format(
      "<h1>{}</h1><p class=soft>What a back end for StableHLO programs answered, held against what any "
      "legal implementation may answer.</p>{}{}<nav>{}</nav>\n{}",
      escaped(title(data)), campaigns, summary(data), links, content);
}

/// A page of several back ends begins with what there is; nothing is added up over them.
std::string body(const std::vector<ReportData>& all) {
  std::string links, bodies;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string anchor = fmt::format("back-end-{}", i + 1);
    links += fmt::format("<li><a href=\"#{}\">{}</a></li>", anchor, escaped(back_end_of(all[i])));
    bodies += fmt::format("<article id=\"{}\">{}</article>\n", anchor, body(all[i], anchor + "-"));
  }
  return fmt::format("<p>{} back ends, one after the other:</p><ul>{}</ul>\n{}", all.size(), links, bodies);
}

std::string page(const std::string& title, const std::string& content) {
  return fmt::format(
      "<!doctype html>\n<html lang=en><head><meta charset=utf-8>"
      "<meta name=viewport content=\"width=device-width, initial-scale=1\"><title>{}</title><style>{}</style>"
      "</head><body><main>{}</main></body></html>\n",
      escaped(title), kStyle, content);
}

template <class T> Result<void> into(T& target, Result<T> value) {
  return std::move(value).map([&](T&& content) { target = std::move(content); });
}

}  // namespace

Result<ReportData> collect(Store& store, const std::vector<Campaign>& campaigns) {
  ReportData data{.database = store.path(), .campaigns = campaigns};
  const Scope scope = scope_of(campaigns);
  Result<void> read = into(data.verdicts, store.verdicts(scope))
                          .and_then([&] { return into(data.cells, store.cells(scope)); })
                          .and_then([&] { return into(data.coverage, store.coverage(scope)); })
                          .and_then([&] { return into(data.refusals, store.refusals(scope)); })
                          .and_then([&] { return into(data.deviations, store.deviations(scope)); })
                          .and_then([&] { return into(data.undecided, store.undecided(scope)); })
                          .and_then([&] { return into(data.openings, store.openings(scope)); })
                          .and_then([&] { return into(data.clusters, store.clusters(scope)); })
                          .and_then([&] { return into(data.findings, store.some_findings(scope, kFindingsShown + 1)); })
                          .and_then([&] { return into(data.blamed, store.blamed(scope)); })
                          .and_then([&] { return into(data.occurrences, store.occurrences(scope)); });
  if (!read) return tl::unexpected(read.error());
  return data;
}

Result<std::vector<ReportData>> collect_by_back_end(Store& store, std::optional<std::int64_t> campaign) {
  const auto campaigns = store.campaigns(campaign);
  if (!campaigns) return tl::unexpected(campaigns.error());
  std::vector<ReportData> all;
  for (const std::vector<Campaign>& group : by_back_end(*campaigns)) {
    auto data = collect(store, group);
    if (!data) return tl::unexpected(data.error());
    all.push_back(*std::move(data));
  }
  return all;
}

std::string html_report(const ReportData& data) { return page(title(data), body(data, "")); }

std::string html_report(const std::vector<ReportData>& all) {
  if (all.size() > 1) return page(fmt::format("Assay: {} back ends", all.size()), body(all));
  return html_report(all.empty() ? ReportData{} : all.front());
}

}  // namespace assay::reports
