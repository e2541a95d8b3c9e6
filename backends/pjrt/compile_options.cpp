#include "backends/pjrt/compile_options.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <optional>

#include "backends/pjrt/wire.h"

namespace assay::backends::pjrt {
namespace {

using wire::kBytes, wire::kFixed64, wire::kVarint;

// Field numbers of CompileOptionsProto, ExecutableBuildOptionsProto and OptionOverrideProto.
constexpr int kBuildOptions = 3, kOverrides = 7;
constexpr int kReplicas = 4, kPartitions = 5, kUseSpmd = 6, kUseShardy = 19;
constexpr int kMapKey = 1, kMapValue = 2;
constexpr int kString = 1, kBool = 2, kInt = 3, kDouble = 4;

constexpr std::string_view kDisabledPasses = "xla_disable_hlo_passes";

std::string varint(std::uint64_t n) {
  std::string out;
  for (; n >= 0x80; n >>= 7) out.push_back(static_cast<char>(n | 0x80));
  out.push_back(static_cast<char>(n));
  return out;
}

std::string tag(int field, int wire) { return varint(static_cast<std::uint64_t>(field << 3 | wire)); }

std::string number(int field, std::int64_t n) { return tag(field, kVarint) + varint(static_cast<std::uint64_t>(n)); }

std::string bytes(int field, std::string_view content) {
  return tag(field, kBytes) + varint(content.size()) + std::string(content);
}

std::string real(int field, double x) {
  char raw[sizeof x];
  std::memcpy(raw, &x, sizeof x);
  return tag(field, kFixed64) + std::string(raw, sizeof raw);
}

/// A number that is the whole text; the words `inf` and `nan` are strings.
template <class T> std::optional<T> read_whole(std::string_view text) {
  if (text.find_first_of("0123456789") == std::string_view::npos) return std::nullopt;
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

bool is_quoted(std::string_view v) { return v.size() >= 2 && v.front() == '"' && v.back() == '"'; }

/// An OptionOverrideProto; the text decides the type (protocol.md, "Option values").
std::string override_value(std::string_view v) {
  if (v == "true" || v == "false") return number(kBool, v == "true");
  if (is_quoted(v)) return bytes(kString, v.substr(1, v.size() - 2));
  if (const auto n = read_whole<std::int64_t>(v)) return number(kInt, *n);
  if (const auto x = read_whole<double>(v)) return real(kDouble, *x);
  return bytes(kString, v);
}

Options with_partitioning_off(Options options) {
  const auto disabled =
      std::find_if(options.begin(), options.end(), [](const auto& o) { return o.first == kDisabledPasses; });
  if (disabled == options.end()) {
    options.emplace_back(kDisabledPasses, kPartitioningPasses);
  } else {
    disabled->second += std::string(",") + kPartitioningPasses;
  }
  return options;
}

}  // namespace

std::string compile_options(spec::Grid grid, const Options& given, std::string_view partitioner) {
  const bool is_partitioned = grid.partitions > 1;
  std::string build = number(kReplicas, grid.replicas) + number(kPartitions, grid.partitions);
  if (is_partitioned) build += number(kUseSpmd, 1);
  if (partitioner == "shardy") build += number(kUseShardy, 1);
  std::string out = bytes(kBuildOptions, build);
  const bool are_processes = is_partitioned && partitioner.empty();
  for (const auto& [name, value] : are_processes ? with_partitioning_off(given) : given)
    out += bytes(kOverrides, bytes(kMapKey, name) + bytes(kMapValue, override_value(value)));
  return out;
}

}  // namespace assay::backends::pjrt
