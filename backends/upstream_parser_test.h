#pragma once

#include "backends/protocol/session.h"
#include "backends/worker.h"

namespace assay::backends {

/// StableHLO's own parser and verifier, in a child: it dies on some inputs.
class UpstreamParser {
 public:
  struct Verdict {
    OutcomeKind kind = OutcomeKind::kOk;  ///< kOk: accepted; kRejected; else what became of the child
    std::string message;
    std::uint32_t line = 0, column = 0;  ///< of a rejection; 0 where it names no place

    bool accepted() const { return kind == OutcomeKind::kOk; }
  };

  /// An error where no worker can run here; its message says what to do.
  static Result<UpstreamParser> start(const Limits& limits = {}) {
    auto command = worker_command("interpreter");
    if (!command) return tl::unexpected(command.error());
    auto session = std::make_unique<Session>(std::move(*command), limits);
    if (const auto started = session->start(); !started.ok()) {
      return fail(started.message + "; run scripts/python-environment, which installs jaxlib", "",
                  ErrorKind::kEnvironment);
    }
    return UpstreamParser(std::move(session));
  }

  /// Parses and verifies one module, in about 0.1 ms. When the child dies of a text, the next text gets a new child.
  Verdict parse(std::string_view text) {
    Request request;
    request.operation = Operation::kParse;
    request.text = text;
    Reply reply;
    auto out = session_->ask(encode(request), &reply);
    return {out.kind, std::move(out.message), reply.line, reply.column};
  }
  /// `StableHLO interpreter 1.17.0`
  std::string version() const { return session_->greeting().name + " " + session_->greeting().version; }

 private:
  explicit UpstreamParser(std::unique_ptr<Session> session) : session_(std::move(session)) {}
  std::unique_ptr<Session> session_;
};

}  // namespace assay::backends
