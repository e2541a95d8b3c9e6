#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "oracle/oracle.h"
#include "spec/result.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace assay::cli {

/// The numbers that an option takes.
struct Range {
  std::uint64_t from = 0;
  std::uint64_t to = std::numeric_limits<std::int64_t>::max();  ///< what a database can hold
};
/// Of `--jobs`.
inline constexpr Range kJobs{1, 1024};

/// Declares the options of one verb. Targets keep their value where an option is not given, and
/// that value is shown as the default.
class Options {
 public:
  explicit Options(CLI::App& app) : app_(app) {}

  enum class Need { kRequired, kOptional };
  void positional(const char* name, std::string& target, const char* help, Need = Need::kRequired);
  void positional(const char* name, std::vector<std::string>& target, const char* help, Need need = Need::kRequired);
  void option(const char* name, std::string& target, const char* help, Need = Need::kOptional);
  void option(const char* name, std::vector<std::string>& target, const char* help);
  /// A whole number, refused where it is not one or lies outside.
  void number(const char* name, std::uint64_t& target, const char* help, Range = {});
  void number(const char* name, std::optional<std::uint64_t>& target, const char* help, Range = {});
  void duration(const char* name, std::optional<std::chrono::milliseconds>& target, const char* help);
  void duration(const char* name, std::chrono::milliseconds& target, const char* help);
  void size(const char* name, std::int64_t& target, const char* help);
  /// Has to be given.
  void choice(const char* name, std::string& target, std::vector<std::string> values, const char* help);
  void permissions(const char* name, backends::Permissions& target, const char* help);
  void flag(const char* name, bool& target, const char* help);
  /// One of the values; the target is the default.
  void one_of(const char* name, std::string& target, std::vector<std::string> values, const char* help);

  /// Options from here on stand under this heading of `--help`.
  void begin_group(const char* heading) { group_ = heading; }

 private:
  CLI::Option* placed(CLI::Option*) const;
  CLI::App& app_;
  std::string group_;
};

/// Of `--contract`.
inline constexpr const char* kNoCalibrationHelp =
    "do not probe what the back end does where its contract leaves integer operations open";
inline constexpr const char* kContractHelp =
    "the contract that says what is legal: auto (the one for the back end), a name or a file";

/// `--timeout`, `--start-timeout`, `--memory` and `--allow` of a back end.
void declare_limits(Options&, backends::Limits&);

/// The same time and memory for a run of the oracle, however many steps it takes.
oracle::Limits oracle_limits(const backends::Limits&);
/// The same where the oracle judges an answer: far more steps than a program of a campaign has.
oracle::Limits judging_limits(const backends::Limits&);

/// Decimal digits and nothing else.
Result<std::uint64_t> parse_number(const std::string& text, Range);

/// `250ms`, `60s`, `5m`, `2h`; a bare number is seconds.
Result<std::chrono::milliseconds> parse_duration(const std::string& text);

/// `512MiB`, `4GiB`, `1.5G`; a bare number is bytes.
Result<std::int64_t> parse_size(const std::string& text);

}  // namespace assay::cli
