#pragma once

#include <string>

#include "reports/finding.h"

namespace assay::reports {

/// One line that names a finding to the people who own the compiler: ops, types, the condition, the answer and the
/// expected one. It has no addresses and no hashes, and says special values by their names. `condition` is that of the
/// controls.
std::string headline(const Finding&, const std::string& condition = "");

/// The element that stands for the others: that of the witness, or the first outside its set; none where no element is.
struct Outside {
  const OutputEvidence* output = nullptr;
  std::size_t entry = 0;

  explicit operator bool() const { return output != nullptr; }
  const ExpectedElement& element() const { return output->elements[entry]; }
};
Outside telling_element(const Finding&);

/// What is expected of that element and what it is, as two comments of C++; nothing where there is none.
std::string expected_lines(const Finding&);

/// An answer in words: of a class that names it, NaN or an infinity whatever its code.
std::string answer_in_words(const Finding&, const Outside&);

/// `mulhi(15, 15) on ui4`, where the title of the finding says so; else nothing.
std::string call_in_title(const Finding&);

/// Whether the element may be one number alone.
bool is_one_number(const ExpectedElement&);

/// `0xFF800000` of f32 as `-inf`; other literals as they are.
std::string spoken(const std::string& literal, const std::string& element_type);

/// What an element may be, exactly: integers and small fractions as they are, other floats as `m * 2^e`. Nothing where
/// the decimal text says it already.
std::string exact_text(const ExpectedElement&);

}  // namespace assay::reports
