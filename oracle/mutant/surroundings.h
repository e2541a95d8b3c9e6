#pragma once

#include <array>
#include <map>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "oracle/evaluator/domain.h"
#include "oracle/mutant/guard.h"

/// What holds of an op before its program runs, and what while it runs.
namespace assay::oracle {

/// Edges of vectors and tiles: a dimension one beside or at a power of two from 16 on.
inline constexpr std::array<std::string_view, 6> kSizeWords = {"empty", "one", "edge", "large", "beyond_index", "many"};
/// All operands literals, arguments, results of ops; or literals and others.
inline constexpr std::array<std::string_view, 4> kOriginWords = {"literal", "argument", "computed", "mixed"};
/// Two operands are one value; an op before it reads an operand too.
inline constexpr std::array<std::string_view, 2> kSharingWords = {"same", "second_use"};
inline constexpr std::array<std::string_view, 2> kGridWords = {"replicas", "partitions"};
inline constexpr std::array<std::string_view, 8> kSpecialWords = {
    "nan", "negative_nan", "negative_zero", "infinity", "negative_infinity", "subnormal", "extreme", "one_bit"};
/// At least the second, third, fifth time.
inline constexpr std::array<std::string_view, 3> kTurnWords = {"2", "3", "5"};

inline constexpr std::int64_t kLargeElements = 4096;
inline constexpr std::size_t kManyOperands = 17;

/// Of the ops of one function. The module must not move.
class Surroundings {
 public:
  Surroundings(const program::Module&, const program::Function&);

  /// All that the text says of an op of the function, ascending.
  std::vector<Condition> conditions(const program::Op&) const;

 private:
  void add_classes(const program::Op&, std::vector<Condition>&) const;
  void add_types(const program::Op&, std::vector<Condition>&) const;
  void add_origins(const program::Op&, std::vector<Condition>&) const;
  void add_sharing(const program::Op&, std::vector<Condition>&) const;
  void add_sizes(const program::Op&, std::vector<Condition>&) const;
  std::vector<spec::Type> tensors_of(const program::Op&) const;

  const program::Module& module_;
  const program::Function& function_;
  std::vector<const program::Op*> makers_;         ///< by value; null for an argument
  std::vector<const program::Op*> first_readers_;  ///< by value
};

/// Of the functions of a module, each looked at once.
class AllSurroundings {
 public:
  const std::vector<Condition>& conditions(const EvaluatedOp&);

 private:
  std::map<const program::Function*, Surroundings> functions_;
  std::unordered_map<const program::Op*, std::vector<Condition>> ops_;
};

/// What holds of the values that an op reads, ascending: kOnce, kLast and kRow.
std::vector<Condition> conditions_of_values(const EvaluatedOp&);
/// That it is the n-th time.
std::vector<Condition> conditions_of_turn(std::int64_t n);

}  // namespace assay::oracle
