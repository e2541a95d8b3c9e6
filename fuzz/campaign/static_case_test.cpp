#include "judge/form/form.h"

#include "fuzz/campaign/guard.h"
#include "generator/generator.h"
#include "oracle/agreement_test.h"
#include "program/edit/bounded.h"
#include "program/edit/make.h"
#include "program/edit/refine.h"
#include "program/edit/refit.h"
#include "program/edit/retype.h"
#include "spec/held_values.h"
#include "spec/scale_test.h"

/// Programs of campaigns with dimensions taken from their types. The values have them all the same: such a program is
/// valid, yields what the other yields, and is refined to its types. Or with one that is known within a bound.
namespace assay::judge {
namespace {

bool is_plain(Type type) { return type.is_tensor() && !type.is_quantized(); }

/// With some of its dimensions taken.
Type opened(Type type, Choices& choices) {
  if (!is_plain(type)) return type;
  std::vector<std::int64_t> shape(type.shape().begin(), type.shape().end());
  for (std::int64_t& size : shape)
    if (choices.chance(1, 2)) size = spec::kDynamic;
  return Type::tensor(shape, type.element());
}

/// With none left.
Value without_sizes(const Value& v, spec::Arena& arena) {
  if (v.is_list())
    return Value::list_of(arena, v.as_list(), [&](const Value& item) { return without_sizes(item, arena); });
  if (v.kind != spec::ValueKind::kType || !is_plain(v.as_type())) return v;
  const std::vector<std::int64_t> shape(v.as_type().shape().size(), spec::kDynamic);
  return Value::type(Type::tensor(shape, v.as_type().element()));
}

/// Whether the types of the operands give those of the results, and nothing else has to.
bool can_be_open(const Module& module, const Function& f, const Op& op) {
  if (program::is_literal(op)) return false;
  spec::Arena arena;
  auto instance = program::instance(module, f, op, arena);
  if (!instance) return false;
  for (const int slot : op.record->results) (*instance)[slot] = without_sizes((*instance)[slot], arena);
  const std::vector<Value> held(op.record->operands.size(), Value::undefined());
  if (!spec::infer_from_values(*instance, held, arena)) return false;
  const auto found = program::flat_types(*instance, op.record->results);
  for (std::uint32_t k = 0; k < op.results; ++k)
    if (found.size() != op.results || found[k] != f.types[op.first_result + k]) return false;
  return true;
}

Module with_open_types(const Module& module, Choices& choices) {
  Module out = module;
  const Function& before = *module.entry();
  Function& f = const_cast<Function&>(*out.entry());
  for (const ValueId v : f.body.arguments) f.types[v] = opened(f.types[v], choices);
  for (const Op& op : f.body.ops)
    for (std::uint32_t k = 0; k < op.results && can_be_open(module, before, op); ++k)
      f.types[op.first_result + k] = opened(f.types[op.first_result + k], choices);
  for (std::size_t k = 0; k < f.results.size(); ++k) f.results[k] = f.types[f.body.returns[k]];
  return out;
}

generator::Policy small_graphs() {
  generator::Policy policy;
  policy.scales = {20, 30, 50};
  policy.input_sets = 1;
  policy.bounded = policy.unbounded = policy.quantized = policy.detours = 0;
  policy.elements_most = 1 << 12;
  policy.edge_regime = policy.large_regime = 0;
  policy.sizes.max_elements = 128;
  return policy;
}

/// Calls `visit` with programs of campaigns, and with what is left of the choices that they were drawn by.
template <class Visit> void for_drawn(std::uint64_t seed, Visit visit) {
  const generator::Generator generator(spec::Records::builtin(), small_graphs());
  const auto contract = *spec::contract_named("xla-default");
  fuzz::OracleGuard guard(*contract);
  for (std::uint64_t n = 0; n < spec::scaled(500); ++n) {
    Prng choices(seed, n);
    visit(generator.generate(choices, {}, &guard), choices);
  }
}

/// What was compared.
struct Compared {
  std::int64_t programs = 0, dynamic = 0, refined = 0, elements = 0;
  std::map<std::string, std::int64_t> not_refined;
};

void compare(const generator::DrawnProgram& drawn, Choices& choices, Compared& count) {
  const oracle::Limits limits{.steps = 100'000};
  const ProcessTensors& inputs = drawn.input_sets[0];
  const auto expected = oracle::evaluate(drawn.module, inputs, limits);
  if (!expected) return;
  ++count.programs;
  const Module open = with_open_types(drawn.module, choices);
  const auto valid = program::verify(open);
  ASSERT_TRUE(valid) << valid.error().text() << "\n" << program::print(open);
  const auto own = oracle::evaluate(open, inputs, limits);
  ASSERT_TRUE(own) << own.error().text() << "\n" << program::print(open);
  EXPECT_EQ(oracle::difference(expected->outputs, own->outputs), "") << program::print(open);
  if (!program::is_dynamic(open)) return;
  ++count.dynamic;
  for (const auto& outputs : own->outputs)
    for (const Tensor& t : outputs) count.elements += t.type.elements();
  const auto refined = judge::static_case(open, inputs, {limits});
  if (!refined) {
    EXPECT_EQ(refined.error().kind, ErrorKind::kUnsupported) << refined.error().text() << "\n" << program::print(open);
    ++count.not_refined[refined.error().message];
    return;
  }
  ++count.refined;
  EXPECT_EQ(refined->module.entry()->results, drawn.module.entry()->results) << program::print(refined->module);
  const auto again = oracle::evaluate(refined->module, refined->inputs[0], limits);
  ASSERT_TRUE(again) << again.error().text() << "\n" << program::print(refined->module);
  EXPECT_EQ(oracle::difference(expected->outputs, again->outputs), "") << program::print(refined->module);
}

TEST(StaticCase, OfOpenedProgramsIsTheProgram) {
  Compared count;
  for_drawn(1616, [&](const auto& drawn, Choices& choices) { compare(drawn, choices, count); });
  fmt::print("{} programs, {} of them dynamic, {} refined, {} elements\n", count.programs, count.dynamic, count.refined,
             count.elements);
  for (const auto& [reason, n] : count.not_refined) fmt::print("  {} not: {}\n", n, reason);
  EXPECT_GE(count.dynamic * 100, count.programs * 70);
  EXPECT_GE(count.refined * 100, count.dynamic * 90);
}

/// A dimension of an argument within a bound: as large as may be, with other elements behind its size.
struct Bounds {
  std::int64_t programs = 0, bounded = 0;
};

void compare_bounded(const generator::DrawnProgram& drawn, Choices& choices, Bounds& count) {
  const oracle::Limits limits{.steps = 100'000};
  const Module& module = drawn.module;
  const auto& f = *module.entry();
  const ProcessTensors& inputs = drawn.input_sets[0];
  const auto expected = oracle::evaluate(module, inputs, limits);
  if (!expected || f.body.arguments.empty()) return;
  const auto argument = choices.below(f.body.arguments.size());
  const Type type = f.type(f.body.arguments[argument]);
  if (type.rank() == 0 || type.elements() == 0) return;
  ++count.programs;
  const auto d = choices.below(static_cast<std::uint64_t>(type.rank()));
  const auto edited = program::with_bounded_dimension(module, {argument, d, type.shape()[d] + 2});
  if (!edited) return;
  ++count.bounded;
  EXPECT_TRUE(program::is_bounded_inside(edited->module)) << program::print(edited->module);
  ProcessTensors padded;
  for (const auto& process : inputs) padded.push_back(program::refit(*edited, process, program::Refit::kLeading));
  const auto own = oracle::evaluate(edited->module, padded, limits);
  ASSERT_TRUE(own) << own.error().text() << "\n" << program::print(edited->module);
  EXPECT_EQ(oracle::difference(expected->outputs, own->outputs), "") << program::print(edited->module);
}

TEST(StaticCase, ProgramsWithBoundedDimensionsYieldWhatTheProgramsDo) {
  Bounds count;
  for_drawn(1617, [&](const auto& drawn, Choices& choices) { compare_bounded(drawn, choices, count); });
  fmt::print("{} programs, {} of them with a bounded dimension\n", count.programs, count.bounded);
  EXPECT_GE(count.bounded * 10, count.programs);
}

/// What follows from a dimension that is cut is smaller where the dimension is: its bound follows.
TEST(StaticCase, BoundsFollowWhereDimensionsBecomeSmaller) {
  const auto module = program::parse(
      "func.func @main(%a: tensor<4xi32>) -> tensor<i32> {\n%z = stablehlo.constant dense<0> : tensor<i32>\n"
      "%n = stablehlo.negate %a : tensor<4xi32>\n"
      "%r = stablehlo.reduce(%n init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xi32>, tensor<i32>) "
      "-> tensor<i32>\nreturn %r : tensor<i32>\n}\n");
  ASSERT_TRUE(module) << module.error().text();
  const auto bounded = program::with_bounded_dimension(*module, {0, 0, 6});
  ASSERT_TRUE(bounded);
  EXPECT_NE(program::print(bounded->module).find("negate %1 : tensor<?xi32, #stablehlo.bounds<6>>"), std::string::npos)
      << program::print(bounded->module);
  const auto smaller = program::with_types(bounded->module, [](Type t) {
    return t == Type::tensor({6}, spec::ElementType::i32) ? Type::tensor({5}, spec::ElementType::i32) : t;
  });
  ASSERT_TRUE(smaller);
  EXPECT_NE(program::print(smaller->module).find("tensor<?xi32, #stablehlo.bounds<5>>"), std::string::npos)
      << program::print(smaller->module);
}

/// Programs in which the generator took dimensions, and inputs of other sizes.
struct Loose {
  std::int64_t programs = 0, dynamic = 0, sets = 0, other_sizes = 0, elements = 0;
  std::map<std::string, std::int64_t> ops, declined;
};

void read_back(const Module& module) {
  const std::string text = program::print(module);
  const auto parsed = program::parse(text);
  ASSERT_TRUE(parsed) << parsed.error().text() << "\n" << text;
  EXPECT_EQ(program::print(*parsed), text);
  const auto valid = program::verify(*parsed);
  EXPECT_TRUE(valid) << valid.error().text() << "\n" << text;
}

/// Its answers, which are those of its refinement; nothing where the oracle declines.
std::optional<std::vector<std::vector<Tensor>>> agreed(const Module& module, const ProcessTensors& inputs,
                                                       const oracle::Limits& limits, Loose& count) {
  const auto own = oracle::evaluate(module, inputs, limits);
  const auto refined = judge::static_case(module, inputs, {limits});
  if (!own || !refined) {
    const Error& error = own ? refined.error() : own.error();
    EXPECT_EQ(error.kind, ErrorKind::kUnsupported) << error.text() << "\n" << program::print(module);
    ++count.declined[error.message];
    return std::nullopt;
  }
  EXPECT_FALSE(program::is_dynamic(refined->module)) << program::print(refined->module);
  const auto again = oracle::evaluate(refined->module, refined->inputs[0], limits);
  EXPECT_TRUE(again) << again.error().text() << "\n" << program::print(module) << program::print(refined->module);
  if (again) {
    EXPECT_EQ(oracle::difference(own->outputs, again->outputs), "")
        << program::print(module) << program::print(refined->module);
  }
  ++count.sets;
  for (const Tensor& t : own->outputs[0]) count.elements += t.type.elements();
  return own->outputs;
}

bool have_other_types(const std::vector<ProcessTensors>& sets) {
  return std::ranges::any_of(sets, [&](const ProcessTensors& set) {
    return !std::ranges::equal(set[0], sets[0][0], {}, &Tensor::type, &Tensor::type);
  });
}

void compare_loosened(const generator::DrawnProgram& plain, const generator::DrawnProgram& drawn, Loose& count) {
  const oracle::Limits limits{.steps = 100'000};
  const auto expected = oracle::evaluate(plain.module, plain.input_sets[0], limits);
  if (!expected) return;
  ++count.programs;
  if (!program::is_dynamic(drawn.module)) {
    EXPECT_EQ(program::print(drawn.module), program::print(plain.module));
    return;
  }
  ++count.dynamic;
  count.other_sizes += have_other_types(drawn.input_sets);
  for (const Op& op : drawn.module.entry()->body.ops) ++count.ops[op.record->mnemonic];
  read_back(drawn.module);
  for (const auto& inputs : drawn.input_sets) {
    const auto own = agreed(drawn.module, inputs, limits, count);
    if (own && &inputs == &drawn.input_sets[0]) {
      EXPECT_EQ(oracle::difference(expected->outputs, *own), "") << program::print(drawn.module);
    }
  }
}

TEST(StaticCase, OfLoosenedProgramsYieldsWhatTheProgramsDo) {
  auto policy = small_graphs();
  policy.input_sets = 2;
  const generator::Generator without(spec::Records::builtin(), policy);
  policy.unbounded = 100;
  policy.quantized = 0;
  const generator::Generator generator(spec::Records::builtin(), policy);
  Loose count;
  for (std::uint64_t n = 0; n < spec::scaled(1'000); ++n) {
    Prng choices(1618, n), again(1618, n);
    compare_loosened(without.generate(again, {}), generator.generate(choices, {}), count);
    if (HasFailure()) break;
  }
  fmt::print("{} programs, {} of them loosened, {} of these with inputs of other sizes; {} runs, {} elements\n",
             count.programs, count.dynamic, count.other_sizes, count.sets, count.elements);
  for (const auto& [reason, k] : count.declined) fmt::print("  {} declined: {}\n", k, reason);
  EXPECT_GE(count.dynamic * 10, count.programs * 7);
  EXPECT_GE(count.other_sizes * 10, count.dynamic);
  for (const auto& record : spec::Records::builtin().all())
    if (!record.static_form.op.empty() && record.status == "campaign") {
      EXPECT_GT(count.ops[record.mnemonic], 0) << record.mnemonic;
    }
}

/// A refinement is of the sizes that it was made for: one of others would be found to differ.
TEST(StaticCase, OfOtherSizesIsAnotherProgram) {
  const auto module = program::parse(
      "func.func @main(%a: tensor<?xi8>) -> tensor<i32> {\n"
      "%n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi8>) -> tensor<i32>\nreturn %n : tensor<i32>\n}\n");
  ASSERT_TRUE(module) << module.error().text();
  const auto of_size = [](std::int64_t n) {
    return ProcessTensors{
        {Tensor{Type::tensor({n}, spec::ElementType::i8), std::vector<std::byte>(static_cast<std::size_t>(n))}}};
  };
  const auto cases = judge::in_forms({*module, {of_size(2), of_size(3), of_size(2)}}, {judge::kKnownSizes});
  ASSERT_TRUE(cases);
  ASSERT_EQ(cases->size(), 2u);
  EXPECT_EQ((*cases)[0].inputs.size(), 2u);
  const auto two = oracle::evaluate((*cases)[0].module, (*cases)[0].inputs[0], {});
  const auto three = oracle::evaluate(*module, of_size(3), {});
  ASSERT_TRUE(two && three);
  EXPECT_EQ(two->outputs[0][0].bytes[0], std::byte{2});
  EXPECT_NE(oracle::difference(two->outputs, three->outputs), "");
}

}  // namespace
}  // namespace assay::judge
