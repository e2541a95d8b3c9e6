#include "cli/interrupt.h"

#include <csignal>

namespace assay::cli {
namespace {

std::atomic<bool> stop_requested{false};

void request_stop(int signal) {
  stop_requested = true;
  std::signal(signal, SIG_DFL);
}

}  // namespace

const std::atomic<bool>& stop_on_signals() {
  std::signal(SIGINT, request_stop);
  std::signal(SIGTERM, request_stop);
  return stop_requested;
}

}  // namespace assay::cli
