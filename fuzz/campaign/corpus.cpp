#include "fuzz/campaign/corpus.h"

#include <algorithm>
#include <unordered_set>

#include <fmt/format.h>
#include <xxhash.h>

#include "fuzz/campaign/affordable.h"
#include "fuzz/campaign/cones.h"
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

/// Sets the places of programs from the corpus apart from what the programs are.
constexpr std::uint64_t kChoosing = 0x9e3779b97f4a7c15;
/// A small program without drawn ops is also given with its inputs as literals, as often as drawn ones are.
constexpr std::uint64_t kLiteralsOneIn = 4;
/// Every op of a model is in so many cones; in fewer where there are very many.
constexpr std::uint64_t kRounds = 8;
constexpr std::size_t kEnoughCones = 4096;

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
Module as_drawn(Module module) {
  if (auto edited = program::with_given_values(module)) module = std::move(edited->module);
  program::drop_unreachable(module);
  program::entry_of(module).name = "main";  // some back ends take no other
  return module;
}

bool is_model(const Module& module) {
  std::size_t ops = 0;
  for (const Function& f : module.functions) ops += program::count_ops(f.body);
  return ops > kMostOpsOfAProgram;
}

Result<void> is_program(const Module& module) {
  if (auto valid = program::verify(module); !valid) return valid;
  const std::string why = obstacle(module);
  return why.empty() ? Result<void>() : fail(why);
}

/// A model is taken as large as it is, or not at all.
Result<Module> whole_model(const Module& module) {
  return is_program(module).and_then([&] { return is_affordable(module); }).map([&] { return module; });
}

Result<Module> small_program(const Module& module) {
  return is_program(module).and_then([&] { return affordable(module); });
}

/// A corpus while its files are read.
class Reading {
 public:
  void add(const std::string& path, const std::string& text) {
    for (const program::Part& part : program::split(text))
      if (part.text.find("func") != std::string_view::npos) add_part(path, part.text, program::run_line(text).entry);
  }

  /// The files take turns, so that all of each are met early.
  Corpus finish() {
    for (std::uint64_t round = 0; round < kRounds; ++round)
      for (Model& model : models_) add_cones(model, round);
    for (const Model& model : models_) say_of(model);
    out_.models = models_.size();
    return std::move(out_);
  }

 private:
  struct Model {
    std::string path;
    Cones cones;
    std::string obstacle;  ///< of the whole
  };

  void add_part(const std::string& path, std::string_view text, const std::string& entry) {
    const auto module = program::parse(text);
    if (!module) return leave_out(path, module.error().text());
    if (auto valid = program::verify(*module); !valid) return leave_out(path, valid.error().text());
    const auto programs = program::programs_of(*module, entry);
    if (programs.empty()) return leave_out(path, "it has no function that can be run");
    for (const Module& program : programs) add_program(path, as_drawn(program));
  }

  void add_program(const std::string& path, const Module& module) {
    const bool is_large = is_model(module);
    const auto whole = accept(module, is_large ? whole_model : small_program);
    if (is_large) models_.push_back({path, Cones(module), whole ? "" : whole.error().text()});
    else if (!whole) leave_out(path, whole.error().text());
  }

  Result<void> accept(const Module& module, Result<Module> (*taken)(const Module&)) {
    const std::string given = program::print(module);
    if (accepted_.contains(given)) return {};
    return taken(module).map([&](const Module& program) {
      accepted_.insert(given);
      add_text(program::print(program));
    });
  }

  void add_text(std::string text) {
    if (!texts_.insert(text).second) return;
    out_.hash = XXH3_64bits_withSeed(text.data(), text.size(), out_.hash);
    out_.programs.push_back(std::move(text));
  }

  void add_cones(Model& model, std::uint64_t round) {
    const std::size_t before = out_.programs.size();
    if (round > 0 && before > kEnoughCones) return;
    model.cones.round(round, [this](const Module& cone) { return accept(cone, small_program); });
    out_.cones += out_.programs.size() - before;
  }

  void say_of(const Model& model) {
    if (!model.obstacle.empty()) {
      leave_out(model.path, model.cones.covered() > 0 ? "taken apart only: " + model.obstacle : model.obstacle);
    }
    for (const auto& [why, ops] : model.cones.left_out())
      leave_out(model.path, fmt::format("{} op{} of it: {}", ops, ops == 1 ? "" : "s", why));
  }

  void leave_out(const std::string& path, const std::string& why) {
    out_.left_out.push_back(fmt::format("{}: {}", path, why));
  }

  Corpus out_;
  std::vector<Model> models_;
  std::unordered_set<std::string> accepted_, texts_;
};

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
  const std::int64_t sets = input_sets_for(module, policy);
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
  Reading reading;
  for (const auto& [path, text] : files) reading.add(path, text);
  return reading.finish();
}

std::optional<std::uint64_t> corpus_turn(const generator::Policy& policy, std::uint64_t seed, std::uint64_t number) {
  const std::uint64_t hundred = number / 100, share = policy.corpus;
  const std::uint64_t place = (number % 100 + Prng(seed ^ kChoosing, hundred).below(100)) % 100;
  const std::uint64_t before = place * share / 100, after = (place + 1) * share / 100;
  return before == after ? std::nullopt : std::optional(hundred * share + before);
}

Drawn draw_from_corpus(const Corpus& corpus, std::uint64_t turn, const generator::Generator& generator,
                       const generator::Policy& policy, std::uint64_t seed, std::uint64_t number,
                       const generator::Steering& steering, generator::Guard* guard) {
  Prng choices(seed, number);
  Module material = *program::parse(corpus.programs[turn % corpus.programs.size()]);
  if (choices.chance(policy.corpus_retyped, 100)) material = retyped(std::move(material), policy, choices);
  Drawn out;
  if (choices.chance(policy.corpus_extended, 100)) {
    generator::DrawnProgram extended = generator.extend(std::move(material), choices, steering, guard);
    out.coverage = std::move(extended.coverage);
    out.c = judge::Case{std::move(extended.module), std::move(extended.input_sets)};
  } else {
    out.c = with_drawn_inputs(std::move(material), policy, choices);
    out.closed_too = elements_of(out.c.module) <= policy.literal_elements_most && number % kLiteralsOneIn == 0;
  }
  out.number = number;
  out.ops = typed_ops(out.c.module);
  out.traits = judge::traits_of(out.c.module);
  out.text_hash = hash_of(out.c, program::print(out.c.module));
  return out;
}

}  // namespace assay::fuzz
