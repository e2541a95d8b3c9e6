#pragma once

#include <span>

namespace assay::backends {

/// Between Assay and a child stands a keeper: Assay's own binary, started with this verb, words of permissions and,
/// behind `--`, the child's command. The keeper confines and starts the child and adopts whatever below it loses its
/// parent, so that no descendant gets away, in whatever session it is. When the child has ended, or Assay hangs up or
/// ends, in whatever way, the keeper ends all that is left.
inline constexpr const char* kKeepVerb = "keep-child";
inline constexpr const char* kEndOfPermissions = "--";

/// Set in the environment of a keeper alone. Who finds it set in a `main` that is no keeper has a `main` that does not
/// call `child_main`, and would start itself over and over.
inline constexpr const char* kIsKeeper = "ASSAY_IS_KEEPER";

/// The descriptor of the line in the keeper. The keeper says two numbers on it: the child's pid, or the negated errno
/// of why it cannot be started; in the end, its wait status.
inline constexpr int kLine = 3;

/// The `main` of a keeper, with what stands behind the verb.
int keep(char** words);

}  // namespace assay::backends
