#include "backends/command_pass.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

#include "backends/process/child.h"
#include "backends/process/crash.h"
#include "backends/protocol/conversation.h"
#include "backends/temporary_folder.h"

namespace assay::backends {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds kLook{20};
constexpr std::size_t kMostOutput = std::size_t{256} << 20;
/// A shell says so of a command that died of a signal, and of one that it does not find or may not start.
constexpr int kSignalled = 128, kMostSignal = 64, kNotStarted = 126, kNotFound = 127;
constexpr std::string_view kTraceback = "Traceback (most recent call last)";

void replace_all(std::string& text, const std::string& what, const std::string& by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
    text.replace(at, what.size(), by);
}

/// The end of a run of a command, and what it wrote.
struct Finish {
  OutcomeKind kind = OutcomeKind::kOk;  ///< kOk: it ended by itself
  std::string why;
  Exit exit;
  std::string output;
  Tail errors;
};

/// Reads what is there; false at the end of the stream.
template <class Take> bool take_all(int fd, Take take) {
  std::array<char, 1 << 16> chunk;
  for (;;) {
    const ssize_t n = read(fd, chunk.data(), chunk.size());
    if (n <= 0) return n < 0;
    take(std::string_view(chunk.data(), static_cast<std::size_t>(n)));
  }
}

bool read_streams(const Child& child, Finish& out) {
  const bool has_output = take_all(child.output(), [&](std::string_view text) {
    if (out.output.size() + text.size() <= kMostOutput) out.output += text;
  });
  const bool has_errors = take_all(child.errors(), [&](std::string_view text) { out.errors.append(text); });
  return has_output || has_errors;
}

/// Why it is not waited for any longer.
std::optional<Finish> impatience(const Child& child, Clock::time_point start, const Patience& patience,
                                 const Limits& limits) {
  const auto seconds = [](milliseconds t) { return static_cast<double>(t.count()) * 1e-3; };
  const auto late = [&](milliseconds t, const char* of) {
    return Finish{OutcomeKind::kTimedOut, fmt::format("killed: no answer within {:g} s{}", seconds(t), of), {}, {}, {}};
  };
  if (limits.is_stopped()) return Finish{OutcomeKind::kUnavailable, kInterrupted, {}, {}, {}};
  if (child.exceeds(limits.resident_bytes))
    return Finish{OutcomeKind::kOutOfMemory,
                  fmt::format("killed: more than {} MiB of resident memory", limits.resident_bytes >> 20),
                  {},
                  {},
                  {}};
  const auto wall = Clock::now() - start;
  if (wall >= patience.longest) return late(patience.longest, "");
  const bool may_be_busy = wall >= patience.busy;
  if (may_be_busy && child.cpu_seconds_of_all() >= seconds(patience.busy)) return late(patience.busy, " of CPU time");
  return std::nullopt;
}

Finish wait_for_finish(Child& child, const Patience& patience, const Limits& limits) {
  Finish out;
  const auto start = Clock::now();
  auto next_look = start + kLook;
  while (!child.has_exited()) {
    std::array<pollfd, 2> events{pollfd{child.output(), POLLIN, 0}, pollfd{child.errors(), POLLIN, 0}};
    poll(events.data(), events.size(), static_cast<int>(kLook.count()));
    if (!read_streams(child, out)) child.wait(kLook);
    if (Clock::now() < next_look) continue;
    next_look = Clock::now() + kLook;
    if (auto ended = impatience(child, start, patience, limits)) {
      ended->exit = child.end();
      return *std::move(ended);
    }
  }
  read_streams(child, out);
  out.exit = child.end();
  if (out.exit.signal == 0 && out.exit.code > kSignalled && out.exit.code <= kSignalled + kMostSignal)
    out.exit = {out.exit.code - kSignalled, 0, out.exit.cpu_seconds};
  return out;
}

std::string last_line(std::string_view text) {
  while (text.ends_with('\n')) text.remove_suffix(1);
  return std::string(text.substr(text.rfind('\n') + 1));
}

std::string with_log(std::string message, const Finish& finish) {
  if (!finish.errors.text().empty()) message.append("\n").append(finish.errors.text());
  return message;
}

/// The first line that MLIR's tools mark, or what is there.
std::string complaint(const Finish& finish) {
  const std::string_view log = finish.errors.text();
  const auto mark = log.find("error:");
  if (mark == std::string_view::npos) return with_log("ended with " + finish.exit.text(), finish);
  const auto line = log.rfind('\n', mark) + 1;
  return std::string(log.substr(line));
}

Outcome outcome_of(Finish finish) {
  const std::string_view log = finish.errors.text();
  Outcome out{.seconds = 0, .cpu_seconds = finish.exit.cpu_seconds};
  if (finish.kind != OutcomeKind::kOk) {
    out.kind = finish.kind;
    out.message = with_log(finish.why, finish);
  } else if (finish.exit.signal != 0) {
    out.kind = OutcomeKind::kCrashed;
    out.message = with_log("died with " + finish.exit.text(), finish);
    out.signature = crash_signature(finish.exit, log);
  } else if (finish.exit.code == kNotFound || finish.exit.code == kNotStarted) {
    out.kind = OutcomeKind::kUnavailable;
    out.message = with_log("the command cannot be started", finish);
  } else if (finish.exit.code != 0) {
    const bool is_python = log.find(kTraceback) != std::string_view::npos;
    out.kind = is_python ? OutcomeKind::kFailed : OutcomeKind::kRejected;
    out.message = is_python ? with_log(last_line(log), finish) : complaint(finish);
  } else {
    out.text = std::move(finish.output);
  }
  return out;
}

class CommandPass final : public Backend {
 public:
  CommandPass(std::string line, const Limits& limits) : line_(std::move(line)), limits_(limits) {}

  Outcome compile(const Source&, const Variant&) override { return it_is_a_pass(); }
  Outcome run(const ProcessTensors&) override { return it_is_a_pass(); }
  void restart(double patience) override { patience_ = patience; }
  double cpu_seconds() const override { return cpu_seconds_; }

  Outcome transform(const Source& source, const Variant& variant) override {
    if (limits_.is_stopped()) return {OutcomeKind::kUnavailable, kInterrupted};
    if (!write_input(source.text)) return {OutcomeKind::kUnavailable, "the input of the pass cannot be written"};
    auto child = Child::start({{"/bin/sh", "-c", line_for(variant)}, {}, limits_.permissions});
    if (!child) return {OutcomeKind::kUnavailable, child.error().text()};
    const auto begin = Clock::now();
    Outcome out = outcome_of(wait_for_finish(**child, patience_of(limits_.timeout, patience_), limits_));
    out.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    replace_all(out.message, input_path(), "-");  // so that a message is the same in every run
    cpu_seconds_ += out.cpu_seconds;
    return out;
  }

 private:
  static Outcome it_is_a_pass() { return {OutcomeKind::kUnsupported, "it is a pass, and runs nothing itself"}; }

  std::string input_path() const { return folder_.path() / "input.mlir"; }
  bool write_input(const std::string& text) const {
    std::ofstream out(input_path(), std::ios::binary);
    out << text;
    return static_cast<bool>(out.flush());
  }

  std::string line_for(const Variant& variant) const {
    std::string out = line_;
    for (const auto& [name, value] : variant.options) replace_all(out, "{" + name + "}", value);
    replace_all(out, kFilePlace, "'" + input_path() + "'");
    return out;
  }

  std::string line_;
  Limits limits_;
  TemporaryFolder folder_{"assay-pass"};
  double patience_ = 1, cpu_seconds_ = 0;
};

/// Text goes in as it is: it may say `?` and quantized types.
class CommandPassFactory final : public BackendFactory {
 public:
  explicit CommandPassFactory(std::string line) : line_(std::move(line)) {}

  std::string name() const override { return line_; }
  std::string identity() const override { return line_; }
  std::vector<Variant> variants() const override { return {Variant{}}; }
  bool takes_dynamic() const override { return true; }
  bool takes_quantized() const override { return true; }
  ExportTemplate export_template() const override {
    std::string command = line_;
    replace_all(command, kFilePlace, "%s");
    return {"", "", command};
  }
  std::unique_ptr<Backend> start(const Limits& limits) const override {
    return std::make_unique<CommandPass>(line_, limits);
  }

 private:
  std::string line_;
};

}  // namespace

Result<std::unique_ptr<BackendFactory>> open_command_pass(const std::string& line, const Limits&) {
  if (line.find(kFilePlace) == std::string::npos)
    return fail(fmt::format("`{}` has no {{}} where the input file is named", line));
  return std::make_unique<CommandPassFactory>(line);
}

}  // namespace assay::backends
