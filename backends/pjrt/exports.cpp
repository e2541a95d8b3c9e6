#include "backends/pjrt/exports.h"

#include <elf.h>

#include <cstring>
#include <optional>
#include <string_view>

#include "backends/pjrt/mapped_file.h"

namespace assay::backends::pjrt {
namespace {

/// With the ends of the strings around it: ELF keeps names one after the other.
constexpr std::string_view kSymbol("\0GetPjrtApi\0", 12);

using Bytes = std::span<const std::byte>;

/// The object at an offset of the file; none where it would reach beyond the end.
template <class T> std::optional<T> object_at(Bytes file, std::uint64_t offset) {
  if (offset > file.size() || file.size() - offset < sizeof(T)) return std::nullopt;
  T out;
  std::memcpy(&out, file.data() + offset, sizeof(T));
  return out;
}

std::optional<Elf64_Shdr> section(Bytes file, const Elf64_Ehdr& header, std::uint64_t number) {
  if (number >= header.e_shnum || header.e_shoff > file.size()) return std::nullopt;
  return object_at<Elf64_Shdr>(file, header.e_shoff + number * sizeof(Elf64_Shdr));
}

/// The names of dynamic symbols.
std::string_view dynamic_names(Bytes file, const Elf64_Ehdr& header) {
  for (std::uint64_t n = 0; n < header.e_shnum; ++n) {
    const auto symbols = section(file, header, n);
    if (!symbols || symbols->sh_type != SHT_DYNSYM) continue;
    const auto names = section(file, header, symbols->sh_link);
    if (!names || names->sh_offset > file.size() || names->sh_size > file.size() - names->sh_offset) return {};
    return {reinterpret_cast<const char*>(file.data()) + names->sh_offset, names->sh_size};
  }
  return {};
}

}  // namespace

bool exports_pjrt(const std::string& path) {
  const MappedFile file(path);
  const auto header = object_at<Elf64_Ehdr>(file.bytes(), 0);
  if (!header || std::memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_ident[EI_CLASS] != ELFCLASS64 ||
      header->e_shentsize != sizeof(Elf64_Shdr))
    return false;
  return dynamic_names(file.bytes(), *header).find(kSymbol) != std::string_view::npos;
}

}  // namespace assay::backends::pjrt
