#include "generator/drawing.h"

namespace assay::generator {

bool set_callee(spec::Instance& instance, const program::Function& callee, spec::Arena& arena) {
  using spec::Value;
  const spec::Record& record = *instance.record;
  if (record.operands.size() != 1 || record.results.size() != 1) return false;
  const auto types = [&](const std::vector<spec::Type>& list) {
    return Value::list_of(arena, list, [](spec::Type t) { return Value::type(t); });
  };
  const auto signature = callee.signature();
  const auto shown = Value::signature(arena, signature);
  const spec::FunctionReference reference{callee.name, &shown.as_signature()};
  instance[record.operands[0]] = types(signature.inputs);
  instance[record.results[0]] = types(signature.outputs);
  for (const int slot : record.attributes) {
    const auto& domain = record.names[static_cast<std::size_t>(slot)].domain;
    if (domain && domain->kind == spec::DomainKind::kFunction)
      instance[slot] = spec::copy(arena, Value::function(&reference));
  }
  return spec::bind(instance, arena);
}

}  // namespace assay::generator
