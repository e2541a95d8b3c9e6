#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/options.h"
#include "conform/files/check_file.h"

namespace assay::cli {

/// `--inputs`, `--draw` and `--seed`: what a program is run on.
class InputOptions {
 public:
  InputOptions() = default;
  /// Inputs from this file, as `--inputs` gives them; no inputs where the path is empty.
  explicit InputOptions(std::string path) : path_(std::move(path)) {}

  void declare(Options&);
  /// Whether they go together and the file can be read, asked before any work. Says with which seed inputs are drawn.
  Result<void> prepare();

  bool are_given() const { return !path_.empty() || draw_; }
  /// The input sets of a program: that of the file, or as many as are drawn. Set k of seed s is set 0 of seed s + k, so
  /// that one seed has each of them again.
  Result<std::vector<conform::InputSet>> sets(const program::Module&, std::int64_t most_bytes) const;
  /// The only one of them.
  Result<judge::ProcessTensors> one(const program::Module&, std::int64_t most_bytes) const;

 private:
  Result<judge::ProcessTensors> from_file(const program::Module&, std::int64_t most_bytes) const;
  Result<std::vector<conform::InputSet>> drawn(const program::Module&) const;

  std::string path_, text_;
  std::optional<std::uint64_t> draw_, seed_;
};

}  // namespace assay::cli
