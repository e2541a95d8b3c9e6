#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// Where the scripts of the workers and the packages of Python lie.
namespace assay::backends {

/// The folder of `protocol.py`: ASSAY_WORKERS, or found from our own binary upwards
/// (`backends/workers`, `share/assay/workers`).
std::optional<std::filesystem::path> worker_folder();

/// The interpreter for our workers: of ASSAY_PYTHON_ENVIRONMENT, of the environment that we are installed in, of the
/// `.venv` of the checkout, of VIRTUAL_ENV, otherwise `python3`.
std::string python_program();

/// Folders of installed packages, ours before those of `python3`.
std::vector<std::filesystem::path> site_packages();

}  // namespace assay::backends
