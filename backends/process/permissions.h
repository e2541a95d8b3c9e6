#pragma once

#include <string>
#include <vector>

#include "spec/result.h"

namespace assay::backends {

/// What a back end may do beyond what every back end needs: reading files, and writing in a scratch folder of its own.
struct Permissions {
  bool all = false;                      ///< it is not confined at all
  bool network = false;                  ///< it may open sockets
  std::vector<std::string> writable;     ///< files and folders that it may write, besides its scratch folder
  std::vector<std::string> environment;  ///< names of variables that it sees, besides those that back ends need
};

/// From `all`, `network`, `write=PATH` and `env=NAME`.
Result<Permissions> parse_permissions(const std::vector<std::string>& words);
/// The words that say the same.
std::vector<std::string> words_of(const Permissions&);

}  // namespace assay::backends
