#include <fmt/format.h>

#include "generator/generator.h"

namespace assay::generator {

// Layout: first op x element type, then op x boundary class, then ordered pairs of ops.
Coverage::Coverage(const spec::Records& records) : records_(records.all()) {
  types_ = static_cast<std::uint32_t>(records_.size()) * spec::kElementTypes;
  auto next = types_;
  for (const auto& record : records_) {
    class_offset_.push_back(next);
    next += static_cast<std::uint32_t>(spec::classes(record).size());
  }
  pairs_ = next;
  count_ = pairs_ + static_cast<std::uint32_t>(records_.size() * records_.size());
}

std::uint32_t Coverage::type_point(const spec::Record& record, spec::ElementType e) const {
  return static_cast<std::uint32_t>(record.index * spec::kElementTypes + static_cast<int>(e));
}

std::uint32_t Coverage::class_point(const spec::Record& record, int boundary_class) const {
  return class_offset_[static_cast<std::size_t>(record.index)] + static_cast<std::uint32_t>(boundary_class);
}

std::uint32_t Coverage::pair_point(const spec::Record& producer, const spec::Record& consumer) const {
  return pairs_ + static_cast<std::uint32_t>(producer.index) * static_cast<std::uint32_t>(records_.size()) +
         static_cast<std::uint32_t>(consumer.index);
}

std::string Coverage::describe(std::uint32_t point) const {
  if (point >= pairs_) {
    const auto pair = point - pairs_;
    const auto n = static_cast<std::uint32_t>(records_.size());
    return fmt::format("{} -> {}", records_[pair / n].mnemonic, records_[pair % n].mnemonic);
  }
  if (point < types_) {
    const auto e = static_cast<spec::ElementType>(point % spec::kElementTypes);
    return fmt::format("{} x {}", records_[point / spec::kElementTypes].mnemonic, spec::name(e));
  }
  std::size_t r = class_offset_.size() - 1;
  while (class_offset_[r] > point) --r;
  return fmt::format("{}: {}", records_[r].mnemonic, spec::classes(records_[r])[point - class_offset_[r]].name);
}

}  // namespace assay::generator
