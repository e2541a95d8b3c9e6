#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "spec/language/lexer.h"
#include "spec/language/syntax.h"

/// Recursive descent over the tokens of a record file. The first error stops the cursor: from then
/// on every token is the end of the file, so that callers unwind without tests of their own.
namespace assay::spec {

class Cursor {
 public:
  explicit Cursor(std::vector<Token> tokens) : tokens_(std::move(tokens)) {}

  const Token& peek(std::size_t ahead = 0) const { return tokens_[std::min(position_ + ahead, tokens_.size() - 1)]; }
  /// The next token is this word or symbol.
  bool at(std::string_view text, std::size_t ahead = 0) const;
  bool at(TokenKind kind, std::size_t ahead = 0) const { return peek(ahead).kind == kind; }
  bool accept(std::string_view text) { return at(text) && (next(), true); }
  bool accept(std::string_view first, std::string_view second) {
    return at(first) && at(second, 1) && (next(), next(), true);
  }
  Token next();
  Token expect(TokenKind kind, std::string_view what);
  void expect(std::string_view text);
  /// `expected WHAT, found TOKEN` at the next token.
  void fail(std::string_view what);
  /// MESSAGE at a place.
  void fail_at(const Location& at, std::string message);
  /// A name that is declared or used: not one of the words between the parts of an expression.
  Token expect_name(std::string_view what);

  std::size_t position() const { return position_; }
  void rewind(std::size_t position) { position_ = position; }
  const std::optional<Error>& error() const { return error_; }

 private:
  std::vector<Token> tokens_;
  std::size_t position_ = 0;
  std::optional<Error> error_;
};

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
