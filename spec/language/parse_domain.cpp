#include "spec/language/parse_domain.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

namespace assay::spec {
namespace {

/// Declarations of a plan: names with their indices, domains and suffixes.
class DomainParser {
 public:
  DomainParser(Cursor& cursor, ExpressionParser& expressions) : cursor_(cursor), expressions_(expressions) {}

  void declare(Record& record, Role role, int line) {
    std::vector<Name> names;
    do names.push_back(declared_name());
    while (cursor_.accept(","));
    const auto body_at = cursor_.position();
    for (const Name& name : names) {
      if (cursor_.error()) return;
      if (record.find(name.text) != nullptr) {
        return cursor_.fail_at(name.at, fmt::format("the name `{}` stands twice in this record", name.text));
      }
      Declaration d;
      d.role = role;
      d.name = name.text;
      d.at = name.at;
      d.slot = static_cast<int>(record.names.size());
      d.line = line;
      d.optional = name.optional;
      cursor_.rewind(name.dimensions);
      d.dimensions = dimensions();
      cursor_.rewind(body_at);
      body(d);
      record.names.push_back(std::move(d));
    }
  }

 private:
  struct Name {
    std::string text;
    Location at;
    bool optional = false;
    std::size_t dimensions = 0;  ///< cursor position of the indices
  };

  Name declared_name() {
    Name name;
    const Token token = cursor_.expect_name("a name");
    name.text = token.text;
    name.at = token.at;
    name.optional = cursor_.accept("?");
    name.dimensions = cursor_.position();
    dimensions();
    return name;
  }

  std::vector<Dimension> dimensions() {
    std::vector<Dimension> all;
    while (cursor_.accept("[")) {
      all.push_back(dimension());
      cursor_.expect("]");
    }
    return all;
  }

  Dimension dimension() {
    Dimension d;
    if (cursor_.at(TokenKind::kInteger)) {
      d.count = std::strtoll(std::string(cursor_.next().text).c_str(), nullptr, 10);
      return d;
    }
    auto binders = expressions_.binders();
    d.binder = std::move(binders[0]);
    return d;
  }

  void body(Declaration& d) {
    if (cursor_.accept("=")) {
      if (d.role != Role::kLet)
        cursor_.fail_at(d.at, fmt::format("expected `:` and a domain after `{}`: only `let` defines by `=`", d.name));
      d.value = expressions_.value();
      return;
    }
    if (!cursor_.accept(":")) return cursor_.fail("`:` and a domain, or `=`");
    d.domain = domain_value(d.role);
    suffixes(d);
  }

  void suffixes(Declaration& d) {
    for (;;) {
      if (cursor_.accept("default")) {
        d.default_value = expressions_.join();
      } else if (cursor_.accept("holds")) {
        d.holds = expressions_.join();
      } else if (cursor_.accept("values")) {
        values_suffix(d);
      } else if (cursor_.at(TokenKind::kLineEnd) || cursor_.at(";")) {
        return;
      } else {
        return cursor_.fail("the end of the declaration, `default`, `holds` or `values`");
      }
    }
  }

  void values_suffix(Declaration& d) {
    if (cursor_.accept("near")) {
      d.values_near = joins();
    } else {
      d.values_named = cursor_.expect(TokenKind::kName, "`near` or the name of a kind of values").text;
    }
  }

  std::vector<const Expr*> joins() {
    std::vector<const Expr*> all;
    do all.push_back(expressions_.join());
    while (cursor_.accept(","));
    return all;
  }

  // ---- domains --------------------------------------------------------------------------------

  std::unique_ptr<Domain> domain_value(Role role) {
    auto d = std::make_unique<Domain>();
    d->at = cursor_.peek().at;
    simple(*d, role);
    if (cursor_.accept("with")) d->with = expressions_.disjunction();
    if (cursor_.accept("if")) {
      d->condition = expressions_.disjunction();
      cursor_.expect("else");
      d->otherwise = domain_value(role);
    }
    return d;
  }

  void simple(Domain& d, Role role) {
    if (role == Role::kIn || role == Role::kOut || role == Role::kRegion) {
      d.kind = DomainKind::kPattern;
      d.pattern = expressions_.value();
      return;
    }
    const bool is_list = cursor_.at("=", 1) || cursor_.at("permutation", 1);
    d.is_layout = cursor_.at("layouts") && is_list && cursor_.accept("layouts");
    d.is_ui8 = cursor_.at("ui8") && cursor_.at("{", 1) && cursor_.accept("ui8");
    if (cursor_.accept("{")) {
      d.kind = DomainKind::kSet;
      do d.items.push_back(expressions_.value());
      while (cursor_.accept(","));
      if (!cursor_.accept("}")) cursor_.fail("`,` or `}`");
    } else if (cursor_.accept("=")) {
      d.kind = DomainKind::kEquals;
      d.pattern = expressions_.join();
    } else if (!class_domain(d, role) && !keyword_domain(d)) {
      enumeration_or_range(d);
    }
  }

  /// `float | complex`; `bool`, and `i32` or `ui8` before the bounds of an attribute, are no classes.
  bool class_domain(Domain& d, Role role) {
    const bool is_ui8 = cursor_.at("ui8") && cursor_.at(TokenKind::kInteger, 1);
    const bool is_attribute_word = role == Role::kAttr && (cursor_.at("bool") || cursor_.at("i32") || is_ui8);
    if (!cursor_.at(TokenKind::kName) || cursor_.at("(", 1) || is_attribute_word) return false;
    if (!element_class_named(cursor_.peek().text)) return false;
    d.kind = DomainKind::kClass;
    d.elements = expressions_.element_classes().first;
    return true;
  }

  /// Domains that begin with a word of their own.
  bool keyword_domain(Domain& d) {
    if (cursor_.accept("rows", "of")) {
      cursor_.expect("distinct");
      d.kind = DomainKind::kRows;
      d.items = {expressions_.join()};
      return true;
    }
    d.is_scalar = cursor_.at("literal", 1) && cursor_.accept("scalar");
    const auto* word = std::ranges::find_if(kDomainWords, [&](const DomainWord& w) { return cursor_.at(w.text); });
    const bool is_call = cursor_.at("(", 1) && cursor_.peek(1).glued;
    if (word == std::end(kDomainWords) || is_call) return false;
    cursor_.next();
    d.kind = word->kind;
    if (!word->preposition.empty()) cursor_.expect(word->preposition);
    if (d.kind == DomainKind::kDistinct || !word->preposition.empty()) d.items = {expressions_.join()};
    if (!word->second.empty() && cursor_.accept(word->second)) d.items.push_back(expressions_.join());
    if (d.kind == DomainKind::kPositions) d.is_sorted = cursor_.accept("sorted");
    if (d.kind == DomainKind::kFunction || d.kind == DomainKind::kLiteral) d.pattern = expressions_.value();
    if (d.kind == DomainKind::kShape) shape(d);
    if (d.kind == DomainKind::kReal && at_bound()) bounds(d);
    return true;
  }

  void shape(Domain& d) {
    if (!cursor_.accept("rank")) return;
    if (cursor_.accept("=")) {
      d.exact = expressions_.join();
    } else {
      bounds(d);
    }
  }

  void bounds(Domain& d) {
    d.low = expressions_.join();
    cursor_.expect("..");
    if (at_bound()) d.high = expressions_.join();
  }

  /// Something follows that can be a bound of a range.
  bool at_bound() const {
    static constexpr std::string_view kNot[] = {"near", "if", "else", "with", "default", "holds", "values"};
    if (std::any_of(std::begin(kNot), std::end(kNot), [&](std::string_view w) { return cursor_.at(w); })) return false;
    return cursor_.at(TokenKind::kName) || cursor_.at(TokenKind::kInteger) || cursor_.at(TokenKind::kReal) ||
           cursor_.at("(") || cursor_.at("-") || cursor_.at("[");
  }

  void enumeration_or_range(Domain& d) {
    const bool is_word = cursor_.at(TokenKind::kName) && !cursor_.at("count") && !cursor_.at("i32") &&
                         !cursor_.at("ui8") && !cursor_.at("true") && !cursor_.at("false");
    if (is_word) {
      const auto before = cursor_.position();
      const Token word = cursor_.next();
      const bool ends =
          cursor_.at(TokenKind::kLineEnd) || cursor_.at(";") || (cursor_.at(TokenKind::kName) && !cursor_.at("near"));
      if (ends) {
        d.kind = DomainKind::kEnum;
        d.enumeration = word.text;
        return;
      }
      cursor_.rewind(before);
    }
    range(d);
  }

  /// `[i32 | ui8] [count] [low] .. [high] [near e, ...]`; a lone expression is a domain of one value.
  void range(Domain& d) {
    d.kind = DomainKind::kRange;
    d.is_i32 = cursor_.accept("i32");
    d.is_ui8 = cursor_.accept("ui8");
    d.is_count = cursor_.accept("count");
    if (!at_bound() && !cursor_.at("..")) return cursor_.fail("a domain");
    if (at_bound()) d.low = expressions_.join();
    if (!cursor_.accept("..")) {
      if (d.is_count || d.is_i32 || d.is_ui8) cursor_.fail("`..`");
      d.kind = DomainKind::kEquals;
      d.pattern = std::exchange(d.low, nullptr);
      if (!cursor_.error() && d.pattern->node != ExprKind::kName) cursor_.fail("`..`");
      return;
    }
    if (at_bound()) d.high = expressions_.join();
    if (cursor_.accept("near")) d.near = joins();
  }

  Cursor& cursor_;
  ExpressionParser& expressions_;
};

}  // namespace

std::vector<std::string_view> domain_words() {
  std::vector<std::string_view> words{"rows", "scalar", "count", "i32", "ui8", "layouts", "near", "with", "if"};
  for (const DomainWord& w : kDomainWords) words.push_back(w.text);
  return words;
}

void declare(Cursor& cursor, ExpressionParser& expressions, Record& record, Role role, int line) {
  DomainParser(cursor, expressions).declare(record, role, line);
}

}  // namespace assay::spec
