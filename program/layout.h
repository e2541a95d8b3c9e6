#pragma once

#include <span>
#include <vector>

#include "spec/record.h"

/// How the flat operands, results and regions of an op belong to the names of its record.
namespace assay::program {

/// One role of a record (operands, results or regions), compiled once.
class Layout {
 public:
  Layout() = default;
  Layout(const spec::Record&, std::span<const int> slots, const char* what);

  /// Number of values of each name for `flat` values in all, into `counts` (one entry per name). An attribute
  /// `operandSegmentSizes` or `resultSegmentSizes` says it, as in all of MLIR. Without one groups share what single
  /// names leave; optional names are given as long as values are left.
  bool counts(std::size_t flat, std::span<const spec::Value> attributes, std::span<std::uint32_t> counts) const;
  /// `expected 2 operands, found 3`.
  std::string mismatch(std::size_t flat) const;

  struct Name {
    int slot;
    bool is_group;
    bool is_optional;
  };
  std::span<const Name> names() const { return names_; }
  std::size_t size() const { return names_.size(); }
  /// The attribute that says how many values each name takes, by its position; -1 where there is none.
  int segments() const { return segments_; }

 private:
  bool segments(std::size_t flat, std::span<const spec::Value> attributes, std::span<std::uint32_t> counts) const;

  std::vector<Name> names_;
  int segments_ = -1;
  std::size_t singles_ = 0, groups_ = 0, optionals_ = 0;
  std::string_view what_;
};

struct Layouts {
  Layout operands, results, regions;
};

/// The layouts of a record; compiled once per set of records. Thread safe.
const Layouts& layouts_of(const spec::Record&);

}  // namespace assay::program
