#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "fuzz/campaign/guard.h"
#include "fuzz/campaign/learning.h"
#include "fuzz/names.h"
#include "generator/generator.h"
#include "judge/judge.h"
#include "judge/openings.h"
#include "judge/reduce/reduce.h"
#include "judge/verdict.h"

/// One program of a campaign from its number to its verdict.
namespace assay::fuzz {

/// A program as drawn, before a back end sees it.
struct Drawn {
  std::uint64_t number = 0;
  judge::Case c;
  std::uint64_t text_hash = 0;
  std::vector<std::uint32_t> coverage;
  std::vector<TypedOp> ops;
  std::vector<TypedOp> composed;  ///< those that are given as composites
  std::vector<std::string> traits;
  std::vector<Avoided> redrawn;        ///< for which others were drawn before it
  std::vector<Avoided> expected;       ///< what it shows most likely, and is drawn all the same
  std::optional<std::size_t> variant;  ///< that it is compiled under; none: every one of the campaign
  bool closed_too = false;             ///< also compiled with its first inputs as literals
};

/// A failure before reduction.
struct FailedCase {
  judge::Case c;
  judge::Failure failure;
  std::size_t variant = 0;  ///< position in the campaign's list
  std::string suspect;      ///< class and op: failures that share it are probably one cause
};

/// A deviation of a program, before reduction; its first failure is that of the case.
struct DeviantCase {
  FailedCase at;
  judge::Deviation deviation;
};

/// What became of one program.
struct Examined {
  std::uint64_t number = 0;
  Verdict verdict = Verdict::kPass;
  std::optional<judge::Refusal> refusal;
  std::optional<FailedCase> refused;  ///< the program that the refusal is about
  bool refuses_shardings = false;     ///< ... which is taken on one device, without its shardings
  spec::ElementCounts counts;
  bool is_related = false;  ///< a relation was held against its answers
  std::int64_t compilations = 0;
  std::int64_t runs = 0;
  std::optional<Error> error;  ///< nothing can be judged
  std::optional<FailedCase> failed;
  std::vector<DeviantCase> deviations;  ///< by their grants and kinds
  judge::Undecided undecided;
  std::vector<spec::OpeningRow> openings;  ///< of open elements
  std::vector<std::string> known;          ///< suspects that it showed before it was tried without them
  bool unconfirmed = false;  ///< it failed once and, in a back end without a past, never again; or it is slow

  bool fails() const { return failed && !unconfirmed; }
  /// It compiled and ran, and no answer is known to be a violation.
  bool is_legal() const { return spec::is_legal(verdict); }
  /// As it is stored: of a violation its class.
  std::string word() const;
  /// Its text was compiled before.
  bool is_repeat() const { return verdict == Verdict::kRepeat; }
  /// Answers alone are wrong with it, if anything is: it was not refused, and did not crash or hang.
  bool is_answered() const { return !refused && (!failed || judge::is_value_class(failed->failure.kind)); }
};

/// The parts that a thread needs for itself.
struct Worker {
  Worker(const backends::BackendFactory& factory, const backends::Limits& limits,
         const std::shared_ptr<const spec::Contract>& contract)
      : backend(factory.start(limits)), judge(*backend, contract), guard(*contract),
        takes_dynamic(factory.takes_dynamic()), takes_quantized(factory.takes_quantized()) {}

  std::unique_ptr<backends::Backend> backend;
  judge::Judge judge;
  OracleGuard guard;
  bool takes_dynamic;    ///< dimensions that are not known, as they are
  bool takes_quantized;  ///< quantized types, as they are
};

/// How many programs the smoke lap of a campaign has; 0 where its policy asks for none.
std::uint64_t smoke_lap(const generator::Generator&);

/// Which of the programs at vector size, counted from 0, this program of the seed is, if any: of each hundred programs
/// as many as the policy says are, in places that are drawn, so that each shard has its part.
std::optional<std::uint64_t> vector_turn(const generator::Policy&, std::uint64_t seed, std::uint64_t number);

/// Program `number` of the seed: the first that nothing known speaks against. The same for every thread and machine.
Drawn draw_program(const generator::Generator&, std::uint64_t seed, std::uint64_t number, const Learning&,
                   generator::Guard*);

/// Which of its ops a program is to be given as composites.
void compose_by(const Learning&, Drawn&);

/// Which of so many variants this program of the seed is compiled under, where that is one: mostly the first, for most
/// causes show under any, and another program tells more than another variant.
std::size_t draw_variant(std::uint64_t seed, std::uint64_t number, std::size_t variants);
/// The same where forms stand behind so many variants: as many programs as a form asks for are given in it.
std::size_t draw_form(std::uint64_t seed, const Drawn&, std::span<const backends::Variant>, std::size_t variants);

/// Spreads the program over devices, as often as the policy says.
void spread_over_devices(Drawn&, const generator::Policy&, std::uint64_t seed);

/// Judges the program under its variant or under every one, and once more with its inputs as literals. The first
/// failure decides; of what none has, an undecided element comes before a deviation. What is not plainly right under
/// another variant than the first is tried under the first too, which decides where it is not right there either. A
/// program that shows what was expected of it is tried once more without the ops that this hangs on, and what the rest
/// shows decides.
Examined examine(const Drawn&, Worker&, std::span<const backends::Variant>);

/// The program without its ops of these names: what they yield is given to it. Its results are those that others yield.
/// Nothing where there are none of these or none of the others.
std::optional<judge::Case> without_ops(const judge::Case&, std::span<const spec::Record* const>);

}  // namespace assay::fuzz
