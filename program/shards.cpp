#include "program/shards.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "spec/types/float_code.h"

namespace assay::program {
namespace {

std::size_t element_size(Type t) { return static_cast<std::size_t>(spec::storage_bytes(t.element())); }

std::int64_t count(std::span<const std::int64_t> shape) {
  std::int64_t n = 1;
  for (const std::int64_t size : shape) n *= size;
  return n;
}

/// The elements of a shard that are no padding, by their numbers: in the shard, and in the whole tensor.
template <class Visit> void each_element(const Shard& shard, std::span<const std::int64_t> whole, const Visit& visit) {
  const std::int64_t n = count(shard.size);
  for (std::int64_t k = 0; k < n; ++k) {
    std::int64_t rest = k, in_shard = 0, in_whole = 0, shard_stride = 1, whole_stride = 1;
    for (std::size_t d = whole.size(); d-- > 0;) {
      const std::int64_t at = rest % shard.size[d];
      rest /= shard.size[d];
      in_shard += at * shard_stride;
      in_whole += (shard.begin[d] + at) * whole_stride;
      shard_stride *= shard.padded[d];
      whole_stride *= whole[d];
    }
    visit(static_cast<std::size_t>(in_shard), static_cast<std::size_t>(in_whole));
  }
}

std::vector<std::int64_t> index_of(std::int64_t element, std::span<const std::int64_t> shape) {
  std::vector<std::int64_t> out(shape.size());
  for (std::size_t d = shape.size(); d-- > 0; element /= shape[d]) out[d] = element % shape[d];
  return out;
}

bool is_nan(spec::ElementType e, std::span<const std::byte> bytes) {
  if (!spec::is_float(e)) return false;
  std::uint64_t code = 0;
  std::memcpy(&code, bytes.data(), bytes.size());
  return std::isnan(spec::decode(e, code));
}

/// Bit by bit, but that no text says which NaN is given.
bool agree(spec::ElementType e, std::span<const std::byte> a, std::span<const std::byte> b) {
  if (spec::is_complex(e)) {
    const std::size_t half = a.size() / 2;
    const auto part = spec::real_type(e);
    return agree(part, a.first(half), b.first(half)) && agree(part, a.subspan(half), b.subspan(half));
  }
  return std::ranges::equal(a, b) || (is_nan(e, a) && is_nan(e, b));
}

/// A tensor that grows out of shards.
class Stitching {
 public:
  Stitching(const Sharding& sharding, Type whole)
      : sharding_(sharding), out_{{whole, std::vector<std::byte>(static_cast<std::size_t>(whole.storage_size()))}, {}},
        holders_(static_cast<std::size_t>(whole.elements()), kNobody) {}

  void add(const Tensor& from, std::int64_t device) {
    const auto shard = shard_of(sharding_, out_.tensor.type.shape(), device);
    if (!shard) return;
    each_element(*shard, out_.tensor.type.shape(),
                 [&](std::size_t at, std::size_t element) { add(from, at, element, device); });
  }

  Result<Stitched> finish() && {
    const auto missing = std::ranges::find(holders_, kNobody);
    if (missing == holders_.end()) return std::move(out_);
    return fail(
        fmt::format("no device holds element {}", index_text(missing - holders_.begin(), out_.tensor.type.shape())));
  }

 private:
  static constexpr std::int64_t kNobody = -1;

  void add(const Tensor& from, std::size_t at, std::size_t element, std::int64_t device) {
    const std::size_t size = element_size(from.type);
    std::byte* const to = out_.tensor.bytes.data() + element * size;
    if (holders_[element] == kNobody) {
      holders_[element] = device;
      std::memcpy(to, from.bytes.data() + at * size, size);
    } else if (!out_.difference &&
               !agree(from.type.element(), {to, size}, std::span(from.bytes).subspan(at * size, size))) {
      out_.difference = {holders_[element], device,
                         index_of(static_cast<std::int64_t>(element), out_.tensor.type.shape())};
    }
  }

  const Sharding& sharding_;
  Stitched out_;
  std::vector<std::int64_t> holders_;  ///< by element: the first device that holds it
};

}  // namespace

Sharding replicated() {
  Sharding out;
  out.kind = Sharding::Kind::kReplicated;
  return out;
}

bool has_parts(const Sharding& s) {
  const bool is_of_own = s.kind == Sharding::Kind::kManual || s.kind == Sharding::Kind::kUnreduced;
  return !is_of_own && s.manual.empty() && s.unreduced.empty();
}

Type shard_type(const Sharding& s, Type whole) {
  auto content = whole.content();
  if (s.kind == Sharding::Kind::kDimensions)
    for (std::size_t d = 0; d < content.shape.size(); ++d) {
      const std::int64_t n = pieces(s.mesh, s.dimensions[d].axes);
      content.shape[d] = (content.shape[d] + n - 1) / n;
    }
  return Type::intern(std::move(content));
}

std::vector<Tensor> shards_of(const Tensor& whole, const Sharding& s, std::int64_t devices) {
  const Type type = shard_type(s, whole.type);
  const std::size_t size = element_size(type);
  std::vector<Tensor> out;
  for (std::int64_t device = 0; device < devices; ++device) {
    Tensor& to = out.emplace_back(Tensor{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))});
    const auto shard = shard_of(s, whole.type.shape(), device);
    if (!shard) continue;
    each_element(*shard, whole.type.shape(), [&](std::size_t at, std::size_t element) {
      std::memcpy(to.bytes.data() + at * size, whole.bytes.data() + element * size, size);
    });
  }
  return out;
}

Result<Stitched> stitched(std::span<const Tensor> shards, const Sharding& s, Type whole) {
  const Type expected = shard_type(s, whole);
  Stitching stitching(s, whole);
  for (std::size_t device = 0; device < shards.size(); ++device) {
    const Tensor& shard = shards[device];
    if (shard.type != expected || shard.bytes.size() != static_cast<std::size_t>(expected.storage_size()))
      return fail(
          fmt::format("device {} gives {}, not {}, of {}", device, shard.type.text(), expected.text(), whole.text()));
    stitching.add(shard, static_cast<std::int64_t>(device));
  }
  return std::move(stitching).finish();
}

}  // namespace assay::program
