#include <algorithm>
#include <thread>

#include <fmt/format.h>

#include "cli/print.h"
#include "cli/verbs.h"
#include "fuzz/campaign/guard.h"
#include "generator/generator.h"
#include "program/first_invalid.h"
#include "program/text/text.h"
#include "spec/record.h"

namespace assay::cli {
namespace {

class GenVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.number("--seed", seed_, "the same seed draws the same programs");
    options.number("--count", count_, "how many programs to write");
    options.number("--first", first_, "the number of the first program");
    options.flag("--verify", verify_, "instead of printing the programs, check that all are valid");
    options.number("--jobs", jobs_, "number of threads for --verify", kJobs);
    options.option("--contract", contract_,
                   "the contract that decides which ops can be checked and are kept: a name or a file");
  }

  int act() override {
    auto contract = spec::contract_named(contract_);
    if (!contract) return complain(contract.error());
    const generator::Generator generator(spec::Records::in_force(), {.coverage = false});
    const auto open = [&] { return stream(generator, **contract); };
    return verify_ ? verify(open) : print(open());
  }

 private:
  int print(const program::ProgramStream& program) const {
    for (std::uint64_t number = first_; number < first_ + count_; ++number)
      print_out("{}{}", number == first_ ? "" : "// -----\n", program::print(program(number)));
    return kNothingUnexpected;
  }

  int verify(const std::function<program::ProgramStream()>& open) const {
    const auto jobs = static_cast<int>(jobs_);
    const auto invalid = program::first_invalid(first_, count_, jobs, open);
    if (!invalid) {
      print_out("{} programs, 0 invalid\n", count_);
      return kNothingUnexpected;
    }
    print_out("// program {} of seed {}: {}\n{}", invalid->number, seed_, invalid->error.text(),
              program::print(invalid->module));
    return kUnexpected;
  }

  /// The programs of the seed, for one thread.
  program::ProgramStream stream(const generator::Generator& generator, const spec::Contract& contract) const {
    return [this, &generator, guard = std::make_shared<fuzz::OracleGuard>(contract)](std::uint64_t number) {
      Prng choices(seed_, number);
      return generator.generate(choices, {}, guard.get()).module;
    };
  }

  std::uint64_t seed_ = 0, count_ = 1, first_ = 0;
  bool verify_ = false;
  std::uint64_t jobs_ = std::max(1u, std::thread::hardware_concurrency());
  std::string contract_ = "stablehlo";
};

}  // namespace

std::unique_ptr<Verb> make_gen() { return std::make_unique<GenVerb>(); }

}  // namespace assay::cli
