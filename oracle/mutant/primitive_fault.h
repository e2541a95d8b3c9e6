#pragma once

#include <cmath>
#include <span>
#include <string_view>

#include "oracle/numerics/format.h"
#include "oracle/numerics/primitive.h"

/// Planted bugs of scalar primitives: what a careless kernel does to single elements.
namespace assay::oracle {

/// One application to one element: its operands, and the right answer to be spoilt.
struct Application1 {
  ElementType result;
  std::span<const ElementType> types;
  std::span<const std::byte* const> operands;
  Parameters parameters;
  std::byte* out;

  ElementType type(std::size_t k = 0) const { return types[k]; }
  double real(std::size_t k = 0) const { return load_float(types[k], operands[k]); }
  std::int64_t integer(std::size_t k = 0) const { return load_integer(types[k], operands[k]); }
  std::uint64_t bits(std::size_t k = 0) const { return load_bits(types[k], operands[k]).low; }
  double answer() const { return load_float(result, out); }
  std::int64_t integer_answer() const { return load_integer(result, out); }
  void set(double x) const { store_float(result, x, out); }
  void set_integer(std::int64_t n) const { store_integer(result, n, out); }
};

struct PrimitiveFault {
  PrimitiveId primitive;
  std::string_view kind;
  std::string_view what;
  spec::ElementSet operands;  ///< Types of the first operand for which it shows.
  spec::ElementSet results;   ///< Types of the result.
  void (*spoil)(const Application1&);
};

/// In the order of the primitives; the order within one numbers the mutants.
std::span<const PrimitiveFault> primitive_faults();

}  // namespace assay::oracle
