#include "judge/nan_operands.h"

#include <algorithm>
#include <cmath>

#include "judge/element_bytes.h"
#include "judge/judge.h"
#include "program/edit/walk.h"
#include "spec/types/float_code.h"

namespace assay::judge {
namespace {

/// Calls `found` with the place of each NaN, a part of a complex element counting as one.
template <class Found> void each_nan(Type type, std::span<const std::byte> bytes, Found found) {
  const auto part = type.is_tensor() ? spec::real_type(type.element()) : spec::ElementType::i1;
  if (!spec::is_float(part)) return;
  const auto size = static_cast<std::size_t>(spec::storage_bytes(part));
  for (std::size_t at = 0; at + size <= bytes.size(); at += size)
    if (std::isnan(spec::decode(part, load_code(bytes.subspan(at, size))))) found(part, at, size);
}

bool has_nan_literal(const Op& op) {
  bool found = false;
  for (const Value& v : op.attributes)
    if (v.kind == spec::ValueKind::kLiteral)
      each_nan(v.as_literal().type, v.as_literal().bytes, [&](auto...) { found = true; });
  return found;
}

bool has_nan_literal(const Module& module) {
  bool found = false;
  for (const Function& function : module.functions)
    program::each_op(function.body, [&](const Op& op) { found = found || has_nan_literal(op); });
  return found;
}

/// True if there was one. What takes its place is a number that programs seldom have.
bool replace_nans(ProcessTensors& inputs) {
  bool found = false;
  for (auto& process : inputs)
    for (Tensor& tensor : process)
      each_nan(tensor.type, tensor.bytes, [&](spec::ElementType part, std::size_t at, std::size_t size) {
        const std::uint64_t code = spec::encode(part, 1.75);
        for (std::size_t i = 0; i < size; ++i) tensor.bytes[at + i] = static_cast<std::byte>(code >> (8 * i));
        found = true;
      });
  return found;
}

ProcessTensors exact_outputs(const Module& module, const ProcessTensors& inputs) {
  auto run = oracle::evaluate(module, inputs, kCaseLimits);
  return run ? std::move(run->outputs) : ProcessTensors{};
}

std::span<const std::byte> element_at(const ProcessTensors& outputs, const ElementPlace& at) {
  return element_of(outputs[static_cast<std::size_t>(at.process)][static_cast<std::size_t>(at.output)], at.element);
}

}  // namespace

void NanOperands::evaluate() {
  is_known_ = true;
  reach_all_ = has_nan_literal(module_);
  ProcessTensors plain = inputs_;
  if (reach_all_ || !replace_nans(plain)) return;
  with_ = exact_outputs(module_, inputs_);
  without_ = exact_outputs(module_, plain);
  reach_all_ = with_.empty() || without_.empty();
}

bool NanOperands::reach(const ElementPlace& at) {
  if (!is_known_) evaluate();
  if (reach_all_ || with_.empty()) return reach_all_;
  return !std::ranges::equal(element_at(with_, at), element_at(without_, at));
}

}  // namespace assay::judge
