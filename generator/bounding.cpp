#include "generator/changes.h"

#include "generator/record_tables.h"
#include "program/edit/bounded.h"
#include "program/edit/dynamic_form.h"
#include "program/edit/refit.h"

namespace assay::generator {
namespace {

using program::BoundedDimension;

constexpr int kAttempts = 4;  ///< most dimensions show in a result, or meet one that has its size for good

/// No dimension of size 1: some ops repeat it, and whether they do is read off the type by compilers, which have the
/// bound.
std::optional<BoundedDimension> draw_dimension(const program::Function& f, Choices& choices) {
  if (f.body.arguments.empty()) return std::nullopt;
  BoundedDimension at;
  at.argument = choices.below(f.body.arguments.size());
  const auto type = f.type(f.body.arguments[at.argument]);
  if (type.rank() == 0) return std::nullopt;
  at.dimension = choices.below(static_cast<std::uint64_t>(type.rank()));
  const std::int64_t size = type.shape()[at.dimension];
  if (size <= 1) return std::nullopt;
  at.bound = choices.chance(1, 4) ? 2 * size : size + 1 + static_cast<std::int64_t>(choices.below(3));
  return at;
}

/// Both the op that cuts a dimension and the one that shows what it leaves.
bool may_draw(const Policy& policy, const spec::Record& record) {
  const auto* shows = program::static_record(record);
  return shows != nullptr && is_chosen(record, policy) && is_chosen(*shows, policy);
}

bool is_supported(const DrawnProgram& drawn, std::size_t argument, const spec::Record& record,
                  const Steering& steering) {
  const auto& f = *drawn.module.entry();
  return (spec::set_of(f.type(f.body.arguments[argument]).element()) & unsupported_types(steering, record)) == 0;
}

void replace(DrawnProgram& drawn, program::Edited edited) {
  for (auto& set : drawn.input_sets)
    for (auto& process : set) process = program::refit(edited, process, program::Refit::kLeading);
  drawn.module = std::move(edited.module);
}

}  // namespace

void bound_a_dimension(DrawnProgram& drawn, const Policy& policy, const Steering& steering, Choices& choices) {
  const auto& ops = drawn.module.entry()->body.ops;
  if (!choices.chance(policy.bounded, 100) || ops.empty()) return;
  const auto* record = program::dimension_record(*ops[0].record->records);
  if (record == nullptr || !may_draw(policy, *record)) return;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const auto at = draw_dimension(*drawn.module.entry(), choices);
    if (!at || !is_supported(drawn, at->argument, *record, steering)) continue;
    if (auto edited = program::with_bounded_dimension(drawn.module, *at)) return replace(drawn, std::move(*edited));
  }
}

}  // namespace assay::generator
