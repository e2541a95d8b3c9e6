#pragma once

#include <functional>
#include <vector>

#include "program/edit/editor.h"
#include "program/tensor.h"

namespace assay::program {

/// The results of a program without dynamic dimensions, for these inputs.
using Evaluate = std::function<Result<std::vector<Tensor>>(const Module&, const std::vector<Tensor>& inputs)>;

/// The program for the inputs at hand, without dynamic dimensions: types are inferred from op to op from the types of
/// the inputs and from what operands hold that decide shapes (`holds`, `values`), small integers among the inputs and
/// what `evaluate` makes of them. An op becomes the one that its record names (`static`), a function that is called
/// one for each of its calls, and an assertion that holds nothing. It agrees with the program for inputs of the same
/// types and the same small integers. An error names the law that the inputs break; where a shape hangs on what is not
/// known before the program runs, or changes in a loop, refinement is not supported.
Result<Edited> refine(const Module&, const std::vector<Tensor>& inputs, const Evaluate&);
/// ... where of some inputs nothing but their types is known: it agrees with the program whatever they are.
struct KnownInput {
  Type type;
  const Tensor* value = nullptr;
};
/// Which ops it has.
enum class RefinedOps : std::uint8_t {
  kStatic,    ///< those of the static forms
  kAsTheyAre  ///< those of the program: only types are refined
};
Result<Edited> refine(const Module&, const std::vector<KnownInput>& inputs, const Evaluate&,
                      RefinedOps = RefinedOps::kStatic);

/// Whether a type in it has a dimension that is not known.
bool is_dynamic(const Module&);

}  // namespace assay::program
