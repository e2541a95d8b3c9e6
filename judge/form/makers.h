#pragma once

#include <optional>
#include <vector>

#include "judge/form/form.h"

/// What makes the forms.
namespace assay::judge {

/// Refined where it has dynamic dimensions: one program for the inputs whose types are alike, as far as their types
/// decide its shapes. Inputs for which refinement fails are left out; the first error, where it fails for all.
Result<std::vector<Case>> with_known_sizes(const Case&, const FormOptions&);
bool has_unknown_sizes(const Module&);

/// On the integers that are stored where it has quantized types, with the inputs that are left.
Result<std::vector<Case>> on_stored_integers(const Case&, const FormOptions&);

/// With composites in the place of the ops that are meant and that expand.
Result<std::vector<Case>> with_composites(const Case&, const FormOptions&);

/// With all inputs of the first set as literals of the text. None where it has no argument, or several processes.
Result<std::vector<Case>> with_literals(const Case&, const FormOptions&);

/// The same program, which yields besides its results those of every op whose record says what holds between operands
/// and results: elsewhere nothing is known of what such an op answers. What it is called through is inlined. None where
/// there is no such op, or the program yields all that it answers.
Result<std::vector<Case>> with_related_results(const Case&, const FormOptions&);

/// With its arguments given away: the first result of the type of an argument takes its memory (`tf.aliasing_output`,
/// as JAX writes it), and an argument without such a result may lend it to anything (`jax.buffer_donor`). A compiler
/// then computes in place, or has to copy. Nothing where no argument can be given away.
Result<std::optional<Module>> donated(const Module&);

/// With its shardings in the words of one partitioner, which the back end then uses; nothing where it has no shardings.
/// Unsupported where the dialect lacks the words.
Result<std::optional<Module>> in_words_of_shardy(const Module&);
Result<std::optional<Module>> in_words_of_gspmd(const Module&);

/// On one device: what fails with shardings and passes without them is the partitioner's.
Result<std::optional<Module>> unsharded(const Module&);

}  // namespace assay::judge
