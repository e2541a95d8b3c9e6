#include "reports/sarif.h"

#include <array>

#include <nlohmann/json.hpp>

#include "reports/visible.h"
#include "spec/version.h"

namespace assay::reports {
namespace {

using nlohmann::ordered_json;

/// What a result is an instance of.
struct Rule {
  const char *id, *level, *what;
};

/// By outcome; what passed is no result.
constexpr std::array<Rule, 4> kRules{
    {{"", "none", ""},
     {"wrong", "error", "An answer that no implementation may give, a crash or a hang"},
     {"error", "error", "A program or a back end that cannot be used"},
     {"unchecked", "note", "Not judged, or known and waived"}}};

const Rule& rule_of(const TestCase& c) { return kRules[static_cast<std::size_t>(c.outcome)]; }

ordered_json rules_json() {
  ordered_json out = ordered_json::array();
  for (const Rule& rule : kRules)
    if (*rule.id != '\0') out.push_back({{"id", rule.id}, {"shortDescription", {{"text", rule.what}}}});
  return out;
}

ordered_json location_of(const TestCase& c) {
  ordered_json out{{"logicalLocations", {{{"fullyQualifiedName", visible_line(c.group)}}}}};
  if (!c.file.empty())
    out["physicalLocation"] = {{"artifactLocation", {{"uri", visible_line(c.file)}}}, {"region", {{"startLine", 1}}}};
  return out;
}

ordered_json result_of(const TestCase& c) {
  const std::string text = visible(c.message + (c.text.empty() ? "" : "\n" + c.text));
  return {{"ruleId", rule_of(c).id},
          {"level", rule_of(c).level},
          {"message", {{"text", text.empty() ? rule_of(c).what : text}}},
          {"locations", {location_of(c)}},
          {"partialFingerprints", {{"case/v1", visible_line(c.group + ": " + c.name)}}}};
}

}  // namespace

std::string sarif(const std::string& suite, const std::vector<TestCase>& cases) {
  ordered_json results = ordered_json::array();
  for (const TestCase& c : cases)
    if (c.outcome != TestCase::Outcome::kPassed) results.push_back(result_of(c));
  const ordered_json driver{{"name", "Assay"}, {"version", spec::kVersion}, {"rules", rules_json()}};
  const ordered_json run{
      {"tool", {{"driver", driver}}}, {"automationDetails", {{"id", suite + "/"}}}, {"results", results}};
  const ordered_json out{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                         {"version", "2.1.0"},
                         {"runs", ordered_json::array({run})}};
  return out.dump(1, ' ', true, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace assay::reports
