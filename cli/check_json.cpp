#include "cli/check_json.h"

#include <fmt/format.h>

#include <cmath>

#include "judge/failure_text.h"

namespace assay::cli {
namespace {

using nlohmann::ordered_json;

/// Where a set is without bound, JSON has no number for it.
ordered_json json_of(const judge::Width& w) {
  ordered_json out{{"ulps", w.ulps}, {"relative", nullptr}};
  if (std::isfinite(w.relative)) out["relative"] = w.relative;
  return out;
}

ordered_json json_of(const judge::WidthSummary& s) {
  return {{"median", json_of(s.median)}, {"widest", json_of(s.widest)}};
}

/// `[1, 0, 3]` of an element that is counted in row-major order.
std::vector<std::int64_t> index_of(std::int64_t element, std::span<const std::int64_t> shape) {
  std::vector<std::int64_t> out(shape.size());
  for (std::size_t k = shape.size(); k-- > 0; element /= shape[k]) out[k] = element % shape[k];
  return out;
}

/// Of a wrong value, where it is: outputs are counted over all processes, as in the file of `--outputs`.
void add_place(const judge::Failure& f, const oracle::ProcessTensors& outputs, ordered_json& out) {
  const auto process = static_cast<std::size_t>(f.place.process), output = static_cast<std::size_t>(f.place.output);
  if (!judge::is_value_class(f.kind) || f.is_of_relation() || process >= outputs.size()) return;
  if (output >= outputs[process].size()) return;
  out["output"] = process * outputs[process].size() + output;
  out["index"] = index_of(f.place.element, outputs[process][output].type.shape());
  out["elements"] = f.failing_elements;
}

ordered_json json_of(const judge::Failure& f, const std::string& clause, const oracle::ProcessTensors& outputs) {
  ordered_json out{{"class", judge::to_string(f.kind)}, {"allowed", f.expected}, {"given", f.got}};
  add_place(f, outputs, out);
  if (f.distance.kind == judge::DistanceKind::kRounding && std::isfinite(f.distance.ulps))
    out["ulps"] = f.distance.ulps;
  if (!f.distance.nearest.empty()) out["nearest"] = f.distance.nearest;
  if (!clause.empty()) out["clause"] = clause;
  return out;
}

void add_answer(const Place& place, const conform::CheckReport& report, bool has_outputs, ordered_json& out) {
  out["backend"] = place.backend;
  out["variant"] = place.variant;
  out["contract"] = place.contract;
  out["elements"] = counts_json(report.counts);
  if (report.widths) out["widths"] = json_of(*report.widths);
  if (report.failure) out["failure"] = json_of(*report.failure, report.clause, report.outputs);
  for (const auto& process : has_outputs ? report.outputs : oracle::ProcessTensors{})
    for (const program::Tensor& t : process) out["outputs"].push_back(t.type.text());
}

}  // namespace

std::string Place::label() const { return backend.empty() ? "" : fmt::format(" [{} {}]", backend, variant); }

ordered_json counts_json(const spec::ElementCounts& n) {
  return {{"checked", n.checked}, {"weak", n.weak}, {"open", n.open}, {"undecided", n.undecided}};
}

ordered_json check_json(const std::string& path, const Place& place, const conform::CheckReport& report,
                        bool has_outputs) {
  ordered_json out{{"file", path}, {"verdict", spec::label(report.verdict)}, {"reason", report.reason}};
  for (const conform::ShownElement& e : report.outside)
    out["outside"].push_back({{"place", e.place}, {"allowed", e.expected}, {"given", e.got}});
  if (!place.backend.empty()) add_answer(place, report, has_outputs, out);
  return out;
}

}  // namespace assay::cli
