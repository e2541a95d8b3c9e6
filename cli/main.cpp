#include "backends/host.h"
#include "cli/command_line.h"

int main(int argc, char** argv) {
  if (const auto child = assay::backends::child_main(argc, argv)) return *child;
  return assay::cli::run(argc, argv);
}
