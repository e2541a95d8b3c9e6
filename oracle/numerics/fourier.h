#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace assay::oracle {

/// A complex number whose product is the textbook's, without the cases that C gives to infinities.
struct FourierNumber {
  double real = 0;
  double imag = 0;
};

/// The discrete Fourier transform of one length, y[f] = sum of x[l] exp(2 pi i f l / n) over l, in O(n log n) for every
/// n: mixed radices (Cooley and Tukey 1965), and for what large primes leave, Bluestein (1970).
class FourierTransform {
 public:
  explicit FourierTransform(std::int64_t length);

  /// `in` and `out` are of the length, and are not the same memory.
  void run(std::span<const FourierNumber> in, std::span<FourierNumber> out) const;
  /// A number e with |computed y[f] - y[f]| <= e * sum |x[l]| for all f, where that sum lies from
  /// `kLeastFourierSum` to `kGreatestFourierSum`.
  double error() const { return error_; }

 private:
  void transform(const FourierNumber* in, std::int64_t step, FourierNumber* out, std::int64_t length,
                 std::size_t level) const;
  void combine(FourierNumber* parts, std::int64_t radix, std::int64_t length) const;
  void chirp_transform(const FourierNumber* in, std::int64_t step, FourierNumber* out) const;
  void prepare_chirp(std::int64_t length);

  std::int64_t length_;
  std::vector<std::int64_t> radices_;
  std::vector<FourierNumber> turns_;  ///< exp(2 pi i j / length)
  double error_ = 0;

  /// Of what is left when all small factors are taken out, if it is not 1.
  std::int64_t rest_ = 1;
  std::vector<FourierNumber> chirp_;   ///< exp(pi i j^2 / rest)
  std::vector<FourierNumber> kernel_;  ///< transformed
  std::unique_ptr<FourierTransform> inner_;
};

/// Sums of magnitudes between which neither overflow nor underflow makes an error worth mentioning.
inline constexpr double kLeastFourierSum = 0x1p-900, kGreatestFourierSum = 0x1p900;

/// Transforms over several dims, of which each has its own transform, and beside one another in the innermost dim.
class FourierGrid {
 public:
  FourierGrid(std::vector<std::int64_t> lengths, std::int64_t batch);
  void run(std::vector<FourierNumber>& elements) const;
  /// As of one dim.
  double error() const;
  std::int64_t terms() const { return terms_; }

 private:
  void run_lines(std::vector<FourierNumber>& elements, const FourierTransform&, std::int64_t length,
                 std::int64_t step) const;

  std::vector<std::int64_t> lengths_;  ///< outermost first
  std::int64_t batch_, terms_ = 1;
  std::vector<std::shared_ptr<const FourierTransform>> transforms_;
};

}  // namespace assay::oracle
