#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <ranges>
#include <unordered_map>
#include <utility>
#include <vector>

#include "oracle/evaluator/arrays/arrays.h"
#include "oracle/trace/dag.h"
#include "spec/record.h"

/// A domain whose cells also say how they came about. What the domain computes stays what it was.
namespace assay::oracle {

/// What tracing needs of a domain's cells: `number` and `set_number` of their node, `leaf`, the set of a known one, and
/// `changes_when_moved`, whether an op that only moves them may change them.
template <class Base> struct TracedCells;

/// Records terms and hands everything on to the fold of the domain.
template <class Domain> class TracedFolding final : public Folding {
 public:
  TracedFolding(Domain& domain, const FoldRequest& r, std::unique_ptr<Folding> inner)
      : domain_(domain), type_(r.type), inner_(std::move(inner)), operands_(static_cast<std::size_t>(r.results)),
        has_(operands_.size(), r.init != nullptr) {
    form_ = {.kind = NodeKind::kFold,
             .type = r.type,
             .primitive = static_cast<std::int16_t>(r.function->index),
             .freedom = r.freedom,
             .products = r.products,
             .has_init = r.init != nullptr,
             .says_accumulator = r.says_accumulator};
    for (std::size_t j = 0; r.init != nullptr && j < operands_.size(); ++j)
      operands_[j].push_back(domain_.number(type_, r.init_of(j)));
  }

  void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& p) override {
    for_present(n, count, p, [&](std::int64_t j, std::int64_t t) { take(at + j, terms.at(j, t)); });
    const typename Domain::Silence silence(domain_);
    inner_->add(at, n, count, terms, p);
  }
  void add_products(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& lhs, const Terms& rhs,
                    const Presence& p) override {
    for_present(n, count, p, [&](std::int64_t j, std::int64_t t) {
      take(at + j, lhs.at(j, t));
      take(at + j, rhs.at(j, t));
    });
    const typename Domain::Silence silence(domain_);
    inner_->add_products(at, n, count, lhs, rhs, p);
  }
  void finish(std::byte* out, std::uint8_t* present) override {
    {
      const typename Domain::Silence silence(domain_);
      inner_->finish(out, present);
    }
    const std::size_t size = domain_.cell_size(type_);
    for (std::size_t j = 0; j < operands_.size(); ++j)
      if (has_[j]) domain_.set_number(type_, out + j * size, domain_.fold_node(form_, operands_[j]));
  }

 private:
  void take(std::int64_t j, const std::byte* cell) {
    operands_[static_cast<std::size_t>(j)].push_back(domain_.number(type_, cell));
    has_[static_cast<std::size_t>(j)] = true;
  }

  Domain& domain_;
  ElementType type_;
  std::unique_ptr<Folding> inner_;
  NodeForm form_;
  std::vector<std::vector<NodeNumber>> operands_;
  std::vector<bool> has_;
};

/// Sets that each of several nodes may have beside the computed one; none where they were not all found.
using SetsOfNodes = std::function<std::optional<std::vector<std::vector<LeafSet>>>(std::span<const NodeNumber>)>;

template <class Base> class Traced final : public Base {
  using Cells = TracedCells<Base>;

 public:
  template <class... Arguments>
  explicit Traced(Dag& dag, Arguments&&... arguments) : Base(std::forward<Arguments>(arguments)...), dag_(dag) {}

  void load(ElementType e, const std::byte* storage, std::int64_t n, std::byte* cells) override {
    Base::load(e, storage, n, cells);
    const auto size = static_cast<std::size_t>(spec::storage_bytes(e));
    const bool is_uniform =
        n <= 1 || std::equal(storage, storage + static_cast<std::size_t>(n - 1) * size, storage + size);
    make_literals(e, n, is_uniform, cells);
  }
  void from_integers(ElementType e, const std::int64_t* numbers, std::int64_t n, std::byte* cells) override {
    silently([&] { Base::from_integers(e, numbers, n, cells); });
    make_literals(e, n, n == 1, cells);
  }
  void from_real(ElementType e, double x, std::byte* cell) override {
    silently([&] { Base::from_real(e, x, cell); });
    make_literals(e, 1, true, cell);
  }
  void load_argument(ElementType e, const std::byte* storage, std::int64_t n, std::byte* cells) override {
    Base::load(e, storage, n, cells);
    const std::uint8_t marks = n == 1 ? kScalar | kBroadcast : 0;
    each(e, n, cells, [&](std::byte* c) { return dag_.input(e, Cells::leaf(*this, e, c), marks); });
  }
  void to_integers(ElementType e, const std::byte* cells, std::int64_t n, std::int64_t* numbers) override {
    Base::to_integers(e, cells, n, numbers);
    const std::size_t size = this->cell_size(e);
    for (std::int64_t i = 0; i < n; ++i) {
      decided_by(e, cells + static_cast<std::size_t>(i) * size);
      dag_.is_uncertain |= numbers[i] == kUncertain;
    }
  }
  Decision decide(const std::byte* cell) override {
    decided_by(ElementType::i1, cell);
    const Decision out = Base::decide(cell);
    dag_.is_uncertain |= out == Decision::kUncertain;
    return out;
  }

  void apply(const Primitive& p, const Parameters& parameters, ElementType result, std::span<const ElementType> types,
             std::span<const Column> operands, std::int64_t n, std::byte* out) override {
    if (is_silent_) return Base::apply(p, parameters, result, types, operands, n, out);
    if (operands.empty()) return apply_to_nothing(p, parameters, result, n, out);
    std::vector<NodeNumber> numbers(operands.size());
    const bool converts = p.rule == ResultRule::kGiven && p.operands == 1;
    const NodeForm form{.kind = converts ? NodeKind::kConvert : NodeKind::kApply,
                        .type = result,
                        .primitive = static_cast<std::int16_t>(converts ? -1 : p.index),
                        .parameters = converts ? Parameters{} : parameters};
    const auto node_at = [&](std::int64_t i) {
      for (std::size_t k = 0; k < operands.size(); ++k)
        numbers[k] = number(types[k], operands[k].data + i * operands[k].stride);
      return converts && types[0] == result ? numbers[0] : node(form, numbers);
    };
    record(result, n, out, node_at, [&] { Base::apply(p, parameters, result, types, operands, n, out); });
  }
  void convert(ElementType from, const std::byte* cells, ElementType to, std::int64_t n, std::byte* out) override {
    if (is_silent_) return Base::convert(from, cells, to, n, out);
    const std::size_t size = this->cell_size(from);
    const auto node_at = [&](std::int64_t i) {
      const NodeNumber operand[] = {number(from, cells + static_cast<std::size_t>(i) * size)};
      return from == to ? operand[0] : node({.kind = NodeKind::kConvert, .type = to}, operand);
    };
    record(to, n, out, node_at, [&] { Base::convert(from, cells, to, n, out); });
  }
  void select(Column pred, ElementType e, Column a, Column b, std::int64_t n, std::byte* out) override {
    if (is_silent_) return Base::select(pred, e, a, b, n, out);
    const auto node_at = [&](std::int64_t i) {
      return chosen(pred.data + i * pred.stride, e, a.data + i * a.stride, b.data + i * b.stride);
    };
    record(e, n, out, node_at, [&] { Base::select(pred, e, a, b, n, out); });
  }
  void join(ElementType e, Column a, Column b, std::int64_t n, std::byte* out) override {
    if (is_silent_) return Base::join(e, a, b, n, out);
    const auto node_at = [&](std::int64_t i) {
      const NodeNumber both[] = {number(e, a.data + i * a.stride), number(e, b.data + i * b.stride)};
      return both[0] == both[1] ? both[0] : node({.kind = NodeKind::kEither, .type = e}, both);
    };
    record(e, n, out, node_at, [&] { Base::join(e, a, b, n, out); });
  }
  void fill_between(ElementType e, std::int64_t n, std::byte* cells) override {
    Base::fill_between(e, n, cells);
    if (!is_silent_) each(e, n, cells, [&](std::byte* c) { return dag_.opaque(e, Cells::leaf(*this, e, c)); });
  }
  void join_shortcut(const spec::Shortcut& s, ElementType granted_for, ElementType e, Column a, Column b,
                     std::int64_t n, std::byte* out) override {
    if (is_silent_) return Base::join_shortcut(s, granted_for, e, a, b, n, out);
    const auto& names = spec::shortcut_names();
    const auto place = static_cast<std::int16_t>(std::ranges::find(names, s.name) - names.begin());
    const auto node_at = [&](std::int64_t i) {
      const NodeNumber both[] = {number(e, a.data + i * a.stride), number(e, b.data + i * b.stride)};
      const NodeForm form{.kind = NodeKind::kShortcut, .type = e, .shortcut = place, .granted_for = granted_for};
      return both[0] == both[1] ? both[0] : node(form, both);
    };
    record(e, n, out, node_at, [&] { Base::join_shortcut(s, granted_for, e, a, b, n, out); });
  }
  void bits_at(ElementType from, Column first, std::ptrdiff_t step, int pieces, std::int64_t index, ElementType to,
               std::int64_t n, std::byte* out) override {
    const bool is_one =
        pieces == 1 && spec::bits(from) == spec::bits(to) && !spec::is_complex(from) && !spec::is_complex(to);
    const auto node_at = [&](std::int64_t i) {
      const std::byte* at = first.data + i * first.stride;
      if (is_one) return cast(number(from, at), from, to);
      for (int k = 0; k < pieces; ++k) decided_by(from, at + k * step);
      dag_.is_uncertain |= pieces > 0 && !is_fixed(Cells::number(at));
      return NodeNumber{0};
    };
    record(to, n, out, node_at, [&] { Base::bits_at(from, first, step, pieces, index, to, n, out); });
    if (is_one || is_silent_) return;
    each(to, n, out, [&](std::byte* c) { return dag_.opaque(to, Cells::leaf(*this, to, c)); });
  }
  void enlarge(ElementType e, const std::byte* radii, std::int64_t n, std::byte* cells) override {
    if (is_silent_) return Base::enlarge(e, radii, n, cells);
    const std::size_t size = this->cell_size(e);
    const auto node_at = [&](std::int64_t i) {
      const std::size_t at = static_cast<std::size_t>(i) * size;
      const NodeNumber operands[] = {number(e, cells + at), number(e, radii + at)};
      const AcceptanceSet radius = Cells::leaf(*this, e, radii + at)[0];
      const bool is_exact = is_point(radius) && radius.low == 0 && !contains_zero(Cells::leaf(*this, e, cells + at)[0]);
      return is_exact ? operands[0] : node({.kind = NodeKind::kEnlarged, .type = e}, operands);
    };
    record(e, n, cells, node_at, [&] { Base::enlarge(e, radii, n, cells); });
  }
  void open(ElementType e, const std::byte* radii, std::int64_t n, std::byte* cells) override {
    Base::open(e, radii, n, cells);
    if (is_silent_) return;
    each(e, n, cells, [&](std::byte* c) {
      const AcceptanceSet set = Cells::leaf(*this, e, c)[0];
      return is_unconstrained(set) ? dag_.opaque(e, Cells::leaf(*this, e, c)) : number(e, c);
    });
  }
  bool sets_apart() const override { return !Base::has_radii(); }
  void set_apart(ElementType e, std::int64_t n, std::byte* cells) override {
    if (!is_silent_) each(e, n, cells, [&](std::byte* c) { return dag_.opaque(e, Cells::leaf(*this, e, c)); });
  }
  std::unique_ptr<Folding> fold(const FoldRequest& request) override {
    if (is_silent_ || request.freedom == spec::Freedom::kInOrder) return Base::fold(request);
    std::unique_ptr<Folding> inner;
    silently([&] { inner = Base::fold(request); });
    return std::make_unique<TracedFolding<Traced>>(*this, request, std::move(inner));
  }
  /// As if the operands had been broadcast by an op of their own.
  void before_broadcast(std::span<RuntimeValue> operands, std::span<const spec::Type> results) override {
    for (RuntimeValue& v : operands)
      if (has_cells(v) && results[0].is_static() && v.type.elements() < results[0].elements()) mark(v, kBroadcast);
  }
  /// The terms say how a result was computed.
  bool transform(const Transform&, std::byte*) override { return false; }
  void decide_arrangement(ElementType e, const std::byte* leaves, std::int64_t n) override {
    Base::decide_arrangement(e, leaves, n);
    for (std::int64_t i = 0; i < n; ++i) decided_by(e, leaves + static_cast<std::size_t>(i) * this->cell_size(e));
  }
  void try_arrangements(bool on) override {
    Base::try_arrangements(on);
    if (on) return silent_before_.push_back(std::exchange(is_silent_, true));
    is_silent_ = silent_before_.back();
    silent_before_.pop_back();
  }
  /// Asks for what rewrites may make of regions that are called on trial.
  void rewrite_trials(SetsOfNodes sets_of_nodes) { sets_of_nodes_ = std::move(sets_of_nodes); }
  bool is_trial() const override { return sets_of_nodes_ && !silent_before_.empty() && !silent_before_.back(); }
  void begin_trial(std::span<const TrialElements> arguments) override {
    is_silent_ = false;
    trials_.push_back({dag_.mark(), {}, {}});
    for (const TrialElements& a : arguments)
      each(a.type, a.count, a.cells, [&](const std::byte* cell) { return number(a.type, cell); });
  }
  void end_trial(std::span<const TrialElements> results) override {
    is_silent_ = true;
    const std::vector<NodeNumber> made = made_on_trial(results);
    const auto sets = made.empty() ? std::nullopt : sets_of_nodes_(made);
    dag_.is_unsearched |= !made.empty() && !sets;
    const Trial trial = std::move(trials_.back());
    trials_.pop_back();
    dag_.go_back(trial.before);
    std::size_t next = 0;
    for (const TrialElements& r : results)
      each(r.type, r.count, r.cells, [&](std::byte* cell) {
        const NodeNumber n = Cells::number(cell);
        if (!is_of(trial, n)) return n;
        if (const auto known = trial.outside.find(n); known != trial.outside.end()) return known->second;
        if (sets) take_sets((*sets)[next], r.type, cell);
        ++next;
        return NodeNumber{0};
      });
  }
  void take_no_freedom(bool on) override {
    Base::take_no_freedom(on);
    is_silent_ = on;
  }
  void after_op(const EvaluatedOp& op) override {
    for (RuntimeValue& v : op.results) {
      number_all(v);
      part_literals(v);
      mark(op, v);
    }
    const auto made = numbers_of(op.results);
    silently([&] { Base::after_op(op); });
    restore(op.results, made);
  }

  // ---- for folds --------------------------------------------------------------------------------
  /// While one stands, nothing is recorded.
  class Silence {
   public:
    explicit Silence(Traced& t) : traced_(t), before_(std::exchange(t.is_silent_, true)) {}
    ~Silence() { traced_.is_silent_ = before_; }
    Silence(const Silence&) = delete;
    Silence& operator=(const Silence&) = delete;

   private:
    Traced& traced_;
    bool before_;
  };
  /// That of a cell; one of its own where nothing was recorded.
  NodeNumber number(ElementType e, const std::byte* cell) {
    const NodeNumber known = Cells::number(cell);
    if (!trials_.empty() && !is_of(trials_.back(), known) && !is_fixed(known)) return number_on_trial(known, e, cell);
    return known != 0 ? known : dag_.opaque(e, Cells::leaf(*this, e, cell));
  }
  void set_number(ElementType e, std::byte* cell, NodeNumber n) { Cells::set_number(e, cell, n); }
  NodeNumber fold_node(NodeForm form, std::span<const NodeNumber> operands) { return node(form, operands); }

 private:
  /// A region that runs on trial.
  struct Trial {
    Dag::Mark before;
    std::unordered_map<NodeNumber, NodeNumber> inside, outside;  ///< leaves that stand for nodes made before, and back
  };
  bool is_of(const Trial& t, NodeNumber n) const {
    return n != 0 && Dag::process_of(n) == dag_.process() && !Dag::is_older(n, t.before);
  }
  /// Of an element that was computed before the trial: rewrites do not look behind it.
  NodeNumber number_on_trial(NodeNumber known, ElementType e, const std::byte* cell) {
    Trial& trial = trials_.back();
    if (const auto at = trial.inside.find(known); known != 0 && at != trial.inside.end()) return at->second;
    const NodeNumber leaf = dag_.opaque(e, Cells::leaf(*this, e, cell));
    trial.inside.emplace(known, leaf);
    trial.outside.emplace(leaf, known);
    return leaf;
  }
  /// The nodes that the region computed its results by, in their order.
  std::vector<NodeNumber> made_on_trial(std::span<const TrialElements> results) {
    std::vector<NodeNumber> out;
    for (const TrialElements& r : results)
      each(r.type, r.count, r.cells, [&](const std::byte* cell) {
        const NodeNumber n = Cells::number(cell);
        if (is_of(trials_.back(), n) && !trials_.back().outside.contains(n)) out.push_back(n);
        return n;
      });
    return out;
  }
  /// Joins sets with a cell, unless they lie in it.
  void take_sets(const std::vector<LeafSet>& sets, ElementType e, std::byte* cell) {
    for (const LeafSet& s : sets) {
      const auto* const set = reinterpret_cast<const std::byte*>(s.data());
      std::uint8_t lies_within = 0;
      Base::lie_within(e, {set, 0}, {cell, 0}, 1, &lies_within);
      if (lies_within != 0) continue;
      silently([&] { Base::join(e, {cell, 0}, {set, 0}, 1, cell); });
      dag_.is_uncertain = true;
    }
  }
  template <class F> void silently(F f) {
    const Silence silence(*this);
    f();
  }
  /// What has no operands is a constant.
  void apply_to_nothing(const Primitive& p, const Parameters& parameters, ElementType result, std::int64_t n,
                        std::byte* out) {
    silently([&] { Base::apply(p, parameters, result, {}, {}, n, out); });
    make_literals(result, n, false, out);
  }
  void make_literals(ElementType e, std::int64_t n, bool is_uniform, std::byte* cells) {
    if (is_silent_) return;
    each(e, n, cells, [&](std::byte* c) { return dag_.literal(e, Cells::leaf(*this, e, c), is_uniform); });
  }
  /// The nodes of n cells, which `compute` writes: `out` may be one of the operands, so the nodes are made first.
  template <class NodeAt, class Compute>
  void record(ElementType e, std::int64_t n, std::byte* out, NodeAt node_at, Compute compute) {
    std::vector<NodeNumber> made(static_cast<std::size_t>(n));
    for (std::int64_t i = 0; i < n; ++i) made[static_cast<std::size_t>(i)] = node_at(i);
    silently(compute);
    auto next = made.begin();
    each(e, n, out, [&](std::byte*) { return *next++; });
  }
  template <class F> void each(ElementType e, std::int64_t n, std::byte* cells, F f) {
    const std::size_t size = this->cell_size(e);
    for (std::int64_t i = 0; i < n; ++i) {
      std::byte* cell = cells + static_cast<std::size_t>(i) * size;
      Cells::set_number(e, cell, f(cell));
    }
  }
  /// Of all cells of all results, so that the domain may change them.
  std::vector<NodeNumber> numbers_of(std::span<const RuntimeValue> results) const {
    std::vector<NodeNumber> out;
    for (const RuntimeValue& v : results) {
      if (!has_cells(v)) continue;
      const std::size_t size = this->cell_size(v.type.element());
      for (std::int64_t i = 0; i < v.type.elements(); ++i)
        out.push_back(Cells::number(v.cells.get() + static_cast<std::size_t>(i) * size));
    }
    return out;
  }
  void restore(std::span<RuntimeValue> results, const std::vector<NodeNumber>& made) {
    if (numbers_of(results) == made) return;
    std::size_t next = 0;
    for (RuntimeValue& v : results) {
      if (!has_cells(v)) continue;
      const ElementType e = v.type.element();
      auto changed =
          Buffer<std::byte>::copy_of(v.cells.get(), static_cast<std::size_t>(v.type.elements()) * this->cell_size(e));
      each(e, v.type.elements(), changed.get(), [&](std::byte*) { return made[next++]; });
      v.cells = std::move(changed).freeze();
    }
  }
  /// The marks of an element of another process are not known here.
  std::uint8_t marks_of(NodeNumber n) const {
    return n != 0 && Dag::process_of(n) == dag_.process() ? dag_.node(n).form.marks : 0;
  }
  NodeNumber node(NodeForm form, std::span<const NodeNumber> operands) {
    std::uint8_t shared = kInherited;
    for (const NodeNumber n : operands) shared &= n == 0 ? 0 : marks_of(n);
    if (std::ranges::find(operands, NodeNumber{0}) != operands.end()) return 0;  // the graph is full
    form.marks |= shared;
    return dag_.make(form, operands);
  }
  NodeNumber cast(NodeNumber from_number, ElementType from, ElementType to) {
    if (from == to || from_number == 0) return from_number;
    if (Dag::process_of(from_number) == dag_.process()) {
      const Node& n = dag_.node(from_number);
      if (n.form.kind == NodeKind::kCast) {
        const NodeNumber before = dag_.operands(n)[0];
        if (Dag::process_of(before) == dag_.process() && dag_.node(before).form.type == to) return before;
      }
    }
    const NodeNumber operand[] = {from_number};
    return node({.kind = NodeKind::kCast, .type = to}, operand);
  }
  NodeNumber chosen(const std::byte* pred, ElementType e, const std::byte* a, const std::byte* b) {
    const NodeNumber p = number(ElementType::i1, pred);
    if (const Decision d = Base::decide(pred); d != Decision::kUncertain && is_fixed(p))
      return number(e, d == Decision::kTrue ? a : b);
    const NodeNumber operands[] = {p, number(e, a), number(e, b)};
    return operands[1] == operands[2] ? operands[1] : node({.kind = NodeKind::kSelect, .type = e}, operands);
  }
  /// No freedom can change it.
  bool is_fixed(NodeNumber n) const {
    if (n == 0 || Dag::process_of(n) != dag_.process()) return false;
    const NodeKind kind = dag_.node(n).form.kind;
    return kind == NodeKind::kLiteral || kind == NodeKind::kInput;
  }
  void decided_by(ElementType e, const std::byte* cell) {
    const NodeNumber n = Cells::number(cell);
    if (n == 0 || is_silent_ || is_fixed(n)) return;
    if (dag_.decisions.empty() || dag_.decisions.back().node != n)
      dag_.decisions.push_back({n, Cells::leaf(*this, e, cell)});
  }

  static bool has_cells(const RuntimeValue& v) {
    return v.type && v.type.is_tensor() && v.type.is_static() && v.axes == 0 && v.cells != nullptr;
  }
  /// The one operand has fewer elements than the result.
  static bool spreads(const EvaluatedOp& op, const RuntimeValue& result) {
    const auto& operands = op.op.operands;
    if (!op.op.regions.empty() || operands.size() != 1 || operands[0] >= op.values.size()) return false;
    const RuntimeValue& operand = op.values[operands[0]];
    return has_cells(operand) && operand.type.elements() < result.type.elements();
  }
  void mark(const EvaluatedOp& op, RuntimeValue& v) {
    if (!has_cells(v)) return;
    const int form = v.type.elements() == 1 ? kScalar | kBroadcast : spreads(op, v) ? kBroadcast : 0;
    mark(v, static_cast<std::uint8_t>(form | (op.op.record->facts.selects ? kSelected : 0)), !op.op.operands.empty());
  }
  void mark(RuntimeValue& v, std::uint8_t marks, bool is_moved = true) {
    if (is_silent_) return;
    const ElementType e = v.type.element();
    if (!spec::is_float(e) && !spec::is_complex(e)) return;
    const std::size_t size = this->cell_size(e);
    const std::int64_t n = v.type.elements();
    const auto wants = [&](const std::byte* c) {
      const NodeNumber now = Cells::number(c);
      const bool is_new = now != 0 && (marks & ~kSelected & ~marks_of(now)) != 0;
      return is_new || (is_moved && Cells::changes_when_moved(*this, e, c, (marks & kSelected) != 0));
    };
    bool any = false;
    for (std::int64_t i = 0; i < n && !any; ++i) any = wants(v.cells.get() + static_cast<std::size_t>(i) * size);
    if (!any) return;
    auto changed = Buffer<std::byte>::copy_of(v.cells.get(), static_cast<std::size_t>(n) * size);
    each(e, n, changed.get(), [&](std::byte* c) {
      if (!wants(c)) return Cells::number(c);
      const NodeNumber operand[] = {number(e, c)};
      return node({.kind = NodeKind::kMoved, .type = e, .marks = marks}, operand);
    });
    v.cells = std::move(changed).freeze();
  }
  /// Elements that were found in silence are what they are.
  void number_all(RuntimeValue& v) {
    if (!has_cells(v) || is_silent_) return;
    const ElementType e = v.type.element();
    const std::size_t size = this->cell_size(e), n = static_cast<std::size_t>(v.type.elements());
    const auto is_numbered = [&](std::size_t i) { return Cells::number(v.cells.get() + i * size) != 0; };
    if (std::ranges::all_of(std::views::iota(std::size_t{0}, n), is_numbered)) return;
    auto changed = Buffer<std::byte>::copy_of(v.cells.get(), n * size);
    each(e, v.type.elements(), changed.get(), [&](const std::byte* c) { return number(e, c); });
    v.cells = std::move(changed).freeze();
  }
  /// A literal that stands in a tensor of others from now on.
  void part_literals(RuntimeValue& v) {
    if (!has_cells(v) || is_silent_) return;
    const ElementType e = v.type.element();
    const std::size_t size = this->cell_size(e), n = static_cast<std::size_t>(v.type.elements());
    const std::byte* cells = v.cells.get();
    const auto number_at = [&](std::size_t i) { return Cells::number(cells + i * size); };
    const auto is_other = [&](std::size_t i) { return number_at(i) != number_at(0); };
    const auto is_uniform = [&](std::size_t i) { return (marks_of(number_at(i)) & kUniform) != 0; };
    const auto all = std::views::iota(std::size_t{0}, n);
    if (std::ranges::none_of(all, is_other) || std::ranges::none_of(all, is_uniform)) return;
    auto changed = Buffer<std::byte>::copy_of(cells, n * size);
    each(e, v.type.elements(), changed.get(), [&](std::byte* c) {
      const NodeNumber now = Cells::number(c);
      return (marks_of(now) & kUniform) != 0 ? dag_.literal(e, Cells::leaf(*this, e, c), false) : now;
    });
    v.cells = std::move(changed).freeze();
  }

  Dag& dag_;
  bool is_silent_ = false;
  std::vector<bool> silent_before_;  ///< before each of the trials that have begun
  std::vector<Trial> trials_;        ///< the regions that run on trial, the innermost last
  SetsOfNodes sets_of_nodes_;
};

}  // namespace assay::oracle
