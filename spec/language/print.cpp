#include "spec/language/print.h"

#include <algorithm>

#include <fmt/format.h>

#include "spec/language/parse_domain.h"
#include "spec/language/walk.h"
#include "spec/types/type.h"

namespace assay::spec {
namespace {

/// How tightly a node binds; an operand that binds looser is put in parentheses.
enum Level { kWhere, kValue, kImplication, kOr, kAnd, kNot, kComparison, kJoin, kSum, kProduct, kUnary, kPostfix };

struct OperatorText {
  std::string_view text;
  Level level;
};

OperatorText operator_text(Operator op) {
  // clang-format off
  static constexpr OperatorText kTable[] = {
      {"", kPostfix},          {"+", kSum},        {"-", kSum},        {"*", kProduct},  {"/", kProduct},
      {"//", kProduct},        {"%", kProduct},    {"without", kProduct}, {"++", kJoin}, {"=", kComparison},
      {"!=", kComparison},     {"<", kComparison}, {"<=", kComparison}, {">", kComparison}, {">=", kComparison},
      {"in", kComparison},     {"not in", kComparison}, {"and", kAnd}, {"or", kOr},      {"not", kNot},
      {"=>", kImplication},    {"-", kUnary}};
  // clang-format on
  return kTable[static_cast<std::size_t>(op)];
}

bool is_comparison(const Expr& e) { return e.node == ExprKind::kBinary && operator_text(e.op).level == kComparison; }

/// Chains `a <= b < c` were split at loading: `a <= b and b < c` shares the node b.
bool is_chain(const Expr& e) {
  if (e.node != ExprKind::kBinary || e.op != Operator::kAnd || !is_comparison(*e.args[1])) return false;
  const Expr* left = e.args[0];
  while (left->node == ExprKind::kBinary && left->op == Operator::kAnd && left->where.empty()) left = left->args[1];
  return is_comparison(*left) && left->args[1] == e.args[1]->args[0];
}

Level level(const Expr& e) {
  if (!e.where.empty()) return kWhere;
  if (is_chain(e)) return kComparison;
  switch (e.node) {
    case ExprKind::kUnary:
    case ExprKind::kBinary: return operator_text(e.op).level;
    case ExprKind::kConditional:
    case ExprKind::kElse:
    case ExprKind::kForAll: return kValue;
    case ExprKind::kIs: return kComparison;
    default: return kPostfix;
  }
}

std::string at_least(const Expr& e, int wanted) {
  const std::string text = to_text(e);
  return level(e) < wanted ? "(" + text + ")" : text;
}

template <class List, class Print> std::string joined(const List& list, Print print) {
  std::string text;
  for (const auto& item : list) text += (text.empty() ? "" : ", ") + print(item);
  return text;
}

std::string values(std::span<const Expr* const> list) {
  return joined(list, [](const Expr* e) { return at_least(*e, kValue); });
}

std::string binders(const std::vector<Binder>& list) {
  return joined(list, [](const Binder& b) { return to_text(b); });
}

std::string part_text(const Part& p) {
  std::string text = at_least(*p.value, kValue);
  if (p.positions == nullptr) return text + " elsewhere" + (p.over ? " over " + at_least(*p.over, kJoin) : "");
  return text + " at " + at_least(*p.positions, kJoin) + (p.or_beyond ? " or beyond" : "");
}

std::string parts_text(const Expr& e) { return joined(e.parts, part_text); }

std::string binary_text(const Expr& e) {
  const auto [text, own] = operator_text(e.op);
  if (is_chain(e))
    return fmt::format("{} {} {}", to_text(*e.args[0]), to_text(e.args[1]->op), at_least(*e.args[1]->args[1], kJoin));
  const bool is_right = e.op == Operator::kImplies;
  const int left = own == kComparison || is_right ? own + 1 : own;
  const int right = is_right ? static_cast<int>(kValue) : own + 1;
  return fmt::format("{} {} {}", at_least(*e.args[0], left), text, at_least(*e.args[1], right));
}

std::string call_text(const Expr& e) {
  std::string text = e.name + "(" + values(e.args);
  if (!e.binders.empty()) text += " for " + binders(e.binders);
  text += ")" + to_text(e.freedom);
  if (e.unless != nullptr) text += " unless " + at_least(*e.unless, kOr);
  return text;
}

std::string subscript_text(const Expr& e) {
  const std::string base = at_least(*e.args[0], kPostfix);
  const auto bound = [&](std::size_t i) { return e.args[i] ? at_least(*e.args[i], kValue) : std::string(); };
  switch (e.node) {
    case ExprKind::kRange: return fmt::format("{}[{}:{}]", base, bound(1), bound(2));
    case ExprKind::kColumn: return fmt::format("{}[:, {}]", base, bound(1));
    case ExprKind::kIndexFor:
      return fmt::format("{}[{} for {}]", base, at_least(*e.args[1]->args[0], kValue), binders(e.args[1]->binders));
    default: break;
  }
  if (e.args.size() < 2) return base + "[]";
  return fmt::format("{}[{}]", base, e.args[1]->node == ExprKind::kPlacement ? parts_text(*e.args[1]) : bound(1));
}

std::string type_text(const Expr& e) {
  const auto all = std::span(e.args);
  switch (e.node) {
    case ExprKind::kTokenType: return "!token";
    case ExprKind::kWitnessType: return "!witness";
    case ExprKind::kTensorType:
      return fmt::format("tensor<{}{}>", e.args[0] ? at_least(*e.args[0], kJoin) + " x " : "",
                         at_least(*e.args[1], kJoin));
    case ExprKind::kTupleType: return "tuple<" + values(all) + ">";
    case ExprKind::kFutureType: return "future<" + values(all) + ">";
    case ExprKind::kComplexType: return "complex<" + values(all) + ">";
    default: {
      const auto n = static_cast<std::size_t>(e.integer);
      return fmt::format("({}) -> ({})", values(all.first(n)), values(all.subspan(n)));
    }
  }
}

std::string node_text(const Expr& e) {
  switch (e.node) {
    case ExprKind::kInteger: return std::to_string(e.integer);
    case ExprKind::kReal: return real_text(e.real);
    case ExprKind::kString: return "\"" + e.name + "\"";
    case ExprKind::kName: return e.name;
    case ExprKind::kAny: return "any";
    case ExprKind::kUnary:
      return (e.op == Operator::kNot ? "not " : "-") + at_least(*e.args[0], operator_text(e.op).level);
    case ExprKind::kBinary: return binary_text(e);
    case ExprKind::kConditional:
      return fmt::format("{} ? {} : {}", at_least(*e.args[0], kOr), at_least(*e.args[1], kValue),
                         at_least(*e.args[2], kValue));
    case ExprKind::kElse: return fmt::format("{} else {}", at_least(*e.args[0], kOr), at_least(*e.args[1], kValue));
    case ExprKind::kIs: return fmt::format("{} is {}", at_least(*e.args[0], kJoin), e.name);
    case ExprKind::kCall:
      // ceil keeps its operands apart once it is resolved.
      if (calls(e, Builtin::kCeil)) {
        return fmt::format("ceil({} / {})", at_least(*e.args[0], kProduct), at_least(*e.args[1], kUnary));
      }
      return call_text(e);
    case ExprKind::kApply:
      return fmt::format("{}({})", at_least(*e.args[0], kPostfix), values(std::span(e.args).subspan(1)));
    case ExprKind::kList: return "[" + values(e.args) + "]";
    case ExprKind::kComprehension: return fmt::format("[{} for {}]", at_least(*e.args[0], kValue), binders(e.binders));
    case ExprKind::kForAll: return fmt::format("for {}: {}", binders(e.binders), to_text(*e.args[0]));
    case ExprKind::kPlacement: return "[" + parts_text(e) + "]";
    case ExprKind::kIndex:
    case ExprKind::kIndexFor:
    case ExprKind::kRange:
    case ExprKind::kColumn: return subscript_text(e);
    case ExprKind::kSpread: return at_least(*e.args[0], kPostfix) + "...";
    case ExprKind::kAt: {
      const std::string other = to_text(*e.args[1]);
      const bool is_name = e.args[1]->node == ExprKind::kName;
      return at_least(*e.args[0], kPostfix) + "@" + (is_name ? other : "(" + other + ")");
    }
    default: return type_text(e);
  }
}

std::string wheres(const std::vector<Definition>& list) {
  return list.empty() ? "" : " where " + joined(list, [](const Definition& d) { return to_text(d); });
}

std::string left_side(const Clause& c) {
  std::string text = c.result + (c.spread ? "..." : "");
  if (!c.group_index.empty()) text += "[" + c.group_index + "]";
  if (!c.has_pattern) return text;
  std::string pattern;
  for (const Expr* piece : c.pattern) {
    pattern += pattern.empty() ? "" : " ++ ";
    pattern += piece->node == ExprKind::kPlacement ? parts_text(*piece) : at_least(*piece, kSum);
  }
  return text + "[" + pattern + "]";
}

}  // namespace

std::string_view to_text(Operator op) { return operator_text(op).text; }

std::string to_text(Freedom f) {
  static constexpr std::string_view kTexts[] = {"", " in any tree", " in any order", " in any order of ties"};
  return std::string(kTexts[static_cast<std::size_t>(f)]);
}

std::string to_text(const Expr& e) { return node_text(e) + wheres(e.where); }

std::string_view to_text(BinderKind how) {
  static constexpr std::string_view kWords[] = {"over", "<", "in", "within"};
  return kWords[static_cast<std::size_t>(how)];
}

std::string to_text(const Binder& b) {
  std::string text = fmt::format("{} {} {}", b.name, to_text(b.how), at_least(*b.domain, kJoin));
  if (b.condition != nullptr) text += " if " + at_least(*b.condition, kOr);
  return text;
}

std::string to_text(const Definition& d) {
  std::string text = d.name;
  if (!d.binders.empty()) text += "[" + binders(d.binders) + "]";
  if (d.is_function) text += "(" + joined(d.parameters, [](const std::string& p) { return p; }) + ")";
  return text + " = " + at_least(*d.value, kValue);
}

std::string to_text(const Clause& c) {
  std::string text = left_side(c) + " = " + at_least(*c.value, kValue) + wheres(c.where);
  if (!c.then) return text;
  text += c.loop_condition ? " then while " + at_least(*c.loop_condition, kValue)
                           : " then for " + binders(c.steps) + to_text(c.freedom);
  return text + " : " + to_text(*c.then);
}

std::string to_text(const Relation& r) {
  const std::string unless =
      r.unless.empty() ? "" : " unless " + joined(r.unless, [](const std::string& name) { return name; });
  return fmt::format("{}{} for {}: {} {} {} within {}{}", r.label, unless, binders(r.places), at_least(*r.left, kJoin),
                     to_text(r.op), at_least(*r.right, kJoin), at_least(*r.radius, kValue), wheres(r.where));
}

std::string to_text(const Permutation& p) {
  return fmt::format("{} from {} along {}", p.results, p.operands, at_least(*p.axis, kValue));
}

std::string to_text(const Put& p) {
  const std::string runs = p.binders.empty() ? "" : " for " + binders(p.binders);
  return fmt::format("{} into {}{}", at_least(*p.values, kValue), values(p.queue), runs);
}

std::string to_text(const Domain& d) {
  std::string text;
  const auto add = [&](std::string_view word) {
    text += (text.empty() || word.empty() ? "" : " ") + std::string(word);
  };
  const auto add_join = [&](const Expr* e) {
    if (e) add(at_least(*e, kJoin));
  };
  if (d.is_scalar) add("scalar");
  if (d.is_layout) add("layouts");
  const auto* word = std::ranges::find(kDomainWords, d.kind, &DomainWord::kind);
  if (word != std::end(kDomainWords)) add(word->text), add(word->preposition);
  if (d.kind == DomainKind::kRows) add("rows of distinct");
  if (d.kind == DomainKind::kEquals) add("=");
  if (d.kind == DomainKind::kClass) {
    for (const auto& f : kElementFormats) {
      if ((d.elements & set_of(f.type)) != 0) add((text.empty() ? "" : "| ") + std::string(f.name));
    }
  }
  add(d.enumeration);
  if (d.is_sorted) add("sorted");
  if (d.is_i32) add("i32");
  if (d.is_ui8) add("ui8");
  if (d.is_count) add("count");
  if (d.exact) add("rank = " + at_least(*d.exact, kJoin));
  const bool has_range = d.kind == DomainKind::kRange || d.low != nullptr || d.high != nullptr;
  if (has_range && d.kind == DomainKind::kShape) add("rank");
  add_join(d.low);
  if (has_range) add("..");
  add_join(d.high);
  if (!d.near.empty()) add("near " + joined(d.near, [](const Expr* e) { return at_least(*e, kJoin); }));
  if (d.kind == DomainKind::kSet) {
    add("{" + values(d.items) + "}");
  } else if (!d.items.empty()) {
    add_join(d.items[0]);
    if (d.items.size() > 1) add(word->second), add_join(d.items[1]);
  }
  if (d.pattern) add(at_least(*d.pattern, kValue));
  if (d.with) add("with " + at_least(*d.with, kOr));
  if (d.condition) add("if " + at_least(*d.condition, kOr) + " else " + to_text(*d.otherwise));
  return text;
}

}  // namespace assay::spec
