#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backends/process/permissions.h"
#include "program/module.h"
#include "program/tensor.h"

/// One interface for everything that can run a program. Compile and run are separate because
/// compilation is nearly all of the cost. Whatever a back end does, crash and hang included, is an
/// `Outcome`, never an error of ours.
namespace assay::backends {

using ProcessTensors = std::vector<std::vector<program::Tensor>>;

enum class OutcomeKind : std::uint8_t {
  kOk,
  kRejected,     ///< says the program is invalid
  kUnsupported,  ///< says it cannot do this (yet)
  kFailed,       ///< a run-time error reported cleanly
  kCrashed,      ///< the child died: signal or exit code and the tail of its stderr
  kTimedOut,
  kOutOfMemory,     ///< the child exceeded its memory limit and was killed, or reports that it lacks
                    ///< memory
  kGarbage,         ///< the child broke the protocol
  kInvalidOutput,   ///< of a pass: what it wrote breaks a law
  kReplicasDiffer,  ///< of a program spread over devices: two of them hold the same piece, and give other bits for it
  kWorkerFault,     ///< what stands between Assay and the back end failed by itself; says nothing of the back end
  kUnavailable      ///< the back end cannot be started at all: environment
};
std::string_view to_string(OutcomeKind);

/// Signature of a crash at which the C library found that the program had written where it must not.
inline constexpr std::string_view kDamagesHeap = "damages the heap";

struct Outcome {
  OutcomeKind kind = OutcomeKind::kOk;
  std::string message;  ///< of the back end, or signal and log
  /// Equal for equal causes: of a crash `array.h:412 Check failed: ...` and its first frames; of
  /// kUnsupported what is not supported, without values, shapes and places. Otherwise empty.
  std::string signature;
  ProcessTensors outputs;  ///< kOk of run
  std::string text;        ///< kOk of transform
  double seconds = 0;      ///< wall time inside the back end
  double cpu_seconds = 0;  ///< CPU time of the child, 0 where unknown

  bool ok() const { return kind == OutcomeKind::kOk; }
};

/// A named set of compile options: `default`, `no-algsimp`, `o0`, ...
struct Variant {
  std::string name = "default";
  std::vector<std::pair<std::string, std::string>> options;
  bool composes = false;             ///< of `expanded`: ops that expand are given as composites of their decompositions
  std::vector<std::string> lacking;  ///< dialects whose ops that expand are given so whatever the variant
  std::string form = {};             ///< in which programs are given and run, by its name; empty: as they are

  /// Programs are given and run as they are.
  bool is_plain() const { return !composes && form.empty(); }
};
/// Every back end has this variant beside its own.
inline constexpr std::string_view kExpanded = "expanded";
/// `expanded`, and the forms that another room registered.
std::vector<std::string> shared_variant_names();
/// `xla_a=true,xla_b=x`: what find_variant reads.
std::string options_text(const Variant&);

/// What is to be compiled. Real back ends read `text`, the built-in ones `module`.
struct Source {
  const program::Module* module = nullptr;  ///< null: of a text that our parser does not read
  std::string text;
  spec::Grid grid;
};

struct Limits {
  /// Per compile and per run: of CPU time where the child computes; ten times as much wall time where it sleeps.
  std::chrono::milliseconds timeout{10'000};
  std::int64_t resident_bytes = std::int64_t{4} << 30;
  std::chrono::milliseconds start{60'000};  ///< until a new child has introduced itself
  const std::atomic<bool>* stop = nullptr;  ///< once true, nobody waits any longer: all is kUnavailable from then on
  /// And so it is from then on.
  std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();

  Permissions permissions;

  bool is_stopped() const { return (stop != nullptr && *stop) || std::chrono::steady_clock::now() >= until; }
};

/// One back end at work. It is not thread safe: each thread of a campaign has one of its own. When its child dies,
/// it starts a new one.
class Backend {
 public:
  virtual ~Backend() = default;
  virtual Outcome compile(const Source&, const Variant&) = 0;
  /// Runs what was compiled last. Process (r, p) is number r * partitions + p.
  virtual Outcome run(const ProcessTensors& inputs) = 0;
  /// Of a pass: the program as it makes it, as text.
  virtual Outcome transform(const Source&, const Variant&) { return {OutcomeKind::kUnsupported, "it is no pass"}; }
  /// Ends the child, so that the next request meets a fresh one: an earlier program may have damaged the memory of
  /// the old child. The fresh child may take `patience` times the limits for an answer.
  virtual void restart([[maybe_unused]] double patience) {}
  virtual double cpu_seconds() const { return 0; }  ///< of all children so far
};

/// A file that the team of a back end wants findings in: a name, and a text with `{program}`, `{inputs}` and other
/// names in it, which a finding takes the place of.
struct ExportTemplate {
  std::string name;  ///< `repro.sh`; empty: there is none
  std::string text;
  std::string lit;  ///< of a pass: the line of a shell that runs it on `%s`, as a test of its project has it
};

/// What `--backend` names, opened once per campaign: `jax`, the jaxlib of the Python environment at hand;
/// `pjrt:PLUGIN.so[?devices=N]`, `pjrt:NAME`, `pjrt:newest`; `xla-cpu`, the same or `jax` where no plug-in is found;
/// `worker:NAME`, `worker:COMMAND`; `oracle`, `perturbed`, `mutant:NAME` and `pass:...`, which other rooms register.
/// Thread safe.
class BackendFactory {
 public:
  virtual ~BackendFactory() = default;
  virtual std::string name() const = 0;              ///< as given
  virtual std::string identity() const = 0;          ///< name, version, hash of the file: what a finding records
  virtual std::string remark() const { return ""; }  ///< why it is not quite what was asked for; empty: it is
  virtual std::vector<Variant> variants() const = 0;
  /// Dialects of which it takes no op: what expands is given to it as a composite, and the rest is not drawn.
  virtual std::vector<std::string> lacking_dialects() const { return {}; }
  /// Whether it takes programs with dimensions that are not known before they run (`?`) as they are.
  virtual bool takes_dynamic() const { return false; }
  /// Whether it takes programs with quantized types as they are.
  virtual bool takes_quantized() const { return false; }
  /// The partitioners by which it spreads a program over devices: `shardy`, `gspmd`.
  virtual std::vector<std::string> partitioners() const { return {}; }
  /// Whether a program may give its arguments away to it.
  virtual bool takes_donation() const { return false; }
  /// The same variant without one optional pass of the compiler at a time; the name is that of the pass.
  virtual std::vector<Variant> without_passes(const Variant&) const { return {}; }
  virtual ExportTemplate export_template() const { return {}; }
  virtual std::unique_ptr<Backend> start(const Limits&) const = 0;
};

/// Starts a child once, to see that it can; `limits` say how long that may take.
Result<std::unique_ptr<BackendFactory>> open(const std::string& specification, const Limits& limits = {});

/// What `--backend` may begin with: `pjrt`, `worker`, `xla-cpu`, ...
std::vector<std::string> kind_names();

/// The variant of that name, `expanded` included, or one made of options: `xla_a=true,xla_b=x`.
Result<Variant> find_variant(const BackendFactory&, const std::string& text);

/// One line of `assay backends` and `assay doctor`.
struct Availability {
  std::string specification;  ///< what to pass to --backend
  bool available = false;
  std::string detail;       ///< version and file, or why not and what to do
  std::string origin = {};  ///< where it was found; empty for what is built in
};
std::vector<Availability> survey();

}  // namespace assay::backends
