#include "spec/language/resolve.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "spec/language/print.h"
#include "spec/language/terms.h"
#include "spec/language/walk.h"

namespace assay::spec {
namespace {

std::string full_name_of(const std::string& name) { return name.find('.') == name.npos ? "stablehlo." + name : name; }

std::string_view mnemonic_of(std::string_view full_name) { return full_name.substr(full_name.find('.') + 1); }

/// One line `expands` as it is for one of the ops of its record.
class ExpansionResolver {
 public:
  ExpansionResolver(const std::string& full_name, const Record& record, const Expansion& expansion,
                    const RecordsByName& records, ExpressionResolver& expressions)
      : record_(record), expansion_(expansion), expressions_(expressions),
        terms_(full_name, record, expansion, [&records](std::string_view name) {
          const auto found = records.find(name);
          return found == records.end() ? nullptr : found->second;
        }) {}

  void run() {
    expressions_.begin(&record_);
    expressions_.set_context(Context::kPlan);
    expressions_.see(static_cast<int>(record_.names.size()));
    for (const Definition& d : expansion_.where) {
      definition(d);
      if (uses(d, d, {})) fail(d.value->at, fmt::format("`{}` is said by itself", d.name));
    }
    for (const Expansion::Value& v : expansion_.values) value(v);
    expressions_.resolve(expansion_.condition, Kind::kBool, "the condition of an expansion");
    results();
  }

 private:
  void fail(const Location& at, std::string message) { expressions_.fail(at, std::move(message)); }

  void definition(const Definition& d) {
    if (!d.binders.empty()) fail(d.value->at, fmt::format("`{}` of an expansion has no index", d.name));
    parameters_ = &d.parameters;
    term(*d.value);
    parameters_ = nullptr;
  }

  /// Whether `d` names `wanted`, itself or by others; `seen` have been looked at.
  bool uses(const Definition& d, const Definition& wanted, std::set<const Definition*> seen) const {
    return any_of(d.value, [&](const Expr& e) {
      const bool is_name = e.node == ExprKind::kName || e.node == ExprKind::kCall;
      const Definition* const used = is_name ? terms_.defined(e.name) : nullptr;
      return used != nullptr && (used == &wanted || (seen.insert(used).second && uses(*used, wanted, seen)));
    });
  }

  void value(const Expansion::Value& v) {
    const Declaration* const d = record_.find(v.result);
    if (d == nullptr || d->role != Role::kOut)
      return fail(v.at, fmt::format("expected a result on the left of `=`, found `{}`", v.result));
    term(*v.term);
  }

  /// Each result has one term.
  void results() {
    for (const int slot : record_.results) {
      const std::string& name = record_.names[static_cast<std::size_t>(slot)].name;
      const auto values = std::ranges::count(expansion_.values, name, &Expansion::Value::result);
      if (values != 1) fail(expansion_.at, fmt::format("{} terms for the result `{}`", values, name));
    }
  }

  void term(const Expr& e) {
    if (!terms_.is_term(e)) return expressions_.resolve(&e);
    if (e.node == ExprKind::kName) return name(e);
    if (e.node == ExprKind::kConditional) {
      expressions_.resolve(e.args[0], Kind::kBool, "a condition");
      term(*e.args[1]);
      term(*e.args[2]);
    } else if (e.node == ExprKind::kIndex) {
      term(*e.args[0]);
      if (e.args.size() != 2) return fail(e.at, "expected the number of a result or of a member");
      expressions_.resolve(e.args[1], Kind::kInt, "the number of a result or of a member");
    } else if (e.node == ExprKind::kCall && is_constant(e.name)) {
      constant(e);
    } else if (const Definition* d = e.node == ExprKind::kCall ? terms_.defined(e.name) : nullptr) {
      call(e, *d);
    } else {
      op(e, *terms_.op(e));
    }
  }

  void name(const Expr& e) {
    const Definition* const d = terms_.defined(e.name);
    if (d != nullptr && d->is_function) return fail(e.at, fmt::format("`{}` is a function", e.name));
    const bool is_own = parameters_ != nullptr && std::ranges::find(*parameters_, e.name) != parameters_->end();
    if (d == nullptr && !is_own && record_.find(e.name) == nullptr)
      fail(e.at, fmt::format("unknown name `{}`", e.name));
  }

  void constant(const Expr& e) {
    if (e.args.size() != 2) return fail(e.at, fmt::format("`{}` takes 2 arguments, found {}", e.name, e.args.size()));
    expressions_.resolve(e.args[0]);
    expressions_.resolve(e.args[1], Kind::kType, "the type of a constant");
  }

  void call(const Expr& e, const Definition& d) {
    if (!d.is_function) return fail(e.at, fmt::format("`{}` is no function", e.name));
    if (e.args.size() != d.parameters.size())
      fail(e.at, fmt::format("`{}` takes {} arguments, found {}", e.name, d.parameters.size(), e.args.size()));
    for (const Expr* arg : e.args) term(*arg);
  }

  void op(const Expr& e, const Record& applied) {
    std::size_t operands = 0;
    for (const Expr* arg : e.args) {
      const NamedArgument named = named_argument(*arg);
      if (named.value == nullptr) ++operands, term(*arg);
      else argument(applied, named, arg->at);
    }
    const bool has_group = std::ranges::any_of(
        applied.operands, [&](int slot) { return !applied.names[static_cast<std::size_t>(slot)].dimensions.empty(); });
    if (operands < applied.operands.size() || (!has_group && operands > applied.operands.size()))
      fail(e.at, fmt::format("`{}` takes {} operands, found {}", e.node == ExprKind::kCall ? e.name : to_text(e.op),
                             applied.operands.size(), operands));
  }

  void argument(const Record& applied, const NamedArgument& named, const Location& at) {
    const Declaration* const d = applied.find(named.name);
    if (d == nullptr || d->role == Role::kLet || d->role == Role::kIn)
      return fail(at, fmt::format("expected an attribute, a region or a result of the op, found `{}`", named.name));
    if (d->role == Role::kRegion) {
      const Definition* const body = named.value->node == ExprKind::kName ? terms_.defined(named.value->name) : nullptr;
      if (body == nullptr || !body->is_function) fail(at, fmt::format("expected a function for `{}`", named.name));
    } else if (d->role == Role::kOut) {
      expressions_.resolve(named.value, Kind::kType, "the type of a result");
    } else {
      expressions_.resolve(named.value, d->symbol->sort.enumeration);
    }
  }

  const Record& record_;
  const Expansion& expansion_;
  ExpressionResolver& expressions_;
  Terms terms_;
  const std::vector<std::string>* parameters_ = nullptr;
};

}  // namespace

RecordsByName by_full_name(const std::vector<ParsedFile>& files) {
  RecordsByName out;
  for (const ParsedFile& file : files)
    for (const ParsedRecord& record : file.records)
      for (const auto& [name, at] : record.names) out.emplace(full_name_of(name), &record.body);
  return out;
}

void resolve_expansions(ParsedRecord& parsed, const RecordsByName& records, ExpressionResolver& expressions) {
  for (const Expansion& e : parsed.body.expansions) {
    for (const std::string& op : e.ops)
      if (std::ranges::none_of(parsed.names, [&](const auto& n) { return mnemonic_of(full_name_of(n.first)) == op; }))
        expressions.fail(e.at, fmt::format("the record has no op `{}`", op));
    for (const auto& [name, at] : parsed.names)
      if (const std::string full_name = full_name_of(name); is_about(e, mnemonic_of(full_name)))
        ExpansionResolver(full_name, parsed.body, e, records, expressions).run();
  }
}

}  // namespace assay::spec
