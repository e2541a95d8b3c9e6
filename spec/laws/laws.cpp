#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "spec/instance.h"
#include "spec/language/compare.h"
#include "spec/language/evaluate.h"
#include "spec/language/print.h"
#include "spec/language/walk.h"
#include "spec/record.h"

namespace assay::spec {
namespace {

/// One side of a comparison: how the text speaks of it, and its value.
struct Side {
  std::string phrase;
  Value value;
  bool is_literal = false;  ///< The phrase is the value.
  std::int16_t enumeration = -1;
};

/// How a comparison that fails is said, and the one that says the same with its sides exchanged.
struct Comparison {
  Operator op;
  Operator mirrored;
  std::string_view failure;
};
// clang-format off
constexpr Comparison kComparisons[] = {
    {Operator::kEqual, Operator::kEqual, "differs from"},
    {Operator::kNotEqual, Operator::kNotEqual, "equals"},
    {Operator::kLess, Operator::kGreater, "is not less than"},
    {Operator::kLessEqual, Operator::kGreaterEqual, "exceeds"},
    {Operator::kGreater, Operator::kLess, "is not greater than"},
    {Operator::kGreaterEqual, Operator::kLessEqual, "is less than"},
    {Operator::kIn, Operator::kIn, "is not in"},
    {Operator::kNotIn, Operator::kNotIn, "is in"}};
// clang-format on
const Comparison& comparison(Operator op) { return *std::ranges::find(kComparisons, op, &Comparison::op); }

using Wording = std::pair<Builtin, std::string_view>;

/// What a builtin says of an operand: `shape(x)` is `the shape of x`.
// clang-format off
constexpr Wording kNouns[] = {
    {Builtin::kShape, "the shape"},
    {Builtin::kRank, "the rank"},
    {Builtin::kValues, "the value"},
    {Builtin::kSize, "the size"},
    {Builtin::kType, "the type"},
    {Builtin::kElementType, "the element type"},
    {Builtin::kBaselineType, "the type"},
    {Builtin::kBaselineElementType, "the element type"},
    {Builtin::kInputTypes, "the argument types"},
    {Builtin::kOutputTypes, "the result types"},
    {Builtin::kOps, "the ops"},
    {Builtin::kTupleElementTypes, "the member types"},
    {Builtin::kQuantizationDimension, "the quantization dimension"},
    {Builtin::kStorageType, "the storage type"},
    {Builtin::kExpressedType, "the expressed type"}};
// clang-format on

/// Of a predicate that fails: value of the first argument, then these.
// clang-format off
constexpr Wording kComplaints[] = {
    {Builtin::kIsUnique, "has a value twice"},
    {Builtin::kIsSorted, "is not ascending"},
    {Builtin::kSame, "are not all the same"},
    {Builtin::kIsPermutation, "is no permutation of the axes"},
    {Builtin::kIsToken, "is no token"},
    {Builtin::kIsComplex, "is not complex"},
    {Builtin::kIsFloat, "is no float"},
    {Builtin::kIsQuantized, "is not quantized"},
    {Builtin::kIsPerTensorQuantized, "is not quantized per tensor"},
    {Builtin::kIsPerAxisQuantized, "is not quantized per axis"},
    {Builtin::kGiven, "is not given"},
    {Builtin::kIsNamespacedOpName, "is not of the form namespace.name"}};
// clang-format on

/// The same of a predicate that holds and should not.
constexpr Wording kComplaintsOfNot[] = {{Builtin::kIsQuantized, "is quantized"},
                                        {Builtin::kIsPerAxisQuantized, "is quantized per axis"}};

/// Empty where there are none for this call.
std::string_view words_for(const Expr& call, std::span<const Wording> table) {
  const auto it = std::ranges::find_if(table, [&](const Wording& w) { return calls(call, w.first); });
  return it == table.end() ? std::string_view() : it->second;
}

class Explainer {
 public:
  Explainer(const Instance& instance, Arena& arena) : instance_(instance), arena_(arena) {}

  /// What makes this formula false or undefined.
  std::string why(const Expr& e) {
    define(e);
    switch (e.node) {
      case ExprKind::kBinary: return why_operator(e);
      case ExprKind::kUnary: return why_not(*e.args[0]);
      case ExprKind::kConditional: {
        const Truth t = truth(value(*e.args[0]));
        return t == Truth::kUndefined ? undefined(*e.args[0]) : why(*e.args[t == Truth::kTrue ? 1 : 2]);
      }
      case ExprKind::kForAll: return why_for_binders(e, 0);
      case ExprKind::kIs: return why_class(e);
      case ExprKind::kCall: return why_predicate(e);
      default: return does_not_hold(e);
    }
  }

 private:
  Value value(const Expr& e) { return evaluate(e, instance_, frame_, arena_); }
  bool is_false(const Expr& e) { return truth(value(e)) == Truth::kFalse; }
  bool is_true(const Expr& e) { return truth(value(e)) == Truth::kTrue; }

  /// Definitions of `where` stay in the frame for everything below.
  void define(const Expr& e) {
    if (!e.where.empty()) value(e);
  }

  std::string does_not_hold(const Expr& e) { return fmt::format("`{}` does not hold", text_without_where(e)); }
  std::string undefined(const Expr& e) { return fmt::format("`{}` has no value here", text_without_where(e)); }

  static std::string text_without_where(const Expr& e) {
    Expr bare = e;
    bare.where.clear();
    return to_text(bare);
  }

  std::string why_operator(const Expr& e) {
    switch (e.op) {
      case Operator::kAnd: {
        if (const auto ends = differing_ends(e)) return why_comparison(Operator::kEqual, *ends->first, *ends->second);
        const bool blames_left = is_false(*e.args[0]) || (!is_true(*e.args[0]) && !is_false(*e.args[1]));
        return why(*e.args[blames_left ? 0 : 1]);
      }
      case Operator::kOr: return fmt::format("neither: {}, nor: {}", why(*e.args[0]), why(*e.args[1]));
      case Operator::kImplies: return why(*e.args[1]);
      default: return why_comparison(e.op, *e.args[0], *e.args[1]);
    }
  }

  /// Of a chain `a = b = c` two members that differ, where of neighbours none is known to.
  std::optional<std::pair<const Expr*, const Expr*>> differing_ends(const Expr& e) {
    std::vector<const Expr*> members;
    const Expr* rest = &e;
    const auto is_link = [](const Expr& link) { return link.node == ExprKind::kBinary && link.op == Operator::kEqual; };
    for (; rest->node == ExprKind::kBinary && rest->op == Operator::kAnd && is_link(*rest->args[1]);
         rest = rest->args[0])
      members.push_back(rest->args[1]->args[1]);
    if (!is_link(*rest) || !is_false(e) || is_false(*e.args[0]) || is_false(*e.args[1])) return std::nullopt;
    members.insert(members.end(), {rest->args[1], rest->args[0]});
    for (auto a = members.rbegin(); a != members.rend(); ++a)
      for (auto b = std::next(a); b != members.rend(); ++b)
        if (compare(Operator::kEqual, value(**a), value(**b)) == Truth::kFalse) return std::pair(*a, *b);
    return std::nullopt;
  }

  /// The first values of the binders for which the body fails.
  std::string why_for_binders(const Expr& e, std::size_t first) {
    if (first == e.binders.size()) return why(*e.args[0]);
    const Binder& b = e.binders[first];
    const Value items = binder_items(b, instance_, frame_, arena_);
    if (!items.is_list()) return undefined(*b.domain);
    for (std::uint32_t i = 0; i < items.size; ++i) {
      frame_[*b.symbol] = items.items[i];
      if (b.condition != nullptr && !is_true(*b.condition)) continue;
      names_.emplace_back(b.symbol,
                          b.how == BinderKind::kIn ? fmt::format("{}[{}]", to_text(*b.domain), i) : std::to_string(i));
      if (first + 1 < e.binders.size() || !is_true(*e.args[0])) return why_for_binders(e, first + 1);
      names_.pop_back();
    }
    return does_not_hold(e);
  }

  std::string why_class(const Expr& e) {
    const Value v = value(*e.args[0]);
    if (!v.is_list()) return fmt::format("{} is {}, expected {}", phrase(*e.args[0]), to_string(v), e.name);
    return fmt::format("{} are {}, expected {}", phrase(*e.args[0]), to_string(v), e.name);
  }

  std::string why_predicate(const Expr& e) {
    const std::string_view words = words_for(e, kComplaints);
    if (calls(e, Builtin::kIsPromotable)) {
      return fmt::format("{} is not promotable to {}", with_value(side(*e.args[0])), with_value(side(*e.args[1])));
    }
    if (words.empty() || e.args.empty()) return does_not_hold(e);
    return fmt::format("{} {}", with_value(side(*e.args[0])), words);
  }

  std::string why_not(const Expr& e) {
    const std::string_view words = words_for(e, kComplaintsOfNot);
    return words.empty() ? fmt::format("`{}` holds", to_text(e))
                         : fmt::format("{} {}", with_value(side(*e.args[0])), words);
  }

  // ---- comparisons -----------------------------------------------------------------------------

  std::string why_comparison(Operator op, const Expr& a, const Expr& b) {
    Side left = side(a);
    Side right = side(b);
    if (b.node == ExprKind::kSignature) right.value = value(b);
    if (left.is_literal && !right.is_literal) {
      std::swap(left, right);
      op = comparison(op).mirrored;
    }
    const bool is_lifted = op != Operator::kIn && op != Operator::kNotIn;
    if (is_lifted) narrow(op, left, right);
    if (left.value.is_list() && right.value.is_list() && left.value.size != right.value.size) {
      return fmt::format("{} and {} have different lengths, {} and {}", left.phrase, right.phrase, left.value.size,
                         right.value.size);
    }
    if (left.value.is_undefined()) return fmt::format("{} has no value here", left.phrase);
    if (right.value.is_undefined()) return fmt::format("{} has no value here", right.phrase);
    if (right.is_literal) return fmt::format("{} {} {}", with_value(left), comparison(op).failure, right.phrase);
    return fmt::format("{} {} {}, {}", with_value(left), comparison(op).failure, right.phrase, short_text(right));
  }

  /// Goes down to the first pair of items for which the comparison is false; where none is, to one that has no value.
  void narrow(Operator op, Side& left, Side& right) {
    for (;;) {
      const bool lists[] = {left.value.is_list(), right.value.is_list()};
      if (!lists[0] && !lists[1]) return;
      if (lists[0] && lists[1] && left.value.size != right.value.size) return;
      const auto n = lists[0] ? left.value.size : right.value.size;
      std::uint32_t i = 0;
      const auto pair = [&](const Side& s) { return s.value.is_list() ? s.value.items[i] : s.value; };
      const auto first = [&](auto wanted) {
        for (i = 0; i < n && !wanted(compare(op, pair(left), pair(right)));) ++i;
        return i < n;
      };
      const bool is_any =
          first([](Truth t) { return t == Truth::kFalse; }) || first([](Truth t) { return t != Truth::kTrue; });
      if (!is_any) return;
      for (Side* s : {&left, &right}) {
        if (!s->value.is_list()) continue;
        s->value = s->value.items[i];
        s->phrase = item_phrase(s->phrase, i);
      }
    }
  }

  /// `the shape of operand` at 1 is `dimension 1 of operand`.
  static std::string item_phrase(const std::string& phrase, std::uint32_t i) {
    static constexpr std::string_view kShape = "the shape of ";
    if (phrase.starts_with(kShape)) return fmt::format("dimension {} of {}", i, phrase.substr(kShape.size()));
    if (phrase.starts_with("the ") || phrase.find(' ') != phrase.npos) return fmt::format("item {} of {}", i, phrase);
    return fmt::format("{}[{}]", phrase, i);
  }

  Side side(const Expr& e) {
    const bool is_literal =
        e.node == ExprKind::kInteger || e.node == ExprKind::kReal ||
        (e.symbol != nullptr && e.node == ExprKind::kName && e.symbol->scope == SymbolScope::kEnumMember);
    return {phrase(e), value(e), is_literal, e.sort.enumeration};
  }

  std::string phrase(const Expr& e) {
    if (e.node == ExprKind::kName) return name(e);
    if (e.node == ExprKind::kSpread) return phrase(*e.args[0]);
    if (e.node == ExprKind::kIndex && e.args.size() == 2)
      return fmt::format("{}[{}]", phrase(*e.args[0]), index_text(*e.args[1]));
    const std::string_view noun = words_for(e, kNouns);
    if (e.args.size() == 1 && !noun.empty()) return fmt::format("{} of {}", noun, phrase(*e.args[0]));
    if (calls(e, Builtin::kDim) && e.args.size() == 2) {
      return fmt::format("dimension {} of {}", index_text(*e.args[1]), phrase(*e.args[0]));
    }
    return to_text(e);
  }

  /// A binder is spoken of by its value.
  std::string name(const Expr& e) const {
    const auto it = std::find_if(names_.rbegin(), names_.rend(), [&](const auto& n) { return n.first == e.symbol; });
    return it == names_.rend() ? e.name : it->second;
  }

  std::string index_text(const Expr& e) {
    const Value v = value(e);
    return v.kind == ValueKind::kInt ? std::to_string(v.number) : to_text(e);
  }

  std::string with_value(const Side& s) {
    if (s.is_literal || s.phrase == short_text(s)) return s.phrase;
    const bool is_phrase = s.phrase.find(' ') != s.phrase.npos;
    return is_phrase ? fmt::format("{}, {},", s.phrase, short_text(s))
                     : fmt::format("{} = {}", s.phrase, short_text(s));
  }

  std::string short_text(const Side& s) const {
    if (s.value.kind != ValueKind::kEnum || s.enumeration < 0) return to_string(s.value);
    const auto& members = instance_.record->records->enumerations()[static_cast<std::size_t>(s.enumeration)].members;
    const auto i = static_cast<std::size_t>(s.value.number);
    return i < members.size() ? members[i] : to_string(s.value);
  }

  const Instance& instance_;
  Arena& arena_;
  Frame frame_;
  std::vector<std::pair<const Symbol*, std::string>> names_;
};

/// Why a law does not hold, in words and numbers: `slice (C3): limit_indices[1] = 9 exceeds
/// dimension 1 of operand, 8`. The law must be false or undefined for this op.
std::string explain(const Instance& instance, const Law& law, Arena& arena) {
  return fmt::format("{} ({}): {}", instance.record->mnemonic, law.label, Explainer(instance, arena).why(*law.formula));
}

bool is_dynamic(Type t) {
  if (!t || t.is_tensor()) return t && !t.is_static();
  return std::ranges::any_of(t.members(), [](Type member) { return is_dynamic(member); });
}

bool is_dynamic(const SignatureView& s) {
  const auto any = [](std::span<const Type> types) {
    return std::ranges::any_of(types, [](Type t) { return is_dynamic(t); });
  };
  return any(s.inputs) || any(s.outputs);
}

}  // namespace

bool is_dynamic(const Value& v) {
  switch (v.kind) {
    case ValueKind::kList: return std::ranges::any_of(v.as_list(), [](const Value& x) { return is_dynamic(x); });
    case ValueKind::kType: return is_dynamic(v.as_type());
    case ValueKind::kSignature: return is_dynamic(v.as_signature());
    case ValueKind::kFunction: return v.as_function().signature != nullptr && is_dynamic(*v.as_function().signature);
    default: return false;
  }
}

bool is_dynamic(const Instance& instance) {
  const Record& r = *instance.record;
  const auto any = [&](const std::vector<int>& slots) {
    return std::ranges::any_of(slots, [&](int slot) { return is_dynamic(instance[slot]); });
  };
  return any(r.operands) || any(r.results) || any(r.regions) || (r.facts.calls_function && any(r.attributes));
}

Truth holds(const Instance& instance, const Law& law, Arena& arena) {
  return truth(evaluate(*law.formula, instance, arena));
}

Broken check(const Instance& instance, Arena& arena) {
  const Law* undefined = nullptr;
  for (const Law& law : instance.record->laws) {
    const Truth t = holds(instance, law, arena);
    if (t == Truth::kFalse) return {&law, t, explain(instance, law, arena)};
    if (t == Truth::kUndefined && !law.reads_values && undefined == nullptr) undefined = &law;
  }
  const bool is_open = instance.grid.processes() == 0;
  if (undefined == nullptr || is_open || is_dynamic(instance)) return {};
  return {undefined, Truth::kUndefined, explain(instance, *undefined, arena)};
}

const Law* broken_alone(const Instance& instance, Arena& arena) {
  const Law* broken = nullptr;
  for (const Law& law : instance.record->laws) {
    if (holds(instance, law, arena) != Truth::kFalse) continue;
    if (broken != nullptr) return nullptr;
    broken = &law;
  }
  return broken;
}

}  // namespace assay::spec
