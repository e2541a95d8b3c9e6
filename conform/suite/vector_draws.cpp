#include "conform/suite/vector_data.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "conform/names.h"
#include "conform/suite/candidate.h"
#include "generator/generator.h"
#include "generator/vector_sizes.h"
#include "program/edit/single_op.h"
#include "spec/can_draw.h"

namespace assay::conform {
namespace {

using spec::ElementType;

struct Sized {
  std::int64_t largest = 0, operands = 0, results = 0;  ///< elements
  bool has_empty_operand = false;
};

Sized sizes_of(const Module& module) {
  const Function& f = *module.entry();
  Sized out;
  const auto size = [&](ValueId v) { return f.type(v).is_tensor() ? f.type(v).elements() : 0; };
  for (const ValueId v : f.body.arguments) {
    out.operands += size(v), out.largest = std::max(out.largest, size(v));
    out.has_empty_operand |= f.type(v).is_tensor() && size(v) == 0;
  }
  for (const ValueId v : f.body.returns) out.results += size(v), out.largest = std::max(out.largest, size(v));
  return out;
}

/// An op without bodies, and without operands that say a shape: those are literals.
bool is_operands_alone(const spec::Record& record) {
  return record.regions.empty() && !record.facts.calls_function && std::ranges::none_of(record.operands, [&](int slot) {
           return record.names[static_cast<std::size_t>(slot)].holds != nullptr;
         });
}

/// Draws ops of a record on a first operand of the type: those with most elements in results, then operands, are best.
class Draws {
 public:
  Draws(const spec::Record& record, std::uint64_t seed) : record_(record), seed_(seed) {}

  std::vector<Module> of(ElementType type, std::int64_t elements) {
    if (is_operands_alone(record_)) draw_by_plan(type, elements);
    if (found_.empty()) draw_as_campaigns_do(type, elements);
    std::ranges::stable_sort(found_, std::greater{}, [](const Found& f) { return std::pair(f.results, f.operands); });
    std::vector<Module> out;
    for (Found& f : found_)
      if (out.size() < kWanted && f.results > 0) out.push_back(std::move(f.module));
    return out;
  }

 private:
  static constexpr std::uint64_t kAttempts = 24, kProgramAttempts = 60;
  static constexpr std::size_t kWanted = 3;
  static constexpr spec::Grid kPair{2, 1};

  struct Found {
    std::int64_t results, operands;  ///< elements
    Module module;
  };
  std::size_t enough(std::int64_t elements) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(found_, [&](const Found& f) { return f.results >= elements; }));
  }
  void keep(Module module, std::int64_t elements) {
    const Sized sized = sizes_of(module);
    if (sized.largest <= 4 * elements && !sized.has_empty_operand)
      found_.push_back({std::min(sized.results, elements), sized.operands, std::move(module)});
  }

  /// On an operand of the type; of ops that have no such operand, with such a result.
  void draw_by_plan(ElementType type, std::int64_t elements) {
    draw_by_plan(record_.operands, type, elements);
    if (found_.empty()) draw_by_plan(record_.results, type, elements);
  }
  void draw_by_plan(const std::vector<int>& slots, ElementType type, std::int64_t elements) {
    for (const Type shaped : generator::vector_tensors(type, elements))
      for (std::uint64_t attempt = 0; attempt < kAttempts && enough(elements) < kWanted; ++attempt)
        if (auto module = draw(slots, shaped, attempt)) keep(*std::move(module), elements);
  }

  /// The sizes that are drawn are cut down to the wanted one, which many of them so become.
  void draw_as_campaigns_do(ElementType type, std::int64_t elements) {
    const generator::Generator generator(spec::Records::in_force(), policy_for(type, elements));
    generator::Steering steering;
    steering.seen.resize(generator.coverage().count());
    for (std::uint64_t attempt = 0; attempt < kProgramAttempts && found_.size() < kWanted; ++attempt) {
      Prng choices(seed_, stream_of(record_, attempt));
      Module module = generator.generate(choices, steering).module;
      if (has_size(module, type, elements)) keep(std::move(module), elements);
    }
  }
  generator::Policy policy_for(ElementType type, std::int64_t elements) const {
    generator::Policy out;
    out.scales = {1, 0, 0};
    out.input_sets = 1;
    out.bounded = out.unbounded = out.quantized = out.detours = out.literal_leaf = 0;
    out.grid = record_.facts.communicates ? 100 : 0;
    out.edge_regime = out.large_regime = 0;
    out.sizes.max_rank = 2;
    out.sizes.max_elements = elements;
    out.sizes.zero_size = out.sizes.one_size = 0;
    out.sizes.edge_size = 100;
    out.ops = {record_.full_name()};
    out.types = spec::set_of(type);
    out.coverage = false;
    return out;
  }
  /// An argument, or else a result.
  static bool has_size(const Module& module, ElementType type, std::int64_t elements) {
    const Function& f = *module.entry();
    const auto is_wanted = [&](ValueId v) {
      return f.type(v).is_tensor() && f.type(v).element() == type && f.type(v).elements() == elements;
    };
    return std::ranges::any_of(f.body.arguments, is_wanted) || std::ranges::any_of(f.body.returns, is_wanted);
  }

  std::optional<Module> draw(const std::vector<int>& slots, Type type, std::uint64_t attempt) const {
    for (const int slot : slots)
      if (auto module = draw_on({slot, 0, type}, attempt)) return module;
    return std::nullopt;
  }

  std::optional<Module> draw_on(const spec::Given& given, std::uint64_t attempt) const {
    spec::SizePolicy policy;
    policy.zero_size = policy.token_type = policy.tuple_type = 0;
    policy.optional_given = attempt == 0 ? 0 : policy.optional_given;
    spec::Arena arena;
    Prng choices(seed_ + attempt, stream_of(record_, static_cast<std::uint64_t>(given.slot)));
    spec::Instance op;
    const spec::Grid grid = record_.facts.communicates ? kPair : spec::Grid{};
    if (!spec::draw(op, record_, grid, choices, policy, std::span(&given, 1), arena)) return std::nullopt;
    auto module = program::module_of(op);
    return module && module->functions.size() == 1 ? std::optional(*std::move(module)) : std::nullopt;
  }

  const spec::Record& record_;
  std::uint64_t seed_;
  std::vector<Found> found_;
};

}  // namespace

std::vector<Module> vector_draws(const spec::Record& record, ElementType type, std::int64_t elements,
                                 std::uint64_t seed) {
  return Draws(record, seed).of(type, elements);
}

}  // namespace assay::conform
