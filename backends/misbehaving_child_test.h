#pragma once

#include <string>

/// A child that speaks the protocol until it is asked to compile or to run a text. Then it breaks down in the way that
/// its argument names.
namespace assay::backends {

inline constexpr const char* kMisbehave = "misbehave";
/// Variables of a child that reaches out: a file that it has no business with, and what it should not see.
inline constexpr const char* kOutside = "ASSAY_TEST_OUTSIDE";
inline constexpr const char* kSecret = "SECRET_OF_THE_HOUSE";

/// `how` may ask for a misdeed before the greeting: `hello crash`. The text of a compile request
/// asks for others: `compile crash`, `run hang`, `later exit`. Any other text compiles and runs.
int misbehave(const std::string& how);

}  // namespace assay::backends
