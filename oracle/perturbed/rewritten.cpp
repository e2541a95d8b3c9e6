#include "oracle/perturbed/rewritten.h"

#include <algorithm>
#include <cstring>

#include "oracle/explain/evaluate.h"
#include "oracle/explain/products.h"

namespace assay::oracle {
namespace {

/// Deeper than this a value is computed as it is written.
constexpr int kMostDepth = 200;

/// Bounds of the search: what is not found is not drawn.
constexpr SearchLimits kSearch{.values = 2'000, .matches = 1 << 16, .generations = 4};

}  // namespace

RewrittenElements::RewrittenElements(const Dags& dags, const RuleBook& rules, const spec::Contract& all,
                                     PerturbedDomain& domain)
    : graph_(dags, rules, all, kSearch), all_(all), domain_(domain) {}

PerturbedCell RewrittenElements::draw(NodeNumber node) {
  const ValueNumber root = graph_.import(node);
  graph_.saturate();
  return value_of(root, 0);
}

PerturbedCell RewrittenElements::leaf(ValueNumber v) const {
  PerturbedCell out{};
  store_element(graph_.type(v), graph_.value(v).set, out.element);
  return out;
}

/// The value itself, and what may be computed instead.
std::vector<ValueNumber> RewrittenElements::choices(ValueNumber v) const {
  std::vector<ValueNumber> out{v};
  for (const Alternative& a : graph_.value(v).alternatives) out.push_back(a.value);
  return out;
}

/// Drawn once for most of its uses: implementations seldom compute a value twice.
PerturbedCell RewrittenElements::value_of(ValueNumber v, int depth) {
  if (const auto known = known_.find(v); known != known_.end() && domain_.draws().below(8) != 0) return known->second;
  const auto all = choices(v);
  const ValueNumber chosen = depth > kMostDepth ? v : all[domain_.draws().below(all.size())];
  const PerturbedCell out = chosen == v ? as_written(v, depth + 1) : value_of(chosen, depth + 1);
  known_[v] = out;
  return out;
}

PerturbedCell RewrittenElements::as_written(ValueNumber v, int depth) {
  const Value& value = graph_.value(v);
  if (value.operands.empty()) return leaf(v);
  const ElementType e = value.form.type;
  if (spec::is_float(e) && all_.regrouped_products[static_cast<std::size_t>(e)] && domain_.draws().below(2) == 0) {
    const Factors factors = factors_of(graph_, v, GrantSet{}.set());
    if (factors.may_be_regrouped()) return product(e, factors, depth);
  }
  std::vector<ElementType> types;
  std::vector<PerturbedCell> operands;
  const std::vector<std::size_t> first = first_reads(value.operands);
  for (std::size_t k = 0; k < first.size(); ++k) {
    const ValueNumber o = value.operands[k];
    types.push_back(graph_.type(o));
    operands.push_back(first[k] < k ? operands[first[k]] : value_of(o, depth));
  }
  std::vector<const std::byte*> cells;
  for (const std::size_t read : first) cells.push_back(reinterpret_cast<const std::byte*>(&operands[read]));
  const bool reads_one = first.size() == 2 && first[1] == 0;
  PerturbedCell out{};
  if (reads_one) domain_.read_once(true);
  evaluate(domain_, value.form, types, cells, reinterpret_cast<std::byte*>(&out));
  if (reads_one) domain_.read_once(false);
  return out;
}

/// In some association: two of the factors at a time become one. A divisor divides another one's product, or is
/// inverted first.
PerturbedCell RewrittenElements::product(ElementType e, const Factors& factors, int depth) {
  struct Part {
    PerturbedCell cell;
    bool divides;
  };
  Draws& draws = domain_.draws();
  const std::array<ElementType, 2> types{e, e};
  const FreedomUses freedom_uses = draws.freedom_uses();
  const auto apply = [&](PrimitiveId id, const PerturbedCell& a, const PerturbedCell& b) {
    const PerturbedCell* both[] = {&a, &b};
    return domain_.apply_one(*resolve(primitive(id), e, types), freedom_uses, both);
  };
  PerturbedCell one{};
  store_real(e, 1, one.element);
  std::vector<Part> parts;
  for (const Factor& f : factors.all) {
    Part p{value_of(f.value, depth), f.divides};
    if (p.divides && draws.below(4) == 0) p = {apply(PrimitiveId::kDivide, one, p.cell), false};
    parts.push_back(p);
  }
  while (parts.size() > 1) {
    const std::size_t i = draws.below(parts.size());
    std::size_t j = draws.below(parts.size() - 1);
    j += j >= i ? 1 : 0;
    const auto &a = parts[i], &b = parts[j];
    const Part joined = a.divides == b.divides ? Part{apply(PrimitiveId::kMultiply, a.cell, b.cell), a.divides}
                        : a.divides            ? Part{apply(PrimitiveId::kDivide, b.cell, a.cell), false}
                                               : Part{apply(PrimitiveId::kDivide, a.cell, b.cell), false};
    parts[std::min(i, j)] = joined;
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(std::max(i, j)));
  }
  PerturbedCell out = parts[0].divides ? apply(PrimitiveId::kDivide, one, parts[0].cell) : parts[0].cell;
  if (!factors.is_negated) return out;
  const PerturbedCell* only[] = {&out};
  return domain_.apply_one(*resolve(primitive(PrimitiveId::kNegate), e, std::span(types).first(1)), freedom_uses, only);
}

}  // namespace assay::oracle
