#include "conform/suite/folder.h"

#include <filesystem>
#include <set>

#include <fmt/format.h>

#include "conform/files/text_file.h"
#include "reports/content_hash.h"

namespace assay::conform {
namespace {

namespace fs = std::filesystem;

std::string manifest_path(const std::string& folder) { return folder + "/manifest.json"; }

/// A name of a manifest that leaves the folder is none of ours.
bool stays_inside(const std::string& name) { return !name.starts_with('/') && name.find("..") == std::string::npos; }

void remove_left_over(const std::string& folder, const reports::SuiteManifest& before, const Suite& now) {
  std::set<std::string> kept;
  for (const reports::File& f : now.files) kept.insert(f.name);
  std::error_code ignored;
  for (const reports::SuiteFile& f : before.files)
    if (!kept.contains(f.name) && stays_inside(f.name)) {
      const fs::path path = fs::path(folder) / f.name;
      fs::remove(path, ignored);
      fs::remove(path.parent_path(), ignored);  // where it is empty
    }
}

Result<void> write_file(const std::string& folder, const reports::File& file) {
  const fs::path path = fs::path(folder) / file.name;
  std::error_code failed;
  fs::create_directories(path.parent_path(), failed);
  if (failed)
    return fail(fmt::format("cannot make the folder {}: {}", path.parent_path().string(), failed.message()), "",
                ErrorKind::kEnvironment);
  return write_text(path.string(), file.content);
}

}  // namespace

Result<void> can_hold_suite(const std::string& folder) {
  std::error_code unreadable;
  if (!fs::exists(folder, unreadable)) return {};
  if (!fs::is_directory(folder, unreadable)) return fail(folder + " is no folder", "", ErrorKind::kEnvironment);
  if (fs::is_empty(folder, unreadable)) return {};
  const auto manifest = read_manifest(folder);
  if (manifest) return {};
  return fail(fmt::format("{} holds files and no suite ({}); name an empty folder or a new one", folder,
                          manifest.error().message));
}

Result<void> write_suite(const Suite& suite, const std::string& folder) {
  if (const auto before = read_manifest(folder)) remove_left_over(folder, *before, suite);
  for (const reports::File& file : suite.files)
    if (auto written = write_file(folder, file); !written) return written;
  for (const reports::File& file : suite_companions(suite.manifest))
    if (auto written = write_file(folder, file); !written) return written;
  return {};
}

Result<void> copy_suite(const std::string& from, const std::string& to) {
  if (const auto whole = read_suite(from); !whole) return tl::unexpected(whole.error());
  if (auto free = can_hold_suite(to); !free) return free;
  std::error_code failed;
  fs::create_directories(fs::path(to).parent_path(), failed);
  if (!failed) fs::copy(from, to, fs::copy_options::recursive | fs::copy_options::overwrite_existing, failed);
  if (failed)
    return fail(fmt::format("cannot copy {} to {}: {}", from, to, failed.message()), "", ErrorKind::kEnvironment);
  return {};
}

Result<void> is_same_suite(const reports::SuiteManifest& there, const SuiteOptions& wanted) {
  const bool is_same = there.spec_hash == spec::Records::in_force().hash() && there.seed == wanted.seed &&
                       there.ops == wanted.ops_text && there.types == wanted.types_text &&
                       there.size.starts_with("full") == (wanted.size == SuiteSize::kFull) &&
                       there.size.ends_with("vector sizes") == wanted.has_vector_sizes;
  return is_same ? Result<void>() : fail("the folder holds another suite; name another folder");
}

Result<std::vector<SuiteText>> read_suite(const std::string& folder) {
  const auto manifest = read_manifest(folder);
  if (!manifest) return tl::unexpected(manifest.error());
  std::vector<SuiteText> out;
  for (const reports::SuiteFile& entry : manifest->files) {
    if (!stays_inside(entry.name)) return fail(fmt::format("{} names a file outside: {}", folder, entry.name));
    const auto text = read_text(folder + "/" + entry.name);
    if (!text) return tl::unexpected(text.error());
    if (reports::content_hash(*text) != entry.hash)
      return fail(fmt::format("{}/{} is not the file that the manifest names", folder, entry.name));
    out.push_back({entry, *text});
  }
  return out;
}

Result<reports::SuiteManifest> read_manifest(const std::string& folder) {
  const std::string path = manifest_path(folder);
  auto text = read_text(path);
  if (!text) return tl::unexpected(text.error());
  auto manifest = reports::suite_manifest_from_json(*text);
  if (!manifest) return fail(fmt::format("{}: {}", path, manifest.error().message));
  return manifest;
}

}  // namespace assay::conform
