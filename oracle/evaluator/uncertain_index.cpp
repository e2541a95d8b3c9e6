#include <algorithm>

#include "oracle/evaluator/machine.h"

/// Ops that read an index of which it is not known which of a few numbers it is: their results are those of any of
/// these.
namespace assay::oracle {
namespace {

/// Ways to take all uncertain elements.
constexpr std::size_t kMostWays = 16;

bool holds_integers(const RuntimeValue& v) {
  return v.type && v.type.is_tensor() && v.type.is_static() && v.axes == 0 && v.cells != nullptr &&
         spec::is_int(v.type.element());
}

}  // namespace

/// Those of the last operands first, since indices stand behind what they choose from.
std::vector<Machine::UncertainElement> Machine::few_uncertain(std::span<const RuntimeValue> operands) {
  std::vector<UncertainElement> out;
  std::size_t ways = 1;
  for (std::size_t k = operands.size(); k-- > 0;) {
    const RuntimeValue& v = operands[k];
    if (!holds_integers(v)) continue;
    for (std::int64_t i = 0; i < v.type.elements(); ++i) {
      const std::byte* cell = v.cells.get() + static_cast<std::size_t>(i) * cell_size(v.type.element());
      auto numbers = domain().integers_of(v.type.element(), cell, kMostWays / ways);
      if (numbers.size() < 2) continue;
      ways *= numbers.size();
      out.push_back({k, i, std::move(numbers)});
    }
  }
  return out;
}

/// The way that a number says, digit by digit.
std::vector<RuntimeValue> Machine::taken(std::span<const RuntimeValue> operands,
                                         std::span<const UncertainElement> uncertain, std::size_t way) {
  std::vector<RuntimeValue> out(operands.begin(), operands.end());
  for (const UncertainElement& u : uncertain) {
    RuntimeValue& v = out[u.operand];
    const ElementType e = v.type.element();
    const std::size_t size = cell_size(e);
    auto cells = Buffer<std::byte>::copy_of(v.cells.get(), static_cast<std::size_t>(v.type.elements()) * size);
    domain().from_integers(e, &u.numbers[way % u.numbers.size()], 1,
                           cells.get() + static_cast<std::size_t>(u.element) * size);
    v.cells = std::move(cells).freeze();
    way /= u.numbers.size();
  }
  return out;
}

/// An op that reads an index once, and runs nothing else: two uses of one value may be computed differently.
bool Machine::reads_once(const Op& op) const {
  const spec::Facts& facts = op.record->facts;
  return op.regions.empty() && !facts.queues && !facts.calls_function && !vectorised_;
}

/// As `evaluate`, and with every number that an uncertain index may be in its place. Where that breaks a law, nothing
/// is known of the results.
std::vector<RuntimeValue> Machine::evaluate_for_any_index(const Op& op, const CompiledOp& c,
                                                          std::span<const RuntimeValue> operands,
                                                          const std::vector<spec::Clause>& means) {
  has_read_uncertain_ = false;
  auto results = evaluate(op, c, operands, means, op.record->radius);
  if (!has_read_uncertain_ || fault_.raised() || !reads_once(op) || !domain().joins_alternatives()) return results;
  const auto uncertain = few_uncertain(operands);
  if (uncertain.empty()) return results;
  std::size_t ways = 1;
  for (const UncertainElement& u : uncertain) ways *= u.numbers.size();
  std::vector<RuntimeValue> out;
  for (std::size_t way = 0; way < ways; ++way) {
    auto made = evaluate(op, c, taken(operands, uncertain, way), means, op.record->radius);
    if (fault_.raised()) {
      if (fault_.error && fault_.error->kind == ErrorKind::kInvalid) fault_ = {};
      return results;
    }
    if (out.empty()) out = std::move(made);
    else join_results(made, out);
  }
  return out;
}

/// Each element of some results may be what another evaluation gave.
void Machine::join_results(std::span<const RuntimeValue> others, std::vector<RuntimeValue>& results) {
  for (std::size_t k = 0; k < others.size() && !fault_.raised(); ++k) {
    const spec::Type type = results[k].type;
    if (!type.is_tensor()) continue;
    const auto size = static_cast<std::ptrdiff_t>(cell_size(type.element()));
    Buffer<std::byte> both = allocate_result(type);
    if (!both) return;
    domain().join(type.element(), {results[k].cells.get(), size}, {others[k].cells.get(), size}, type.elements(),
                  both.get());
    results[k].cells = std::move(both).freeze();
  }
}

}  // namespace assay::oracle
