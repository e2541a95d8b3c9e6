#include "spec/plan/domain.h"

namespace assay::spec {
namespace {

/// Walks the values of one declared name and marks the classes of each.
class Marking {
 public:
  Marking(Instance& op, Arena& arena, std::vector<int>& out) : reading_(op, arena), out_(out) {}

  void mark(const Declaration& name) {
    const auto& value = reading_.op[name.slot];
    if (value.is_undefined()) return;
    auto first = reading_.schedule[name.slot].first_class;
    if (name.optional) {
      out_.push_back(first + (value.is_absent() ? 0 : 1));
      first += 2;
    }
    if (!value.is_absent()) mark_members(name, 0, value, first);
  }

 private:
  void mark_members(const Declaration& name, std::size_t depth, const Value& value, int first) {
    if (depth == name.dimensions.size()) return mark_value(name, value, first);
    if (!value.is_list()) return;
    for (std::uint32_t i = 0; i < value.size; ++i) {
      reading_.set_index(name.dimensions[depth], i);
      mark_members(name, depth + 1, value.items[i], first);
    }
  }

  void mark_value(const Declaration& name, const Value& value, int first) {
    int position = 0;
    const auto* domain = active_domain(reading_, name, &position);
    if (domain == nullptr) return;
    ClassRecorder marks{out_, first + reading_.schedule[name.slot].class_offsets[static_cast<std::size_t>(position)]};
    domain_type(domain->kind).mark({reading_, name, *domain}, value, marks);
  }

  Reading reading_;
  std::vector<int>& out_;
};

}  // namespace

std::span<const BoundaryClass> classes(const Record& record) { return record.schedule->classes; }

void mark_classes(const Instance& op, Arena& arena, std::vector<int>& out) {
  auto copy = op;
  Marking marking(copy, arena, out);
  for (const int slot : op.record->schedule->classed) marking.mark(op.record->names[static_cast<std::size_t>(slot)]);
}

}  // namespace assay::spec
