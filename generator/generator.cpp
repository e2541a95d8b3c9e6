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

const Cells& Generator::cells() const { return tables_->records.cells; }
const Policy& Generator::policy() const { return tables_->policy; }

namespace {

std::int64_t draw_length(Choices& choices, const Policy& policy, Scale scale) {
  switch (scale) {
    case Scale::kSingle: return 1;
    case Scale::kTuple: return choices.between(2, 3);
    case Scale::kGraph: return choices.between(policy.graph_ops_least, policy.graph_ops_most);
  }
  return 1;
}

}  // namespace

Case Generator::generate(Choices& choices, const Steering& steering, Guard* guard) const {
  Draft draft(tables_->records, tables_->policy, choices, steering, guard);
  return draft.finish(draw_length(choices, tables_->policy, draft.scale()));
}

}  // namespace assay::generator
