#include "oracle/mutant/edit.h"

#include <unordered_map>

#include "oracle/mutant/mutations.h"
#include "spec/language/print.h"

namespace assay::oracle {

using spec::Binder;
using spec::Clause;
using spec::Definition;
using spec::Expr;
using spec::ExprKind;
using spec::Symbol;

namespace {

/// Copies clauses, counts the edits that are possible on the way, and makes one of them.
class Copying {
 public:
  Copying(const spec::Record& record, spec::SyntaxArena& arena, std::optional<std::size_t> target)
      : op_(record.facts.op), arena_(arena), target_(target) {}

  std::vector<Clause> clauses(const std::vector<Clause>& from) {
    std::vector<Clause> out;
    for (const Clause& c : from) out.push_back(clause(c, false));
    return out;
  }
  std::vector<Edit> edits;

 private:
  /// True where this is the edit to make.
  bool is_target(std::string_view kind, const std::string& before, const std::string& after) {
    const std::size_t number = edits.size();
    edits.push_back({std::string(kind), "`" + before + "` -> `" + after + "`"});
    return number == target_;
  }

  Clause clause(const Clause& from, bool is_step) {
    Clause c = from;
    c.where = definitions(from.where);
    step_value_ = is_step ? from.value : nullptr;
    c.value = expr(from.value, is_step ? Position::kElsewhere : Position::kResult);
    for (Binder& b : c.steps) b = binder(b, false);
    if (from.loop_condition != nullptr) c.loop_condition = expr(from.loop_condition, Position::kElsewhere);
    if (from.then != nullptr) c.then = std::make_shared<const Clause>(clause(*from.then, true));
    if (from.loop_condition != nullptr &&
        is_target("loop dropped", spec::to_text(from), from.result + " = " + spec::to_text(*from.value))) {
      c.loop_condition = nullptr;
      c.then = nullptr;
    }
    return c;
  }

  /// The copies have names of their own, which everything copied after them uses.
  std::vector<Definition> definitions(const std::vector<Definition>& from) {
    std::vector<Definition> out = from;
    for (std::size_t k = 0; k < from.size(); ++k) {
      if (from[k].symbol == nullptr) continue;
      Symbol& s = arena_.symbols.emplace_back(*from[k].symbol);
      s.definition = &out[k];
      out[k].symbol = &s;
      renamed_[from[k].symbol] = &s;
    }
    for (Definition& d : out) {
      for (Binder& b : d.binders) b = below(b);  // a list of another length fits nowhere
      d.value = expr(d.value, Position::kElsewhere);
    }
    return out;
  }

  Binder binder(const Binder& b, bool takes_condition) {
    if (!made_) {
      for (const auto& a : mutations(b, takes_condition, arena_)) {
        if (!is_target(a.kind, spec::to_text(b), spec::to_text(a.binder))) continue;
        made_ = true;
        return below(a.binder);
      }
    }
    return below(b);
  }
  Binder below(Binder b) {
    if (b.domain != nullptr) b.domain = expr(b.domain, Position::kElsewhere);
    if (b.condition != nullptr) b.condition = expr(b.condition, Position::kElsewhere);
    return b;
  }

  const Expr* expr(const Expr* e, Position position) {
    if (e == nullptr) return nullptr;
    if (!made_) {
      for (const auto& a : mutations(*e, position, op_, arena_)) {
        if (!is_target(a.kind, spec::to_text(*e), spec::to_text(*a.expr))) continue;
        made_ = true;
        return copy(*a.expr, position);
      }
    }
    return copy(*e, position);
  }

  const Expr* copy(const Expr& from, Position position) {
    Expr& e = arena_.exprs.emplace_back(from);
    e.where = definitions(from.where);
    if (const auto it = renamed_.find(from.symbol); it != renamed_.end()) e.symbol = it->second;
    const bool fixed = position == Position::kFixed;  // and everything in it
    for (std::size_t k = 0; k < e.args.size(); ++k)
      e.args[k] =
          expr(from.args[k], fixed || is_updated_place(from, k) ? Position::kFixed : position_of_argument(from, k));
    const bool takes_condition = from.node == ExprKind::kComprehension ||
                                 (from.node == ExprKind::kCall && from.symbol->scope == spec::SymbolScope::kBuiltin);
    for (Binder& b : e.binders) b = binder(b, takes_condition);
    for (spec::Part& p : e.parts) {
      p.value = expr(p.value, fixed ? Position::kFixed : Position::kElsewhere);
      p.positions = expr(p.positions, fixed ? Position::kFixed : Position::kElsewhere);
    }
    e.unless = expr(from.unless, Position::kElsewhere);
    return &e;
  }

  /// `f(x[j], y)` of a step: the place that it updates stands on the left as well.
  bool is_updated_place(const Expr& e, std::size_t argument) const { return &e == step_value_ && argument == 0; }

  std::optional<spec::PrimitiveId> op_;
  spec::SyntaxArena& arena_;
  std::optional<std::size_t> target_;
  bool made_ = false;
  const Expr* step_value_ = nullptr;
  std::unordered_map<const Symbol*, const Symbol*> renamed_;
};

}  // namespace

std::vector<Edit> edits_of(const spec::Record& record) {
  spec::SyntaxArena arena;
  Copying copying(record, arena, std::nullopt);
  copying.clauses(record.means);
  return std::move(copying.edits);
}

std::vector<Clause> edited(const spec::Record& record, std::size_t number, spec::SyntaxArena& arena) {
  return Copying(record, arena, number).clauses(record.means);
}

}  // namespace assay::oracle
