#include <algorithm>
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
class IntegerTreeFolding final : public TermFolding {
 public:
  IntegerTreeFolding(const FoldRequest& request, Domain& domain)
      : TermFolding(domain, request.type), is_sum_(request.function->id == PrimitiveId::kAdd),
        chain_(chain_folding(request, domain)), reach_(static_cast<std::size_t>(request.results)) {
    for (std::size_t j = 0; request.init != nullptr && j < reach_.size(); ++j) note(reach_[j], request.init_of(j));
  }

  void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& p) override {
    chain_->add(at, n, count, terms, p);
    for_present(n, count, p, [&](std::int64_t j, std::int64_t t) {
      note(reach_[static_cast<std::size_t>(at + j)], terms.at(j, t));
    });
  }
  void finish(std::byte* out, std::uint8_t* present) override {
    chain_->finish(out, present);
    for (std::size_t j = 0; j < reach_.size(); ++j)
      if (!fits(type_, reach_[j].positive) || !fits(type_, -reach_[j].negative) || !fits(type_, reach_[j].magnitude))
        reinterpret_cast<Cell*>(out)[j] = any_integer(type_, Opening::kIntegerOverflow);
  }

 private:
  void note(Reach& r, const std::byte* term) const {
    const Cell& c = *reinterpret_cast<const Cell*>(term);
    const Wide low = wide(type_, c.integer_low), high = wide(type_, c.integer_high);
    if (is_sum_) {
      r.positive += std::max(high, Wide{0});
      r.negative += std::max(-low, Wide{0});
    } else {
      r.magnitude = std::min(kBeyond, r.magnitude * std::max({high, -low, Wide{1}}));
    }
  }

  bool is_sum_;
  std::unique_ptr<Folding> chain_;
  std::vector<Reach> reach_;
};

}  // namespace

std::unique_ptr<Folding> integer_tree_folding(const FoldRequest& request, Domain& domain) {
  return std::make_unique<IntegerTreeFolding>(request, domain);
}

}  // namespace assay::oracle
