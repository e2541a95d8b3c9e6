#pragma once

#include <optional>

#include "oracle/evaluator/arrays/arrays.h"
#include "oracle/evaluator/exact.h"
#include "oracle/perturbed/cell.h"
#include "oracle/perturbed/draws.h"
#include "spec/contract/contract.h"

namespace assay::oracle {

struct Elementary;

/// One legal implementation: it makes one choice for every freedom that the contract grants. It computes values and
/// never sets, so that its answers test the acceptance sets.
class PerturbedDomain : public Domain {
 public:
  PerturbedDomain(const spec::Contract& contract, Choices& choices) : contract_(contract), draws_(choices) {}

  std::size_t cell_size(ElementType) const override { return sizeof(PerturbedCell); }
  void load(ElementType, const std::byte* storage, std::int64_t n, std::byte* cells) override;
  void from_integers(ElementType, const std::int64_t* numbers, std::int64_t n, std::byte* cells) override;
  void from_real(ElementType, double x, std::byte* cell) override;
  void to_integers(ElementType, const std::byte* cells, std::int64_t n, std::int64_t* numbers) override;
  Decision decide(const std::byte* cell) override;
  void apply(const Primitive&, const Parameters&, ElementType result, std::span<const ElementType> types,
             std::span<const Column> operands, std::int64_t n, std::byte* out) override;
  void convert(ElementType from, const std::byte* cells, ElementType to, std::int64_t n, std::byte* out) override;
  void select(Column pred, ElementType, Column a, Column b, std::int64_t n, std::byte* out) override;
  void join(ElementType, Column a, Column b, std::int64_t n, std::byte* out) override;
  void any(ElementType, std::int64_t n, std::byte* out) override;
  bool outside(ElementType, std::int64_t, std::byte*) override { return false; }
  void bits_at(ElementType from, Column first, std::ptrdiff_t step, int pieces, std::int64_t index, ElementType to,
               std::int64_t n, std::byte* out) override;
  std::unique_ptr<Folding> fold(const FoldRequest&) override;
  std::vector<std::int64_t> order_of_steps(std::int64_t n) override { return draws_.permutation(n); }
  std::vector<std::int64_t> order_of_ties(std::int64_t n) override { return draws_.permutation(n); }
  std::vector<std::int64_t> arrangement(std::int64_t terms, bool has_init) override;
  bool draws_arrangements() const override { return contract_.order != spec::Order::kChain; }
  bool joins_alternatives() const override { return true; }
  Decision takes_shortcut(const spec::Shortcut& s, ElementType e) override {
    return contract_.takes_shortcut(s.name, e) && draws_.below(2) == 0 ? Decision::kTrue : Decision::kFalse;
  }
  void take_no_freedom(bool on) override { is_free_ = !on; }
  void read_once(bool on) override { reads_once_ = on; }
  void after_op(const EvaluatedOp&) override;

  /// What is granted to what is evaluated now.
  const spec::Contract& contract() const;
  Draws& draws() { return draws_; }
  /// Applies a primitive once, with the freedoms that `freedom_uses` say.
  PerturbedCell apply_one(const Application&, const FreedomUses&, std::span<const PerturbedCell* const> operands);
  PerturbedCell convert_one(ElementType from, const PerturbedCell&, ElementType to, const FreedomUses&);

 private:
  PerturbedCell exactly(const Application&, std::span<const PerturbedCell* const> operands);

  // ---- real numbers (reals.cpp) -----------------------------------------------------------------
  PerturbedCell real(const Application&, const FreedomUses&, std::span<const PerturbedCell* const> operands);
  PerturbedCell elementary(const Application&, const Elementary&, const FreedomUses&, double x, double y);
  PerturbedCell complex_function(const Application&, const FreedomUses&,
                                 std::span<const PerturbedCell* const> operands);
  /// An imaginary part of -0 may be read as 0.
  void choose_side_of_branch_cut(ElementType part, const FreedomUses&, std::byte* element);
  PerturbedCell complex_product(const Application&, const FreedomUses&, const PerturbedCell& a, const PerturbedCell& b);
  PerturbedCell by_parts(const Application&, const FreedomUses&, std::span<const PerturbedCell* const> operands);
  double read(ElementType, double x, const FreedomUses&);
  /// Of a NaN without a sign and a number in total order: which is the greater is free.
  bool leaves_place_of_nan(const Application&, double x, double y) const;
  bool moves_nan(const FreedomUses&);
  /// The result as it is stored: `x` is the rounded value, `exact` whether nothing was lost.
  void finish(ElementType, double x, bool exact, const FreedomUses&, PerturbedCell& out);
  bool overflowed(ElementType, double wanted, double got) const;
  void spoil_nan(ElementType, const FreedomUses&, std::byte* element);
  bool may_change_moves(ElementType, bool is_selected) const;
  void move(ElementType, bool is_selected, const FreedomUses&, PerturbedCell&);

  // ---- reduce_precision (reduced.cpp) -----------------------------------------------------------
  bool reduce_freely(const Application&, double x, const FreedomUses&, PerturbedCell&);

  // ---- integers ---------------------------------------------------------------------------------
  bool is_open(const Application&, std::span<const PerturbedCell* const> operands) const;

  const spec::Contract& contract_;
  bool is_free_ = true;
  bool reads_once_ = false;
  std::optional<bool> moves_nan_;  ///< to the other end of the total order, where the format has no sign for it
  Draws draws_;
  ExactDomain exact_;
};

/// A fold arranged as the contract allows.
std::unique_ptr<Folding> perturbed_folding(PerturbedDomain&, const FoldRequest&);

}  // namespace assay::oracle
