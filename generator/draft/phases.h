#pragma once

#include <limits>
#include <optional>
#include <ranges>
#include <string>
#include <vector>

#include "generator/draft/draft.h"
#include "generator/drawing.h"
#include "generator/leaves.h"
#include "generator/regions.h"

namespace assay::generator {

using program::Op;
using program::Region;
using program::ValueId;
using spec::ElementType;
using spec::Instance;
using spec::Record;
using spec::Value;

inline constexpr std::int64_t kMostResults = 24;
inline constexpr std::size_t kMostFunctions = 4;  ///< beside main
inline constexpr std::uint32_t kSeenMost =
    std::numeric_limits<std::uint32_t>::max();  ///< no op gave it: no pair is made

/// A program under construction. Its four phases have a file each.
class Draft {
 public:
  Draft(const RecordTables& tables, Choices& choices, const Steering& steering, Guard* guard);
  /// Places the ops of its scale and closes the program.
  DrawnProgram finish();
  /// The same behind the ops of a program that is there already.
  DrawnProgram finish(program::Module material);
  /// One op at vector size; where the guard takes none, any op.
  DrawnProgram finish(const VectorTurn& turn);

 private:
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
  struct Reader {
    const Record* record;
    std::size_t position;  ///< of the operand
  };
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

  void begin();
  void place_ops();
  /// In one dimension, where the op can be. Where the guard takes it back, of numbers of another lane, and then with
  /// small numbers behind the first operand: many an op takes them for numbers of bits and positions.
  bool place_at_vector_size(const VectorTurn& turn);
  static Scratch& cleared_scratch();
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
  /// What ops gave, the newest first.
  template <class Chosen> void return_those(Chosen is_chosen) {
    auto& returns = function().body.returns;
    for (const Live& l : scratch_.live | std::views::reverse)
      if (l.producer && std::ssize(returns) < kMostResults && is_chosen(l)) returns.push_back(l.value);
  }
  /// Its entry function comes first, and has the name that makes it the entry whatever is drawn beside it.
  void take_over(program::Module material);
  /// Gives its arguments values and shows its ops to the guard: whether it takes them all.
  bool stands();
  program::Function& function();

  // ---- which op comes next: choosing.cpp
  /// Room for what most programs need.
  void reserve();
  /// Ops of two element types at most: what is rewritten depends on the type.
  void draw_pattern();
  std::int64_t draw_length();
  spec::ElementSet draw_element_set();
  /// Ops that communicate belong to grids.
  std::uint32_t base_weight(const Record& op) const;
  void draw_swarm();
  /// Most programs have sizes of all kinds, some of one kind in many places.
  void draw_size_regime();
  /// Ops whose types are unseen or long unseen get more weight.
  std::uint32_t weight(const Record& op) const;
  const Record* draw_record();
  bool sweeps_pairs();
  /// In how many programs the second op read what the first gave.
  std::uint32_t times_seen(const Record& producer, const Record& consumer) const;
  /// Pairs sweep op x op: a consumer that was seldom seen behind this producer gets more weight, where it can take what
  /// the producer gives. Others would never be seen, and be drawn for it again and again. Compilers have rules for an
  /// op on its own result, which cancels, repeats or composes (a slice of a slice), more than for other pairs.
  std::vector<std::uint32_t> weights_after(const Live& newest) const;
  bool takes(const Record& consumer, spec::Type type) const;
  /// Small programs sweep op x type: the type of the op is drawn by how seldom the point was seen.
  void draw_elements(const Record& record);
  /// Of a large program the first op has thousands of elements, and the others what flows from there.
  spec::SizePolicy sizes() const;

  // ---- an op, on live values: placing.cpp
  bool place(const Record& record);
  bool put(const Record& record, const Instance& instance, int depth = 0);
  /// On a value of this type.
  bool draw_on(Instance& instance, const Record& record, const spec::Given& given);
  /// Makes the operands that are no tensors and stand nowhere yet: no argument gives them.
  bool provide(const Record& record, const Instance& instance, int depth);
  /// A value of a type that is none of a tensor, by an op whose result is one.
  bool make(spec::Type type, int depth);
  /// In a chain, and in a pair, only what the op before it gave.
  bool can_be_seed(const Live& l) const;
  /// Tries to build the op on a live value.
  bool draw_on_seed(Instance& instance, const Record& record);
  /// Builds on a live value where one fits; draws freely where none does, unless it is a step of a chain.
  std::optional<Instance> draw_instance(const Record& record);
  /// Static tensors of moderate size and what holds such, and nothing that the back end is known not to support.
  bool is_usable(const Record& record, const Instance& instance) const;
  std::optional<std::vector<Region>> draw_regions(const Record& record, const Instance& instance,
                                                  RegionBuilder& builder);
  /// `in_body`: a function that the body of the loop calls.
  bool emit(const Record& record, const Instance& instance, const Callee* in_body = nullptr);
  /// The value of a function without arguments, whose literals are pending.
  ValueId inlined(Builder& builder, const Template& function);
  /// A literal of the numbers that the plan says the operand holds.
  ValueId holding(const Value& numbers, spec::Type type);
  bool is_taken(ValueId v) const;
  ValueId operand(const Record& record, const Instance& instance, int slot, std::size_t member, spec::Type type);
  /// What folds constants runs no vector code.
  bool may_be_literal(spec::Type type);
  ValueId leaf(spec::Type type, Filling filling);
  void give_values(ValueId v, spec::Type type, Filling filling);
  ValueId literal(spec::Type type, const Filling& filling);
  void add_live(ValueId v, const Record* producer);
  /// Adds the op behind its literals, unless the guard takes it back.
  bool keep(Op op, const Instance& instance);
  /// Those that ops may read.
  void add_results(const Op& op);
  void mark_coverage(const Record& record, const Instance& instance, const Op& op);

  // ---- functions that are called, and loops: calling.cpp
  Outside enter(Callee& callee);
  void leave(Outside outside);
  /// Calls a function that is there, or a new one. A step of a chain takes what the op before it gave.
  bool place_call(const Record& record);
  std::int64_t callee_length();
  /// A function of so many ops on some of the live values.
  std::optional<Callee> draw_callee(std::int64_t ops);
  /// Of a function; a program that was there already has names of its own.
  std::string new_name(std::size_t number) const;
  /// Live values that a function is drawn on: the first as the seed of an op.
  std::vector<Live> draw_given();
  ValueId parameter(spec::Type type, Filling filling, ValueId given = program::kNoValue);
  /// Its results are what nothing in it reads; parameters that nothing reads go.
  void close(Callee& callee);
  /// An op that calls the function.
  std::optional<Instance> draw_call(const Record& record, const Callee& callee);
  bool call(const Record& record, const Callee& callee);
  /// A loop whose body calls a function of so many drawn ops: they run as often as it goes round.
  bool place_loop(std::int64_t ops);
  /// The values of the loop, its counter aside, are what the function gives, most often of those of the trip before.
  bool call_in_body(std::vector<Region>& regions, const Callee& callee);
  ValueId argument_in(const Region& body, const Callee& callee, std::size_t k);
  ValueId argument_of(const Callee& callee, std::size_t k);

  // ---- results and inputs: closing.cpp
  DrawnProgram closed();
  DrawnProgram with_inputs();
  /// Programs give tensors: what holds some and is read by nobody is taken apart.
  void open_unread();
  void open(Live live);
  /// Ops that take such a value. A value that is no tensor has few.
  std::vector<Reader> readers_of(spec::Type type) const;
  /// The program returns its sinks, not every intermediate: that would suppress fusion. What stands in a relation to
  /// its operands is judged only where it is returned.
  void choose_results();
  /// By value: whether an op of the function reads it.
  const std::vector<bool>& read_values();
  void draw_inputs(const std::vector<std::size_t>& kept);
  bool has_relations();
  /// The text may say nothing of some operands of an op whose results stand in a relation to them (StableHLO, rng: "If
  /// a >= b, the behavior is undefined"). The first process of the first set has others; where no more are drawn, they
  /// stand in.
  void keep_defined(ProcessTensors& inputs, const std::vector<std::size_t>& kept);
  bool guard_takes(const std::vector<program::Tensor>& arguments);

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

}  // namespace assay::generator
