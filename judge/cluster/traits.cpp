#include "judge/cluster/features.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "program/edit/make.h"
#include "spec/language/value.h"
#include "spec/record_facts.h"

namespace assay::judge {
namespace {

using program::is_literal;

/// A list that is longer says more of its program than of a failure.
constexpr std::uint32_t kListedMost = 4;

/// What is true of an op is true of one of the program's, whatever the op: some causes hang on a type or a size alone.
constexpr const char* kAnyOp = "an op";
/// ... and of one that stretches its operands: back ends stretch by one piece of code.
constexpr const char* kStretching = "an op that stretches";

/// What several types share; nothing of booleans, which have one.
std::string_view kind_of(spec::ElementType e) {
  if (spec::is_bool(e)) return "";
  if (spec::is_complex(e)) return "complex numbers";
  if (spec::is_float(e)) return spec::bits(e) <= 8 ? "narrow floats" : "floats";
  return spec::bits(e) < 8 ? "narrow integers" : "integers";
}

/// The traits of one function.
class Collector {
 public:
  Collector(const Function& f, std::vector<std::string>& out) : f_(f), out_(out) {}

  void collect(const Region& region, const std::string& owner) {
    for (const Op& op : region.ops) {
      for (std::uint32_t i = 0; i < op.results; ++i) makers_[op.first_result + i] = &op;
      if (is_literal(op)) continue;
      const std::string name = op.record->full_name();
      if (!owner.empty()) out_.push_back(fmt::format("{} in {}", name, owner));
      collect(op, name);
      collect_types(op, kAnyOp);
      collect_attributes(op, kAnyOp);
      if (spec::spread_primitive(*op.record)) collect(op, kStretching);
      for (const Region& inner : op.regions) collect(inner, name);
    }
  }

 private:
  void collect(const Op& op, const std::string& name) {
    out_.push_back(name);
    collect_types(op, name);
    collect_attributes(op, name);
    collect_operands(op, name);
  }

  void collect_types(const Op& op, const std::string& name) {
    for (const ValueId v : op.operands) collect_type(name, "reads", f_.type(v));
    for (std::uint32_t i = 0; i < op.results; ++i) collect_type(name, "yields", f_.type(op.first_result + i));
    if (changes_elements(op)) out_.push_back(name + " yields other elements than it reads");
  }

  bool changes_elements(const Op& op) const {
    if (op.operands.empty() || op.results == 0) return false;
    const Type from = f_.type(op.operands[0]), to = f_.type(op.first_result);
    return from.is_tensor() && to.is_tensor() && from.element() != to.element();
  }

  void collect_type(const std::string& name, const char* verb, Type type) {
    if (!type.is_tensor()) return;
    const bool is_empty = type.is_static() && type.elements() == 0;
    out_.push_back(fmt::format("{} {} {}", name, verb, spec::name(type.element())));
    if (const auto kind = kind_of(type.element()); !kind.empty())
      out_.push_back(fmt::format("{} {} {}", name, verb, kind));
    if (is_empty) out_.push_back(fmt::format("{} {} no elements of {}", name, verb, spec::name(type.element())));
    if (is_empty) out_.push_back(fmt::format("{} {} no elements", name, verb));
    if (!type.bounds().empty()) out_.push_back(fmt::format("{} {} what has bounds", name, verb));
  }

  void collect_attributes(const Op& op, const std::string& name) {
    for (std::size_t k = 0; k < op.attributes.size(); ++k) {
      const auto& attribute = op.record->names[static_cast<std::size_t>(op.record->attributes[k])];
      const Value& v = op.attributes[k];
      const std::string of = fmt::format("{}.{}", name, attribute.name);
      if (attribute.optional && !v.is_absent()) out_.push_back(of + " is given");
      if (v.kind == spec::ValueKind::kEnum) out_.push_back(fmt::format("{} = {}", of, member_of(op, attribute, v)));
      else if (!is_plain(v)) out_.push_back(of);
      if (v.is_list() && v.size > 0 && v.size <= kListedMost)
        out_.push_back(fmt::format("{} = {}", of, spec::to_string(v)));
    }
  }

  static std::string_view member_of(const Op& op, const spec::Declaration& attribute, const Value& v) {
    return op.record->records->enumeration(attribute.domain->enumeration)->members[static_cast<std::size_t>(v.number)];
  }

  void collect_operands(const Op& op, const std::string& name) {
    bool is_folded = !op.operands.empty(), is_like = true;
    for (const ValueId v : op.operands) {
      const auto maker = makers_.find(v);
      const bool is_made = maker != makers_.end();
      is_folded &= is_made && is_literal(*maker->second);
      is_like &= f_.type(v) == f_.type(op.operands[0]);
      if (is_made && !is_literal(*maker->second))
        out_.push_back(fmt::format("{} -> {}", maker->second->record->full_name(), name));
    }
    if (is_folded) out_.push_back(name + " of literals");
    if (!is_like) out_.push_back(name + " of unlike operands");
  }

  const Function& f_;
  std::vector<std::string>& out_;
  std::map<ValueId, const Op*> makers_;
};

/// Back ends have buffers of some types only.
void add_signature(const Function& entry, std::vector<std::string>& out) {
  for (const ValueId v : entry.body.arguments)
    if (entry.type(v).is_tensor()) out.push_back(fmt::format("an argument of {}", spec::name(entry.type(v).element())));
  for (const Type t : entry.results)
    if (t.is_tensor()) out.push_back(fmt::format("a result of {}", spec::name(t.element())));
}

}  // namespace

std::vector<std::string> traits_of(const Module& module) {
  std::vector<std::string> out;
  for (const Function& f : module.functions) Collector(f, out).collect(f.body, "");
  if (const Function* entry = module.entry()) add_signature(*entry, out);
  if (module.grid.replicas * module.grid.partitions > 1) out.push_back("several processes");
  if (module.devices > 1) out.push_back("several devices");
  std::ranges::sort(out);
  out.erase(std::ranges::unique(out).begin(), out.end());
  return out;
}

}  // namespace assay::judge
