#include "reports/html/page.h"

#include <algorithm>
#include <cassert>

#include <kainjow/mustache.hpp>

#include "reports/embedded.h"
#include "reports/html/escape.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

using Values = kainjow::mustache::data;

Values values_of(const Json& json) {
  if (json.is_boolean()) return json.get<bool>() ? Values::type::bool_true : Values::type::bool_false;
  if (json.is_string()) return json.get<std::string>();
  if (json.is_array()) {
    Values list(Values::type::list);
    for (const Json& item : json) list.push_back(values_of(item));
    return list;
  }
  if (!json.is_object()) return json.dump();
  Values object;
  for (const auto& [name, value] : json.items()) object.set(name, values_of(value));
  return object;
}

/// Names are ours.
Json seen(const Json& json) {
  if (json.is_string()) return visible(json.get_ref<const std::string&>());
  if (!json.is_structured()) return json;
  Json out = json.is_array() ? Json::array() : Json::object();
  for (auto item = json.begin(); item != json.end(); ++item) {
    if (json.is_array()) out.push_back(seen(*item));
    else out[item.key()] = seen(item.value());
  }
  return out;
}

}  // namespace

const std::string& page_file(std::string_view name) {
  const auto& files = embedded_pages();
  const auto file = std::ranges::find(files, "reports/html/page/" + std::string(name), &std::pair<std::string, std::string>::first);
  assert(file != files.end());
  return file->second;
}

std::string filled(std::string_view name, const Json& values) {
  kainjow::mustache::mustache page(page_file(name));
  assert(page.is_valid());
  page.set_custom_escape([](const std::string& text) { return escaped(text); });
  std::string out;
  page.render(values_of(values), [&](const std::string& part) { out += part; });
  return out;
}

std::string script_data(const Json& json) {
  std::string out;
  for (const char c : seen(json).dump(-1, ' ', true, Json::error_handler_t::replace)) {
    if (c == '<') out += "\\u003c";
    else out += c;
  }
  return out;
}

}  // namespace assay::reports
