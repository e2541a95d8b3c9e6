#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "program/tensor.h"
#include "spec/result.h"

/// Arrays as numpy keeps them: a `.npy` file has the magic, a version, a header that is a literal of a dictionary in
/// Python, and the elements (numpy, NEP 1: "A Simple File Format for NumPy Arrays").
namespace assay::program {

/// The tensor in the bytes of such a file. `wanted` is the type that the program takes: its sizes may be open, and its
/// element type is taken where the file does not know one, because ml_dtypes saves `bfloat16` as two bytes of nobody's
/// (`<V2`). An error where the file is damaged, holds what is no tensor, or is in the order of Fortran.
Result<Tensor> parse_npy(std::span<const std::byte> file, spec::Type wanted);

/// The bytes of such a file.
std::string print_npy(const Tensor&);

}  // namespace assay::program
