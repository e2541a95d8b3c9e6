#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "fuzz/names.h"
#include "spec/choices.h"
#include "spec/result.h"

/// A model is taken apart into cones: programs of a few connected ops, with the types that they have in the model.
namespace assay::fuzz {

/// A cone has so many ops at most. What stands in regions of ops counts as part of them.
inline constexpr std::size_t kMostConeOps = 8;
/// More ops in its regions and a loop or a branch is in no cone; cones are of what is in it.
inline constexpr std::size_t kMostOpsInRegions = 24;
/// A literal with more elements that are not all the same is an argument.
inline constexpr std::int64_t kMostLiteralElements = 64;

/// The ops of one function, or of the regions of one op, and how they are connected.
class ConeGraph;

/// The cones of one program. Calls are replaced by what they call; loops and branches are carried along where they are
/// small, and what is in them is taken apart as well.
class Cones {
 public:
  explicit Cones(const Module&);
  ~Cones();
  Cones(Cones&&) noexcept;

  /// Whether the program may be part of the corpus. What is given reads the memory of the Cones.
  using Accept = std::function<Result<void>(const Module&)>;
  /// Cones that together have each op at least once, apart from those that no accepted cone can have. A round of
  /// another number draws others.
  void round(std::uint64_t number, const Accept&);

  /// Ops that are in cones once a round is over.
  std::size_t covered() const;
  /// Why ops are in no cone, and how many for each reason.
  std::map<std::string, std::size_t> left_out() const;

 private:
  std::vector<std::unique_ptr<ConeGraph>> graphs_;
};

}  // namespace assay::fuzz
