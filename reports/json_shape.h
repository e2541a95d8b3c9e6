#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

/// What a database holds may be damaged, and reading a JSON value as one of another kind throws: the kinds come first.
namespace assay::reports {

using Json = nlohmann::ordered_json;

/// The text of a back end may hold any bytes.
inline std::string line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

/// An object with a line for each member, and one for each item of a list: two of them can be compared as texts.
std::string lines(const Json& object);

/// Whether a value is of the same kind as the sample. An object may lack members and have others; the items of a list
/// are like the first one of the sample's, or anything where that is empty. Whole numbers are one kind.
bool is_shaped_like(const Json& value, const Json& sample);

/// The text as a list whose items are all shaped like the sample.
std::optional<Json> parsed_list(const std::string& text, const Json& sample);

/// The items of a list, each as `read` reads it.
template <class T> std::vector<T> read_list(const Json& list, T (*read)(const Json&)) {
  std::vector<T> out;
  for (const Json& one : list) out.push_back(read(one));
  return out;
}

}  // namespace assay::reports
