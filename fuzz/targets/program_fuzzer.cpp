#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>

#include "generator/choices/sources.h"
#include "generator/generator.h"
#include "oracle/oracle.h"
#include "program/text/text.h"

/// libFuzzer target: bytes -> choices -> program -> verify -> print -> parse -> evaluate. Whatever
/// the bytes are, the program is valid, its text says the same program, and the oracle gives values
/// or an error, both for the built and for the parsed one.
namespace {

using assay::program::Module;

void require(bool holds, const char* what, const std::string& detail) {
  if (holds) return;
  std::fprintf(stderr, "%s\n%s\n", what, detail.c_str());
  std::abort();
}

const assay::generator::Generator& generator() {
  static const assay::generator::Generator instance(assay::spec::Records::builtin(), [] {
    assay::generator::Policy policy;
    policy.only_campaign = false;
    policy.input_sets = 1;
    policy.large_regime = 0;
    policy.sizes.max_elements = 256;
    return policy;
  }());
  return instance;
}

assay::oracle::Limits small_limits() {
  assay::oracle::Limits limits;
  limits.steps = 10'000;
  limits.bytes = 64 << 20;
  return limits;
}

void check(const Module& module, const assay::oracle::ProcessTensors& inputs) {
  const auto valid = assay::program::verify(module);
  const std::string text = assay::program::print(module);
  require(valid.has_value(), valid ? "" : valid.error().text().c_str(), text);
  const auto parsed = assay::program::parse(text);
  require(parsed.has_value(), parsed ? "" : parsed.error().text().c_str(), text);
  require(assay::program::print(*parsed) == text, "the text of the parsed program differs", text);
  const auto run = assay::oracle::evaluate(module, inputs, small_limits());
  const auto again = assay::oracle::evaluate(*parsed, inputs, small_limits());
  require(run.has_value() == again.has_value(), "only one of the built and the parsed program can be run", text);
  require(!run || run->outputs == again->outputs, "the parsed program gives other values", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  assay::generator::Bytes choices(std::span(data, size));
  const auto drawn = generator().generate(choices, {});
  check(drawn.module, drawn.input_sets.front());
  return 0;
}
