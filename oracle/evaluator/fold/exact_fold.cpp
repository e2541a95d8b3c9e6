#include "oracle/evaluator/exact.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <type_traits>
#include <utility>
#include <vector>

#include "oracle/evaluator/arrays/arrays.h"
#include "oracle/numerics/access.h"
#include "oracle/numerics/format.h"

namespace assay::oracle {

namespace {

/// Results so far, and which of them have a value.
class Accumulator : public Folding {
 public:
  explicit Accumulator(const FoldRequest& r)
      : size_(static_cast<std::size_t>(spec::storage_bytes(r.type))), results_(r.results),
        values_(static_cast<std::size_t>(r.results) * size_ + 1), started_(r.init != nullptr) {
    if (!started_) present_.assign(static_cast<std::size_t>(r.results), 0);
    if (started_) copy_cells(value(0), r.init->data, r.results, size_, static_cast<std::size_t>(r.init->stride));
  }

  void finish(std::byte* out, std::uint8_t* present) override {
    std::memcpy(out, values_.data(), static_cast<std::size_t>(results_) * size_);
    if (present == nullptr) return;
    if (started_) std::fill_n(present, results_, std::uint8_t{1});
    else std::copy_n(present_.data(), results_, present);
  }

 protected:
  std::byte* value(std::int64_t j) { return values_.data() + static_cast<std::size_t>(j) * size_; }
  /// Takes the first term of a result that has none yet; true where that was so.
  bool take_first(std::int64_t j, const std::byte* term) {
    if (started_ || present_[static_cast<std::size_t>(j)] != 0) return false;
    present_[static_cast<std::size_t>(j)] = 1;
    std::memcpy(value(j), term, size_);
    return true;
  }
  bool all_started(std::int64_t at, std::int64_t n) const {
    return started_ ||
           std::all_of(present_.begin() + at, present_.begin() + at + n, [](std::uint8_t p) { return p != 0; });
  }

  std::size_t size_;
  std::int64_t results_;
  std::vector<std::byte> values_;
  bool started_;
  std::vector<std::uint8_t> present_;
};

/// Sums of products begin with 0, which not every type holds: f8E8M0FNU has no zero.
class WideFolding final : public Folding {
 public:
  explicit WideFolding(const FoldRequest& r)
      : type_(r.type), sums_(static_cast<std::size_t>(r.results)), has_(sums_.size(), r.init != nullptr) {}

  void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& presence) override {
    for_present(n, count, presence, [&](std::int64_t j, std::int64_t t) { take(at + j, number(terms.at(j, t))); });
  }
  void add_products(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& lhs, const Terms& rhs,
                    const Presence& presence) override {
    for_present(n, count, presence,
                [&](std::int64_t j, std::int64_t t) { take(at + j, number(lhs.at(j, t)) * number(rhs.at(j, t))); });
  }
  bool takes_nests() const override { return std::find(has_.begin(), has_.end(), 0) == has_.end(); }
  void add_nest(const ProductNest& nest) override {
    const auto lhs = in_f32(nest.lhs, nest.elements(&ProductNest::Loop::lhs));
    const auto rhs = in_f32(nest.rhs, nest.elements(&ProductNest::Loop::rhs));
    sum_products(nest.loops, lhs.data(), rhs.data(), sums_.data() + nest.first);
  }
  void finish(std::byte* out, std::uint8_t* present) override {
    const std::int64_t size = spec::storage_bytes(type_);
    for (std::size_t j = 0; j < sums_.size(); ++j)
      store_float(type_, static_cast<double>(sums_[j]), out + static_cast<std::int64_t>(j) * size);
    if (present != nullptr) std::copy(has_.begin(), has_.end(), present);
  }

 private:
  float number(const std::byte* element) const { return static_cast<float>(load_float(type_, element)); }
  std::vector<float> in_f32(const std::byte* elements, std::int64_t n) const {
    const std::int64_t size = spec::storage_bytes(type_);
    std::vector<float> out(static_cast<std::size_t>(n));
    for (float& x : out) x = number(std::exchange(elements, elements + size));
    return out;
  }

  void take(std::int64_t result, float term) {
    const auto j = static_cast<std::size_t>(result);
    sums_[j] = has_[j] != 0 ? sums_[j] + term : term;
    has_[j] = 1;
  }

  ElementType type_;
  std::vector<float> sums_;
  std::vector<std::uint8_t> has_;
};

/// Any function and type, by the primitive's kernel: one call per term and row of results.
class KernelFolding final : public Accumulator {
 public:
  explicit KernelFolding(const FoldRequest& r) : Accumulator(r), fold_(application(*r.function, r.type)) {
    if (r.products) product_ = application(primitive(PrimitiveId::kMultiply), r.type);
  }

  void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& presence) override {
    const auto stride = static_cast<std::ptrdiff_t>(size_);
    const bool rows = presence.data == nullptr && all_started(at, n);
    for (std::int64_t t = 0; rows && t < count; ++t) {
      const Column in[2] = {{value(at), stride}, {terms.at(0, t), terms.column.stride}};
      fold_({value(at), stride}, in, n);
    }
    if (!rows)
      for_present(n, count, presence, [&](std::int64_t j, std::int64_t t) { add_one(at + j, terms.at(j, t)); });
  }

  void add_products(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& lhs, const Terms& rhs,
                    const Presence& presence) override {
    const auto stride = static_cast<std::ptrdiff_t>(size_);
    buffer_.resize(static_cast<std::size_t>(n) * size_);
    for (std::int64_t t = 0; t < count; ++t) {
      const Column in[2] = {{lhs.at(0, t), lhs.column.stride}, {rhs.at(0, t), rhs.column.stride}};
      product_({buffer_.data(), stride}, in, n);
      Presence here = presence;
      if (here.data != nullptr) here.data += t * presence.step;
      add(at, n, 1, {{buffer_.data(), stride}, 0}, here);
    }
  }

 private:
  static Application application(const Primitive& p, ElementType e) {
    const ElementType types[2] = {e, e};
    const auto a = resolve(p, e, types);
    assert(a.has_value());
    return *a;
  }

  void add_one(std::int64_t j, const std::byte* term) {
    if (take_first(j, term)) return;
    const Column in[2] = {{value(j), 0}, {term, 0}};
    fold_({value(j), 0}, in, 1);
  }

  Application fold_, product_;
  std::vector<std::byte> buffer_;
};

template <class T> T at(const std::byte* p) {
  T x;
  std::memcpy(&x, p, sizeof(T));
  return x;
}

struct Add {
  template <class T> T operator()(T a, T b) const { return static_cast<T>(a + b); }
};

/// Common functions on native types. Integers are unsigned here: they wrap.
template <class T, class F> class NativeFolding final : public Accumulator {
 public:
  using Accumulator::Accumulator;

  void add(std::int64_t begin, std::int64_t n, std::int64_t count, const Terms& terms,
           const Presence& presence) override {
    fold(
        begin, n, count, presence, [&](std::int64_t j, std::int64_t t) { return at<T>(terms.at(j, t)); },
        terms.column.stride == sizeof(T) && presence.data == nullptr ? &terms : nullptr);
  }

  void add_products(std::int64_t begin, std::int64_t n, std::int64_t count, const Terms& lhs, const Terms& rhs,
                    const Presence& presence) override {
    fold(
        begin, n, count, presence,
        [&](std::int64_t j, std::int64_t t) { return static_cast<T>(at<T>(lhs.at(j, t)) * at<T>(rhs.at(j, t))); },
        nullptr);
  }

  bool takes_nests() const override { return std::is_same_v<F, Add> && started_; }
  void add_nest(const ProductNest& nest) override {
    if constexpr (std::is_same_v<F, Add>) {
      sum_products(nest.loops, reinterpret_cast<const T*>(nest.lhs), reinterpret_cast<const T*>(nest.rhs),
                   values() + nest.first);
      took_nests_ |= nest.terms() > 0;
    }
  }

  void finish(std::byte* out, std::uint8_t* present) override {
    if (took_nests_) make_canonical(0, results_);
    Accumulator::finish(out, present);
  }

 private:
  T* values() { return reinterpret_cast<T*>(values_.data()); }
  /// Machines differ in the NaN that arithmetic makes; primitives do not.
  void make_canonical(std::int64_t begin, std::int64_t n) {
    for (T* x = values() + begin; x != values() + begin + n; ++x) *x = canonical(*x);
  }

  template <class Term>
  void fold(std::int64_t begin, std::int64_t n, std::int64_t count, const Presence& presence, Term term,
            const Terms* dense) {
    T* out = values() + begin;
    if (dense != nullptr && n >= 4 && all_started(begin, n)) {
      for (std::int64_t t = 0; t < count; ++t) {
        const auto* x = reinterpret_cast<const T*>(dense->at(0, t));
        for (std::int64_t j = 0; j < n; ++j) out[j] = F{}(out[j], x[j]);
      }
      return make_canonical(begin, n);
    }
    const bool simple = presence.data == nullptr && all_started(begin, n);
    for (std::int64_t j = 0; j < n; ++j) {
      T sum = out[j];
      for (std::int64_t t = 0; simple && t < count; ++t) sum = F{}(sum, term(j, t));
      out[j] = simple && count > 0 ? canonical(sum) : sum;
      for (std::int64_t t = 0; !simple && t < count; ++t) {
        if (!presence.has(j, t)) continue;
        const T x = term(j, t);
        std::byte bytes[sizeof(T)];
        std::memcpy(bytes, &x, sizeof(T));
        if (!take_first(begin + j, bytes)) out[j] = canonical(F{}(out[j], x));
      }
    }
  }

  bool took_nests_ = false;  ///< each result has a term of them
};

struct Least {
  template <class T> T operator()(T a, T b) const { return b < a ? b : a; }
};
struct Greatest {
  template <class T> T operator()(T a, T b) const { return a < b ? b : a; }
};
struct Times {
  template <class T> T operator()(T a, T b) const { return static_cast<T>(a * b); }
};

template <class F> std::unique_ptr<Folding> arithmetic(const FoldRequest& r) {
  switch (r.type) {
    case ElementType::f32: return std::make_unique<NativeFolding<float, F>>(r);
    case ElementType::f64: return std::make_unique<NativeFolding<double, F>>(r);
    case ElementType::i32:
    case ElementType::ui32: return std::make_unique<NativeFolding<std::uint32_t, F>>(r);
    case ElementType::i64:
    case ElementType::ui64: return std::make_unique<NativeFolding<std::uint64_t, F>>(r);
    default: return nullptr;
  }
}

/// Order matters for signs; floats have NaN and two zeros, which the primitive knows.
template <class F> std::unique_ptr<Folding> extremum(const FoldRequest& r) {
  if (r.products) return nullptr;
  switch (r.type) {
    case ElementType::i32: return std::make_unique<NativeFolding<std::int32_t, F>>(r);
    case ElementType::ui32: return std::make_unique<NativeFolding<std::uint32_t, F>>(r);
    case ElementType::i64: return std::make_unique<NativeFolding<std::int64_t, F>>(r);
    case ElementType::ui64: return std::make_unique<NativeFolding<std::uint64_t, F>>(r);
    default: return nullptr;
  }
}

std::unique_ptr<Folding> native(const FoldRequest& r) {
  static constexpr std::pair<PrimitiveId, std::unique_ptr<Folding> (*)(const FoldRequest&)> kLoops[] = {
      {PrimitiveId::kAdd, arithmetic<Add>},
      {PrimitiveId::kMultiply, arithmetic<Times>},
      {PrimitiveId::kMinimum, extremum<Least>},
      {PrimitiveId::kMaximum, extremum<Greatest>}};
  for (const auto& [id, make] : kLoops) {
    if (r.function->id == id) return make(r);
  }
  return nullptr;
}

}  // namespace

bool sums_in_f32(const FoldRequest& request) {
  const bool is_narrow =
      spec::is_float(request.type) && numbers(request.type).precision < numbers(ElementType::f32).precision;
  return request.products && is_narrow && request.function->id == PrimitiveId::kAdd;
}

std::unique_ptr<Folding> exact_folding(const FoldRequest& request) {
  if (sums_in_f32(request)) return std::make_unique<WideFolding>(request);
  auto folding = accelerated() ? native(request) : nullptr;
  return folding ? std::move(folding) : std::make_unique<KernelFolding>(request);
}

}  // namespace assay::oracle
