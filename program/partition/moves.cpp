#include "program/partition/moves.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "program/partition/lines.h"
#include "program/shards.h"

namespace assay::program {
namespace {

const Mesh& without_order(Mesh& mesh) {
  mesh.device_ids.clear();
  return mesh;
}

/// The same, but that a device is taken for its place in the mesh.
Sharding ignoring_order(Sharding s) {
  without_order(s.mesh);
  return s;
}

Sharding with_minor_axes_first(Sharding s) {
  for (DimensionSharding& d : s.dimensions) std::ranges::reverse(d.axes);
  return s;
}

/// The shape with all pieces of all dimensions.
std::vector<std::int64_t> padded_shape(const Sharding& s, Type whole) {
  auto out = shape_of(shard_type(s, whole));
  for (std::size_t d = 0; d < out.size(); ++d) out[d] *= pieces(s.mesh, s.dimensions[d].axes);
  return out;
}

Type resized(Type type, std::size_t dimension, std::int64_t size) {
  auto shape = shape_of(type);
  shape[dimension] = size;
  return with_shape(type, shape);
}

std::string bounds_text(const std::vector<std::int64_t>& begin, const std::vector<std::int64_t>& end) {
  std::vector<std::string> out;
  for (std::size_t d = 0; d < begin.size(); ++d) out.push_back(fmt::format("{}:{}", begin[d], end[d]));
  return fmt::format("[{}]", fmt::join(out, ", "));
}

/// The pieces of all devices of a group, put together along the last dimension first.
class Gathering {
 public:
  Gathering(const Sharding& s, Type whole, Slip slip)
      : s_(s), whole_(whole), slip_(slip), shard_(shard_type(s, whole)) {}

  std::string text() {
    const auto axes = cutting_axes(s_);
    groups_ = device_groups(s_.mesh, axes);
    if (slip_ == Slip::kGatherAmongNeighbours) regroup();
    auto shape = shape_of(shard_);
    shape.insert(shape.begin(), 1);
    const Type one = with_shape(shard_, shape);
    shape[0] = static_cast<std::int64_t>(groups_[0].size());
    all_ = with_shape(shard_, shape);
    const auto row = lines_.add(fmt::format("stablehlo.reshape %a : ({}) -> {}", shard_.text(), one.text()));
    gathered_ = lines_.add(fmt::format(
        "\"stablehlo.all_gather\"({}) <{{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = "
        "1, type = 1>, replica_groups = dense<{}> : tensor<{}x{}xi64>, use_global_device_ids}}> : ({}) -> {}",
        row, groups_text(groups_), groups_.size(), groups_[0].size(), one.text(), all_.text()));
    return lines_.function(shard_, whole_, without_padding(joined({})));
  }

 private:
  using Typed = std::pair<std::string, Type>;

  /// Devices that stand one after the other, whatever they have.
  void regroup() {
    std::vector<std::int64_t> devices;
    for (auto& group : groups_) std::ranges::copy(group, std::back_inserter(devices));
    std::ranges::sort(devices);
    auto next = devices.begin();
    for (auto& group : groups_)
      for (std::int64_t& device : group) device = *next++;
  }

  Typed joined(const std::vector<std::int64_t>& places) {
    const std::size_t d = places.size();
    if (d == s_.dimensions.size()) return {piece(places), shard_};
    std::vector<std::string> parts, types;
    Type type;
    for (std::int64_t k = 0; k < pieces(s_.mesh, s_.dimensions[d].axes); ++k) {
      auto at = places;
      at.push_back(k);
      auto [part, part_type] = joined(at);
      parts.push_back(part);
      types.push_back(part_type.text());
      type = part_type;
    }
    if (parts.size() == 1) return {parts[0], type};
    auto shape = shape_of(type);
    shape[d] *= static_cast<std::int64_t>(parts.size());
    const Type larger = with_shape(type, shape);
    return {lines_.add(fmt::format("stablehlo.concatenate {}, dim = {} : ({}) -> {}", fmt::join(parts, ", "), d,
                                   fmt::join(types, ", "), larger.text())),
            larger};
  }

  /// That of the device of a group that has it: in the order of the axes, those of the first dimension outermost.
  std::string piece(const std::vector<std::int64_t>& places) {
    std::int64_t k = 0;
    for (std::size_t d = 0; d < places.size(); ++d) k = k * pieces(s_.mesh, s_.dimensions[d].axes) + places[d];
    if (slip_ == Slip::kGatherSwapsDimensions && places.size() > 1) {
      k = 0;
      for (std::size_t d = places.size(); d-- > 0;) k = k * pieces(s_.mesh, s_.dimensions[d].axes) + places[d];
    }
    if (slip_ == Slip::kGatherRepeatsOwn) return "%a";
    const auto last = static_cast<std::int64_t>(groups_[0].size()) - 1;
    if (slip_ == Slip::kGatherBackwards) k = last - k;
    if (slip_ == Slip::kGatherForgetsLast && k == last) k = 0;
    auto begin = std::vector<std::int64_t>(places.size() + 1, 0), end = shape_of(all_);
    begin[0] = k;
    end[0] = k + 1;
    auto shape = shape_of(all_);
    shape[0] = 1;
    const Type row = with_shape(all_, shape);
    const auto cut = lines_.add(
        fmt::format("stablehlo.slice {} {} : ({}) -> {}", gathered_, bounds_text(begin, end), all_.text(), row.text()));
    return lines_.add(fmt::format("stablehlo.reshape {} : ({}) -> {}", cut, row.text(), shard_.text()));
  }

  std::string without_padding(const Typed& padded) {
    if (padded.second == whole_) return padded.first;
    auto begin = std::vector<std::int64_t>(s_.dimensions.size(), 0), end = shape_of(whole_);
    if (slip_ == Slip::kGatherCutsPaddingOffTheFront)
      for (std::size_t d = 0; d < end.size(); ++d) {
        begin[d] = padded.second.shape()[d] - end[d];
        end[d] = padded.second.shape()[d];
      }
    return lines_.add(fmt::format("stablehlo.slice {} {} : ({}) -> {}", padded.first, bounds_text(begin, end),
                                  padded.second.text(), whole_.text()));
  }

  const Sharding& s_;
  Type whole_;
  Slip slip_;
  Type shard_, all_;
  std::vector<std::vector<std::int64_t>> groups_;
  Lines lines_;
  std::string gathered_;
};

std::string padded(Lines& lines, Type whole, Type larger, Slip slip) {
  std::vector<std::int64_t> zeros(whole.shape().size(), 0), low = zeros, high;
  for (std::size_t d = 0; d < zeros.size(); ++d) high.push_back(larger.shape()[d] - whole.shape()[d]);
  if (slip == Slip::kTakePadsInFront) std::swap(low, high);
  const std::string element = with_shape(whole, {}).text();
  // Padding is no zeros, so that it is seen where it should not be.
  const auto padding = lines.add(fmt::format("stablehlo.constant dense<{}> : {}", one_text(whole.element()), element));
  return lines.add(fmt::format("stablehlo.pad %a, {}, low = {}, high = {}, interior = {} : ({}, {}) -> {}", padding,
                               list_text(low), list_text(high), list_text(zeros), whole.text(), element,
                               larger.text()));
}

/// The elements of a range of a dimension.
std::string part(Lines& lines, Type whole, std::size_t dimension, std::int64_t begin, std::int64_t end) {
  auto begins = std::vector<std::int64_t>(whole.shape().size(), 0), ends = shape_of(whole);
  begins[dimension] = begin;
  ends[dimension] = end;
  return lines.add(fmt::format("stablehlo.slice %a {} : ({}) -> {}", bounds_text(begins, ends), whole.text(),
                               resized(whole, dimension, end - begin).text()));
}

/// With elements of its end in front of it, and of its front behind it.
std::pair<std::string, Type> taken_around(Lines& lines, Type whole, std::size_t dimension, std::int64_t low,
                                          std::int64_t high) {
  const std::int64_t extent = whole.shape()[dimension];
  const Type larger = resized(whole, dimension, low + extent + high);
  const std::string before = part(lines, whole, dimension, extent - low, extent);
  const std::string behind = part(lines, whole, dimension, 0, high);
  return {lines.add(fmt::format("stablehlo.concatenate {}, %a, {}, dim = {} : ({}, {}, {}) -> {}", before, behind,
                                dimension, resized(whole, dimension, low).text(), whole.text(),
                                resized(whole, dimension, high).text(), larger.text())),
          larger};
}

}  // namespace

Sharding plain(const Sharding& s) {
  const bool cuts = is_cut(s) && pieces(s.mesh, cutting_axes(s)) > 1;
  if (!cuts) return replicated();
  Sharding out;
  out.mesh = s.mesh;
  for (const DimensionSharding& d : s.dimensions) out.dimensions.push_back({d.axes, false, std::nullopt});
  return out;
}

std::string zero_text(spec::ElementType e) {
  if (spec::is_complex(e)) return "(0.0, 0.0)";
  if (spec::is_float(e)) return "0.0";
  return spec::is_bool(e) ? "false" : "0";
}

std::string one_text(spec::ElementType e) {
  if (spec::is_complex(e)) return "(1.0, 1.0)";
  if (spec::is_float(e)) return "1.0";
  return spec::is_bool(e) ? "true" : "1";
}

std::vector<AxisRef> cutting_axes(const Sharding& s) {
  std::vector<AxisRef> out;
  if (is_cut(s))
    for (const DimensionSharding& d : s.dimensions) out.insert(out.end(), d.axes.begin(), d.axes.end());
  return out;
}

std::vector<std::vector<std::int64_t>> device_groups(const Mesh& mesh, std::span<const AxisRef> axes) {
  std::map<std::int64_t, std::map<std::int64_t, std::int64_t>> groups;  // by first place, by number in the group
  for (std::int64_t place = 0; place < mesh.devices(); ++place) {
    std::int64_t first = place, number = 0;
    for (const AxisRef& axis : axes) {
      first -= coordinate(mesh, axis, place) * stride_of(mesh, axis);
      number = number * size_of(mesh, axis) + coordinate(mesh, axis, place);
    }
    groups[first][number] = mesh.device_at(place);
  }
  std::vector<std::vector<std::int64_t>> out;
  for (const auto& [first, devices] : groups) {
    auto& group = out.emplace_back();
    for (const auto& [number, device] : devices) group.push_back(device);
  }
  return out;
}

std::string groups_text(const std::vector<std::vector<std::int64_t>>& groups) {
  std::vector<std::string> out;
  for (const auto& group : groups) out.push_back(list_text(group));
  return fmt::format("[{}]", fmt::join(out, ", "));
}

bool lies_alike(const Sharding& a, const Sharding& b, std::span<const std::int64_t> shape, std::int64_t devices) {
  for (std::int64_t device = 0; device < devices; ++device)
    if (shard_of(a, shape, device) != shard_of(b, shape, device)) return false;
  return true;
}

std::string Moves::gathering(const Sharding& s, Type whole) const {
  Sharding believed = s;
  if (slips(Slip::kGatherIgnoresDeviceOrder)) believed = ignoring_order(s);
  if (slips(Slip::kGatherTakesMinorAxesFirst)) believed = with_minor_axes_first(s);
  return Gathering(believed, whole, slip_).text();
}

std::string Moves::windowing(Type whole, std::size_t dimension, const std::vector<std::int64_t>& begins,
                             std::int64_t size, const std::string& otherwise) const {
  const bool is_short = slips(Slip::kHaloOneShort) && size > 1;
  const std::int64_t late = slips(Slip::kHaloOneLate) ? 1 : 0, has = size - (is_short ? 1 : 0);
  const auto [first, last] = std::ranges::minmax(begins);
  const std::string element = with_shape(whole, {}).text();
  Lines lines;
  const std::string said = slips(Slip::kHaloOfOnes) ? one_text(whole.element()) : otherwise;
  const std::string fill =
      said.empty() ? "%b" : lines.add(fmt::format("stablehlo.constant dense<{}> : {}", said, element));
  const auto padded_by = [&](const std::string& from, Type type, std::int64_t low, std::int64_t high) {
    std::vector<std::int64_t> none(type.shape().size(), 0), lows = none, highs = none;
    lows[dimension] = low;
    highs[dimension] = high;
    auto shape = shape_of(type);
    shape[dimension] += low + high;
    const Type larger = with_shape(type, shape);
    return std::pair(
        lines.add(fmt::format("stablehlo.pad {}, {}, low = {}, high = {}, interior = {} : ({}, {}) -> {}", from, fill,
                              list_text(lows), list_text(highs), list_text(none), type.text(), element, larger.text())),
        larger);
  };
  const std::int64_t extent = whole.shape()[dimension];
  const bool is_clamped = slips(Slip::kHaloIsClamped) && size <= extent;
  const std::int64_t low = is_clamped ? 0 : std::max<std::int64_t>(0, -first);
  const std::int64_t high = is_clamped ? 0 : std::max<std::int64_t>(0, last + late + size - extent);
  const bool goes_around = slips(Slip::kHaloGoesAround) && low <= extent && high <= extent;
  const auto [from, larger] =
      goes_around ? taken_around(lines, whole, dimension, low, high) : padded_by("%a", whole, low, high);
  std::vector<std::int64_t> table;
  for (const std::int64_t begin : begins)
    table.push_back(is_clamped ? std::clamp<std::int64_t>(begin, 0, extent - size) : begin + low + late);
  const std::string device = lines.add("stablehlo.partition_id : tensor<ui32>");
  const std::string begin = looked_up(lines, device, table);
  const std::string zero = lines.add("stablehlo.constant dense<0> : tensor<i64>");
  std::string starts, types = larger.text();
  for (std::size_t d = 0; d < whole.shape().size(); ++d) {
    starts += ", " + (d == dimension ? begin : zero);
    types += ", tensor<i64>";
  }
  auto shape = shape_of(whole);
  shape[dimension] = has;
  Type window = with_shape(whole, shape);
  std::string out = lines.add(fmt::format("stablehlo.dynamic_slice {}{}, sizes = {} : ({}) -> {}", from, starts,
                                          list_text(shape), types, window.text()));
  if (is_short) std::tie(out, window) = padded_by(out, window, 0, 1);
  return lines.function_of_two(whole, with_shape(whole, {}), window, out);
}

std::string Moves::counting_on(const Sharding& s, std::size_t dimension, Type whole) const {
  const Type shard = shard_type(s, whole);
  const Sharding believed = slips(Slip::kCountIgnoresDeviceOrder) ? ignoring_order(s) : s;
  const std::int64_t n = pieces(s.mesh, s.dimensions[dimension].axes);
  const std::int64_t size = slips(Slip::kCountRoundsDown) ? whole.shape()[dimension] / n : shard.shape()[dimension];
  std::vector<std::int64_t> table;
  for (std::int64_t k = 0; k < devices_; ++k) {
    const std::int64_t piece = piece_of(believed, dimension, k);
    const std::int64_t late = slips(Slip::kCountFromOneLate) && piece > 0 ? 1 : 0;
    table.push_back(piece * (slips(Slip::kCountPieces) ? 1 : size) + late);
  }
  Lines lines;
  if (slips(Slip::kCountFromZero)) return lines.function(shard, shard, "%a");
  const std::string device = lines.add("stablehlo.partition_id : tensor<ui32>");
  const std::string begin = looked_up(lines, device, table), element = with_shape(shard, {}).text();
  const auto converted = lines.add(fmt::format("stablehlo.convert {} : (tensor<i64>) -> {}", begin, element));
  const auto all =
      lines.add(fmt::format("stablehlo.broadcast_in_dim {}, dims = [] : ({}) -> {}", converted, element, shard.text()));
  return lines.function(shard, shard, lines.add(fmt::format("stablehlo.add %a, {} : {}", all, shard.text())));
}

std::string Moves::taking(const Sharding& s, Type whole) const {
  Sharding believed = s;
  if (slips(Slip::kTakeIgnoresDeviceOrder)) believed = ignoring_order(s);
  if (slips(Slip::kTakeTakesMinorAxesFirst)) believed = with_minor_axes_first(s);
  const Type shard = shard_type(s, whole);
  const Type larger = slips(Slip::kTakeDoesNotPad) ? whole : with_shape(whole, padded_shape(s, whole));
  Lines lines;
  const std::string from = larger == whole ? "%a" : padded(lines, whole, larger, slip_);
  const std::string device = lines.add("stablehlo.partition_id : tensor<ui32>");
  std::string begins, types = larger.text();
  const std::size_t rank = s.dimensions.size();
  for (std::size_t k = 0; k < rank; ++k) {
    const std::size_t d = slips(Slip::kTakeSwapsDimensions) ? (k + 1) % rank : k;
    const std::int64_t n = pieces(s.mesh, s.dimensions[d].axes);
    const std::int64_t size = slips(Slip::kTakeRoundsDown) ? whole.shape()[d] / n : shard.shape()[d];
    const std::int64_t late = n == 1                             ? 0
                              : slips(Slip::kTakeBeginsOneLate)  ? 1
                              : slips(Slip::kTakeBeginsOneEarly) ? -1
                                                                 : 0;
    std::vector<std::int64_t> table;
    for (std::int64_t device = 0; device < devices_; ++device)
      table.push_back(piece_of(believed, d, slips(Slip::kTakeOfFirstDevice) ? 0 : device) * size + late);
    begins += ", " + looked_up(lines, device, table);
    types += ", tensor<i64>";
  }
  return lines.function(whole, shard,
                        lines.add(fmt::format("stablehlo.dynamic_slice {}{}, sizes = {} : ({}) -> {}", from, begins,
                                              list_text(shape_of(shard)), types, shard.text())));
}

std::string Moves::parting(const std::vector<std::vector<std::int64_t>>& groups, Type whole) const {
  const auto n = static_cast<std::int64_t>(groups[0].size());
  const auto dimension = static_cast<std::size_t>(
      std::ranges::find_if(whole.shape(), [&](std::int64_t size) { return size > 0 && size % n == 0; }) -
      whole.shape().begin());
  if (dimension == whole.shape().size()) return "";
  const std::int64_t size = whole.shape()[dimension] / n;
  std::vector<std::int64_t> table(static_cast<std::size_t>(devices_), 0);
  for (const auto& group : groups)
    for (std::int64_t k = 0; k < n; ++k) table[static_cast<std::size_t>(group[static_cast<std::size_t>(k)])] = k * size;
  Lines lines;
  const std::string begin = looked_up(lines, lines.add("stablehlo.partition_id : tensor<ui32>"), table);
  const std::string zero = lines.add("stablehlo.constant dense<0> : tensor<i64>");
  std::string begins, types = whole.text();
  for (std::size_t d = 0; d < whole.shape().size(); ++d) {
    begins += ", " + (d == dimension ? begin : zero);
    types += ", tensor<i64>";
  }
  const Type kept = resized(whole, dimension, size);
  const std::string own = lines.add(fmt::format("stablehlo.dynamic_slice %a{}, sizes = {} : ({}) -> {}", begins,
                                                list_text(shape_of(kept)), types, kept.text()));
  const std::vector<std::string> all(static_cast<std::size_t>(n), own), of_types(all.size(), kept.text());
  return lines.function(whole, whole,
                        lines.add(fmt::format("stablehlo.concatenate {}, dim = {} : ({}) -> {}", fmt::join(all, ", "),
                                              dimension, fmt::join(of_types, ", "), whole.text())));
}

namespace {

using Axes = std::vector<AxisRef>;

/// What the longer list has behind the shorter one, where it begins with that.
std::optional<Axes> minor_axes(const Axes& longer, const Axes& shorter) {
  const bool begins = longer.size() > shorter.size() && std::equal(shorter.begin(), shorter.end(), longer.begin());
  return begins ? std::optional(Axes(longer.begin() + static_cast<std::ptrdiff_t>(shorter.size()), longer.end()))
                : std::nullopt;
}

bool is_divided(const Sharding& s, Type whole, std::size_t d) {
  return whole.shape()[d] % pieces(s.mesh, s.dimensions[d].axes) == 0;
}

}  // namespace

std::string Moves::exchanging(const Sharding& from, const Sharding& to, Type whole) const {
  if (!is_cut(from) || !is_cut(to) || from.mesh != to.mesh) return "";
  std::vector<std::size_t> changed;
  for (std::size_t d = 0; d < from.dimensions.size(); ++d)
    if (from.dimensions[d] != to.dimensions[d]) changed.push_back(d);
  if (changed.size() != 2) return "";
  auto [joined, split] = std::pair(changed[0], changed[1]);
  if (from.dimensions[joined].axes.size() < to.dimensions[joined].axes.size()) std::swap(joined, split);
  const auto axes = minor_axes(from.dimensions[joined].axes, to.dimensions[joined].axes);
  const bool is_even =
      is_divided(from, whole, joined) && is_divided(from, whole, split) && is_divided(to, whole, split);
  if (!axes || axes != minor_axes(to.dimensions[split].axes, from.dimensions[split].axes) || !is_even) return "";
  auto groups = device_groups(from.mesh, *axes);
  if (slips(Slip::kExchangeBackwards))
    for (auto& group : groups) std::ranges::reverse(group);
  if (slips(Slip::kExchangeInOrderOfIds))
    for (auto& group : groups) std::ranges::sort(group);
  const Type shard = shard_type(from, whole), result = shard_type(to, whole);
  Lines lines;
  return lines.function(
      shard, result,
      lines.add(fmt::format(
          "\"stablehlo.all_to_all\"(%a) <{{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, "
          "concat_dimension = {} : i64, replica_groups = dense<{}> : tensor<{}x{}xi64>, split_count = {} : i64, "
          "split_dimension = {} : i64}}> : ({}) -> {}",
          joined, groups_text(groups), groups.size(), groups[0].size(), groups[0].size(), split, shard.text(),
          result.text())));
}

std::string Moves::permuting(const Sharding& from, const Sharding& to, Type whole) const {
  const Type shard = shard_type(from, whole);
  if (!is_cut(from) || !is_cut(to) || shard != shard_type(to, whole)) return "";
  std::vector<std::vector<std::int64_t>> pairs;
  std::vector<bool> has_sent(static_cast<std::size_t>(devices_), false);
  for (std::int64_t target = 0; target < devices_; ++target) {
    const auto wanted = shard_of(to, whole.shape(), target);
    std::int64_t source = 0;
    while (source < devices_ &&
           (has_sent[static_cast<std::size_t>(source)] || shard_of(from, whole.shape(), source) != wanted))
      ++source;
    if (source == devices_) return "";
    has_sent[static_cast<std::size_t>(source)] = true;
    pairs.push_back(slips(Slip::kPermuteBackwards) ? std::vector{target, source} : std::vector{source, target});
  }
  if (slips(Slip::kPermuteForgetsOne)) pairs.pop_back();
  Lines lines;
  if (slips(Slip::kPermuteSkipped)) return lines.function(shard, shard, "%a");
  const auto moved = lines.add(fmt::format(
      "\"stablehlo.collective_permute\"(%a) <{{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, "
      "source_target_pairs = dense<{}> : tensor<{}x2xi64>}}> : ({}) -> {}",
      groups_text(pairs), pairs.size(), shard.text(), shard.text()));
  return lines.function(shard, shard, moved);
}

}  // namespace assay::program
