#include "oracle/envelope/permutation.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "program/tensor.h"

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

std::string part_text(ElementType part, const std::byte* element) {
  return spec::is_float(part) ? fmt::format("{}", load_float(part, element))
                              : fmt::format("{}", load_integer(part, element));
}

std::string element_text(const Tensor& t, std::int64_t at) {
  const ElementType e = t.type.element(), part = spec::real_type(e);
  const std::byte* const element = t.bytes.data() + at * spec::storage_bytes(e);
  if (!spec::is_complex(e)) return part_text(part, element);
  return fmt::format("({}, {})", part_text(part, element), part_text(part, element + spec::storage_bytes(part)));
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

std::int64_t product(std::span<const std::int64_t> sizes) {
  std::int64_t out = 1;
  for (const std::int64_t n : sizes) out *= n;
  return out;
}

void hold_lines(const Lists& operands, const Lists& results, std::int64_t axis, HeldRelation& out) {
  const auto shape = operands[0]->type.shape();
  const std::int64_t step = product(shape.subspan(static_cast<std::size_t>(axis) + 1)), length = shape[axis];
  const std::int64_t before = product(shape.first(static_cast<std::size_t>(axis)));
  for (std::int64_t k = 0; k < before * step; ++k) {
    const Line line{k / step * length * step + k % step, step, length};
    const auto lost = first_without_source(operands, results, line);
    if (!lost) continue;
    if (out.broken++ > 0) continue;
    out.element = *lost;
    out.first = {program::index_text(*lost, shape), "the tuples of the operands, each as often",
                 text_at(results, *lost) + " once more than the operands have it"};
  }
}

/// Where the group of a slot begins among all operands, or all results.
std::size_t first_of(const std::vector<int>& slots, int slot, std::span<const std::uint32_t> groups) {
  std::size_t out = 0;
  for (std::size_t k = 0; slots[k] != slot; ++k) out += groups[k];
  return out;
}
std::uint32_t members_of(const std::vector<int>& slots, int slot, std::span<const std::uint32_t> groups) {
  return groups[static_cast<std::size_t>(std::ranges::find(slots, slot) - slots.begin())];
}

}  // namespace

std::optional<HeldRelation> hold_permutation(const RelatedOp& op, const std::vector<Tensor>& outputs) {
  const spec::Record& r = *op.instance.record;
  const spec::Permutation& p = *r.permutation;
  const std::size_t from = first_of(r.operands, p.operand_slot, op.operand_groups),
                    to = first_of(r.results, p.result_slot, op.result_groups);
  HeldRelation out{.op = r.full_name(), .label = "permutes"};
  Lists operands, results;
  for (std::uint32_t k = 0; k < members_of(r.operands, p.operand_slot, op.operand_groups); ++k) {
    const std::size_t output = op.outputs[to + k];
    if (output == RelatedOp::kNoOutput) return std::nullopt;
    out.outputs.push_back(output);
    operands.push_back(&op.operands[from + k]);
    results.push_back(&outputs[output]);
  }
  out.places = operands[0]->type.elements();
  out.is_judged = out.places > 0;
  if (out.is_judged) hold_lines(operands, results, op.axis, out);
  return out;
}

}  // namespace assay::oracle
