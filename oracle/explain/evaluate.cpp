#include "oracle/explain/evaluate.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace assay::oracle {
namespace {

using Types = std::span<const ElementType>;
using Operands = std::span<const std::byte* const>;

void apply(Domain& d, const NodeForm& form, Types types, Operands operands, std::byte* out) {
  std::array<Column, kMaxOperands> columns;
  for (std::size_t k = 0; k < operands.size(); ++k) columns[k] = {operands[k], 0};
  d.apply(primitives()[static_cast<std::size_t>(form.primitive)], form.parameters, form.type, types,
          {columns.data(), operands.size()}, 1, out);
}

void fold(Domain& d, const NodeForm& form, Operands operands, std::byte* out) {
  const std::size_t first = form.has_init ? 1 : 0, size = d.cell_size(form.type);
  const std::size_t per_term = form.products ? 2 : 1;
  std::vector<std::byte> cells(operands.size() * size);
  for (std::size_t k = 0; k < operands.size(); ++k) std::copy_n(operands[k], size, &cells[k * size]);
  const Column init{cells.data(), 0};
  FoldRequest request;
  request.function = &primitives()[static_cast<std::size_t>(form.primitive)];
  request.type = form.type;
  request.freedom = form.freedom;
  request.results = 1;
  request.terms = static_cast<std::int64_t>((operands.size() - first) / per_term);
  request.init = form.has_init ? &init : nullptr;
  request.products = form.products;
  request.says_accumulator = form.says_accumulator;
  const auto folding = d.fold(request);
  const auto step = static_cast<std::ptrdiff_t>(size * per_term);
  const std::byte* terms = cells.data() + first * size;
  if (form.products) folding->add_products(0, 1, request.terms, {{terms, 0}, step}, {{terms + size, 0}, step}, {});
  else folding->add(0, 1, request.terms, {{terms, 0}, step}, {});
  folding->finish(out, nullptr);
}

}  // namespace

void evaluate(Domain& d, const NodeForm& form, Types types, Operands operands, std::byte* out) {
  const auto column = [&](std::size_t k) { return Column{operands[k], 0}; };
  switch (form.kind) {
    case NodeKind::kApply: return apply(d, form, types, operands, out);
    case NodeKind::kConvert: return d.convert(types[0], operands[0], form.type, 1, out);
    case NodeKind::kSelect: return d.select(column(0), form.type, column(1), column(2), 1, out);
    case NodeKind::kEither: return d.join(form.type, column(0), column(1), 1, out);
    case NodeKind::kCast: return d.bits_at(types[0], column(0), 0, 1, 0, form.type, 1, out);
    case NodeKind::kFold: return fold(d, form, operands, out);
    case NodeKind::kEnlarged:
      std::memcpy(out, operands[0], d.cell_size(form.type));
      return d.enlarge(form.type, operands[1], 1, out);
    default: std::memcpy(out, operands[0], d.cell_size(form.type));
  }
}

LeafSet set_of(EnvelopeDomain& d, const NodeForm& form, Types types, std::span<const LeafSet> operands) {
  if (form.kind == NodeKind::kMoved && spec::is_float(form.type))
    return {d.moved(form.type, operands[0][0], (form.marks & kSelected) != 0), Cell{}};
  std::vector<const std::byte*> cells;
  for (const LeafSet& s : operands) cells.push_back(reinterpret_cast<const std::byte*>(s.data()));
  LeafSet out{};
  evaluate(d, form, types, cells, reinterpret_cast<std::byte*>(out.data()));
  return out;
}

}  // namespace assay::oracle
