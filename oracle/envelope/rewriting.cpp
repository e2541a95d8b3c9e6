#include "oracle/envelope/rewriting.h"

#include <algorithm>
#include <map>
#include <utility>

#include "oracle/envelope/domain.h"
#include "oracle/envelope/rewrite_rules.h"

namespace assay::oracle {

using ENode = Rewriting::ENode;

namespace {

/// How deep patterns are sought within a replacement; replacements that are computed for one element, and
/// nodes that are held against a pattern for it. An element that needs more is not judged.
constexpr int kMaxDepth = 2;
constexpr int kMaxReplacements = 2048;
constexpr int kMaxComparisons = 1 << 16;

/// The upper bits of a number tell the process.
constexpr int kNumberBits = 22;
constexpr std::uint32_t kMaxNumber = (1u << kNumberBits) - 1;
constexpr int kMaxProcesses = 1023;

struct Bindings {
  std::array<Cell, spec::kMaxRewriteVariables> cells{};
  std::uint32_t bound = 0;
};

/// Elements with the same provenance and the same set are one as far as a pattern can ask.
bool are_one(const Cell& a, const Cell& b) { return a.e_class == b.e_class && are_equal(a, b); }

bool bind(Bindings& b, int variable, const Cell& c) {
  const auto bit = 1u << variable;
  Cell& bound = b.cells[static_cast<std::size_t>(variable)];
  if ((b.bound & bit) != 0) return are_one(bound, c);
  bound = c;
  b.bound |= bit;
  return true;
}

/// The e-classes of the elements of one op: all computations that give an element.
class Search {
 public:
  /// Complex elements are sought by their parts, with the rules of the complex type.
  Search(Rewriting& known, const RewriteRules& rules, EnvelopeDomain& domain, ElementType type)
      : known_(known), rules_(rules), domain_(domain), type_(spec::real_type(type)), set_(spec::set_of(type)) {}

  /// The element that this node computes, with what the rules make of it.
  void saturate_element(ENode own, Cell& element) {
    replacements_ = 0;
    comparisons_ = 0;
    is_exhausted_ = false;
    saturated_.clear();
    const std::uint32_t flags = element.flags & kElementFlags;
    const std::uint32_t inherited = element.e_class;
    element.e_class = remember(own, append(inherited, saturate(own, element)));
    if (!is_exhausted_) return;
    element = undecided();
    element.flags |= flags;
  }

  /// Joins what this node of an element of another type gives in this one.
  void join_recomputed(ENode node, Cell& element) {
    node.type = type_;
    join(element, value_of(node));
    saturate_element(node, element);
  }

 private:
  /// Joins what `own` may be rewritten to, and what is within the replacements as deep as that;
  /// returns the list of these nodes.
  std::uint32_t saturate(const ENode& own, Cell& result, int depth = kMaxDepth) {
    const PrimitiveRules& rules = rules_.of(own.primitive);
    const bool says_something = has_provenance(own.operands[0]) || has_provenance(own.operands[1]);
    if (rules.roots.empty() || (!says_something && !rules.takes_any)) return 0;
    std::vector<ENode> nodes{own};
    std::uint32_t list = 0;
    for (std::size_t next = 0; next < nodes.size(); ++next)
      for (const Rule* rule : rules_.of(nodes[next].primitive).roots)
        if ((rule->types & set_) != 0 && may_match(rule->pattern, nodes[next]))
          list = rewrite(*rule, next, nodes, result, list, depth);
    return list;
  }

  /// The list with this node before it, if a pattern or a conversion may ask for it.
  std::uint32_t remember(ENode node, std::uint32_t list) {
    const auto asks = [&](const Inner& inner) { return may_ask(inner, node); };
    if (!known_.other_type(node) && std::ranges::none_of(rules_.of(node.primitive).inner, asks)) return list;
    node.next = list;
    const std::uint32_t number = known_.remember(node);
    is_exhausted_ |= number == 0;
    return number;
  }

  std::uint32_t rewrite(const Rule& rule, std::size_t from, std::vector<ENode>& nodes, Cell& result, std::uint32_t list,
                        int depth) {
    std::vector<Bindings> matches(1);
    for (std::size_t k = 0; k < rule.pattern.operands.size(); ++k)
      match(rule.pattern.operands[k], nodes[from].operands[k], matches);
    for (const Bindings& b : matches) {
      if (!holds(rule, b) || is_exhausted_) continue;
      if (rule.replacement.variable >= 0 && !rule.replacement.is_exponent) {
        list = take(b.cells[static_cast<std::size_t>(rule.replacement.variable)], result, list);
        continue;
      }
      if (const auto wider = known_.wider_type(type_)) {
        join(result, computed_in(*wider, rule.replacement, b));
        continue;
      }
      ENode node;
      const Cell cell = compute(rule.replacement, b, node, depth);
      if (is_exhausted_ || is_among(nodes, node)) continue;
      if (const Cell* same = unchanged_operand(node, cell)) {
        list = take(*same, result, list);
        continue;
      }
      nodes.push_back(node);
      list = remember(node, list);
      join(result, cell);
    }
    return list;
  }

  /// The element is another one, with all nodes of its e-class.
  std::uint32_t take(const Cell& other, Cell& result, std::uint32_t list) {
    join(result, other);
    return append(other.e_class, list);
  }

  std::uint32_t append(std::uint32_t others, std::uint32_t list) {
    for (auto* node = known_.find(others); node != nullptr; node = known_.find(node->next))
      list = remember(*node, list);
    return list;
  }

  bool may_ask(const Inner& inner, const ENode& node) const {
    if ((inner.rule->types & set_) == 0) return false;
    Bindings b;
    for (std::size_t k = 0; k < inner.pattern->operands.size(); ++k) {
      const Pattern& operand = inner.pattern->operands[k];
      if (operand.variable >= 0 && !bind(b, operand.variable, node.operands[k])) return false;
    }
    return holds(*inner.rule, b);
  }

  static void join(Cell& result, const Cell& alternative) {
    const std::uint32_t kept = result.flags & kElementFlags;
    result = hull(result, alternative);
    result.flags = (result.flags & ~kElementFlags) | kept;
  }

  /// Rewrites of constants go round in circles, with a provenance that grows. A node is new where one of its operands
  /// has another value, or is a constant or scalar or broadcast this time.
  static bool is_among(const std::vector<ENode>& nodes, const ENode& node) {
    return std::ranges::any_of(nodes, [&](const ENode& w) {
      return w.primitive == node.primitive && says_all(w.operands[0], node.operands[0]) &&
             says_all(w.operands[1], node.operands[1]);
    });
  }
  static bool says_all(const Cell& a, const Cell& of) {
    return are_equal(a, of) && (of.flags & ~a.flags & kElementFlags) == 0;
  }

  static bool has_provenance(const Cell& c) { return c.e_class != 0 || (c.flags & kElementFlags) != 0; }

  /// What is computed may be a number by folding, as x xor x is.
  static bool is_number(const Cell& c, double number) {
    return is_point(c) && c.low == number &&
           ((c.flags & kConstantElement) != 0 || (number == 0 && (c.flags & kArgumentElement) == 0));
  }

  /// False where no bindings can help: most elements end here.
  bool may_match(const Pattern& p, const ENode& node) const {
    if (p.primitive->index != node.primitive || node.type != type_) return false;
    for (std::size_t k = 0; k < p.operands.size(); ++k)
      if (!may_match(p.operands[k], node.operands[k])) return false;
    return true;
  }
  bool may_match(const Pattern& p, const Cell& c) const {
    if (p.variable >= 0) return true;
    if (p.primitive == nullptr) return is_number(c, p.number);
    for (auto* node = known_.find(c.e_class); node != nullptr; node = known_.find(node->next))
      if (may_match(p, *node)) return true;
    return false;
  }

  /// Extends each of the open bindings by every node of the cell that fits.
  void match(const Pattern& p, const Cell& c, std::vector<Bindings>& open) {
    if (p.variable >= 0) {
      std::erase_if(open, [&](Bindings& b) { return !bind(b, p.variable, c); });
    } else if (p.primitive == nullptr) {
      if (!is_number(c, p.number)) open.clear();
    } else {
      std::vector<Bindings> found;
      for (auto* node = known_.find(c.e_class); node != nullptr; node = known_.find(node->next)) {
        if (node->primitive != p.primitive->index || node->type != type_) continue;
        comparisons_ += static_cast<int>(open.size());
        is_exhausted_ |= comparisons_ > kMaxComparisons;
        if (is_exhausted_) return open.clear();
        auto next = open;
        for (std::size_t k = 0; k < p.operands.size(); ++k) match(p.operands[k], node->operands[k], next);
        found.insert(found.end(), next.begin(), next.end());
      }
      open = std::move(found);
    }
  }

  /// What is not bound yet may still hold.
  static bool holds(const Rule& rule, const Bindings& b) {
    return std::ranges::all_of(rule.demands, [&](const auto& any) {
      return std::ranges::any_of(any, [&](const Demand& d) {
        return (b.bound >> d.variable & 1) == 0 || d.holds(b.cells[static_cast<std::size_t>(d.variable)]);
      });
    });
  }

  /// The operand that a rule puts in place of an op on it and a number, such as a factor of one: where
  /// nothing rounds, the op says nothing more.
  const Cell* unchanged_operand(const ENode& node, const Cell& result) const {
    if (!(result.low > 0 || result.high < 0)) return nullptr;  // signs of zeros may differ
    for (const Rule* rule : rules_.of(node.primitive).identities) {
      const std::size_t number = rule->pattern.operands[0].variable < 0 ? 0 : 1;
      const Cell& other = node.operands[1 - number];
      if ((rule->types & set_) != 0 && may_match(rule->pattern, node) && are_equal(other, result)) return &other;
    }
    return nullptr;
  }

  /// What is computed in a wider type is rounded once, and is no node of the element in its own.
  Cell computed_in(ElementType wider, const Pattern& replacement, const Bindings& b) {
    count_replacement();
    ENode node;
    const Cell wide = Search(known_, rules_, domain_, wider).compute(replacement, b, node, 0);
    Cell out{};
    domain_.convert(wider, reinterpret_cast<const std::byte*>(&wide), type_, 1, reinterpret_cast<std::byte*>(&out));
    return out;
  }

  /// One more of the replacements that an element may take.
  void count_replacement() { is_exhausted_ |= ++replacements_ > kMaxReplacements; }

  /// The value of the replacement, and how its outermost op computes it.
  Cell compute(const Pattern& p, const Bindings& b, ENode& node, int depth) {
    count_replacement();
    node = {.primitive = p.primitive->index, .type = type_};
    for (std::size_t k = 0; k < p.operands.size(); ++k) node.operands[k] = operand(p.operands[k], b, depth);
    return value_of(node);
  }

  Cell value_of(const ENode& node) {
    const Primitive& p = primitives()[static_cast<std::size_t>(node.primitive)];
    const auto column = [](const Cell& c) { return Column{reinterpret_cast<const std::byte*>(&c), 0}; };
    const std::array<ElementType, 2> types{type_, type_};
    const std::array<Column, 2> columns{column(node.operands[0]), column(node.operands[1])};
    const auto count = static_cast<std::size_t>(p.operands);
    Cell value{};
    domain_.apply(p, {}, type_, {types.data(), count}, {columns.data(), count}, 1,
                  reinterpret_cast<std::byte*>(&value));
    return value;
  }

  Cell operand(const Pattern& p, const Bindings& b, int depth) {
    if (p.is_exponent) return number(std::ilogb(b.cells[static_cast<std::size_t>(p.variable)].low));
    if (p.variable >= 0) return b.cells[static_cast<std::size_t>(p.variable)];
    if (p.primitive == nullptr) return number(p.number);
    if (is_exhausted_) return anything();
    ENode node;
    Cell computed = compute(p, b, node, depth);
    if (const Cell* same = unchanged_operand(node, computed)) return *same;
    const auto [known, is_new] = saturated_.try_emplace(key_of(node, depth));
    if (is_new) {
      computed.e_class = remember(node, depth > 0 ? saturate(node, computed, depth - 1) : 0);
      known->second = computed;
    }
    return known->second;
  }

  Cell number(double x) {
    Cell c;
    domain_.from_real(type_, x, reinterpret_cast<std::byte*>(&c));
    c.flags |= kElementFlags;
    return c;
  }

  using Key = std::array<std::int64_t, 7>;
  static Key key_of(const ENode& node, int depth) {
    const auto origin = [](const Cell& c) { return static_cast<std::int64_t>(c.flags) << 32 | c.e_class; };
    const auto& [a, b] = node.operands;
    return {node.primitive * (kMaxDepth + 1) + depth,
            a.integer_low,
            a.integer_high,
            origin(a),
            b.integer_low,
            b.integer_high,
            origin(b)};
  }

  Rewriting& known_;
  const RewriteRules& rules_;
  EnvelopeDomain& domain_;
  ElementType type_;
  spec::ElementSet set_;
  int replacements_ = 0;
  int comparisons_ = 0;
  bool is_exhausted_ = false;
  std::map<Key, Cell> saturated_;  ///< of the element: replacements meet the same parts again and again
};

bool has_cells(const RuntimeValue& v) {
  return v.type && v.type.is_tensor() && v.type.is_static() && v.axes == 0 && v.cells != nullptr;
}

std::span<const Cell> cells(const RuntimeValue& v) {
  const std::int64_t parts = spec::is_complex(v.type.element()) ? 2 : 1;
  return {reinterpret_cast<const Cell*>(v.cells.get()), static_cast<std::size_t>(parts * v.type.elements())};
}

/// Calls change(cell, i) for every cell of a result, in memory of its own: what an op moved is its operand's memory.
template <class Change> void change_cells(RuntimeValue& v, Change change) {
  const std::size_t n = cells(v).size();
  auto changed = Buffer<std::byte>::copy_of(v.cells.get(), n * sizeof(Cell));
  auto* all = reinterpret_cast<Cell*>(changed.get());
  for (std::size_t i = 0; i < n; ++i) change(all[i], i);
  v.cells = std::move(changed).freeze();
}

bool is_constant(const EvaluatedOp& e, program::ValueId v) {
  return v < e.values.size() && has_cells(e.values[v]) &&
         std::ranges::all_of(cells(e.values[v]), [](const Cell& c) { return (c.flags & kConstantElement) != 0; });
}

/// The one operand has fewer elements than the result.
bool spreads(const EvaluatedOp& e, const RuntimeValue& result) {
  const auto& operands = e.op.operands;
  if (!e.op.regions.empty() || operands.size() != 1 || operands[0] >= e.values.size()) return false;
  const RuntimeValue& operand = e.values[operands[0]];
  return has_cells(operand) && operand.type.elements() < result.type.elements();
}

/// Of an op that is no function of single elements: what it computes of constants is constant, one
/// element is a scalar, and what it spreads is a broadcast. What it moves has its flags already.
void mark_elements(const EvaluatedOp& e) {
  const bool constant =
      e.op.regions.empty() && std::ranges::all_of(e.op.operands, [&](auto v) { return is_constant(e, v); });
  for (RuntimeValue& v : e.results) {
    if (!has_cells(v)) continue;
    const std::uint32_t flags = constant                 ? kElementFlags
                                : v.type.elements() == 1 ? kScalarFlags
                                : spreads(e, v)          ? kBroadcastElement
                                                         : 0u;
    const bool are_marked = std::ranges::all_of(cells(v), [&](const Cell& c) { return (c.flags & flags) == flags; });
    if (!are_marked) change_cells(v, [&](Cell& c, std::size_t) { c.flags |= flags; });
  }
}

/// The primitive that the op applies to elements of one float type or their parts, one by one.
const Primitive* elementwise(const EvaluatedOp& e) {
  const Primitive* p = find_primitive(e.op.record->facts.elementwise);
  const bool is_plain = p != nullptr && p->rule == ResultRule::kSame && p->parameters == 0 && p->operands <= 2 &&
                        p->operands == static_cast<int>(e.op.operands.size());
  if (!is_plain || !has_cells(e.results[0])) return nullptr;
  const ElementType type = e.results[0].type.element();
  if (!spec::is_float(type) && !(spec::is_complex(type) && EnvelopeDomain::acts_by_parts(*p))) return nullptr;
  const auto has_its_type = [&](auto v) {
    return v < e.values.size() && e.values[v].type == e.results[0].type && has_cells(e.values[v]);
  };
  return std::ranges::all_of(e.op.operands, has_its_type) ? p : nullptr;
}

/// What such products are multiplied by.
bool scales(const Cell& c) { return (c.flags & kScalarElement) != 0; }
bool is_scaled_again(const Cell& a, const Cell& b) {
  return ((a.flags & kScaledElement) != 0 && scales(b)) || ((b.flags & kScaledElement) != 0 && scales(a));
}

bool is_open_to_scaling(const EvaluatedOp& e, const spec::Contract& contract) {
  const Primitive* p = find_primitive(e.op.record->facts.elementwise);
  if (p == nullptr || p->id != PrimitiveId::kMultiply || !has_cells(e.results[0])) return false;
  return contract.scaling_open[static_cast<std::size_t>(e.results[0].type.element())];
}

/// From elements of one float type to those of another.
bool converts(const EvaluatedOp& e) {
  if (e.op.results != 1 || e.op.operands.size() != 1 || e.op.operands[0] >= e.values.size() || !e.op.regions.empty())
    return false;
  const RuntimeValue &from = e.values[e.op.operands[0]], &to = e.results[0];
  return has_cells(from) && has_cells(to) && spec::is_float(from.type.element()) && spec::is_float(to.type.element()) &&
         from.type.element() != to.type.element() && from.type.elements() == to.type.elements();
}

}  // namespace

Rewriting::Rewriting(const spec::Contract& contract, int process)
    : contract_(contract), rules_(rules_of(contract)),
      process_(process < kMaxProcesses ? static_cast<std::uint32_t>(process + 1) : 0) {}

const ENode* Rewriting::find(std::uint32_t e_class) const {
  if (e_class == 0 || e_class >> kNumberBits != process_) return nullptr;
  return &nodes_[(e_class & kMaxNumber) - 1];
}

std::uint32_t Rewriting::remember(const ENode& c) {
  if (process_ == 0 || nodes_.size() >= kMaxNumber) return 0;
  nodes_.push_back(c);
  return process_ << kNumberBits | static_cast<std::uint32_t>(nodes_.size());
}

void Rewriting::saturate(EnvelopeDomain& domain, const EvaluatedOp& e) {
  if (const Primitive* p = elementwise(e)) return saturate_elements(domain, e, *p);
  mark_elements(e);
  if (converts(e)) saturate_converted(domain, e);
  if (is_open_to_scaling(e, contract_)) open_scaled(e);
}

void Rewriting::saturate_element(EnvelopeDomain& domain, const Primitive& p, ElementType type,
                                 const std::array<Cell, 2>& operands, Cell& result) {
  Search(*this, rules_, domain, type)
      .saturate_element({.primitive = p.index, .type = type, .operands = operands}, result);
}

std::optional<ElementType> Rewriting::wider_type(ElementType e) const {
  return contract_.excess[static_cast<std::size_t>(e)];
}

std::optional<ElementType> Rewriting::other_type(const ENode& node) const {
  if (const auto wider = wider_type(node.type)) return wider;
  const auto narrower = contract_.narrow[static_cast<std::size_t>(node.type)];
  const bool is_basic = primitives()[static_cast<std::size_t>(node.primitive)].function == nullptr;
  if (!narrower || !is_basic) return std::nullopt;
  return std::ranges::all_of(node.operands, [&](const Cell& c) { return are_representable(*narrower, c); })
             ? narrower
             : std::nullopt;
}

/// Constants may be multiplied first: what is scaled twice is open.
void Rewriting::open_scaled(const EvaluatedOp& e) {
  const auto a = cells(e.values[e.op.operands[0]]), b = cells(e.values[e.op.operands[1]]);
  change_cells(e.results[0], [&](Cell& result, std::size_t i) {
    if (is_scaled_again(a[i], b[i])) result = anything();
    if (scales(a[i]) || scales(b[i])) result.flags |= kScaledElement;
  });
}

void Rewriting::saturate_converted(EnvelopeDomain& domain, const EvaluatedOp& e) {
  const ElementType from = e.values[e.op.operands[0]].type.element(), to = e.results[0].type.element();
  Search search(*this, rules_, domain, to);
  const auto operands = cells(e.values[e.op.operands[0]]);
  change_cells(e.results[0], [&](Cell& result, std::size_t i) {
    for (auto* node = find(operands[i].e_class); node != nullptr; node = find(node->next))
      if (node->type == from && other_type(*node) == to) search.join_recomputed(*node, result);
  });
}

void Rewriting::saturate_elements(EnvelopeDomain& domain, const EvaluatedOp& e, const Primitive& p) {
  Search search(*this, rules_, domain, e.results[0].type.element());
  const std::size_t count = e.op.operands.size();
  std::array<std::span<const Cell>, 2> operands;
  for (std::size_t k = 0; k < count; ++k) operands[k] = cells(e.values[e.op.operands[k]]);
  change_cells(e.results[0], [&](Cell& result, std::size_t i) {
    ENode own{.primitive = p.index, .type = spec::real_type(e.results[0].type.element())};
    std::uint32_t shared = kElementFlags;
    for (std::size_t k = 0; k < count; ++k) {
      own.operands[k] = operands[k][i];
      shared &= own.operands[k].flags;
    }
    result.flags = (result.flags & ~kElementFlags) | shared;
    search.saturate_element(own, result);
  });
}

}  // namespace assay::oracle
