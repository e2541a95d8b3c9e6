#include "spec/types/type.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <charconv>
#include <deque>
#include <mutex>
#include <new>
#include <ranges>
#include <utility>

#include <fmt/format.h>

#include "spec/types/growing_set.h"

namespace assay::spec {
namespace {

std::size_t mix(std::size_t h, std::uint64_t v) { return (h ^ v) * 0x9E3779B97F4A7C15ull + (h >> 29); }

std::size_t hash_of(TypeKind kind, ElementType element, std::span<const std::int64_t> shape) {
  auto h = mix(static_cast<std::size_t>(kind), static_cast<std::uint64_t>(element));
  for (const auto d : shape) h = mix(h, static_cast<std::uint64_t>(d));
  return h;
}

/// Programs have many of them, in which all else is alike.
std::size_t hash_of(const Quantization& q) {
  auto h = mix(static_cast<std::size_t>(q.expressed), static_cast<std::size_t>(q.dimension));
  h = mix(mix(h, static_cast<std::size_t>(q.storage_min)), static_cast<std::size_t>(q.storage_max));
  for (const double scale : q.scales) h = mix(h, std::bit_cast<std::uint64_t>(scale));
  for (const std::int64_t zero_point : q.zero_points) h = mix(h, static_cast<std::size_t>(zero_point));
  return h;
}

std::size_t hash_of(const TypeData& t) {
  auto h = hash_of(t.kind, t.element, t.shape);
  for (const auto m : t.members) h = mix(h, reinterpret_cast<std::uintptr_t>(m.node()));
  return t.quantization ? mix(h, hash_of(*t.quantization)) : h;
}

bool equal(const TypeData& a, const TypeData& b) {
  const bool same_quantization =
      a.quantization == b.quantization || (a.quantization && b.quantization && *a.quantization == *b.quantization);
  return a.kind == b.kind && a.element == b.element && a.shape == b.shape && a.bounds == b.bounds &&
         a.members == b.members && same_quantization;
}

std::int64_t count_elements(std::span<const std::int64_t> shape) {
  constexpr auto kMost = std::numeric_limits<std::int64_t>::max() / 16;
  std::int64_t n = 1;
  for (const auto d : shape) {
    if (d == 0) return 0;
    n = n > kMost / d ? kMost : n * d;
  }
  return n;
}

/// What a node does not say itself; kept where a leak checker finds it, which does not look into the set of the nodes.
const TypeData* kept(TypeData data) {
  static std::mutex mutex;
  static auto* all = new std::deque<TypeData>;
  const std::lock_guard lock(mutex);
  return &all->emplace_back(std::move(data));
}

/// What stands behind a pointer is never given back.
TypeNode tensor_node(std::span<const std::int64_t> shape, ElementType element) {
  TypeNode node{.element = element, .rank = static_cast<std::uint32_t>(shape.size())};
  node.is_static = std::ranges::find(shape, kDynamic) == shape.end();
  if (node.is_static) node.elements = count_elements(shape);
  if (shape.size() <= TypeNode::kShortRank) std::ranges::copy(shape, node.short_shape.begin());
  else node.rest = kept({.element = element, .shape = {shape.begin(), shape.end()}});
  return node;
}

TypeNode node_of(TypeData data) {
  auto node = tensor_node(data.shape, data.element);
  node.kind = data.kind;
  node.is_static = node.is_static && data.kind == TypeKind::kTensor;
  node.is_quantized = data.quantization != nullptr;
  node.rest = kept(std::move(data));
  return node;
}

/// All types of the process; they outlive every static object.
GrowingSet<TypeNode>& all_types() {
  static auto* types = new GrowingSet<TypeNode>;
  return *types;
}

/// Nothing but a shape and an element type.
bool is_plain_tensor(const TypeData& t) { return t.kind == TypeKind::kTensor && !t.quantization && t.bounds.empty(); }

bool is_plain_tensor(const TypeNode& t, ElementType element, std::span<const std::int64_t> shape) {
  return t.element == element && std::ranges::equal(Type::from(&t).shape(), shape) &&
         (t.rest == nullptr ? t.kind == TypeKind::kTensor : is_plain_tensor(*t.rest));
}

constexpr std::uint64_t kSaysAll = std::uint64_t{1} << 63;

/// A tensor type in one number. Up to 6 axes of less than 256 it says all of the type, and a type is
/// found without being looked at; of others it is a hash.
std::uint64_t key_of(std::span<const std::int64_t> shape, ElementType element) {
  const auto hash = [&] { return hash_of(TypeKind::kTensor, element, shape) & ~kSaysAll; };
  if (shape.size() > 6) return hash();
  auto key = kSaysAll | static_cast<std::uint64_t>(element) << 56 | static_cast<std::uint64_t>(shape.size()) << 48;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] < 0 || shape[i] > 255) return hash();
    key |= static_cast<std::uint64_t>(shape[i]) << (8 * i);
  }
  return key;
}
static_assert(kElementTypes <= 128);

const TypeNode* intern_tensor(std::span<const std::int64_t> shape, ElementType element) {
  const auto key = key_of(shape, element);
  return all_types().find_or_add(
      key, [&](const TypeNode& t) { return (key & kSaysAll) != 0 || is_plain_tensor(t, element, shape); },
      [&] { return tensor_node(shape, element); });
}

/// The types of the sizes that are drawn most, each in a place of its own: they are not searched, and
/// a type that was met before is found by one byte. Memory that no type has used costs nothing.
class SmallTensors {
 public:
  /// Null where the type is not small.
  const TypeNode* find_or_add(std::span<const std::int64_t> shape, ElementType element) {
    const auto place = place_of(shape, element);
    if (place == kNowhere) return nullptr;
    __builtin_prefetch(at(place));  // who asks for a type looks at it
    if (!is_known_[place].load(std::memory_order_acquire)) add(place, shape, element);
    return at(place);
  }

 private:
  static constexpr std::size_t kMostRank = 4;
  static constexpr std::size_t kDims = 9;  ///< 0 to 8
  static constexpr std::size_t kShapes = 1 + kDims * (1 + kDims * (1 + kDims * (1 + kDims)));
  static constexpr std::size_t kTypes = kShapes * kElementTypes;
  static constexpr std::size_t kNowhere = kTypes;

  static std::size_t place_of(std::span<const std::int64_t> shape, ElementType element) {
    if (shape.size() > kMostRank) return kNowhere;
    std::size_t index = 0;
    for (const auto d : shape) {
      if (static_cast<std::uint64_t>(d) >= kDims) return kNowhere;
      index = index * kDims + static_cast<std::size_t>(d) + 1;  // + 1: no shape is the beginning of another
    }
    return index * kElementTypes + static_cast<std::size_t>(element);
  }

  void add(std::size_t place, std::span<const std::int64_t> shape, ElementType element) {
    const std::lock_guard lock(mutex_);
    if (is_known_[place].load(std::memory_order_relaxed)) return;
    new (storage_.data() + place * sizeof(TypeNode)) TypeNode(tensor_node(shape, element));
    is_known_[place].store(true, std::memory_order_release);
  }

  const TypeNode* at(std::size_t place) const {
    return std::launder(reinterpret_cast<const TypeNode*>(storage_.data() + place * sizeof(TypeNode)));
  }

  std::mutex mutex_;
  std::array<std::atomic<bool>, kTypes> is_known_{};
  alignas(TypeNode) std::array<std::byte, kTypes * sizeof(TypeNode)> storage_{};
};

constinit SmallTensors small_tensors;

std::int64_t storage_limit(ElementType storage, bool upper) {
  const int n = bits(storage);
  const auto largest = static_cast<std::int64_t>(~std::uint64_t{0} >> (is_unsigned(storage) ? 64 - n : 65 - n));
  if (upper) return largest;
  return is_unsigned(storage) ? 0 : -largest - 1;
}

std::string size_text(std::int64_t d) { return d == kDynamic ? "?" : std::to_string(d); }

template <class List, class Text> std::string joined(const List& list, Text text) {
  return fmt::format("{}", fmt::join(list | std::views::transform(text), ", "));
}

std::string quantization_text(const Quantization& q) {
  const bool is_whole =
      q.storage_min == storage_limit(q.storage, false) && q.storage_max == storage_limit(q.storage, true);
  const auto range = is_whole ? "" : fmt::format("<{}:{}>", q.storage_min, q.storage_max);
  const auto head = fmt::format("!quant.uniform<{}{}:{}", name(q.storage), range, name(q.expressed));
  const auto scale = [&](std::size_t i) {
    return real_text(q.scales[i]) + (q.zero_points[i] != 0 ? ":" + std::to_string(q.zero_points[i]) : "");
  };
  if (!q.is_per_axis()) return fmt::format("{}, {}>", head, scale(0));
  const auto scales = joined(std::views::iota(std::size_t{0}, q.scales.size()), scale);
  return fmt::format("{}:{}, {{{}}}>", head, q.dimension, scales);
}

std::string tensor_text(Type t) {
  std::string out = "tensor<";
  for (const auto d : t.shape()) out += size_text(d) + "x";
  out += t.is_quantized() ? quantization_text(*t.quantization()) : std::string(name(t.element()));
  if (!t.bounds().empty()) out += ", #stablehlo.bounds<" + joined(t.bounds(), size_text) + ">";
  return out + ">";
}

}  // namespace

Type Type::tensor(std::span<const std::int64_t> shape, ElementType element) {
  const auto* small = small_tensors.find_or_add(shape, element);
  return Type(small ? small : intern_tensor(shape, element));
}

Type Type::token() {
  static const Type token = intern({.kind = TypeKind::kToken});
  return token;
}

Type Type::witness() {
  static const Type witness = intern({.kind = TypeKind::kWitness});
  return witness;
}

Type Type::tuple(std::span<const Type> members) {
  return intern({.kind = TypeKind::kTuple, .members = {members.begin(), members.end()}});
}

Type Type::future(std::span<const Type> tensors) {
  return intern({.kind = TypeKind::kFuture, .members = {tensors.begin(), tensors.end()}});
}

Type Type::intern(TypeData data) {
  if (is_plain_tensor(data)) return tensor(data.shape, data.element);
  const auto is_it = [&](const TypeNode& t) { return t.rest && equal(*t.rest, data); };
  return Type(all_types().find_or_add(hash_of(data) & ~kSaysAll, is_it, [&] { return node_of(std::move(data)); }));
}

std::span<const std::int64_t> Type::bounds() const {
  return node_->rest ? std::span<const std::int64_t>(node_->rest->bounds) : std::span<const std::int64_t>();
}

const Quantization* Type::quantization() const { return node_->rest ? node_->rest->quantization.get() : nullptr; }

std::span<const Type> Type::members() const {
  return node_->rest ? std::span<const Type>(node_->rest->members) : std::span<const Type>();
}

TypeData Type::content() const {
  if (node_->rest) return *node_->rest;
  return {.kind = kind(), .element = element(), .shape = {shape().begin(), shape().end()}};
}

std::string Type::text() const {
  if (is_tensor()) return tensor_text(*this);
  if (kind() == TypeKind::kToken) return "!stablehlo.token";
  if (kind() == TypeKind::kWitness) return "!shape.witness";
  const auto* opening = kind() == TypeKind::kTuple ? "tuple<" : "!stablehlo.future<";
  return opening + joined(members(), &Type::text) + ">";
}

std::string real_text(double x) {
  std::array<char, 40> digits;
  const std::string text(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), x).ptr);
  return text.find_first_of(".e") == text.npos ? text + ".0" : text;
}

bool refines(Type value, Type declared) {
  if (value == declared) return true;
  if (value.kind() == declared.kind() && !value.is_tensor())
    return std::ranges::equal(value.members(), declared.members(), refines);
  if (!value.is_tensor() || !declared.is_tensor() || value.rank() != declared.rank()) return false;
  const Quantization *q = value.quantization(), *p = declared.quantization();
  const bool are_alike = value.element() == declared.element() && (q == p || (q && p && *q == *p));
  const auto sizes = value.shape(), wanted = declared.shape(), bounds = declared.bounds();
  for (std::size_t d = 0; are_alike && d < sizes.size(); ++d) {
    const bool is_within = bounds.empty() || bounds[d] == kDynamic || sizes[d] <= bounds[d];
    if (wanted[d] == kDynamic ? !is_within : sizes[d] != wanted[d]) return false;
  }
  return are_alike;
}

}  // namespace assay::spec
