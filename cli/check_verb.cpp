#include <fmt/format.h>

#include <array>
#include <cstdlib>

#include "cli/files.h"
#include "cli/print.h"
#include "cli/verbs.h"
#include "fuzz/files/check_file.h"
#include "fuzz/judge/builtin.h"
#include "fuzz/judge/contract_choice.h"
#include "program/text/text.h"

namespace assay::cli {
namespace {

class CheckVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("FILE", files_, "programs with checks, or with --backend any programs");
    options.option("--inputs", inputs_, "one MLIR literal per line, // comments");
    options.option("--backend", backend_,
                   "hold its outputs against the acceptance sets; the file's own checks without");
    options.option("--variant", variant_, "named compile options of the back end");
    options.option("--contract", contract_, kContractHelp);
    options.flag("--strict", strict_, "exit with 1 where something was not judged; so it is where CI=true");
    declare_limits(options, limits_);
  }

  int act() override {
    if (!inputs_.empty()) {
      auto text = read_text(inputs_);
      if (!text) return complain(text.error());
      inputs_text_ = *text;
    }
    return backend_.empty() ? check_all([&](const auto&... file) { return fuzz::check_on_oracle(file..., source()); })
                            : check_all_on_backend();
  }

 private:
  fuzz::InputSource source() const {
    if (inputs_.empty()) return nullptr;
    return [this](const program::Module& module) { return parse_inputs(inputs_text_, module, inputs_); };
  }

  int check_all_on_backend() {
    auto factory = fuzz::open_backend(backend_, limits_);
    if (!factory) return complain(factory.error());
    auto contract = fuzz::choose_contract(contract_, backend_, **factory);
    if (!contract) return complain(contract.error());
    auto variant = backends::find_variant(**factory, variant_);
    if (!variant) return complain(variant.error());
    auto worker = (*factory)->start(limits_);
    fuzz::Judge judge(*worker, contract->contract);
    print_error("contract {}\n", fuzz::describe(*contract));
    return check_all([&](const auto&... file) { return fuzz::check_on_backend(file..., source(), judge, *variant); });
  }

  template <class Check> int check_all(Check check) {
    std::array<int, fuzz::kCheckVerdicts> counts{};
    reports::ElementCounts elements;
    for (const std::string& path : files_) {
      auto text = read_text(path);
      const fuzz::CheckReport report =
          text ? check(*text, path) : fuzz::CheckReport{fuzz::CheckVerdict::kError, text.error().message};
      ++counts[static_cast<std::size_t>(report.verdict)];
      elements += report.counts;
      print_out("{} {}: {}\n", fuzz::to_string(report.verdict), reports::visible_line(path),
                reports::visible_line(report.reason));
    }
    const auto [passed, open, skipped, deviations, undecided, failed, errors] = counts;
    const auto some = [](int n, const char* what) { return n ? fmt::format("{} {}, ", n, what) : ""; };
    print_out("{} passed, {}{}{}{} failed, {} skipped, {} errors{}\n", passed, some(deviations, "deviations"),
              some(undecided, "undecided"), some(open, "open"), failed, skipped, errors, not_judged(elements));
    return failed + errors > 0 || (is_strict() && open + skipped + undecided > 0) ? kUnexpected : kNothingUnexpected;
  }

  static std::string not_judged(const reports::ElementCounts& n) {
    const std::int64_t all = n.open + n.undecided;
    return all > 0 ? fmt::format("; {} elements not judged: {} open, {} undecided", all, n.open, n.undecided) : "";
  }

  bool is_strict() const {
    const char* ci = std::getenv("CI");
    return strict_ || (ci != nullptr && std::string_view(ci) == "true");
  }

  std::vector<std::string> files_;
  std::string inputs_, inputs_text_, backend_, variant_ = "default", contract_ = fuzz::kAutoContract;
  bool strict_ = false;
  backends::Limits limits_;
};

}  // namespace

std::unique_ptr<Verb> make_check() { return std::make_unique<CheckVerb>(); }

}  // namespace assay::cli
