#pragma once

#include <optional>
#include <vector>

#include "fuzz/reduce/edit.h"

namespace assay::fuzz {

/// A copy of a module whose entry function may be edited without touching the original: what every
/// edit of edit.h is made with.
struct Editing {
  explicit Editing(const Module& original);

  ValueId new_value(Type);
  /// One more argument, with the values of argument `source` of the original.
  ValueId new_argument(Type, std::size_t source);
  /// Every value as itself: the start of a renaming.
  std::vector<ValueId> identity() const;
  /// Every read of v in the region becomes a read of now[v].
  void replace_reads(Region&, const std::vector<ValueId>& now);
  /// Compacted and verified; the module is gone.
  std::optional<Draft> finish();

  Module module;
  Function& f;
  std::vector<std::size_t> sources;  ///< of each argument
  std::vector<Type> before;          ///< of each value
};

}  // namespace assay::fuzz
