#include <gtest/gtest.h>

#include <span>
#include <string>

#include "spec/record.h"

/// A fault in a record file is told with its file, its line and column, what was expected and what stands there.
namespace assay::spec {
namespace {

/// Line 6 is the first that a fault stands in.
constexpr std::string_view kRecord =
    "op w\n"
    "  let S : shape ; E : any\n"
    "  in x : tensor<S x E>\n"
    "  attr n : 0 .. ; a[d over S], b[d over S] : 0 .. ; g? : bool\n"
    "  out y : tensor<S x E>\n"
    "  ";

struct Fault {
  std::string_view text, place, message;
};

void expect_faults(std::span<const Fault> faults, std::string_view before, const std::string& after) {
  for (const auto& [text, place, message] : faults) {
    const auto records = Records::load({{"ops/w.op", std::string(before) + std::string(text) + after}});
    ASSERT_FALSE(records.has_value()) << text;
    EXPECT_EQ(records.error().place, "ops/w.op:" + std::string(place)) << text;
    EXPECT_EQ(records.error().message, message) << text;
  }
}

TEST(Places, ARecordWithoutFaultLoads) {
  const auto records = Records::load({{"w.op", std::string(kRecord) + "C1 rank(x) = rank(y)\n"}});
  EXPECT_TRUE(records.has_value()) << records.error().text();
}

TEST(Places, OfFaultsOfFiles) {
  static constexpr Fault kFaults[] = {
      {"slice", "1:1", "expected `op`, `enum` or `def`, found `slice`"},
      {"  in x : tensor<f32>\n", "1:3", "expected `op`, `enum` or `def`, found `in`"},
      {"op\n", "1:3", "expected the name of an op, found the end of the line"},
      {"op w,\n", "1:6", "expected the name of an op, found the end of the line"},
      {"op w in x\n", "1:6", "expected the end of the line, found `in`"},
      {"op w.\n", "1:6", "expected the rest of the name of an op, found the end of the line"},
      {"enum e\n", "1:7", "expected `:`, found the end of the line"},
      {"enum e :\n", "1:9", "expected a member of the enumeration, found the end of the line"},
      {"def f = 1\n", "1:5", "expected one function `NAME(parameters) = e` after `def`"},
      {"def f(x) = x, g(y) = y\n", "1:5", "expected one function `NAME(parameters) = e` after `def`"},
      {"def f(x x) = 1\n", "1:9", "expected `)`, found `x`"},
      {"def\n", "1:4", "expected the name of a definition, found the end of the line"},
      {"def rank(x) = x\n", "1:5", "`rank` is a builtin"},
      {"def f(x) = y\n", "1:12", "unknown name `y`"},
      {"op w\nop w\n", "2:4", "the op `stablehlo.w` stands twice"},
      {"enum e : A\nenum e : B\n", "2:6", "the enumeration `e` stands twice"},
      {"enum e : A A\n", "1:12", "the member `A` stands twice"},
      {"def f(x) = x\ndef f(y) = y\n", "2:5", "the function `f` stands twice"},
      {"def f(x, x) = x\n", "1:10", "the parameter `x` stands twice"},
      {"def f(x) = f(x)\n", "1:12", "unknown function `f`"},
      {"op add, add\n", "1:9", "the op `stablehlo.add` stands twice"},
      {"op w\n  let E : any\n  out y : tensor<E>\n  in in : tensor<E>\n", "4:6", "expected a name, found `in`"},
  };
  expect_faults(kFaults, "", "\n");
}

TEST(Places, OfFaultsInDeclarations) {
  static constexpr Fault kFaults[] = {
      {"foo rank(x) = 1", "6:3", "expected the end of the declaration, `default`, `holds` or `values`, found `foo`"},
      {"C rank(x) = 1", "6:3", "expected the end of the declaration, `default`, `holds` or `values`, found `C`"},
      {"let n : dim", "6:7", "the name `n` stands twice in this record"},
      {"let z", "6:8", "expected `:` and a domain, or `=`, found the end of the line"},
      {"let z :", "6:10", "expected a domain, found the end of the line"},
      {"let z : foo", "6:11", "expected a domain, found `foo`, which is no enumeration"},
      {"let z : foo 3", "6:15", "expected the end of the declaration, `default`, `holds` or `values`, found `3`"},
      {"attr z = 3", "6:8", "expected `:` and a domain after `z`: only `let` defines by `=`"},
      {"attr z : 0 .. 3 foo", "6:19",
       "expected the end of the declaration, `default`, `holds` or `values`, found `foo`"},
      {"attr z : 0 .. 3 default", "6:26", "expected an expression, found the end of the line"},
      {"attr z : 0 .. near", "6:21", "expected an expression, found the end of the line"},
      {"attr z : {1, 2", "6:17", "expected `,` or `}`, found the end of the line"},
      {"attr z : {}", "6:13", "expected an expression, found `}`"},
      {"attr z : count", "6:17", "expected a domain, found the end of the line"},
      {"attr z : count 3", "6:19", "expected `..`, found the end of the line"},
      {"attr z : 3", "6:13", "expected `..`, found the end of the line"},
      {"attr z : int | foo", "6:18", "expected a class of element types, found `foo`"},
      {"let z : int | foo", "6:17", "expected a class of element types, found `foo`"},
      {"attr z : permutation a", "6:24", "expected `of`, found `a`"},
      {"attr z : distinct", "6:20", "expected an expression, found the end of the line"},
      {"attr z : rows of a", "6:20", "expected `distinct`, found `a`"},
      {"attr z : shape rank", "6:22", "expected an expression, found the end of the line"},
      {"attr z : shape rank 1", "6:24", "expected `..`, found the end of the line"},
      {"attr z : positions with rank(x) = 1", "6:12",
       "`with` filters a finite domain only: element types, an enumeration, `{...}` or `a .. b`"},
      {"attr z : 0 .. with z < 3", "6:12",
       "`with` filters a finite domain only: element types, an enumeration, `{...}` or `a .. b`"},
      {"attr z : 0 .. 3 if n", "6:23", "expected `else`, found the end of the line"},
      {"attr z : 0 .. 3 if n = 1", "6:27", "expected `else`, found the end of the line"},
      {"attr z : 0 .. 3 if n = 1 else", "6:32", "expected a domain, found the end of the line"},
      {"attr z : bool default", "6:24", "expected an expression, found the end of the line"},
      {"attr z : bool values", "6:23", "expected `near` or the name of a kind of values, found the end of the line"},
      {"attr z[d over] : bool", "6:16", "expected an expression, found `]`"},
      {"attr z[d] : bool", "6:11", "expected `over`, `<`, `in` or `within`, found `]`"},
      {"attr z[d over S : bool", "6:19", "expected `]`, found `:`"},
      {"attr z[k < E] : bool", "6:14", "expected an integer after `k <`, found an element type"},
      {"attr z : 0 .. E", "6:17", "expected a number as a bound, found an element type"},
      {"attr z : E .. 3", "6:12", "expected a number as a bound, found an element type"},
      {"attr z : 0 .. z", "6:17", "`z` stands below this line of the plan"},
      {"attr z : 0 .. q", "6:17", "unknown name `q`"},
      {"attr q : 0 .. r ; r : 0 .. 1", "6:17", "`r` stands below this line of the plan"},
      {"let z = w", "6:11", "unknown name `w`"},
      {"let z =", "6:10", "expected an expression, found the end of the line"},
      {"in z : tensor<S x>", "6:20", "expected an expression, found `>`"},
      {"in z : tensor<S y E>", "6:19", "expected `x` or `>`, found `y`"},
      {"in z : tensor<>", "6:17", "expected an expression, found `>`"},
      {"in z : tensor<E x S>", "6:17", "expected a shape, found an element type"},
      {"in z : tensor<n x E>", "6:17", "expected a shape, found an integer"},
      {"region f : (tensor<E>) ->", "6:28", "expected `(`, found the end of the line"},
      {"region f : tensor<E>", "6:14", "expected a signature, found a type"},
      {"region f : (tensor<E>, tensor<E>)", "6:36", "expected `->` after a list of types, found the end of the line"},
      {"in z : n", "6:10", "expected a type, found an integer"},
      {"in z : tensor<[n at q] x E>", "6:23", "unknown name `q`"},
      {"in z : tensor<[n at] x E>", "6:22", "expected an expression, found `]`"},
      {"in z : tensor<[n, n at a] x E>", "6:23", "expected `,`, `for`, `at`, `elsewhere` or `]`, found `at`"},
      {"in z : tensor<[n at a, n] x E>", "6:27", "expected `at`, found `]`"},
  };
  expect_faults(kFaults, kRecord, "\n\n  C9 rank(x) = 2\n");
}

TEST(Places, OfFaultsInLaws) {
  static constexpr Fault kFaults[] = {
      {"C1 rank(x) = $", "6:16", "expected a token, found the character `$`"},
      {"C1 \"abc", "6:6", "expected a closing `\"` on this line"},
      {"C1 rank(x) = 99999999999999999999", "6:16", "expected a number of 64 bits, found `99999999999999999999`"},
      {"C1 rank(x) = 1e999", "6:16", "expected a number of 64 bits, found `1e999`"},
      {"C1 rank(x) = 1\n  C1 rank(x) = 1", "7:3", "the label C1 stands twice in this record"},
      {"C1", "6:5", "expected an expression, found the end of the line"},
      {"C1 rank(x) =", "6:15", "expected an expression, found the end of the line"},
      {"C1 rank(x)", "6:6", "expected a boolean as law C1, found an integer"},
      {"C1 rank(x) = rank(z)", "6:21", "unknown name `z`"},
      {"C1 rnak(x) = 1", "6:6", "unknown function `rnak`"},
      {"C1 rank(x, y) = 1", "6:6", "`rank` takes 1 argument, found 2"},
      {"C1 rank() = 1", "6:6", "`rank` takes 1 argument, found 0"},
      {"C1 dim(x) = 1", "6:6", "`dim` takes 2 arguments, found 1"},
      {"C1 dim(x, E) = 1", "6:13", "`E` is a name of the plan: a law sees operands, attributes, regions and results"},
      {"C1 rank(x) = E", "6:16", "`E` is a name of the plan: a law sees operands, attributes, regions and results"},
      {"C1 S = shape(x)", "6:6", "`S` is a name of the plan: a law sees operands, attributes, regions and results"},
      {"C1 E = element_type(x)", "6:6",
       "`E` is a name of the plan: a law sees operands, attributes, regions and results"},
      {"C1 n + g = 1", "6:10", "expected a number, found a boolean"},
      {"C1 n + element_type(x) = 1", "6:10", "expected a number, found an element type"},
      {"C1 g + 1 = 2", "6:6", "expected a number, found a boolean"},
      {"C1 not n", "6:10", "expected a boolean as the operand of `not`, found an integer"},
      {"C1 n and g", "6:6", "expected a boolean as an operand of `and`, `or`, `=>`, found an integer"},
      {"C1 n => g", "6:6", "expected a boolean as an operand of `and`, `or`, `=>`, found an integer"},
      {"C1 g => n", "6:11", "expected a boolean as an operand of `and`, `or`, `=>`, found an integer"},
      {"C1 n = g", "6:8", "a comparison of an integer with a boolean"},
      {"C1 x = n", "6:8", "a comparison of a type with an integer"},
      {"C1 a[g] = 1", "6:8", "expected an integer as a subscript, found a boolean"},
      {"C1 n[0] = 1", "6:6", "a subscript of an integer"},
      {"C1 a[0][0] = 1", "6:6", "a subscript of an integer"},
      {"C1 element_type(x) = foo", "6:24", "unknown name `foo`"},
      {"C1 element_type(x) = int", "6:24", "expected one element type, found the class `int`"},
      {"C1 x is foo", "6:11", "expected a class of element types, found `foo`"},
      {"C1 x is", "6:10", "expected a class of element types, found the end of the line"},
      {"C1 x is int |", "6:16", "expected a class of element types, found the end of the line"},
      {"C1 for d over x", "6:18", "expected `:`, found the end of the line"},
      {"C1 for d x: true", "6:12", "expected `over`, `<`, `in` or `within`, found `x`"},
      {"C1 for over x: true", "6:10", "expected the name of an index, found `over`"},
      {"C1 for d over x: n", "6:20", "expected a boolean as what holds for all, found an integer"},
      {"C1 for d < E: true", "6:14", "`E` is a name of the plan: a law sees operands, attributes, regions and results"},
      {"C1 for d over z: true", "6:17", "unknown name `z`"},
      {"C1 (n = 1", "6:12", "expected `)`, found the end of the line"},
      {"C1 [n, g] = a", "6:10", "a list of an integer and a boolean"},
      {"C1 [n, 1", "6:11", "expected `,`, `for`, `at`, `elsewhere` or `]`, found the end of the line"},
      {"C1 [n = 1", "6:12", "expected `,`, `for`, `at`, `elsewhere` or `]`, found the end of the line"},
      {"C1 n = (1, 2)", "6:16", "expected `->` after a list of types, found the end of the line"},
      {"C1 n = 1)", "6:11", "expected the end of the line, found `)`"},
      {"C1 n = 1 where", "6:17", "expected the name of a definition, found the end of the line"},
      {"C1 n = q where q", "6:19", "expected `=`, `[index]` or `(parameters)`, found the end of the line"},
      {"C1 n = q where q =", "6:21", "expected an expression, found the end of the line"},
      {"C1 n = q where q = r", "6:22", "unknown name `r`"},
      {"C1 n = q where q[d] = 1", "6:21", "expected `over`, `<`, `in` or `within`, found `]`"},
      {"C1 n = q where q() = 1", "6:20", "expected the name of a parameter, found `)`"},
      {"C1 n = q where r = q, q = 1", "6:22", "unknown name `q`"},
      {"C1 f(n, n) = 1 where f(v) = v", "6:6", "`f` takes 1 argument, found 2"},
      {"C1 n(1) = 1", "6:6", "unknown function `n`"},
      {"C1 n ? true : false", "6:6", "expected a boolean before `?`, found an integer"},
      {"C1 g ? 1 : a = 1", "6:8", "one branch is an integer, the other a boolean"},
      {"C1 g ? true", "6:14", "expected `:`, found the end of the line"},
      {"C1 g ? true : 1", "6:8", "one branch is a boolean, the other an integer"},
      {"C1 -g", "6:6", "expected a number after `-`, found a boolean"},
      {"C1 -E = 1", "6:7", "`E` is a name of the plan: a law sees operands, attributes, regions and results"},
      {"C1 n ++ E = 1", "6:11", "`E` is a name of the plan: a law sees operands, attributes, regions and results"},
      {"C1 a ++ [true] = a", "6:8", "`++` joins an integer and a boolean"},
      {"C1 fold(add, 0, a) = 1", "6:11", "`add` is a function of elements: it has a value only in `means`"},
      {"C1 op(n) = 1", "6:6", "`op` has a value only in `means`"},
      {"C1 replica_id = 1", "6:6", "`replica_id` has a value only in `means`"},
      {"C1 DEFAULT = 1", "6:6", "unknown name `DEFAULT`"},
      {"C1 a... = 1 1", "6:15", "expected the end of the line, found `1`"},
      {"C1 a[1:g] = 1", "6:10", "expected an integer as a subscript, found a boolean"},
      {"C1 a[:, g] = 1", "6:11", "expected an integer as a subscript, found a boolean"},
      {"C1 ceil(n) = 1", "6:6", "expected a quotient: `ceil(a / b)`"},
      {"C1 given(n, n)", "6:6", "`given` takes 1 argument, found 2"},
      {"C1 given()", "6:6", "`given` takes 1 argument, found 0"},
      {"C1 min() = 1", "6:6", "`min` takes 1 or more arguments, found 0"},
      {"C1 is_namespaced_op_name(n)", "6:28",
       "expected a string as argument 1 of `is_namespaced_op_name`, found an integer"},
      {"C1 input_types(n) = 1", "6:18", "expected a function as argument 1 of `input_types`, found an integer"},
      {"C1 add(n, 1) = 2", "6:6", "`add` is a function of elements: it has a value only in `means`"},
      {"C1 type(x) = tensor<E>", "6:23",
       "`E` is a name of the plan: a law sees operands, attributes, regions and results"},
      {"C1 type(x) = tensor<[1] x f32", "6:32", "expected `x` or `>`, found the end of the line"},
      {"C1 0 <= n <= g", "6:13", "a comparison of an integer with a boolean"},
      {"C1 n < E", "6:10", "`E` is a name of the plan: a law sees operands, attributes, regions and results"},
      {"C1 n in E", "6:11", "`E` is a name of the plan: a law sees operands, attributes, regions and results"},
      {"C1 g in a", "6:8", "a comparison of a boolean with an integer"},
      {"C1 x in y", "6:11", "expected a list after `in`, found a type"},
      {"C1 0 < x", "6:8", "a comparison of an integer with a type"},
      {"C1 true < false", "6:6", "expected a number before `<`, found a boolean"},
      {"C1 n % g = 1", "6:10", "expected a number, found a boolean"},
      {"C1 a without g", "6:8", "expected a boolean as law C1, found an integer"},
      {"C1 any = 1", "6:6", "`any` has a value only in `means`"},
      {"C1 x@n = y", "6:7", "`@` has a value only in `means`"},
      {"C1 n = 1 =>", "6:14", "expected an expression, found the end of the line"},
      {"C1 n = 1 or", "6:14", "expected an expression, found the end of the line"},
      {"C1 n = 1 and and n = 2", "6:16", "expected an expression, found `and`"},
      {"C1 a[n at 0, 1] = 1", "6:17", "expected `at`, found `]`"},
      {"C1 combine(a, b) = a", "6:6", "`combine` takes 4 arguments, found 2"},
      {"C1 same(n)", "6:11", "expected a list as argument 1 of `same`, found an integer"},
      {"C1 same(x)", "6:11", "expected a list as argument 1 of `same`, found a type"},
      {"C1 is_unique(x)", "6:16", "expected a list as argument 1 of `is_unique`, found a type"},
      {"C1 flat(n) = 1", "6:11", "expected a list as argument 1 of `flat`, found an integer"},
      {"C1 bits(n) = 1", "6:11", "expected an element type as argument 1 of `bits`, found an integer"},
      {"C1 bits(x, x) = 1", "6:6", "`bits` takes 1 argument, found 2"},
      {"C1 last(a) = 1", "6:6", "`last` takes 2 arguments, found 1"},
      {"C1 replace(a, 1) = a", "6:6", "`replace` takes 3 arguments, found 2"},
      {"C1 n = 1 -- comment\n  +", "7:4", "expected an expression, found the end of the line"},
  };
  expect_faults(kFaults, kRecord, "\n\n  C9 rank(x) = 2\n");
}

TEST(Places, OfFaultsInMeanings) {
  static constexpr Fault kFaults[] = {
      {"means", "6:8", "expected the name of a result, found the end of the line"},
      {"means y[i] =", "6:15", "expected an expression, found the end of the line"},
      {"means y[i] = x[i] +", "6:22", "expected an expression, found the end of the line"},
      {"means z[i] = x[i]", "6:9", "expected a result on the left of `=`, found `z`"},
      {"means x[i] = y[i]", "6:9", "expected a result on the left of `=`, found `x`"},
      {"means y[i + 1] = x[i]", "6:13", "expected a name, `[names]` or a placement on the left of a meaning"},
      {"means y[[i + 1]] = x[i]", "6:14", "expected a name on the left of a meaning"},
      {"means y[i at q] = x[i]", "6:16", "unknown name `q`"},
      {"means y[i at g] = x[i]", "6:16", "expected an integer as a position, found a boolean"},
      {"means y[1] = x[1]", "6:11", "expected a name, `[names]` or a placement on the left of a meaning"},
      {"means y[i] = add(x[i])", "6:16", "`add` takes 2 arguments, found 1"},
      {"means y[i] = foo(x[i])", "6:16", "unknown function `foo`"},
      {"means y[i] = op(x[i])", "1:4", "`op` in `means`: no scalar primitive is called `w`"},
      {"means y[i] = x[i] then", "6:25", "expected `for` or `while` after `then`, found the end of the line"},
      {"means y[i] = x[i] then for", "6:29", "expected the name of an index, found the end of the line"},
      {"means y[i] = x[i] then for u within S", "6:40", "expected `:`, found the end of the line"},
      {"means y[i] = x[i] then for u within S in any : y[i] = x[i]", "6:48", "expected `tree` or `order`, found `:`"},
      {"means y[i] = x[i] then while : y[i] = x[i]", "6:32", "expected an expression, found `:`"},
      {"means y[i] = x[i]; y[j] = x[j]", "6:22", "a second clause of `means` for the result `y`"},
      {"means y = x where", "6:20", "expected the name of a definition, found the end of the line"},
      {"means y[i] = x[g]", "6:18", "expected an integer as a subscript, found a boolean"},
      {"means y[i] = E", "6:16", "expected the value of a result, found an element type"},
      {"means y[i] = n[i]", "6:16", "a subscript of an integer"},
      {"means y[i] = sum(x[j] for j)", "6:30", "expected `over`, `<`, `in` or `within`, found `)`"},
      {"means y[i] = sum(x[j] for j within S) in any", "6:47", "expected `tree` or `order`, found the end of the line"},
      {"means y[i] = sorting(f, a) in any order of", "6:45", "expected `ties`, found the end of the line"},
      {"means y[i] = x[i at a", "6:24", "expected `]`, found the end of the line"},
      {"means y[i] = q(1) where q(z, w) = 1", "6:16", "`q` takes 2 arguments, found 1"},
      {"means y[i", "6:12", "expected `]`, found the end of the line"},
      {"means y..[i] = x[i]", "6:10", "expected `=`, found `..`"},
      {"means y[i] = convert(x[i])", "6:16", "`convert` takes 2 arguments, found 1"},
  };
  expect_faults(kFaults, kRecord, "\n\n  C9 rank(x) = 2\n");
}

TEST(Places, OfFaultsInTextsPacksAndClasses) {
  static constexpr Fault kFaults[] = {
      {"accept", "6:9", "expected an acceptance class, found the end of the line"},
      {"accept within S", "6:17", "expected an attribute, found `S`"},
      {"accept within n, n", "6:21", "expected `,`, found the end of the line"},
      {"accept within n, n, n", "6:24", "expected `if`, found the end of the line"},
      {"accept within n, n, n if n", "6:28",
       "expected a boolean as the condition of what is accepted, found an integer"},
      {"accept bits", "6:10", "expected an acceptance class, found `bits`"},
      {"accept residual(n)", "6:18", "expected the end of the line, found `(`"},
      {"text $q", "6:8", "unknown name `$q` in the template of the text"},
      {"text $S", "6:8", "unknown name `$S` in the template of the text"},
      {"text", "6:7", "expected the template of the pretty form, found the end of the line"},
      {"pack p", "6:9", "expected `=`, found the end of the line"},
      {"pack p =", "6:11", "expected `#`, found the end of the line"},
      {"pack p = stablehlo.q<n>", "6:12", "expected `#`, found `stablehlo`"},
      {"pack p = #q<>", "6:15", "expected a field, found `>`"},
      {"pack p = #q<z>", "6:15", "expected an attribute, found `z`"},
      {"pack p = #q<n", "6:16", "expected `,` or `>`, found the end of the line"},
      {"pack p = #q<n> if n", "6:21", "expected a boolean as the condition of a pack, found an integer"},
      {"pack p = #q<mode = foo n>", "6:22", "expected an enumeration, found `foo`"},
      {"pack p = #q<k =>", "6:17", "expected `,` or `>`, found `=>`"},
      {"status", "6:9", "expected the status of the op, found the end of the line"},
      {"effects", "6:10", "expected an effect, found the end of the line"},
      {"effects sing", "6:11", "expected an effect, found `sing`"},
      {"effects check", "6:16", "expected `equal`, `absolute` or `ulps`, found the end of the line"},
      {"effects check ulp", "6:17", "expected `equal`, `absolute` or `ulps`, found `ulp`"},
      {"effects check absolute S", "6:26", "expected an attribute, found `S`"},
      {"effects check equal called n", "6:30", "expected a number, found `n`"},
      {"effects grid", "6:15", "expected an attribute, found the end of the line"},
      {"effects call S", "6:16", "expected an attribute, found `S`"},
      {"static", "6:9", "expected the name of an op, found the end of the line"},
      {"static a with", "6:16", "expected an attribute, found the end of the line"},
      {"static a with n", "6:18", "expected `=`, found the end of the line"},
      {"static z", "6:10", "there is no op `z`"},
      {"expands", "6:10", "expected the name of a result, found the end of the line"},
      {"expands y", "6:12", "expected `=`, found the end of the line"},
      {"expands x = x", "6:11", "expected a result on the left of `=`, found `x`"},
      {"expands v: y = x", "6:11", "the record has no op `v`"},
      {"expands y = x ; y = x", "6:11", "2 terms for the result `y`"},
      {"expands y = u(x)", "6:15", "unknown function `u`"},
      {"expands y = z where v = x", "6:15", "unknown name `z`"},
      {"expands y = w(x)", "6:15", "`stablehlo.w` expands to itself"},
      {"expands y = w(x, x)", "6:15", "`w` takes 1 operands, found 2"},
      {"expands y = w(x, v = 1)", "6:22", "expected an attribute, a region or a result of the op, found `v`"},
      {"expands y = w(x, y = n)", "6:24", "expected a type as the type of a result, found an integer"},
      {"expands y = f(x, x) where f(v) = v", "6:15", "`f` takes 1 arguments, found 2"},
      {"expands y = f where f(v) = v", "6:15", "`f` is a function"},
      {"expands y = v(x) where v = x", "6:15", "`v` is no function"},
      {"expands y = v where v[k < n] = x", "6:34", "`v` of an expansion has no index"},
      {"expands y = v where v = v", "6:27", "`v` is said by itself"},
      {"expands y = v where v = f(x), f(u) = u + v", "6:27", "`v` is said by itself"},
      {"expands y = splat(1)", "6:15", "`splat` takes 2 arguments, found 1"},
      {"expands y = dense([1])", "6:15", "`dense` takes 2 arguments, found 1"},
      {"expands y = splat(1, n)", "6:24", "expected a type as the type of a constant, found an integer"},
      {"expands y = x[g]", "6:17", "expected an integer as the number of a result or of a member, found a boolean"},
      {"expands y = n ? x : x", "6:15", "expected a boolean as a condition, found an integer"},
      {"expands y = x if n", "6:20", "expected a boolean as the condition of an expansion, found an integer"},
      {"stands by n", "6:10", "expected `for`, found `by`"},
      {"stands for x with n", "6:14", "expected an attribute, found `x`"},
      {"stands for n", "6:15", "expected `with`, found the end of the line"},
      {"note", "6:7", "expected a note, found the end of the line"},
      {"prefix", "6:9", "expected how the names of the record begin, found the end of the line"},
      {"xla", "6:6", "expected the name of a builder function, found the end of the line"},
      {"omits", "6:8", "expected the name of an attribute, found the end of the line"},
      {"lacks", "6:8", "expected what the op lacks, found the end of the line"},
  };
  expect_faults(kFaults, kRecord, "\n\n  C9 rank(x) = 2\n");
}

/// What would use up the stack of whatever walks through it.
TEST(Places, OfExpressionsThatAreTooLarge) {
  const auto error_of = [](const std::string& law) {
    const auto records = Records::load({{"w.op", std::string(kRecord) + "C1 " + law}});
    return records ? std::string() : records.error().text();
  };
  const auto times = [](int n, std::string_view text) {
    std::string all;
    for (int i = 0; i < n; ++i) all += text;
    return all;
  };
  EXPECT_EQ(error_of(times(60, "(") + "g" + times(60, ")")), "");
  EXPECT_EQ(error_of(times(1000, "g and ") + "g"), "");
  EXPECT_NE(error_of(times(100000, "(")).find("expected an expression that is not so deep"), std::string::npos);
  EXPECT_NE(error_of(times(100000, "not ") + "g").find("expected an expression that is not so deep"),
            std::string::npos);
  EXPECT_NE(error_of(times(100000, "- ") + "1").find("expected an expression that is not so deep"), std::string::npos);
  EXPECT_NE(error_of(times(100000, "g => ") + "g").find("expected an expression that is not so deep"),
            std::string::npos);
  EXPECT_NE(error_of(times(100000, "[") + "g").find("expected an expression that is not so deep"), std::string::npos);
  EXPECT_NE(error_of(times(100000, "g and ") + "g").find("expected an expression of fewer parts"), std::string::npos);
  EXPECT_NE(error_of("1" + times(100000, " + 1") + " = n").find("expected an expression of fewer parts"),
            std::string::npos);
}

}  // namespace
}  // namespace assay::spec
