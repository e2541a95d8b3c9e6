#include "judge/cluster/features.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "judge/reduce/regions.h"
#include "oracle/numerics/elementary.h"
#include "program/edit/make.h"
#include "spec/expansions.h"
#include "spec/record_facts.h"

namespace assay::judge {
namespace {

void add_new(std::vector<std::string>& names, std::string name) {
  if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
}

std::string class_of(spec::ElementType e) {
  if (spec::is_bool(e)) return "boolean";
  if (spec::is_complex(e)) return "complex";
  if (!spec::is_float(e)) return "integer";
  if (!spec::format(e).has_zero) return kWithoutZero;
  return spec::bits(e) <= 8 ? "narrow float" : "float";
}

void collect_classes(const Function& f, const Op& op, Features& out) {
  const auto add = [&](ValueId v) {
    if (f.type(v).is_tensor()) add_new(out.element_classes, class_of(f.type(v).element()));
  };
  if (!op.record->facts.computes) return;
  if (!op.operands.empty()) add(op.operands[0]);
  if (op.results > 0) add(op.first_result);
}

/// True for an attribute that has a plain value to be reduced to. Numbers of dimensions and sizes of
/// slices have none: what is left of them follows from the shapes.
bool has_plain_value(const spec::Declaration& attribute) {
  if (!attribute.domain) return false;
  switch (attribute.domain->kind) {
    case spec::DomainKind::kBool:
    case spec::DomainKind::kFlag: return true;
    case spec::DomainKind::kRange:
      return attribute.optional || attribute.default_value || !attribute.domain->low || !attribute.domain->high;
    default: return false;
  }
}

void collect_attributes(const Op& op, Features& out) {
  for (std::size_t k = 0; k < op.attributes.size(); ++k) {
    const auto& attribute = op.record->names[static_cast<std::size_t>(op.record->attributes[k])];
    if (has_plain_value(attribute) && !is_plain(op.attributes[k]))
      add_new(out.attributes, op.record->mnemonic + "." + attribute.name);
  }
}

void collect_structs(const Op& op, Features& out) {
  for (const spec::Pack& pack : op.record->packs) {
    const bool is_given = std::ranges::all_of(pack.fields, [&](const spec::PackField& field) {
      const spec::Declaration* attribute = op.record->find(field.attribute);
      if (attribute == nullptr || !attribute->optional) return false;
      const auto at = std::ranges::find(op.record->attributes, attribute->slot) - op.record->attributes.begin();
      return !op.attributes[static_cast<std::size_t>(at)].is_absent();
    });
    if (is_given) add_new(out.structs, op.record->mnemonic + "." + pack.name);
  }
}

std::string index_kind_of(spec::ElementType e) {
  if (spec::is_unsigned(e)) return "unsigned";
  return spec::bits(e) < 8 ? "narrow" : "";
}

bool reads_bounded(const Function& f, const Op& op) {
  return std::ranges::any_of(op.operands,
                             [&](ValueId v) { return f.type(v).is_tensor() && !f.type(v).bounds().empty(); });
}

/// Of an op that moves elements: its operands whose values are drawn near the sizes of others.
void collect_indices(const Function& f, const Op& op, Features& out) {
  const auto counts = program::group_sizes(op, op.record->operands, op.operands.size(), "operand");
  if (!counts || op.record->facts.computes) return;
  const bool is_bounded = reads_bounded(f, op);
  for (std::size_t k = 0, first = 0; k < counts->size(); first += (*counts)[k++]) {
    const auto& declaration = op.record->names[static_cast<std::size_t>(op.record->operands[k])];
    if (declaration.values_near.empty() || (*counts)[k] == 0) continue;
    if (is_bounded) add_new(out.indices, "bounded");
    const Type type = f.type(op.operands[first]);
    const std::string kind = type.is_tensor() && spec::is_int(type.element()) ? index_kind_of(type.element()) : "";
    if (!kind.empty()) add_new(out.indices, kind);
  }
}

/// The op that applies to its operands, element by element, what this one applies to elements of stretched ones: back
/// ends stretch first.
const spec::Record* unstretched(const spec::Record* record) {
  const auto primitive = spec::spread_primitive(*record);
  if (!primitive) return record;
  const auto& all = spec::Records::in_force().all();
  const auto plain = std::ranges::find_if(all, [&](const spec::Record& r) { return r.facts.elementwise == primitive; });
  return plain == all.end() ? record : &*plain;
}

/// The op that says the same once operands that decide shapes are known, as back ends take it.
const spec::Record* static_form(const spec::Record* record) {
  const spec::Record* form = spec::Records::in_force().find(record->static_form.op);
  return form == nullptr ? record : form;
}

/// The op that stands for it in the structure of a program.
const spec::Record& root_of(const Op& op) { return *spec::root_of(unstretched(static_form(op.record))); }
const std::string& structure_of(const Op& op) { return root_of(op).mnemonic; }

bool is_function(const Op& op) {
  const auto& primitive = root_of(op).facts.elementwise;
  return primitive && oracle::find_elementary(*primitive) != nullptr;
}

bool handles_parts(const Op& op) {
  using enum spec::PrimitiveId;
  const auto& primitive = root_of(op).facts.elementwise;
  return primitive == kReal || primitive == kImag || primitive == kComplex;
}

/// The structure that the names make: of a program of literals alone, which a back end may change as well, the op that
/// makes them.
std::vector<std::string> or_literal(std::vector<std::string> names) {
  if (names.empty()) names.push_back(program::literal_record(spec::Records::in_force())->mnemonic);
  return names;
}

std::vector<std::string> structure_of(const std::vector<const Op*>& ops) {
  std::vector<std::string> out;
  for (const Op* op : ops) out.push_back(structure_of(*op));
  return or_literal(std::move(out));
}

std::vector<std::string> mended_structure_of(const std::vector<const Op*>& ops) {
  const bool has_functions = std::ranges::any_of(ops, [](const Op* op) { return is_function(*op); });
  std::vector<std::string> out;
  for (const Op* op : ops)
    if (!has_functions || !handles_parts(*op)) out.push_back(is_function(*op) ? "functions" : structure_of(*op));
  return or_literal(std::move(out));
}

/// Its regions compare elements, and it computes nothing.
bool orders(const Op& op) {
  const spec::Facts& facts = op.record->facts;
  const auto compares = [](spec::RegionRole role) { return role == spec::RegionRole::kOrder; };
  return !facts.computes && !facts.regions.empty() && std::ranges::all_of(facts.regions, compares);
}

void collect_op(const Function& f, const Op& op, bool is_top, std::vector<const Op*>& of_structure, Features& out) {
  out.ops.push_back(op.record->mnemonic);
  if (!is_top && op.record == placeholder()) return;
  of_structure.push_back(&op);
  collect_classes(f, op, out);
}

void collect(const Function& f, const Region& region, bool is_top, std::vector<const Op*>& of_structure,
             Features& out) {
  for (const Op& op : region.ops) {
    if (!is_literal(op)) collect_op(f, op, is_top, of_structure, out);
    add_element_types(f, op.operands, out.element_types);
    for (const Region& inner : op.regions) collect(f, inner, false, of_structure, out);
  }
}

}  // namespace

void add_element_types(const Function& f, std::span<const ValueId> values, std::vector<std::string>& types) {
  for (const ValueId v : values)
    if (f.type(v).is_tensor()) add_new(types, std::string(spec::name(f.type(v).element())));
}

std::string kind_of(const Function& f, const Op& op) {
  const std::string name = structure_of(op);
  const ValueId v = op.operands.empty() ? op.first_result : op.operands[0];
  const bool has_class = op.record->facts.computes && (op.results > 0 || !op.operands.empty()) && f.type(v).is_tensor();
  return has_class ? fmt::format("{} {}", name, class_of(f.type(v).element())) : name;
}

Features features_of(const Module& module, const Failure& failure, std::vector<std::string> mends) {
  Features out;
  out.kind = failure.kind;
  out.signature = failure.signature;
  out.grants = failure.grants;
  out.is_special = failure.distance.kind == DistanceKind::kSpecial;
  out.mends = std::move(mends);
  std::vector<const Op*> of_structure;
  for (const Function& f : module.functions) collect(f, f.body, true, of_structure, out);
  out.structure = structure_of(of_structure);
  out.mended_structure = mended_structure_of(of_structure);
  const auto& top = module.entry()->body.ops;
  out.orders = std::ranges::any_of(top, orders) &&
               std::ranges::all_of(top, [](const Op& op) { return is_literal(op) || orders(op); });
  for (const Op& op : module.entry()->body.ops)
    if (!is_literal(op)) {
      out.has_body |= !op.regions.empty();
      collect_attributes(op, out);
      collect_structs(op, out);
      collect_indices(*module.entry(), op, out);
    }
  return out;
}

}  // namespace assay::judge
