#include "conform/files/drawn_sizes.h"

#include <algorithm>
#include <array>
#include <span>

#include "conform/names.h"
#include "judge/form/form.h"
#include "program/edit/refine.h"

namespace assay::conform {
namespace {

/// Sizes for a draw, and after it what programs ask of theirs: to be divided by, to be above, to be one.
constexpr std::array<std::int64_t, 12> kSizes{2, 3, 4, 5, 6, 7, 8, 12, 16, 24, 32, 1};
constexpr std::size_t kDrawn = 7;
/// So many sizes are tried with dimensions that differ.
constexpr std::size_t kApart = 3;
/// So many sizes that a program names are tried.
constexpr std::size_t kMostNamed = 8;

/// A list of so few integers may be a shape.
constexpr std::int64_t kLongestShape = 8;
/// What a program is evaluated for to find out its sizes.
constexpr oracle::Limits kSizeLimits{.steps = 10'000, .bytes = std::int64_t{1} << 28, .work = std::int64_t{1} << 22};

/// Which integers a size is said by.
enum class SizeSource : std::uint8_t { kScalars, kShapes, kNothing };
constexpr SizeSource kSizeSources[] = {SizeSource::kScalars, SizeSource::kShapes, SizeSource::kNothing};

/// The sizes of one trial: the one that is told, and the one of each dimension, which may hang on it: `n`, `2 n + 1`.
struct Trial {
  SizeSource size_source;
  std::int64_t size;
  std::int64_t factor = 1;
  std::int64_t more = 0;
  std::int64_t apart = 0;  ///< by so much a dimension is larger than the next

  /// Of a dimension with so many behind it.
  std::int64_t dimension(std::int64_t behind) const { return factor * size + more + apart * behind; }
  /// What a shape says of it.
  std::int64_t told(std::int64_t behind) const { return size + apart * behind; }
};

bool is_unknown(const Type& type) { return type.is_tensor() && !type.is_static(); }

bool tells_size(const Type& type, SizeSource size_source) {
  if (size_source == SizeSource::kNothing || !type.is_tensor() || !type.is_static() || type.is_quantized())
    return false;
  if (!spec::is_int(type.element())) return false;
  return type.rank() == 0 ||
         (size_source == SizeSource::kShapes && type.rank() == 1 && type.elements() <= kLongestShape);
}

Type with_sizes(const Type& type, const Trial& trial) {
  spec::TypeData data = type.content();
  for (std::size_t d = 0; d < data.shape.size(); ++d) {
    if (data.shape[d] != spec::kDynamic) continue;
    const std::int64_t size = trial.dimension(std::ssize(data.shape) - 1 - static_cast<std::int64_t>(d));
    const bool is_bounded = d < data.bounds.size() && data.bounds[d] != spec::kDynamic;
    data.shape[d] = is_bounded ? std::min(size, data.bounds[d]) : size;
  }
  data.bounds.clear();
  return Type::intern(std::move(data));
}

/// A size, or the sizes of a shape.
Tensor told_sizes(const Type& type, const Trial& trial) {
  Tensor out{type, {}};
  const auto bytes = static_cast<std::size_t>(spec::storage_bytes(type.element()));
  for (std::int64_t i = 0; i < type.elements(); ++i) {
    const std::int64_t value = trial.told(type.elements() - 1 - i);
    for (std::size_t b = 0; b < bytes; ++b)
      out.bytes.push_back(static_cast<std::byte>(b < sizeof value ? value >> (8 * b) & 0xFF : 0));
  }
  return out;
}

bool holds(const Type& type, const Trial& trial) {
  return spec::bits(type.element()) > 6 || trial.told(type.elements() - 1) < std::int64_t{1}
                                                                                 << (spec::bits(type.element()) - 1);
}

std::vector<SizedArgument> sized(const Function& entry, const Trial& trial) {
  std::vector<SizedArgument> out;
  for (const ValueId v : entry.body.arguments) {
    const Type type = entry.type(v);
    if (is_unknown(type)) out.push_back({with_sizes(type, trial), std::nullopt});
    else if (tells_size(type, trial.size_source) && holds(type, trial)) out.push_back({type, told_sizes(type, trial)});
    else out.push_back({type, std::nullopt});
  }
  return out;
}

/// Whether the program has a form of known sizes for these arguments.
bool fits(const Module& module, const std::vector<SizedArgument>& arguments) {
  std::vector<program::KnownInput> known;
  for (const SizedArgument& a : arguments) known.push_back({a.type, a.value ? &*a.value : nullptr});
  const auto evaluate = [&](const Module& m, const std::vector<Tensor>& operands) {
    return oracle::evaluate(m, {operands}, kSizeLimits).map([](oracle::Run run) { return std::move(run.outputs[0]); });
  };
  return program::refine(module, known, evaluate).has_value();
}

/// One that is drawn, those that the program names, and the others.
std::vector<std::int64_t> sizes_for(const Function& f, Choices& choices) {
  std::vector<std::int64_t> out{kSizes[choices.below(kDrawn)]};
  const auto add = [&](std::int64_t size) {
    if (size >= 0 && std::ranges::find(out, size) == out.end()) out.push_back(size);
  };
  for (const Type& type : f.types)
    for (std::size_t d = 0; type.is_tensor() && d < type.shape().size() && out.size() <= kMostNamed; ++d)
      add(type.shape()[d]);
  for (const std::int64_t size : kSizes) add(size);
  return out;
}

/// First those in which a dimension differs from the next: two that are mixed up show.
std::vector<Trial> trials(const std::vector<std::int64_t>& sizes) {
  std::vector<Trial> out;
  for (const std::int64_t size : std::span(sizes).first(std::min(sizes.size(), kApart)))
    for (const SizeSource size_source : kSizeSources) out.push_back({size_source, size, 1, 0, 1});
  for (const SizeSource size_source : kSizeSources)
    for (const std::int64_t size : sizes) out.push_back({size_source, size});
  for (const std::int64_t size : sizes)
    for (const std::int64_t factor : {1, 2, 3, 4})
      for (const std::int64_t more : {0, 1, 2, 3})
        if (factor + more > 1) out.push_back({SizeSource::kScalars, size, factor, more});
  return out;
}

}  // namespace

std::optional<std::vector<SizedArgument>> draw_sizes(const Module& module, Choices& choices) {
  const Function& entry = *module.entry();
  const auto is_open = [&](ValueId v) { return is_unknown(entry.type(v)); };
  if (std::ranges::none_of(entry.body.arguments, is_open) && !program::is_dynamic(module))
    return sized(entry, {SizeSource::kNothing, 1});
  for (const Trial& trial : trials(sizes_for(entry, choices)))
    if (auto arguments = sized(entry, trial); fits(module, arguments)) return arguments;
  return std::nullopt;
}

}  // namespace assay::conform
