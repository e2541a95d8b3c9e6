#include "backends/upstream_parser.h"

#include "backends/session.h"
#include "backends/worker.h"

namespace assay::backends {

UpstreamParser::UpstreamParser(std::unique_ptr<Session> session) : session_(std::move(session)) {}
UpstreamParser::UpstreamParser(UpstreamParser&&) noexcept = default;
UpstreamParser& UpstreamParser::operator=(UpstreamParser&&) noexcept = default;
UpstreamParser::~UpstreamParser() = default;

Result<UpstreamParser> UpstreamParser::start(const Limits& limits) {
  auto command = worker_command("interpreter");
  if (!command) return tl::unexpected(command.error());
  auto session = std::make_unique<Session>(std::move(*command), limits);
  if (const auto started = session->start(); !started.ok()) {
    return fail(started.message + "; run scripts/python-environment, which installs jaxlib", "",
                ErrorKind::kEnvironment);
  }
  return UpstreamParser(std::move(session));
}

UpstreamParser::Verdict UpstreamParser::parse(std::string_view text) {
  Request request;
  request.operation = Operation::kParse;
  request.text = text;
  Reply reply;
  auto out = session_->ask(encode(request), &reply);
  return {out.kind, std::move(out.message), reply.line, reply.column};
}

std::string UpstreamParser::version() const {
  return session_->greeting().name + " " + session_->greeting().version;
}

}  // namespace assay::backends
