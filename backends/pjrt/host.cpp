#include "backends/pjrt/host.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <map>
#include <optional>

#include "backends/pjrt/plugin.h"
#include "backends/process/descriptor.h"
#include "backends/process/last_words.h"
#include "backends/protocol/protocol.h"

namespace assay::backends::pjrt {
namespace {

/// Frames over blocking descriptors.
class Line {
 public:
  Line(int input, Descriptor output) : input_(input), output_(std::move(output)) {}

  /// Nothing at the end of the input, or where it is no frame.
  std::optional<Request> receive() {
    std::array<std::byte, 1 << 16> chunk;
    for (;;) {
      const auto complete = reader_.complete();
      if (!complete) return std::nullopt;
      if (*complete) break;
      const ssize_t n = read(input_, chunk.data(), chunk.size());
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) return std::nullopt;
      reader_.append(std::span(chunk).first(static_cast<std::size_t>(n)));
    }
    auto request = decode_request(reader_.take());
    return request ? std::optional(std::move(*request)) : std::nullopt;
  }

  void send(const Reply& reply) {
    const std::string frame = encode(reply);
    std::string_view rest = frame;
    while (!rest.empty()) {
      const ssize_t n = write(output_.get(), rest.data(), rest.size());
      if (n < 0 && errno != EINTR) _exit(1);  // the host is gone
      if (n > 0) rest.remove_prefix(static_cast<std::size_t>(n));
    }
  }

 private:
  int input_;
  Descriptor output_;
  FrameReader reader_;
};

/// Keeps stdout for frames: libraries print, and that goes to stderr from here on.
Descriptor claim_stdout() {
  Descriptor out(dup(STDOUT_FILENO));
  dup2(STDERR_FILENO, STDOUT_FILENO);
  return out;
}

Reply refusal(const Failure& failure) { return {.status = classify(failure), .message = text(failure)}; }

/// A program that compiled is valid; what is refused now are its inputs, or the run failed.
Reply run_refusal(const Failure& failure) {
  Reply out = refusal(failure);
  if (out.status == OutcomeKind::kRejected) out.status = OutcomeKind::kFailed;
  return out;
}

class Host {
 public:
  Host(std::unique_ptr<Plugin> plugin, std::int64_t devices) : plugin_(std::move(plugin)), devices_(devices) {}

  Reply answer(const Request& request) {
    const auto begin = std::chrono::steady_clock::now();
    Reply out = serve(request);
    out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return out;
  }

 private:
  Reply serve(const Request& request) {
    switch (request.operation) {
      case Operation::kHello: return hello();
      case Operation::kCompile: return compile(request);
      case Operation::kRun: return run(request);
      default: return refusal({12, "a PJRT plug-in does neither parse nor translate"});
    }
  }

  Reply hello() {
    const auto client = client_for(1);
    if (!client) return {.status = OutcomeKind::kUnavailable, .message = text(client.error())};
    return {.greeting = {.name = "pjrt",
                         .version = plugin_->version(),
                         .devices = devices_,
                         .options = "xla",
                         .lacks = {"interpreter"},
                         .donation = true,
                         .partitioners = {"shardy", "gspmd"}}};
  }

  Reply compile(const Request& request) {
    executable_.reset();
    const auto client = client_for(request.grid.processes());
    if (!client) return refusal(client.error());
    auto compiled = (*client)->compile(request.text, request.grid, request.options, request.partitioner);
    if (!compiled) return refusal(compiled.error());
    executable_ = std::move(*compiled);
    if (request.partitioner.empty()) return {};
    return {.shardings = executable_->shardings()};
  }

  Reply run(const Request& request) {
    if (!executable_) return refusal({9, "nothing is compiled"});
    auto outputs = executable_->run(request.inputs);
    if (!outputs) return run_refusal(outputs.error());
    return {.outputs = std::move(*outputs)};
  }

  /// One client for each number of devices: a program on one device should not meet the threads of
  /// a grid. A plug-in that is not told the number has what it has, and one client for all programs.
  Expected<const Client*> client_for(std::int64_t processes) {
    std::int64_t wanted = clients_.contains(kItsOwn) ? kItsOwn : devices_ == 0 ? processes : devices_;
    if (const auto known = clients_.find(wanted); known != clients_.end()) return &known->second;
    auto made = plugin_->create_client(wanted);
    if (!made && wanted == 1) {
      wanted = kItsOwn;
      made = plugin_->create_client(wanted);
    }
    if (!made) return tl::unexpected(made.error());
    return &clients_.emplace(wanted, std::move(*made)).first->second;
  }

  static constexpr std::int64_t kItsOwn = 0;  ///< as many devices as the plug-in has

  std::unique_ptr<Plugin> plugin_;
  std::int64_t devices_;
  std::map<std::int64_t, Client> clients_;
  std::unique_ptr<Executable> executable_;
};

void serve_refusal(Line& line, const std::string& why) {
  const Reply out{.status = OutcomeKind::kUnavailable, .message = why};
  while (line.receive()) line.send(out);
}

void serve(Line& line, Host& host) {
  for (;;) {
    const auto request = line.receive();
    if (!request || request->operation == Operation::kBye) return;
    line.send(host.answer(*request));
  }
}

/// XLA kills the process when a partner of a collective does not arrive, after a minute unless told
/// otherwise. Half of our own patience leaves time for its stack trace.
void bound_collectives() {
  const char* patience = std::getenv("ASSAY_TIMEOUT_SECONDS");
  const double seconds = patience ? std::atof(patience) : 10;
  const int warn = std::max(1, static_cast<int>(seconds / 6)), terminate = std::max(2, static_cast<int>(seconds / 3));
  const char* given = std::getenv("XLA_FLAGS");
  const std::string flags = fmt::format(
      "--xla_cpu_collective_call_warn_stuck_timeout_seconds={} "
      "--xla_cpu_collective_call_terminate_timeout_seconds={} {}",
      warn, terminate, given ? given : "");
  setenv("XLA_FLAGS", flags.c_str(), 1);
}

/// Without the information and warning lines of the libraries the log begins with what matters.
void quieten_logs() { setenv("TF_CPP_MIN_LOG_LEVEL", "2", 0); }

}  // namespace

int host_main(const std::string& path, std::int64_t devices) {
  bound_collectives();
  quieten_logs();
  Line line(STDIN_FILENO, claim_stdout());
  print_last_words();
  auto plugin = Plugin::load(path);
  if (!plugin) {
    serve_refusal(line, plugin.error().message);
    _exit(0);
  }
  Host host(std::move(*plugin), devices);
  serve(line, host);
  // Without destructors: a plug-in's threads do not survive them, and nothing here outlives the
  // process.
  _exit(0);
}

}  // namespace assay::backends::pjrt
