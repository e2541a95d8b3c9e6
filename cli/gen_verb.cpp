#include <fmt/format.h>

#include "cli/verbs.h"
#include "fuzz/examine.h"
#include "program/text/text.h"
#include "spec/record.h"

namespace assay::cli {
namespace {

class GenVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option("--seed", seed_, "same seed, same programs");
    options.option("--count", count_, "how many");
    options.option("--first", first_, "number of the first program");
    options.option("--contract", contract_, "what the guard takes for legal: a name or a file");
  }

  int act() override {
    auto contract = spec::contract_named(contract_);
    if (!contract) return complain(contract.error());
    const generator::Generator generator(spec::Records::builtin(), {});
    fuzz::OracleGuard guard(**contract);
    for (std::uint64_t number = first_; number < first_ + count_; ++number) {
      const fuzz::Drawn drawn = fuzz::draw_program(generator, seed_, number, {}, &guard);
      fmt::print("{}{}", number == first_ ? "" : "// -----\n", program::print(drawn.c.module));
    }
    return kNothingUnexpected;
  }

 private:
  std::uint64_t seed_ = 0, count_ = 1, first_ = 0;
  std::string contract_ = "xla-default";
};

}  // namespace

std::unique_ptr<Verb> make_gen() { return std::make_unique<GenVerb>(); }

}  // namespace assay::cli
