#pragma once

#include <optional>
#include <span>
#include <vector>

#include "judge/case.h"

/// Cuts of a program at values that the oracle knows.
namespace assay::judge {

/// The values of the entry function: by input set, process and value id. Values inside regions and
/// values that are no tensors have no type.
using KnownValues = std::vector<std::vector<std::vector<Tensor>>>;

/// The results of all top-level ops that are tensors of known sizes, in order of definition.
std::vector<ValueId> intermediates(const Function&);

/// The same program with other values as its results; nothing is dropped.
Module returning(const Module&, std::span<const ValueId> values);

/// One exact evaluation per input set with every intermediate as a result.
Result<KnownValues> known_values(const Case&);

/// Whether the oracle can hold its elements: a type of a size, and of elements that are what is stored.
bool has_elements(Type);

/// A tensor of zeros; without bytes where the type has none.
Tensor zeros(Type);

/// Zeros for all of them, where nobody asks what they are.
KnownValues placeholder_values(const Case&);

/// Those that a back end gave: `outputs` are the intermediates of each input set.
KnownValues known_values_of(const Case&, const std::vector<ProcessTensors>& outputs);

/// The program of the ops `kept` (ascending indices), which returns `outputs`. A value that these ops read from another
/// op becomes an argument, and its values in the sources become input sets. Nothing where such a value is no tensor.
std::optional<Case> extract(const Case&, std::span<const KnownValues* const> sources, std::span<const std::size_t> kept,
                            std::span<const ValueId> outputs);

}  // namespace assay::judge
