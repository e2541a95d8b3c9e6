#pragma once

#include <string>
#include <vector>

#include "program/module.h"
#include "program/partition/faults.h"
#include "program/sharding/sharding.h"

/// How values go from one sharding to another, as functions of one value that each device runs.
namespace assay::program {

/// Says nothing but where elements lie: no axes but those that cut, and all is replicated where none does.
Sharding plain(const Sharding&);
inline bool is_cut(const Sharding& s) { return s.kind == Sharding::Kind::kDimensions; }

/// Along which axes of the mesh devices have other shards.
std::vector<AxisRef> cutting_axes(const Sharding&);

/// The devices that differ along these axes alone, those of a group in the order of the axes, the first one outermost.
std::vector<std::vector<std::int64_t>> device_groups(const Mesh&, std::span<const AxisRef>);
/// Zero or one of a type, as a literal has it.
std::string zero_text(spec::ElementType);
std::string one_text(spec::ElementType);

/// `[[0, 1], [2, 3]]`.
std::string groups_text(const std::vector<std::vector<std::int64_t>>&);

/// Whether every device has the same elements in both.
bool lies_alike(const Sharding&, const Sharding&, std::span<const std::int64_t> shape, std::int64_t devices);

class Moves {
 public:
  Moves(std::int64_t devices, Slip slip) : devices_(devices), slip_(slip) {}

  /// From a shard to the whole tensor.
  std::string gathering(const Sharding&, Type whole) const;
  /// From the whole tensor to the shard of the device that runs.
  std::string taking(const Sharding&, Type whole) const;
  /// From shard to shard, where devices only change places; empty where that is not all.
  std::string permuting(const Sharding& from, const Sharding& to, Type whole) const;
  /// From shard to shard, where the minor axes of one dimension come to cut another one; empty where that is not all.
  std::string exchanging(const Sharding& from, const Sharding& to, Type whole) const;
  /// From a whole tensor to so many elements of a dimension from where it says for each device, which may lie outside:
  /// there stands `otherwise`, a literal, or a second argument of the function where it is empty.
  std::string windowing(Type whole, std::size_t dimension, const std::vector<std::int64_t>& begins, std::int64_t size,
                        const std::string& otherwise) const;
  /// The shard with the number added to each element at which the dimension begins on the device.
  std::string counting_on(const Sharding&, std::size_t dimension, Type whole) const;
  /// A planted bug: each device of a group keeps one part of what all have, and puts it in the place of the others.
  /// Empty where it does not come out even.
  std::string parting(const std::vector<std::vector<std::int64_t>>& groups, Type whole) const;

 private:
  bool slips(Slip s) const { return slip_ == s; }

  std::int64_t devices_;
  Slip slip_;
};

/// Whether a region is one op on its two arguments, and a literal is neutral for it: up to the sign of a zero, it may
/// be folded in as often as one likes.
bool is_neutral(const spec::Literal&, const Region&);

/// Whether what was folded of a part of the elements may stand in the type of the result: where the type is narrower
/// than f32, sums are kept in f32 until they are complete (`accumulator` of the contract `stablehlo`). A region that
/// picks one of two elements rounds nothing. Null: a sum.
bool may_be_folded_in_parts(spec::ElementType, const Region*);

}  // namespace assay::program
