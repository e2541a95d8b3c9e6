#include "reports/json.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "reports/json_objects.h"
#include "reports/json_shape.h"
#include "reports/stored_rows.h"

namespace assay::reports {
namespace {

/// A flag of an element under its name; only set flags are written.
struct Flag {
  const char* name;
  bool ExpectedElement::*member;
};
constexpr Flag kFlags[] = {
    {"failed", &ExpectedElement::failed},
    {"only_specials", &ExpectedElement::only_specials},
    {"may_be_nan", &ExpectedElement::may_be_nan},
    {"may_be_positive_infinity", &ExpectedElement::may_be_positive_infinity},
    {"may_be_negative_infinity", &ExpectedElement::may_be_negative_infinity},
    {"zero_sign_free", &ExpectedElement::zero_sign_free},
    {"unconstrained", &ExpectedElement::unconstrained},
};

/// Finite numbers as numbers (shortest text that reads back the same), the others by name.
Json number(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  return value;
}

double number_from(const Json& json) {
  if (json.is_number()) return json.get<double>();
  const std::string text = json.is_string() ? json.get<std::string>() : "nan";
  if (text == "inf") return HUGE_VAL;
  return text == "-inf" ? -HUGE_VAL : std::nan("");
}

Json json_of(const ExpectedElement& element) {
  Json json{{"expected", element.text}, {"got", element.got}};
  for (const Flag& flag : kFlags)
    if (element.*flag.member) json[flag.name] = true;
  if (element.integer) {
    json["integer_low"] = element.integer_low;
    json["integer_high"] = element.integer_high;
  } else {
    json["low"] = number(element.low);
    json["high"] = number(element.high);
  }
  for (const ExpectedInterval& gap : element.gaps)
    json["gaps"].push_back(element.integer ? Json::array({gap.integer_low, gap.integer_high})
                                           : Json::array({number(gap.low), number(gap.high)}));
  return json;
}

ExpectedInterval gap_from(const Json& json, bool is_integer) {
  if (!json.is_array() || json.size() != 2 || !json[0].is_number() || !json[1].is_number()) return {};
  if (is_integer) return {0, 0, json[0].get<std::int64_t>(), json[1].get<std::int64_t>()};
  return {number_from(json[0]), number_from(json[1])};
}

ExpectedElement element_from(const Json& json) {
  ExpectedElement element;
  element.text = json.value("expected", "");
  element.got = json.value("got", "");
  for (const Flag& flag : kFlags) element.*flag.member = json.value(flag.name, false);
  element.integer = json.contains("integer_low");
  element.integer_low = json.value("integer_low", std::int64_t{0});
  element.integer_high = json.value("integer_high", std::int64_t{0});
  if (json.contains("low")) element.low = number_from(json["low"]);
  if (json.contains("high")) element.high = number_from(json["high"]);
  for (const Json& gap : json.value("gaps", Json::array())) element.gaps.push_back(gap_from(gap, element.integer));
  return element;
}

OutputEvidence output_from(const Json& json) {
  OutputEvidence output{
      json.value("process", 0), json.value("output", 0), json.value("type", ""), json.value("got", ""), {}};
  for (const Json& element : json.value("elements", Json::array())) output.elements.push_back(element_from(element));
  return output;
}

/// One with everything.
Json sample_output() {
  Json element{{"expected", ""}, {"got", ""}, {"integer_low", 0}, {"integer_high", 0}};
  for (const Flag& flag : kFlags) element[flag.name] = true;
  return {{"process", 0}, {"output", 0}, {"type", ""}, {"got", ""}, {"elements", Json::array({element})}};
}

}  // namespace

Json json_of(const std::vector<OutputEvidence>& evidence) {
  Json list = Json::array();
  for (const OutputEvidence& output : evidence) {
    Json elements = Json::array();
    for (const ExpectedElement& element : output.elements) elements.push_back(json_of(element));
    list.push_back(Json{{"process", output.process},
                        {"output", output.output},
                        {"type", output.type},
                        {"got", output.got},
                        {"elements", std::move(elements)}});
  }
  return list;
}

std::string to_json(const std::vector<std::string>& strings) { return line(Json(strings)); }

std::string to_json(const std::vector<OutputEvidence>& evidence) { return line(json_of(evidence)); }

Json json_of(const Finding& f, const std::string& reproduce) {
  Json json{{"id", f.id}};
  json.update(json_of_columns(f));
  json["reproduce"] = reproduce;
  return json;
}

std::string to_json(const Finding& f, const std::string& reproduce) { return line(json_of(f, reproduce)); }

std::string to_json(const Finding& f, const Origin& o, const std::string& reproduce) {
  Json json = json_of(f, reproduce);
  json["origin"] = Json{
      {"backend", o.backend}, {"back_end", o.identity},   {"contract", o.contract}, {"contract_hash", o.contract_hash},
      {"version", o.assay},   {"spec_hash", o.spec_hash}, {"host", o.host},         {"date", o.date}};
  return line(json);
}

Json json_of(const Cluster& c, const std::string& back_end) {
  return {{"cluster", c.key},
          {"failure", c.failure},
          {"title", c.title},
          {"ops", c.ops},
          {"element_types", c.element_types},
          {"findings", c.findings},
          {"representative", c.representative},
          {"back_end", back_end}};
}

Json json_of(const Campaign& c) {
  return {{"id", c.id},
          {"backend", c.key.backend},
          {"back_end", c.key.identity},
          {"variants", c.key.variants},
          {"seed", c.key.seed},
          {"contract", c.key.contract},
          {"contract_hash", c.key.contract_hash},
          {"spec_hash", c.key.spec_hash},
          {"options", c.key.options},
          {"shard", c.key.option("shard")},
          {"programs", c.counts.programs},
          {"compilations", c.counts.compilations},
          {"runs", c.counts.runs},
          {"checked", c.counts.elements.checked},
          {"weak", c.counts.elements.weak},
          {"open", c.counts.elements.open},
          {"undecided", c.counts.elements.undecided},
          {"started", c.provenance.started},
          {"saved", c.provenance.saved},
          {"host", c.provenance.host},
          {"version", c.provenance.version}};
}

namespace {

template <class Stored> Json about(const Stored& row, const std::string& back_end) {
  Json json = json_of_columns(row);
  json["back_end"] = back_end;
  return json;
}

}  // namespace

Json json_of(const OpeningRow& o, const std::string& back_end) { return about(o, back_end); }
Json json_of(const AvoidedRow& a, const std::string& back_end) { return about(a, back_end); }
Json json_of(const EnergyRow& e, const std::string& back_end) { return about(e, back_end); }
Json json_of(const Refusal& r) { return json_of_columns(r); }
Json json_of(const UndecidedRow& u) { return json_of_columns(u); }

Json json_of(const DeviationRow& d) {
  Json json = json_of_columns(d);
  json["finding"] = d.finding;
  return json;
}

std::string to_json(const Cluster& c, const std::string& back_end) { return line(json_of(c, back_end)); }
std::string to_json(const Campaign& c) { return line(json_of(c)); }
std::string to_json(const OpeningRow& o, const std::string& back_end) { return line(json_of(o, back_end)); }

std::optional<std::vector<std::string>> strings_from_json(const std::string& text) {
  const auto list = parsed_list(text, Json(""));
  if (!list) return std::nullopt;
  return list->get<std::vector<std::string>>();
}

std::optional<std::vector<OutputEvidence>> evidence_from_json(const std::string& text) {
  const auto list = parsed_list(text, sample_output());
  if (!list) return std::nullopt;
  std::vector<OutputEvidence> evidence;
  for (const Json& json : *list) evidence.push_back(output_from(json));
  return evidence;
}

}  // namespace assay::reports
