#include "judge/pass_backend.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <regex>

#include "backends/pass.h"
#include "backends/protocol/layout.h"
#include "judge/case.h"
#include "judge/signature.h"
#include "program/edit/walk.h"
#include "program/sharding_dialect.h"
#include "program/shards.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

using backends::Backend;
using backends::BackendFactory;
using backends::Limits;
using backends::Outcome;
using backends::OutcomeKind;
using backends::Source;
using backends::Variant;

/// What every pass has to take.
constexpr const char* kProbe =
    "func.func @main(%arg0: tensor<f32>) -> tensor<f32> {\n  return %arg0 : tensor<f32>\n}\n";

/// `slice (C3)` of `slice (C3): limit_indices[1] = 9 exceeds ...`.
std::string law_in(const std::string& message) { return message.substr(0, message.find(": ")); }

Outcome breaks_a_law(const Error& error, const std::string& text) {
  return {OutcomeKind::kInvalidOutput, fmt::format("{}\nin what the pass wrote:\n{}", error.text(), text),
          law_in(error.message)};
}

/// What is beyond our parser, or the oracle, says nothing of the pass.
Outcome beyond_us(const char* what, const std::string& why) {
  return {OutcomeKind::kUnsupported, fmt::format("{}: {}", what, why)};
}

/// The output of a pass, ready to run.
struct Transformed {
  Module module;
  std::optional<backends::Layout> layout;  ///< where each device runs it on its shards
  oracle::Preparation preparation = {};
};

/// The program that a text holds, in the grid of `processes` where it names none.
tl::expected<Module, Outcome> read_program(const std::string& text, spec::Grid processes, bool is_partitioned) {
  const auto refusal = [&](const Error& error, bool is_read) {
    const char* what = is_read ? "the output is not run" : "the output is not read";
    return is_invalid_output(error, is_read) ? breaks_a_law(error, text) : beyond_us(what, error.text());
  };
  auto module = program::parse(text, "the output");
  if (!module) return tl::unexpected(refusal(module.error(), false));
  if (!module->states_grid || is_partitioned) module->grid = processes;
  if (is_partitioned) module->devices = 1;
  if (const auto valid = program::verify_text(*module); !valid) return tl::unexpected(refusal(valid.error(), true));
  if (const auto runs = program::verify(*module); !runs)
    return tl::unexpected(beyond_us("the output is not run", runs.error().text()));
  if (module->entry() == nullptr) return tl::unexpected(beyond_us("the output is not run", "it has no function @main"));
  return *std::move(module);
}

tl::expected<Transformed, Outcome> read_output(const std::string& text, const Module& original) {
  auto module = read_program(text, original.grid, false);
  if (!module) return tl::unexpected(std::move(module.error()));
  if (const auto other = other_signature(original, *module); !other.empty())
    return tl::unexpected(beyond_us("the output has another signature", other));
  return Transformed{*std::move(module), std::nullopt};
}

/// How the values of the original lie on the devices, by the shardings that a partitioner left in its output.
Result<backends::Layout> layout_in(const Module& output, const Module& original) {
  Module whole = original;
  whole.meshes = output.meshes;
  Function& f = program::entry_of(whole);
  f.argument_attributes = output.entry()->argument_attributes;
  f.result_attributes = output.entry()->result_attributes;
  return backends::layout_of(whole, {});
}

/// Why a device cannot run the output on its shards; empty where it can.
std::string wrong_shards(const Module& output, const backends::Layout& layout, const Function& original) {
  const Function& f = *output.entry();
  if (f.body.arguments.size() != layout.arguments.size() || f.results.size() != layout.results.size())
    return "it takes or gives another number of values";
  const auto wrong = [](const char* what, std::size_t k, Type is, const program::Sharding& s, Type whole) {
    const Type shard = program::shard_type(s, whole);
    return is == shard
               ? ""
               : fmt::format("{} {} is {}, and the shard of {} is {}", what, k, is.text(), whole.text(), shard.text());
  };
  for (std::size_t k = 0; k < layout.arguments.size(); ++k)
    if (auto why = wrong("argument", k, f.type(f.body.arguments[k]), layout.arguments[k],
                         original.type(original.body.arguments[k]));
        !why.empty())
      return why;
  for (std::size_t k = 0; k < layout.results.size(); ++k)
    if (auto why = wrong("result", k, f.results[k], layout.results[k], original.results[k]); !why.empty()) return why;
  return "";
}

/// Of a pass that spreads a program over devices: each of them runs the output.
tl::expected<Transformed, Outcome> read_partitioned(const std::string& text, const Module& original) {
  auto module = read_program(text, {1, original.devices}, true);
  if (!module) return tl::unexpected(std::move(module.error()));
  auto layout = layout_in(*module, original);
  if (!layout) return tl::unexpected(beyond_us("the output is not run", layout.error().text()));
  if (const auto wrong = wrong_shards(*module, *layout, *original.entry()); !wrong.empty())
    return tl::unexpected(
        Outcome{OutcomeKind::kInvalidOutput, fmt::format("{}\nin what the pass wrote:\n{}", wrong, text), "shards"});
  return Transformed{*std::move(module), *std::move(layout)};
}

class PassBackend final : public Backend {
 public:
  PassBackend(std::unique_ptr<Backend> pass, const Limits& limits, bool partitions)
      : pass_(std::move(pass)), limits_{.bytes = limits.resident_bytes, .time = limits.timeout},
        partitions_(partitions) {}

  Outcome compile(const Source& source, const Variant& variant) override {
    program_.reset();
    if (source.module == nullptr) return {OutcomeKind::kRejected, "the text is not read"};
    if (!partitions_ || source.module->devices <= 1) return transformed(source, variant, false);
    if (program::dialect_of_shardings(*source.module) == program::ShardingDialect::kShardy)
      return transformed(source, variant, true);
    const auto said = program::with_shardings_in(program::ShardingDialect::kShardy, *source.module);
    if (!said) return beyond_us("Shardy has no words for the shardings of the program", said.error().text());
    return transformed({&*said, program::print(*said), source.grid}, variant, true);
  }

  Outcome run(const ProcessTensors& inputs) override {
    if (!program_) return {OutcomeKind::kFailed, "nothing to run: the last program was not transformed"};
    const auto& layout = program_->layout;
    const ProcessTensors given = layout ? backends::taken_apart(inputs[0], *layout) : inputs;
    if (const auto why = cannot_take(program_->module, given); !why.empty())
      return beyond_us("the output does not take these inputs", why);
    auto result = oracle::evaluate(program_->module, given, limits_, &program_->preparation);
    if (result && layout) return backends::put_together(result->outputs, *layout);
    if (result) return {.outputs = std::move(result->outputs)};
    if (result.error().kind == ErrorKind::kUnsupported)
      return beyond_us("the output is not run", result.error().text());
    return {OutcomeKind::kFailed, "the output has no answer: " + result.error().text()};
  }

  void restart(double patience) override { pass_->restart(patience); }
  double cpu_seconds() const override { return pass_->cpu_seconds(); }

 private:
  Outcome transformed(const Source& source, const Variant& variant, bool is_spread) {
    Outcome made = pass_->transform(source, variant);
    if (!made.ok()) return made;
    if (!program::verify_text(*source.module)) return made;  // it is taken, and no law says what is made of it
    auto output = is_spread ? read_partitioned(made.text, *source.module) : read_output(made.text, *source.module);
    if (!output) return with_times(std::move(output.error()), made);
    program_ = *std::move(output);
    return made;
  }

  static Outcome with_times(Outcome out, const Outcome& made) {
    out.seconds = made.seconds;
    out.cpu_seconds = made.cpu_seconds;
    return out;
  }

  std::unique_ptr<Backend> pass_;
  oracle::Limits limits_;
  bool partitions_;
  std::optional<Transformed> program_;
};

/// A factory of passes as one of back ends.
class PassFactory final : public BackendFactory {
 public:
  PassFactory(std::string rest, std::unique_ptr<BackendFactory> passes)
      : name_(fmt::format("{}:{}", kPassKind, rest)), passes_(std::move(passes)) {}

  std::string name() const override { return name_; }
  std::string identity() const override { return fmt::format("{} {}", kPassKind, passes_->identity()); }
  std::vector<Variant> variants() const override { return passes_->variants(); }
  std::vector<std::string> lacking_dialects() const override { return passes_->lacking_dialects(); }
  bool takes_dynamic() const override { return passes_->takes_dynamic(); }
  bool takes_quantized() const override { return passes_->takes_quantized(); }
  std::vector<std::string> partitioners() const override { return passes_->partitioners(); }
  std::vector<Variant> without_passes(const Variant& v) const override { return passes_->without_passes(v); }
  backends::ExportTemplate export_template() const override { return passes_->export_template(); }
  std::unique_ptr<Backend> start(const Limits& limits) const override {
    return std::make_unique<PassBackend>(passes_->start(limits), limits, !partitioners().empty());
  }

 private:
  std::string name_;
  std::unique_ptr<BackendFactory> passes_;
};

}  // namespace

std::vector<Variant> compared_with(const BackendFactory& factory, const Variant& failing, std::vector<Variant> all) {
  if (!factory.name().starts_with(fmt::format("{}:", kPassKind))) return all;
  std::vector<Variant> out = factory.without_passes(failing);
  for (Variant& v : out) v.name = "no-" + v.name;
  std::ranges::copy_if(all, std::back_inserter(out), [](const Variant& v) { return !v.form.empty(); });
  return out;
}

bool is_invalid_output(const Error& error, bool is_read) {
  static const std::regex law(R"( \(([A-Z])\d+\): )");  // `slice (C3): ...`
  std::smatch named;
  if (error.kind != ErrorKind::kInvalid) return false;
  return std::regex_search(error.message, named, law) ? named[1] != "A" : is_read;
}

Result<std::unique_ptr<BackendFactory>> open_pass_backend(const std::string& rest, const Limits& limits) {
  auto passes = backends::open_pass(rest, limits);
  if (!passes) return tl::unexpected(passes.error());
  auto factory = std::make_unique<PassFactory>(rest, *std::move(passes));
  const auto probe = program::parse(kProbe);
  Limits at_start = limits;
  at_start.timeout = limits.start;
  const Outcome tried = factory->start(at_start)->compile({&*probe, kProbe, {}}, factory->variants().front());
  if (!tried.ok())
    return fail(fmt::format("{} does not take a program without any op: {}", factory->name(), tried.message), "",
                ErrorKind::kEnvironment);
  return factory;
}

}  // namespace assay::judge
