#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "fuzz/campaign/avoidance.h"
#include "fuzz/campaign/power_schedule.h"
#include "generator/generator.h"
#include "spec/result.h"

namespace assay::fuzz {

/// An op of a program by its record and the element type that its point of coverage has; one type for ops on tokens
/// alone, which have none.
struct TypedOp {
  int record = 0;
  spec::ElementType element = spec::ElementType::f32;
  auto operator<=>(const TypedOp&) const = default;
};

/// `add f32`.
std::string name_of(const TypedOp&);

/// The distinct typed ops of a program, regions included, ascending.
std::vector<TypedOp> typed_ops(const program::Module&);
TypedOp typed_op(const program::Function&, const program::Op&);

/// How often an op or an element type is drawn, and why.
struct Energy {
  std::string arm;             ///< its name
  std::uint64_t programs = 0;  ///< that had it
  double causes = 0;           ///< that it had a part in, each shared
  double times = 1;            ///< as often as usual
};

/// What a campaign has learnt. Everything is added in program order. Generation is steered by a snapshot, and the
/// snapshot changes only from block to block, so that threads and timing change nothing.
class Learning {
 public:
  explicit Learning(std::uint32_t points, std::size_t records);

  /// What the programs of the present block are drawn with.
  const generator::Steering& steering() const { return steering_; }
  /// Ends a block: all that was learnt steers the next one.
  void advance();

  void saw(const std::vector<std::uint32_t>& points);
  /// A program of these ops compiled and ran.
  void works(const std::vector<TypedOp>&);
  /// No op of this dialect is taken: those that expand are given as composites from now on, others are not drawn.
  void lacks(std::string_view dialect);
  /// Whether the op is given as a composite, by what was learnt before the present block.
  bool composes(const TypedOp& op) const {
    return (steering_composed_[static_cast<std::size_t>(op.record)] & spec::set_of(op.element)) != 0;
  }
  /// A program of these ops is not supported. If exactly one of the ops never worked before, that op is to blame: it is
  /// given as a composite from then on, if it expands, and not drawn again where that was in vain. Returns the op to
  /// blame.
  const TypedOp* unsupported(const std::vector<TypedOp>&);
  /// A program of these ops was rejected, perhaps for another property than its ops. An op that was alone to blame
  /// several times and never worked is not drawn again. Returns the op to blame.
  const TypedOp* rejected(const std::vector<TypedOp>&);
  /// A program of these ops was judged.
  void tried(const std::vector<TypedOp>&);
  /// A failure was found of which these ops are to blame: where its cluster is new, they are drawn more often.
  void found(const std::string& cluster, const std::vector<TypedOp>&);

  /// Of what programs had, the ops first; none where nothing was found.
  std::vector<Energy> energies() const;

  /// A program that hangs has these ops once it is cut down.
  void hangs(const std::vector<TypedOp>&);
  /// Whether a program of these ops has all that one has which hangs, whatever their types, by what was learnt before
  /// the present block. A hang says nothing of its place, and to cut it down costs more than any other failure.
  bool is_known_to_hang(const std::vector<TypedOp>&) const;

  /// What is known of failures, and that programs like these are drawn less often.
  Avoidance avoidance;
  /// ... as it was known before the present block.
  const Avoidance& avoiding() const { return avoiding_; }

  /// How many failures with each suspect were seen.
  void count_suspect(const std::string& key) { ++suspects_[key]; }
  const std::map<std::string, std::uint64_t>& suspects() const { return suspects_; }

  /// Text that `restore` reads back: the whole state.
  std::string text() const;
  Result<void> restore(const std::string& text);

  static constexpr std::uint64_t kRejections = 4;

 private:
  const TypedOp* to_blame(const std::vector<TypedOp>&) const;
  void avoid(const TypedOp&);
  bool restore_line(std::istream&);
  bool restore_rejections(std::istream&);
  bool restore_suspect(std::istream&);
  bool restore_cluster(std::istream&);
  bool restore_records(std::istream&, std::set<std::set<int>>&) const;

  generator::Steering steering_;
  Avoidance avoiding_;
  std::map<std::uint32_t, std::uint32_t> seen_;  ///< in the present block
  std::vector<std::uint64_t> unsupported_, works_;
  std::vector<std::uint64_t> composed_, steering_composed_;  ///< types of each record
  std::set<std::set<int>> hanging_, known_to_hang_;          ///< the records of each program
  std::map<TypedOp, std::uint64_t> rejections_;
  std::map<std::string, std::uint64_t> suspects_;
  std::set<std::string> clusters_;
  PowerSchedule ops_, elements_{spec::kElementTypes};
};

}  // namespace assay::fuzz
