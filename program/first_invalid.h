#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "program/module.h"

namespace assay::program {

/// Programs by number; one thread asks.
using ProgramStream = std::function<Module(std::uint64_t number)>;

/// A program that does not verify.
struct Invalid {
  std::uint64_t number = 0;
  Module module;
  Error error;  ///< the law
};

/// Verifies programs `first` .. `first + count - 1` on `jobs` threads, each with a stream of its own. Returns the first
/// program that does not verify, which is the same for any number of threads, and nothing where all programs verify.
std::optional<Invalid> first_invalid(std::uint64_t first, std::uint64_t count, int jobs,
                                     const std::function<ProgramStream()>& open);

}  // namespace assay::program
