#include "oracle/perturbed/perturbed.h"

#include <algorithm>
#include <cstring>
#include <deque>

#include "oracle/grid/run.h"
#include "oracle/numerics/open_cases.h"
#include "oracle/perturbed/rewritten.h"
#include "spec/record.h"

namespace assay::oracle {

namespace {

PerturbedCell plain(ElementType e, const std::byte* element) {
  PerturbedCell c{};
  std::memcpy(c.element, element, static_cast<std::size_t>(spec::storage_bytes(e)));
  return c;
}

/// In the order of the text, in the types of the text.
spec::Contract nothing_granted() {
  spec::Contract c;
  c.order = spec::Order::kChain;
  return c;
}

}  // namespace

const spec::Contract& PerturbedDomain::contract() const {
  static const spec::Contract kNothing = nothing_granted();
  return is_free_ ? contract_ : kNothing;
}

void PerturbedDomain::load(ElementType e, const std::byte* storage, std::int64_t n, std::byte* cells) {
  for (std::int64_t j = 0; j < n; ++j) perturbed(cells)[j] = plain(e, storage + j * spec::storage_bytes(e));
}

void PerturbedDomain::from_integers(ElementType e, const std::int64_t* numbers, std::int64_t n, std::byte* cells) {
  for (std::int64_t j = 0; j < n; ++j) {
    perturbed(cells)[j] = {};
    store_integer(e, numbers[j], perturbed(cells)[j].element);
  }
}

void PerturbedDomain::from_real(ElementType e, double x, std::byte* cell) {
  *perturbed(cell) = {};
  store_real(e, x, perturbed(cell)->element);
}

void PerturbedDomain::to_integers(ElementType e, const std::byte* cells, std::int64_t n, std::int64_t* numbers) {
  for (std::int64_t j = 0; j < n; ++j) exact_.to_integers(e, perturbed(cells)[j].element, 1, numbers + j);
}

Decision PerturbedDomain::decide(const std::byte* cell) { return exact_.decide(perturbed(cell)->element); }

void PerturbedDomain::apply(const Primitive& p, const Parameters& parameters, ElementType result,
                            std::span<const ElementType> types, std::span<const Column> operands, std::int64_t n,
                            std::byte* out) {
  const auto application = resolve(p, result, types, parameters);
  if (!application) return any(result, n, out);
  const FreedomUses freedom_uses = draws_.freedom_uses();
  const PerturbedCell* cells[kMaxOperands] = {};
  for (std::int64_t j = 0; j < n; ++j) {
    for (std::size_t k = 0; k < operands.size(); ++k) cells[k] = &cell_at(operands[k], j);
    perturbed(out)[j] = apply_one(*application, freedom_uses, {cells, operands.size()});
  }
}

PerturbedCell PerturbedDomain::apply_one(const Application& a, const FreedomUses& freedom_uses,
                                         std::span<const PerturbedCell* const> operands) {
  const Primitive& p = *a.primitive;
  if (!is_free_) return exactly(a, operands);
  if (p.rule == ResultRule::kGiven && p.operands == 1)
    return convert_one(a.operands[0], *operands[0], a.result, freedom_uses);
  PerturbedCell out{};
  const bool integers = !operands.empty() && !spec::is_float(a.operands[0]) && !spec::is_complex(a.operands[0]);
  if (!operands.empty() && !integers) return real(a, freedom_uses, operands);
  if (integers && is_open(a, operands) && draws_.takes(freedom_uses.leave)) {
    draws_.any(a.result, out.element);
    return out;
  }
  return exactly(a, operands);
}

/// Whether the text leaves an integer result to the implementation, and the contract does not settle it.
bool PerturbedDomain::is_open(const Application& a, std::span<const PerturbedCell* const> operands) const {
  const ElementType e = a.operands[0];
  const std::int64_t x = load_integer(e, operands[0]->element);
  return leaves_open(contract_, a.primitive->open, e, x,
                     operands.size() > 1 ? load_integer(e, operands[1]->element) : x);
}

/// Of integers, and of what uses no freedom.
PerturbedCell PerturbedDomain::exactly(const Application& a, std::span<const PerturbedCell* const> operands) {
  PerturbedCell out{};
  Column columns[kMaxOperands];
  for (std::size_t k = 0; k < operands.size(); ++k) columns[k] = {operands[k]->element, 0};
  a({out.element, 0}, columns, 1);
  return out;
}

void PerturbedDomain::convert(ElementType from, const std::byte* cells, ElementType to, std::int64_t n,
                              std::byte* out) {
  const FreedomUses freedom_uses = draws_.freedom_uses();
  for (std::int64_t j = 0; j < n; ++j)
    perturbed(out)[j] = from == to ? perturbed(cells)[j] : convert_one(from, perturbed(cells)[j], to, freedom_uses);
}

void PerturbedDomain::select(Column pred, ElementType, Column a, Column b, std::int64_t n, std::byte* out) {
  for (std::int64_t j = 0; j < n; ++j)
    perturbed(out)[j] = cell_at(pred, j).element[0] != std::byte{0} ? cell_at(a, j) : cell_at(b, j);
}

void PerturbedDomain::join(ElementType, Column a, Column b, std::int64_t n, std::byte* out) {
  for (std::int64_t j = 0; j < n; ++j) perturbed(out)[j] = draws_.below(2) == 0 ? cell_at(a, j) : cell_at(b, j);
}

void PerturbedDomain::any(ElementType e, std::int64_t n, std::byte* out) {
  for (std::int64_t j = 0; j < n; ++j) {
    perturbed(out)[j] = {};
    draws_.any(e, perturbed(out)[j].element);
  }
}

void PerturbedDomain::bits_at(ElementType from, Column first, std::ptrdiff_t step, int pieces, std::int64_t index,
                              ElementType to, std::int64_t n, std::byte* out) {
  for (std::int64_t j = 0; j < n; ++j) {
    PerturbedCell c{};
    exact_.bits_at(from, {first.data + j * first.stride, 0}, step, pieces, index, to, 1, c.element);
    perturbed(out)[j] = c;
  }
}

bool PerturbedDomain::may_change_moves(ElementType e, bool is_selected) const {
  const auto slot = static_cast<std::size_t>(e);
  return spec::is_float(e) && (contract_.flush_moves[slot] || contract_.nan_bits_free[slot] ||
                               (contract_.flush_selects[slot] && is_selected));
}

/// Where an op runs in a wider format, a subnormal may become zero and a NaN another one.
void PerturbedDomain::move(ElementType e, bool is_selected, const FreedomUses& freedom_uses, PerturbedCell& cell) {
  const auto slot = static_cast<std::size_t>(e);
  const double x = load_float(e, cell.element);
  const bool may_flush = contract_.flush_moves[slot] || (contract_.flush_selects[slot] && is_selected);
  const double seen = may_flush ? read(e, x, freedom_uses) : x;
  if (seen != x && x == x) store_float(e, seen, (cell = {}).element);
  if (contract_.nan_bits_free[slot]) spoil_nan(e, freedom_uses, cell.element);
}

void PerturbedDomain::after_op(const EvaluatedOp& op) {
  const bool is_selected = op.op.record->facts.selects;
  if (op.op.operands.empty()) return;
  for (RuntimeValue& v : op.results) {
    if (!v.type.is_tensor() || v.cells == nullptr || !may_change_moves(v.type.element(), is_selected)) continue;
    const FreedomUses freedom_uses = draws_.freedom_uses();
    const auto n = static_cast<std::size_t>(v.type.elements());
    auto cells = Buffer<std::byte>::copy_of(v.cells.get(), n * sizeof(PerturbedCell));
    for (std::size_t j = 0; j < n; ++j) move(v.type.element(), is_selected, freedom_uses, perturbed(cells.get())[j]);
    v.cells = std::move(cells).freeze();
  }
}

std::unique_ptr<Folding> PerturbedDomain::fold(const FoldRequest& request) { return perturbed_folding(*this, request); }

namespace {

/// Cells as elements, for the outputs.
RuntimeValue elements_of(const RuntimeValue& v) {
  if (!v.type.is_tensor()) return v;
  const std::int64_t n = v.type.elements(), size = spec::storage_bytes(v.type.element());
  RuntimeValue out = v;
  Buffer<std::byte> elements(static_cast<std::size_t>(n * size));
  for (std::int64_t j = 0; j < n; ++j)
    std::memcpy(elements.get() + j * size, perturbed(v.cells.get())[j].element, static_cast<std::size_t>(size));
  out.cells = std::move(elements).freeze();
  return out;
}

}  // namespace

namespace {

/// Of one result no more elements are computed anew.
constexpr std::int64_t kMostRewritten = 64;

/// Computes some elements of a process's results anew, as their alternatives have them.
void rewrite(const Dags& dags, const RuleBook& rules, const spec::Contract& all, Choices& choices,
             std::vector<RuntimeValue>& outputs) {
  PerturbedDomain domain(all, choices);
  RewrittenElements rewritten(dags, rules, all, domain);
  for (RuntimeValue& v : outputs) {
    if (!v.type.is_tensor() || v.type.elements() == 0 || choices.below(4) == 0) continue;
    const std::int64_t n = v.type.elements();
    auto cells = Buffer<std::byte>::copy_of(v.cells.get(), static_cast<std::size_t>(n) * sizeof(PerturbedCell));
    for (std::int64_t k = 0; k < std::min(n, kMostRewritten); ++k) {
      PerturbedCell& cell = perturbed(cells.get())[n <= kMostRewritten ? k : choices.between(0, n - 1)];
      if (cell.node != 0) cell = rewritten.draw(cell.node);
    }
    v.cells = std::move(cells).freeze();
  }
}

}  // namespace

Result<Run> perturb(const Module& module, const ProcessTensors& inputs, const spec::Contract& contract,
                    Choices& choices, const Limits& limits, Preparation* preparation) {
  constexpr std::size_t kMostNodes = 1 << 16;
  const spec::Contract all = contract.granting_all();
  // Processes run at once: each draws for itself. Those of a grid that an op starts come behind, in order, since no two
  // ops start grids at once.
  std::deque<Prng> of_process;
  Dags dags(kMostNodes);
  const auto domain = [&](int) -> std::unique_ptr<Domain> {
    Prng& prng = of_process.emplace_back(choices.bits(), of_process.size());
    return std::make_unique<Traced<PerturbedDomain>>(dags.begin_process(), all, prng);
  };
  auto run = run_in_domain(module, inputs, domain, limits, nullptr, preparation);
  if (!run) return tl::unexpected<Error>(run.error());
  const auto rules = rule_book_of(contract);
  for (std::size_t p = 0; p < run->outputs.size(); ++p) {
    auto& values = run->outputs[p];
    if (!dags.is_full()) rewrite(dags, *rules, all, of_process[p], values);
    std::transform(values.begin(), values.end(), values.begin(), elements_of);
  }
  return to_run(std::move(*run));
}

}  // namespace assay::oracle
