#include "spec/contract.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>

#include "spec/contract_lexer.h"
#include "spec/embedded.h"
#include "spec/language/primitives.h"
#include "spec/record.h"

namespace assay::spec {
namespace {

using contract_text::Lexer;

// ---- The switches, by name ----------------------------------------------------------------------

struct TypeFlag {
  std::string_view name;
  Contract::PerType<bool> Contract::*member;
  bool value;
};
// clang-format off
constexpr TypeFlag kTypeFlags[] = {
    {"flush-inputs", &Contract::flush_inputs, true},   {"flush-results", &Contract::flush_results, true},
    {"no-flush-inputs", &Contract::flush_inputs, false}, {"no-flush-results", &Contract::flush_results, false},
    {"flush-selects", &Contract::flush_selects, true},
    {"flush-moves", &Contract::flush_moves, true},
    {"fma", &Contract::fma, true},                     {"no-fma", &Contract::fma, false},
    {"nan-bits-free", &Contract::nan_bits_free, true}, {"scaling-open", &Contract::scaling_open, true},
};
// clang-format on

struct TypeChoice {
  std::string_view name;
  Contract::PerType<std::optional<ElementType>> Contract::*member;
};
constexpr TypeChoice kTypeChoices[] = {
    {"excess", &Contract::excess},
    {"accumulator", &Contract::sum_accumulator},
    {"dot-accumulator", &Contract::dot_accumulator},
    {"multiplicand", &Contract::multiplicand},
    {"convert-via", &Contract::convert_via},
    {"dot-via", &Contract::dot_via},
    {"narrow", &Contract::narrow},
};

/// A switch between the documented policy and a freedom.
struct Policy {
  std::string_view name;
  std::string_view free_word;
  std::string_view strict_word;
  bool Contract::*member;
};
constexpr Policy kPolicies[] = {
    {"integer-overflow", "any", "policy", &Contract::integer_overflow_any},
    {"division-by-zero", "any", "policy", &Contract::division_by_zero_any},
    {"shift-overflow", "any", "policy", &Contract::shift_overflow_any},
    {"integer-power", "any", "policy", &Contract::integer_power_any},
    {"float-to-integer", "any", "policy", &Contract::float_to_integer_any},
    {"special-overflow", "any", "policy", &Contract::special_overflow_any},
    {"unrepresentable", "any", "policy", &Contract::unrepresentable_any},
    {"complex-specials", "any", "policy", &Contract::complex_special_any},
    {"minmax-nan", "either", "propagate", &Contract::minmax_nan_either},
    {"sums-of-updates", "open", "closed", &Contract::sums_of_updates_open},
    {"reduced-subnormals", "any", "policy", &Contract::reduced_subnormals_any},
    {"reduced-range", "any", "policy", &Contract::reduced_range_any},
    {"zero-sign", "free", "strict", &Contract::zero_sign_free},
};

constexpr std::pair<std::string_view, Order> kOrders[] = {
    {"chain", Order::kChain}, {"in-order-tree", Order::kInOrderTree}, {"any-permutation", Order::kAnyPermutation}};

constexpr std::pair<std::string_view, InitCount> kInits[] = {{"once", InitCount::kOnce}, {"any", InitCount::kAny}};

constexpr std::pair<std::string_view, Demand> kDemands[] = {{"constant", Demand::kConstant},
                                                            {"scalar", Demand::kScalar},
                                                            {"broadcast", Demand::kBroadcast},
                                                            {"power-of-two", Demand::kPowerOfTwo}};

constexpr std::pair<std::string_view, Evidence> kEvidence[] = {
    {"proved", Evidence::kProved}, {"documented", Evidence::kDocumented}, {"measured", Evidence::kMeasured}};

ElementSet types_of_word(std::string_view word) {
  if (const auto exact = element_type_named(word)) return set_of(*exact);
  ElementSet set = 0;
  for (const auto& f : element_formats()) {
    const bool is_family = (word == "f8" || word == "f6" || word == "f4") && f.name.substr(0, 2) == word;
    if (f.kind == ElementClass::kFloat && (word == "float" || is_family)) set |= set_of(f.type);
    if (f.kind == ElementClass::kComplex && word == "complex") set |= set_of(f.type);
  }
  return set;
}

template <class T, class Value> void assign(Contract::PerType<T>& array, ElementSet types, const Value& value) {
  for (int i = 0; i < kElementTypes; ++i)
    if ((types >> i & 1) != 0) array[static_cast<std::size_t>(i)] = value;
}

// ---- The parser ---------------------------------------------------------------------------------

class Parser {
  using Token = contract_text::Token;  // language/lexer.h has others of these names
  using TokenKind = contract_text::TokenKind;

 public:
  Parser(std::string_view text, std::string_view file) : lexer_(text, file) {}

  Result<Contract> parse() {
    if (!header()) return tl::unexpected(error_);
    while (lexer_.peek().kind != TokenKind::kEnd)
      if (!line()) return tl::unexpected(error_);
    return contract_;
  }

 private:
  bool failed(const Token& at, const std::string& expected) {
    error_ =
        Error{fmt::format("expected {}, found {}", expected, at.text.empty() ? "the end" : at.text), lexer_.place(at)};
    return false;
  }
  bool expect(std::string_view text) {
    const Token t = lexer_.next();
    return t.text == text || failed(t, fmt::format("`{}`", text));
  }
  bool accept(std::string_view text) {
    if (lexer_.peek().text != text || lexer_.peek().kind == TokenKind::kString) return false;
    lexer_.next();
    return true;
  }
  bool text(TokenKind kind, std::string& out, const std::string& what) {
    const Token t = lexer_.next();
    out = t.text;
    return t.kind == kind || failed(t, what);
  }
  bool word(std::string& out, const std::string& what) { return text(TokenKind::kWord, out, what); }
  bool string(std::string& out, const std::string& what) { return text(TokenKind::kString, out, what); }
  /// One of the words of a table, of which `what` tells.
  template <class T>
  bool word_of(std::span<const std::pair<std::string_view, T>> table, T& out, const std::string& what) {
    const Token t = lexer_.next();
    const auto found = std::ranges::find(table, t.text, &std::pair<std::string_view, T>::first);
    if (found == table.end()) return failed(t, what);
    out = found->second;
    return true;
  }
  bool number(double& out) {
    const Token t = lexer_.next();
    out = t.number;
    return t.kind == TokenKind::kNumber || failed(t, "a number");
  }

  bool header() {
    if (!expect("contract") || !word(contract_.name, "the name of the contract")) return false;
    if (!accept(":")) {
      contract_.dot_own_accumulator.fill(true);
      return true;
    }
    const Token at = lexer_.peek();
    std::string base;
    if (!word(base, "the name of the contract that is extended")) return false;
    const auto found = contract_named(base);
    if (!found) return failed(at, "the name of a shipped contract");
    const std::string name = contract_.name;
    contract_ = **found;
    contract_.name = name;
    contract_.base = base;
    contract_.history.clear();
    return true;
  }

  /// `because EVIDENCE "text"` ends every line that grants or settles something.
  bool reason(const std::string& what, Reason* out = nullptr) {
    Reason r;
    if (!expect("because")) return false;
    if (!word_of<Evidence>(kEvidence, r.evidence, "proved, documented or measured")) return false;
    if (!string(r.text, "the reason in quotes")) return false;
    if (out != nullptr) *out = r;
    contract_.reasons.emplace_back(what, r);
    return true;
  }

  /// `for TYPE...`, up to a token that is no type.
  bool types(ElementSet& out) {
    if (!expect("for")) return false;
    out = 0;
    while (const ElementSet next = types_of_word(lexer_.peek().text)) {
      out |= next;
      lexer_.next();
    }
    return out != 0 || failed(lexer_.peek(), "an element type, f8 or float");
  }

  bool line() {
    const Token t = lexer_.next();
    if (t.kind != TokenKind::kWord) return failed(t, "the name of a switch, math, rewrite or history");
    if (t.text == "math") return math();
    if (t.text == "rewrite") return rewrite();
    if (t.text == "history") return history();
    if (t.text == "order")
      return word_of<Order>(kOrders, contract_.order, "chain, in-order-tree or any-permutation") && reason(t.text);
    if (t.text == "init") return word_of<InitCount>(kInits, contract_.init, "once or any") && reason(t.text);
    if (t.text == "round") return round();
    if (t.text == "flush-slack") return number(contract_.flush_slack) && reason(t.text);
    return switch_line(t);
  }

  bool switch_line(const Token& t) {
    for (const auto& s : kTypeFlags)
      if (s.name == t.text) return type_flag(s);
    for (const auto& s : kTypeChoices)
      if (s.name == t.text) return type_choice(s);
    for (const auto& s : kPolicies)
      if (s.name == t.text) return policy(s);
    return failed(t, "the name of a switch, math, rewrite or history");
  }

  bool type_flag(const TypeFlag& s) {
    ElementSet set = 0;
    if (!types(set)) return false;
    assign(contract_.*s.member, set, s.value);
    return reason(std::string(s.name));
  }

  /// `dot-accumulator f32 for TYPES [or own]`; `own` takes the freedom back.
  bool type_choice(const TypeChoice& s) {
    const Token t = lexer_.next();
    const auto type = element_type_named(t.text);
    if (!type && t.text != "own") return failed(t, "an element type or own");
    ElementSet set = 0;
    if (!types(set)) return false;
    assign(contract_.*s.member, set, type);
    const bool also_own = accept("or") ? expect("own") : !type.has_value();
    if (s.name == "dot-accumulator") assign(contract_.dot_own_accumulator, set, also_own);
    return reason(std::string(s.name));
  }

  bool policy(const Policy& s) {
    const Token t = lexer_.next();
    if (t.text != s.free_word && t.text != s.strict_word)
      return failed(t, fmt::format("{} or {}", s.free_word, s.strict_word));
    contract_.*s.member = t.text == s.free_word;
    return reason(std::string(s.name));
  }

  /// `round nearest|faithful|any for TYPES`.
  bool round() {
    const Token t = lexer_.next();
    if (t.text != "nearest" && t.text != "faithful" && t.text != "any") return failed(t, "nearest, faithful or any");
    ElementSet set = 0;
    if (!types(set)) return false;
    assign(contract_.faithful, set, t.text == "faithful");
    assign(contract_.inexact_any, set, t.text == "any");
    return reason("round");
  }

  /// `[a, b] ULPS [+ ABSOLUTE] [factor F]`, pieces separated by `;`.
  bool piece(Budget& b) {
    if (accept("[") && !(number(b.from) && expect(",") && number(b.to) && expect("]"))) return false;
    if (!number(b.ulps)) return false;
    if (accept("+") && !number(b.absolute)) return false;
    double factor = 1;
    if (accept("factor") && !number(factor)) return false;
    b.ulps *= factor;
    b.absolute *= factor;
    return true;
  }

  bool math() {
    BudgetTable table;
    ElementSet set = 0;
    const Token word = lexer_.next();
    const auto function = find_primitive_name(word.text);
    if (!function) return failed(word, "the name of a scalar primitive");
    table.function = *function;
    if (!types(set) || !expect(":")) return false;
    do {
      if (!piece(table.pieces.emplace_back())) return false;
    } while (accept(";"));
    for (int i = 0; i < kElementTypes; ++i)
      if ((set >> i & 1) != 0) replace(contract_.math[static_cast<std::size_t>(i)], table);
    return reason(fmt::format("math {}", word.text));
  }

  static void replace(std::vector<BudgetTable>& tables, const BudgetTable& table) {
    const auto known = std::ranges::find(tables, table.function, &BudgetTable::function);
    known == tables.end() ? tables.push_back(table) : void(*known = table);
  }

  bool pattern(PatternNode& node) {
    const Token t = lexer_.next();
    if (t.kind == TokenKind::kNumber) {
      node.number = t.number;
      return true;
    }
    if (t.kind != TokenKind::kWord) return failed(t, "an op, a variable or a number");
    if (!accept("(")) {
      node.variable = t.text;
      return true;
    }
    if (t.text == "log2") return exponent(node);
    node.op = t.text;
    do {
      if (!pattern(node.operands.emplace_back())) return false;
    } while (accept(","));
    return expect(")") && is_known_primitive(t, node.operands.size());
  }
  bool exponent(PatternNode& node) {
    node.is_exponent = true;
    return word(node.variable, "a variable") && expect(")");
  }
  bool is_known_primitive(const Token& t, std::size_t operands) {
    const auto known = find_primitive_name(t.text);
    if (!known) return failed(t, "the name of a scalar primitive");
    const auto arity = static_cast<std::size_t>(scalar_primitive(*known).arity);
    return operands == arity || failed(t, fmt::format("{} operands of {}", arity, t.text));
  }

  bool condition(Condition& c) {
    return word_of<Demand>(kDemands, c.demand, "constant(...), scalar(...), broadcast(...) or power-of-two(...)") &&
           expect("(") && word(c.variable, "a variable") && expect(")");
  }

  /// `where A or B and C or D`: `or` binds tighter.
  bool conditions(std::vector<Condition>& out) {
    do {
      if (!condition(out.emplace_back())) return false;
      out.back().or_next = lexer_.peek().text == "or";
    } while (accept("or") || accept("and"));
    return true;
  }

  static void list_variables(const PatternNode& p, std::set<std::string>& out) {
    if (!p.variable.empty()) out.insert(p.variable);
    for (const auto& operand : p.operands) list_variables(operand, out);
  }

  static bool computes_exponent(const PatternNode& p) {
    return p.is_exponent || std::ranges::any_of(p.operands, computes_exponent);
  }

  static bool variables_stand_in_pattern(const Rewrite& r) {
    std::set<std::string> known, used;
    list_variables(r.pattern, known);
    list_variables(r.replacement, used);
    for (const auto& c : r.conditions) used.insert(c.variable);
    return known.size() <= kMaxRewriteVariables && std::ranges::includes(known, used);
  }

  bool rewrite() {
    Rewrite r;
    if (!word(r.name, "the name of the rewrite") || !expect(":")) return false;
    const Token first = lexer_.peek();
    if (!pattern(r.pattern)) return false;
    if (r.pattern.op.empty() || computes_exponent(r.pattern))
      return failed(first, "a primitive on variables and numbers");
    if (!expect("=>") || !pattern(r.replacement)) return false;
    if (accept("where") && !conditions(r.conditions)) return false;
    if (!variables_stand_in_pattern(r))
      return failed(lexer_.peek(), "before it only variables that stand in the pattern, at most 4");
    if (!types(r.types) || !reason(fmt::format("rewrite {}", r.name), &r.reason)) return false;
    contract_.rewrites.push_back(std::move(r));
    return true;
  }

  bool history() {
    HistoryLine h;
    const Token t = lexer_.next();
    if (t.kind != TokenKind::kDate) return failed(t, "a date, YYYY-MM-DD");
    h.date = t.text;
    if (!string(h.text, "what changed, in quotes")) return false;
    contract_.history.push_back(h);
    return true;
  }

  Lexer lexer_;
  Contract contract_;
  Error error_;
};

Result<std::shared_ptr<const Contract>> load(std::string_view text, std::string_view file) {
  auto parsed = parse_contract(text, file);
  if (!parsed) return tl::unexpected(parsed.error());
  return std::make_shared<const Contract>(std::move(*parsed));
}

Result<std::shared_ptr<const Contract>> load_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return fail(fmt::format("cannot read the contract {}", path), path, ErrorKind::kEnvironment);
  std::ostringstream text;
  text << in.rdbuf();
  return load(text.str(), path);
}

}  // namespace

Budget BudgetTable::over(double low, double high) const {
  Budget widest{low, high, 0, 0};
  for (const auto& piece : pieces) {
    if (high < piece.from || low > piece.to) continue;
    widest.ulps = std::max(widest.ulps, piece.ulps);
    widest.absolute = std::max(widest.absolute, piece.absolute);
    if (piece.from <= low && high <= piece.to) break;
  }
  return widest;
}

bool Contract::looks_at_provenance() const {
  const auto is_given = [](const std::optional<ElementType>& e) { return e.has_value(); };
  return !rewrites.empty() || std::ranges::any_of(narrow, is_given) ||
         std::ranges::any_of(scaling_open, std::identity{});
}

const BudgetTable* Contract::budget(PrimitiveId function, ElementType e) const {
  const auto& tables = math[static_cast<std::size_t>(e)];
  const auto table = std::ranges::find(tables, function, &BudgetTable::function);
  return table == tables.end() ? nullptr : &*table;
}

std::string_view name(Demand d) {
  return std::ranges::find(kDemands, d, &std::pair<std::string_view, Demand>::second)->first;
}

std::vector<std::string_view> contract_switches() {
  std::vector<std::string_view> names{"order", "init", "round", "flush-slack"};
  for (const auto& s : kTypeFlags) names.push_back(s.name);
  for (const auto& s : kTypeChoices) names.push_back(s.name);
  for (const auto& s : kPolicies) names.push_back(s.name);
  return names;
}

std::vector<std::string> contract_names() { return {"ieee-strict", "reassociate", "xla-default", "lattice"}; }

Result<Contract> parse_contract(std::string_view text, std::string_view file) {
  auto parsed = Parser(text, file).parse();
  if (parsed) parsed->hash = spec_hash((parsed->base.empty() ? "" : parsed->hash) + std::string(text));
  return parsed;
}

Result<std::shared_ptr<const Contract>> contract_named(std::string_view name_or_path) {
  const std::string name(name_or_path);
  for (const auto& [path, text] : embedded_contracts())
    if (path == fmt::format("spec/contracts/{}.contract", name)) return load(text, path);
  if (name.find_first_of("/.") != std::string::npos) return load_file(name);
  return fail(fmt::format("no contract is called {}; there are {}", name, fmt::join(contract_names(), ", ")));
}

}  // namespace assay::spec
