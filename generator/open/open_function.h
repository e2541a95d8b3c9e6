#pragma once

#include <span>
#include <vector>

#include "program/edit/editor.h"

namespace assay::generator {

/// The entry function of a program while dimensions in it become `?`: its ops are put in one by one, some of them
/// changed and others before them. A value has the type that is given to it and the types that it has under two choices
/// of sizes, which that one leaves open.
struct OpenFunction {
  explicit OpenFunction(const program::Module& before);

  /// Some dimension of the value is not known, or has another size under the other choice.
  bool is_moved(program::ValueId v) const { return given().types[v] != now.types[v] || then.types[v] != now.types[v]; }
  const program::Function& given() const { return edit.f; }

  program::ValueId new_value(spec::Type);
  /// Puts in a literal of integers.
  program::ValueId literal(spec::Type, std::span<const std::int64_t> numbers);
  /// Puts in the ops of a function of static types; the value of its result.
  program::ValueId inlined(const program::Function& callee, std::span<const program::ValueId> arguments);
  /// Puts in an op of the function. Others may read its results from now on.
  void put(program::Op);

  program::Editor edit;                ///< its function has the types that are given
  program::Function now, then;         ///< types alone: for the inputs at hand, and for others
  std::vector<program::Op> ops;        ///< put in so far
  std::vector<program::ValueId> live;  ///< arguments, and results of ops that were put in
};

}  // namespace assay::generator
