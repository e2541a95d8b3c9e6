#include <algorithm>

#include "oracle/perturbed/perturbed.h"

/// Folds in an order, a tree and an accumulator of the contract's choice.
namespace assay::oracle {

namespace {

/// More terms than these are folded as they come.
constexpr std::int64_t kMostKept = 1 << 18;

/// Where an init may be taken any number of times, it is up to so many.
constexpr std::uint64_t kMostInits = 3;

enum class Shape : std::uint64_t { kLeft, kRight, kBalanced, kRandom, kCount };

class PerturbedFolding final : public Folding {
 public:
  PerturbedFolding(PerturbedDomain& domain, const FoldRequest& r)
      : domain_(domain), draws_(domain.draws()), contract_(domain.contract()), request_(r),
        moods_(draws_.freedom_uses()), type_(accumulator()), combine_(application(*r.function)),
        has_init_(r.init != nullptr) {
    if (r.products || r.function->id == PrimitiveId::kMultiply)
      multiply_ = application(primitive(PrimitiveId::kMultiply));
    const auto slot = static_cast<std::size_t>(r.type);
    if (r.products && contract_.multiplicand[slot] && draws_.below(2) == 0)
      multiplicand_ = contract_.multiplicand[slot];
    keeps_ = r.freedom == spec::Freedom::kAnyTree && r.results * r.terms <= kMostKept;
    for (std::int64_t j = 0; has_init_ && j < r.results; ++j) inits_.push_back(in_accumulator(cell_at(*r.init, j)));
    terms_.resize(static_cast<std::size_t>(r.results));
    if (has_init_ && !keeps_)
      for (std::size_t j = 0; j < inits_.size(); ++j) terms_[j].push_back(inits_[j]);
  }

  void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& presence) override {
    for_present(n, count, presence,
                [&](std::int64_t j, std::int64_t t) { take(at + j, in_accumulator(*perturbed(terms.at(j, t)))); });
  }
  void add_products(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& lhs, const Terms& rhs,
                    const Presence& presence) override {
    for_present(n, count, presence, [&](std::int64_t j, std::int64_t t) {
      const PerturbedCell a = factor(*perturbed(lhs.at(j, t))), b = factor(*perturbed(rhs.at(j, t)));
      const PerturbedCell* both[] = {&a, &b};
      take(at + j, domain_.apply_one(multiply_, moods_, both));
    });
  }
  void finish(std::byte* out, std::uint8_t* present) override {
    for (std::size_t j = 0; j < terms_.size(); ++j) {
      auto& leaves = terms_[j];
      if (keeps_) arrange(leaves, j);
      if (present != nullptr) present[j] = leaves.empty() ? 0 : 1;
      perturbed(out)[j] = leaves.empty() ? PerturbedCell{} : narrowed(folded(leaves));
    }
  }

 private:
  ElementType accumulator() {
    const auto slot = static_cast<std::size_t>(request_.type);
    if (request_.function->id != PrimitiveId::kAdd || !spec::is_float(request_.type)) return request_.type;
    const auto wider = request_.products ? contract_.dot_accumulator[slot] : contract_.sum_accumulator[slot];
    const bool own = !request_.products || request_.says_accumulator || contract_.dot_own_accumulator[slot] || !wider;
    return wider && (!own || draws_.below(2) == 0) ? *wider : request_.type;
  }
  Application application(const Primitive& p) const {
    const ElementType types[] = {type_, type_};
    return *resolve(p, type_, types);
  }

  PerturbedCell in_accumulator(const PerturbedCell& c) {
    return type_ == request_.type ? c : changed(request_.type, c, type_);
  }
  PerturbedCell narrowed(const PerturbedCell& c) {
    if (type_ == request_.type) return c;
    const auto via = contract_.dot_via[static_cast<std::size_t>(request_.type)];
    if (request_.products && via && draws_.below(2) == 0)
      return domain_.convert_one(*via, domain_.convert_one(type_, c, *via, moods_), request_.type, moods_);
    PerturbedCell out = domain_.convert_one(type_, c, request_.type, moods_);
    out.is_wide = contract_.excess[static_cast<std::size_t>(request_.type)] == type_;
    out.wide = load_float(type_, c.element);
    return out;
  }
  /// A change of format that loses nothing, or only what a multiplicand loses.
  static PerturbedCell changed(ElementType from, const PerturbedCell& c, ElementType to) {
    PerturbedCell out{};
    store_float(to, load_float(from, c.element), out.element);
    return out;
  }
  PerturbedCell factor(const PerturbedCell& c) {
    if (!multiplicand_) return in_accumulator(c);
    return in_accumulator(changed(*multiplicand_, changed(request_.type, c, *multiplicand_), request_.type));
  }

  PerturbedCell combined(const PerturbedCell& a, const PerturbedCell& b) {
    const PerturbedCell* both[] = {&a, &b};
    return domain_.apply_one(combine_, moods_, both);
  }

  void take(std::int64_t j, const PerturbedCell& c) {
    auto& leaves = terms_[static_cast<std::size_t>(j)];
    if (leaves.empty()) leaves.reserve(keeps_ ? static_cast<std::size_t>(request_.terms) + kMostInits : 1);
    if (keeps_ || leaves.empty()) leaves.push_back(c);
    else leaves[0] = combined(leaves[0], c);
  }

  /// Puts inits among the leaves, and the leaves in order.
  void arrange(std::vector<PerturbedCell>& leaves, std::size_t j) {
    if (has_init_) {
      const bool any = contract_.init == spec::InitCount::kAny && contract_.order != spec::Order::kChain;
      const auto count = any ? 1 + draws_.below(kMostInits) : 1;
      for (std::uint64_t k = 0; k < count; ++k) {
        const auto place = any ? draws_.below(leaves.size() + 1) : 0;
        leaves.insert(leaves.begin() + static_cast<std::ptrdiff_t>(place), inits_[j]);
      }
    }
    if (contract_.order != spec::Order::kAnyPermutation) return;
    const auto order = draws_.permutation(static_cast<std::int64_t>(leaves.size()));
    unpermuted_.assign(leaves.begin(), leaves.end());
    for (std::size_t k = 0; k < order.size(); ++k) leaves[k] = unpermuted_[static_cast<std::size_t>(order[k])];
  }

  PerturbedCell folded(std::vector<PerturbedCell>& leaves) {
    const bool tree = keeps_ && contract_.order != spec::Order::kChain;
    const auto shape =
        tree ? static_cast<Shape>(draws_.below(static_cast<std::uint64_t>(Shape::kCount))) : Shape::kLeft;
    return range(leaves, 0, leaves.size(), shape);
  }
  PerturbedCell range(const std::vector<PerturbedCell>& leaves, std::size_t begin, std::size_t end, Shape shape) {
    if (end - begin == 1) return leaves[begin];
    if (shape == Shape::kLeft) {
      PerturbedCell value = leaves[begin];
      for (std::size_t k = begin + 1; k < end; ++k) value = combined(value, leaves[k]);
      return value;
    }
    if (shape == Shape::kRight) {
      PerturbedCell value = leaves[end - 1];
      for (std::size_t k = end - 1; k-- > begin;) value = combined(leaves[k], value);
      return value;
    }
    const std::size_t middle =
        shape == Shape::kBalanced ? begin + (end - begin) / 2 : begin + 1 + draws_.below(end - begin - 1);
    const bool deep = end - begin > 4096;  // a random tree may be as deep as it is long
    return combined(range(leaves, begin, middle, deep ? Shape::kBalanced : shape),
                    range(leaves, middle, end, deep ? Shape::kBalanced : shape));
  }

  PerturbedDomain& domain_;
  Draws& draws_;
  const spec::Contract& contract_;
  FoldRequest request_;
  FreedomUses moods_;
  ElementType type_;
  Application combine_, multiply_;
  std::optional<ElementType> multiplicand_;
  bool has_init_, keeps_ = false;
  std::vector<PerturbedCell> inits_;
  std::vector<std::vector<PerturbedCell>> terms_;
  std::vector<PerturbedCell> unpermuted_;
};

}  // namespace

std::unique_ptr<Folding> perturbed_folding(PerturbedDomain& domain, const FoldRequest& request) {
  return std::make_unique<PerturbedFolding>(domain, request);
}

}  // namespace assay::oracle
