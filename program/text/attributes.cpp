#include "program/text/attributes.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "program/text/literals.h"
#include "program/text/types.h"
#include "spec/language/evaluate.h"
#include "spec/nearest_name.h"

namespace assay::program {
namespace {

using spec::Kind;
using spec::Value;

constexpr int kDeepestAttribute = 16;

bool is_list(const AttributeForm& form) { return form.sort.depth > 0; }

// ---- reading ------------------------------------------------------------------------------------

class AttributeReader {
 public:
  AttributeReader(Scanner& scanner, const AttributeContext& context, const AttributeForm& form, bool bare)
      : in_(scanner), context_(context), form_(form), bare_(bare) {}

  bool run(Value& out) {
    if (in_.peek() == '#' && alias(out)) return !in_.failed();
    if (form_.sort.depth == 2 && in_.at("#stablehlo.replica_group_mesh_axes<")) return groups_by_axes(out);
    if (in_.peek() == '#' && !may_begin_with_a_dialect()) return foreign();
    return form_.sort.depth ? list(form_.sort.depth, out) : leaf(out);
  }

 private:
  /// `#alias`, if there is one here: its text is read in its place.
  bool alias(Value& out) {
    const auto before = in_.mark();
    const auto at = in_.place();
    in_.accept('#');
    const auto found = context_.aliases.attributes.find(std::string(in_.word()));
    if (found == context_.aliases.attributes.end()) return in_.reset(before), false;
    Scanner inner(found->second);
    if (!read_attribute(inner, context_, form_, out, bare_)) in_.fail(inner.error().message, at, inner.error().kind);
    return true;
  }

  /// `#stablehlo<precision HIGH>`, `#complex.number<...>`; an opaque dictionary takes anything.
  bool may_begin_with_a_dialect() const {
    const bool is_leaf = form_.sort.depth == 0;
    return is_leaf && (form_.sort.kind == Kind::kEnum || form_.sort.kind == Kind::kUnknown || form_.is_scalar);
  }
  /// An attribute of a dialect may take the place of a list in a newer version. Elsewhere there was never one, and
  /// without a dialect it is an alias that the text does not define.
  bool foreign() {
    const auto at = in_.place();
    in_.accept('#');
    const std::string name(in_.word());
    if (is_list(form_) && name.find('.') != std::string::npos)
      return in_.fail("not supported yet: attribute '#" + name + "'", at, ErrorKind::kUnsupported);
    return in_.fail("'#" + name + "' is no value of '" + form_.declaration->name + "'", at);
  }

  // ---- lists ------------------------------------------------------------------------------------

  /// Groups that a mesh and some of its axes stand for are those groups.
  bool groups_by_axes(Value& out) {
    const auto at = in_.place();
    std::string_view text;
    if (!in_.balanced(text)) return false;
    const auto clean = normalise(text, context_.aliases);
    if (!clean) return in_.fail(clean.error().message, at);
    Scanner inner(*clean);
    std::vector<std::vector<std::int64_t>> groups;
    if (!read_groups_by_axes(inner, context_.meshes, groups)) return in_.fail(inner.error().message, at);
    std::vector<Value> rows;
    for (const auto& group : groups) {
      std::vector<Value> row;
      for (const std::int64_t id : group) row.push_back(Value::integer(id));
      rows.push_back(Value::list(context_.arena.copy(std::span<const Value>(row))));
    }
    return out = Value::list(context_.arena.copy(std::span<const Value>(rows))), true;
  }

  bool list(int depth, Value& out) {
    if (in_.at("dense")) return dense(depth, out);
    if (in_.accept_word("array")) return array(out);
    if (in_.peek() == '[') return brackets(depth, 0, out);
    return in_.expected("a list");
  }

  bool brackets(int depth, int nesting, Value& out) {
    if (nesting == kDeepestAttribute) return in_.fail("lists nested deeper than 16");
    std::vector<Value> items;
    const auto read_item = [&] {
      auto& item = items.emplace_back();
      if (depth == 2 && form_.is_layout && in_.at("dense")) return dense(1, item);
      return depth > 1 ? brackets(depth - 1, nesting + 1, item) : leaf(item);
    };
    if (!in_.expect("[") || !in_.list(']', read_item)) return false;
    return out = Value::list(context_.arena.copy(std::span<const Value>(items))), true;
  }

  /// `array<i64: 1, 2>`.
  bool array(Value& out) {
    if (!in_.expect("<") || !type_of_items()) return false;
    std::vector<Value> items;
    if (in_.accept(':')) do
        if (form_.sort.kind == Kind::kInt ? !number(items.emplace_back()) : !leaf(items.emplace_back())) return false;
      while (in_.accept(','));
    out = Value::list(context_.arena.copy(std::span<const Value>(items)));
    return in_.expect(">");
  }

  /// `dense<[[0, 1]]> : tensor<1x2xi64>`; the rank must be the nesting.
  bool dense(int depth, Value& out) {
    Type type;
    std::vector<std::int64_t> numbers;
    const auto at = in_.place();
    if (!read_integers(in_, context_.aliases, type, numbers)) return false;
    if (numbers.empty() && form_.is_optional()) return out = Value::list(std::span<const Value>()), true;
    if (type.rank() != depth)
      return in_.fail("expected a literal of rank " + std::to_string(depth) + ", found " + type.text(), at);
    const auto* next = numbers.data();
    out = nested(type.shape(), next);
    return true;
  }

  Value nested(std::span<const std::int64_t> shape, const std::int64_t*& next) {
    if (shape.empty()) return form_.sort.kind == Kind::kBool ? Value::boolean(*next++ != 0) : Value::integer(*next++);
    auto items = context_.arena.array<Value>(static_cast<std::size_t>(shape[0]));
    for (auto& item : items) item = nested(shape.subspan(1), next);
    return Value::list(items);
  }

  // ---- single values ----------------------------------------------------------------------------

  bool leaf(Value& out) {
    switch (form_.sort.kind) {
      case Kind::kBool: return boolean(out);
      case Kind::kInt: return integer(out);
      case Kind::kReal: return real(out);
      case Kind::kEnum: return enumerator(out);
      case Kind::kElement: return element(out);
      case Kind::kString: return string(out);
      case Kind::kType: return type(out);
      case Kind::kLiteral: return literal(out);
      case Kind::kFunction:
      case Kind::kSignature: return function(out);
      default: return dictionary(out);
    }
  }

  bool boolean(Value& out) {
    const bool yes = in_.accept_word("true") || (form_.is_flag && in_.accept_word("unit"));
    if (!yes && !in_.accept_word("false")) return in_.expected("'true' or 'false'");
    return out = Value::boolean(yes), true;
  }

  /// Of which type the attribute is: upstream takes a number of no other.
  spec::ElementType own_type() const {
    if (form_.sort.kind == Kind::kBool) return spec::ElementType::i1;
    return form_.is_i32 ? spec::ElementType::i32 : form_.is_ui8 ? spec::ElementType::ui8 : spec::ElementType::i64;
  }
  /// Of the numbers of `check` no record says that they are without sign.
  bool is_of_check() const { return form_.enumeration_dialect == "check"; }
  bool is_own_type(std::string_view written, Place at) {
    const std::string own(spec::name(own_type()));
    const std::string what = "'" + form_.declaration->name + "' is of " + own;
    return written == own || is_of_check() || in_.fail(what + ", the text says " + std::string(written), at);
  }
  bool type_of_items() {
    const auto at = in_.place();
    const auto written = in_.word();
    const bool is_number = form_.sort.kind == Kind::kInt || form_.sort.kind == Kind::kBool;
    return !written.empty() ? !is_number || is_own_type(written, at) : in_.expected("an element type");
  }

  /// `1 : i32`; without a type it is of 64 bits, unless it is bare and cannot have one.
  bool integer(Value& out) {
    const auto at = in_.place();
    std::string_view type = bare_ ? spec::name(own_type()) : "i64";
    return number(out) && type_of_number(type) && is_own_type(type, at);
  }

  bool number(Value& out) {
    const auto at = in_.place();
    const auto text = in_.number();
    const bool is_negative = text.starts_with('-');
    const std::string_view digits = text.substr(is_negative || text.starts_with('+') ? 1 : 0);
    std::uint64_t n = 0;
    const auto [to, status] = std::from_chars(digits.data(), digits.data() + digits.size(), n);
    if (digits.empty()) return in_.expected("an integer");
    if (to != digits.data() + digits.size())
      return in_.fail("expected an integer, found '" + std::string(text) + "'", at);
    if (status != std::errc()) return in_.fail("expected an integer of 64 bits, found '" + std::string(text) + "'", at);
    const auto value = within_type(n, is_negative);
    if (!value) return in_.fail(std::string(text) + " is out of range for " + std::string(spec::name(own_type())), at);
    return out = Value::integer(*value), true;
  }

  /// Within the type of the attribute. MLIR reads numbers of types without sign as patterns of bits, in 8 of which 255
  /// is -1, and bare ones as signed.
  std::optional<std::int64_t> within_type(std::uint64_t n, bool is_negative) const {
    const auto type = own_type();
    const std::uint64_t half = std::uint64_t{1} << (spec::bits(type) - 1);
    const auto as_signed = [](std::uint64_t bits) { return static_cast<std::int64_t>(bits); };
    if (is_negative) return n <= (spec::is_unsigned(type) ? 0 : half) ? std::optional(as_signed(0 - n)) : std::nullopt;
    if (n < half) return as_signed(n);
    if (is_of_check()) return as_signed(half - 1);  // no bound lies beyond 63 bits, so the largest of them is as good
    if ((bare_ && !spec::is_unsigned(type)) || n - half >= half) return std::nullopt;
    return as_signed(spec::is_unsigned(type) ? n : n - half - half);
  }

  /// The type of a number, in `type` as it is written; unchanged where there is none.
  bool type_of_number(std::string_view& type) {
    if (bare_ || !in_.accept(':')) return true;
    type = in_.word();
    return !type.empty() || in_.expected("the type of a number");
  }

  bool real(Value& out) {
    const auto at = in_.place();
    const auto text = in_.number();
    double x = 0;
    const auto* end = text.data() + text.size();
    const auto* from = text.starts_with('+') ? text.data() + 1 : text.data();
    const auto [to, status] = std::from_chars(from, end, x);
    if (text.empty() || text.starts_with("0x")) return in_.fail("expected a decimal number", at);
    std::string_view type;
    if (!type_of_number(type)) return false;
    if (type == "f32") x = static_cast<double>(static_cast<float>(x));
    if (status != std::errc() || to != end || !std::isfinite(x))
      return in_.fail("'" + std::string(text) + "' is no finite number", at);
    return out = Value::of_real(x), true;
  }

  /// `#stablehlo<precision HIGH>`, `#stablehlo.precision<HIGH>`; bare, `HIGH`.
  bool enumerator(Value& out) {
    const bool wrapped = in_.peek() == '#';
    if (wrapped ? !enumeration() : !bare_) return in_.expected("'#" + form_.enumeration_dialect + "'");
    const auto at = in_.place();
    const auto word = in_.suffix();
    const auto& members = form_.enumeration->members;
    const auto found = std::ranges::find(members, word);
    if (found == members.end())
      return in_.fail(
          "'" + std::string(word) + "' is no " + form_.enumeration->name + spec::did_you_mean(word, members), at);
    out = Value::enumerator(found - members.begin());
    return !wrapped || in_.expect(">");
  }

  /// `#stablehlo<precision ` or `#stablehlo.precision<`.
  bool enumeration() {
    in_.accept('#');
    const auto at = in_.place();
    const auto written = in_.word();
    const std::string& name = form_.enumeration->name;
    if (written == form_.enumeration_dialect) return in_.expect("<") && in_.expect(name);
    return written == form_.enumeration_dialect + "." + name
               ? in_.expect("<")
               : in_.fail("'#" + std::string(written) + "' is no " + name, at);
  }

  bool element(Value& out) {
    const auto at = in_.place();
    const auto word = in_.word();
    const auto e = spec::element_type_named(word);
    if (!e) return in_.fail("unknown element type '" + std::string(word) + "'", at);
    return out = Value::element(*e), true;
  }

  bool string(Value& out) {
    std::string_view text;
    if (!in_.quoted(text)) return false;
    return out = Value::string(context_.arena.copy(std::string_view(unescape(text)))), true;
  }

  bool type(Value& out) {
    Type t;
    return read_type(in_, context_.aliases, t) && (out = Value::type(t), true);
  }

  bool literal(Value& out) {
    spec::Literal literal;
    if (!(form_.is_scalar ? read_scalar(in_, context_.arena, literal)
                          : read_literal(in_, context_.aliases, context_.arena, literal)))
      return false;
    out = Value::literal(context_.arena.copy(std::span<const spec::Literal>(&literal, 1)).data());
    return true;
  }

  bool function(Value& out) {
    std::string name;
    std::string_view text;
    if (in_.peek() == '"') {  // older files name functions by strings
      if (!in_.quoted(text)) return false;
      name = unescape(text);
    } else if (!in_.symbol(name)) {
      return false;
    }
    auto* reference = context_.arena.array<spec::FunctionReference>(1).data();
    *reference = {context_.arena.copy(std::string_view(name)), nullptr};
    context_.functions.push_back(reference);
    return out = Value::function(reference), true;
  }

  bool dictionary(Value& out) {
    const auto at = in_.place();
    std::string_view text;
    if (!in_.balanced(text)) return false;
    const auto clean = normalise(text, context_.aliases);
    if (!clean) return in_.fail(clean.error().message, at);
    return out = Value::dictionary(context_.arena.copy(std::string_view(*clean))), true;
  }

  Scanner& in_;
  const AttributeContext& context_;
  const AttributeForm& form_;
  bool bare_;
};

// ---- writing ------------------------------------------------------------------------------------

/// MLIR has no dense elements of quantized types: those of an op are written as the integers that they are stored as.
spec::Literal as_stored(spec::Literal literal) {
  if (literal.type.is_quantized()) literal.type = Type::tensor(literal.type.shape(), literal.type.element());
  return literal;
}

void append_leaf(Buffer& out, const AttributeForm& form, const Value& v) {
  switch (v.kind) {
    case spec::ValueKind::kBool: return out.append(v.as_bool() ? "true" : "false");
    case spec::ValueKind::kInt: return out.append(v.as_int());
    case spec::ValueKind::kReal: return append_real(out, v.real);
    case spec::ValueKind::kEnum: return out.append(form.enumeration->members[static_cast<std::size_t>(v.number)]);
    case spec::ValueKind::kElement: return out.append(spec::name(v.as_element()));
    case spec::ValueKind::kString: return append_escaped(out, v.as_string());
    case spec::ValueKind::kDictionary: return out.append(v.as_string());
    case spec::ValueKind::kType: return append(out, v.as_type());
    case spec::ValueKind::kLiteral:
      return form.is_scalar ? append_scalar(out, v.as_literal()) : append(out, as_stored(v.as_literal()));
    case spec::ValueKind::kFunction: return append_symbol(out, v.as_function().name);
    default: return;
  }
}

void append_brackets(Buffer& out, const AttributeForm& form, const Value& v) {
  if (!v.is_list()) return append_leaf(out, form, v);
  out.append('[');
  out.list(v.size, [&](std::size_t i) { append_brackets(out, form, v.items[i]); });
  out.append(']');
}

/// `array<i64: 1, 2>`.
void append_array(Buffer& out, const AttributeForm& form, std::span<const Value> items) {
  out.append(form.sort.kind == Kind::kBool ? "array<i1" : form.is_i32 ? "array<i32" : "array<i64");
  if (!items.empty()) out.append(": ");
  out.list(items.size(), [&](std::size_t i) { append_leaf(out, form, items[i]); });
  out.append('>');
}

/// `dense<[[0, 1]]> : tensor<1x2xi64>`.
void append_matrix(Buffer& out, const AttributeForm& form, std::span<const Value> rows) {
  const auto columns = rows.empty() ? 2 : static_cast<std::int64_t>(rows[0].size);
  out.append("dense<");
  if (!rows.empty() && columns) append_brackets(out, form, Value::list(rows));
  out.append("> : tensor<");
  out.append(static_cast<std::int64_t>(rows.size()));
  out.append('x');
  out.append(columns);
  out.append("xi64>");
}

/// `dense<[0, 1]> : tensor<2xindex>`, of one number `dense<0>`.
void append_layout(Buffer& out, const AttributeForm& form, const Value& v) {
  out.append("dense<");
  if (v.size == 1) append_leaf(out, form, v.items[0]);
  else if (v.size > 1) append_brackets(out, form, v);
  out.append("> : tensor<");
  out.append(static_cast<std::int64_t>(v.size));
  out.append("xindex>");
}

/// `[#stablehlo<precision HIGH>, ...]`.
void append_nested(Buffer& out, const AttributeForm& form, const Value& v) {
  if (!v.is_list()) return append_attribute(out, form, v);
  if (form.is_layout && (v.size == 0 || !v.items[0].is_list())) return append_layout(out, form, v);
  out.append('[');
  out.list(v.size, [&](std::size_t i) { append_nested(out, form, v.items[i]); });
  out.append(']');
}

void append_list(Buffer& out, const AttributeForm& form, const Value& v) {
  if (form.is_layout) return append_nested(out, form, v);
  const bool is_number = form.sort.kind == Kind::kInt || form.sort.kind == Kind::kBool;
  if (is_number && form.sort.depth == 1) return append_array(out, form, v.as_list());
  if (is_number && form.sort.depth == 2) return append_matrix(out, form, v.as_list());
  append_nested(out, form, v);
}

bool all_leaves(const Value& v, const Value& leaf) {
  if (!v.is_list()) return spec::equal(v, leaf);
  return std::ranges::all_of(v.as_list(), [&](const Value& item) { return all_leaves(item, leaf); });
}

/// Whether something holds of the domain or of one that it may fall back to.
template <class Holds> bool any_domain(const spec::Domain* domain, Holds holds) {
  for (; domain; domain = domain->otherwise.get())
    if (holds(*domain)) return true;
  return false;
}

std::optional<Value> constant(const spec::Expr* e) {
  if (!e) return std::nullopt;
  static spec::Arena arena;
  const auto v = spec::evaluate(*e, spec::Instance{}, arena);
  return v.is_undefined() ? std::nullopt : std::optional(v);
}

}  // namespace

AttributeForm attribute_form(const spec::Record& record, int slot) {
  const auto& declaration = record.names[static_cast<std::size_t>(slot)];
  AttributeForm form;
  form.declaration = &declaration;
  form.sort = declaration.symbol->sort;
  form.enumeration_dialect = record.dialect;
  form.is_flag = any_domain(declaration.domain.get(), [](const auto& d) { return d.kind == spec::DomainKind::kFlag; });
  form.is_i32 = any_domain(declaration.domain.get(), [](const auto& d) { return d.is_i32; });
  form.is_ui8 = any_domain(declaration.domain.get(), [](const auto& d) { return d.is_ui8; });
  form.is_layout = any_domain(declaration.domain.get(), [](const auto& d) { return d.is_layout; });
  form.is_scalar = any_domain(declaration.domain.get(), [](const auto& d) { return d.is_scalar; });
  if (form.sort.kind == Kind::kEnum) form.enumeration = record.records->enumeration(declaration.domain->enumeration);
  form.default_leaf = constant(declaration.default_value);
  return form;
}

bool read_attribute(Scanner& in, const AttributeContext& context, const AttributeForm& form, Value& out, bool bare) {
  return AttributeReader(in, context, form, bare).run(out);
}

void append_attribute(Buffer& out, const AttributeForm& form, const Value& v) {
  if (v.is_list()) return append_list(out, form, v);
  if (form.sort.kind == Kind::kEnum && form.enumeration) {
    out.append('#');
    out.append(form.enumeration_dialect);
    out.append('<');
    out.append(form.enumeration->name);
    out.append(' ');
    append_leaf(out, form, v);
    return out.append('>');
  }
  if (v.kind == spec::ValueKind::kReal) return append_real(out, static_cast<float>(v.real)), out.append(" : f32");
  append_leaf(out, form, v);
  if (v.kind == spec::ValueKind::kInt) out.append(form.is_i32 ? " : i32" : form.is_ui8 ? " : ui8" : " : i64");
}

void append_bare(Buffer& out, const AttributeForm& form, const Value& v) {
  if (v.is_list()) return append_brackets(out, form, v);
  append_leaf(out, form, v);
}

Value missing_value(const AttributeForm& form) {
  if (form.default_leaf && !is_list(form)) return *form.default_leaf;
  if (form.is_optional()) return Value::absent();
  if (form.is_flag) return Value::boolean(false);
  return Value::undefined();
}

Value zero_value(const AttributeForm& form) {
  if (is_list(form)) return Value::list(std::span<const Value>());
  if (form.default_leaf) return *form.default_leaf;
  switch (form.sort.kind) {
    case Kind::kBool: return Value::boolean(false);
    case Kind::kInt: return Value::integer(0);
    case Kind::kReal: return Value::of_real(0);
    case Kind::kEnum: return Value::enumerator(0);
    default: return Value::undefined();
  }
}

bool is_missing_value(const AttributeForm& form, const Value& v) {
  if (v.is_absent()) return true;
  if (form.default_leaf) return all_leaves(v, *form.default_leaf);
  return form.is_flag && !v.as_bool();
}

}  // namespace assay::program
