#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "oracle/oracle.h"
#include "program/text/text.h"

/// What the tests of this room share: programs and numbers as text, and what a contract accepts of them.
namespace assay::oracle {

inline Tensor tensor(std::string_view literal) {
  spec::Arena arena;
  const auto parsed = program::parse_literal(literal, arena);
  EXPECT_TRUE(parsed) << literal << (parsed ? "" : ": " + parsed.error().text());
  return parsed ? program::tensor_of(*parsed) : Tensor{};
}

/// The acceptance sets of a program of one function, by output; every process has these inputs.
inline std::vector<AcceptanceTensor> sets_of(const std::string& text, const std::vector<Tensor>& inputs,
                                             std::string_view contract) {
  const auto module = program::parse(text);
  EXPECT_TRUE(module) << (module ? "" : module.error().text());
  if (!module) return {};
  const auto valid = program::verify(*module);
  EXPECT_TRUE(valid) << (valid ? "" : valid.error().text());
  const auto sets = acceptance_sets(*module, ProcessTensors(static_cast<std::size_t>(module->grid.processes()), inputs),
                                    **spec::contract_named(contract));
  EXPECT_TRUE(sets) << (sets ? "" : sets.error().text());
  return sets ? sets->outputs[0] : std::vector<AcceptanceTensor>{};
}

/// Whether every element of `got` is in its set.
inline bool accepts(const AcceptanceTensor& sets, const Tensor& got) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(got.type.element()));
  bool all = true;
  for (std::int64_t i = 0; i < got.type.elements(); ++i)
    all &= sets.accepts(i, std::span(got.bytes).subspan(static_cast<std::size_t>(i) * size, size));
  return all;
}

}  // namespace assay::oracle
