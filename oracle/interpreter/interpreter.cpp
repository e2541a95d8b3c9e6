#include "oracle/interpreter/interpreter.h"

#include <algorithm>

#include "oracle/check.h"
#include "oracle/interpreter/process.h"
#include "program/grids.h"

/// Functions, regions and ops in order, in every process of a grid.
namespace assay::oracle {

namespace interpreter {

namespace {

/// What one process of a grid runs.
struct ProcessProgram {
  const program::Function* function = nullptr;
  std::vector<StoredValuePtr> arguments;
};

struct GridRun {
  std::vector<std::vector<StoredValuePtr>> outputs;
  std::vector<CheckFailure> failures;
  int checks = 0;
};

/// Runs all processes, one after the other, as often as it takes.
Result<GridRun> run_grid(const Module& module, spec::Grid grid, const std::vector<ProcessProgram>& programs,
                         const Limits& limits, Board board = {}) {
  for (std::size_t told_before = 0;; told_before = board.size()) {
    GridRun out;
    std::optional<Error> waits;
    for (std::size_t p = 0; p < programs.size(); ++p) {
      Process process{module, grid, static_cast<std::int64_t>(p), board, limits};
      out.outputs.push_back(process.call(*programs[p].function, programs[p].arguments));
      std::ranges::move(process.failures, std::back_inserter(out.failures));
      out.checks += process.checks;
      if (process.error && !process.waits) return tl::unexpected<Error>(*process.error);
      if (process.waits && !waits) waits = process.error;
    }
    if (!waits) return out;
    if (board.size() == told_before) return tl::unexpected<Error>(*waits);
  }
}

/// An op that runs functions of the module in a grid of its own; its operands are the arguments of all of them.
Result<std::vector<StoredValuePtr>> run_processes(Process& process, const program::Op& op,
                                                  std::span<const StoredValuePtr> operands) {
  const auto processes = program::process_grid(process.module, op);
  if (!processes) return tl::unexpected<Error>(processes.error());
  std::vector<ProcessProgram> programs;
  for (const program::Function* f : (*processes)->programs) {
    const std::size_t n = f->body.arguments.size();
    programs.push_back({f, {operands.begin(), operands.begin() + static_cast<std::ptrdiff_t>(n)}});
    operands = operands.subspan(n);
  }
  Board fed = op.record->puts.empty() ? Board() : items_put(process, op);
  if (process.error) return tl::unexpected<Error>(*process.error);
  const auto run = run_grid(process.module, (*processes)->grid, programs, process.limits, std::move(fed));
  if (!run) return tl::unexpected<Error>(run.error());
  std::ranges::copy(run->failures, std::back_inserter(process.failures));
  process.checks += run->checks;
  std::vector<StoredValuePtr> results;
  for (const auto& outputs : run->outputs) results.insert(results.end(), outputs.begin(), outputs.end());
  return results;
}

Result<std::vector<StoredValuePtr>> run_check(Process& process, const program::Op& op, const Check& check,
                                              std::vector<StoredValuePtr> operands) {
  ++process.checks;
  if (check.record->effect.other != nullptr) {
    const StoredValuePtr other = held_against(process, op, *check.record->effect.other);
    if (other == nullptr) return fail(check.record->full_name() + ": one value is compared");
    operands.insert(operands.begin(), other);
  }
  if (const spec::Literal* literal = expected_literal(check, op))
    operands.push_back(std::make_shared<StoredValue>(tensor_of(*literal)));
  if (operands.size() < 2) return fail(check.record->full_name() + ": two values are compared");
  const auto failure = failure_of(check, operands[0]->type, operands[0]->bytes, operands[1]->type, operands[1]->bytes);
  if (!failure) return tl::unexpected<Error>(failure.error());
  if (!failure->empty()) process.failures.push_back({*failure, op.place});
  if (op.results == 0) return std::vector<StoredValuePtr>();
  StoredValue holds{spec::Type::tensor({}, spec::ElementType::i1), {std::byte{failure->empty()}}, {}};
  return std::vector<StoredValuePtr>{std::make_shared<StoredValue>(std::move(holds))};
}

Result<std::vector<StoredValuePtr>> results_of(Process& process, const program::Op& op) {
  std::vector<StoredValuePtr> operands;
  for (const program::ValueId v : op.operands) operands.push_back(process.values[v]);
  if (const auto check = check_of(op)) return run_check(process, op, *check, std::move(operands));
  if (op.record->effect.kind == spec::EffectKind::kGrid) return run_processes(process, op, operands);
  return meaning(process, op);
}

}  // namespace

bool Process::count_step() {
  if (--limits.steps < 0) raise("too many steps", ErrorKind::kUnsupported);
  return !error;
}

bool Process::enter() {
  constexpr int kMaxDepth = 500;
  if (++depth > kMaxDepth) raise("calls nested too deep", ErrorKind::kUnsupported);
  return !error;
}

void Process::raise(std::string message, ErrorKind kind) {
  if (!error) error = Error{std::move(message), "", kind};
}

std::vector<StoredValuePtr> Process::call(const program::Function& f, const std::vector<StoredValuePtr>& arguments) {
  const auto* const caller = std::exchange(function, &f);
  const auto of_caller = std::exchange(values, std::vector<StoredValuePtr>(f.types.size()));
  auto out = run(f.body, arguments);
  function = caller;
  values = of_caller;
  return out;
}

std::vector<StoredValuePtr> Process::run(const program::Region& region, const std::vector<StoredValuePtr>& arguments) {
  enter();
  for (std::size_t k = 0; k < arguments.size(); ++k) values[region.arguments[k]] = arguments[k];
  for (auto op = region.ops.begin(); op != region.ops.end() && !error; ++op) {
    const auto results = results_of(*this, *op);
    if (!results) raise(results.error().message, results.error().kind);
    for (std::size_t k = 0; k < op->results && !error; ++k) values[op->first_result + k] = (*results)[k];
  }
  --depth;
  std::vector<StoredValuePtr> out;
  for (const program::ValueId v : region.returns) out.push_back(values[v]);
  return error ? std::vector<StoredValuePtr>() : out;
}

namespace {

/// The inputs of one process as the function declares them.
Result<std::vector<StoredValuePtr>> arguments_of(const program::Function& f, const std::vector<Tensor>& tensors) {
  std::vector<StoredValuePtr> out;
  if (tensors.size() != f.body.arguments.size()) return fail("another number of inputs than arguments");
  for (const Tensor& tensor : tensors) {
    const spec::Type declared = f.type(f.body.arguments[out.size()]);
    if (!declared.is_tensor() || !declared.is_static() || declared.is_quantized())
      return unsupported("an argument of type " + declared.text());
    if (tensor.type != declared || tensor.bytes.size() != static_cast<std::size_t>(declared.storage_size()))
      return fail("an input of type " + tensor.type.text() + " for " + declared.text());
    out.push_back(std::make_shared<StoredValue>(StoredValue{declared, tensor.bytes, {}}));
  }
  return out;
}

}  // namespace

}  // namespace interpreter

Result<Run> interpret(const Module& module, const ProcessTensors& inputs, const Limits& limits) {
  const program::Function* entry = module.entry();
  if (entry == nullptr) return fail("the module has no @main");
  if (inputs.size() != static_cast<std::size_t>(module.grid.processes())) return fail("inputs for another grid");
  std::vector<interpreter::ProcessProgram> programs;
  for (const auto& tensors : inputs) {
    auto arguments = interpreter::arguments_of(*entry, tensors);
    if (!arguments) return tl::unexpected<Error>(arguments.error());
    programs.push_back({entry, std::move(*arguments)});
  }
  auto run = interpreter::run_grid(module, module.grid, programs, limits);
  if (!run) return tl::unexpected<Error>(run.error());
  Run out{{}, std::move(run->failures), run->checks};
  for (const auto& values : run->outputs) {
    auto& tensors = out.outputs.emplace_back();
    for (const auto& v : values) tensors.push_back({v->type, v->bytes});
  }
  return out;
}

}  // namespace assay::oracle
