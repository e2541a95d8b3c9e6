#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "conform/files/text_file.h"
#include "judge/case.h"
#include "spec/result.h"

namespace assay::cli {

using conform::can_write, conform::open_text, conform::read_text, conform::write_text;

/// The text of a program. One in another form is translated by jaxlib; an error says how else to make text of it.
Result<std::string> read_program_text(const std::string& path);

/// The files below a folder whose names end in `ending`, in the order of their paths; an error where there is none.
Result<std::vector<std::string>> find_files(const std::string& folder, const std::string& ending);
/// The same with their content, `(path, content)` each.
Result<std::vector<std::pair<std::string, std::string>>> read_files(const std::string& folder,
                                                                    const std::string& ending);
/// The programs in a folder: `.mlir` files, or else what XLA dumps of the programs that it is given (`--xla_dump_to`).
Result<std::vector<std::string>> find_programs(const std::string& folder);

/// The error with its place in this file, should it name only a line.
Error in_file(Error, const std::string& path);

/// Parses and verifies one program.
Result<program::Module> read_program(const std::string& path);

/// The inputs of the program's entry function for every process, from text. It has one MLIR literal per
/// line and `//` comments: the arguments of process 0, then those of process 1 and so on; one set
/// of arguments serves all processes. Inputs of more bytes are an error; `file` is for messages.
Result<judge::ProcessTensors> parse_inputs(const std::string& text, const program::Module&, const std::string& file,
                                           std::int64_t most_bytes);

/// Whether a file holds arrays of numpy: `.npz`, `.npy`.
bool is_array_file(const std::string& path);
/// The same from such a file, whose arrays stand in the place of literals.
Result<judge::ProcessTensors> read_arrays(const std::string& path, const program::Module&, std::int64_t most_bytes);
/// Writes the tensors of all processes, one after the other, as `.npz`.
Result<void> write_arrays(const std::string& path, const judge::ProcessTensors&);

/// The text of an inputs file with these tensors.
std::string inputs_text(const judge::ProcessTensors&, spec::Grid);
/// Prints the text of such a file, tensor by tensor; an error, and nothing printed, where a text does not fit into so
/// much memory.
Result<void> print_tensors(const judge::ProcessTensors&, spec::Grid, std::int64_t most_bytes);

/// How a file holds a program where that is not StableHLO text.
struct ForeignForm {
  std::string name;                ///< `HLO text`, `a portable artifact of StableHLO 1.9.0`
  std::string advice;              ///< by which tool it is made StableHLO text
  bool is_known_to_jaxlib = true;  ///< which may translate it
};

/// Of MLIR's bytecode, a portable artifact, HLO text, what `torch.export` saves, or what else is binary: an HLO proto,
/// a serialized export of JAX. Nothing of any other content.
std::optional<ForeignForm> foreign_form(std::string_view content);

}  // namespace assay::cli
