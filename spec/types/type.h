#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "spec/types/element_type.h"

namespace assay::spec {

/// A dimension whose size is not known before run time, `?` in text.
inline constexpr std::int64_t kDynamic = std::numeric_limits<std::int64_t>::min();

/// Parameters of a quantized element type (StableHLO, "Quantized element types"). One scale and
/// zero point, or one per slice of `dimension`.
struct Quantization {
  ElementType storage;
  ElementType expressed;
  std::int64_t storage_min;
  std::int64_t storage_max;
  std::vector<double> scales;
  std::vector<std::int64_t> zero_points;
  std::int64_t dimension = -1;  ///< -1: per tensor.
  bool is_per_axis() const { return dimension >= 0; }
  bool operator==(const Quantization&) const = default;
};

enum class TypeKind : std::uint8_t {
  kTensor,
  kToken,
  kTuple,
  kFuture,
  kWitness,  ///< MLIR's `!shape.witness`: that shapes fit each other; as a token it holds nothing
};

struct TypeData;
struct TypeNode;

/// An interned value type: two types are equal exactly if their handles are. Interning is thread
/// safe, and an interned type lives until the process ends.
class Type {
 public:
  Type() = default;
  static Type tensor(std::span<const std::int64_t> shape, ElementType element);
  static Type tensor(std::initializer_list<std::int64_t> shape, ElementType element) {
    return tensor(std::span(shape.begin(), shape.size()), element);
  }
  static Type token();
  static Type witness();
  static Type tuple(std::span<const Type> members);
  static Type future(std::span<const Type> tensors);
  static Type intern(TypeData data);
  static Type from(const TypeNode* node) { return Type(node); }

  explicit operator bool() const { return node_ != nullptr; }
  bool operator==(const Type&) const = default;

  const TypeNode* node() const { return node_; }
  TypeKind kind() const;
  bool is_tensor() const { return kind() == TypeKind::kTensor; }
  ElementType element() const;
  std::span<const std::int64_t> shape() const;
  std::int64_t rank() const;
  bool is_static() const;
  /// Number of elements of a static shape, cut off at 2^63 / 16 so that byte sizes never overflow.
  std::int64_t elements() const;
  /// Bytes of a dense row-major buffer in storage form (one element per whole number of bytes).
  std::int64_t storage_size() const { return elements() * storage_bytes(element()); }
  std::span<const std::int64_t> bounds() const;
  /// Null unless quantized.
  const Quantization* quantization() const;
  bool is_quantized() const;
  std::span<const Type> members() const;
  /// All of it, to make another type of.
  TypeData content() const;
  /// As in text: `tensor<2x3xf32>`, `!stablehlo.token`, `tuple<...>`.
  std::string text() const;

 private:
  explicit Type(const TypeNode* node) : node_(node) {}
  const TypeNode* node_ = nullptr;
};

/// The content of a type.
struct TypeData {
  TypeKind kind = TypeKind::kTensor;
  ElementType element = ElementType::f32;            ///< Storage type where quantized.
  std::vector<std::int64_t> shape;                   ///< kDynamic where `?`.
  std::vector<std::int64_t> bounds;                  ///< `#stablehlo.bounds`; empty, or one per axis.
  std::shared_ptr<const Quantization> quantization;  ///< Null unless quantized.
  std::vector<Type> members;                         ///< Tuple elements; the tensor of a future.
};

/// An interned type. What is asked of most types stands in one line of the cache.
struct alignas(64) TypeNode {
  static constexpr std::size_t kShortRank = 4;

  TypeKind kind = TypeKind::kTensor;
  ElementType element = ElementType::f32;
  bool is_static = false;
  bool is_quantized = false;
  std::uint32_t rank = 0;
  std::int64_t elements = 0;                           ///< of a static shape
  std::array<std::int64_t, kShortRank> short_shape{};  ///< the shape, where it is no longer
  const TypeData* rest = nullptr;                      ///< null: all of the type is said above
};

/// Whether a value of the first type may stand where the second is declared: what is `?` there may be any size within
/// its bound.
bool refines(Type value, Type declared);

/// The shortest number that is read back as `x`, with a point or an exponent: `1.0`.
std::string real_text(double x);

inline TypeKind Type::kind() const { return node_->kind; }
inline ElementType Type::element() const { return node_->element; }
inline std::int64_t Type::rank() const { return node_->rank; }
inline bool Type::is_static() const { return node_->is_static; }
inline bool Type::is_quantized() const { return node_->is_quantized; }
inline std::int64_t Type::elements() const { return node_->elements; }
inline std::span<const std::int64_t> Type::shape() const {
  return {node_->rank <= TypeNode::kShortRank ? node_->short_shape.data() : node_->rest->shape.data(), node_->rank};
}

/// Signature of a function or region.
struct Signature {
  std::vector<Type> inputs;
  std::vector<Type> outputs;
  bool operator==(const Signature&) const = default;
};

/// A signature whose types stand elsewhere: in an arena, or in a `Signature`.
struct SignatureView {
  std::span<const Type> inputs;
  std::span<const Type> outputs;
  std::span<const std::string_view> ops = {};  ///< full names of those of a region, where somebody asks for them
  bool knows_ops = false;

  SignatureView() = default;
  SignatureView(std::span<const Type> inputs, std::span<const Type> outputs) : inputs(inputs), outputs(outputs) {}
  SignatureView(const Signature& s) : inputs(s.inputs), outputs(s.outputs) {}
  bool operator==(const SignatureView& other) const {
    return std::ranges::equal(inputs, other.inputs) && std::ranges::equal(outputs, other.outputs);
  }
};

}  // namespace assay::spec
