#include "reports/profile_json.h"

#include <nlohmann/json.hpp>

namespace assay::reports {
namespace {

using Object = nlohmann::ordered_json;
using Texts = std::vector<std::string>;

Object object_of(const Exhibit& w) {
  return {{"program", w.program}, {"inputs", w.inputs},     {"outputs", w.outputs}, {"ops", w.ops},
          {"output", w.output},   {"element", w.element},   {"got", w.got},         {"expected", w.expected},
          {"kind", w.kind},       {"far_off", w.far_off}};
}
Exhibit exhibit_from(const Object& o) {
  return {o.value("program", ""), o.value("inputs", Texts{}),         o.value("outputs", Texts{}), o.value("ops", 0),
          o.value("output", 0),   o.value("element", std::int64_t{}), o.value("got", ""),          o.value("expected", ""),
          o.value("kind", ""),    o.value("far_off", "")};
}

Object object_of(const Observation& o) {
  return {{"topic", o.topic},         {"probe", o.probe}, {"question", o.question},    {"words", o.words},
          {"name", o.name},           {"asked", o.asked}, {"behaviour", o.behaviour},  {"tree", o.tree},
          {"is_legal", o.is_legal},   {"lines", o.lines}, {"witness", object_of(o.witness)}};
}
Observation observation_from(const Object& o) {
  return {o.value("topic", ""),     o.value("probe", ""), o.value("question", ""),  o.value("words", ""),
          o.value("name", ""),      o.value("asked", ""), o.value("behaviour", ""), o.value("tree", ""),
          o.value("is_legal", true), o.value("lines", Texts{}), exhibit_from(o.value("witness", Object::object()))};
}

Object object_of(const FoundGrant& g) {
  return {{"line", g.line}, {"source", g.source}, {"what", g.what}, {"witness", object_of(g.witness)}};
}
FoundGrant grant_from(const Object& o) {
  return {o.value("line", ""), o.value("source", ""), o.value("what", ""),
          exhibit_from(o.value("witness", Object::object()))};
}

template <class T> std::string list_text(const std::vector<T>& all) {
  Object list = Object::array();
  for (const T& one : all) list.push_back(object_of(one));
  return list.dump(-1, ' ', false, Object::error_handler_t::replace);
}

template <class T> std::vector<T> list_from(const std::string& text, T (*read)(const Object&)) {
  const Object list = Object::parse(text, nullptr, /*allow_exceptions=*/false);
  std::vector<T> out;
  if (!list.is_array()) return out;
  for (const Object& one : list)
    if (one.is_object()) out.push_back(read(one));
  return out;
}

}  // namespace

std::string to_json(const std::vector<Observation>& all) { return list_text(all); }
std::string to_json(const std::vector<FoundGrant>& all) { return list_text(all); }
std::vector<Observation> observations_from_json(const std::string& text) { return list_from(text, observation_from); }
std::vector<FoundGrant> grants_from_json(const std::string& text) { return list_from(text, grant_from); }

}  // namespace assay::reports
