#include <algorithm>

#include "spec/plan/domain.h"

/// Could the plan have made this op? Its names are bound, then every line is asked.
namespace assay::spec {
namespace {

class Membership {
 public:
  Membership(Instance& op, Arena& arena, std::string* why) : reading_(op, arena), why_(why) {}

  bool run() {
    return std::ranges::all_of(reading_.op.record->names, [&](const auto& name) { return fits(name); });
  }

 private:
  bool fits(const Declaration& name) {
    const auto& value = reading_.op[name.slot];
    if (value.is_undefined()) return has_no_witness(name) || refuse(name, value, "is bound by nothing");
    // Patterns and abbreviations were matched by binding.
    if (name.role == Role::kIn || name.role == Role::kOut || name.role == Role::kRegion || name.value) return true;
    if (!is_in_its_struct(name, value)) return refuse(name, value, "is not there as its struct is");
    if (value.is_absent()) return name.optional || refuse(name, value, "is not optional");
    return fits_members(name, 0, value);
  }

  bool is_in_its_struct(const Declaration& name, const Value& value) {
    const int opener = reading_.schedule[name.slot].struct_opener;
    return opener < 0 || value.is_absent() == reading_.op[opener].is_absent();
  }

  /// A name that only the value of an operand would show, or that follows from one; results of such
  /// names are open.
  bool has_no_witness(const Declaration& name) {
    if (name.role != Role::kLet) return false;
    return reading_.schedule[name.slot].only_held || !reading_.are_bound(reading_.schedule[name.slot].mentions);
  }

  bool fits_members(const Declaration& name, std::size_t depth, const Value& value) {
    if (depth == name.dimensions.size()) return fits_domain(name, value);
    const auto n = reading_.count(name.dimensions[depth]);
    if (!value.is_list() || value.size != n) return refuse(name, value, "has not " + std::to_string(n) + " members");
    for (std::int64_t i = 0; i < n; ++i) {
      reading_.set_index(name.dimensions[depth], i);
      if (!fits_members(name, depth + 1, value.items[i])) return false;
    }
    return true;
  }

  bool fits_domain(const Declaration& name, const Value& value) {
    if (!reading_.are_bound(reading_.schedule[name.slot].mentions)) return fits_what_is_known(name, value);
    const auto* domain = active_domain(reading_, name);
    if (domain == nullptr) return refuse(name, value, "has no domain here");
    return contains({reading_, name, *domain}, value) || refuse(name, value, "lies outside its domain");
  }

  /// Of a domain that needs held values only the class of element types is judged.
  bool fits_what_is_known(const Declaration& name, const Value& value) {
    const auto& domain = *name.domain;
    return domain.kind != DomainKind::kClass || domain_type(domain.kind).contains({reading_, name, domain}, value) ||
           refuse(name, value, "lies outside its domain");
  }

  bool refuse(const Declaration& name, const Value& value, const std::string& reason) {
    if (why_)
      *why_ = reading_.op.record->mnemonic + ": " + name.name + " = " + to_string(value) + " " + reason + " (" +
              std::string(name.at.file) + ":" + std::to_string(name.at.line) + ")";
    return false;
  }

  Reading reading_;
  std::string* why_;
};

bool is_quantized(const Value& v) {
  if (v.is_list()) return std::ranges::any_of(v.as_list(), is_quantized);
  return v.kind == ValueKind::kType && v.as_type().is_quantized();
}

}  // namespace

bool has_quantized(const Instance& op) { return std::ranges::any_of(op.slots, is_quantized); }

bool member(const Instance& op, Arena& arena, std::string* why) {
  if (has_quantized(op)) {
    if (why) *why = "not supported yet: " + op.record->mnemonic + " of quantized element types";
    return false;
  }
  auto copy = op;
  copy.slots = arena.array<Value>(op.slots.size());
  std::ranges::copy(op.slots, copy.slots.begin());
  if (!bind(copy, arena)) {
    if (why) *why = op.record->mnemonic + ": no values of its free names give these operands, attributes and results";
    return false;
  }
  return Membership(copy, arena, why).run();
}

}  // namespace assay::spec
