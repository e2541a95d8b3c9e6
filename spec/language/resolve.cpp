#include "spec/language/resolve.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "spec/language/lexer.h"
#include "spec/language/primitives.h"
#include "spec/language/resolve_expression.h"
#include "spec/language/walk.h"

namespace assay::spec {
namespace {

class RecordResolver {
 public:
  RecordResolver(std::span<const Enumeration> enumerations, SyntaxArena& arena)
      : arena_(arena), expressions_(arena, enumerations) {}

  Result<void> define(Definition& d, const Location& at) {
    if (find_builtin(d.name)) return fail(fmt::format("`{}` is a builtin", d.name), place(at));
    if (expressions_.is_global(d.name)) return fail(fmt::format("the function `{}` stands twice", d.name), place(at));
    expressions_.begin(nullptr);
    expressions_.set_context(Context::kMeans);
    expressions_.define_global(d);
    if (expressions_.error()) return tl::unexpected(*expressions_.error());
    return {};
  }

  Result<void> resolve(ParsedRecord& parsed) {
    Record& r = parsed.body;
    record_ = &r;
    expressions_.begin(&r);
    expressions_.forget_op();
    expressions_.set_context(Context::kPlan);
    for (Declaration& d : r.names) declaration(d);
    expressions_.see(static_cast<int>(r.names.size()));
    for (Pack& p : r.packs) pack(p);
    if (r.accepted_error)
      expressions_.resolve(r.accepted_error->condition, Kind::kBool, "the condition of what is accepted");
    expressions_.set_context(Context::kLaw);
    for (Law& l : r.laws) expressions_.resolve(l.formula, Kind::kBool, fmt::format("law {}", l.label));
    for (const StaticForm::Given& given : r.static_form.given) expressions_.resolve(given.value);
    expressions_.set_context(Context::kMeans);
    for (Clause& c : r.means) clause(c, nullptr);
    check_meaning(r);
    for (Clause& c : r.radius) clause(c, nullptr);
    for (Shortcut& s : r.shortcuts) shortcut(s);
    for (Relation& relation : r.relations) this->relation(relation);
    if (r.permutation) permutation(*r.permutation);
    for (Put& p : r.puts) put(p);
    expressions_.resolve(r.effect.other);
    check_names_of_text(r);
    check_op(parsed);
    if (expressions_.error()) return tl::unexpected(*expressions_.error());
    return {};
  }

  Result<void> resolve_expansions(ParsedRecord& parsed, const RecordsByName& records) {
    spec::resolve_expansions(parsed, records, expressions_);
    if (expressions_.error()) return tl::unexpected(*expressions_.error());
    return {};
  }

 private:
  void fail_at(const Location& at, std::string message) { expressions_.fail(at, std::move(message)); }

  // ---- the plan --------------------------------------------------------------------------------

  void declaration(Declaration& d) {
    const auto outer = expressions_.scope();
    expressions_.see(d.slot);
    for (Dimension& x : d.dimensions)
      if (x.binder.domain != nullptr) expressions_.bind(std::span(&x.binder, 1));
    Symbol& s = arena_.symbols.emplace_back();
    s.scope = SymbolScope::kSlot;
    s.name = d.name;
    s.index = d.slot;
    d.symbol = &s;
    if (d.domain) {
      domain(const_cast<Domain&>(*d.domain), d, s);
    } else {
      expressions_.resolve(d.value);
      if (d.value) s.sort = d.value->sort;
    }
    const Sort item = s.sort;
    s.sort.depth = static_cast<std::int8_t>(s.sort.depth + d.dimensions.size());
    expressions_.resolve(d.default_value, item.enumeration);
    expressions_.resolve(d.holds);
    for (const Expr* e : d.values_near) expressions_.resolve(e);
    expressions_.end_scope(outer);
  }

  void domain(Domain& d, const Declaration& owner, Symbol& symbol) {
    for (const Expr* e : {d.low, d.high, d.exact}) expressions_.resolve(e);
    for (const Expr* e : d.near) expressions_.resolve(e);
    for (const Expr* e : d.items) expressions_.resolve(e, symbol.sort.enumeration);
    const bool is_any_region = owner.role == Role::kRegion && d.pattern->node == ExprKind::kAny;
    if (!is_any_region) expressions_.resolve(d.pattern);
    if (expressions_.error()) return;
    if (d.kind == DomainKind::kPattern && !is_any_region) pattern(*d.pattern, owner.role);
    if (d.kind == DomainKind::kEnum && expressions_.enumeration(d.enumeration) < 0) {
      return fail_at(d.at, fmt::format("expected a domain, found `{}`, which is no enumeration", d.enumeration));
    }
    if (symbol.sort.kind == Kind::kUnknown) symbol.sort = sort_of(d, owner);
    check_bounds(d);
    if (d.with != nullptr) condition(d, owner, symbol);
    expressions_.resolve(d.condition, Kind::kBool, "the condition of a domain");
    if (d.otherwise) domain(*d.otherwise, owner, symbol);
  }

  /// Operands and results are of a type, regions of a signature.
  void pattern(const Expr& e, Role role) {
    const Kind wanted = role == Role::kRegion ? Kind::kSignature : Kind::kType;
    const Kind k = e.sort.kind;
    if (k == wanted || k == Kind::kUnknown) return;
    fail_at(e.at, fmt::format("expected {}, found {}", kind_name(wanted), kind_name(k)));
  }

  void check_bounds(const Domain& d) {
    for (const Expr* e : {d.low, d.high, d.exact}) {
      if (e == nullptr) continue;
      const Kind k = e->sort.kind;
      if (k != Kind::kInt && k != Kind::kReal && k != Kind::kUnknown) {
        fail_at(e->at, fmt::format("expected a number as a bound, found {}", kind_name(k)));
      }
    }
  }

  /// `with` filters: of an infinite domain it would be a rejection in disguise.
  void condition(const Domain& d, const Declaration& owner, Symbol& symbol) {
    const bool is_finite = d.kind == DomainKind::kClass || d.kind == DomainKind::kEnum || d.kind == DomainKind::kBool ||
                           d.kind == DomainKind::kSet || (d.kind == DomainKind::kRange && d.low && d.high);
    if (!is_finite)
      fail_at(d.at, "`with` filters a finite domain only: element types, an enumeration, `{...}` or `a .. b`");
    // It may speak of the name itself: `F[k]` in the filter of F is the candidate.
    const auto dimensions = static_cast<std::int8_t>(owner.dimensions.size());
    symbol.sort.depth = static_cast<std::int8_t>(symbol.sort.depth + dimensions);
    expressions_.see(owner.slot + 1);
    expressions_.resolve(d.with, Kind::kBool, "the condition after `with`");
    expressions_.see(owner.slot);
    symbol.sort.depth = static_cast<std::int8_t>(symbol.sort.depth - dimensions);
  }

  Sort sort_of(const Domain& d, const Declaration& owner) const {
    const auto of = [](Kind k, std::int8_t depth = 0) { return Sort{k, depth, -1}; };
    switch (d.kind) {
      case DomainKind::kClass: return of(Kind::kElement);
      case DomainKind::kEnum: return {Kind::kEnum, 0, expressions_.enumeration(d.enumeration)};
      case DomainKind::kBool:
      case DomainKind::kFlag: return of(Kind::kBool);
      case DomainKind::kString:
      case DomainKind::kOpName: return of(Kind::kString);
      case DomainKind::kReal: return of(Kind::kReal);
      case DomainKind::kSet:
        return d.items.back()->sort.kind == Kind::kUnknown ? d.items[0]->sort : d.items.back()->sort;
      case DomainKind::kEquals: return d.pattern->sort;
      case DomainKind::kRange:
      case DomainKind::kDim:
      case DomainKind::kPosition: return of(Kind::kInt);
      case DomainKind::kShape:
      case DomainKind::kPositions:
      case DomainKind::kPermutation:
      case DomainKind::kRegroup: return of(Kind::kInt, 1);
      case DomainKind::kCombination:
      case DomainKind::kDistinct: return d.items[0]->sort;
      case DomainKind::kPartition:
      case DomainKind::kRows:
      case DomainKind::kMatching: return of(Kind::kInt, 2);
      case DomainKind::kType:
      case DomainKind::kTensorType:
      case DomainKind::kTensorOrToken: return of(Kind::kType);
      case DomainKind::kFunction:
      case DomainKind::kSymbol: return of(Kind::kFunction);
      case DomainKind::kLiteral: return of(Kind::kLiteral);
      case DomainKind::kDictionary: return {};
      case DomainKind::kPattern: return of(owner.role == Role::kRegion ? Kind::kFunction : Kind::kType);
    }
    return {};
  }

  // ---- meanings --------------------------------------------------------------------------------

  void clause(Clause& c, const Clause* head) {
    const auto outer = expressions_.scope();
    const Declaration* d = record_->find(c.result);
    if (d == nullptr || d->role != Role::kOut) {
      return fail_at(c.at, fmt::format("expected a result on the left of `=`, found `{}`", c.result));
    }
    c.slot = d->slot;
    if (!c.group_index.empty()) c.group_symbol = expressions_.local(c.group_index, {Kind::kInt});
    if (head == nullptr) {
      for (const Expr* piece : c.pattern) bind_piece(piece);
    }
    expressions_.define(c.where);
    if (head != nullptr) {
      for (const Expr* piece : c.pattern) expressions_.resolve(piece);
    }
    expressions_.resolve(c.value);
    check_value(*c.value);
    if (c.then) steps(c);
    expressions_.end_scope(outer);
  }

  void shortcut(Shortcut& s) {
    expressions_.resolve(s.condition, Kind::kBool, fmt::format("the condition of the shortcut {}", s.name));
    for (Clause& c : s.means) clause(c, nullptr);
    for (Clause& c : s.radius) clause(c, nullptr);
  }

  /// Operands and results are tensors in a relation, as in a meaning.
  void relation(Relation& r) {
    const auto outer = expressions_.scope();
    expressions_.bind(r.places);
    if (expressions_.error()) return;
    edit(r.place).symbol = r.places[0].symbol;
    edit(r.place).sort = {Kind::kInt, 1};
    expressions_.define(r.where);
    for (const Expr* e : {r.left, r.right, r.radius}) {
      expressions_.resolve(e);
      if (!expressions_.error()) check_number(*e);
    }
    if (!expressions_.error() && !reads_result(r))
      fail_at(r.at, fmt::format("the relation {} reads no result", r.label));
    expressions_.end_scope(outer);
  }

  void permutation(Permutation& p) {
    const auto slot = [&](const std::string& name, Role role, std::string_view what) {
      const Declaration* d = record_->find(name);
      if (d == nullptr || d->role != role) fail_at(p.at, fmt::format("expected {}, found {}", what, name));
      return d == nullptr ? -1 : d->slot;
    };
    p.result_slot = slot(p.results, Role::kOut, "a result");
    p.operand_slot = slot(p.operands, Role::kIn, "an operand");
    expressions_.resolve(p.axis);
    if (!expressions_.error()) check_number(*p.axis);
  }

  void check_number(const Expr& e) {
    static constexpr std::array kNumbers = {Kind::kInt, Kind::kReal, Kind::kScalar, Kind::kTensor, Kind::kUnknown};
    if (std::ranges::find(kNumbers, e.sort.kind) != kNumbers.end() && e.sort.depth == 0) return;
    fail_at(e.at, fmt::format("expected a number, found {}", e.sort.depth > 0 ? "a list" : kind_name(e.sort.kind)));
  }

  bool reads_result(const Relation& r) const {
    return std::ranges::any_of(record_->results, [&](int slot) { return reads(r, slot); });
  }

  void put(Put& p) {
    const auto outer = expressions_.scope();
    expressions_.bind(p.binders);
    expressions_.resolve(p.values);
    for (const Expr* part : p.queue) expressions_.resolve(part);
    expressions_.end_scope(outer);
  }

  void steps(Clause& c) {
    expressions_.bind(c.steps);
    expressions_.resolve(c.loop_condition);
    clause(const_cast<Clause&>(*c.then), &c);
  }

  /// Tensors hold numbers and booleans.
  void check_value(const Expr& e) {
    static constexpr std::array kNone = {Kind::kElement, Kind::kString, Kind::kEnum, Kind::kSignature, Kind::kFunction};
    if (std::ranges::find(kNone, e.sort.kind) == kNone.end()) return;
    fail_at(e.at, fmt::format("expected the value of a result, found {}", kind_name(e.sort.kind)));
  }

  /// Names on the left of a clause are bound by it: `i`, `[a, b]`, `b at positions`.
  void bind_piece(const Expr* e) {
    switch (e->node) {
      case ExprKind::kName: return bind_name(e, {Kind::kInt, 1});
      case ExprKind::kList:
        for (const Expr* arg : e->args) bind_name(arg, {Kind::kInt});
        edit(e).sort = {Kind::kInt, 1};
        return;
      case ExprKind::kPlacement: return bind_parts(edit(e));
      default: fail_at(e->at, "expected a name, `[names]` or a placement on the left of a meaning");
    }
  }

  void bind_parts(Expr& e) {
    for (Part& part : e.parts) {
      expressions_.resolve(part.positions, Kind::kInt, "a position");
      if (expressions_.error()) return;
      const bool is_one = part.positions != nullptr && part.positions->sort.depth == 0;
      bind_name(part.value, {Kind::kInt, static_cast<std::int8_t>(is_one ? 0 : 1)});
    }
    e.sort = {Kind::kInt, 1};
  }

  void bind_name(const Expr* e, Sort sort) {
    if (e->node != ExprKind::kName) return fail_at(e->at, "expected a name on the left of a meaning");
    edit(e).symbol = expressions_.local(e->name, sort);
    edit(e).sort = sort;
  }

  /// Every result has one clause, unless the record leaves its meaning open.
  void check_meaning(const Record& r) {
    if (r.opaque || r.means.empty()) return;
    for (const int slot : r.results) {
      const auto& name = r.names[static_cast<std::size_t>(slot)].name;
      const auto is_of_it = [&](const Clause& c) { return c.result == name; };
      const auto first = std::ranges::find_if(r.means, is_of_it);
      if (first == r.means.end())
        return fail_at(r.means[0].at, fmt::format("no clause of `means` says what the result `{}` is", name));
      const auto second = std::find_if(first + 1, r.means.end(), is_of_it);
      if (second != r.means.end())
        fail_at(second->at, fmt::format("a second clause of `means` for the result `{}`", name));
    }
  }

  // ---- text ------------------------------------------------------------------------------------

  void pack(Pack& p) {
    for (const PackField& f : p.fields) {
      if (!f.attribute.empty()) attribute(f.attribute, f.at);
      if (!f.enumeration.empty() && expressions_.enumeration(f.enumeration) < 0) {
        fail_at(f.at, fmt::format("expected an enumeration, found `{}`", f.enumeration));
      }
    }
    expressions_.resolve(p.condition, Kind::kBool, "the condition of a pack");
  }

  void attribute(std::string_view name, const Location& at) {
    const Declaration* d = record_->find(name);
    if (d == nullptr || d->role != Role::kAttr) fail_at(at, fmt::format("expected an attribute, found `{}`", name));
  }

  /// Every `$name` or `${name}` of a template is a name of the op or of one of its packs.
  void check_names_of_text(const Record& r) {
    for (auto at = r.text.find('$'); at != std::string::npos; at = r.text.find('$', at + 1)) {
      const auto begin = at + 1 + (r.text[at + 1] == '{');
      auto end = begin;
      while (end < r.text.size() && (std::isalnum(static_cast<unsigned char>(r.text[end])) || r.text[end] == '_'))
        ++end;
      const std::string_view name = std::string_view(r.text).substr(begin, end - begin);
      const Declaration* d = r.find(name);
      const bool is_pack = std::any_of(r.packs.begin(), r.packs.end(), [&](const Pack& p) { return p.name == name; });
      if (!is_pack && (d == nullptr || d->role == Role::kLet))
        fail_at(r.text_at, fmt::format("unknown name `${}` in the template of the text", name));
    }
  }

  /// `op(...)` is the scalar primitive of the record's own name, without its dialect and its prefix.
  void check_op(const ParsedRecord& parsed) {
    if (!expressions_.uses_op()) return;
    for (const auto& [full_name, at] : parsed.names) {
      const std::string_view name = parsed.body.name_of_op(std::string_view(full_name).substr(full_name.find('.') + 1));
      const auto primitive = find_primitive_name(name);
      if (!primitive) {
        fail_at(at, fmt::format("`op` in `means`: no scalar primitive is called `{}`", name));
      } else if (const int arity = scalar_primitive(*primitive).arity; arity != expressions_.op_arity()) {
        fail_at(at,
                fmt::format("`op` in `means` has {} arguments, `{}` takes {}", expressions_.op_arity(), name, arity));
      }
    }
  }

  SyntaxArena& arena_;
  ExpressionResolver expressions_;
  Record* record_ = nullptr;
};

}  // namespace

Result<void> resolve(std::vector<ParsedFile>& files, std::span<const Enumeration> enumerations, SyntaxArena& arena) {
  RecordResolver resolver(enumerations, arena);
  for (ParsedFile& file : files) {
    for (auto& [definition, at] : file.definitions) {
      if (auto done = resolver.define(definition, at); !done) return done;
    }
  }
  for (ParsedFile& file : files) {
    for (ParsedRecord& record : file.records) {
      if (auto done = resolver.resolve(record); !done) return done;
    }
  }
  const RecordsByName records = by_full_name(files);
  for (ParsedFile& file : files) {
    for (ParsedRecord& record : file.records) {
      if (auto done = resolver.resolve_expansions(record, records); !done) return done;
    }
  }
  return {};
}

}  // namespace assay::spec
