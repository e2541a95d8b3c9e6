#pragma once

#include <optional>
#include <string>
#include <vector>

#include "spec/language/cursor.h"
#include "spec/language/syntax.h"

namespace assay::spec {

/// Expressions of plans, laws and meanings (spec-language grammar): from loosest to tightest
/// `where`, `for`/`?:`/`else`, `=>`, `or`, `and`, `not`, comparisons and `is`, `++`, `+ -`,
/// `* / // % without`, unary `-`, and what follows an atom.
class ExpressionParser {
 public:
  ExpressionParser(Cursor& cursor, SyntaxArena& arena) : cursor_(cursor), arena_(arena) {}

  Expr* expression();   ///< with `where`
  Expr* value();        ///< without
  Expr* disjunction();  ///< no `?`, `else`, `for`: conditions
  Expr* join();         ///< no comparison: bounds, positions, shapes
  Expr* name();
  std::vector<Binder> binders();
  std::vector<Definition> definitions();  ///< after `where`
  /// The rest of a placement whose first value was just parsed.
  Expr* placement(Expr* first);
  bool at_part() const { return cursor_.at("at") || cursor_.at("elsewhere"); }
  /// `in order`, `in any tree`, `in any order [of ties [unless e]]`; nullopt where none follows.
  std::optional<Freedom> freedom(const Expr** unless);
  Expr* make(ExprKind node, const Location& at, std::vector<const Expr*> args = {});
  /// `float | complex`: the classes together, and the words.
  std::pair<ElementSet, std::string> element_classes();

 private:
  class Level;
  using Parse = Expr* (ExpressionParser::*)();

  /// Operands with operators of one level between them, from the left.
  Expr* chain(std::initializer_list<Operator> operators, Parse operand);
  Expr* for_all();
  Expr* conjunction();
  Expr* negation();
  Expr* comparison();
  Expr* class_test(Expr* operand);
  Expr* sum();
  Expr* product();
  Expr* unary();
  Expr* postfix();
  Expr* atom();
  Expr* number();
  Expr* parenthesized();
  Expr* signature(const Location& at, std::vector<const Expr*> inputs);
  Expr* bracketed();
  Expr* call_or_name();
  void call_arguments(Expr* call);
  Expr* subscript(Expr* base);
  Expr* type_constructor(ExprKind node);
  Expr* binary(Operator op, Expr* left, Expr* right, const Location& at);
  std::vector<const Expr*> list_until(std::string_view close);
  bool at_binder() const;
  Binder binder();
  std::vector<std::string> parameters();
  Part part(Expr* value);
  std::optional<Operator> comparison_operator();

  Cursor& cursor_;
  SyntaxArena& arena_;
  int depth_ = 0;  ///< levels that are open
  int nodes_ = 0;  ///< made since the outermost was opened
};

}  // namespace assay::spec
