#include "oracle/envelope/related_op.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>

#include "oracle/evaluator/formula/op_values.h"
#include "program/tensor.h"
#include "spec/language/evaluate.h"

namespace assay::oracle {
namespace {

/// The elements of several tensors at one place, so that alike are equal.
using TupleKey = std::vector<std::uint64_t>;
using Lists = std::vector<const Tensor*>;

constexpr std::uint64_t kKeyOfNan = ~std::uint64_t{0};

std::uint64_t key_of(ElementType part, const std::byte* element) {
  if (!spec::is_float(part)) return static_cast<std::uint64_t>(load_integer(part, element));
  const double x = load_float(part, element);
  if (std::isnan(x)) return kKeyOfNan;
  return std::bit_cast<std::uint64_t>(std::fabs(x) < numbers(part).min_normal ? 0.0 : x);
}

TupleKey tuple_at(const Lists& lists, std::int64_t at) {
  TupleKey out;
  for (const Tensor* t : lists) {
    const ElementType e = t->type.element(), part = spec::real_type(e);
    const std::int64_t size = spec::storage_bytes(part), parts = spec::is_complex(e) ? 2 : 1;
    for (std::int64_t c = 0; c < parts; ++c) out.push_back(key_of(part, t->bytes.data() + (at * parts + c) * size));
  }
  return out;
}

std::string element_text(const Tensor& t, std::int64_t at) {
  const ElementType e = t.type.element();
  return describe_sets(e, set_of_element(e, t.bytes.data() + at * spec::storage_bytes(e)).data());
}

std::string text_at(const Lists& lists, std::int64_t at) {
  std::string out;
  for (const Tensor* t : lists) out += (out.empty() ? "" : ", ") + element_text(*t, at);
  return lists.size() == 1 ? out : "(" + out + ")";
}

/// A line along the axis, and where its elements lie.
struct Line {
  std::int64_t first, step, length;
  std::int64_t at(std::int64_t k) const { return first + k * step; }
};

/// The first element of the results that the operands do not have, or not so often.
std::optional<std::int64_t> first_without_source(const Lists& operands, const Lists& results, const Line& line) {
  std::map<TupleKey, std::int64_t> left;
  for (std::int64_t k = 0; k < line.length; ++k) ++left[tuple_at(operands, line.at(k))];
  for (std::int64_t k = 0; k < line.length; ++k)
    if (--left[tuple_at(results, line.at(k))] < 0) return line.at(k);
  return std::nullopt;
}

void hold_lines(const Lists& operands, const Lists& results, std::int64_t axis, HeldRelation& out) {
  const auto shape = operands[0]->type.shape(), inner = shape.subspan(static_cast<std::size_t>(axis) + 1);
  const std::int64_t step = std::accumulate(inner.begin(), inner.end(), std::int64_t{1}, std::multiplies<>());
  const std::int64_t length = shape[axis];
  for (std::int64_t k = 0; k < out.places / length; ++k) {
    const Line line{k / step * length * step + k % step, step, length};
    const auto extra = first_without_source(operands, results, line);
    if (!extra || out.broken++ > 0) continue;
    out.element = *extra;
    out.first = {program::index_text(*extra, shape), "the tuples of the operands, each as often",
                 text_at(results, *extra) + " once more than the operands have it"};
  }
}

Lists pointers(std::span<const Tensor> all) {
  Lists out;
  for (const Tensor& t : all) out.push_back(&t);
  return out;
}

bool are_alike(const Lists& operands, const Lists& results) {
  const spec::Type first = operands.empty() ? spec::Type() : operands[0]->type;
  return !operands.empty() && std::ranges::equal(operands, results, [&](const Tensor* a, const Tensor* b) {
    return a->type == b->type && std::ranges::equal(a->type.shape(), first.shape());
  });
}

}  // namespace

Result<std::optional<HeldRelation>> hold_permutation(const RelatedOp& op, const std::vector<Tensor>& outputs) {
  const spec::Record& r = *op.instance.record;
  auto read = outputs_of_result(op, r.permutation->result_slot);
  if (!read) return std::nullopt;
  const auto [first, count] = members_of(r.operands, op.operand_groups, r.permutation->operand_slot);
  const Lists operands = pointers(std::span(op.operands).subspan(first, count));
  Lists results;
  for (const std::size_t k : *read) results.push_back(&outputs[k]);
  spec::Arena arena;
  const spec::Value axis = spec::evaluate(*r.permutation->axis, op.instance, arena);
  const bool is_axis = are_alike(operands, results) && axis.kind == spec::ValueKind::kInt && axis.number >= 0 &&
                       axis.number < operands[0]->type.rank();
  if (!is_axis) return fail(r.full_name() + " (permutes): operands and results are not alike, or have no such axis");
  HeldRelation out{.op = r.full_name(), .label = "permutes", .outputs = *std::move(read)};
  out.places = operands[0]->type.elements();
  out.is_judged = out.places > 0;
  if (out.is_judged) hold_lines(operands, results, axis.number, out);
  return out;
}

}  // namespace assay::oracle
