#include "program/partition/partition.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "program/edit/compact.h"
#include "program/edit/make.h"
#include "program/edit/reads.h"
#include "program/edit/walk.h"
#include "program/effects.h"
#include "program/partition/blocks.h"
#include "program/partition/lines.h"
#include "program/partition/local_op.h"
#include "program/partition/moves.h"
#include "program/partition/orders.h"
#include "program/partition/places.h"
#include "program/partition/prepare.h"
#include "program/shardings.h"
#include "program/shards.h"
#include "program/spread.h"
#include "program/text/text.h"
#include "spec/language/call_builtin.h"
#include "spec/language/evaluate.h"

namespace assay::program {
namespace {

bool is_plain(Type t) { return t.is_tensor() && t.is_static() && !t.is_quantized(); }

bool is_even(std::int64_t size, std::int64_t pieces) { return size > 0 && size % pieces == 0; }

/// A value of the program as the devices have it.
struct Held {
  Sharding sharding;
  ValueId shard = kNoValue;
  ValueId whole = kNoValue;  ///< once a device has put it together
};

/// Along which axes of one mesh the factors of an op are cut.
struct Plan {
  Mesh mesh;
  std::map<std::size_t, std::vector<AxisRef>> axes;  ///< by factor

  Cuts cuts() const {
    Cuts out;
    for (const auto& [k, of] : axes) out[k] = pieces(mesh, of);
    return out;
  }
};

/// An op that is to be partitioned, and what is known of it.
struct Partitioning {
  const Op& op;
  spec::Instance instance;
  Reading reading;
  std::vector<Type> types;  ///< of operands, then of results
};

class Partitioner {
 public:
  Partitioner(const Module& original, const PartitionFault& fault)
      : original_(original), from_(*original.entry()), meshes_(meshes_of(original)), fault_(fault),
        moves_(original.devices, fault.slip), held_(from_.types.size()) {}

  Result<Partitioned> run() {
    out_.module = original_;
    out_.module.arena = std::make_shared<spec::Arena>();
    out_.arenas.push_back(original_.arena);
    out_.module.grid = {1, original_.devices};
    out_.module.devices = 1;
    to_ = &entry_of(out_.module);
    ops_ = &to_->body.ops;
    to_->body = {};
    ops_ = &to_->body.ops;
    to_->body.place = from_.body.place;
    to_->types.clear();
    to_->results.clear();
    to_->argument_attributes.assign(from_.argument_attributes.size(), "");
    to_->result_attributes.assign(from_.result_attributes.size(), "");
    if (auto ok = arguments(); !ok) return tl::unexpected(ok.error());
    for (const Op& op : from_.body.ops)
      if (auto ok = this->op(op); !ok) return tl::unexpected(ok.error());
    if (auto ok = results(); !ok) return tl::unexpected(ok.error());
    renumber(*to_, *out_.module.arena);
    return std::move(out_);
  }

 private:
  bool slips(Slip s) const { return fault_.slip == s; }
  /// Of the fault's op.
  bool slips(Slip s, const Op& op) const {
    return fault_.slip == s && (fault_.op.empty() || op.record->full_name() == fault_.op);
  }

  // ---- the border --------------------------------------------------------------------------------

  Result<Sharding> border(const std::vector<std::string>& attributes, std::size_t k, Type type) const {
    if (k >= attributes.size()) return replicated();
    const auto said = sharding_in(attributes[k], meshes_);
    if (!said) return tl::unexpected(said.error());
    if (!*said) return replicated();
    const Sharding& s = (*said)->of[0];
    if (s.kind == Sharding::Kind::kMaximal || !has_parts(s))
      return unsupported("an argument or a result that is no tensor with parts on all devices");
    const Sharding out = plain(s);
    if (is_cut(out) && !is_plain(type)) return unsupported("a shard of " + type.text());
    return out;
  }

  Result<void> arguments() {
    for (std::size_t k = 0; k < from_.body.arguments.size(); ++k) {
      const ValueId v = from_.body.arguments[k];
      auto s = border(from_.argument_attributes, k, from_.type(v));
      if (!s) return tl::unexpected(s.error());
      held(v) = {*s, new_argument(*to_, is_cut(*s) ? shard_type(*s, from_.type(v)) : from_.type(v)), kNoValue};
      out_.arguments.push_back(*std::move(s));
    }
    return {};
  }

  Result<void> results() {
    for (std::size_t k = 0; k < from_.body.returns.size(); ++k) {
      const ValueId v = from_.body.returns[k];
      auto s = border(from_.result_attributes, k, from_.type(v));
      if (!s) return tl::unexpected(s.error());
      to_->body.returns.push_back(as(v, *s));
      to_->results.push_back(to_->type(to_->body.returns.back()));
      out_.results.push_back(*std::move(s));
    }
    return {};
  }

  // ---- values ------------------------------------------------------------------------------------

  Held& held(ValueId v) { return held_[v]; }

  /// The value as it lies by a sharding.
  ValueId as(ValueId v, const Sharding& wanted) {
    Held& h = held(v);
    const Type type = from_.type(v);
    if (!is_cut(wanted)) return whole(v);
    if (is_cut(h.sharding)) {
      if (lies_alike(h.sharding, wanted, type.shape(), original_.devices)) return h.shard;
      for (const std::string& text :
           {moves_.permuting(h.sharding, wanted, type), moves_.exchanging(h.sharding, wanted, type)})
        if (!text.empty()) return written(text, {h.shard});
    }
    return written(moves_.taking(wanted, type), {whole(v)});
  }

  ValueId whole(ValueId v) {
    Held& h = held(v);
    if (!is_cut(h.sharding)) return h.shard;
    if (h.whole != kNoValue) return h.whole;
    h.whole = written(moves_.gathering(h.sharding, from_.type(v)), {h.shard});
    put_together_.push_back(v);
    return h.whole;
  }

  /// The ops of a function; gives the value that it returns.
  ValueId written(const std::string& text, const std::vector<ValueId>& operands) {
    const Module made = parse(text).value();
    out_.arenas.push_back(made.arena);
    const Function& f = made.functions[0];
    std::map<ValueId, ValueId> now;
    for (std::size_t k = 0; k < f.body.arguments.size(); ++k) now[f.body.arguments[k]] = operands[k];
    for (const Op& op : f.body.ops) ops_->push_back(copied(f, op, now));
    return now.at(f.body.returns[0]);
  }

  /// The op with its regions, reading what stands for its values now.
  Op copied(const Function& f, const Op& op, std::map<ValueId, ValueId>& now) {
    Op out = op;
    std::vector<ValueId> operands;
    for (const ValueId v : op.operands) operands.push_back(now.at(v));
    out.operands = out_.module.arena->copy(std::span<const ValueId>(operands));
    out.discardable_attributes = {};
    define(f, op.first_result, op.results, now);
    if (op.results > 0) out.first_result = now.at(op.first_result);
    for (Region& r : out.regions) r = copied(f, r, now);
    return out;
  }

  Region copied(const Function& f, const Region& region, std::map<ValueId, ValueId>& now) {
    Region out;
    out.place = region.place;
    for (const ValueId v : region.arguments) define(f, v, 1, now), out.arguments.push_back(now.at(v));
    for (const Op& op : region.ops) out.ops.push_back(copied(f, op, now));
    for (const ValueId v : region.returns) out.returns.push_back(now.at(v));
    return out;
  }

  void define(const Function& f, ValueId first, std::uint32_t n, std::map<ValueId, ValueId>& now) {
    for (std::uint32_t k = 0; k < n; ++k) now[first + k] = new_value(*to_, f.type(first + k));
  }

  // ---- ops ---------------------------------------------------------------------------------------

  Result<void> op(const Op& op) {
    const spec::Facts& facts = op.record->facts;
    if (facts.communicates || facts.identifies || facts.queues)
      return unsupported(op.record->full_name() + " in a program that is spread over devices", where(op.place));
    const auto said = said_of(op);
    if (!said) return tl::unexpected(said.error());
    const auto is_done = in_blocks(op, *said);
    if (!is_done) return tl::unexpected(is_done.error());
    if (!*is_done && !partitioned(op, *said)) on_wholes(op);
    for (std::uint32_t k = 0; k < op.results; ++k)
      if ((*said)[k]) move(op.first_result + k, *(*said)[k]);
    return {};
  }

  /// What the program says of the results, where they can lie so.
  Result<std::vector<std::optional<Sharding>>> said_of(const Op& op) const {
    std::vector<std::optional<Sharding>> out(op.results);
    auto said = sharding_in(op.discardable_attributes, meshes_);
    if (!said) return tl::unexpected(said.error());
    std::vector<Sharding> of = *said ? (*said)->of : std::vector<Sharding>();
    if (sharding_pack(*op.record) != nullptr)
      for (const Value& v : op.attributes)
        if (v.kind == spec::ValueKind::kDictionary) {
          const auto constraint = parse_shardy("<" + std::string(v.as_string()) + ">", meshes_);
          if (!constraint) return tl::unexpected(constraint.error());
          of = constraint->of;
        }
    if (of.size() != op.results) return out;
    for (std::uint32_t k = 0; k < op.results; ++k) {
      const Sharding s = plain(of[k]);
      const bool can_be = has_parts(of[k]) && is_plain(from_.type(op.first_result + k));
      if (can_be || !is_cut(s)) out[k] = s;
    }
    return out;
  }

  void move(ValueId v, const Sharding& s) { held(v) = {s, as(v, s), kNoValue}; }

  /// Every device has all operands whole, and does the same.
  void on_wholes(const Op& op) {
    std::map<ValueId, ValueId> now;
    for (const ValueId v : reads(op)) now[v] = whole(v);
    ops_->push_back(copied(from_, op, now));
    for (std::uint32_t k = 0; k < op.results; ++k)
      held(op.first_result + k) = {replicated(), now.at(op.first_result + k), kNoValue};
  }

  // ---- blocks ------------------------------------------------------------------------------------

  /// A loop carries values as the program says that they lie behind it, or as they lie before it; what branches give
  /// lies as the program says. Whether the op is one of these.
  Result<bool> in_blocks(const Op& op, const std::vector<std::optional<Sharding>>& said) {
    const Blocks kind = blocks_of(*op.record);
    if (kind == Blocks::kNone || !is_spread(op, said)) return false;
    const bool carries = kind == Blocks::kLoop;
    std::vector<Sharding> lie;
    std::vector<ValueId> operands;
    for (std::uint32_t k = 0; k < op.results; ++k)
      lie.push_back(said[k] ? *said[k] : carries ? held(op.operands[k]).sharding : replicated());
    for (std::size_t k = 0; k < op.operands.size(); ++k)
      operands.push_back(carries ? as(op.operands[k], lie[k]) : whole(op.operands[k]));
    Op out = op;
    out.regions.clear();
    out.discardable_attributes = {};
    for (const Region& r : op.regions) {
      const bool is_condition = carries && out.regions.empty();
      auto made = block(op, r, lie, is_condition ? std::vector{replicated()} : lie);
      if (!made) return tl::unexpected(made.error());
      out.regions.push_back(*std::move(made));
    }
    out.operands = out_.module.arena->copy(std::span<const ValueId>(operands));
    for (std::uint32_t k = 0; k < op.results; ++k) {
      const ValueId v = new_value(*to_, lying_type(lie[k], from_.type(op.first_result + k)));
      if (k == 0) out.first_result = v;
      held(op.first_result + k) = {lie[k], v, kNoValue};
    }
    ops_->push_back(std::move(out));
    return true;
  }

  static Type lying_type(const Sharding& s, Type whole) { return is_cut(s) ? shard_type(s, whole) : whole; }

  /// The region on values as they lie, which gives others as they are to lie.
  Result<Region> block(const Op& op, const Region& r, const std::vector<Sharding>& carried,
                       const std::vector<Sharding>& wanted) {
    Region out;
    out.place = r.place;
    std::vector<ValueId> stale(r.arguments.size(), kNoValue);
    for (std::size_t k = 0; slips(Slip::kBlockKeepsWhole) && k < stale.size(); ++k)
      if (is_cut(carried[k])) stale[k] = whole(op.operands[k]);
    std::vector<Op>* const outer = std::exchange(ops_, &out.ops);
    const std::size_t before = put_together_.size();
    for (std::size_t k = 0; k < r.arguments.size(); ++k) {
      const ValueId v = r.arguments[k];
      out.arguments.push_back(new_value(*to_, lying_type(carried[k], from_.type(v))));
      held(v) = {carried[k], out.arguments[k], stale[k]};
      if (slips(Slip::kBlockMislabelsCarried)) mislabel(held(v).sharding, from_.type(v));
    }
    Result<void> all;
    for (const Op& inner : r.ops)
      if (all) all = this->op(inner);
    for (std::size_t k = 0; all && k < r.returns.size(); ++k) out.returns.push_back(given(r.returns[k], wanted[k]));
    ops_ = outer;
    // What was put together within a block is nothing outside of it.
    for (; put_together_.size() > before; put_together_.pop_back()) held(put_together_.back()).whole = kNoValue;
    if (!all) return tl::unexpected(all.error());
    return out;
  }

  ValueId given(ValueId v, const Sharding& wanted) {
    const bool may_slip = slips(Slip::kBlockGivesAsItLies) && is_cut(wanted) && is_cut(held(v).sharding);
    const bool slips = may_slip && shard_type(wanted, from_.type(v)) == shard_type(held(v).sharding, from_.type(v));
    return slips ? held(v).shard : as(v, wanted);
  }

  /// Whether something that it reads or gives is cut.
  bool is_spread(const Op& op, const std::vector<std::optional<Sharding>>& said) {
    return std::ranges::any_of(reads(op), [&](ValueId v) { return is_cut(held(v).sharding); }) ||
           std::ranges::any_of(said, [](const auto& s) { return s && is_cut(*s); });
  }

  // ---- ops on shards -----------------------------------------------------------------------------

  /// Whether the op was put where its operands and results lie.
  bool partitioned(const Op& op, const std::vector<std::optional<Sharding>>& said) {
    if (!is_spread(op, said) || op.results == 0 || record_of_effect(op).effect.any() || !has_plain_types(op) ||
        captures(op) || says_sizes(op))
      return false;
    spec::Arena& arena = *out_.module.arena;
    auto of_op = instance(original_, from_, op, arena);
    if (!of_op || !spec::bind(*of_op, arena)) return false;
    const auto reading = read_formula(*of_op, arena);
    const Partitioning p{op, *of_op, reading.value_or(Reading{}), tensor_types(*of_op)};
    if ((slips(Slip::kOpPerShard, op) || slips(Slip::kOperandPerShard, op)) && partitioned_wrongly(p)) return true;
    if (merged(p, said)) return true;
    if (!reading) return false;
    if (windowed(p, said) || joined(p, said) || reached(p, said)) return true;
    Plan plan = planned(p, said);
    const auto local = fitted(p, plan);
    if (!local) return false;
    emit(p, plan, *local);
    return true;
  }

  /// Where an operand says sizes, they are those of the whole.
  static bool says_sizes(const Op& op) {
    return std::ranges::find(op.record->facts.held, true) != op.record->facts.held.end();
  }

  bool has_plain_types(const Op& op) const {
    for (std::uint32_t k = 0; k < op.results; ++k)
      if (!is_plain(from_.type(op.first_result + k))) return false;
    return std::ranges::all_of(op.operands, [&](ValueId v) { return is_plain(from_.type(v)); });
  }

  static bool captures(const Op& op) {
    return std::ranges::any_of(reads(op),
                               [&](ValueId v) { return std::ranges::find(op.operands, v) == op.operands.end(); });
  }

  // ---- plans -------------------------------------------------------------------------------------

  /// How a spot lies, or is to lie.
  std::optional<Sharding> lying(const Partitioning& p, const std::vector<std::optional<Sharding>>& said,
                                const Spot& s) {
    const std::size_t operands = p.op.operands.size();
    const auto out = s.tensor < operands ? held(p.op.operands[s.tensor]).sharding : said[s.tensor - operands];
    return out && is_cut(*out) ? out : std::nullopt;
  }

  /// What is said of results decides, then how operands lie, the first one first.
  Plan planned(const Partitioning& p, const std::vector<std::optional<Sharding>>& said) {
    Plan plan;
    std::vector<std::size_t> order;
    for (std::size_t t = p.op.operands.size(); t < p.types.size(); ++t) order.push_back(t);
    for (std::size_t t = 0; t < p.op.operands.size(); ++t) order.push_back(t);
    std::vector<AxisRef> used;
    for (const std::size_t tensor : order)
      for (std::size_t k = 0; k < p.reading.factors.size(); ++k)
        for (const Spot& s : p.reading.factors[k].spots) {
          const auto sharding = s.tensor == tensor ? lying(p, said, s) : std::nullopt;
          if (!sharding || plan.axes.contains(k) || (!used.empty() && sharding->mesh != plan.mesh)) continue;
          const auto& axes = sharding->dimensions[s.dimension].axes;
          auto all = used;
          all.insert(all.end(), axes.begin(), axes.end());
          const std::int64_t n = pieces(sharding->mesh, axes);
          if (n == 1 || !check_axes(sharding->mesh, all) || !may_cut(p, p.reading.factors[k], n)) continue;
          plan.mesh = sharding->mesh;
          plan.axes[k] = axes;
          used = std::move(all);
        }
    return plan;
  }

  bool may_cut(const Partitioning& p, const Factor& f, std::int64_t n) const {
    if (f.is_counted) return f.size > 0 && may_count(p, f);
    if (!f.is_folded) return f.size > 0;
    const bool is_divided = is_even(f.size, n) || (slips(Slip::kPaddingIsFolded) && f.size > 0);
    return is_divided && p.op.results == 1 && may_fold(p, f);
  }

  /// The sum of two indices has to be that of the type.
  static bool may_count(const Partitioning& p, const Factor& f) {
    const spec::ElementType e = p.types[f.spots[0].tensor].element();
    return spec::is_int(e) && spec::fits(2 * f.size, e);
  }

  /// Folds by a region are in order: only what is outermost is folded among devices afterwards. Its init is folded in
  /// by each of them.
  bool may_fold(const Partitioning& p, const Factor& f) const {
    const Reading::Fold& fold = *p.reading.fold;
    const spec::ElementType e = p.types.back().element();
    const bool is_of_one_region = p.op.regions.size() == 1;
    if (!may_be_folded_in_parts(e, is_of_one_region ? p.op.regions.data() : nullptr)) return false;
    if (fold.region < 0) return true;
    for (const int axis : fold.axes) {
      if (std::ranges::find(f.axes, axis) != f.axes.end()) break;
      if (p.reading.extents[static_cast<std::size_t>(axis)] != 1) return false;
    }
    return is_of_one_region && has_neutral_init(p.op);
  }

  bool has_neutral_init(const Op& op) const {
    for (std::size_t k = 0; k < op.operands.size(); ++k) {
      const Type type = from_.type(op.operands[k]);
      if (type.rank() != 0) continue;
      const auto literal = literal_of_value(op.operands[k]);
      if (!literal || !is_neutral(*literal, op.regions[0])) return false;
    }
    return true;
  }

  std::optional<spec::Literal> literal_of_value(ValueId v) const {
    for (const Op& op : from_.body.ops)
      if (op.results == 1 && op.first_result == v && is_literal(op)) return op.attributes[0].as_literal();
    return std::nullopt;
  }

  /// The op on pieces, cut along as many factors of the plan as it can be; nothing where that is none.
  std::optional<spec::Instance> fitted(const Partitioning& p, Plan& plan) {
    while (!plan.axes.empty()) {
      if (auto local = on_pieces(p.instance, p.reading, plan.cuts(), *out_.module.arena)) return local;
      plan.axes.erase(std::prev(plan.axes.end()));
    }
    return std::nullopt;
  }

  /// How a tensor of the op lies by the plan.
  Sharding by_plan(const Partitioning& p, const Plan& plan, std::size_t tensor) const {
    Sharding out;
    out.mesh = plan.mesh;
    out.dimensions.resize(p.types[tensor].shape().size());
    for (const auto& [k, axes] : plan.axes)
      for (const Spot& s : p.reading.factors[k].spots)
        if (s.tensor == tensor) out.dimensions[s.dimension].axes = axes;
    return plain(out);
  }

  /// The op on what the devices have; gives its first result.
  ValueId put(const Partitioning& p, const spec::Instance& local, const std::vector<ValueId>& operands) {
    std::map<ValueId, ValueId> none;
    std::vector<Region> regions;
    for (const Region& r : p.op.regions) regions.push_back(copied(from_, r, none));
    ops_->push_back(make_op(local, operands, std::move(regions), *to_, *out_.module.arena));
    return ops_->back().first_result;
  }

  void emit(const Partitioning& p, const Plan& plan, const spec::Instance& local) {
    std::vector<ValueId> operands;
    for (std::size_t t = 0; t < p.op.operands.size(); ++t)
      operands.push_back(as(p.op.operands[t], by_plan(p, plan, t)));
    const ValueId first = put(p, local, operands);
    for (std::uint32_t k = 0; k < p.op.results; ++k) {
      Sharding s = by_plan(p, plan, p.op.operands.size() + k);
      const ValueId shard = counted_on(p, plan, s, k, folded_again(p, plan, first + k));
      if (slips(Slip::kResultMislabelled)) mislabel(s, p.types[p.op.operands.size() + k]);
      held(p.op.first_result + k) = {s, shard, kNoValue};
    }
  }

  /// Two dimensions take one another's axes, where shards have the same shape all the same.
  static void mislabel(Sharding& s, Type whole) {
    if (!is_cut(s)) return;
    for (std::size_t d = 1; d < s.dimensions.size(); ++d) {
      Sharding other = s;
      std::swap(other.dimensions[0].axes, other.dimensions[d].axes);
      if (other != s && shard_type(other, whole) == shard_type(s, whole)) return (void)(s = other);
    }
  }

  /// A shard whose elements are the index begins where it lies.
  ValueId counted_on(const Partitioning& p, const Plan& plan, const Sharding& s, std::uint32_t result, ValueId shard) {
    for (const auto& [k, axes] : plan.axes) {
      const Factor& f = p.reading.factors[k];
      if (f.is_counted && f.spots[0].tensor == p.op.operands.size() + result)
        shard = written(moves_.counting_on(s, f.spots[0].dimension, p.types[f.spots[0].tensor]), {shard});
    }
    return shard;
  }

  // ---- windows -----------------------------------------------------------------------------------

  /// Where an operand is cut along a dimension that is read in windows, so is the result, by the same axes: each device
  /// takes as much of the operand as its part needs.
  bool windowed(const Partitioning& p, const std::vector<std::optional<Sharding>>& said) {
    const std::size_t operands = p.op.operands.size(), rank = p.types[operands].shape().size();
    for (const Window& w : p.reading.windows)
      for (const auto& [axis, multiple] : w.multiples) {
        if (static_cast<std::size_t>(axis) >= rank || w.spot.tensor >= operands) continue;
        auto lies = lying(p, said, {operands, static_cast<std::size_t>(axis)});
        std::size_t dimension = static_cast<std::size_t>(axis);
        if (!lies || pieces(lies->mesh, lies->dimensions[dimension].axes) == 1) {
          lies = lying(p, said, w.spot);
          dimension = w.spot.dimension;
        }
        const auto axes = lies ? lies->dimensions[dimension].axes : std::vector<AxisRef>();
        if (!lies || pieces(lies->mesh, axes) == 1) continue;
        const auto local = on_windows(p.instance, axis, pieces(lies->mesh, axes), *out_.module.arena);
        if (local) return emit_on_windows(p, *local, lies->mesh, static_cast<std::size_t>(axis), axes), true;
      }
    return false;
  }

  void emit_on_windows(const Partitioning& p, const OnWindows& local, const Mesh& mesh, std::size_t dimension,
                       const std::vector<AxisRef>& axes) {
    Sharding s;
    s.mesh = mesh;
    s.dimensions.resize(p.types[p.op.operands.size()].shape().size());
    s.dimensions[dimension].axes = axes;
    std::vector<ValueId> operands;
    for (const ValueId v : p.op.operands) operands.push_back(whole(v));
    const auto wholes = operands;
    for (std::size_t k = 0; k < local.windows.size(); ++k) {
      const Window& w = local.windows[k];
      const Type type = p.types[w.spot.tensor];
      const std::string otherwise = w.otherwise >= 0               ? ""
                                    : w.otherwise == Window::kZero ? zero_text(type.element())
                                                                   : one_text(type.element());
      const ValueId other = w.otherwise >= 0 ? wholes[static_cast<std::size_t>(w.otherwise)] : kNoValue;
      const auto begins = begins_of(w, local.part, s, dimension, p.reading);
      operands[w.spot.tensor] = written(moves_.windowing(type, w.spot.dimension, begins, local.sizes[k], otherwise),
                                        {wholes[w.spot.tensor], other});
    }
    const ValueId first = put(p, local.op, operands);
    for (std::uint32_t k = 0; k < p.op.results; ++k) held(p.op.first_result + k) = {s, first + k, kNoValue};
  }

  /// Where the window of each device begins.
  std::vector<std::int64_t> begins_of(const Window& w, std::int64_t part, const Sharding& s, std::size_t dimension,
                                      const Reading& reading) const {
    Sharding believed = s;
    if (slips(Slip::kHaloIgnoresDeviceOrder)) believed.mesh.device_ids.clear();
    if (slips(Slip::kHaloRoundsDown)) part = reading.extents[dimension] / pieces(s.mesh, s.dimensions[dimension].axes);
    std::int64_t stride = w.multiples.at(static_cast<int>(dimension));
    if (slips(Slip::kHaloIgnoresStride)) stride = stride < 0 ? -1 : 1;
    std::int64_t first = slips(Slip::kHaloIgnoresPadding) ? std::max<std::int64_t>(0, w.constant) : w.constant;
    for (const auto& [axis, n] : w.multiples)  // counted backwards, the last place of all is the first one
      if (n < 0 && axis != static_cast<int>(dimension))
        first += n * (reading.extents[static_cast<std::size_t>(axis)] - 1);
    std::vector<std::int64_t> out;
    for (std::int64_t device = 0; device < original_.devices; ++device) {
      const std::int64_t begin = piece_of(believed, dimension, device) * part;
      out.push_back((stride < 0 ? begin + part - 1 : begin) * stride + first);
    }
    return out;
  }

  // ---- operands one behind the other -------------------------------------------------------------

  /// Each device takes what its part of the result has of each operand.
  bool joined(const Partitioning& p, const std::vector<std::optional<Sharding>>& said) {
    const std::size_t operands = p.op.operands.size();
    if (!p.reading.is_one_of || p.op.results != 1 || p.reading.windows.size() != operands) return false;
    std::set<std::pair<int, std::size_t>> along;  // the axis of the result, the dimension of operands
    for (const Window& w : p.reading.windows)
      if (w.multiples.size() == 1 && w.multiples.begin()->second == 1)
        along.emplace(w.multiples.begin()->first, w.spot.dimension);
    if (along.size() != 1) return false;
    const std::size_t dimension = along.begin()->second;
    std::vector<Spot> spots{{operands, static_cast<std::size_t>(along.begin()->first)}};
    for (const Window& w : p.reading.windows) spots.push_back(w.spot);
    const auto s = cut_along(p, said, spots);
    if (!s || spots[0].dimension != dimension) return false;
    const std::int64_t part = shard_type(*s, p.types.back()).shape()[dimension];
    std::vector<ValueId> parts;
    std::vector<std::int64_t> ends;
    for (const Window& w : p.reading.windows) {
      const Type type = p.types[w.spot.tensor];
      const auto begins = begins_of(w, part, *s, dimension, p.reading);
      parts.push_back(written(moves_.windowing(type, dimension, begins, part, one_text(type.element())),
                              {whole(p.op.operands[w.spot.tensor]), kNoValue}));
      ends.push_back(type.shape()[dimension] - w.constant);
    }
    const Type shard = shard_type(*s, p.types.back());
    const auto begins = shard_begins(*s, dimension, part);
    held(p.op.first_result) = {*s, written(choosing(shard, dimension, ends, begins, fault_.slip), parts), kNoValue};
    return true;
  }

  /// Where the first one of these spots that is cut is cut: all of them are to be, and nothing else.
  std::optional<Sharding> cut_along(const Partitioning& p, const std::vector<std::optional<Sharding>>& said,
                                    const std::vector<Spot>& spots) {
    for (const Spot& spot : spots) {
      const auto lies = lying(p, said, spot);
      if (!lies || pieces(lies->mesh, lies->dimensions[spot.dimension].axes) == 1) continue;
      return only(*lies, spot.dimension, spot.dimension, p.types[spot.tensor].shape().size());
    }
    return std::nullopt;
  }

  /// A dimension of a tensor of this rank cut as a dimension is, and no other.
  static Sharding only(const Sharding& from, std::size_t of, std::size_t dimension, std::size_t rank) {
    Sharding out;
    out.mesh = from.mesh;
    out.dimensions.resize(rank);
    out.dimensions[dimension].axes = from.dimensions[of].axes;
    return out;
  }

  /// Where the shard of each device begins.
  std::vector<std::int64_t> shard_begins(const Sharding& s, std::size_t dimension, std::int64_t part) const {
    std::vector<std::int64_t> out;
    for (std::int64_t device = 0; device < original_.devices; ++device)
      out.push_back(piece_of(s, dimension, device) * part);
    return out;
  }

  // ---- indices that data says --------------------------------------------------------------------

  /// Where what is read, or written, at such indices is cut along their dimension, each device does what is to be done
  /// in its shard.
  bool reached(const Partitioning& p, const std::vector<std::optional<Sharding>>& said) {
    return p.op.results > 0 && std::ranges::any_of(p.reading.reaches, [&](const Reach& r) {
             const spec::ElementType e = p.types[r.by].element();
             if (!spec::is_int(e) || e == spec::ElementType::index || r.constant != 0 || !has_one_component(p, r))
               return false;
             const auto is_negative = [](const auto& multiple) { return multiple.second < 0; };
             if (std::ranges::any_of(r.multiples, is_negative)) return false;
             if (r.is_written) return writes(p, said, r);
             return r.high && (r.sign > 0 ? takes(p, said, r) : is_overwritten(p, said, r));
           });
  }

  /// Whether at most one dimension of the indices is read at a number that could be another one.
  static bool has_one_component(const Partitioning& p, const Reach& r) {
    int numbers = 0;
    for (std::size_t d = 0; d < r.index.size(); ++d) numbers += r.index[d] && p.types[r.by].shape()[d] > 1;
    return numbers <= 1;
  }

  /// Indices as those of shards, which begin at these numbers.
  std::vector<ValueId> with_local_indices(const Partitioning& p, const Reach& local,
                                          const std::vector<std::int64_t>& begins) {
    std::vector<ValueId> out(p.op.operands.size());
    const auto wide = wide_indices(p);
    for (std::size_t t = 0; t < out.size(); ++t) {
      std::vector<Component> components;
      for (const Reach& r : p.reading.reaches)
        if (r.by == t) components.push_back(component(p, r, r.by == local.by && r.index == local.index));
      out[t] = whole(p.op.operands[t]);
      if (wide.contains(t)) out[t] = written(localising(p.types[t], components, begins, fault_.slip), {out[t]});
    }
    return out;
  }
  static Component component(const Partitioning& p, const Reach& r, bool is_local) {
    return {r.index, r.high, p.types[r.spot.tensor].shape()[r.spot.dimension], is_local};
  }

  /// The types of indices that are those of shards: where each is an operand, all are of one type.
  static std::map<std::size_t, Type> wide_indices(const Partitioning& p) {
    std::map<std::size_t, Type> out;
    for (const Reach& r : p.reading.reaches)
      for (std::size_t t = 0; t < p.op.operands.size(); ++t)
        if (t == r.by || (p.types[t].rank() == 0 && p.types[t] == p.types[r.by]))
          out[t] = with_element(p.types[t], spec::ElementType::i64);
    return out;
  }

  /// Where the shard of each device begins, `margin` elements of no account before it included.
  std::vector<std::int64_t> index_begins(const Sharding& s, std::size_t dimension, Type whole,
                                         std::int64_t margin) const {
    Sharding believed = s;
    if (slips(Slip::kIndexIgnoresDeviceOrder)) believed.mesh.device_ids.clear();
    std::int64_t part = shard_type(s, whole).shape()[dimension];
    if (slips(Slip::kIndexRoundsDown)) part = whole.shape()[dimension] / pieces(s.mesh, s.dimensions[dimension].axes);
    auto out = shard_begins(believed, dimension, part);
    for (std::int64_t& begin : out) begin -= slips(Slip::kIndexForgetsMargin) ? 0 : margin;
    return out;
  }

  /// Each device reads in its shard, with so much of no account around it that all that is read fits. What the others
  /// have read of theirs comes from them.
  bool takes(const Partitioning& p, const std::vector<std::optional<Sharding>>& said, const Reach& r) {
    const auto s = r.spot.tensor < p.op.operands.size() ? cut_along(p, said, {r.spot}) : std::nullopt;
    if (!s || p.op.results != 1) return false;
    const std::size_t d = r.spot.dimension;
    const Type type = p.types[r.spot.tensor], shard = shard_type(*s, type);
    const std::int64_t margin = extent_of(r.multiples, p.reading) - 1;
    spec::Arena& arena = *out_.module.arena;
    const auto local =
        on_places(p.instance, {{{r.spot, shard.shape()[d] + 2 * margin}}, wide_indices(p)}, {r.spot}, {}, arena);
    const std::size_t result = p.op.operands.size();
    const auto wide = [&](std::size_t t) { return with_element(p.types[t], spec::ElementType::i64); };
    const auto numbers =
        on_places(p.instance, {{}, {{r.spot.tensor, wide(r.spot.tensor)}, {result, wide(result)}}}, {}, {}, arena);
    if (!local || !numbers) return false;
    auto operands = with_local_indices(p, r, index_begins(*s, d, type, margin));
    const ValueId own = as(p.op.operands[r.spot.tensor], *s);
    operands[r.spot.tensor] = margin == 0 ? own : written(with_margins(shard, d, margin), {own});
    const ValueId read = put(p, *local, operands);
    std::vector<ValueId> wholes;
    for (const ValueId v : p.op.operands) wholes.push_back(whole(v));
    wholes[r.spot.tensor] = written(numbering(type, d), {wholes[r.spot.tensor]});
    const auto groups = device_groups(s->mesh, s->dimensions[d].axes);
    const ValueId picked =
        written(picking(p.types[result], groups, shard.shape()[d], fault_.slip), {read, put(p, *numbers, wholes)});
    held(p.op.first_result) = {replicated(), picked, kNoValue};
    return true;
  }

  /// What is put over a part of an operand: each device puts it over its shard, with so much of no account around it
  /// that it fits wherever it is.
  bool is_overwritten(const Partitioning& p, const std::vector<std::optional<Sharding>>& said, const Reach& r) {
    if (r.multiples.size() != 1 || r.multiples.begin()->second != 1 || p.op.results != 1) return false;
    const int axis = r.multiples.begin()->first;
    spec::Arena& arena = *out_.module.arena;
    const auto reading = read_formula(p.instance, arena, {axis}, {r.spot});
    if (!reading) return false;
    const auto f = std::ranges::find(reading->factors, std::vector{axis}, &Factor::axes);
    if (f == reading->factors.end() || f->spots.size() != 2) return false;
    const Spot from = f->spots[0], to = f->spots[1];
    const auto s = cut_along(p, said, {to, from});
    if (!s || to.tensor != p.op.operands.size() || from.dimension != to.dimension) return false;
    const std::size_t d = to.dimension;
    const Type type = p.types[to.tensor], shard = shard_type(*s, type);
    const std::int64_t margin = p.types[r.spot.tensor].shape()[r.spot.dimension], size = shard.shape()[d] + 2 * margin;
    const auto local = on_places(p.instance, {{{from, size}, {to, size}}, wide_indices(p)}, {r.spot}, {axis}, arena);
    if (!local) return false;
    auto operands = with_local_indices(p, r, index_begins(*s, d, type, margin));
    operands[from.tensor] = written(with_margins(shard, d, margin), {as(p.op.operands[from.tensor], *s)});
    const ValueId all = put(p, *local, operands);
    held(p.op.first_result) = {*s, written(without_margins(to_->type(all), d, margin), {all}), kNoValue};
    return true;
  }

  /// What is updated where it lies: each device updates its shard, and what is beyond it is beyond the tensor.
  bool writes(const Partitioning& p, const std::vector<std::optional<Sharding>>& said, const Reach& r) {
    const std::size_t d = r.spot.dimension;
    Retyping to{{}, wide_indices(p)};
    std::vector<Spot> spots;
    std::set<Spot> written_to;
    for (const Reach& other : p.reading.reaches)
      if (other.is_written && other.spot.dimension == d) {
        written_to.insert(other.spot);
        spots.insert(spots.end(), {other.spot, {other.from, d}});
      }
    const auto s = cut_along(p, said, spots);
    if (!s || written_to.size() != p.op.results) return false;
    for (const Spot& spot : spots) to.sizes[spot] = shard_type(*s, p.types[spot.tensor]).shape()[d];
    const auto local = on_places(p.instance, to, written_to, {}, *out_.module.arena);
    if (!local) return false;
    auto operands = with_local_indices(p, r, index_begins(*s, d, p.types[r.spot.tensor], 0));
    for (const Reach& other : p.reading.reaches)
      if (other.is_written) operands[other.from] = as(p.op.operands[other.from], *s);
    const ValueId first = put(p, *local, operands);
    for (std::uint32_t k = 0; k < p.op.results; ++k) held(p.op.first_result + k) = {*s, first + k, kNoValue};
    return true;
  }

  // ---- orders ------------------------------------------------------------------------------------

  /// What puts operands in an order along a dimension that is cut: devices do it with their shards, and merge them.
  bool merged(const Partitioning& p, const std::vector<std::optional<Sharding>>& said) {
    const auto& permutation = p.op.record->permutation;
    if (!permutation || p.op.record->facts.regions != std::vector{spec::RegionRole::kOrder} ||
        p.op.results != p.op.operands.size())
      return false;
    spec::Frame none;
    const auto d =
        static_cast<std::size_t>(spec::evaluate(*permutation->axis, p.instance, none, *out_.module.arena).as_int());
    std::vector<Spot> spots;
    for (std::size_t t = 0; t < p.types.size(); ++t) spots.push_back({t, d});
    const auto s = cut_along(p, said, spots);
    const std::int64_t size = p.types[0].shape()[d], n = s ? pieces(s->mesh, s->dimensions[d].axes) : 1;
    if (!s || !is_even(size, n)) return false;
    Retyping of_one, of_couple;
    for (const Spot& spot : spots) {
      of_one.sizes[spot] = size / n;
      of_couple.sizes[spot] = 2 * (size / n);
    }
    const auto one = retyped(p.instance, of_one, *out_.module.arena);
    const auto couple = retyped(p.instance, of_couple, *out_.module.arena);
    if (!one || !couple) return false;
    std::vector<ValueId> shards;
    for (const ValueId v : p.op.operands) shards.push_back(as(v, *s));
    replace(shards, put(p, *one, shards));
    for (const Round& round :
         merging_rounds(device_groups(s->mesh, s->dimensions[d].axes), original_.devices, fault_.slip))
      shards = merged_once(p, *couple, round, d, shards);
    for (std::uint32_t k = 0; k < p.op.results; ++k) held(p.op.first_result + k) = {*s, shards[k], kNoValue};
    return true;
  }

  std::vector<ValueId> merged_once(const Partitioning& p, const spec::Instance& couple, const Round& round,
                                   std::size_t dimension, const std::vector<ValueId>& shards) {
    std::vector<ValueId> out = shards;
    for (ValueId& v : out) v = written(coupling(round, to_->type(v), dimension, fault_.slip), {v});
    replace(out, put(p, couple, out));
    for (std::size_t k = 0; k < out.size(); ++k)
      out[k] = written(halving(round, to_->type(shards[k]), dimension, fault_.slip), {out[k], shards[k]});
    return out;
  }

  /// Consecutive values.
  static void replace(std::vector<ValueId>& values, ValueId first) { std::iota(values.begin(), values.end(), first); }

  // ---- folds -------------------------------------------------------------------------------------

  /// What devices have folded of their own, among those that differ along the axes of what is folded.
  ValueId folded_again(const Partitioning& p, const Plan& plan, ValueId partial) {
    std::vector<AxisRef> axes;
    for (const auto& [k, of] : plan.axes)
      if (p.reading.factors[k].is_folded) axes.insert(axes.end(), of.begin(), of.end());
    if (axes.empty() || slips(Slip::kAllReduceMissing)) return partial;
    if (slips(Slip::kAllReduceAlongOtherAxes)) axes = other_axes(plan.mesh, axes);
    const auto groups = device_groups(plan.mesh, axes);
    const ValueId once = all_reduced(p, groups, partial);
    if (slips(Slip::kAllReduceLeavesParts)) {
      const std::string text = moves_.parting(groups, to_->type(once));
      return text.empty() ? once : written(text, {once});
    }
    return slips(Slip::kAllReduceTwice) ? all_reduced(p, groups, once) : once;
  }

  /// Those of the mesh, or the same where there are no others.
  static std::vector<AxisRef> other_axes(const Mesh& mesh, const std::vector<AxisRef>& axes) {
    std::vector<AxisRef> out;
    for (const auto& [name, size] : mesh.axes)
      if (std::ranges::find(axes, name, &AxisRef::axis) == axes.end()) out.push_back({name, std::nullopt});
    return out.empty() ? axes : out;
  }

  ValueId all_reduced(const Partitioning& p, std::vector<std::vector<std::int64_t>> groups, ValueId partial) {
    if (slips(Slip::kAllReduceAmongAll)) groups = {all_devices()};
    if (slips(Slip::kAllReduceAmongNeighbours)) groups = neighbours(groups);
    const Type type = to_->type(partial);
    const std::string element = with_shape(type, {}).text();
    const bool is_sum = p.reading.fold->region < 0 || slips(Slip::kAllReduceAdds);
    Lines lines;
    const std::string function = slips(Slip::kAllReduceTakesMaximum) ? "maximum" : "add";
    const auto all = lines.add(fmt::format(
        "\"stablehlo.all_reduce\"(%a) <{{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, "
        "replica_groups = dense<{}> : tensor<{}x{}xi64>, use_global_device_ids}}> ({{\n^bb0(%x: {}, %y: {}):\n%s = "
        "stablehlo.{} %x, %y : {}\nstablehlo.return %s : {}\n}}) : ({}) -> {}",
        groups_text(groups), groups.size(), groups[0].size(), element, element, function, element, element, type.text(),
        type.text()));
    const ValueId out = written(lines.function(type, type, all), {partial});
    if (is_sum || slips(Slip::kAllReduceTakesMaximum)) return out;
    std::map<ValueId, ValueId> none;
    ops_->back().regions[0] = copied(from_, p.op.regions[0], none);
    return out;
  }

  std::vector<std::int64_t> all_devices() const {
    std::vector<std::int64_t> out(static_cast<std::size_t>(original_.devices));
    std::iota(out.begin(), out.end(), 0);
    return out;
  }

  static std::vector<std::vector<std::int64_t>> neighbours(std::vector<std::vector<std::int64_t>> groups) {
    std::int64_t device = 0;
    for (auto& group : groups)
      for (std::int64_t& d : group) d = device++;
    return groups;
  }

  // ---- planted bugs ------------------------------------------------------------------------------

  /// The op runs on shards along a dimension that is no factor of it.
  bool partitioned_wrongly(const Partitioning& p) {
    for (std::size_t t = 0; t < p.op.operands.size(); ++t) {
      const Sharding s = held(p.op.operands[t]).sharding;
      if (!is_cut(s)) continue;
      for (std::size_t d = 0; d < s.dimensions.size(); ++d) {
        const auto& axes = s.dimensions[d].axes;
        if (pieces(s.mesh, axes) > 1 && !is_of_factor(p.reading, {t, d}) && cut_wrongly(p, s.mesh, axes, {t, d}))
          return true;
      }
    }
    return false;
  }

  static bool is_of_factor(const Reading& reading, const Spot& spot) {
    return std::ranges::any_of(reading.factors, [&](const Factor& f) {
      return !f.is_folded && std::ranges::find(f.spots, spot) != f.spots.end();
    });
  }

  /// The dimension is cut alone, or with one of each result and what is of its size among the operands.
  bool cut_wrongly(const Partitioning& p, const Mesh& mesh, const std::vector<AxisRef>& axes, const Spot& spot) {
    const std::size_t operands = p.op.operands.size();
    const auto rank = slips(Slip::kOperandPerShard) ? 1 : p.types[operands].shape().size();
    for (std::size_t k = 0; k < rank; ++k) {
      const std::size_t of_result = (spot.dimension + k) % std::max<std::size_t>(rank, 1);
      std::vector<Spot> spots{spot};
      for (std::size_t t = 0; t < p.types.size() && !slips(Slip::kOperandPerShard); ++t) {
        const bool is_result = t >= operands;
        const std::size_t d = is_result ? of_result : spot.dimension;
        const auto shape = p.types[t].shape();
        const bool is_like = d < shape.size() && shape.size() == p.types[spot.tensor].shape().size() &&
                             shape[d] == p.types[spot.tensor].shape()[spot.dimension];
        if (t != spot.tensor && (is_result ? d < shape.size() && shape[d] > 0 : is_like)) spots.push_back({t, d});
      }
      const auto local = on_pieces_unseen(p.instance, spots, pieces(mesh, axes), *out_.module.arena);
      if (!local) continue;
      Partitioning wrong = p;
      wrong.reading.factors = {{p.types[spot.tensor].shape()[spot.dimension], spots, {}, false, false}};
      emit(wrong, {mesh, {{0, axes}}}, *local);
      return true;
    }
    return false;
  }

  const Module& original_;
  const Function& from_;
  Meshes meshes_;
  const PartitionFault& fault_;
  Moves moves_;
  std::vector<Held> held_;  ///< by value of the original
  Partitioned out_;
  Function* to_ = nullptr;
  std::vector<Op>* ops_ = nullptr;     ///< of the block that is written
  std::vector<ValueId> put_together_;  ///< values whose whole was made, the last one last
};

}  // namespace

Result<Partitioned> partition(const Module& module, const PartitionFault* fault) {
  static constexpr PartitionFault kNoFault{};
  if (module.entry() == nullptr) return fail("the module has no @main");
  if (module.devices <= 1) return unsupported("a program that is not spread over devices");
  if (module.devices > kMostProcesses) return unsupported(fmt::format("{} devices", module.devices));
  if (module.grid.processes() > 1) return unsupported("a program of several processes that is spread over devices");
  if (has_manual_regions(module)) return unsupported("manual regions in a program that is partitioned");
  const auto simpler = prepared(module);
  auto out = Partitioner(simpler ? *simpler : module, fault != nullptr ? *fault : kNoFault).run();
  if (out && simpler) out->arenas.push_back(module.arena);
  return out;
}

}  // namespace assay::program
