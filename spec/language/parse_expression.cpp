#include "spec/language/parse_expression.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <tuple>

#include <fmt/format.h>

#include "spec/language/functions.h"
#include "spec/language/print.h"

namespace assay::spec {
namespace {

// What walks through an expression calls itself: these keep it within a stack.
constexpr int kMaxLevels = 400;
constexpr int kMaxNodes = 4000;  ///< a chain of operators is a tree as deep as it is long

/// Behind `!`.
constexpr std::pair<std::string_view, ExprKind> kTypesWithoutContent[] = {{"token", ExprKind::kTokenType},
                                                                          {"witness", ExprKind::kWitnessType}};

}  // namespace

/// An expression inside another one, while it is parsed.
class ExpressionParser::Level {
 public:
  explicit Level(ExpressionParser& parser) : parser_(parser) {
    if (parser.depth_ == 0) parser.nodes_ = 0;
    if (++parser.depth_ <= kMaxLevels) return;
    parser.cursor_.fail_at(parser.cursor_.peek().at, "expected an expression that is not so deep");
  }
  ~Level() { --parser_.depth_; }
  Level(const Level&) = delete;
  Level& operator=(const Level&) = delete;

 private:
  ExpressionParser& parser_;
};

Expr* ExpressionParser::make(ExprKind node, const Location& at, std::vector<const Expr*> args) {
  if (++nodes_ > kMaxNodes) cursor_.fail_at(at, "expected an expression of fewer parts");
  Expr& e = arena_.exprs.emplace_back();
  e.node = node;
  e.at = at;
  e.args = std::move(args);
  return &e;
}

Expr* ExpressionParser::binary(Operator op, Expr* left, Expr* right, const Location& at) {
  Expr* e = make(ExprKind::kBinary, at, {left, right});
  e->op = op;
  return e;
}

Expr* ExpressionParser::chain(std::initializer_list<Operator> operators, Parse operand) {
  Expr* e = (this->*operand)();
  for (;;) {
    const Location at = cursor_.peek().at;
    const auto* op = std::ranges::find_if(operators, [&](Operator o) { return cursor_.accept(to_text(o)); });
    if (op == operators.end()) return e;
    e = binary(*op, e, (this->*operand)(), at);
  }
}

Expr* ExpressionParser::expression() {
  Expr* e = value();
  if (!cursor_.accept("where")) return e;
  auto defined = definitions();
  std::move(e->where.begin(), e->where.end(), std::back_inserter(defined));
  e->where = std::move(defined);
  return e;
}

Expr* ExpressionParser::value() {
  const Level level(*this);
  if (cursor_.at("for")) return for_all();
  Expr* e = disjunction();
  const Location at = cursor_.peek().at;
  if (cursor_.accept("?")) {
    Expr* conditional = make(ExprKind::kConditional, at);
    Expr* yes = value();
    cursor_.expect(":");
    conditional->args = {e, yes, value()};
    return conditional;
  }
  if (cursor_.accept("else")) {
    Expr* otherwise = make(ExprKind::kElse, at);
    otherwise->args = {e, value()};
    return otherwise;
  }
  return e;
}

Expr* ExpressionParser::for_all() {
  Expr* e = make(ExprKind::kForAll, cursor_.next().at);
  e->binders = binders();
  cursor_.expect(":");
  e->args = {expression()};
  return e;
}

Expr* ExpressionParser::disjunction() {
  Expr* e = chain({Operator::kOr}, &ExpressionParser::conjunction);
  const Location at = cursor_.peek().at;
  return cursor_.accept("=>") ? binary(Operator::kImplies, e, value(), at) : e;
}

Expr* ExpressionParser::conjunction() { return chain({Operator::kAnd}, &ExpressionParser::negation); }

Expr* ExpressionParser::negation() {
  const Level level(*this);
  const Location at = cursor_.peek().at;
  if (!cursor_.accept("not")) return comparison();
  Expr* e = make(ExprKind::kUnary, at);
  e->op = Operator::kNot;
  e->args = {negation()};
  return e;
}

std::optional<Operator> ExpressionParser::comparison_operator() {
  for (const Operator op : {Operator::kEqual, Operator::kNotEqual, Operator::kLess, Operator::kLessEqual,
                            Operator::kGreater, Operator::kGreaterEqual}) {
    if (cursor_.accept(to_text(op))) return op;
  }
  if (!cursor_.at("any", 1) && cursor_.accept("in")) return Operator::kIn;
  return cursor_.accept("not", "in") ? std::optional(Operator::kNotIn) : std::nullopt;
}

/// A chain `a <= b < c` is `a <= b and b < c`.
Expr* ExpressionParser::comparison() {
  Expr* left = join();
  if (cursor_.at("is")) return class_test(left);
  Expr* all = nullptr;
  for (Location at = cursor_.peek().at; auto op = comparison_operator(); at = cursor_.peek().at) {
    Expr* right = join();
    Expr* pair = binary(*op, left, right, at);
    all = all ? binary(Operator::kAnd, all, pair, at) : pair;
    left = right;
  }
  return all ? all : left;
}

Expr* ExpressionParser::class_test(Expr* operand) {
  Expr* e = make(ExprKind::kIs, cursor_.next().at, {operand});
  std::tie(e->elements, e->name) = element_classes();
  return e;
}

std::pair<ElementSet, std::string> ExpressionParser::element_classes() {
  std::pair<ElementSet, std::string> all;
  do {
    const Token word = cursor_.expect(TokenKind::kName, "a class of element types");
    const auto elements = element_class_named(word.text);
    if (!elements) cursor_.fail_at(word.at, fmt::format("expected a class of element types, found `{}`", word.text));
    all.first |= elements.value_or(0);
    all.second += (all.second.empty() ? "" : " | ") + std::string(word.text);
  } while (cursor_.accept("|"));
  return all;
}

Expr* ExpressionParser::join() {
  const Level level(*this);
  return chain({Operator::kJoin}, &ExpressionParser::sum);
}

Expr* ExpressionParser::sum() { return chain({Operator::kAdd, Operator::kSubtract}, &ExpressionParser::product); }

Expr* ExpressionParser::product() {
  return chain(
      {Operator::kMultiply, Operator::kDivide, Operator::kExactDivide, Operator::kRemainder, Operator::kWithout},
      &ExpressionParser::unary);
}

Expr* ExpressionParser::unary() {
  const Level level(*this);
  const Location at = cursor_.peek().at;
  if (!cursor_.accept("-")) return postfix();
  Expr* e = make(ExprKind::kUnary, at);
  e->op = Operator::kNegate;
  e->args = {unary()};
  return e;
}

Expr* ExpressionParser::postfix() {
  Expr* e = atom();
  for (;;) {
    const Token token = cursor_.peek();
    if (cursor_.accept("[")) {
      e = subscript(e);
    } else if (cursor_.accept("...")) {
      e = make(ExprKind::kSpread, token.at, {e});
    } else if (cursor_.accept("@")) {
      Expr* other = make(ExprKind::kAt, token.at);
      other->args = {e, cursor_.at("(") ? parenthesized() : name()};
      e = other;
    } else if (token.glued && cursor_.accept("(")) {
      Expr* apply = make(ExprKind::kApply, token.at);
      apply->args = list_until(")");
      apply->args.insert(apply->args.begin(), e);
      e = apply;
    } else {
      return e;
    }
  }
}

/// After `[`: `]`, `:, c]`, `a : b]`, `x at P, ...]`, `e for k < N]` or `e]`.
Expr* ExpressionParser::subscript(Expr* base) {
  Expr* e = make(ExprKind::kIndex, base->at, {base});
  if (cursor_.accept("]")) return e;
  if (cursor_.accept(":", ",")) {
    e->node = ExprKind::kColumn;
    e->args.push_back(value());
  } else {
    Expr* first = cursor_.at(":") ? nullptr : value();
    if (cursor_.accept(":")) {
      e->node = ExprKind::kRange;
      e->args.push_back(first);
      e->args.push_back(cursor_.at("]") ? nullptr : value());
    } else if (first != nullptr && at_part()) {
      e->args.push_back(placement(first));
    } else if (cursor_.at("for")) {
      Expr* items = make(ExprKind::kComprehension, cursor_.next().at, {first});
      items->binders = binders();
      e->node = ExprKind::kIndexFor;
      e->args.push_back(items);
    } else {
      e->args.push_back(first);
    }
  }
  cursor_.expect("]");
  return e;
}

Part ExpressionParser::part(Expr* value) {
  Part part;
  part.value = value;
  if (cursor_.accept("elsewhere")) {
    if (cursor_.accept("over")) part.over = join();
    return part;
  }
  cursor_.expect("at");
  part.positions = join();
  if (cursor_.accept("or")) {
    cursor_.expect("beyond");
    part.or_beyond = true;
  }
  return part;
}

Expr* ExpressionParser::placement(Expr* first) {
  Expr* e = make(ExprKind::kPlacement, first->at);
  e->parts.push_back(part(first));
  while (cursor_.accept(",")) e->parts.push_back(part(value()));
  return e;
}

Expr* ExpressionParser::atom() {
  const Token token = cursor_.peek();
  switch (token.kind) {
    case TokenKind::kInteger:
    case TokenKind::kReal: return number();
    case TokenKind::kString: {
      Expr* e = make(ExprKind::kString, cursor_.next().at);
      e->name = token.text.substr(1, token.text.size() - 2);
      return e;
    }
    case TokenKind::kName: return call_or_name();
    default: break;
  }
  if (cursor_.at("(")) return parenthesized();
  if (cursor_.at("[")) return bracketed();
  for (const auto& [word, kind] : kTypesWithoutContent) {
    if (!cursor_.at("!") || !cursor_.at(word, 1)) continue;
    cursor_.next();
    return make(kind, cursor_.next().at);
  }
  cursor_.fail("an expression");
  return make(ExprKind::kInteger, token.at);
}

Expr* ExpressionParser::number() {
  const Token token = cursor_.next();
  const bool is_real = token.kind == TokenKind::kReal;
  Expr* e = make(is_real ? ExprKind::kReal : ExprKind::kInteger, token.at);
  const std::string text(token.text);
  errno = 0;
  if (is_real) e->real = std::strtod(text.c_str(), nullptr);
  if (!is_real) e->integer = std::strtoll(text.c_str(), nullptr, 10);
  if (errno == ERANGE) cursor_.fail_at(token.at, fmt::format("expected a number of 64 bits, found `{}`", text));
  return e;
}

/// `(e)` or a signature `(types) -> (types)`.
Expr* ExpressionParser::parenthesized() {
  const Location at = cursor_.next().at;
  if (cursor_.at(")") && cursor_.at("->", 1)) {
    cursor_.next();
    return signature(at, {});
  }
  std::vector<const Expr*> items{expression()};
  Expr* only = const_cast<Expr*>(items[0]);
  while (cursor_.accept(",")) items.push_back(expression());
  cursor_.expect(")");
  if (cursor_.at("->")) return signature(at, std::move(items));
  if (items.size() > 1) cursor_.fail("`->` after a list of types");
  return only;
}

Expr* ExpressionParser::signature(const Location& at, std::vector<const Expr*> inputs) {
  cursor_.expect("->");
  cursor_.expect("(");
  Expr* e = make(ExprKind::kSignature, at);
  e->integer = static_cast<std::int64_t>(inputs.size());
  e->args = std::move(inputs);
  const auto outputs = list_until(")");
  e->args.insert(e->args.end(), outputs.begin(), outputs.end());
  return e;
}

/// Expressions up to and including `close`.
std::vector<const Expr*> ExpressionParser::list_until(std::string_view close) {
  std::vector<const Expr*> items;
  if (cursor_.accept(close)) return items;
  do items.push_back(expression());
  while (cursor_.accept(","));
  if (!cursor_.accept(close)) cursor_.fail(fmt::format("`,` or `{}`", close));
  return items;
}

/// A list, a comprehension or a placement.
Expr* ExpressionParser::bracketed() {
  const Location at = cursor_.next().at;
  Expr* e = make(ExprKind::kList, at);
  if (cursor_.accept("]")) return e;
  Expr* first = value();
  if (at_part()) {
    e = placement(first);
    e->at = at;
    cursor_.expect("]");
  } else if (cursor_.accept("for")) {
    e->node = ExprKind::kComprehension;
    e->args = {first};
    e->binders = binders();
    cursor_.expect("]");
  } else {
    e->args = {first};
    while (cursor_.accept(",")) e->args.push_back(value());
    if (!cursor_.accept("]")) cursor_.fail("`,`, `for`, `at`, `elsewhere` or `]`");
  }
  return e;
}

Expr* ExpressionParser::name() {
  const Token token = cursor_.expect_name("an expression");
  Expr* e = make(ExprKind::kName, token.at);
  e->name = token.text;
  return e;
}

Expr* ExpressionParser::call_or_name() {
  const bool is_type = cursor_.at("<", 1) && cursor_.peek(1).glued;
  if (is_type && cursor_.at("tensor")) return type_constructor(ExprKind::kTensorType);
  if (is_type && cursor_.at("tuple")) return type_constructor(ExprKind::kTupleType);
  if (is_type && cursor_.at("future")) return type_constructor(ExprKind::kFutureType);
  if (is_type && cursor_.at("complex")) return type_constructor(ExprKind::kComplexType);
  if (cursor_.at("any") && !cursor_.at("(", 1)) return make(ExprKind::kAny, cursor_.next().at);
  Expr* e = name();
  if (!cursor_.at("(") || !cursor_.peek().glued) return e;
  cursor_.next();
  e->node = ExprKind::kCall;
  call_arguments(e);
  const BuiltinInfo* called = find_builtin(e->name);
  if (called != nullptr && called->has_order) e->freedom = freedom(&e->unless).value_or(Freedom::kInOrder);
  return e;
}

/// `a, b, e for k < N, g in L)`: the binders belong to the call.
void ExpressionParser::call_arguments(Expr* call) {
  if (cursor_.accept(")")) return;
  do {
    call->args.push_back(expression());
    if (!cursor_.accept("for")) continue;
    call->binders = binders();
    break;
  } while (cursor_.accept(","));
  if (!cursor_.accept(")")) cursor_.fail("`,`, `for` or `)`");
}

Expr* ExpressionParser::type_constructor(ExprKind node) {
  Expr* e = make(node, cursor_.next().at);
  cursor_.expect("<");
  if (node == ExprKind::kTensorType) {
    Expr* shape = join();
    const bool has_shape = cursor_.accept("x");
    e->args = {has_shape ? shape : nullptr, has_shape ? join() : shape};
  } else {
    if (!cursor_.at(">")) e->args.push_back(join());
    while (cursor_.accept(",")) e->args.push_back(join());
  }
  if (!cursor_.accept(">")) cursor_.fail(node == ExprKind::kTensorType ? "`x` or `>`" : "`,` or `>`");
  return e;
}

bool ExpressionParser::at_binder() const {
  return cursor_.at(TokenKind::kName) &&
         (cursor_.at("over", 1) || cursor_.at("in", 1) || cursor_.at("within", 1) || cursor_.at("<", 1));
}

std::vector<Binder> ExpressionParser::binders() {
  std::vector<Binder> all{binder()};
  while (cursor_.at(",")) {
    const auto before = cursor_.position();
    cursor_.next();
    if (!at_binder()) {
      cursor_.rewind(before);
      break;
    }
    all.push_back(binder());
  }
  return all;
}

Binder ExpressionParser::binder() {
  static constexpr std::array kKinds = {BinderKind::kOver, BinderKind::kBelow, BinderKind::kIn, BinderKind::kWithin};
  Binder b;
  b.name = cursor_.expect_name("the name of an index").text;
  const auto how = std::ranges::find_if(kKinds, [&](BinderKind kind) { return cursor_.accept(to_text(kind)); });
  if (how == kKinds.end()) {
    cursor_.fail("`over`, `<`, `in` or `within`");
    return b;
  }
  b.how = *how;
  b.domain = join();
  if (cursor_.accept("if")) b.condition = disjunction();
  return b;
}

std::vector<std::string> ExpressionParser::parameters() {
  std::vector<std::string> all;
  do {
    const Token name = cursor_.expect_name("the name of a parameter");
    if (std::ranges::find(all, name.text) != all.end()) {
      cursor_.fail_at(name.at, fmt::format("the parameter `{}` stands twice", name.text));
    }
    all.emplace_back(name.text);
  } while (cursor_.accept(","));
  return all;
}

std::vector<Definition> ExpressionParser::definitions() {
  std::vector<Definition> all;
  do {
    Definition d;
    const Token name = cursor_.expect_name("the name of a definition");
    d.name = name.text;
    if (std::ranges::any_of(all, [&](const Definition& other) { return other.name == d.name; })) {
      cursor_.fail_at(name.at, fmt::format("the definition `{}` stands twice", d.name));
    }
    if (cursor_.accept("[")) {
      d.binders = binders();
      cursor_.expect("]");
    } else if (cursor_.accept("(")) {
      d.is_function = true;
      d.parameters = parameters();
      cursor_.expect(")");
    }
    if (!cursor_.accept("=")) cursor_.fail("`=`, `[index]` or `(parameters)`");
    d.value = value();
    all.push_back(std::move(d));
  } while (cursor_.accept(","));
  return all;
}

std::optional<Freedom> ExpressionParser::freedom(const Expr** unless) {
  if (cursor_.accept("in", "order")) return Freedom::kInOrder;
  if (!cursor_.accept("in", "any")) return std::nullopt;
  if (cursor_.accept("tree")) return Freedom::kAnyTree;
  if (!cursor_.accept("order")) cursor_.fail("`tree` or `order`");
  if (!cursor_.accept("of")) return Freedom::kAnyOrder;
  cursor_.expect("ties");
  if (cursor_.accept("unless")) *unless = disjunction();
  return Freedom::kAnyOrderOfTies;
}

}  // namespace assay::spec
