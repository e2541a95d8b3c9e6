#include <algorithm>

#include <fmt/format.h>

#include "cli/print.h"
#include "cli/verbs.h"
#include "fuzz/judge/builtin.h"
#include "oracle/oracle.h"

namespace assay::cli {
namespace {

std::vector<backends::Availability> everything() {
  fuzz::register_builtin();
  return backends::survey();
}

/// `assay backends`: one line each, what can be passed to --backend first.
class BackendsVerb final : public Verb {
 public:
  void declare(Options& options) override { options.flag("--mutants", mutants_, "the planted bugs, one a line"); }
  int act() override {
    if (mutants_) list_mutants();
    else list_backends();
    return kNothingUnexpected;
  }

 private:
  static void list_backends() {
    for (const backends::Availability& b : everything())
      print_out("{}  {}  {}\n", b.specification, b.available ? "available" : "unavailable", b.detail);
  }
  static void list_mutants() {
    for (const oracle::Mutant& m : oracle::mutants()) print_out("mutant:{}  {}  {}\n", m.name, m.kind, m.what);
  }

  bool mutants_ = false;
};

/// `assay doctor`: what works here, what does not and what to do; 3 where no real back end runs.
class DoctorVerb final : public Verb {
 public:
  void declare(Options&) override {}
  int act() override {
    const std::vector<backends::Availability> real = backends::survey();  // the built-in ones are not registered yet
    for (const backends::Availability& b : everything()) print(b);
    if (std::ranges::any_of(real, &backends::Availability::available)) return kNothingUnexpected;
    print_out("No real back end can run here; the built-in ones test Assay itself.\n");
    return kEnvironment;
  }

 private:
  static void print(const backends::Availability& b) {
    print_out("{} {}\n       {}\n", b.available ? "ok    " : "absent", b.specification, b.detail);
  }
};

}  // namespace

std::unique_ptr<Verb> make_backends() { return std::make_unique<BackendsVerb>(); }
std::unique_ptr<Verb> make_doctor() { return std::make_unique<DoctorVerb>(); }

}  // namespace assay::cli
