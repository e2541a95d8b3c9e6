#include "conform/suite/vector_sizes.h"

#include <fmt/format.h>

#include "conform/files/check_file.h"
#include "conform/names.h"
#include "conform/suite/vector_data.h"
#include "judge/judge.h"
#include "program/text/text.h"

namespace assay::conform {
namespace {

using spec::ElementType;
using spec::Type;

/// A compiler that made data and op one loop would not take what it has for the op alone.
std::string behind_a_barrier(const Function& f) {
  std::string names, made, types;
  for (std::size_t k = 0; k < f.body.arguments.size(); ++k) {
    const std::string_view comma = k > 0 ? ", " : "";
    names += fmt::format("{}%arg{}", comma, k);
    made += fmt::format("{}%made{}", comma, k);
    types += fmt::format("{}{}", comma, f.type(f.body.arguments[k]).text());
  }
  return fmt::format("  {} = stablehlo.optimization_barrier {} : {}\n", names, made, types);
}

/// Its text is that of the function alone.
Module of_one_process(Module module) {
  module.grid = {};
  return module;
}

/// The program of an op whose operands are made of `%seed`.
std::optional<std::string> with_data(const Module& module, Spread spread) {
  const Function& f = *module.entry();
  std::string data;
  for (std::size_t k = 0; k < f.body.arguments.size(); ++k) {
    const auto lines = made_operand(k, f.type(f.body.arguments[k]), spread);
    if (!lines) return std::nullopt;
    data += *lines;
  }
  const std::string text = program::print(of_one_process(module));
  const auto end_of_head = text.find('\n'), types = text.find(" -> ");
  if (types > end_of_head) return std::nullopt;
  const std::string results = text.substr(types, end_of_head + 1 - types), body = text.substr(end_of_head + 1);
  const std::string barrier = f.body.arguments.empty() ? "" : behind_a_barrier(f);
  auto made = program::parse("func.func @program(%seed: tensor<i32>)" + results + data + barrier + body);
  if (!made) return std::nullopt;
  made->grid = module.grid;
  if (!program::verify(*made)) return std::nullopt;
  return program::print(*made);
}

/// What a file of these may cost in the oracle: far less than kCaseLimits, since there are a thousand of them.
constexpr oracle::Limits kVectorLimits{
    .steps = judge::kCaseLimits.steps, .bytes = judge::kCaseLimits.bytes, .work = std::int64_t{1} << 18};

/// Most of the answer is checked: a file of these is no use where any answer is legal.
bool says_enough(const std::string& file, const spec::Contract& contract) {
  const auto c = case_of_file(file, "");
  if (!c) return false;
  const judge::Expectation expected = judge::expect(*c, contract, kVectorLimits);
  if (!expected.sets[0]) return false;
  std::int64_t all = 0, checked = 0;
  for (const auto& process : expected.sets[0]->outputs)
    for (const auto& t : process) {
      if (!t.type.is_tensor()) return false;
      all += t.type.elements();
      for (std::int64_t i = 0; i < t.type.elements(); ++i) checked += t.strength(i) == oracle::Strength::kChecked;
    }
  return 2 * checked >= all;
}

/// lit has no feature of that name, and so does not take the file for one that passes.
constexpr std::string_view kHead = R"(// REQUIRES: assay
// RUN: : @program
// RUN: : --args='[{}]'
// {} on {} elements of {}, made in the program; `assay check` knows what is legal

)";

/// One for each process, and other ones.
std::string seeds(spec::Grid grid) {
  std::string out;
  for (std::int64_t k = 0; k < grid.processes(); ++k)
    out += fmt::format("{}dense<{}> : tensor<i32>", k > 0 ? ", " : "", 100 * k);
  return out;
}

}  // namespace

std::string vector_file_name(ElementType type, std::int64_t elements) {
  return fmt::format("vector-{}-{}.mlir", spec::name(type), elements);
}

bool is_vector_file(std::string_view name) { return name.find("/vector-") != std::string_view::npos; }

std::string why_no_vector_file(const spec::Record& record) {
  return record.facts.queues ? "it puts values into queues, or takes them there" : "";
}

std::optional<std::string> vector_file(const spec::Record& record, ElementType type, std::int64_t elements,
                                       const CandidateOptions& options) {
  if (!why_no_vector_file(record).empty()) return std::nullopt;
  for (const Module& module : vector_draws(record, type, elements, options.seed))
    for (const Spread spread : {Spread::kWide, Spread::kSmall}) {
      const auto text = with_data(module, spread);
      if (!text) continue;
      std::string file = fmt::format(kHead, seeds(module.grid), record.full_name(), elements, spec::name(type)) + *text;
      if (says_enough(file, *options.contract)) return file;
    }
  return std::nullopt;
}

}  // namespace assay::conform
