#include "cli/model_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <tuple>

#include <fmt/format.h>

#include "cli/check_json.h"
#include "cli/files.h"
#include "judge/failure_text.h"
#include "program/text/text.h"
#include "reports/visible.h"

namespace assay::cli {
namespace {

using judge::ModelReport;
using judge::OpRow;
using judge::WholeReport;
using spec::Verdict;

/// The table has so many ops, the worst first.
constexpr std::size_t kMostRows = 18;
constexpr std::size_t kMostOperandText = 100;

/// A row with its place in the program.
struct NumberedRow {
  const OpRow* row = nullptr;
  std::size_t number = 0;  ///< from 1
  int depth = 0;
};

std::vector<NumberedRow> numbered(const ModelReport& report) {
  std::vector<NumberedRow> out;
  judge::each_row(report.rows, [&](const OpRow& row, int depth) { out.push_back({&row, out.size() + 1, depth}); });
  return out;
}

bool says_little(const OpRow& row) { return row.judged.counts.open + row.judged.counts.weak > 0; }

/// The heaviest verdicts first, then what was hardly judged, then how much of their sets answers used.
void sort_by_weight(std::vector<NumberedRow>& rows) {
  std::ranges::stable_sort(rows, [](const NumberedRow& a, const NumberedRow& b) {
    const auto weight = [](const OpRow& row) { return std::tuple(row.verdict(), says_little(row), row.judged.share); };
    return weight(*a.row) > weight(*b.row);
  });
}

const NumberedRow* first_wrong(const ModelReport& report, const std::vector<NumberedRow>& rows) {
  const OpRow* wrong = judge::first_wrong(report.rows);
  const auto found = std::ranges::find(rows, wrong, &NumberedRow::row);
  return found == rows.end() ? nullptr : &*found;
}

std::string place_of(const OpRow& row) {
  const std::string source = row.location.text();
  return source.empty() ? program::where(row.place) : source;
}

/// The end of a long path says more than its beginning.
std::string shortened(const std::string& text, std::size_t most) {
  return text.size() <= most ? text : "..." + text.substr(text.size() - most + 3);
}

std::string cropped(const std::string& text) {
  return text.size() <= kMostOperandText ? text : text.substr(0, kMostOperandText) + "...";
}

// ---- the first op that is wrong -----------------------------------------------------------------

std::string operands_text(const judge::FailingCone& failing) {
  std::string out;
  spec::Arena arena;
  for (const program::Tensor& t : failing.program.inputs[0][0])
    out += fmt::format("    operand {}\n", cropped(program::print_literal(program::literal_of(t, arena))));
  return out;
}

/// What an op was given where it was wrong, and the op with it as a program.
void add_operands(nlohmann::ordered_json& out, const judge::FailingCone& failing) {
  constexpr std::size_t kMost = 4000;
  spec::Arena arena;
  for (const program::Tensor& t : failing.program.inputs[0][0]) {
    const std::string text = program::print_literal(program::literal_of(t, arena));
    out["operands"].push_back(text.size() <= kMost ? text : text.substr(0, kMost) + "...");
  }
  out["program"] = program::print(failing.program.module);
}

std::string wrong_text(const NumberedRow& wrong, std::size_t ops) {
  const OpRow& row = *wrong.row;
  const std::string name = row.location.name.empty() ? "" : fmt::format(" ({})", row.location.name);
  std::string out =
      fmt::format("first wrong op: {} at {}{}, op {} of {}\n", row.op, place_of(row), name, wrong.number, ops);
  const auto& violation = row.judged.found.violation;
  if (!violation) return out + fmt::format("    {}\n", row.reason);
  if (!row.judged.failing) return out + fmt::format("    allowed {}, given {}\n", violation->expected, violation->got);
  if (row.judged.runs > 1) out += fmt::format("    run {} of {}\n", row.judged.failing->index + 1, row.judged.runs);
  return out + operands_text(*row.judged.failing) +
         fmt::format("    {}\n", judge::describe(*violation, row.judged.failing->program.module));
}

// ---- the table ----------------------------------------------------------------------------------

using Cells = std::array<std::string, 8>;

std::string width_text(const judge::JudgedOp& judged) {
  if (!judged.width) return "-";
  const judge::Width w = judged.width->widest;
  if (w == judge::Width{}) return "exact";
  return std::isfinite(w.relative) ? fmt::format("{:.2g}", w.relative) : "no bound";
}

Cells cells_of(const NumberedRow& r) {
  const judge::JudgedOp& j = r.row->judged;
  const std::string cone = j.in_cones > 0 ? fmt::format("{} ops", j.cone) : "";
  return {std::to_string(r.number),
          std::string(2 * static_cast<std::size_t>(r.depth), ' ') + r.row->op,
          shortened(place_of(*r.row), 32),
          std::to_string(r.row->elements),
          std::to_string(j.counts.checked),
          width_text(j),
          fmt::format("{:.2f}", j.share),
          std::string(spec::label(r.row->verdict())) + (cone.empty() ? "" : ", cone of " + cone)};
}

std::string note_of(const OpRow& row) {
  std::string out;
  const auto add = [&](const std::string& text) {
    if (!text.empty()) out += fmt::format("         {}\n", reports::visible_line(text));
  };
  add(row.reason);
  add(row.judged.declined);
  add(row.entered);
  if (!row.judged.found.deviations.empty())
    add(fmt::format("explained by {}", judge::joined_grants(row.judged.found.deviations.front().grants())));
  if (row.judged.found.undecided.elements > 0) add(row.judged.found.undecided.bound);
  return out;
}

std::string table(const std::vector<NumberedRow>& rows) {
  const Cells kHead{"#", "op", "place", "elements", "checked", "width", "used", "verdict"};
  std::vector<Cells> all{kHead};
  for (const NumberedRow& r : rows) all.push_back(cells_of(r));
  std::array<std::size_t, std::tuple_size_v<Cells>> widths{};
  for (const Cells& cells : all)
    for (std::size_t k = 0; k < cells.size(); ++k) widths[k] = std::max(widths[k], cells[k].size());
  std::string out;
  for (std::size_t k = 0; k < all.size(); ++k) {
    const Cells& c = all[k];
    out +=
        fmt::format("  {:>{}}  {:<{}}  {:<{}}  {:>{}}  {:>{}}  {:>{}}  {:>{}}  {}\n", c[0], widths[0], c[1], widths[1],
                    c[2], widths[2], c[3], widths[3], c[4], widths[4], c[5], widths[5], c[6], widths[6], c[7]);
    if (k > 0) out += note_of(*rows[k - 1].row);
  }
  return out;
}

std::string left_out_text(const std::vector<NumberedRow>& all, std::size_t shown) {
  if (all.size() <= shown) return "";
  std::array<std::size_t, spec::kVerdicts> of{};
  for (std::size_t k = shown; k < all.size(); ++k) ++of[static_cast<std::size_t>(all[k].row->verdict())];
  std::string out;
  for (std::size_t v = of.size(); v-- > 0;)
    if (of[v] > 0) out += fmt::format("{}{} {}", out.empty() ? "" : ", ", of[v], spec::label(static_cast<Verdict>(v)));
  return fmt::format("  and {} more: {} (-v shows all)\n", all.size() - shown, out);
}

// ---- the whole ----------------------------------------------------------------------------------

std::string by_its_sets(const WholeReport& w) {
  if (!w.declined.empty()) return "its own sets: not judged: " + w.declined;
  const spec::ElementCounts& n = w.judgement.counts;
  return fmt::format("by the sets of the whole program {} checked, {} weak, {} open", n.checked, n.weak, n.open);
}

std::string whole_text(const WholeReport& w) {
  const Verdict verdict = judge::verdict_of(w.judgement);
  if (!w.ended.empty()) return fmt::format("compiled as it is: {}: {}\n", spec::label(verdict), w.ended);
  std::string out = fmt::format("compiled as it is: {} elements, {}", w.elements, by_its_sets(w));
  if (w.judgement.failure)
    out += fmt::format("; {}: allowed {}, given {}", spec::label(verdict), w.judgement.failure->expected,
                       w.judgement.failure->got);
  out += fmt::format("; {} follow from the values above", w.followed);
  if (w.apart > 0)
    out += fmt::format(", {} were rounded otherwise on the way, by at most {:.0f} ulp, {:.2g}: not judged", w.apart,
                       w.farthest_ulps, w.farthest_relative);
  return out + "\n";
}

nlohmann::ordered_json failure_json(const judge::Failure& f) {
  return {{"class", judge::to_string(f.kind)},
          {"element", f.place.element},
          {"elements", f.failing_elements},
          {"allowed", f.expected},
          {"given", f.got},
          {"distance", judge::describe(f.distance)}};
}

nlohmann::ordered_json row_json(const NumberedRow& r) {
  const OpRow& row = *r.row;
  nlohmann::ordered_json out{{"number", r.number},
                             {"depth", r.depth},
                             {"op", row.op},
                             {"type", row.type},
                             {"place", place_of(row)},
                             {"name", row.location.name},
                             {"verdict", spec::label(row.verdict())},
                             {"elements", counts_json(row.judged.counts)},
                             {"used", row.judged.share},
                             {"cone", row.judged.cone},
                             {"in_cones", row.judged.in_cones},
                             {"runs", row.judged.runs}};
  if (row.judged.width && std::isfinite(row.judged.width->widest.relative))
    out["width"] = {{"ulps", row.judged.width->widest.ulps}, {"relative", row.judged.width->widest.relative}};
  if (row.judged.found.violation) out["failure"] = failure_json(*row.judged.found.violation);
  if (row.judged.failing) add_operands(out, *row.judged.failing);
  for (const judge::Deviation& d : row.judged.found.deviations)
    out["deviations"].push_back({{"grants", d.grants()}, {"elements", d.elements}});
  for (const auto& [key, text] :
       {std::pair("reason", row.reason), std::pair("declined", row.judged.declined), std::pair("entered", row.entered)})
    if (!text.empty()) out[key] = text;
  return out;
}

}  // namespace

std::string model_line(const ModelReport& report) {
  const auto rows = numbered(report);
  const spec::ElementCounts n = report.counts();
  std::string out = fmt::format("{} ops, {} elements checked", rows.size(), n.checked);
  for (const auto& [count, word] :
       {std::pair(n.weak, "weak"), std::pair(n.open, "open"), std::pair(n.undecided, "undecided")})
    if (count > 0) out += fmt::format(", {} {}", count, word);
  if (const NumberedRow* wrong = first_wrong(report, rows))
    return fmt::format("{} at {} is the first wrong op; {}", wrong->row->op, place_of(*wrong->row), out);
  const auto unjudged =
      std::ranges::count_if(rows, [](const NumberedRow& r) { return r.row->ended || !r.row->judged.declined.empty(); });
  if (unjudged > 0) out += fmt::format("; {} ops not judged", unjudged);
  return out;
}

std::string model_text(const ModelReport& report, bool is_long) {
  auto rows = numbered(report);
  std::string out;
  if (const NumberedRow* wrong = first_wrong(report, rows)) out += wrong_text(*wrong, rows.size());
  sort_by_weight(rows);
  const std::size_t shown = is_long ? rows.size() : std::min(rows.size(), kMostRows);
  out += table(std::vector<NumberedRow>(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(shown)));
  out += left_out_text(rows, shown);
  return out + whole_text(report.whole);
}

nlohmann::ordered_json model_json(const ModelReport& report) {
  nlohmann::ordered_json out{{"elements", counts_json(report.counts())}, {"compilations", report.compilations}};
  const auto rows = numbered(report);
  if (const NumberedRow* wrong = first_wrong(report, rows)) out["first_wrong"] = wrong->number;
  for (const NumberedRow& r : rows) out["ops"].push_back(row_json(r));
  const WholeReport& w = report.whole;
  out["whole"] = {{"verdict", spec::label(judge::verdict_of(w.judgement))},
                  {"elements", counts_json(w.judgement.counts)},
                  {"followed", w.followed},
                  {"not_judged", w.apart}};
  return out;
}

}  // namespace assay::cli
