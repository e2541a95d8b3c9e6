#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <set>

#include "oracle/envelope/folding.h"
#include "oracle/evaluator/arrays.h"
#include "oracle/evaluator/exact.h"
#include "oracle/grid/run.h"

/// Which elements of the inputs an element depends on: the exact domain, with a set beside every
/// element. What decides an index, a branch or an order reaches everything that its op yields.
namespace assay::oracle {

namespace {

using SetId = std::uint32_t;
constexpr SetId kEmpty = 0;

/// Sets of input elements by number, each kept once; shared by all processes.
class Sets {
 public:
  Sets() { find({}); }

  SetId single(std::uint32_t member) {
    const std::lock_guard lock(mutex_);
    return find({member});
  }
  SetId both(SetId a, SetId b) {
    if (a == b || b == kEmpty) return a;
    if (a == kEmpty) return b;
    const std::lock_guard lock(mutex_);
    const auto [it, is_new] = unions_.try_emplace({std::min(a, b), std::max(a, b)}, kEmpty);
    if (!is_new) return it->second;
    std::vector<std::uint32_t> all;
    std::set_union(by_id_[a]->begin(), by_id_[a]->end(), by_id_[b]->begin(), by_id_[b]->end(), std::back_inserter(all));
    return unions_[{std::min(a, b), std::max(a, b)}] = find(std::move(all));
  }
  const std::vector<std::uint32_t>& members(SetId s) const { return *by_id_[s]; }

 private:
  SetId find(std::vector<std::uint32_t> members) {
    const auto [it, is_new] = ids_.try_emplace(std::move(members), static_cast<SetId>(by_id_.size()));
    if (is_new) by_id_.push_back(&it->first);
    return it->second;
  }

  std::mutex mutex_;
  std::map<std::vector<std::uint32_t>, SetId> ids_;
  std::vector<const std::vector<std::uint32_t>*> by_id_;
  std::map<std::pair<SetId, SetId>, SetId> unions_;
};

struct alignas(8) Traced {
  std::byte element[16];
  SetId reads;
};
static_assert(sizeof(Traced) == 24);  // a size that arrays of cells know

const Traced& at(Column c, std::int64_t j) { return *reinterpret_cast<const Traced*>(c.data + j * c.stride); }
Traced* traced(std::byte* cells) { return reinterpret_cast<Traced*>(cells); }
const Traced* traced(const std::byte* cells) { return reinterpret_cast<const Traced*>(cells); }

class ConeDomain final : public Domain {
 public:
  /// The first `inputs` elements that are loaded are those of the arguments; their numbers begin at `first`.
  ConeDomain(Sets& sets, const program::Function& entry, std::uint32_t first, std::int64_t inputs)
      : sets_(sets), entry_(entry), next_input_(first), inputs_left_(inputs) {}

  std::size_t cell_size(ElementType) const override { return sizeof(Traced); }
  void load(ElementType e, const std::byte* storage, std::int64_t n, std::byte* cells) override {
    const auto size = static_cast<std::size_t>(spec::storage_bytes(e));
    for (std::int64_t j = 0; j < n; ++j) {
      std::memcpy(traced(cells)[j].element, storage + static_cast<std::size_t>(j) * size, size);
      traced(cells)[j].reads = inputs_left_ > 0 ? sets_.single(next_input_++) : kEmpty;
      if (inputs_left_ > 0) --inputs_left_;
    }
  }
  void from_integers(ElementType e, const std::int64_t* numbers, std::int64_t n, std::byte* cells) override {
    for (std::int64_t j = 0; j < n; ++j) {
      store_integer(e, numbers[j], traced(cells)[j].element);
      traced(cells)[j].reads = control_;
    }
  }
  void from_real(ElementType e, double x, std::byte* cell) override {
    store_real(e, x, traced(cell)->element);
    traced(cell)->reads = kEmpty;
  }
  void to_integers(ElementType e, const std::byte* cells, std::int64_t n, std::int64_t* numbers) override {
    for (std::int64_t j = 0; j < n; ++j) {
      exact_.to_integers(e, traced(cells)[j].element, 1, &numbers[j]);
      control_ = sets_.both(control_, traced(cells)[j].reads);
    }
  }
  Decision decide(const std::byte* cell) override {
    control_ = sets_.both(control_, traced(cell)->reads);
    return exact_.decide(traced(cell)->element);
  }
  void apply(const Primitive& p, const Parameters& parameters, ElementType result, std::span<const ElementType> types,
             std::span<const Column> operands, std::int64_t n, std::byte* out) override {
    const auto application = resolve(p, result, types, parameters);
    for (std::int64_t j = 0; j < n; ++j) {
      SetId reads = kEmpty;
      for (const Column& c : operands) reads = sets_.both(reads, at(c, j).reads);
      Traced next{};
      Column in[kMaxOperands];
      for (std::size_t k = 0; k < operands.size(); ++k) in[k] = {at(operands[k], j).element, 0};
      (*application)({next.element, 0}, in, 1);
      next.reads = reads;
      traced(out)[j] = next;
    }
  }
  void convert(ElementType from, const std::byte* cells, ElementType to, std::int64_t n, std::byte* out) override {
    for (std::int64_t j = 0; j < n; ++j) {
      Traced next{};
      exact_.convert(from, traced(cells)[j].element, to, 1, next.element);
      next.reads = traced(cells)[j].reads;
      traced(out)[j] = next;
    }
  }
  void select(Column pred, ElementType, Column a, Column b, std::int64_t n, std::byte* out) override {
    for (std::int64_t j = 0; j < n; ++j) {
      Traced next = at(pred, j).element[0] != std::byte{0} ? at(a, j) : at(b, j);
      next.reads = sets_.both(next.reads, at(pred, j).reads);
      traced(out)[j] = next;
    }
  }
  void join(ElementType, Column a, Column b, std::int64_t n, std::byte* out) override {
    for (std::int64_t j = 0; j < n; ++j) {
      Traced next = at(a, j);
      next.reads = sets_.both(next.reads, at(b, j).reads);
      traced(out)[j] = next;
    }
  }
  void any(ElementType, std::int64_t n, std::byte* out) override { std::fill_n(traced(out), n, Traced{}); }
  bool outside(ElementType, std::int64_t, std::byte*) override { return false; }
  void bits_at(ElementType from, Column first, std::ptrdiff_t step, int pieces, std::int64_t index, ElementType to,
               std::int64_t n, std::byte* out) override {
    for (std::int64_t j = 0; j < n; ++j) {
      Traced next{};
      exact_.bits_at(from, {first.data + j * first.stride, 0}, step, pieces, index, to, 1, next.element);
      for (int k = 0; k < pieces; ++k)
        next.reads = sets_.both(next.reads, traced(first.data + j * first.stride + k * step)->reads);
      traced(out)[j] = next;
    }
  }
  std::unique_ptr<Folding> fold(const FoldRequest& request) override {
    static const Primitive& multiply = primitive(PrimitiveId::kMultiply);
    return chain_folding(request, *this, multiply);
  }
  void after_op(const EvaluatedOp& e) override {
    for (RuntimeValue& v : e.results) mark(v);
    const auto& ops = entry_.body.ops;
    const bool outermost = std::any_of(ops.begin(), ops.end(), [&](const program::Op& op) { return &op == &e.op; });
    if (outermost) control_ = kEmpty;
  }

 private:
  void mark(RuntimeValue& v) {
    for (RuntimeValue& m : v.members) mark(m);
    if (control_ == kEmpty || !v.type.is_tensor()) return;
    const std::int64_t n = v.type.elements();
    auto cells = Buffer<std::byte>::copy_of(v.cells.get(), static_cast<std::size_t>(n) * sizeof(Traced));
    for (std::int64_t j = 0; j < n; ++j)
      traced(cells.get())[j].reads = sets_.both(traced(cells.get())[j].reads, control_);
    v.cells = std::move(cells).freeze();
  }

  Sets& sets_;
  const program::Function& entry_;
  std::uint32_t next_input_;
  std::int64_t inputs_left_;
  ExactDomain exact_;
  SetId control_ = kEmpty;
};

/// Where the elements of every input begin in the numbering of all.
struct Numbering {
  std::vector<ConeElement> firsts;  ///< of each input: its process, number and first element's number
  std::vector<std::uint32_t> process_first;
  std::vector<std::int64_t> process_count;
};

Numbering numbering(const ProcessTensors& inputs) {
  Numbering out;
  std::int64_t next = 0;
  for (std::size_t p = 0; p < inputs.size(); ++p) {
    out.process_first.push_back(static_cast<std::uint32_t>(next));
    for (std::size_t k = 0; k < inputs[p].size(); ++k) {
      out.firsts.push_back({static_cast<int>(p), static_cast<int>(k), next});
      next += inputs[p][k].type.is_tensor() ? inputs[p][k].type.elements() : 0;
    }
    out.process_count.push_back(next - out.process_first.back());
  }
  return out;
}

ConeElement element_of(const Numbering& n, std::int64_t number) {
  const auto after = std::upper_bound(n.firsts.begin(), n.firsts.end(), number,
                                      [](std::int64_t x, const ConeElement& e) { return x < e.element; });
  ConeElement out = *(after - 1);
  out.element = number - out.element;
  return out;
}

}  // namespace

Result<std::vector<ConeElement>> cone(const Module& module, const ProcessTensors& inputs, int process, int output,
                                      std::int64_t element, const Limits& limits) {
  const program::Function* entry = module.entry();
  if (entry == nullptr) return fail("the module has no @main");
  Sets sets;
  const Numbering numbers = numbering(inputs);
  const auto domain = [&](int p) {
    const auto k = static_cast<std::size_t>(p);
    return std::make_unique<ConeDomain>(sets, *entry, numbers.process_first[k], numbers.process_count[k]);
  };
  const auto run = run_in_domain(module, inputs, domain, limits);
  if (!run) return tl::unexpected<Error>(run.error());
  const auto at = [](std::int64_t k, std::size_t size) { return k >= 0 && k < static_cast<std::int64_t>(size); };
  if (!at(process, run->outputs.size()) || !at(output, run->outputs[static_cast<std::size_t>(process)].size()))
    return fail("there is no such output");
  const RuntimeValue& value = run->outputs[static_cast<std::size_t>(process)][static_cast<std::size_t>(output)];
  if (!value.type.is_tensor() || !at(element, static_cast<std::size_t>(value.type.elements())))
    return fail("the output has no such element");
  std::vector<ConeElement> out;
  for (const std::uint32_t m : sets.members(traced(value.cells.get())[element].reads))
    out.push_back(element_of(numbers, m));
  return out;
}

}  // namespace assay::oracle
