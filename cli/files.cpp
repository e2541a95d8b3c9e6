#include "cli/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <span>
#include <sstream>

#include "backends/translate.h"
#include "cli/print.h"
#include "cli/source_line.h"
#include "program/arrays/npy.h"
#include "program/arrays/npz.h"
#include "program/inputs.h"
#include "program/text/text.h"

namespace assay::cli {
namespace {

std::string_view trimmed(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return "";
  return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

Result<std::vector<spec::Literal>> parse_literals(const std::string& text, const std::string& file,
                                                  spec::Arena& arena) {
  std::vector<spec::Literal> literals;
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    const std::string_view content = trimmed(line);
    if (content.empty() || content.starts_with("//")) continue;
    auto literal = program::parse_literal(content, arena);
    if (!literal) return fail(literal.error().message, fmt::format("{}:{}", file, number), literal.error().kind);
    literals.push_back(*literal);
  }
  return literals;
}

}  // namespace

namespace {

/// By jaxlib; who reads the verdict is told, since another program stands between the file and what is judged.
Result<std::string> translated(const std::string& content, const ForeignForm& form, const std::string& path) {
  if (!form.is_known_to_jaxlib) return fail(fmt::format("this is {}; {}", form.name, form.advice), path);
  auto made = backends::stablehlo_text(content);
  if (!made)
    return fail(fmt::format("this is {}; {}; {}", form.name, made.error().message, form.advice), path,
                made.error().kind);
  print_error("{}: {}, made StableHLO by {}\n", reports::visible_line(path), form.name, made->translator);
  return std::move(made->text);
}

}  // namespace

Result<std::string> read_program_text(const std::string& path) {
  return read_text(path).and_then([&](std::string text) -> Result<std::string> {
    if (path == "-") keep_stdin(text);
    const auto form = foreign_form(text);
    return form ? translated(text, *form, path) : text;
  });
}

Result<std::vector<std::string>> find_files(const std::string& folder, const std::string& ending) {
  namespace fs = std::filesystem;
  std::error_code error;
  std::vector<std::string> files;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
    if (at->path().filename().string().ends_with(ending)) files.push_back(at->path().string());
  if (error) return fail(fmt::format("cannot read {}: {}", folder, error.message()));
  if (files.empty()) return fail(fmt::format("there is no file *{} in {}", ending, folder));
  std::ranges::sort(files);
  return files;
}

Result<std::vector<std::string>> find_programs(const std::string& folder) {
  auto texts = find_files(folder, ".mlir");
  for (const char* dumped : {".before_optimizations.txt", ".before_optimizations.hlo.pb"})
    if (auto found = texts ? texts : find_files(folder, dumped); found) return found;
  return texts;
}

Result<std::vector<std::pair<std::string, std::string>>> read_files(const std::string& folder,
                                                                    const std::string& ending) {
  const auto paths = find_files(folder, ending);
  if (!paths) return tl::unexpected(paths.error());
  std::vector<std::pair<std::string, std::string>> files;
  for (const std::string& path : *paths) {
    auto text = read_text(path);
    if (!text) return tl::unexpected(text.error());
    files.emplace_back(path, *std::move(text));
  }
  return files;
}

Error in_file(Error error, const std::string& path) {
  if (!error.place.starts_with(path)) error.place = error.place.empty() ? path : path + ":" + error.place;
  return error;
}

Result<program::Module> read_program(const std::string& path) {
  auto text = read_program_text(path);
  if (!text) return tl::unexpected(text.error());
  auto module = program::parse(*text, path);
  if (!module) return tl::unexpected(in_file(module.error(), path));
  if (auto valid = program::verify(*module); !valid) return tl::unexpected(in_file(valid.error(), path));
  return module;
}

Result<judge::ProcessTensors> parse_inputs(const std::string& text, const program::Module& module,
                                           const std::string& file, std::int64_t most_bytes) {
  spec::Arena arena;
  const auto literals = parse_literals(text, file, arena);
  if (!literals) return tl::unexpected(literals.error());
  auto inputs = program::inputs_of(module, *literals, most_bytes);
  if (!inputs) return fail(inputs.error().message, file, inputs.error().kind);
  return inputs;
}

namespace {

/// The files of an archive, or the one that is no archive.
Result<std::vector<program::ArchivedFile>> members_of(const std::string& path, std::int64_t most_bytes) {
  if (path.ends_with(".npz")) return program::read_npz(path, most_bytes);
  return read_text(path).map([&](const std::string& text) {
    const auto bytes = std::as_bytes(std::span(text));
    return std::vector<program::ArchivedFile>{{path, {bytes.begin(), bytes.end()}}};
  });
}

/// Each as an argument of the entry function; the arguments of other processes follow those of the first.
Result<std::vector<program::Tensor>> tensors_of(const std::vector<program::ArchivedFile>& members,
                                                const std::vector<spec::Type>& wanted) {
  std::vector<program::Tensor> out;
  for (std::size_t k = 0; k < members.size(); ++k) {
    const spec::Type type = wanted[k % wanted.size()];
    if (!type.is_tensor() || type.is_quantized())
      return fail(fmt::format("argument {} is {}, which no array is", k % wanted.size(), type.text()));
    auto tensor = program::parse_npy(members[k].bytes, type);
    if (!tensor) return fail(tensor.error().message, members[k].name, tensor.error().kind);
    out.push_back(*std::move(tensor));
  }
  return out;
}

}  // namespace

bool is_array_file(const std::string& path) { return path.ends_with(".npz") || path.ends_with(".npy"); }

Result<judge::ProcessTensors> read_arrays(const std::string& path, const program::Module& module,
                                          std::int64_t most_bytes) {
  if (auto regular = conform::is_regular(path); !regular) return tl::unexpected(regular.error());
  if (auto readable = open_text(path); !readable) return tl::unexpected(readable.error());
  const program::Function* entry = module.entry();
  if (!entry) return fail("the program has no @main, nor is it a single function");
  const auto members = members_of(path, most_bytes);
  if (!members) return tl::unexpected(members.error());
  const std::vector<spec::Type> wanted = entry->signature().inputs;
  const std::size_t each = wanted.size(), given = members->size();
  const bool is_complete = given == each || given == each * static_cast<std::size_t>(module.grid.processes());
  const auto tensors = is_complete ? tensors_of(*members, wanted)
                                   : Result<std::vector<program::Tensor>>(std::vector<program::Tensor>(given));
  if (!tensors) return tl::unexpected(in_file(tensors.error(), path));
  std::vector<spec::Literal> literals;
  for (const program::Tensor& t : *tensors) literals.push_back({t.type, t.bytes, false});
  auto inputs = program::inputs_of(module, literals, most_bytes);
  if (!inputs) return fail(inputs.error().message, path, inputs.error().kind);
  return inputs;
}

Result<void> write_arrays(const std::string& path, const judge::ProcessTensors& processes) {
  std::vector<program::Tensor> all;
  for (const auto& tensors : processes) all.insert(all.end(), tensors.begin(), tensors.end());
  return program::write_npz(path, all);
}

namespace {

/// Calls `write` with the lines of the text.
template <class Write> void write_tensors(const judge::ProcessTensors& tensors, spec::Grid grid, Write write) {
  for (std::size_t process = 0; process < tensors.size(); ++process) {
    const auto partitions = static_cast<std::size_t>(grid.partitions);
    if (tensors.size() > 1) write(fmt::format("// process ({}, {})\n", process / partitions, process % partitions));
    for (const program::Tensor& tensor : tensors[process])
      write(program::print_literal({tensor.type, tensor.bytes, false}) + "\n");
  }
}

}  // namespace

std::string inputs_text(const judge::ProcessTensors& tensors, spec::Grid grid) {
  std::string text;
  write_tensors(tensors, grid, [&](const std::string& line) { text += line; });
  return text;
}

Result<void> print_tensors(const judge::ProcessTensors& tensors, spec::Grid grid, std::int64_t most_bytes) {
  // Characters of a byte, at most, and how often they are copied on their way out.
  constexpr std::int64_t kCharacters = 2, kOfBoolean = 7, kCopies = 5;
  for (const auto& process : tensors)
    for (std::size_t k = 0; k < process.size(); ++k) {
      const spec::Type type = process[k].type;
      const std::int64_t characters = spec::is_bool(type.element()) ? kOfBoolean : kCharacters;
      if (type.storage_size() > most_bytes / (characters * kCopies))
        return fail(
            fmt::format("output {} is {}: its text exceeds the memory limit of {} bytes", k, type.text(), most_bytes),
            "", ErrorKind::kUnsupported);
    }
  // Digits and brackets do nothing to a terminal.
  write_tensors(tensors, grid, [](const std::string& line) { std::fwrite(line.data(), 1, line.size(), stdout); });
  return {};
}

}  // namespace assay::cli
