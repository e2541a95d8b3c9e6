#pragma once

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
  bool operator==(const Quantization&) const = default;
};

enum class TypeKind : std::uint8_t { kTensor, kToken, kTuple, kFuture };

/// The content of an interned type; read through `Type`.
struct TypeData {
  TypeKind kind = TypeKind::kTensor;
  ElementType element = ElementType::f32;             ///< Storage type where quantized.
  std::vector<std::int64_t> shape;                    ///< kDynamic where `?`.
  std::vector<std::int64_t> bounds;                   ///< `#stablehlo.bounds`; empty, or one per axis.
  std::shared_ptr<const Quantization> quantization;   ///< Null unless quantized.
  std::vector<const TypeData*> members;               ///< Tuple elements; the tensor of a future.
};

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
  static Type tuple(std::span<const Type> members);
  static Type intern(TypeData data);
  static Type from(const TypeData* data) { return Type(data); }

  explicit operator bool() const { return data_ != nullptr; }
  bool operator==(const Type&) const = default;

  const TypeData& operator*() const { return *data_; }
  const TypeData* operator->() const { return data_; }
  bool is_tensor() const { return data_->kind == TypeKind::kTensor; }
  bool is_quantized() const { return data_->quantization != nullptr; }
  ElementType element() const { return data_->element; }
  std::span<const std::int64_t> shape() const { return data_->shape; }
  std::int64_t rank() const { return static_cast<std::int64_t>(data_->shape.size()); }
  bool is_static() const;
  /// Number of elements of a static shape, cut off at 2^63 / 16 so that byte sizes never overflow.
  std::int64_t elements() const;
  /// Bytes of a dense row-major buffer in storage form (one element per whole number of bytes).
  std::int64_t storage_size() const { return elements() * storage_bytes(element()); }
  /// As in text: `tensor<2x3xf32>`, `!stablehlo.token`, `tuple<...>`.
  std::string text() const;

 private:
  explicit Type(const TypeData* data) : data_(data) {}
  const TypeData* data_ = nullptr;
};

/// Signature of a function or region.
struct Signature {
  std::vector<Type> inputs;
  std::vector<Type> outputs;
  bool operator==(const Signature&) const = default;
};

/// The one signature of these types. Interning is thread safe and allocates only for a signature
/// that is new to the thread; it lives until the process ends.
const Signature* intern_signature(std::span<const Type> inputs, std::span<const Type> outputs);

}  // namespace assay::spec
