#include "program/text/syntax.h"

#include <algorithm>

#include "program/record_table.h"
#include "program/text/escapes.h"
#include "program/text/scanner.h"

namespace assay::program {
namespace {

using spec::Declaration;
using spec::Record;
using spec::Role;

std::vector<std::string> tokens_of(std::string_view text) {
  std::vector<std::string> tokens;
  for (std::size_t i = 0; i < text.size();) {
    const auto from = i;
    if (is_letter(text[i])) {
      while (i < text.size() && is_word_character(text[i]) && text[i] != '$') ++i;
    } else {
      i += text.substr(i, 2) == "->" ? 2 : 1;
    }
    if (text[from] != ' ') tokens.emplace_back(text.substr(from, i - from));
  }
  return tokens;
}

Step text_step(std::string text) {
  Step step{.text = std::move(text)};
  step.tokens = tokens_of(step.text);
  step.closes = !step.tokens.empty() && std::string_view(")]}:").find(step.tokens[0][0]) != std::string_view::npos;
  step.opens = !step.tokens.empty() && std::string_view("([{").find(step.tokens.back()[0]) != std::string_view::npos;
  return step;
}

std::size_t position(std::span<const int> slots, int slot) {
  return static_cast<std::size_t>(std::ranges::find(slots, slot) - slots.begin());
}

bool is_list_step(const Step& step, const Syntax& syntax) {
  return step.kind == StepKind::kOptional ||
         (step.kind == StepKind::kOperand && syntax.layouts.operands.names()[step.index].is_group);
}

/// Compiles the template of one record.
class SyntaxReader {
 public:
  explicit SyntaxReader(Syntax& syntax) : syntax_(syntax), text_(syntax.record->text) {}

  Result<void> run() {
    if (text_.empty() || text_ == "generic") return {};
    if (text_.starts_with("custom(")) return custom();
    if (!items(syntax_.steps, "")) return failure();
    soften_commas(syntax_.steps);
    place_dictionary();
    return every_result_has_a_type() ? Result<void>() : failure();
  }

 private:
  Result<void> failure() const {
    const auto& at = syntax_.record->text_at;
    return assay::fail(syntax_.record->mnemonic + ": text: " + error_,
                       std::string(at.file) + ":" + std::to_string(at.line) + ":" + std::to_string(at.column));
  }
  bool error(std::string message) {
    if (error_.empty()) error_ = std::move(message);
    return false;
  }

  Result<void> custom() {
    const auto name = text_.substr(7, text_.find(')') - 7);
    syntax_.escape = find_escape(name);
    if (syntax_.escape) return {};
    error("no escape is called '" + std::string(name) + "'");
    return failure();
  }

  // ---- items ------------------------------------------------------------------------------------

  bool items(std::vector<Step>& out, std::string_view end) {
    while (at_ < text_.size()) {
      if (!end.empty() && rest().starts_with(end)) return at_ += end.size(), true;
      if (!item(out)) return false;
    }
    return end.empty() || error("expected '" + std::string(end) + "'");
  }

  bool item(std::vector<Step>& out) {
    if (text_[at_] == '$') return name(out.emplace_back());
    if (is_zip()) return zip(out.emplace_back());
    if (text_[at_] == '(' && is_optional()) return ++at_, optional(out.emplace_back());
    if (text_[at_] == ':' && types(out)) return true;
    literal(out);
    return true;
  }

  std::string_view rest() const { return text_.substr(at_); }

  void literal(std::vector<Step>& out) {
    const auto from = at_;
    do ++at_;
    while (at_ < text_.size() && text_[at_] != '$' && text_[at_] != ':' && text_[at_] != ')' && !is_zip() &&
           !(text_[at_] == '(' && is_optional()));
    out.push_back(text_step(std::string(text_.substr(from, at_ - from))));
  }

  /// The bracket here closes with `)?`.
  bool is_optional() const {
    int depth = 0;
    for (auto i = at_; i < text_.size(); ++i) {
      if (text_[i] == '(') ++depth;
      if (text_[i] == ')' && --depth == 0) return i + 1 < text_.size() && text_[i + 1] == '?';
    }
    return false;
  }
  bool optional(Step& step) {
    step.kind = StepKind::kOptional;
    if (!items(step.inner, ")?")) return false;
    soften_commas(step.inner);
    return true;
  }

  // ---- names ------------------------------------------------------------------------------------

  std::string_view word() {
    const auto from = at_;
    while (at_ < text_.size() && (is_letter(text_[at_]) || (text_[at_] >= '0' && text_[at_] <= '9'))) ++at_;
    return text_.substr(from, at_ - from);
  }
  std::string_view dollar() {
    ++at_;
    const bool braced = at_ < text_.size() && text_[at_] == '{';
    at_ += braced;
    const auto w = word();
    at_ += braced;
    return w;
  }

  bool name(Step& step) {
    const auto w = dollar();
    const bool dotted = rest().starts_with(".type") || rest().starts_with(".symbol");
    if (dotted) ++at_;
    const auto modifier = dotted ? word() : std::string_view();
    for (std::size_t i = 0; i < syntax_.packs.size(); ++i)
      if (syntax_.packs[i].pack->name == w) return pack(step, i);
    const auto* d = syntax_.record->find(w);
    if (!d) return error("the record has no name '" + std::string(w) + "'");
    return declared(step, *d, modifier);
  }

  bool pack(Step& step, std::size_t i) {
    step.kind = StepKind::kPack;
    step.index = i;
    for (const auto& f : syntax_.packs[i].fields)
      if (f.attribute >= 0) syntax_.in_template[static_cast<std::size_t>(f.attribute)] = true;
    return true;
  }

  bool declared(Step& step, const Declaration& d, std::string_view modifier) {
    const auto& r = *syntax_.record;
    if (d.role == Role::kOut) {
      if (modifier != "type") return error("only the type of result '" + d.name + "' can be written");
      step.kind = StepKind::kResultType;
      step.index = position(r.results, d.slot);
    } else if (d.role == Role::kIn) {
      step.kind = modifier == "type" ? StepKind::kTypeOf : StepKind::kOperand;
      step.index = position(r.operands, d.slot);
    } else if (d.role == Role::kAttr) {
      step.kind = modifier == "symbol" ? StepKind::kSymbol : StepKind::kAttribute;
      step.index = position(r.attributes, d.slot);
      syntax_.in_template[step.index] = true;
    } else {
      return error("'" + d.name + "' is no operand, attribute or result");
    }
    return true;
  }

  // ---- [$a:$b(:$c)?] ----------------------------------------------------------------------------

  bool is_zip() const {
    if (at_ >= text_.size() || text_[at_] != '[' || at_ + 1 >= text_.size() || text_[at_ + 1] != '$') return false;
    const auto inside = text_.substr(at_, text_.find(']', at_) - at_);
    return inside.find(':') != std::string_view::npos;
  }

  bool zip(Step& step) {
    step.kind = StepKind::kZip;
    for (++at_; at_ < text_.size() && text_[at_] != ']';) {
      step.zip_last_is_optional = text_[at_] == '(';
      if (text_[at_] != '$') {
        ++at_;
        continue;
      }
      Step part;
      if (!name(part)) return false;
      if (part.kind != StepKind::kAttribute) return error("only attributes stand in [a:b]");
      step.zip.push_back(part.index);
      const auto closing = rest().starts_with(")?") ? 2u : 0u;
      step.zip_last_is_optional = closing > 0;
      at_ += closing;
    }
    ++at_;
    return true;
  }

  // ---- types ------------------------------------------------------------------------------------

  bool types(std::vector<Step>& out) {
    constexpr std::pair<std::string_view, StepKind> kWords[] = {
        {": functional", StepKind::kFunctional}, {": same", StepKind::kSame}, {": pairwise", StepKind::kPairwise}};
    for (const auto& [text, kind] : kWords) {
      if (rest() != text) continue;
      at_ = text_.size();
      if (kind != StepKind::kPairwise) out.push_back(text_step(" : "));  // pairwise may have no types
      out.push_back({.kind = kind});
      return true;
    }
    return false;
  }

  // ---- afterwards -------------------------------------------------------------------------------

  /// A comma between items of which one may be empty becomes a step of its own.
  void soften_commas(std::vector<Step>& steps) {
    std::vector<Step> out;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      auto& step = steps[i];
      if (step.kind == StepKind::kText) trim_text(step, i, steps, out);
      else out.push_back(std::move(step));
    }
    steps = std::move(out);
  }

  void trim_text(const Step& step, std::size_t i, const std::vector<Step>& steps, std::vector<Step>& out) {
    const bool soft_before = i > 0 && !out.empty() && is_list_step(out.back(), syntax_);
    const bool soft_after = i + 1 < steps.size() && is_list_step(steps[i + 1], syntax_);
    auto text = std::string_view(step.text);
    bool comma_before = false, comma_after = false;
    if (soft_before && text.starts_with(",")) comma_before = true, text.remove_prefix(1);
    if (comma_before && text.starts_with(" ")) text.remove_prefix(1);
    if (soft_after && text.ends_with(", ")) comma_after = true, text.remove_suffix(2);
    if (soft_after && text.ends_with(",")) comma_after = true, text.remove_suffix(1);
    if (comma_before) out.push_back({.kind = StepKind::kComma});
    if (!text.empty()) out.push_back(text_step(std::string(text)));
    if (comma_after) out.push_back({.kind = StepKind::kComma});
  }

  void place_dictionary() {
    auto& steps = syntax_.steps;
    auto colon = std::ranges::find_if(steps, [](const Step& s) { return begins_types(s); });
    if (colon != steps.end() && colon->kind == StepKind::kText) colon->text = " : ";
    const bool is_pairwise = colon != steps.end() && colon->kind == StepKind::kPairwise;
    if (is_pairwise && std::prev(colon)->kind == StepKind::kText) trim_end(std::prev(colon)->text);
    if (is_pairwise || (colon == steps.end() && steps.front().kind == StepKind::kAttribute))
      colon = steps.insert(steps.begin(), text_step(" "));
    if (colon != steps.begin() && colon != steps.end() && std::prev(colon)->kind == StepKind::kText)
      trim_end(std::prev(colon)->text);
    steps.insert(colon, {.kind = StepKind::kDictionary});
    std::erase_if(steps, [](const Step& s) { return s.kind == StepKind::kText && s.text.empty(); });
  }
  static bool begins_types(const Step& s) {
    return s.kind == StepKind::kPairwise || (s.kind == StepKind::kText && s.tokens.size() == 1 && s.tokens[0] == ":");
  }
  static void trim_end(std::string& text) {
    while (!text.empty() && text.back() == ' ') text.pop_back();
  }

  bool every_result_has_a_type() {
    const auto has = [&](StepKind kind, std::size_t index) {
      return std::ranges::any_of(syntax_.steps, [&](const Step& s) { return s.kind == kind && s.index == index; });
    };
    for (const auto kind : {StepKind::kFunctional, StepKind::kSame, StepKind::kPairwise})
      if (has(kind, 0)) return true;
    for (std::size_t i = 0; i < syntax_.record->results.size(); ++i)
      if (!has(StepKind::kResultType, i) && !literal_type() && !only_type(*syntax_.record, i))
        return error("nothing says the type of the results");
    return true;
  }
  bool literal_type() const {
    return std::ranges::any_of(syntax_.attributes,
                               [](const AttributeForm& f) { return f.sort.kind == spec::Kind::kLiteral; });
  }

  Syntax& syntax_;
  std::string_view text_;
  std::size_t at_ = 0;
  std::string error_;
};

// ---- packs and lengths --------------------------------------------------------------------------

Result<void> compile_packs(Syntax& syntax) {
  const auto& r = *syntax.record;
  syntax.pack_of.assign(r.attributes.size(), -1);
  for (const auto& pack : r.packs) {
    PackForm form{.pack = &pack};
    form.style = pack.style.empty() ? nullptr : find_escape(pack.style);
    for (const auto& field : pack.fields) {
      const auto* d = field.constant.empty() ? r.find(field.attribute) : nullptr;
      if (!d && field.constant.empty()) return fail(r.mnemonic + ": pack: no attribute '" + field.attribute + "'");
      const int at = d ? static_cast<int>(position(r.attributes, d->slot)) : -1;
      if (d) syntax.pack_of[static_cast<std::size_t>(at)] = static_cast<int>(syntax.packs.size());
      form.fields.push_back({&field, at});
    }
    syntax.packs.push_back(std::move(form));
  }
  return {};
}

bool is_name(const spec::Expr* e, std::string_view name) {
  return e && e->node == spec::ExprKind::kName && e->name == name;
}

/// The attribute whose positions hold the dimensions `name` in a placement of an operand.
const std::string* placed_at(const spec::Expr& shape, std::string_view name) {
  for (const auto& part : shape.parts)
    if (is_name(part.value, name) && part.positions && part.positions->node == spec::ExprKind::kName)
      return &part.positions->name;
  return nullptr;
}

/// `[d over S]`: the length is the rank of an operand of shape S, or the number of positions at
/// which S stands in one.
LengthSource length_source(const Record& r, const AttributeForm& form) {
  const auto& dims = form.declaration->dimensions;
  if (!form.default_leaf || dims.empty() || !dims[0].binder.domain) return {};
  LengthSource source{.inner = dims.size() > 1 ? dims[1].count : 0};
  const auto& name = dims[0].binder.domain->name;
  for (std::size_t i = 0; i < r.operands.size(); ++i) {
    const auto& operand = r.names[static_cast<std::size_t>(r.operands[i])];
    const auto* pattern = operand.domain ? operand.domain->pattern : nullptr;
    if (!pattern || pattern->args.empty() || !pattern->args[0]) continue;
    const auto* place = placed_at(*pattern->args[0], name);
    if (is_name(pattern->args[0], name)) return source.from = LengthSource::kOperandRank, source.index = i, source;
    if (!place) continue;
    source.from = LengthSource::kAttributeSize;
    source.index = position(r.attributes, r.find(*place)->slot);
    return source;
  }
  return {};
}

/// What calls the op by its name, if it has a meaning.
const Record* caller_of(const Record& r) {
  const Record* caller = r.opaque ? nullptr : spec::Records::in_force().find(r.dialect);
  return caller != nullptr && caller->effect.kind == spec::EffectKind::kCall ? caller : nullptr;
}

Result<Syntax> compile(const Record& r) {
  Syntax syntax{.record = &r, .name = r.full_name(), .caller = caller_of(r)};
  syntax.layouts = layouts_of(r);
  for (const int slot : r.attributes) syntax.attributes.push_back(attribute_form(r, slot));
  for (const auto& form : syntax.attributes) syntax.lengths.push_back(length_source(r, form));
  syntax.in_template.assign(r.attributes.size(), false);
  if (auto done = compile_packs(syntax); !done) return tl::unexpected(done.error());
  if (auto done = SyntaxReader(syntax).run(); !done) return tl::unexpected(done.error());
  return syntax;
}

}  // namespace

const Syntax& syntax_of(const Record& record) {
  static RecordTable<Syntax> table([](const Record& r) { return std::move(compile(r).value()); });
  return table.of(record);
}

spec::Type only_type(const Record& record, std::size_t result) {
  const auto& domain = record.names[static_cast<std::size_t>(record.results[result])].domain;
  const auto* pattern = domain ? domain->pattern : nullptr;
  if (pattern == nullptr) return {};
  if (pattern->node == spec::ExprKind::kTokenType) return spec::Type::token();
  return pattern->node == spec::ExprKind::kWitnessType ? spec::Type::witness() : spec::Type();
}

std::string written_name(const Syntax& syntax) {
  return syntax.caller != nullptr ? syntax.caller->full_name() : syntax.name;
}

const std::string& target_attribute(const Syntax& syntax) {
  return syntax.caller->names[static_cast<std::size_t>(syntax.caller->effect.attribute)].name;
}

const Syntax* syntax_of_called(const Record& caller, std::string_view name) {
  if (caller.effect.kind != spec::EffectKind::kCall) return nullptr;
  const Record* called = spec::Records::in_force().find(caller.mnemonic + "." + std::string(name));
  const Syntax* syntax = called != nullptr ? &syntax_of(*called) : nullptr;
  return syntax != nullptr && syntax->caller == &caller ? syntax : nullptr;
}

std::int64_t default_length(const Syntax& syntax, std::size_t attribute, std::span<const spec::Value> attributes,
                            std::span<const spec::Type> first_of_operand) {
  const auto& source = syntax.lengths[attribute];
  if (source.from == LengthSource::kAttributeSize)
    return attributes[source.index].is_list() ? std::int64_t{attributes[source.index].size} : -1;
  if (source.from == LengthSource::kNone || !first_of_operand[source.index]) return -1;
  const auto type = first_of_operand[source.index];
  return type.is_tensor() ? type.rank() : -1;
}

Result<void> check_syntax(const spec::Records& records) {
  for (const auto& r : records.all())
    if (auto syntax = compile(r); !syntax) return tl::unexpected(syntax.error());
  return {};
}

}  // namespace assay::program
