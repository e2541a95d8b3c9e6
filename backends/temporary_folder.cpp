#include "backends/temporary_folder.h"

#include <cstdlib>
#include <string>

namespace assay::backends {

TemporaryFolder::TemporaryFolder(std::string_view name) {
  std::error_code none;
  std::string pattern = (std::filesystem::temp_directory_path(none) / name).string() + "-XXXXXX";
  is_made_ = mkdtemp(pattern.data()) != nullptr;
  path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (is_made_) std::filesystem::remove_all(path_, ignored);
}

}  // namespace assay::backends
