#include "cli/options.h"

#include <fmt/format.h>
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <span>

namespace assay::cli {
namespace {

struct Unit {
  std::string_view name;
  double worth;
};
constexpr Unit kTimes[] = {{"ms", 1}, {"s", 1e3}, {"m", 60e3}, {"h", 3600e3}, {"", 1e3}};
constexpr double kKibi = 1024, kMebi = kKibi * kKibi, kGibi = kMebi * kKibi;
constexpr Unit kSizes[] = {{"", 1},      {"B", 1},       {"K", kKibi}, {"KiB", kKibi},
                           {"M", kMebi}, {"MiB", kMebi}, {"G", kGibi}, {"GiB", kGibi}};

// Beyond ten years a duration is a typing error, and clocks overflow.
constexpr double kLongestMilliseconds = 3.2e11;
// A tebibyte: no machine that runs this has more.
constexpr double kMostBytes = kGibi * kKibi;

/// `1.5m` in the units of a table, from 1 to `most`; none where it is no such thing.
std::optional<std::int64_t> parse_quantity(const std::string& text, std::span<const Unit> units, double most) {
  double number = 0;
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), number);
  const std::string_view name(end, static_cast<std::size_t>(text.data() + text.size() - end));
  const auto unit = std::ranges::find(units, name, &Unit::name);
  if (status != std::errc() || unit == units.end()) return std::nullopt;
  const double quantity = number * unit->worth;
  return quantity >= 1 && quantity <= most ? std::optional(std::llround(quantity)) : std::nullopt;
}

template <class Target> CLI::Option* with_duration(CLI::App& app, const char* name, Target& target, const char* help) {
  auto set = [&target, name](const std::string& text) {
    auto duration = parse_duration(text);
    if (!duration) throw CLI::ValidationError(name, duration.error().message);
    target = *duration;
  };
  return app.add_option_function<std::string>(name, set, help)->type_name("DURATION");
}

template <class Target>
CLI::Option* with_number(CLI::App& app, const char* name, Target& target, const char* help, Range range) {
  auto set = [&target, name, range](const std::string& text) {
    auto number = parse_number(text, range);
    if (!number) throw CLI::ValidationError(name, number.error().message);
    target = *number;
  };
  return app.add_option_function<std::string>(name, set, help)->type_name("UINT");
}

}  // namespace

Result<std::uint64_t> parse_number(const std::string& text, Range range) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, status] = std::from_chars(text.data(), end, number);
  if (status == std::errc() && stopped == end && number >= range.from && number <= range.to) return number;
  return fail(fmt::format("'{}' is not a whole number from {} to {}", text, range.from, range.to));
}

Result<std::chrono::milliseconds> parse_duration(const std::string& text) {
  if (const auto n = parse_quantity(text, kTimes, kLongestMilliseconds)) return std::chrono::milliseconds(*n);
  return fail("'" + text + "' is not a duration like 500ms, 60s, 5m or 2h");
}

Result<std::int64_t> parse_size(const std::string& text) {
  if (const auto n = parse_quantity(text, kSizes, kMostBytes)) return *n;
  return fail("'" + text + "' is not a size like 512MiB or 4GiB");
}

void declare_limits(Options& options, backends::Limits& limits) {
  options.duration(
      "--timeout", limits.timeout,
      "CPU time limit for each compilation and each run, and for the oracle. The limit on wall time is ten times as "
      "long");
  options.size("--memory", limits.resident_bytes, "memory limit of the back end, and of the oracle's tensors");
  options.duration("--start-timeout", limits.start, "how long the back end may take to start");
  options.permissions(
      "--allow", limits.permissions,
      "what else the back end may do: network, write=PATH, env=NAME, or all. `assay doctor` says what is refused here");
}

oracle::Limits oracle_limits(const backends::Limits& limits) {
  constexpr auto kAny = std::numeric_limits<std::int64_t>::max();
  return {.steps = kAny, .bytes = limits.resident_bytes, .work = kAny, .time = limits.timeout};
}

/// An argmax over a vocabulary takes a step for each word of it.
constexpr std::int64_t kMostJudgedSteps = 1'000'000;

oracle::Limits judging_limits(const backends::Limits& limits) {
  oracle::Limits out = oracle_limits(limits);
  out.steps = kMostJudgedSteps;
  return out;
}

CLI::Option* Options::placed(CLI::Option* option) const { return group_.empty() ? option : option->group(group_); }

void Options::positional(const char* name, std::string& target, const char* help, Need need) {
  app_.add_option(name, target, help)->required(need == Need::kRequired)->type_name("");
}

void Options::positional(const char* name, std::vector<std::string>& target, const char* help, Need need) {
  app_.add_option(name, target, help)->required(need == Need::kRequired)->type_name("");
}

void Options::option(const char* name, std::string& target, const char* help, Need need) {
  CLI::Option* option = placed(app_.add_option(name, target, help))->required(need == Need::kRequired);
  if (!target.empty()) option->capture_default_str();
}

void Options::option(const char* name, std::vector<std::string>& target, const char* help) {
  placed(app_.add_option(name, target, help))->delimiter(',');
}

void Options::number(const char* name, std::uint64_t& target, const char* help, Range range) {
  placed(with_number(app_, name, target, help, range))->default_str(std::to_string(target));
}

void Options::number(const char* name, std::optional<std::uint64_t>& target, const char* help, Range range) {
  placed(with_number(app_, name, target, help, range));
}

void Options::duration(const char* name, std::optional<std::chrono::milliseconds>& target, const char* help) {
  placed(with_duration(app_, name, target, help));
}

void Options::duration(const char* name, std::chrono::milliseconds& target, const char* help) {
  placed(with_duration(app_, name, target, help))->default_str(std::to_string(target.count() / 1000) + "s");
}

void Options::size(const char* name, std::int64_t& target, const char* help) {
  auto set = [&target, name](const std::string& text) {
    auto size = parse_size(text);
    if (!size) throw CLI::ValidationError(name, size.error().message);
    target = *size;
  };
  const auto mebibytes = static_cast<double>(target) / kMebi;
  placed(app_.add_option_function<std::string>(name, set, help))
      ->type_name("SIZE")
      ->default_str(fmt::format("{}MiB", mebibytes));
}

void Options::choice(const char* name, std::string& target, std::vector<std::string> values, const char* help) {
  placed(app_.add_option(name, target, help))->required()->check(CLI::IsMember(std::move(values)));
}

void Options::one_of(const char* name, std::string& target, std::vector<std::string> values, const char* help) {
  placed(app_.add_option(name, target, help))->check(CLI::IsMember(std::move(values)))->capture_default_str();
}

void Options::permissions(const char* name, backends::Permissions& target, const char* help) {
  auto set = [&target, name](const std::vector<std::string>& words) {
    auto permissions = backends::parse_permissions(words);
    if (!permissions) throw CLI::ValidationError(name, permissions.error().message);
    target = *std::move(permissions);
  };
  placed(app_.add_option_function<std::vector<std::string>>(name, set, help))->delimiter(',');
}

void Options::flag(const char* name, bool& target, const char* help) { placed(app_.add_flag(name, target, help)); }

}  // namespace assay::cli
