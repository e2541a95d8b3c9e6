#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "backends/backend.h"

/// A valid program that a back end will not take and says so in order: no violation, but learnt,
/// counted and shown, so that a person can judge it.
namespace assay::judge {

enum class RefusalKind : std::uint8_t {
  kUnsupported,  ///< it cannot do this (yet)
  kRejected,     ///< it takes the program for invalid, or for one that its own laws forbid
  kUnreadable,   ///< its parser stumbles over our text: an error of ours
  kWorkerFault,  ///< its worker failed by itself
};

/// `unsupported`, `rejected`, `our text was refused`, `worker fault`: the verdict of a refused program.
std::string_view to_string(RefusalKind);

struct Refusal {
  RefusalKind kind = RefusalKind::kUnsupported;
  std::string message;  ///< in the back end's words
  std::string cause;    ///< equal for messages that differ in places, numbers, shapes and types alone
};

/// Nothing where the outcome is no refusal.
std::optional<Refusal> refusal_of(const backends::Outcome&);

/// The first line of a message without what changes from run to run or from program to program:
/// places, numbers, shapes, element types, names of values, addresses, and everything from the first
/// piece of a program that it quotes.
std::string normalise_message(std::string_view message);

/// Element types as `#`; all else as it is.
std::string without_types(std::string_view text);

}  // namespace assay::judge
