#pragma once

#include <array>
#include <memory>
#include <vector>

#include "oracle/envelope/complex_rules.h"
#include "oracle/envelope/folding.h"
#include "oracle/envelope/formulas.h"
#include "oracle/envelope/real_rules.h"
#include "oracle/evaluator/domain.h"

namespace assay::oracle {

/// Acceptance sets under a contract: a cell is the set of values that legal implementations may give
/// to the element. Sound for recomputation: two uses of one value may differ.
class EnvelopeDomain : public Domain {
 public:
  /// The unions are those of the run, whose processes share them: cells travel from one to another. Without any the
  /// domain has its own.
  explicit EnvelopeDomain(const spec::Contract&, std::shared_ptr<Unions> = nullptr);
  ~EnvelopeDomain() override;

  std::size_t cell_size(ElementType e) const override { return sizeof(Cell) * (spec::is_complex(e) ? 2 : 1); }
  void load(ElementType, const std::byte* storage, std::int64_t n, std::byte* cells) override;
  void from_integers(ElementType, const std::int64_t* numbers, std::int64_t n, std::byte* cells) override;
  void from_real(ElementType, double x, std::byte* cell) override;
  void to_integers(ElementType, const std::byte* cells, std::int64_t n, std::int64_t* numbers) override;
  std::vector<std::int64_t> integers_of(ElementType, const std::byte* cell, std::size_t most) const override;
  Decision decide(const std::byte* cell) override;
  void apply(const Primitive&, const Parameters&, ElementType result, std::span<const ElementType> types,
             std::span<const Column> operands, std::int64_t n, std::byte* out) override;
  void convert(ElementType from, const std::byte* cells, ElementType to, std::int64_t n, std::byte* out) override;
  void select(Column pred, ElementType, Column a, Column b, std::int64_t n, std::byte* out) override;
  void join(ElementType, Column a, Column b, std::int64_t n, std::byte* out) override;
  void fill_between(ElementType, std::int64_t n, std::byte* cells) override;
  void any(ElementType, std::int64_t n, std::byte* out) override;
  void unknown(Unknown, ElementType, std::int64_t n, std::byte* out) override;
  bool outside(ElementType, std::int64_t n, std::byte* out) override;
  void bits_at(ElementType from, Column first, std::ptrdiff_t step, int pieces, std::int64_t index, ElementType to,
               std::int64_t n, std::byte* out) override;
  std::unique_ptr<Folding> fold(const FoldRequest&) override;
  bool transform(const Transform&, std::byte* out) override;
  std::unique_ptr<Folding> idempotent_folding(const FoldRequest&);
  bool joins_arrangements() const override { return !has_one_order(); }
  bool keeps_order_of_leaves() const override { return contract_.order != spec::Order::kAnyPermutation; }
  void lie_within(ElementType, Column cells, Column all, std::int64_t n, std::uint8_t* out) override;
  void widen(ElementType, const std::byte* before, std::int64_t n, std::byte* now) override;
  bool knows_nan(ElementType, const std::byte* cells, std::int64_t n) const override;
  bool joins_ties() const override { return true; }
  bool joins_alternatives() const override { return true; }
  Decision takes_shortcut(const spec::Shortcut& s, ElementType e) override {
    return contract_.takes_shortcut(s.name, e) ? Decision::kUncertain : Decision::kFalse;
  }
  bool has_radii() const override { return true; }
  void read_once(bool on) override { reads_once_ = on; }
  void measure_radii(bool on) override { measures_radii_ = on; }
  void enlarge(ElementType, const std::byte* radii, std::int64_t n, std::byte* cells) override;
  void open(ElementType, const std::byte* radii, std::int64_t n, std::byte* cells) override;
  void after_op(const EvaluatedOp&) override;

  /// Elements that may be anything.
  static void fill_any(ElementType, Opening why, std::int64_t n, std::byte* out);
  /// Whether a function of complex numbers is that of their parts.
  static bool acts_by_parts(const Primitive&);
  /// An element behind an op that only moves it; `is_selected`: by a choice between the operands of a comparison.
  Cell moved(ElementType, const Cell&, bool is_selected) const;
  const spec::Contract& contract() const { return contract_; }
  const RealRules& rules(ElementType e, Flush flush = Flush::kAsGranted) const {
    return *rules_[static_cast<std::size_t>(flush)][static_cast<std::size_t>(e)];
  }
  Unions& unions() const { return *unions_; }
  /// A function of one or two real elements, of which each may be a union, with what flushes kept apart.
  Cell value_of(const Primitive&, const Parameters&, ElementType, const Cell& a, const Cell& b) const;
  /// Likewise of complex elements.
  ComplexCells complex_value(const Primitive&, const Parameters&, ElementType part, const ComplexCells&,
                             const ComplexCells&) const;
  /// An element, and zero where it is subnormal.
  Cell or_flushed(ElementType, const Cell&) const;
  /// One element converted, likewise.
  Cell converted(ElementType from, const Cell&, ElementType to) const;

 private:
  bool has_one_order() const {
    return contract_.order == spec::Order::kChain && contract_.init == spec::InitCount::kOnce;
  }
  void apply_reals(const Primitive&, const Parameters&, ElementType, std::span<const Column>, std::int64_t, std::byte*);
  void apply_complex(const Primitive&, const Parameters&, ElementType result, std::span<const ElementType>,
                     std::span<const Column>, std::int64_t, std::byte*);
  ComplexCells complex_value_apart(const Primitive&, const Parameters&, ElementType part, const ComplexCells&,
                                   const ComplexCells&) const;
  Cell value_of_numbers(const Primitive&, const Parameters&, ElementType, const Cell& a, const Cell& b) const;
  Cell converted_integers(ElementType from, const Cell&, ElementType to) const;
  Cell value_apart(const Primitive&, const Parameters&, ElementType, const Cell&, const Cell&) const;
  void apply_nothing(const Primitive&, const Parameters&, ElementType result, std::int64_t n, std::byte* out);
  void apply_exactly(const Primitive&, const Parameters&, ElementType result, std::span<const ElementType>,
                     std::span<const Column>, std::int64_t, std::byte*);
  /// What the formula gives for the operands of its function, each op with its own set.
  Cell by_formula(const Pattern&, ElementType, const Cell& a, const Cell& b);
  void change_moves(const EvaluatedOp&, RuntimeValue&);

  const spec::Contract& contract_;
  bool measures_radii_ = false;
  bool reads_once_ = false;
  Formulas formulas_;
  std::shared_ptr<Unions> unions_;
  std::array<std::array<std::unique_ptr<RealRules>, spec::kElementTypes>, kFlushModes> rules_;  ///< by `Flush`
};

/// A known element, of which a complex one has two sets, and back; the set is a point or a NaN.
std::array<Cell, 2> set_of_element(ElementType, const std::byte* storage);
void store_element(ElementType, const std::array<Cell, 2>&, std::byte* storage);
/// One interval converted between real, integer and boolean types.
Cell convert_cell(const EnvelopeDomain&, ElementType from, const Cell&, ElementType to, Flush = Flush::kAsGranted);
/// What a primitive gives for operands that are intervals, under such rules.
Cell value_of_intervals(const RealRules&, const Primitive&, const Parameters&, const Cell& a, const Cell& b);
/// Comparison of two cells of a real, integer or boolean type; direction and type as for `order`.
Cell compare_cells(const EnvelopeDomain&, ElementType, const Parameters&, const Cell& a, const Cell& b);
/// ... of an element and itself, which is read once.
Cell compare_with_itself(ElementType, const Parameters&, const Cell&);

}  // namespace assay::oracle
