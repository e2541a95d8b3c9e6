#pragma once

#include <optional>
#include <string>
#include <vector>

#include "program/text/buffer.h"
#include "program/text/mesh.h"
#include "program/text/scanner.h"
#include "spec/record.h"

/// Attribute values as text. How a value is written follows from the sort of its declaration.
namespace assay::program {

/// How one attribute of a record is written, compiled once.
struct AttributeForm {
  const spec::Declaration* declaration = nullptr;
  spec::Sort sort;  ///< with the nesting of its dimensions
  const spec::Enumeration* enumeration = nullptr;
  std::string enumeration_dialect;  ///< `stablehlo`
  bool is_flag = false;             ///< present or not: a unit attribute
  bool is_i32 = false, is_ui8 = false;
  bool is_layout = false;                   ///< `[dense<[0, 1]> : tensor<2xindex>, ...]`
  bool is_scalar = false;                   ///< a literal that is written as an element with its type
  std::optional<spec::Value> default_leaf;  ///< `default e`; of each element where the sort is a list
  bool is_optional() const { return declaration->optional; }
};

AttributeForm attribute_form(const spec::Record&, int slot);

/// What reading an attribute needs beside the text.
struct AttributeContext {
  spec::Arena& arena;
  const Aliases& aliases;
  std::vector<spec::FunctionReference*>& functions;  ///< references met, to be resolved later
  const Meshes& meshes;                              ///< defined so far
};

/// Any spelling of a value of this form: `array<i64: 1>`, `dense<1> : tensor<1xi64>`, `[1]`,
/// `#stablehlo<precision HIGH>`, `HIGH`, ... A colon behind a number begins its type, unless the
/// value is `bare`: there it begins the types of the op.
bool read_attribute(Scanner&, const AttributeContext&, const AttributeForm&, spec::Value&, bool bare = false);

/// As in a dictionary: `array<i64: 1>`, `1 : i64`, `#stablehlo<precision HIGH>`.
void append_attribute(Buffer&, const AttributeForm&, const spec::Value&);
/// As in a pretty form: `[1]`, `1`, `HIGH`.
void append_bare(Buffer&, const AttributeForm&, const spec::Value&);

/// The value of an attribute that the text leaves out: its default, absent, or false. Undefined where the text must
/// give it. The default of a list needs the length of the list (`program/text/syntax.h`).
spec::Value missing_value(const AttributeForm&);
/// What a field of a struct is that the text leaves out: 0, the first member, the empty list.
spec::Value zero_value(const AttributeForm&);
/// Whether the text may leave the value out. A default list may be left out if its length is the expected one.
bool is_missing_value(const AttributeForm&, const spec::Value&);

}  // namespace assay::program
