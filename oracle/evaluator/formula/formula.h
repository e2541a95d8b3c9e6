#pragma once

#include <array>
#include <optional>
#include <vector>

#include "oracle/evaluator/formula/expressions.h"

namespace assay::oracle {

/// One op's `means` on one set of operands, clause by clause: what stands on the left says the space
/// that the right is evaluated over (Expressions), and where its values go.
class Formula {
 public:
  Formula(Machine& machine, const Operation& op, spec::Arena& arena)
      : machine_(machine), values_(machine, op), x_(machine, op.instance, arena, values_), names_(x_.names()),
        operators_(x_.operators()) {}

  /// The results, flat, each enlarged by its radius where the domain has radii. On a fault the vector is incomplete.
  std::vector<RuntimeValue> evaluate(const std::vector<spec::Clause>& means, const std::vector<spec::Clause>& radius);
  /// Whether the condition of a shortcut holds.
  bool holds(const spec::Expr& condition);
  /// What the op puts into queues.
  std::vector<QueueItem> items_put(std::span<const spec::Put>);
  /// Tensors that an expression stands for.
  std::vector<RuntimeValue> values(const spec::Expr& e) { return tensors(x_.eval(e)); }

 private:
  /// A result while it is evaluated block by block; one block alone is the result's memory itself.
  struct Building {
    RuntimeValue value;
    Buffer<std::byte> blocks;
  };
  void clause(const spec::Clause&);
  void enlarge(const spec::Clause& radius);
  void quantize_results(const spec::Clause&);
  RuntimeValue quantized(const spec::Clause&, const RuntimeValue& numbers, spec::Type);
  std::vector<int> push_axes(std::span<const std::int64_t> shape);
  RuntimeValue finished(Building&);
  void clause_once(const spec::Clause&);
  void whole(const spec::Clause&);
  void anything(std::size_t position);
  void loop(const spec::Clause&);
  bool may_leave(std::optional<std::vector<RuntimeValue>>& left, std::vector<RuntimeValue>& state);
  void indexed(const spec::Clause&, std::vector<std::size_t> members);
  void indexed_once(const spec::Clause&, std::span<const std::size_t> members);
  Numbers slices(spec::Type quantized_per_axis, AxisSet axes);
  void store(const spec::Clause&, const Term&, AxisSet axes, Building& out);
  void store_block(const Cells&, AxisSet axes, std::byte* out);
  void bind_pattern(const spec::Clause&, const Row& index);
  void bind_piece(const spec::Expr& piece, const Row& index);
  void bind_placement(const spec::Expr& piece, const Row& index);
  std::vector<std::size_t> piece_lengths(const spec::Clause&, std::size_t rank);

  Machine& machine_;
  OpValues values_;
  Expressions x_;
  Names& names_;
  Operators& operators_;
  std::array<std::int64_t, kMaxAxes> whole_extent_{};  ///< of the result's axes
  int uncertain_iterations_ = 0;
};

}  // namespace assay::oracle
