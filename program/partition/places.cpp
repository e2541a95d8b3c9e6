#include "program/partition/places.h"

#include <algorithm>

#include "program/partition/lines.h"
#include "program/partition/moves.h"
#include "spec/language/call_builtin.h"

namespace assay::program {
namespace {

using spec::ElementType;

std::string constant(Lines& lines, const std::string& value, Type type) {
  return lines.add(fmt::format("stablehlo.constant dense<{}> : {}", value, type.text()));
}

/// The number, or what the type has that is next to it.
std::int64_t fitting(std::int64_t n, ElementType e) {
  const int bits = spec::bits(e) - (spec::is_signed(e) ? 1 : 0);
  return bits >= 63 ? n : std::min(n, (std::int64_t{1} << bits) - 1);
}

/// Of each component its number, in the shape of the indices.
std::string of_components(Lines& lines, Type indices, const std::vector<Component>& components,
                          std::int64_t (*number)(const Component&, ElementType)) {
  const auto dimension = component_dimension(indices, components[0].index);
  if (!dimension) {
    const Type scalar = with_shape(indices, {});
    const auto text = std::to_string(number(components[0], indices.element()));
    return everywhere(lines, constant(lines, text, scalar), indices);
  }
  std::vector<std::int64_t> all(static_cast<std::size_t>(indices.shape()[*dimension]), 0);
  for (const Component& c : components)
    all[static_cast<std::size_t>(*c.index[*dimension])] = number(c, indices.element());
  const Type list = with_shape(indices, {indices.shape()[*dimension]});
  return lines.add(fmt::format("stablehlo.broadcast_in_dim {}, dims = [{}] : ({}) -> {}",
                               constant(lines, list_text(all), list), *dimension, list.text(), indices.text()));
}

/// As the op itself clamps them; what it does not clamp stays what it is in i64.
std::string clamped(Lines& lines, Type indices, const std::vector<Component>& components) {
  const auto high = [](const Component& c, ElementType e) { return fitting(c.high ? *c.high : c.size, e); };
  if (components.empty()) return "%a";
  if (components[0].high)
    return lines.add(fmt::format(
        "stablehlo.clamp {}, %a, {} : {}",
        of_components(lines, indices, components, [](const Component&, ElementType) { return std::int64_t{0}; }),
        of_components(lines, indices, components, high), indices.text()));
  if (spec::is_signed(indices.element())) return "%a";
  return lines.add(
      fmt::format("stablehlo.minimum %a, {} : {}", of_components(lines, indices, components, high), indices.text()));
}

Type widened(Type type, std::size_t dimension, std::int64_t more) {
  auto shape = shape_of(type);
  shape[dimension] += more;
  return with_shape(type, shape);
}

}  // namespace

std::optional<std::size_t> component_dimension(Type indices, const std::vector<std::optional<std::int64_t>>& index) {
  for (std::size_t d = 0; d < index.size(); ++d)
    if (index[d] && indices.shape()[d] > 1) return d;
  return std::nullopt;
}

std::string localising(Type indices, const std::vector<Component>& components, const std::vector<std::int64_t>& begins,
                       Slip slip) {
  const Type wide = with_element(indices, ElementType::i64);
  Lines lines;
  const std::string from = slip == Slip::kIndexIsNotClamped ? "%a" : clamped(lines, indices, components);
  std::string out = lines.add(fmt::format("stablehlo.convert {} : ({}) -> {}", from, indices.text(), wide.text()));
  const auto local = std::ranges::find(components, true, &Component::is_local);
  if (local == components.end() || slip == Slip::kIndexIsGlobal) return lines.function(indices, wide, out);
  const std::string begin = everywhere(lines, looked_up(lines, begins), wide);
  const std::string shifted = lines.add(fmt::format("stablehlo.subtract {}, {} : {}", out, begin, wide.text()));
  const auto dimension = component_dimension(indices, local->index);
  if (!dimension || slip == Slip::kIndexShiftsAll) return lines.function(indices, wide, shifted);
  const std::string number = lines.add(fmt::format("stablehlo.iota dim = {} : {}", *dimension, wide.text()));
  const std::string its = constant(lines, std::to_string(*local->index[*dimension]), wide);
  const std::string mask = with_element(indices, ElementType::i1).text();
  const std::string is_local = lines.add(
      fmt::format("stablehlo.compare EQ, {}, {} : ({}, {}) -> {}", number, its, wide.text(), wide.text(), mask));
  out = lines.add(fmt::format("stablehlo.select {}, {}, {} : {}, {}", is_local, shifted, out, mask, wide.text()));
  return lines.function(indices, wide, out);
}

std::string with_margins(Type type, std::size_t dimension, std::int64_t margin) {
  std::vector<std::int64_t> none(type.shape().size(), 0), margins = none;
  margins[dimension] = margin;
  const Type scalar = with_shape(type, {}), larger = widened(type, dimension, 2 * margin);
  Lines lines;
  // No zeros, as padding has none.
  const std::string one = constant(lines, one_text(type.element()), scalar);
  return lines.function(
      type, larger,
      lines.add(fmt::format("stablehlo.pad %a, {}, low = {}, high = {}, interior = {} : ({}, {}) -> {}", one,
                            list_text(margins), list_text(margins), list_text(none), type.text(), scalar.text(),
                            larger.text())));
}

std::string without_margins(Type type, std::size_t dimension, std::int64_t margin) {
  const Type smaller = widened(type, dimension, -2 * margin);
  Lines lines;
  const std::string range = range_text(shape_of(type), dimension, margin, margin + smaller.shape()[dimension]);
  return lines.function(
      type, smaller, lines.add(fmt::format("stablehlo.slice %a {} : ({}) -> {}", range, type.text(), smaller.text())));
}

std::string numbering(Type type, std::size_t dimension) {
  const Type wide = with_element(type, ElementType::i64);
  Lines lines;
  return lines.function(type, wide, lines.add(fmt::format("stablehlo.iota dim = {} : {}", dimension, wide.text())));
}

std::string picking(Type read, const std::vector<std::vector<std::int64_t>>& groups, std::int64_t size, Slip slip) {
  const Type places = with_element(read, ElementType::i64);
  const auto n = static_cast<std::int64_t>(groups[0].size());
  auto shape = shape_of(read);
  shape.insert(shape.begin(), 1);
  const Type row = with_shape(read, shape);
  shape[0] = n;
  const Type all = with_shape(read, shape);
  const std::string mask = with_element(read, ElementType::i1).text();
  Lines lines;
  if (slip == Slip::kIndexReadsOwn) return lines.function_of_two(read, places, read, "%a");
  const std::string own = lines.add(fmt::format("stablehlo.reshape %a : ({}) -> {}", read.text(), row.text()));
  const std::string gathered = lines.add(fmt::format(
      "\"stablehlo.all_gather\"({}) <{{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, "
      "type = 1>, replica_groups = dense<{}> : tensor<{}x{}xi64>, use_global_device_ids}}> : ({}) -> {}",
      own, groups_text(groups), groups.size(), n, row.text(), all.text()));
  std::string out;
  for (std::int64_t k = 0; k < n; ++k) {
    const std::string cut = lines.add(fmt::format("stablehlo.slice {} {} : ({}) -> {}", gathered,
                                                  range_text(shape, 0, k, k + 1), all.text(), row.text()));
    const std::string of_piece =
        lines.add(fmt::format("stablehlo.reshape {} : ({}) -> {}", cut, row.text(), read.text()));
    const std::int64_t late = slip == Slip::kIndexOwnerIsLate ? 1 : 0;
    const std::string begin = constant(lines, std::to_string(k * size + late), places);
    const std::string is_there = lines.add(
        fmt::format("stablehlo.compare GE, %b, {} : ({}, {}) -> {}", begin, places.text(), places.text(), mask));
    out = k == 0 ? of_piece
                 : lines.add(
                       fmt::format("stablehlo.select {}, {}, {} : {}, {}", is_there, of_piece, out, mask, read.text()));
  }
  return lines.function_of_two(read, places, read, out);
}

std::string choosing(Type shard, std::size_t dimension, const std::vector<std::int64_t>& ends,
                     const std::vector<std::int64_t>& begins, Slip slip) {
  const Type places = with_element(shard, ElementType::i64);
  const std::string mask = with_element(shard, ElementType::i1).text();
  Lines lines;
  const std::string begin = everywhere(lines, looked_up(lines, begins), places);
  const std::string number = lines.add(fmt::format("stablehlo.iota dim = {} : {}", dimension, places.text()));
  const std::string place = lines.add(fmt::format("stablehlo.add {}, {} : {}", begin, number, places.text()));
  std::vector<std::pair<std::string, Type>> arguments;
  for (std::size_t k = 0; k < ends.size(); ++k) arguments.emplace_back(fmt::format("%p{}", k), shard);
  std::string out = arguments.back().first;
  for (std::size_t k = ends.size() - 1; k-- > 0;) {
    const std::int64_t late = slip == Slip::kJoinIsOneLate ? 1 : 0;
    const std::string end = constant(lines, std::to_string(ends[k] + late), places);
    const std::string is_within = lines.add(
        fmt::format("stablehlo.compare LT, {}, {} : ({}, {}) -> {}", place, end, places.text(), places.text(), mask));
    out = lines.add(
        fmt::format("stablehlo.select {}, {}, {} : {}, {}", is_within, arguments[k].first, out, mask, shard.text()));
  }
  return lines.function_of(arguments, shard, out);
}

}  // namespace assay::program
