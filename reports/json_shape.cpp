#include "reports/json_shape.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::reports {
namespace {

bool is_object_like(const Json& object, const Json& sample) {
  return std::ranges::all_of(sample.items(), [&](const auto& member) {
    const auto found = object.find(member.key());
    return found == object.end() || is_shaped_like(*found, member.value());
  });
}

bool is_list_like(const Json& list, const Json& sample) {
  return sample.empty() ||
         std::ranges::all_of(list, [&](const Json& item) { return is_shaped_like(item, sample.front()); });
}

}  // namespace

bool is_shaped_like(const Json& value, const Json& sample) {
  if (value.is_number_integer() && sample.is_number_integer()) return true;
  if (value.type() != sample.type()) return false;
  if (value.is_object()) return is_object_like(value, sample);
  return !value.is_array() || is_list_like(value, sample);
}

std::optional<Json> parsed_list(const std::string& text, const Json& sample) {
  Json json = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  const bool is_list = json.is_array() && is_list_like(json, Json::array({sample}));
  return is_list ? std::optional(std::move(json)) : std::nullopt;
}

std::string lines(const Json& object) {
  std::string out = "{";
  for (const auto& [key, value] : object.items()) {
    out += fmt::format("{}\n  {}: ", out.size() == 1 ? "" : ",", line(Json(key)));
    if (!value.is_array() || value.empty()) {
      out += line(value);
      continue;
    }
    std::string items;
    for (const Json& item : value) items += fmt::format("{}\n    {}", items.empty() ? "" : ",", line(item));
    out += fmt::format("[{}\n  ]", items);
  }
  return out + "\n}\n";
}

}  // namespace assay::reports
