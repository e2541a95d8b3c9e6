#include "spec/language/walk.h"

#include <gtest/gtest.h>

#include "spec/language/syntax_test.h"

namespace assay::spec {
namespace {

/// The names that the walk comes to, in its order.
std::string names_in_walk(std::string_view text) {
  return read_as(text, [](const Expr* e) {
    std::string names;
    walk(e, [&](const Expr& x) {
      if (x.node == ExprKind::kName) names += (names.empty() ? "" : " ") + x.name;
    });
    return names;
  });
}

TEST(Walk, ComesToEveryPlaceOfAnExpression) {
  constexpr std::pair<std::string_view, std::string_view> kCases[] = {
      {"a + -b * c", "a b c"},
      {"a ? b : c else d", "a b c d"},
      {"f(a, b for k < c if d)", "a b c d"},
      {"[a for x in b if c]", "a b c"},
      {"[a at b, c at d or beyond, e elsewhere over f]", "a b c d e f"},
      {"x[a][b : c][:, d]...", "x a b c d"},
      {"sorting(a, b) in any order of ties unless c", "a b c"},
      {"tensor<a x b>", "a b"},
      {"(a, b) -> (c)", "a b c"},
      {"x[e for i over a if b]", "x e a b"},
      {"a@(b)", "a b"},
      {"a where a[d over b] = c, f(y) = z", "a c b z"},
  };
  for (const auto& [text, names] : kCases) EXPECT_EQ(names_in_walk(text), names) << text;
}

TEST(Walk, ComesToEveryPlaceOfAClause) {
  SyntaxArena arena;
  const auto name = [&](const char* text) {
    Expr& e = arena.exprs.emplace_back();
    e.node = ExprKind::kName;
    e.name = text;
    return &e;
  };
  Clause step, clause;
  step.value = name("step");
  clause.pattern = {name("index")};
  clause.value = name("value");
  clause.loop_condition = name("condition");
  clause.where = {Definition{.name = "q", .binders = {Binder{.domain = name("over")}}, .value = name("defined")}};
  clause.steps = {Binder{.domain = name("domain"), .condition = name("if")}};
  clause.then = std::make_shared<const Clause>(step);
  std::string names;
  walk(clause, [&](const Expr& e) { names += e.name + " "; });
  EXPECT_EQ(names, "index value condition defined over domain if step ");
}

TEST(Walk, EndsWhereTheAnswerIsKnown) {
  const std::string seen = read_as("a + b + c", [](const Expr* e) {
    std::string names;
    any_of(e, [&](const Expr& x) { return x.node == ExprKind::kName && (names += x.name) == "a"; });
    return names;
  });
  EXPECT_EQ(seen, "a");
}

}  // namespace
}  // namespace assay::spec
