#include <algorithm>
#include <array>
#include <vector>

#include "oracle/envelope/cell.h"
#include "oracle/envelope/folding.h"
#include "oracle/numerics/range.h"

namespace assay::oracle {
namespace {

/// How far partial results can go, whichever terms they are of.
struct Reach {
  Wide positive = 0, negative = 0;  ///< of sums
  Wide magnitude = 1;               ///< of products
};

constexpr Wide kBeyond = Wide{1} << 70;

/// Sums or products of integers in any tree, under a contract that leaves overflow open: a partial
/// result may overflow where the chain's does not.
class IntegerTreeFolding final : public Folding {
 public:
  IntegerTreeFolding(const FoldRequest& request, Domain& domain, const Primitive& multiply)
      : domain_(domain), multiply_(multiply), type_(request.type), is_sum_(request.function->id == PrimitiveId::kAdd),
        chain_(chain_folding(request, domain, multiply)), reach_(static_cast<std::size_t>(request.results)) {
    for (std::size_t j = 0; request.init != nullptr && j < reach_.size(); ++j)
      note(reach_[j], cell(request.init->data + static_cast<std::ptrdiff_t>(j) * request.init->stride));
  }

  void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& p) override {
    chain_->add(at, n, count, terms, p);
    for (std::int64_t j = 0; j < n; ++j)
      for (std::int64_t t = 0; t < count; ++t)
        if (p.data == nullptr || p.data[j * p.stride + t * p.step] != 0)
          note(reach_[static_cast<std::size_t>(at + j)],
               cell(terms.column.data + j * terms.column.stride + t * terms.step));
  }
  void add_products(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& lhs, const Terms& rhs,
                    const Presence& presence) override {
    std::vector<Cell> products(static_cast<std::size_t>(n));
    auto* bytes = reinterpret_cast<std::byte*>(products.data());
    const std::array<ElementType, 2> types{type_, type_};
    for (std::int64_t t = 0; t < count; ++t) {
      const std::array<Column, 2> operands{Column{lhs.column.data + t * lhs.step, lhs.column.stride},
                                           Column{rhs.column.data + t * rhs.step, rhs.column.stride}};
      domain_.apply(multiply_, {}, type_, types, operands, n, bytes);
      Presence here = presence;
      if (here.data != nullptr) here.data += t * presence.step;
      add(at, n, 1, {{bytes, sizeof(Cell)}, 0}, here);
    }
  }
  void finish(std::byte* out, std::uint8_t* present) override {
    chain_->finish(out, present);
    for (std::size_t j = 0; j < reach_.size(); ++j)
      if (!fits(type_, reach_[j].positive) || !fits(type_, -reach_[j].negative) || !fits(type_, reach_[j].magnitude))
        domain_.any(type_, 1, out + j * sizeof(Cell));
  }

 private:
  static const Cell& cell(const std::byte* p) { return *reinterpret_cast<const Cell*>(p); }

  void note(Reach& r, const Cell& c) const {
    const Wide low = wide(type_, c.integer_low), high = wide(type_, c.integer_high);
    if (is_sum_) {
      r.positive += std::max(high, Wide{0});
      r.negative += std::max(-low, Wide{0});
    } else {
      r.magnitude = std::min(kBeyond, r.magnitude * std::max({high, -low, Wide{1}}));
    }
  }

  Domain& domain_;
  const Primitive& multiply_;
  ElementType type_;
  bool is_sum_;
  std::unique_ptr<Folding> chain_;
  std::vector<Reach> reach_;
};

}  // namespace

std::unique_ptr<Folding> integer_tree_folding(const FoldRequest& request, Domain& domain, const Primitive& multiply) {
  return std::make_unique<IntegerTreeFolding>(request, domain, multiply);
}

}  // namespace assay::oracle
