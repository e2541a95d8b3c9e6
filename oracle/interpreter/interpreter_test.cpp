#include "oracle/interpreter/interpreter.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "program/text/text.h"

/// The plain interpreter against what the examples of the specification say of themselves.
namespace assay::oracle {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

TEST(Interpreter, HoldsTheExamplesOfTheSpecification) {
  int checks = 0;
  for (const auto& entry : fs::recursive_directory_iterator(ASSAY_SOURCE_DIR "/corpus/examples")) {
    if (entry.is_directory()) continue;
    const std::string file = entry.path().filename();
    const std::string text = contents(entry.path());
    for (const program::Part& part : program::split(text)) {
      const auto module = program::parse(part, file);
      ASSERT_TRUE(module) << module.error().text();
      const auto run = interpret(*module, ProcessTensors(static_cast<std::size_t>(module->grid.processes())));
      ASSERT_TRUE(run) << file << ": " << run.error().text();
      EXPECT_GT(run->checks, 0) << file;
      for (const CheckFailure& f : run->failures) ADD_FAILURE() << file << ":" << f.place.line << ": " << f.message;
      checks += run->checks;
    }
  }
  EXPECT_GE(checks, 150);
}

}  // namespace
}  // namespace assay::oracle
