#include "generator/generator.h"

#include "generator/changes.h"
#include "generator/draft/draft.h"

namespace assay::generator {

Generator::Generator(const spec::Records& records, Policy policy)
    : tables_(std::make_unique<const RecordTables>(records, policy)) {}

Generator::~Generator() = default;

const Coverage& Generator::coverage() const { return tables_->coverage; }

const Policy& Generator::policy() const { return tables_->policy; }

std::span<const VectorTurn> Generator::smoke_lap() const { return tables_->smoke_lap; }

std::span<const VectorTurn> Generator::vector_turns() const { return tables_->vector_turns; }

DrawnProgram Generator::generate_vector(const VectorTurn& turn, Choices& choices, const Steering& steering,
                                        Guard* guard) const {
  return draft_program(*tables_, choices, steering, guard, turn);
}

DrawnProgram Generator::generate(Choices& choices, const Steering& steering, Guard* guard) const {
  DrawnProgram drawn = draft_program(*tables_, choices, steering, guard);
  bound_a_dimension(drawn, tables_->policy, steering, choices);
  loosen_dimensions(drawn, tables_->policy, steering, choices);
  quantize_values(drawn, tables_->policy, steering, choices);
  take_detours(drawn, tables_->policy, steering, choices);
  return drawn;
}

DrawnProgram Generator::extend(program::Module material, Choices& choices, const Steering& steering,
                               Guard* guard) const {
  return draft_program(*tables_, choices, steering, guard, std::move(material));
}

}  // namespace assay::generator
