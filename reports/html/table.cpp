#include "reports/html/table.h"

#include <fmt/format.h>

namespace assay::reports {
namespace {

std::string scrolling(std::string_view tag, std::string_view head, std::string_view rows) {
  return fmt::format("<div class=scroll><{}><thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>", tag, head,
                     rows);
}

}  // namespace

std::string table(std::string_view head, std::string_view rows) { return scrolling("table", head, rows); }

std::string stacked_table(std::string_view head, std::string_view rows) {
  return scrolling("table class=stacked", head, rows);
}

}  // namespace assay::reports
