#pragma once

#include "program/text/buffer.h"
#include "program/text/scanner.h"

/// Dense literals as text: nested lists, splats, little-endian hex strings; floats as decimals or as
/// hex bits; complex pairs.
namespace assay::program {

/// `dense<...> : tensor<...>`.
bool read_literal(Scanner&, const Aliases&, spec::Arena&, spec::Literal&);
/// One element with its type: `1.0 : f32`, `true`, `#complex.number<:f32 1.0, 0.0> : complex<f32>`.
bool read_scalar(Scanner&, spec::Arena&, spec::Literal&);
/// A dense literal as a list of numbers in `out`, row major, for attributes written as `dense<...>`.
bool read_integers(Scanner&, const Aliases&, Type& type, std::vector<std::int64_t>& out);

/// With `: tensor<...>` behind it.
void append(Buffer&, const spec::Literal&);
/// The element of a literal of rank 0 with its type.
void append_scalar(Buffer&, const spec::Literal&);
/// One element in storage form: `1`, `true`, `-2.5`, `0x7FC00000`, `(1.0, 0.0)`.
void append_element(Buffer&, spec::ElementType, const std::byte* element);
/// The shortest decimal that reads back as `x`, or the bits where there is none.
void append_real(Buffer&, double x);
void append_real(Buffer&, float x);

/// The bits of an element of at most 8 bytes.
std::uint64_t load_bits(const std::byte* from, int bytes);

}  // namespace assay::program
