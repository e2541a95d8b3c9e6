#include "reports/html/sweep_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

#include "reports/html/escape.h"

namespace assay::reports {
namespace {

// The picture, in its own units.
constexpr double kWidth = 960, kHeight = 250, kLeft = 52, kRight = 12, kTop = 22, kBottom = 30;
constexpr double kPlotWidth = kWidth - kLeft - kRight, kPlotHeight = kHeight - kTop - kBottom;
/// More bars than that are narrower than a pixel.
constexpr std::size_t kBars = 480;
/// Above it, errors are drawn by their logarithm.
constexpr double kLinear = 20;
constexpr double kTicks = 12;
/// What a correctly rounded function has.
constexpr double kHalfUlp = 0.5;

/// Where an argument lies on the axis.
class ArgumentAxis {
 public:
  explicit ArgumentAxis(std::span<const SweepRow> bars) {
    for (const SweepRow& bar : bars)
      for (const double end : {bar.low, bar.high})
        if (end != 0 && std::isfinite(end)) widen(std::log2(std::fabs(end)));
    from_ = place(bars.front().low);
    to_ = std::max(place(bars.back().high), from_ + 1);
  }

  double x(double argument) const { return kLeft + kPlotWidth * (place(argument) - from_) / (to_ - from_); }
  bool holds(double argument) const { return place(argument) >= from_ && place(argument) <= to_; }
  /// Exponents from one tick to the next.
  int step() const {
    int s = 1;
    while ((to_ - from_) / s > kTicks) s *= 2;
    return s;
  }
  int least() const { return static_cast<int>(least_); }
  int most() const { return static_cast<int>(most_); }

 private:
  void widen(double exponent) {
    least_ = std::min(least_, std::floor(exponent));
    most_ = std::max(most_, std::ceil(exponent));
  }
  double place(double argument) const {
    if (argument == 0) return 0;
    const double exponent = std::isinf(argument) ? most_ + 1 : std::log2(std::fabs(argument));
    return std::copysign(exponent - least_ + 1, argument);
  }

  double least_ = 1e9, most_ = -1e9, from_ = 0, to_ = 1;
};

/// Where an error lies.
class UlpAxis {
 public:
  explicit UlpAxis(double largest) : linear_(largest <= kLinear), top_(scale(std::max(largest, 2 * kHalfUlp) * 1.08)) {}

  double y(double ulps) const { return kTop + kPlotHeight * (1 - scale(ulps) / top_); }
  std::vector<double> ticks() const {
    std::vector<double> out;
    if (linear_)
      for (double t = 0, step = tick_step(); scale(t) <= top_; t += step) out.push_back(t);
    else
      for (double t = 1; scale(t) <= top_; t *= top_ > 8 ? 100 : 10) out.push_back(t);
    return out;
  }

 private:
  double scale(double ulps) const { return linear_ ? ulps : std::log10(1 + ulps); }
  double tick_step() const {
    for (const double step : {0.25, 0.5, 1.0, 2.0})
      if (top_ / step <= 6) return step;
    return 5;
  }

  bool linear_;
  double top_;
};

/// The rows in groups of so many neighbours that there are no more than kBars.
std::vector<SweepRow> bars_of(const std::vector<SweepRow>& binades) {
  const std::size_t group = (binades.size() + kBars - 1) / kBars;
  std::vector<SweepRow> out;
  for (std::size_t i = 0; i < binades.size(); ++i) {
    const SweepRow& row = binades[i];
    if (i % group == 0) {
      out.push_back(row);
      continue;
    }
    out.back().high = row.high;
    out.back().inputs += row.inputs;
    out.back().ulps = std::max(out.back().ulps, row.ulps);
  }
  return out;
}

std::string bar_text(const SweepRow& bar, const ArgumentAxis& across, const UlpAxis& up) {
  const double left = across.x(bar.low), width = std::max(across.x(bar.high) - left, 0.6);
  return fmt::format(
      "<rect class=bar x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\"><title>{} to {}: {:.3f} "
      "ulps</title></rect>",
      left, up.y(bar.ulps), width, up.y(0) - up.y(bar.ulps), end_text(bar.low), end_text(bar.high), bar.ulps);
}

std::string power_label(double x, bool negative, int exponent) {
  return fmt::format(
      "<text class=tick x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=middle>{}2<tspan dy=\"-5\" font-size=\"8\">{}</tspan></text>",
      x, kHeight - 10, negative ? "\xe2\x88\x92" : "", exponent);
}

std::string argument_ticks(const ArgumentAxis& axis) {
  std::string out;
  if (axis.holds(0))
    out +=
        fmt::format("<text class=tick x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=middle>0</text>", axis.x(0), kHeight - 10);
  const int step = axis.step();
  // The ticks nearest to zero would stand on its label.
  int exponent = static_cast<int>(std::floor(static_cast<double>(axis.least()) / step)) * step;
  for (exponent += step; exponent <= axis.most(); exponent += step)
    for (const double sign : {-1.0, 1.0}) {
      const double argument = std::ldexp(sign, exponent);
      if (exponent - axis.least() >= step / 2 && axis.holds(argument))
        out += power_label(axis.x(argument), sign < 0, exponent);
    }
  return out;
}

std::string grid_line(const UlpAxis& axis, double ulps) {
  return fmt::format(
      "<line class=grid x1=\"{0}\" x2=\"{1}\" y1=\"{2:.2f}\" y2=\"{2:.2f}\"/>"
      "<text class=tick x=\"{3}\" y=\"{4:.2f}\" text-anchor=end>{5:g}</text>",
      kLeft, kWidth - kRight, axis.y(ulps), kLeft - 6, axis.y(ulps) + 4, ulps);
}

std::string half_ulp_line(const UlpAxis& axis) {
  return fmt::format(
      "<line class=half x1=\"{0}\" x2=\"{1}\" y1=\"{2:.2f}\" y2=\"{2:.2f}\"><title>correctly rounded: half "
      "an ulp</title></line>",
      kLeft, kWidth - kRight, axis.y(kHalfUlp));
}

std::string mark(const SweepRow& worst, const std::string& argument, const ArgumentAxis& across, const UlpAxis& up) {
  const double x = (across.x(worst.low) + across.x(worst.high)) / 2, y = up.y(worst.ulps);
  const char* const anchor = x < kWidth * 0.3 ? "start" : x > kWidth * 0.7 ? "end" : "middle";
  return fmt::format(
      "<circle class=worst cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"3.5\"/><text class=worst x=\"{:.2f}\" y=\"{:.2f}\" "
      "text-anchor={}>{:.3f} ulps at {}</text>",
      x, y, x, y - 8, anchor, worst.ulps, escaped(argument));
}

const SweepRow& largest_of(const std::vector<SweepRow>& rows) {
  return *std::ranges::max_element(rows, {}, &SweepRow::ulps);
}

}  // namespace

std::string sweep_plot(const SweepChart& chart) {
  if (chart.binades.empty()) return "";
  const std::vector<SweepRow> bars = bars_of(chart.binades);
  const SweepRow& worst = largest_of(bars);
  const ArgumentAxis across(bars);
  const UlpAxis up(worst.ulps);
  std::string out = fmt::format(
      "<svg class=plot viewBox=\"0 0 {} {}\" role=img aria-label=\"error of {} in {} over its argument, in ulps\">",
      kWidth, kHeight, escaped(chart.op), escaped(chart.type));
  for (const double tick : up.ticks()) out += grid_line(up, tick);
  for (const SweepRow& bar : bars)
    if (bar.ulps > 0) out += bar_text(bar, across, up);
  out += half_ulp_line(up) + argument_ticks(across);
  if (!chart.rows.empty()) out += mark(worst, largest_of(chart.rows).argument, across, up);
  return out + "</svg>";
}

}  // namespace assay::reports
