#include <fmt/format.h>

#include <set>

#include "cli/print.h"
#include "cli/suite_choice.h"
#include "cli/verbs.h"
#include "conform/suite/folder.h"
#include "reports/finding_text.h"

namespace assay::cli {
namespace {

class SuiteVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option("-o,--out", out_,
                   "the folder to write. Files of an earlier suite that are not in this one are removed",
                   Options::Need::kRequired);
    choice_.declare(options);
    options.option("--contract", contract_,
                   "which answers the files accept; `check --backend` uses the contract of the back end instead");
  }

  int act() override {
    const auto wanted = choice_.read(contract_);
    if (!wanted) return complain(wanted.error());
    if (auto free = conform::can_hold_suite(out_); !free) return complain(free.error());
    const conform::Suite suite = SuiteChoice::make(*wanted);
    if (suite.left_out > 0) {
      print_error("interrupted: nothing was written\n");
      return kInterrupted;
    }
    if (auto written = conform::write_suite(suite, out_); !written) return complain(written.error());
    print_out("{}", summary(suite.manifest));
    return kNothingUnexpected;
  }

 private:
  std::string summary(const reports::SuiteManifest& m) const {
    std::set<std::pair<std::string, std::string>> cells;
    std::set<std::string> ops;
    std::size_t refused = 0;
    for (const reports::SuiteFile& f : m.files) {
      refused += !f.law.empty();
      if (!f.law.empty()) continue;
      cells.insert({f.op, f.type});
      ops.insert(f.op);
    }
    return fmt::format(
        "{} files in {}: {} programs of {} ops on {} op x type, {} that break a law\n"
        "{} of {} planted bugs are killed ({:.1f} %); manifest.json names the others, and what has no file\n"
        "specification {}, seed {}, {}\n"
        "run it: assay check {} --backend xla-cpu --junit out.xml | pytest {}/test_suite.py | lit {}\n",
        m.files.size(), out_, m.files.size() - refused, ops.size(), cells.size(), refused, m.killed(), m.planted,
        m.planted > 0 ? 100.0 * static_cast<double>(m.killed()) / static_cast<double>(m.planted) : 0.0, m.spec_hash,
        m.seed, m.contract, out_, out_, out_);
  }

  std::string out_, contract_ = "stablehlo";
  SuiteChoice choice_;
};

}  // namespace

std::unique_ptr<Verb> make_suite_verb() { return std::make_unique<SuiteVerb>(); }

}  // namespace assay::cli
