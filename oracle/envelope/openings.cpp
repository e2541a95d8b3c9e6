#include <algorithm>
#include <map>
#include <mutex>
#include <span>
#include <tuple>
#include <vector>

#include "oracle/envelope/domain.h"
#include "oracle/envelope/opening_text.h"
#include "oracle/grid/run.h"

/// What opened elements. Cells that are open carry the number of the place where they, or the operand that made them
/// so, became it.
namespace assay::oracle {
namespace {

using PlaceNumber = std::uint32_t;  ///< 0 is none

/// The places of all processes.
class Places {
 public:
  PlaceNumber add(const OpeningPlace& place) {
    const std::lock_guard lock(mutex_);
    all_.push_back({place, nullptr});
    return static_cast<PlaceNumber>(all_.size());
  }
  void set_op(PlaceNumber number, const spec::Record& record) {
    const std::lock_guard lock(mutex_);
    all_[number - 1].record = &record;
  }

  struct Known {
    OpeningPlace place;
    const spec::Record* record;  ///< of the op
  };
  const Known& at(PlaceNumber number) const { return all_[number - 1]; }

 private:
  std::mutex mutex_;
  std::vector<Known> all_;
};

int parts_of(ElementType e) { return spec::is_complex(e) ? 2 : 1; }

/// The cells of one element.
std::span<const Cell> parts_at(ElementType e, const std::byte* cell) {
  return {reinterpret_cast<const Cell*>(cell), static_cast<std::size_t>(parts_of(e))};
}

/// That of an element that is open.
PlaceNumber place_of(ElementType e, const std::byte* cell) {
  for (const Cell& part : parts_at(e, cell))
    if (is_open(spec::real_type(e), part)) return part.node;
  return 0;
}

/// Why, where the domain has noted nothing: the set has become as wide as that.
Opening derived(ElementType part, const Cell& c) {
  if (openings_of(c) != 0) return opening_of(c.flags);
  if (spec::is_float(part)) return Opening::kRange;
  return spec::is_bool(part) ? Opening::kChoice : Opening::kManyOperands;
}

class OpeningDomain final : public EnvelopeDomain {
 public:
  OpeningDomain(Places& places, const spec::Contract& contract, std::shared_ptr<Unions> unions)
      : EnvelopeDomain(contract, std::move(unions)), places_(places) {}

  void from_integers(ElementType e, const std::int64_t* numbers, std::int64_t n, std::byte* cells) override {
    EnvelopeDomain::from_integers(e, numbers, n, cells);
    settle(e, n, cells, {}, {.type = e});
  }
  void to_integers(ElementType e, const std::byte* cells, std::int64_t n, std::int64_t* numbers) override {
    EnvelopeDomain::to_integers(e, cells, n, numbers);
    for (std::int64_t i = 0; i < n; ++i)
      if (numbers[i] == kUncertain) decided_by_ = place_of(e, cells + i * size_of(e));
  }
  Decision decide(const std::byte* cell) override {
    const Decision out = EnvelopeDomain::decide(cell);
    if (out == Decision::kUncertain) decided_by_ = place_of(ElementType::i1, cell);
    return out;
  }
  void apply(const Primitive& p, const Parameters& parameters, ElementType result, std::span<const ElementType> types,
             std::span<const Column> operands, std::int64_t n, std::byte* out) override {
    const auto from = opened(types, operands, n);
    EnvelopeDomain::apply(p, parameters, result, types, operands, n, out);
    settle(result, n, out, from, {.type = types.empty() ? result : types[0], .function = &p});
  }
  void convert(ElementType from, const std::byte* cells, ElementType to, std::int64_t n, std::byte* out) override {
    const Column column{cells, size_of(from)};
    const auto before = opened({&from, 1}, {&column, 1}, n);
    EnvelopeDomain::convert(from, cells, to, n, out);
    settle(to, n, out, before, {.type = to});
  }
  void select(Column pred, ElementType e, Column a, Column b, std::int64_t n, std::byte* out) override {
    const ElementType types[] = {ElementType::i1, e, e};
    const Column operands[] = {pred, a, b};
    const auto from = opened(types, operands, n);
    EnvelopeDomain::select(pred, e, a, b, n, out);
    settle(e, n, out, from, {.type = e});
  }
  void join(ElementType e, Column a, Column b, std::int64_t n, std::byte* out) override {
    const ElementType types[] = {e, e};
    const Column operands[] = {a, b};
    auto from = opened(types, operands, n);
    for (PlaceNumber& place : from) place = place != 0 ? place : decided_by_;
    EnvelopeDomain::join(e, a, b, n, out);
    settle(e, n, out, from, {.type = e});
  }
  void any(ElementType e, std::int64_t n, std::byte* out) override {
    EnvelopeDomain::any(e, n, out);
    settle(e, n, out, {}, {.type = e});
  }
  void unknown(Unknown why, ElementType e, std::int64_t n, std::byte* out) override {
    EnvelopeDomain::unknown(why, e, n, out);
    const bool is_decided = why != Unknown::kFold;
    settle(e, n, out, std::vector(static_cast<std::size_t>(n), is_decided ? decided_by_ : 0), {.type = e});
  }
  void bits_at(ElementType from, Column first, std::ptrdiff_t step, int pieces, std::int64_t index, ElementType to,
               std::int64_t n, std::byte* out) override {
    std::vector<PlaceNumber> before(static_cast<std::size_t>(n), 0);
    for (std::int64_t i = 0; i < n; ++i)
      for (int k = pieces; k-- > 0;)
        if (const PlaceNumber place = place_of(from, first.data + i * first.stride + k * step))
          before[static_cast<std::size_t>(i)] = place;
    EnvelopeDomain::bits_at(from, first, step, pieces, index, to, n, out);
    settle(to, n, out, before, {.type = to});
  }
  std::unique_ptr<Folding> fold(const FoldRequest&) override;
  void widen(ElementType e, const std::byte* before, std::int64_t n, std::byte* now) override {
    EnvelopeDomain::widen(e, before, n, now);
    settle(e, n, now, {}, {.type = e});
  }
  void fill_between(ElementType e, std::int64_t n, std::byte* cells) override {
    EnvelopeDomain::fill_between(e, n, cells);
    settle(e, n, cells, {}, {.type = e});
  }
  void enlarge(ElementType e, const std::byte* radii, std::int64_t n, std::byte* cells) override {
    EnvelopeDomain::enlarge(e, radii, n, cells);
    settle(e, n, cells, {}, {.type = e});
  }
  void open(ElementType e, const std::byte* radii, std::int64_t n, std::byte* cells) override {
    EnvelopeDomain::open(e, radii, n, cells);
    settle(e, n, cells, {}, {.type = e});
  }
  void after_op(const EvaluatedOp& op) override {
    EnvelopeDomain::after_op(op);
    for (const auto& [key, number] : fresh_) places_.set_op(number, *op.op.record);
    fresh_.clear();
  }

  /// Gives the open ones among the elements their places: those of `from` where there are any, else `here`.
  void settle(ElementType e, std::int64_t n, std::byte* out, const std::vector<PlaceNumber>& from, OpeningPlace here) {
    auto* const parts = reinterpret_cast<Cell*>(out);
    const ElementType part = spec::real_type(e);
    for (std::int64_t i = 0; i < n; ++i)
      for (int k = 0; k < parts_of(e); ++k) {
        Cell& c = parts[i * parts_of(e) + k];
        const bool open = is_open(part, c);
        if (open && c.node != 0) continue;
        const PlaceNumber known = open && !from.empty() ? from[static_cast<std::size_t>(i)] : 0;
        c.node = !open ? 0 : known != 0 ? known : place({derived(part, c), here.type, here.function});
      }
  }

 private:
  std::ptrdiff_t size_of(ElementType e) const { return static_cast<std::ptrdiff_t>(cell_size(e)); }

  /// Of the first open operand of each element, or none.
  std::vector<PlaceNumber> opened(std::span<const ElementType> types, std::span<const Column> operands,
                                  std::int64_t n) const {
    std::vector<PlaceNumber> out(static_cast<std::size_t>(n), 0);
    for (std::size_t k = operands.size(); k-- > 0;)
      for (std::int64_t i = 0; i < n; ++i)
        if (const PlaceNumber place = place_of(types[k], operands[k].data + i * operands[k].stride))
          out[static_cast<std::size_t>(i)] = place;
    return out;
  }

  /// One for all elements of an op that were opened for one reason.
  PlaceNumber place(const OpeningPlace& here) {
    auto [known, is_new] = fresh_.try_emplace({here.why, here.type, here.function}, 0);
    if (is_new) known->second = places_.add(here);
    return known->second;
  }

  Places& places_;
  PlaceNumber decided_by_ = 0;  ///< of the last index or condition that may be several
  std::map<std::tuple<Opening, ElementType, const Primitive*>, PlaceNumber> fresh_;  ///< since the last op
};

/// Notes for each result the first open element among its init and terms.
class OpeningFolding final : public Folding {
 public:
  OpeningFolding(OpeningDomain& domain, const FoldRequest& request, std::unique_ptr<Folding> inner)
      : domain_(domain), type_(request.type), function_(request.function), inner_(std::move(inner)),
        from_(static_cast<std::size_t>(request.results), 0) {
    for (std::size_t j = 0; request.init != nullptr && j < from_.size(); ++j) take(j, request.init_of(j));
  }
  void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& p) override {
    note(at, n, count, terms, p);
    inner_->add(at, n, count, terms, p);
  }
  void add_products(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& lhs, const Terms& rhs,
                    const Presence& p) override {
    note(at, n, count, lhs, p);
    note(at, n, count, rhs, p);
    inner_->add_products(at, n, count, lhs, rhs, p);
  }
  void finish(std::byte* out, std::uint8_t* present) override {
    inner_->finish(out, present);
    domain_.settle(type_, std::ssize(from_), out, from_, {.type = type_, .function = function_});
  }

 private:
  void note(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& p) {
    for_present(n, count, p,
                [&](std::int64_t j, std::int64_t t) { take(static_cast<std::size_t>(at + j), terms.at(j, t)); });
  }
  void take(std::size_t j, const std::byte* cell) {
    if (from_[j] == 0) from_[j] = place_of(type_, cell);
  }

  OpeningDomain& domain_;
  ElementType type_;
  const Primitive* function_;
  std::unique_ptr<Folding> inner_;
  std::vector<PlaceNumber> from_;
};

std::unique_ptr<Folding> OpeningDomain::fold(const FoldRequest& request) {
  return std::make_unique<OpeningFolding>(*this, request, EnvelopeDomain::fold(request));
}

/// Elements by op, type and reason.
using Causes = std::map<std::tuple<std::string, ElementType, std::string>, std::int64_t>;

void count(const RuntimeValue& v, const Places& places, const spec::Contract& contract, Causes& causes) {
  if (!v.type || !v.type.is_tensor() || v.cells == nullptr) return;
  const ElementType e = v.type.element();
  const std::size_t size = sizeof(Cell) * static_cast<std::size_t>(parts_of(e));
  std::map<PlaceNumber, std::int64_t> elements;
  for (std::int64_t i = 0; i < v.type.elements(); ++i)
    if (const PlaceNumber n = place_of(e, v.cells.get() + static_cast<std::size_t>(i) * size)) ++elements[n];
  for (const auto& [number, n] : elements) {
    const auto& [place, record] = places.at(number);
    causes[{record ? record->mnemonic : "", place.type, describe(place, contract)}] += n;
  }
}

}  // namespace

Result<std::vector<OpenElements>> open_elements(const Module& module, const ProcessTensors& inputs,
                                                const spec::Contract& contract, const Limits& limits,
                                                Preparation* preparation, std::span<const OutputAddress> related) {
  Places places;
  const auto unions = std::make_shared<Unions>();
  const auto domain = [&](int) { return std::make_unique<OpeningDomain>(places, contract, unions); };
  auto run = run_in_domain(module, inputs, domain, limits, nullptr, preparation);
  if (!run) return tl::unexpected(run.error());
  Causes causes;
  for (std::size_t p = 0; p < run->outputs.size(); ++p)
    for (std::size_t k = 0; k < run->outputs[p].size(); ++k)
      if (std::ranges::find(related, OutputAddress{p, k}) == related.end())
        count(run->outputs[p][k], places, contract, causes);
  std::vector<OpenElements> out;
  for (const auto& [key, n] : causes) out.push_back({std::get<0>(key), std::get<1>(key), std::get<2>(key), n});
  std::ranges::stable_sort(out, std::greater<>(), &OpenElements::elements);
  return out;
}

}  // namespace assay::oracle
