#include "oracle/numerics/fourier.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <utility>

#include "oracle/numerics/primitive.h"

namespace assay::oracle {

namespace {

using Number = FourierNumber;

Number operator+(Number a, Number b) { return {a.real + b.real, a.imag + b.imag}; }
Number operator-(Number a, Number b) { return {a.real - b.real, a.imag - b.imag}; }
Number operator*(Number a, Number b) { return {a.real * b.real - a.imag * b.imag, a.real * b.imag + a.imag * b.real}; }
Number conjugate(Number a) { return {a.real, -a.imag}; }
Number times_i(Number a) { return {-a.imag, a.real}; }

/// The largest radix that is cheaper taken term by term.
constexpr std::int64_t kMostRadix = 31;

constexpr double kUnit = 0x1p-53;
/// Relative error of a product with a turn whose parts are rounded correctly: sqrt(2) gamma_2 (Higham 2002, lemma 3.5),
/// and one unit of the turn itself.
constexpr double kProductError = 4 * kUnit;
/// What products of small errors come to, and the arithmetic of bounds.
constexpr double kBoundInflation = 1 + 0x1p-20;

Number turn(std::int64_t n, std::int64_t d) {
  std::array<std::byte, sizeof(Number)> bytes{};
  const auto application = resolve(primitive(PrimitiveId::kTurn), ElementType::c128, {}, {n, d});
  (*application)({bytes.data(), 0}, nullptr, 1);
  return std::bit_cast<Number>(bytes);
}

/// exp(2 pi i j / n) for all j; the first eighth says the others.
std::vector<Number> turns(std::int64_t n) {
  std::vector<Number> out(static_cast<std::size_t>(n));
  const auto at = [&](std::int64_t j) -> Number& { return out[static_cast<std::size_t>(j)]; };
  for (std::int64_t j = 0; j < n; ++j) {
    if (8 * j <= n || (n % 4 != 0 && 2 * j <= n)) at(j) = turn(j, n);
    else if (4 * j <= n) at(j) = {at(n / 4 - j).imag, at(n / 4 - j).real};
    else if (2 * j <= n) at(j) = times_i(at(j - n / 4));
    else at(j) = conjugate(at(n - j));
  }
  return out;
}

std::vector<std::int64_t> small_factors(std::int64_t& n) {
  std::vector<std::int64_t> out;
  const auto take = [&](std::int64_t p) {
    for (; n % p == 0; n /= p) out.push_back(p);
  };
  take(4);
  for (std::int64_t p = 2; p <= kMostRadix; ++p) take(p);
  return out;
}

}  // namespace

/// By induction over the levels, |error| <= e sum |x| for each of them gives, with r the radix,
/// (1 + e)(1 + 2 products)(1 + r - 1 additions) - 1: Higham 2002, section 24.1, which takes norms, element by element.
FourierTransform::FourierTransform(std::int64_t length) : length_(length), turns_(turns(length)) {
  rest_ = length;
  radices_ = small_factors(rest_);
  if (rest_ > 1) prepare_chirp(rest_);
  for (const std::int64_t radix : radices_) {
    const double products = radix == 2 || radix == 4 ? kProductError : 2 * kProductError;
    error_ += (1 + error_) * (products + static_cast<double>(radix) * kUnit) * kBoundInflation;
  }
}

void FourierTransform::run(std::span<const Number> in, std::span<Number> out) const {
  transform(in.data(), 1, out.data(), length_, 0);
}

void FourierTransform::transform(const Number* in, std::int64_t step, Number* out, std::int64_t length,
                                 std::size_t level) const {
  if (level == radices_.size()) {
    if (rest_ > 1) return chirp_transform(in, step, out);
    *out = *in;
    return;
  }
  const std::int64_t radix = radices_[level], part = length / radix;
  for (std::int64_t q = 0; q < radix; ++q) transform(in + q * step, step * radix, out + q * part, part, level + 1);
  combine(out, radix, length);
}

namespace {

/// y[r] = sum of x[q] exp(2 pi i q r / radix).
void butterfly(std::span<Number> x, const Number* turns, std::int64_t turn_step) {
  if (x.size() == 2) {
    x[1] = std::exchange(x[0], x[0] + x[1]) - x[1];
  } else if (x.size() == 4) {
    const Number even = x[0] + x[2], odd = x[1] + x[3], far = x[0] - x[2], near = times_i(x[1] - x[3]);
    x[0] = even + odd;
    x[1] = far + near;
    x[2] = even - odd;
    x[3] = far - near;
  } else {
    std::array<Number, kMostRadix> sums{};
    for (std::size_t r = 0; r < x.size(); ++r) {
      sums[r] = x[0];
      for (std::size_t q = 1; q < x.size(); ++q)
        sums[r] = sums[r] + x[q] * turns[static_cast<std::int64_t>(q * r % x.size()) * turn_step];
    }
    std::copy_n(sums.begin(), x.size(), x.begin());
  }
}

}  // namespace

/// The transforms of every radix-th element, one after the other, become one transform.
void FourierTransform::combine(Number* parts, std::int64_t radix, std::int64_t length) const {
  const std::int64_t part = length / radix, step = length_ / length;
  std::array<Number, kMostRadix> x{};
  const std::span<Number> used(x.data(), static_cast<std::size_t>(radix));
  for (std::int64_t j = 0; j < part; ++j) {
    x[0] = parts[j];
    for (std::int64_t q = 1; q < radix; ++q)
      x[static_cast<std::size_t>(q)] = parts[q * part + j] * turns_[static_cast<std::size_t>(q * j * step)];
    butterfly(used, turns_.data(), length_ / radix);
    for (std::int64_t r = 0; r < radix; ++r) parts[r * part + j] = x[static_cast<std::size_t>(r)];
  }
}

/// Bluestein: f l = (f^2 + l^2 - (f - l)^2) / 2 makes of the transform a convolution with a chirp.
void FourierTransform::prepare_chirp(std::int64_t length) {
  const auto size = static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(2 * length - 1)));
  inner_ = std::make_unique<FourierTransform>(size);
  const auto twice = turns(2 * length);
  std::vector<Number> kernel(static_cast<std::size_t>(size));
  for (std::int64_t j = 0; j < length; ++j) {
    chirp_.push_back(twice[static_cast<std::size_t>(j * j % (2 * length))]);
    kernel[static_cast<std::size_t>(j)] = kernel[static_cast<std::size_t>((size - j) % size)] =
        conjugate(chirp_.back());
  }
  kernel_.resize(kernel.size());
  inner_->run(kernel, kernel_);
  double greatest = 0;
  for (const Number& k : kernel_) greatest = std::max(greatest, std::hypot(k.real, k.imag));
  // With s = sum |x|: the first transform errs by (products + inner) s, and times the kernel by that times its greatest
  // element; the kernel errs by inner times its 2 n - 1 elements; the second transform by inner times what it takes.
  const double inner = inner_->error(), products = kProductError;
  error_ =
      ((2 * inner + 2 * products) * greatest + inner * static_cast<double>(2 * length) + products) * kBoundInflation;
}

void FourierTransform::chirp_transform(const Number* in, std::int64_t step, Number* out) const {
  std::vector<Number> x(kernel_.size()), y(kernel_.size());
  for (std::size_t l = 0; l < chirp_.size(); ++l) x[l] = in[static_cast<std::int64_t>(l) * step] * chirp_[l];
  inner_->run(x, y);
  for (std::size_t k = 0; k < y.size(); ++k) y[k] = y[k] * kernel_[k];
  inner_->run(y, x);  // twice forward is backward, in reverse order
  const double scale = 1 / static_cast<double>(x.size());
  for (std::size_t f = 0; f < chirp_.size(); ++f) {
    const Number sum = x[(x.size() - f) % x.size()] * chirp_[f];
    out[f] = {sum.real * scale, sum.imag * scale};
  }
}

// ---- several dims ------------------------------------------------------------------------------

namespace {

/// Campaigns ask for the same few lengths again and again.
std::shared_ptr<const FourierTransform> transform_of(std::int64_t length) {
  constexpr std::size_t kMostKnown = 64;
  constexpr std::int64_t kMostKept = 1 << 16;
  thread_local std::map<std::int64_t, std::shared_ptr<const FourierTransform>> known;
  if (const auto it = known.find(length); it != known.end()) return it->second;
  auto made = std::make_shared<const FourierTransform>(length);
  if (known.size() == kMostKnown) known.clear();
  if (length <= kMostKept) known.emplace(length, made);
  return made;
}

}  // namespace

FourierGrid::FourierGrid(std::vector<std::int64_t> lengths, std::int64_t batch)
    : lengths_(std::move(lengths)), batch_(batch) {
  for (const std::int64_t n : lengths_) {
    terms_ *= n;
    transforms_.push_back(transform_of(n));
  }
}

double FourierGrid::error() const {
  double error = 0;
  for (const auto& t : transforms_) error += (1 + error) * t->error() * kBoundInflation;
  return error;
}

void FourierGrid::run(std::vector<Number>& elements) const {
  std::int64_t step = batch_;
  for (std::size_t d = lengths_.size(); d-- > 0;) {
    run_lines(elements, *transforms_[d], lengths_[d], step);
    step *= lengths_[d];
  }
}

void FourierGrid::run_lines(std::vector<Number>& elements, const FourierTransform& transform, std::int64_t length,
                            std::int64_t step) const {
  const auto n = static_cast<std::size_t>(length), far = static_cast<std::size_t>(step);
  std::vector<Number> in(n), out(n);
  for (std::size_t block = 0; block < elements.size(); block += n * far) {
    for (std::size_t line = block; line < block + far; ++line) {
      for (std::size_t l = 0; l < n; ++l) in[l] = elements[line + l * far];
      transform.run(in, out);
      for (std::size_t l = 0; l < n; ++l) elements[line + l * far] = out[l];
    }
  }
}

}  // namespace assay::oracle
