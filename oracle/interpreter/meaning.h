#pragma once

#include <functional>
#include <map>

#include "oracle/interpreter/process.h"

namespace assay::oracle::interpreter {

/// What one op means on one set of operands: its clauses in order, each for one index of the result after the other.
class Meaning {
 public:
  Meaning(Process&, const program::Op&, const BoundOp&, std::span<const WholePtr> operands);

  /// All results, flat. Incomplete where the process has failed.
  std::vector<WholePtr> results();

 private:
  // ---- clauses (meaning.cpp) -----------------------------------------------------------------------
  void clause(const spec::Clause&);
  void whole(const spec::Clause&);
  void loop(const spec::Clause&);
  void indexed(const spec::Clause&, std::size_t first, std::size_t count);
  void steps(const spec::Clause&);
  void one_step(const spec::Clause& step, std::span<const std::shared_ptr<Whole>>);
  std::vector<std::shared_ptr<Whole>> allocate(const spec::Clause&, std::size_t first, std::size_t count);
  void store(const spec::Clause&, Whole&, std::int64_t n, const Value&);
  void bind_index(const spec::Clause&, const List& index);
  void bind_piece(const spec::Expr&, const List& index);
  void bind_placement(const spec::Expr&, const List& index);
  std::vector<std::size_t> lengths_of_pieces(const spec::Clause&, std::size_t rank);
  std::size_t position_of(const spec::Clause&) const;

  // ---- expressions (expression.cpp) ----------------------------------------------------------------
  Value eval(const spec::Expr&);
  Value name(const spec::Expr&);
  Value environment(spec::Environment) const;
  Value slot(int slot);
  Value attribute(const spec::Value&);
  Value defined(const spec::Symbol&);
  Value unary(const spec::Expr&);
  Value binary(const spec::Expr&);
  Value combine(spec::Operator, const Value&, const Value&);
  Value arithmetic(spec::Operator, const Value&, const Value&);
  Value lift(spec::Operator, const Value&, const Value&);
  bool compare(spec::Operator, const Value&, const Value&);
  bool contains(const Value& list, const Value& item);
  Value otherwise(const spec::Expr&);
  Value comprehension(const spec::Expr&);
  void for_each(std::span<const spec::Binder>, const std::function<void()>& body);
  List members(const spec::Binder&);
  Value subscript(const spec::Expr&);
  Value read(const spec::Expr&, const WholePtr&, const List& index);
  Value item(const spec::Expr&, const List&, const Value& at);
  Value range(const spec::Expr&);
  Value column(const spec::Expr&);
  Value placement(const spec::Expr&);
  Value in_process(const spec::Expr&);

  // ---- functions (function.cpp) --------------------------------------------------------------------
  Value call(const spec::Expr&);
  Value call(const Function&, List arguments);
  Value call_definition(const spec::Definition&, const List& arguments);
  Value call_region(const Function&, const List& arguments);
  Value call_primitive(const spec::Expr&, const Primitive&);
  Value apply(const Primitive&, const List& operands, ElementType, const Parameters& = {});
  Function function(const spec::Expr&);
  Value builtin(const spec::Expr&);
  Value language(const spec::Expr&);
  spec::Value known(const Value&);
  Value fold(const spec::Expr&);
  Value summand(const spec::Expr& term, std::optional<ElementType>& rounds_to);
  ElementType summed_in(ElementType term) const;
  Value one(const spec::Expr&);
  Value sorting(const spec::Expr&);
  bool is_sorted(const Function& before, const List&);
  Value values(const spec::Expr&);
  Value nth(const spec::Expr&);
  Value number(const spec::Expr&);
  Value clamp(const spec::Expr&);
  Value inside(const spec::Expr&);
  Value position(const spec::Expr&);
  Value tuple(const spec::Expr&);
  Value interleave(const spec::Expr&);
  Value turn(const spec::Expr&);
  Value join_bits(const spec::Expr&);
  Value bits_at(const spec::Expr&);
  Value convert(const spec::Expr&);

  Value fail(const spec::Expr&, const std::string& what);
  bool failed() const { return process_.failed(); }

  /// Names that are bound inside leave again.
  class Scope {
   public:
    explicit Scope(Meaning& m) : meaning_(m), size_(m.bindings_.size()) {}
    ~Scope() { meaning_.bindings_.resize(size_); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Meaning& meaning_;
    std::size_t size_;
  };
  void bind(const spec::Symbol& s, Value v) { bindings_.emplace_back(&s, std::move(v)); }

  Process& process_;
  const program::Op& op_;
  const BoundOp& bound_;
  std::span<const WholePtr> operands_;
  spec::Arena arena_;
  std::vector<std::vector<WholePtr>> results_;  ///< by position among the record's results
  std::vector<std::pair<const spec::Symbol*, Value>> bindings_;
  // What was found out at the present index.
  std::map<const spec::Symbol*, Value> defined_;
  std::map<std::pair<const spec::Definition*, std::vector<Integer>>, Value> called_;
  int depth_ = 0;
  std::optional<std::size_t> rank_;  ///< of the tensor whose index is evaluated
  const spec::Clause* clause_ = nullptr;
  ElementType result_type_{};  ///< of the clause
};

}  // namespace assay::oracle::interpreter
