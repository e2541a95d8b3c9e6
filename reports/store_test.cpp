#include "reports/store.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>
#include <xxhash.h>

#include <array>
#include <cmath>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <regex>
#include <sstream>

#include "reports/finding_text.h"
#include "reports/json.h"
#include "reports/json_objects.h"
#include "reports/schema.h"
#include "reports/schema_3_test.h"
#include "spec/version.h"

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
  f.typed_ops = {"add f32"};
  f.law = "add (means): lhs + rhs";
  f.program = program;
  f.inputs = {"dense<1.0> : tensor<f32>", "dense<2.0> : tensor<f32>"};
  ExpectedElement element{"[2.9999998, 3.0000002]", "4.0", true, false, 2.9999998, 3.0000002, 0, 0};
  element.may_be_negative_infinity = true;
  ExpectedElement integer{.text = "5", .got = "5", .integer = true, .integer_low = INT64_MIN, .integer_high = 5};
  ExpectedElement infinite{.text = "inf", .got = "\xff", .low = HUGE_VAL, .high = HUGE_VAL};
  infinite.got = "inf";
  const ExpectedElement apart{
      .text = "0 or [1, 2]", .got = "0.5", .failed = true, .low = 0, .high = 2, .gaps = {{0, 1}}};
  const ExpectedElement integers_apart{
      .text = "1 or 3", .got = "2", .integer = true, .integer_low = 1, .integer_high = 3, .gaps = {{0, 0, 1, 3}}};
  f.evidence = {{1, 2, "tensor<f32>", "dense<4.0> : tensor<f32>", {element, integer, infinite, apart, integers_apart}}};
  f.message = "a \"quoted\"\nline";
  f.variant = "default";
  f.variant_options = "xla_a=true";
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
      store->commit(first, {.next_program = 64, .state = std::string("a\0b", 3), .texts = {{3, {~std::uint64_t{0}}}}}));
  ASSERT_TRUE(
      store->commit(first, {.next_program = 64, .state = std::string("a\0b", 3), .texts = {{3, {5}}, {4, {6}}}}));
  store = open();
  const Campaign again = store->campaign(key()).value();
  EXPECT_EQ(again.id, first.id);
  EXPECT_EQ(again.next_program, 64u);
  EXPECT_EQ(again.state, std::string("a\0b", 3));
  EXPECT_EQ(store->texts(again).value(), (std::vector<TextsOfBlock>{{3, {~std::uint64_t{0}, 5}}, {4, {6}}}));
  ASSERT_TRUE(store->commit(first, {.next_program = 64, .state = std::string("a\0b", 3), .oldest_texts = 4}));
  EXPECT_EQ(store->texts(again).value(), (std::vector<TextsOfBlock>{{4, {6}}}));
  CampaignKey other = key();
  other.contract_hash = "d";
  EXPECT_NE(store->campaign(other).value().id, first.id);
  EXPECT_EQ(store->campaigns().value().size(), 2u);
}

TEST_F(StoreTest, ACampaignKnowsWhenAndWhereItRan) {
  const std::regex time("20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ");
  auto store = open();
  const Campaign campaign = store->campaign(key()).value();
  EXPECT_TRUE(std::regex_match(campaign.provenance.started, time)) << campaign.provenance.started;
  EXPECT_EQ(campaign.provenance.saved, "");
  ASSERT_TRUE(store->commit(campaign, {}));
  const Provenance p = store->campaign(key()).value().provenance;
  EXPECT_EQ(p.started, campaign.provenance.started);
  EXPECT_TRUE(std::regex_match(p.saved, time)) << p.saved;
  EXPECT_GE(p.saved, p.started);
  std::array<char, 256> host{};
  gethostname(host.data(), host.size() - 1);
  EXPECT_EQ(p.host, host.data());
  EXPECT_EQ(p.version, spec::kVersion);
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
  EXPECT_EQ(counts.elements, (spec::ElementCounts{.checked = 200, .weak = 4, .open = 2, .undecided = 6}));
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
  EXPECT_EQ(store->findings().value().size(), 3u);
}

TEST_F(StoreTest, WrongAnswersStandBeforeCrashes) {
  auto store = open();
  Finding crash = finding("crash", 1);
  crash.failure = "crash";
  ASSERT_TRUE(store->commit(store->campaign(key()).value(), {.findings = {crash, crash, finding("wrong", 2)}}));
  const auto clusters = store->clusters().value();
  ASSERT_EQ(clusters.size(), 2u);
  EXPECT_EQ(clusters[0].key, "wrong");
  EXPECT_EQ(clusters[1].key, "crash");
}

// Of crashes a common one is last that shows on a rare type alone.
TEST_F(StoreTest, CommonTypesStandBeforeRareOnes) {
  auto store = open();
  const auto on = [](const std::string& cluster, const std::string& failure, const std::string& type) {
    Finding f = finding(cluster, 1);
    f.failure = failure;
    f.element_types = {"i1", type};
    return f;
  };
  ASSERT_TRUE(store->commit(store->campaign(key()).value(),
                            {.findings = {on("rare crash", "crash", "f4E2M1FN"), on("rare crash", "crash", "f4E2M1FN"),
                                          on("crash", "internal-error", "f32"), on("granted", "deviation", "f32"),
                                          on("rare", "wrong-value", "i2"), on("rare", "wrong-value", "i2"),
                                          on("seldom", "wrong-value", "ui16"), on("common", "wrong-value", "i2"),
                                          on("common", "wrong-value", "bf16")}}));
  std::vector<std::string> order;
  const auto clusters = store->clusters().value();
  for (const Cluster& c : clusters) order.push_back(c.key);
  EXPECT_EQ(order, (std::vector<std::string>{"common", "seldom", "rare", "granted", "crash", "rare crash"}));
  EXPECT_EQ(store->occurrences().value()[0], (Occurrence{1, "common", "wrong-value", 2}));
}

TEST_F(StoreTest, CampaignsAreNotMixedWhereOneIsAskedFor) {
  auto store = open();
  const Campaign first = store->campaign(key()).value();
  CampaignKey other = key();
  other.identity = "xla 2";
  const Campaign second = store->campaign(other).value();
  const Finding large = finding("k", 3), small = finding("k", 1);
  for (const auto& [campaign, f] : {std::pair{first, large}, std::pair{second, small}})
    ASSERT_TRUE(store->commit(campaign, {.verdicts = {{"pass", campaign.id}},
                                         .cells = {{"add", "f32", campaign.id}},
                                         .coverage = {{"slice", "strides: 2", campaign.id}},
                                         .refusals = {{"rejected", "w", "f", "w", campaign.id, "p"}},
                                         .deviations = {{"a", "range", campaign.id, 1, {"range", "", "", 0}}},
                                         .undecided = {{"20 rounds", campaign.id, 1, "p"}},
                                         .openings = {{"add", "i8", "overflow", campaign.id, 1}},
                                         .findings = {f}}));
  EXPECT_EQ(store->cells().value()[0].programs, 3);
  EXPECT_EQ(store->clusters().value()[0].findings, 2);
  for (const Campaign& only : {first, second}) {
    const Scope scope{{only.id}};
    EXPECT_EQ(store->verdicts(scope).value()[0].programs, only.id);
    EXPECT_EQ(store->cells(scope).value()[0].programs, only.id);
    EXPECT_EQ(store->coverage(scope).value()[0].programs, only.id);
    EXPECT_EQ(store->refusals(scope).value()[0].programs, only.id);
    EXPECT_EQ(store->deviations(scope).value()[0].programs, only.id);
    EXPECT_EQ(store->undecided(scope).value()[0].programs, only.id);
    EXPECT_EQ(store->openings(scope).value()[0].programs, only.id);
    EXPECT_EQ(store->clusters(scope).value()[0].representative, only.id);
    EXPECT_EQ(store->findings(scope).value().size(), 1u);
    EXPECT_EQ(store->campaigns(only.id).value().front().key, only.key);
  }
  EXPECT_EQ(store->campaigns(3).error().message, "there is no campaign 3 in " + path() + "; there are 1, 2");
}

TEST_F(StoreTest, ASchemaOfAnotherVersionIsRefusedAndLeftAsItIs) {
  open();
  sql("PRAGMA user_version = 99");
  expect_refused("newer Assay: its schema is version 99, this one knows 10");
  sql("PRAGMA user_version = 1");
  expect_refused("older Assay: its schema is version 1, this one knows 10");
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

/// What is done to a database, and what is said of it.
struct Fault {
  const char* sql;
  const char* message;
};

TEST_F(StoreTest, DamagedRowsAreNamed) {
  const Fault faults[] = {
      {"UPDATE programs SET zstd = x'28b52ffd0102' WHERE zstd IS NOT NULL", "bytes of zstd cannot be unpacked"},
      {"UPDATE programs SET zstd = substr(zstd, 1, length(zstd) - 3) WHERE zstd IS NOT NULL",
       "zstd cannot be unpacked"},
      {"UPDATE programs SET text = 'func.func @other()' WHERE text IS NOT NULL", ": its text has the hash "},
      {"UPDATE findings SET ops = 'add'", "table findings, row 1, column ops: no JSON list of texts"},
      {"UPDATE findings SET mends = '[1]'", "table findings, row 1, column mends: no JSON list of texts"},
      {"UPDATE findings SET evidence = '[1]'", "table findings, row 1, column evidence: no JSON list of outputs"},
      {"UPDATE findings SET evidence = '[{\"process\":\"x\"}]'", "column evidence: no JSON list of outputs"},
      {"UPDATE findings SET evidence = '[{\"elements\":[{\"failed\":7}]}]'", "evidence: no JSON list of outputs"},
      {"UPDATE campaigns SET variants = '{'", "table campaigns, row 1, column variants: no JSON list of texts"},
  };
  for (const Fault& fault : faults) {
    for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(path() + suffix);
    Finding f = finding("k", 1);
    f.original_program = std::string(100'000, 'x');
    auto store = open();
    ASSERT_TRUE(store->commit(store->campaign(key()).value(), {.findings = {f}}));
    store.reset();
    sql(fault.sql);
    store = open();
    const auto findings = store->findings().map([](auto&&) {});
    const auto read = findings ? store->campaigns().map([](auto&&) {}) : findings;
    ASSERT_FALSE(read) << fault.sql;
    EXPECT_EQ(read.error().kind, ErrorKind::kEnvironment);
    EXPECT_NE(read.error().message.find(fault.message), std::string::npos) << read.error().message;
    EXPECT_EQ(read.error().message.find("database " + path() + " is damaged: table "), 0u) << read.error().message;
  }
}

// A text that changes and a number that does not would let a program loose on tables it does not know.
TEST(Schema, ItsNumberIsRaisedWithItsText) {
  EXPECT_EQ(kSchemaVersion, 10);
  EXPECT_EQ(XXH3_64bits(schema().data(), schema().size()), 9665059230802565509u)
      << "the tables changed: raise kSchemaVersion, then this number";
}

// What was written with version 3, column by column as the Assay of that time did it.
constexpr const char* kWrittenBy3 = R"sql(
INSERT INTO campaigns (id, backend, identity, variants, seed, contract, contract_hash, spec_hash, options, programs)
VALUES (1, 'b', 'i', '["default"]', 7, 'xla-default', 'c', 's', 'o', 40);
INSERT INTO programs VALUES ('7ba9fca705aa83999d5f3fd04ee54049', 'func.func @main() { return }', NULL);
INSERT INTO verdicts VALUES (1, 'pass', 39);
INSERT INTO texts VALUES (1, -1), (1, 5);
INSERT INTO findings VALUES (1, 1, 5, 'k', 'wrong-value', 'a title', '["add"]', '["f32"]', 'a law', '7ba9fca705aa83999d5f3fd04ee54049', '[]', 1, 1,
                             '[]', '', 'default', '[]', '', '7ba9fca705aa83999d5f3fd04ee54049', '[]', 1, 9);
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
  EXPECT_EQ((*store)->campaigns().value()[0].provenance.started, "");
  const auto texts = (*store)->texts((*store)->campaigns().value()[0]).value();
  EXPECT_EQ(texts, (std::vector<TextsOfBlock>{{0, {~std::uint64_t{0}, 5}}}));
  EXPECT_EQ((*store)->clusters().value().size(), 1u);
  EXPECT_TRUE((*store)->deviations().value().empty());
  ASSERT_TRUE((*store)->commit((*store)->campaigns().value()[0],
                               {.undecided = {{"a bound", 1, 2, "p"}}, .findings = {finding("l", 1)}}));
  EXPECT_EQ((*store)->findings().value().size(), 2u);
}

TEST(Json, OfAnOpeningIsOneLine) {
  EXPECT_EQ(to_json(OpeningRow{"add", "i8", "the `line`", 2, 40}, "b 1"),
            R"({"op":"add","element_type":"i8","reason":"the `line`","programs":2,"elements":40,"back_end":"b 1"})");
}

TEST(Json, OfWhatIsAvoidedIsOneLine) {
  const AvoidedRow row{"crash a.cc:1", {"sort", "sort reads f32"}, 4, 3, 20};
  EXPECT_EQ(
      line(json_of(row, "b 1")),
      R"({"suspect":"crash a.cc:1","traits":["sort","sort reads f32"],"programs":4,"failures":3,"redrawn":20,"back_end":"b 1"})");
  EXPECT_EQ(describe(std::vector{row}),
            "       20 drawn anew: 3 of 4 with these showed crash a.cc:1\n              sort, sort reads f32\n");
}

// What is avoided is a state, not a count.
TEST_F(StoreTest, WhatIsAvoidedReplacesWhatWas) {
  auto store = open();
  const auto campaign = store->campaign(key()).value();
  const AvoidedRow crash{"crash", {"sort"}, 2, 2, 0}, later{"crash", {"sort"}, 4, 3, 9},
      wrong{"wrong", {"add"}, 2, 2, 10};
  ASSERT_TRUE(store->commit(campaign, {.avoided = {crash}}));
  EXPECT_EQ(store->avoided().value(), std::vector{crash});
  ASSERT_TRUE(store->commit(campaign, {.avoided = {later, wrong}}));
  EXPECT_EQ(store->avoided().value(), (std::vector{wrong, later})) << "what is drawn anew most stands first";
  ASSERT_TRUE(store->commit(campaign, {}));
  EXPECT_TRUE(store->avoided().value().empty());
}

TEST(Json, OfAnEnergyIsOneLine) {
  const EnergyRow row{"sort", 1312, 4.5, 6.1875};
  EXPECT_EQ(line(json_of(row, "b 1")),
            R"({"arm":"sort","programs":1312,"causes":4.5,"energy":6.1875,"back_end":"b 1"})");
  EXPECT_EQ(describe(std::vector{row}), "    6.2 x  sort: 4.5 causes in 1,312 programs\n");
}

TEST_F(StoreTest, EnergiesReplaceWhatWas) {
  auto store = open();
  const auto campaign = store->campaign(key()).value();
  const EnergyRow sort{"sort", 10, 1, 2}, later{"sort", 20, 1, 1.5}, f32{"f32", 9, 0.5, 4};
  ASSERT_TRUE(store->commit(campaign, {.energies = {sort}}));
  EXPECT_EQ(store->energies().value(), std::vector{sort});
  ASSERT_TRUE(store->commit(campaign, {.energies = {later, f32}}));
  EXPECT_EQ(store->energies().value(), (std::vector{f32, later})) << "what is drawn most often stands first";
  ASSERT_TRUE(store->commit(campaign, {}));
  EXPECT_TRUE(store->energies().value().empty());
}

TEST_F(StoreTest, ADatabaseOfAnyVersionSinceIsBroughtUpToDate) {
  for (int version = 4; version < kSchemaVersion; ++version) {
    std::filesystem::remove(path());
    sql(kSchema3);
    sql(kWrittenBy3);
    sql(migration(3, version)->c_str());
    sql(("PRAGMA application_id = 1098080633; PRAGMA user_version = " + std::to_string(version)).c_str());
    auto store = Store::open_existing(path());
    ASSERT_TRUE(store) << store.error().text();
    EXPECT_TRUE((*store)->openings().value().empty());
    EXPECT_TRUE((*store)->energies().value().empty());
    EXPECT_TRUE((*store)->finding(1).value().typed_ops.empty());
    ASSERT_TRUE((*store)->commit((*store)->campaign(key()).value(),
                                 {.openings = {{"add", "i8", "overflow", 1, 1}}, .findings = {finding("k", 1)}}));
    EXPECT_EQ((*store)->openings().value().size(), 1u);
    EXPECT_EQ((*store)->finding(2).value().typed_ops, finding("k", 1).typed_ops);
  }
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

TEST_F(StoreTest, AReportReadsSomeFindingsOfEachCluster) {
  auto store = open();
  const Campaign campaign = store->campaign(key()).value();
  Finding typed = finding("l", 3);
  typed.typed_ops = {"sort f32"};
  ASSERT_TRUE(store->commit(campaign, {.findings = {finding("k", 2), finding("k", 3), finding("k", 1), finding("l", 3),
                                                    typed, deviation("range", 1)}}));
  std::vector<std::int64_t> shown;
  const auto some = store->some_findings({}, 2).value();
  for (const Finding& f : some) shown.push_back(f.id);
  EXPECT_EQ(shown, (std::vector<std::int64_t>{1, 3, 4, 5, 6}));  // 3 stands for its cluster, 1 is the first other
  const auto blamed = store->blamed().value();
  ASSERT_EQ(blamed.size(), 5u);  // three numbers of ops, another typed op, and the deviation
  EXPECT_EQ(std::ranges::count(blamed, typed.typed_ops, &Finding::typed_ops), 1);
  EXPECT_EQ(std::ranges::count(blamed, kDeviation, &Finding::failure), 1);
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

/// Runs it in a child as somebody who may read everything in the folder and write nothing; true where it is.
bool reading_only(const std::filesystem::path& folder, const std::function<bool()>& is_true) {
  namespace fs = std::filesystem;
  constexpr fs::perms kRead{0444}, kEnter{0555};
  for (const auto& file : fs::directory_iterator(folder)) fs::permissions(file.path(), kRead);
  fs::permissions(folder, kEnter);
  const pid_t child = fork();
  constexpr uid_t kNobody = 65534;
  if (child == 0) _exit((getuid() != 0 || setuid(kNobody) == 0) && is_true() ? 0 : 1);
  int status = 0;
  waitpid(child, &status, 0);
  fs::permissions(folder, fs::perms::owner_all);
  return status == 0;
}

TEST_F(StoreTest, WhatMayOnlyBeReadIsRead) {
  auto store = open();
  ASSERT_TRUE(store->commit(store->campaign(key()).value(), {.findings = {finding("k", 1)}}));
  store.reset();
  EXPECT_TRUE(reading_only(folder_, [&] {
    auto read = Store::open_existing(path());
    return read && (*read)->findings().value().size() == 1 && !Store::open(path());
  }));
}

TEST_F(StoreTest, AnOlderDatabaseThatMayOnlyBeReadIsReadToo) {
  sql(kSchema3);
  sql(kWrittenBy3);
  sql("PRAGMA user_version = 3; PRAGMA application_id = 1098080633;");
  const std::string before = content();
  EXPECT_TRUE(reading_only(folder_, [&] {
    auto read = Store::open_existing(path());
    return read && (*read)->finding(1).value().title == "a title" && (*read)->deviations().value().empty();
  }));
  EXPECT_TRUE(content() == before);
}

// A campaign that was killed leaves its latest changes in the log.
TEST_F(StoreTest, ALogThatCannotBeMergedIsSaidNotLeftOut) {
  auto store = open();
  ASSERT_TRUE(store->commit(store->campaign(key()).value(), {.findings = {finding("k", 1)}}));
  const std::filesystem::path copy = folder_ / "copy";
  std::filesystem::create_directory(copy);
  for (const char* name : {"a.db", "a.db-wal"}) std::filesystem::copy_file(folder_ / name, copy / name);
  std::filesystem::permissions(folder_, std::filesystem::perms{0755});
  EXPECT_TRUE(reading_only(copy, [&] {
    const auto read = Store::open_existing(copy / "a.db");
    return !read && read.error().message.find("a.db-wal; copy both files") != std::string::npos;
  }));
  EXPECT_EQ((*Store::open_existing(copy / "a.db"))->findings().value().size(), 1u);
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
