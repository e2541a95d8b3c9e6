#include <vector>

#include "oracle/envelope/folding.h"

namespace assay::oracle {
namespace {

/// A fold with its init, and without it where there is a term.
class OptionalInit final : public TermFolding {
 public:
  OptionalInit(const FoldRequest& request, Domain& domain, std::unique_ptr<Folding> with,
               std::unique_ptr<Folding> without)
      : TermFolding(domain, request.type), results_(static_cast<std::size_t>(request.results)), with_(std::move(with)),
        without_(std::move(without)) {}

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
    for (std::size_t j = 0; j < results_; ++j)
      if (has_terms[j] != 0) domain_.join(type_, {out + j * size, 0}, {&without[j * size], 0}, 1, out + j * size);
  }

 private:
  std::size_t results_;
  std::unique_ptr<Folding> with_, without_;
};

}  // namespace

std::unique_ptr<Folding> optional_init(const FoldRequest& request, Domain& domain, std::unique_ptr<Folding> with,
                                       std::unique_ptr<Folding> without) {
  return std::make_unique<OptionalInit>(request, domain, std::move(with), std::move(without));
}

}  // namespace assay::oracle
