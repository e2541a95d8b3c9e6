#include "spec/contract/contract.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <mutex>
#include <numeric>
#include <sstream>

#include "spec/embedded.h"
#include "spec/language/cursor.h"
#include "spec/language/primitives.h"
#include "spec/language/words.h"
#include "spec/nearest_name.h"
#include "spec/record.h"

namespace assay::spec {
namespace {

// ---- The switches, by name ----------------------------------------------------------------------

struct TypeFlag {
  std::string_view name, opposite;
  Freedoms::PerType<bool> Freedoms::*member;
};
struct TypeChoice {
  std::string_view name;
  Freedoms::PerType<std::optional<ElementType>> Freedoms::*member;
};
/// A switch between the documented policy and a freedom.
struct Policy {
  std::string_view name;
  std::string_view free_word;
  std::string_view strict_word;
  bool Freedoms::*member;
};

// clang-format off
#define ASSAY_FLAG(member, word, opposite, meaning) {word, opposite, &Freedoms::member},
constexpr TypeFlag kTypeFlags[] = {
#include "spec/contract/freedoms.def"
};
#define ASSAY_FORMAT(member, word, meaning) {word, &Freedoms::member},
constexpr TypeChoice kTypeChoices[] = {
#include "spec/contract/freedoms.def"
};
#define ASSAY_POLICY(member, word, freedom, policy, meaning) {word, freedom, policy, &Freedoms::member},
constexpr Policy kPolicies[] = {
#include "spec/contract/freedoms.def"
};
// clang-format on

/// Lines that say how ops may be rearranged. Acceptance sets know single ops, so these are grants in any case.
constexpr std::string_view kRearrangements[] = {"rewrite", "regrouped-products", "sums-of-updates",
                                                "narrow",  "excess-chains",      "excess-collectives"};

struct EvidenceWord {
  std::string_view name;
  Evidence evidence;
};
constexpr EvidenceWord kEvidence[] = {
    {"proved", Evidence::kProved}, {"documented", Evidence::kDocumented}, {"measured", Evidence::kMeasured}};

template <class T, class Value> void assign(Freedoms::PerType<T>& array, ElementSet types, const Value& value) {
  for (int i = 0; i < kElementTypes; ++i)
    if ((types >> i & 1) != 0) array[static_cast<std::size_t>(i)] = value;
}

// ---- The parser ---------------------------------------------------------------------------------

bool is_date(std::string_view text) {
  static constexpr std::string_view kShape = "0000-00-00";
  const auto fits = [](char c, char shape) { return shape == '-' ? c == '-' : '0' <= c && c <= '9'; };
  return std::ranges::equal(text, kShape, fits);
}

class Parser {
 public:
  explicit Parser(std::vector<Token> tokens) : cursor_(std::move(tokens)) {}

  Result<Contract> parse() {
    header();
    while (has_line()) line();
    if (cursor_.error()) return tl::unexpected(*cursor_.error());
    return contract_;
  }

 private:
  using Change = std::function<void(Freedoms&)>;

  /// What a line says, of the baseline or, behind `grant`, of a grant.
  void say(std::string name, Change change, Reason why) {
    contract_.reasons.emplace_back(name, why);
    if (!is_grant_) return change(contract_);
    std::string witness = cursor_.accept("witness") ? string("the witness in quotes") : "";
    contract_.grants.push_back({std::move(name), std::move(why), std::move(witness), std::move(change)});
  }

  /// The lexer ends a line before the words that begin a line of a record; a contract knows none of them.
  bool has_line() {
    if (cursor_.at(TokenKind::kLineEnd)) cursor_.next();
    return !cursor_.at(TokenKind::kEnd);
  }
  void fail_at(const Location& at, std::string_view what, std::string_view found) {
    fail_expected(cursor_, at, what, found);
  }
  std::string word(std::string_view what) { return read_word(cursor_, what); }
  std::string string(std::string_view what) { return read_quoted(cursor_, what); }
  double number() { return read_number(cursor_); }
  std::size_t one_of(std::initializer_list<std::string_view> words) { return read_one_of(cursor_, words); }

  void header() {
    cursor_.expect("contract");
    contract_.name = word("the name of the contract");
    if (!cursor_.accept(":")) return contract_.dot_own_accumulator.fill(true);
    const Location at = cursor_.peek().at;
    const std::string base = word("the name of the contract that is extended");
    if (cursor_.error()) return;
    const auto found = contract_named(base);
    if (!found) return fail_at(at, "the name of a shipped contract", base);
    const std::string name = contract_.name;
    contract_ = **found;
    contract_.name = name;
    contract_.base = base;
    contract_.machines.clear();
    contract_.history.clear();
  }

  /// `because EVIDENCE "text"` ends every line that grants or settles something.
  Reason reason() {
    Reason r;
    cursor_.expect("because");
    if (const auto* row = read_row(cursor_, kEvidence, &EvidenceWord::name, "proved, documented or measured"))
      r.evidence = row->evidence;
    r.text = string("the reason in quotes");
    return r;
  }

  /// `for TYPE...`, up to a token that is no type.
  struct Types {
    ElementSet set = 0;
    std::string text;  ///< ` for f32 f64`
  };
  Types types() {
    cursor_.expect("for");
    Types out{0, " for"};
    while (const ElementSet next = types_of_grant_word(cursor_.peek().text)) {
      out.set |= next;
      out.text += fmt::format(" {}", cursor_.next().text);
    }
    if (out.set == 0) cursor_.fail("an element type, f8 or float");
    return out;
  }

  void line() {
    static constexpr std::pair<std::string_view, void (Parser::*)()> kLines[] = {
        {"math", &Parser::math},        {"rewrite", &Parser::rewrite}, {"formula", &Parser::formula},
        {"history", &Parser::history},  {"machine", &Parser::machine}, {"order", &Parser::order},
        {"init", &Parser::init},        {"round", &Parser::round},     {"flush-slack", &Parser::flush_slack},
        {"shortcut", &Parser::shortcut}};
    const Location at = cursor_.peek().at;
    is_grant_ = cursor_.accept("grant");
    const std::string name = word("the name of a switch, math, formula, rewrite, grant, machine or history");
    is_grant_ |= std::ranges::find(kRearrangements, name) != std::end(kRearrangements);
    if (is_grant_ && (name == "history" || name == "machine")) return fail_at(at, "a freedom behind grant", name);
    for (const auto& [known, parse] : kLines)
      if (known == name) return (this->*parse)();
    for (const auto& s : kTypeFlags)
      if (name == s.name || name == s.opposite) return type_flag(s, name);
    for (const auto& s : kTypeChoices)
      if (s.name == name) return type_choice(s);
    for (const auto& s : kPolicies)
      if (s.name == name) return policy(s);
    fail_at(at, "the name of a switch, math, formula, rewrite, grant, machine or history", name);
  }

  void flush_slack() {
    const double slack = number();
    say(
        "flush-slack", [=](Freedoms& c) { c.flush_slack = slack; }, reason());
  }

  void type_flag(const TypeFlag& s, const std::string& said) {
    const Types t = types();
    say(
        said + t.text, [=](Freedoms& c) { assign(c.*s.member, t.set, said == s.name); }, reason());
  }

  /// `dot-accumulator f32 for TYPES [or own]`; `own` takes the freedom back.
  void type_choice(const TypeChoice& s) {
    const Token t = cursor_.next();
    const auto type = element_type_named(t.text);
    if (!type && t.text != "own") return fail_at(t.at, "an element type or own", t.text);
    const Types to = types();
    const bool also_own = cursor_.accept("or") || !type.has_value();
    if (type && also_own) cursor_.expect("own");
    const auto change = [=](Freedoms& c) {
      assign(c.*s.member, to.set, type);
      if (s.name == "dot-accumulator") assign(c.dot_own_accumulator, to.set, also_own);
    };
    say(fmt::format("{} {}{}", s.name, t.text, to.text), change, reason());
  }

  void policy(const Policy& s) {
    const bool is_free = one_of({s.free_word, s.strict_word}) == 0;
    say(
        std::string(s.name), [=](Freedoms& c) { c.*s.member = is_free; }, reason());
  }
  void order() {
    static constexpr Order kOrders[] = {Order::kChain, Order::kInOrderTree, Order::kAnyPermutation};
    const Order order = kOrders[one_of({"chain", "in-order-tree", "any-permutation"})];
    say(
        "order", [=](Freedoms& c) { c.order = order; }, reason());
  }
  void init() {
    const InitCount count = one_of({"once", "any"}) == 0 ? InitCount::kOnce : InitCount::kAny;
    say(
        "init", [=](Freedoms& c) { c.init = count; }, reason());
  }
  /// `machine "xla cpu"`: the beginning of an identity.
  void machine() { contract_.machines.push_back(string("the beginning of an identity, in quotes")); }

  /// `round nearest|faithful|any for TYPES`.
  void round() {
    const std::size_t how = one_of({"nearest", "faithful", "any"});
    const Types t = types();
    const auto change = [=](Freedoms& c) {
      assign(c.faithful, t.set, how == 1);
      assign(c.inexact_any, t.set, how == 2);
    };
    say("round" + t.text, change, reason());
  }

  /// `[a, b] ULPS [+ ABSOLUTE] [factor F]`, pieces separated by `;`.
  Budget piece() {
    Budget b;
    if (cursor_.accept("[")) {
      b.from = number();
      cursor_.expect(",");
      b.to = number();
      cursor_.expect("]");
    }
    b.ulps = number();
    if (cursor_.accept("+")) b.absolute = number();
    const double factor = cursor_.accept("factor") ? number() : 1;
    b.ulps *= factor;
    b.absolute *= factor;
    return b;
  }

  std::optional<PrimitiveId> primitive(const Token& name) {
    const auto known = find_primitive_name(name.text);
    if (!known) fail_at(name.at, "the name of a scalar primitive", name.text);
    return known;
  }

  void math() {
    BudgetTable table;
    const Token name = cursor_.next();
    const auto function = primitive(name);
    if (!function) return;
    table.function = *function;
    const Types t = types();
    cursor_.expect(":");
    do table.pieces.push_back(piece());
    while (cursor_.accept(";"));
    table.reason = reason();
    const auto shared = std::make_shared<const BudgetTable>(std::move(table));
    const auto change = [=](Freedoms& c) {
      for (int i = 0; i < kElementTypes; ++i)
        if ((t.set >> i & 1) != 0) replace(c.math[static_cast<std::size_t>(i)], shared);
    };
    say(fmt::format("math {}{}", name.text, t.text), change, shared->reason);
  }

  using SharedTable = std::shared_ptr<const BudgetTable>;
  static void replace(std::vector<SharedTable>& tables, const SharedTable& table) {
    const auto known = std::ranges::find(tables, table->function, [](const SharedTable& t) { return t->function; });
    if (known != tables.end()) *known = table;
    else tables.push_back(table);
  }

  /// Whether `for` comes behind the name, and no `:`.
  bool names_rule() {
    const std::size_t start = cursor_.position();
    word("the name of the rewrite");
    const bool is_name = cursor_.at("for");
    cursor_.rewind(start);
    return is_name;
  }
  /// A rule of the library by its name, or one that is spelled out.
  Rewrite rewrite_said() {
    if (!names_rule()) return read_rewrite(cursor_);
    const Location at = cursor_.peek().at;
    const std::string name = word("the name of the rewrite");
    const Rule* rule = find_rule(name);
    if (rule == nullptr) fail_at(at, "the name of a rule of spec/rewrites", name);
    return rule == nullptr ? Rewrite{} : rule->rewrite;
  }

  void rewrite() {
    Rewrite r = rewrite_said();
    r.types = types().set;
    r.reason = reason();
    say(
        r.name, [=](Freedoms& c) { c.rewrites.push_back(r); }, r.reason);
  }

  /// A rule of the library about a single function of variables.
  void formula() {
    const Location at = cursor_.peek().at;
    const std::string name = word("the name of a rule");
    const Rule* rule = find_rule(name);
    if (rule == nullptr || !is_function(rule->rewrite))
      return fail_at(at, "the name of a rule of spec/rewrites for a function of variables", name);
    Rewrite r = rule->rewrite;
    const Types t = types();
    r.types = t.set;
    r.reason = reason();
    say(
        "formula " + name + t.text, [=](Freedoms& c) { c.formulas.push_back(r); }, r.reason);
  }
  static bool is_function(const Rewrite& r) {
    const auto variables = variables_of(r.pattern);
    return !r.pattern.op.empty() && r.conditions.empty() && variables.size() == r.pattern.operands.size() &&
           std::ranges::none_of(variables, [&](const auto& v) { return takes_exponent(r.replacement, v); }) &&
           std::ranges::none_of(r.pattern.operands, [](const PatternNode& p) { return p.variable.empty(); });
  }

  /// `shortcut NAME for TYPES`: of any record that has one of the name.
  void shortcut() {
    const Location at = cursor_.peek().at;
    const std::string name = word("the name of a shortcut");
    const auto& names = shortcut_names();
    if (std::ranges::find(names, name) == names.end())
      return fail_at(at, fmt::format("the name of a shortcut: {}", fmt::join(names, ", ")), name);
    const Types t = types();
    say(
        fmt::format("shortcut {}{}", name, t.text), [=](Freedoms& c) { c.shortcuts.emplace_back(name, t.set); },
        reason());
  }

  void history() {
    const Location at = cursor_.peek().at;
    const std::string date = read_with_dashes(cursor_, TokenKind::kInteger, "a date, YYYY-MM-DD");
    if (!is_date(date)) return fail_at(at, "a date, YYYY-MM-DD", date);
    contract_.history.push_back({date, string("what changed, in quotes")});
  }

  Cursor cursor_;
  Contract contract_;
  bool is_grant_ = false;
};

std::string path_of(std::string_view name) { return fmt::format("spec/contracts/{}.contract", name); }

Result<std::shared_ptr<const Contract>> load(std::string_view text, std::string_view file) {
  auto parsed = parse_contract(text, file);
  if (!parsed) return tl::unexpected(parsed.error());
  return std::make_shared<const Contract>(std::move(*parsed));
}

/// A built-in contract, read when it is first asked for; one that extends another asks for that meanwhile.
Result<std::shared_ptr<const Contract>> shipped(std::string_view text, const std::string& file) {
  static std::mutex mutex;
  static std::map<std::string, std::shared_ptr<const Contract>> read;
  {
    const std::lock_guard lock(mutex);
    if (const auto known = read.find(file); known != read.end()) return known->second;
  }
  return load(text, file).map([&](auto contract) {
    const std::lock_guard lock(mutex);
    return read.try_emplace(file, std::move(contract)).first->second;
  });
}

Result<std::shared_ptr<const Contract>> load_file(const std::string& path) {
  std::error_code none;
  const bool is_file = std::filesystem::is_regular_file(path, none);  // opening a pipe would wait for who writes to it
  std::ifstream in(is_file ? path : "", std::ios::binary);
  std::ostringstream text;
  if (!(text << in.rdbuf())) return fail("cannot read the contract", path);
  return load(text.str(), path);
}

}  // namespace

ElementSet types_of_grant_word(std::string_view word) {
  if (const auto exact = element_type_named(word)) return set_of(*exact);
  ElementSet set = 0;
  for (const auto& f : element_formats()) {
    const bool is_family =
        (word == "f8" || word == "f6" || word == "f4") && bits(f.type) <= 8 && f.name.substr(0, 2) == word;
    if (f.kind == ElementClass::kFloat && (word == "float" || is_family)) set |= set_of(f.type);
    if (f.kind == ElementClass::kComplex && word == "complex") set |= set_of(f.type);
  }
  return set;
}

double Budget::around(double y, double unit) const { return std::max(ulps * unit + absolute, relative * std::fabs(y)); }

Budget stated_budget(double absolute, double relative) {
  constexpr double kNeighbours = 1 - 0x1p-20;
  Budget out;
  out.ulps = kNeighbours;
  out.absolute = absolute;
  out.relative = relative;
  out.is_of_op = true;
  return out;
}

Budget BudgetTable::over(double low, double high) const {
  Budget widest;
  widest.from = low;
  widest.to = high;
  for (const auto& piece : pieces) {
    if (high < piece.from || low > piece.to) continue;
    widest.ulps = std::max(widest.ulps, piece.ulps);
    widest.absolute = std::max(widest.absolute, piece.absolute);
    if (piece.from <= low && high <= piece.to) break;
  }
  return widest;
}

const Reason* Contract::reason_of(std::string_view word) const {
  const auto begins = [&](const auto& line) { return line.first.substr(0, line.first.find(' ')) == word; };
  const auto found = std::find_if(reasons.rbegin(), reasons.rend(), begins);
  return found == reasons.rend() ? nullptr : &found->second;
}

Contract Contract::granting(std::span<const std::size_t> positions) const {
  Contract out{static_cast<const Freedoms&>(*this), name, base, hash};
  for (const std::size_t k : positions) {
    grants[k].apply(out);
    out.hash += fmt::format("+{}", k);
  }
  return out;
}

Contract Contract::granting_all() const {
  std::vector<std::size_t> all(grants.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return granting(all);
}

Contract Contract::choosing(std::span<const std::size_t> positions) const {
  Contract out = *this;
  out.grants.clear();
  out.hash += "=";
  for (const std::size_t k : positions) {
    out.grants.push_back(grants[k]);
    out.hash += fmt::format("{},", k);
  }
  return out;
}

Contract Contract::with(Grant more) const {
  Contract out = *this;
  out.hash += "+" + more.name;
  out.grants.push_back(std::move(more));
  return out;
}

const BudgetTable* Freedoms::budget(PrimitiveId function, ElementType e) const {
  for (const auto& table : math[static_cast<std::size_t>(e)])
    if (table->function == function) return table.get();
  return nullptr;
}

bool Freedoms::takes_shortcut(std::string_view name, ElementType e) const {
  return std::ranges::any_of(shortcuts, [&](const auto& s) { return s.first == name && (s.second & set_of(e)) != 0; });
}

std::vector<std::string_view> contract_switches() {
  std::vector<std::string_view> names{"order", "init", "round", "flush-slack", "shortcut"};
  for (const auto& s : kTypeFlags) names.push_back(s.name);
  for (const auto& s : kTypeFlags)
    if (!s.opposite.empty()) names.push_back(s.opposite);
  for (const auto& s : kTypeChoices) names.push_back(s.name);
  for (const auto& s : kPolicies) names.push_back(s.name);
  return names;
}

std::vector<std::string> contract_names() {
  return {"ieee-strict", "reassociate", "stablehlo",   "pass",       "interpreter", "unmeasured",
          "xla-cpu",     "xla-default", "xla-earlier", "xla-oldest", "iree",        "lattice"};
}

Result<Contract> parse_contract(std::string_view text, std::string_view file) {
  std::deque<std::string> texts;
  auto tokens = lex(file, text, texts);
  if (!tokens) return tl::unexpected(tokens.error());
  auto parsed = Parser(std::move(*tokens)).parse();
  if (parsed) parsed->hash = spec_hash((parsed->base.empty() ? "" : parsed->hash) + std::string(text));
  return parsed;
}

std::vector<std::string_view> open_policies(const Freedoms& c) {
  std::vector<std::string_view> out;
  for (const Policy& p : kPolicies)
    if (c.*p.member) out.push_back(p.name);
  return out;
}

std::shared_ptr<const Contract> settled(std::shared_ptr<const Contract> contract, std::span<const std::string> policies,
                                        const Reason& reason) {
  if (policies.empty()) return contract;
  Contract out = *contract;
  for (const Policy& p : kPolicies) {
    if (std::ranges::find(policies, p.name) == policies.end()) continue;
    out.*p.member = false;
    out.reasons.emplace_back(fmt::format("{} {}", p.name, p.strict_word), reason);
    out.found.emplace_back(p.name);
  }
  out.hash = spec_hash(fmt::format("{}\nfound {}", contract->hash, fmt::join(out.found, " ")));
  out.promised = std::move(contract);
  return std::make_shared<const Contract>(std::move(out));
}

Result<std::shared_ptr<const Contract>> contract_named(std::string_view name_or_path) {
  const std::string name(name_or_path);
  for (const auto& [path, text] : embedded_contracts())
    if (path == path_of(name)) return shipped(text, path);
  if (name.find_first_of("/.") != std::string::npos) return load_file(name);
  const auto names = contract_names();
  return fail(
      fmt::format("no contract is called {}; there are {}{}", name, fmt::join(names, ", "), did_you_mean(name, names)));
}

Result<ChosenContract> contract_for(std::string_view name, std::string_view identity) {
  const auto chosen = [](std::string why) {
    return [why = std::move(why)](std::shared_ptr<const Contract> c) { return ChosenContract{std::move(c), why}; };
  };
  if (name != "auto") return contract_named(name).transform(chosen("as given"));
  std::shared_ptr<const Contract> best;
  std::string longest;
  for (const std::string& shipped : contract_names()) {
    const auto contract = contract_named(shipped);
    if (!contract) return tl::unexpected(contract.error());
    for (const std::string& machine : (*contract)->machines)
      if (identity.starts_with(machine) && machine.size() > longest.size())
        std::tie(best, longest) = std::pair(*contract, machine);
  }
  if (best) return ChosenContract{best, fmt::format("it is for `{}`", longest)};
  return contract_named("unmeasured").transform(chosen("nobody has measured this back end; `assay profile` does"));
}

}  // namespace assay::spec
