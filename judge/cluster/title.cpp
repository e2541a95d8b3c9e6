#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "judge/cluster/features.h"
#include "judge/compare.h"
#include "program/edit/make.h"

namespace assay::judge {
namespace {

/// What a program without ops yields.
std::string constants_of(const Function& f) {
  std::vector<std::string> types;
  add_element_types(f, f.body.returns, types);
  return fmt::format("constant of {}", fmt::join(types, ", "));
}

/// The one op that is no literal; null where there are several, or none.
const Op* only_op(const Module& module) {
  const Op* only = nullptr;
  for (const Op& op : module.entry()->body.ops) {
    if (is_literal(op)) continue;
    if (only != nullptr) return nullptr;
    only = &op;
  }
  return module.functions.size() == 1 ? only : nullptr;
}

/// The number that an operand is, where it is one.
std::string number_of(const Region& body, ValueId v, const std::vector<Tensor>& inputs) {
  const auto number = [](const Tensor& t) {
    return t.type.elements() == 1 ? describe_element(t.type.element(), t.bytes) : "";
  };
  for (std::size_t k = 0; k < inputs.size(); ++k)
    if (body.arguments[k] == v) return number(inputs[k]);
  for (const Op& op : body.ops)
    if (is_literal(op) && op.first_result == v) return number(program::tensor_of(op.attributes[0].as_literal()));
  return "";
}

/// `mulhi(15, 15)`, where a program is nothing else; else nothing.
std::string call_of(const Module& module, const std::vector<Tensor>& inputs) {
  const Region& body = module.entry()->body;
  const Op* op = only_op(module);
  const bool is_plain_op = op != nullptr && op->regions.empty() && std::ranges::all_of(op->attributes, is_plain);
  if (!is_plain_op || op->operands.empty() || op->results != 1 || inputs.size() != body.arguments.size()) return "";
  std::vector<std::string> numbers;
  for (const ValueId v : op->operands) numbers.push_back(number_of(body, v, inputs));
  if (std::ranges::any_of(numbers, &std::string::empty)) return "";
  return fmt::format("{}({})", op->record->mnemonic, fmt::join(numbers, ", "));
}

/// ` to f6E3M2FN` of a conversion. What every comparison yields is not said.
std::string other_type_of_result(const Function& f) {
  const Type result = f.type(f.body.returns[0]);
  if (!result.is_tensor() || spec::is_bool(result.element())) return "";
  const auto has_type = [&](ValueId v) { return f.type(v).is_tensor() && f.type(v).element() == result.element(); };
  for (const Op& op : f.body.ops)
    if (!is_literal(op) && std::ranges::any_of(op.operands, has_type)) return "";
  return fmt::format(" to {}", spec::name(result.element()));
}

}  // namespace

std::string title_of(const Module& module, const Failure& failure, const std::vector<Tensor>& inputs) {
  const Features features = features_of(module, failure);
  const std::string what =
      features.ops.empty() ? constants_of(*module.entry()) : fmt::format("{}", fmt::join(features.ops, ", "));
  if (failure.kind == FailureClass::kWrongType)
    return fmt::format("{}: {} where {} is expected", what, failure.got, failure.expected);
  if (!is_value_class(failure.kind))
    return fmt::format("{}: {}", what,
                       failure.signature.empty() ? failure.got.substr(0, failure.got.find('\n')) : failure.signature);
  const std::string call = call_of(module, inputs);
  if (!call.empty())
    return fmt::format("{} on {}{}: {} where {} is expected", call, fmt::join(features.element_types, ", "),
                       other_type_of_result(*module.entry()), failure.got, failure.expected);
  const std::string types = features.ops.empty() ? "" : fmt::format(" on {}", fmt::join(features.element_types, ", "));
  return fmt::format("{}{}: {} where {} is expected", what, types, failure.got, failure.expected);
}

}  // namespace assay::judge
