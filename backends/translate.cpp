#include "backends/translate.h"

#include <fmt/format.h>

#include "backends/session.h"
#include "backends/worker.h"

namespace assay::backends {

Result<Translation> hlo_text(const std::string& stablehlo, const Limits& limits) {
  const auto command = worker_command("xla_cpu");
  if (!command) return tl::unexpected(command.error());
  Session session(*command, limits);
  if (const Outcome started = session.start(); !started.ok())
    return fail("HLO text is made by jaxlib, which cannot be had: " + started.message + kHowToInstall, "",
                ErrorKind::kEnvironment);
  Reply reply;
  const Outcome outcome = session.ask(encode(Request{.operation = Operation::kTranslate, .text = stablehlo}), &reply);
  if (!outcome.ok())
    return fail("jaxlib makes no HLO of it: " + outcome.message.substr(0, outcome.message.find('\n')), "",
                ErrorKind::kUnsupported);
  const Greeting& greeting = session.greeting();
  return Translation{std::move(reply.text), std::move(reply.back), greeting.name + " " + greeting.version};
}

}  // namespace assay::backends
