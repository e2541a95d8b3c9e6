#pragma once

#include <optional>
#include <vector>

#include "generator/builder.h"
#include "generator/generator.h"
#include "generator/regions.h"
#include "generator/templates/patterns.h"
#include "generator/templates/templates.h"
#include "generator/values/values.h"

namespace assay::generator {

/// What drawing a program needs to know of the records, worked out once.
struct RecordTables {
  explicit RecordTables(const spec::Records&, const Policy&);

  const spec::Records& records;
  std::vector<std::vector<spec::SeedTypes>> seed_types;  ///< by record and position in Record::operands

  std::vector<const spec::Record*> drawable;      ///< ops that programs are made of
  std::vector<Pattern> patterns;                  ///< chains of them
  const spec::Record* literal = nullptr;          ///< the op that makes a literal
  Templates templates;
  Coverage coverage;
};

/// A program under construction. One per generated case.
class Draft {
 public:
  Draft(const RecordTables&, const Policy&, Choices&, const Steering&, Guard*);

  /// Places the ops of its scale and closes the program.
  Case finish();

 private:
  /// An argument, and how each of its input sets is drawn.
  struct Leaf {
    spec::Type type;
    Filling filling;
  };
  /// What a draft works with and nobody keeps. Each thread has one, whose memory serves draft after draft.
  struct Scratch {
    spec::Arena arena;
    std::vector<const spec::Record*> swarm;     ///< ops to draw from
    std::vector<std::uint32_t> weights;         ///< of them
    std::vector<Live> live;
    std::vector<const Live*> candidates;        ///< to be drawn from
    std::vector<Leaf> leaves;                   ///< by argument
    std::vector<program::Tensor> first_set;     ///< by argument and process
    std::vector<program::ValueId> operands;     ///< of the op being placed
    std::vector<const spec::SignatureView*> signatures;  ///< of its regions
    std::vector<spec::RegionRole> roles;              ///< of them
    std::vector<program::Op> pending;           ///< literals made for it
    std::vector<int> marked;                    ///< its boundary classes
    std::vector<bool> used;                     ///< by value
  };
  static Scratch& cleared_scratch();

  /// The live value that an op is built on.
  struct SeedOperand {
    int slot = -1;  ///< of the operand
    program::ValueId value = program::kNoValue;
  };

  void reserve();
  void draw_swarm();
  void draw_pattern();
  std::int64_t draw_length();
  const spec::Record* draw_record();
  std::uint32_t base_weight(const spec::Record&) const;
  std::uint32_t weight(const spec::Record&) const;
  std::vector<std::uint32_t> weights_after(const spec::Record& producer) const;
  void draw_elements(const spec::Record&);
  spec::SizePolicy sizes() const;
  bool place(const spec::Record&);
  std::optional<spec::Instance> draw_instance(const spec::Record&);
  bool draw_on_seed(spec::Instance&, const spec::Record&);
  bool can_be_seed(const Live&) const;
  template <class Fits>
  const Live* draw_live(Fits fits);
  bool is_usable(const spec::Record&, const spec::Instance&) const;
  bool emit(const spec::Record&, const spec::Instance&);
  bool is_taken(program::ValueId) const;
  std::optional<std::vector<program::Region>> draw_regions(const spec::Record&, const spec::Instance&, RegionBuilder&);
  program::ValueId operand(const spec::Record&, const spec::Instance&, int slot, std::size_t position, spec::Type);
  program::ValueId leaf(spec::Type, Filling);
  Filling filling_of(const spec::Declaration&, const spec::Instance&, spec::Type);
  void keep(program::Op, const spec::Instance&);
  void mark_coverage(const spec::Record&, const spec::Instance&, const program::Op&);
  void add_live(program::ValueId, const spec::Record* producer);
  void choose_results();
  void draw_inputs(const std::vector<std::size_t>& kept);

  const RecordTables& tables_;
  const Policy& policy_;
  Choices& choices_;
  const Steering& steering_;
  Guard* guard_;
  Case case_;
  std::uint64_t total_weight_ = 0;
  spec::SizePolicy sizes_;            ///< of ordinary ops
  bool is_large_ = false;             ///< the next op has a tensor of thousands of elements
  const Pattern* pattern_ = nullptr;  ///< that the program begins with, until it is done or given up
  std::size_t step_ = 0;              ///< of the pattern: the next op
  program::ValueId newest_ = 0;       ///< first result of the op before
  SeedOperand seed_;                     ///< of the op being placed
  std::int64_t elements_ = 0;         ///< of all live values
  Scratch& scratch_;
};

}  // namespace assay::generator
