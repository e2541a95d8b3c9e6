#include "oracle/envelope/related_op.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "oracle/evaluator/formula/op_values.h"

namespace assay::oracle {

namespace {

/// One number that nothing behind it can see with more digits. An op that only moves numbers may have infinities and
/// NaN.
bool is_known(ElementType part, const Cell& c, bool are_moved) {
  if (!spec::is_float(part)) return is_integer_point(c) && !is_unconstrained(c);
  if (is_unconstrained(c) || (c.flags & kUnroundedFlags) != 0) return false;
  return (is_point(c) && (are_moved || std::isfinite(c.low))) || (are_moved && must_nan(c));
}

/// The elements of a value each of whose sets holds one number; else nothing.
std::optional<Tensor> known_tensor(const RuntimeValue& v, bool are_moved) {
  if (!v.type || !v.type.is_tensor() || !v.type.is_static() || v.type.is_quantized()) return std::nullopt;
  const ElementType e = v.type.element(), part = spec::real_type(e);
  const int parts = spec::is_complex(e) ? 2 : 1;
  const auto size = static_cast<std::size_t>(spec::storage_bytes(e));
  const auto* cells = reinterpret_cast<const Cell*>(v.cells.get());
  Tensor out{v.type, std::vector<std::byte>(static_cast<std::size_t>(v.type.storage_size()))};
  for (std::int64_t k = 0; k < v.type.elements(); ++k) {
    std::array<Cell, 2> set{};
    for (int c = 0; c < parts; ++c) {
      set[static_cast<std::size_t>(c)] = cells[k * parts + c];
      if (!is_known(part, cells[k * parts + c], are_moved)) return std::nullopt;
    }
    store_element(e, set, out.bytes.data() + static_cast<std::size_t>(k) * size);
  }
  return out;
}

/// The outputs that the results of an op are; none where the entry function yields none of them.
std::vector<std::size_t> outputs_of(const EvaluatedOp& op) {
  std::vector<std::size_t> out;
  const auto& returns = op.function.body.returns;
  for (std::uint32_t k = 0; k < op.op.results; ++k) {
    const auto at = std::ranges::find(returns, op.op.first_result + k);
    out.push_back(at == returns.end() ? RelatedOp::kNoOutput : static_cast<std::size_t>(at - returns.begin()));
  }
  const bool is_any = std::ranges::any_of(out, [](std::size_t k) { return k != RelatedOp::kNoOutput; });
  return is_any ? out : std::vector<std::size_t>();
}

std::optional<std::vector<Tensor>> known_operands(const EvaluatedOp& op) {
  std::vector<Tensor> out;
  for (const program::ValueId v : op.op.operands) {
    auto tensor = known_tensor(op.values[v], op.op.record->permutation.has_value());
    if (!tensor) return std::nullopt;
    out.push_back(std::move(*tensor));
  }
  return out;
}

std::vector<std::size_t> one_by_one(std::uint32_t results) {
  std::vector<std::size_t> out(results);
  std::iota(out.begin(), out.end(), std::size_t{0});
  return out;
}

std::shared_ptr<const RelatedOp> related(const EvaluatedOp& op, bool is_built) {
  const spec::Record& record = *op.op.record;
  const bool is_plain = &op.function == op.module.entry() && (record.regions.empty() || record.permutation);
  auto outputs = !is_plain ? std::vector<std::size_t>() : is_built ? one_by_one(op.op.results) : outputs_of(op);
  auto operands = outputs.empty() ? std::nullopt : known_operands(op);
  if (!operands) return nullptr;
  auto out = std::make_shared<RelatedOp>();
  const auto instance = program::instance(op.module, op.function, op.op, out->arena);
  const auto ins = program::group_sizes(op.op, record.operands, op.op.operands.size(), "operand");
  const auto outs = program::group_sizes(op.op, record.results, op.op.results, "result");
  if (!instance || !ins || !outs || spec::is_dynamic(*instance)) return nullptr;
  out->of_module = op.module.arena;
  out->instance = *instance;
  out->instance.grid = op.module.grid;
  if (!spec::bind(out->instance, out->arena)) return nullptr;
  out->operands = *std::move(operands);
  out->operand_groups = *ins;
  out->result_groups = *outs;
  out->outputs = std::move(outputs);
  return out;
}

/// Whether the contract promises nothing of what is not exact: then no relation is broken either.
bool promises_nothing(const EvaluatedOp& op, const spec::Contract& contract) {
  return std::ranges::any_of(op.results, [&](const RuntimeValue& v) {
    return v.type && contract.inexact_any[static_cast<std::size_t>(spec::real_type(v.type.element()))];
  });
}

}  // namespace

std::optional<std::vector<std::size_t>> outputs_of_result(const RelatedOp& op, int slot) {
  const auto [first, count] = members_of(op.instance.record->results, op.result_groups, slot);
  const auto members = std::span(op.outputs).subspan(first, count);
  if (std::ranges::find(members, RelatedOp::kNoOutput) != members.end()) return std::nullopt;
  return std::vector<std::size_t>(members.begin(), members.end());
}

void RelatingDomain::after_op(const EvaluatedOp& op) {
  EnvelopeDomain::after_op(op);
  if (!spec::has_relations(*op.op.record) || promises_nothing(op, contract())) return;
  if (auto found = related(op, is_built_)) found_.push_back(std::move(found));
}

}  // namespace assay::oracle
