#include <fmt/format.h>

#include "cli/print.h"
#include "cli/verbs.h"
#include "reports/finding_text.h"
#include "reports/merge.h"

namespace assay::cli {
namespace {

class MergeVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("DATABASE", inputs_,
                       "databases of shards, nights or machines, in any order; one may be given twice");
    options.option("-o,--output", output_, "the database to write, which may be one of the others",
                   Options::Need::kRequired);
  }

  int act() override {
    const auto merged = reports::merge(inputs_, output_);
    if (!merged) return complain(merged.error());
    print_out("{} campaigns, {} programs, {} findings in {}{}\n", reports::grouped(merged->campaigns),
              reports::grouped(merged->programs), reports::grouped(merged->findings), output_,
              merged->superseded == 0 ? ""
                                      : fmt::format("; left out, as others are as far or further: {}",
                                                    reports::grouped(merged->superseded)));
    return kNothingUnexpected;
  }

 private:
  std::vector<std::string> inputs_;
  std::string output_;
};

}  // namespace

std::unique_ptr<Verb> make_merge() { return std::make_unique<MergeVerb>(); }

}  // namespace assay::cli
