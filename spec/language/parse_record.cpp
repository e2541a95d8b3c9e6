#include "spec/language/parse_record.h"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "spec/language/parse_domain.h"
#include "spec/language/parse_expression.h"
#include "spec/language/print.h"
#include "spec/language/words.h"

namespace assay::spec {
namespace {

class RecordParser {
 public:
  RecordParser(std::vector<Token> tokens, SyntaxArena& arena)
      : cursor_(std::move(tokens)), expressions_(cursor_, arena) {}

  Result<ParsedFile> run() {
    bool is_first = true;
    while (!cursor_.at(TokenKind::kEnd)) {
      cursor_.expect(TokenKind::kLineEnd, is_first ? "`op`, `enum` or `def`" : "the end of the line");
      is_first = false;
      if (cursor_.at(TokenKind::kEnd)) break;
      parse_line();
    }
    if (cursor_.error()) return tl::unexpected(*cursor_.error());
    for (auto& record : file_.records) finish(record.body);
    return std::move(file_);
  }

 private:
  using Method = void (RecordParser::*)();
  struct Line {
    std::string_view word;
    Method parse;
  };

  void parse_line() {
    static constexpr std::array kTopLevel = {Line{"op", &RecordParser::op}, Line{"enum", &RecordParser::enumeration},
                                             Line{"def", &RecordParser::definition}};
    static constexpr std::array kLines = {
        Line{"let", &RecordParser::declarations},   Line{"in", &RecordParser::declarations},
        Line{"attr", &RecordParser::declarations},  Line{"region", &RecordParser::declarations},
        Line{"out", &RecordParser::declarations},   Line{"pack", &RecordParser::pack},
        Line{"means", &RecordParser::means},        Line{"accept", &RecordParser::accept},
        Line{"radius", &RecordParser::radius},      Line{"text", &RecordParser::text},
        Line{"effects", &RecordParser::effects},    Line{"status", &RecordParser::status},
        Line{"note", &RecordParser::note},          Line{"lacks", &RecordParser::lacks},
        Line{"omits", &RecordParser::omits},        Line{"xla", &RecordParser::builder},
        Line{"prefix", &RecordParser::prefix},      Line{"isolated", &RecordParser::isolated},
        Line{"static", &RecordParser::static_form}, Line{"puts", &RecordParser::put_line},
        Line{"expands", &RecordParser::expansion},  Line{"stands", &RecordParser::stands_for},
        Line{"relation", &RecordParser::relation},  Line{"shortcut", &RecordParser::shortcut},
        Line{"permutes", &RecordParser::permutes}};
    word_ = cursor_.next();
    if (run_line(kTopLevel)) return;
    if (file_.records.empty())
      return cursor_.fail_at(word_.at, fmt::format("expected `op`, `enum` or `def`, found `{}`", word_.text));
    if (!run_line(kLines)) law();
  }

  template <class Lines> bool run_line(const Lines& lines) {
    const auto line = std::find_if(lines.begin(), lines.end(), [&](const Line& l) { return l.word == word_.text; });
    if (line == lines.end()) return false;
    (this->*line->parse)();
    return true;
  }

  Record& record() { return file_.records.back().body; }

  // ---- the top level ---------------------------------------------------------------------------

  void op() {
    auto& parsed = file_.records.emplace_back();
    parsed.body.at = word_.at;
    do {
      const Location at = cursor_.peek().at;
      parsed.names.emplace_back(mnemonic(), at);
    } while (cursor_.accept(","));
    line_ = 0;
  }

  /// `slice`, `cross-replica-sum`, `func.call`.
  std::string mnemonic() {
    std::string name(cursor_.expect(TokenKind::kName, "the name of an op").text);
    while (cursor_.peek().glued && (cursor_.at(".") || cursor_.at("-"))) {
      name += cursor_.next().text;
      name += cursor_.expect(TokenKind::kName, "the rest of the name of an op").text;
    }
    return name;
  }

  void enumeration() {
    Enumeration e;
    const Location at = cursor_.peek().at;
    e.name = cursor_.expect(TokenKind::kName, "the name of an enumeration").text;
    cursor_.expect(":");
    do add_member(e);
    while (cursor_.at(TokenKind::kName));
    file_.enumerations.emplace_back(std::move(e), at);
  }

  void add_member(Enumeration& e) {
    const Token name = cursor_.expect(TokenKind::kName, "a member of the enumeration");
    if (std::ranges::find(e.members, name.text) != e.members.end()) {
      cursor_.fail_at(name.at, fmt::format("the member `{}` stands twice", name.text));
    }
    e.members.emplace_back(name.text);
  }

  void definition() {
    const Location at = cursor_.peek().at;
    auto defined = expressions_.definitions();
    if (!cursor_.error() && (defined.size() != 1 || !defined[0].is_function)) {
      cursor_.fail_at(at, "expected one function `NAME(parameters) = e` after `def`");
    }
    file_.definitions.emplace_back(std::move(defined[0]), at);
  }

  // ---- the plan --------------------------------------------------------------------------------

  void declarations() {
    const auto role = static_cast<Role>(std::ranges::find(kRoles, word_.text) - kRoles);
    do declare(cursor_, expressions_, record(), role, line_);
    while (cursor_.accept(";"));
    ++line_;
  }

  // ---- laws ------------------------------------------------------------------------------------

  void law() {
    Law law;
    law.label = word_.text;
    law.at = word_.at;
    const auto begin = cursor_.position();
    law.formula = expressions_.expression();
    law.text = source_text(begin, cursor_.position());
    const auto& laws = record().laws;
    if (std::any_of(laws.begin(), laws.end(), [&](const Law& l) { return l.label == law.label; })) {
      cursor_.fail_at(word_.at, fmt::format("the label {} stands twice in this record", law.label));
    }
    record().laws.push_back(std::move(law));
  }

  /// The tokens of a range, with blanks where the source has some.
  std::string source_text(std::size_t begin, std::size_t end) {
    const auto back = cursor_.position();
    std::string text;
    for (cursor_.rewind(begin); cursor_.position() < end; cursor_.next()) {
      if (!text.empty() && !cursor_.peek().glued) text += ' ';
      text += cursor_.peek().text;
    }
    cursor_.rewind(back);
    return text;
  }

  // ---- means -----------------------------------------------------------------------------------

  void means() {
    if (cursor_.accept("opaque")) {
      record().opaque = true;
      return;
    }
    do record().means.push_back(clause());
    while (cursor_.accept(";"));
  }

  /// Behind a shortcut it is that one's.
  void radius() {
    Record& r = record();
    auto& clauses = r.shortcuts.empty() ? r.radius : r.shortcuts.back().radius;
    do clauses.push_back(clause());
    while (cursor_.accept(";"));
  }

  /// `shortcut NAME if CONDITION: CLAUSES`
  void shortcut() {
    Shortcut s;
    s.at = cursor_.peek().at;
    s.name = read_with_dashes(cursor_, TokenKind::kName, "the name of a shortcut");
    cursor_.expect("if");
    s.condition = expressions_.disjunction();
    cursor_.expect(":");
    do s.means.push_back(clause());
    while (cursor_.accept(";"));
    if (std::ranges::find(record().shortcuts, s.name, &Shortcut::name) != record().shortcuts.end())
      cursor_.fail_at(s.at, fmt::format("the shortcut {} stands twice in this record", s.name));
    record().shortcuts.push_back(std::move(s));
  }

  /// `relation LABEL [unless SHORTCUT, ...] for PLACE within SHAPE: LEFT = RIGHT within RADIUS [where ...]`
  void relation() {
    Relation r;
    const Token label = cursor_.expect(TokenKind::kName, "the label of a relation");
    r.label = label.text;
    r.at = label.at;
    if (cursor_.accept("unless")) r.unless = shortcuts_named();
    cursor_.expect("for");
    r.places = places(r);
    cursor_.expect(":");
    r.left = expressions_.join();
    r.op = relation_operator();
    r.right = expressions_.join();
    cursor_.expect("within");
    r.radius = expressions_.value();
    if (cursor_.accept("where")) r.where = expressions_.definitions();
    if (std::ranges::find(record().relations, r.label, &Relation::label) != record().relations.end())
      cursor_.fail_at(label.at, fmt::format("the label {} stands twice in this record", r.label));
    record().relations.push_back(std::move(r));
  }

  /// Shortcuts of the lines before.
  std::vector<std::string> shortcuts_named() {
    std::vector<std::string> out;
    do {
      const Location at = cursor_.peek().at;
      out.push_back(read_with_dashes(cursor_, TokenKind::kName, "the name of a shortcut"));
      if (std::ranges::find(record().shortcuts, out.back(), &Shortcut::name) == record().shortcuts.end())
        cursor_.fail_at(at, fmt::format("no line before is the shortcut {}", out.back()));
    } while (cursor_.accept(","));
    return out;
  }

  /// `permutes RESULTS from OPERANDS along AXIS`
  void permutes() {
    Permutation p;
    const Token results = cursor_.expect(TokenKind::kName, "the name of a result");
    p.at = results.at;
    p.results = results.text;
    cursor_.expect("from");
    p.operands = cursor_.expect(TokenKind::kName, "the name of an operand").text;
    cursor_.expect("along");
    p.axis = expressions_.value();
    if (record().permutation) cursor_.fail_at(p.at, "`permutes` stands twice in this record");
    record().permutation = std::move(p);
  }

  /// The one binder of a relation, whose name is an expression too.
  std::vector<Binder> places(Relation& r) {
    const Location at = cursor_.peek().at;
    auto binders = expressions_.binders();
    const bool is_one = binders.size() == 1 && binders[0].how == BinderKind::kWithin && binders[0].condition == nullptr;
    if (!is_one) cursor_.fail_at(at, "expected one binder `NAME within SHAPE`");
    Expr* name = expressions_.make(ExprKind::kName, at);
    if (is_one) name->name = binders[0].name;
    r.place = name;
    return binders;
  }

  Operator relation_operator() {
    for (const Operator op : {Operator::kEqual, Operator::kLessEqual, Operator::kGreaterEqual})
      if (cursor_.accept(to_text(op))) return op;
    cursor_.fail("`=`, `<=` or `>=`");
    return Operator::kEqual;
  }

  /// `puts VALUES into NAME, ... [for BINDERS]`
  void put_line() {
    Put put;
    put.at = cursor_.peek().at;
    put.values = expressions_.value();
    cursor_.expect("into");
    do put.queue.push_back(expressions_.value());
    while (cursor_.accept(","));
    if (cursor_.accept("for")) put.binders = expressions_.binders();
    record().puts.push_back(std::move(put));
  }

  Clause clause() {
    Clause c;
    left_side(c);
    cursor_.expect("=");
    c.value = expressions_.value();
    if (cursor_.accept("then")) steps(c);
    if (cursor_.accept("where")) (c.then ? step_->where : c.where) = expressions_.definitions();
    return c;
  }

  /// `results...[s]`, `results[k][c at d, s elsewhere]`, `result[b ++ [i, j]]`, `result`.
  void left_side(Clause& c) {
    c.at = cursor_.peek().at;
    c.result = cursor_.expect(TokenKind::kName, "the name of a result").text;
    c.spread = cursor_.accept("...");
    if (!cursor_.accept("[")) return;
    if (cursor_.at(TokenKind::kName) && cursor_.at("]", 1) && cursor_.at("[", 2)) {
      c.group_index = cursor_.next().text;
      cursor_.accept("]", "[");
    }
    c.has_pattern = true;
    if (cursor_.accept("]")) return;
    Expr* first = expressions_.join();
    if (expressions_.at_part()) {
      c.pattern = {expressions_.placement(first)};
    } else {
      add_pieces(c.pattern, first);
    }
    cursor_.expect("]");
  }

  static void add_pieces(std::vector<const Expr*>& pieces, const Expr* e) {
    if (e->node == ExprKind::kBinary && e->op == Operator::kJoin) {
      add_pieces(pieces, e->args[0]);
      pieces.push_back(e->args[1]);
    } else {
      pieces.push_back(e);
    }
  }

  /// After `then`: `for u within U in any order : left = value` or `while condition : left = value`.
  void steps(Clause& c) {
    if (cursor_.accept("while")) {
      c.loop_condition = expressions_.value();
    } else {
      cursor_.accept("for") ? void() : cursor_.fail("`for` or `while` after `then`");
      c.steps = expressions_.binders();
      const Expr* unless = nullptr;
      c.freedom = expressions_.freedom(&unless).value_or(Freedom::kInOrder);
    }
    cursor_.expect(":");
    step_ = std::make_shared<Clause>();
    left_side(*step_);
    cursor_.expect("=");
    step_->value = expressions_.value();
    c.then = step_;
  }

  // ---- text ------------------------------------------------------------------------------------

  void text() {
    record().text_at = cursor_.peek().at;
    record().text = rest_of_line("the template of the pretty form");
  }
  /// `check KIND [ATTRIBUTE [from ATTRIBUTE] [called N]] [with e]`, `grid ATTRIBUTE`, `call ATTRIBUTE`,
  /// `manual ATTRIBUTE, ATTRIBUTE, ATTRIBUTE`, or one word.
  void effects() {
    Effect& e = record().effect;
    e.kind = word_in(effect_kind, "an effect").value_or(EffectKind::kNone);
    if (e.kind == EffectKind::kCheck)
      e.check = word_in(check_kind, "`equal`, `absolute` or `ulps`").value_or(CheckKind::kEqual);
    const bool needs_attribute = e.kind == EffectKind::kGrid || e.kind == EffectKind::kCall ||
                                 e.kind == EffectKind::kAssert || e.kind == EffectKind::kManual;
    const bool names_attribute = cursor_.at(TokenKind::kName) && !cursor_.at("called") && !cursor_.at("with");
    if (needs_attribute || names_attribute) e.attribute = attribute();
    if (e.kind == EffectKind::kManual) {
      cursor_.expect(",");
      e.out = attribute();
      cursor_.expect(",");
      e.axes = attribute();
    }
    if (cursor_.accept("from")) e.least = attribute();
    if (cursor_.accept("called")) e.called = number();
    if (cursor_.accept("with")) e.other = expressions_.value();
  }

  double number() {
    const Token token = cursor_.next();
    double out = 0;
    const auto [end, status] = std::from_chars(token.text.data(), token.text.data() + token.text.size(), out);
    if (status != std::errc()) cursor_.fail_at(token.at, fmt::format("expected a number, found `{}`", token.text));
    return out;
  }

  template <class Kind>
  std::optional<Kind> word_in(std::optional<Kind> (*kind_of)(std::string_view), std::string_view what) {
    const Token word = cursor_.expect(TokenKind::kName, what);
    const auto kind = kind_of(word.text);
    if (!kind) cursor_.fail_at(word.at, fmt::format("expected {}, found `{}`", what, word.text));
    return kind;
  }

  /// The slot of an attribute that stands above.
  int attribute() {
    const Token name = cursor_.expect(TokenKind::kName, "an attribute");
    const Declaration* d = record().find(name.text);
    if (d != nullptr && d->role == Role::kAttr) return d->slot;
    cursor_.fail_at(name.at, fmt::format("expected an attribute, found `{}`", name.text));
    return -1;
  }

  void status() { record().status = rest_of_line("the status of the op"); }
  void note() { record().notes.push_back(rest_of_line("a note")); }
  void lacks() { record().lacks.push_back(rest_of_line("what the op lacks")); }
  void omits() { record().omits.push_back(rest_of_line("the name of an attribute")); }
  void isolated() { record().isolated = true; }
  void prefix() { record().prefix = rest_of_line("how the names of the record begin"); }
  void builder() { record().builder = rest_of_line("the name of a builder function"); }

  std::string rest_of_line(std::string_view what) {
    const Token rest = cursor_.expect(TokenKind::kText, what);
    if (rest.text.empty()) cursor_.fail_at(rest.at, fmt::format("expected {}, found the end of the line", what));
    return std::string(rest.text);
  }

  void pack() {
    Pack pack;
    pack.name = mnemonic();
    cursor_.expect("=");
    const bool is_dictionary = cursor_.accept("{");
    if (!is_dictionary) {
      cursor_.expect("#");
      pack.dialect_kind = mnemonic();
      cursor_.expect("<");
    }
    if (cursor_.at(TokenKind::kName) && cursor_.at(TokenKind::kName, 1)) pack.style = cursor_.next().text;
    if (!is_dictionary || !cursor_.at("}")) {
      do pack.fields.push_back(pack_field());
      while (cursor_.accept(","));
    }
    if (!cursor_.accept(is_dictionary ? "}" : ">")) cursor_.fail(is_dictionary ? "`,` or `}`" : "`,` or `>`");
    pack.unless = cursor_.at("unless");
    if (cursor_.accept("if") || cursor_.accept("unless")) pack.condition = expressions_.disjunction();
    record().packs.push_back(std::move(pack));
  }

  PackField pack_field() {
    PackField field;
    field.at = cursor_.peek().at;
    field.key = field.attribute = cursor_.expect(TokenKind::kName, "a field").text;
    if (!cursor_.accept("=")) return field;
    field.attribute.clear();
    if (cursor_.at(TokenKind::kInteger)) {
      field.constant = cursor_.next().text;
      return field;
    }
    field.at = cursor_.peek().at;
    field.attribute = cursor_.expect(TokenKind::kName, "an attribute or a constant").text;
    if (!cursor_.at(TokenKind::kName)) return field;
    field.enumeration = std::exchange(field.attribute, std::string(cursor_.next().text));
    return field;
  }

  /// `static OP with ATTRIBUTE = e, ...`
  void static_form() {
    StaticForm& form = record().static_form;
    form.at = cursor_.peek().at;
    form.op = cursor_.expect(TokenKind::kName, "the name of an op").text;
    if (!cursor_.accept("with")) return;
    do {
      const Token name = cursor_.expect(TokenKind::kName, "an attribute");
      cursor_.expect("=");
      form.given.push_back({std::string(name.text), expressions_.join(), name.at});
    } while (cursor_.accept(","));
  }

  /// `expands [OP, ... :] RESULT = TERM ; ... [where ...] [if CONDITION]`
  void expansion() {
    Expansion e;
    e.at = cursor_.peek().at;
    const bool names_ops = cursor_.at(",", 1) || cursor_.at(":", 1);
    if (names_ops) {
      do e.ops.push_back(mnemonic());
      while (cursor_.accept(","));
      cursor_.expect(":");
    }
    do e.values.push_back(expanded_value());
    while (cursor_.accept(";"));
    if (cursor_.accept("where")) e.where = expressions_.definitions();
    if (cursor_.accept("if")) e.condition = expressions_.disjunction();
    record().expansions.push_back(std::move(e));
  }

  Expansion::Value expanded_value() {
    const Token name = cursor_.expect(TokenKind::kName, "the name of a result");
    cursor_.expect("=");
    return {std::string(name.text), expressions_.value(), name.at};
  }

  /// `stands for NAME with ATTRIBUTES`
  void stands_for() {
    cursor_.expect("for");
    record().stands_for.name = attribute();
    cursor_.expect("with");
    record().stands_for.attributes = attribute();
  }

  /// `accept CLASS`, or `accept within ATTRIBUTE, ATTRIBUTE, ATTRIBUTE if CONDITION`.
  void accept() {
    if (!cursor_.accept("within")) {
      record().accept = word_in(acceptance_class, "an acceptance class");
      return;
    }
    AcceptedError e;
    e.absolute = attribute();
    cursor_.expect(",");
    e.relative = attribute();
    cursor_.expect(",");
    e.ulps = attribute();
    cursor_.expect("if");
    e.condition = expressions_.disjunction();
    record().accepted_error = e;
  }

  // ---- at the end ------------------------------------------------------------------------------

  static void finish(Record& r) {
    // By role.
    static constexpr std::vector<int> Record::*kSlots[] = {&Record::lets, &Record::operands, &Record::attributes,
                                                           &Record::regions, &Record::results};
    for (const Declaration& d : r.names) {
      (r.*kSlots[static_cast<std::size_t>(d.role)]).push_back(d.slot);
      r.lines.resize(std::max(r.lines.size(), static_cast<std::size_t>(d.line) + 1));
      r.lines[static_cast<std::size_t>(d.line)].push_back(d.slot);
    }
  }

  Cursor cursor_;
  ExpressionParser expressions_;
  ParsedFile file_;
  Token word_;
  std::shared_ptr<Clause> step_;
  int line_ = 0;
};

}  // namespace

Result<ParsedFile> parse_records(std::string_view file, std::string_view source, SyntaxArena& arena) {
  auto tokens = lex(file, source, arena.texts);
  if (!tokens) return tl::unexpected(tokens.error());
  return RecordParser(std::move(*tokens), arena).run();
}

}  // namespace assay::spec
