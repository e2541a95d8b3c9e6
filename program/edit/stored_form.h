#pragma once

#include "program/edit/editor.h"

/// Programs with quantized types for who has none (StableHLO, "Quantized element types").
namespace assay::program {

/// Whether a value of the program is of a quantized type.
bool has_quantized(const Module&);

/// The tensor of the numbers that a quantized one stands for; other types as they are.
Type as_expressed(Type);
/// The tensor of the integers that a quantized one stores; other types as they are.
Type as_stored(Type);
Tensor as_stored(Tensor);

/// The program on the integers that quantized types store, step by step as the text computes: what only moves elements
/// moves integers, and every other op computes with the numbers that they stand for (`dequantize_op_quantize`). Its
/// inputs and outputs are those of the program `as_stored`. Not supported where a region of an op computes with
/// elements of another quantized type than the op has.
Result<Edited> stored_form(const Module&);

}  // namespace assay::program
