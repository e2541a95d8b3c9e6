#include <algorithm>

#include "program/text/escapes.h"
#include "program/text/literals.h"
#include "program/text/parser.h"
#include "program/text/types.h"
#include "spec/nearest_name.h"

/// Ops: generic form, and the pretty form by the template of the record.
namespace assay::program {
namespace {

using spec::Value;

bool is_terminator(std::string_view name) {
  static constexpr std::string_view kTerminators[] = {"return", "func.return", "stablehlo.return", "sdy.return",
                                                      "shape.assuming_yield"};
  return std::ranges::find(kTerminators, name) != std::end(kTerminators);
}

/// `length` copies of the default, each a list of `inner` of them where lists are nested.
Value default_list(spec::Arena& arena, const AttributeForm& form, std::int64_t length, std::int64_t inner) {
  auto items = arena.array<Value>(static_cast<std::size_t>(length));
  for (auto& item : items) {
    item = *form.default_leaf;
    if (form.sort.depth < 2) continue;
    auto row = arena.array<Value>(static_cast<std::size_t>(inner));
    std::ranges::fill(row, *form.default_leaf);
    item = Value::list(row);
  }
  return Value::list(items);
}

/// Ops of other dialects, and those of StableHLO as which they are read and printed.
constexpr std::pair<std::string_view, std::string_view> kOtherNames[] = {
    {"arith.constant", "stablehlo.constant"},
    {"chlo.constant", "stablehlo.constant"},
};

std::string_view name_in_stablehlo(std::string_view name) {
  const auto found = std::ranges::find(kOtherNames, name, [](const auto& n) { return n.first; });
  return found == std::end(kOtherNames) ? name : found->second;
}

/// What to do with ops, types and attributes of other dialects.
constexpr std::pair<std::string_view, std::string_view> kAdvice[] = {
    {"vhlo",
     ", which is the form that StableHLO is serialized in; `stablehlo-translate --deserialize` makes text of it"},
};

}  // namespace

std::string_view advice_on(std::string_view name) {
  const std::string_view dialect = name.substr(0, name.find('.'));
  const auto found = std::ranges::find(kAdvice, dialect, [](const auto& a) { return a.first; });
  return found == std::end(kAdvice) ? std::string_view() : found->second;
}

std::vector<ValueId> flat_operands(const PendingOp& op) {
  std::vector<ValueId> flat;
  for (const auto& group : op.operands) flat.insert(flat.end(), group.begin(), group.end());
  return flat;
}

// ---- one op -------------------------------------------------------------------------------------

bool Parser::op(Region& region, bool& ended) {
  const auto at = in.place();
  std::vector<std::pair<std::string_view, std::uint32_t>> names;
  if (!result_names(names)) return false;
  const auto name_at = in.place();
  std::string_view name;
  const bool generic = in.peek() == '"';
  if (generic ? !in.quoted(name) : (name = in.word()).empty()) return in.expected("an op");
  if (is_terminator(name) && names.empty()) return ended = true, terminator(region, generic);
  const auto* syntax = syntax_named(name, name_at);
  if (!syntax) return false;
  if (const auto* called = generic ? nullptr : called_here(*syntax->record)) syntax = called;
  auto pending = begin(*syntax, at);
  for (const auto& [ignored, count] : names) pending.named_results += count;
  pending.has_names = !names.empty();
  if (pending.has_names) pending.first_result = static_cast<ValueId>(function_->types.size());
  function_->types.resize(function_->types.size() + pending.named_results);
  if (!(generic ? generic_op(pending) : read_pretty(*this, pending))) return false;
  return in.location(pending.location) && finish(pending, region) && define_results(pending, names, at);
}

const Syntax* Parser::syntax_named(std::string_view name, Place at) {
  const auto& records = spec::Records::in_force();
  const auto* record = records.find(name);
  if (!record && name.find('.') == std::string_view::npos) record = records.find("func." + std::string(name));
  if (!record) record = records.find(name_in_stablehlo(name));
  if (record) return &syntax_of(*record);
  fail_unknown(name, at);
  return nullptr;
}

/// The op that is called by the symbol here, if a record says what that means; else nothing is read.
const Syntax* Parser::called_here(const spec::Record& caller) {
  const auto before = in.mark();
  std::string name;
  const bool has_name = caller.effect.kind == spec::EffectKind::kCall && in.peek() == '@' && in.symbol(name);
  const Syntax* called = has_name ? syntax_of_called(caller, name) : nullptr;
  if (called == nullptr) in.reset(before);
  return called;
}

/// The same in the generic form, where an attribute of the properties that follow has the name. None of them is read.
const Syntax* Parser::called_below(const spec::Record& caller) {
  if (caller.effect.kind != spec::EffectKind::kCall || in.peek() != '<') return nullptr;
  const auto before = in.mark();
  std::string_view all;
  in.accept('<');
  in.balanced(all);
  in.reset(before);
  const std::string key = caller.names[static_cast<std::size_t>(caller.effect.attribute)].name + " = \"";
  const auto begin = all.find(key);
  if (begin == all.npos) return nullptr;
  const std::string_view name = all.substr(begin + key.size());
  return syntax_of_called(caller, name.substr(0, name.find('"')));
}

/// A slip of the pen is told from an op that there is no record of: the dialect has records, and few letters differ of
/// many.
void Parser::fail_unknown(std::string_view name, Place at) {
  constexpr std::size_t kLettersAnEdit = 5;
  std::vector<std::string> names;
  for (const spec::Record& record : spec::Records::in_force().all()) names.push_back(record.full_name());
  const std::size_t letters = name.size() - std::min(name.size(), name.find('.') + 1);
  const std::string op = "op '" + std::string(name) + "'";
  if (const auto advice = advice_on(name); !advice.empty())
    return void(in.fail("not supported yet: " + op + std::string(advice), at, ErrorKind::kUnsupported));
  if (spec::nearest_name(name, names, std::min<std::size_t>(2, letters / kLettersAnEdit)))
    in.fail("unknown " + op + spec::did_you_mean(name, names), at);
  else in.fail("not supported yet: " + op + spec::did_you_mean(name, names), at, ErrorKind::kUnsupported);
}

PendingOp Parser::begin(const Syntax& syntax, Place at) {
  PendingOp op{.place = at};
  become(op, syntax);
  return op;
}

void Parser::become(PendingOp& op, const Syntax& syntax) {
  op.syntax = &syntax;
  op.operands.resize(syntax.layouts.operands.size());
  op.attributes.resize(syntax.attributes.size());
  op.pack_given.resize(syntax.packs.size());
}

/// A literal of a quantized result is given as the integers that are stored.
void Parser::quantize_literals(PendingOp& op) {
  if (op.results.size() != 1 || !op.results[0].is_quantized()) return;
  const Type type = op.results[0];
  for (Value& v : op.attributes)
    if (v.kind == spec::ValueKind::kLiteral && v.as_literal().type == Type::tensor(type.shape(), type.element())) {
      spec::Literal quantized = v.as_literal();
      quantized.type = type;
      v = Value::literal(module_.arena->copy(std::span<const spec::Literal>(&quantized, 1)).data());
    }
}

bool Parser::finish(PendingOp& pending, Region& region) {
  if (pending.has_names && pending.named_results != pending.results.size())
    return in.fail(pending.syntax->name + " has " + std::to_string(pending.results.size()) +
                       " results, the text names " + std::to_string(pending.named_results),
                   pending.place);
  if (!fill_attributes(pending)) return false;
  quantize_literals(pending);
  if (!pending.has_names) {
    // Ids are dense in textual order: results come before what the regions define.
    renumber_ |= !pending.results.empty() && !pending.regions.empty();
    pending.first_result = static_cast<ValueId>(function_->types.size());
    function_->types.resize(function_->types.size() + pending.results.size());
  }
  std::ranges::copy(pending.results, function_->types.begin() + pending.first_result);
  auto& op = region.ops.emplace_back();
  op.record = pending.syntax->record;
  op.operands = module_.arena->copy(std::span<const ValueId>(flat_operands(pending)));
  op.first_result = pending.results.empty() ? kNoValue : pending.first_result;
  op.results = static_cast<std::uint32_t>(pending.results.size());
  op.attributes = module_.arena->copy(std::span<const Value>(pending.attributes));
  op.regions = std::move(pending.regions);
  op.discardable_attributes = module_.arena->copy(std::string_view(pending.discardable_attributes));
  op.place = pending.place;
  op.location = module_.arena->copy(pending.location);
  return true;
}

// ---- attributes ---------------------------------------------------------------------------------

bool Parser::attribute(PendingOp& op, std::size_t index, bool bare) {
  if (!op.attributes[index].is_undefined())
    return in.fail("attribute '" + op.syntax->attributes[index].declaration->name + "' is given twice");
  return read_attribute(in, {*module_.arena, aliases_, functions_, meshes_}, op.syntax->attributes[index],
                        op.attributes[index], bare);
}

/// `#alias`, if there is one here: its text is read in its place.
bool Parser::aliased_pack(PendingOp& op, std::size_t index) {
  const auto before = in.mark();
  const auto at = in.place();
  in.accept('#');
  const auto found = aliases_.attributes.find(std::string(in.word()));
  if (found == aliases_.attributes.end()) return in.reset(before), false;
  Scanner inner(found->second);
  std::swap(in, inner);
  const bool ok = pack(op, index);
  std::swap(in, inner);
  if (!ok) in.fail(inner.error().message, at, inner.error().kind);
  return true;
}

/// `#stablehlo.gather<k = v, ...>`, where it is bare only `<...>`; `{k = v, ...}` of a plain dictionary.
bool Parser::pack(PendingOp& op, std::size_t index, bool bare) {
  const auto& form = op.syntax->packs[index];
  const bool is_dictionary = form.pack->dialect_kind.empty();
  if (!bare && !is_dictionary && in.peek() != '#') return in.expected("'#" + form.pack->dialect_kind + "'");
  if (form.style && form.style->read_pack && form.style->read_pack(in, form, *this, op.attributes))
    return !in.failed() && (op.pack_given[index] = true);
  if (in.failed()) return false;
  if (in.peek() == '#' && aliased_pack(op, index)) return !in.failed();
  if (!is_dictionary && in.accept('#') && !in.expect(form.pack->dialect_kind)) return false;
  if (!in.expect(is_dictionary ? "{" : "<")) return false;
  op.pack_given[index] = true;
  in.accept_word("raw");
  return in.entries(is_dictionary ? '}' : '>', [&] {
    const auto at = in.place();
    const auto key = in.word();
    const auto field =
        std::ranges::find(form.fields, key, [](const auto& f) { return std::string_view(f.field->key); });
    if (field == form.fields.end()) return in.fail("'" + std::string(key) + "' is no field of " + form.pack->name, at);
    std::int64_t constant = 0;
    return in.expect("=") &&
           (field->attribute < 0 ? in.integer(constant)
                                 : attribute(op, static_cast<std::size_t>(field->attribute), !is_dictionary));
  });
}

bool Parser::dictionary(PendingOp& op) {
  return !in.accept('{') || in.entries('}', [&] {
    std::string_view key;
    const auto at = in.place();
    if (in.peek() == '"' ? !in.quoted(key) : (key = in.word()).empty())
      return in.fail("expected the name of an attribute, found " + in.describe_next(), at);
    return entry(op, key);
  });
}

bool Parser::omitted(const PendingOp& op, std::string_view name) {
  return in.unsupported("'" + std::string(name) + "' of " + op.syntax->name);
}

bool Parser::entry(PendingOp& op, std::string_view key) {
  const auto& s = *op.syntax;
  const bool has_value = in.accept('=');
  for (std::size_t i = 0; i < s.packs.size(); ++i)
    if (s.packs[i].pack->name == key) return has_value ? pack(op, i) : in.expected("'='");
  for (std::size_t i = 0; i < s.attributes.size(); ++i) {
    if (s.attributes[i].declaration->name != key || s.pack_of[i] >= 0) continue;
    if (has_value) return attribute(op, i);
    if (!s.attributes[i].is_flag) return in.expected("'='");
    return op.attributes[i] = Value::boolean(true), true;
  }
  if (std::ranges::find(s.record->omits, key) != s.record->omits.end()) return omitted(op, key);
  std::string_view called;
  if (s.caller != nullptr && key == target_attribute(s)) return has_value && in.quoted(called);
  if (!op.discardable_attributes.empty()) op.discardable_attributes += ", ";
  op.discardable_attributes += key;
  if (!has_value) return true;
  const auto at = in.place();
  std::string_view text;
  if (!in.balanced(text)) return false;
  const auto clean = normalise(text, aliases_);
  if (!clean) return in.fail(clean.error().message, at);
  op.discardable_attributes += " = " + *clean;
  return true;
}

bool Parser::fill_attributes(PendingOp& op) {
  const auto& s = *op.syntax;
  std::vector<Type> first(op.operands.size());
  for (std::size_t i = 0; i < first.size(); ++i)
    if (!op.operands[i].empty()) first[i] = type_of(op.operands[i][0]);
  for (std::size_t i = 0; i < s.attributes.size(); ++i) {
    auto& v = op.attributes[i];
    const auto& form = s.attributes[i];
    const int pack = s.pack_of[i];
    if (!v.is_undefined()) continue;
    v = missing_value(form);
    const bool may_be_zero = pack >= 0 && (op.pack_given[static_cast<std::size_t>(pack)] ||
                                           s.packs[static_cast<std::size_t>(pack)].pack->condition != nullptr);
    if (v.is_undefined() && form.default_leaf) {
      const auto n = default_length(s, i, op.attributes, first);
      if (n >= 0) v = default_list(*module_.arena, form, n, s.lengths[i].inner);
    }
    if (v.is_undefined() && may_be_zero) v = zero_value(form);
    const auto& missing = pack >= 0 ? s.packs[static_cast<std::size_t>(pack)].pack->name : form.declaration->name;
    if (v.is_undefined()) return in.fail(s.name + ": attribute '" + missing + "' is missing", op.place);
  }
  return true;
}

// ---- generic form -------------------------------------------------------------------------------

bool Parser::split_operands(PendingOp& op, std::span<const ValueId> flat) {
  const auto& layout = op.syntax->layouts.operands;
  std::vector<std::uint32_t> counts(layout.size());
  if (!layout.counts(flat.size(), op.attributes, counts))
    return in.fail(op.syntax->name + ": " + layout.mismatch(flat.size()), op.place);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    op.operands[i].assign(flat.begin(), flat.begin() + counts[i]);
    flat = flat.subspan(counts[i]);
  }
  return true;
}

/// `(%a, %b) <{...}> ({...}, {...}) {...} : (T, T) -> T`.
bool Parser::generic_op(PendingOp& op) {
  std::vector<ValueId> flat;
  if (!in.expect("(") || !in.list(')', [&] { return operand(flat.emplace_back()); })) return false;
  if (const Syntax* called = called_below(*op.syntax->record)) become(op, *called);
  if (in.accept('<') && !(dictionary(op) && only_own_attributes(op) && in.expect(">"))) return false;
  if (in.peek() == '(' && !generic_regions(op)) return false;
  if (!dictionary(op) || !split_operands(op, flat) || !in.expect(":")) return false;
  std::vector<Type> inputs;
  const auto at = in.place();
  return function_type(inputs, op.results) && check_types(flat, inputs, at);
}

/// What stands in `<{...}>` belongs to the op; whatever else a text says of it stands in `{...}`. What an op of which
/// no formula says what it does has besides (layouts of a custom_call), nothing here needs to know.
bool Parser::only_own_attributes(const PendingOp& op) {
  if (op.discardable_attributes.empty()) return true;
  const auto name = op.discardable_attributes.substr(0, op.discardable_attributes.find_first_of(" ,"));
  std::vector<std::string> names;
  for (const auto& form : op.syntax->attributes) names.push_back(form.declaration->name);
  const std::string hint = spec::did_you_mean(name, names);
  const bool may_have_more = op.syntax->record->opaque || op.syntax->caller != nullptr;
  if (may_have_more && hint.empty()) return true;
  return in.fail(op.syntax->name + ": unknown attribute '" + name + "'" + hint, op.place);
}

bool Parser::generic_regions(PendingOp& op) {
  in.accept('(');
  do {
    if (!generic_region(op.regions.emplace_back(), op.syntax->record->isolated)) return false;
  } while (in.accept(','));
  return in.expect(")");
}

bool Parser::function_type(std::vector<Type>& inputs, std::vector<Type>& outputs) {
  return read_type_list(in, aliases_, inputs) && in.expect("->") && read_types(in, aliases_, outputs);
}

}  // namespace assay::program
