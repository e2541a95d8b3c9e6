#include "cli/progress.h"

#include <fmt/format.h>

#include <algorithm>

#include "reports/finding_text.h"
#include "reports/visible.h"

namespace assay::cli {
namespace {

bool terminal_rewrites() { return is_smart_terminal(stderr) && !is_set("CI"); }

/// How long the rest takes as fast as it was so far.
std::optional<double> seconds_for_count(std::uint64_t count, const fuzz::CampaignProgress& progress, double seconds) {
  const std::uint64_t done = progress.next_program - progress.first_program;
  if (done == 0 || count < progress.next_program) return std::nullopt;
  return seconds / static_cast<double>(done) * static_cast<double>(count - progress.next_program);
}

std::string left_text(const Goal& goal, const fuzz::CampaignProgress& progress, double seconds) {
  std::optional<double> left = goal.count ? seconds_for_count(*goal.count, progress, seconds) : std::nullopt;
  if (goal.time) {
    const double until = std::max(0.0, std::chrono::duration<double>(*goal.time).count() - seconds);
    left = left ? std::min(*left, until) : until;
  }
  return left ? fmt::format("  {:.0f} s left", *left) : "";
}

}  // namespace

double checked_percent(const spec::ElementCounts& e) {
  return e.total() == 0 ? 0 : 100 * static_cast<double>(e.checked) / static_cast<double>(e.total());
}

std::string progress_text(const fuzz::CampaignProgress& progress, double seconds, const Goal& goal) {
  spec::ElementCounts elements = progress.counts.elements;
  elements += progress.waiting.elements;
  return fmt::format("{:.0f} s  {}  {}  {} allowed  {:.1f} % checked{}", seconds,
                     reports::counted(progress.counts.programs + progress.waiting.programs, "program"),
                     reports::counted(progress.failures + progress.waiting.failures, "failure"),
                     reports::grouped(progress.deviations), checked_percent(elements),
                     left_text(goal, progress, seconds));
}

ProgressLine::ProgressLine(Goal goal) : goal_(goal), rewrite_(terminal_rewrites()) {}

void ProgressLine::show(const fuzz::CampaignProgress& progress) {
  show([&](double seconds) { return progress_text(progress, seconds, goal_); });
}

void ProgressLine::show(const std::function<std::string(double)>& make_text) {
  const Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + std::chrono::seconds(rewrite_ ? 1 : 10);
  const std::string text = reports::visible_line(make_text(std::chrono::duration<double>(now - started_).count()));
  if (rewrite_) fmt::print(stderr, "\r\x1b[K{}", fitted(text, terminal_width() - 1));
  else fmt::print(stderr, "{}\n", text);
  std::fflush(stderr);
}

void ProgressLine::interrupt(const std::vector<Line>& lines) {
  if (lines.empty()) return;
  clear();
  print_lines(stderr, lines);
  std::fflush(stderr);
}

void ProgressLine::clear() {
  if (rewrite_) fmt::print(stderr, "\r\x1b[K");
}

}  // namespace assay::cli
