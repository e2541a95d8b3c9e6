#include <gtest/gtest.h>

#include "program/edit/equal_test.h"
#include "program/edit/single_op.h"
#include "program/shardings.h"
#include "program/text/syntax.h"
#include "program/text/text.h"
#include "spec/plan/instances_test.h"
#include "spec/scale_test.h"

/// Ops drawn from every record, in both forms.
namespace assay::program {
namespace {

class DrawnOps : public testing::TestWithParam<const spec::Record*> {};

bool says_sharding(const spec::Record& record) {
  const auto kind = record.effect.kind;
  return kind == spec::EffectKind::kManual || kind == spec::EffectKind::kShard || kind == spec::EffectKind::kUnshard ||
         sharding_pack(record) != nullptr;
}

TEST_P(DrawnOps, ReadBackAsThemselves) {
  const auto& record = *GetParam();
  spec::Arena arena;
  const int count = static_cast<int>(spec::scaled(50));
  int built = 0;
  for (int i = 0; i < count; ++i) {
    arena.clear();
    Prng choices(7, static_cast<std::uint64_t>(i));
    std::vector<spec::Value> slots(record.names.size());
    // Where a program says shardings, its partitions are no processes.
    spec::Instance instance{
        &record, slots, {.replicas = 1 + i % 3, .partitions = says_sharding(record) ? 1 : 1 + i % 2}};
    ASSERT_TRUE(spec::draw(instance, record, instance.grid, choices, {}, {}, arena));
    const auto module = module_of(instance);
    if (!module) continue;  // a region has to return a token or a tuple
    ++built;
    for (const auto form : {Form::kPretty, Form::kGeneric}) {
      const auto text = print(*module, form);
      const auto back = parse(text);
      ASSERT_TRUE(back) << back.error().text() << "\n" << text;
      ASSERT_TRUE(equal(*back, *module)) << text << "\nreads back as\n" << print(*back, form);
      ASSERT_EQ(print(*back, form), text);
    }
    // The functions that it runs are not drawn with it, nor the ops of its regions, nor shardings.
    if (record.effect.kind == spec::EffectKind::kGrid || record.facts.reads_ops || says_sharding(record)) continue;
    const auto verified = verify(*module);
    ASSERT_TRUE(verified) << verified.error().text() << "\n" << print(*module);
  }
  EXPECT_GE(built, count / 4);
}

std::vector<const spec::Record*> all_records() {
  std::vector<const spec::Record*> all;
  for (const auto& r : spec::Records::builtin().all())
    if (!spec::wants_quantized_types(r)) all.push_back(&r);
  return all;
}

INSTANTIATE_TEST_SUITE_P(All, DrawnOps, testing::ValuesIn(all_records()), [](const auto& p) {
  auto name = p.param->full_name();
  for (auto& c : name)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return name;
});

TEST(Syntax, TemplatesOfAllRecordsAreSound) {
  const auto checked = check_syntax(spec::Records::builtin());
  EXPECT_TRUE(checked) << checked.error().text();
}

}  // namespace
}  // namespace assay::program
