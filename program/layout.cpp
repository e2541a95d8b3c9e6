#include "program/layout.h"

#include "program/record_table.h"

namespace assay::program {
namespace {

int position_of(const spec::Record& record, std::string_view attribute) {
  for (std::size_t i = 0; i < record.attributes.size(); ++i)
    if (record.names[static_cast<std::size_t>(record.attributes[i])].name == attribute) return static_cast<int>(i);
  return -1;
}

}  // namespace

Layout::Layout(const spec::Record& record, std::span<const int> slots, const char* what) : what_(what) {
  for (const int slot : slots) {
    const auto& name = record.names[static_cast<std::size_t>(slot)];
    names_.push_back({slot, !name.dimensions.empty(), name.optional});
    ++(names_.back().is_group ? groups_ : name.optional ? optionals_ : singles_);
    const bool is_operand = name.role == spec::Role::kIn, is_result = name.role == spec::Role::kOut;
    segments_ = is_operand  ? position_of(record, "operandSegmentSizes")
                : is_result ? position_of(record, "resultSegmentSizes")
                            : -1;
  }
}

bool Layout::segments(std::size_t flat, std::span<const spec::Value> attributes,
                      std::span<std::uint32_t> counts) const {
  if (segments_ < 0 || static_cast<std::size_t>(segments_) >= attributes.size()) return false;
  const spec::Value& sizes = attributes[static_cast<std::size_t>(segments_)];
  if (!sizes.is_list() || sizes.size != names_.size()) return false;
  std::size_t left = flat;
  for (std::size_t i = 0; i < names_.size(); ++i) {
    const std::int64_t n = sizes.items[i].kind == spec::ValueKind::kInt ? sizes.items[i].number : -1;
    if (n < 0 || static_cast<std::size_t>(n) > left || (n != 1 && !names_[i].is_group)) return false;
    counts[i] = static_cast<std::uint32_t>(n);
    left -= static_cast<std::size_t>(n);
  }
  return left == 0;
}

bool Layout::counts(std::size_t flat, std::span<const spec::Value> attributes, std::span<std::uint32_t> counts) const {
  if (segments(flat, attributes, counts)) return true;
  if (flat < singles_) return false;
  auto optionals = groups_ ? 0 : flat - singles_;
  const auto shared = groups_ ? flat - singles_ : 0;
  if (groups_ ? shared % groups_ != 0 : optionals > optionals_) return false;
  for (std::size_t i = 0; i < names_.size(); ++i) {
    if (names_[i].is_group) {
      counts[i] = static_cast<std::uint32_t>(shared / groups_);
    } else if (names_[i].is_optional) {
      counts[i] = optionals ? (--optionals, 1) : 0;
    } else {
      counts[i] = 1;
    }
  }
  return true;
}

std::string Layout::mismatch(std::size_t flat) const {
  std::string text = "expected ";
  if (groups_ == 0) {
    text += std::to_string(singles_);
    if (optionals_) text += " to " + std::to_string(singles_ + optionals_);
  } else if (groups_ == 1) {
    text += "at least " + std::to_string(singles_);
  } else {
    text += std::to_string(singles_) + " and a multiple of " + std::to_string(groups_);
  }
  return text + " " + std::string(what_) + ", found " + std::to_string(flat);
}

const Layouts& layouts_of(const spec::Record& record) {
  static RecordTable<Layouts> table([](const spec::Record& r) {
    return Layouts{Layout(r, r.operands, "operands"), Layout(r, r.results, "results"), Layout(r, r.regions, "regions")};
  });
  return table.of(record);
}

}  // namespace assay::program
