#pragma once

#include <filesystem>
#include <string_view>

namespace assay::backends {

/// A new folder among the temporary files of this machine. The destructor removes it with all that it holds.
class TemporaryFolder {
 public:
  /// `assay-pass` makes `/tmp/assay-pass-XXXXXX`. Where it cannot be made, nothing can be written to its path.
  explicit TemporaryFolder(std::string_view name);
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
  bool is_made_ = false;
};

}  // namespace assay::backends
