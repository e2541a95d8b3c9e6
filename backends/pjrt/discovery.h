#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace assay::backends::pjrt {

/// A plug-in file, and the package that it was installed with.
struct PluginFile {
  std::string name;  ///< as in PJRT_NAMES_AND_LIBRARY_PATHS, or the package: `lammps_jax_pjrt_cpu`
  std::string path;
  std::string version;      ///< of the package; empty where there is none
  std::string origin = {};  ///< how it was found: `named in ASSAY_PLUGIN_PATH`, `an entry point jax_plugins of my_pjrt`
};

/// Where JAX looks for plug-ins, and where we do besides: PJRT_NAMES_AND_LIBRARY_PATHS (`name:path,name:path`); files
/// and folders of ASSAY_PLUGIN_PATH, between colons; packages of Python with an entry point in the group `jax_plugins`
/// or a module in the namespace `jax_plugins` (https://openxla.org/xla/pjrt/pjrt_integration); and other packages with
/// a library whose name says PJRT. No code of theirs is run: the libraries are those below the modules. Each file once.
std::vector<PluginFile> discover();

/// The file at a path with the package that it belongs to, if any.
PluginFile describe_file(const std::string& path);

/// Which build this is: package and version or file name, and XXH3 of its bytes. Cached by path,
/// size and time of the file.
std::string file_identity(const PluginFile&);

}  // namespace assay::backends::pjrt
