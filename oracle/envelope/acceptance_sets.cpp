#include <algorithm>
#include <optional>
#include <unordered_map>

#include "oracle/envelope/related_op.h"
#include "oracle/evaluator/machine.h"
#include "oracle/grid/run.h"
#include "oracle/oracle.h"

namespace assay::oracle {

namespace {

std::shared_ptr<const Cell[]> with_free_zeros(const Cell* cells, std::int64_t n) {
  auto out = std::make_shared_for_overwrite<Cell[]>(static_cast<std::size_t>(std::max<std::int64_t>(n, 1)));
  std::transform(cells, cells + n, out.get(), [](Cell c) {
    c.flags |= kZeroSignFree;
    return c;
  });
  return out;
}

/// The sets, and the unions that they refer to.
std::shared_ptr<const Cell[]> with_unions(std::shared_ptr<const Cell[]> sets, const std::shared_ptr<Unions>& unions) {
  const Cell* const cells = sets.get();
  auto both =
      std::make_shared<std::pair<std::shared_ptr<const Cell[]>, std::shared_ptr<Unions>>>(std::move(sets), unions);
  return {std::move(both), cells};
}

double largest_centre(const Cell* cells, std::int64_t n) {
  double largest = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    const Cell& c = cells[i];
    const double centre = std::fabs(c.low / 2 + c.high / 2);
    const bool is_bounded = !must_nan(c) && std::isfinite(c.low) && std::isfinite(c.high);
    if (is_bounded && centre > largest) largest = centre;
  }
  return largest;
}

/// The cells of an envelope value as acceptance sets: what a result of the program may be. A result is rounded to its
/// type; that an op may see it before the rounding does not matter here.
AcceptanceTensor to_acceptance(const RuntimeValue& v, const spec::Contract& contract,
                               const std::shared_ptr<Unions>& unions) {
  AcceptanceTensor t;
  t.type = v.type;
  if (!v.type || !v.type.is_tensor()) return t;
  const ElementType e = v.type.element();
  const std::int64_t n = v.type.elements() * (spec::is_complex(e) ? 2 : 1);
  const auto* cells = reinterpret_cast<const Cell*>(v.cells.get());
  t.sets = contract.zero_sign_free ? with_free_zeros(cells, n) : std::shared_ptr<const Cell[]>(v.cells, cells);
  if (std::any_of(cells, cells + n, is_union)) t.sets = with_unions(t.sets, unions);
  if (spec::is_float(spec::real_type(e))) t.scale = largest_centre(cells, n);
  return t;
}

/// Runs the program, and notes for each process the ops whose operands are known.
Result<ProcessesRun> relating_run(const Module& module, const ProcessTensors& inputs, const spec::Contract& contract,
                                  const Limits& limits, Preparation* preparation, const std::shared_ptr<Unions>& unions,
                                  std::vector<RelatingDomain::Found>& related) {
  related.assign(inputs.size(), {});  // processes run at once: each has its own
  const auto domain = [&](int process) -> std::unique_ptr<Domain> {
    const auto p = static_cast<std::size_t>(process);
    if (p >= related.size()) return std::make_unique<EnvelopeDomain>(contract, unions);  // of a grid that an op starts
    return std::make_unique<RelatingDomain>(contract, unions, related[p]);
  };
  return run_in_domain(module, inputs, domain, limits, nullptr, preparation);
}

/// Whether two devices give the same sets. Unions are numbered in the order in which they are made.
bool is_same(const RuntimeValue& a, const RuntimeValue& b) {
  if (a.type != b.type || !a.type || !a.type.is_tensor()) return a.type == b.type;
  const auto *x = reinterpret_cast<const Cell*>(a.cells.get()), *y = reinterpret_cast<const Cell*>(b.cells.get());
  const std::int64_t n = a.type.elements() * (spec::is_complex(a.type.element()) ? 2 : 1);
  return std::equal(x, x + n, y, [](const Cell& c, const Cell& d) {
    if (is_union(c) || is_union(d)) return is_union(c) && is_union(d);
    if (c.flags != d.flags || (c.flags & (kMustNan | kUnconstrained)) != 0) return c.flags == d.flags;
    return c.integer_low == d.integer_low && c.integer_high == d.integer_high;
  });
}

Result<void> devices_agree(const ProcessesRun& run) {
  for (const auto& other : run.on_other_devices)
    for (std::size_t k = 0; k < other.size(); ++k)
      if (!is_same(run.outputs[0][k], other[k])) return devices_differ(k);
  return {};
}

bool has_some(const std::vector<RelatingDomain::Found>& related) {
  return std::ranges::any_of(related, [](const auto& of_process) { return !of_process.empty(); });
}

}  // namespace

/// No grant loosens a relation, but one may change what it is held against: operands are known under all of them.
Result<Acceptance> acceptance_sets(const Module& module, const ProcessTensors& inputs, const spec::Contract& contract,
                                   const Limits& limits, Preparation* preparation) {
  Acceptance out;
  const auto unions = std::make_shared<Unions>();
  auto run = relating_run(module, inputs, contract, limits, preparation, unions, out.related);
  if (!run) return tl::unexpected(run.error());
  if (auto ok = devices_agree(*run); !ok) return tl::unexpected(ok.error());
  if (has_some(out.related) && !contract.grants.empty()) {
    const spec::Contract all = contract.granting_all();
    if (!relating_run(module, inputs, all, limits, nullptr, std::make_shared<Unions>(), out.related))
      out.related.assign(inputs.size(), {});
  }
  for (const auto& values : run->outputs) {
    auto& tensors = out.outputs.emplace_back();
    for (const RuntimeValue& v : values) tensors.push_back(to_acceptance(v, contract, unions));
  }
  return out;
}

namespace {

class EnvelopeStepper final : public Stepper {
 public:
  EnvelopeStepper(const spec::Contract& contract, const Limits& limits) : contract_(contract), limits_(limits) {}

  Result<void> begin(const Module& module, const program::Function& function,
                     const std::vector<Tensor>& inputs) override {
    unions_ = std::make_shared<Unions>();
    domain_ = std::make_unique<RelatingDomain>(contract_, unions_, related_, true);
    Machine::Setting setting;
    setting.module = &module;
    setting.domain = domain_.get();
    setting.limits = limits_;
    setting.known = &known_formulas_.of_process(0);
    machine_ = std::make_unique<Machine>(setting);
    frame_ = {&function, std::vector<RuntimeValue>(function.types.size())};
    known_.clear();
    if (inputs.size() > function.body.arguments.size()) return fail("more inputs than the function has arguments");
    for (std::size_t k = 0; k < inputs.size(); ++k) argument(function.body.arguments[k], inputs[k]);
    return {};
  }
  void argument(program::ValueId v, const Tensor& value) override {
    grow(v);
    frame_.values[v] = load_tensor(*domain_, value);
    known_.erase(v);
  }
  Result<void> step(const program::Op& op) override {
    grow(op.first_result + op.results);
    for (std::uint32_t k = 0; k < op.results; ++k) known_.erase(op.first_result + k);
    related_.clear();
    first_result_ = op.first_result;
    results_ = op.results;
    return machine_->step(frame_, op);
  }
  bool assume(const program::Op& op) override {
    grow(op.first_result + op.results);
    for (std::uint32_t k = 0; k < op.results; ++k) {
      const program::ValueId v = op.first_result + k;
      const auto source = std::ranges::find_if(op.operands, [&](auto o) { return can_stand_for(o, v); });
      if (source == op.operands.end()) return false;
      frame_.values[v] = repeated(frame_.values[*source], frame_.function->type(v));
      known_.erase(v);
    }
    return true;
  }
  std::int64_t work() const override { return machine_->work(); }
  const AcceptanceTensor& value(program::ValueId v) const override {
    auto [it, fresh] = known_.try_emplace(v);
    if (fresh) it->second = to_acceptance(frame_.values[v], contract_, unions_);
    return it->second;
  }

  Result<std::int64_t> related_places() const override {
    if (related_.empty()) return 0;
    std::vector<Tensor> zeros;  // a radius is that of the operands, most often
    for (std::size_t k = 0; k < results_; ++k) {
      const spec::Type type = frame_.values[first_result_ + k].type;
      zeros.push_back({type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))});
    }
    const auto all = hold_relations(*related_.back(), zeros, limits_);
    if (!all) return tl::unexpected(all.error());
    std::int64_t places = 0;
    for (const HeldRelation& held : *all)
      if (held.is_judged) places = std::max(places, held.places);
    return places;
  }

 private:
  void grow(program::ValueId v) {
    const std::size_t wanted = std::max<std::size_t>(frame_.function->types.size(), v + 1);
    if (frame_.values.size() < wanted) frame_.values.resize(wanted);
  }

  bool can_stand_for(program::ValueId source, program::ValueId v) const {
    const spec::Type from = frame_.values[source].type, to = frame_.function->type(v);
    if (!from.is_tensor() || !to.is_tensor()) return from == to;
    return from.element() == to.element() && to.is_static() && (from.elements() > 0 || to.elements() == 0);
  }
  RuntimeValue repeated(const RuntimeValue& source, spec::Type type) const {
    if (!type.is_tensor()) return source;
    const std::size_t size = domain_->cell_size(type.element());
    const std::size_t had = static_cast<std::size_t>(source.type.elements()) * size;
    const std::size_t wanted = static_cast<std::size_t>(type.elements()) * size;
    Buffer<std::byte> cells(wanted);
    for (std::size_t at = 0; at < wanted; at += had)
      std::copy_n(source.cells.get(), std::min(had, wanted - at), cells.get() + at);
    return {type, std::move(cells).freeze(), {}, 0};
  }

  const spec::Contract& contract_;
  Limits limits_;
  RelatingDomain::Found related_;
  std::size_t first_result_ = 0, results_ = 0;  ///< of the last op
  std::shared_ptr<Unions> unions_;
  std::unique_ptr<EnvelopeDomain> domain_;
  Preparation known_formulas_;
  std::unique_ptr<Machine> machine_;
  Activation frame_;
  mutable std::unordered_map<program::ValueId, AcceptanceTensor> known_;
};

}  // namespace

std::unique_ptr<Stepper> envelope_stepper(const spec::Contract& contract, const Limits& per_op) {
  return std::make_unique<EnvelopeStepper>(contract, per_op);
}

}  // namespace assay::oracle
