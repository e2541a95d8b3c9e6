#pragma once

#include "spec/plan/domain.h"

namespace assay::spec {

/// What is left of the rank and of the number of elements for one name, when the shapes and dims
/// that stand in the same type have taken their share.
struct Room {
  std::int64_t rank;
  std::int64_t elements;

  explicit Room(const SizePolicy& policy) : rank(policy.max_rank), elements(policy.max_elements) {}
  Room(const DomainQuery& asked, const SizePolicy& policy);

  /// One dimension by policy; takes its share of the elements.
  std::int64_t draw_dim(Choices& choices, const SizePolicy& policy);
};

/// A shape of at most `room.rank` axes.
Value draw_shape(Arena& arena, std::int64_t rank, Room room, Choices& choices, const SizePolicy& policy);

/// A tensor type of any shape and element type.
Type draw_tensor_type(Choices& choices, const SizePolicy& policy);

}  // namespace assay::spec
