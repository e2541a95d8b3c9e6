#include "spec/language/call_builtin.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>

#include "spec/language/compare.h"
#include "spec/types/float_code.h"

namespace assay::spec {

Value element_of(Type t) {
  if (!t.is_tensor()) return Value::undefined();
  if (!t.is_quantized()) return Value::element(t.element());
  TypeData scalar = t.content();
  scalar.shape.clear();
  scalar.bounds.clear();
  return Value::type(Type::intern(std::move(scalar)));
}

namespace {

using Args = std::span<const Value>;

// ---- types -------------------------------------------------------------------------------------

Value integers(Arena& arena, std::span<const std::int64_t> numbers) {
  return Value::list_of(arena, numbers,
                        [](std::int64_t n) { return n == kDynamic ? Value::undefined() : Value::integer(n); });
}

/// The type of an operand, of a literal, or undefined.
Value type_of(const Value& v) {
  switch (v.kind) {
    case ValueKind::kLiteral: return Value::type(v.as_literal().type);
    case ValueKind::kFunction:
      return v.as_function().signature ? Value::signature(v.as_function().signature) : Value::undefined();
    case ValueKind::kType:
    case ValueKind::kSignature: return v;
    default: return Value::undefined();
  }
}

bool is_tensor(const Value& v) { return v.kind == ValueKind::kType && v.as_type().is_tensor(); }

Value element_of(const Value& v) {
  if (v.kind == ValueKind::kElement) return v;
  const Value type = type_of(v);
  return type.kind == ValueKind::kType ? element_of(type.as_type()) : Value::undefined();
}

const Quantization* quantization(const Value& v) { return is_tensor(v) ? v.as_type().quantization() : nullptr; }

/// Scales become 1 and zero points 0.
Type baseline(Type t) {
  if (!t.is_tensor() || !t.is_quantized()) return t;
  TypeData data = t.content();
  Quantization q = *data.quantization;
  std::ranges::fill(q.scales, 1.0);
  std::ranges::fill(q.zero_points, 0);
  data.quantization = std::make_shared<const Quantization>(std::move(q));
  return Type::intern(std::move(data));
}

Value shape_of(const Value& v, Arena& arena) {
  if (!v.is_list()) {
    const Value type = type_of(v);
    return is_tensor(type) ? integers(arena, type.as_type().shape()) : Value::undefined();
  }
  const Args items = v.as_list();
  const bool has_rows = !items.empty() && items[0].is_list();
  if (!has_rows) return integers(arena, std::array{static_cast<std::int64_t>(items.size())});
  const bool is_ragged =
      std::ranges::any_of(items, [&](const Value& row) { return !row.is_list() || row.size != items[0].size; });
  if (is_ragged) return Value::undefined();
  return integers(arena, std::array{static_cast<std::int64_t>(items.size()), static_cast<std::int64_t>(items[0].size)});
}

/// Undefined where an item is no integer, or a result does not fit.
template <class Overflows> Value fold(Args items, std::int64_t result, Overflows overflows) {
  for (const Value& n : items) {
    if (n.kind != ValueKind::kInt || overflows(result, n.number, &result)) return Value::undefined();
  }
  return Value::integer(result);
}

Value product(Args items) {
  return fold(items, 1, [](auto a, auto b, auto* result) { return __builtin_mul_overflow(a, b, result); });
}

Value sum(Args items) {
  return fold(items, 0, [](auto a, auto b, auto* result) { return __builtin_add_overflow(a, b, result); });
}

/// Number of elements of a tensor; length of a list, of a list of lists that of all together.
Value size_of(const Value& v, Arena& arena) {
  if (v.is_list() && (v.size == 0 || !v.items[0].is_list())) return Value::integer(v.size);
  const Value shape = shape_of(v, arena);
  return shape.is_list() ? product(shape.as_list()) : shape;
}

/// Of a tensor, or of the shape that a list is.
Value rank_of(const Value& v) {
  if (v.is_list()) return Value::integer(v.size);
  const Value type = type_of(v);
  return is_tensor(type) ? Value::integer(type.as_type().rank()) : Value::undefined();
}

Value range(std::int64_t n, Arena& arena) {
  return n < 0 || n > (1 << 20) ? Value::undefined() : Value::range(arena, n);
}

Value axes_of(const Value& v, Arena& arena) {
  if (v.is_list()) return range(v.size, arena);
  const Value rank = rank_of(v);
  return rank.is_undefined() ? rank : range(rank.number, arena);
}

/// Position of a subscript; negative ones count from the end.
std::int64_t position(std::int64_t i, std::size_t n) {
  const auto size = static_cast<std::int64_t>(n);
  const auto from_start = i < 0 ? i + size : i;
  return from_start >= 0 && from_start < size ? from_start : -1;
}

}  // namespace

Value item(const Value& list, const Value& at, Arena& arena) {
  if (!list.is_list() || is_unknown(at)) return Value::undefined();
  if (at.is_list()) return Value::list_of(arena, at.as_list(), [&](const Value& i) { return item(list, i, arena); });
  const auto p = at.kind == ValueKind::kInt ? position(at.number, list.size) : -1;
  return p < 0 ? Value::undefined() : list.items[p];
}

namespace {

Value dim_of(const Value& v, const Value& axis, Arena& arena) {
  if (is_tensor(v) && axis.kind == ValueKind::kInt) {
    const auto shape = v.as_type().shape();
    const auto p = position(axis.number, shape.size());
    const bool is_known = p >= 0 && shape[static_cast<std::size_t>(p)] != kDynamic;
    return is_known ? Value::integer(shape[static_cast<std::size_t>(p)]) : Value::undefined();
  }
  const Value shape = shape_of(v, arena);
  return item(shape, axis, arena);
}

/// The axes whose size is not known before run time, and those of them that have no bound.
Value open_axes(const Value& v, bool only_unbounded, Arena& arena) {
  if (!is_tensor(v)) return Value::undefined();
  const Type t = v.as_type();
  std::vector<std::int64_t> axes;
  for (std::size_t d = 0; !t.is_static() && d < t.shape().size(); ++d) {
    const bool is_bounded = !t.bounds().empty() && t.bounds()[d] != kDynamic;
    if (t.shape()[d] == kDynamic && !(only_unbounded && is_bounded)) axes.push_back(static_cast<std::int64_t>(d));
  }
  return Value::list(arena, axes);
}

Value component(const Value& v, bool only_complex) {
  const Value e = element_of(v);
  if (e.kind != ValueKind::kElement || (only_complex && !is_complex(e.as_element()))) return Value::undefined();
  return Value::element(real_type(e.as_element()));
}

Value signature_types(const Value& v, bool inputs, Arena& arena) {
  const Value s = type_of(v);
  if (s.kind != ValueKind::kSignature) return Value::undefined();
  return Value::list_of(arena, inputs ? s.as_signature().inputs : s.as_signature().outputs, Value::type);
}

Value ops_of(const Value& v, Arena& arena) {
  const Value s = type_of(v);
  if (s.kind != ValueKind::kSignature || !s.as_signature().knows_ops) return Value::undefined();
  return Value::list_of(arena, s.as_signature().ops, Value::string);
}

Value members(const Value& v, Arena& arena) {
  if (v.kind != ValueKind::kType || v.as_type().kind() != TypeKind::kTuple) return Value::undefined();
  return Value::list_of(arena, v.as_type().members(), Value::type);
}

Value of_quantization(Builtin f, const Value& v, Arena& arena) {
  const Quantization* q = quantization(v);
  if (v.is_undefined()) return v;
  switch (f) {
    case Builtin::kIsQuantized: return Value::boolean(q != nullptr);
    case Builtin::kIsPerAxisQuantized: return Value::boolean(q != nullptr && q->is_per_axis());
    case Builtin::kIsPerTensorQuantized: return Value::boolean(q != nullptr && !q->is_per_axis());
    default: break;
  }
  if (q == nullptr) return Value::undefined();
  switch (f) {
    case Builtin::kQuantizationDimension: return q->is_per_axis() ? Value::integer(q->dimension) : Value::undefined();
    case Builtin::kStorageType: return Value::element(q->storage);
    case Builtin::kExpressedType: return Value::element(q->expressed);
    case Builtin::kZeroPoints: return Value::list(arena, q->zero_points);
    case Builtin::kScales: return Value::list_of(arena, q->scales, Value::of_real);
    case Builtin::kStorageMin: return Value::integer(q->storage_min);
    default: return Value::integer(q->storage_max);
  }
}

// ---- lists -------------------------------------------------------------------------------------

/// All items comparable; else what the list says of itself is undefined.
Value all_pairs(Args items, bool only_neighbours, Operator op) {
  Truth all = Truth::kTrue;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const auto end = only_neighbours ? std::min(i + 2, items.size()) : items.size();
    for (std::size_t j = i + 1; j < end; ++j) all = both(all, compare(op, items[i], items[j]));
  }
  return value_of(all);
}

/// What is known of two values that are equal.
Value known(const Value& a, const Value& b, Arena& arena);

Type known(Type a, Type b) {
  const bool differ = a.kind() == b.kind() && a.is_tensor() && !a.is_static() && a.rank() == b.rank();
  if (!differ) return a;
  TypeData data = a.content();
  for (std::size_t d = 0; d < data.shape.size(); ++d) {
    if (data.shape[d] != kDynamic || b.shape()[d] == kDynamic) continue;
    data.shape[d] = b.shape()[d];
    if (!data.bounds.empty()) data.bounds[d] = kDynamic;
  }
  return Type::intern(std::move(data));
}

Value known_list(Args a, Args b, Arena& arena) {
  auto items = arena.array<Value>(a.size());
  for (std::size_t i = 0; i < items.size(); ++i) items[i] = known(a[i], b[i], arena);
  return Value::list(items);
}

Value known(const Value& a, const Value& b, Arena& arena) {
  if (is_unknown(a)) return b;
  if (a.is_list() && b.is_list() && a.size == b.size) return known_list(a.as_list(), b.as_list(), arena);
  const bool are_types = a.kind == ValueKind::kType && b.kind == ValueKind::kType;
  return are_types ? Value::type(known(a.as_type(), b.as_type())) : a;
}

/// What is known of values that other laws ask to be equal.
Value known(Args items, Arena& arena) {
  Value all = Value::undefined();
  for (const Value& item : items) all = known(all, item, arena);
  return all;
}

/// No two of them are known to differ. Neighbours that something unknown keeps apart say nothing of those beyond.
Value same(Args items, Arena& arena) {
  Truth all = truth(all_pairs(items, true, Operator::kEqual));
  if (all != Truth::kUndefined) return value_of(all);
  Value before = items[0];
  for (const Value& item : items.subspan(1)) {
    all = both(all, compare(Operator::kEqual, before, item));
    before = known(before, item, arena);
  }
  return value_of(all);
}

Value is_unique(Args items) { return all_pairs(items, false, Operator::kNotEqual); }

Value is_permutation(const Value& a, const Value& b) {
  if (a.size != b.size) return Value::boolean(false);
  return value_of(both(truth(is_unique(a.as_list())), compare(Operator::kIn, a, b)));
}

Value flat(Args rows, Arena& arena) {
  std::size_t n = 0;
  for (const Value& row : rows) n += row.is_list() ? row.size : 1;
  auto items = arena.array<Value>(n);
  auto out = items.begin();
  for (const Value& row : rows) {
    if (row.is_list()) {
      out = std::ranges::copy(row.as_list(), out).out;
    } else {
      *out++ = row;
    }
  }
  return Value::list(items);
}

Value replace(Args items, const Value& at, const Value& by, Arena& arena) {
  const auto p = at.kind == ValueKind::kInt ? position(at.number, items.size()) : -1;
  if (p < 0) return Value::undefined();
  auto copy = arena.array<Value>(items.size());
  std::ranges::copy(items, copy.begin());
  copy[static_cast<std::size_t>(p)] = by;
  return Value::list(copy);
}

/// The values of two groups of positions, each in order, that together cover a list.
Value combine(Args args, Arena& arena) {
  const auto n = args[0].size + args[2].size;
  if (args[0].size != args[1].size || args[2].size != args[3].size) return Value::undefined();
  auto items = arena.array<Value>(n);
  std::ranges::fill(items, Value::undefined());
  for (const std::size_t group : {0u, 2u}) {
    for (std::uint32_t i = 0; i < args[group].size; ++i) {
      const Value& at = args[group].items[i];
      const auto p = at.kind == ValueKind::kInt && at.number >= 0 ? position(at.number, n) : -1;
      if (p < 0 || !items[static_cast<std::size_t>(p)].is_undefined()) return Value::undefined();
      items[static_cast<std::size_t>(p)] = args[group + 1].items[i];
    }
  }
  return Value::list(items);
}

Value interleave(Args a, Args b, Arena& arena) {
  if (a.size() != b.size()) return Value::undefined();
  auto items = arena.array<Value>(2 * a.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    items[2 * i] = a[i];
    items[2 * i + 1] = b[i];
  }
  return Value::list(items);
}

Value last(Args items, const Value& n) {
  const bool fits = n.kind == ValueKind::kInt && n.number >= 0 && n.number <= static_cast<std::int64_t>(items.size());
  return fits ? Value::list(items.last(static_cast<std::size_t>(n.number))) : Value::undefined();
}

Value extreme(const Value& a, const Value& b, Operator first_wins, Arena& arena) {
  if (a.is_list() || b.is_list()) {
    const auto n = a.is_list() ? a.size : b.size;
    if (a.is_list() && b.is_list() && a.size != b.size) return Value::undefined();
    auto items = arena.array<Value>(n);
    for (std::uint32_t i = 0; i < n; ++i) {
      items[i] = extreme(a.is_list() ? a.items[i] : a, b.is_list() ? b.items[i] : b, first_wins, arena);
    }
    return Value::list(items);
  }
  const Truth first = compare(first_wins, a, b);
  return first == Truth::kUndefined ? Value::undefined() : first == Truth::kTrue ? a : b;
}

/// Of the arguments, or of the items of the only one.
Value extreme(Args args, Operator first_wins, Arena& arena) {
  const Args items = args.size() == 1 && args[0].is_list() ? args[0].as_list() : args;
  if (items.empty()) return Value::undefined();
  return std::accumulate(items.begin() + 1, items.end(), items[0],
                         [&](const Value& a, const Value& b) { return extreme(a, b, first_wins, arena); });
}

}  // namespace

bool is_namespaced_op_name(std::string_view text) {
  const auto is_start = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const auto is_part = [&](char c) {
    return is_start(c) || (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.';
  };
  const auto dot = text.find('.');
  return dot != text.npos && dot > 0 && dot + 1 < text.size() && is_start(text[0]) &&
         std::ranges::all_of(text, is_part);
}

namespace {

Value all_fit(const Value& v, const Value& type) {
  if (v.kind == ValueKind::kInt) return Value::boolean(fits(v.number, type.as_element()));
  if (!v.is_list()) return Value::undefined();
  Truth all = Truth::kTrue;
  for (const Value& x : v.as_list()) all = both(all, truth(all_fit(x, type)));
  return value_of(all);
}

/// Of quantized types the storage type is promoted (StableHLO, `is_promotable`), whatever the scales.
Value is_promotable(const Value& from, const Value& to) {
  if (from.kind == ValueKind::kElement && to.kind == ValueKind::kElement)
    return Value::boolean(is_promotable(from.as_element(), to.as_element()));
  const Quantization *a = quantization(from), *b = quantization(to);
  if (is_unknown(from) || is_unknown(to)) return Value::undefined();
  return Value::boolean(a && b && a->expressed == b->expressed && is_promotable(a->storage, b->storage));
}

/// What rounding to nearest may lose of 1; what is no float rounds nothing.
double unit_roundoff(ElementType e) { return is_float(e) ? std::ldexp(1.0, -format(e).mantissa_bits - 1) : 0; }

double smallest_normal(ElementType e) { return is_float(e) ? decode(e, smallest_normal_code(e)) : 0; }

Value of_elements(Builtin f, Args args) {
  const Value a = element_of(args[0]);
  if (f == Builtin::kIsPromotable) return is_promotable(a, element_of(args[1]));
  if (const Quantization* q = quantization(a); q && f == Builtin::kBits) return Value::integer(bits(q->storage));
  if (a.kind != ValueKind::kElement) {
    const bool is_question = f == Builtin::kIsComplex || f == Builtin::kIsFloat;
    return is_question && a.kind == ValueKind::kType ? Value::boolean(false) : Value::undefined();
  }
  switch (f) {
    case Builtin::kIsComplex: return Value::boolean(is_complex(a.as_element()));
    case Builtin::kIsFloat: return Value::boolean(is_float(a.as_element()));
    case Builtin::kBits: return Value::integer(bits(a.as_element()));
    case Builtin::kUnitRoundoff: return Value::of_real(unit_roundoff(real_type(a.as_element())));
    case Builtin::kSmallestNormal: return Value::of_real(smallest_normal(real_type(a.as_element())));
    default: return Value::undefined();
  }
}

Value of_integers(Builtin f, Args args, Arena& arena) {
  const bool are_numbers = std::ranges::all_of(args, [](const Value& v) { return v.kind == ValueKind::kInt; });
  if (!are_numbers) return Value::undefined();
  return f == Builtin::kRange ? range(args[0].number, arena) : ceil_quotient(args[0].number, args[1].number);
}

/// Functions of one or several lists; all arguments must be lists where the parameter says so.
Value of_lists(Builtin f, const BuiltinInfo& info, Args args, Arena& arena) {
  for (std::size_t i = 0; i < args.size() && i < info.parameters.size(); ++i) {
    if (info.parameters[i] == 'l' && !args[i].is_list()) return Value::undefined();
  }
  switch (f) {
    case Builtin::kSame: return same(args[0].as_list(), arena);
    case Builtin::kKnown: return known(args[0].as_list(), arena);
    case Builtin::kIsUnique: return is_unique(args[0].as_list());
    case Builtin::kIsSorted: return all_pairs(args[0].as_list(), true, Operator::kLessEqual);
    case Builtin::kIsPermutation: return is_permutation(args[0], args[1]);
    case Builtin::kFlat: return flat(args[0].as_list(), arena);
    case Builtin::kReplace: return replace(args[0].as_list(), args[1], args[2], arena);
    case Builtin::kLast: return last(args[0].as_list(), args[1]);
    case Builtin::kCombine: return combine(args, arena);
    case Builtin::kInterleave: return interleave(args[0].as_list(), args[1].as_list(), arena);
    case Builtin::kProd: return product(args[0].as_list());
    default: return Value::undefined();
  }
}

/// The pieces of a text between separators.
Value split(std::string_view text, std::string_view separator, Arena& arena) {
  if (separator.empty()) return Value::undefined();
  std::vector<Value> pieces;
  for (auto at = text.find(separator); at != text.npos; at = text.find(separator)) {
    pieces.push_back(Value::string(arena.copy(text.substr(0, at))));
    text.remove_prefix(at + separator.size());
  }
  pieces.push_back(Value::string(arena.copy(text)));
  return Value::list(arena.copy(std::span<const Value>(pieces)));
}

/// The bytes of a text as numbers.
Value characters(std::string_view text, Arena& arena) {
  return Value::list_of(arena, text, [](char c) { return Value::integer(static_cast<unsigned char>(c)); });
}

/// The real number that all of a text writes.
Value decimal(std::string_view text) {
  double x = 0;
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), x);
  const bool is_all = status == std::errc() && end == text.data() + text.size();
  return is_all && std::isfinite(x) ? Value::of_real(x) : Value::undefined();
}

Value of_strings(Builtin f, Args args, Arena& arena) {
  if (!std::ranges::all_of(args, [](const Value& v) { return v.kind == ValueKind::kString; }))
    return Value::undefined();
  if (f == Builtin::kDecimal) return decimal(args[0].as_string());
  return f == Builtin::kSplit ? split(args[0].as_string(), args[1].as_string(), arena)
                              : characters(args[0].as_string(), arena);
}

Value call_once(const BuiltinInfo& info, Args args, Arena& arena) {
  const Builtin f = info.function;
  switch (f) {
    case Builtin::kRank: return rank_of(args[0]);
    case Builtin::kShape: return shape_of(args[0], arena);
    case Builtin::kSize: return size_of(args[0], arena);
    case Builtin::kDim: return dim_of(args[0], args[1], arena);
    case Builtin::kAxes: return axes_of(args[0], arena);
    case Builtin::kElementType: return element_of(args[0]);
    case Builtin::kType: return args[0].is_list() ? args[0] : type_of(args[0]);
    case Builtin::kBaselineType: {
      const Value t = type_of(args[0]);
      return t.kind == ValueKind::kType ? Value::type(baseline(t.as_type())) : t;
    }
    case Builtin::kBaselineElementType: {
      const Value t = type_of(args[0]);
      return t.kind == ValueKind::kType ? element_of(baseline(t.as_type())) : t;
    }
    case Builtin::kIsQuantized:
    case Builtin::kIsPerAxisQuantized:
    case Builtin::kIsPerTensorQuantized:
    case Builtin::kQuantizationDimension:
    case Builtin::kStorageType:
    case Builtin::kExpressedType:
    case Builtin::kZeroPoints:
    case Builtin::kScales:
    case Builtin::kStorageMin:
    case Builtin::kStorageMax: return of_quantization(f, args[0], arena);
    case Builtin::kIsComplex:
    case Builtin::kIsFloat:
    case Builtin::kBits:
    case Builtin::kUnitRoundoff:
    case Builtin::kSmallestNormal:
    case Builtin::kIsPromotable: return of_elements(f, args);
    case Builtin::kIsToken:
      return args[0].kind == ValueKind::kType ? Value::boolean(args[0].as_type().kind() == TypeKind::kToken)
                                              : Value::undefined();
    case Builtin::kIsTensor:
      return args[0].kind == ValueKind::kType ? Value::boolean(args[0].as_type().is_tensor()) : Value::undefined();
    case Builtin::kRealType: return component(args[0], false);
    case Builtin::kComplexElementType: return component(args[0], true);
    case Builtin::kFits: return args[1].kind == ValueKind::kElement ? all_fit(args[0], args[1]) : Value::undefined();
    case Builtin::kTupleElementTypes: return members(args[0], arena);
    case Builtin::kInputTypes: return signature_types(args[0], true, arena);
    case Builtin::kOutputTypes: return signature_types(args[0], false, arena);
    case Builtin::kOps: return ops_of(args[0], arena);
    case Builtin::kDynamicAxes: return open_axes(args[0], false, arena);
    case Builtin::kUnboundedAxes: return open_axes(args[0], true, arena);
    case Builtin::kRange:
    case Builtin::kCeil: return of_integers(f, args, arena);
    case Builtin::kMin: return extreme(args, Operator::kLessEqual, arena);
    case Builtin::kMax: return extreme(args, Operator::kGreaterEqual, arena);
    case Builtin::kSum: return args[0].is_list() ? sum(args[0].as_list()) : args[0];
    case Builtin::kGiven: return Value::boolean(!args[0].is_absent());
    case Builtin::kOrEmpty: return args[0].is_absent() ? Value::list(Args{}) : args[0];
    case Builtin::kIsNamespacedOpName:
      return args[0].kind == ValueKind::kString ? Value::boolean(is_namespaced_op_name(args[0].as_string()))
                                                : Value::undefined();
    case Builtin::kSplit:
    case Builtin::kCharacters:
    case Builtin::kDecimal: return of_strings(f, args, arena);
    default: return of_lists(f, info, args, arena);
  }
}

/// Which arguments are mapped over: bit i for argument i.
unsigned lifted(const BuiltinInfo& info, Args args, unsigned spread) {
  unsigned mask = 0;
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (!args[i].is_list()) continue;
    const char letter = info.parameters[std::min(i, info.parameters.size() - 1)];
    const bool is_scalar = letter == 'i' || letter == 'b' || letter == 'e';
    const bool is_spread = (spread >> i & 1) != 0 && letter != 'a';
    if (is_scalar || is_spread) mask |= 1u << i;
  }
  return mask;
}

}  // namespace

Value call_builtin(const BuiltinInfo& info, std::span<const Value> args, unsigned spread, Arena& arena) {
  const unsigned mask = lifted(info, args, spread);
  if (mask == 0) return call_once(info, args, arena);
  std::uint32_t n = 0;
  bool is_first = true;
  for (std::size_t i = 0; i < args.size(); ++i) {
    if ((mask >> i & 1) == 0) continue;
    if (!is_first && args[i].size != n) return Value::undefined();
    n = args[i].size;
    is_first = false;
  }
  auto items = arena.array<Value>(n);
  std::array<Value, 4> one;
  for (std::uint32_t k = 0; k < n; ++k) {
    for (std::size_t i = 0; i < args.size(); ++i) one[i] = (mask >> i & 1) != 0 ? args[i].items[k] : args[i];
    items[k] = call_builtin(info, std::span(one).first(args.size()), 0, arena);
  }
  return Value::list(items);
}

Value quotient(std::int64_t a, std::int64_t b) {
  if (b == 0 || (a == INT64_MIN && b == -1)) return Value::undefined();
  const auto q = a / b;
  return Value::integer(q - (a % b != 0 && (a < 0) != (b < 0)));
}

Value remainder(std::int64_t a, std::int64_t b) {
  if (b == 0 || b == -1) return b == 0 ? Value::undefined() : Value::integer(0);
  const auto r = a % b;
  return Value::integer(r != 0 && (r < 0) != (b < 0) ? r + b : r);
}

Value ceil_quotient(std::int64_t a, std::int64_t b) {
  const Value q = quotient(a, b);
  return q.is_undefined() || remainder(a, b).number == 0 ? q : Value::integer(q.number + 1);
}

bool is_promotable(ElementType from, ElementType to) {
  const auto& a = format(from);
  const auto& b = format(to);
  return from == to || (a.kind == b.kind && a.bits < b.bits);
}

bool fits(std::int64_t n, ElementType type) {
  const auto& f = format(type);
  const int digits = f.kind == ElementClass::kSigned ? f.bits - 1 : f.bits;
  switch (f.kind) {
    case ElementClass::kBool: return n == 0 || n == 1;
    case ElementClass::kUnsigned: return n >= 0 && (digits >= 63 || n < (std::int64_t{1} << digits));
    case ElementClass::kSigned:
      return digits >= 63 || (n >= -(std::int64_t{1} << digits) && n < (std::int64_t{1} << digits));
    default: {
      const auto limit = std::int64_t{1} << std::min(format(f.component).mantissa_bits + 1, 62);
      return n >= -limit && n <= limit;
    }
  }
}

}  // namespace assay::spec
