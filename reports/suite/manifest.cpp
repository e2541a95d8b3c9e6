#include "reports/suite/manifest.h"

#include <algorithm>

#include <fmt/format.h>

#include "reports/json_shape.h"

namespace assay::reports {
namespace {

Json json_of(const SuiteFile& f) {
  Json out{{"name", f.name}, {"hash", f.hash}, {"op", f.op}};
  if (!f.law.empty()) {
    out["law"] = f.law;
    return out;
  }
  out["type"] = f.type;
  out["values"] = f.values;
  out["classes"] = f.classes;
  out["kills"] = f.kills;
  return out;
}

Json json_of(const Survivor& s) { return {{"name", s.name}, {"what", s.what}}; }
Json json_of(const SuiteGap& g) { return {{"op", g.op}, {"what", g.what}, {"why", g.why}}; }

SuiteFile file_of(const Json& j) {
  return {j.value("name", ""),
          j.value("hash", ""),
          j.value("op", ""),
          j.value("type", ""),
          j.value("values", ""),
          j.value("law", ""),
          j.value("classes", std::vector<std::string>{}),
          j.value("kills", std::vector<std::string>{})};
}
Survivor survivor_of(const Json& j) { return {j.value("name", ""), j.value("what", "")}; }
SuiteGap gap_of(const Json& j) { return {j.value("op", ""), j.value("what", ""), j.value("why", "")}; }

template <class Item> Json array_of(const std::vector<Item>& items) {
  Json out = Json::array();
  for (const Item& item : items) out.push_back(json_of(item));
  return out;
}

/// All that is no list.
Json head_of(const SuiteManifest& m) {
  return {{"assay", m.assay},     {"spec", m.spec_hash}, {"seed", m.seed},         {"size", m.size},
          {"ops", m.ops},         {"types", m.types},    {"contract", m.contract}, {"contract_hash", m.contract_hash},
          {"planted", m.planted}, {"killed", m.killed()}};
}

/// A manifest of which each list has one item with all that an item may have.
Json sample() {
  Json out = head_of({});
  SuiteFile whole;
  whole.classes = whole.kills = {""};
  Json file = json_of(whole);
  file["law"] = "";
  out["files"] = Json::array({file});
  out["survivors"] = Json::array({json_of(Survivor{})});
  out["without"] = Json::array({json_of(SuiteGap{})});
  return out;
}

}  // namespace

std::string to_json(const SuiteManifest& m) {
  Json out = head_of(m);
  out["files"] = array_of(m.files);
  out["survivors"] = array_of(m.survivors);
  out["without"] = array_of(m.gaps);
  return lines(out);
}

bool is_whole(const SuiteManifest& m) {
  return std::ranges::none_of(m.gaps, [](const SuiteGap& g) { return g.why == kNoTime; });
}

Result<SuiteManifest> suite_manifest_from_json(const std::string& text) {
  const Json j = Json::parse(text, nullptr, false);
  if (j.is_discarded() || !j.is_object()) return fail("it is no JSON object");
  if (!is_shaped_like(j, sample())) return fail("a value is of another kind than in the manifest of a suite");
  SuiteManifest out;
  out.assay = j.value("assay", "");
  out.spec_hash = j.value("spec", "");
  out.seed = j.value("seed", std::uint64_t{0});
  out.size = j.value("size", "");
  out.ops = j.value("ops", "");
  out.types = j.value("types", "");
  out.contract = j.value("contract", "");
  out.contract_hash = j.value("contract_hash", "");
  out.planted = j.value("planted", std::int64_t{0});
  out.files = read_list(j.value("files", Json::array()), file_of);
  out.survivors = read_list(j.value("survivors", Json::array()), survivor_of);
  out.gaps = read_list(j.value("without", Json::array()), gap_of);
  return out;
}

}  // namespace assay::reports
