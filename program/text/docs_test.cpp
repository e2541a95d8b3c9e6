#include <algorithm>

#include <gtest/gtest.h>

#include "program/text/escapes.h"
#include "program/text/syntax.h"
#include "spec/embedded.h"
#include "spec/fenced_blocks_test.h"

/// The templates of docs/records.md: those of its examples compile, and no escape is missing.
namespace assay::program {
namespace {

std::string page() { return spec::text_of_file(ASSAY_SOURCE_DIR "/docs/records.md"); }

TEST(RecordsPage, TemplatesOfItsExamplesCompile) {
  const auto& files = spec::embedded_ops();
  const auto prelude =
      *std::ranges::find_if(files, [](const auto& file) { return file.first.ends_with("prelude.op"); });
  int templates = 0;
  for (const auto& block : spec::fenced_blocks(page())) {
    if (block.language != "op") continue;
    const auto records = spec::Records::load({prelude, {"docs/records.md", block.text}});
    if (!records) continue;  // wrong on purpose: spec/language/docs_test.cpp
    const auto checked = check_syntax(**records);
    EXPECT_TRUE(checked.has_value()) << "docs/records.md:" << block.line << "\n"
                                     << (checked ? "" : checked.error().text());
    for (const auto& record : (*records)->all()) templates += !record.text.empty();
  }
  EXPECT_GE(templates, 2);
}

TEST(RecordsPage, NamesEveryEscape) {
  for (const auto& escape : escapes()) EXPECT_NE(page().find(escape.name), std::string::npos) << escape.name;
}

}  // namespace
}  // namespace assay::program
