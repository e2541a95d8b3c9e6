#include "conform/controls/neighbours.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "conform/names.h"
#include "judge/form/form.h"
#include "judge/reduce/cut.h"
#include "judge/reduce/inputs.h"
#include "program/edit/make.h"
#include "program/edit/reads.h"
#include "program/edit/retype.h"
#include "program/edit/substitute.h"
#include "spec/instance.h"

namespace assay::conform {
namespace {

using spec::ElementType;

/// So many constants, or arguments, are turned one by one; of each type so many others are tried.
constexpr std::size_t kMostOneByOne = 4, kMostTypes = 3;
/// Of so many simpler instances of an op, so many with other attributes are tried.
constexpr std::size_t kShrinks = 24, kMostAttributes = 3;
/// The ways of fitting values into another type.
constexpr std::size_t kInputSets = 4;

/// The commonest types of a class, which back ends take.
constexpr std::array kFloats{ElementType::f32, ElementType::f64, ElementType::bf16, ElementType::f16};
constexpr std::array kIntegers{ElementType::i32, ElementType::i64, ElementType::ui32, ElementType::i8};

std::span<const ElementType> others_of(ElementType e) {
  if (spec::is_complex(e) || spec::is_bool(e)) return {};
  return spec::is_float(e) ? std::span<const ElementType>(kFloats) : std::span<const ElementType>(kIntegers);
}

/// The name of the operand at a flat position: `start_indices`, of a group of several with its number.
std::string operand_name(const Op& op, std::size_t position) {
  const auto sizes = program::group_sizes(op, op.record->operands, op.operands.size(), "operand");
  if (!sizes) return "an operand";
  for (std::size_t k = 0; k < sizes->size(); position -= (*sizes)[k++])
    if (position < (*sizes)[k]) {
      const std::string& name = op.record->names[static_cast<std::size_t>(op.record->operands[k])].name;
      return (*sizes)[k] > 1 ? fmt::format("{} {}", name, position) : name;
    }
  return "an operand";
}

/// What the first op that reads a value calls it.
std::string role_of(const Function& f, ValueId v) {
  for (const Op& op : f.body.ops)
    if (const auto at = std::ranges::find(op.operands, v); at != op.operands.end())
      return operand_name(op, static_cast<std::size_t>(at - op.operands.begin()));
  return "a constant";
}

std::vector<std::size_t> literals_of(const Function& f) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < f.body.ops.size(); ++i)
    if (is_literal(f.body.ops[i]) && f.type(f.body.ops[i].first_result).is_tensor()) out.push_back(i);
  return out;
}

/// The values of arguments and literals; no others are asked for.
judge::KnownValues leaves_of(const judge::Case& c) {
  const Function& f = *c.module.entry();
  judge::KnownValues out;
  for (const ProcessTensors& set : c.inputs) {
    auto& processes = out.emplace_back();
    for (const auto& inputs : set) {
      auto& values = processes.emplace_back(f.types.size());
      for (std::size_t i = 0; i < inputs.size(); ++i) values[f.body.arguments[i]] = inputs[i];
      for (const std::size_t i : literals_of(f))
        values[f.body.ops[i].first_result] = program::tensor_of(f.body.ops[i].attributes[0].as_literal());
    }
  }
  return out;
}

/// The program without these literals: what they were is given.
std::optional<judge::Case> with_arguments(const judge::Case& c, std::span<const std::size_t> literals) {
  const Function& f = *c.module.entry();
  std::vector<std::size_t> kept;
  for (std::size_t i = 0; i < f.body.ops.size(); ++i)
    if (std::ranges::find(literals, i) == literals.end()) kept.push_back(i);
  const judge::KnownValues leaves = leaves_of(c);
  const judge::KnownValues* sources[] = {&leaves};
  return judge::extract(c, sources, kept, f.body.returns);
}

void add_arguments(const judge::Case& c, std::vector<Neighbour>& out) {
  const Function& f = *c.module.entry();
  const auto literals = literals_of(f);
  for (const std::size_t i : literals) {
    const std::size_t alone[] = {i};
    const std::string role = role_of(f, f.body.ops[i].first_result);
    if (literals.size() > kMostOneByOne) break;
    if (auto made = with_arguments(c, alone))
      out.push_back({role + " as an argument", *std::move(made), " with constant " + role});
  }
  if (literals.size() < 2) return;
  if (auto made = with_arguments(c, literals))
    out.push_back({"all constants as arguments", *std::move(made), " with constants"});
}

/// Every process has the same value there, and it becomes a literal.
std::optional<judge::Case> with_constant(const judge::Case& c, std::size_t argument) {
  const Tensor& value = c.inputs[0][0][argument];
  const auto differs = [&](const auto& process) { return process[argument] != value; };
  if (std::ranges::any_of(c.inputs[0], differs)) return std::nullopt;
  const auto edited = with_literal(c.module, c.module.entry()->body.arguments[argument], value);
  if (!edited) return std::nullopt;
  return judge::Case{edited->module, judge::inputs_of(*edited, c.inputs, 1)};
}

void add_constants(const judge::Case& c, std::vector<Neighbour>& out) {
  const Function& f = *c.module.entry();
  const auto& arguments = f.body.arguments;
  if (arguments.size() > 1 && arguments.size() <= kMostOneByOne)
    for (std::size_t i = 0; i < arguments.size(); ++i)
      if (auto made = with_constant(c, i)) {
        const std::string role = role_of(f, arguments[i]);
        out.push_back({role + " as a constant", *std::move(made), fmt::format(" with {} given at run time", role)});
      }
  if (auto made = judge::in_form(judge::kLiterals, c))
    out.push_back({"all arguments as constants", *std::move(made), " at run time"});
}

void add_types(const judge::Case& c, std::vector<Neighbour>& out) {
  std::vector<ElementType> present;
  for (const Type type : c.module.entry()->types)
    if (type.is_tensor() && std::ranges::find(present, type.element()) == present.end())
      present.push_back(type.element());
  for (const ElementType from : present) {
    std::size_t made = 0;
    for (const ElementType to : others_of(from)) {
      if (to == from || made == kMostTypes) continue;
      const auto edited = program::with_types(
          c.module, [&](Type t) { return t.is_tensor() && t.element() == from ? Type::tensor(t.shape(), to) : t; });
      if (!edited) continue;
      ++made;
      out.push_back({fmt::format("{} in the place of {}", spec::name(to), spec::name(from)),
                     judge::Case{edited->module, judge::inputs_of(*edited, c.inputs, kInputSets)}, ""});
    }
  }
}

/// `compare_type = FLOAT`, `without compare_type`.
std::string attribute_text(const spec::Record& record, int slot, const Value& v) {
  const spec::Declaration& attribute = record.names[static_cast<std::size_t>(slot)];
  if (v.is_absent()) return "without " + attribute.name;
  if (v.kind != spec::ValueKind::kEnum) return fmt::format("{} = {}", attribute.name, spec::to_string(v));
  const spec::Enumeration* all = record.records->enumeration(attribute.domain->enumeration);
  return fmt::format("{} = {}", attribute.name, all ? all->members[static_cast<std::size_t>(v.number)] : "another");
}

/// The attributes that a simpler instance changes, as `strides = [1, 1]`; empty where it changes others.
std::string changed_attributes(const spec::Instance& before, const spec::Instance& after) {
  std::vector<std::string> changes;
  for (const int slot : before.record->attributes)
    if (!spec::equal(before[slot], after[slot])) changes.push_back(attribute_text(*before.record, slot, after[slot]));
  return fmt::format("{}", fmt::join(changes, ", "));
}

/// Simpler attributes of one op: what the reduction has left of them matters.
void add_attributes_of(const judge::Case& c, std::size_t index, std::vector<Neighbour>& out) {
  spec::Arena scratch;
  const Function& f = *c.module.entry();
  auto instance = program::instance(c.module, f, f.body.ops[index], scratch);
  if (!instance || !spec::bind(*instance, scratch)) return;
  std::size_t made = 0;
  for (const spec::Instance& simpler : spec::shrink(*instance, scratch, kShrinks)) {
    const std::string change = changed_attributes(*instance, simpler);
    if (change.empty() || made == kMostAttributes) continue;
    const auto edited = program::with_instance(c.module, index, simpler);
    if (!edited) continue;
    ++made;
    out.push_back({change, judge::Case{edited->module, judge::inputs_of(*edited, c.inputs, kInputSets)}, ""});
  }
}

void add_attributes(const judge::Case& c, std::vector<Neighbour>& out) {
  const auto& ops = c.module.entry()->body.ops;
  for (std::size_t i = 0; i < ops.size() && i < kMostOneByOne; ++i)
    if (!is_literal(ops[i])) add_attributes_of(c, i, out);
}

void add_grids(const judge::Case& c, std::vector<Neighbour>& out) {
  for (const spec::Grid grid : {spec::Grid{1, 1}, spec::Grid{2, 1}, spec::Grid{1, 2}}) {
    if (grid.processes() >= c.module.grid.processes()) continue;
    if (const auto edited = program::with_grid(c.module, grid))
      out.push_back({fmt::format("{} x {} processes", grid.replicas, grid.partitions),
                     judge::Case{edited->module, judge::inputs_of(*edited, c.inputs, 1)}, ""});
  }
}

}  // namespace

std::vector<Neighbour> neighbours_of(const judge::Case& c) {
  std::vector<Neighbour> out;
  add_arguments(c, out);
  add_constants(c, out);
  add_types(c, out);
  add_attributes(c, out);
  add_grids(c, out);
  return out;
}

}  // namespace assay::conform
