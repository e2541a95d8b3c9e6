#pragma once

#include <functional>
#include <memory>
#include <string>

#include "conform/files/runnable.h"

/// A program in the place of another one: whether each of its answers is legal for the first. The second program is
/// run exactly, by the oracle. Where the text leaves *it* a choice, it is judged by the answer of the reference alone.
namespace assay::conform {

/// What stands in the place of a part of a file.
struct SecondText {
  std::string text;
  std::string path;           ///< for messages
  bool is_of_a_pass = false;  ///< a pass wrote it: that it breaks a law is the pass's fault
  std::uint32_t first_line = 1;
};

/// The text in the place of part `k` of a file, or what is to be said where there is none.
using SecondSource = std::function<tl::expected<SecondText, CheckReport>(std::size_t k, const std::string& part)>;

/// Of each part of the file the functions that are run, in their places those of the same name of the second program;
/// where each program has only one, that one. Inputs are those of the first program; where nobody gives any, up to 64
/// sets are drawn, fewer of large arguments.
CheckReport check_after(const std::string& text, const std::string& path, const SecondSource&, const InputSource&,
                        const spec::Contract&, const oracle::Limits& = judge::kCaseLimits);

/// The default contract for two programs. It is `stablehlo`, but integers wrap around in both programs: the oracle runs
/// the second one, and its integers do.
Result<std::shared_ptr<const spec::Contract>> contract_for_two();

}  // namespace assay::conform
