#include "spec/language/parse_record.h"

#include <gtest/gtest.h>

#include <set>

#include "spec/language/syntax_test.h"

namespace assay::spec {
namespace {

/// The record of a file, or the error. Nothing is resolved: any name will do.
class Parsed {
 public:
  explicit Parsed(const std::string& lines) : file_(parse_records("test", lines, arena_)) {}
  std::string error() const { return file_ ? "" : file_.error().text(); }
  const ParsedFile& file() const { return *file_; }
  const Record& record() const { return file_->records.back().body; }
  const Declaration& name() const { return record().names.back(); }

 private:
  SyntaxArena arena_;
  Result<ParsedFile> file_;
};

struct DomainText {
  std::string_view text;
  DomainKind kind;
  std::string_view printed;  ///< empty: as `text`
};

constexpr DomainText kDomains[] = {
    {"f32", DomainKind::kClass, ""},
    {"f16 | bf16 | i8", DomainKind::kClass, "i8 | f16 | bf16"},
    {"bool | complex", DomainKind::kClass, "i1 | complex<f32> | complex<f64> | complex<f16> | complex<bf16>"},
    {"colour", DomainKind::kEnum, ""},
    {"flag", DomainKind::kFlag, ""},
    {"string", DomainKind::kString, ""},
    {"op_name", DomainKind::kOpName, ""},
    {"dictionary", DomainKind::kDictionary, ""},
    {"symbol", DomainKind::kSymbol, ""},
    {"real", DomainKind::kReal, ""},
    {"real 0 ..", DomainKind::kReal, ""},
    {"real 0 .. 1", DomainKind::kReal, ""},
    {"1 .. n", DomainKind::kRange, ""},
    {"0 ..", DomainKind::kRange, ""},
    {".. 9", DomainKind::kRange, ""},
    {"..", DomainKind::kRange, ""},
    {"i32 0 .. 3", DomainKind::kRange, ""},
    {"count 1 ..", DomainKind::kRange, ""},
    {"0 .. n near 1, n + 1", DomainKind::kRange, ""},
    {".. near 0, a - b", DomainKind::kRange, ""},
    {"{1, 2, n}", DomainKind::kSet, ""},
    {"= n + 1", DomainKind::kEquals, ""},
    {"dim", DomainKind::kDim, ""},
    {"shape", DomainKind::kShape, ""},
    {"shape rank = n", DomainKind::kShape, ""},
    {"shape rank 1 ..", DomainKind::kShape, ""},
    {"shape rank 1 .. 3", DomainKind::kShape, ""},
    {"type", DomainKind::kType, ""},
    {"tensor_type", DomainKind::kTensorType, ""},
    {"tensor_or_token", DomainKind::kTensorOrToken, ""},
    {"position", DomainKind::kPosition, ""},
    {"positions", DomainKind::kPositions, ""},
    {"positions sorted", DomainKind::kPositions, ""},
    {"distinct axes(x)", DomainKind::kDistinct, ""},
    {"distinct axes(x) except a ++ b", DomainKind::kDistinct, ""},
    {"permutation of axes(x)", DomainKind::kPermutation, ""},
    {"combination of axes(x) by n", DomainKind::kCombination, ""},
    {"regroup of S", DomainKind::kRegroup, ""},
    {"partition of n", DomainKind::kPartition, ""},
    {"partition of n by m", DomainKind::kPartition, ""},
    {"rows of distinct range(n)", DomainKind::kRows, ""},
    {"matching of n", DomainKind::kMatching, ""},
    {"function (T) -> (T)", DomainKind::kFunction, ""},
    {"literal tensor<S x E>", DomainKind::kLiteral, ""},
    {"scalar literal tensor<E>", DomainKind::kLiteral, ""},
    {"layouts = [range(n)]", DomainKind::kEquals, ""},
    {"layouts permutation of axes(x)", DomainKind::kPermutation, ""},
    {"f32 with a = 1", DomainKind::kClass, ""},
    {"1 .. 3 if n = 1 else dim", DomainKind::kRange, ""},
    {"1 .. if a else 1 .. 1 if b else 2 ..", DomainKind::kRange, ""},
};

TEST(ParseDomain, EveryFormIsReadAndPrintedBack) {
  for (const auto& [text, kind, printed] : kDomains) {
    const std::string role = text.starts_with("i32 ") ? "attr" : "let";
    const Parsed parsed("op w\n  " + role + " z : " + std::string(text) + "\n");
    ASSERT_EQ(parsed.error(), "") << text;
    const Domain& domain = *parsed.name().domain;
    EXPECT_EQ(domain.kind, kind) << text;
    EXPECT_EQ(to_text(domain), printed.empty() ? text : printed) << text;
  }
}

TEST(ParseDomain, EveryKindStandsAbove) {
  std::set<DomainKind> seen{DomainKind::kPattern, DomainKind::kBool};  // below
  for (const auto& row : kDomains) seen.insert(row.kind);
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(DomainKind::kPattern) + 1);
}

/// `bool` and `i32` are classes of element types in a `let`, domains of their own in an `attr`.
TEST(ParseDomain, WordsOfAttributesAreNoClasses) {
  EXPECT_EQ(Parsed("op w\n  let z : bool").name().domain->kind, DomainKind::kClass);
  EXPECT_EQ(Parsed("op w\n  attr z : bool").name().domain->kind, DomainKind::kBool);
  EXPECT_EQ(Parsed("op w\n  let z : i32").name().domain->kind, DomainKind::kClass);
  EXPECT_TRUE(Parsed("op w\n  attr z : i32 0 .. 1").name().domain->is_i32);
  EXPECT_EQ(Parsed("op w\n  in z : T").name().domain->kind, DomainKind::kPattern);
}

TEST(ParseRecord, DeclarationsHaveRolesIndicesAndSuffixes) {
  const Parsed parsed(
      "op w\n"
      "  let    N : count 1 .. ; S, T : shape\n"
      "  let    base[d over S] = S[d] + 1\n"
      "  in     x[k < N] : tensor<S x E[k]> values near 0, N\n"
      "  in     y : tensor<I> holds N + 1\n"
      "  in     z : tensor<S x E> values positive_definite\n"
      "  attr   padding?[d over S][2] : .. default 0\n"
      "  region body : (T) -> (T)\n"
      "  out    result : tensor<S x E>\n");
  ASSERT_EQ(parsed.error(), "");
  const Record& r = parsed.record();
  const auto names = [&](const std::vector<int>& slots) {
    std::string text;
    for (const int slot : slots) text += (text.empty() ? "" : " ") + r.names[static_cast<std::size_t>(slot)].name;
    return text;
  };
  EXPECT_EQ(names(r.lets), "N S T base");
  EXPECT_EQ(names(r.operands), "x y z");
  EXPECT_EQ(names(r.attributes), "padding");
  EXPECT_EQ(names(r.regions), "body");
  EXPECT_EQ(names(r.results), "result");
  ASSERT_EQ(r.lines.size(), 8u);
  EXPECT_EQ(names(r.lines[0]), "N S T");
  EXPECT_EQ(tree(r.find("base")->value), "(+ (index S d) 1)");
  EXPECT_EQ(trees(r.find("x")->values_near), " 0 N");
  EXPECT_EQ(tree(r.find("y")->holds), "(+ N 1)");
  EXPECT_EQ(r.find("z")->values_named, "positive_definite");
  const Declaration& padding = *r.find("padding");
  EXPECT_TRUE(padding.optional);
  ASSERT_EQ(padding.dimensions.size(), 2u);
  EXPECT_EQ(tree_of(padding.dimensions[0].binder), "[d over S]");
  EXPECT_EQ(padding.dimensions[1].count, 2);
  EXPECT_EQ(tree(padding.default_value), "0");
  EXPECT_EQ(padding.at.line, 7);
  EXPECT_EQ(padding.at.column, 10);
}

/// Names declared together have trees of their own: they are bound one by one.
TEST(ParseRecord, NamesOfOneDomainShareNoTree) {
  const Parsed parsed("op w\n  attr a, b : 0 .. n + 1\n");
  const Record& r = parsed.record();
  EXPECT_EQ(to_text(*r.find("a")->domain), to_text(*r.find("b")->domain));
  EXPECT_NE(r.find("a")->domain->high, r.find("b")->domain->high);
}

TEST(ParseRecord, LawsKeepTheirLabelPlaceAndText) {
  const Parsed parsed("op w\n  C1 a  = -- why\n     b\n  U12 for d over x: d[1:] < 2 where e = 1\n  I2 x is int\n");
  ASSERT_EQ(parsed.error(), "");
  const auto& laws = parsed.record().laws;
  ASSERT_EQ(laws.size(), 3u);
  EXPECT_EQ(laws[0].label, "C1");
  EXPECT_EQ(laws[0].text, "a = b");
  EXPECT_EQ(laws[1].text, "for d over x: d[1:] < 2 where e = 1");
  EXPECT_EQ(tree(laws[1].formula), "(for (where (< (range d 1 _) 2) (e = 1)) [d over x])");
  EXPECT_TRUE(laws[1].is_undefined_behaviour());
  EXPECT_FALSE(laws[0].is_undefined_behaviour());
  EXPECT_EQ(laws[1].at.line, 4);
}

TEST(ParseRecord, ClausesOfMeanings) {
  for (const std::string_view text :
       {"y[i] = x[i]", "y = x", "y[] = x[]",
        "y...[s] = fold(body, init..., x...[r at d, s elsewhere] for r within D) in any tree",
        "y[k][c at d, s elsewhere] = x[k][c]", "y[b ++ [i, j]] = l(i, j) where l(i, j) = i < j ? any : l(j, i)",
        "y[i at p, j elsewhere] = x[j ++ i] else e", "y... = x... then while cond(y...) : y... = body(y...)",
        "y[i] = x[i] then for u within U in any order : y[j] = f(y[j], z[u]) where j = u + 1"}) {
    const Parsed parsed("op w\n  means " + std::string(text) + "\n");
    ASSERT_EQ(parsed.error(), "") << text;
    ASSERT_EQ(parsed.record().means.size(), 1u) << text;
    EXPECT_EQ(to_text(parsed.record().means[0]), text);
  }
  EXPECT_EQ(Parsed("op w\n  means y[i] = x[i] ; z[i] = x[i]\n").record().means.size(), 2u);
  EXPECT_TRUE(Parsed("op w\n  means opaque\n").record().opaque);
}

TEST(ParseRecord, LinesOfText) {
  const Parsed parsed(
      "op one, two.three, four-five\n"
      "  pack p = #stablehlo.kind<raw a, b = 1, c = d, mode = colour e> unless a = 1\n"
      "  text $a, [$b]   -- a comment\n"
      "       : functional\n"
      "  note first\n"
      "  note second\n"
      "  effects random\n"
      "  status campaign\n"
      "  lacks time\n"
      "  omits layout\n"
      "  isolated\n"
      "  xla Builder\n"
      "  prefix o\n");
  ASSERT_EQ(parsed.error(), "");
  const auto& names = parsed.file().records[0].names;
  ASSERT_EQ(names.size(), 3u);
  EXPECT_EQ(names[1].first, "two.three");
  EXPECT_EQ(names[2].first, "four-five");
  EXPECT_EQ(names[2].second.column, 20);
  const Record& r = parsed.record();
  EXPECT_EQ(r.text, "$a, [$b] : functional");
  EXPECT_EQ(r.notes, (std::vector<std::string>{"first", "second"}));
  EXPECT_EQ(r.effect.kind, EffectKind::kRandom);
  EXPECT_EQ(r.status, "campaign");
  EXPECT_EQ(r.lacks, (std::vector<std::string>{"time"}));
  EXPECT_EQ(r.omits, (std::vector<std::string>{"layout"}));
  EXPECT_TRUE(r.isolated);
  EXPECT_EQ(r.builder, "Builder");
  EXPECT_EQ(r.name_of_op("one"), "ne");
  EXPECT_EQ(r.name_of_op("four-five"), "");
  const Pack& pack = r.packs.at(0);
  EXPECT_EQ(pack.dialect_kind, "stablehlo.kind");
  EXPECT_EQ(pack.style, "raw");
  EXPECT_TRUE(pack.unless);
  ASSERT_EQ(pack.fields.size(), 4u);
  EXPECT_EQ(pack.fields[0].attribute, "a");
  EXPECT_EQ(pack.fields[1].constant, "1");
  EXPECT_EQ(pack.fields[2].attribute, "d");
  EXPECT_EQ(pack.fields[3].enumeration, "colour");
  EXPECT_EQ(pack.fields[3].attribute, "e");
}

TEST(ParseRecord, RelationsArePrintedAsTheyAreWritten) {
  for (const std::string text :
       {"R1 for i within shape(a): y[i] = a[i] within 0",
        "R2 for i within [n, n]: f(i) <= 2 * y[i] within n = 0 ? 1 : u where f(j) = a[j], u = 3",
        "R3 for i within []: y[] >= 0 within 1"}) {
    const Parsed parsed("op w\n  relation " + text + "\n");
    ASSERT_EQ(parsed.error(), "") << text;
    EXPECT_EQ(to_text(parsed.record().relations.at(0)), text);
  }
  const auto error = [](const std::string& text) { return Parsed("op w\n  relation " + text + "\n").error(); };
  EXPECT_EQ(error("R1 : y = 0 within 1"), "test:2:15: expected `for`, found `:`");
  EXPECT_EQ(error("R1 for i < 2: y = 0 within 1"), "test:2:19: expected one binder `NAME within SHAPE`");
  EXPECT_EQ(error("R1 for i within [] if 1 = 1: y = 0 within 1"), "test:2:19: expected one binder `NAME within SHAPE`");
  EXPECT_EQ(error("R1 for i within []: y within 1"), "test:2:34: expected `=`, `<=` or `>=`, found `within`");
  EXPECT_EQ(error("R1 for i within []: y < 0 within 1"), "test:2:34: expected `=`, `<=` or `>=`, found `<`");
  EXPECT_EQ(error("R1 for i within []: y = 0"), "test:2:37: expected `within`, found the end of the line");
  const std::string once = "relation R1 for i within []: y = 0 within 1\n";
  EXPECT_EQ(Parsed("op w\n" + once + once).error(), "test:3:10: the label R1 stands twice in this record");
}

TEST(ParseRecord, RelationsNameTheShortcutsThatBreakThem) {
  const std::string shortcuts = "op w\n  shortcut by-half if 1 = 1: y = 0\n  shortcut cut if 1 = 1: y = 0\n";
  const Parsed parsed(shortcuts + "  relation R1 unless by-half, cut for i within []: y = 0 within 1\n");
  ASSERT_EQ(parsed.error(), "");
  EXPECT_EQ(to_text(parsed.record().relations.at(0)), "R1 unless by-half, cut for i within []: y = 0 within 1");
  EXPECT_EQ(Parsed(shortcuts + "  relation R1 unless by-two for i within []: y = 0 within 1\n").error(),
            "test:4:22: no line before is the shortcut by-two");
}

TEST(ParseRecord, PermutationsArePrintedAsTheyAreWritten) {
  const Parsed parsed("op w\n  permutes ys from xs along n % 2\n");
  ASSERT_EQ(parsed.error(), "");
  EXPECT_EQ(to_text(*parsed.record().permutation), "ys from xs along n % 2");
  EXPECT_EQ(Parsed("op w\n  permutes ys along 0\n").error(), "test:2:15: expected `from`, found `along`");
  EXPECT_EQ(Parsed("op w\n  permutes ys from xs\n").error(), "test:2:22: expected `along`, found the end of the line");
  const std::string once = "permutes ys from xs along 0\n";
  EXPECT_EQ(Parsed("op w\n" + once + once).error(), "test:3:10: `permutes` stands twice in this record");
}

TEST(ParseRecord, LinesOfQueues) {
  for (const std::string text :
       {"x into \"q\"", "xs into \"q\", [a, b], 2", "x into \"q\", k for k < n, l in ls if l = k"}) {
    const Parsed parsed("op w\n  puts " + text + "\n");
    ASSERT_EQ(parsed.error(), "") << text;
    EXPECT_EQ(to_text(parsed.record().puts.at(0)), text);
  }
  EXPECT_EQ(Parsed("op w\n  puts x\n").error(), "test:2:9: expected `into`, found the end of the line");
  const Parsed check("op w\n  effects check equal called 2 with seen(0, \"q\")\n");
  ASSERT_EQ(check.error(), "");
  EXPECT_EQ(check.record().effect.called, 2);
  EXPECT_EQ(to_text(*check.record().effect.other), "seen(0, \"q\")");
}

TEST(ParseRecord, EnumerationsAndDefinitions) {
  const Parsed parsed("enum colour : RED GREEN\n  BLUE\ndef half(n) = n / 2\nop w\n");
  ASSERT_EQ(parsed.error(), "");
  EXPECT_EQ(parsed.file().enumerations[0].first.members, (std::vector<std::string>{"RED", "GREEN", "BLUE"}));
  EXPECT_EQ(tree_of(parsed.file().definitions[0].first), " (half n = (/ n 2))");
}

/// `in any tree` and `in order` go on with a meaning; `in order_of` is no freedom.
TEST(ParseRecord, AFreedomBeginsNoLine) {
  const Parsed parsed("op w\n  means y[s] = fold(f, e, x[r] for r within D)\n    in any tree\n  in z : T\n");
  ASSERT_EQ(parsed.error(), "");
  EXPECT_EQ(parsed.record().means[0].value->freedom, Freedom::kAnyTree);
  EXPECT_EQ(parsed.record().operands.size(), 1u);
}

}  // namespace
}  // namespace assay::spec
