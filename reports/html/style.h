#pragma once

namespace assay::reports {

/// Style sheet of the report: light and dark, wide and narrow.
extern const char* const kStyle;

}  // namespace assay::reports
