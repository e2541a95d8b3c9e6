#include "fuzz/campaign/corpus.h"

#include <algorithm>

#include <fmt/format.h>
#include <xxhash.h>

#include "fuzz/campaign/drawn_inputs.h"
#include "program/edit/walk.h"
#include "program/text/text.h"
#include "spec/can_draw.h"

namespace assay::fuzz {
namespace {

/// What is drawn for the choice between corpus and generator does not depend on the program.
constexpr std::uint64_t kChoosing = 0x9e3779b97f4a7c15;

/// Why a campaign cannot take the program; empty where it can.
std::string obstacle(const Module& module) {
  const Function* entry = module.entry();
  if (entry == nullptr) return "it has no function";
  if (const std::string why = cannot_draw(*entry); !why.empty()) return why;
  if (!std::ranges::all_of(entry->results, is_static_tensor)) return "a result is no static tensor";
  if (entry->results.empty()) return "it has no results";
  std::string op_without;
  for (const Function& f : module.functions)
    program::each_op(f.body, [&](const Op& op) {
      if (!spec::can_draw(*op.record)) op_without = op.record->full_name();
    });
  return op_without.empty() ? "" : op_without + " cannot be judged in a campaign";
}

Result<Module> program_in(std::string_view text) {
  auto module = program::parse(text);
  if (!module) return module;
  if (auto valid = program::verify(*module); !valid) return tl::unexpected(valid.error());
  if (const std::string why = obstacle(*module); !why.empty()) return fail(why);
  return module;
}

std::uint64_t hash_of(const Case& c, const std::string& text) {
  std::uint64_t hash = XXH3_64bits(text.data(), text.size());
  for (const auto& inputs : c.inputs)
    for (const auto& process : inputs)
      for (const Tensor& t : process) hash = XXH3_64bits_withSeed(t.bytes.data(), t.bytes.size(), hash);
  return hash;
}

}  // namespace

Corpus read_corpus(const std::vector<std::pair<std::string, std::string>>& files) {
  Corpus out;
  for (const auto& [path, text] : files)
    for (const program::Part& part : program::split(text)) {
      if (part.text.find("func") == std::string_view::npos) continue;
      auto module = program_in(part.text);
      if (!module) {
        out.left_out.push_back(fmt::format("{}: {}", path, module.error().text()));
        continue;
      }
      const std::string printed = program::print(*module);
      out.hash = XXH3_64bits_withSeed(printed.data(), printed.size(), out.hash);
      out.programs.push_back(*std::move(module));
    }
  return out;
}

bool takes_from_corpus(const generator::Policy& policy, std::uint64_t seed, std::uint64_t number) {
  Prng choices(seed ^ kChoosing, number);
  return choices.chance(policy.corpus, 100);
}

Drawn draw_from_corpus(const Corpus& corpus, const generator::Policy& policy, std::uint64_t seed,
                       std::uint64_t number) {
  Prng choices(seed, number);
  const Module& module = corpus.programs[choices.below(corpus.programs.size())];
  const auto lane = static_cast<generator::Lane>(choices.weighted(policy.lanes));
  const Function& entry = *module.entry();
  const auto fillings = draw_fillings(entry, lane, choices);
  Drawn out;
  out.number = number;
  out.ops = typed_ops(module);
  out.c.module = module;
  const std::int64_t sets = entry.body.arguments.empty() ? 1 : policy.input_sets;
  for (std::int64_t set = 0; set < sets; ++set) out.c.inputs.push_back(draw_inputs(module, fillings, choices));
  out.text_hash = hash_of(out.c, program::print(module));
  return out;
}

}  // namespace assay::fuzz
