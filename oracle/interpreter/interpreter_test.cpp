#include "oracle/interpreter/interpreter.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "program/edit/refine.h"
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

/// The plain interpreter runs what has no dynamic dimensions, and folds what they hang on.
Result<Module> refined(const Module& module) {
  if (!program::is_dynamic(module)) return module;
  return program::refine(module, std::vector<Tensor>(),
                         [](const Module& m, const std::vector<Tensor>& inputs) {
                           return interpret(m, {inputs}).map([](Run run) { return std::move(run.outputs[0]); });
                         })
      .map([](program::Edited edited) { return std::move(edited.module); });
}

TEST(Interpreter, HoldsTheExamplesOfTheSpecification) {
  int checks = 0;
  for (const auto& entry : fs::recursive_directory_iterator(ASSAY_SOURCE_DIR "/corpus/examples")) {
    if (entry.is_directory()) continue;
    const std::string file = entry.path().filename();
    const std::string text = contents(entry.path());
    for (const program::Part& part : program::split(text)) {
      const auto module = program::parse(part, file).and_then(refined);
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
