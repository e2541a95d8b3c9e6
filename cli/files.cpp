#include "cli/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include "program/text/text.h"

namespace assay::cli {
namespace {

tl::unexpected<Error> cannot(const char* what, const std::string& path) {
  return fail(fmt::format("cannot {} {}: {}", what, path, std::strerror(errno)), "", ErrorKind::kEnvironment);
}

std::string_view trimmed(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return "";
  return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

Result<std::vector<program::Tensor>> parse_literals(const std::string& text, const std::string& file) {
  spec::Arena arena;
  std::vector<program::Tensor> tensors;
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    const std::string_view content = trimmed(line);
    if (content.empty() || content.starts_with("//")) continue;
    auto literal = program::parse_literal(content, arena);
    if (!literal) return fail(literal.error().message, fmt::format("{}:{}", file, number), literal.error().kind);
    tensors.push_back(program::tensor_of(*literal));
  }
  return tensors;
}

Result<void> fits(const program::Tensor& tensor, spec::Type wanted, std::size_t argument, const std::string& file) {
  if (tensor.type == wanted) return {};
  return fail(fmt::format("input {} is {}, the program takes {}", argument, tensor.type.text(), wanted.text()), file);
}

}  // namespace

Result<std::string> read_text(const std::string& path) {
  if (path == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  if (file) content << file.rdbuf();
  if (!file || file.bad() || (errno == EISDIR)) return cannot("read", path);
  return std::move(content).str();
}

Result<std::vector<std::pair<std::string, std::string>>> read_files(const std::string& folder,
                                                                    const std::string& ending) {
  namespace fs = std::filesystem;
  std::error_code error;
  std::vector<std::pair<std::string, std::string>> files;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
    if (at->path().extension() == ending) files.emplace_back(at->path().string(), "");
  if (error) return fail(fmt::format("cannot read {}: {}", folder, error.message()), "", ErrorKind::kEnvironment);
  if (files.empty())
    return fail(fmt::format("there is no file *{} in {}", ending, folder), "", ErrorKind::kEnvironment);
  std::ranges::sort(files);
  for (auto& [path, content] : files) {
    auto text = read_text(path);
    if (!text) return tl::unexpected(text.error());
    content = *std::move(text);
  }
  return files;
}

Result<void> write_text(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text << std::flush;
  if (!file) return cannot("write", path);
  return {};
}

Error in_file(Error error, const std::string& path) {
  if (!error.place.starts_with(path)) error.place = error.place.empty() ? path : path + ":" + error.place;
  return error;
}

Result<program::Module> read_program(const std::string& path) {
  auto text = read_text(path);
  if (!text) return tl::unexpected(text.error());
  auto module = program::parse(*text, path);
  if (!module) return tl::unexpected(in_file(module.error(), path));
  if (auto valid = program::verify(*module); !valid) return tl::unexpected(in_file(valid.error(), path));
  return module;
}

Result<fuzz::ProcessTensors> read_inputs(const std::string& path, const program::Module& module) {
  if (path.empty()) return parse_inputs("", module, "inputs");
  return read_text(path).and_then([&](const std::string& text) { return parse_inputs(text, module, path); });
}

Result<fuzz::ProcessTensors> parse_inputs(const std::string& text, const program::Module& module,
                                          const std::string& file) {
  const program::Function* entry = module.entry();
  if (!entry) return fail("the program has no @main, nor is it a single function");
  auto tensors = parse_literals(text, file);
  if (!tensors) return tl::unexpected(tensors.error());
  const std::vector<spec::Type> wanted = entry->signature().inputs;
  const auto processes = static_cast<std::size_t>(module.grid.processes());
  const std::size_t each = wanted.size();
  if (tensors->size() != each && tensors->size() != each * processes)
    return fail(fmt::format("@{} takes {} inputs{}, {} given", entry->name, each,
                            processes > 1 ? fmt::format(" on each of {} processes", processes) : "", tensors->size()),
                file);
  fuzz::ProcessTensors inputs(processes);
  for (std::size_t process = 0; process < processes; ++process)
    for (std::size_t argument = 0; argument < each; ++argument) {
      const program::Tensor& tensor = (*tensors)[tensors->size() == each ? argument : process * each + argument];
      if (auto fit = fits(tensor, wanted[argument], argument, file); !fit) return tl::unexpected(fit.error());
      inputs[process].push_back(tensor);
    }
  return inputs;
}

std::string inputs_text(const fuzz::ProcessTensors& tensors, spec::Grid grid) {
  spec::Arena arena;
  std::string text;
  for (std::size_t process = 0; process < tensors.size(); ++process) {
    const auto partitions = static_cast<std::size_t>(grid.partitions);
    if (tensors.size() > 1) text += fmt::format("// process ({}, {})\n", process / partitions, process % partitions);
    for (const program::Tensor& tensor : tensors[process])
      text += program::print_literal(program::literal_of(tensor, arena)) + "\n";
  }
  return text;
}

}  // namespace assay::cli
