#pragma once

#include <vector>

#include "oracle/evaluator/formula/expressions.h"

namespace assay::oracle {

/// `x then for u within U in any order : x[j] = f(x[j], y[u])`: updates of one place after the other,
/// all places at once. By a primitive they are folds; by a region, rounds of updates that do not meet.
class Steps {
 public:
  explicit Steps(Expressions& x) : x_(x), machine_(x.machine()), names_(x.names()), values_(x.values()) {}

  void run(const spec::Clause&);

 private:
  /// A tensor while it is updated.
  struct Target {
    spec::Type type;
    Buffer<std::byte> cells;
  };
  void step_block(const spec::Clause&, std::vector<RuntimeValue>& targets, AxisSet axes);
  void uncertain_steps(RuntimeValue& target);
  void steps_by_primitive(const spec::Clause&, const Primitive&, RuntimeValue& target, const Numbers& at,
                          const Cells& update);
  void steps_in_rounds(const spec::Clause&, const FunctionTerm&, std::vector<RuntimeValue>& targets, const Numbers& at,
                       const std::vector<Cells>& updates);
  void open_element(std::vector<Target>&, std::int64_t element);
  void one_round(const FunctionTerm&, std::vector<Target>& targets, const std::vector<Cells>& updates,
                 std::span<const std::int64_t> places, std::span<const std::int64_t> to);

  Expressions& x_;
  Machine& machine_;
  Names& names_;
  OpValues& values_;
};

}  // namespace assay::oracle
