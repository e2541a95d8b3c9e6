#include "spec/language/print.h"

#include <gtest/gtest.h>

#include "spec/language/syntax_test.h"
#include "spec/record.h"

namespace assay::spec {
namespace {

TEST(Print, KeepsParenthesesOnlyWhereTheyMatter) {
  EXPECT_EQ(reprinted("((a + b)) * c - (d - (e - f))"), "(a + b) * c - (d - (e - f))");
  EXPECT_EQ(reprinted("(a and b) or (c and (d or e))"), "a and b or c and (d or e)");
  EXPECT_EQ(reprinted("a => (b => c)"), "a => b => c");
  EXPECT_EQ(reprinted("x = (c ? a : b)"), "x = (c ? a : b)");
  EXPECT_EQ(reprinted("-(a + b) // (c ++ d)[0]"), "-(a + b) // (c ++ d)[0]");
}

TEST(Print, ChainsStayChains) {
  EXPECT_EQ(reprinted("0 <= a < b and c = d = e"), "0 <= a < b and c = d = e");
  EXPECT_EQ(reprinted("(a < b) and (b < c)"), "a < b and b < c");
}

TEST(Print, FormsOfTheLanguage) {
  for (const std::string_view text :
       {"operand[start_indices + i * strides] else 0", "[B at p, k at q or beyond, M elsewhere]",
        "one(a[k][c - 1 at d, s elsewhere over a] for k < n if k != 2)",
        "fold(f, 0, x...[i]@q for q in g, r within D) in any tree",
        "sorting(before, range(n)) in any order of ties unless stable", "padding[:, 0] + x[1:][:-1][:]",
        "(tensor<S x E...>, !token) -> (tuple<T...>, tensor<complex<E>>)",
        "for d in axes(x): dim(x, d) = 1 or d not in [0, 1]",
        "a = b where n[d over S] = 1 + d, f(x, y) = x is int | float, z = branches[i]()", "x@(g[0])[i] + y@q[]",
        "ceil(a / (b / c))", "0.5 <= \"text\""}) {
    EXPECT_EQ(reprinted(text), text);
  }
}

TEST(Print, EveryLawAndMeaningIsReadBackAsItIsPrinted) {
  for (const Record& r : Records::builtin().all()) {
    for (const Law& law : r.laws) {
      const std::string text = to_text(*law.formula);
      EXPECT_EQ(reprinted(text), text) << r.full_name() << " " << law.label;
    }
    for (const Clause& c : r.means) {
      const std::string text = to_text(*c.value);
      EXPECT_EQ(reprinted(text), text) << r.full_name();
    }
  }
}

}  // namespace
}  // namespace assay::spec
