#include "program/layout.h"

#include "program/record_table.h"

namespace assay::program {

Layout::Layout(const spec::Record& record, std::span<const int> slots, const char* what) : what_(what) {
  for (const int slot : slots) {
    const auto& name = record.names[static_cast<std::size_t>(slot)];
    names_.push_back({slot, !name.dimensions.empty(), name.optional});
    ++(names_.back().is_group ? groups_ : name.optional ? optionals_ : singles_);
  }
}

bool Layout::counts(std::size_t flat, std::span<std::uint32_t> counts) const {
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
