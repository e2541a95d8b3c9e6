#include <algorithm>
#include <functional>
#include <numeric>

#include "oracle/interpreter/operators.h"
#include "oracle/interpreter/process.h"
#include "spec/language/call_builtin.h"
#include "spec/language/lexer.h"
#include "spec/language/walk.h"

namespace assay::oracle::interpreter {

namespace {

using spec::Builtin;
using spec::Clause;
using spec::Environment;
using spec::Expr;
using spec::ExprKind;
using spec::SymbolScope;

bool is_spread(const Expr& e) {
  return e.node == ExprKind::kSpread || (e.node == ExprKind::kAt && is_spread(*e.args[0]));
}

void add_pieces(const Expr& e, std::vector<const Expr*>& out) {
  if (e.node != ExprKind::kBinary || e.op != Operator::kJoin) return out.push_back(&e);
  for (const Expr* side : e.args) add_pieces(*side, out);
}

/// The name of a queue and the values that join it.
struct QueueItem {
  std::string queue;
  List values;
};

/// A part of a placement: what stands where. Without positions, in what the others leave.
struct EvaluatedPart {
  const spec::Part& part;
  Value value;
  List positions;

  bool is_rest() const { return part.positions == nullptr; }
  std::size_t length() const { return is_rest() ? items(value).size() : positions.size(); }
};

/// What one op means on one set of operands: its clauses in order, each for one index of the result after the other.
class Meaning {
 public:
  Meaning(Process& process, const program::Op& op)
      : process_(process), op_(op), record_(*op.record), slots_(record_.names.size()) {}

  /// All results, flat; none where the process has failed.
  std::vector<StoredValuePtr> results() {
    if (record_.opaque || (record_.means.empty() && record_.puts.empty()))
      process_.raise("not supported yet: evaluating " + record_.full_name(), ErrorKind::kUnsupported);
    else bind_names();
    for (const Clause& c : record_.means) {
      if (!failed()) clause(c);
    }
    for (const QueueItem& item : put()) {
      const std::string end = "put into " + item.queue;
      process_.board[{kQueues, numbered(item.queue, process_.visits[end]++)}] = item.values;
    }
    std::vector<StoredValuePtr> flat;
    if (failed()) return flat;
    for (const int slot : record_.results)
      for (const Value& v : items(slots_[static_cast<std::size_t>(slot)])) flat.push_back(*v.as<StoredValuePtr>());
    return flat;
  }

  /// The items that the op puts into queues.
  std::vector<QueueItem> put() {
    std::vector<QueueItem> out;
    for (const spec::Put& p : record_.puts) {
      at_ = p.values;
      if (!failed()) for_each(p.binders, [&] { out.push_back({queue_name(p.queue), items(eval(*p.values))}); });
    }
    return out;
  }
  std::vector<QueueItem> only_put() {
    bind_names();
    return put();
  }
  List held_against(const Expr& other) {
    at_ = &other;
    bind_names();
    return failed() ? List{} : items(eval(other));
  }

 private:
  void bind(const spec::Symbol& s, Value v) { bindings_.emplace_back(&s, std::move(v)); }
  bool failed() const { return process_.error.has_value(); }
  Value fail(const std::string& what) {
    process_.raise(record_.mnemonic + " (means): " + what + " at " + spec::place(at_->at));
    return {};
  }

  // ---- names of the record ----------------------------------------------------------------------

  /// The op as an instance of its record. A result stands for its type until it is computed.
  void bind_names() {
    auto instance = program::instance(process_.module, *process_.function, op_, arena_);
    if (!instance) return process_.raise(instance.error().message, instance.error().kind);
    instance_ = *instance;
    instance_.grid = process_.grid;
    if (!record_.opaque && !spec::bind(instance_, arena_))
      return process_.raise(record_.full_name() + ": its operands do not fit its plan");
    for (std::size_t slot = 0; slot < slots_.size(); ++slot) slots_[slot] = attribute(instance_.slots[slot]);
    List operands, regions, results;
    for (const program::ValueId v : op_.operands) operands.push_back(process_.values[v]);
    for (const program::Region& r : op_.regions) regions.push_back(&r);
    for (program::ValueId k = 0; k < op_.results; ++k)
      results.push_back(spec::Value::type(process_.function->type(op_.first_result + k)));
    bind_groups(record_.operands, operands);
    bind_groups(record_.regions, regions);
    bind_groups(record_.results, results);
    const auto asks_others = [](const Expr& e) { return e.node == ExprKind::kAt; };
    if (!record_.means.empty() && spec::any_of(record_.means[0], asks_others)) tell();
  }

  void bind_groups(std::span<const int> slots, const List& all) {
    const auto sizes = program::group_sizes(op_, slots, all.size(), "value");
    auto next = all.begin();
    for (std::size_t k = 0; k < slots.size(); ++k) {
      const auto end = next + (*sizes)[k];
      set(slots[k], List(next, end));
      next = end;
    }
  }

  /// A group is a list, what may be absent as well.
  void set(int slot, List values) {
    const bool is_one = record_.names[static_cast<std::size_t>(slot)].dimensions.empty() && values.size() == 1;
    slots_[static_cast<std::size_t>(slot)] = is_one ? values[0] : values;
  }

  /// A value of the language of records.
  Value attribute(const spec::Value& v) {
    switch (v.kind) {
      case spec::ValueKind::kInt:
      case spec::ValueKind::kBool: return Integer{v.number};
      case spec::ValueKind::kReal: return v.real;
      case spec::ValueKind::kLiteral: return std::make_shared<const StoredValue>(tensor_of(v.as_literal()));
      case spec::ValueKind::kFunction: return process_.module.find(v.as_function().name);
      case spec::ValueKind::kList: {
        List list;
        for (const spec::Value& item : v.as_list()) list.push_back(attribute(item));
        return list;
      }
      default: return v;
    }
  }

  /// As a value of the language of records; undefined where it has none. A tensor stands for its type.
  spec::Value known(const Value& v) {
    if (const auto* of_language = v.as<spec::Value>()) return *of_language;
    if (v.is<StoredValuePtr>()) return spec::Value::type(whole(v).type);
    if (const auto* list = v.as<List>()) {
      auto out = arena_.array<spec::Value>(list->size());
      std::ranges::transform(*list, out.begin(), [&](const Value& item) { return known(item); });
      return spec::Value::list(out);
    }
    const auto n = number(v);
    return n ? spec::Value::integer(static_cast<std::int64_t>(*n)) : spec::Value::undefined();
  }

  // ---- clauses: what stands on the left of `=`, and for which indices the right is evaluated ----

  using Made = std::vector<std::shared_ptr<StoredValue>>;

  void clause(const Clause& c) {
    forget();
    clause_ = &c;
    at_ = c.value;
    const std::size_t members = items(slots_[static_cast<std::size_t>(c.slot)]).size();
    if (!c.steps.empty()) return steps(c);
    if (!c.has_pattern) return loop(c);
    if (c.group_symbol == nullptr) return indexed(c, 0, members);
    for (std::size_t k = 0; k < members && !failed(); ++k) {
      bind(*c.group_symbol, static_cast<Integer>(k));
      indexed(c, k, 1);
      bindings_.clear();
    }
  }

  /// What was found out at one index says nothing of the next.
  void forget() {
    defined_.clear();
    called_.clear();
  }

  /// `results... = any`: of the results, which stand for their types, each element is 0.
  List zeros(List results) {
    for (Value& v : results) {
      const auto* declared = v.as<spec::Value>();
      if (declared == nullptr || !declared->as_type().is_tensor()) return (fail("`any` of what is no tensor"), List{});
      const spec::Type type = declared->as_type();
      v = std::make_shared<const StoredValue>(
          StoredValue{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size())), {}});
    }
    return results;
  }

  /// `results... = operand`: tensors, tuples and tokens as they are.
  void whole_values(const Clause& c) {
    const Value value = eval(*c.value);
    List values = value.is<Integer>() ? zeros(items(slots_[static_cast<std::size_t>(c.slot)])) : items(value);
    const bool are_whole = std::ranges::all_of(values, [](const Value& v) { return v.is<StoredValuePtr>(); });
    if (!are_whole) fail("a result that is no tensor");
    if (!failed()) set(c.slot, std::move(values));
  }

  /// ... and `then while cond(results) : results... = body(results)`.
  void loop(const Clause& c) {
    whole_values(c);
    while (!failed() && c.loop_condition != nullptr && is_true(eval(*c.loop_condition)) && process_.count_step()) {
      forget();
      whole_values(*c.then);
    }
  }

  Made allocate(const Clause& c, std::size_t first, std::size_t count) {
    List results = items(slots_[static_cast<std::size_t>(c.slot)]);
    Made made;
    for (std::size_t k = first; k < first + count; ++k) {
      const spec::Type type = results[k].as<spec::Value>()->as_type();
      if (!type.is_tensor() || !type.is_static() || type.is_quantized()) {
        process_.raise("not supported yet: a result of type " + type.text(), ErrorKind::kUnsupported);
        return {};
      }
      std::vector<std::byte> bytes(static_cast<std::size_t>(type.storage_size()));
      made.push_back(std::make_shared<StoredValue>(StoredValue{type, std::move(bytes), {}}));
      results[k] = StoredValuePtr(made.back());
      result_type_ = type.element();
    }
    set(c.slot, std::move(results));
    return made;
  }

  /// The values of a clause at element n of its results.
  void put(const Clause& c, const Made& made, std::int64_t n) {
    const List values = items(eval(*c.value));
    if (!failed() && values.size() != made.size()) fail("another number of values than results");
    if (!failed() && has_nowhere(values)) fail("an element that no value is said of (a read outside without `else`)");
    for (std::size_t k = 0; k < made.size() && !failed(); ++k)
      store(*made[k], n, element(values[k], made[k]->type.element()));
  }

  /// `result[i] = value`, `results...[i] = values`.
  void indexed(const Clause& c, std::size_t first, std::size_t count) {
    const Made made = allocate(c, first, count);
    if (made.empty()) return;
    const auto shape = made[0]->type.shape();
    const auto lengths = lengths_of_pieces(c, shape.size());
    std::int64_t n = 0;
    for (const Value& index : indices_within(List(shape.begin(), shape.end()))) {
      if (failed() || !process_.count_step()) return;
      const std::size_t bound = bindings_.size();
      forget();
      auto next = index.as<List>()->begin();
      for (std::size_t k = 0; k < lengths.size(); next += static_cast<std::ptrdiff_t>(lengths[k++]))
        bind_piece(*c.pattern[k], List(next, next + static_cast<std::ptrdiff_t>(lengths[k])));
      put(c, made, n++);
      bindings_.resize(bound);
    }
  }

  /// `results... = x then for u within U in any order : results...[j] = value`: steps one after the other, as numbered.
  /// What one writes the next ones read; one whose left side is outside does nothing.
  void steps(const Clause& c) {
    const List start = items(eval(*c.value));
    const Made made = allocate(c, 0, start.size());
    for (std::size_t k = 0; k < made.size(); ++k)
      for (std::int64_t n = 0; n < made[k]->type.elements(); ++n)
        store(*made[k], n, element(element_of(whole(start[k]), n), made[k]->type.element()));
    for_each(c.steps, [&] {
      forget();
      if (!process_.count_step()) return;
      const List index = items(eval(*c.then->pattern[0]));
      if (const auto n = failed() ? std::nullopt : offset_of(index, *made[0])) put(*c.then, made, *n);
    });
  }

  /// The pieces of a `++` take as much of the index as they are long: `[i, j]` says its own length; a name has that of
  /// the same piece of the result's type, or what is left.
  std::vector<std::size_t> lengths_of_pieces(const Clause& c, std::size_t rank) {
    if (c.pattern.size() == 1) return {rank};
    const auto& domain = record_.names[static_cast<std::size_t>(c.slot)].domain;
    std::vector<const Expr*> of_type;
    if (domain && domain->pattern && domain->pattern->node == ExprKind::kTensorType && domain->pattern->args[0])
      add_pieces(*domain->pattern->args[0], of_type);
    std::vector<std::size_t> lengths(c.pattern.size(), 0);
    std::optional<std::size_t> open;
    for (std::size_t k = 0; k < c.pattern.size(); ++k) {
      if (c.pattern[k]->node == ExprKind::kList) lengths[k] = c.pattern[k]->args.size();
      else if (of_type.size() == c.pattern.size()) lengths[k] = items(eval(*of_type[k])).size();
      else open = k;
    }
    if (open) lengths[*open] = rank - std::accumulate(lengths.begin(), lengths.end(), std::size_t{0});
    return lengths;
  }

  /// A name is all of the index, `[i, j]` its numbers; of `b at positions, s elsewhere`, s is what the positions leave.
  void bind_piece(const Expr& piece, const List& index) {
    if (piece.node == ExprKind::kName) return bind(*piece.symbol, index);
    for (std::size_t k = 0; k < piece.args.size(); ++k) bind(*piece.args[k]->symbol, index[k]);
    List taken;
    for (const spec::Part& part : piece.parts) {
      if (part.positions == nullptr) continue;
      const Value positions = eval(*part.positions);
      taken = join(std::move(taken), positions);
      bind(*part.value->symbol, item(index, positions));
    }
    for (const spec::Part& part : piece.parts) {
      if (part.positions == nullptr) bind(*part.value->symbol, without(index, taken));
    }
  }

  // ---- expressions ------------------------------------------------------------------------------

  Value eval(const Expr& e) {
    if (failed()) return {};
    at_ = &e;
    switch (e.node) {
      case ExprKind::kInteger: return Integer{e.integer};
      case ExprKind::kReal: return e.real;
      case ExprKind::kAny: return Integer{0};
      case ExprKind::kString: return spec::Value::string(e.name);
      case ExprKind::kName: return name(e);
      case ExprKind::kUnary: return unary(e);
      case ExprKind::kBinary: return binary(e);
      case ExprKind::kConditional: return eval(*e.args[is_true(eval(*e.args[0])) ? 1 : 2]);
      case ExprKind::kElse: return otherwise(eval(*e.args[0]), *e.args[1]);
      case ExprKind::kCall: return call(e);
      case ExprKind::kApply: return call(eval(*e.args[0]), {});
      case ExprKind::kList: return all(e.args);
      case ExprKind::kComprehension: return comprehension(e.binders, *e.args[0]);
      case ExprKind::kPlacement: return placement(e);
      case ExprKind::kIndex:
      case ExprKind::kIndexFor: return subscript(e);
      case ExprKind::kRange: return range(e);
      case ExprKind::kColumn: return column(items(eval(*e.args[0])), eval(*e.args[1]));
      case ExprKind::kSpread: return eval(*e.args[0]);
      case ExprKind::kAt: return in_process(e);
      case ExprKind::kComplexType: return complex_of(eval(*e.args[0]));
      default: return fail("an expression that has no value here");
    }
  }

  List all(std::span<const Expr* const> exprs) {
    List out;
    for (const Expr* e : exprs) out.push_back(eval(*e));
    return out;
  }

  Value complex_of(const Value& part) {
    const auto* real = part.as<spec::Value>();
    const auto type = real != nullptr && real->kind == spec::ValueKind::kElement
                          ? spec::complex_type(real->as_element())
                          : std::nullopt;
    return type ? Value(spec::Value::element(*type)) : fail("no part of a complex number");
  }

  Value name(const Expr& e) {
    const spec::Symbol& s = *e.symbol;
    const auto it = std::find_if(bindings_.rbegin(), bindings_.rend(), [&](const auto& b) { return b.first == &s; });
    if (it != bindings_.rend()) return it->second;
    switch (s.scope) {
      case SymbolScope::kSlot: return slots_[static_cast<std::size_t>(s.index)];
      case SymbolScope::kLocal: return s.definition != nullptr ? defined(s) : fail("`" + e.name + "` is not bound");
      case SymbolScope::kDefinition: return s.definition;
      case SymbolScope::kPrimitive: return &primitive(static_cast<PrimitiveId>(s.index));
      case SymbolScope::kEnumMember: return spec::Value::enumerator(s.index);
      case SymbolScope::kClass: return spec::Value::element(static_cast<ElementType>(s.index));
      case SymbolScope::kEnvironment: return environment(static_cast<Environment>(s.index));
      default: return fail("`" + e.name + "` has no value here");
    }
  }

  Value environment(Environment which) const {
    switch (which) {
      case Environment::kNumReplicas: return Integer{process_.grid.replicas};
      case Environment::kNumPartitions: return Integer{process_.grid.partitions};
      case Environment::kReplicaId: return Integer{process_.number / process_.grid.partitions};
      case Environment::kPartitionId: return Integer{process_.number % process_.grid.partitions};
      case Environment::kOp: return find_primitive(record_.facts.op);
      case Environment::kToken: return std::make_shared<const StoredValue>(whole(Nowhere{}));
      case Environment::kOwnName: return spec::Value::string(record_.mnemonic);
      case Environment::kTrue: return truth(true);
      case Environment::kFalse: return truth(false);
    }
    return {};
  }

  /// A name of the `where`. Its value depends on the index alone, not on who asks.
  Value defined(const spec::Symbol& s) {
    if (s.definition->is_function) return s.definition;
    if (const auto it = defined_.find(&s); it != defined_.end()) return it->second;
    const auto rank = std::exchange(rank_, std::nullopt);
    const spec::Definition& d = *s.definition;
    Value value = d.binders.empty() ? eval(*d.value) : comprehension(d.binders, *d.value);
    rank_ = rank;
    return defined_.emplace(&s, std::move(value)).first->second;
  }

  Value comprehension(std::span<const spec::Binder> binders, const Expr& value) {
    List list;
    for_each(binders, [&] { list.push_back(eval(value)); });
    return list;
  }

  /// Runs `body` for all values of the binders that meet their conditions; the first binder is the outermost loop.
  void for_each(std::span<const spec::Binder> binders, const std::function<void()>& body) {
    if (binders.empty()) return body();
    const spec::Binder& b = binders[0];
    for (const Value& member : members(b.how, eval(*b.domain))) {
      if (failed()) return;
      const std::size_t bound = bindings_.size();
      bind(*b.symbol, member);
      if (b.condition == nullptr || is_true(eval(*b.condition))) for_each(binders.subspan(1), body);
      bindings_.resize(bound);
    }
  }

  static List members(spec::BinderKind how, const Value& domain) {
    switch (how) {
      case spec::BinderKind::kBelow: return below(number(domain).value_or(0));
      case spec::BinderKind::kWithin: return indices_within(items(domain));
      case spec::BinderKind::kIn: return domain.is<Nowhere>() ? List{} : items(domain);
      case spec::BinderKind::kOver: break;
    }
    return below(static_cast<Integer>(extent_of(domain)));
  }

  // ---- operators --------------------------------------------------------------------------------

  /// f of the items one by one where an argument is a list; what is no list goes with every item.
  template <class F, class... Values> Value each(const F& f, const Values&... arguments) {
    if (!(arguments.template is<List>() || ...)) return f(arguments...);
    const std::size_t length = std::max({(arguments.template is<List>() ? items(arguments).size() : 0)...});
    if (!((!arguments.template is<List>() || items(arguments).size() == length) && ...))
      return fail("lists of different lengths");
    List out;
    for (std::size_t k = 0; k < length; ++k) out.push_back(each(f, item_of(arguments, k)...));
    return out;
  }

  Value unary(const Expr& e) {
    const Value a = eval(*e.args[0]);
    if (e.op == Operator::kNot) return truth(!is_true(a));
    const auto type = element_type(a);
    return type ? apply(primitive(PrimitiveId::kNegate), {a}, *type) : combine(Operator::kSubtract, Integer{0}, a);
  }

  /// `and`, `or`, `=>` see the right side only where it matters: it may mean nothing otherwise.
  Value binary(const Expr& e) {
    const Expr &left = *e.args[0], &right = *e.args[1];
    switch (e.op) {
      case Operator::kAnd: return truth(is_true(eval(left)) && is_true(eval(right)));
      case Operator::kOr: return truth(is_true(eval(left)) || is_true(eval(right)));
      case Operator::kImplies: return truth(!is_true(eval(left)) || is_true(eval(right)));
      default: break;
    }
    const Value a = eval(left);
    return combine(e.op, a, eval(right));
  }

  Value combine(Operator op, const Value& a, const Value& b) {
    if (failed()) return {};
    if (op == Operator::kIn || op == Operator::kNotIn) return truth(contains(b, a) == (op == Operator::kIn));
    if (is_comparison(op)) return truth(compare(op, a, b));
    if (op == Operator::kJoin) return join(items(a), b);
    if (op == Operator::kWithout) return without(items(a), b);
    return each([&](const Value& x, const Value& y) { return arithmetic(op, x, y); }, a, b);
  }

  /// Of elements where both are, or where one is no integer: a number is taken as an element of the other's type. An
  /// element of integer type with a number is an index. Nowhere survives.
  Value arithmetic(Operator op, const Value& a, const Value& b) {
    if (a.is<Nowhere>() || b.is<Nowhere>()) return {};
    const auto m = number(a), n = number(b);
    const auto type = element_type(List{a, b});
    const bool are_elements = type && (!m || !n || (element_type(a) && element_type(b)));
    const auto* row = std::ranges::find(kArithmetic, op, &Arithmetic::op);
    if (are_elements) return apply(primitive(row->of_elements), {a, b}, *type);
    return m && n ? row->of_integers(*m, *n) : fail("arithmetic of what are no numbers");
  }

  /// `a else b`: b where a is nowhere; of lists, item by item.
  Value otherwise(const Value& a, const Expr& b) {
    if (!has_nowhere(a)) return a;
    return each([](const Value& x, const Value& y) { return x.is<Nowhere>() ? y : x; }, a, eval(b));
  }

  // ---- subscripts -------------------------------------------------------------------------------

  /// `tensor[index]`, `tuple[n]`, `group...[index]`, `list[n]`, `list[list]`.
  Value subscript(const Expr& e) {
    const Value base = eval(*e.args[0]);
    const auto rank = std::exchange(rank_, rank_of(base));
    const Value at = e.args.size() > 1 ? eval(*e.args[1]) : Value(List{});
    rank_ = rank;
    if (failed()) return {};
    if (base.is<List>() && !is_spread(*e.args[0])) return item(*base.as<List>(), at);
    if (!base.is<List>()) return read(whole(base), items(at));
    List out;
    for (const Value& tensor : items(base)) out.push_back(read(whole(tensor), items(at)));
    return out;
  }

  Value read(const StoredValue& from, const List& index) {
    if (!from.type.is_tensor()) return item(List(from.members.begin(), from.members.end()), index[0]);
    if (index.size() != from.type.shape().size()) return fail("an index of another length than the rank");
    const auto n = offset_of(index, from);
    return n ? Value(element_of(from, *n)) : Value{};
  }

  /// Negative numbers count from the end.
  Value item(const List& list, const Value& at) {
    const auto one = [&](const Value& k) {
      const auto n = number(k);
      const auto size = static_cast<Integer>(list.size());
      if (!n || *n < -size || *n >= size) return fail("an item outside a list of " + std::to_string(list.size()));
      return list[static_cast<std::size_t>(*n < 0 ? *n + size : *n)];
    };
    return each(one, at);
  }

  Value range(const Expr& e) {
    const List list = items(eval(*e.args[0]));
    const auto size = static_cast<Integer>(list.size());
    const auto bound = [&](const Expr* at, Integer missing) {
      const Integer n = at == nullptr ? missing : number(eval(*at)).value_or(0);
      return static_cast<std::ptrdiff_t>(std::clamp<Integer>(n < 0 ? n + size : n, 0, size));
    };
    const auto low = bound(e.args[1], 0), high = bound(e.args[2], size);
    return low < high ? List(list.begin() + low, list.begin() + high) : List{};
  }

  Value column(const List& rows, const Value& at) {
    List out;
    for (const Value& row : rows) out.push_back(item(items(row), at));
    return out;
  }

  /// `[b at positions, k at position or beyond, 0 elsewhere over x]`: every part at its positions, and in what they
  /// leave what stands elsewhere. Its length is that of `over`, else of the parts, else the rank of what is
  /// subscripted.
  Value placement(const Expr& e) {
    std::vector<EvaluatedPart> parts;
    std::size_t length = 0, whole = rank_.value_or(0);
    bool is_open = false, reaches_beyond = false;
    for (const spec::Part& p : e.parts) {
      const auto& made = parts.emplace_back(p, eval(*p.value), p.positions ? items(eval(*p.positions)) : List{});
      const Value over = p.over != nullptr ? eval(*p.over) : Value{};
      if (p.over != nullptr) whole = extent_of(over);
      is_open |= made.is_rest() && (p.over != nullptr || !made.value.is<List>());
      length += made.length();
      reaches_beyond |= p.or_beyond;
    }
    if (failed()) return {};
    length = is_open ? whole : reaches_beyond && rank_ ? std::min(length, whole) : length;
    List out(length), taken;
    for (const EvaluatedPart& p : parts) {
      if (!p.is_rest()) place(p, p.positions, out), taken = join(std::move(taken), p.positions);
    }
    for (const EvaluatedPart& p : parts) {
      if (p.is_rest()) place(p, without(below(static_cast<Integer>(length)), taken), out);
    }
    return out;
  }

  void place(const EvaluatedPart& p, const List& positions, List& out) {
    if (p.value.is<List>() && p.value.as<List>()->size() != positions.size())
      return (void)fail("a part that does not fit its positions");
    for (std::size_t k = 0; k < positions.size(); ++k) {
      const Integer at = number(positions[k]).value_or(-1), end = static_cast<Integer>(out.size());
      if (p.part.or_beyond && at == end) continue;
      if (at < 0 || at >= end) return (void)fail("a position outside");
      out[static_cast<std::size_t>(at)] = item_of(p.value, k);
    }
  }

  // ---- other processes --------------------------------------------------------------------------

  /// Collectives of the same attributes meet, the n-th time that one process is there with the n-th time of the others.
  void tell() {
    here_ = record_.full_name();
    for (const spec::Value& v : op_.attributes) here_ += " " + spec::to_string(v);
    here_ += " #" + std::to_string(process_.visits[here_]++);
    process_.board[{process_.number, here_}] = slots_;
  }

  /// `operand@q`, `operands[k]@q`: what another process has there.
  Value in_process(const Expr& e) {
    const Value where = eval(*e.args[1]);
    const auto q = static_cast<std::int64_t>(number(where).value_or(-1));
    if (failed() || q < 0 || q >= process_.grid.processes()) return fail("there is no such process");
    const auto told = process_.board.find({q, here_});
    if (told == process_.board.end()) {
      process_.waits = true;
      return fail("deadlock: process " + std::to_string(process_.number) + " waits for process " + std::to_string(q));
    }
    const auto own = std::exchange(slots_, told->second);
    Value value = eval(*e.args[0]);
    slots_ = own;
    return value;
  }

  // ---- queues -----------------------------------------------------------------------------------

  static std::string numbered(const std::string& queue, Integer item) {
    return queue + " #" + std::to_string(static_cast<std::int64_t>(item));
  }

  std::string queue_name(std::span<const Expr* const> parts) {
    std::string name;
    for (const Expr* part : parts) {
      const Value v = eval(*part);
      const auto* text = v.as<spec::Value>();
      name += text != nullptr && name.empty() ? std::string(text->as_string()) : " " + spec::to_string(known(v));
    }
    return name;
  }

  /// The n-th time that the process takes it is the n-th item.
  Value next(const std::string& queue) {
    if (failed()) return {};
    const std::string item = numbered(queue, process_.visits["take from " + queue]++);
    const auto found = process_.board.find({kQueues, item});
    if (found != process_.board.end()) return found->second;
    process_.waits = true;
    return fail("deadlock: process " + std::to_string(process_.number) + " waits for a value in " + queue);
  }

  Value seen(Integer item, const std::string& queue) {
    const auto found = process_.board.find({kQueues, numbered(queue, item)});
    return found != process_.board.end() ? Value(found->second) : fail("no such value in " + queue);
  }

  // ---- functions --------------------------------------------------------------------------------

  Value call(const Expr& e) {
    if (e.symbol->scope == SymbolScope::kPrimitive) {
      switch (static_cast<PrimitiveId>(e.symbol->index)) {
        case PrimitiveId::kTurn: return turn(items(eval(*e.args[0])), items(eval(*e.args[1])));
        case PrimitiveId::kJoinBits: return join_bits(e);
        case PrimitiveId::kBitsAt: return bits_at(items(eval(*e.args[0])), eval(*e.args[1]), eval(*e.args[2]));
        case PrimitiveId::kConvert: return convert(eval(*e.args[0]), eval(*e.args[1]));
        default: break;
      }
    }
    return e.symbol->scope == SymbolScope::kBuiltin ? builtin(e) : call(name(e), all(e.args));
  }

  Value call(const Value& f, const List& arguments) {
    if (failed()) return {};
    if (const auto* p = f.as<const Primitive*>(); p != nullptr && *p != nullptr) return call_primitive(**p, arguments);
    if (const auto* d = f.as<const spec::Definition*>()) return call_definition(**d, arguments);
    if (const auto* r = f.as<const program::Region*>()) {
      auto values = tensors(*process_.function, **r, arguments);
      return results(process_.run(**r, values));
    }
    const auto* g = f.as<const program::Function*>();
    if (g == nullptr || *g == nullptr) return fail("a call of what is no function");
    if ((*g)->is_declaration) {
      process_.raise("not supported yet: @" + (*g)->name + " has no body", ErrorKind::kUnsupported);
      return {};
    }
    return results(process_.call(**g, tensors(**g, (*g)->body, arguments)));
  }

  /// The arguments of a region or a function of the module: elements in the types that it takes.
  std::vector<StoredValuePtr> tensors(const program::Function& owner, const program::Region& region,
                                      const List& arguments) {
    std::vector<StoredValuePtr> out;
    for (const Value& argument : arguments)
      for (const Value& v : items(argument)) {
        const auto k = out.size();
        const spec::Type type = k < region.arguments.size() ? owner.type(region.arguments[k]) : spec::Type::token();
        const bool is_as_it_is = v.is<StoredValuePtr>() && whole(v).type == type;
        const bool converts = type.is_tensor() && (element_type(v) || number(v));
        if (!is_as_it_is && !converts) fail("an argument of another type");
        out.push_back(failed()      ? nullptr
                      : is_as_it_is ? *v.as<StoredValuePtr>()
                                    : std::make_shared<StoredValue>(scalar(element(v, type.element()))));
      }
    if (!failed() && out.size() != region.arguments.size()) fail("another number of arguments");
    return failed() ? std::vector<StoredValuePtr>() : out;
  }

  static Value results(const std::vector<StoredValuePtr>& of_call) {
    return of_call.size() == 1 ? Value(of_call[0]) : Value(List(of_call.begin(), of_call.end()));
  }

  /// Functions may call themselves: what they give for a list of numbers is remembered while the index is the same.
  Value call_definition(const spec::Definition& d, const List& arguments) {
    std::pair<const spec::Definition*, std::vector<Integer>> key{&d, {}};
    for (const Value& v : arguments) {
      if (v.is<Integer>()) key.second.push_back(*v.as<Integer>());
    }
    const bool is_of_numbers = key.second.size() == arguments.size();
    if (const auto it = called_.find(key); is_of_numbers && it != called_.end()) return it->second;
    const std::size_t bound = bindings_.size();
    for (std::size_t k = 0; k < d.parameter_symbols.size(); ++k) bind(*d.parameter_symbols[k], arguments[k]);
    Value value = process_.enter() && process_.count_step() ? eval(*d.value) : Value{};
    --process_.depth;
    bindings_.resize(bound);
    if (is_of_numbers) called_.emplace(std::move(key), value);
    return value;
  }

  // ---- scalar primitives ------------------------------------------------------------------------

  /// Elements come first; enumerators, what is absent, and numbers after the elements are parameters.
  Value call_primitive(const Primitive& p, const List& arguments) {
    Parameters parameters;
    parameters.fill(-1);
    List operands;
    std::size_t next = 0;
    for (const Value& v : arguments) {
      const auto* of_language = v.as<spec::Value>();
      if (of_language == nullptr && operands.size() < static_cast<std::size_t>(p.operands)) operands.push_back(v);
      else if (of_language != nullptr) parameters[next++] = of_language->is_absent() ? -1 : of_language->number;
      else parameters[next++] = static_cast<std::int64_t>(number(v).value_or(-1));
    }
    return apply(p, operands, element_type(operands).value_or(result_type_), parameters);
  }

  static ElementType type_of_result(const Primitive& p, ElementType operand) {
    switch (p.rule) {
      case ResultRule::kBool: return ElementType::i1;
      case ResultRule::kReal: return spec::real_type(operand);
      case ResultRule::kComplex: return spec::complex_type(operand).value_or(operand);
      default: return operand;
    }
  }

  /// On operands that are taken as elements of one type; nowhere where one of them is.
  Value apply(const Primitive& p, const List& operands, ElementType type, const Parameters& parameters = {}) {
    if (failed() || has_nowhere(operands)) return {};
    std::vector<Element> elements;
    for (const Value& v : operands) elements.push_back(element(v, type));
    const auto out = interpreter::apply(p, elements, type_of_result(p, type), parameters);
    if (out) return *out;
    process_.raise(out.error().message, out.error().kind);
    return {};
  }

  Value convert(const Value& a, const Value& to) {
    const auto* type = to.as<spec::Value>();
    if (failed() || a.is<Nowhere>()) return {};
    return type != nullptr ? Value(element(a, type->as_element())) : fail("a type that is not known");
  }

  /// exp(2 pi i sum k / L), the sum as one fraction.
  Value turn(const List& k, const List& lengths) {
    Integer sum = 0, whole = 1;
    for (std::size_t d = 0; d < k.size() && !failed(); ++d) {
      const Integer length = std::max<Integer>(number(lengths[d]).value_or(1), 1);
      sum = sum * length + number(k[d]).value_or(0) * whole;
      whole *= length;
    }
    sum = (sum % whole + whole) % whole;
    const Integer shared = std::gcd(static_cast<std::int64_t>(sum), static_cast<std::int64_t>(whole));
    const ElementType type =
        spec::is_complex(result_type_) ? result_type_ : spec::complex_type(result_type_).value_or(ElementType::c64);
    return apply(primitive(PrimitiveId::kTurn), {}, type,
                 {static_cast<std::int64_t>(sum / shared), static_cast<std::int64_t>(whole / shared)});
  }

  /// The bits of all terms in one pattern, the first term lowest.
  Value join_bits(const Expr& e) {
    Bits joined;
    int count = 0;
    for_each(e.binders, [&] {
      const Value v = eval(*e.args[0]);
      const auto type = element_type(v);
      if (!type) return (void)fail("pieces that are no elements");
      const Bits piece = load_bits(*type, element(v, *type).bytes.data());
      joined = oracle::join_bits(joined, piece, count++, spec::bits(*type));
    });
    return joined;
  }

  /// One piece of a pattern; `[]` is the first.
  Value bits_at(const List& which, const Value& joined, const Value& to) {
    if (failed() || !joined.is<Bits>() || !to.is<spec::Value>()) return fail("bits_at of what join_bits did not make");
    const auto index = which.empty() ? 0 : static_cast<int>(number(which.back()).value_or(0));
    Element out{to.as<spec::Value>()->as_element(), {}};
    store_bits(out.type, oracle::bits_at(*joined.as<Bits>(), index, spec::bits(out.type)), out.bytes.data());
    return out;
  }

  // ---- functions of the language ----------------------------------------------------------------

  Value builtin(const Expr& e) {
    const auto f = static_cast<Builtin>(e.symbol->index);
    const auto arg = [&](std::size_t k) { return eval(*e.args[k]); };
    switch (f) {
      case Builtin::kFold: return fold(e);
      case Builtin::kSum: return e.binders.empty() ? language(f, e) : fold(e);
      case Builtin::kOne: return one(e);
      case Builtin::kSorting: return sorting(arg(0), items(arg(1)));
      case Builtin::kValues: return values(whole(arg(0)));
      case Builtin::kNumber: return number_of(items(arg(0)), items(arg(1)));
      case Builtin::kNth: return nth(arg(0), items(arg(1)));
      case Builtin::kClamp: return each(clamp, arg(0), arg(1), arg(2));
      case Builtin::kBetween: return arg(e.args.size() > 2 ? 2 : 0);
      case Builtin::kInside: return truth(!read(whole(arg(1)), items(arg(0))).is<Nowhere>());
      case Builtin::kPosition: return position(arg(0), arg(1));
      case Builtin::kTuple: return tuple(items(arg(0)));
      case Builtin::kLayer: return layer(whole(arg(0)), number(arg(1)).value_or(-1), number(arg(2)).value_or(-1));
      case Builtin::kInterleave: return interleave(items(arg(0)), items(arg(1)));
      case Builtin::kNext: return next(queue_name(e.args));
      case Builtin::kSeen: return seen(number(arg(0)).value_or(-1), queue_name(std::span(e.args).subspan(1)));
      default: return language(f, e);
    }
  }

  /// A function that plans and laws have too: of numbers, lists and types.
  Value language(Builtin f, const Expr& e) {
    std::vector<spec::Value> arguments;
    unsigned spread = 0;
    for (std::size_t k = 0; k < e.args.size() && e.binders.empty(); ++k) {
      const Expr& arg = *e.args[k];
      const bool is_region = arg.node == ExprKind::kName && arg.symbol->scope == SymbolScope::kSlot &&
                             arg.sort.kind == spec::Kind::kFunction;
      arguments.push_back(is_region ? instance_[arg.symbol->index] : known(eval(arg)));
      spread |= static_cast<unsigned>(arg.node == ExprKind::kSpread) << k;
    }
    if (!e.binders.empty()) arguments.push_back(known(comprehension(e.binders, *e.args[0])));
    if (failed()) return {};
    const spec::Value v = spec::call_builtin(spec::builtin(f), arguments, spread, arena_);
    return v.is_undefined() ? fail("an undefined value") : attribute(v);
  }

  /// The elements at `index` of an axis, in order.
  Value layer(const StoredValue& from, Integer axis, Integer index) {
    if (failed()) return {};
    if (!from.type.is_tensor() || axis < 0 || axis >= from.type.rank()) return fail("a layer of what has no such axis");
    const auto at = static_cast<std::ptrdiff_t>(axis);
    std::vector<std::int64_t> rest(from.type.shape().begin(), from.type.shape().end());
    rest.erase(rest.begin() + at);
    const spec::Type type = spec::Type::tensor(rest, from.type.element());
    auto out = std::make_shared<StoredValue>(
        StoredValue{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size())), {}});
    std::int64_t n = 0;
    for (const Value& place : indices_within(List(rest.begin(), rest.end()))) {
      List all = items(place);
      all.insert(all.begin() + at, index);
      const auto offset = offset_of(all, from);
      if (!offset) return fail("a layer outside the tensor");
      store(*out, n++, element_of(from, *offset));
    }
    return StoredValuePtr(out);
  }

  Value number_of(const List& index, const List& shape) {
    Value out = Integer{0};
    for (std::size_t d = 0; d < shape.size(); ++d)
      out = combine(Operator::kAdd, combine(Operator::kMultiply, out, shape[d]), index[d]);
    return out;
  }

  Value nth(Value n, const List& shape) {
    List index = shape;
    for (std::size_t d = shape.size(); d-- > 0; n = combine(Operator::kDivide, n, shape[d]))
      index[d] = combine(Operator::kRemainder, n, shape[d]);
    return index;
  }

  // ---- folds and orders -------------------------------------------------------------------------

  /// `fold(f, init, term for ...)`: from left to right, the initial value first; terms that are nowhere are left out.
  /// Without an initial value the first term begins. `sum(term for ...)` is `fold(add, 0, ...)`, of nothing the 0 of
  /// the result's type.
  Value fold(const Expr& e) {
    const bool is_sum = e.args.size() == 1;
    const Value f = is_sum ? Value(&primitive(PrimitiveId::kAdd)) : eval(*e.args[0]);
    Value total = is_sum ? Value(Integer{0}) : e.args.size() == 3 ? eval(*e.args[1]) : Value{};
    std::optional<ElementType> rounds_to;
    for_each(e.binders, [&] {
      if (!process_.count_step()) return;
      const Value term = is_sum ? summand(e, rounds_to) : eval(*e.args.back());
      if (!has_nowhere(term)) total = total.is<Nowhere>() ? term : call(f, {total, term});
    });
    if (failed()) return {};
    if (is_sum && total.is<Integer>()) return element(total, result_type_);
    return rounds_to ? element(total, *rounds_to) : total;
  }

  /// A term of a sum in the type that it is summed in, a product's factors before they are multiplied. Products of
  /// floats narrower than f32 are multiplied and summed in f32, and rounded once, as all known back ends do.
  Value summand(const Expr& sum, std::optional<ElementType>& rounds_to) {
    const Expr& term = *sum.args[0];
    const bool is_product = term.node == ExprKind::kBinary && term.op == Operator::kMultiply;
    const List factors = is_product ? all(term.args) : List{eval(term)};
    if (failed() || has_nowhere(factors)) return {};
    const ElementType type = summed_in(sum, element_type(factors).value_or(result_type_));
    if (!is_product) return element(factors[0], type);
    const bool is_narrow =
        spec::is_float(type) && spec::format(type).mantissa_bits < spec::format(ElementType::f32).mantissa_bits;
    if (is_narrow) rounds_to = type;
    return apply(primitive(PrimitiveId::kMultiply), {element(factors[0], type), element(factors[1], type)},
                 is_narrow ? ElementType::f32 : type);
  }

  /// Where the sum is all of the clause, its terms are first made elements of the result, if that is wider, or if they
  /// are booleans.
  ElementType summed_in(const Expr& sum, ElementType term) const {
    const bool is_wider =
        spec::is_complex(result_type_) == spec::is_complex(term) && spec::bits(result_type_) > spec::bits(term);
    return spec::is_alternative(sum, *clause_->value) && (is_wider || spec::is_bool(term)) ? result_type_ : term;
  }

  /// The only value that is anywhere.
  Value one(const Expr& e) {
    Value out;
    for_each(e.binders, [&] {
      const Value v = eval(*e.args[0]);
      if (!v.is<Nowhere>() && !out.is<Nowhere>()) fail("`one` of several");
      if (!v.is<Nowhere>()) out = v;
    });
    return out;
  }

  /// Every item is put before those that it is before, from the end on: what is tied stays as it lies.
  Value sorting(const Value& before, const List& list) {
    List sorted;
    for (const Value& x : list) {
      auto at = sorted.end();
      while (!failed() && at != sorted.begin() && is_true(call(before, {x, *(at - 1)}))) --at;
      sorted.insert(at, x);
    }
    if (!is_sorted(before, sorted))
      process_.raise("not supported yet: a sort by a comparator that is no strict weak order", ErrorKind::kUnsupported);
    return sorted;
  }

  /// Whether `before` is a strict weak order of the list, and the list in that order: of two items one is before the
  /// other exactly where somewhere between them one is before the next.
  bool is_sorted(const Value& before, const List& list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      bool is_apart = false;
      for (std::size_t j = i; j < list.size(); ++j) {
        is_apart |= j > i && is_true(call(before, {list[j - 1], list[j]}));
        if (is_true(call(before, {list[j], list[i]})) || is_true(call(before, {list[i], list[j]})) != is_apart)
          return false;
      }
    }
    return true;
  }

  Process& process_;
  const program::Op& op_;
  const spec::Record& record_;
  spec::Arena arena_;
  spec::Instance instance_;
  List slots_;        ///< what the names of the record stand for
  std::string here_;  ///< the collective, and its number
  std::vector<std::pair<const spec::Symbol*, Value>> bindings_;
  // What was found out at the present index.
  std::map<const spec::Symbol*, Value> defined_;
  std::map<std::pair<const spec::Definition*, std::vector<Integer>>, Value> called_;
  std::optional<std::size_t> rank_;  ///< of the tensor whose index is evaluated
  const Clause* clause_ = nullptr;
  const Expr* at_ = nullptr;   ///< for messages
  ElementType result_type_{};  ///< of the clause
};

}  // namespace

std::vector<StoredValuePtr> meaning(Process& process, const program::Op& op) { return Meaning(process, op).results(); }

Board items_put(Process& process, const program::Op& op) {
  Board board;
  for (const QueueItem& item : Meaning(process, op).only_put())
    for (int n = 0;; ++n)
      if (board.emplace(std::pair(kQueues, item.queue + " #" + std::to_string(n)), item.values).second) break;
  return board;
}

StoredValuePtr held_against(Process& process, const program::Op& op, const spec::Expr& other) {
  const List values = Meaning(process, op).held_against(other);
  return values.size() == 1 && values[0].is<StoredValuePtr>() ? *values[0].as<StoredValuePtr>() : nullptr;
}

}  // namespace assay::oracle::interpreter
