#include "generator/generator.h"

#include "generator/draft.h"

namespace assay::generator {

struct Generator::Tables {
  Tables(const spec::Records& records, Policy p) : policy(p), records(records, policy) {}
  Policy policy;
  RecordTables records;
};

Generator::Generator(const spec::Records& records, Policy policy)
    : tables_(std::make_unique<const Tables>(records, policy)) {}

Generator::~Generator() = default;

const Coverage& Generator::coverage() const { return tables_->records.coverage; }
const Policy& Generator::policy() const { return tables_->policy; }

DrawnProgram Generator::generate(Choices& choices, const Steering& steering, Guard* guard) const {
  return draft_program(tables_->records, tables_->policy, choices, steering, guard);
}

}  // namespace assay::generator
