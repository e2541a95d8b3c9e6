#include "cli/files.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include "program/inputs.h"
#include "program/text/text.h"

namespace assay::cli {
namespace {

/// What cannot be read is named wrongly; what cannot be written is the environment's fault.
tl::unexpected<Error> cannot_read(const std::string& path) {
  return fail(fmt::format("cannot read {}: {}", path, std::strerror(errno)));
}

tl::unexpected<Error> cannot_write(const std::string& path) {
  return fail(fmt::format("cannot write {}: {}", path, std::strerror(errno)), "", ErrorKind::kEnvironment);
}

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

Result<std::unique_ptr<std::istream>> open_text(const std::string& path) {
  errno = 0;
  if (path == "-") return std::make_unique<std::istream>(std::cin.rdbuf());
  auto file = std::make_unique<std::ifstream>(path, std::ios::binary);
  file->peek();  // opens also what cannot be read: a folder, another process's memory
  if (!file->is_open() || file->bad()) return cannot_read(path);
  file->clear();
  return file;
}

Result<std::string> read_text(const std::string& path) {
  auto in = open_text(path);
  if (!in) return tl::unexpected(in.error());
  std::ostringstream content;
  content << (*in)->rdbuf();
  if (content.bad()) return cannot_read(path);
  return std::move(content).str();
}

Result<std::vector<std::pair<std::string, std::string>>> read_files(const std::string& folder,
                                                                    const std::string& ending) {
  namespace fs = std::filesystem;
  std::error_code error;
  std::vector<std::pair<std::string, std::string>> files;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
    if (at->path().extension() == ending) files.emplace_back(at->path().string(), "");
  if (error) return fail(fmt::format("cannot read {}: {}", folder, error.message()));
  if (files.empty()) return fail(fmt::format("there is no file *{} in {}", ending, folder));
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
  if (!file) return cannot_write(path);
  return {};
}

Result<void> can_write(const std::string& path) {
  if (path.empty()) return {};
  const bool exists = ::access(path.c_str(), F_OK) == 0;
  const std::string folder = std::filesystem::path(path).parent_path();
  const std::string asked = exists ? path : folder.empty() ? "." : folder;
  if (::access(asked.c_str(), W_OK) != 0) return cannot_write(path);
  if (!std::filesystem::is_directory(path)) return {};
  return errno = EISDIR, cannot_write(path);
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
  spec::Arena arena;
  const auto literals = parse_literals(text, file, arena);
  if (!literals) return tl::unexpected(literals.error());
  auto inputs = program::inputs_of(module, *literals);
  if (!inputs) return fail(inputs.error().message, file, inputs.error().kind);
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
