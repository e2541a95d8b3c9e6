#include "cli/finding_options.h"

#include <fmt/chrono.h>

#include <ctime>

#include "cli/files.h"

namespace assay::cli {

Result<reports::Known> read_known(const std::string& path) {
  if (path.empty()) return reports::Known();
  const std::string today = fmt::format("{:%Y-%m-%d}", fmt::gmtime(std::time({})));
  return read_text(path).and_then([&](const std::string& text) { return reports::Known::parse(text, path, today); });
}

}  // namespace assay::cli
