#include <fmt/format.h>

#include "cli/files.h"
#include "cli/print.h"
#include "cli/source_line.h"
#include "cli/verbs.h"
#include "program/text/text.h"

namespace assay::cli {
namespace {

constexpr std::string_view kSeparator = "// -----\n";

/// Parses and verifies every part of a stream as it comes, and prints it where asked; the first error, with its place
/// in the file.
Result<void> verify_parts(std::istream& in, const std::string& path, bool prints) {
  program::PartReader parts(in);
  while (const auto part = parts.next()) {
    auto valid = program::parse(part->text, path, part->first_line).and_then([](const program::Module& m) {
      return program::verify_text(m);
    });
    if (!valid) {
      if (path == "-") keep_stdin(part->text, part->first_line);
      return tl::unexpected(in_file(valid.error(), path));
    }
    if (prints) print_out("{}{}", part->first_line == 1 ? "" : kSeparator, program::print(*program::parse(part->text)));
  }
  if (in.bad()) return fail("cannot be read to its end", path);
  return {};
}

class VerifyVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("FILE", files_, "programs; `// -----` separates several in one file");
    options.flag("--print", prints_,
                 "instead of a verdict, print each program as Assay writes it, with `// -----` between them");
  }

  int act() override {
    int code = kNothingUnexpected;
    for (std::size_t k = 0; k < files_.size(); ++k) {
      if (prints_ && k > 0) print_out("{}", kSeparator);
      code = std::max(code, verify_file(files_[k]));
    }
    return code;
  }

 private:
  int verify_file(const std::string& path) const {
    auto in = open_text(path);
    if (!in) return complain(in.error());
    auto valid = verify_parts(**in, path, prints_);
    const auto text = valid || path == "-" ? Result<std::string>() : read_program_text(path);
    if (!text) valid = tl::unexpected(text.error());
    if (!prints_ || !valid) print_out("{}\n", valid ? path + ": valid" : told(valid.error(), ""));
    return valid ? kNothingUnexpected : kUnexpected;
  }

  std::vector<std::string> files_;
  bool prints_ = false;
};

}  // namespace

std::unique_ptr<Verb> make_verify() { return std::make_unique<VerifyVerb>(); }

}  // namespace assay::cli
