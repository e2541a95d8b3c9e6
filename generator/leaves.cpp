#include "generator/leaves.h"

#include "generator/drawing.h"
#include "generator/values/values.h"
#include "spec/language/evaluate.h"

namespace assay::generator {

using program::Tensor;

bool takes_special(const Filling& filling) {
  return filling.regime != Regime::kNear && filling.matrices == MatrixKind::kNone;
}

Filling filling_of(const spec::Declaration& declaration, const spec::Instance& instance, spec::Type type, Lane lane,
                   Choices& choices, spec::Arena& arena) {
  const MatrixKind matrices = matrix_kind(declaration.values_named);
  if (matrices != MatrixKind::kNone && choices.chance(3, 4))
    return {.regime = lane == Lane::kExact ? Regime::kLattice : Regime::kModerate, .matrices = matrices};
  if (declaration.values_near.empty() || !spec::is_int(type.element()))
    return draw_filling(choices, lane, type.element());
  Filling filling{.regime = Regime::kNear};
  filling.near.reserve(8);
  for (const auto* e : declaration.values_near) collect_numbers(spec::evaluate(*e, instance, arena), filling.near);
  return filling;
}

Filling small_numbers() { return {.regime = Regime::kNear, .near = {2, 5}}; }

void Leaves::clear() {
  leaves_.clear();
  first_set_.clear();
}

const Tensor& Leaves::add(Leaf leaf, std::int64_t processes, bool has_special, Lane lane, Choices& choices) {
  const auto first = first_set_.size();
  for (std::int64_t p = 0; p < processes; ++p) {
    auto& tensor = first_set_.emplace_back(draw_tensor(choices, leaf.type, leaf.filling));
    if (has_special) put_special(choices, lane, leaf.type, tensor.bytes);
  }
  leaves_.push_back(std::move(leaf));
  return first_set_[first];
}

ProcessTensors Leaves::take_first(const std::vector<std::size_t>& kept, std::size_t processes) {
  ProcessTensors out(processes);
  for (std::size_t p = 0; p < processes; ++p) {
    out[p].reserve(kept.size());
    for (const auto i : kept) out[p].push_back(std::move(first_set_[i * processes + p]));
  }
  return out;
}

std::vector<Tensor> Leaves::draw(const std::vector<std::size_t>& kept, Choices& choices) const {
  std::vector<Tensor> out;
  out.reserve(kept.size());
  for (const auto i : kept) out.push_back(draw_tensor(choices, leaves_[i].type, leaves_[i].filling));
  return out;
}

void Leaves::put_special_into(ProcessTensors& inputs, const std::vector<std::size_t>& kept, Lane lane,
                              Choices& choices) const {
  const auto chosen = choices.below(kept.size());
  for (std::size_t k = 0; k < kept.size(); ++k) {
    if (!takes_special(leaves_[kept[k]].filling) || (k != chosen && !choices.chance(1, 4))) continue;
    for (auto& process : inputs) put_special(choices, lane, process[k].type, process[k].bytes);
  }
}

}  // namespace assay::generator
