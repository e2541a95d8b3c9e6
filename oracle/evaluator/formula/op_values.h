#pragma once

#include <span>
#include <unordered_map>
#include <vector>

#include "oracle/evaluator/machine.h"
#include "spec/language/evaluate.h"

namespace assay::oracle {

/// An op as a formula meets it: its values and its regions, lists of them with the lengths of their groups.
struct Operation {
  const spec::Instance& instance;
  std::span<const RuntimeValue> operands;
  std::span<const std::uint32_t> operand_groups;
  std::span<const program::Region> regions;
  std::span<const std::uint32_t> region_groups;
  std::span<const std::uint32_t> result_groups;
  std::span<const spec::Type> results;
};

/// Where the values of one name stand in the flat list of operands, regions or results.
struct Members {
  std::size_t first, count;
};
Members members_of(std::span<const int> slots, std::span<const std::uint32_t> groups, int slot);

/// What the names of a record stand for while one op of it is evaluated: operands, attributes, regions,
/// called functions, and the results as far as they are known.
class OpValues {
 public:
  OpValues(Machine&, const Operation&);

  /// The value of a name of the record, by its slot.
  Term slot(int slot);
  /// An operand of another process.
  RuntimeValue remote(int slot, std::size_t member, std::int64_t process);

  /// Results of one name, by its position among Record::results.
  std::vector<RuntimeValue>& results(std::size_t position) { return results_[position]; }
  std::size_t result_position(const spec::Clause&) const;
  /// Of the numbers that a formula computes: what quantized elements of the result stand for, where it does not move
  /// them.
  spec::Type result_type(std::size_t position, std::size_t member) const;
  spec::Type declared_type(std::size_t position, std::size_t member) const {
    return op_.results[first_result(position) + member];
  }
  std::span<const program::Region> regions() const { return op_.regions; }
  std::span<const RuntimeValue> operands() const { return op_.operands; }
  /// All of them, flat.
  std::vector<RuntimeValue> take_results();

 private:
  Term attribute(const spec::Value&);
  Term literal(int slot, const spec::Literal&);
  std::size_t first_result(std::size_t position) const;

  Machine& machine_;
  Operation op_;
  std::vector<std::vector<RuntimeValue>> results_;
  std::unordered_map<int, RuntimeValue> literals_;
};

}  // namespace assay::oracle
