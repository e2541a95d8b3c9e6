#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "judge/policies/element_text.h"
#include "measure/names.h"
#include "measure/profile/far_probes.h"
#include "measure/profile/grant_line.h"
#include "measure/profile/probe.h"
#include "measure/profile/rule_probe.h"
#include "program/text/text.h"
#include "spec/choices.h"
#include "spec/record.h"
#include "spec/types/float_code.h"

/// Programs with inputs that are about a grant. They are made of what the grant says: of a rule its own programs, of a
/// budget the function where the budget is beyond the baseline's, of a switch the probes that speak of it.
namespace assay::measure::calibration {

using spec::Contract;
using spec::ElementType;
using spec::Grant;
using spec::PatternNode;
using spec::Rewrite;

struct Subject {
  std::string what;
  Module module;
  ProcessTensors inputs;
  std::vector<std::size_t> partners;    ///< grants by which alone the grant can show
  std::vector<ProcessTensors> answers;  ///< that are known of implementations that use it
};

/// What a grant says, said to nobody else.
inline spec::Freedoms said_by(const Grant& g) {
  spec::Freedoms alone;
  g.apply(alone);
  return alone;
}

inline std::vector<ElementType> types_in(spec::ElementSet set) {
  std::vector<ElementType> out;
  for (int k = 0; k < spec::kElementTypes; ++k)
    if ((set >> k & 1) != 0) out.push_back(static_cast<ElementType>(k));
  return out;
}

inline std::optional<Module> verified(const std::string& text) {
  auto module = program::parse(text);
  if (!module || !program::verify(*module)) return std::nullopt;
  return *std::move(module);
}

// ---- Rules --------------------------------------------------------------------------------------

inline void add_rule_programs(const Rewrite& rule, ElementType e, std::vector<RuleProbe> probes,
                              const std::vector<std::size_t>& partners, std::vector<Subject>& out) {
  for (RuleProbe& p : probes)
    out.push_back({fmt::format("{} in {}, where {}", pattern_text(rule.pattern), spec::name(e), p.what),
                   std::move(p.program.module),
                   std::move(p.program.inputs.front()),
                   partners,
                   {}});
}

/// What variables stand for.
using Meanings = std::map<std::string, PatternNode>;

inline bool are_same(const PatternNode& a, const PatternNode& b) { return pattern_text(a) == pattern_text(b); }

inline bool mean(Meanings& meanings, const std::string& variable, const PatternNode& node) {
  const auto [at, is_new] = meanings.emplace(variable, node);
  return is_new || are_same(at->second, node);
}

/// Whether the replacement of a first rule can be a node of the pattern of a second one, and what the variables of both
/// are then.
struct Meeting {
  Meanings of_first, of_second;

  bool meet(const PatternNode& first, const PatternNode& second) {
    if (first.is_exponent || second.is_exponent) return false;
    if (!first.variable.empty()) return mean(of_first, first.variable, second);
    if (!second.variable.empty()) return mean(of_second, second.variable, first);
    if (first.op != second.op || first.number != second.number || first.operands.size() != second.operands.size())
      return false;
    for (std::size_t k = 0; k < first.operands.size(); ++k)
      if (!meet(first.operands[k], second.operands[k])) return false;
    return true;
  }
};

/// The pattern with its variables replaced; those that stand for nothing else get the suffix.
inline PatternNode replaced(PatternNode p, const Meanings& meanings, const char* suffix) {
  if (!p.variable.empty()) {
    const auto known = meanings.find(p.variable);
    if (known != meanings.end()) return known->second;
    p.variable += suffix;
  }
  for (PatternNode& operand : p.operands) operand = replaced(std::move(operand), meanings, suffix);
  return p;
}

/// The conditions as they ask of what the variables stand for: of its variable, where it has one.
inline void add_conditions(const Rewrite& rule, const Meanings& meanings, const char* suffix,
                           std::vector<spec::Condition>& out) {
  for (spec::Condition c : rule.conditions) {
    const auto inner = spec::variables_of(replaced({"", c.variable, 0, false, {}}, meanings, suffix));
    if (inner.size() != 1) continue;
    c.variable = inner[0];
    out.push_back(c);
  }
}

/// The second rule with the pattern to which it applies once the first has been at this node of it.
inline std::optional<Rewrite> chain(const Rewrite& first, const Rewrite& second, PatternNode& root, PatternNode& node) {
  Meeting m;
  if (node.op.empty() || !m.meet(first.replacement, node)) return std::nullopt;
  for (auto& [variable, meaning] : m.of_second) meaning = replaced(meaning, m.of_first, "x");
  Rewrite out = second;
  const PatternNode before = node;
  node = replaced(first.pattern, m.of_first, "x");
  out.pattern = replaced(root, m.of_second, "");
  node = before;
  out.name = fmt::format("{}-{}", first.name, second.name);
  out.conditions.clear();
  add_conditions(second, m.of_second, "", out.conditions);
  add_conditions(first, m.of_first, "x", out.conditions);
  if (spec::variables_of(out.pattern).size() > spec::kMaxRewriteVariables) return std::nullopt;
  return out;
}

inline void add_chains(const Rewrite& first, const Rewrite& second, PatternNode& root, PatternNode& node,
                       std::vector<Rewrite>& out) {
  if (auto found = chain(first, second, root, node)) out.push_back(*std::move(found));
  for (PatternNode& operand : node.operands) add_chains(first, second, root, operand, out);
}

inline PatternNode variable(const char* name) { return {"", name, 0, false, {}}; }
inline PatternNode apply(const char* op, PatternNode a, PatternNode b) {
  return {op, "", 0, false, {std::move(a), std::move(b)}};
}

/// What a grant does, as rules: regrouped products have none of their own.
inline std::vector<Rewrite> rules_said_by(const Grant& grant) {
  const spec::Freedoms said = said_by(grant);
  std::vector<Rewrite> out = said.rewrites;
  spec::ElementSet types = 0;
  for (int k = 0; k < spec::kElementTypes; ++k)
    if (said.regrouped_products[static_cast<std::size_t>(k)]) types |= spec::ElementSet{1} << k;
  const PatternNode a = variable("a"), b = variable("b"), c = variable("c");
  for (const char* first : {"multiply", "divide"})
    for (const char* second : {"multiply", "divide"}) {
      out.push_back({"product", apply(second, apply(first, a, b), c), a, {}, types, {}});
      out.push_back({"product", apply(second, a, apply(first, b, c)), a, {}, types, {}});
    }
  return out;
}

/// Rules that change nothing by themselves open the way for others.
inline std::vector<Subject> chained_subjects(const Contract& contract, std::size_t position) {
  constexpr std::size_t kMostInAll = 96;
  constexpr std::size_t kMost = 2;  ///< programs of one chain and type
  std::vector<Subject> out;
  const auto add = [&](const Rewrite& chained, std::size_t partner) {
    for (const ElementType e : types_in(chained.types)) {
      const std::size_t before = out.size();
      add_rule_programs(chained, e, rule_probes(chained, e), {partner}, out);
      out.resize(std::min(out.size(), before + kMost));
    }
  };
  for (const Rewrite& own : said_by(contract.grants[position]).rewrites)
    for (std::size_t k = 0; k < contract.grants.size(); ++k)
      for (Rewrite other : k == position ? std::vector<Rewrite>{} : rules_said_by(contract.grants[k])) {
        std::vector<Rewrite> all;
        PatternNode root = other.pattern;
        other.types &= own.types;
        add_chains(own, other, root, root, all);
        for (const Rewrite& chained : all) add(chained, k);
      }
  std::vector<Subject> some;
  for (std::size_t k = 0; k < out.size(); k += out.size() / kMostInAll + 1) some.push_back(std::move(out[k]));
  return some;
}

// ---- Functions ----------------------------------------------------------------------------------

inline std::optional<std::string> op_named(std::string_view primitive) {
  for (const char* dialect : {"stablehlo.", "chlo."})
    if (const std::string name = dialect + std::string(primitive); spec::Records::in_force().find(name) != nullptr)
      return name;
  return std::nullopt;
}

inline bool is_beyond(const spec::Budget& budget, const spec::Budget& of_baseline) {
  return budget.ulps > of_baseline.ulps || budget.absolute > of_baseline.absolute;
}

/// A number of the piece; of an infinite one, some power of two that a type may have.
inline double drawn_from(const spec::Budget& piece, Choices& choices) {
  const double share = static_cast<double>(choices.below(1u << 20)) / (1u << 20);
  if (std::isfinite(piece.from) && std::isfinite(piece.to)) return piece.from + share * (piece.to - piece.from);
  const double size = std::ldexp(1 + share, static_cast<int>(choices.between(-12, 12)));
  return choices.chance(1, 2) ? size : -size;
}

/// Codes at which the budget is beyond the baseline's: all of a narrow type, some of a wide one.
inline std::vector<std::uint64_t> telling_codes(const spec::BudgetTable& table, const spec::BudgetTable& of_baseline,
                                                ElementType e) {
  constexpr int kTries = 4096;
  constexpr std::size_t kMost = 512;
  std::vector<std::uint64_t> out;
  const auto add = [&](std::uint64_t code) {
    const double x = spec::decode(e, code);
    if (std::isfinite(x) && is_beyond(table.over(x, x), of_baseline.over(x, x))) out.push_back(code);
  };
  if (spec::bits(e) <= 16) {
    for (std::uint64_t code = 0; code >> spec::bits(e) == 0; ++code) add(code);
    return out;
  }
  Prng choices(static_cast<std::uint64_t>(table.function), static_cast<std::uint64_t>(e));
  for (int k = 0; k < kTries && out.size() < kMost; ++k)
    add(spec::encode(e, drawn_from(table.pieces[static_cast<std::size_t>(k) % table.pieces.size()], choices)));
  return out;
}

inline Tensor tensor_of(const std::vector<std::uint64_t>& codes, ElementType e) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(e));
  Tensor out{Type::tensor({static_cast<std::int64_t>(codes.size())}, e), std::vector<std::byte>(codes.size() * size)};
  for (std::size_t k = 0; k < codes.size(); ++k) std::memcpy(&out.bytes[k * size], &codes[k], size);
  return out;
}

/// Every step-th code of some, so that each program spans the range.
inline std::vector<std::uint64_t> every(std::size_t step, std::size_t first, const std::vector<std::uint64_t>& codes) {
  std::vector<std::uint64_t> out;
  for (std::size_t k = first; k < codes.size(); k += step) out.push_back(codes[k]);
  return out;
}

inline void add_function_programs(const spec::BudgetTable& table, const Contract& contract, ElementType e,
                                  std::vector<Subject>& out) {
  constexpr std::size_t kElements = 512;
  const auto* of_baseline = contract.budget(table.function, e);
  const auto op = op_named(spec::name(table.function));
  if (of_baseline == nullptr || !op) return;
  const auto codes = telling_codes(table, *of_baseline, e);
  const std::size_t programs = (codes.size() + kElements - 1) / kElements;
  const auto operands = static_cast<std::size_t>(spec::scalar_primitive(table.function).operands);
  for (std::size_t k = 0; k < programs; ++k) {
    const Tensor x = tensor_of(every(programs, k, codes), e);
    const std::string t = x.type.text(), names = operands == 1 ? "%0" : "%0, %1";
    const auto module = verified(fmt::format(
        "func.func @main({}) -> {} {{\n  %r = \"{}\"({}) : ({}) -> {}\n  return %r : {}\n}}\n",
        operands == 1 ? "%0: " + t : "%0: " + t + ", %1: " + t, t, *op, names, operands == 1 ? t : t + ", " + t, t, t));
    if (module)
      out.push_back({fmt::format("{} in {}", *op, spec::name(e)), *module, {std::vector<Tensor>(operands, x)}, {}, {}});
  }
}

inline std::vector<Subject> subjects_of_functions(const Contract& contract, const spec::Freedoms& said) {
  std::vector<Subject> out;
  for (int k = 0; k < spec::kElementTypes; ++k)
    for (const auto& table : said.math[static_cast<std::size_t>(k)])
      add_function_programs(*table, contract, static_cast<ElementType>(k), out);
  return out;
}

// ---- Probes -------------------------------------------------------------------------------------

/// Of a shortcut its name too.
inline std::string first_word(const std::string& line) {
  return line.starts_with("shortcut ") ? line.substr(0, line.find(" for ")) : line.substr(0, line.find(' '));
}

inline bool has_line(const ProbeCase& c, const std::string& word) {
  const auto is_it = [&](const std::string& line) { return first_word(line) == word; };
  return std::ranges::any_of(c.candidates, is_it) ||
         std::ranges::any_of(c.answers, [&](const ProbeAnswer& a) { return std::ranges::any_of(a.lines, is_it); });
}

/// Probes ask all processes of a grid the same.
inline ProcessTensors of_each_process(const Module& module, const std::vector<Tensor>& tensors) {
  return ProcessTensors(static_cast<std::size_t>(module.grid.processes()), tensors);
}

/// The answers of the rows by which a back end shows the grant.
inline std::vector<ProcessTensors> answers_of(const ProbeCase& c, const std::string& word, const Module& module) {
  std::vector<ProcessTensors> out;
  for (const ProbeAnswer& a : c.answers)
    if (auto tensor = judge::parse_elements(a.values, module.entry()->results[0]);
        tensor && std::ranges::find(a.lines, word, &first_word) != a.lines.end())
      out.push_back(of_each_process(module, {*std::move(tensor)}));
  return out;
}

inline std::optional<ProcessTensors> inputs_for(const ProbeCase& c, const Module& module) {
  std::vector<Tensor> out;
  const auto& arguments = module.entry()->body.arguments;
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    auto tensor = judge::parse_elements(c.inputs.at(k), module.entry()->type(arguments[k]));
    if (!tensor) return std::nullopt;
    out.push_back(*std::move(tensor));
  }
  return of_each_process(module, out);
}

inline void add_probe_cases(const ProbeInstance& instance, const std::string& word, std::vector<Subject>& out) {
  const auto module = verified(instance.probe.program);
  for (const ProbeCase& c : instance.probe.cases) {
    if (!module || c.reveals_tree || !has_line(c, word)) continue;
    if (auto inputs = inputs_for(c, *module))
      out.push_back({fmt::format("probe {}, {}, {}", instance.probe.name, instance.words, c.name),
                     *module,
                     *std::move(inputs),
                     {},
                     answers_of(c, word, *module)});
  }
}

inline std::vector<Subject> subjects_of_probes(const Grant& grant) {
  std::vector<Subject> out;
  const GrantLine line = parse_grant_line(grant.name);
  const auto probes = shipped_probes();
  EXPECT_TRUE(probes);
  for (const Probe& probe : *probes)
    for (const ProbeInstance& instance : instances(probe))
      if (speaks_of(line, instance.probe.program)) add_probe_cases(instance, first_word(grant.name), out);
  return out;
}

// ---- All ----------------------------------------------------------------------------------------

/// Simplest first.
inline std::vector<Subject> subjects_of(const Contract& contract, std::size_t position) {
  const Grant& grant = contract.grants[position];
  const spec::Freedoms said = said_by(grant);
  std::vector<Subject> out;
  for (const Rewrite& rule : said.rewrites)
    for (const ElementType e : types_in(rule.types)) add_rule_programs(rule, e, rule_probes(rule, e), {}, out);
  if (!said.rewrites.empty()) return out;
  out = subjects_of_functions(contract, said);
  return out.empty() ? subjects_of_probes(grant) : out;
}

/// Where the drawn numbers of a rule show nothing: those that are farthest from what the other grants hold.
inline std::vector<Subject> far_subjects_of(const Contract& others, const Grant& grant) {
  std::vector<Subject> out;
  for (const Rewrite& rule : said_by(grant).rewrites)
    for (const ElementType e : types_in(rule.types)) add_rule_programs(rule, e, far_probes(rule, e, others), {}, out);
  return out;
}

}  // namespace assay::measure::calibration
