#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spec/types/element_type.h"

/// Lines of a contract as texts: taken apart at their types, and put together again.
namespace assay::measure {

/// `dot-accumulator f32 for bf16 f8 or own`: head, types and tail. A line without types is all head.
struct GrantLine {
  std::string head;
  std::vector<std::string> types;
  std::string tail;

  std::string text() const;
  bool operator==(const GrantLine&) const = default;
};
GrantLine parse_grant_line(std::string_view);
/// Whether it could matter to a program: one of its types occurs there, or it has none.
bool speaks_of(const GrantLine&, const std::string& program);

/// One line for all lines that differ in their types alone, in the order of the first of each.
std::vector<std::vector<std::size_t>> same_but_for_types(const std::vector<std::string>& lines);
/// The lines of one such group as one.
std::string merged(const std::vector<std::string>& lines);

/// The line that grants a rule of the library to one type.
std::string rule_line(const std::string& rule, spec::ElementType);

}  // namespace assay::measure
