#include "program/arrays/npz.h"

#include <fmt/format.h>
#include <minizip/unzip.h>
#include <minizip/zip.h>
#include <zlib.h>

#include <array>
#include <memory>

#include "program/arrays/npy.h"

namespace assay::program {
namespace {

/// The bytes of the current file; an error where there are more than `room`, which they take, or a checksum fails.
Result<ArchivedFile> read_member(unzFile archive, std::int64_t& room) {
  std::array<char, 256> name{};
  unz_file_info64 info{};
  unzGetCurrentFileInfo64(archive, &info, name.data(), name.size() - 1, nullptr, 0, nullptr, 0);
  ArchivedFile out{name.data(), {}};
  if (unzOpenCurrentFile(archive) != UNZ_OK) return fail("it cannot be unpacked", out.name);
  std::array<std::byte, 1 << 16> chunk;
  int read = 0;
  while ((read = unzReadCurrentFile(archive, chunk.data(), chunk.size())) > 0) {
    if ((room -= read) < 0) break;
    out.bytes.insert(out.bytes.end(), chunk.begin(), chunk.begin() + read);
  }
  const int closed = unzCloseCurrentFile(archive);
  if (room < 0)
    return fail("the archive has more bytes than the memory limit allows", out.name, ErrorKind::kUnsupported);
  // The checksum is compared only where all has been unpacked.
  if (read < 0 || closed != UNZ_OK || out.bytes.size() != info.uncompressed_size)
    return fail("it is damaged", out.name);
  return out;
}

}  // namespace

Result<std::vector<ArchivedFile>> read_npz(const std::string& path, std::int64_t most_bytes) {
  const std::unique_ptr<void, int (*)(unzFile)> archive(unzOpen64(path.c_str()), unzClose);
  if (!archive) return fail("it is no .npz file, which is a ZIP archive", path);
  std::vector<ArchivedFile> out;
  int status = unzGoToFirstFile(archive.get());
  for (; status == UNZ_OK; status = unzGoToNextFile(archive.get())) {
    auto member = read_member(archive.get(), most_bytes);
    if (!member) return fail(member.error().message, path + ":" + member.error().place, member.error().kind);
    out.push_back(*std::move(member));
  }
  if (status != UNZ_END_OF_LIST_OF_FILE && !out.empty()) return fail("the archive is damaged", path);
  return out;
}

Result<void> write_npz(const std::string& path, const std::vector<Tensor>& tensors) {
  const std::unique_ptr<void, int (*)(zipFile)> archive(zipOpen64(path.c_str(), APPEND_STATUS_CREATE),
                                                        [](zipFile file) { return zipClose(file, nullptr); });
  bool is_written = archive != nullptr;
  const zip_fileinfo no_time{};
  for (std::size_t k = 0; is_written && k < tensors.size(); ++k) {
    const std::string bytes = print_npy(tensors[k]);
    is_written = zipOpenNewFileInZip64(archive.get(), fmt::format("arr_{}.npy", k).c_str(), &no_time, nullptr, 0,
                                       nullptr, 0, nullptr, Z_DEFLATED, Z_DEFAULT_COMPRESSION, 1) == ZIP_OK &&
                 zipWriteInFileInZip(archive.get(), bytes.data(), static_cast<unsigned>(bytes.size())) == ZIP_OK &&
                 zipCloseFileInZip(archive.get()) == ZIP_OK;
  }
  if (is_written) return {};
  return fail("it cannot be written", path, ErrorKind::kEnvironment);
}

}  // namespace assay::program
