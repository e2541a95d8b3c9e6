#include "reports/html/sweep_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "reports/html/escape.h"

namespace assay::reports {
namespace {

// The picture, in its own units.
constexpr double kWidth = 960, kHeight = 250, kLeft = 52, kRight = 12, kTop = 22, kBottom = 30;
constexpr double kPlotWidth = kWidth - kLeft - kRight, kPlotHeight = kHeight - kTop - kBottom;
/// More bars than that are narrower than a pen, and there are hundreds of plots on a page.
constexpr std::size_t kBars = 200;
/// Neighbours with errors below it are drawn as one bar no wider than so many.
constexpr double kQuietUlps = 0.01, kQuietWidth = 6;
/// Above it, errors are drawn by their logarithm.
constexpr double kLinear = 20;
/// An error that is infinite is drawn as this one.
constexpr double kLargest = 1e300;
/// Between two labels of the argument.
constexpr double kTickDistance = 44;
/// What a correctly rounded function has.
constexpr double kHalfUlp = 0.5;

/// A stretch of the argument, and how many binades wide it is drawn.
struct Stretch {
  SweepRow row;
  double width = 1;
  bool measured = true;

  bool is_quiet() const { return measured && row.ulps < kQuietUlps; }
};

void widen(Stretch& stretch, const Stretch& next) {
  stretch.row.high = next.row.high;
  stretch.row.ulps = std::max(stretch.row.ulps, next.row.ulps);
  stretch.width += next.width;
}

/// Joins neighbours where `joins(before, next)` says so.
template <class Joins> std::vector<Stretch> joined_stretches(const std::vector<Stretch>& all, Joins joins) {
  std::vector<Stretch> out;
  for (const Stretch& next : all) {
    if (!out.empty() && joins(out.back(), next)) widen(out.back(), next);
    else out.push_back(next);
  }
  return out;
}

/// Binades, gaps where none was measured, and long quiet stretches as one.
std::vector<Stretch> stretches_of(const std::vector<SweepRow>& binades) {
  std::vector<Stretch> all;
  for (const SweepRow& row : binades) {
    if (!all.empty() && all.back().row.high != row.low)
      all.push_back({{.low = all.back().row.high, .high = row.low}, 1, false});
    all.push_back({row});
  }
  all = joined_stretches(all, [](const Stretch& a, const Stretch& b) { return a.is_quiet() && b.is_quiet(); });
  for (Stretch& stretch : all)
    if (stretch.is_quiet()) stretch.width = std::min(stretch.width, kQuietWidth);
  const std::size_t group = (all.size() + kBars - 1) / kBars;
  return joined_stretches(all, [&](const Stretch& a, const Stretch& b) {
    return a.measured && b.measured && !a.is_quiet() && !b.is_quiet() &&
           a.width + b.width <= static_cast<double>(group);
  });
}

/// A label of the argument. Those of the lowest rank are written first, and others where there is room.
struct Tick {
  double x;
  double argument;
  int rank;
};

/// Where an argument lies on the axis.
class ArgumentAxis {
 public:
  explicit ArgumentAxis(const std::vector<Stretch>& stretches) : stretches_(stretches) {
    double sum = 0;
    for (const Stretch& s : stretches) sum += s.width;
    for (const Stretch& s : stretches) {
      ends_.push_back(ends_.back() + s.width * kPlotWidth / sum);
    }
  }

  double left(std::size_t stretch) const { return ends_[stretch]; }
  double right(std::size_t stretch) const { return ends_[stretch + 1]; }

  std::vector<Tick> ticks() const {
    std::vector<Tick> all = candidates();
    std::ranges::stable_sort(all, {}, &Tick::rank);
    std::vector<Tick> out;
    for (const Tick& tick : all)
      if (std::ranges::none_of(out, [&](const Tick& t) { return std::fabs(t.x - tick.x) < kTickDistance; }))
        out.push_back(tick);
    return out;
  }

 private:
  std::vector<Tick> candidates() const {
    std::vector<Tick> out;
    for (std::size_t i = 0; i < stretches_.size(); ++i) {
      const SweepRow& row = stretches_[i].row;
      const bool at_quiet_end = stretches_[i].is_quiet() || (i > 0 && stretches_[i - 1].is_quiet());
      out.push_back({left(i), row.low, at_quiet_end ? 1 : rank_of(row.low)});
      if (row.low < 0 && row.high > 0) out.push_back({(left(i) + right(i)) / 2, 0, 0});
    }
    out.push_back({ends_.back(), stretches_.back().row.high, rank_of(stretches_.back().row.high)});
    std::erase_if(out, [](const Tick& tick) { return std::isinf(tick.argument); });
    return out;
  }

  /// 1 is of the first rank, then the powers of two whose exponents have many factors of two.
  static int rank_of(double argument) {
    if (argument == 0) return 0;
    const int exponent = std::ilogb(argument);
    for (int rank = 2, step = 256; step > 1; ++rank, step /= 2)
      if (exponent % step == 0) return rank;
    return 12;
  }

  const std::vector<Stretch>& stretches_;
  std::vector<double> ends_{kLeft};
};

/// Where an error lies.
class UlpAxis {
 public:
  explicit UlpAxis(double largest)
      : linear_(largest <= kLinear), top_(scale(std::clamp(largest, 2 * kHalfUlp, kLargest) * 1.08)) {}

  double y(double ulps) const { return kTop + kPlotHeight * (1 - scale(std::min(ulps, kLargest)) / top_); }
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

std::string bar_text(const Stretch& bar, double left, double right, const UlpAxis& up) {
  return fmt::format(
      "<rect class={} x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"><title>{} to {}: {:.3f} "
      "ulps</title></rect>",
      bar.is_quiet() ? "quiet" : "bar", left, bar.is_quiet() ? kTop : up.y(bar.row.ulps), std::max(right - left, 0.6),
      bar.is_quiet() ? kPlotHeight : up.y(0) - up.y(bar.row.ulps), end_text(bar.row.low), end_text(bar.row.high),
      bar.row.ulps);
}

/// Powers of two with their exponent raised, beyond those that are short as numbers.
std::string argument_text(double argument) {
  const char* const sign = argument < 0 ? "\xe2\x88\x92" : "";
  int exponent = 0;
  if (std::frexp(std::fabs(argument), &exponent) != 0.5 || std::abs(exponent - 1) < 4)
    return fmt::format("{}{:.4g}", sign, std::fabs(argument));
  return fmt::format("{}2<tspan dy=\"-5\" font-size=\"8\">{}</tspan>", sign, exponent - 1);
}

std::string argument_ticks(const ArgumentAxis& axis) {
  std::string out;
  for (const Tick& tick : axis.ticks())
    out += fmt::format("<text class=tick x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=middle>{}</text>", tick.x, kHeight - 10,
                       argument_text(tick.argument));
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

std::string mark(double x, double ulps, const std::string& argument, const UlpAxis& up) {
  const double y = up.y(ulps);
  const char* const anchor = x < kWidth * 0.3 ? "start" : x > kWidth * 0.7 ? "end" : "middle";
  return fmt::format(
      "<circle class=worst cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"3.5\"/><text class=worst x=\"{:.2f}\" y=\"{:.2f}\" "
      "text-anchor={}>{:.3f} ulps at {}</text>",
      x, y, x, y - 8, anchor, ulps, escaped(argument));
}

double largest_error(const std::vector<SweepRow>& rows) {
  return std::ranges::max_element(rows, {}, &SweepRow::ulps)->ulps;
}

std::string mark_of_worst(const SweepChart& chart, const std::vector<Stretch>& stretches, const ArgumentAxis& across,
                          const UlpAxis& up) {
  if (chart.rows.empty()) return "";
  const SweepRow& row = *std::ranges::max_element(chart.rows, {}, &SweepRow::ulps);
  const auto it = std::ranges::find_if(stretches, [&](const Stretch& s) { return s.row.ulps == row.ulps; });
  if (it == stretches.end()) return "";
  const auto i = static_cast<std::size_t>(it - stretches.begin());
  return mark((across.left(i) + across.right(i)) / 2, row.ulps, row.argument, up);
}

}  // namespace

std::string sweep_plot(const SweepChart& chart) {
  if (chart.binades.empty()) return "";
  const std::vector<Stretch> stretches = stretches_of(chart.binades);
  const ArgumentAxis across(stretches);
  const UlpAxis up(largest_error(chart.binades));
  std::string out = fmt::format(
      "<svg class=plot viewBox=\"0 0 {} {}\" role=img aria-label=\"error of {} in {} over its argument, in ulps\">",
      kWidth, kHeight, escaped(chart.op), escaped(chart.type));
  for (const double tick : up.ticks()) out += grid_line(up, tick);
  for (std::size_t i = 0; i < stretches.size(); ++i)
    if (stretches[i].measured) out += bar_text(stretches[i], across.left(i), across.right(i), up);
  out += half_ulp_line(up) + argument_ticks(across) + mark_of_worst(chart, stretches, across, up);
  return out + "</svg>";
}

}  // namespace assay::reports
