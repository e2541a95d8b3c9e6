#include "spec/language/parse_expression.h"

#include <gtest/gtest.h>

#include "spec/language/syntax_test.h"

namespace assay::spec {
namespace {

struct Reading {
  std::string_view text, tree;
};

void expect_trees(std::span<const Reading> readings) {
  for (const auto& [text, tree] : readings) EXPECT_EQ(tree_of(text), tree) << text;
}

// From loosest to tightest: where; for, ?:, else; =>; or; and; not; comparisons, is; ++; + -; * / // % without; unary
// -; what follows an atom.
TEST(ParseExpression, TighterOperatorsBindFirst) {
  static constexpr Reading kReadings[] = {
      {"a => b or c", "(=> a (or b c))"},
      {"a or b and c", "(or a (and b c))"},
      {"a and b or c", "(or (and a b) c)"},
      {"a and not b", "(and a (not b))"},
      {"not a and b", "(and (not a) b)"},
      {"not a = b", "(not (= a b))"},
      {"not not a", "(not (not a))"},
      {"a ++ b = c ++ d", "(= (++ a b) (++ c d))"},
      {"a + b ++ c - d", "(++ (+ a b) (- c d))"},
      {"a + b * c", "(+ a (* b c))"},
      {"a * b + c", "(+ (* a b) c)"},
      {"a without b + c", "(+ (without a b) c)"},
      {"a ++ b without c", "(++ a (without b c))"},
      {"-a * b", "(* (- a) b)"},
      {"a * -b", "(* a (- b))"},
      {"- -a", "(- (- a))"},
      {"-a[i]", "(- (index a i))"},
      {"-1", "(- 1)"},
      {"a + x...", "(+ a (... x))"},
      {"a is int and b", "(and (is int a) b)"},
      {"a + b is int | float", "(is int | float (+ a b))"},
      {"a in b ++ c", "(in a (++ b c))"},
      {"a not in b and c", "(and (not in a b) c)"},
      {"not a in b", "(not (in a b))"},
  };
  expect_trees(kReadings);
}

TEST(ParseExpression, OperatorsOfOneLevelGroupFromTheLeft) {
  static constexpr Reading kReadings[] = {
      {"a - b - c", "(- (- a b) c)"},
      {"a - b + c", "(+ (- a b) c)"},
      {"a / b * c // d % e", "(% (// (* (/ a b) c) d) e)"},
      {"a ++ b ++ c", "(++ (++ a b) c)"},
      {"a and b and c", "(and (and a b) c)"},
      {"a or b or c", "(or (or a b) c)"},
      {"a without b without c", "(without (without a b) c)"},
      {"a - (b - c)", "(- a (- b c))"},
  };
  expect_trees(kReadings);
}

TEST(ParseExpression, ImplicationAndChoiceGroupFromTheRight) {
  static constexpr Reading kReadings[] = {
      {"a => b => c", "(=> a (=> b c))"},
      {"a ? b : c ? d : e", "(? a b (? c d e))"},
      {"a ? b ? c : d : e", "(? a (? b c d) e)"},
      {"a else b else c", "(else a (else b c))"},
      {"a => b ? c : d", "(=> a (? b c d))"},
      {"a or b ? c : d", "(? (or a b) c d)"},
      {"a = b ? c : d", "(? (= a b) c d)"},
      {"a = (b ? c : d)", "(= a (? b c d))"},
      {"a[i] + b else c", "(else (+ (index a i) b) c)"},
  };
  expect_trees(kReadings);
}

TEST(ParseExpression, AChainComparesNeighbours) {
  static constexpr Reading kReadings[] = {
      {"a <= b < c", "(and (<= a b) (< b c))"},
      {"a = b = c = d", "(and (and (= a b) (= b c)) (= c d))"},
      {"0 <= a + 1 <= b", "(and (<= 0 (+ a 1)) (<= (+ a 1) b))"},
      {"a < b >= c", "(and (< a b) (>= b c))"},
      {"a != b in c", "(and (!= a b) (in b c))"},
      {"a < b and c > d", "(and (< a b) (> c d))"},
      {"a <= b < c or d", "(or (and (<= a b) (< b c)) d)"},
      {"(a <= b) < c", "(< (<= a b) c)"},
  };
  expect_trees(kReadings);
}

TEST(ParseExpression, QuantifiersReachToTheRight) {
  static constexpr Reading kReadings[] = {
      {"for d over x: a and b", "(for (and a b) [d over x])"},
      {"for k < n if k != 2: a", "(for a [k < n if (!= k 2)])"},
      {"for a in b, c within d: e", "(for e [a in b] [c within d])"},
      {"a => for d in axes(x): b", "(=> a (for b [d in (call axes x)]))"},
      {"for a < b: for c < d: e", "(for (for e [c < d]) [a < b])"},
  };
  expect_trees(kReadings);
}

TEST(ParseExpression, DefinitionsStandBehindWhatSeesThem) {
  static constexpr Reading kReadings[] = {
      {"a = b where b = 1", "(where (= a b) (b = 1))"},
      {"a where b = 1, c = b + 1", "(where a (b = 1) (c = (+ b 1)))"},
      {"a where b[d over S] = d, f(x, y) = x", "(where a (b [d over S] = d) (f x y = x))"},
      {"a where b = c ? d : e", "(where a (b = (? c d e)))"},
      {"(a where b = 1) + 2", "(+ (where a (b = 1)) 2)"},
      {"a and b where c = 1", "(where (and a b) (c = 1))"},
      {"for d over x: a where b = d", "(for (where a (b = d)) [d over x])"},
  };
  expect_trees(kReadings);
}

TEST(ParseExpression, AtomsAndWhatFollowsThem) {
  static constexpr Reading kReadings[] = {
      {"12", "12"},
      {"0.5", "0.5"},
      {"1e-4", "1e-04"},
      {"\"a b\"", "\"a b\""},
      {"any", "any"},
      {"any_name", "any_name"},
      {"((a))", "a"},
      {"[]", "(list)"},
      {"[a, b + 1]", "(list a (+ b 1))"},
      {"[a...]", "(list (... a))"},
      {"[a for d over b]", "(each a [d over b])"},
      {"[a for b < c, d in e if f]", "(each a [b < c] [d in e if f])"},
      {"a[b][c]", "(index (index a b) c)"},
      {"a[]", "(index a)"},
      {"a[b for d over c]", "(index a (each b [d over c]))"},
      {"a[1:b]", "(range a 1 b)"},
      {"a[:b]", "(range a _ b)"},
      {"a[b:]", "(range a b _)"},
      {"a[:]", "(range a _ _)"},
      {"a[:, 1]", "(column a 1)"},
      {"a...[i]", "(index (... a) i)"},
      {"a[i]...", "(... (index a i))"},
      {"f()", "(call f)"},
      {"f(a, b...)", "(call f a (... b))"},
      {"f(a for b < c)", "(call f a [b < c])"},
      {"f(a, b for c < d)", "(call f a b [c < d])"},
      {"a[i](b)", "(apply (index a i) b)"},
      {"a[i]()", "(apply (index a i))"},
      {"a@q", "(@ a q)"},
      {"a@q[i]", "(index (@ a q) i)"},
      {"a@(q + 1)[i]", "(index (@ a (+ q 1)) i)"},
      {"a (b)", "test:1:3: expected the end, found `(`"},
  };
  expect_trees(kReadings);
}

TEST(ParseExpression, Placements) {
  static constexpr Reading kReadings[] = {
      {"[a at b]", "(place (at a b))"},
      {"[a at b, c elsewhere]", "(place (at a b) (elsewhere c))"},
      {"[a at b or beyond, c elsewhere over d]", "(place (beyond a b) (elsewhere c over d))"},
      {"[a + 1 at b ++ c]", "(place (at (+ a 1) (++ b c)))"},
      {"x[a at b, c elsewhere]", "(index x (place (at a b) (elsewhere c)))"},
      {"x[[a at b] + [c at d]]", "(index x (+ (place (at a b)) (place (at c d))))"},
      {"[c ? a : b at d]", "(place (at (? c a b) d))"},
  };
  expect_trees(kReadings);
}

TEST(ParseExpression, Types) {
  static constexpr Reading kReadings[] = {
      {"tensor<E>", "(tensor _ E)"},
      {"tensor<S x E>", "(tensor S E)"},
      {"tensor<A ++ B x E...>", "(tensor (++ A B) (... E))"},
      {"tensor<[2, 3] x complex<E>>", "(tensor (list 2 3) (complex E))"},
      {"tensor<[a at b, C elsewhere] x i32>", "(tensor (place (at a b) (elsewhere C)) i32)"},
      {"!token", "!token"},
      {"tuple<>", "(tuple)"},
      {"tuple<T..., !token>", "(tuple (... T) !token)"},
      {"(T, U) -> (V)", "(-> 2 T U V)"},
      {"() -> ()", "(-> 0)"},
      {"type(f) = (tensor<E>) -> ()", "(= (call type f) (-> 1 (tensor _ E)))"},
      {"tensor < E", "(< tensor E)"},
  };
  expect_trees(kReadings);
}

TEST(ParseExpression, FreedomsBelongToFoldSumAndSorting) {
  static constexpr Reading kReadings[] = {
      {"fold(f, a, b for c < d) in any tree", "(call fold f a b [c < d] in any tree)"},
      {"fold(f, a) in any order", "(call fold f a in any order)"},
      {"fold(f, a) in order", "(call fold f a)"},
      {"sum(a) in any tree + b", "(+ (call sum a in any tree) b)"},
      {"sorting(f, a) in any order of ties", "(call sorting f a in any order of ties)"},
      {"sorting(f, a) in any order of ties unless b or c", "(call sorting f a in any order of ties unless (or b c))"},
      {"sum(a) in b", "(in (call sum a) b)"},
      {"prod(a) in any tree", "test:1:9: expected the end, found `in`"},
  };
  expect_trees(kReadings);
}

TEST(ParseExpression, CommentsAndLinesAreBlanks) {
  EXPECT_EQ(tree_of("a + -- the first\n  b -- the second\n"), "(+ a b)");
  EXPECT_EQ(tree_of("a - -b"), "(- a (- b))");
  EXPECT_EQ(tree_of("a\r\n + b"), "(+ a b)");
}

}  // namespace
}  // namespace assay::spec
