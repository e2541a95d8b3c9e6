#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "generator/policy.h"
#include "program/module.h"
#include "program/tensor.h"

/// Makes a valid program of choices. The generator knows ops only through their records. Whether the value of an op is
/// informative no record says: a guard, which the caller hands in, tells the generator.
namespace assay::generator {

/// Tensors of every process: process (r, p) is number r * partitions + p.
using ProcessTensors = std::vector<std::vector<program::Tensor>>;

struct VectorTurn;

/// A program with the inputs it is to be run on.
struct DrawnProgram {
  program::Module module;
  Lane lane = Lane::kExact;
  Scale scale = Scale::kSingle;
  bool is_vector = false;  ///< of one op, at vector size
  std::vector<ProcessTensors> input_sets;
  std::vector<std::uint32_t>
      coverage;  ///< points that the program covers, ascending, without repeats, where the policy asks for them
};

/// Judges the op that was just added. False: the generator takes the op back.
class Guard {
 public:
  virtual ~Guard() = default;
  /// A new program begins; `inputs` are those of the first set, process 0.
  virtual void begin(const program::Module&, const program::Function&, Lane) = 0;
  /// A new argument of the function with its value.
  virtual void argument(program::ValueId, const program::Tensor&) = 0;
  virtual bool keep(const program::Op&) = 0;
};

/// The coverage universe: op x element type of its first typed name, op x boundary class, ordered
/// pairs of ops where one feeds the other. Dense numbers, stable for a given spec.
class Coverage {
 public:
  explicit Coverage(const spec::Records&);
  std::uint32_t count() const { return count_; }
  std::uint32_t type_point(const spec::Record&, spec::ElementType) const;
  std::uint32_t class_point(const spec::Record&, int boundary_class) const;
  std::uint32_t pair_point(const spec::Record& producer, const spec::Record& consumer) const;
  /// `slice x f32`, `slice: start_indices: 0`, `pad -> slice`.
  std::string describe(std::uint32_t point) const;

 private:
  std::span<const spec::Record> records_;
  std::vector<std::uint32_t> class_offset_;
  std::uint32_t types_ = 0, pairs_ = 0, count_ = 0;
};

/// What is drawn as often as usual has so much energy.
inline constexpr std::uint32_t kUsualEnergy = 16;

/// What a campaign has learnt, merged in program order at the end of each block: how often a point
/// was seen, what the back end does not support, and what is worth more. Read only while a block is generated.
struct Steering {
  std::vector<std::uint32_t> seen;            ///< by point; empty: nothing yet
  std::vector<std::uint64_t> unsupported;     ///< by record: set of element types not to use
  std::vector<std::uint32_t> op_energy;       ///< by record: how often to draw it; empty: all as usual
  std::vector<std::uint32_t> element_energy;  ///< by element type, likewise
};

class Generator {
 public:
  Generator(const spec::Records&, Policy);
  ~Generator();
  const Coverage& coverage() const;
  const Policy& policy() const;
  /// Program for these choices; never rejects, never loops. `guard` may be null.
  DrawnProgram generate(Choices&, const Steering&, Guard* guard = nullptr) const;
  /// What a campaign begins with: the common ops on the types of the first tier, at each size of vector code.
  std::span<const VectorTurn> smoke_lap() const;
  /// Each op that is drawn on each common type and size of vector code, in rounds of each op once.
  std::span<const VectorTurn> vector_turns() const;
  /// A program of that op on drawn arguments; an ordinary program of one op where the guard takes none.
  DrawnProgram generate_vector(const VectorTurn&, Choices&, const Steering&, Guard* guard = nullptr) const;
  /// The program `material`, which has static tensors alone for arguments, with drawn ops behind its own that read its
  /// values. As it is where the guard takes one of its ops back. Its memory becomes that of the new program.
  DrawnProgram extend(program::Module material, Choices&, const Steering&, Guard* guard = nullptr) const;

 private:
  std::unique_ptr<const struct RecordTables> tables_;
};

}  // namespace assay::generator
