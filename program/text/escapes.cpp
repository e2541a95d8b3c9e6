#include "program/text/escapes.h"

#include <algorithm>
#include <array>

#include "program/text/printer.h"

namespace assay::program {
namespace {

using spec::Value;

// ---- while: (%x = %a, ...) : T, ... [attributes {...}] cond { ... } do { ... } ------------------

/// Both regions see the values under the same names.
bool read_loop(Parser& p, PendingOp& op) {
  auto& in = p.in;
  std::vector<std::string_view> names;
  std::vector<ValueId> values;
  const auto read_value = [&] {
    if (!in.expect("%")) return false;
    names.push_back(in.suffix());
    return in.expect("=") && p.operand(values.emplace_back());
  };
  if (!in.expect("(") || !in.list(')', read_value)) return false;
  const auto at = in.place();
  if (!values.empty() && !in.expect(":")) return false;
  for (std::size_t i = 0; i < values.size(); ++i)
    if ((i && !in.expect(",")) || !p.type(op.results.emplace_back())) return false;
  if (!p.check_types(values, op.results, at) || !p.split_operands(op, values)) return false;
  if (in.accept_word("attributes") && !p.dictionary(op)) return false;
  op.regions.resize(2);
  return in.expect("cond") && p.region(op.regions[0], names, op.results) && in.expect("do") &&
         p.region(op.regions[1], names, op.results);
}

bool print_loop(Printer& p, const Op& op) {
  if (op.operands.empty() || op.regions.size() != 2) return false;
  const auto& names = op.regions[0].arguments;
  if (names.size() != op.operands.size() || op.regions[1].arguments.size() != names.size()) return false;
  p.out.append('(');
  p.out.list(names.size(), [&](std::size_t i) {
    p.value(names[i]);
    p.out.append(" = ");
    p.value(op.operands[i]);
    p.rename(op.regions[1].arguments[i], names[i]);
  });
  p.out.append(") : ");
  p.types(op.operands);
  p.dictionary(op, " attributes ");
  p.out.append(" cond ");
  p.region(op.regions[0]);
  p.out.append(" do ");
  p.region(op.regions[1]);
  return true;
}

// ---- reduce: (%a init: %c), ... [applies OP] across dimensions = [...] : type reducer(...) { ... }

/// `(%a init: %c), (%b init: %d)`: operands are all inputs, then all initial values.
bool read_inputs(Parser& p, PendingOp& op) {
  auto& in = p.in;
  if (op.operands.size() != 2) return in.unsupported("this form for other than two groups of operands");
  do {
    const bool ok = in.expect("(") && p.operand(op.operands[0].emplace_back()) && in.expect("init") && in.expect(":") &&
                    p.operand(op.operands[1].emplace_back()) && in.expect(")");
    if (!ok) return false;
  } while (in.accept(','));
  return true;
}

Type scalar(Type t) {
  if (!t.is_tensor()) return t;
  return Type::intern({.element = t.element(), .quantization = t.content().quantization});
}

/// `applies stablehlo.add`: a body of that one op on two arguments of the input's element type.
bool write_body(Parser& p, PendingOp& op, std::string_view name, Place at, Type type) {
  const auto* inner = p.syntax_named(name, at);
  if (!inner) return false;
  if (op.results.size() != 1) return p.in.fail("'applies' is for one input and one result", at);
  auto& body = op.regions.emplace_back();
  for (int i = 0; i < 2; ++i) body.arguments.push_back(p.define(type));
  auto pending = p.begin(*inner, at);
  pending.results = {type};
  if (!p.split_operands(pending, body.arguments) || !p.finish(pending, body)) return false;
  body.returns = {body.ops[0].first_result};
  body.place = at;
  return true;
}

/// `reducer(%x: T, %y: T) (%z: U, %w: U) { ... }`: pairs for each input; the block has all first
/// members, then all second ones.
bool read_body(Parser& p, PendingOp& op) {
  auto& in = p.in;
  const auto n = op.operands[0].size();
  std::vector<std::string_view> names(2 * n);
  std::vector<Type> types(2 * n);
  for (std::size_t i = 0; i < n; ++i) {
    if (!in.expect("(")) return false;
    for (const auto k : {i, n + i}) {
      if (k != i && !in.expect(",")) return false;
      if (!in.expect("%")) return false;
      names[k] = in.suffix();
      if (!in.expect(":") || !p.type(types[k]) || !in.skip_location()) return false;
    }
    if (!in.expect(")")) return false;
  }
  return p.region(op.regions.emplace_back(), names, types);
}

bool read_fold(Parser& p, PendingOp& op) {
  auto& in = p.in;
  std::string_view applied;
  Place applied_at;
  std::vector<Type> inputs;
  if (!read_inputs(p, op)) return false;
  if (in.accept_word("applies")) applied_at = in.place(), applied = in.word();
  if (!in.expect("across") || !in.expect("dimensions") || !in.expect("=") || !p.attribute(op, 0, true)) return false;
  if (!p.dictionary(op) || !in.expect(":")) return false;
  const auto at = in.place();
  if (!p.function_type(inputs, op.results) || !p.check_types(flat_operands(op), inputs, at)) return false;
  if (!applied.empty()) return write_body(p, op, applied, applied_at, scalar(inputs[0]));
  return in.expect("reducer") && read_body(p, op);
}

/// The body is one op on the two arguments, in this order, without attributes of its own.
const Op* applied_op(const Printer& p, const Op& op) {
  const auto& body = op.regions[0];
  if (op.results != 1 || body.arguments.size() != 2 || body.ops.size() != 1) return nullptr;
  const auto& inner = body.ops[0];
  const auto type = scalar(p.type_of(op.operands[0]));
  const bool plain = std::ranges::equal(inner.operands, body.arguments) && inner.attributes.empty() &&
                     inner.regions.empty() && inner.discardable_attributes.empty() && inner.results == 1 &&
                     body.returns == std::vector<ValueId>{inner.first_result} &&
                     p.type_of(inner.first_result) == type && p.type_of(body.arguments[0]) == type &&
                     p.type_of(body.arguments[1]) == type;
  return plain ? &inner : nullptr;
}

void print_body(Printer& p, const Op& op, std::size_t n) {
  const auto& body = op.regions[0];
  p.out.append(" reducer");
  for (std::size_t i = 0; i < n; ++i) {
    p.out.append('(');
    for (const auto k : {i, n + i}) {
      if (k != i) p.out.append(", ");
      p.value(body.arguments[k]);
      p.out.append(": ");
      p.type(body.arguments[k]);
    }
    p.out.append(") ");
  }
  p.region(body);
}

bool print_fold(Printer& p, const Op& op) {
  const auto n = op.operands.size() / 2;
  if (op.operands.size() % 2 || n == 0 || op.regions.size() != 1 || op.regions[0].arguments.size() != 2 * n)
    return false;
  for (std::size_t i = 0; i < n; ++i) {
    p.out.append(i ? ", (" : "(");
    p.value(op.operands[i]);
    p.out.append(" init: ");
    p.value(op.operands[n + i]);
    p.out.append(')');
  }
  const auto* applied = applied_op(p, op);
  if (applied) {
    p.out.append(" applies ");
    p.out.append(syntax_of(*applied->record).name);
  }
  p.out.append(" across dimensions = ");
  append_bare(p.out, syntax_of(*op.record).attributes[0], op.attributes[0]);
  p.dictionary(op);
  p.out.append(" : ");
  p.function_type(op);
  if (!applied) print_body(p, op, n);
  return true;
}

// ---- scan: (%a, ...) inits(%c, ...) dimension=0 [attributes {...}] { ^bb0(...): ... } : functional ----------

bool read_group(Parser& p, std::vector<ValueId>& out) {
  return p.in.expect("(") && p.in.list(')', [&] { return p.operand(out.emplace_back()); });
}

/// How many values each of two groups takes, where an attribute of the op says so.
void set_segments(Parser& p, PendingOp& op, int attribute, std::size_t first, std::size_t second) {
  if (attribute < 0) return;
  const std::array sizes{Value::integer(static_cast<std::int64_t>(first)),
                         Value::integer(static_cast<std::int64_t>(second))};
  op.attributes[static_cast<std::size_t>(attribute)] = p.list(sizes);
}

bool read_steps(Parser& p, PendingOp& op) {
  auto& in = p.in;
  std::vector<Type> inputs;
  if (op.operands.size() != 2) return in.unsupported("this form for other than two groups of operands");
  if (!read_group(p, op.operands[0]) || !in.expect("inits") || !read_group(p, op.operands[1])) return false;
  if (!in.expect("dimension") || !in.expect("=") || !p.attribute(op, 0, true)) return false;
  if (in.accept_word("attributes") && !p.dictionary(op)) return false;
  if (!p.generic_region(op.regions.emplace_back(), op.syntax->record->isolated) || !in.expect(":")) return false;
  const auto at = in.place();
  if (!p.function_type(inputs, op.results) || !p.check_types(flat_operands(op), inputs, at)) return false;
  const std::size_t n = op.operands[0].size(), carried = op.operands[1].size(), results = op.results.size();
  if (results < carried) return in.fail(op.syntax->name + ": fewer results than inits", op.place);
  set_segments(p, op, op.syntax->layouts.operands.segments(), n, carried);
  set_segments(p, op, op.syntax->layouts.results.segments(), results - carried, carried);
  return true;
}

bool print_steps(Printer& p, const Op& op) {
  const auto& layout = syntax_of(*op.record).layouts.operands;
  std::array<std::uint32_t, 2> counts{};
  if (layout.size() != 2 || op.regions.size() != 1 || !layout.counts(op.operands.size(), op.attributes, counts))
    return false;
  p.out.append('(');
  p.values(op.operands.first(counts[0]));
  p.out.append(") inits (");
  p.values(op.operands.subspan(counts[0]));
  p.out.append(") dimension=");
  append_bare(p.out, syntax_of(*op.record).attributes[0], op.attributes[0]);
  p.dictionary(op, " attributes ");
  p.out.append(' ');
  p.generic_region(op.regions[0]);
  p.out.append(" : ");
  p.function_type(op);
  return true;
}

// ---- manual: (%a, ...) in_shardings=[...] out_shardings=[...] manual_axes={...} (%x: T, ...) {...} : functional

/// `in_shardings=[<@mesh, [{"x"}]>]`: the value as it is written.
bool read_written(Parser& p, PendingOp& op, std::size_t attribute) {
  std::string_view value;
  const PackForm& form = op.syntax->packs[attribute];
  if (!p.in.expect(form.pack->name) || !p.in.expect("=") || !p.in.bracketed(value)) return false;
  op.pack_given[attribute] = true;
  op.attributes[attribute] = Value::dictionary(p.string(value).as_string());
  return true;
}

bool read_manual(Parser& p, PendingOp& op) {
  auto& in = p.in;
  std::vector<std::string_view> names;
  std::vector<Type> types, inputs;
  const auto read_argument = [&] {
    if (!in.expect("%")) return false;
    names.push_back(in.suffix());
    return in.expect(":") && p.type(types.emplace_back()) && in.skip_location();
  };
  if (!read_group(p, op.operands[0])) return false;
  for (std::size_t k = 0; k < op.attributes.size(); ++k)
    if (!read_written(p, op, k)) return false;
  if (!in.expect("(") || !in.list(')', read_argument)) return false;
  if (!p.isolated_region(op.regions.emplace_back(), names, types) || !p.dictionary(op) || !in.expect(":")) return false;
  const auto at = in.place();
  return p.function_type(inputs, op.results) && p.check_types(flat_operands(op), inputs, at);
}

bool print_manual(Printer& p, const Op& op) {
  if (op.regions.size() != 1) return false;
  p.out.append('(');
  p.values(op.operands);
  p.out.append(')');
  const Syntax& syntax = syntax_of(*op.record);
  for (std::size_t k = 0; k < op.attributes.size(); ++k) {
    p.out.append(' ');
    p.out.append(syntax.packs[k].pack->name);
    p.out.append('=');
    p.out.append(op.attributes[k].as_string());
  }
  p.out.append(" (");
  p.out.list(op.regions[0].arguments.size(), [&](std::size_t i) {
    p.value(op.regions[0].arguments[i]);
    p.out.append(": ");
    p.type(op.regions[0].arguments[i]);
  });
  p.out.append(") ");
  p.region(op.regions[0]);
  if (!op.discardable_attributes.empty()) {
    p.out.append(" {");
    p.out.append(op.discardable_attributes);
    p.out.append('}');
  }
  p.out.append(" : ");
  p.function_type(op);
  return true;
}

// ---- assuming: %a -> (T, ...) { ... } -----------------------------------------------------------

bool read_assuming(Parser& p, PendingOp& op) {
  auto& in = p.in;
  const auto read_type = [&] { return p.type(op.results.emplace_back()); };
  if (!p.operand(op.operands[0].emplace_back())) return false;
  if (in.accept("->") && !(in.accept('(') ? in.list(')', read_type) : read_type())) return false;
  return p.region(op.regions.emplace_back(), {}, {}) && p.dictionary(op);
}

bool print_assuming(Printer& p, const Op& op) {
  if (op.regions.size() != 1 || op.operands.size() != 1 || !op.regions[0].arguments.empty()) return false;
  p.out.append(' ');
  p.values(op.operands);
  if (op.results > 0) {
    p.out.append(" -> (");
    p.out.list(op.results, [&](std::size_t k) { p.type(op.first_result + static_cast<ValueId>(k)); });
    p.out.append(')');
  }
  p.out.append(' ');
  p.region(op.regions[0]);
  p.dictionary(op);
  return true;
}

// ---- letters: [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f] -------------------------------------------

/// The nine fields are three times (a dimension, a dimension, the spatial dimensions); each list
/// says what stands at each position.
struct Letters {
  std::size_t field;
  char first, second;
};
constexpr std::array<Letters, 3> kLetters{{{0, 'b', 'f'}, {3, 'i', 'o'}, {6, 'b', 'f'}}};

/// Spatial dimensions by number -> their positions.
Value spatial(Parser& p, const std::vector<std::pair<std::int64_t, std::int64_t>>& found) {
  std::vector<Value> positions(found.size());
  for (const auto& [number, position] : found) positions[static_cast<std::size_t>(number)] = Value::integer(position);
  return p.list(positions);
}

bool read_letter_list(Scanner& in, const PackForm& form, const Letters& letters, Parser& p, std::vector<Value>& out) {
  const auto attribute = [&](std::size_t k) -> Value& {
    return out[static_cast<std::size_t>(form.fields[letters.field + k].attribute)];
  };
  std::vector<std::pair<std::int64_t, std::int64_t>> found;
  if (!in.expect("[")) return false;
  const auto at = in.place();
  std::int64_t position = 0;
  for (; !in.accept(']'); ++position) {
    std::int64_t number = 0;
    if (position && !in.expect(",")) return false;
    if (in.accept('?')) return in.unsupported("dimensions without a role");
    if (in.accept_integer(number)) {
      found.emplace_back(number, position);
    } else if (in.accept(letters.first)) {
      attribute(0) = Value::integer(position);
    } else if (in.accept(letters.second)) {
      attribute(1) = Value::integer(position);
    } else {
      return in.expected(std::string("'") + letters.first + "', '" + letters.second + "' or a number");
    }
  }
  std::ranges::sort(found);
  for (std::size_t i = 0; i < found.size(); ++i)
    if (found[i].first != static_cast<std::int64_t>(i))
      return in.fail("spatial dimensions are numbered from 0, each once", at);
  if (attribute(0).is_undefined() || attribute(1).is_undefined())
    return in.fail(std::string("'") + letters.first + "' and '" + letters.second + "' are needed once each", at);
  attribute(2) = spatial(p, found);
  return true;
}

bool read_letters(Scanner& in, const PackForm& form, Parser& p, std::vector<Value>& out) {
  const auto before = in.mark();
  const bool wrapped = in.accept('#');
  if (wrapped && (in.word().empty() || !in.accept('<'))) return in.reset(before), false;
  if (in.peek() != '[') return in.reset(before), false;
  return read_letter_list(in, form, kLetters[0], p, out) && in.expect("x") &&
         read_letter_list(in, form, kLetters[1], p, out) && in.expect("->") &&
         read_letter_list(in, form, kLetters[2], p, out) && (!wrapped || in.expect(">"));
}

constexpr std::size_t kMostDimensions = 64;

/// What stands at each position: a letter, or ~number; false where positions collide or leave gaps.
bool write_letters(const PackForm& form, const Letters& letters, std::span<const Value> values, std::vector<int>& out) {
  const auto attribute = [&](std::size_t k) {
    return values[static_cast<std::size_t>(form.fields[letters.field + k].attribute)];
  };
  const auto spatial = attribute(2);
  if (!spatial.is_list() || spatial.size + 2 > kMostDimensions) return false;
  out.assign(spatial.size + 2, 0);
  const auto put = [&](const Value& at, int what) {
    if (at.kind != spec::ValueKind::kInt || at.number < 0 || at.number >= static_cast<std::int64_t>(out.size()))
      return false;
    auto& place = out[static_cast<std::size_t>(at.number)];
    return place == 0 && (place = what, true);
  };
  if (!put(attribute(0), letters.first) || !put(attribute(1), letters.second)) return false;
  for (std::uint32_t i = 0; i < spatial.size; ++i)
    if (!put(spatial.items[i], ~static_cast<int>(i))) return false;
  return true;
}

void append_letters(Buffer& out, const std::vector<int>& at) {
  out.append('[');
  out.list(at.size(), [&](std::size_t i) {
    at[i] < 0 ? out.append(static_cast<std::int64_t>(~at[i])) : out.append(static_cast<char>(at[i]));
  });
  out.append(']');
}

bool print_letters(Buffer& out, const PackForm& form, std::span<const Value> values) {
  std::array<std::vector<int>, 3> lists;
  for (std::size_t i = 0; i < 3; ++i)
    if (!write_letters(form, kLetters[i], values, lists[i])) return false;
  constexpr std::array<std::string_view, 3> kBetween{"", "x", "->"};
  for (std::size_t i = 0; i < 3; ++i) {
    out.append(kBetween[i]);
    append_letters(out, lists[i]);
  }
  return true;
}

// ---- verbatim: what stands between `<` and `>` ------------------------------------------------------

/// What the generic form says before the value of a struct whose kind is the dialect alone: `#sdy<manual_axes{"x"}>`.
std::string_view kind_within(const PackForm& form) {
  return form.pack->dialect_kind.find('.') == std::string::npos ? std::string_view(form.pack->name) : "";
}

bool read_verbatim(Scanner& in, const PackForm& form, Parser& p, std::vector<Value>& out) {
  const bool wrapped = in.accept('#');
  if (wrapped && !(in.expect(form.pack->dialect_kind) && in.expect("<") && in.expect(kind_within(form)))) return false;
  std::string all;
  std::string_view piece;
  do {
    if (!in.balanced(piece)) return false;
    all += (all.empty() ? "" : ", ") + std::string(piece);
  } while (in.accept(','));
  const auto text = p.string(all).as_string();
  out[static_cast<std::size_t>(form.fields[0].attribute)] = Value::dictionary(text);
  return !wrapped || in.expect(">");
}

bool print_verbatim(Buffer& out, const PackForm& form, std::span<const Value> values) {
  out.append(kind_within(form));
  out.append(values[static_cast<std::size_t>(form.fields[0].attribute)].as_string());
  return true;
}

constexpr std::array<Escape, 7> kEscapes{{
    // (%x = %a, ...) : T, ... cond {...} do {...}: both regions see the operands under the same names.
    {.name = "while", .read = read_loop, .print = print_loop},
    // (%a init: %c), ... across dimensions = [...] reducer(...) {...}, or `applies OP` for a body of one op.
    {.name = "reduce", .read = read_fold, .print = print_fold},
    // (%a, ...) inits(%c, ...) dimension=0 {...} : functional: two groups of operands in brackets of their own.
    {.name = "scan", .read = read_steps, .print = print_steps},
    // (%a, ...) in_shardings=[...] out_shardings=[...] manual_axes={...} (%x: T, ...) {...} : functional
    {.name = "manual", .read = read_manual, .print = print_manual},
    // %a -> (T, ...) {...}: a region that takes nothing, behind the types of what it gives.
    {.name = "assuming", .read = read_assuming, .print = print_assuming},
    // [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]: three lists that say what stands at each dimension.
    {.name = "letters", .read_pack = read_letters, .print_pack = print_letters},
    // <@mesh, [{"x"}, {}]>: one field as it is written, which is kept and printed, and not interpreted.
    {.name = "verbatim", .read_pack = read_verbatim, .print_pack = print_verbatim},
}};

}  // namespace

std::span<const Escape> escapes() { return kEscapes; }

const Escape* find_escape(std::string_view name) {
  const auto found = std::ranges::find(kEscapes, name, &Escape::name);
  return found == kEscapes.end() ? nullptr : &*found;
}

}  // namespace assay::program
