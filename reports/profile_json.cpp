#include "reports/profile.h"

#include <fmt/format.h>

#include <cstdlib>

#include "reports/json_shape.h"

namespace assay::reports {
namespace {

using Object = Json;
using Texts = std::vector<std::string>;

Object object_of(const ProfileWitness& w) {
  return {{"program", w.program},   {"inputs", w.inputs}, {"outputs", w.outputs}, {"ops", w.ops},
          {"elements", w.elements}, {"output", w.output}, {"element", w.element}, {"got", w.got},
          {"expected", w.expected}, {"kind", w.kind},     {"far_off", w.far_off}};
}
ProfileWitness exhibit_from(const Object& o) {
  return {o.value("program", ""),
          o.value("inputs", Texts{}),
          o.value("outputs", Texts{}),
          o.value("ops", 0),
          o.value("elements", std::int64_t{}),
          o.value("output", 0),
          o.value("element", std::int64_t{}),
          o.value("got", ""),
          o.value("expected", ""),
          o.value("kind", ""),
          o.value("far_off", "")};
}

// ---- Functions ----------------------------------------------------------------------------------

/// JSON has no infinities.
std::string number_text(double x) { return fmt::format("{}", x); }
double number_from(const Object& o, const char* name) { return std::strtod(o.value(name, "0").c_str(), nullptr); }

Object object_of(const SweepRow& r) {
  return {{"low", number_text(r.low)},   {"high", number_text(r.high)}, {"inputs", r.inputs},
          {"ulps", number_text(r.ulps)}, {"argument", r.argument},      {"exact", r.exact},
          {"answer", r.answer},          {"at", number_text(r.at)},     {"allowed", number_text(r.allowed)}};
}
SweepRow row_from(const Object& o) {
  return {number_from(o, "low"),  number_from(o, "high"),  o.value("inputs", std::int64_t{}),
          number_from(o, "ulps"), o.value("argument", ""), o.value("exact", ""),
          o.value("answer", ""),  number_from(o, "at"),    number_from(o, "allowed")};
}
Object object_of(const SweepOddity& odd) {
  return {{"what", odd.what},   {"count", odd.count},   {"argument", odd.argument},
          {"exact", odd.exact}, {"answer", odd.answer}, {"reach", odd.reach}};
}
SweepOddity oddity_from(const Object& o) {
  return {o.value("what", ""),     o.value("count", std::int64_t{}),
          o.value("argument", ""), o.value("exact", ""),
          o.value("answer", ""),   o.value("reach", "")};
}

Object object_of(const Observation&);
Object object_of(const FoundGrant&);

template <class T> Object list_of(const std::vector<T>& all) {
  Object list = Object::array();
  for (const T& one : all) list.push_back(object_of(one));
  return list;
}

Object object_of(const SweepChart& c) {
  if (c.op.empty()) return Object::object();
  return {{"op", c.op},
          {"type", c.type},
          {"inputs", c.inputs},
          {"refusal", c.refusal},
          {"binades", list_of(c.binades)},
          {"rows", list_of(c.rows)},
          {"oddities", list_of(c.oddities)},
          {"proposal", c.proposal}};
}
SweepChart chart_from(const Object& o) {
  const auto list = [&](const char* name) { return o.value(name, Object::array()); };
  return {o.value("op", ""),
          o.value("type", ""),
          o.value("inputs", ""),
          o.value("refusal", ""),
          read_list(list("binades"), row_from),
          read_list(list("rows"), row_from),
          read_list(list("oddities"), oddity_from),
          o.value("proposal", "")};
}

// ---- Observations and grants --------------------------------------------------------------------

Object object_of(const Observation& o) {
  return {
      {"topic", o.topic},       {"probe", o.probe}, {"question", o.question},          {"words", o.words},
      {"name", o.name},         {"asked", o.asked}, {"behaviour", o.behaviour},        {"tree", o.tree},
      {"is_legal", o.is_legal}, {"lines", o.lines}, {"witness", object_of(o.witness)}, {"chart", object_of(o.chart)}};
}
Observation observation_from(const Object& o) {
  return {o.value("topic", ""),
          o.value("probe", ""),
          o.value("question", ""),
          o.value("words", ""),
          o.value("name", ""),
          o.value("asked", ""),
          o.value("behaviour", ""),
          o.value("tree", ""),
          o.value("is_legal", true),
          o.value("lines", Texts{}),
          exhibit_from(o.value("witness", Object::object())),
          chart_from(o.value("chart", Object::object()))};
}

Object object_of(const FoundGrant& g) {
  return {{"line", g.line}, {"source", g.source}, {"what", g.what}, {"witness", object_of(g.witness)}};
}
FoundGrant grant_from(const Object& o) {
  return {o.value("line", ""), o.value("source", ""), o.value("what", ""),
          exhibit_from(o.value("witness", Object::object()))};
}

template <class T> std::string list_text(const std::vector<T>& all) { return line(list_of(all)); }
/// Nothing where an item is not shaped like the sample.
template <class T>
std::optional<std::vector<T>> list_from(const std::string& text, const T& sample, T (*read)(const Object&)) {
  const auto list = parsed_list(text, object_of(sample));
  return list ? std::optional(read_list(*list, read)) : std::nullopt;
}

// Samples have one item of every list.
const ProfileWitness kExhibit{.inputs = {""}, .outputs = {""}};
const SweepChart kChart{.op = "op", .binades = {{}}, .rows = {{}}, .oddities = {{}}};
const Observation kObservation{.lines = {""}, .witness = kExhibit, .chart = kChart};
const FoundGrant kGrant{.witness = kExhibit};

}  // namespace

std::string to_json(const std::vector<Observation>& all) { return list_text(all); }
std::string to_json(const std::vector<FoundGrant>& all) { return list_text(all); }
std::optional<std::vector<Observation>> observations_from_json(const std::string& text) {
  return list_from(text, kObservation, observation_from);
}
std::optional<std::vector<FoundGrant>> grants_from_json(const std::string& text) {
  return list_from(text, kGrant, grant_from);
}

}  // namespace assay::reports
