#include "backends/host.h"

#include <cstdlib>
#include <string_view>

#include "backends/pjrt/host.h"
#include "backends/process/keeper.h"

namespace assay::backends {

std::optional<int> child_main(int argc, char** argv) {
  if (argc > 2 && std::string_view(argv[1]) == kKeepVerb) return keep(argv + 2);
  if (argc != 4 || std::string_view(argv[1]) != pjrt::kHostVerb) return std::nullopt;
  return pjrt::host_main(argv[2], std::atoll(argv[3]));
}

}  // namespace assay::backends
