#include "fuzz/campaign/corpus.h"

#include <algorithm>

#include <fmt/format.h>
#include <xxhash.h>

#include "fuzz/names.h"
#include "generator/values/inputs.h"
#include "judge/cluster/features.h"
#include "program/edit/calls.h"
#include "program/edit/checks.h"
#include "program/edit/compact.h"
#include "program/edit/retype.h"
#include "program/edit/walk.h"
#include "program/text/run_line.h"
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
  if (const std::string why = generator::cannot_draw(*entry); !why.empty()) return why;
  if (!std::ranges::all_of(entry->results, generator::is_static_tensor)) return "a result is no static tensor";
  if (entry->results.empty()) return "it has no results";
  std::string op_without;
  for (const Function& f : module.functions)
    program::each_op(f.body, [&](const Op& op) {
      if (!spec::can_draw(*op.record)) op_without = op.record->full_name();
    });
  return op_without.empty() ? "" : op_without + " cannot be judged in a campaign";
}

/// With drawn values in the place of those that functions without parameters give.
Result<Module> as_drawn(Module module) {
  if (auto edited = program::with_given_values(module)) module = std::move(edited->module);
  program::drop_unreachable(module);
  program::entry_of(module).name = "main";  // some back ends take no other
  if (auto valid = program::verify(module); !valid) return tl::unexpected(valid.error());
  if (const std::string why = obstacle(module); !why.empty()) return fail(why);
  return module;
}

/// What a part of a file comes down to, and why something of it is left out.
struct Programs {
  std::vector<Module> taken;
  std::vector<std::string> left_out;
};

Programs programs_in(std::string_view text, const std::string& entry) {
  const auto module = program::parse(text);
  if (!module) return {{}, {module.error().text()}};
  if (auto valid = program::verify(*module); !valid) return {{}, {valid.error().text()}};
  const auto programs = program::programs_of(*module, entry);
  if (programs.empty()) return {{}, {"it has no function that can be run"}};
  Programs out;
  for (const Module& program : programs) {
    auto drawn = as_drawn(program);
    if (drawn) out.taken.push_back(*std::move(drawn));
    else out.left_out.push_back(drawn.error().text());
  }
  return out;
}

std::vector<spec::ElementType> members(spec::ElementSet set) {
  std::vector<spec::ElementType> out;
  for (const spec::ElementFormat& f : spec::element_formats())
    if (set & spec::set_of(f.type)) out.push_back(f.type);
  return out;
}

spec::ElementSet element_types(const Function& f) {
  spec::ElementSet out = 0;
  for (const Type type : f.types)
    if (type.is_tensor()) out |= spec::set_of(type.element());
  return out;
}

/// Another element type of the same kind stands for one of the entry function's; as it is where some op does not take
/// it.
Module retyped(Module module, const generator::Policy& policy, Choices& choices) {
  const auto own = members(element_types(*module.entry()));
  if (own.empty()) return module;
  const auto from = own[choices.below(own.size())];
  const auto others = members(spec::elements_of(spec::format(from).kind) & policy.types & generator::drawn_types());
  if (others.empty()) return module;
  const auto to = others[choices.below(others.size())];
  auto edited = program::with_types(module, [&](Type t) { return program::with_element(t, from, to); });
  return edited && edited->sources.size() == module.entry()->body.arguments.size() ? std::move(edited->module) : module;
}

judge::Case with_drawn_inputs(Module module, const generator::Policy& policy, Choices& choices) {
  const auto lane = static_cast<generator::Lane>(choices.weighted(policy.lanes));
  const Function& entry = *module.entry();
  const auto fillings = generator::draw_fillings(entry, lane, choices);
  judge::Case out;
  const std::int64_t sets = entry.body.arguments.empty() ? 1 : policy.input_sets;
  for (std::int64_t set = 0; set < sets; ++set) out.inputs.push_back(generator::draw_inputs(module, fillings, choices));
  out.module = std::move(module);
  return out;
}

std::uint64_t hash_of(const judge::Case& c, const std::string& text) {
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
      const Programs programs = programs_in(part.text, program::run_line(text).entry);
      for (const std::string& why : programs.left_out) out.left_out.push_back(fmt::format("{}: {}", path, why));
      for (const Module& module : programs.taken) {
        out.programs.push_back(program::print(module));
        out.hash = XXH3_64bits_withSeed(out.programs.back().data(), out.programs.back().size(), out.hash);
      }
    }
  return out;
}

bool takes_from_corpus(const generator::Policy& policy, std::uint64_t seed, std::uint64_t number) {
  Prng choices(seed ^ kChoosing, number);
  return choices.chance(policy.corpus, 100);
}

Drawn draw_from_corpus(const Corpus& corpus, const generator::Generator& generator, const generator::Policy& policy,
                       std::uint64_t seed, std::uint64_t number, const generator::Steering& steering,
                       generator::Guard* guard) {
  Prng choices(seed, number);
  Module material = *program::parse(corpus.programs[choices.below(corpus.programs.size())]);
  if (choices.chance(policy.corpus_retyped, 100)) material = retyped(std::move(material), policy, choices);
  Drawn out;
  if (choices.chance(policy.corpus_extended, 100)) {
    generator::DrawnProgram extended = generator.extend(std::move(material), choices, steering, guard);
    out.coverage = std::move(extended.coverage);
    out.c = judge::Case{std::move(extended.module), std::move(extended.input_sets)};
  } else {
    out.c = with_drawn_inputs(std::move(material), policy, choices);
  }
  out.number = number;
  out.ops = typed_ops(out.c.module);
  out.traits = judge::traits_of(out.c.module);
  out.text_hash = hash_of(out.c, program::print(out.c.module));
  return out;
}

}  // namespace assay::fuzz
