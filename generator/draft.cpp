#include "generator/draft.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <numeric>
#include <ranges>

#include "generator/calling.h"
#include "generator/choices/chances.h"
#include "generator/drawing.h"
#include "generator/element_weights.h"
#include "generator/leaves.h"
#include "generator/regions.h"
#include "generator/values/specials.h"
#include "generator/values/values.h"
#include "program/edit/compact.h"
#include "program/edit/walk.h"
#include "spec/language/evaluate.h"

namespace assay::generator {

using program::each_leaf;
using program::Op;
using program::Region;
using program::ValueId;
using spec::ElementType;
using spec::Instance;
using spec::Record;
using spec::Value;

namespace {

constexpr std::int64_t kMostResults = 24;
constexpr std::int64_t kManyMembers = 20;    ///< of a group, at most, in programs with ops of many operands
constexpr std::int64_t kMostDrawnRank = 12;  ///< what groups of many members could add to it
constexpr std::size_t kMostFunctions = 4;    ///< beside main
constexpr int kMostCallDepth = 2;
constexpr int kMostMakers = 3;  ///< of an operand that is no tensor, one inside the other
constexpr std::int64_t kLargeElements = std::int64_t{1} << 16;
constexpr std::uint32_t kSeenMost = std::numeric_limits<std::uint32_t>::max();  ///< no op gave it: no pair is made
constexpr std::uint32_t kOwnResult = 64;  ///< times the weight of others: an op that reads its own result

/// A program under construction.
class Draft {
 public:
  Draft(const RecordTables& tables, Choices& choices, const Steering& steering, Guard* guard)
      : tables_(tables), policy_(tables.policy), choices_(choices), steering_(steering), guard_(guard),
        sizes_(policy_.sizes), scratch_(cleared_scratch()) {
    program_.scale = static_cast<Scale>(choices_.weighted(policy_.scales));
    program_.lane = static_cast<Lane>(choices_.weighted(policy_.lanes));
    program_.module.grid = draw_grid(choices_, policy_);
    program_.module.functions.reserve(1 + kMostFunctions);
    program_.module.functions.emplace_back().name = "main";
    reserve();
    draw_swarm();
    draw_pattern();
  }

  /// Places the ops of its scale and closes the program.
  DrawnProgram finish() {
    begin();
    place_ops();
    return closed();
  }

  /// The same behind the ops of a program that is there already.
  DrawnProgram finish(program::Module material) {
    take_over(std::move(material));
    begin();
    if (!stands()) {
      guard_ = nullptr;  // it would take no input set either
      return with_inputs();
    }
    function().results.clear();
    function().body.returns.clear();
    is_on_material_ = true;
    place_ops();
    return closed();
  }

  /// One op at vector size; where the guard takes none, any op.
  DrawnProgram finish(const VectorTurn& turn) {
    program_.scale = Scale::kSingle;
    program_.module.grid = {};
    pattern_ = nullptr;
    begin();
    if (!place_at_vector_size(turn)) place_ops();
    return closed();
  }

 private:
  void begin() {
    if (guard_) guard_->begin(program_.module, function(), program_.lane);
  }

  void place_ops() {
    const auto ops = draw_length();
    const std::int64_t in_loop = !pattern_ && choices_.chance(policy_.loop, 100) ? ops : 0;
    for (std::int64_t placed = in_loop > 0 && place_loop(in_loop) ? in_loop : 0, attempts = 0;
         placed < ops && attempts < policy_.op_attempts && elements_ < policy_.elements_most;) {
      const auto* record = draw_record();
      if (record && place(*record)) {
        ++placed;
        is_large_ = is_on_material_ = false;
        attempts = 0;
        if (pattern_ && ++step_ == pattern_->steps.size()) pattern_ = nullptr;
      } else if (++attempts == policy_.op_attempts && pattern_) {
        pattern_ = nullptr;
        attempts = 0;
      }
    }
  }

  /// In one dimension, where the op can be. Where the guard takes it back, of numbers of another lane, and then with
  /// small numbers behind the first operand: many an op takes them for numbers of bits and positions.
  bool place_at_vector_size(const VectorTurn& turn) {
    const auto& seeds = tables_.seed_types[static_cast<std::size_t>(turn.record->index)][turn.position];
    const bool is_large = std::exchange(is_large_, false);
    program_.is_vector = true;
    for (const bool counts : {false, true})
      for (const spec::Type type : vector_tensors(turn.type, turn.elements)) {
        Instance instance;
        const spec::Given given{turn.record->operands[turn.position], 0, type};
        is_small_behind_first_ = counts;
        const bool is_put =
            seeds.contain(type) && draw_on(instance, *turn.record, given) && put(*turn.record, instance);
        if (is_put && !scratch_.live.empty() && scratch_.live.back().producer == turn.record) return true;
        program_.lane = static_cast<Lane>(choices_.weighted(policy_.lanes));
      }
    program_.is_vector = is_small_behind_first_ = false;
    is_large_ = is_large;
    return false;
  }

  DrawnProgram closed() {
    choose_results();
    return with_inputs();
  }

  DrawnProgram with_inputs() {
    draw_inputs(program::compact_in_place(function(), scratch_.arena));
    if (program_.module.functions.size() > 1) program::drop_unreachable(program_.module);
    std::ranges::sort(program_.coverage);
    const auto repeats = std::ranges::unique(program_.coverage);
    program_.coverage.erase(repeats.begin(), repeats.end());
    return std::move(program_);
  }

  /// A function that ops may call. Its parameters are drawn like the leaves of a program.
  struct Callee {
    std::size_t function;
    std::vector<Leaf> parameters;
    std::vector<ValueId> given;  ///< values of the caller that it was drawn on, by parameter; kNoValue for others
  };
  /// What a draft works with and nobody keeps. Each thread has one, whose memory serves draft after draft.
  struct Scratch {
    spec::Arena arena;
    std::vector<const spec::Record*> swarm;  ///< ops to draw from
    std::vector<std::uint32_t> weights;      ///< of them
    std::vector<Live> live;
    std::vector<const Live*> candidates;  ///< to be drawn from
    Leaves leaves;
    std::vector<program::ValueId> operands;              ///< of the op being placed
    std::vector<const spec::SignatureView*> signatures;  ///< of its regions
    std::vector<spec::RegionRole> roles;                 ///< of them
    std::vector<program::Op> pending;                    ///< literals made for it
    std::vector<int> marked;                             ///< its boundary classes
    std::vector<bool> used;                              ///< by value
    std::vector<Callee> callees;                         ///< whose bodies are done
  };

  /// The live value that an op is built on.
  struct SeedOperand {
    int slot = -1;  ///< of the operand
    program::ValueId value = program::kNoValue;
  };

  static Scratch& cleared_scratch() {
    thread_local Scratch scratch;
    scratch.arena.clear();
    scratch.live.clear();
    scratch.leaves.clear();
    scratch.callees.clear();
    return scratch;
  }

  /// Room for what most programs need.
  void reserve() {
    auto& f = function();
    f.types.reserve(64);
    f.body.arguments.reserve(16);
    f.body.ops.reserve(32);
    if (policy_.coverage) program_.coverage.reserve(128);
  }

  /// Ops of two element types at most: what is rewritten depends on the type.
  void draw_pattern() {
    if (program_.scale == Scale::kSingle || tables_.patterns.empty() || !choices_.chance(policy_.pattern, 100)) return;
    pattern_ = &tables_.patterns[choices_.below(tables_.patterns.size())];
    sizes_.elements = draw_element_set() | draw_element_set();
  }

  std::int64_t draw_length() {
    switch (program_.scale) {
      case Scale::kSingle: return 1;
      case Scale::kTuple: return pattern_ ? std::ssize(pattern_->steps) : choices_.between(2, 3);
      case Scale::kGraph: return choices_.between(policy_.graph_ops_least, policy_.graph_ops_most);
    }
    return 1;
  }

  spec::ElementSet draw_element_set() {
    return spec::set_of(draw_element(choices_, policy_.types, steering_.element_energy));
  }

  /// Ops that communicate belong to grids.
  std::uint32_t base_weight(const Record& op) const {
    const auto& energies = steering_.op_energy;
    const std::uint32_t base = energies.empty() ? kUsualEnergy : energies[static_cast<std::size_t>(op.index)];
    return op.facts.communicates ? (program_.module.grid.processes() > 1 ? 4 * base : 1) : base;
  }

  void draw_swarm() {
    sizes_.elements = 0;
    const auto elements = 1 + choices_.below(policy_.swarm_elements_most);
    for (std::uint64_t i = 0; i < elements; ++i) sizes_.elements |= draw_element_set();
    draw_size_regime();
    is_large_ = choices_.chance(policy_.large_regime, 100);
    if (is_large_) large_elements_ = choices_.chance(1, 4) ? kLargeElements : kLargeElements / 8;
    const bool drops = program_.scale == Scale::kGraph;
    Chances dropped(choices_, drops ? policy_.swarm_drop : 0);
    scratch_.swarm.resize(tables_.drawable.size());
    scratch_.weights.resize(tables_.drawable.size());
    std::size_t kept = 0;
    for (const auto* op : tables_.drawable) {
      scratch_.swarm[kept] = op;
      scratch_.weights[kept] = steering_.seen.empty() ? base_weight(*op) : weight(*op);
      kept += dropped.next() ? 0 : 1;
    }
    scratch_.swarm.resize(kept);
    scratch_.weights.resize(kept);
    total_weight_ = std::accumulate(scratch_.weights.begin(), scratch_.weights.end(), std::uint64_t{0});
  }

  /// Most programs have sizes of all kinds, some of one kind in many places.
  void draw_size_regime() {
    const auto special = policy_.edge_regime + policy_.empty_regime + policy_.unit_regime + policy_.many_regime;
    const std::array<std::uint32_t, 5> weights = {special < 100 ? 100 - special : 0, policy_.edge_regime,
                                                  policy_.empty_regime, policy_.unit_regime, policy_.many_regime};
    switch (choices_.weighted(weights)) {
      case 1:
        sizes_.edge_size = 60;
        sizes_.max_rank = 2;
        break;
      case 2: sizes_.zero_size = 40; break;
      case 3: sizes_.one_size = 90; break;
      case 4: sizes_.max_count = kManyMembers; break;
      default: break;
    }
  }

  /// Ops whose types are unseen or long unseen get more weight.
  std::uint32_t weight(const Record& op) const {
    const auto base = base_weight(op);
    std::uint64_t seen = 0;
    for (int e = 0; e < spec::kElementTypes; ++e)
      seen += steering_.seen[tables_.coverage.type_point(op, static_cast<ElementType>(e))];
    return base + static_cast<std::uint32_t>(8 * base / (1 + seen));
  }

  const Record* draw_record() {
    if (pattern_) return pattern_->steps[step_][choices_.below(pattern_->steps[step_].size())];
    if (scratch_.swarm.empty()) return nullptr;
    is_linked_ = !scratch_.live.empty() && scratch_.live.back().producer && (is_on_material_ || sweeps_pairs());
    if (!is_linked_) return scratch_.swarm[index_at(scratch_.weights, choices_.below(total_weight_))];
    return scratch_.swarm[choices_.weighted(weights_after(scratch_.live.back()))];
  }

  bool sweeps_pairs() {
    if (steering_.seen.empty() || program_.scale == Scale::kSingle) return false;
    return program_.scale == Scale::kTuple || choices_.chance(policy_.pair_sweep, 100);
  }

  /// In how many programs the second op read what the first gave.
  std::uint32_t times_seen(const Record& producer, const Record& consumer) const {
    return steering_.seen.empty() ? 0 : steering_.seen[tables_.coverage.pair_point(producer, consumer)];
  }

  /// Pairs sweep op x op: a consumer that was seldom seen behind this producer gets more weight, where it can take what
  /// the producer gives. Others would never be seen, and be drawn for it again and again. Compilers have rules for an
  /// op on its own result, which cancels, repeats or composes (a slice of a slice), more than for other pairs.
  std::vector<std::uint32_t> weights_after(const Live& newest) const {
    auto weights = scratch_.weights;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const Record& consumer = *scratch_.swarm[i];
      const auto seen = times_seen(*newest.producer, consumer);
      const auto own = &consumer == newest.producer ? kOwnResult : 1;
      weights[i] = takes(consumer, newest.type) ? 1 + own * 16 * weights[i] / (1 + seen) : 1;
    }
    return weights;
  }

  bool takes(const Record& consumer, spec::Type type) const {
    const auto& operands = tables_.seed_types[static_cast<std::size_t>(consumer.index)];
    return consumer.facts.calls_function ||
           std::ranges::any_of(operands, [&](const spec::SeedTypes& seeds) { return seeds.contain(type); });
  }

  /// Small programs sweep op x type: the type of the op is drawn by how seldom the point was seen.
  void draw_elements(const Record& record) {
    if (program_.scale == Scale::kGraph || pattern_ || choices_.chance(1, 4)) return;
    std::array<std::uint32_t, kElementWeights.size()> weights{};
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const auto [element, weight] = kElementWeights[i];
      const auto point = tables_.coverage.type_point(record, element);
      const auto seen = steering_.seen.empty() ? 0 : steering_.seen[point];
      const auto times = times_of(steering_.element_energy, element);
      const bool may = policy_.types & spec::set_of(element);
      weights[i] = may ? times * std::max<std::uint32_t>(1, 64 * weight / (1 + seen)) : 0;
    }
    sizes_.elements = spec::set_of(kElementWeights[choices_.weighted(weights)].element);
  }

  /// Of a large program the first op has thousands of elements, and the others what flows from there.
  spec::SizePolicy sizes() const {
    auto sizes = sizes_;
    if (is_large_) {
      sizes.edge_size = 50;
      sizes.max_elements = large_elements_;
    }
    return sizes;
  }

  bool place(const Record& record) {
    draw_elements(record);
    seed_ = {};
    if (record.facts.calls_function) return place_call(record);
    const auto instance = draw_instance(record);
    return instance && put(record, *instance);
  }

  bool put(const Record& record, const Instance& instance, int depth = 0) {
    return is_usable(record, instance) && provide(record, instance, depth) && emit(record, instance);
  }

  /// On a value of this type.
  bool draw_on(Instance& instance, const Record& record, const spec::Given& given) {
    return draw(instance, record, program_.module.grid, choices_, sizes(), std::span(&given, 1), scratch_.arena);
  }

  /// Makes the operands that are no tensors and stand nowhere yet: no argument gives them.
  bool provide(const Record& record, const Instance& instance, int depth) {
    std::vector<spec::Type> wanted;
    for (const int slot : record.operands)
      each_leaf(instance[slot], [&](const Value& v) {
        if (!v.as_type().is_tensor()) wanted.push_back(v.as_type());
      });
    const auto stands = [&](spec::Type type) {
      return std::ranges::any_of(scratch_.live, [&](const Live& l) { return l.type == type; });
    };
    return std::ranges::all_of(wanted, [&](spec::Type type) { return stands(type) || make(type, depth); });
  }

  /// A value of a type that is none of a tensor, by an op whose result is one.
  bool make(spec::Type type, int depth) {
    if (depth == kMostMakers || tables_.makers.empty()) return false;
    const auto seed = std::exchange(seed_, {});
    const auto newest = newest_;
    bool made = false;
    for (std::int64_t attempt = 0; attempt < policy_.op_attempts && !made; ++attempt) {
      const Record& maker = *tables_.makers[choices_.below(tables_.makers.size())];
      const spec::Given given{maker.results[0], 0, type};
      Instance instance;
      made = draw_on(instance, maker, given) && put(maker, instance, depth + 1);
    }
    seed_ = seed;
    newest_ = newest;
    return made;
  }

  /// Programs give tensors: what holds some and is read by nobody is taken apart.
  void open_unread() {
    if (std::ranges::all_of(scratch_.live, [](const Live& l) { return l.type.is_tensor(); })) return;
    const auto& used = read_values();  // of those that stand now, whatever is placed behind them
    for (std::size_t k = scratch_.live.size(); k-- > 0;) {
      const Live live = scratch_.live[k];
      if (live.producer && !live.type.is_tensor() && !used[live.value]) open(live);
    }
  }

  void open(Live live) {
    for (std::int64_t attempt = 0; attempt < policy_.op_attempts && !live.type.is_tensor(); ++attempt) {
      const auto readers = readers_of(live.type);
      if (readers.empty()) return;
      const auto [record, position] = readers[choices_.below(readers.size())];
      const spec::Given given{record->operands[position], 0, live.type};
      Instance instance;
      if (!draw_on(instance, *record, given)) continue;
      seed_ = {given.slot, live.value};
      if (put(*record, instance)) live = scratch_.live.back();
    }
  }

  struct Reader {
    const Record* record;
    std::size_t position;  ///< of the operand
  };
  /// Ops that take such a value. A value that is no tensor has few.
  std::vector<Reader> readers_of(spec::Type type) const {
    std::vector<Reader> out;
    for (const auto* record : tables_.readers) {
      const auto& seeds = tables_.seed_types[static_cast<std::size_t>(record->index)];
      for (std::size_t k = 0; k < seeds.size(); ++k)
        if (seeds[k].contain(type)) out.push_back({record, k});
    }
    return out;
  }

  /// One of the live values that fit, the newest for a source of zeros; null where none does.
  template <class Fits> const Live* draw_live(Fits fits) {
    scratch_.candidates.clear();
    for (const auto& l : scratch_.live)
      if (fits(l)) scratch_.candidates.push_back(&l);
    if (scratch_.candidates.empty()) return nullptr;
    return *(scratch_.candidates.rbegin() + static_cast<std::ptrdiff_t>(choices_.below(scratch_.candidates.size())));
  }

  /// ... and the op reads. Where pairs are swept, the one whose op was seldom seen before it, the newest of several.
  template <class Fits> const Live* draw_read_by(const Record& reader, Fits fits) {
    const Live* drawn = draw_live(fits);
    if (!drawn || steering_.seen.empty() || policy_.pair_sweep == 0) return drawn;
    if (!choices_.chance(policy_.pair_sweep, 100)) return drawn;
    const auto times = [&](const Live* l) { return l->producer ? times_seen(*l->producer, reader) : kSeenMost; };
    return *std::ranges::min_element(scratch_.candidates | std::views::reverse, {}, times);
  }

  /// In a chain, and in a pair, only what the op before it gave.
  bool can_be_seed(const Live& l) const {
    const bool is_free = !is_linked_ && (pattern_ == nullptr || step_ == 0);
    return is_free || (l.producer && l.value >= newest_);
  }

  /// Tries to build the op on a live value.
  bool draw_on_seed(Instance& instance, const Record& record) {
    for (std::int64_t attempt = 0; attempt < policy_.seed_attempts; ++attempt) {
      const auto position = choices_.chance(3, 4) ? 0 : choices_.below(record.operands.size());
      const auto& seeds = tables_.seed_types[static_cast<std::size_t>(record.index)][position];
      const auto fits = [&](const Live& l) { return seeds.contain(l.type) && can_be_seed(l); };
      const auto* live = draw_read_by(record, fits);
      if (!live) continue;
      const spec::Given given{record.operands[position], 0, live->type};
      if (!draw_on(instance, record, given)) continue;
      seed_ = {given.slot, live->value};
      return true;
    }
    return false;
  }

  /// Builds on a live value where one fits; draws freely where none does, unless it is a step of a chain.
  std::optional<Instance> draw_instance(const Record& record) {
    const auto grid = program_.module.grid;
    Instance instance;
    if (record.facts.loops) {
      const spec::Given counter{record.operands[0], 0, spec::Type::tensor({}, ElementType::i32)};
      return draw_on(instance, record, counter) ? std::optional(instance) : std::nullopt;
    }
    const bool in_chain = pattern_ && step_ > 0;
    const bool may_have_seed = !scratch_.live.empty() && !record.operands.empty();
    if (may_have_seed && (in_chain || choices_.chance(policy_.seed_operand, 100))) {
      if (draw_on_seed(instance, record)) return instance;
      if (std::exchange(is_linked_, false) && draw_on_seed(instance, record)) return instance;
    }
    if (!in_chain && draw(instance, record, grid, choices_, sizes(), {}, scratch_.arena)) return instance;
    return std::nullopt;
  }

  /// Static tensors of moderate size and what holds such, and nothing that the back end is known not to support.
  bool is_usable(const Record& record, const Instance& instance) const {
    const auto unsupported = unsupported_types(steering_, record), withheld = spec::kProposedElements & ~policy_.types;
    bool usable = true, has_type = false, has_tensor = false;
    const auto look = [&](const Value& v) {
      if (v.kind != spec::ValueKind::kType) {
        usable = false;
        return;
      }
      const auto type = v.as_type();
      usable = usable && is_drawn_type(type);
      if (!usable || !type.is_tensor()) return;
      usable = type.rank() <= kMostDrawnRank && type.elements() <= policy_.elements_most &&
               !(spec::set_of(type.element()) & (unsupported | withheld));
      has_tensor = true;
      has_type = has_type || (spec::set_of(type.element()) & policy_.types);
    };
    for (const int slot : record.operands) each_leaf(instance[slot], look);
    for (const int slot : record.results) each_leaf(instance[slot], look);
    return usable && (has_tensor ? has_type : unsupported == 0);
  }

  std::optional<std::vector<Region>> draw_regions(const Record& record, const Instance& instance,
                                                  RegionBuilder& builder) {
    if (record.regions.empty()) return std::vector<Region>();
    scratch_.signatures.clear();
    scratch_.roles.clear();
    bool have_tensors = true;
    for (std::size_t r = 0; r < record.regions.size(); ++r)
      each_leaf(instance[record.regions[r]], [&](const Value& v) {
        scratch_.signatures.push_back(&v.as_signature());
        have_tensors = have_tensors && has_tensors(v.as_signature());
        scratch_.roles.push_back(record.facts.regions[r]);
      });
    if (!have_tensors) return std::nullopt;
    return builder.build(scratch_.roles, scratch_.signatures,
                         record.isolated ? std::span<const Live>() : std::span<const Live>(scratch_.live));
  }

  /// `in_body`: a function that the body of the loop calls.
  bool emit(const Record& record, const Instance& instance, const Callee* in_body = nullptr) {
    auto& f = function();
    Builder builder(program_.module, f);
    RegionBuilder region_builder(builder, tables_.templates, *tables_.literal, choices_);
    scratch_.pending.clear();
    auto regions = draw_regions(record, instance, region_builder);
    if (!regions || (in_body && !call_in_body(*regions, *in_body))) return false;
    scratch_.operands.clear();
    bool possible = true;
    for (std::size_t i = 0; i < record.operands.size(); ++i) {
      const int slot = record.operands[i];
      std::size_t member = 0;
      each_leaf(instance[slot], [&](const Value& v) {
        const auto type = v.as_type();
        if (slot == seed_.slot && member == 0) {
          scratch_.operands.push_back(seed_.value);
        } else if (record.facts.operands[i] == spec::OperandRole::kIdentity) {
          const auto* identity = region_builder.identity(member, type.element());
          possible = possible && identity && type.rank() == 0;
          if (possible) scratch_.operands.push_back(inlined(builder, *identity));
        } else if (const auto* held = record.names[static_cast<std::size_t>(slot)].holds) {
          scratch_.operands.push_back(holding(spec::evaluate(*held, instance, scratch_.arena), type));
        } else {
          scratch_.operands.push_back(operand(record, instance, slot, member, type));
        }
        ++member;
      });
    }
    if (!possible) return false;
    const bool is_kept = keep(builder.make(instance, scratch_.operands, std::move(*regions)), instance);
    // An op that was taken back counts as one of the program's; such a loop is all of it.
    return is_kept || in_body == nullptr;
  }

  /// The value of a function without arguments, whose literals are pending.
  ValueId inlined(Builder& builder, const Template& function) {
    Region literals;
    const ValueId value = builder.inline_call(literals, function, {})[0];
    for (auto& op : literals.ops) scratch_.pending.push_back(std::move(op));
    return value;
  }

  /// A literal of the numbers that the plan says the operand holds.
  ValueId holding(const Value& numbers, spec::Type type) {
    Builder builder(program_.module, function());
    std::vector<std::int64_t> held;
    collect_numbers(numbers, held);
    assert(static_cast<std::int64_t>(held.size()) == type.elements() && "an operand has an element for each number");
    const auto literal = program::literal_of(type, held, builder.arena());
    scratch_.pending.push_back(builder.literal(*tables_.literal, type, literal.bytes));
    return scratch_.pending.back().first_result;
  }

  bool is_taken(ValueId v) const {
    return v == seed_.value || std::ranges::find(scratch_.operands, v) != scratch_.operands.end();
  }

  ValueId operand(const Record& record, const Instance& instance, int slot, std::size_t member, spec::Type type) {
    if (!type.is_tensor()) return draw_live([&](const Live& l) { return l.type == type; })->value;
    const auto& declaration = record.names[static_cast<std::size_t>(slot)];
    if (member == 0 && record.facts.loops) {
      Builder builder(program_.module, function());
      const auto zero = builder.arena().array<std::byte>(static_cast<std::size_t>(type.storage_size()));
      std::ranges::fill(zero, std::byte{0});
      scratch_.pending.push_back(builder.literal(*tables_.literal, type, zero));
      return scratch_.pending.back().first_result;
    }
    const bool wants_values = !declaration.values_near.empty() || !declaration.values_named.empty();
    if (!program_.is_vector && (!wants_values || choices_.chance(1, 4)))
      if (choices_.chance(policy_.reuse, 100)) {
        const bool may_repeat = choices_.chance(policy_.repeat, 100);
        const auto fits = [&](const Live& l) { return l.type == type && (may_repeat || !is_taken(l.value)); };
        if (const auto* live = draw_read_by(record, fits)) return live->value;
      }
    if (is_small_behind_first_ && !scratch_.operands.empty() && spec::is_int(type.element()))
      return leaf(type, small_numbers());
    return leaf(type, filling_of(declaration, instance, type, program_.lane, choices_, scratch_.arena));
  }

  /// What folds constants runs no vector code.
  bool may_be_literal(spec::Type type) {
    return !program_.is_vector && choices_.chance(policy_.literal_leaf, 100) &&
           type.elements() <= policy_.literal_elements_most;
  }

  ValueId leaf(spec::Type type, Filling filling) {
    if (may_be_literal(type)) return literal(type, filling);
    if (function_ != 0) return parameter(type, std::move(filling));
    const auto v = program::new_argument(function(), type);
    give_values(v, type, std::move(filling));
    return v;
  }

  void give_values(ValueId v, spec::Type type, Filling filling) {
    const bool has_special = takes_special(filling) && choices_.chance(policy_.special_leaf, 100);
    const auto& first = scratch_.leaves.add({type, std::move(filling)}, program_.module.grid.processes(), has_special,
                                            program_.lane, choices_);
    if (guard_) guard_->argument(v, first);
    add_live(v, nullptr);
  }

  ValueId literal(spec::Type type, const Filling& filling) {
    Builder builder(program_.module, function());
    auto elements = builder.arena().array<std::byte>(static_cast<std::size_t>(type.storage_size()));
    generator::draw_elements(choices_, type, filling, elements);
    if (takes_special(filling) && choices_.chance(policy_.special_leaf, 100))
      put_special(choices_, program_.lane, type, elements);
    scratch_.pending.push_back(builder.literal(*tables_.literal, type, elements));
    return scratch_.pending.back().first_result;
  }

  void add_live(ValueId v, const Record* producer) {
    const auto type = function().types[v];
    scratch_.live.push_back({v, type, producer});
    elements_ += type.is_tensor() ? type.elements() : 0;
  }

  /// Adds the op behind its literals, unless the guard takes it back.
  bool keep(Op op, const Instance& instance) {
    auto& body = function().body;
    for (auto& literal : scratch_.pending) {
      if (guard_) guard_->keep(literal);
      body.ops.push_back(std::move(literal));
    }
    if (guard_ && !guard_->keep(op)) return false;
    mark_coverage(*op.record, instance, op);
    add_results(op);
    body.ops.push_back(std::move(op));
    return true;
  }

  /// Those that ops may read.
  void add_results(const Op& op) {
    newest_ = op.first_result;
    for (ValueId v = op.first_result; v < op.first_result + op.results; ++v)
      if (is_drawn_type(function().types[v])) add_live(v, op.record);
  }

  void mark_coverage(const Record& record, const Instance& instance, const Op& op) {
    if (!policy_.coverage) return;
    if (const auto element = program::first_element(function(), op))
      program_.coverage.push_back(tables_.coverage.type_point(record, *element));
    scratch_.marked.clear();
    spec::mark_classes(instance, scratch_.arena, scratch_.marked);
    for (const int c : scratch_.marked) program_.coverage.push_back(tables_.coverage.class_point(record, c));
    for (const auto& l : scratch_.live)
      if (l.producer && std::ranges::find(op.operands, l.value) != op.operands.end())
        program_.coverage.push_back(tables_.coverage.pair_point(*l.producer, record));
  }

  /// The program returns its sinks, not every intermediate: that would suppress fusion. What stands in a relation to
  /// its operands is judged only where it is returned.
  void choose_results() {
    open_unread();
    auto& f = function();
    const auto& used = read_values();
    std::erase_if(scratch_.live, [](const Live& l) { return !l.type.is_tensor(); });
    f.body.returns.reserve(kMostResults);
    f.results.reserve(kMostResults);
    const auto is_sink = [&](const Live& l) { return !used[l.value] || !l.producer->relations.empty(); };
    return_those(is_sink);
    return_those([&](const Live& l) { return !is_sink(l) && choices_.chance(policy_.intermediate, 100); });
    if (f.body.returns.empty() && !scratch_.live.empty()) f.body.returns.push_back(scratch_.live.back().value);
    for (const auto v : f.body.returns) f.results.push_back(f.types[v]);
  }

  /// What ops gave, the newest first.
  template <class Chosen> void return_those(Chosen is_chosen) {
    auto& returns = function().body.returns;
    for (const Live& l : scratch_.live | std::views::reverse)
      if (l.producer && std::ssize(returns) < kMostResults && is_chosen(l)) returns.push_back(l.value);
  }

  /// By value: whether an op of the function reads it.
  const std::vector<bool>& read_values() {
    auto& used = scratch_.used;
    used.assign(function().types.size(), false);
    program::each_op(function().body, [&](const Op& op) {
      for (const auto v : op.operands) used[v] = true;
    });
    return used;
  }

  void draw_inputs(const std::vector<std::size_t>& kept) {
    const auto processes = static_cast<std::size_t>(program_.module.grid.processes());
    const auto affordable =
        std::clamp<std::int64_t>(policy_.elements_most / std::max<std::int64_t>(elements_, 1), 1, policy_.input_sets);
    const auto sets = kept.empty() || program_.is_vector ? 1 : affordable;
    for (std::int64_t set = 0; set < sets; ++set) {
      ProcessTensors inputs = set == 0 ? scratch_.leaves.take_first(kept, processes) : ProcessTensors(processes);
      for (std::size_t p = 0; set > 0 && p < processes; ++p) inputs[p] = scratch_.leaves.draw(kept, choices_);
      if (set > 0 && choices_.chance(policy_.special_set, 100))
        scratch_.leaves.put_special_into(inputs, kept, program_.lane, choices_);
      if (guard_ && !kept.empty() && has_relations()) keep_defined(inputs, kept);
      program_.input_sets.push_back(std::move(inputs));
    }
  }

  bool has_relations() {
    return std::ranges::any_of(function().body.ops, [](const Op& op) { return !op.record->relations.empty(); });
  }

  /// The text may say nothing of some operands of an op whose results stand in a relation to them (StableHLO, rng: "If
  /// a >= b, the behavior is undefined"). The first process of the first set has others; where no more are drawn, they
  /// stand in.
  void keep_defined(ProcessTensors& inputs, const std::vector<std::size_t>& kept) {
    constexpr int kAttempts = 4;
    const auto& first = program_.input_sets.empty() ? inputs[0] : program_.input_sets[0][0];
    for (auto& process : inputs) {
      bool stands = &process == &first;
      for (int attempt = 0; !stands && attempt < kAttempts; ++attempt) {
        if (attempt > 0) process = scratch_.leaves.draw(kept, choices_);
        stands = guard_takes(process);
      }
      if (!stands) process = first;
    }
  }

  bool guard_takes(const std::vector<program::Tensor>& arguments) {
    const auto& f = function();
    begin();
    for (std::size_t k = 0; k < arguments.size(); ++k) guard_->argument(f.body.arguments[k], arguments[k]);
    return std::ranges::all_of(f.body.ops, [&](const Op& op) { return guard_->keep(op); });
  }

  // ---- a program that is there already ---------------------------------------------------------

  /// Its entry function comes first, and has the name that makes it the entry whatever is drawn beside it.
  void take_over(program::Module material) {
    auto& module = program_.module;
    module = std::move(material);
    const auto entry = module.entry() - module.functions.data();
    std::rotate(module.functions.begin(), module.functions.begin() + entry, module.functions.begin() + entry + 1);
    module.functions.reserve(module.functions.size() + kMostFunctions);
    auto& f = function();
    f.name = "main";
    f.argument_attributes.clear();
    f.result_attributes.clear();
    for (const spec::Type type : f.types)
      if (type.is_tensor()) sizes_.elements |= spec::set_of(type.element()) & policy_.types;
  }

  /// Gives its arguments values and shows its ops to the guard: whether it takes them all.
  bool stands() {
    const auto& f = function();
    for (const ValueId v : f.body.arguments)
      give_values(v, f.type(v), draw_filling(choices_, program_.lane, f.type(v).element()));
    for (const Op& op : f.body.ops) {
      if (guard_ && !guard_->keep(op)) return false;
      if (auto instance = program::instance(program_.module, f, op, scratch_.arena))
        mark_coverage(*op.record, *instance, op);
      add_results(op);
    }
    return true;
  }

  // ---- functions that are called ---------------------------------------------------------------

  program::Function& function() { return program_.module.functions[function_]; }

  /// What is set aside while the body of a function is drawn.
  struct Outside {
    std::vector<Live> live;
    std::size_t function;
    Callee* callee;
    const Pattern* pattern;
    ValueId newest;
    Guard* guard;
    bool is_large;
  };
  Outside enter(Callee& callee) {
    ++depth_;
    return {std::exchange(scratch_.live, {}), std::exchange(function_, callee.function),
            std::exchange(callee_, &callee),  std::exchange(pattern_, nullptr),
            std::exchange(newest_, 0),        std::exchange(guard_, nullptr),
            std::exchange(is_large_, false)};
  }
  void leave(Outside outside) {
    --depth_;
    scratch_.live = std::move(outside.live);
    function_ = outside.function;
    callee_ = outside.callee;
    pattern_ = outside.pattern;
    newest_ = outside.newest;
    guard_ = outside.guard;
    is_large_ = outside.is_large;
  }

  /// Calls a function that is there, or a new one. A step of a chain takes what the op before it gave.
  bool place_call(const Record& record) {
    const bool in_chain = pattern_ && step_ > 0;
    const bool again = !in_chain && !scratch_.callees.empty() && choices_.chance(policy_.call_again, 100);
    auto callee =
        again ? std::optional(scratch_.callees[choices_.below(scratch_.callees.size())]) : draw_callee(callee_length());
    const auto is_given = [](ValueId v) { return v != program::kNoValue; };
    if (!callee || (in_chain && std::ranges::none_of(callee->given, is_given))) return false;
    const bool placed = call(record, *callee);
    std::ranges::fill(callee->given, program::kNoValue);
    if (placed && !again && choices_.chance(policy_.call_again, 100)) call(record, *callee);
    if (!again) scratch_.callees.push_back(*std::move(callee));
    return placed;
  }

  std::int64_t callee_length() {
    return choices_.between(1, program_.scale == Scale::kSingle ? 1 : policy_.callee_ops_most);
  }

  /// A function of so many ops on some of the live values.
  std::optional<Callee> draw_callee(std::int64_t ops) {
    if (program_.module.functions.size() > kMostFunctions || depth_ == kMostCallDepth) return std::nullopt;
    Callee callee{program_.module.functions.size(), {}, {}};
    auto& added = program_.module.functions.emplace_back();
    added.name = new_name(callee.function);
    added.is_private = true;
    const auto given = draw_given();
    auto outside = enter(callee);
    for (const auto& l : given) parameter(l.type, draw_filling(choices_, program_.lane, l.type.element()), l.value);
    for (std::int64_t placed = 0, attempts = 0; placed < ops && attempts < policy_.op_attempts; ++attempts)
      if (const auto* record = draw_record(); record && place(*record)) {
        ++placed;
        attempts = 0;
      }
    close(callee);
    leave(std::move(outside));
    return added.results.empty() ? std::nullopt : std::optional(std::move(callee));
  }

  /// Of a function; a program that was there already has names of its own.
  std::string new_name(std::size_t number) const {
    std::string name = "f" + std::to_string(number);
    while (program_.module.find(name) != nullptr) name += "_";
    return name;
  }

  /// Live values that a function is drawn on: the first as the seed of an op.
  std::vector<Live> draw_given() {
    std::vector<Live> out;
    const auto add = [&](const Live* l) {
      if (l) out.push_back(*l);
    };
    add(draw_live([&](const Live& l) { return l.type.is_tensor() && can_be_seed(l); }));
    for (auto more = choices_.below(3); more > 0 && !out.empty(); --more)
      add(draw_live([](const Live& l) { return l.type.is_tensor(); }));
    return out;
  }

  ValueId parameter(spec::Type type, Filling filling, ValueId given = program::kNoValue) {
    const auto v = program::new_argument(function(), type);
    callee_->parameters.push_back({type, std::move(filling)});
    callee_->given.push_back(given);
    add_live(v, nullptr);
    return v;
  }

  /// Its results are what nothing in it reads; parameters that nothing reads go.
  void close(Callee& callee) {
    choose_results();
    Callee kept{callee.function, {}, {}};
    for (const auto k : program::compact_in_place(function(), scratch_.arena)) {
      kept.parameters.push_back(std::move(callee.parameters[k]));
      kept.given.push_back(callee.given[k]);
    }
    callee = std::move(kept);
  }

  /// An op that calls the function.
  std::optional<Instance> draw_call(const Record& record, const Callee& callee) {
    Instance instance;
    if (!draw(instance, record, program_.module.grid, choices_, sizes(), {}, scratch_.arena)) return std::nullopt;
    if (!set_callee(instance, program_.module.functions[callee.function], scratch_.arena) ||
        !is_usable(record, instance))
      return std::nullopt;
    return instance;
  }

  bool call(const Record& record, const Callee& callee) {
    const auto instance = draw_call(record, callee);
    if (!instance) return false;
    scratch_.pending.clear();
    scratch_.operands.clear();
    for (std::size_t k = 0; k < callee.parameters.size(); ++k) scratch_.operands.push_back(argument_of(callee, k));
    Builder builder(program_.module, function());
    keep(builder.make(*instance, scratch_.operands, {}), *instance);
    return true;
  }

  /// A loop whose body calls a function of so many drawn ops: they run as often as it goes round.
  bool place_loop(std::int64_t ops) {
    if (!tables_.loop || tables_.calls.empty()) return false;
    auto callee = draw_callee(ops);
    if (!callee) return false;
    seed_ = {};
    const int operands = tables_.loop->operands[0];
    std::vector<spec::Given> state = {{operands, 0, spec::Type::tensor({}, ElementType::i32)}};
    for (const auto type : program_.module.functions[callee->function].results)
      state.push_back({operands, std::ssize(state), type});
    Instance instance;
    bool placed = false;
    for (std::int64_t attempt = 0; attempt < policy_.op_attempts && !placed; ++attempt)
      placed = draw(instance, *tables_.loop, program_.module.grid, choices_, sizes(), state, scratch_.arena) &&
               is_usable(*tables_.loop, instance) && emit(*tables_.loop, instance, &*callee);
    scratch_.callees.push_back(*std::move(callee));
    return placed;
  }

  /// The values of the loop, its counter aside, are what the function gives, most often of those of the trip before.
  bool call_in_body(std::vector<Region>& regions, const Callee& callee) {
    const auto instance = draw_call(*tables_.calls[choices_.below(tables_.calls.size())], callee);
    const auto role = std::ranges::find(scratch_.roles, spec::RegionRole::kLoopBody);
    if (!instance || role == scratch_.roles.end()) return false;
    Region& body = regions[static_cast<std::size_t>(role - scratch_.roles.begin())];
    std::vector<ValueId> arguments;
    for (std::size_t k = 0; k < callee.parameters.size(); ++k) arguments.push_back(argument_in(body, callee, k));
    Builder builder(program_.module, function());
    Op op = builder.make(*instance, arguments, {});
    for (std::uint32_t k = 0; k < op.results; ++k) body.returns[k + 1] = op.first_result + k;
    body.ops.push_back(std::move(op));
    return true;
  }

  ValueId argument_in(const Region& body, const Callee& callee, std::size_t k) {
    for (std::size_t s = 1; s < body.arguments.size(); ++s)
      if (function().type(body.arguments[s]) == callee.parameters[k].type && choices_.chance(3, 4))
        return body.arguments[s];
    return argument_of(callee, k);
  }

  ValueId argument_of(const Callee& callee, std::size_t k) {
    if (callee.given[k] != program::kNoValue) return callee.given[k];
    const auto& [type, filling] = callee.parameters[k];
    if (choices_.chance(policy_.reuse, 100))
      if (const auto* live = draw_live([&](const Live& l) { return l.type == type; })) return live->value;
    return leaf(type, filling);
  }

  const RecordTables& tables_;
  const Policy& policy_;
  Choices& choices_;
  const Steering& steering_;
  Guard* guard_;
  DrawnProgram program_;
  std::uint64_t total_weight_ = 0;
  spec::SizePolicy sizes_;              ///< of ordinary ops
  std::int64_t large_elements_ = 0;     ///< of the tensors of such an op, at most
  bool is_large_ = false;               ///< the next op has a tensor of thousands of elements
  const Pattern* pattern_ = nullptr;    ///< that the program begins with, until it is done or given up
  std::size_t step_ = 0;                ///< of the pattern: the next op
  program::ValueId newest_ = 0;         ///< first result of the op before
  SeedOperand seed_;                    ///< of the op being placed
  bool is_linked_ = false;              ///< it is to take what the op before it gave
  bool is_small_behind_first_ = false;  ///< integers behind its first operand are small numbers
  bool is_on_material_ = false;         ///< the next op is the first behind those that were there
  std::size_t function_ = 0;            ///< that ops are added to: main, or one that is to be called
  int depth_ = 0;                       ///< of calls around it
  Callee* callee_ = nullptr;            ///< the same, where it is not main
  std::int64_t elements_ = 0;           ///< of all live values
  Scratch& scratch_;
};

}  // namespace

DrawnProgram draft_program(const RecordTables& tables, Choices& choices, const Steering& steering, Guard* guard,
                           std::optional<program::Module> material) {
  Draft draft(tables, choices, steering, guard);
  return material ? draft.finish(*std::move(material)) : draft.finish();
}

DrawnProgram draft_program(const RecordTables& tables, Choices& choices, const Steering& steering, Guard* guard,
                           const VectorTurn& turn) {
  return Draft(tables, choices, steering, guard).finish(turn);
}

}  // namespace assay::generator
