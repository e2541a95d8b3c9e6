#include "program/inputs.h"

#include <fmt/format.h>

#include "program/edit/make.h"
#include "program/text/text.h"

namespace assay::program {
namespace {

Result<void> fits(const spec::Literal& literal, Type wanted, std::size_t argument) {
  if (spec::refines(literal.type, wanted)) return {};
  return fail(fmt::format("input {} is {}, the program takes {}", argument, literal.type.text(), wanted.text()));
}

/// Whether n tensors of the type have more bytes than are left of `room`, which they take.
bool exceeds(std::int64_t& room, Type type, std::int64_t n) {
  std::int64_t bytes = 0;
  if (__builtin_mul_overflow(type.elements(), spec::storage_bytes(type.element()) * n, &bytes)) return true;
  return (room -= bytes) < 0;
}

}  // namespace

Result<std::vector<std::vector<Tensor>>> inputs_of(const Module& module, std::span<const spec::Literal> literals,
                                                   std::int64_t most_bytes) {
  const Function* entry = module.entry();
  if (!entry) return fail("the program has no @main, nor is it a single function");
  const std::vector<Type> wanted = entry->signature().inputs;
  const auto processes = static_cast<std::size_t>(module.grid.processes());
  const std::size_t each = wanted.size(), given = literals.size();
  if (given != each && given != each * processes)
    return fail(fmt::format("@{} takes {} inputs{}, {} given", entry->name, each,
                            processes > 1 ? fmt::format(" on each of {} processes", processes) : "", given));
  std::int64_t room = most_bytes;
  for (std::size_t k = 0; k < given; ++k) {
    if (auto fit = fits(literals[k], wanted[k % each], k % each); !fit) return tl::unexpected(fit.error());
    if (exceeds(room, literals[k].type, given == each ? module.grid.processes() : 1))
      return fail(
          fmt::format("input {} is {}: inputs of more than {} bytes", k % each, wanted[k % each].text(), most_bytes),
          "", ErrorKind::kUnsupported);
  }
  std::vector<std::vector<Tensor>> inputs(processes);
  for (std::size_t k = 0; k < each * processes; ++k)
    inputs[k / each].push_back(tensor_of(literals[given == each ? k % each : k]));
  return inputs;
}

std::string print_tensor(const Tensor& t) {
  spec::Arena arena;
  return print_literal(literal_of(t, arena));
}

std::vector<std::string> print_inputs(const std::vector<std::vector<Tensor>>& inputs) {
  std::vector<std::string> out;
  for (const auto& process : inputs)
    for (const auto& tensor : process) out.push_back(print_tensor(tensor));
  return out;
}

}  // namespace assay::program
