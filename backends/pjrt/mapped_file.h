#pragma once

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <cstddef>
#include <span>
#include <string>

#include "backends/process/descriptor.h"

namespace assay::backends::pjrt {

/// The bytes of a file, read as they are asked for; none where it cannot be read or is empty.
class MappedFile {
 public:
  explicit MappedFile(const std::string& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    struct stat status {};
    if (!file || fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode) || status.st_size == 0) return;
    const auto size = static_cast<std::size_t>(status.st_size);
    void* content = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
    if (content != MAP_FAILED) bytes_ = {static_cast<const std::byte*>(content), size};
  }
  ~MappedFile() {
    if (!bytes_.empty()) munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
  }
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  std::span<const std::byte> bytes() const { return bytes_; }

 private:
  std::span<const std::byte> bytes_;
};

}  // namespace assay::backends::pjrt
