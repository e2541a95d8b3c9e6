#include "reports/html/table.h"

#include <fmt/format.h>

namespace assay::reports {

std::string table(std::string_view head, std::string_view rows) {
  return fmt::format("<div class=scroll><table><thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>", head, rows);
}

}  // namespace assay::reports
