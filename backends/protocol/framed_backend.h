#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "backends/backend.h"
#include "backends/protocol/layout.h"
#include "backends/protocol/session.h"

namespace assay::backends {

/// Any back end that lives in a child of this protocol. After a death it compiles the last program
/// again before it runs it, so that a run that kills the child costs one run.
class FramedBackend : public Backend {
 public:
  FramedBackend(Command command, const Limits& limits) : session_(std::move(command), limits) {}

  Outcome compile(const Source&, const Variant&) override;
  Outcome run(const ProcessTensors& inputs) override;
  Outcome transform(const Source&, const Variant&) override;
  void restart(double patience) override { session_.restart(patience); }
  double cpu_seconds() const override { return session_.cpu_seconds(); }

  Session& session() { return session_; }

 private:
  Outcome load();
  Outcome run_request(const std::string& request);
  Outcome compile_spread(const Source&, const Variant&);

  Session session_;
  std::string compile_request_;    ///< of the program compiled last; empty if that failed
  std::uint64_t compiled_in_ = 0;  ///< which child has it
  CompiledShardings shardings_;    ///< that it says of it
  std::optional<Layout> layout_;   ///< where a partitioner spread it over devices
};

}  // namespace assay::backends
