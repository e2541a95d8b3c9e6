#include "backends/pjrt/compile_options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdint>
#include <string>
#include <vector>

#include "backends/pjrt/wire.h"

namespace assay::backends::pjrt {
namespace {

// Field numbers of HloModuleProtoWithConfig, HloModuleProto and OpSharding (xla_data.proto).
constexpr int kModule = 1, kOfOutput = 12, kOfParameters = 14;
constexpr int kType = 1, kDimensions = 3, kDevices = 4, kTuple = 5, kReplicatesLast = 6, kLastDims = 8, kReshape = 9,
              kTranspose = 10;

/// A repeated number, packed or not.
void append(const wire::Field& f, std::vector<std::uint64_t>& out) {
  if (f.bytes.empty()) return out.push_back(f.value);
  wire::Message packed(f.bytes);
  while (const auto n = packed.varint()) out.push_back(*n);
}

struct OpSharding {
  std::uint64_t type = 0;
  bool replicates_last = false;
  std::vector<std::uint64_t> dimensions, devices, last_dims, reshape, transpose;
  std::vector<std::string_view> members;  ///< of a tuple
};

OpSharding sharding_in(std::string_view bytes) {
  OpSharding out;
  wire::Message message(bytes);
  while (const auto f = message.next()) {
    switch (f->number) {
      case kType: out.type = f->value; break;
      case kDimensions: append(*f, out.dimensions); break;
      case kDevices: append(*f, out.devices); break;
      case kTuple: out.members.push_back(f->bytes); break;
      case kReplicatesLast: out.replicates_last = f->value != 0; break;
      case kLastDims: append(*f, out.last_dims); break;
      case kReshape: append(*f, out.reshape); break;
      case kTranspose: append(*f, out.transpose); break;
      default: break;
    }
  }
  return out;
}

// Values of OpSharding.Type.
constexpr std::uint64_t kMaximal = 1, kOfTuple = 2, kTiled = 3;
constexpr std::string_view kWords[] = {"replicated", "maximal", "tuple", "devices", "manual", "unknown", "unreduced"};

std::string_view word_of(std::uint64_t type) { return type < std::size(kWords) ? kWords[type] : "unknown"; }

std::string devices_text(const OpSharding& s) {
  if (s.reshape.empty()) return fmt::format("{}", fmt::join(s.devices, ","));
  const bool is_plain = s.transpose.empty() || s.reshape.size() == 1;
  return fmt::format("<=[{}]{}", fmt::join(s.reshape, ","),
                     is_plain ? "" : fmt::format("T({})", fmt::join(s.transpose, ",")));
}

std::string groups_text(const OpSharding& s) {
  if (s.replicates_last) return " last_tile_dim_replicate";
  if (s.last_dims.empty()) return "";
  std::vector<std::string_view> words;
  for (const std::uint64_t type : s.last_dims) words.push_back(word_of(type));
  return fmt::format(" last_tile_dims={{{}}}", fmt::join(words, ", "));
}

/// As XLA prints it (HloSharding::ToString).
std::string text(const OpSharding& s) {
  if (s.type == kMaximal) return fmt::format("{{maximal device={}}}", s.devices.empty() ? 0 : s.devices[0]);
  if (s.type != kTiled) return fmt::format("{{{}}}", word_of(s.type));
  return fmt::format("{{devices=[{}]{}{}}}", fmt::join(s.dimensions, ","), devices_text(s), groups_text(s));
}

/// Of one result, or of each of a tuple of them.
std::vector<std::string> texts_of_output(std::string_view bytes) {
  const OpSharding s = sharding_in(bytes);
  if (s.type != kOfTuple) return {text(s)};
  std::vector<std::string> out;
  for (const std::string_view member : s.members) out.push_back(text(sharding_in(member)));
  return out;
}

}  // namespace

CompiledShardings compiled_shardings(std::string_view hlo_module) {
  CompiledShardings out;
  wire::Message message(hlo_module);
  while (const auto f = message.next()) {
    if (f->number == kOfParameters) out.arguments.push_back(text(sharding_in(f->bytes)));
    if (f->number == kOfOutput) out.results = texts_of_output(f->bytes);
  }
  return out;
}

std::string_view module_with_config(std::string_view bytes) {
  wire::Message message(bytes);
  while (const auto f = message.next())
    if (f->number == kModule) return f->bytes;
  return {};
}

}  // namespace assay::backends::pjrt
