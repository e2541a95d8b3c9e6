#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/files.h"
#include "cli/finding_option.h"
#include "cli/print.h"
#include "cli/verbs.h"
#include "reports/regression/bundle.h"
#include "reports/regression/headline.h"
#include "reports/regression/issue.h"
#include "reports/regression/jax.h"
#include "reports/regression/lit.h"

namespace assay::cli {
namespace {

using reports::File;
using Files = Result<std::vector<File>>;

/// All that a format is written of.
struct Material {
  reports::Finding finding;
  reports::Origin origin;
  reports::Controls controls;

  std::string name() const { return fmt::format("finding-{}", finding.id); }
  std::string headline() const { return reports::headline(finding, controls.condition); }
};

Files write_issue(const Material& m) {
  const auto script = reports::jax_script(m.finding, m.origin, m.headline());
  return std::vector<File>{{"issue.md", reports::issue(m.finding, m.origin, m.controls, script.value_or(""))}};
}

Files write_jax(const Material& m) {
  return reports::jax_script(m.finding, m.origin, m.headline()).map([](const std::string& script) {
    return std::vector<File>{{"repro.py", script}};
  });
}

Files write_lit(const Material& m) {
  return std::vector<File>{{m.name() + ".mlir", reports::lit_test(m.finding, m.origin, m.headline())},
                           {m.name() + "-backend.mlir", reports::backend_test(m.finding, m.origin, m.headline())}};
}

Files write_bundle(const Material& m) { return reports::bundle(m.finding, m.origin, m.headline()); }

struct Format {
  const char* name;
  Files (*write)(const Material&);
  bool is_one_text;  ///< goes to stdout where no folder is named: its first file
};
constexpr Format kFormats[] = {
    {"issue", write_issue, true}, {"jax", write_jax, true}, {"lit", write_lit, true}, {"bundle", write_bundle, false}};
constexpr const char* kAll = "all";

std::vector<std::string> format_names() {
  std::vector<std::string> names;
  for (const Format& format : kFormats) names.emplace_back(format.name);
  names.emplace_back(kAll);
  return names;
}

class ExportVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("ID", id_, "the number of a finding");
    options.choice(
        "--format", format_, format_names(),
        "issue: a report to paste; jax: a script for jaxlib and pytest; lit: tests for the StableHLO reference "
        "interpreter and for the back end; bundle: a folder that explains itself; all of them");
    options.option("-o,--output", folder_, "the folder to write into; without, a text goes to stdout");
    options.option("--db", db_, "the database of a campaign");
  }

  int act() override {
    const auto material = gather();
    if (!material) return complain(material.error());
    if (format_ == kAll) return write_all(*material);
    const Format& format = *std::ranges::find(kFormats, std::string_view(format_), &Format::name);
    const Files files = format.write(*material);
    if (!files) return complain(files.error());
    if (!format.is_one_text || !folder_.empty()) return write(*files, folder_.empty() ? material->name() : folder_);
    print_out("{}", files->front().content);
    return kNothingUnexpected;
  }

 private:
  Result<Material> gather() const {
    auto store = reports::Store::open_existing(db_);
    if (!store) return tl::unexpected(store.error());
    auto finding = find(**store, id_);
    if (!finding) return tl::unexpected(finding.error());
    const auto campaigns = (*store)->campaigns(finding->campaign);
    if (!campaigns) return tl::unexpected(campaigns.error());
    return Material{*std::move(finding), reports::origin_of(campaigns->front()), {}};
  }

  /// Every format that the finding has; what is left out is said on stderr.
  int write_all(const Material& m) const {
    std::vector<File> all;
    for (const Format& format : kFormats) {
      const Files files = format.write(m);
      if (files) all.insert(all.end(), files->begin(), files->end());
      else print_error("left out: {}: {}\n", format.name, files.error().text());
    }
    return write(all, folder_.empty() ? m.name() : folder_);
  }

  /// Writes the files and says where on stdout.
  static int write(const std::vector<File>& files, const std::filesystem::path& folder) {
    std::error_code ignored;  // writing says what is wrong
    std::filesystem::create_directories(folder, ignored);
    for (const File& file : files) {
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
