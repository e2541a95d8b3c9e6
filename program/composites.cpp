#include "program/composites.h"

#include <algorithm>
#include <deque>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "program/edit/compact.h"
#include "program/edit/expand.h"
#include "program/edit/make.h"
#include "program/text/text.h"
#include "spec/language/evaluate.h"

namespace assay::program {
namespace {

using spec::Record;

/// The op that stands for others by their names.
const Record* composite_record(const spec::Records& records) {
  const auto found = std::ranges::find_if(records.all(), [](const Record& r) { return r.stands_for.name >= 0; });
  return found == records.all().end() ? nullptr : &*found;
}

std::size_t place_of_slot(const std::vector<int>& slots, int slot) {
  return static_cast<std::size_t>(std::ranges::find(slots, slot) - slots.begin());
}

std::vector<Type> types_of(const Function& f, std::span<const ValueId> values) {
  std::vector<Type> types;
  for (const ValueId v : values) types.push_back(f.type(v));
  return types;
}

std::vector<Type> result_types(const Function& f, const Op& op) {
  const auto first = f.types.begin() + (op.results > 0 ? op.first_result : 0);
  return {first, first + op.results};
}

class Composer {
 public:
  Composer(const Module& original, const OpTest& is_meant)
      : original_(original), is_meant_(is_meant), edit_(original) {}

  std::optional<Edited> run() {
    for (Function& f : edit_.module.functions)
      if (!f.is_declaration && !compose(f, f.body)) return std::nullopt;
    if (made_.empty()) return std::nullopt;
    for (auto& [key, f] : made_) edit_.module.functions.push_back(std::move(f));
    return edit_.finish();
  }

 private:
  bool compose(Function& f, Region& region) {
    for (Op& op : region.ops) {
      for (Region& inner : op.regions)
        if (!compose(f, inner)) return false;
      if (!expands(original_, f, op) || !is_meant_(f, op)) continue;
      const Function* const decomposition = decomposition_of(f, op);
      if (decomposition == nullptr) return false;
      become_composite(f, op, decomposition->name);
    }
    return true;
  }

  /// Ops of one name, type and attributes have one.
  const Function* decomposition_of(const Function& f, const Op& op) {
    std::string key = op.record->full_name() + print_attributes(original_, f, op);
    for (const Type t : types_of(f, op.operands)) key += " " + t.text();
    for (const Type t : result_types(f, op)) key += " -> " + t.text();
    const auto known = std::ranges::find(made_, key, [](const auto& made) { return made.first; });
    if (known != made_.end()) return &known->second;
    Function made;
    made.name = new_name(op.record->full_name() + ".impl");
    made.is_private = true;
    for (const Type t : types_of(f, op.operands)) new_argument(made, t);
    made.results = result_types(f, op);
    auto results = expand(original_, f, op, made.body.arguments, made, made.body.ops, *edit_.module.arena);
    if (!results) return nullptr;
    made.body.returns = *std::move(results);
    renumber(made, *edit_.module.arena);
    return &made_.emplace_back(key, std::move(made)).second;
  }

  std::string new_name(const std::string& wanted) const {
    const auto is_taken = [&](const std::string& name) {
      return original_.find(name) ||
             std::ranges::find(made_, name, [](const auto& m) { return m.second.name; }) != made_.end();
    };
    std::string name = wanted;
    for (int k = 1; is_taken(name); ++k) name = fmt::format("{}_{}", wanted, k);
    return name;
  }

  /// Its results are those of the op.
  void become_composite(const Function& f, Op& op, const std::string& decomposition) {
    spec::Arena& arena = *edit_.module.arena;
    const Record& composite = *composite_record(*op.record->records);
    const std::string text = print_attributes(original_, f, op);
    auto attributes = arena.array<Value>(composite.attributes.size());
    for (std::size_t k = 0; k < attributes.size(); ++k) {
      const spec::Declaration& d = composite.names[static_cast<std::size_t>(composite.attributes[k])];
      attributes[k] = Value::absent();
      if (d.default_value != nullptr) attributes[k] = spec::evaluate(*d.default_value, {}, arena);
      if (d.domain->kind == spec::DomainKind::kFunction) attributes[k] = function_value(decomposition, arena);
      if (d.slot == composite.stands_for.name) attributes[k] = Value::string(arena.copy(op.record->full_name()));
      if (d.slot == composite.stands_for.attributes && !text.empty())
        attributes[k] = Value::dictionary(arena.copy(std::string_view(text)));
    }
    op.record = &composite;
    op.attributes = attributes;
  }

  static Value function_value(const std::string& name, spec::Arena& arena) {
    const spec::FunctionReference reference{arena.copy(std::string_view(name)), nullptr};
    return Value::function(arena.copy(std::span(&reference, 1)).data());
  }

  const Module& original_;
  const OpTest& is_meant_;
  Editor edit_;
  std::deque<std::pair<std::string, Function>> made_;
};

/// `%0, %1`, or `%0: T, %1: U`.
std::string numbered(char sigil, std::size_t n, const std::vector<Type>* types = nullptr) {
  std::vector<std::string> names;
  for (std::size_t k = 0; k < n; ++k)
    names.push_back(fmt::format("%{}{}{}", sigil, k, types ? ": " + (*types)[k].text() : ""));
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string texts(const std::vector<Type>& types) {
  std::vector<std::string> all;
  for (const Type t : types) all.push_back(t.text());
  return fmt::format("{}", fmt::join(all, ", "));
}

/// A function of the op alone, in its generic form.
std::string program_of(std::string_view op, std::string_view attributes, const std::vector<Type>& operands,
                       const std::vector<Type>& results) {
  const std::string out = numbered('r', results.size());
  return fmt::format("func.func @main({}) -> ({}) {{\n  {}{}\"{}\"({}) {} : ({}) -> ({})\n  return {}{}{}\n}}\n",
                     numbered('a', operands.size(), &operands), texts(results), out, results.empty() ? "" : " = ", op,
                     numbered('a', operands.size()), attributes, texts(operands), texts(results), out,
                     results.empty() ? "" : " : ", texts(results));
}

}  // namespace

std::optional<Edited> with_composites(const Module& module, const OpTest& is_meant) {
  return composite_record(spec::Records::in_force()) ? Composer(module, is_meant).run() : std::nullopt;
}

std::optional<Module> op_stood_for(const Function& f, const Op& op) {
  const Record& composite = *op.record;
  if (composite.stands_for.name < 0) return std::nullopt;
  const auto attribute = [&](int slot) { return op.attributes[place_of_slot(composite.attributes, slot)]; };
  const Value name = attribute(composite.stands_for.name), attributes = attribute(composite.stands_for.attributes);
  const Record* const named = composite.records->find(name.as_string());
  if (named == nullptr || named->expansions.empty()) return std::nullopt;
  const std::string_view given = attributes.kind == spec::ValueKind::kDictionary ? attributes.as_string() : "";
  auto parsed = parse(program_of(name.as_string(), given, types_of(f, op.operands), result_types(f, op)));
  return parsed && verify(*parsed) ? std::optional(*std::move(parsed)) : std::nullopt;
}

}  // namespace assay::program
