#pragma once

#include <string>
#include <string_view>

#include "reports/json_shape.h"

/// What pages are made of: the files of reports/html/page, and values to fill them with.
namespace assay::reports {

/// The text of a file of the folder, by its name: `style.css`. The file exists.
const std::string& page_file(std::string_view name);

/// A Mustache template of the folder with its values: texts, numbers, booleans, lists and objects. `{{name}}` is
/// escaped and made visible, `{{{name}}}` is neither.
std::string filled(std::string_view name, const Json& values);

/// JSON as it may stand between `<script type="application/json">` and its end: ASCII without `<`, and texts made
/// visible.
std::string script_data(Json);

}  // namespace assay::reports
