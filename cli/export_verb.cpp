#include <fmt/format.h>

#include <filesystem>

#include "cli/files.h"
#include "cli/finding_option.h"
#include "cli/print.h"
#include "cli/verbs.h"
#include "reports/regression/bundle.h"
#include "reports/regression/lit.h"

namespace assay::cli {
namespace {

class ExportVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("ID", id_, "the number of a finding");
    options.choice("--format", format_, {"lit", "bundle"},
                   "lit: a test for the StableHLO reference interpreter; bundle: a folder that explains itself");
    options.option("-o,--output", folder_, "the folder to write into; a lit test goes to stdout without");
    options.option("--db", db_, "the database of a campaign");
  }

  int act() override {
    auto finding = reports::Store::open_existing(db_).and_then([&](const auto& store) { return find(*store, id_); });
    if (!finding) return complain(finding.error());
    if (format_ == "lit" && folder_.empty()) {
      print_out("{}", reports::lit_test(*finding));
      return kNothingUnexpected;
    }
    const std::string name = fmt::format("finding-{}", finding->id);
    if (format_ == "lit") return write({{name + ".mlir", reports::lit_test(*finding)}}, folder_);
    return write(reports::bundle(*finding), folder_.empty() ? name : folder_);
  }

 private:
  /// Writes the files and says where on stdout.
  static int write(const std::vector<reports::File>& files, const std::filesystem::path& folder) {
    std::error_code ignored;  // writing says what is wrong
    std::filesystem::create_directories(folder, ignored);
    for (const reports::File& file : files) {
      const std::string path = (folder / file.name).string();
      if (auto written = write_text(path, file.content); !written) return complain(written.error());
      print_out("{}\n", path);
    }
    return kNothingUnexpected;
  }

  std::string id_, format_, folder_, db_ = "assay.db";
};

}  // namespace

std::unique_ptr<Verb> make_export() { return std::make_unique<ExportVerb>(); }

}  // namespace assay::cli
