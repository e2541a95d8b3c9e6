#pragma once

/// The command line: `assay VERB`. Parsing and printing; what a verb does lives in the rooms.
namespace assay::cli {

/// Runs the program; the result is its exit code.
int run(int argc, char** argv);

}  // namespace assay::cli
