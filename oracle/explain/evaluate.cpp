#include "oracle/explain/evaluate.h"

#include <array>

namespace assay::oracle {
namespace {

const std::byte* bytes(const LeafSet& s) { return reinterpret_cast<const std::byte*>(s.data()); }
std::byte* bytes(LeafSet& s) { return reinterpret_cast<std::byte*>(s.data()); }

using Types = std::span<const ElementType>;
using Sets = std::span<const LeafSet>;

LeafSet applied(EnvelopeDomain& d, const NodeForm& form, Types types, Sets operands) {
  std::array<Column, kMaxOperands> columns;
  for (std::size_t k = 0; k < operands.size(); ++k) columns[k] = {bytes(operands[k]), 0};
  LeafSet out{};
  d.apply(primitives()[static_cast<std::size_t>(form.primitive)], form.parameters, form.type, types,
          {columns.data(), operands.size()}, 1, bytes(out));
  return out;
}

LeafSet selected(EnvelopeDomain& d, const NodeForm& form, Sets operands) {
  LeafSet out{};
  d.select({bytes(operands[0]), 0}, form.type, {bytes(operands[1]), 0}, {bytes(operands[2]), 0}, 1, bytes(out));
  return out;
}

LeafSet joined(EnvelopeDomain& d, const NodeForm& form, Sets operands) {
  LeafSet out{};
  d.join(form.type, {bytes(operands[0]), 0}, {bytes(operands[1]), 0}, 1, bytes(out));
  return out;
}

LeafSet cast(EnvelopeDomain& d, const NodeForm& form, Types types, Sets operands) {
  LeafSet out{};
  d.bits_at(types[0], {bytes(operands[0]), 0}, 0, 1, 0, form.type, 1, bytes(out));
  return out;
}

LeafSet folded(EnvelopeDomain& d, const NodeForm& form, Sets operands) {
  const std::size_t first = form.has_init ? 1 : 0, count = operands.size() - first;
  const std::size_t step = form.products ? 2 : 1;
  const std::size_t size = d.cell_size(form.type);
  // Terms lie one cell apart, and sets are two cells each.
  std::vector<std::byte> cells(operands.size() * size);
  for (std::size_t k = 0; k < operands.size(); ++k) std::copy_n(bytes(operands[k]), size, &cells[k * size]);
  const Column init{cells.data(), 0};
  FoldRequest request;
  request.function = &primitives()[static_cast<std::size_t>(form.primitive)];
  request.type = form.type;
  request.freedom = form.freedom;
  request.results = 1;
  request.terms = static_cast<std::int64_t>(count / step);
  request.init = form.has_init ? &init : nullptr;
  request.products = form.products;
  const auto folding = d.fold(request);
  const auto stride = static_cast<std::ptrdiff_t>(size * step);
  const std::byte* terms = cells.data() + first * size;
  if (form.products)
    folding->add_products(0, 1, request.terms, {{terms, 0}, stride}, {{terms + size, 0}, stride}, {});
  else
    folding->add(0, 1, request.terms, {{terms, 0}, stride}, {});
  LeafSet out{};
  folding->finish(bytes(out), nullptr);
  return out;
}

LeafSet converted(EnvelopeDomain& d, const NodeForm& form, Types types, Sets operands) {
  LeafSet out{};
  d.convert(types[0], bytes(operands[0]), form.type, 1, bytes(out));
  return out;
}

}  // namespace

LeafSet set_of(EnvelopeDomain& d, const NodeForm& form, Types types, Sets operands) {
  switch (form.kind) {
    case NodeKind::kApply: return applied(d, form, types, operands);
    case NodeKind::kConvert: return converted(d, form, types, operands);
    case NodeKind::kSelect: return selected(d, form, operands);
    case NodeKind::kEither: return joined(d, form, operands);
    case NodeKind::kCast: return cast(d, form, types, operands);
    case NodeKind::kFold: return folded(d, form, operands);
    case NodeKind::kMoved:
      if (!spec::is_float(form.type)) return operands[0];
      return {d.moved(form.type, operands[0][0], (form.marks & kSelected) != 0), Cell{}};
    default: return operands.empty() ? LeafSet{} : operands[0];
  }
}

}  // namespace assay::oracle
