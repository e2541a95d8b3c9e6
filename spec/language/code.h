#pragma once

#include <span>
#include <string>

#include "spec/language/syntax.h"

/// Expressions as the evaluator runs them: compact nodes, one after another, with numbers in place of symbols. To run
/// an expression is to walk through memory, so the code of the laws of one op must be small.
namespace assay::spec {

struct CodeExtra;

/// One node of an expression; its children are consecutive.
struct Code {
  ExprKind node = ExprKind::kAny;
  Operator op = Operator::kNone;
  SymbolScope scope = SymbolScope::kLocal;  ///< kName, kCall
  bool zips : 1 = false;
  bool is_missing : 1 = false;  ///< stands for an argument that is not there
  std::int16_t index = 0;       ///< of the symbol
  std::uint16_t arity = 0;
  union {
    std::int64_t integer = 0;  ///< kInteger, kSignature
    double real;
    ElementSet elements;
    const std::string* text;       ///< kString
    const Definition* definition;  ///< kCall of a function that is defined
  };
  const Code* first = nullptr;       ///< children
  const CodeExtra* extra = nullptr;  ///< null for most nodes

  std::span<const Code> args() const { return {first, arity}; }
  const Code& arg(std::size_t i) const { return first[i]; }
};
static_assert(sizeof(Code) == 32);

struct CodeBinder {
  BinderKind how = BinderKind::kOver;
  std::int16_t local = 0;
  const Code* domain = nullptr;
  const Code* condition = nullptr;  ///< may be null
};

struct CodePart {
  const Code* value = nullptr;
  const Code* positions = nullptr;  ///< null: elsewhere
  const Code* over = nullptr;
  bool or_beyond = false;
};

/// `where x = e` or `where x[d over e] = e`.
struct CodeDefinition {
  std::int16_t local = 0;
  std::span<const CodeBinder> binders;
  const Code* value = nullptr;
};

/// What few nodes have.
struct CodeExtra {
  std::span<const CodeDefinition> where;
  std::span<const CodeBinder> binders;
  std::span<const CodePart> parts;
};

/// The code of an expression, made when it is asked for the first time. Thread safe. The expression
/// must not change any more.
const Code& compile(const Expr&);

inline const Code& code_of(const Expr& e) {
  const Code* code = e.code.get();
  return code ? *code : compile(e);
}

}  // namespace assay::spec
