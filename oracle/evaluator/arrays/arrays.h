#pragma once

#include <memory>
#include <vector>

#include "oracle/evaluator/arrays/axes.h"
#include "oracle/evaluator/arrays/element.h"
#include "oracle/evaluator/domain.h"

/// Arrays over named axes: whole numbers (indices, conditions) and cells of a domain. Both are dense
/// and row major over the axes they name, whatever the space around them.
namespace assay::oracle {

/// Numbers over some axes; a condition is 0 or 1.
struct Numbers {
  AxisSet axes = 0;
  std::int64_t single = 0;    ///< the value where there is one only
  Shared<std::int64_t> many;  ///< null where there is one value
  bool regular = true;        ///< neither kNowhere nor kUncertain is among them
  bool consecutive = false;   ///< known to be many[0], many[0] + 1, ... without looking

  static Numbers of(std::int64_t n) { return {0, n, nullptr, n != kNowhere && n != kUncertain}; }
  const std::int64_t* begin() const { return many ? many.get() : &single; }
  bool is_single() const { return many == nullptr; }
};

/// Elements over some axes.
struct Cells {
  Element type;
  AxisSet axes = 0;
  Bytes data;
  Shared<std::uint8_t> present;  ///< null where every element exists
  /// Which of its scales each has, where elements are quantized per axis; null where nobody knows.
  std::shared_ptr<const Numbers> slices;
};

/// Where to write the numbers over some axes, and the numbers once they are written.
Buffer<std::int64_t> buffer_over(const Space&, AxisSet axes);
Numbers numbers_over(AxisSet axes, Buffer<std::int64_t>);
/// 0, 1, 2 ... along one axis, from where the space begins.
Numbers iota(const Space&, int axis);
/// Where the axes have one place only, the number stands by itself.
void collapse(const Space&, Numbers&);
/// Sets `regular` by looking; collapses.
void note_regular(const Space&, Numbers&);

/// Element by element; a comparison yields 0 or 1. kNowhere survives arithmetic, is equal to nothing
/// and neither less nor greater; kUncertain survives everything.
Numbers combine(const Space&, spec::Operator, const Numbers&, const Numbers&);
Numbers minimum(const Space&, const Numbers&, const Numbers&);
Numbers maximum(const Space&, const Numbers&, const Numbers&);
Numbers negate(const Space&, const Numbers&);
Numbers logical_not(const Space&, const Numbers&);
/// condition ? a : b.
Numbers choose(const Space&, const Numbers& condition, const Numbers& a, const Numbers& b);
/// table[index], kNowhere outside.
Numbers look_up(const Space&, std::span<const std::int64_t> table, const Numbers& index);
/// Repeats the numbers so that they vary over all of `axes`.
Numbers spread(const Space&, const Numbers&, AxisSet axes);
std::int64_t greatest(const Space&, const Numbers&);

/// Copies `n` cells of `size` bytes, `stride` 0 or `size` apart.
void copy_cells(std::byte* to, const std::byte* from, std::int64_t n, std::size_t size, std::size_t stride);
/// Repeats the cells so that they vary over all of `axes`.
Cells spread(const Space&, const Cells&, AxisSet axes, std::size_t cell_size);
/// condition ? a : b, for conditions without kUncertain; types are equal.
Cells choose(const Space&, const Numbers& condition, const Cells& a, const Cells& b, std::size_t cell_size);
/// `a` where it exists, else `b`.
Cells fill(const Space&, const Cells& a, const Cells& b, std::size_t cell_size);
/// Keeps the elements for which the condition holds.
Cells restrict(const Space&, const Cells&, const Numbers& condition, std::size_t cell_size);
/// Null where all of `n` elements exist.
Shared<std::uint8_t> present_or_all(Buffer<std::uint8_t> present, std::int64_t n);
/// Elements that exist in both.
Shared<std::uint8_t> both_present(const Space&, AxisSet all, std::span<const Cells* const> arrays);

/// Reads a tensor at an index of one array per axis. What lies outside is not present; what lies at
/// an uncertain index is `any` of the domain.
Cells read(const Space&, Domain&, const RuntimeValue& tensor, std::span<const Numbers> index);
/// Row-major offsets of an index as a sum of arrays whose axes do not overlap, those with the innermost axes first;
/// kNowhere outside.
std::vector<Numbers> separate_offsets(const Space&, std::span<const std::int64_t> shape,
                                      std::span<const Numbers> index);
/// Row-major offsets of an index into `shape`; kNowhere outside.
Numbers offsets(const Space&, std::span<const std::int64_t> shape, std::span<const Numbers> index);

/// A switch for tests: without accelerators nothing is aliased or copied in runs.
void use_accelerators(bool on);
bool accelerated();

}  // namespace assay::oracle
