#include <gtest/gtest.h>

#include "measure/profile/probe.h"
#include "spec/fenced_blocks_test.h"

/// The examples of docs/profile.md are probes, and each line of the language stands there.
namespace assay::measure {
namespace {

TEST(ProfilePageOfTheDocs, ExamplesAreProbes) {
  const std::string page = spec::text_of_file(ASSAY_SOURCE_DIR "/docs/profile.md");
  int examples = 0;
  for (const spec::FencedBlock& block : spec::fenced_blocks(page)) {
    if (block.language != "probe") continue;
    const auto probe = parse_probe(block.text, "docs/profile.md");
    EXPECT_TRUE(probe.has_value()) << probe.error().text();
    ++examples;
  }
  EXPECT_GE(examples, 1);
  for (const char* line :
       {"probe NAME", "topic ", "asks ", "for NAME", "program", "case ", "inputs ", "answer ", "candidate ", "tree"})
    EXPECT_NE(page.find(std::string("| `") + line), std::string::npos) << line;
}

}  // namespace
}  // namespace assay::measure
