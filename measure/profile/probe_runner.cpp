#include "measure/profile/probe_runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "judge/policies/element_text.h"
#include "measure/names.h"
#include "measure/profile/sum_tree.h"
#include "program/text/text.h"
#include "spec/types/float_code.h"

namespace assay::measure {
namespace {

using backends::Outcome;
using reports::Observation;

constexpr const char* kTerms = "terms";  ///< of the inputs of a tree: those that are summed

Error in_probe(const Error& error, const std::string& name) {
  return {fmt::format("{}: {}", name, error.message), error.place, error.kind};
}

Result<Module> module_of(const std::string& text) {
  auto module = program::parse(text);
  if (!module) return module;
  if (const auto valid = program::verify(*module); !valid) return tl::unexpected(valid.error());
  return module;
}

std::vector<Type> argument_types(const Module& module) {
  std::vector<Type> out;
  for (const ValueId v : module.entry()->body.arguments) out.push_back(module.entry()->type(v));
  return out;
}

Result<ProcessTensors> inputs_of_case(const Module& module, const ProbeCase& c) {
  const auto types = argument_types(module);
  if (types.size() != c.inputs.size() && !(types.empty() && c.inputs.size() <= 1))
    return fail(fmt::format("{} inputs for {} arguments", c.inputs.size(), types.size()));
  std::vector<Tensor> of_process;
  for (std::size_t k = 0; k < types.size(); ++k) {
    auto tensor = judge::parse_elements(c.inputs[k] == kTerms ? "1" : c.inputs[k], types[k]);
    if (!tensor) return tl::unexpected(tensor.error());
    of_process.push_back(*std::move(tensor));
  }
  return ProcessTensors(static_cast<std::size_t>(module.grid.processes()), of_process);
}

/// Rows in hexadecimal mean bits, so that NaNs differ.
bool is_row_of(const ProbeAnswer& row, const Tensor& expected, const Tensor& got) {
  if (row.values.find("0x") != std::string::npos) return expected == got;
  return judge::same_elements(expected, got);
}

/// In the words of the back end's outcome.
Observation refused(const Outcome& outcome) {
  Observation out;
  const std::string message = outcome.message.substr(0, outcome.message.find('\n'));
  out.behaviour = fmt::format("{}: {}", backends::to_string(outcome.kind), message);
  return out;
}

/// What is legal needs no line and no tensors to show it.
void forget_evidence(Observation& seen) {
  seen.lines.clear();
  seen.witness.inputs.clear();
  seen.witness.outputs.clear();
}

// ---- Masks --------------------------------------------------------------------------------------

/// What reveals a tree: numbers so huge that ones vanish beside them.
struct Masks {
  double huge, one;
};
Masks masks_of(spec::ElementType e) {
  if (e == spec::ElementType::f16) return {std::ldexp(1.0, 15), std::ldexp(1.0, -14)};
  return {std::ldexp(1.0, 100), 1};
}

void set_terms(Tensor& t, int terms, int i, int j) {
  const auto e = t.type.element();
  const Masks masks = masks_of(e);
  const auto size = static_cast<std::size_t>(spec::storage_bytes(e));
  for (std::int64_t k = 0; k < t.type.elements(); ++k) {
    const int term = static_cast<int>(k % terms);
    const std::uint64_t code = spec::encode(e, term == i ? masks.huge : term == j ? -masks.huge : masks.one);
    std::memcpy(t.bytes.data() + static_cast<std::size_t>(k) * size, &code, size);
  }
}

/// How many ones the first element of the result counts.
std::optional<int> ones_in(const Tensor& result, double one) {
  std::uint64_t code = 0;
  std::memcpy(&code, result.bytes.data(), static_cast<std::size_t>(spec::storage_bytes(result.type.element())));
  const double ones = spec::decode(result.type.element(), code) / one;
  if (!(ones >= 0 && ones < 1e6) || std::floor(ones) != ones) return std::nullopt;
  return static_cast<int>(ones);
}

}  // namespace

Result<spec::Contract> contract_of_lines(const std::string& baseline, const std::vector<std::string>& lines) {
  std::string text = fmt::format("contract draft : {}\n", baseline);
  for (const std::string& line : lines) text += fmt::format("grant {} because measured \"a probe\"\n", line);
  auto contract = spec::parse_contract(text, "draft");
  if (!contract) return contract;
  auto& grants = contract->grants;
  grants.erase(grants.begin(), grants.end() - static_cast<std::ptrdiff_t>(lines.size()));
  for (std::size_t k = 0; k < lines.size(); ++k) grants[k].name = lines[k];
  return contract;
}

Outcome ProbeRunner::compile(const Module& module) {
  return backend_.compile({&module, program::print(module), module.grid}, variant_);
}

Result<std::vector<Observation>> ProbeRunner::run(const ProbeInstance& instance) {
  const Probe& probe = instance.probe;
  const auto module = module_of(probe.program);
  if (!module) return tl::unexpected(in_probe(module.error(), probe.name));
  const Outcome compiled = compile(*module);
  std::vector<Observation> all;
  for (const ProbeCase& c : probe.cases) {
    auto seen = !compiled.ok() ? refused(compiled) : c.reveals_tree ? find_tree(*module, c) : run_case(*module, c);
    if (!seen) return tl::unexpected(in_probe(seen.error(), probe.name));
    seen->topic = probe.topic;
    seen->probe = probe.name;
    seen->question = probe.question;
    seen->words = instance.words;
    seen->name = c.name;
    seen->asked = fmt::format("{}", fmt::join(c.inputs, "; "));
    all.push_back(*std::move(seen));
  }
  return all;
}

Result<Observation> ProbeRunner::run_case(const Module& module, const ProbeCase& c) {
  auto inputs = inputs_of_case(module, c);
  if (!inputs) return tl::unexpected(inputs.error());
  Outcome outcome = backend_.run(*inputs);
  if (!outcome.ok()) return refused(outcome);
  const Trial trial{module, *std::move(inputs), std::move(outcome.outputs)};
  Observation seen;
  if (auto read = read_answer(trial, c, seen); !read) return tl::unexpected(read.error());
  if (auto judged = judge(trial, c, seen); !judged) return tl::unexpected(judged.error());
  return seen;
}

/// The row of the answer, if the case has rows.
Result<void> ProbeRunner::read_answer(const Trial& trial, const ProbeCase& c, Observation& seen) const {
  const Tensor& got = trial.outputs.at(0).at(0);
  for (const ProbeAnswer& row : c.answers) {
    const auto expected = judge::parse_elements(row.values, got.type);
    if (!expected) return tl::unexpected(expected.error());
    if (!is_row_of(row, *expected, got)) continue;
    seen.behaviour = row.behaviour;
    seen.lines = row.lines;
    return {};
  }
  if (!c.answers.empty()) seen.behaviour = fmt::format("answers {}, which no row explains", judge::elements_text(got));
  return {};
}

/// What the baseline says of the answer. Lines that grant what it grants are not proposed.
Result<void> ProbeRunner::judge(const Trial& trial, const ProbeCase& c, Observation& seen) const {
  const auto outside = outside_baseline(trial, *baseline_);
  if (!outside) return tl::unexpected(outside.error());
  seen.is_legal = outside->empty();
  const OutsideElement first{{}, judge::elements_text(trial.outputs[0][0]), "", {}};
  seen.witness = profile_witness_of(trial, seen.is_legal ? first : outside->front());
  if (seen.is_legal) forget_evidence(seen);
  if (c.answers.empty() && seen.is_legal) seen.behaviour = "within the baseline";
  if (seen.is_legal || !seen.lines.empty()) return {};
  return try_candidates(trial, *outside, c, seen);
}

/// The first line under which every answer is legal.
Result<void> ProbeRunner::try_candidates(const Trial& trial, const std::vector<OutsideElement>& outside,
                                         const ProbeCase& c, Observation& seen) const {
  for (const std::string& line : c.candidates) {
    const auto contract = contract_of_lines(baseline_->name, {line});
    if (!contract) return tl::unexpected(contract.error());
    oracle::Explainer explainer = explainer_of(trial, *contract);
    const auto is_granted = [&](const OutsideElement& e) {
      return smallest_grants(trial, e.at, *contract, explainer).has_value();
    };
    if (!std::ranges::all_of(outside, is_granted)) continue;
    seen.lines = {line};
    if (c.answers.empty()) seen.behaviour = line;
    return {};
  }
  if (c.answers.empty())
    seen.behaviour = fmt::format("gives {} where {} is right", outside.front().got, outside.front().expected);
  return {};
}

Result<Observation> ProbeRunner::find_tree(const Module& module, const ProbeCase& c) {
  auto inputs = inputs_of_case(module, c);
  if (!inputs) return tl::unexpected(inputs.error());
  const auto place = std::ranges::find(c.inputs, kTerms);
  if (place == c.inputs.end()) return fail("a tree needs an input `terms`");
  Tensor& summed = (*inputs)[0][static_cast<std::size_t>(place - c.inputs.begin())];
  const int terms = static_cast<int>(summed.type.shape().empty() ? 1 : summed.type.shape().back());
  const auto surviving = [&](int i, int j) -> std::optional<int> {
    set_terms(summed, terms, i, j);
    const Outcome outcome = backend_.run(*inputs);
    if (!outcome.ok() || outcome.outputs.empty() || outcome.outputs[0].empty()) return std::nullopt;
    return ones_in(outcome.outputs[0][0], masks_of(summed.type.element()).one);
  };
  const auto tree = reveal_tree(terms, surviving);
  Observation seen;
  seen.witness.program = program::print(module);
  seen.tree = tree ? text_of(*tree) : "";
  seen.behaviour = tree ? describe(*tree) : "in no tree that masks reveal";
  return seen;
}

}  // namespace assay::measure
