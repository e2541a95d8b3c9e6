#pragma once

#include "program/module.h"

/// Programs of one op, made of an instance of its record.
namespace assay::program {

/// The program of one op: its operands are the arguments of @main, its results those of @main.
/// Regions and functions that it names get the simplest body of their signature: an argument of the
/// right type, else a literal of zeros. An error where a type has neither (a token, say).
Result<Module> module_of(const spec::Instance& instance);

}  // namespace assay::program
