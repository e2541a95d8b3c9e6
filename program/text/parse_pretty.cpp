#include <algorithm>

#include "program/text/escapes.h"
#include "program/text/parser.h"
#include "program/text/types.h"

/// The pretty form, read along the template of a record.
namespace assay::program {
namespace {

using spec::Value;

class TemplateReader {
 public:
  TemplateReader(Parser& parser, PendingOp& op) : parser_(parser), in_(parser.in), op_(op), syntax_(*op.syntax) {}

  bool run() { return steps(syntax_.steps) && results(); }

 private:
  bool steps(std::span<const Step> all) {
    for (const auto& s : all) {
      const bool types = s.kind == StepKind::kTypeOf || s.kind == StepKind::kResultType;
      if (types && in_.peek() == '(') return functional();  // upstream writes this where types differ
      if (!step(s)) return false;
    }
    return true;
  }

  bool step(const Step& s) {
    switch (s.kind) {
      case StepKind::kText: return text(s);
      case StepKind::kComma: return comma(), true;
      case StepKind::kOptional: return optional(s);
      case StepKind::kOperand: return operand(s);
      case StepKind::kDictionary: return parser_.dictionary(op_);
      default:
        if (!begin_item()) return false;
    }
    switch (s.kind) {
      case StepKind::kAttribute: return attribute(s.index);
      case StepKind::kSymbol: return symbol(s.index);
      case StepKind::kPack: return parser_.pack(op_, s.index, true);
      case StepKind::kZip: return zip(s);
      case StepKind::kTypeOf: return type_of_operand(s.index);
      case StepKind::kResultType: return parser_.type(op_.results.emplace_back());
      case StepKind::kFunctional: return in_.peek() == '(' ? functional() : results_only();
      case StepKind::kSame: return in_.peek() == '(' ? functional() : same();
      default: return pairwise();
    }
  }

  /// Where an item may be missing, the comma beside it is owed until the next item that is there. Upstream writes one
  /// behind a list of operands that is empty, too: `%a, , sizes = []`.
  void comma() {
    const bool may_be_here = has_item_ && (!has_comma_ || is_behind_empty_);
    owes_comma_ = has_item_;
    is_behind_empty_ = false;
    if (may_be_here && in_.accept(',')) has_comma_ = true;
  }

  bool begin_item() {
    if (owes_comma_ && !has_comma_) return in_.expected("','");
    owes_comma_ = has_comma_ = false;
    return has_item_ = true;
  }

  bool text(const Step& s) {
    if (has_comma_ && s.closes) return in_.fail("a ',' with nothing behind it");
    if (!has_comma_ && s.closes && omitted_clause()) return false;
    if (s.closes) owes_comma_ = false;
    else if (!begin_item()) return false;
    has_item_ = !s.opens;
    return std::ranges::all_of(s.tokens, [&](const std::string& token) { return in_.expect(token); });
  }

  /// `, name =` of an attribute that the record omits.
  bool omitted_clause() {
    const auto before = in_.mark();
    const auto name = in_.accept(',') ? in_.word() : std::string_view();
    in_.reset(before);
    const auto& omits = syntax_.record->omits;
    return std::ranges::find(omits, name) != omits.end() && !parser_.omitted(op_, name);
  }

  // ---- what may be missing ----------------------------------------------------------------------

  bool optional(const Step& s) {
    if (!begins(s.inner)) return absent(s.inner), true;
    return begin_item() && steps(s.inner);
  }

  /// The words before the first value of a `(...)?` are here.
  bool begins(std::span<const Step> inner) {
    const auto before = in_.mark();
    bool here = true;
    for (const auto& s : inner) {
      if (s.kind != StepKind::kText) break;
      here = here && std::ranges::all_of(s.tokens, [&](const std::string& token) { return in_.accept(token); });
    }
    in_.reset(before);
    return here;
  }

  void absent(std::span<const Step> inner) {
    for (const auto& s : inner) {
      if (s.kind != StepKind::kAttribute) continue;
      const auto& form = syntax_.attributes[s.index];
      if (missing_value(form).is_undefined() && !form.default_leaf) set(s.index, zero_value(form));
    }
  }

  bool operand(const Step& s) {
    auto& values = op_.operands[s.index];
    const bool is_group = syntax_.layouts.operands.names()[s.index].is_group;
    is_behind_empty_ = is_group && in_.peek() != '%';
    if (is_behind_empty_) return true;
    if (!begin_item()) return false;
    if (!parser_.operand(values.emplace_back())) return false;
    while (is_group) {
      const auto before = in_.mark();
      if (!in_.accept(',') || in_.peek() != '%') return in_.reset(before), true;
      if (!parser_.operand(values.emplace_back())) return false;
    }
    return true;
  }

  // ---- attributes -------------------------------------------------------------------------------

  void note_pack(std::size_t index) {
    if (const int pack = syntax_.pack_of[index]; pack >= 0) op_.pack_given[static_cast<std::size_t>(pack)] = true;
  }
  void set(std::size_t index, Value v) {
    op_.attributes[index] = v;
    note_pack(index);
  }
  bool attribute(std::size_t index) { return note_pack(index), parser_.attribute(op_, index, true); }

  bool symbol(std::size_t index) {
    std::string name;
    if (!in_.symbol(name)) return false;
    return set(index, parser_.string(name)), true;
  }

  /// `[a:b:c, ...]`.
  bool zip(const Step& s) {
    std::vector<std::vector<Value>> lists(s.zip.size());
    if (!in_.expect("[") || !in_.list(']', [&] { return zip_item(s, lists); })) return false;
    for (std::size_t i = 0; i < lists.size(); ++i) set(s.zip[i], parser_.list(lists[i]));
    return true;
  }
  bool zip_item(const Step& s, std::vector<std::vector<Value>>& lists) {
    for (std::size_t i = 0; i < lists.size(); ++i) {
      std::int64_t n = 1;
      const bool may_end = s.zip_last_is_optional && i + 1 == lists.size();
      const bool left_out = may_end && in_.peek() != ':';
      if (!left_out && i > 0 && !in_.expect(":")) return false;
      if (!left_out && !in_.integer(n)) return false;
      lists[i].push_back(Value::integer(n));
    }
    return true;
  }

  // ---- types ------------------------------------------------------------------------------------

  bool functional() {
    std::vector<Type> inputs;
    const auto at = in_.place();
    return parser_.function_type(inputs, op_.results) && parser_.check_types(flat_operands(op_), inputs, at);
  }

  /// Only the type of the results, as upstream writes it where that says all others.
  bool results_only() {
    Type type;
    if (!parser_.type(type)) return false;
    return op_.results.assign(syntax_.layouts.results.size(), type), true;
  }

  bool same() {
    Type type;
    const auto at = in_.place();
    if (!parser_.type(type)) return false;
    op_.results.assign(syntax_.layouts.results.size(), type);
    const auto flat = flat_operands(op_);
    return parser_.check_types(flat, std::vector<Type>(flat.size(), type), at);
  }

  bool type_of_operand(std::size_t index) {
    const auto at = in_.place();
    return type_list(op_.operands[index].size(), types_) && parser_.check_types(op_.operands[index], types_, at);
  }

  bool type_list(std::size_t n, std::vector<Type>& out) {
    out.clear();
    for (std::size_t i = 0; i < n; ++i) {
      if (i && !in_.expect(",")) return false;
      if (!parser_.type(out.emplace_back())) return false;
    }
    return true;
  }

  /// `: T, T`, or `()` where there is no operand.
  bool pairwise() {
    const auto flat = flat_operands(op_);
    if (flat.empty()) return in_.expect("(") && in_.expect(")");
    const auto at = in_.place();
    return in_.expect(":") && type_list(flat.size(), op_.results) && parser_.check_types(flat, op_.results, at);
  }

  /// A literal gives its type to the result; some results have but one.
  bool results() {
    if (!op_.results.empty()) return true;
    const std::size_t n = syntax_.layouts.results.size();
    for (const auto& v : op_.attributes)
      if (n > 0 && v.kind == spec::ValueKind::kLiteral) op_.results.push_back(v.as_literal().type);
    for (std::size_t k = 0; op_.results.empty() && k < n; ++k)
      if (const Type only = only_type(*syntax_.record, k)) op_.results.push_back(only);
    return true;
  }

  Parser& parser_;
  Scanner& in_;
  PendingOp& op_;
  const Syntax& syntax_;
  std::vector<Type> types_;
  bool has_item_ = false;         ///< one stands before in this bracket
  bool owes_comma_ = false;       ///< one has to stand before the next item
  bool has_comma_ = false;        ///< it was read
  bool is_behind_empty_ = false;  ///< the last step was a group of no operands
};

bool begins_with_bracket(const Syntax& s) {
  if (s.steps.empty()) return false;
  const auto& first = s.steps.front();
  const bool pairwise = std::ranges::any_of(s.steps, [](const Step& step) { return step.kind == StepKind::kPairwise; });
  return pairwise || (first.kind == StepKind::kText && !first.tokens.empty() && first.tokens[0] == "(");
}

}  // namespace

bool read_pretty(Parser& parser, PendingOp& op) {
  const auto& s = *op.syntax;
  if (s.escape) return s.escape->read(parser, op);
  if (parser.in.peek() == '(' && !begins_with_bracket(s)) return parser.generic_op(op);
  if (!s.has_pretty()) return parser.in.fail(s.name + " has only the generic form \"" + s.name + "\"(...)");
  return TemplateReader(parser, op).run();
}

}  // namespace assay::program
