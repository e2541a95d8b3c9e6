#pragma once

#include <optional>
#include <string>
#include <vector>

#include "oracle/envelope/sets_test.h"
#include "oracle/explain/explain.h"

/// What the tests of this room share: the verdict of a contract on an answer.
namespace assay::oracle {

/// What one element of an answer of the first output is explained by; nothing where the baseline accepts it. Every
/// process has these inputs.
inline std::optional<Explanation> explained(const std::string& text, const std::vector<Tensor>& inputs,
                                            const spec::Contract& contract, std::span<const std::byte> element,
                                            std::int64_t at = 0) {
  const Explanation none{Explained::kUndecided, {}, "no program"};
  const auto module = program::parse(text);
  EXPECT_TRUE(module) << (module ? "" : module.error().text());
  if (!module) return none;
  const auto valid = program::verify(*module);
  EXPECT_TRUE(valid) << (valid ? "" : valid.error().text());
  const ProcessTensors all(static_cast<std::size_t>(module->grid.processes()), inputs);
  const auto sets = acceptance_sets(*module, all, contract);
  EXPECT_TRUE(sets) << (sets ? "" : sets.error().text());
  if (!sets) return none;
  if (sets->outputs[0][0].accepts(at, element)) return std::nullopt;
  return Explainer(*module, all, contract).explain({0, 0, at}, element);
}

/// Whether every element is legal, by the baseline or by grants.
inline bool is_legal(const std::string& text, const std::vector<Tensor>& inputs, const spec::Contract& contract,
                     const Tensor& answer) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(answer.type.element()));
  for (std::int64_t i = 0; i < answer.type.elements(); ++i) {
    const auto bytes = std::span(answer.bytes).subspan(static_cast<std::size_t>(i) * size, size);
    const auto e = explained(text, inputs, contract, bytes, i);
    if (e && e->verdict != Explained::kDeviation && e->verdict != Explained::kLegal) return false;
  }
  return true;
}

}  // namespace assay::oracle
