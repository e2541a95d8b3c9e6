#include "cli/options.h"

#include <fmt/format.h>
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <charconv>
#include <cmath>

namespace assay::cli {
namespace {

struct Unit {
  std::string_view name;
  double milliseconds;
};
constexpr Unit kUnits[] = {{"ms", 1}, {"s", 1e3}, {"m", 60e3}, {"h", 3600e3}, {"", 1e3}};

// Beyond ten years a duration is a typing error, and clocks overflow.
constexpr double kLongestMilliseconds = 3.2e11;

template <class Target> CLI::Option* with_duration(CLI::App& app, const char* name, Target& target, const char* help) {
  auto set = [&target](const std::string& text) {
    auto duration = parse_duration(text);
    if (!duration) throw CLI::ValidationError(duration.error().message);
    target = *duration;
  };
  return app.add_option_function<std::string>(name, set, help)->type_name("DURATION");
}

template <class Target>
CLI::Option* with_number(CLI::App& app, const char* name, Target& target, const char* help, Range range) {
  auto set = [&target, range](const std::string& text) {
    auto number = parse_number(text, range);
    if (!number) throw CLI::ValidationError(number.error().message);
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
  double number = 0;
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), number);
  const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
  for (const Unit& known : kUnits) {
    const double milliseconds = number * known.milliseconds;
    if (status == std::errc() && unit == known.name && milliseconds >= 1 && milliseconds <= kLongestMilliseconds)
      return std::chrono::milliseconds(std::llround(milliseconds));
  }
  return fail("'" + text + "' is not a duration like 500ms, 60s, 5m or 2h");
}

void declare_limits(Options& options, backends::Limits& limits) {
  options.duration("--timeout", limits.timeout, "of the back end, per compilation and per run");
  options.duration("--start-timeout", limits.start, "until the back end has introduced itself");
}

void Options::positional(const char* name, std::string& target, const char* help, Need need) {
  app_.add_option(name, target, help)->required(need == Need::kRequired)->type_name("");
}

void Options::positional(const char* name, std::vector<std::string>& target, const char* help, Need need) {
  app_.add_option(name, target, help)->required(need == Need::kRequired)->type_name("");
}

void Options::option(const char* name, std::string& target, const char* help, Need need) {
  CLI::Option* option = app_.add_option(name, target, help)->required(need == Need::kRequired);
  if (!target.empty()) option->capture_default_str();
}

void Options::option(const char* name, std::vector<std::string>& target, const char* help) {
  app_.add_option(name, target, help)->delimiter(',');
}

void Options::number(const char* name, std::uint64_t& target, const char* help, Range range) {
  with_number(app_, name, target, help, range)->default_str(std::to_string(target));
}

void Options::number(const char* name, std::optional<std::uint64_t>& target, const char* help, Range range) {
  with_number(app_, name, target, help, range);
}

void Options::duration(const char* name, std::optional<std::chrono::milliseconds>& target, const char* help) {
  with_duration(app_, name, target, help);
}

void Options::duration(const char* name, std::chrono::milliseconds& target, const char* help) {
  with_duration(app_, name, target, help)->default_str(std::to_string(target.count() / 1000) + "s");
}

void Options::choice(const char* name, std::string& target, std::vector<std::string> values, const char* help) {
  app_.add_option(name, target, help)->required()->check(CLI::IsMember(std::move(values)));
}

void Options::flag(const char* name, bool& target, const char* help) { app_.add_flag(name, target, help); }

}  // namespace assay::cli
