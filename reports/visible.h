#pragma once

#include <string>
#include <string_view>

namespace assay::reports {

/// Text that is not ours, so that it can be seen and does nothing: what terminals obey or hide (control characters,
/// marks of direction, characters without width) and bytes that are no UTF-8 become escapes like `\x1B` and
/// `\u{202E}`. Newlines and tabs stay.
std::string visible(std::string_view text);

/// The same on one line: a newline is `\n`.
std::string visible_line(std::string_view text);

/// Lines behind the first begin with two spaces: they pass for none of ours.
std::string indented_after_first(std::string_view text);

/// On one line of Markdown, as itself and not as markup.
std::string markdown(std::string_view text);

}  // namespace assay::reports
