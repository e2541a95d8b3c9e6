#pragma once

#include <string_view>

#include "oracle/numerics/ulp_error.h"
#include "program/module.h"

/// What is swept: an op that applies one elementary function, element by element.
namespace assay::measure {

struct SweptOp {
  const spec::Record* record = nullptr;
  const oracle::Elementary* function = nullptr;
};

/// The op of that name, with or without its dialect. The errors name ops that are near, or say why an op is none.
Result<SweptOp> find_swept_op(std::string_view name);

/// A program that applies the op to tensors of so many elements.
Result<program::Module> program_of(const SweptOp&, spec::ElementType, std::int64_t elements);

}  // namespace assay::measure
