#pragma once

namespace assay::backends {

/// From here on a fatal signal prints the stack to stderr before it takes effect, one frame a line:
/// `@ file+0x1234`. Offsets within a file are the same in every process.
void print_last_words();

}  // namespace assay::backends
