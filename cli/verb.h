#pragma once

#include <memory>
#include <span>

#include "cli/options.h"
#include "spec/result.h"

namespace assay::cli {

enum ExitCode {
  kNothingUnexpected = 0,
  kUnexpected = 1,     ///< findings, failed checks, programs that break a law, what was not judged
  kUsage = 2,          ///< flags, or inputs that cannot be used at all
  kEnvironment = 3,    ///< a back end or database that does not work, a file that cannot be written
  kInterrupted = 130,  ///< by Ctrl-C; everything so far is kept
};

/// Of help and man page.
inline constexpr const char* kWhatItIs =
    "Finds bugs in back ends for StableHLO, and shows each one in a program of a few ops.";
inline constexpr const char* kExitCodes =
    "0 something was checked, and nothing is wrong or unfinished; 1 findings, failed checks, or something was not "
    "judged; 2 usage; 3 back end or environment; 130 interrupted.";

/// One verb: declares its options, then acts on what was filled in. Data goes to stdout, everything
/// else to stderr.
class Verb {
 public:
  virtual ~Verb() = default;
  virtual void declare(Options&) = 0;
  virtual int act() = 0;
};

struct VerbEntry {
  const char* group;  ///< of `assay --help`
  const char* name;
  const char* summary;
  const char* example;
  std::unique_ptr<Verb> (*make)();
  bool reads_records = true;  ///< takes `--spec`
};

/// All verbs in the order of `assay --help`.
std::span<const VerbEntry> verbs();

/// Says on stderr what went wrong; the exit code that belongs to it.
int complain(const Error&);

}  // namespace assay::cli
