#include "program/edit/dynamic_form.h"

#include "spec/language/evaluate.h"

namespace assay::program {
namespace {

spec::Value attribute_of(const spec::Instance& instance, const spec::Declaration& name, spec::Arena& scratch) {
  for (const auto& given : instance.record->static_form.given)
    if (given.attribute == name.name) return spec::evaluate(*given.value, instance, scratch);
  const auto* const mine = instance.record->find(name.name);
  if (mine != nullptr && mine->role == spec::Role::kAttr) return instance[mine->slot];
  return spec::Value::absent();
}

}  // namespace

const spec::Record* static_record(const spec::Record& record) {
  return record.static_form.op.empty() ? nullptr : record.records->find(record.static_form.op);
}

std::optional<std::vector<spec::Value>> static_attributes(const spec::Instance& instance, spec::Arena& scratch) {
  const spec::Record& target = *static_record(*instance.record);
  std::vector<spec::Value> out;
  for (const int slot : target.attributes) {
    out.push_back(attribute_of(instance, target.names[static_cast<std::size_t>(slot)], scratch));
    if (out.back().is_undefined()) return std::nullopt;
  }
  return out;
}

}  // namespace assay::program
