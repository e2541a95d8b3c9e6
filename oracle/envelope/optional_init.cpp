#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "oracle/envelope/folding.h"

namespace assay::oracle {
namespace {

/// A fold with its init, and without it where there is a term. Where there is none, the init may be folded with itself,
/// which flushes what it reads: the function is idempotent.
class OptionalInit final : public TermFolding {
 public:
  OptionalInit(const FoldRequest& request, Domain& domain, std::unique_ptr<Folding> with,
               std::unique_ptr<Folding> without)
      : TermFolding(domain, request.type), function_(*request.function),
        results_(static_cast<std::size_t>(request.results)), with_(std::move(with)), without_(std::move(without)) {}

  void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& p) override {
    with_->add(at, n, count, terms, p);
    without_->add(at, n, count, terms, p);
  }
  void finish(std::byte* out, std::uint8_t* present) override {
    const std::size_t size = domain_.cell_size(type_);
    std::vector<std::byte> without(results_ * size);
    std::vector<std::uint8_t> has_terms(results_);
    with_->finish(out, present);
    without_->finish(without.data(), has_terms.data());
    if (std::ranges::find(has_terms, 0) != has_terms.end()) {
      const std::vector<std::byte> of_inits = folded_with_itself(out);
      for (std::size_t j = 0; j < results_; ++j)
        if (has_terms[j] == 0) std::memcpy(&without[j * size], &of_inits[j * size], size);
    }
    for (std::size_t j = 0; j < results_; ++j)
      domain_.join(type_, {out + j * size, 0}, {&without[j * size], 0}, 1, out + j * size);
  }

 private:
  std::vector<std::byte> folded_with_itself(const std::byte* cells) const {
    const std::size_t size = domain_.cell_size(type_);
    std::vector<std::byte> out(results_ * size);
    const std::array<ElementType, 2> types{type_, type_};
    const Column all{cells, static_cast<std::ptrdiff_t>(size)};
    const std::array<Column, 2> operands{all, all};
    domain_.apply(function_, {}, type_, types, operands, static_cast<std::int64_t>(results_), out.data());
    return out;
  }

  const Primitive& function_;
  std::size_t results_;
  std::unique_ptr<Folding> with_, without_;
};

}  // namespace

std::unique_ptr<Folding> optional_init(const FoldRequest& request, Domain& domain, std::unique_ptr<Folding> with,
                                       std::unique_ptr<Folding> without) {
  return std::make_unique<OptionalInit>(request, domain, std::move(with), std::move(without));
}

}  // namespace assay::oracle
