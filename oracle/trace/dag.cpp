#include "oracle/trace/dag.h"

#include <algorithm>
#include <utility>

namespace assay::oracle {
namespace {

bool are_same(const LeafSet& a, const LeafSet& b) {
  const auto equal = [](const AcceptanceSet& x, const AcceptanceSet& y) {
    return x.integer_low == y.integer_low && x.integer_high == y.integer_high && x.flags == y.flags;
  };
  return equal(a[0], b[0]) && equal(a[1], b[1]);
}

}  // namespace

Dag::Dag(int process, std::size_t most)
    : process_(process), most_(std::min<std::size_t>(most, (std::size_t{1} << kNumberBits) - 1)) {}

NodeNumber Dag::input(ElementType e, const LeafSet& set, std::uint8_t marks) {
  sets_.push_back(set);
  return add(
      {.kind = NodeKind::kInput, .type = e, .marks = marks, .leaf = static_cast<std::uint32_t>(sets_.size() - 1)}, {});
}

NodeNumber Dag::literal(ElementType e, const LeafSet& set, bool is_uniform) {
  const auto marks = static_cast<std::uint8_t>(kInherited | (is_uniform ? kUniform : 0));
  std::uint64_t h = static_cast<std::uint64_t>(e);
  for (const AcceptanceSet& s : set) h = mixed(mixed(h, static_cast<std::uint64_t>(s.integer_low)), s.flags);
  for (auto [at, end] = known_.equal_range(h); at != end; ++at) {
    const Node& n = node(at->second);
    const bool is_literal = n.form.kind == NodeKind::kLiteral && n.form.type == e && n.form.marks == marks;
    if (is_literal && are_same(this->set(n), set)) return at->second;
  }
  sets_.push_back(set);
  const auto leaf = static_cast<std::uint32_t>(sets_.size() - 1);
  const NodeNumber made = add({.kind = NodeKind::kLiteral, .type = e, .marks = marks, .leaf = leaf}, {});
  know(h, made);
  return made;
}

NodeNumber Dag::opaque(ElementType e, const LeafSet& set) {
  sets_.push_back(set);
  return add({.kind = NodeKind::kOpaque, .type = e, .leaf = static_cast<std::uint32_t>(sets_.size() - 1)}, {});
}

NodeNumber Dag::make(NodeForm form, std::span<const NodeNumber> operands) {
  const std::uint64_t h = hash(form, operands);
  for (auto [at, end] = known_.equal_range(h); at != end; ++at)
    if (is_same(at->second, form, operands)) {
      nodes_[index(at->second)].is_repeated = true;
      return at->second;
    }
  const NodeNumber made = add(form, operands);
  know(h, made);
  return made;
}

void Dag::know(std::uint64_t hash, NodeNumber n) {
  if (n == 0) return;
  known_.emplace(hash, n);
  if (marks_ > 0) keys_.emplace_back(hash, n);
}

Dag::Mark Dag::mark() {
  ++marks_;
  return {nodes_.size(),    operands_.size(), sets_.size(),
          decisions.size(), keys_.size(),     std::exchange(found_from_, nodes_.size())};
}

void Dag::go_back(const Mark& to) {
  --marks_;
  for (std::size_t k = to.keys; k < keys_.size(); ++k) {
    const auto [first, last] = known_.equal_range(keys_[k].first);
    known_.erase(std::find_if(first, last, [&](const auto& known) { return known.second == keys_[k].second; }));
  }
  nodes_.resize(to.nodes);
  operands_.resize(to.operands);
  sets_.resize(to.sets);
  decisions.resize(to.decisions);
  keys_.resize(to.keys);
  found_from_ = to.found_from;
}

NodeNumber Dag::add(const NodeForm& form, std::span<const NodeNumber> operands) {
  is_full_ |= nodes_.size() >= most_ || operands_.size() + operands.size() > 8 * most_;
  if (is_full_) return 0;
  nodes_.push_back({form, static_cast<std::uint32_t>(operands_.size()), static_cast<std::uint32_t>(operands.size())});
  operands_.insert(operands_.end(), operands.begin(), operands.end());
  return static_cast<std::uint32_t>(process_ + 1) << kNumberBits | static_cast<std::uint32_t>(nodes_.size());
}

std::uint64_t Dag::hash(const NodeForm& f, std::span<const NodeNumber> operands) const {
  std::uint64_t h = static_cast<std::uint64_t>(f.kind) | static_cast<std::uint64_t>(f.type) << 8 |
                    static_cast<std::uint64_t>(f.marks) << 16 | static_cast<std::uint64_t>(f.freedom) << 24 |
                    static_cast<std::uint64_t>(f.products) << 32 | static_cast<std::uint64_t>(f.has_init) << 33 |
                    static_cast<std::uint64_t>(static_cast<std::uint16_t>(f.primitive)) << 40;
  for (const std::int64_t p : f.parameters) h = mixed(h, static_cast<std::uint64_t>(p));
  for (const NodeNumber n : operands) h = mixed(h, n);
  return h;
}

bool Dag::is_same(NodeNumber number, const NodeForm& form, std::span<const NodeNumber> operands) const {
  const Node& n = node(number);
  return index(number) >= found_from_ && !is_leaf(n.form.kind) && n.form == form &&
         std::ranges::equal(this->operands(n), operands);
}

}  // namespace assay::oracle
