#pragma once

#include <optional>

#include "judge/case.h"

namespace assay::judge {

/// The program with its arguments given away: the first result of the type of an argument takes its memory
/// (`tf.aliasing_output`, as JAX writes it), and an argument without such a result may lend it to anything
/// (`jax.buffer_donor`). A compiler then computes in place, or has to copy. Nothing where no argument can be given
/// away.
Result<std::optional<Module>> donated(const Module&);

}  // namespace assay::judge
