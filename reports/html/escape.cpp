#include "reports/html/page.h"

#include "reports/visible.h"

namespace assay::reports {

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : visible(text)) {
    if (c == '&') result += "&amp;";
    else if (c == '<') result += "&lt;";
    else if (c == '>') result += "&gt;";
    else if (c == '"') result += "&quot;";
    else if (c == '\'') result += "&#39;";
    else result += c;
  }
  return result;
}

}  // namespace assay::reports
