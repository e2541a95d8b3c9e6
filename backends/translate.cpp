#include "backends/translate.h"

#include <fmt/format.h>

#include "backends/protocol/session.h"
#include "backends/worker.h"

namespace assay::backends {

namespace {

/// What to say where jaxlib is missing, and where it cannot do it.
struct Wording {
  const char *missing, *refused;
};

Result<Translation> translated(Operation operation, const std::string& program, const Limits& limits, Wording words) {
  const auto command = worker_command("xla_cpu");
  if (!command) return tl::unexpected(command.error());
  Session session(*command, limits);
  if (const Outcome started = session.start(); !started.ok())
    return fail(words.missing + started.message + how_to_install("xla_cpu"), "", ErrorKind::kEnvironment);
  Reply reply;
  const Outcome outcome = session.ask(encode(Request{.operation = operation, .text = program}), &reply);
  if (!outcome.ok())
    return fail(words.refused + outcome.message.substr(0, outcome.message.find('\n')), "", ErrorKind::kUnsupported);
  const Greeting& greeting = session.greeting();
  return Translation{std::move(reply.text), std::move(reply.back), greeting.name + " " + greeting.version};
}

}  // namespace

Result<Translation> hlo_text(const std::string& stablehlo, const Limits& limits) {
  return translated(Operation::kTranslate, stablehlo, limits,
                    {"HLO text is made by jaxlib, which cannot be had: ", "jaxlib makes no HLO of it: "});
}

Result<Translation> stablehlo_text(const std::string& content, const Limits& limits) {
  return translated(Operation::kImport, content, limits,
                    {"jaxlib would make StableHLO text of it, and cannot be had: ", "jaxlib cannot read it: "});
}

}  // namespace assay::backends
