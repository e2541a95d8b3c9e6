#include "conform/certify/folder.h"

#include "reports/json_shape.h"

namespace assay::conform {
namespace {

using reports::Json;

Json json_of(const backends::Variant& v) {
  Json options = Json::array();
  for (const auto& [name, value] : v.options) options.push_back({{"name", name}, {"value", value}});
  Json out{{"name", v.name}, {"options", options}, {"composes", v.composes}, {"lacking", v.lacking}};
  if (!v.form.empty()) out["form"] = v.form;
  return out;
}

Json sample() {
  backends::Variant v;
  v.options = {{"", ""}};
  v.lacking = {""};
  v.form = "donated";
  return json_of(v);
}

backends::Variant variant_of(const Json& j) {
  backends::Variant out{j.value("name", ""),
                        {},
                        j.value("composes", false),
                        j.value("lacking", std::vector<std::string>{}),
                        j.value("form", "")};
  for (const Json& option : j.value("options", Json::array()))
    out.options.emplace_back(option.value("name", ""), option.value("value", ""));
  return out;
}

}  // namespace

std::string to_json(const std::vector<backends::Variant>& variants) {
  Json out = Json::array();
  for (const backends::Variant& v : variants) out.push_back(json_of(v));
  return reports::line(out);
}

Result<std::vector<backends::Variant>> variants_from_json(const std::string& text) {
  const auto list = reports::parsed_list(text, sample());
  if (!list) return fail("the evidence names no variants");
  std::vector<backends::Variant> out;
  for (const Json& item : *list) out.push_back(variant_of(item));
  return out;
}

}  // namespace assay::conform
