#include <xxhash.h>
#include <nlohmann/json.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "spec/language/print.h"
#include "spec/record.h"

namespace assay::spec {
namespace {

using Json = nlohmann::json;  // objects are sorted by key

template <class List, class Convert> Json array_of(const List& list, Convert convert) {
  Json array = Json::array();
  for (const auto& item : list) array.push_back(convert(item));
  return array;
}

std::string dimension_text(const Dimension& d) {
  return d.binder.domain == nullptr ? std::to_string(d.count) : to_text(d.binder);
}

/// One name of the plan; what is not said is left out.
Json json_of(const Declaration& d) {
  Json j = {{"name", d.name}, {"role", kRoles[static_cast<std::size_t>(d.role)]}};
  const auto expression = [&](const char* key, const Expr* e) {
    if (e != nullptr) j[key] = to_text(*e);
  };
  if (d.domain) j["domain"] = to_text(*d.domain);
  expression("value", d.value);
  expression("default", d.default_value);
  expression("holds", d.holds);
  if (d.optional) j["optional"] = true;
  if (!d.dimensions.empty()) j["dimensions"] = array_of(d.dimensions, dimension_text);
  if (!d.values_near.empty()) j["values_near"] = array_of(d.values_near, [](const Expr* e) { return to_text(*e); });
  if (!d.values_named.empty()) j["values"] = d.values_named;
  return j;
}

Json json_of(const PackField& f) {
  Json j = {{"key", f.key}};
  if (!f.attribute.empty()) j["attribute"] = f.attribute;
  if (!f.enumeration.empty()) j["enumeration"] = f.enumeration;
  if (!f.constant.empty()) j["constant"] = f.constant;
  return j;
}

Json json_of(const Pack& p) {
  Json j = {{"name", p.name},
            {"struct", p.dialect_kind},
            {"fields", array_of(p.fields, [](const PackField& f) { return json_of(f); })}};
  if (!p.style.empty()) j["style"] = p.style;
  if (p.condition != nullptr) j[p.unless ? "unless" : "if"] = to_text(*p.condition);
  return j;
}

Json json_of(const Law& law) { return {{"label", law.label}, {"formula", to_text(*law.formula)}}; }

/// `pad with interior_padding = values(interior_padding)`
std::string to_text(const StaticForm& form) {
  std::string out = form.op;
  for (const StaticForm::Given& given : form.given)
    out +=
        fmt::format("{} {} = {}", &given == form.given.data() ? " with" : ",", given.attribute, to_text(*given.value));
  return out;
}

/// `conj: result = complex(...) where ... if ...`
std::string to_text(const Expansion& e) {
  std::string out = e.ops.empty() ? "" : fmt::format("{}: ", fmt::join(e.ops, ", "));
  for (const Expansion::Value& v : e.values)
    out += fmt::format("{}{} = {}", &v == e.values.data() ? "" : " ; ", v.result, to_text(*v.term));
  for (const Definition& d : e.where) out += fmt::format("{} {}", &d == e.where.data() ? " where" : ",", to_text(d));
  return e.condition ? fmt::format("{} if {}", out, to_text(*e.condition)) : out;
}

Json json_of(const Shortcut& s) {
  const auto text = [](const Clause& c) { return to_text(c); };
  Json j = {{"name", s.name}, {"if", to_text(*s.condition)}, {"means", array_of(s.means, text)}};
  if (!s.radius.empty()) j["radius"] = array_of(s.radius, text);
  return j;
}

Json json_of(const Record& r) {
  Json j = {{"op", r.full_name()},
            {"plan", array_of(r.names, [](const Declaration& d) { return json_of(d); })},
            {"laws", array_of(r.laws, [](const Law& l) { return json_of(l); })}};
  const auto text = [&](const char* key, const std::string& value) {
    if (!value.empty()) j[key] = value;
  };
  j["means"] = r.opaque ? Json("opaque") : array_of(r.means, [](const Clause& c) { return to_text(c); });
  if (!r.radius.empty()) j["radius"] = array_of(r.radius, [](const Clause& c) { return to_text(c); });
  if (!r.shortcuts.empty()) j["shortcuts"] = array_of(r.shortcuts, [](const Shortcut& s) { return json_of(s); });
  if (!r.relations.empty())
    j["relations"] = array_of(r.relations, [](const Relation& relation) { return to_text(relation); });
  if (r.permutation) j["permutes"] = to_text(*r.permutation);
  if (!r.puts.empty()) j["puts"] = array_of(r.puts, [](const Put& p) { return to_text(p); });
  if (!r.packs.empty()) j["packs"] = array_of(r.packs, [](const Pack& p) { return json_of(p); });
  if (!r.notes.empty()) j["notes"] = r.notes;
  if (!r.lacks.empty()) j["lacks"] = r.lacks;
  if (!r.omits.empty()) j["omits"] = r.omits;
  if (r.isolated) j["isolated"] = true;
  if (r.accept) j["accept"] = to_text(*r.accept);
  if (r.accepted_error) j["accept"] = to_text(*r.accepted_error, r);
  text("static", to_text(r.static_form));
  if (!r.expansions.empty()) j["expands"] = array_of(r.expansions, [](const Expansion& e) { return to_text(e); });
  const auto name = [&](int slot) { return r.names[static_cast<std::size_t>(slot)].name; };
  if (r.stands_for.name >= 0) j["stands_for"] = {name(r.stands_for.name), name(r.stands_for.attributes)};
  text("text", r.text);
  text("effects", to_text(r.effect, r));
  text("status", r.status);
  text("prefix", r.prefix);
  text("xla", r.builder);
  return j;
}

/// What is no UTF-8 in a file from outside is shown as such.
std::string line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

std::string Records::json(const Record& record) const { return line(json_of(record)); }

std::string Records::json() const {
  Json ops = Json::object(), enumerations = Json::object();
  for (const Record& r : records_) ops[r.full_name()] = json_of(r);
  for (const Enumeration& e : enumerations_) enumerations[e.name] = e.members;
  const auto text = [](const Definition* d) { return to_text(*d); };
  return line(Json{{"definitions", array_of(definitions(), text)}, {"enumerations", enumerations}, {"ops", ops}});
}

std::string spec_hash(std::string_view json) {
  const XXH128_hash_t h = XXH3_128bits(json.data(), json.size());
  return fmt::format("{:016x}{:016x}", h.high64, h.low64);
}

}  // namespace assay::spec
