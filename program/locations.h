#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "program/module.h"

namespace assay::program {

/// Where an op comes from, as its text says it (`loc(...)`): a line of the user's own program.
struct Location {
  std::string name;  ///< `jit(f)/attention/dot_general`: the scopes that JAX names, and the operation; may be empty
  std::string file;  ///< empty where the text names none
  std::uint32_t line = 0;

  /// `model.py:12`; empty where no file is named.
  std::string text() const;
  bool operator==(const Location&) const = default;
};

/// The locations of a module, which it outlives. Of a call site it is the callee's that counts, of several that are
/// fused the first.
class Locations {
 public:
  explicit Locations(const Module&);
  Location of(const Op&) const;

 private:
  std::unordered_map<std::string_view, std::string_view> named_;
};

}  // namespace assay::program
