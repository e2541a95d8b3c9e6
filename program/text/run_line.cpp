#include "program/text/run_line.h"

#include <algorithm>
#include <array>

#include "program/text/pieces.h"

namespace assay::program {
namespace {

constexpr std::string_view kRun = "// RUN:", kArgs = "--args=";

/// Options under which stablehlo-opt does nothing but parse and verify.
constexpr std::array<std::string_view, 5> kVerifying{
    "verify-diagnostics", "split-input-file", "allow-unregistered-dialect", "hlo-test-infer", "mlir-print-op-generic"};

bool only_verifies(std::string_view command) {
  bool reads = false, diagnoses = false, does_more = false;
  for (auto word : pieces(command.substr(0, command.find('|')), ' ')) {
    reads |= word == "stablehlo-opt";
    if (!word.starts_with('-')) continue;
    word.remove_prefix(word.starts_with("--") ? 2 : 1);
    diagnoses |= word == kVerifying[0];
    does_more |= std::ranges::find(kVerifying, word) == kVerifying.end();
  }
  return reads && diagnoses && !does_more;
}

/// Options under which stablehlo-translate writes a program in another form or reads it from there.
constexpr std::array<std::string_view, 3> kTranslating{"serialize", "deserialize", "target"};

/// One of several commands, each of which reads or writes a program and does not run or change it.
bool only_reads_and_writes(std::string_view command) {
  for (auto word : pieces(command, ' ')) {
    if (!word.starts_with('-')) continue;
    word.remove_prefix(word.starts_with("--") ? 2 : 1);
    if (std::ranges::find(kTranslating, word.substr(0, word.find('='))) == kTranslating.end()) return false;
  }
  return true;
}

/// Runs a program for its own checks.
bool interprets(std::string_view command) { return command.find("--interpret") != std::string_view::npos; }

/// The function that a command names which does nothing: `: @program`.
std::string entry_of(std::string_view command) {
  constexpr std::string_view kNames = " : @";
  return command.starts_with(kNames) ? std::string(command.substr(kNames.size())) : "";
}

/// What stands in `--args="[...]"`, in quotes of either kind or without; no file, and nothing from a command that has
/// to fail.
std::optional<std::string> args_of(std::string_view command) {
  const auto at = command.find(kArgs);
  const bool fails = command.substr(0, at).find(" not ") != std::string_view::npos;
  if (at == std::string_view::npos || fails) return std::nullopt;
  auto text = command.substr(at + kArgs.size());
  if (text.starts_with('"') || text.starts_with('\'')) text.remove_prefix(1);
  const auto end = text.rfind(']');
  if (!text.starts_with('[') || end == std::string_view::npos) return std::nullopt;
  return std::string(text.substr(0, end + 1));
}

}  // namespace

RunLine run_line(std::string_view file) {
  RunLine out;
  bool writes = false, does_more = false, runs = false, is_looked_at = false;
  for (const auto line : pieces(file, '\n')) {
    const auto at = line.find(kRun);
    if (at == std::string_view::npos) continue;
    const auto command = line.substr(at + kRun.size());
    out.for_verifier |= only_verifies(command);
    writes |= command.find("--serialize") != std::string_view::npos;
    does_more |= !only_reads_and_writes(command);
    runs |= interprets(command);
    out.is_refused |= command == " not stablehlo-opt %s";
    if (out.entry.empty()) out.entry = entry_of(command);
    is_looked_at |= command.find("FileCheck") != std::string_view::npos;
    if (!out.args) out.args = args_of(command);
  }
  out.for_printer = writes && !does_more;
  out.only_runs = runs && !is_looked_at;
  return out;
}

}  // namespace assay::program
