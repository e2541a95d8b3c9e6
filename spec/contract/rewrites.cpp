#include "spec/contract/rewrites.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <deque>

#include "spec/embedded.h"
#include "spec/language/primitives.h"
#include "spec/language/words.h"

namespace assay::spec {
namespace {

// ---- Words --------------------------------------------------------------------------------------

/// How a condition is written: `constant(c)`, `c is integer`, `c < 1`.
enum class Form : std::uint8_t { kCall, kIs, kComparison };
struct DemandWord {
  std::string_view name;
  Demand demand;
  Form form;
};
constexpr DemandWord kDemandWords[] = {
    {"constant", Demand::kConstant, Form::kCall},   {"scalar", Demand::kScalar, Form::kCall},
    {"broadcast", Demand::kBroadcast, Form::kCall}, {"power-of-two", Demand::kPowerOfTwo, Form::kCall},
    {"2^n", Demand::kTwoToInteger, Form::kIs},      {"integer", Demand::kInteger, Form::kIs},
    {"finite", Demand::kFinite, Form::kIs},         {"<", Demand::kBelow, Form::kComparison},
    {"<=", Demand::kAtMost, Form::kComparison},     {">", Demand::kAbove, Form::kComparison},
    {">=", Demand::kAtLeast, Form::kComparison},    {"!=", Demand::kOtherThan, Form::kComparison}};
static_assert(std::size(kDemandWords) == kDemands);

const DemandWord& word_of(Demand d) { return *std::ranges::find(kDemandWords, d, &DemandWord::demand); }

struct DifferenceWord {
  std::string_view name;
  Difference difference;
};
constexpr DifferenceWord kDifferenceWords[] = {
    {"rounding", Difference::kRounding}, {"range", Difference::kRange}, {"special", Difference::kSpecial}};

bool is_power_of_two(double x) {
  int exponent = 0;
  return std::isfinite(x) && std::fabs(std::frexp(x, &exponent)) == 0.5;
}

// ---- One rewrite --------------------------------------------------------------------------------

std::optional<PrimitiveId> read_primitive(Cursor& cursor, const Token& name) {
  const auto known = find_primitive_name(name.text);
  if (!known) fail_expected(cursor, name.at, "the name of a scalar primitive", name.text);
  return known;
}

void check_operands(Cursor& cursor, const Token& name, std::size_t operands) {
  const auto known = read_primitive(cursor, name);
  if (!known) return;
  const auto arity = static_cast<std::size_t>(scalar_primitive(*known).arity);
  if (operands != arity) fail_expected(cursor, name.at, fmt::format("{} operands of {}", arity, name.text), name.text);
}

PatternNode read_pattern(Cursor& cursor);

/// What stands behind a name and its bracket.
void read_operands(Cursor& cursor, const Token& name, PatternNode& node) {
  node.is_exponent = name.text == "exponent_of";
  if (node.is_exponent) {
    node.variable = cursor.expect(TokenKind::kName, "a variable").text;
  } else {
    node.op = name.text;
    do node.operands.push_back(read_pattern(cursor));
    while (cursor.accept(","));
    check_operands(cursor, name, node.operands.size());
  }
  cursor.expect(")");
}

PatternNode read_pattern(Cursor& cursor) {
  PatternNode node;
  const Token t = cursor.peek();
  if (t.kind != TokenKind::kName || t.text == "inf") {
    node.number = read_number(cursor);
    return node;
  }
  cursor.next();
  if (cursor.accept("(")) read_operands(cursor, t, node);
  else node.variable = t.text;
  return node;
}

Condition read_call(Cursor& cursor) {
  const Location at = cursor.peek().at;
  const std::string name = read_word(cursor, "a condition");
  const auto* const row = std::ranges::find(kDemandWords, name, &DemandWord::name);
  if (row == std::end(kDemandWords) || row->form != Form::kCall)
    fail_expected(cursor, at, "constant(...), scalar(...), broadcast(...) or power-of-two(...)", name);
  cursor.expect("(");
  Condition c{row == std::end(kDemandWords) ? Demand{} : row->demand, ""};
  c.variable = cursor.expect(TokenKind::kName, "a variable").text;
  cursor.expect(")");
  return c;
}

/// `2^n`, `integer` or `finite`.
Demand read_property(Cursor& cursor) {
  if (cursor.peek().text == "2" && cursor.at("^", 1)) {
    cursor.next();
    cursor.next();
    return cursor.expect("n"), Demand::kTwoToInteger;
  }
  if (cursor.accept("integer")) return Demand::kInteger;
  if (!cursor.accept("finite")) cursor.fail("2^n, integer or finite");
  return Demand::kFinite;
}

/// `c is integer`, `c >= 0`.
Condition read_value_condition(Cursor& cursor) {
  const std::string variable(cursor.next().text);
  if (cursor.accept("is")) return {read_property(cursor), variable};
  const auto is_next = [&](const DemandWord& w) { return w.form == Form::kComparison && cursor.at(w.name); };
  const auto* const row = std::ranges::find_if(kDemandWords, is_next);
  if (row == std::end(kDemandWords)) return cursor.fail("is or a comparison"), Condition{};
  cursor.next();
  return {row->demand, variable, false, read_number(cursor)};
}

bool begins_value_condition(const Cursor& cursor) {
  const auto is_comparison = [&](const DemandWord& w) { return w.form == Form::kComparison && cursor.at(w.name, 1); };
  return cursor.at("is", 1) || std::ranges::any_of(kDemandWords, is_comparison);
}

/// `where A or B and C or D`: `or` binds tighter.
std::vector<Condition> read_conditions(Cursor& cursor) {
  std::vector<Condition> out;
  do {
    out.push_back(begins_value_condition(cursor) ? read_value_condition(cursor) : read_call(cursor));
    out.back().or_next = cursor.at("or");
  } while (cursor.accept("or") || cursor.accept("and"));
  return out;
}

void list_variables(const PatternNode& p, std::vector<std::string>& out) {
  if (!p.variable.empty() && std::ranges::find(out, p.variable) == out.end()) out.push_back(p.variable);
  for (const auto& operand : p.operands) list_variables(operand, out);
}

bool computes_exponent(const PatternNode& p) {
  return p.is_exponent || std::ranges::any_of(p.operands, computes_exponent);
}

bool variables_stand_in_pattern(const Rewrite& r) {
  const auto known = variables_of(r.pattern), used = variables_of(r.replacement);
  const auto is_known = [&](const std::string& v) { return std::ranges::find(known, v) != known.end(); };
  return known.size() <= kMaxRewriteVariables && std::ranges::all_of(used, is_known) &&
         std::ranges::all_of(r.conditions, is_known, &Condition::variable);
}

// ---- The library --------------------------------------------------------------------------------

/// `spec/rewrites/sums.rules` is `sums`.
std::string family_of(std::string_view file) {
  file.remove_prefix(file.rfind('/') + 1);
  return std::string(file.substr(0, file.find('.')));
}

/// `nothing`, or some of the effects.
std::vector<Difference> read_changes(Cursor& cursor) {
  cursor.expect("changes");
  if (cursor.accept("nothing")) return {};
  std::vector<Difference> out;
  do {
    const auto* row = read_row(cursor, kDifferenceWords, &DifferenceWord::name, "nothing, rounding, range or special");
    if (row != nullptr) out.push_back(row->difference);
  } while (!cursor.error() && !cursor.at("source"));
  return out;
}

Rule read_rule(Cursor& cursor, const std::string& family) {
  cursor.expect("rule");
  Rule out{read_rewrite(cursor), {}, "", family};
  out.changes = read_changes(cursor);
  cursor.expect("source");
  out.source = read_quoted(cursor, "who uses the rule, in quotes");
  return out;
}

/// The lexer ends a line where a word that begins a line of a record could.
bool has_rule(Cursor& cursor) {
  if (cursor.at(TokenKind::kLineEnd)) cursor.next();
  return !cursor.at(TokenKind::kEnd);
}

std::vector<Rule> read_library() {
  std::vector<Rule> all;
  for (const auto& [path, text] : embedded_rewrites()) {
    auto rules = parse_rules(text, path);
    assert(rules);  // a test reads each file
    if (rules) std::ranges::move(*rules, std::back_inserter(all));
  }
  return all;
}

}  // namespace

std::string_view name(Demand d) { return word_of(d).name; }
std::string_view name(Difference e) {
  return std::ranges::find(kDifferenceWords, e, &DifferenceWord::difference)->name;
}
bool asks_of_value(Demand d) { return word_of(d).form != Form::kCall || d == Demand::kPowerOfTwo; }

bool holds(const Condition& c, double x) {
  switch (c.demand) {
    case Demand::kPowerOfTwo: return is_power_of_two(x);
    case Demand::kTwoToInteger: return x > 0 && is_power_of_two(x);
    case Demand::kInteger: return std::isfinite(x) && std::trunc(x) == x;
    case Demand::kFinite: return std::isfinite(x);
    case Demand::kBelow: return x < c.number;
    case Demand::kAtMost: return x <= c.number;
    case Demand::kAbove: return x > c.number;
    case Demand::kAtLeast: return x >= c.number;
    case Demand::kOtherThan: return x < c.number || x > c.number;
    case Demand::kConstant:
    case Demand::kScalar:
    case Demand::kBroadcast: break;
  }
  return false;
}

bool takes_exponent(const PatternNode& p, std::string_view variable) {
  return (p.is_exponent && p.variable == variable) ||
         std::ranges::any_of(p.operands, [&](const PatternNode& o) { return takes_exponent(o, variable); });
}

bool may_be(const Rewrite& r, std::string_view variable, double x) {
  const auto allows = [&](const Condition& c) {
    return c.variable != variable || !asks_of_value(c.demand) || holds(c, x);
  };
  bool is_met = false;  // by an earlier one of those that `or` joins
  for (const Condition& c : r.conditions) {
    is_met = is_met || allows(c);
    if (!c.or_next && !is_met) return false;
    is_met = is_met && c.or_next;
  }
  return true;
}

std::vector<std::string> variables_of(const PatternNode& p) {
  std::vector<std::string> out;
  list_variables(p, out);
  return out;
}

Rewrite read_rewrite(Cursor& cursor) {
  Rewrite r;
  r.name = read_word(cursor, "the name of the rewrite");
  cursor.expect(":");
  const Token first = cursor.peek();
  r.pattern = read_pattern(cursor);
  if (r.pattern.op.empty() || computes_exponent(r.pattern))
    return fail_expected(cursor, first.at, "a primitive on variables and numbers", first.text), r;
  cursor.expect("=>");
  r.replacement = read_pattern(cursor);
  if (cursor.accept("where")) r.conditions = read_conditions(cursor);
  if (!variables_stand_in_pattern(r)) cursor.fail("before it only variables that stand in the pattern, at most 4");
  if (!cursor.error() && !holds_somewhere(r))
    fail_expected(cursor, first.at, "a rewrite that holds for some real numbers", r.name);
  return r;
}

Result<std::vector<Rule>> parse_rules(std::string_view text, std::string_view file) {
  std::deque<std::string> texts;
  auto tokens = lex(file, text, texts);
  if (!tokens) return tl::unexpected(tokens.error());
  Cursor cursor(std::move(*tokens));
  std::vector<Rule> rules;
  while (has_rule(cursor)) {
    const Location at = cursor.peek(1).at;
    Rule rule = read_rule(cursor, family_of(file));
    const auto is_same = [&](const Rule& other) { return other.rewrite.name == rule.rewrite.name; };
    if (std::ranges::any_of(rules, is_same)) fail_expected(cursor, at, "a name of its own", rule.rewrite.name);
    rules.push_back(std::move(rule));
  }
  if (cursor.error()) return tl::unexpected(*cursor.error());
  return rules;
}

const std::vector<Rule>& rewrite_library() {
  static const std::vector<Rule> library = read_library();
  return library;
}

const Rule* find_rule(std::string_view name) {
  const auto& all = rewrite_library();
  const auto it = std::ranges::find(all, name, [](const Rule& r) { return std::string_view(r.rewrite.name); });
  return it == all.end() ? nullptr : &*it;
}

}  // namespace assay::spec
