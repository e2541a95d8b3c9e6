#pragma once

#include <map>
#include <span>
#include <vector>

#include "oracle/evaluator/formula/expressions.h"

namespace assay::oracle {

/// `x then for u within U in any order : x[j] = f(x[j], y[u])`: updates of one place after the other,
/// all places at once. By a primitive with a law they are folds; by anything else, rounds of updates that do not meet,
/// and what updates that meet give in any order.
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
  void one_round(const FunctionTerm&, std::vector<Target>& targets, const std::vector<Cells>& updates,
                 std::span<const std::int64_t> places, std::span<const std::int64_t> to);

  // ---- updates that meet (met_updates.cpp) ------------------------------------------------------
  /// What is made of states and updates.
  struct Step {
    const FunctionTerm& function;
    std::span<const Element> types;  ///< of the tensors
    const std::vector<Cells>& updates;
  };
  /// Cells of several places side by side, for each of the tensors.
  using Lanes = std::vector<Buffer<std::byte>>;
  /// Places that equally many updates meet in.
  struct Meeting {
    std::vector<std::int64_t> places;
    std::vector<std::vector<std::int64_t>> updates;  ///< the first of each place, the second of each ...
  };
  /// By how many updates meet.
  using Meetings = std::map<std::size_t, Meeting>;

  static Meetings met_updates(std::span<const std::vector<std::int64_t>> places,
                              std::span<const std::vector<std::int64_t>> to);
  void take_any_order(const FunctionTerm&, const std::vector<RuntimeValue>& before, const std::vector<Cells>& updates,
                      const Meetings&, std::vector<Target>& targets);
  Lanes of_all_orders(const Step&, Lanes start, const Meeting&);
  Lanes of_whatever_comes(const Step&, Lanes start, const Meeting&);
  Lanes stepped(const Step&, const Lanes& state, std::span<const std::int64_t> which);
  Lanes lanes_of(std::span<const std::byte* const> tensors, std::span<const Element> types,
                 std::span<const std::int64_t> places) const;
  bool join(const Step&, std::size_t n, const Lanes& more, Lanes& into);

  Expressions& x_;
  Machine& machine_;
  Names& names_;
  OpValues& values_;
};

}  // namespace assay::oracle
