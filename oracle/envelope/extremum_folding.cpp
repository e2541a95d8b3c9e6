#include <vector>

#include "oracle/envelope/domain.h"

namespace assay::oracle {
namespace {

/// Minima or maxima in any tree, with an identity among the terms or not, under a contract by which
/// NaN may lose or win: a term that meets a NaN may be lost with all that it has beaten, so every
/// term may be the result.
class ExtremumFolding final : public TermFolding {
 public:
  ExtremumFolding(const FoldRequest& request, EnvelopeDomain& domain)
      : TermFolding(domain, request.type), envelope_(domain), chain_(chain_folding(request, domain)),
        terms_(static_cast<std::size_t>(request.results)) {
    for (std::size_t j = 0; request.init != nullptr && j < terms_.size(); ++j) note(terms_[j], request.init_of(j));
  }
  void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& p) override {
    chain_->add(at, n, count, terms, p);
    for_present(n, count, p, [&](std::int64_t j, std::int64_t t) {
      note(terms_[static_cast<std::size_t>(at + j)], terms.at(j, t));
    });
  }
  void finish(std::byte* out, std::uint8_t* present) override {
    chain_->finish(out, present);
    for (std::size_t j = 0; j < terms_.size(); ++j) {
      auto& c = reinterpret_cast<Cell*>(out)[j];
      c = computed(envelope_.or_flushed(type_, c), c, c);  // the only term, read to be held against an identity
      if (!terms_[j].nan) continue;
      c = !terms_[j].has_number
              ? anything(Opening::kExtremum)  // an identity may be folded in, and every NaN lost to it
          : must_nan(c) ? with_nan(terms_[j].numbers)
                        : with_nan(either(envelope_.unions(), type_, c, terms_[j].numbers));
    }
  }

 private:
  struct Met {
    Cell numbers{};                 ///< the terms
    bool any = false, nan = false;  ///< that may be a number, NaN
    bool has_number = false;        ///< that cannot be NaN
  };
  /// A term is read before it is held against another.
  void note(Met& m, const std::byte* p) const {
    const Cell& term = *reinterpret_cast<const Cell*>(p);
    m.nan |= may_nan(term);
    m.has_number |= !may_nan(term);
    if (must_nan(term)) return;
    const Cell c = envelope_.or_flushed(type_, term);
    m.numbers = m.any ? either(envelope_.unions(), type_, m.numbers, c) : c;
    m.any = true;
  }

  const EnvelopeDomain& envelope_;
  std::unique_ptr<Folding> chain_;
  std::vector<Met> terms_;
};

}  // namespace

std::unique_ptr<Folding> extremum_folding(const FoldRequest& request, EnvelopeDomain& domain) {
  return std::make_unique<ExtremumFolding>(request, domain);
}

}  // namespace assay::oracle
