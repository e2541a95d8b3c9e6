#include "cli/interrupt.h"

#include <unistd.h>

#include <csignal>

#include "cli/verb.h"

namespace assay::cli {
namespace {

std::atomic<bool> stop_requested{false};

void request_stop(int signal) {
  stop_requested = true;
  std::signal(signal, SIG_DFL);
}

void end_at_once(int) { _exit(kInterrupted); }

}  // namespace

void end_on_interrupt() { std::signal(SIGINT, end_at_once); }

const std::atomic<bool>& stop_on_signals() {
  std::signal(SIGINT, request_stop);
  std::signal(SIGTERM, request_stop);
  return stop_requested;
}

}  // namespace assay::cli
