#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/options.h"
#include "conform/files/check_after.h"

namespace assay::cli {

/// `--after` and `--pass`: the program that is to stand in the place of the one that is checked.
class SecondProgram {
 public:
  void declare(Options&);
  bool is_given() const { return !after_.empty() || !pass_.empty(); }
  /// Whether they go together with so many files, and can be had.
  Result<void> prepare(std::size_t files, const backends::Limits&);

  /// `after.mlir`, or the command.
  const std::string& name() const { return after_.empty() ? pass_ : after_; }
  /// The contract that `--contract` means, also where nothing is given to it.
  static Result<std::shared_ptr<const spec::Contract>> contract_for(const std::string& given);
  conform::SecondSource source() const;

 private:
  std::string after_, pass_, text_;
  std::unique_ptr<backends::Backend> worker_;
};

}  // namespace assay::cli
