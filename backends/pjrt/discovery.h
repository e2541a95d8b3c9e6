#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace assay::backends::pjrt {

/// A plug-in file, and the package that it was installed with.
struct PluginFile {
  std::string name;  ///< as in PJRT_NAMES_AND_LIBRARY_PATHS, or the package: `lammps_jax_pjrt_cpu`
  std::string path;
  std::string version;  ///< of the package; empty where there is none
};

/// Named in PJRT_NAMES_AND_LIBRARY_PATHS (`name:path,name:path`) or lying in Python's packages.
std::vector<PluginFile> discover();

/// The file at a path with the package that it belongs to, if any.
PluginFile describe_file(const std::string& path);

/// Which build this is: package and version or file name, and XXH3 of its bytes. Cached by path,
/// size and time of the file.
std::string file_identity(const PluginFile&);

}  // namespace assay::backends::pjrt
