#pragma once

#include <array>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "oracle/evaluator/formula/names.h"
#include "oracle/evaluator/formula/op_values.h"
#include "oracle/evaluator/formula/operators.h"
#include "oracle/evaluator/formula/sorted_places.h"
#include "spec/language/functions.h"

namespace assay::oracle {

/// The result that an expression is evaluated for.
struct ResultContext {
  std::optional<Element> type;
  const spec::Expr* whole = nullptr;  ///< the expression itself
  AxisSet fixed = 0;                  ///< axes of the result taken one index at a time
};

/// Evaluates the expressions of `means` over the whole space at once: every subexpression is an array
/// over the axes that it mentions. Calls and subscripts have parts of their own (Builtins, Subscripts,
/// folds, sorting), which come back here for their arguments.
class Expressions {
 public:
  Expressions(Machine&, const spec::Instance&, spec::Arena&, OpValues&);

  Term eval(const spec::Expr&);
  /// A number that is the same everywhere; where it is not, the axes it varies over are asked to be fixed.
  std::int64_t single(const spec::Expr&);
  /// Whether the expression is known before the elements are.
  bool is_static(const spec::Expr&);

  /// What the name of a call, or a name that stands for a function, means.
  FunctionTerm function(const spec::Expr&);
  Term call_function(const spec::Expr&, const FunctionTerm&, const Row& arguments);
  Term call_definition(const spec::Definition&, Row arguments);
  /// `channel [1, 0]`: the parts of the name of a queue.
  std::string queue_name(std::span<const spec::Expr* const> parts);
  Term primitive_call(const spec::Expr&, const Primitive&);
  /// Arguments in the types that a region takes.
  Row converted_to_inputs(const FunctionTerm&, const Row& arguments);

  /// Runs `body` for every value of the binders, one after the other; a condition must be known.
  void unroll(std::span<const spec::Binder>, const std::function<void()>& body);
  /// Axes of a binder, the first one outermost, and its name bound to their numbers.
  AxisSet bind_axes(const spec::Binder&);
  /// Inside a recursive function elements are taken one by one.
  bool is_inside_recursion() const { return call_depth_ > 0; }

  /// Forgets what definitions are worth; `recursions` as well.
  void forget(bool recursions = false);
  /// The same of those that vary over axes that moved, for the next block.
  void forget_moved(AxisSet moved);

  /// Raises an error at the expression's place in its record.
  Term fail(const spec::Expr&, const std::string& what);
  bool failed() const { return machine_.fault().raised(); }

  Machine& machine() { return machine_; }
  const spec::Instance& instance() const { return instance_; }
  OpValues& values() { return values_; }
  Names& names() { return names_; }
  Operators& operators() { return operators_; }
  ResultContext& result() { return result_; }
  SortRounds& sorts() { return sorts_; }

 private:
  friend class SubscriptedRank;
  friend class Subscripts;
  Term eval_static(const spec::Expr&);
  Term eval_dynamic(const spec::Expr&);
  Term name(const spec::Expr&);
  Term defined(const spec::Symbol&);
  Term indexed_definition(const spec::Definition&);
  Term unary(const spec::Expr&);
  Term binary(const spec::Expr&);
  Term conditional(const spec::Expr&);
  Term otherwise(const spec::Expr&);
  Row binder_values(const spec::Binder&);
  Term comprehension(const spec::Expr&);
  std::optional<spec::Value> constant(const Term&);
  Term call(const spec::Expr&);
  Term call_on_tensors(const FunctionTerm&, const Row& arguments);
  Term apply(const spec::Expr&);
  Term call_each(const spec::Expr&, std::span<const FunctionTerm>, const Row& arguments);
  Term recursive(const spec::Definition&, const Row& arguments);
  bool depends_on_fixed(const Term&) const;
  Space& space() { return machine_.space(); }

  Machine& machine_;
  const spec::Instance& instance_;
  spec::Arena& arena_;
  OpValues& values_;
  Names names_;
  Operators operators_;
  ResultContext result_;
  SortRounds sorts_;
  std::unordered_map<const spec::Symbol*, Term> memo_;  ///< of where-definitions, for the present block
  std::unordered_map<const spec::Expr*, Term> constants_;
  std::map<std::pair<const spec::Definition*, std::vector<std::int64_t>>, Term> recursion_;
  std::ptrdiff_t subscripted_rank_ = -1;  ///< of the tensor whose index is being evaluated; -1: of none
  int call_depth_ = 0;                    ///< of recursive functions
};

/// The rank of what is subscripted, while its index is evaluated.
class SubscriptedRank {
 public:
  SubscriptedRank(Expressions& x, std::ptrdiff_t rank) : x_(x), before_(x.subscripted_rank_) {
    x.subscripted_rank_ = rank;
  }
  ~SubscriptedRank() { x_.subscripted_rank_ = before_; }
  SubscriptedRank(const SubscriptedRank&) = delete;
  SubscriptedRank& operator=(const SubscriptedRank&) = delete;

 private:
  Expressions& x_;
  std::ptrdiff_t before_;
};

}  // namespace assay::oracle
