#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "spec/language/functions.h"
#include "spec/language/syntax.h"
#include "spec/record.h"
#include "spec/result.h"

namespace assay::spec {

/// Edits a node that the arena still owns; only while a file is being loaded.
inline Expr& edit(const Expr* e) { return const_cast<Expr&>(*e); }

/// Names that every record sees without declaring them: `num_replicas`, `true`.
std::vector<std::string_view> environment_words();

/// Where an expression stands decides which names it sees and what an operand is: a type in plans
/// and laws, a tensor in meanings.
enum class Context : std::uint8_t { kPlan, kLaw, kMeans };

/// Resolves the expressions of one record, or of the prelude.
class ExpressionResolver {
 public:
  ExpressionResolver(SyntaxArena& arena, std::span<const Enumeration> enumerations)
      : arena_(arena), enumerations_(enumerations) {}

  void resolve(const Expr* e, std::int16_t expected_enumeration = -1);
  /// A value that must be of this kind.
  void resolve(const Expr* e, Kind kind, std::string_view what);
  void bind(std::span<Binder> binders);
  void define(std::vector<Definition>& definitions);
  /// A name bound from here on, up to the scope's end.
  const Symbol* local(std::string_view name, Sort sort, const Definition* definition = nullptr);
  /// A function of the prelude, visible from here on.
  void define_global(Definition& definition);

  std::size_t scope() const { return locals_.size(); }
  void end_scope(std::size_t scope) { locals_.resize(scope); }

  void begin(const Record* record) {
    record_ = record;
    locals_.clear();
    visible_ = 0;
  }
  void set_context(Context context) { context_ = context; }
  /// Plans: the first `slots` names may be used.
  void see(int slots) { visible_ = slots; }

  std::int16_t enumeration(std::string_view name) const;
  bool is_global(std::string_view name) const { return global(name) != nullptr; }
  void fail(const Location& at, std::string message);
  const std::optional<Error>& error() const { return error_; }
  bool uses_op() const { return op_arity_ >= 0; }
  int op_arity() const { return op_arity_; }
  void forget_op() { op_arity_ = -1; }

 private:
  const Symbol* global(std::string_view name) const;
  void node(Expr& e, std::int16_t expected);
  void name(Expr& e, std::int16_t expected);
  bool local_name(Expr& e);
  bool slot_name(Expr& e);
  bool environment_name(Expr& e);
  bool word(Expr& e, std::int16_t expected);
  bool enumerator(Expr& e, std::int16_t expected);
  bool class_name(Expr& e);
  bool function_name(Expr& e);
  bool is_visible(const Declaration& d) const;
  std::string why_invisible(const Declaration& d) const;

  void unary(Expr& e);
  void binary(Expr& e);
  void comparison(Expr& e);
  void conditional(Expr& e, std::int16_t expected);
  void call(Expr& e);
  bool may_ask_for_values(const Expr& e);
  void arguments(Expr& e);
  bool call_of_name(Expr& e);
  void call_of_builtin(Expr& e, const BuiltinInfo& info);
  void call_of_primitive(Expr& e);
  void rational_ceil(Expr& e);
  void check_count(const Expr& e, std::size_t least, std::size_t most);
  bool check_argument(const Expr& e, std::size_t i, char letter);
  void check_order(const Expr& e);
  void only_in_meanings(const Expr& e, std::string_view what);
  Sort builtin_result(const Expr& e, const BuiltinInfo& info) const;
  void list(Expr& e, std::int16_t expected);
  void comprehension(Expr& e, std::int16_t expected);
  void placement(Expr& e);
  void index(Expr& e);
  void column_or_range(Expr& e);
  void apply(Expr& e);
  void types(Expr& e);
  void set_symbol(Expr& e, Symbol symbol);

  SyntaxArena& arena_;
  std::span<const Enumeration> enumerations_;
  std::vector<std::pair<std::string_view, const Symbol*>> globals_;
  const Record* record_ = nullptr;
  Context context_ = Context::kPlan;
  int visible_ = 0;
  std::vector<const Symbol*> locals_;
  std::optional<Error> error_;
  int op_arity_ = -1;
};

std::string_view kind_name(Kind kind);

}  // namespace assay::spec
