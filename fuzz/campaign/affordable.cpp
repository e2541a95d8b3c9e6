#include "fuzz/campaign/affordable.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "generator/values/inputs.h"
#include "judge/judge.h"
#include "program/edit/retype.h"
#include "spec/choices.h"

namespace assay::fuzz {
namespace {

/// Values and work of one program, all of its input sets together: what judges in a tenth of a second or so.
constexpr std::int64_t kMostElements = std::int64_t{1} << 18, kMostWork = std::int64_t{1} << 23;
/// Smaller dimensions are left as they are; none is divided by more.
constexpr std::int64_t kLeastDivided = 4, kMostDivisor = std::int64_t{1} << 20;
/// Dimensions stay that large, if they can: what is done with vectors is done with them too.
constexpr std::int64_t kRealSize = 32;
/// What a program of fewer elements costs does not come from its sizes.
constexpr std::int64_t kWorthDividing = 4096;
/// A loop may go on for ever on some inputs, and end on most.
constexpr std::uint64_t kTries = 3;

oracle::Limits limits_for(const Module& module) {
  oracle::Limits out = judge::kCaseLimits;
  out.work = kMostWork / input_sets_for(module, {});
  return out;
}

/// Why it cannot be evaluated on inputs that are drawn, within its limits.
Result<void> evaluated(const Module& module, std::uint64_t stream) {
  Prng choices(0, stream);
  const auto fillings = generator::draw_fillings(*module.entry(), generator::Lane::kEnvelope, choices);
  const auto inputs = generator::draw_inputs(module, fillings, choices);
  return oracle::evaluate(module, inputs, limits_for(module)).map([](const auto&) {});
}

using Dimensions = std::set<std::int64_t, std::greater<>>;

Dimensions dimensions_of(const Module& module) {
  Dimensions out;
  for (const Function& f : module.functions)
    for (const Type type : f.types)
      if (type.is_tensor())
        for (const std::int64_t d : type.shape())
          if (d >= kLeastDivided) out.insert(d);
  return out;
}

Type with_shape(Type type, const program::IntegerMap& map) {
  if (!type.is_tensor() || !type.is_static()) return type;
  std::vector<std::int64_t> shape(type.shape().begin(), type.shape().end());
  for (std::int64_t& d : shape) d = map(d);
  return Type::tensor(shape, type.element());
}

/// Sizes of `least` and more, in types and attributes, divided and rounded up.
std::optional<Module> divided(const Module& module, std::int64_t least, std::int64_t divisor) {
  const program::IntegerMap map = [=](std::int64_t n) { return n >= least ? (n + divisor - 1) / divisor : n; };
  auto edited = program::with_types(
      module, [&](Type t) { return with_shape(t, map); }, map);
  const bool is_same = edited && edited->sources.size() == module.entry()->body.arguments.size();
  return is_same ? std::optional(std::move(edited->module)) : std::nullopt;
}

}  // namespace

std::int64_t elements_of(const Module& module) {
  std::int64_t out = 0;
  for (const Type type : module.entry()->types)
    if (type.is_tensor() && type.is_static() && __builtin_add_overflow(out, type.elements(), &out))
      return std::numeric_limits<std::int64_t>::max();
  return out;
}

std::int64_t input_sets_for(const Module& module, const generator::Policy& policy) {
  if (module.entry()->body.arguments.empty()) return 1;
  return std::clamp<std::int64_t>(policy.elements_most / std::max<std::int64_t>(elements_of(module), 1), 1,
                                  policy.input_sets);
}

Result<void> is_affordable(const Module& module) {
  if (elements_of(module) > kMostElements)
    return fail(fmt::format("its values have more than {} elements", kMostElements));
  auto result = evaluated(module, 0);
  for (std::uint64_t stream = 1; !result && stream < kTries; ++stream) result = evaluated(module, stream);
  return result;
}

namespace {

/// The largest dimensions alone, divided until the smallest of these is `floor`; then smaller ones as well.
std::optional<Module> smaller(const Module& module, std::int64_t floor) {
  for (const std::int64_t least : dimensions_of(module))
    for (std::int64_t divisor = 2; least / divisor >= floor && divisor <= kMostDivisor; divisor *= 2)
      if (auto out = divided(module, least, divisor); out && is_affordable(*out)) return out;
  return std::nullopt;
}

}  // namespace

Result<Module> affordable(const Module& module) {
  const auto as_it_is = is_affordable(module);
  if (as_it_is) return module;
  if (elements_of(module) > kWorthDividing)
    for (const std::int64_t floor : {kRealSize, std::int64_t{1}})
      if (auto out = smaller(module, floor)) return *std::move(out);
  return tl::unexpected(as_it_is.error());
}

}  // namespace assay::fuzz
