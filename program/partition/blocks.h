#pragma once

#include "program/module.h"

/// Ops whose regions run as blocks of the program, on tensors as they lie.
namespace assay::program {

enum class Blocks : std::uint8_t {
  kNone,
  kLoop,      ///< a condition and a body, both of the operands: the results are what the body gave last
  kBranches,  ///< of no arguments, of which one gives the results
};

/// Read off the formula of the record.
Blocks blocks_of(const spec::Record&);

}  // namespace assay::program
