#include <fmt/format.h>

#include <thread>

#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/print.h"
#include "cli/progress.h"
#include "cli/verbs.h"
#include "judge/contract_choice.h"
#include "judge/subject/subject.h"
#include "measure/sweep/sweep.h"
#include "measure/sweep/verdict.h"
#include "reports/finding_text.h"
#include "reports/html/pages.h"

namespace assay::cli {
namespace {

using spec::ElementType;

constexpr Range kElements{1, 1 << 24}, kSamples{1, std::uint64_t{1} << 40};

class SweepVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("OP", sweep_.op, "an elementwise function: tanh, power, chlo.erf");
    options.option("--type", type_names_,
                   "element types, such as f16,bf16. By default, all float types, the narrow ones on every input");
    options.option(
        "--backend", backend_,
        "the back end to measure: `jax` is the jaxlib of your Python environment; `assay backends` lists all",
        Options::Need::kRequired);
    options.option("--variant", variant_, "named compile options of the back end");
    options.option("--contract", contract_name_, kContractHelp);
    options.flag("--exhaustive", sweep_.exhaustive,
                 "run all inputs, at most 2^32, instead of a sample. This takes minutes for f32");
    options.number("--sample", sample_, "how many inputs to draw where not all are run, besides the hard cases",
                   kSamples);
    options.number("--seed", sweep_.seed, "the same seed draws the same sample");
    options.number("--elements", elements_,
                   "elements in each program's tensor. Back ends may compile other code for small tensors: try 7",
                   kElements);
    options.duration("--time", sweep_.time, "stop each type after this long, and keep what was measured");
    options.number("--jobs", jobs_, "number of threads, each with its own back end process", kJobs);
    options.option("--report", report_, "write an HTML page with plots here");
    declare_limits(options, sweep_.limits);
  }

  int act() override {
    const auto types = chosen_types();
    if (!types) return complain(types.error());
    if (auto writable = can_write(report_); !writable) return complain(writable.error());
    sweep_.limits.stop = &stop_on_signals();
    auto subject = judge::open_subject({backend_, {variant_}, contract_name_, false, sweep_.limits});
    if (!subject && stop_on_signals()) return kInterrupted;
    if (!subject) return complain(subject.error());
    contract_ = subject->contract.contract;
    sweep_.variant = subject->variant();
    if (!sweep_.variant.is_plain())
      return complain({"a sweep measures ops as they are: it has no variant " + variant_, "", ErrorKind::kInvalid});
    sweep_.jobs = static_cast<int>(jobs_);
    sweep_.elements = static_cast<std::int64_t>(elements_);
    sweep_.sample = static_cast<std::int64_t>(sample_);
    page_ = {backend_, subject->factory->identity(), sweep_.variant.name, {}};
    print_out("{}, variant {}\n", page_.identity, page_.variant);
    return sweep_types(*subject->factory, *types);
  }

 private:
  Result<std::vector<ElementType>> chosen_types() const {
    auto all = measure::swept_types(sweep_.op);
    if (!all || type_names_.empty()) return all;
    std::vector<ElementType> types;
    for (const std::string& name : type_names_) {
      const auto type = spec::element_type_named(name);
      if (!type || std::ranges::find(*all, *type) == all->end())
        return fail(fmt::format("'{}' is no type of {}; it has {}", name, sweep_.op, names_of(*all)));
      types.push_back(*type);
    }
    return types;
  }

  static std::string names_of(const std::vector<ElementType>& types) {
    std::string out;
    for (const ElementType e : types) out += (out.empty() ? "" : ", ") + std::string(spec::name(e));
    return out;
  }

  int sweep_types(const backends::BackendFactory& factory, const std::vector<ElementType>& types) {
    int code = kNothingUnexpected;
    for (const ElementType type : types) {
      const auto result = sweep_one(factory, type);
      if (!result) return complain(result.error());
      const auto verdict = measure::verdict_of(*result, *contract_);
      if (!verdict) return complain(verdict.error());
      page_.charts.push_back(measure::chart_of(*result, *verdict, *contract_));
      print_out("\n{}", reports::describe(page_.charts.back()));
      std::fflush(stdout);
      code = std::max({code, code_of(*result), verdict->is_within() ? int{kNothingUnexpected} : int{kUnexpected}});
      if (stop_on_signals()) break;
    }
    if (const auto written = write_page(); !written) return complain(written.error());
    return stop_on_signals() ? kInterrupted : code;
  }

  /// By default every type that a back end has is swept: that it lacks one is nothing unexpected.
  int code_of(const measure::SweepResult& result) const {
    using backends::OutcomeKind;
    const OutcomeKind kind = result.refusal.kind;
    if (kind == OutcomeKind::kOk) return kNothingUnexpected;
    if (kind == OutcomeKind::kUnavailable) return kEnvironment;
    const bool lacks = kind == OutcomeKind::kUnsupported || kind == OutcomeKind::kRejected;
    return lacks && type_names_.empty() ? kNothingUnexpected : kUnexpected;
  }

  Result<measure::SweepResult> sweep_one(const backends::BackendFactory& factory, ElementType type) const {
    measure::SweepOptions options = sweep_;
    options.type = type;
    ProgressLine line;
    auto result = measure::sweep(options, factory, stop_on_signals(), [&](std::int64_t done, std::int64_t all) {
      line.show([&](double seconds) {
        return fmt::format("{:.0f} s  {} of {}: {} of {} inputs", seconds, sweep_.op, spec::name(type),
                           reports::grouped(done), reports::grouped(all));
      });
    });
    line.clear();
    return result;
  }

  Result<void> write_page() const {
    if (report_.empty()) return {};
    auto written = write_text(report_, reports::html_sweep(page_));
    if (written) print_out("\nreport        {}\n", report_);
    return written;
  }

  measure::SweepOptions sweep_;
  std::vector<std::string> type_names_;
  std::uint64_t sample_ = static_cast<std::uint64_t>(sweep_.sample);
  std::uint64_t elements_ = static_cast<std::uint64_t>(sweep_.elements);
  std::uint64_t jobs_ = std::max(1u, std::thread::hardware_concurrency());
  std::string backend_, variant_ = "default", contract_name_ = judge::kAutoContract, report_;
  std::shared_ptr<const spec::Contract> contract_;
  reports::SweepPage page_;
};

}  // namespace

std::unique_ptr<Verb> make_sweep() { return std::make_unique<SweepVerb>(); }

}  // namespace assay::cli
