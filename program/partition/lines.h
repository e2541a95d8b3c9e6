#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "program/module.h"

/// Ops as text, where a program is made of ops that are known.
namespace assay::program {

inline std::string list_text(const std::vector<std::int64_t>& numbers) {
  return fmt::format("[{}]", fmt::join(numbers, ", "));
}

inline std::vector<std::int64_t> shape_of(Type type) { return {type.shape().begin(), type.shape().end()}; }

inline Type with_shape(Type type, std::vector<std::int64_t> shape) {
  auto content = type.content();
  content.shape = std::move(shape);
  return Type::intern(std::move(content));
}

/// The lines of a function of one value or two, each of which defines the next value.
class Lines {
 public:
  std::string add(const std::string& line) {
    const std::string value = fmt::format("%{}", next_++);
    text_ += fmt::format("  {} = {}\n", value, line);
    return value;
  }
  std::string function(Type from, Type to, const std::string& result) const {
    return fmt::format("func.func @main(%a: {}) -> {} {{\n{}  return {} : {}\n}}\n", from.text(), to.text(), text_,
                       result, to.text());
  }

  std::string function_of_two(Type a, Type b, Type to, const std::string& result) const {
    return fmt::format("func.func @main(%a: {}, %b: {}) -> {} {{\n{}  return {} : {}\n}}\n", a.text(), b.text(),
                       to.text(), text_, result, to.text());
  }

 private:
  std::string text_;
  int next_ = 0;
};

}  // namespace assay::program
