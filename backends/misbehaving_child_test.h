#pragma once

#include <string>

/// A child that speaks the protocol, and breaks down in the way that its argument names, when it is
/// asked to compile a text or to run one.
namespace assay::backends {

inline constexpr const char* kMisbehave = "misbehave";

/// `how` is only recorded in the process's command line; the text of a compile request says what to
/// do: `compile crash`, `run hang`, ... A text of other words compiles and runs.
int misbehave(const std::string& how);

}  // namespace assay::backends
