#include "spec/record.h"

#include <gtest/gtest.h>

#include "spec/embedded.h"

namespace assay::spec {
namespace {

TEST(Records, AreFoundByFullNameAndStableHloByMnemonic) {
  const Records& records = Records::builtin();
  ASSERT_NE(records.find("slice"), nullptr);
  EXPECT_EQ(records.find("slice"), records.find("stablehlo.slice"));
  EXPECT_EQ(records.find("func.call")->mnemonic, "call");
  EXPECT_EQ(records.find("call"), nullptr);
  EXPECT_EQ(records.find("check.expect_eq")->effect.kind, EffectKind::kCheck);
}

TEST(Records, JsonIsCanonicalAndHashed) {
  const Records& records = Records::builtin();
  const auto again = Records::load(embedded_ops());
  EXPECT_EQ(records.json(), (*again)->json());
  EXPECT_EQ(records.hash(), spec_hash(records.json()));
  EXPECT_EQ(records.hash().size(), 32u);
  EXPECT_EQ(records.json(*records.find("not")).substr(0, 9), R"({"laws":[)");
}

TEST(Records, JsonShowsWhatIsNoUtf8) {
  const auto records = Records::load(
      {{"a.op",
        "op abs\n  let S : shape\n  in x : tensor<S x f32>\n  out y : tensor<S x f32>\n  C1 rank(x) = rank(y) -- \xFB\n"
        "  attr name : string default \"\xFB\"\n"}});
  ASSERT_TRUE(records) << records.error().text();
  EXPECT_NE((*records)->json().find("\xEF\xBF\xBD"), std::string::npos) << "U+FFFD";
}

TEST(Records, HashChangesWithALawAndNotWithLayout) {
  const auto hash = [](std::string text) { return (*Records::load({{"a.op", text}}))->hash(); };
  const std::string plain =
      "op abs\n  let S : shape\n  in x : tensor<S x f32>\n  out y : tensor<S x f32>\n  C1 rank(x) = rank(y)\n";
  const std::string spaced =
      "op abs -- comment\n let   S : shape\n in x : tensor<S x f32>\n out y : tensor<S x f32>\n C1 rank(x) =\n    (rank(y))\n";
  const std::string other =
      "op abs\n  let S : shape\n  in x : tensor<S x f32>\n  out y : tensor<S x f32>\n  C1 rank(x) <= rank(y)\n";
  EXPECT_EQ(hash(plain), hash(spaced));
  EXPECT_NE(hash(plain), hash(other));
}

TEST(Records, StatusIsThatOfTheMnemonic) {
  const Records& records = Records::builtin();
  EXPECT_EQ(records.find("log")->status, "campaign");
  EXPECT_EQ(records.find("log2")->status, "");
}

TEST(Records, SayWhatKeepsADraftFromCampaigns) {
  for (const Record& r : Records::builtin().all())
    EXPECT_TRUE(r.status == "campaign" || r.status == "placed" || !r.lacks.empty()) << r.full_name();
}

}  // namespace
}  // namespace assay::spec
