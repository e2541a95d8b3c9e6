#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include "backends/process/at_once.h"
#include "backends/process/confinement.h"
#include "backends/releases.h"
#include "cli/interrupt.h"
#include "cli/json_line.h"
#include "cli/print.h"
#include "cli/selftest.h"
#include "cli/verbs.h"
#include "judge/builtin.h"
#include "oracle/oracle.h"
#include "program/partition/faults.h"

namespace assay::cli {
namespace {

std::vector<backends::Availability> everything() {
  judge::register_builtin();
  return backends::survey();
}

nlohmann::ordered_json json_of(const backends::Availability& b) {
  nlohmann::ordered_json out{{"backend", b.specification}, {"available", b.available}, {"detail", b.detail}};
  if (!b.origin.empty()) out["origin"] = b.origin;
  return out;
}

using Variants = std::vector<backends::Variant>;

/// Whether it stands for several back ends: `mutant:NAME`, `perturbed[:CONTRACT]`.
bool is_form(const std::string& specification) {
  return specification.ends_with(":NAME") || specification.ends_with(']') || specification.ends_with("{}");
}

/// Those of a back end that can run here.
Variants variants_of(const backends::Availability& b) {
  const bool is_one = b.available && !is_form(b.specification);
  const auto factory = is_one ? judge::open_backend(b.specification) : nullptr;
  return factory && *factory ? (*factory)->variants() : Variants{};
}

/// `assay backends`: one line each, what can be passed to --backend first.
class BackendsVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.flag("--mutants", mutants_, "list the planted bugs, one per line");
    options.flag("--variants", variants_,
                 "also list the named compile options of each back end that can run here. This takes longer");
    options.flag("--json", json_, "print one JSON object per line");
  }
  int act() override {
    if (mutants_) list_mutants();
    else list_backends();
    return kNothingUnexpected;
  }

 private:
  void list_backends() const {
    const auto all = everything();
    const auto variants = variants_ ? backends::at_once(all, variants_of) : std::vector<Variants>(all.size());
    for (std::size_t k = 0; k < all.size(); ++k)
      print_out("{}", json_ ? json(all[k], variants[k]) : text(all[k], variants[k]));
  }
  static std::string text(const backends::Availability& b, const Variants& variants) {
    std::string out = fmt::format("{}  {}  {}\n", b.specification, b.available ? "available" : "unavailable", b.detail);
    for (const backends::Variant& v : variants)
      if (!v.options.empty()) out += fmt::format("  --variant {:<18} {}\n", v.name, backends::options_text(v));
    return out;
  }
  static std::string json(const backends::Availability& b, const Variants& variants) {
    nlohmann::ordered_json out = json_of(b);
    for (const backends::Variant& v : variants) out["variants"][v.name] = backends::options_text(v);
    return json_line(out);
  }
  static void list_mutants() {
    for (const oracle::Mutant& m : oracle::mutants()) print_out("mutant:{}  {}  {}\n", m.name, m.kind, m.what);
    for (const program::PartitionFault& f : program::partition_faults())
      print_out("partitioned:{}  partitioner  {}\n", f.name, f.what);
  }

  bool mutants_ = false, variants_ = false, json_ = false;
};

/// `assay doctor`: what works here, what does not and what to do; 3 where no real back end runs.
class DoctorVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option(
        "--versions", versions_,
        "first install these releases of jaxlib or of other workers, such as 0.4.30,0.8.0,iree_cpu@3.13.0, each in "
        "its own environment. `worker:xla_cpu@0.4.30` runs one. Campaigns run each finding on all of them");
    options.flag(
        "--selftest", tests_itself_,
        "find and reduce a planted bug instead. Exits with 0 if this works and a correct back end is not blamed, else "
        "with 1. Takes seconds; needs no back end");
    options.flag("--json", json_, "print one JSON object per line");
  }
  int act() override {
    if (tests_itself_) return test_itself();
    if (const auto installed = install_all(); !installed) {
      const int code = complain(installed.error());
      return !versions_.empty() && stop_on_signals() ? int{kInterrupted} : code;
    }
    const std::vector<backends::Availability> all = everything();
    for (const backends::Availability& b : all) print(b);
    for (const backends::Measure& m : backends::measures()) print(m);
    if (std::ranges::any_of(all, is_real_and_available)) return kNothingUnexpected;
    print_error("No real back end can run here; the built-in ones test Assay itself.\n");
    return kEnvironment;
  }

 private:
  int test_itself() const {
    const auto start = std::chrono::steady_clock::now();
    const auto ran = self_test(kPlantedBug, kPlantedOp);
    if (!ran) return complain(ran.error());
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    const char* outcome = ran->passed ? "passed" : "FAILED";
    if (json_) print_out("{}", json_line({{"selftest", outcome}, {"words", ran->words}, {"seconds", took.count()}}));
    else print_out("selftest {}: {}, in {:.1f} s\n", outcome, ran->words, took.count());
    return ran->passed ? kNothingUnexpected : kUnexpected;
  }

  /// Those that can be; what cannot is said after the others.
  Result<void> install_all() const {
    std::vector<backends::Release> releases;
    for (const std::string& text : versions_) {
      auto release = backends::parse_release(text);
      if (!release) return tl::unexpected(release.error());
      releases.push_back(*std::move(release));
    }
    Result<void> out;
    for (std::size_t k = 0; k < releases.size(); ++k) {
      print_error("installing {} ({} of {}), which takes a minute\n", releases[k].name(), k + 1, releases.size());
      auto installed = backends::install(releases[k], &stop_on_signals());
      if (!installed && out) out = std::move(installed);
    }
    return out;
  }

  static bool is_real_and_available(const backends::Availability& b) {
    const bool is_real = b.specification.starts_with("pjrt:") || b.specification.starts_with("worker:") ||
                         b.specification.starts_with("pass:");
    return is_real && b.available;
  }
  void print(const backends::Availability& b) const {
    if (json_) print_out("{}", json_line(json_of(b)));
    else
      print_out("{} {}\n       {}\n{}", b.available ? "ok    " : "absent", b.specification, b.detail,
                b.origin.empty() ? "" : fmt::format("       found as {}\n", b.origin));
  }
  void print(const backends::Measure& m) const {
    if (json_) print_out("{}", json_line({{"measure", m.name}, {"holds", m.holds}, {"detail", m.detail}}));
    else print_out("{} {}\n       {}\n", m.holds ? "holds " : "absent", m.name, m.detail);
  }

  std::vector<std::string> versions_;
  bool json_ = false, tests_itself_ = false;
};

}  // namespace

std::unique_ptr<Verb> make_backends() { return std::make_unique<BackendsVerb>(); }
std::unique_ptr<Verb> make_doctor() { return std::make_unique<DoctorVerb>(); }

}  // namespace assay::cli
