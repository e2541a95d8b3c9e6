#include "spec/record_facts.h"

#include <fmt/format.h>

#include <array>

#include "spec/language/print.h"
#include "spec/language/walk.h"
#include "spec/record.h"

namespace assay::spec {
namespace {

template <class Kind> struct Word {
  std::string_view word;
  Kind kind;
};

constexpr std::array kEffects = {Word{"check", EffectKind::kCheck},     Word{"grid", EffectKind::kGrid},
                                 Word{"call", EffectKind::kCall},       Word{"assert", EffectKind::kAssert},
                                 Word{"manual", EffectKind::kManual},   Word{"shard", EffectKind::kShard},
                                 Word{"unshard", EffectKind::kUnshard}, Word{"random", EffectKind::kRandom}};
constexpr std::array kChecks = {Word{"equal", CheckKind::kEqual}, Word{"absolute", CheckKind::kAbsolute},
                                Word{"ulps", CheckKind::kUlps}};
constexpr std::array kAcceptanceClasses = {Word{"norm", AcceptanceClass::kNorm},
                                           Word{"residual", AcceptanceClass::kResidual},
                                           Word{"relation", AcceptanceClass::kRelation}};

template <class Words, class Kind = decltype(Words{}[0].kind)>
std::optional<Kind> kind_of(const Words& words, std::string_view word) {
  const auto found = std::ranges::find(words, word, [](const auto& w) { return w.word; });
  return found == words.end() ? std::nullopt : std::optional(found->kind);
}

template <class Words, class Kind> std::string word_of(const Words& words, Kind kind) {
  const auto found = std::ranges::find(words, kind, [](const auto& w) { return w.kind; });
  return found == words.end() ? "" : std::string(found->word);
}

bool is_environment(const Expr& e, Environment name) {
  return e.symbol != nullptr && e.symbol->scope == SymbolScope::kEnvironment &&
         e.symbol->index == static_cast<int>(name);
}

// ---- what is applied to elements ---------------------------------------------------------------

bool is_op(const Expr& e) {
  return e.symbol != nullptr && e.symbol->scope == SymbolScope::kEnvironment &&
         e.symbol->index == static_cast<int>(Environment::kOp);
}

/// What a call or an operator applies.
std::optional<PrimitiveId> primitive_applied(const Record& record, const Expr& e) {
  if (e.node == ExprKind::kBinary) return primitive_of(e.op);
  if (e.node != ExprKind::kCall || e.symbol == nullptr) return std::nullopt;
  if (is_op(e)) return find_primitive_name(record.name_of_op());
  return e.symbol->scope == SymbolScope::kPrimitive ? std::optional(static_cast<PrimitiveId>(e.symbol->index))
                                                    : std::nullopt;
}

/// An element of the operand in this slot, wherever it stands.
bool reads(const Expr& e, int slot) {
  const bool is_read = e.node == ExprKind::kIndex || e.node == ExprKind::kIndexFor;
  return is_read && e.args[0]->node == ExprKind::kName && slot_named(*e.args[0]) == slot;
}

/// `x[i]` or `x[]` of the operand in this slot.
bool reads_at(const Expr& e, int slot, const Symbol* index) {
  if (e.node != ExprKind::kIndex || !reads(e, slot)) return false;
  return index == nullptr ? e.args.size() == 1
                          : e.args.size() == 2 && e.args[1]->symbol == index && e.args[1]->node == ExprKind::kName;
}

/// The clause `result[i] = value`, or null.
const Clause* element_clause(std::span<const Clause> means) {
  if (means.size() != 1) return nullptr;
  const Clause& c = means[0];
  const bool is_plain = c.has_pattern && !c.then && c.steps.empty() && c.loop_condition == nullptr;
  const bool names_index = c.pattern.empty() || (c.pattern.size() == 1 && c.pattern[0]->node == ExprKind::kName);
  return is_plain && names_index && c.value != nullptr ? &c : nullptr;
}

const Symbol* index_of(const Clause& c) { return c.pattern.empty() ? nullptr : c.pattern[0]->symbol; }

/// The arguments from `first` on read the operands from `first` on, each at the place of the result.
bool reads_operands(const Record& record, const Clause& c, std::size_t first) {
  const auto& args = c.value->args;
  if (args.size() < record.operands.size() || record.operands.size() <= first) return false;
  for (std::size_t k = first; k < record.operands.size(); ++k)
    if (!reads_at(*args[k], record.operands[k], index_of(c))) return false;
  return true;
}

bool reads_tensor(const Expr* e) {
  return any_of(e, [](const Expr& x) { return x.sort.kind == Kind::kTensor; });
}

bool selects(const Record& record) {
  const Clause* c = element_clause(record.means);
  return c != nullptr && record.operands.size() == 3 && c->value->node == ExprKind::kConditional &&
         reads_tensor(c->value->args[0]) && reads(*c->value->args[1], record.operands[1]) &&
         reads(*c->value->args[2], record.operands[2]);
}

/// `result[i] = f(lhs[...], rhs[...])`, where an operand may be read at other places than that of the result.
bool spreads(const Record& record) {
  const Clause* c = element_clause(record.means);
  if (c == nullptr || !primitive_applied(record, *c->value) || elementwise_primitive(record, record.means))
    return false;
  for (std::size_t k = 0; k < record.operands.size(); ++k)
    if (k >= c->value->args.size() || !reads(*c->value->args[k], record.operands[k])) return false;
  return true;
}

/// A scalar function or operator.
bool computes(const Expr& e) {
  const bool is_operator = e.node == ExprKind::kBinary || e.node == ExprKind::kUnary;
  const bool is_function = e.node == ExprKind::kCall && e.symbol != nullptr &&
                           (e.symbol->scope == SymbolScope::kPrimitive || e.symbol->scope == SymbolScope::kEnvironment);
  return (is_operator && e.sort.kind == Kind::kScalar) || is_function;
}

/// A number that is a value, or one of two.
bool may_be_number(const Expr& e) {
  switch (e.node) {
    case ExprKind::kInteger:
    case ExprKind::kReal: return true;
    case ExprKind::kConditional: return may_be_number(*e.args[1]) || may_be_number(*e.args[2]);
    case ExprKind::kElse: return may_be_number(*e.args[0]) || may_be_number(*e.args[1]);
    default: return false;
  }
}

// ---- what regions and operands are for ---------------------------------------------------------

class Reader {
 public:
  explicit Reader(const Record& record) : record_(record) {
    facts_.regions.resize(record.regions.size());
    facts_.operands.resize(record.operands.size());
  }

  Facts read() {
    for (const Clause& clause : record_.means) read(clause);
    const auto asks_queue = [](const Expr& e) { return calls(e, Builtin::kNext) || calls(e, Builtin::kSeen); };
    facts_.queues = !record_.puts.empty() || any_of(record_.effect.other, asks_queue) ||
                    std::ranges::any_of(record_.means, [&](const Clause& c) { return any_of(c, asks_queue); });
    read_attributes();
    read_held();
    read_places_of_index();
    facts_.reads_ops = std::ranges::any_of(record_.laws, [](const Law& law) { return reads_ops(law.formula); });
    facts_.knows_quantized =
        std::ranges::any_of(record_.laws, [](const Law& law) { return reads_quantization(law.formula); });
    facts_.elementwise = elementwise_primitive(record_, record_.means);
    if (facts_.elementwise && record_.operands.size() == 2)
      facts_.commutative = scalar_primitive(*facts_.elementwise).commutative;
    facts_.selects = selects(record_);
    facts_.fills = std::ranges::any_of(record_.means, [](const Clause& c) { return may_be_number(*c.value); });
    facts_.spreads = spreads(record_);
    facts_.loops = std::ranges::find(facts_.regions, RegionRole::kLoopBody) != facts_.regions.end();
    facts_.makes_literal = facts_.literal >= 0 && record_.operands.empty() && record_.attributes.size() == 1 &&
                           record_.results.size() == 1;
    return facts_;
  }

 private:
  void read(const Clause& clause) {
    if (clause.loop_condition && clause.then) {
      mark_calls(clause.loop_condition, RegionRole::kCondition);
      mark_calls(clause.then->value, RegionRole::kLoopBody);
    } else if (clause.then) {
      mark_calls(clause.then->value, RegionRole::kUpdate);
    }
    walk(clause, [&](const Expr& e) { read(e); });
  }

  void read(const Expr& e) {
    if (is_op(e)) facts_.op = find_primitive_name(record_.name_of_op());
    facts_.communicates |= e.node == ExprKind::kAt;
    facts_.identifies |= is_environment(e, Environment::kReplicaId) || is_environment(e, Environment::kPartitionId);
    facts_.chooses_region |= e.node == ExprKind::kApply;
    facts_.computes |= computes(e);
    facts_.leaves_open |= e.node == ExprKind::kAny;
    if (calls(e, Builtin::kFold)) read_fold(e);
    if (calls(e, Builtin::kSorting)) mark_definition_calls(*e.args[0], RegionRole::kOrder);
  }

  void read_fold(const Expr& e) {
    mark(slot_named(*e.args[0]), RegionRole::kMonoid);
    if (e.args.size() < 3) return;
    const auto at = std::ranges::find(record_.operands, first_slot_below(e.args[1]));
    if (at != record_.operands.end())
      facts_.operands[static_cast<std::size_t>(at - record_.operands.begin())] = OperandRole::kIdentity;
  }

  /// `init_values...`: the slot that is named first.
  static int first_slot_below(const Expr* e) {
    int slot = -1;
    walk(e, [&](const Expr& x) {
      if (slot < 0) slot = slot_named(x);
    });
    return slot;
  }

  /// `sorting(before, ...) where before(a, b) = comparator(...)`.
  void mark_definition_calls(const Expr& function, RegionRole role) {
    mark(slot_named(function), role);
    if (function.symbol && function.symbol->definition) mark_calls(function.symbol->definition->value, role);
  }

  void mark_calls(const Expr* e, RegionRole role) {
    walk(e, [&](const Expr& x) { mark(slot_named(x), role); });
  }

  void mark(int slot, RegionRole role) {
    const auto at = std::ranges::find(record_.regions, slot);
    if (at != record_.regions.end()) facts_.regions[static_cast<std::size_t>(at - record_.regions.begin())] = role;
  }

  void read_attributes() {
    for (const int slot : record_.attributes) {
      const auto& domain = record_.names[static_cast<std::size_t>(slot)].domain;
      if (!domain) continue;
      facts_.calls_function |= domain->kind == DomainKind::kFunction;
      if (domain->kind == DomainKind::kLiteral && facts_.literal < 0) facts_.literal = slot;
    }
  }

  void read_held() {
    for (const int slot : record_.operands) {
      const auto asks = [&](const Law& law) { return law.reads_values && reads_values(law.formula, slot); };
      const bool is_asked = std::ranges::any_of(record_.laws, asks);
      facts_.reads_values |= is_asked;
      facts_.held.push_back(is_asked || record_.names[static_cast<std::size_t>(slot)].holds != nullptr);
    }
  }

  void read_places_of_index() {
    for (const Declaration& name : record_.names) facts_.takes_index.push_back(may_be_of_index(name));
  }

  bool may_be_of_index(const Declaration& name) const {
    const Expr* const pattern = name.domain ? name.domain->pattern : nullptr;
    if (pattern == nullptr || (name.role != Role::kIn && name.role != Role::kOut)) return false;
    if (pattern->node == ExprKind::kTensorType)
      return (elements_of(*pattern->args[1]) & set_of(ElementType::index)) != 0;
    const Domain* const types = domain_of(*pattern);
    return types != nullptr && types->kind != DomainKind::kPattern;
  }

  ElementSet elements_of(const Expr& e) const {
    if (e.node == ExprKind::kName && e.symbol->scope == SymbolScope::kClass)
      return set_of(static_cast<ElementType>(e.symbol->index));
    const Domain* const domain = domain_of(e);
    return domain != nullptr && domain->kind == DomainKind::kClass ? domain->elements : 0;
  }

  /// Of the name, or of the group that it is a member of.
  const Domain* domain_of(const Expr& e) const {
    if (e.node == ExprKind::kIndex || e.node == ExprKind::kSpread) return domain_of(*e.args[0]);
    const int slot = slot_named(e);
    return slot < 0 ? nullptr : record_.names[static_cast<std::size_t>(slot)].domain.get();
  }

  const Record& record_;
  Facts facts_;
};

}  // namespace

std::optional<PrimitiveId> primitive_of(Operator op) {
  switch (op) {
    case Operator::kAdd: return PrimitiveId::kAdd;
    case Operator::kSubtract: return PrimitiveId::kSubtract;
    case Operator::kMultiply: return PrimitiveId::kMultiply;
    case Operator::kDivide: return PrimitiveId::kDivide;
    case Operator::kRemainder: return PrimitiveId::kRemainder;
    case Operator::kNegate: return PrimitiveId::kNegate;
    default: return std::nullopt;
  }
}

std::optional<EffectKind> effect_kind(std::string_view word) { return kind_of(kEffects, word); }
std::optional<CheckKind> check_kind(std::string_view word) { return kind_of(kChecks, word); }

std::optional<AcceptanceClass> acceptance_class(std::string_view word) { return kind_of(kAcceptanceClasses, word); }
std::string to_text(AcceptanceClass c) { return word_of(kAcceptanceClasses, c); }

std::string to_text(const AcceptedError& e, const Record& record) {
  const auto name = [&](int slot) { return record.names[static_cast<std::size_t>(slot)].name; };
  return fmt::format("within {}, {}, {} if {}", name(e.absolute), name(e.relative), name(e.ulps),
                     to_text(*e.condition));
}

std::string to_text(const Effect& e, const Record& record) {
  std::string out = word_of(kEffects, e.kind);
  const auto add = [&](const std::string& word) { out += " " + word; };
  const auto name = [&](int slot) { return record.names[static_cast<std::size_t>(slot)].name; };
  if (e.kind == EffectKind::kCheck) add(word_of(kChecks, e.check));
  if (e.attribute >= 0) add(name(e.attribute));
  if (e.kind == EffectKind::kManual) out += fmt::format(", {}, {}", name(e.out), name(e.axes));
  if (e.least >= 0) add("from " + name(e.least));
  if (e.called) add(fmt::format("called {}", *e.called));
  if (e.other != nullptr) add("with " + to_text(*e.other));
  return out;
}

bool reads_signatures(const Record& record, const Expr* formula) {
  const auto names_functions = [](const Declaration& d) { return d.domain && d.domain->kind == DomainKind::kSymbol; };
  const auto asks = [](const Expr& e) { return calls(e, Builtin::kInputTypes) || calls(e, Builtin::kOutputTypes); };
  return std::ranges::any_of(record.names, names_functions) && any_of(formula, asks);
}

bool reads_ops(const Expr* formula) {
  return any_of(formula, [](const Expr& e) { return calls(e, Builtin::kOps); });
}

bool reads_quantization(const Expr* formula) {
  static constexpr std::array kOfQuantizedTypes = {Builtin::kIsQuantized,          Builtin::kIsPerAxisQuantized,
                                                   Builtin::kIsPerTensorQuantized, Builtin::kQuantizationDimension,
                                                   Builtin::kStorageType,          Builtin::kExpressedType,
                                                   Builtin::kZeroPoints,           Builtin::kScales,
                                                   Builtin::kStorageMin,           Builtin::kStorageMax,
                                                   Builtin::kBaselineType,         Builtin::kBaselineElementType};
  return any_of(formula, [](const Expr& e) {
    return std::ranges::any_of(kOfQuantizedTypes, [&](Builtin b) { return calls(e, b); });
  });
}

bool reads_values(const Expr* formula, int slot) {
  return any_of(formula, [&](const Expr& e) {
    return calls(e, Builtin::kValues) && (slot < 0 || slot_named(*e.args[0]) == slot);
  });
}

Facts facts_of(const Record& record) { return Reader(record).read(); }

std::optional<PrimitiveId> spread_primitive(const Record& record) {
  return record.facts.spreads ? primitive_applied(record, *element_clause(record.means)->value) : std::nullopt;
}

std::optional<PrimitiveId> elementwise_primitive(const Record& record, std::span<const Clause> means) {
  const Clause* c = element_clause(means);
  if (c == nullptr || !c->where.empty() || !reads_operands(record, *c, 0)) return std::nullopt;
  const auto parameters = std::span(c->value->args).subspan(record.operands.size());
  return std::ranges::any_of(parameters, reads_tensor) ? std::nullopt : primitive_applied(record, *c->value);
}

}  // namespace assay::spec
