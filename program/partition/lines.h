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

inline Type with_element(Type type, spec::ElementType element) {
  auto content = type.content();
  content.element = element;
  return Type::intern(std::move(content));
}

/// `[0:2, 0:3]`: the elements of a range of one dimension.
inline std::string range_text(std::vector<std::int64_t> shape, std::size_t dimension, std::int64_t begin,
                              std::int64_t end) {
  std::vector<std::string> out;
  for (std::size_t d = 0; d < shape.size(); ++d)
    out.push_back(d == dimension ? fmt::format("{}:{}", begin, end) : fmt::format("0:{}", shape[d]));
  return fmt::format("[{}]", fmt::join(out, ", "));
}

/// The lines of a function of one value or more, each of which defines the next value.
class Lines {
 public:
  std::string add(const std::string& line) {
    const std::string value = fmt::format("%{}", next_++);
    text_ += fmt::format("  {} = {}\n", value, line);
    return value;
  }
  std::string function(Type from, Type to, const std::string& result) const {
    return function_of({{"%a", from}}, to, result);
  }

  std::string function_of_two(Type a, Type b, Type to, const std::string& result) const {
    return function_of({{"%a", a}, {"%b", b}}, to, result);
  }

  std::string function_of(const std::vector<std::pair<std::string, Type>>& arguments, Type to,
                          const std::string& result) const {
    std::vector<std::string> said;
    for (const auto& [name, type] : arguments) said.push_back(fmt::format("{}: {}", name, type.text()));
    return fmt::format("func.func @main({}) -> {} {{\n{}  return {} : {}\n}}\n", fmt::join(said, ", "), to.text(),
                       text_, result, to.text());
  }

 private:
  std::string text_;
  int next_ = 0;
};

/// A number of the device that runs, of a table.
inline std::string looked_up(Lines& lines, const std::string& device, const std::vector<std::int64_t>& table) {
  const std::string type = fmt::format("tensor<{}xi64>", table.size());
  const auto all = lines.add(fmt::format("stablehlo.constant dense<{}> : {}", list_text(table), type));
  const auto row = lines.add(fmt::format(
      "stablehlo.dynamic_slice {}, {}, sizes = [1] : ({}, tensor<ui32>) -> tensor<1xi64>", all, device, type));
  return lines.add(fmt::format("stablehlo.reshape {} : (tensor<1xi64>) -> tensor<i64>", row));
}

/// The same, where no line says yet which device runs.
inline std::string looked_up(Lines& lines, const std::vector<std::int64_t>& table) {
  return looked_up(lines, lines.add("stablehlo.partition_id : tensor<ui32>"), table);
}

/// A number of a device, in a tensor of this shape.
inline std::string everywhere(Lines& lines, const std::string& number, Type type) {
  return lines.add(fmt::format("stablehlo.broadcast_in_dim {}, dims = [] : ({}) -> {}", number,
                               with_shape(type, {}).text(), type.text()));
}

}  // namespace assay::program
