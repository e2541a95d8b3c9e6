#include "backends/pjrt/discovery.h"

#include <elf.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "backends/pjrt/exports.h"

namespace assay::backends::pjrt {
namespace {

namespace fs = std::filesystem;

/// The least ELF file with dynamic names: a header, two sections, the names.
std::string library_with(std::string_view names) {
  Elf64_Ehdr header{};
  std::memcpy(header.e_ident, ELFMAG, SELFMAG);
  header.e_ident[EI_CLASS] = ELFCLASS64;
  header.e_shoff = sizeof header;
  header.e_shentsize = sizeof(Elf64_Shdr);
  header.e_shnum = 2;
  Elf64_Shdr symbols{}, strings{};
  symbols.sh_type = SHT_DYNSYM;
  symbols.sh_link = 1;
  strings.sh_type = SHT_STRTAB;
  strings.sh_offset = sizeof header + 2 * sizeof(Elf64_Shdr);
  strings.sh_size = names.size();
  std::string out(reinterpret_cast<const char*>(&header), sizeof header);
  for (const Elf64_Shdr& s : {symbols, strings}) out.append(reinterpret_cast<const char*>(&s), sizeof s);
  return out.append(names);
}

constexpr std::string_view kNames("\0memcpy\0GetPjrtApi\0", 19);

/// A folder of its own, and variables that are as they were afterwards.
class DiscoveryTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "assay-plugins-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    for (const char* name : kVariables) {
      const char* value = std::getenv(name);
      before_.emplace_back(name, value ? std::optional<std::string>(value) : std::nullopt);
      unsetenv(name);
    }
  }
  void TearDown() override {
    fs::remove_all(folder_);
    for (const auto& [name, value] : before_) value ? setenv(name, value->c_str(), 1) : unsetenv(name);
  }

  std::string file(const std::string& name, std::string_view content) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name, std::ios::binary) << content;
    return (folder_ / name).string();
  }
  std::string library(const std::string& name) const { return file(name, library_with(kNames)); }

  /// `name: origin` of each that lies in the folder.
  std::vector<std::string> found() const {
    std::vector<std::string> out;
    for (const PluginFile& plugin : discover())
      if (plugin.path.starts_with(folder_.string())) out.push_back(plugin.name + ": " + plugin.origin);
    return out;
  }

  static constexpr const char* kVariables[] = {"ASSAY_PLUGIN_PATH", "PJRT_NAMES_AND_LIBRARY_PATHS",
                                               "ASSAY_PYTHON_ENVIRONMENT"};
  fs::path folder_;
  std::vector<std::pair<const char*, std::optional<std::string>>> before_;
};

using Found = std::vector<std::string>;

TEST_F(DiscoveryTest, ALibraryIsAPluginByItsSymbolAlone) {
  EXPECT_TRUE(exports_pjrt(library("a.so")));
  EXPECT_FALSE(exports_pjrt(file("b.so", library_with(std::string_view("\0GetPjrtApis\0", 13)))));
  EXPECT_FALSE(exports_pjrt(file("c.so", library_with("GetPjrtApi"))));
  EXPECT_FALSE(exports_pjrt(file("d.so", "GetPjrtApi")));
  EXPECT_FALSE(exports_pjrt(folder_.string()));
  const std::string whole = library_with(kNames);
  for (std::size_t size = 0; size < whole.size(); ++size)
    EXPECT_FALSE(exports_pjrt(file("cut.so", whole.substr(0, size)))) << size;
}

TEST_F(DiscoveryTest, OurPathTakesFilesAndFolders) {
  const std::string named = file("named/libvendor.so", "no library");
  library("folder/deep/one.so.1");
  file("folder/other.so", library_with(std::string_view("\0memcpy\0", 8)));
  setenv("ASSAY_PLUGIN_PATH", (named + ":" + (folder_ / "folder").string()).c_str(), 1);
  EXPECT_EQ(found(), (Found{"libvendor: named in ASSAY_PLUGIN_PATH", "one.so: named in ASSAY_PLUGIN_PATH"}));
}

TEST_F(DiscoveryTest, JaxConventionsAreFollowed) {
  const std::string site = "env/lib/python3.11/site-packages/";
  file("env/bin/python", "");
  library(site + "vendor/compiler/backend.so");
  file(site + "my_vendor-1.2.dist-info/entry_points.txt",
       "[console_scripts]\nx = other:main\n[jax_plugins]\nvendor = vendor.compiler\n");
  file(site + "my_vendor-1.2.dist-info/RECORD", "vendor/compiler/backend.so,sha256=x,9\n");
  library(site + "other/backend.so");  // which no entry point of that group names
  library(site + "jax_plugins/accelerator/lib/accelerator.so");
  library(site + "elsewhere/pjrt_plugin.so");
  setenv("ASSAY_PYTHON_ENVIRONMENT", (folder_ / "env").c_str(), 1);
  EXPECT_EQ(found(),
            (Found{"my_vendor: an entry point jax_plugins of my_vendor",
                   "accelerator: part of the namespace package jax_plugins", "pjrt_plugin: a package of Python"}));
  const std::string again = (folder_ / site / "elsewhere/pjrt_plugin.so").string();
  setenv("PJRT_NAMES_AND_LIBRARY_PATHS", ("mine:" + again).c_str(), 1);
  EXPECT_EQ(found().front(), "mine: named in PJRT_NAMES_AND_LIBRARY_PATHS");
  EXPECT_EQ(found().size(), 3u);
}

}  // namespace
}  // namespace assay::backends::pjrt
