#pragma once

#include <string>
#include <string_view>

namespace assay::reports {

/// Text as it may stand in an element or a quoted attribute of HTML.
std::string escaped(std::string_view text);

}  // namespace assay::reports
