#pragma once

#include <string>
#include <vector>

#include "judge/case.h"
#include "judge/failure.h"
#include "spec/language/value.h"

namespace assay::judge {

/// The class of f8E8M0FNU among the element classes.
inline constexpr const char* kWithoutZero = "float without zero";

/// What a reduced program is about: the basis of its cluster.
struct Features {
  FailureClass kind = FailureClass::kWrongValue;
  std::string signature;               ///< of a crash or rejection
  std::vector<std::string> grants;     ///< of a deviation
  std::vector<std::string> ops;        ///< mnemonics in order of the text, literals left out
  std::vector<std::string> structure;  ///< `ops` without what stands in regions for any op; an op that stretches its
                                       ///< operands as the one that does not, and one that another op of its dialect
                                       ///< says as that op
  std::vector<std::string> mended_structure;  ///< `structure` by what a variant mends: elementary functions are one,
                                              ///< for one pass makes their code, and where there are any, parts of
                                              ///< complex numbers are nothing
  std::vector<std::string> element_types;     ///< distinct, in order of the text
  std::vector<std::string> element_classes;   ///< of what ops of the structure that compute with elements read first
                                              ///< and yield: `integer`, `narrow float`; others move any type alike
  std::vector<std::string>
      attributes;  ///< `slice.strides`: attributes of top-level ops that reduction could not make default
  std::vector<std::string> structs;  ///< `dot_general.algorithm`: structs of optional attributes that top-level ops
                                     ///< have, and without which reduction lost the failure
  std::vector<std::string> indices;  ///< of operands by whose numbers an op finds elements: `unsigned`, `narrow`, where
                                     ///< reduction could not make them i32; `bounded`, where they are for elements
                                     ///< within bounds of dimensions, and reduction could not make these plain
  bool is_special = false;           ///< the answer is the other zero, or a zero for a subnormal, or the reverse
  bool changes = false;              ///< the answer is another one in every run: of memory that nobody wrote
  bool has_body = false;             ///< a top-level op has regions, which say types too
  bool orders = false;               ///< top-level ops put elements in order by a comparator, and nothing computes
  std::vector<std::string> mends;    ///< variants of the back end under which the program passes
};
/// What a failure of an op probably hangs on, as its cluster says it: `add float`, `reverse`.
std::string kind_of(const Function&, const Op&);

Features features_of(const Module&, const Failure&, std::vector<std::string> mends = {});

/// Adds the element types of the values that are tensors, each once, in order.
void add_element_types(const Function&, std::span<const ValueId>, std::vector<std::string>& types);

/// One line that names a finding: `slice on i32: 3 where 2 is expected`, or with the numbers that the program is called
/// with, where it is one op on single ones: `mulhi(15, 15) on ui4: 0 where 14 is expected`.
std::string title_of(const Module&, const Failure&, const std::vector<Tensor>& inputs = {});

/// Whether an attribute says nothing: it is absent, zero, one, false, an identity, or a list of such.
bool is_plain(const spec::Value&);

/// What a failure of a program may hang on, in words: ops (`sort`), what they read and yield (`sort reads f32`), the
/// attributes that are not plain (`sort.is_stable`), sizes (`sort of no elements`), and which op reads what another one
/// yields (`pad -> sort`). Each once, ascending. Literals are told of by who reads them.
std::vector<std::string> traits_of(const Module&);

}  // namespace assay::judge
