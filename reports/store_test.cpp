#include "reports/store.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>
#include <xxhash.h>

#include <cmath>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "reports/json.h"
#include "reports/schema.h"
#include "reports/schema_3_test.h"

namespace assay::reports {
namespace {

class StoreTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "assay-store-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string path(const char* name = "a.db") const { return folder_ / name; }

  std::unique_ptr<Store> open() {
    auto store = Store::open(path());
    EXPECT_TRUE(store) << (store ? "" : store.error().text());
    return std::move(*store);
  }

  void sql(const char* text) {
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(path().c_str(), &handle), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(handle, text, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(handle);
    sqlite3_close(handle);
  }

  std::string content() const {
    std::ostringstream bytes;
    bytes << std::ifstream(path(), std::ios::binary).rdbuf();
    return bytes.str();
  }

  void expect_refused(const std::string& message) {
    const std::string before = content();
    for (auto open : {Store::open, Store::open_existing}) {
      auto store = open(path());
      ASSERT_FALSE(store);
      EXPECT_EQ(store.error().kind, ErrorKind::kEnvironment);
      EXPECT_NE(store.error().message.find(message), std::string::npos) << store.error().message;
      EXPECT_NE(store.error().message.find(path()), std::string::npos) << store.error().message;
    }
    EXPECT_TRUE(content() == before);
  }

  std::filesystem::path folder_;
};

CampaignKey key() {
  return {"pjrt:a.so", "xla 1", {"default", "no-algsimp"}, 0xFFFF'FFFF'FFFF'FFFFu, "xla-default", "c", "s", "o"};
}

Finding finding(const std::string& cluster, int ops, const std::string& program = "func.func @main() { return }") {
  Finding f;
  f.cluster = cluster;
  f.failure = "wrong value";
  f.title = "add of 1 and 2 gives 4";
  f.ops = std::vector<std::string>(static_cast<std::size_t>(ops), "stablehlo.add");
  f.element_types = {"f32"};
  f.law = "add (means): lhs + rhs";
  f.program = program;
  f.inputs = {"dense<1.0> : tensor<f32>", "dense<2.0> : tensor<f32>"};
  ExpectedElement element{"[2.9999998, 3.0000002]", "4.0", true, false, 2.9999998, 3.0000002, 0, 0};
  element.may_be_negative_infinity = true;
  ExpectedElement integer{.text = "5", .got = "5", .integer = true, .integer_low = INT64_MIN, .integer_high = 5};
  ExpectedElement infinite{.text = "inf", .got = "\xff", .low = HUGE_VAL, .high = HUGE_VAL};
  infinite.got = "inf";
  f.evidence = {{1, 2, "tensor<f32>", "dense<4.0> : tensor<f32>", {element, integer, infinite}}};
  f.message = "a \"quoted\"\nline";
  f.variant = "default";
  f.mends = {"no-algsimp"};
  f.check_flags = "--backend oracle";
  f.original_program = "module { " + program + " }";
  f.original_inputs = f.inputs;
  f.program_number = 77;
  f.elements = 1;
  f.compilations = 40;
  return f;
}

TEST_F(StoreTest, ACampaignIsResumedByTheSameKeyOnly) {
  auto store = open();
  const Campaign first = store->campaign(key()).value();
  EXPECT_EQ(first.next_program, 0u);
  EXPECT_EQ(first.key, key());
  ASSERT_TRUE(
      store->commit(first, {.next_program = 64, .state = std::string("a\0b", 3), .texts = {~std::uint64_t{0}, 5}}));
  store = open();
  const Campaign again = store->campaign(key()).value();
  EXPECT_EQ(again.id, first.id);
  EXPECT_EQ(again.next_program, 64u);
  EXPECT_EQ(again.state, std::string("a\0b", 3));
  EXPECT_EQ(store->texts(again).value(), (std::vector<std::uint64_t>{~std::uint64_t{0}, 5}));
  CampaignKey other = key();
  other.contract_hash = "d";
  EXPECT_NE(store->campaign(other).value().id, first.id);
  EXPECT_EQ(store->campaigns().value().size(), 2u);
}

TEST_F(StoreTest, BlocksAddUp) {
  auto store = open();
  const Campaign campaign = store->campaign(key()).value();
  Block block;
  block.counts = {.programs = 3,
                  .compilations = 6,
                  .runs = 24,
                  .elements = {.checked = 100, .weak = 2, .open = 1, .undecided = 3},
                  .seconds = 0.5};
  block.verdicts = {{"pass", 2}, {"wrong value", 1}};
  block.cells = {{"add", "f32", 3, 100, 2, 1, 1}};
  block.coverage = {{"slice", "strides: 2", 4}};
  block.refusals = {{"rejected", "words #", "sort f8E4M3", "words 12", 1, "a long program"}};
  block.openings = {{"add", "i8", "overflow", 2, 5}, {"divide", "i8", "by zero", 1, 20}};
  ASSERT_TRUE(store->commit(campaign, block));
  block.refusals = {{"rejected", "words #", "sort f8E4M3", "words 3", 1, "a program"},
                    {"rejected", "words #", "sort f8E5M2", "words 4", 2, "another program"}};
  ASSERT_TRUE(store->commit(campaign, block));
  const Counts counts = store->campaigns().value()[0].counts;
  EXPECT_EQ(counts.programs, 6);
  EXPECT_EQ(counts.compilations, 12);
  EXPECT_EQ(counts.runs, 48);
  EXPECT_EQ(counts.elements, (ElementCounts{.checked = 200, .weak = 4, .open = 2, .undecided = 6}));
  EXPECT_EQ(counts.seconds, 1.0);
  EXPECT_EQ(store->verdicts().value(), (std::vector<VerdictCount>{{"pass", 4}, {"wrong value", 2}}));
  EXPECT_EQ(store->cells().value(), (std::vector<MatrixCell>{{"add", "f32", 6, 200, 4, 2, 2}}));
  EXPECT_EQ(store->coverage().value(), (std::vector<Coverage>{{"slice", "strides: 2", 8}}));
  EXPECT_EQ(store->refusals().value(),
            (std::vector<Refusal>{{"rejected", "words #", "sort f8E4M3,sort f8E5M2", "words 3", 4, "a program"}}));
  EXPECT_EQ(store->openings().value(),
            (std::vector<OpeningRow>{{"divide", "i8", "by zero", 2, 40}, {"add", "i8", "overflow", 4, 10}}));
}

TEST_F(StoreTest, FindingsComeBackAsTheyWere) {
  auto store = open();
  const Campaign campaign = store->campaign(key()).value();
  Finding large = finding("k", 2, std::string(100'000, 'x'));
  ASSERT_TRUE(store->commit(campaign, {.findings = {large}}));
  Finding back = store->finding(1).value();
  EXPECT_EQ(back.id, 1);
  back.id = 0;
  large.campaign = campaign.id;
  EXPECT_EQ(back, large);
  EXPECT_FALSE(store->finding(2));
  EXPECT_NE(store->finding(2).error().message.find("no finding 2"), std::string::npos);
}

TEST_F(StoreTest, ALongProgramIsCompressed) {
  auto store = open();
  ASSERT_TRUE(
      store->commit(store->campaign(key()).value(), {.findings = {finding("k", 1, std::string(1'000'000, 'x'))}}));
  store.reset();
  EXPECT_LT(std::filesystem::file_size(path()), 200'000u);
}

TEST_F(StoreTest, TheSmallestFindingSpeaksForItsCluster) {
  auto store = open();
  const Campaign campaign = store->campaign(key()).value();
  ASSERT_TRUE(store->commit(campaign, {.findings = {finding("rare", 1), finding("often", 3), finding("often", 2)}}));
  const auto clusters = store->clusters().value();
  ASSERT_EQ(clusters.size(), 2u);
  EXPECT_EQ(clusters[0].key, "often");
  EXPECT_EQ(clusters[0].findings, 2);
  EXPECT_EQ(clusters[0].representative, 3);
  EXPECT_EQ(clusters[1].key, "rare");
  EXPECT_EQ(store->findings("often").value().size(), 2u);
  EXPECT_EQ(store->findings().value().size(), 3u);
}

TEST_F(StoreTest, ASchemaOfAnotherVersionIsRefusedAndLeftAsItIs) {
  open();
  sql("PRAGMA user_version = 99");
  expect_refused("newer Assay: its schema is version 99, this one knows 5");
  sql("PRAGMA user_version = 1");
  expect_refused("older Assay: its schema is version 1, this one knows 5");
}

TEST_F(StoreTest, WhatIsNotOursIsRefusedAndLeftAsItIs) {
  std::ofstream(path()) << std::string(5000, '?');
  expect_refused("not a database");
  std::filesystem::remove(path());
  sql("CREATE TABLE t (x)");
  expect_refused("not a database of Assay");
}

TEST_F(StoreTest, DamageIsSaidNotRead) {
  auto store = open();
  ASSERT_TRUE(
      store->commit(store->campaign(key()).value(), {.findings = {finding("k", 1, std::string(100'000, 'x'))}}));
  store.reset();
  std::string bytes = content();
  std::filesystem::resize_file(path(), bytes.size() / 2);
  expect_refused("malformed");
  std::fill(bytes.begin() + 4096, bytes.end(), 'x');
  std::ofstream(path()) << bytes;
  auto damaged = Store::open_existing(path());
  const auto findings = damaged ? (*damaged)->findings() : tl::unexpected(damaged.error());
  ASSERT_FALSE(findings);
  EXPECT_EQ(findings.error().kind, ErrorKind::kEnvironment);
  EXPECT_NE(findings.error().message.find("malformed"), std::string::npos) << findings.error().message;
}

// A text that changes and a number that does not would let a program loose on tables it does not know.
TEST(Schema, ItsNumberIsRaisedWithItsText) {
  EXPECT_EQ(kSchemaVersion, 5);
  EXPECT_EQ(XXH3_64bits(schema().data(), schema().size()), 5230090296725217159u)
      << "the tables changed: raise kSchemaVersion, then this number";
}

// What was written with version 3, column by column as the Assay of that time did it.
constexpr const char* kWrittenBy3 = R"sql(
INSERT INTO campaigns (id, backend, identity, variants, seed, contract, contract_hash, spec_hash, options, programs)
VALUES (1, 'b', 'i', '["default"]', 7, 'xla-default', 'c', 's', 'o', 40);
INSERT INTO programs VALUES ('h', 'func.func @main() { return }', NULL);
INSERT INTO verdicts VALUES (1, 'pass', 39);
INSERT INTO findings VALUES (1, 1, 5, 'k', 'wrong-value', 'a title', '["add"]', '["f32"]', 'a law', 'h', '[]', 1, 1,
                             '[]', '', 'default', '[]', '', 'h', '[]', 1, 9);
)sql";

TEST_F(StoreTest, ADatabaseOfVersion3IsBroughtUpToDate) {
  sql(kSchema3);
  sql(kWrittenBy3);
  sql("PRAGMA user_version = 3; PRAGMA application_id = 1098080633;");
  auto store = Store::open_existing(path());
  ASSERT_TRUE(store) << store.error().text();
  const Finding old = (*store)->finding(1).value();
  EXPECT_EQ(old.title, "a title");
  EXPECT_EQ(old.witness, Witness{});
  EXPECT_TRUE(old.grants.empty());
  EXPECT_EQ((*store)->campaigns().value()[0].counts.programs, 40);
  EXPECT_EQ((*store)->clusters().value().size(), 1u);
  EXPECT_TRUE((*store)->deviations().value().empty());
  ASSERT_TRUE((*store)->commit((*store)->campaigns().value()[0],
                               {.undecided = {{"a bound", 1, 2, "p"}}, .findings = {finding("l", 1)}}));
  EXPECT_EQ((*store)->findings().value().size(), 2u);
}

TEST(Json, OfAnOpeningIsOneLine) {
  EXPECT_EQ(to_json(OpeningRow{"add", "i8", "the `line`", 2, 40}),
            R"({"op":"add","element_type":"i8","reason":"the `line`","programs":2,"elements":40})");
}

TEST_F(StoreTest, ADatabaseOfVersion4IsBroughtUpToDate) {
  open()->campaign(key()).value();
  sql("DROP TABLE openings; PRAGMA user_version = 4;");
  auto store = Store::open_existing(path());
  ASSERT_TRUE(store) << store.error().text();
  EXPECT_TRUE((*store)->openings().value().empty());
  ASSERT_TRUE((*store)->commit((*store)->campaign(key()).value(), {.openings = {{"add", "i8", "overflow", 1, 1}}}));
  EXPECT_EQ((*store)->openings().value().size(), 1u);
}

// Tables that were migrated are those that are made.
TEST_F(StoreTest, MigratedTablesAreThoseOfANewDatabase) {
  const auto columns = [&] {
    std::vector<std::string> out;
    sqlite3* handle = nullptr;
    EXPECT_EQ(sqlite3_open(path().c_str(), &handle), SQLITE_OK);
    const auto add = [](void* all, int, char** cells, char**) {
      static_cast<std::vector<std::string>*>(all)->emplace_back(cells[0]);
      return 0;
    };
    sqlite3_exec(handle,
                 "SELECT m.name || ' ' || t.name || ' ' || t.type || ' ' || t.\"notnull\" || ' ' ||"
                 " ifnull(t.dflt_value, '') || ' ' || t.pk FROM sqlite_schema m, pragma_table_xinfo(m.name) t"
                 " ORDER BY m.name, t.cid",
                 add, &out, nullptr);
    sqlite3_close(handle);
    return out;
  };
  sql(schema().c_str());
  const auto made = columns();
  EXPECT_GT(made.size(), 80u);
  std::filesystem::remove(path());
  sql(kSchema3);
  sql(migration(3)->c_str());
  EXPECT_EQ(columns(), made);
  EXPECT_FALSE(migration(2));
  EXPECT_FALSE(migration(kSchemaVersion));
}

Finding deviation(const std::string& kind, int ops) {
  Finding f = finding("deviation: a + b", ops);
  f.failure = kDeviation;
  f.grants = {"a", "b"};
  f.witness = {kind, "0.0", "3.0", kind == "rounding" ? 2.0 : 0.0};
  f.bound = "cosine f32: 6 ulp, 4 allowed by a table";
  return f;
}

TEST_F(StoreTest, TheGravestDeviationSpeaksForItsGrants) {
  auto store = open();
  const Campaign campaign = store->campaign(key()).value();
  ASSERT_TRUE(store->commit(campaign, {.findings = {deviation("rounding", 1), deviation("range", 3),
                                                    deviation("range", 2), deviation("special", 1)}}));
  const auto clusters = store->clusters().value();
  ASSERT_EQ(clusters.size(), 1u);
  EXPECT_EQ(clusters[0].representative, 3);
  Finding back = store->finding(1).value();
  back.id = back.campaign = 0;
  EXPECT_EQ(back, deviation("rounding", 1));
}

TEST_F(StoreTest, DeviationsAddUpAndKeepTheWorst) {
  auto store = open();
  const Campaign campaign = store->campaign(key()).value();
  Block block;
  block.deviations = {{"a + b", "rounding", 1, 10, {"rounding", "1.0", "2.0", 5}},
                      {"a + b", "range", 1, 1, {"range", "0.0", "3.0", 0}}};
  block.undecided = {{"20 rounds", 1, 4, "a long program"}};
  block.findings = {deviation("special", 1), deviation("range", 1), deviation("range", 1)};
  ASSERT_TRUE(store->commit(campaign, block));
  block.deviations = {{"a + b", "rounding", 2, 20, {"rounding", "7.0", "8.0", 9}},
                      {"a + b", "range", 4, 1, {"range", "9.0", "9.0", 0}}};
  block.undecided = {{"20 rounds", 1, 3, "a program"}};
  block.findings.clear();
  ASSERT_TRUE(store->commit(campaign, block));
  EXPECT_EQ(store->deviations().value(),
            (std::vector<DeviationRow>{{"a + b", "range", 5, 2, {"range", "0.0", "3.0", 0}, 2},
                                       {"a + b", "rounding", 3, 30, {"rounding", "7.0", "8.0", 9}, 0}}));
  EXPECT_EQ(store->undecided().value(), (std::vector<UndecidedRow>{{"20 rounds", 2, 7, "a program"}}));
}

TEST_F(StoreTest, APathThatCannotBeWrittenIsAnEnvironmentError) {
  for (const std::string bad : {folder_ / "missing" / "a.db", folder_}) {
    auto store = Store::open(bad);
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().kind, ErrorKind::kEnvironment);
    EXPECT_NE(store.error().message.find(bad), std::string::npos) << store.error().message;
  }
  EXPECT_FALSE(Store::open_existing(path("none.db")));
  EXPECT_FALSE(std::filesystem::exists(path("none.db")));
}

// A child commits block after block until it is killed; whole blocks remain, and nothing else.
TEST_F(StoreTest, KillLosesNoCommittedBlock) {
  int progress[2];
  ASSERT_EQ(pipe(progress), 0);
  const pid_t child = fork();
  if (child == 0) {
    auto store = std::move(*Store::open(path()));
    Campaign campaign = store->campaign(key()).value();
    for (std::uint64_t n = 1;; ++n) {
      Block block{.next_program = n,
                  .state = std::to_string(n),
                  .counts = {.programs = 1},
                  .findings = {finding("k", 1), finding("l", 2)}};
      if (!store->commit(campaign, block) || write(progress[1], "x", 1) != 1) _exit(1);
    }
  }
  char committed[20];
  std::size_t blocks = 0;
  while (blocks < sizeof committed)
    blocks += static_cast<std::size_t>(read(progress[0], committed, sizeof committed - blocks));
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  const Campaign campaign = open()->campaign(key()).value();
  EXPECT_GE(campaign.next_program, blocks);
  EXPECT_EQ(static_cast<std::uint64_t>(campaign.counts.programs), campaign.next_program);
  EXPECT_EQ(campaign.state, std::to_string(campaign.next_program));
  EXPECT_EQ(open()->findings().value().size(), 2 * campaign.next_program);
}

}  // namespace
}  // namespace assay::reports
