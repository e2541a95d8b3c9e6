#include "reports/host.h"

#include <fmt/chrono.h>
#include <unistd.h>

#include <array>
#include <ctime>

namespace assay::reports {

std::string host_name() {
  std::array<char, 256> name{};
  ::gethostname(name.data(), name.size() - 1);
  return name.data();
}

std::string now_text() { return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time({}))); }

}  // namespace assay::reports
