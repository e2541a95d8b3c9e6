#pragma once

#include "program/text/buffer.h"
#include "program/text/scanner.h"

/// Types as text: `tensor<2x?xf32, #stablehlo.bounds<?, 3>>`, `!quant.uniform<...>`, `tuple<...>`,
/// `!stablehlo.token`, `!stablehlo.future<...>`, `!alias`.
namespace assay::program {

bool read_type(Scanner&, const Aliases&, Type&);
/// `T` or `(T, ...)`.
bool read_types(Scanner&, const Aliases&, std::vector<Type>&);
/// `(T, ...)`, nothing else.
bool read_type_list(Scanner&, const Aliases&, std::vector<Type>&);

void append(Buffer&, Type);

}  // namespace assay::program
