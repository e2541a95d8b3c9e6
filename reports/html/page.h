#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reports/json_shape.h"

/// The kit that all pages are made of. Templates, styles and scripts are the files of reports/html/page; C++ gives
/// values and data, and writes no HTML. A page is one file that needs nothing else, no network either.
namespace assay::reports {

/// What one kind of page has besides the frame, the common styles and the common scripts: names of files.
struct PageKind {
  const char* body;  ///< a template
  std::vector<const char*> styles = {}, scripts = {};
};

/// `values` fill the body, which is read without a script; the scripts lay out `data`, which lies in the page once. The
/// same values and data give the same bytes.
std::string html_page(const PageKind&, const std::string& title, const Json& values, Json data);

/// A number of a banner, with what it counts; red where it is bad.
Json banner_number(const std::string& value, const std::string& what, bool is_bad = false);

/// The text of a file of the folder, by its name: `style.css`. The file exists.
const std::string& page_file(std::string_view name);

/// A Mustache template of the folder with its values: texts, numbers, booleans, lists and objects. `{{name}}` is
/// escaped and made visible, `{{{name}}}` is neither. An empty text has no section.
std::string filled(std::string_view name, const Json& values);

/// JSON as it may stand between `<script type="application/json">` and its end: ASCII without `<`, and texts made
/// visible.
std::string script_data(Json);

/// Text as it may stand in an element or a quoted attribute of HTML.
std::string escaped(std::string_view text);

}  // namespace assay::reports
