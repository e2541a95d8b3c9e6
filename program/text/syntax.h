#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "program/layout.h"
#include "program/text/attributes.h"
#include "spec/record.h"

/// The text of an op, compiled from the `text` and `pack` lines of its record. One template is both
/// parser and printer:
///
///     $name             an operand (a group: a list), an attribute in bare form, or a pack as `<...>`
///     ${name}           the same, glued to what follows: `e${exponent_bits}m${mantissa_bits}`
///     $name.type        the type of an operand or result; of a group, a list of types
///     $name.symbol      a string written as `@name`
///     (...)?            left out where the attributes in it have the value that the text may leave out
///     [$a:$b:$c]        lists read side by side, one `a:b:c` for each position; `(:$c)?` left out where 1
///     : functional      `(T, ...) -> T`
///     : same            one type where all operands and results have it, else functional
///     : pairwise        one type for each operand, which is that of the result beside it
///     custom(NAME)      one of `escapes()`
///     generic           no pretty form
///
/// A comma beside an empty group or an absent `(...)?` vanishes. Attributes that the template does
/// not mention stand in a dictionary before the colon.
namespace assay::program {

struct Escape;

enum class StepKind : std::uint8_t {
  kText,
  kComma,
  kOperand,
  kAttribute,
  kSymbol,
  kPack,
  kZip,
  kTypeOf,
  kResultType,
  kFunctional,
  kSame,
  kPairwise,
  kOptional,
  kDictionary
};

struct Step {
  StepKind kind = StepKind::kText;
  std::string text;                 ///< kText: as printed
  std::vector<std::string> tokens;  ///< kText: as parsed
  std::size_t index = 0;            ///< position in the record's operands, results, attributes or packs
  std::vector<std::size_t> zip;     ///< attributes
  bool zip_last_is_optional = false;
  std::vector<Step> inner;  ///< kOptional
  bool closes = false;      ///< kText that ends a bracket or begins the types
  bool opens = false;       ///< kText that ends with a bracket that it opens
};

/// `pack` line: fields of a struct attribute, most of which are attributes of the record.
struct PackForm {
  const spec::Pack* pack = nullptr;
  struct Field {
    const spec::PackField* field;
    int attribute;  ///< position, -1 for a constant
  };
  std::vector<Field> fields;
  const Escape* style = nullptr;  ///< another way in which the struct is read
};

/// Where the length of a default list comes from.
struct LengthSource {
  enum { kNone, kOperandRank, kAttributeSize } from = kNone;
  std::size_t index = 0;   ///< of the operand name or attribute
  std::int64_t inner = 0;  ///< length of the lists within, for `[d over S][2]`
};

struct Syntax {
  const spec::Record* record = nullptr;
  std::string name;  ///< `stablehlo.slice`
  /// Of an op that a text calls by its name: the record of what calls it, whose mnemonic is the dialect of the name.
  /// The text of `custom_call.Qr` is `stablehlo.custom_call @Qr`.
  const spec::Record* caller = nullptr;
  Layouts layouts;
  std::vector<AttributeForm> attributes;  ///< in the order of Record::attributes
  std::vector<LengthSource> lengths;      ///< of attributes
  std::vector<int> pack_of;               ///< by attribute; -1: none
  std::vector<PackForm> packs;
  std::vector<Step> steps;         ///< empty: no template
  std::vector<bool> in_template;   ///< by attribute: not in the dictionary of the pretty form
  const Escape* escape = nullptr;  ///< custom(NAME)
  bool has_pretty() const { return escape || !steps.empty(); }
};

/// The syntax of a record; compiled once per set of records. Thread safe.
const Syntax& syntax_of(const spec::Record&);

/// The type of a result where the plan leaves no other: `!witness`. Null elsewhere.
spec::Type only_type(const spec::Record&, std::size_t result);

/// The name that a text begins the op with: that of the caller, where there is one.
std::string written_name(const Syntax&);
/// The attribute of the caller that names the op.
const std::string& target_attribute(const Syntax&);
/// The syntax of what an op of this record does where it calls this name; null where no record says what that means.
const Syntax* syntax_of_called(const spec::Record& caller, std::string_view name);

/// Length that the list of an attribute has where it is left to its default; -1 where that cannot be
/// told. `first_of_operand` holds the type of the first value of each operand name, null if none.
std::int64_t default_length(const Syntax&, std::size_t attribute, std::span<const spec::Value> attributes,
                            std::span<const spec::Type> first_of_operand);

/// Errors in `text` and `pack` lines: an unknown name, a result without a type, an unknown escape.
Result<void> check_syntax(const spec::Records&);

}  // namespace assay::program
