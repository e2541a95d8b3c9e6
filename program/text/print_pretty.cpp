#include <algorithm>
#include <array>

#include "program/text/escapes.h"
#include "program/text/printer.h"
#include "spec/language/evaluate.h"

/// The pretty form, written along the template of a record; attributes of both forms.
namespace assay::program {
namespace {

using spec::Value;

/// What printing the attributes of one op needs to know.
class OpAttributes {
 public:
  OpAttributes(const Module& module, const Function& function, const Op& op)
      : module_(module), function_(function), op_(op), syntax_(syntax_of(*op.record)) {}

  /// The text may leave the attribute out: it has the value that this means.
  bool is_left_out(std::size_t i) const {
    const auto& v = op_.attributes[i];
    if (!is_missing_value(syntax_.attributes[i], v)) return false;
    if (!v.is_list() || v.is_absent()) return true;
    return length_by_default(i) == v.size;
  }

  /// `pack ... if CONDITION`.
  bool pack_is_left_out(const PackForm& form) const {
    if (!form.pack->condition) return false;
    thread_local spec::Arena arena;
    arena.clear();
    auto slots = arena.array<Value>(op_.record->names.size());
    std::ranges::fill(slots, Value::undefined());
    for (std::size_t i = 0; i < op_.attributes.size(); ++i)
      slots[static_cast<std::size_t>(op_.record->attributes[i])] = op_.attributes[i];
    const auto v = spec::evaluate(*form.pack->condition, {op_.record, slots, module_.grid}, arena);
    return !v.is_undefined() && v.as_bool() == form.pack->unless;
  }

  void append_pack(Buffer& out, const PackForm& form) const {
    if (form.pack->dialect_kind.empty()) {
      out.append('{');
      append_fields(out, form);
      return out.append('}');
    }
    out.append('#');
    out.append(form.pack->dialect_kind);
    out.append('<');
    const bool styled = form.style && form.style->print_pack && form.style->print_pack(out, form, op_.attributes);
    if (!styled) {
      if (form.style) out.append("raw ");
      append_fields(out, form);
    }
    out.append('>');
  }

  /// `<k = v, ...>`, as a template has it.
  void append_bare_pack(Buffer& out, const PackForm& form) const {
    out.append('<');
    append_fields(out, form);
    out.append('>');
  }

  /// `k = v, ...` of the attributes for which `wanted` holds, between `before` and `after`.
  template <class Wanted>
  void append_entries(Buffer& out, Wanted wanted, std::string_view before, std::string_view discardable,
                      std::string_view after) const {
    const auto start = out.size();
    const auto separate = [&] { out.append(out.size() == start ? before : ", "); };
    const auto append_whole = [&](const PackForm& form) {
      if (pack_is_left_out(form)) return;
      separate();
      out.append(form.pack->name);
      out.append(" = ");
      append_pack(out, form);
    };
    for (const PackForm& form : syntax_.packs)
      if (form.fields.empty()) append_whole(form);
    for (std::size_t i = 0; i < op_.attributes.size(); ++i) {
      if (!wanted(i)) continue;
      if (syntax_.pack_of[i] >= 0) {
        const auto& form = syntax_.packs[static_cast<std::size_t>(syntax_.pack_of[i])];
        if (begins(form, i)) append_whole(form);
      } else if (!is_left_out(i)) {
        separate();
        append_entry(out, i);
      }
    }
    if (!discardable.empty()) separate(), out.append(discardable);
    if (out.size() != start) out.append(after);
  }

 private:
  static bool begins(const PackForm& form, std::size_t i) {
    const auto first = std::ranges::find_if(form.fields, [](const auto& f) { return f.attribute >= 0; });
    return first->attribute == static_cast<int>(i);
  }

  std::int64_t length_by_default(std::size_t i) const {
    const auto& layout = syntax_.layouts.operands;
    std::array<std::uint32_t, 64> counts{};
    std::vector<Type> first(layout.size());
    if (layout.size() > counts.size() || !layout.counts(op_.operands.size(), op_.attributes, counts)) return -1;
    for (std::size_t k = 0, at = 0; k < first.size(); at += counts[k++])
      if (counts[k]) first[k] = function_.types[op_.operands[at]];
    return default_length(syntax_, i, op_.attributes, first);
  }

  void append_entry(Buffer& out, std::size_t i) const {
    const auto& form = syntax_.attributes[i];
    out.append(form.declaration->name);
    if (form.is_flag) return;
    out.append(" = ");
    append_attribute(out, form, op_.attributes[i]);
  }

  /// Empty lists may be left out of any struct, and what is not given is.
  void append_fields(Buffer& out, const PackForm& form) const {
    const auto start = out.size();
    for (const auto& field : form.fields) {
      const auto* v = field.attribute < 0 ? nullptr : &op_.attributes[static_cast<std::size_t>(field.attribute)];
      if (v && (v->is_absent() || (v->is_list() && v->size == 0))) continue;
      if (out.size() != start) out.append(", ");
      out.append(field.field->key);
      out.append(" = ");
      if (!v) {
        out.append(field.field->constant);
      } else {
        const auto& attribute = syntax_.attributes[static_cast<std::size_t>(field.attribute)];
        if (form.pack->dialect_kind.empty()) append_attribute(out, attribute, *v);
        else append_field(out, *field.field, attribute, *v);
      }
    }
  }
  void append_field(Buffer& out, const spec::PackField& field, const AttributeForm& form, const Value& v) const {
    if (field.enumeration.empty()) return append_bare(out, form, v);
    out.append('#');
    out.append(op_.record->dialect);
    out.append('.');
    out.append(field.enumeration);
    out.append('<');
    append_bare(out, form, v);
    out.append('>');
  }

  const Module& module_;
  const Function& function_;
  const Op& op_;
  const Syntax& syntax_;
};

/// What a form with brackets around each group shows by itself.
bool is_segments(const Syntax& syntax, std::size_t attribute) {
  const auto i = static_cast<int>(attribute);
  return i == syntax.layouts.operands.segments() || i == syntax.layouts.results.segments();
}

}  // namespace

void append_properties(Buffer& out, const Module& module, const Function& function, const Op& op) {
  const auto& syntax = syntax_of(*op.record);
  const auto all = [](std::size_t) { return true; };
  const OpAttributes attributes(module, function, op);
  if (syntax.caller == nullptr) return attributes.append_entries(out, all, " <{", "", "}>");
  out.append(" <{");
  out.append(target_attribute(syntax));
  out.append(" = \"");
  out.append(op.record->mnemonic);
  out.append('"');
  attributes.append_entries(out, all, ", ", "", "");
  out.append("}>");
}

void Printer::dictionary(const Op& op, std::string_view before) {
  if (op.attributes.empty() && op.discardable_attributes.empty()) return;
  const auto& syntax = syntax_of(*op.record);
  const bool escaped = syntax.escape != nullptr;
  const auto wanted = [&](std::size_t i) {
    return escaped ? i > 0 && !is_segments(syntax, i) : !syntax.in_template[i];
  };
  OpAttributes(module_, *function_, op)
      .append_entries(out, wanted, std::string(before) + "{", op.discardable_attributes, "}");
}

/// Walks the template of a record.
class TemplatePrinter {
 public:
  TemplatePrinter(Printer& printer, const Module& module, const Function& function, const Op& op, const Syntax& syntax)
      : printer_(printer), out_(printer.out), op_(op), syntax_(syntax), attributes_(module, function, op) {
    counted_ = syntax.layouts.operands.size() <= counts_.size() &&
               syntax.layouts.operands.counts(op.operands.size(), op.attributes, counts_);
  }

  /// Some ops can only be said in the generic form: types that are not the same, for one.
  bool can_print() const {
    return counted_ && op_.regions.empty() && types_fit() &&
           std::ranges::all_of(syntax_.steps, [&](const Step& s) { return fits(s); });
  }

  void run() {
    const auto& first = syntax_.steps.front();
    const bool glued = first.kind == StepKind::kDictionary || first.text.starts_with('(');
    if (!glued) out_.append(' ');
    steps(syntax_.steps);
  }

 private:
  bool fits(const Step& s) const {
    if (s.kind == StepKind::kPack) {
      const auto& form = syntax_.packs[s.index];
      Buffer scratch;
      return !form.style || form.style->print_pack(scratch, form, op_.attributes);
    }
    if (s.kind == StepKind::kZip) return zip_fits(s);
    return s.kind != StepKind::kAttribute || !op_.attributes[s.index].is_absent();
  }
  bool zip_fits(const Step& s) const {
    const auto n = op_.attributes[s.zip[0]].size;
    return std::ranges::all_of(
        s.zip, [&](std::size_t i) { return op_.attributes[i].is_list() && op_.attributes[i].size == n; });
  }

  /// The types that the template writes say all types.
  bool types_fit() const {
    for (const auto& s : syntax_.steps) {
      if (s.kind == StepKind::kFunctional || s.kind == StepKind::kSame) return true;
      if (s.kind == StepKind::kPairwise) return pairs_agree();
    }
    return op_.results == syntax_.layouts.results.size() && literal_is_result() && shared_types_agree();
  }
  bool pairs_agree() const {
    if (op_.results != op_.operands.size()) return false;
    for (std::uint32_t i = 0; i < op_.results; ++i)
      if (printer_.type_of(op_.operands[i]) != printer_.type_of(op_.first_result + i)) return false;
    return true;
  }
  bool literal_is_result() const {
    for (const auto& v : op_.attributes)
      if (v.kind == spec::ValueKind::kLiteral && op_.results == 1 &&
          (v.as_literal().type.is_quantized() || v.as_literal().type != printer_.type_of(op_.first_result)))
        return false;
    return true;
  }
  /// Operands whose type is not written have that of the result.
  bool shared_types_agree() const {
    const auto names = syntax_.layouts.operands.names();
    const auto written = [&](std::size_t i) {
      return std::ranges::any_of(syntax_.steps,
                                 [&](const Step& s) { return s.kind == StepKind::kTypeOf && s.index == i; });
    };
    const bool result_written =
        std::ranges::any_of(syntax_.steps, [](const Step& s) { return s.kind == StepKind::kResultType; });
    if (!result_written || op_.results != 1) return true;
    std::size_t at = 0;
    for (std::size_t i = 0; i < names.size(); at += counts_[i++])
      if (!names[i].is_group && !written(i) && counts_[i] &&
          printer_.type_of(op_.operands[at]) != printer_.type_of(op_.first_result))
        return false;
    return true;
  }

  void steps(std::span<const Step> all) {
    for (const auto& s : all) step(s);
  }

  void step(const Step& s) {
    switch (s.kind) {
      case StepKind::kComma: comma_ = comma_ || printed_; return;
      case StepKind::kText: return text(s);
      case StepKind::kOptional: return optional(s);
      case StepKind::kOperand: return operand(s);
      case StepKind::kDictionary: return printer_.dictionary(op_);
      default: begin_item();
    }
    switch (s.kind) {
      case StepKind::kAttribute: return append_bare(out_, syntax_.attributes[s.index], op_.attributes[s.index]);
      case StepKind::kSymbol: return append_symbol(out_, op_.attributes[s.index].as_string());
      case StepKind::kPack: return pack(syntax_.packs[s.index]);
      case StepKind::kZip: return zip(s);
      case StepKind::kTypeOf: return printer_.types(operands(s.index));
      case StepKind::kResultType: return printer_.type(op_.first_result + static_cast<ValueId>(s.index));
      case StepKind::kFunctional: return printer_.function_type(op_);
      case StepKind::kSame: return same();
      default: return pairwise();
    }
  }

  /// A comma owed is paid before the next thing that is there.
  void begin_item() {
    if (comma_) out_.append(", ");
    comma_ = false;
    printed_ = true;
  }

  void text(const Step& s) {
    if (s.closes) comma_ = false;
    else begin_item();
    out_.append(s.text);
    const auto last = s.text.empty() ? ' ' : s.text[s.text.size() - 1];
    printed_ = last != '{' && last != '(' && last != '[';
  }

  void optional(const Step& s) {
    const bool given = std::ranges::any_of(s.inner, [&](const Step& i) { return is_given(i); });
    if (!given) return;
    begin_item();
    steps(s.inner);
  }
  bool is_given(const Step& s) const {
    if (s.kind == StepKind::kPack) return !attributes_.pack_is_left_out(syntax_.packs[s.index]);
    if (s.kind != StepKind::kAttribute) return false;
    const auto& form = syntax_.attributes[s.index];
    const auto& v = op_.attributes[s.index];
    if (form.is_optional() || form.default_leaf || form.is_flag) return !attributes_.is_left_out(s.index);
    return !v.is_list() || v.size > 0;
  }

  std::span<const ValueId> operands(std::size_t name) const {
    std::size_t from = 0;
    for (std::size_t i = 0; i < name; ++i) from += counts_[i];
    return op_.operands.subspan(from, counts_[name]);
  }
  void operand(const Step& s) {
    const auto values = operands(s.index);
    if (values.empty()) return;
    begin_item();
    printer_.values(values);
  }

  void pack(const PackForm& form) {
    if (form.style) form.style->print_pack(out_, form, op_.attributes);
    else attributes_.append_bare_pack(out_, form);
  }

  void zip(const Step& s) {
    const auto at = [&](std::size_t list, std::size_t i) { return op_.attributes[s.zip[list]].items[i].as_int(); };
    out_.append('[');
    out_.list(op_.attributes[s.zip[0]].size, [&](std::size_t i) {
      for (std::size_t k = 0; k < s.zip.size(); ++k) {
        if (s.zip_last_is_optional && k + 1 == s.zip.size() && at(k, i) == 1) continue;
        if (k) out_.append(':');
        out_.append(at(k, i));
      }
    });
    out_.append(']');
  }

  void same() {
    if (op_.results != 1) return printer_.function_type(op_);
    const auto type = printer_.type_of(op_.first_result);
    const bool all = std::ranges::all_of(op_.operands, [&](ValueId v) { return printer_.type_of(v) == type; });
    return all ? printer_.type(op_.first_result) : printer_.function_type(op_);
  }
  void pairwise() {
    if (op_.operands.empty()) return out_.append("()");
    out_.append(" : ");
    printer_.types(op_.operands);
  }

  Printer& printer_;
  Buffer& out_;
  const Op& op_;
  const Syntax& syntax_;
  OpAttributes attributes_;
  std::array<std::uint32_t, 64> counts_;
  bool counted_ = false;
  bool comma_ = false;    ///< owed
  bool printed_ = false;  ///< something stands in this bracket
};

bool Printer::pretty_op(const Op& o, const Syntax& syntax) {
  if (syntax.escape) {
    const auto before = out.size();
    out.append(syntax.name);
    if (syntax.escape->print(*this, o)) return true;
    out.shrink(before);
    return false;
  }
  if (!syntax.has_pretty()) return false;
  TemplatePrinter printer(*this, module_, *function_, o, syntax);
  if (!printer.can_print()) return false;
  out.append(written_name(syntax));
  if (syntax.caller != nullptr) out.append(" @"), out.append(o.record->mnemonic);
  printer.run();
  return true;
}

}  // namespace assay::program
