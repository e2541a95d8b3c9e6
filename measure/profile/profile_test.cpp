#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <set>

#include "judge/builtin.h"
#include "measure/names.h"
#include "measure/profile/contract_text.h"
#include "measure/profile/difference.h"
#include "measure/profile/function_probe.h"
#include "measure/profile/grant_line.h"
#include "measure/profile/need.h"
#include "measure/profile/planted_numerics_test.h"
#include "measure/profile/probe_runner.h"
#include "measure/profile/profile.h"
#include "measure/profile/rule_runner.h"
#include "measure/profile/witness.h"
#include "measure/sweep/planted_function_test.h"
#include "program/text/text.h"

/// Back ends whose numerics are planted, so that it is known what has to be found.
namespace assay::measure {
namespace {

using reports::FoundGrant;
using reports::Observation;

void flush_floats(Tensor& t) {
  if (t.type.element() != spec::ElementType::f32) return;
  for (std::size_t at = 0; at < t.bytes.size(); at += 4) {
    float x = 0;
    std::memcpy(&x, t.bytes.data() + at, 4);
    if (std::fabs(x) < 0x1p-126f) x = std::copysign(0.0f, x);
    std::memcpy(t.bytes.data() + at, &x, 4);
  }
}

bool calls(const Module& module, const char* mnemonic) {
  return std::ranges::any_of(module.entry()->body.ops, [&](const Op& op) { return op.record->mnemonic == mnemonic; });
}

/// Floats of a reduction, in blocks of eight.
std::optional<ProcessTensors> sum_in_blocks_of_eight(const Module& module, const ProcessTensors& inputs) {
  const Tensor& terms = inputs[0][0];
  if (!calls(module, "reduce") || terms.type.element() != spec::ElementType::f32) return std::nullopt;
  float sum = 0;
  for (std::size_t block = 0; block < terms.bytes.size(); block += 32) {
    float of_block = 0, x = 0;
    for (std::size_t at = block; at < std::min(block + 32, terms.bytes.size()); at += 4) {
      std::memcpy(&x, terms.bytes.data() + at, 4);
      of_block += x;
    }
    sum += of_block;
  }
  Tensor out{module.entry()->results[0], std::vector<std::byte>(4)};
  std::memcpy(out.bytes.data(), &sum, 4);
  return ProcessTensors{{out}};
}

std::shared_ptr<const spec::Contract> contract(const char* name) { return *spec::contract_named(name); }

std::vector<Probe> all_shipped() {
  auto probes = shipped_probes();
  EXPECT_TRUE(probes.has_value());
  return probes ? *std::move(probes) : std::vector<Probe>{};
}

Probe shipped(const std::string& name) {
  const auto probes = all_shipped();
  for (const Probe& probe : probes)
    if (probe.name == name) return probe;
  ADD_FAILURE() << "no probe is called " << name;
  return {};
}

std::vector<Observation> ask(backends::Backend& backend, const std::string& probe, const char* baseline) {
  ProbeRunner runner(backend, {}, contract(baseline));
  std::vector<Observation> all;
  for (const ProbeInstance& instance : instances(shipped(probe))) {
    auto seen = runner.run(instance);
    EXPECT_TRUE(seen.has_value()) << seen.error().message;
    if (seen) all.insert(all.end(), seen->begin(), seen->end());
  }
  return all;
}

std::set<std::string> lines_of(const std::vector<Observation>& all) {
  std::set<std::string> lines;
  for (const Observation& o : all) lines.insert(o.lines.begin(), o.lines.end());
  return lines;
}

TEST(Profile, SubnormalsThatAreFlushedAreFoundForTheirTypeOnly) {
  PlantedNumericsBackend backend({.spoil = flush_floats});
  EXPECT_EQ(lines_of(ask(backend, "flush-inputs", "ieee-strict")), (std::set<std::string>{"flush-inputs for f32"}));
  EXPECT_EQ(lines_of(ask(backend, "flush-results", "ieee-strict")), (std::set<std::string>{"flush-results for f32"}));
  PlantedNumericsBackend honest({});
  EXPECT_TRUE(lines_of(ask(honest, "flush-inputs", "ieee-strict")).empty());
  EXPECT_TRUE(lines_of(ask(honest, "flush-results", "ieee-strict")).empty());
}

TEST(Profile, WhatTheBaselineHoldsNeedsNoLine) {
  PlantedNumericsBackend backend({.spoil = flush_floats});
  const auto seen = ask(backend, "flush-results", "stablehlo");
  EXPECT_TRUE(lines_of(seen).empty());
  EXPECT_TRUE(std::ranges::any_of(seen, [](const Observation& o) { return o.behaviour == "flushes it"; }));
}

TEST(Profile, SumsInBlocksShowTheirTree) {
  PlantedNumericsBackend backend({.answer = sum_in_blocks_of_eight});
  for (const Observation& o : ask(backend, "reduce-order", "stablehlo")) {
    const bool is_planted = o.words == "E = f32, N = 32";
    EXPECT_EQ(o.behaviour, is_planted ? "4 blocks of neighbours, then their sums" : "from the first to the last")
        << o.words;
  }
}

double number(const Tensor& t, std::size_t k) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(t.type.element()));
  std::uint64_t code = 0;
  std::memcpy(&code, t.bytes.data() + k * size, size);
  return spec::decode(t.type.element(), code);
}

/// What each process adds in bf16 is added up by all of them, and rounded once.
std::optional<ProcessTensors> add_up_unrounded(const Module& module, const ProcessTensors& inputs) {
  Tensor out = inputs[0][0];
  if (!calls(module, "all_reduce") || out.type.element() != spec::ElementType::bf16) return std::nullopt;
  for (std::size_t k = 0; k * 2 < out.bytes.size(); ++k) {
    double sum = 0;
    for (const auto& of_process : inputs) sum += number(of_process[0], k) + number(of_process[1], k);
    const std::uint64_t code = spec::encode(spec::ElementType::bf16, sum);
    std::memcpy(out.bytes.data() + k * 2, &code, 2);
  }
  return ProcessTensors(inputs.size(), {out});
}

TEST(Profile, AReductionOfWhatIsNotRoundedIsFoundInAGrid) {
  PlantedNumericsBackend backend({.answer = add_up_unrounded});
  const auto seen = ask(backend, "excess-collective", "stablehlo");
  EXPECT_EQ(lines_of(seen), (std::set<std::string>{"excess-collectives f32 for bf16"}));
  PlantedNumericsBackend honest({});
  EXPECT_TRUE(lines_of(ask(honest, "excess-collective", "stablehlo")).empty());
  const auto shown = std::ranges::find_if(seen, [](const Observation& o) { return !o.lines.empty(); });
  ASSERT_NE(shown, seen.end());
  const auto trial = trial_of(shown->witness);
  ASSERT_TRUE(trial.has_value());
  EXPECT_EQ(trial->inputs.size(), 3u);
  const auto granted = *contract_of_lines("stablehlo", shown->lines), strict = *contract_of_lines("stablehlo", {});
  EXPECT_TRUE(smallest_grants(*trial, address_of(shown->witness), granted));
  EXPECT_FALSE(smallest_grants(*trial, address_of(shown->witness), strict));
}

std::vector<std::string> budget_of_acos(const PlantedFunction& plant) {
  const PlantedFunctionFactory factory(spec::PrimitiveId::kAcos, plant);
  const std::unique_ptr<backends::Backend> backend = factory.start({});
  const std::atomic<bool> stop = false;
  const auto seen =
      FunctionProbe(factory, *backend, contract("stablehlo"), {}).run("acos", spec::ElementType::f8E5M2, stop);
  EXPECT_TRUE(seen.has_value());
  return seen ? seen->lines : std::vector<std::string>{"an error"};
}

// acos(-0.3125) is 1.8886, between 1.75 and 2: 0.55 ulp from the farther one.
TEST(Profile, AFunctionOfAnotherDialectIsGivenItsError) {
  const auto lines = budget_of_acos([](double x, double, double correct) { return x == -0.3125 ? 1.75 : correct; });
  ASSERT_EQ(lines.size(), 1);
  EXPECT_TRUE(lines[0].starts_with("math acos for f8E5M2 : [")) << lines[0];
  EXPECT_NE(lines[0].find("] 0.57 ; 0.53"), std::string::npos) << lines[0];
  EXPECT_TRUE(budget_of_acos([](double, double, double correct) { return correct; }).empty());
}

spec::Rewrite rule(const char* name) {
  const spec::Rule* found = spec::find_rule(name);
  EXPECT_NE(found, nullptr) << name;
  return found == nullptr ? spec::Rewrite{} : found->rewrite;
}

TEST(Profile, ARuleIsFoundByItsOwnProgram) {
  PlantedNumericsBackend backend({.rewrite = by_reciprocals});
  const auto baseline = contract("stablehlo");
  RuleRunner runner(backend, {}, *baseline);
  const auto found = runner.run(rule("div-by-anything"), spec::ElementType::f32);
  EXPECT_EQ(found.lines, (std::vector<std::string>{"rewrite div-by-anything for f32"}));
  EXPECT_FALSE(found.is_legal);
  EXPECT_EQ(found.witness.ops, 1);
  const auto other = runner.run(rule("mul-recip"), spec::ElementType::f32);
  EXPECT_TRUE(other.lines.empty());
  EXPECT_TRUE(other.is_legal) << other.behaviour;
}

TEST(Profile, AnAnswerThatNoRuleExplainsIsShownWithoutALine) {
  PlantedNumericsBackend backend({.rewrite = by_reciprocals});
  const auto baseline = contract("stablehlo");
  RuleRunner runner(backend, {}, *baseline);
  const auto seen = runner.run(rule("div-self"), spec::ElementType::f32);
  EXPECT_TRUE(seen.lines.empty()) << seen.witness.got << ", the baseline holds " << seen.witness.expected;
  EXPECT_FALSE(seen.is_legal);
}

/// Each shipped probe is a program with elements that its types have, and the reference answers within the text.
TEST(Profile, TheOracleAnswersEveryProbeWithinTheLetterOfTheText) {
  const auto factory = judge::open_backend("oracle");
  const auto oracle = (*factory)->start({});
  const auto probes = all_shipped();
  for (const Probe& probe : probes)
    for (const Observation& o : ask(*oracle, probe.name, "stablehlo")) {
      EXPECT_TRUE(o.is_legal) << o.probe << ", " << o.words << ", " << o.name << ": " << o.behaviour;
      EXPECT_EQ(o.behaviour.find("no row"), std::string::npos)
          << o.probe << ", " << o.words << ", " << o.name << ": " << o.behaviour;
    }
}

// ---- Needs --------------------------------------------------------------------------------------

FoundGrant proposal(const std::string& line, const std::string& source, const Observation& o) {
  return {line, source, o.words, o.witness};
}

TEST(Needs, ALineWhoseWitnessAnotherExplainsIsDropped) {
  PlantedNumericsBackend backend({.rewrite = by_reciprocals});
  const auto baseline = contract("stablehlo");
  RuleRunner runner(backend, {}, *baseline);
  const auto narrow = runner.run(rule("div-by-constant"), spec::ElementType::f32);
  const auto wide = runner.run(rule("div-by-anything"), spec::ElementType::f32);
  ASSERT_EQ(narrow.lines.size(), 1u);
  ASSERT_EQ(wide.lines.size(), 1u);
  const auto needs = needs_of(
      {proposal(narrow.lines[0], "rule narrow", narrow), proposal(wide.lines[0], "rule wide", wide)}, "stablehlo");
  ASSERT_TRUE(needs.has_value()) << needs.error().message;
  ASSERT_EQ(needs->needed.size(), 1u);
  EXPECT_EQ(needs->needed[0].line, wide.lines[0]);
  EXPECT_EQ(needs->dropped, narrow.lines);
  EXPECT_TRUE(needs->unexplained.empty());
}

TEST(Needs, EachLineThatStaysHasAnAnswerThatIsIllegalWithoutIt) {
  PlantedNumericsBackend backend({.spoil = flush_floats});
  std::vector<FoundGrant> proposals;
  for (const char* probe : {"flush-inputs", "flush-results", "flush-selects"})
    for (const Observation& o : ask(backend, probe, "ieee-strict"))
      for (const std::string& line : o.lines) proposals.push_back(proposal(line, probe, o));
  const auto needs = needs_of(proposals, "ieee-strict");
  ASSERT_TRUE(needs.has_value());
  ASSERT_FALSE(needs->needed.empty());
  for (const FoundGrant& g : needs->needed) {
    std::vector<std::string> others;
    for (const FoundGrant& other : needs->needed)
      if (other.line != g.line) others.push_back(other.line);
    const auto trial = trial_of(g.witness);
    EXPECT_FALSE(smallest_grants(*trial, address_of(g.witness), *contract_of_lines("ieee-strict", others))) << g.line;
    others.push_back(g.line);
    EXPECT_TRUE(smallest_grants(*trial, address_of(g.witness), *contract_of_lines("ieee-strict", others))) << g.line;
  }
}

// ---- The whole ----------------------------------------------------------------------------------

TEST(GrantLine, AFamilySpeaksOfItsTypesAlone) {
  const GrantLine line = parse_grant_line("excess-chains f16 for f8");
  EXPECT_TRUE(speaks_of(line, "stablehlo.add %a, %b : tensor<2xf8E4M3FN>"));
  EXPECT_FALSE(speaks_of(line, "stablehlo.add %a, %b : tensor<2xbf16>"));
}

TEST(GrantLine, LinesThatDifferInTypesAloneAreOne) {
  EXPECT_EQ(merged({"dot-accumulator f32 for bf16 or own", "dot-accumulator f32 for f16 or own"}),
            "dot-accumulator f32 for bf16 f16 or own");
  EXPECT_EQ(same_but_for_types({"fma for f32", "minmax-nan either", "fma for f64", "no-fma for f16"}),
            (std::vector<std::vector<std::size_t>>{{0, 2}, {1}, {3}}));
}

reports::Profile small_profile(const char* back_end, std::vector<std::string> lines) {
  reports::Profile p;
  p.back_end = back_end;
  p.baseline = "stablehlo";
  for (const std::string& line : lines) {
    FoundGrant g{line, "probe \"x\"", "E = f32, a \"case\"", {}};
    g.witness.got = "0";
    g.witness.expected = "1";
    p.grants.push_back(g);
  }
  return p;
}

TEST(ContractText, IsAContractWithTheGrantsAndTheirWitnesses) {
  const auto p = small_profile("machine 1.2 (file.so, xxh3 0)",
                               {"flush-selects for f32", "minmax-nan either", "flush-selects for f64"});
  const auto parsed = spec::parse_contract(contract_text(p.back_end, p.baseline, p.grants), "found");
  ASSERT_TRUE(parsed.has_value()) << parsed.error().text();
  EXPECT_EQ(parsed->name, "machine-1-2");
  EXPECT_EQ(parsed->machines, (std::vector<std::string>{"machine 1.2"}));
  ASSERT_EQ(parsed->grants.size(), 2u);
  EXPECT_EQ(parsed->grants[0].name, "flush-selects for f32 f64");
  EXPECT_EQ(parsed->grants[0].reason.evidence, spec::Evidence::kMeasured);
  EXPECT_EQ(parsed->grants[0].witness, "E = f32, a 'case': 0, the baseline holds 1");
}

TEST(ContractText, SaysWhereAWitnessIsLarge) {
  auto p = small_profile("machine 1.2", {"minmax-nan either", "flush-selects for f32"});
  p.grants[0].witness.ops = kFewOps + 1;
  p.grants[0].witness.elements = kFewElements;
  p.grants[1].witness.elements = 256;
  const auto parsed = spec::parse_contract(contract_text(p.back_end, p.baseline, p.grants), "found");
  ASSERT_TRUE(parsed.has_value()) << parsed.error().text();
  EXPECT_EQ(parsed->grants[0].witness, "E = f32, a 'case': 0, the baseline holds 1, in 4 ops");
  EXPECT_EQ(parsed->grants[1].witness, "E = f32, a 'case': 0, the baseline holds 1, on 256 elements");
}

TEST(Difference, IsByGrantAndType) {
  const auto before = small_profile("a", {"flush-selects for f32 f64", "minmax-nan either"});
  const auto after = small_profile("b", {"flush-selects for f32", "zero-sign free"});
  std::vector<std::string> what;
  for (const ProfileChange& c : difference(before, after)) what.push_back(c.what);
  EXPECT_EQ(what, (std::vector<std::string>{"+ grant zero-sign free", "- grant flush-selects for f64",
                                            "- grant minmax-nan either"}));
  EXPECT_TRUE(difference(before, before).empty());
}

TEST(Difference, SaysWhichAnswersChanged) {
  reports::Profile before, after;
  Observation o;
  o.probe = "fma";
  o.words = "E = f32";
  o.name = "square";
  o.behaviour = "no";
  before.observations = {o};
  o.behaviour = "yes";
  after.observations = {o};
  EXPECT_EQ(difference(before, after), (std::vector<ProfileChange>{{"fma, E = f32, square", "no", "yes"}}));
}

}  // namespace
}  // namespace assay::measure
