#pragma once

#include <string>
#include <string_view>

#include "backends/backend.h"
#include "backends/process/child.h"

/// What a back end's last words mean.
namespace assay::backends {

/// Short and the same for every program that dies of the same cause: `array.h:412 Check failed:
/// a == b | Foo::Bar | Foo::Baz`. Addresses, numbers and values of operands are left out.
std::string crash_signature(const Exit&, std::string_view log);

/// Which outcome a death counts as: some back ends end the process in order to say that they do not support an op, or
/// that they waited too long.
OutcomeKind death_kind(std::string_view log);

/// Key of an Unsupported message: what is not supported, without places, values, shapes and names
/// of the program. Equal keys mean the same gap.
std::string unsupported_key(std::string_view message);

}  // namespace assay::backends
