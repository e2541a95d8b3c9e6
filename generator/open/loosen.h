#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "program/module.h"
#include "spec/choices.h"

namespace assay::generator {

/// A loosened program: one with dimensions that are not known before it runs.
struct Loosened {
  program::Module module;
  std::vector<std::size_t> sources;     ///< the argument of the static program that each of its arguments was
  std::vector<spec::Type> other_types;  ///< of its arguments, that the inputs may have as well
};

/// Takes dimensions of arguments out of their types, and what follows out of the types behind them: an op that can
/// follow follows, one whose shape has to be said becomes one that takes it from operands (the way back of `static` in
/// its record), which hold numbers of the text or compute them of sizes, and before others a value is given its sizes
/// back. For the inputs of the program it yields what the program yields. `is_chosen`: ops that may be put in. Nothing
/// where no argument has a dimension, the program has dynamic dimensions already, or an op cannot be put in.
std::optional<Loosened> loosen(const program::Module&, Choices&,
                               const std::function<bool(const spec::Record&)>& is_chosen);

}  // namespace assay::generator
