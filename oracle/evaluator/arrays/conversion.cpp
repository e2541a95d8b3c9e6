#include "oracle/evaluator/arrays/conversion.h"

#include "oracle/evaluator/arrays/quantization.h"

namespace assay::oracle {

using spec::Value;
using spec::ValueKind;

Numbers numbers(Machine& machine, const Term& t) {
  if (const auto* n = t.as<Numbers>()) return *n;
  if (const auto* v = t.as<Value>()) return Numbers::of(v->number);
  if (const auto* v = t.as<RuntimeValue>()) return numbers(machine, element_of(*v));
  const auto* c = t.as<Cells>();
  if (c == nullptr) return Numbers::of(kNowhere);
  const std::int64_t count = machine.space().count(c->axes);
  if (count == 1) {
    Numbers out{c->axes, kNowhere, nullptr, true};
    if (!c->present || c->present[0]) machine.domain().to_integers(c->type, c->data.get(), 1, &out.single);
    note_regular(machine.space(), out);
    if (out.single == kUncertain) machine.note_uncertain();
    return out;
  }
  auto to = buffer_over(machine.space(), c->axes);
  machine.domain().to_integers(c->type, c->data.get(), count, to.get());
  for (std::int64_t j = 0; c->present && j < count; ++j) {
    if (!c->present[j]) to[j] = kNowhere;
  }
  Numbers out = numbers_over(c->axes, std::move(to));
  note_regular(machine.space(), out);
  if (!out.regular && greatest(machine.space(), out) == kUncertain) machine.note_uncertain();
  return out;
}

Cells cells(Machine& machine, const Term& t, const Element& type) {
  if (type.quantization() != nullptr && element_type(t) != type)
    return quantized(machine, cells(machine, t, type.expressed()), type, nullptr);
  const std::size_t size = machine.cell_size(type);
  Domain& domain = machine.domain();
  if (const auto* v = t.as<RuntimeValue>()) return cells(machine, element_of(*v), type);
  if (const auto* c = t.as<Cells>()) {
    if (c->type == type) return *c;
    if (c->type.quantization() != nullptr)
      return machine.fault().raised() ? *c : cells(machine, dequantized(machine, *c), type);
    const std::int64_t count = machine.space().count(c->axes);
    Buffer<std::byte> out(static_cast<std::size_t>(count) * size);
    domain.convert(c->type, c->data.get(), type, count, out.get());
    return {type, c->axes, std::move(out).freeze(), c->present};
  }
  if (const auto* n = t.as<Numbers>()) {
    const std::int64_t count = n->is_single() ? 1 : machine.space().count(n->axes);
    Buffer<std::byte> out(static_cast<std::size_t>(count) * size);
    domain.from_integers(type, n->begin(), count, out.get());
    for (std::int64_t j = 0; !n->regular && j < count; ++j)
      if (n->begin()[j] == kUncertain)
        domain.unknown(Unknown::kIndex, type, 1, out.get() + static_cast<std::size_t>(j) * size);
    return {type, n->axes, std::move(out).freeze(), nullptr};
  }
  Buffer<std::byte> out(size);
  Shared<std::uint8_t> present;
  if (t.is<Anything>()) {
    domain.any(type, 1, out.get());
  } else if (const auto* v = t.as<Value>(); v != nullptr && v->kind == ValueKind::kReal) {
    domain.from_real(type, v->real, out.get());
  } else if (v != nullptr) {
    domain.from_integers(type, &v->number, 1, out.get());
  } else {
    const std::int64_t zero = 0;
    domain.from_integers(type, &zero, 1, out.get());
    present = std::make_shared<std::uint8_t[]>(1);
  }
  return {type, 0, std::move(out).freeze(), std::move(present)};
}

Cells cells(Machine& machine, const Term& t, const Element& type, const Numbers& slices) {
  const auto* c = t.as<Cells>();
  const bool moved = c != nullptr && c->type.quantization() != nullptr &&
                     (c->slices ? has_same_scales(machine.space(), *c, *type.quantization(), slices) : c->type == type);
  if (moved) return {type, c->axes, c->data, c->present, std::make_shared<const Numbers>(slices)};
  return quantized(machine, cells(machine, t, type.expressed()), type, &slices);
}

std::vector<Numbers> index_list(Machine& machine, std::span<const Term> index, std::size_t rank) {
  std::vector<Numbers> out;
  out.reserve(index.size());
  for (const Term& item : index) out.push_back(numbers(machine, item));
  if (out.size() != rank && !machine.fault().raised()) {
    machine.raise({"an index of length " + std::to_string(out.size()) + " for a tensor of rank " + std::to_string(rank),
                   "", ErrorKind::kInvalid});
  }
  return out;
}

}  // namespace assay::oracle
