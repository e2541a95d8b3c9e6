#pragma once

#include <string>
#include <string_view>

namespace assay::reports {

/// A table that scrolls by itself where the page is too narrow for it. The head is `<th>` after `<th>`, the rows are
/// `<tr>` after `<tr>`.
std::string table(std::string_view head, std::string_view rows);

}  // namespace assay::reports
