#include "program/text/types.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "spec/types/float_code.h"

namespace assay::program {
namespace {

using spec::ElementType;
using spec::kDynamic;
using spec::Quantization;
using spec::TypeData;
using spec::TypeKind;

constexpr int kDeepestTuple = 64;
/// Byte sizes of up to 16 bytes an element stay within 63 bits.
constexpr std::int64_t kMostElements = std::numeric_limits<std::int64_t>::max() / 16;

class TypeReader {
 public:
  TypeReader(Scanner& scanner, const Aliases& aliases) : in_(scanner), aliases_(aliases) {}

  bool type(Type& out) {
    if (in_.accept("tensor<")) return tensor(out);
    if (in_.accept("tuple<")) return members(TypeKind::kTuple, out);
    if (in_.accept_word("!stablehlo.token")) return out = Type::token(), true;
    if (in_.accept_word("!shape.witness")) return out = Type::witness(), true;
    if (in_.accept("!stablehlo.future<")) return members(TypeKind::kFuture, out);
    if (in_.peek() == '!') return alias(out);
    return other();
  }

 private:
  bool tensor(Type& out) {
    TypeData data;
    if (in_.at("*")) return in_.unsupported("unranked tensors");
    if (!shape(data) || !element(data)) return false;
    while (in_.accept(','))
      if (!encoding(data)) return false;
    if (!in_.expect(">")) return false;
    const bool plain = !data.quantization && data.bounds.empty();
    out = plain ? Type::tensor(data.shape, data.element) : Type::intern(std::move(data));
    return true;
  }

  bool shape(TypeData& data) {
    std::int64_t elements = 1;
    while (in_.peek() == '?' || in_.peek() == '-' || (in_.peek() >= '0' && in_.peek() <= '9')) {
      std::int64_t d = kDynamic;
      const auto at = in_.place();
      const bool is_open = in_.accept('?');
      if (!is_open && !in_.integer(d)) return false;
      if (d < 0 && !is_open) return in_.fail("a dimension is not negative: " + std::to_string(d), at);
      if (!in_.expect("x")) return false;
      if (d > 0) elements = elements > kMostElements / d ? kMostElements + 1 : elements * d;
      data.shape.push_back(d);
    }
    const bool empty = std::ranges::find(data.shape, 0) != data.shape.end();
    return empty || elements <= kMostElements || in_.fail("a tensor of 2^59 elements or more");
  }

  bool element(TypeData& data) {
    if (in_.accept("complex<")) return complex(data.element);
    if (in_.accept("!quant.uniform<")) return quantized(data);
    if (in_.peek() == '!') return aliased_element(data);
    const auto at = in_.place();
    const auto word = in_.word();
    if (word.empty()) return in_.expected("a dimension or an element type");
    return named(word, at, data.element);
  }

  bool named(std::string_view word, Place at, ElementType& out) {
    if (word.starts_with("si")) word.remove_prefix(1);
    if (const auto e = spec::element_type_named(word)) return out = *e, true;
    if (word == "tf32")
      return in_.fail("not supported yet: element type " + std::string(word), at, ErrorKind::kUnsupported);
    return in_.fail("unknown element type '" + std::string(word) + "'", at);
  }

  bool complex(ElementType& out) {
    ElementType part;
    const auto at = in_.place();
    if (!named(in_.word(), at, part) || !in_.expect(">")) return false;
    const auto whole = spec::complex_type(part);
    if (!whole) return in_.fail("complex numbers have parts of type f32, f64, f16 or bf16", at);
    return out = *whole, true;
  }

  /// `#stablehlo.bounds<3, ?>`, in older files `#stablehlo.type_extensions<bounds = [3, ?]>`.
  bool encoding(TypeData& data) {
    const bool is_old = in_.accept("#stablehlo.type_extensions<");
    if (!is_old && !in_.accept("#stablehlo.bounds<"))
      return in_.at("#stablehlo") ? in_.expected("'#stablehlo.bounds<...>'") : in_.unsupported("tensor encodings");
    if (is_old && !(in_.expect("bounds") && in_.expect("=") && in_.expect("["))) return false;
    if (!bounds(data, is_old) || (is_old && !in_.expect("]"))) return false;
    if (data.bounds.size() != data.shape.size()) return in_.fail("bounds need one entry for each dimension");
    for (std::size_t d = 0; d < data.shape.size(); ++d)
      if (data.shape[d] != kDynamic && data.bounds[d] != kDynamic)
        return in_.fail("dimension " + std::to_string(d) + " has the size " + std::to_string(data.shape[d]) +
                        ", and a bound besides");
    return in_.expect(">");
  }
  /// Older files write -1 where no size is known.
  bool bounds(TypeData& data, bool is_old) {
    if (in_.peek() == '>' || in_.peek() == ']') return true;
    do {
      std::int64_t bound = kDynamic;
      const auto at = in_.place();
      bool is_open = in_.accept('?');
      if (!is_open && !in_.integer(bound)) return false;
      is_open |= is_old && bound == -1;
      if (bound < 0 && !is_open) return in_.fail("a bound is not negative: " + std::to_string(bound), at);
      data.bounds.push_back(is_open ? kDynamic : bound);
    } while (in_.accept(','));
    return true;
  }

  // ---- quantized: STORAGE[<min:max>]:EXPRESSED[:axis], params -----------------------------------

  bool quantized(TypeData& data) {
    Quantization q;
    if (!storage(q) || !in_.expect(":")) return false;
    const auto at = in_.place();
    if (!named(in_.word(), at, q.expressed)) return false;
    if (!spec::is_float(q.expressed))
      return in_.fail("quantized values stand for floats, not for " + std::string(spec::name(q.expressed)), at);
    if (in_.accept(':') && !axis(q, data)) return false;
    if (!in_.expect(",") || !parameters(q, data) || !in_.expect(">")) return false;
    data.element = q.storage;
    data.quantization = std::make_shared<const Quantization>(std::move(q));
    return true;
  }

  bool storage(Quantization& q) {
    const auto at = in_.place();
    auto word = std::string(in_.word());
    if (word.starts_with("s")) return in_.fail("quantized values are stored as i8 and the like, not as " + word, at);
    if (word.starts_with("u") && !word.starts_with("ui")) word.insert(1, "i");
    if (!named(word, at, q.storage)) return false;
    if (!spec::is_int(q.storage) || spec::bits(q.storage) > 32)
      return in_.fail("quantized values are stored as integers of at most 32 bits", at);
    const int bits = spec::bits(q.storage);
    const bool is_unsigned = spec::is_unsigned(q.storage);
    q.storage_min = is_unsigned ? 0 : -(std::int64_t{1} << (bits - 1));
    q.storage_max = (std::int64_t{1} << (is_unsigned ? bits : bits - 1)) - 1;
    if (!in_.accept('<')) return true;
    const std::int64_t least = q.storage_min, most = q.storage_max;
    if (!in_.integer(q.storage_min) || !in_.expect(":") || !in_.integer(q.storage_max)) return false;
    const bool fits = least <= q.storage_min && q.storage_min < q.storage_max && q.storage_max <= most;
    if (!fits)
      return in_.fail("quantized type (C3): stored values from " + std::to_string(q.storage_min) + " to " +
                          std::to_string(q.storage_max) + ", where " + word + " has " + std::to_string(least) + " to " +
                          std::to_string(most),
                      at);
    return in_.expect(">");
  }

  bool axis(Quantization& q, const TypeData& data) {
    if (in_.at("{")) return in_.unsupported("sub-channel quantization");
    const auto at = in_.place();
    if (!in_.integer(q.dimension)) return false;
    const auto axis = std::to_string(q.dimension);
    if (q.dimension < 0) return in_.fail("quantized type (C11): a quantized dimension is not negative: " + axis, at);
    if (q.dimension < static_cast<std::int64_t>(data.shape.size())) return true;
    return in_.fail("quantized type (C12): there is no dimension " + axis + " in a tensor of rank " +
                        std::to_string(data.shape.size()),
                    at);
  }

  bool parameters(Quantization& q, const TypeData& data) {
    if (!q.is_per_axis()) return parameter(q);
    const auto at = in_.place();
    if (!in_.expect("{")) return false;
    do {
      if (!parameter(q)) return false;
    } while (in_.accept(','));
    if (!in_.expect("}")) return false;
    const auto size = data.shape[static_cast<std::size_t>(q.dimension)];
    if (size == kDynamic || size == static_cast<std::int64_t>(q.scales.size())) return true;
    return in_.fail("quantized type (C13): " + std::to_string(q.scales.size()) + " scales for dimension " +
                        std::to_string(q.dimension) + " of size " + std::to_string(size),
                    at);
  }

  bool parameter(Quantization& q) {
    double scale = 0;
    std::int64_t zero_point = 0;
    if (!this->scale(q.expressed, scale)) return false;
    const bool is_given = in_.accept(':');
    const auto at = in_.place();
    if (is_given && !in_.integer(zero_point)) return false;
    q.scales.push_back(scale);
    q.zero_points.push_back(zero_point);
    if (q.storage_min <= zero_point && zero_point <= q.storage_max) return true;
    return in_.fail("quantized type (C7): the zero point " + std::to_string(zero_point) +
                        " is none of the values from " + std::to_string(q.storage_min) + " to " +
                        std::to_string(q.storage_max),
                    at);
  }

  static double smallest(ElementType e) {
    const double least = spec::decode(e, 0);
    return least > 0 ? least : spec::decode(e, 1);
  }
  /// A scale is a value of the expressed type (C4), hence what the literal is rounded to is what laws ask of.
  bool scale(ElementType expressed, double& out) {
    const auto at = in_.place();
    const auto text = in_.number();
    const auto [to, status] = std::from_chars(text.data(), text.data() + text.size(), out);
    if (status != std::errc() || to != text.data() + text.size()) return in_.expected("a scale");
    const double rounded = spec::decode(expressed, spec::encode(expressed, out));
    const auto shown = "the scale " + std::string(text) + " as " + std::string(spec::name(expressed));
    if (!std::isfinite(rounded)) return in_.fail("quantized type (C6): " + shown + " is not finite", at);
    if (out <= 0 || rounded == 0) return in_.fail("quantized type (C5): " + shown + " is not greater than 0", at);
    return out >= smallest(expressed) ||
           in_.fail("quantized type (C4): " + shown + " is less than any of its values", at);
  }

  // ---- types of types ---------------------------------------------------------------------------

  bool members(TypeKind kind, Type& out) {
    if (++depth_ > kDeepestTuple) return in_.fail("tuples nested deeper than 64");
    TypeData data{.kind = kind};
    if (!in_.list('>', [&] { return type(data.members.emplace_back()); })) return false;
    --depth_;
    return out = Type::intern(std::move(data)), true;
  }

  bool alias(Type& out) {
    return aliased([&](TypeReader& inner) { return inner.type(out); });
  }
  bool aliased_element(TypeData& data) {
    return aliased([&](TypeReader& inner) { return inner.element(data); });
  }
  /// Reads what stands behind the name that is here.
  template <class Read> bool aliased(Read read) {
    const auto at = in_.place();
    in_.accept('!');
    const auto name = std::string(in_.word());
    const auto found = aliases_.types.find(name);
    if (found == aliases_.types.end()) return unknown(name, at);
    Scanner inner(found->second);
    TypeReader reader(inner, kNoAliases);
    return read(reader) || in_.fail("in '!" + name + "': " + inner.error().message, at);
  }

  /// Types of other dialects may well be types; without a dialect it is an alias, which the text does not define.
  bool unknown(const std::string& name, Place at) {
    if (name.find('.') == std::string::npos || name.starts_with("stablehlo."))
      return in_.fail("unknown type '!" + name + "'", at);
    return in_.fail("not supported yet: type '!" + name + "'", at, ErrorKind::kUnsupported);
  }

  bool other() {
    const auto at = in_.place();
    const auto word = std::string(in_.word());
    for (const auto* known : {"memref", "vector", "index", "none", "tensor", "tuple"})
      if (word == known) return in_.fail("not supported yet: type '" + word + "'", at, ErrorKind::kUnsupported);
    return word.empty() ? in_.expected("a type") : in_.fail("'" + word + "' is no value type", at);
  }

  inline static const Aliases kNoAliases;
  Scanner& in_;
  const Aliases& aliases_;
  int depth_ = 0;
};

}  // namespace

bool read_type(Scanner& in, const Aliases& aliases, Type& out) { return TypeReader(in, aliases).type(out); }

bool read_type_list(Scanner& in, const Aliases& aliases, std::vector<Type>& out) {
  if (!in.expect("(")) return false;
  while (!in.accept(')')) {
    if (!out.empty() && !in.expect(",")) return false;
    if (!read_type(in, aliases, out.emplace_back())) return false;
  }
  return true;
}

bool read_types(Scanner& in, const Aliases& aliases, std::vector<Type>& out) {
  if (in.peek() == '(') return read_type_list(in, aliases, out);
  return read_type(in, aliases, out.emplace_back());
}

void append(Buffer& out, Type type) {
  if (!type.is_tensor() || type.is_quantized() || !type.bounds().empty()) return out.append(type.text());
  out.append("tensor<");
  for (const auto d : type.shape()) {
    d == kDynamic ? out.append('?') : out.append(d);
    out.append('x');
  }
  out.append(spec::name(type.element()));
  out.append('>');
}

}  // namespace assay::program
