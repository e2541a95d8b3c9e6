#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "backends/backend.h"

namespace assay::backends {

class Session;

/// StableHLO's own parser and verifier, in a child: it dies on some inputs.
class UpstreamParser {
 public:
  struct Verdict {
    OutcomeKind kind =
        OutcomeKind::kOk;  ///< kOk: accepted; kRejected; else what became of the child
    std::string message;
    std::uint32_t line = 0, column = 0;  ///< of a rejection; 0 where it names no place

    bool accepted() const { return kind == OutcomeKind::kOk; }
  };

  /// An error where no worker can run here; its message says what to do.
  static Result<UpstreamParser> start(const Limits& limits = {});
  UpstreamParser(UpstreamParser&&) noexcept;
  UpstreamParser& operator=(UpstreamParser&&) noexcept;
  ~UpstreamParser();

  /// Parses and verifies one module, in about 0.1 ms. When the child dies of a text, the next text gets a new
  /// child.
  Verdict parse(std::string_view text);
  /// `StableHLO interpreter 1.17.0`
  std::string version() const;

 private:
  explicit UpstreamParser(std::unique_ptr<Session>);
  std::unique_ptr<Session> session_;
};

}  // namespace assay::backends
