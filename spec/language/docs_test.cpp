#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "spec/choices.h"
#include "spec/embedded.h"
#include "spec/fenced_blocks_test.h"
#include "spec/instance.h"
#include "spec/language/functions.h"
#include "spec/language/lexer.h"
#include "spec/language/parse_domain.h"
#include "spec/language/parse_record.h"
#include "spec/language/primitives.h"
#include "spec/language/resolve_expression.h"

/// docs/records.md is right and complete: its examples load, draw and hold, its lines of truth are
/// true, and no word of the language is missing.
namespace assay::spec {
namespace {

const std::string& page() {
  static const std::string text = text_of_file(ASSAY_SOURCE_DIR "/docs/records.md");
  return text;
}

/// What every file of records sees: enumerations and functions.
const std::pair<std::string, std::string>& prelude() {
  const auto& files = embedded_ops();
  return *std::ranges::find_if(files, [](const auto& file) { return file.first.ends_with("prelude.op"); });
}

auto load(const std::string& name, const std::string& text) { return Records::load({prelude(), {name, text}}); }

std::string place_of(const FencedBlock& block) { return "docs/records.md:" + std::to_string(block.line); }

/// Blocks of records, less those that are wrong on purpose: behind these stands a block of the error.
std::vector<FencedBlock> examples() {
  const auto blocks = fenced_blocks(page());
  std::vector<FencedBlock> out;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const bool is_wrong = i + 1 < blocks.size() && blocks[i + 1].language == "error";
    if (blocks[i].language == "op" && !is_wrong) out.push_back(blocks[i]);
  }
  return out;
}

bool says(std::string_view word) { return page().find(word) != std::string::npos; }

TEST(RecordsPage, ExamplesLoad) {
  ASSERT_GT(examples().size(), 15u);
  for (const FencedBlock& block : examples()) {
    const auto records = load(place_of(block), block.text);
    EXPECT_TRUE(records.has_value()) << place_of(block) << "\n" << (records ? "" : records.error().text());
  }
}

TEST(RecordsPage, WhatAnExampleDrawsMeetsItsLaws) {
  Arena arena;
  for (const FencedBlock& block : examples()) {
    const auto records = load(place_of(block), block.text);
    ASSERT_TRUE(records.has_value());
    for (const Record& record : (*records)->all()) {
      for (std::uint64_t program = 0; program < 100; ++program) {
        arena.clear();
        Prng choices(7, program);
        Instance op;
        ASSERT_TRUE(draw(op, record, {2, 3}, choices, SizePolicy{}, {}, arena))
            << place_of(block) << " " << record.mnemonic;
        EXPECT_EQ(check(op, arena).message, "") << place_of(block);
        std::string why;
        EXPECT_TRUE(member(op, arena, &why)) << place_of(block) << " " << record.mnemonic << ": " << why;
      }
    }
  }
}

TEST(RecordsPage, WrongExamplesFailAsThePageSays) {
  const auto blocks = fenced_blocks(page());
  int tried = 0;
  for (std::size_t i = 1; i < blocks.size(); ++i) {
    if (blocks[i].language != "error") continue;
    const std::string expected = blocks[i].text.substr(0, blocks[i].text.size() - 1);
    const auto records = load(expected.substr(0, expected.find(':')), blocks[i - 1].text);
    ASSERT_FALSE(records.has_value()) << place_of(blocks[i - 1]);
    EXPECT_EQ(records.error().text(), expected) << place_of(blocks[i]);
    ++tried;
  }
  EXPECT_GT(tried, 4);
}

// ---- lines that are true ------------------------------------------------------------------------

/// The op whose laws the lines are, with the values that the page gives its names.
class TrueLines : public testing::Test {
 protected:
  void SetUp() override {
    const auto blocks = examples();
    plan_ = *std::ranges::find_if(blocks, [](const FencedBlock& b) { return b.text.starts_with("op example\n"); });
  }

  std::unique_ptr<const Records> with_law(const std::string& line) {
    auto records = load("example.op", plan_.text + "  A1     " + line + "\n");
    EXPECT_TRUE(records.has_value()) << line << "\n" << (records ? "" : records.error().text());
    return records ? std::move(*records) : nullptr;
  }

  Value list(std::initializer_list<Value> values) {
    return Value::list(arena_.copy(std::span(values.begin(), values.size())));
  }
  Value numbers(std::initializer_list<std::int64_t> values) { return Value::list(arena_, std::vector(values)); }
  static Value tensor(std::initializer_list<std::int64_t> shape) {
    return Value::type(Type::tensor(shape, ElementType::f32));
  }

  static Value quantized() {
    const Quantization q{ElementType::i8, ElementType::f32, -128, 127, {0.5, 0.25}, {3, -2}, 0};
    TypeData data;
    data.element = ElementType::i8;
    data.shape = {2};
    data.quantization = std::make_shared<const Quantization>(q);
    return Value::type(Type::intern(std::move(data)));
  }

  std::vector<std::pair<std::string, Value>> values() {
    const Type scalar = Type::tensor({}, ElementType::f32);
    const std::array members{scalar, Type::token()};
    return {{"x", tensor({4, 5})},
            {"z", Value::type(Type::tensor({3}, ElementType::c64))},
            {"q", quantized()},
            {"xs", list({tensor({4, 5}), tensor({6, 5})})},
            {"pair", Value::type(Type::tuple(members))},
            {"t", Value::type(Type::token())},
            {"groups", list({numbers({0, 1}), numbers({3, 2})})},
            {"present", numbers({0})},
            {"target", Value::string("my.op")}};
  }

  Instance instance(const Record& record) {
    static const Signature signature{{Type::tensor({}, ElementType::f32), Type::tensor({}, ElementType::f32)},
                                     {Type::tensor({}, ElementType::f32)}};
    static const SignatureView view(signature);
    auto slots = arena_.array<Value>(record.names.size());
    std::ranges::fill(slots, Value::undefined());
    const auto slot = [&](std::string_view name) -> Value& {
      return slots[static_cast<std::size_t>(record.find(name)->slot)];
    };
    for (const auto& [name, value] : values()) slot(name) = value;
    slot("missing") = Value::absent();
    slot("f") = Value::signature(&view);
    return {&record, slots, {2, 3}};
  }

  FencedBlock plan_;
  Arena arena_;
};

TEST_F(TrueLines, ThePageShowsTheValuesThatTheyAreJudgedWith) {
  for (const auto& [name, value] : values()) {
    const std::string line = name + " = " + to_string(value) + "\n";
    EXPECT_TRUE(says(line)) << line;
  }
}

TEST_F(TrueLines, AreTrue) {
  int tried = 0;
  for (const FencedBlock& block : fenced_blocks(page())) {
    if (block.language != "true") continue;
    std::istringstream lines(block.text);
    for (std::string line; std::getline(lines, line); ++tried) {
      const auto records = with_law(line);
      ASSERT_NE(records, nullptr);
      const Record& record = *records->find("example");
      EXPECT_EQ(holds(instance(record), record.laws.at(0), arena_), Truth::kTrue) << place_of(block) << "\n" << line;
    }
  }
  EXPECT_GT(tried, 30);
}

TEST_F(TrueLines, AFalseAndAnUndefinedLineWouldShow) {
  for (const auto& [line, truth] :
       {std::pair("rank(x) = 3", Truth::kFalse), std::pair("[4, 5][9] = 0", Truth::kUndefined)}) {
    const auto records = with_law(line);
    const Record& record = *records->find("example");
    EXPECT_EQ(holds(instance(record), record.laws.at(0), arena_), truth) << line;
  }
}

// ---- nothing is missing -------------------------------------------------------------------------

/// What the examples and the lines of truth are made of.
struct Used {
  std::set<ExprKind> nodes;
  std::set<Operator> operators;
  std::set<Freedom> freedoms;
  std::set<BinderKind> binders;
  std::set<DomainKind> domains;
  std::set<std::string, std::less<>> calls;
};

void use(Used& used, const std::vector<Binder>& binders) {
  for (const Binder& b : binders) used.binders.insert(b.how);
}

void use(Used& used, const SyntaxArena& arena) {
  for (const Expr& e : arena.exprs) {
    used.nodes.insert(e.node);
    if (e.node == ExprKind::kBinary || e.node == ExprKind::kUnary) used.operators.insert(e.op);
    if (e.node == ExprKind::kCall) used.calls.insert(e.name), used.freedoms.insert(e.freedom);
    use(used, e.binders);
  }
}

void use(Used& used, const ParsedFile& file) {
  for (const ParsedRecord& record : file.records) {
    for (const Declaration& name : record.body.names)
      for (const Domain* d = name.domain.get(); d != nullptr; d = d->otherwise.get()) used.domains.insert(d->kind);
    for (const Clause& clause : record.body.means) used.freedoms.insert(clause.freedom);
  }
}

void use_text(Used& used, const std::string& text) {
  SyntaxArena arena;
  const auto file = parse_records("page", text, arena);
  ASSERT_TRUE(file.has_value()) << file.error().text();
  use(used, arena);
  use(used, *file);
}

Used used_by_the_page() {
  Used used;
  for (const FencedBlock& block : examples()) use_text(used, block.text);
  for (const FencedBlock& block : fenced_blocks(page())) {
    std::istringstream lines(block.language == "true" ? block.text : "");
    for (std::string line; std::getline(lines, line);) use_text(used, "op example\n  A1 " + line + "\n");
  }
  return used;
}

/// Positions of what is missing in the enumerations of spec/language/syntax.h.
template <class Enum> std::vector<int> missing(const std::set<Enum>& used, Enum last) {
  std::vector<int> out;
  for (int i = 0; i <= static_cast<int>(last); ++i)
    if (!used.contains(static_cast<Enum>(i))) out.push_back(i);
  return out;
}

TEST(RecordsPage, UsesEveryFormOfTheLanguage) {
  Used used = used_by_the_page();
  used.operators.insert(Operator::kNone);
  EXPECT_EQ(missing(used.nodes, ExprKind::kAny), std::vector<int>());
  EXPECT_EQ(missing(used.operators, Operator::kNegate), std::vector<int>());
  EXPECT_EQ(missing(used.freedoms, Freedom::kAnyOrderOfTies), std::vector<int>());
  EXPECT_EQ(missing(used.binders, BinderKind::kWithin), std::vector<int>());
  EXPECT_EQ(missing(used.domains, DomainKind::kPattern), std::vector<int>());
}

TEST(RecordsPage, UsesEveryBuiltin) {
  const Used used = used_by_the_page();
  for (int i = 0; i < static_cast<int>(Builtin::kCount); ++i) {
    const auto name = builtin(static_cast<Builtin>(i)).name;
    EXPECT_TRUE(used.calls.contains(name)) << name;
  }
}

TEST(RecordsPage, NamesEveryWordOfTheLanguage) {
  for (const auto word : line_words()) EXPECT_TRUE(says("`" + std::string(word))) << word;
  for (const auto word : domain_words()) EXPECT_TRUE(says("`" + std::string(word))) << word;
  for (const auto word : environment_words()) EXPECT_TRUE(says("`" + std::string(word))) << word;
  for (const char* word : {"any", "bool", "int", "signed", "unsigned", "float", "complex"}) {
    ASSERT_TRUE(element_class_named(word)) << word;
    EXPECT_TRUE(says("`" + std::string(word) + "`")) << word;
  }
  for (const auto& format : element_formats()) EXPECT_TRUE(says("`" + std::string(format.name) + "`")) << format.name;
  for (const auto& primitive : scalar_primitives()) {
    EXPECT_TRUE(says("`" + std::string(primitive.name) + "`") || says("`" + std::string(primitive.name) + "("))
        << primitive.name;
  }
}

}  // namespace
}  // namespace assay::spec
