#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "program/tensor.h"
#include "spec/result.h"

/// Archives of arrays, `numpy.savez`: a ZIP file with a `.npy` file per array.
namespace assay::program {

/// A file of an archive.
struct ArchivedFile {
  std::string name;  ///< `arr_0.npy`
  std::vector<std::byte> bytes;
};

/// The files of the archive at this path, in its order, which is that of the arguments of `savez`. An error where it is
/// damaged, and where its files have more bytes, which are counted while they are unpacked.
Result<std::vector<ArchivedFile>> read_npz(const std::string& path, std::int64_t most_bytes);

/// Writes tensors as `arr_0`, `arr_1` and so on, as `savez_compressed` does.
Result<void> write_npz(const std::string& path, const std::vector<Tensor>&);

}  // namespace assay::program
