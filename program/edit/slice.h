#pragma once

#include <limits>
#include <span>
#include <vector>

#include "program/module.h"

/// Programs of some of the ops of a function. They read the memory of the module that they are made from, which has to
/// outlive them and may not change meanwhile.
namespace assay::program {

/// Some ops as a program: what they read and do not make themselves are its arguments.
struct Slice {
  Module module;
  std::vector<ValueId> arguments;  ///< of each argument, the value that it stands for in the function it is cut from
};

inline constexpr std::size_t kNoOp = std::numeric_limits<std::size_t>::max();

/// Cuts the entry function of a module. Several threads may cut one at a time.
class Slicer {
 public:
  explicit Slicer(const Module&);

  /// The ops at these ascending positions, with the literals that they read; its results are `results`, in this order.
  Slice slice(std::span<const std::size_t> ops, std::span<const ValueId> results) const;

  /// The ops of some regions of one op, one region after the other, on arguments that all of these have; its results
  /// are what each region yields, region by region. The first arguments are those of the regions and stand for no value
  /// (kNoValue), those behind them are what the regions capture.
  Slice slice_of_regions(const Op&, std::span<const std::size_t> regions) const;

  /// The position of the op that makes the value; kNoOp of an argument.
  std::size_t producer(ValueId v) const { return producers_[v]; }
  const Module& module() const { return *module_; }
  const Function& function() const { return *module_->entry(); }

 private:
  const Module* module_;
  std::vector<std::size_t> producers_;  ///< by value
};

/// The entry function with the bodies of the functions that it calls, and that these call, in the place of the calls.
/// Calls that are nested very deep stay.
Module with_calls_inlined(const Module&);

}  // namespace assay::program
