#include "cli/spec_xla.h"

#include <fmt/ranges.h>

#include "spec/can_draw.h"

namespace assay::cli {

bool is_drawn(const spec::Record& record) {
  return record.status == "placed" || (record.status == "campaign" && spec::can_draw(record));
}

std::string lacks(const spec::Record& record) {
  if (is_drawn(record)) return "";
  if (!record.lacks.empty()) return fmt::format("{}", fmt::join(record.lacks, "; "));
  std::string list;
  const auto add = [&](bool missing, const char* what) {
    if (missing) list += (list.empty() ? "" : ", ") + std::string(what);
  };
  add(record.opaque, "a formula");
  add(!record.opaque && record.means.empty() && !record.effect.any(), "means");
  add(record.text.empty(), "a pretty form");
  return list.empty() ? "not used in campaigns yet" : "lacks " + list;
}

}  // namespace assay::cli
