#include <iostream>

#include <gtest/gtest.h>

#include "backends/upstream_parser_test.h"
#include "generator/generator.h"
#include "program/text/text.h"
#include "spec/known_exceptions_test.h"
#include "spec/plan/instances_test.h"
#include "spec/scale_test.h"

namespace assay::judge {
namespace {

/// Some op of the program is one of those of which upstream is known to be stricter than its text.
bool is_explained(spec::KnownExceptions& stricter, const program::Region& region, const std::string& message) {
  return std::ranges::any_of(region.ops, [&](const program::Op& op) {
    return stricter.explain(op.record->full_name(), message) ||
           std::ranges::any_of(op.regions, [&](const auto& inner) { return is_explained(stricter, inner, message); });
  });
}

/// Programs of the ops of which nothing has needed an exception yet: some are needed by one program of thousands.
void look_for_rare(spec::KnownExceptions& known, backends::UpstreamParser& parser) {
  for (const auto& exception : known.all()) {
    if (exception.is_needed) continue;
    generator::Policy policy;
    policy.ops = {exception.subject};
    policy.unbounded = 100;
    const generator::Generator generator(spec::Records::builtin(), policy);
    for (std::uint64_t n = 0; n < 3000 && !exception.is_needed; ++n) {
      Prng choices(17, n);
      const auto verdict = parser.parse(program::print(generator.generate(choices, {}).module));
      if (!verdict.accepted()) known.explain(exception.subject, verdict.message);
    }
  }
}

TEST(GeneratedPrograms, AreAcceptedUpstream) {
  auto parser = backends::UpstreamParser::start();
  if (!parser) GTEST_SKIP() << "needs jaxlib: " << parser.error().text();
  spec::KnownExceptions stricter("upstream-stricter");  // backends/upstream_parser_test.cpp says what is stale
  spec::KnownExceptions of_values("upstream-stricter-of-values");
  generator::Policy policy;
  policy.quantized = 0;  // upstream's bindings for Python do not have the dialect of these types
  const generator::Generator generator(spec::Records::builtin(), policy);
  std::size_t accepted = 0;
  const auto count = spec::scaled(10000);
  for (std::uint64_t n = 0; n < count; ++n) {
    Prng choices(17, n);
    const auto drawn = generator.generate(choices, {});
    const auto text = program::print(drawn.module, n % 2 ? program::Form::kGeneric : program::Form::kPretty);
    const auto verdict = parser->parse(text);
    accepted += verdict.accepted();
    const bool explained =
        verdict.accepted() || std::ranges::any_of(drawn.module.functions, [&](const auto& f) {
          return is_explained(stricter, f.body, verdict.message) || is_explained(of_values, f.body, verdict.message);
        });
    ASSERT_TRUE(explained) << "program " << n << ": " << verdict.message << "\n" << text;
  }
  std::cout << parser->version() << " accepted " << accepted << " of " << count << " programs\n";
  look_for_rare(of_values, *parser);
  expect_none_stale(of_values);
}

}  // namespace
}  // namespace assay::judge
