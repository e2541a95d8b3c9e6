#include "oracle/evaluator/fold/term_folding.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace assay::oracle {

void TermFolding::add_products(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& lhs, const Terms& rhs,
                               const Presence& presence) {
  const auto size = static_cast<std::ptrdiff_t>(domain_.cell_size(type_));
  std::vector<std::byte> products(static_cast<std::size_t>(n * size));
  const std::array<ElementType, 2> types{type_, type_};
  for (std::int64_t t = 0; t < count; ++t) {
    const std::array<Column, 2> factors{Column{lhs.at(0, t), lhs.column.stride},
                                        Column{rhs.at(0, t), rhs.column.stride}};
    domain_.apply(primitive(PrimitiveId::kMultiply), {}, type_, types, factors, n, products.data());
    Presence here = presence;
    if (here.data != nullptr) here.data += t * presence.step;
    add(at, n, 1, {{products.data(), size}, 0}, here);
  }
}

namespace {

class ChainFolding final : public TermFolding {
 public:
  ChainFolding(const FoldRequest& request, Domain& domain)
      : TermFolding(domain, request.type), function_(*request.function), size_(domain.cell_size(request.type)),
        state_(static_cast<std::size_t>(request.results) * size_),
        has_(static_cast<std::size_t>(request.results), request.init != nullptr) {
    for (std::size_t j = 0; request.init != nullptr && j < has_.size(); ++j)
      std::memcpy(&state_[j * size_], request.init_of(j), size_);
  }

  void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& presence) override {
    for (std::int64_t t = 0; t < count; ++t) step(at, n, {terms.at(0, t), terms.column.stride}, presence, t);
  }
  void finish(std::byte* out, std::uint8_t* present) override {
    std::memcpy(out, state_.data(), state_.size());
    if (present != nullptr) std::copy(has_.begin(), has_.end(), present);
  }

 private:
  void step(std::int64_t at, std::int64_t n, Column term, const Presence& p, std::int64_t t) {
    std::byte* state = &state_[static_cast<std::size_t>(at) * size_];
    combined_.resize(static_cast<std::size_t>(n) * size_);
    const std::array<ElementType, 2> types{type_, type_};
    const std::array<Column, 2> operands{Column{state, static_cast<std::ptrdiff_t>(size_)}, term};
    domain_.apply(function_, {}, type_, types, operands, n, combined_.data());
    for (std::int64_t j = 0; j < n; ++j) {
      if (!p.has(j, t)) continue;
      auto& has = has_[static_cast<std::size_t>(at + j)];
      const std::byte* from = has != 0 ? &combined_[static_cast<std::size_t>(j) * size_] : term.data + j * term.stride;
      std::memcpy(state + static_cast<std::size_t>(j) * size_, from, size_);
      has = 1;
    }
  }

  const Primitive& function_;
  std::size_t size_;
  std::vector<std::byte> state_, combined_;
  std::vector<std::uint8_t> has_;
};

}  // namespace

std::unique_ptr<Folding> chain_folding(const FoldRequest& request, Domain& domain) {
  return std::make_unique<ChainFolding>(request, domain);
}

}  // namespace assay::oracle
