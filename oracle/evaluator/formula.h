#pragma once

#include <functional>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "oracle/evaluator/machine.h"
#include "spec/language/evaluate.h"
#include "spec/language/functions.h"

namespace assay::oracle {

/// One op's `means` on one set of operands. Expressions are evaluated over the whole space at once:
/// every subexpression is an array over the axes that it mentions.
class Formula {
 public:
  Formula(Machine&, const spec::Instance&, spec::Arena&, std::span<const RuntimeValue> operands,
          std::span<const std::uint32_t> operand_groups, std::span<const program::Region> regions,
          std::span<const std::uint32_t> region_groups, std::span<const std::uint32_t> result_groups,
          std::span<const spec::Type> results);

  /// The results, flat. On a fault the vector is incomplete.
  std::vector<RuntimeValue> evaluate(const std::vector<spec::Clause>&);

 private:
  // ---- clauses (clause.cpp, steps.cpp) -----------------------------------------------------------
  void clause(const spec::Clause&);
  void clause_once(const spec::Clause&);
  void whole(const spec::Clause&);
  void loop(const spec::Clause&);
  void indexed(const spec::Clause&, std::vector<std::size_t> members);
  void indexed_once(const spec::Clause&, std::span<const std::size_t> members);
  /// A result while it is evaluated block by block; one block alone is the result's memory itself.
  struct Building {
    RuntimeValue value;
    Buffer<std::byte> blocks;
  };
  void store(const spec::Clause&, const Term&, AxisSet axes, Building& out);
  void store_block(const Cells&, AxisSet axes, std::byte* out);
  void forget(const std::array<std::int64_t, kMaxAxes>& begin, const std::array<std::int64_t, kMaxAxes>& extent);
  void bind_pattern(const spec::Clause&, const Row& index);
  void bind_piece(const spec::Expr& piece, const Row& index);
  void bind_placement(const spec::Expr& piece, const Row& index);
  std::vector<std::size_t> piece_lengths(const spec::Clause&, std::size_t rank);
  std::size_t result_position(const spec::Clause&) const;
  std::size_t first_result(std::size_t position) const;
  std::vector<RuntimeValue> tensors(const Term&);
  void steps(const spec::Clause&);
  void step_block(const spec::Clause&, std::vector<RuntimeValue>& targets, AxisSet axes);
  void uncertain_steps(RuntimeValue& target);
  bool may_leave(std::optional<std::vector<RuntimeValue>>& left, std::vector<RuntimeValue>& state);
  std::vector<RuntimeValue> joined(const std::vector<RuntimeValue>& a, const std::vector<RuntimeValue>& b);
  void steps_by_primitive(const spec::Clause&, const Primitive&, RuntimeValue& target, const Numbers& at, const Cells& update);
  void steps_in_rounds(const spec::Clause&, const FunctionTerm&, std::vector<RuntimeValue>& targets, const Numbers& at,
                       const std::vector<Cells>& updates);
  /// A tensor while it is updated.
  struct Target {
    spec::Type type;
    Buffer<std::byte> cells;
  };
  void open_element(std::vector<Target>&, std::int64_t element);
  void one_round(const FunctionTerm&, std::vector<Target>& targets, const std::vector<Cells>& updates,
                 std::span<const std::int64_t> places, std::span<const std::int64_t> to);

  // ---- expressions (expression.cpp) --------------------------------------------------------------
  Term eval(const spec::Expr&);
  Term eval_dynamic(const spec::Expr&);
  bool is_static(const spec::Expr&);
  Term eval_static(const spec::Expr&);
  Term name(const spec::Expr&);
  Term slot(int slot);
  Term literal(int slot, const spec::Literal&);
  Term defined(const spec::Symbol&);
  Term indexed_definition(const spec::Definition&);
  Term unary(const spec::Expr&);
  Term binary(const spec::Expr&);
  Term binary(spec::Operator, const Term&, const Term&);
  Term lift(spec::Operator, const Term&, const Term&);
  Term compare_lists(spec::Operator, const Term&, const Term&);
  Term element_binary(spec::Operator, const Term&, const Term&);
  Term contains(const Term& item, const Term& list);
  Term conditional(const spec::Expr&);
  Term choose(const Term& condition, const Term& a, const Term& b);
  Term choose_cells(const Term& condition, const Cells& a, const Cells& b);
  Term choose_tensor(const Term& condition, const RuntimeValue& a, const Term& b);
  Term with_axes(Term, AxisSet);
  Term otherwise(const spec::Expr&);
  Term otherwise(const Term&, const Term& fallback);
  Row binder_values(const spec::Binder&);
  Term comprehension(const spec::Expr&);
  Term fail(const spec::Expr&, const std::string& what);
  bool failed() const { return machine_.fault().raised(); }

  // ---- indices and reads (subscript.cpp) ---------------------------------------------------------
  Term subscript(const spec::Expr&);
  Term subscript(const spec::Expr&, const Term& base, const spec::Expr* index);
  Term read_tensor(const spec::Expr&, const RuntimeValue&, const Term& index);
  bool is_nth_of(const spec::Expr& index, const RuntimeValue& tensor);
  Term read_linear(const RuntimeValue& tensor, const Numbers& offset);
  Term member(const spec::Expr&, const RuntimeValue& tuple, const Term& index);
  Term look_up_along(const AlongAxis&, const Numbers& index);
  Numbers positions_over(AxisSet);
  template <class Parts>
  Term place(const spec::Expr&, const Parts&, std::size_t total);
  std::size_t single_rank(const spec::Expr& over);
  Term read_by_process(const spec::Expr&, const ByProcess&, const Term& index);
  Term item(const spec::Expr&, const Row&, const Term& index);
  Term range(const spec::Expr&);
  Term column(const spec::Expr&);
  Term placement(const spec::Expr&);
  Term spread_group(const spec::Expr&);
  Term at_process(const spec::Expr&);
  RuntimeValue remote(int slot, std::size_t member, std::int64_t process);

  // ---- functions (function.cpp) ------------------------------------------------------------------
  Term call(const spec::Expr&);
  Term builtin(const spec::Expr&);
  Term call_definition(const spec::Definition&, Row arguments);
  Term recursive(const spec::Definition&, Row arguments);
  Term call_function(const spec::Expr&, const FunctionTerm&, const Row& arguments);
  Term call_named(const spec::Expr&);
  Row converted_to_inputs(const FunctionTerm&, const Row& arguments);
  Term call_on_tensors(const FunctionTerm&, const Row& arguments);
  bool depends_on_fixed(const Term&) const;
  Term clamp(const Term& low, const Term& x, const Term& high);
  Row listed(const spec::Expr&);
  Term primitive_call(const spec::Expr&, const Primitive&);
  Term apply_primitive(const Primitive&, const Parameters&, std::vector<Cells> operands, std::optional<ElementType> result);
  std::optional<ElementType> result_type(const Primitive&, std::span<const Cells>);
  Term apply(const spec::Expr&);
  Term one(const spec::Expr&);
  Term number(const spec::Expr&);
  Term nth(const spec::Expr&);
  Term clamp(const spec::Expr&);
  Term inside(const spec::Expr&);
  Term position(const spec::Expr&);
  Term values(const spec::Expr&);
  Term interleave(const spec::Expr&);
  Term total(const spec::Expr&);
  Term product(const spec::Expr&);
  Term extremum(const spec::Expr&);
  Term tuple(const spec::Expr&);
  Term sequence(const spec::Expr&);
  Term turn(const spec::Expr&);
  Term join_bits(const spec::Expr&);
  Term bits_at(const spec::Expr&);
  Term convert(const spec::Expr&);
  FunctionTerm function(const spec::Expr&);

  // ---- folds and orders (fold.cpp, sorting.cpp) --------------------------------------------------
  friend class FoldRun;
  Term fold(const spec::Expr&);
  Term fold_apart(const spec::Expr&, const FunctionTerm&, std::span<const Primitive* const> parts, const Term& init);
  AxisSet bind_axes(const spec::Binder&);
  void bind_iotas(const spec::Binder&, int first, int count);
  void for_blocks(std::span<const int> axes, std::int64_t limit, AxisSet fixed, const std::function<void()>& body);
  void widen_error(const spec::Expr&);
  Cells as_cells(const Term&);
  std::optional<ElementType> product_type(const Term& a, const Term& b) const;
  Term fold_start(const FunctionTerm&, const Term& init);
  Term fold_step(const spec::Expr&, const FunctionTerm&, const Term& value, const Term& x);
  Term limit_to(const Term&, const Numbers& condition);
  void for_terms(const spec::Expr&, const std::function<void(AxisSet axes, const Numbers& condition)>&);
  void unroll(std::span<const spec::Binder>, const std::function<void()>&);
  Term sorting(const spec::Expr&);
  void sort_fibres(const spec::Definition& before, spec::Freedom, AlongAxis& order);
  /// The fibres of a sort in their order: element i of fibre f lies at i * fibres + f.
  struct Sorted {
    std::int64_t fibres;
    std::int64_t length;
    std::vector<std::int64_t> elements;
  };
  /// The order that a function gives the elements of each fibre; a table of it where they are few.
  struct Ordering {
    Formula& formula;
    const spec::Definition& before;
    AxisSet axes;
    std::int64_t fibres;
    std::int64_t length;
    std::vector<std::int64_t> table;  ///< of every first, second and fibre; may be empty

    void ask_all();
    std::vector<std::int64_t> told(const Term& answer, AxisSet all) const;
    std::vector<std::int64_t> answers(std::span<const std::int64_t> first, std::span<const std::int64_t> second) const;
    std::vector<std::int64_t> ask(std::span<const std::int64_t> first, std::span<const std::int64_t> second) const;
  };
  std::vector<std::int64_t> order_of_pairs(const Ordering&, const Sorted&, std::int64_t distance, bool forward);
  std::vector<std::int64_t> runs_of_ties(const Ordering&, const Sorted&);
  void find_disorder(const Ordering&, const Sorted&, const std::vector<std::int64_t>& run, std::vector<bool>& uncertain);
  void rotate_ties(const std::vector<std::int64_t>& run, Sorted&, std::vector<bool>& uncertain);
  void merge_level(const Ordering&, std::int64_t width, const std::vector<std::int64_t>& now, std::vector<std::int64_t>& next,
                   std::vector<bool>& uncertain);

  // ---- names -------------------------------------------------------------------------------------
  struct Binding {
    const spec::Symbol* symbol;
    Term term;
  };
  void bind(const spec::Symbol& s, Term t) { bindings_.push_back({&s, std::move(t)}); }
  const Term* bound(const spec::Symbol&) const;
  class Scope;
  class Ranked;

  // ---- conversions (conversion.cpp) --------------------------------------------------------------
  Numbers numbers(const Term&);
  bool is_numeric(const Term&) const;
  Row items(const Term&);
  Row items(Term&&);
  bool is_list(const Term&) const;
  std::vector<Numbers> index_list(std::span<const Term>, std::size_t rank);
  Cells cells(const Term&, ElementType);
  std::optional<ElementType> element_type(const Term&) const;
  std::optional<spec::Value> constant(const Term&);
  Term term_of(const spec::Value&);
  Cells element(const RuntimeValue&) const;
  std::int64_t single(const spec::Expr&);
  std::size_t cell_size(ElementType e) { return machine_.domain().cell_size(e); }
  Space& space() { return machine_.space(); }
  int push_axis(std::int64_t extent);

  Machine& machine_;
  const spec::Instance& instance_;
  spec::Arena& arena_;
  std::span<const RuntimeValue> operands_;
  std::span<const std::uint32_t> operand_groups_;
  std::span<const program::Region> regions_;
  std::span<const std::uint32_t> region_groups_;
  std::span<const std::uint32_t> result_groups_;
  std::span<const spec::Type> result_types_;
  std::vector<std::vector<RuntimeValue>> results_;  ///< by position among Record::results
  std::vector<Binding> bindings_;
  std::unordered_map<const spec::Symbol*, Term> memo_;  ///< of where-definitions, for the present block
  std::unordered_map<const spec::Expr*, Term> constants_;
  std::unordered_map<int, RuntimeValue> literals_;
  std::map<std::pair<const spec::Definition*, std::vector<std::int64_t>>, Term> recursion_;
  std::ptrdiff_t subscripted_rank_ = -1;  ///< of the tensor whose index is being evaluated; -1: of none
  int call_depth_ = 0;                          ///< of recursive functions
  AxisSet fixed_ = 0;                           ///< axes of the result taken one index at a time
  std::optional<ElementType> out_type_;         ///< of the result that is being evaluated
  std::array<std::int64_t, kMaxAxes> whole_extent_{};  ///< of the result's axes
  int uncertain_iterations_ = 0;
  std::int64_t tie_rotation_ = 0;   ///< how far the ties of sorts are rotated
  std::int64_t tie_rotations_ = 1;  ///< how many rotations there are
  bool sum_is_result_ = false;                  ///< the clause's value is a `sum`
};

/// A literal in cells of the machine's domain.
RuntimeValue load_literal(Machine&, const spec::Literal&);

/// Names and axes bound inside leave again.
class Formula::Scope {
 public:
  explicit Scope(Formula& f) : formula_(f), bindings_(f.bindings_.size()), axes_(f.space().axes) {}
  ~Scope() {
    formula_.bindings_.resize(bindings_);
    formula_.space().axes = axes_;
  }
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;

 private:
  Formula& formula_;
  std::size_t bindings_;
  int axes_;
};

/// The rank of what is subscripted, for placements that fill the rest of an index.
class Formula::Ranked {
 public:
  Ranked(Formula& f, std::ptrdiff_t rank) : formula_(f), before_(f.subscripted_rank_) { f.subscripted_rank_ = rank; }
  ~Ranked() { formula_.subscripted_rank_ = before_; }
  Ranked(const Ranked&) = delete;
  Ranked& operator=(const Ranked&) = delete;

 private:
  Formula& formula_;
  std::ptrdiff_t before_;
};

}  // namespace assay::oracle
