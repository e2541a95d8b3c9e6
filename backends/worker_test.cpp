#include "backends/worker.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>
#include <map>

#include "backends/sample_programs_test.h"
#include "backends/translate.h"
#include "backends/upstream_parser_test.h"

namespace assay::backends {
namespace {

/// Starting Python takes a second: each worker is opened and started once for all tests.
class Worker : public testing::TestWithParam<const char*> {
 protected:
  struct Opened {
    Result<std::unique_ptr<BackendFactory>> factory;
    std::unique_ptr<Backend> backend;
  };

  void SetUp() override {
    auto& known = opened();
    if (!known.contains(GetParam())) {
      auto factory = open(std::string("worker:") + GetParam());
      auto backend = factory ? (*factory)->start({}) : nullptr;
      known.emplace(GetParam(), Opened{std::move(factory), std::move(backend)});
    }
    if (!opened().at(GetParam()).factory)
      GTEST_SKIP() << "needs jaxlib: " << opened().at(GetParam()).factory.error().text();
  }
  static void TearDownTestSuite() { opened().clear(); }

  static std::map<std::string, Opened>& opened() {
    static std::map<std::string, Opened> all;
    return all;
  }
  BackendFactory& factory() { return **opened().at(GetParam()).factory; }
  Backend& backend() { return *opened().at(GetParam()).backend; }
};

TEST_P(Worker, AddsAndSaysWhatItIs) {
  EXPECT_NE(factory().identity().find_first_of("0123456789"), std::string::npos) << factory().identity();
  for (const auto& variant : factory().variants()) {
    const auto compiled = backend().compile(source(kAdd), variant);
    ASSERT_TRUE(compiled.ok()) << variant.name << ": " << compiled.message;
    const auto ran = backend().run(add_inputs());
    ASSERT_TRUE(ran.ok()) << ran.message;
    EXPECT_EQ(ran.outputs, add_outputs()) << variant.name;
  }
  EXPECT_GT(backend().cpu_seconds(), 0);
}

TEST_P(Worker, CarriesEveryElementTypeUnchanged) { check_every_element_type(backend()); }

TEST_P(Worker, RunsAGridOfTwo) {
  check_grid(backend(), {2, 1});
  check_grid(backend(), {1, 2});
}

TEST_P(Worker, RejectsWhatIsNoProgram) {
  EXPECT_EQ(to_string(backend().compile(source(kIllTyped), {}).kind), "rejected");
}

INSTANTIATE_TEST_SUITE_P(Ours, Worker, testing::Values("interpreter", "xla_cpu"),
                         [](const auto& i) { return i.param; });

TEST(OpenWorker, SaysWhyItCannotStart) {
  const auto missing = open("worker:/nonexistent/program --flag");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().kind, ErrorKind::kEnvironment);
  EXPECT_NE(missing.error().message.find("/nonexistent/program"), std::string::npos) << missing.error().message;
  EXPECT_FALSE(open("worker:"));
  EXPECT_FALSE(open("worker:cat"));   // sends back what it is sent: no greeting
  EXPECT_FALSE(open("worker:true"));  // ends at once
}

TEST(Jax, IsTheJaxlibOfTheEnvironment) {
  const auto jax = open("jax"), worker = open("worker:xla_cpu");
  if (!worker) GTEST_SKIP() << "needs jaxlib: " << worker.error().text();
  ASSERT_TRUE(jax) << jax.error().text();
  EXPECT_EQ((*jax)->name(), "jax");
  EXPECT_EQ((*jax)->identity(), (*worker)->identity());
  const auto names = [](const BackendFactory& factory) {
    std::vector<std::string> out;
    for (const Variant& v : factory.variants()) out.push_back(v.name);
    return out;
  };
  EXPECT_EQ(names(**jax), names(**worker));
  const auto all = survey_workers();
  EXPECT_EQ(all.front().specification, "jax");
  EXPECT_EQ(all.front().detail, (*jax)->identity());
  EXPECT_FALSE(open("jax:0.4.30"));
}

// XLA:CPU yields four elements here. That is an answer, of the wrong type, and no failure to give one.
TEST(XlaCpu, GivesAnAnswerOfAnotherShapeAsItIs) {
  const auto factory = open("worker:xla_cpu");
  if (!factory) GTEST_SKIP() << "needs jaxlib: " << factory.error().text();
  const auto backend = (*factory)->start({});
  ASSERT_TRUE(backend
                  ->compile(source(R"(func.func @main(%a: tensor<f32>) -> tensor<32xi1> {
    %0 = stablehlo.bitcast_convert %a : (tensor<f32>) -> tensor<32xi1>
    return %0 : tensor<32xi1> })"),
                            {})
                  .ok());
  const program::Tensor a{spec::Type::tensor({}, spec::ElementType::f32), std::vector<std::byte>(4)};
  const auto ran = backend->run({{a}});
  ASSERT_TRUE(ran.ok()) << ran.message;
  EXPECT_EQ(ran.outputs[0][0].type.element(), spec::ElementType::i1);
}

TEST(Interpreter, LacksChlo) {
  const auto factory = open("worker:interpreter");
  if (!factory) GTEST_SKIP() << "needs jaxlib: " << factory.error().text();
  EXPECT_EQ((*factory)->lacking_dialects(), std::vector<std::string>{"chlo"});
}

TEST(Interpreter, TakesSizesThatAreNotKnown) {
  const auto factory = open("worker:interpreter");
  if (!factory) GTEST_SKIP() << "needs jaxlib: " << factory.error().text();
  EXPECT_TRUE((*factory)->takes_dynamic());
  const auto backend = (*factory)->start({});
  ASSERT_TRUE(
      backend
          ->compile(
              source(
                  R"(func.func @main(%a: tensor<?xbf16>, %b: tensor<?xcomplex<f32>>) -> (tensor<?xbf16>, tensor<?xcomplex<f32>>, tensor<i32>) {
    %0 = stablehlo.negate %a : tensor<?xbf16>
    %1 = stablehlo.negate %b : tensor<?xcomplex<f32>>
    %2 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xbf16>) -> tensor<i32>
    return %0, %1, %2 : tensor<?xbf16>, tensor<?xcomplex<f32>>, tensor<i32> })"),
              {})
          .ok());
  for (const std::int64_t n : {3, 1}) {
    const auto bytes = [](std::int64_t count) { return std::vector<std::byte>(static_cast<std::size_t>(count)); };
    const program::Tensor a{spec::Type::tensor({n}, spec::ElementType::bf16), bytes(2 * n)};
    const program::Tensor b{spec::Type::tensor({2}, spec::ElementType::c64), bytes(16)};
    const auto ran = backend->run({{a, b}});
    ASSERT_TRUE(ran.ok()) << ran.message;
    ASSERT_EQ(ran.outputs[0].size(), 3u);
    EXPECT_EQ(ran.outputs[0][0].type, a.type);
    EXPECT_EQ(ran.outputs[0][0].bytes.back(), std::byte{0x80}) << "-0";
    EXPECT_EQ(ran.outputs[0][1].type, b.type);
    EXPECT_EQ(ran.outputs[0][2].bytes[0], static_cast<std::byte>(n));
  }
}

TEST(Interpreter, SaysUnsupportedWhereASizeStaysUnknown) {
  const auto factory = open("worker:interpreter");
  if (!factory) GTEST_SKIP() << "needs jaxlib: " << factory.error().text();
  const auto backend = (*factory)->start({});
  // It does not find out what comes of the op, and would end the process.
  const auto text = R"(func.func @main(%a: tensor<?x2xf32>, %i: tensor<2xi32>) -> tensor<?x2xf32> {
    %0 = "stablehlo.torch_index_select"(%a, %i) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<?x2xf32>, tensor<2xi32>) -> tensor<?x2xf32>
    return %0 : tensor<?x2xf32> })";
  ASSERT_TRUE(backend->compile(source(text), {}).ok());
  const program::Tensor a{spec::Type::tensor({3, 2}, spec::ElementType::f32), std::vector<std::byte>(24)};
  const program::Tensor i{spec::Type::tensor({2}, spec::ElementType::i32), std::vector<std::byte>(8)};
  const auto ran = backend->run({{a, i}});
  EXPECT_EQ(to_string(ran.kind), "unsupported") << ran.message;
}

TEST(Interpreter, SaysUnsupportedWhereItDies) {
  const auto factory = open("worker:interpreter");
  if (!factory) GTEST_SKIP() << "needs jaxlib: " << factory.error().text();
  const auto backend = (*factory)->start({});
  ASSERT_TRUE(backend
                  ->compile(source(R"(func.func @main() -> tensor<2xf32> {
    %0 = stablehlo.constant dense<1.0> : tensor<2xf32>
    %1 = stablehlo.custom_call @nobody(%0) : (tensor<2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32> })"),
                            {})
                  .ok());
  const auto ran = backend->run({{}});
  EXPECT_EQ(to_string(ran.kind), "unsupported") << ran.message;
  EXPECT_NE(ran.signature.find("custom_call"), std::string::npos) << ran.signature;
}

TEST(UpstreamParser, AcceptsRejectsAndNamesThePlace) {
  auto parser = UpstreamParser::start();
  if (!parser) GTEST_SKIP() << "needs jaxlib: " << parser.error().text();
  EXPECT_TRUE(parser->parse(kAdd).accepted());
  const auto verdict = parser->parse(kIllTyped);
  EXPECT_EQ(verdict.kind, OutcomeKind::kRejected);
  EXPECT_EQ(verdict.line, 2u);
  EXPECT_NE(verdict.message.find("stablehlo.transpose"), std::string::npos) << verdict.message;
  EXPECT_EQ(parser->parse("((((((").kind, OutcomeKind::kRejected);
  EXPECT_EQ(parser->parse("").kind, OutcomeKind::kOk);  // an empty module
}

TEST(UpstreamParser, IsFast) {
  auto parser = UpstreamParser::start();
  if (!parser) GTEST_SKIP() << "needs jaxlib: " << parser.error().text();
  const auto begin = std::chrono::steady_clock::now();
  constexpr int kTexts = 2000;
  for (int i = 0; i < kTexts; ++i) ASSERT_TRUE(parser->parse(kAdd).accepted());
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  std::printf("parsed upstream: %.0f texts/s\n", kTexts / took.count());
}

TEST(Translation, OfAProgramIsHloTextAndStableHloAgain) {
  const auto made = hlo_text(kAdd);
  if (!made && made.error().kind == ErrorKind::kEnvironment) GTEST_SKIP() << "needs jaxlib: " << made.error().text();
  ASSERT_TRUE(made) << made.error().text();
  EXPECT_EQ(made->text.rfind("HloModule ", 0), 0u) << made->text;
  EXPECT_NE(made->text.find(" add("), std::string::npos) << made->text;
  EXPECT_NE(made->back.find("stablehlo.add"), std::string::npos) << made->back;
  EXPECT_NE(made->translator.find("jaxlib"), std::string::npos);
  EXPECT_FALSE(hlo_text("no program"));
}

}  // namespace
}  // namespace assay::backends
