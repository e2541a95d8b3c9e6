#include "backends/command_pass.h"

#include <gtest/gtest.h>

#include "backends/pass.h"

namespace assay::backends {
namespace {

using namespace std::chrono_literals;

Outcome transformed(const std::string& line, const Limits& limits = {}, const Variant& variant = {}) {
  const auto factory = open_command_pass(line, limits);
  if (!factory) return {OutcomeKind::kUnavailable, factory.error().message};
  return (*factory)->start(limits)->transform({nullptr, "module {}\n", {}}, variant);
}

TEST(CommandPass, WritesWhatItMakesOfItsInput) {
  const Outcome out = transformed("sed s/module/other/ {}; cat {}");
  EXPECT_TRUE(out.ok()) << out.message;
  EXPECT_EQ(out.text, "other {}\nmodule {}\n");
  EXPECT_EQ(transformed("head -c 3000000 /dev/zero; true {}").text.size(), 3000000u);
}

TEST(CommandPass, OptionsOfAVariantTakeThePlaceOfTheirNames) {
  const Variant variant{.name = "v", .options = {{"pipeline", "a b"}}};
  EXPECT_EQ(transformed("echo {pipeline} {none}; true {}", {}, variant).text, "a b {none}\n");
}

TEST(CommandPass, TellsHowItFailed) {
  EXPECT_EQ(transformed("kill -SEGV $$; cat {}").kind, OutcomeKind::kCrashed);
  EXPECT_EQ(transformed("sh -c 'kill -ABRT $$'; exit $?; cat {}").kind, OutcomeKind::kCrashed) << "a shell says 134";
  const Outcome refused = transformed("echo \"{}:1:1: error: no op 'x'\" >&2; exit 1");
  EXPECT_EQ(refused.kind, OutcomeKind::kRejected);
  EXPECT_EQ(refused.message.substr(0, refused.message.find('\n')).find("assay-pass"), std::string::npos)
      << "the same in every run: " << refused.message;
  const Outcome raised =
      transformed("printf 'Traceback (most recent call last):\\n  x\\nKeyError: 3\\n' >&2; exit 1; cat {}");
  EXPECT_EQ(raised.kind, OutcomeKind::kFailed);
  EXPECT_EQ(raised.message.rfind("KeyError: 3\n", 0), 0u) << raised.message;
  EXPECT_EQ(transformed("no-such-command-at-all {}").kind, OutcomeKind::kUnavailable);
}

TEST(CommandPass, IsNotWaitedForWithoutEnd) {
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(transformed("sleep 60; cat {}", {.timeout = 20ms}).kind, OutcomeKind::kTimedOut);
  EXPECT_EQ(transformed("while true; do true; done; cat {}", {.timeout = 100ms}).kind, OutcomeKind::kTimedOut);
  const std::atomic<bool> stop{true};
  EXPECT_EQ(transformed("sleep 60; cat {}", {.stop = &stop}).kind, OutcomeKind::kUnavailable);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 30s);
}

TEST(CommandPass, HasAPlaceForItsInput) { EXPECT_FALSE(open_command_pass("cat", {})); }

TEST(Pass, OptionsHaveNamesAndValues) {
  const auto wrong = open_pass("stablehlo_passes?pipeline", {});
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().message.find("'pipeline' is no option"), std::string::npos) << wrong.error().message;
}

}  // namespace
}  // namespace assay::backends
