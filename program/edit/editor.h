#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "program/module.h"
#include "program/tensor.h"

namespace assay::program {

/// That of an argument which came from none.
inline constexpr std::size_t kNoSource = ~std::size_t{0};

/// A program made from another, dense and verified, with the argument of the old program that each of
/// its arguments came from. Where the types differ the values have to be refitted (refit.h).
struct Edited {
  Module module;
  std::vector<std::size_t> sources;

  /// Of the old program's inputs on one process those that the arguments came from, as they are.
  std::vector<Tensor> inputs_from(const std::vector<Tensor>& before) const;
};

/// A copy of a module whose entry function is changed without touching the original.
struct Editor {
  explicit Editor(const Module& original);

  ValueId new_value(Type);
  /// One more argument, with the values of argument `source` of the original.
  ValueId new_argument(Type, std::size_t source);
  /// Every value as itself: the start of a renaming.
  std::vector<ValueId> identity() const;
  /// Every read of v in the region becomes a read of now[v].
  void replace_reads(Region&, const std::vector<ValueId>& now);
  /// Every read of one value becomes a read of another.
  void replace_reads(ValueId from, ValueId to);
  /// The module, compacted and verified. The editor has none afterwards.
  std::optional<Edited> finish();

  Module module;
  Function& f;
  std::vector<std::size_t> sources;  ///< of each argument
  std::vector<Type> before;          ///< of each value
};

/// Old values, each with the one that takes its place, which may be an old one of an earlier pair.
using Renaming = std::vector<std::pair<ValueId, ValueId>>;

/// What reads an old value of the function reads the new one, and all values get dense ids.
void rename(Editor&, Function&, const Renaming&);

/// The ops of a body, whose arguments are read no more, stand where op `index` of the entry function stood; what read
/// its results reads what the body returns.
void splice(Editor&, std::size_t index, const Region& body);

}  // namespace assay::program
