#include "cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

#include "reports/finding_text.h"
#include "reports/visible.h"

namespace assay::cli {
namespace {

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value && *value;
}

bool terminal_rewrites() {
  const char* terminal = std::getenv("TERM");
  return isatty(STDERR_FILENO) && !is_set("CI") && terminal && std::string_view(terminal) != "dumb";
}

}  // namespace

std::string progress_text(const fuzz::CampaignProgress& progress, double seconds) {
  const reports::Counts& c = progress.counts;
  const std::int64_t elements = c.elements.total();
  return fmt::format(
      "{:.0f} s  {} programs  {} compilations  {:.1f} % of {} elements checked  {} failing  {} deviate  {} findings",
      seconds, reports::grouped(c.programs), reports::grouped(c.compilations),
      elements ? 100.0 * static_cast<double>(c.elements.checked) / static_cast<double>(elements) : 0.0,
      reports::grouped(elements), reports::grouped(progress.failures), reports::grouped(progress.deviations),
      reports::grouped(progress.findings));
}

ProgressLine::ProgressLine() : rewrite_(terminal_rewrites()) {}

void ProgressLine::show(const fuzz::CampaignProgress& progress) {
  show([&](double seconds) { return progress_text(progress, seconds); });
}

void ProgressLine::show(const std::function<std::string(double)>& make_text) {
  const Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + std::chrono::seconds(rewrite_ ? 1 : 10);
  const std::string text = make_text(std::chrono::duration<double>(now - started_).count());
  fmt::print(stderr, "{}{}{}", rewrite_ ? "\r\x1b[K" : "", reports::visible_line(text), rewrite_ ? "" : "\n");
  std::fflush(stderr);
}

void ProgressLine::clear() {
  if (rewrite_) fmt::print(stderr, "\r\x1b[K");
}

}  // namespace assay::cli
