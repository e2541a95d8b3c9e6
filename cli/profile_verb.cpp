#include <fmt/format.h>

#include "cli/verbs.h"
#include "fuzz/judge/builtin.h"
#include "fuzz/profile/probe_runner.h"

namespace assay::cli {
namespace {

class ProfileVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option("--backend", backend_, "what to look at; `assay backends` lists what there is");
    declare_limits(options, limits_);
  }

  int act() override {
    auto factory = fuzz::open_backend(backend_, limits_);
    if (!factory) return complain(factory.error());
    auto contract = spec::contract_named("stablehlo");
    auto probes = fuzz::shipped_probes();
    if (!probes) return complain(probes.error());
    auto worker = (*factory)->start(limits_);
    fuzz::ProbeRunner runner(*worker, (*factory)->variants().front(), *contract);
    for (const auto& probe : *probes)
      for (const auto& instance : fuzz::instances(probe)) {
        auto seen = runner.run(instance);
        if (!seen) return complain(seen.error());
        for (const auto& o : *seen)
          fmt::print("{} | {} | {} | {} | {} | {} {}\n", o.probe, o.words, o.name, o.behaviour, o.is_legal ? "legal" : "outside " + o.witness.expected,
                     fmt::join(o.lines, " & "), o.tree);
      }
    return 0;
  }

 private:
  std::string backend_ = "oracle";
  backends::Limits limits_;
};

}  // namespace

std::unique_ptr<Verb> make_profile() { return std::make_unique<ProfileVerb>(); }

}  // namespace assay::cli
