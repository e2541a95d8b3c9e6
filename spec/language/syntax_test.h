#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "spec/language/lexer.h"
#include "spec/language/parse_expression.h"
#include "spec/language/print.h"

/// Expressions as fully bracketed trees, `(+ a (* b c))`, so that a test says how a text is read.
namespace assay::spec {

std::string tree(const Expr* e);

inline std::string trees(std::span<const Expr* const> list) {
  std::string text;
  for (const Expr* e : list) text += " " + tree(e);
  return text;
}

inline std::string tree_of(const Binder& b) {
  static constexpr std::string_view kWords[] = {"over", "<", "in", "within"};
  const std::string condition = b.condition ? " if " + tree(b.condition) : "";
  return "[" + b.name + " " + std::string(kWords[static_cast<std::size_t>(b.how)]) + " " + tree(b.domain) + condition +
         "]";
}

inline std::string trees(std::span<const Binder> binders) {
  std::string text;
  for (const Binder& b : binders) text += " " + tree_of(b);
  return text;
}

inline std::string tree_of(const Part& p) {
  if (!p.positions) return " (elsewhere " + tree(p.value) + (p.over ? " over " + tree(p.over) : "") + ")";
  return (p.or_beyond ? " (beyond " : " (at ") + tree(p.value) + " " + tree(p.positions) + ")";
}

inline std::string tree_of(const Definition& d) {
  std::string name = d.name;
  for (const auto& p : d.parameters) name += " " + p;
  return " (" + name + trees(d.binders) + " = " + tree(d.value) + ")";
}

inline std::string node_of(const Expr& e) {
  static constexpr std::pair<ExprKind, std::string_view> kWords[] = {{ExprKind::kConditional, "?"},
                                                                     {ExprKind::kElse, "else"},
                                                                     {ExprKind::kApply, "apply"},
                                                                     {ExprKind::kList, "list"},
                                                                     {ExprKind::kComprehension, "each"},
                                                                     {ExprKind::kForAll, "for"},
                                                                     {ExprKind::kPlacement, "place"},
                                                                     {ExprKind::kIndex, "index"},
                                                                     {ExprKind::kIndexFor, "index"},
                                                                     {ExprKind::kRange, "range"},
                                                                     {ExprKind::kColumn, "column"},
                                                                     {ExprKind::kSpread, "..."},
                                                                     {ExprKind::kAt, "@"},
                                                                     {ExprKind::kTensorType, "tensor"},
                                                                     {ExprKind::kTupleType, "tuple"},
                                                                     {ExprKind::kFutureType, "future"},
                                                                     {ExprKind::kComplexType, "complex"}};
  switch (e.node) {
    case ExprKind::kUnary: return e.op == Operator::kNot ? "not" : "-";
    case ExprKind::kBinary: return std::string(to_text(e.op));
    case ExprKind::kIs: return "is " + e.name;
    case ExprKind::kCall: return "call " + e.name;
    case ExprKind::kSignature: return "-> " + std::to_string(e.integer);
    default: break;
  }
  for (const auto& [node, word] : kWords)
    if (node == e.node) return std::string(word);
  return "?";
}

inline std::string bare_tree(const Expr& e) {
  switch (e.node) {
    case ExprKind::kInteger: return std::to_string(e.integer);
    case ExprKind::kReal: return to_text(e);
    case ExprKind::kString: return "\"" + e.name + "\"";
    case ExprKind::kName: return e.name;
    case ExprKind::kTokenType: return "!token";
    case ExprKind::kWitnessType: return "!witness";
    case ExprKind::kAny: return "any";
    default: break;
  }
  std::string text = "(" + node_of(e) + trees(e.args) + trees(e.binders);
  for (const Part& p : e.parts) text += tree_of(p);
  text += to_text(e.freedom);
  if (e.unless) text += " unless " + tree(e.unless);
  return text + ")";
}

/// `_` for what is left out.
inline std::string tree(const Expr* e) {
  if (!e) return "_";
  if (e->where.empty()) return bare_tree(*e);
  std::string text = "(where " + bare_tree(*e);
  for (const Definition& d : e->where) text += tree_of(d);
  return text + ")";
}

/// What `read` makes of all of `text`, or the error.
template <class Read> std::string read_as(std::string_view text, Read read) {
  SyntaxArena arena;
  auto tokens = lex("test", text, arena.texts);
  if (!tokens) return tokens.error().text();
  Cursor cursor(std::move(*tokens));
  ExpressionParser parser(cursor, arena);
  const Expr* e = parser.expression();
  cursor.expect(TokenKind::kLineEnd, "the end");
  return cursor.error() ? cursor.error()->text() : read(e);
}

inline std::string tree_of(std::string_view text) {
  return read_as(text, [](const Expr* e) { return tree(e); });
}
inline std::string reprinted(std::string_view text) {
  return read_as(text, [](const Expr* e) { return to_text(*e); });
}

}  // namespace assay::spec
