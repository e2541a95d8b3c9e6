#pragma once

#include <vector>

#include "generator/generator.h"
#include "generator/values/values.h"

namespace assay::generator {

/// Whether values that stand out may be put among those of a filling. Indices have marks of their own, and matrices
/// what an op asks of them.
bool takes_special(const Filling&);

/// How an operand of the op is filled: as its declaration asks, or as the lane does.
Filling filling_of(const spec::Declaration&, const spec::Instance&, spec::Type, Lane, Choices&, spec::Arena&);
/// Integers of which most are 1 to 6.
Filling small_numbers();

/// An argument, and how each of its input sets is drawn.
struct Leaf {
  spec::Type type;
  Filling filling;
};

/// The arguments of a program that is drawn, by number, with their values in the first input set.
class Leaves {
 public:
  void clear();
  /// Draws its values in every process; gives those of the first.
  const program::Tensor& add(Leaf, std::int64_t processes, bool has_special, Lane, Choices&);
  /// The first input set, of these arguments; given once.
  ProcessTensors take_first(const std::vector<std::size_t>& kept, std::size_t processes);
  /// Other values of these arguments, in one process.
  std::vector<program::Tensor> draw(const std::vector<std::size_t>& kept, Choices&) const;
  /// One argument has a special value, in every process, and now and then others too.
  void put_special_into(ProcessTensors&, const std::vector<std::size_t>& kept, Lane, Choices&) const;

 private:
  std::vector<Leaf> leaves_;
  std::vector<program::Tensor> first_set_;  ///< by argument and process
};

}  // namespace assay::generator
