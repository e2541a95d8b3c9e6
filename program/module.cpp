#include "program/module.h"

#include <algorithm>
#include <charconv>

namespace assay::program {

std::string where(Place p) { return p.line ? std::to_string(p.line) + ":" + std::to_string(p.column) : ""; }

Place place_of(const Error& error) {
  const std::string& text = error.place;
  const auto colon = text.rfind(':');
  if (colon == std::string::npos) return {};
  const auto before = text.find_last_not_of("0123456789", colon - 1);
  const char* const line = text.data() + (before == std::string::npos ? 0 : before + 1);
  Place out;
  std::from_chars(line, text.data() + colon, out.line);
  std::from_chars(text.data() + colon + 1, text.data() + text.size(), out.column);
  return out;
}

spec::Signature Function::signature() const {
  spec::Signature s;
  for (const auto v : body.arguments) s.inputs.push_back(types[v]);
  s.outputs = results;
  return s;
}

const Function* Module::find(std::string_view name) const {
  const auto found = std::ranges::find(functions, name, &Function::name);
  return found == functions.end() ? nullptr : &*found;
}

const Function* Module::entry() const {
  const auto* main = find("main");
  if (!main && functions.size() == 1) main = &functions[0];
  return main && !main->is_declaration ? main : nullptr;
}

namespace {

std::optional<spec::ElementType> first_element(Type type) {
  if (type.is_tensor()) return type.element();
  for (const Type member : type.members())
    if (const auto element = first_element(member)) return element;
  return std::nullopt;
}

}  // namespace

std::optional<spec::ElementType> first_element(const Function& f, const Op& op) {
  for (const ValueId v : op.operands)
    if (const auto element = first_element(f.type(v))) return element;
  for (std::uint32_t k = 0; k < op.results; ++k)
    if (const auto element = first_element(f.type(op.first_result + k))) return element;
  return std::nullopt;
}

std::size_t count_ops(const Region& region) {
  std::size_t n = region.ops.size();
  for (const auto& op : region.ops)
    for (const auto& r : op.regions) n += count_ops(r);
  return n;
}

}  // namespace assay::program
