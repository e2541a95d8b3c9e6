#include "conform/suite/negative.h"

#include <map>
#include <optional>

#include <fmt/format.h>

#include "conform/names.h"
#include "conform/suite/candidate.h"
#include "program/edit/single_op.h"
#include "program/text/text.h"

namespace assay::conform {
namespace {

using spec::Law;

/// Mutants in one round, and rounds at most, which end once all laws are broken: some are broken alone by one mutant of
/// ten thousand. Of those of the first round the shortest text is kept.
constexpr std::uint64_t kPerRound = 500, kRounds = 40;

/// Small types: a text is to be read.
spec::SizePolicy small_sizes() {
  spec::SizePolicy out;
  out.max_rank = 3;
  out.max_dim = 4;
  return out;
}

/// The op as a text of which the verifier says that it breaks this law.
std::optional<std::string> text_breaking(const spec::Instance& op, const Law& law) {
  const auto module = program::module_of(op);
  if (!module) return std::nullopt;
  const std::string text = program::print(*module, program::Form::kGeneric);
  const auto verified = program::parse(text).and_then([](const Module& m) { return program::verify_text(m); });
  const std::string name = fmt::format("{} ({})", op.record->mnemonic, law.label);
  const bool is_named = !verified && verified.error().message.find(name) != std::string::npos;
  return is_named ? std::optional(text) : std::nullopt;
}

/// Looks for a witness of each law.
class WitnessSearch {
 public:
  WitnessSearch(const spec::Record& record, std::uint64_t seed) : record_(record), seed_(seed) {}

  Negatives run() {
    for (std::uint64_t round = 0; round < kRounds && found_.size() < record_.laws.size(); ++round)
      for (std::uint64_t k = 0; k < kPerRound; ++k) draw(round * kPerRound + k);
    Negatives out;
    for (const Law& law : record_.laws) {
      const auto it = found_.find(&law);
      if (it == found_.end()) out.without.push_back(&law);
      else out.programs.push_back({&record_, &law, it->second});
    }
    return out;
  }

 private:
  void draw(std::uint64_t number) {
    arena_.clear();
    Prng choices(seed_, stream_of(record_, number));
    spec::Instance op;
    const spec::Grid grid{choices.between(1, 2), choices.between(1, 2)};
    if (!spec::draw(op, record_, grid, choices, small_sizes(), {}, arena_)) return;
    const spec::Instance mutant = spec::mutate(op, choices, arena_);
    const Law* law = spec::broken_alone(mutant, arena_);
    if (law == nullptr || law->is_undefined_behaviour()) return;
    if (number < kPerRound || !found_.contains(law)) keep(mutant, *law);
  }
  void keep(const spec::Instance& op, const Law& law) {
    const auto text = text_breaking(op, law);
    if (!text) return;
    auto [it, is_new] = found_.try_emplace(&law, *text);
    if (!is_new && text->size() < it->second.size()) it->second = *text;
  }

  const spec::Record& record_;
  std::uint64_t seed_;
  spec::Arena arena_;
  std::map<const Law*, std::string> found_;
};

}  // namespace

Negatives draw_negatives(const spec::Record& record, std::uint64_t seed) { return WitnessSearch(record, seed).run(); }

}  // namespace assay::conform
