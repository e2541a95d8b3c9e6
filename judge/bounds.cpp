#include "judge/evidence.h"

#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "judge/distance.h"
#include "judge/element_bytes.h"
#include "judge/telling.h"
#include "program/edit/make.h"
#include "spec/language/evaluate.h"
#include "spec/language/primitives.h"
#include "spec/types/float_code.h"

namespace assay::judge {
namespace {

/// The only op of the program that computes something.
std::optional<TellingOp> only_op(const Module& module) {
  const auto all = telling_ops(module);
  return all.size() == 1 && !is_literal(*all[0].op) ? std::optional(all[0]) : std::nullopt;
}

const Tensor* output_at(const ProcessTensors& outputs, const ElementPlace& at) {
  const auto process = static_cast<std::size_t>(at.process), output = static_cast<std::size_t>(at.output);
  if (process >= outputs.size() || output >= outputs[process].size()) return nullptr;
  return &outputs[process][output];
}

/// Values of the type from one to the other; none where one of them is not finite.
std::optional<double> ulps_between(spec::ElementType e, std::span<const std::byte> a, std::span<const std::byte> b) {
  const std::uint64_t x = load_code(a), y = load_code(b);
  if (!std::isfinite(spec::decode(e, x)) || !std::isfinite(spec::decode(e, y))) return std::nullopt;
  return static_cast<double>(spec::steps_between(e, x, y));
}

/// One op that answered.
struct Answered {
  const Module& module;
  const ProcessTensors& inputs;
  const ProcessTensors& outputs;
  const ElementPlace& at;
};

/// From the correctly rounded value to the answer.
std::optional<double> error_of(const Answered& a, spec::ElementType e) {
  const auto exact = oracle::evaluate(a.module, a.inputs);
  const Tensor* right = exact ? output_at(exact->outputs, a.at) : nullptr;
  const Tensor* got = output_at(a.outputs, a.at);
  if (!right || !got || got->type != right->type) return std::nullopt;
  return ulps_between(e, element_of(*right, a.at.element), element_of(*got, a.at.element));
}

std::string allowed(const spec::Budget& budget) {
  return budget.absolute > 0 ? fmt::format("{:g} and {:g}", budget.ulps, budget.absolute)
                             : fmt::format("{:g}", budget.ulps);
}

/// The budget at the answer's own argument, where the function has one.
std::optional<spec::Budget> budget_at(const spec::BudgetTable& table, const Answered& a) {
  const auto process = static_cast<std::size_t>(a.at.process);
  if (process >= a.inputs.size() || a.inputs[process].empty()) return std::nullopt;
  const Tensor& x = a.inputs[process][0];
  if (!spec::is_float(x.type.element()) || a.at.element >= x.type.elements()) return std::nullopt;
  const double value = spec::decode(x.type.element(), load_code(element_of(x, a.at.element)));
  return table.over(value, value);
}

bool states_error(const Module& module, const TellingOp& t) {
  spec::Arena arena;
  const auto instance = program::instance(module, *t.function, *t.op, arena);
  return instance && spec::states_error(*instance, arena);
}

}  // namespace

std::string bound_of(const Failure& failure, const Module& module, const ProcessTensors& inputs,
                     const ProcessTensors& outputs, const spec::Contract& contract) {
  const auto only = is_value_class(failure.kind) ? only_op(module) : std::nullopt;
  if (!only || only->op->results != 1) return "";
  const Op* op = only->op;
  const Answered answered{module, inputs, outputs, failure.place};
  const Type type = only->function->type(op->first_result);
  const auto function = op->record->facts.elementwise;
  if (!function || !type.is_tensor() || !spec::is_float(type.element())) return "";
  if (states_error(module, *only)) {
    const auto error = error_of(answered, type.element());
    const std::string accepted = spec::to_text(*op->record->accepted_error, *op->record);
    return error ? fmt::format("{} {}: {:g} ulp, accepted {}", op->record->mnemonic, spec::name(type.element()), *error,
                               accepted)
                 : "";
  }
  const spec::BudgetTable* table = contract.budget(*function, type.element());
  const auto budget = table ? budget_at(*table, answered) : std::nullopt;
  const auto error = budget ? error_of(answered, type.element()) : std::nullopt;
  if (!error) return "";
  return fmt::format("{} {}: {:g} ulp, {} allowed by {}", op->record->mnemonic, spec::name(type.element()), *error,
                     allowed(*budget), table->reason.text);
}

}  // namespace assay::judge
