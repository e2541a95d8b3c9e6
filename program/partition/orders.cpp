#include "program/partition/orders.h"

#include <algorithm>

#include "program/partition/lines.h"
#include "program/partition/moves.h"

namespace assay::program {
namespace {

Type doubled(Type shard, std::size_t dimension) {
  auto shape = shape_of(shard);
  shape[dimension] *= 2;
  return with_shape(shard, shape);
}

/// Whether the device has a role: an element of i1, in the shape of a tensor.
std::string has_role(Lines& lines, const Round& round, RoundRole role, Type type) {
  std::vector<std::int64_t> table;
  for (const RoundRole r : round.roles) table.push_back(r == role ? 1 : 0);
  const Type mask = with_element(type, spec::ElementType::i1);
  const std::string number = looked_up(lines, table);
  const std::string has = lines.add(fmt::format("stablehlo.convert {} : (tensor<i64>) -> tensor<i1>", number));
  return everywhere(lines, has, mask);
}

std::string selected(Lines& lines, const std::string& mask, const std::string& a, const std::string& b, Type type) {
  return lines.add(fmt::format("stablehlo.select {}, {}, {} : {}, {}", mask, a, b,
                               with_element(type, spec::ElementType::i1).text(), type.text()));
}

}  // namespace

std::vector<Round> merging_rounds(const std::vector<std::vector<std::int64_t>>& groups, std::int64_t devices,
                                  Slip slip) {
  const std::size_t n = groups[0].size();
  std::vector<Round> out;
  for (std::size_t k = 0; k + (slip == Slip::kOrderRoundMissing ? 1 : 0) < n; ++k) {
    Round round{std::vector(static_cast<std::size_t>(devices), RoundRole::kIdle), {}};
    for (auto group : groups) {
      if (slip == Slip::kOrderIgnoresDeviceOrder) std::ranges::sort(group);
      for (std::size_t first = k % 2; first + 1 < n; first += 2) {
        round.roles[static_cast<std::size_t>(group[first])] = RoundRole::kFirst;
        round.roles[static_cast<std::size_t>(group[first + 1])] = RoundRole::kLast;
        round.couples.push_back({group[first], group[first + 1]});
      }
    }
    if (!round.couples.empty()) out.push_back(std::move(round));
  }
  return out;
}

std::string coupling(const Round& round, Type shard, std::size_t dimension, Slip slip) {
  std::vector<std::vector<std::int64_t>> pairs;
  for (const auto& couple : round.couples) {
    pairs.push_back(couple);
    pairs.push_back({couple[1], couple[0]});
  }
  const Type both = doubled(shard, dimension);
  Lines lines;
  const std::string other = lines.add(fmt::format(
      "\"stablehlo.collective_permute\"(%a) <{{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, "
      "source_target_pairs = dense<{}> : tensor<{}x2xi64>}}> : ({}) -> {}",
      groups_text(pairs), pairs.size(), shard.text(), shard.text()));
  const std::string is_last = has_role(lines, round, RoundRole::kLast, shard);
  std::string first = selected(lines, is_last, other, "%a", shard), last = selected(lines, is_last, "%a", other, shard);
  if (slip == Slip::kOrderTurnsCouples) std::swap(first, last);
  return lines.function(shard, both,
                        lines.add(fmt::format("stablehlo.concatenate {}, {}, dim = {} : ({}, {}) -> {}", first, last,
                                              dimension, shard.text(), shard.text(), both.text())));
}

std::string halving(const Round& round, Type shard, std::size_t dimension, Slip slip) {
  const Type both = doubled(shard, dimension);
  const std::int64_t size = shard.shape()[dimension];
  Lines lines;
  const auto half = [&](std::int64_t k) {
    return lines.add(fmt::format("stablehlo.slice %a {} : ({}) -> {}",
                                 range_text(shape_of(both), dimension, k * size, (k + 1) * size), both.text(),
                                 shard.text()));
  };
  const std::string first = half(0), last = half(slip == Slip::kOrderKeepsFirstHalf ? 0 : 1);
  const std::string kept = selected(lines, has_role(lines, round, RoundRole::kFirst, shard), first, "%b", shard);
  return lines.function_of_two(both, shard, shard,
                               selected(lines, has_role(lines, round, RoundRole::kLast, shard), last, kept, shard));
}

}  // namespace assay::program
