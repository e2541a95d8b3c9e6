#include <fmt/format.h>

#include "cli/files.h"
#include "cli/verbs.h"
#include "program/text/text.h"

namespace assay::cli {
namespace {

/// Parses and verifies every part of a text; the first error, with its place in the file.
Result<void> verify_text(const std::string& text, const std::string& path) {
  for (const std::string& part : program::split(text)) {
    auto valid = program::parse(part, path).and_then([](const program::Module& m) { return program::verify_text(m); });
    if (!valid) return tl::unexpected(in_file(valid.error(), path));
  }
  return {};
}

class VerifyVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("FILE", files_, "programs; `// -----` separates several in one file");
  }

  int act() override {
    int code = kNothingUnexpected;
    for (const std::string& path : files_) code = std::max(code, verify_file(path));
    return code;
  }

 private:
  static int verify_file(const std::string& path) {
    auto text = read_text(path);
    if (!text) return complain(text.error());
    auto valid = verify_text(*text, path);
    fmt::print("{}\n", valid ? path + ": valid" : valid.error().text());
    return valid ? kNothingUnexpected : kUnexpected;
  }

  std::vector<std::string> files_;
};

}  // namespace

std::unique_ptr<Verb> make_verify() { return std::make_unique<VerifyVerb>(); }

}  // namespace assay::cli
