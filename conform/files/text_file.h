#pragma once

#include <istream>
#include <memory>
#include <string>

#include "spec/result.h"

/// Texts in files.
namespace assay::conform {

/// A file, or stdin where the path is `-`. An error where it cannot be read: a folder, a pipe that may never be written
/// to, a device without end.
Result<std::unique_ptr<std::istream>> open_text(const std::string& path);
/// The content.
Result<std::string> read_text(const std::string& path);
Result<void> write_text(const std::string& path, const std::string& text);
/// Whether a file may be written there, asked before long work; nothing is created. An empty path is no file.
Result<void> can_write(const std::string& path);
/// An error where it is no file that ends.
Result<void> is_regular(const std::string& path);

}  // namespace assay::conform
