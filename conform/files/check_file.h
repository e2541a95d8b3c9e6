#pragma once

#include <string>
#include <vector>

#include "conform/files/check_tally.h"
#include "conform/files/runnable.h"

/// Runs a file as its authors meant it: parts between `// -----`, each with a @main or functions
/// without arguments, with checks inside (`check.*` ops, `custom_call @check.*`). `// RUN:` lines may
/// give the inputs (`--args=[...]`), or say that a file is for the verifier alone
/// (`stablehlo-opt -verify-diagnostics`): then the parts with `expected-error` must be refused, the others not. A file
/// that breaks a law (`not stablehlo-opt %s`, `// breaks slice (C3)`) must be refused as a whole. Where a RUN line says
/// `: @program`, a back end is given that function, and @main is the check of it.
namespace assay::conform {

/// The checks of the file, on the oracle.
CheckReport check_on_oracle(const std::string& text, const std::string& path, const InputSource&,
                            const oracle::Limits& = {});

/// What a back end is given as it is: sizes that are not known, quantized types. All else is given without them.
struct Taken {
  bool dynamic = false, quantized = false;
};

/// The functions of the file without their checks, on a back end; outputs and what was checked are
/// held against the acceptance sets.
CheckReport check_on_backend(const std::string& text, const std::string& path, const InputSource&, judge::Judge&,
                             const backends::Variant&, const oracle::Limits& = judge::kCaseLimits, Taken = {});

/// The program of a file of a suite, as a back end is given it, on the inputs of the file.
Result<judge::Case> case_of_file(const std::string& text, const std::string& path,
                                 const oracle::Limits& = judge::kCaseLimits);

/// Sets as arrays that other programs read: for each output, process by process, the lower ends and the upper ends, of
/// its type, and the flags (`oracle::SetFlag`) as ui8. Where a set has no ends, both are NaN, or what is least and
/// greatest; of a union they are those of its hull.
std::vector<Tensor> legal_arrays(const LegalSets&);

}  // namespace assay::conform
