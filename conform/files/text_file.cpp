#include "conform/files/text_file.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

namespace assay::conform {
namespace {

/// What cannot be read is named wrongly; what cannot be written is the environment's fault.
tl::unexpected<Error> cannot_read(const std::string& path, const char* why) {
  return fail(fmt::format("cannot read {}: {}", path, why));
}
tl::unexpected<Error> cannot_read(const std::string& path) { return cannot_read(path, std::strerror(errno)); }

/// Opening a pipe waits for who writes to it, and a device may have no end. A shell that gives what a command prints
/// as a file names it by its descriptor. Folders, and what is not there, say so themselves.
bool is_readable_kind(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code none;
  const fs::file_type type = fs::status(path, none).type();
  const bool is_passed_on = path.starts_with("/dev/fd/") || path == "/dev/stdin";
  return is_passed_on || (type != fs::file_type::fifo && type != fs::file_type::character &&
                          type != fs::file_type::block && type != fs::file_type::socket);
}

tl::unexpected<Error> cannot_write(const std::string& path) {
  return fail(fmt::format("cannot write {}: {}", path, std::strerror(errno)), "", ErrorKind::kEnvironment);
}

}  // namespace

Result<std::unique_ptr<std::istream>> open_text(const std::string& path) {
  errno = 0;
  if (path == "-") return std::make_unique<std::istream>(std::cin.rdbuf());
  if (!is_readable_kind(path)) return cannot_read(path, "it is no regular file; `-` is stdin");
  auto file = std::make_unique<std::ifstream>(path, std::ios::binary);
  file->peek();  // opens also what cannot be read: a folder, another process's memory
  if (!file->is_open() || file->bad()) return cannot_read(path);
  file->clear();
  return file;
}

Result<std::string> read_text(const std::string& path) {
  auto in = open_text(path);
  if (!in) return tl::unexpected(in.error());
  std::ostringstream content;
  content << (*in)->rdbuf();
  if (content.bad()) return cannot_read(path);
  return std::move(content).str();
}

Result<void> write_text(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text << std::flush;
  if (!file) return cannot_write(path);
  return {};
}

Result<void> can_write(const std::string& path) {
  if (path.empty()) return {};
  const bool exists = ::access(path.c_str(), F_OK) == 0;
  const std::string folder = std::filesystem::path(path).parent_path();
  const std::string asked = exists ? path : folder.empty() ? "." : folder;
  if (::access(asked.c_str(), W_OK) != 0) return cannot_write(path);
  if (!std::filesystem::is_directory(path)) return {};
  return errno = EISDIR, cannot_write(path);
}

Result<void> is_regular(const std::string& path) {
  if (!is_readable_kind(path)) return cannot_read(path, "it is no regular file");
  return {};
}

}  // namespace assay::conform
