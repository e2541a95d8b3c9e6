#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

namespace assay::oracle {

/// A cell of a known size, so that copying one is a load and a store.
template <std::size_t kSize> struct Sized { std::byte bytes[kSize]; };

/// Calls f with an integral constant that is the cell size, one of those that domains use.
template <class F> void with_size(std::size_t size, F&& f) {
  switch (size) {
    case 1: f(std::integral_constant<std::size_t, 1>{}); break;
    case 2: f(std::integral_constant<std::size_t, 2>{}); break;
    case 4: f(std::integral_constant<std::size_t, 4>{}); break;
    case 8: f(std::integral_constant<std::size_t, 8>{}); break;
    case 16: f(std::integral_constant<std::size_t, 16>{}); break;
    case 24: f(std::integral_constant<std::size_t, 24>{}); break;
    case 32: f(std::integral_constant<std::size_t, 32>{}); break;
    case 48: f(std::integral_constant<std::size_t, 48>{}); break;
    default: assert(false && "a cell size that no domain uses");
  }
}

}  // namespace assay::oracle
