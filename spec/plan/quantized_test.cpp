#include <gtest/gtest.h>

#include "spec/plan/properties_test.h"

/// "Tensor or per-tensor quantized tensor", as the text's input columns say: drawn ops with the elements of all their
/// tensors quantized. That such laws fall alone the types do not allow where other laws tie operands together.
namespace assay::spec {
namespace {

Type quantized(Type t, bool per_axis) {
  if (!t.is_tensor()) return t;
  Quantization q{ElementType::i8, ElementType::f32, -128, 127, {0.5}, {3}};
  const auto shape = t.shape();
  if (per_axis && !shape.empty()) {
    q.dimension = static_cast<std::int64_t>(shape.size()) - 1;
    q.scales.assign(static_cast<std::size_t>(shape.back()), 0.5);
    q.zero_points.assign(q.scales.size(), 3);
  }
  TypeData data = t.content();
  data.element = q.storage;
  data.quantization = std::make_shared<const Quantization>(std::move(q));
  return Type::intern(std::move(data));
}

Value quantized(const Value& v, bool per_axis, Arena& arena) {
  if (v.kind == ValueKind::kType) return Value::type(quantized(v.as_type(), per_axis));
  if (!v.is_list()) return v;
  return Value::list_of(arena, v.as_list(), [&](const Value& m) { return quantized(m, per_axis, arena); });
}

Instance quantized(const Instance& op, bool per_axis, Arena& arena) {
  auto out = copy_of(op, arena);
  for (const auto& n : op.record->names)
    if (n.role == Role::kIn || n.role == Role::kOut) out[n.slot] = quantized(out[n.slot], per_axis, arena);
  return out;
}

bool says(const Law& law, std::string_view words) { return law.text.find(words) != std::string::npos; }

/// How often the law falls in 200 ops of the record.
int falls(const Record& record, const Law& law, bool per_axis) {
  int count = 0;
  Arena arena;
  for (std::uint64_t i = 0; i < 200; ++i) {
    arena.clear();
    Prng choices(i, stream_of(record));
    Instance op;
    if (!draw(op, record, grid_of(choices), choices, SizePolicy{}, {}, arena)) continue;
    count += holds(quantized(op, per_axis, arena), law, arena) == Truth::kFalse ? 1 : 0;
  }
  return count;
}

TEST(QuantizedPerTensor, IsAllThatLawsAllowWhereTheTextSaysSo) {
  int laws = 0;
  for (const auto* record : distinct_records())
    for (const auto& law : record->laws) {
      if (!says(law, "not is_per_axis_quantized(") || says(law, "=>")) continue;
      ++laws;
      EXPECT_GT(falls(*record, law, true), 0) << record->full_name() << " " << law.label;
      EXPECT_EQ(falls(*record, law, false), 0) << record->full_name() << " " << law.label;
    }
  EXPECT_GE(laws, 60);
}

TEST(Quantized, ElementsAreRefusedWhereTheTextNamesNone) {
  int laws = 0;
  for (const auto* record : distinct_records())
    for (const auto& law : record->laws) {
      if (!says(law, "not is_quantized(") || says(law, "=>")) continue;
      ++laws;
      EXPECT_GT(falls(*record, law, false), 0) << record->full_name() << " " << law.label;
    }
  EXPECT_GE(laws, 20);
}

}  // namespace
}  // namespace assay::spec
