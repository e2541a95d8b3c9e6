#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace assay::cli {

/// An object as a line of its own, in ASCII whatever the text in it.
inline std::string json_line(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace) + "\n";
}

}  // namespace assay::cli
