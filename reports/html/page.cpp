#include "reports/html/page.h"

#include <algorithm>
#include <cassert>

#include <kainjow/mustache.hpp>

#include "reports/embedded.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

using Values = kainjow::mustache::data;

/// An empty text is nothing: the section of its name is left out.
Values values_of(const Json& json) {
  if (json.is_boolean()) return json.get<bool>() ? Values::type::bool_true : Values::type::bool_false;
  if (json.is_string() && json.get_ref<const std::string&>().empty()) return Values::type::bool_false;
  if (json.is_string()) return json.get_ref<const std::string&>();
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

/// Makes all texts visible; the names are ours.
void show(Json& json) {
  if (json.is_string()) json = visible(json.get_ref<const std::string&>());
  if (json.is_structured())
    for (Json& item : json) show(item);
}

constexpr const char* kCommonStyle = "style.css";
constexpr const char* kCommonScripts[] = {"elements.js", "copy.js", "table.js"};

std::string style_of(const PageKind& kind) {
  std::string all = page_file(kCommonStyle);
  for (const char* name : kind.styles) all += page_file(name);
  return all;
}

std::string script_of(const PageKind& kind) {
  std::string all = "'use strict';\n";
  for (const char* name : kCommonScripts) all += page_file(name);
  for (const char* name : kind.scripts) all += page_file(name);
  return all;
}

}  // namespace

Json banner_number(const std::string& value, const std::string& what, bool is_bad) {
  return {{"value", value}, {"what", what}, {"bad", is_bad}};
}

std::string html_page(const PageKind& kind, const std::string& title, const Json& values, Json data) {
  return filled("frame.html", {{"title", title},
                               {"style", style_of(kind)},
                               {"body", filled(kind.body, values)},
                               {"data", script_data(std::move(data))},
                               {"script", script_of(kind)}});
}

const std::string& page_file(std::string_view name) {
  const auto& files = embedded_pages();
  const auto file =
      std::ranges::find(files, "reports/html/page/" + std::string(name), &std::pair<std::string, std::string>::first);
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

std::string script_data(Json json) {
  show(json);
  const std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);
  std::string out;
  out.reserve(text.size() + text.size() / 16);
  for (const char c : text)
    if (c == '<') out += "\\u003c";
    else out += c;
  return out;
}

}  // namespace assay::reports
