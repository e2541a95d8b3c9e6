#include <gtest/gtest.h>

#include "oracle/agreement_test.h"
#include "program/edit/single_op.h"
#include "spec/instance.h"

/// What constructs of `means` mean, one small record each, worked out by hand: for the plain interpreter and for the
/// evaluator.
namespace assay::oracle {
namespace {

struct Example {
  const char* what;
  const char* record;  ///< of operands x, and perhaps z, and a result y, all of i32
  std::vector<std::vector<std::int32_t>> inputs;
  std::vector<std::int32_t> expected;
};

constexpr const char* kFour = "op tiny\n  in x : tensor<[4] x i32>\n  out y : tensor<[4] x i32>\n  means ";

const Example kExamples[] = {
    {"else stands for what is outside", "y[[i]] = x[[i + 1]] else 9", {{1, 2, 3, 4}}, {2, 3, 4, 9}},
    {"a quotient with a rest is nowhere", "y[[i]] = x[[(i + 1) // 2]] else 0", {{1, 2, 3, 4}}, {0, 2, 0, 3}},
    {"quotients and rests round down", "y[[i]] = (i - 2) / 2 * 10 + (i - 3) % 3", {{0, 0, 0, 0}}, {-10, -9, 2, 0}},
    {"items count from the end", "y[[i]] = x[[[3, 1, 0, 2][-1 - i]]]", {{1, 2, 3, 4}}, {3, 1, 2, 4}},
    {"positions are left out", "y[[i]] = ([5, 6, 7, 8, 9] without [1])[i]", {{0, 0, 0, 0}}, {5, 7, 8, 9}},
    {"clamp goes up first", "y[[i]] = clamp(2, i, 1)", {{0, 0, 0, 0}}, {1, 1, 1, 1}},
    {"nth is row-major", "y[[i]] = nth(i, [2, 2])[0] * 10 + nth(i, [2, 2])[1]", {{0, 0, 0, 0}}, {0, 1, 10, 11}},
    {"a fold goes from the left",
     "y[[i]] = fold(subtract, 100, x[[k]] for k < i + 1) in order",
     {{1, 2, 3, 4}},
     {99, 97, 94, 90}},
    {"terms without the condition are left out",
     "y[[i]] = sum(x[[k]] for k < 4 if k != i)",
     {{1, 2, 3, 4}},
     {9, 8, 7, 6}},
    {"the first binder is the outer loop",
     "y[[i]] = fold(f, i, 2 * a + b for a < 2, b < 2) in order where f(s, v) = s * 10 + v",
     {{0, 0, 0, 0}},
     {123, 10123, 20123, 30123}},
    {"ties stay in order",
     "y[[i]] = order[i] where order = sorting(before, range(4)) in order, before(a, b) = x[[a]] < x[[b]]",
     {{3, 1, 2, 1}},
     {1, 3, 2, 0}},
    {"functions may call themselves",
     "y[[i]] = f(i) where f(n) = n < 1 ? 1 : n * f(n - 1)",
     {{0, 0, 0, 0}},
     {1, 1, 2, 6}},
    {"only one is anywhere", "y[[i]] = one(x[[i - k]] for k < 8 if k = 2 * i) else 7", {{1, 2, 3, 4}}, {1, 7, 7, 7}},
};

Tensor tensor_of(spec::Type type, const std::vector<std::int32_t>& numbers) {
  Tensor t{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  for (std::size_t k = 0; k < numbers.size(); ++k)
    store_integer(spec::ElementType::i32, numbers[k], t.bytes.data() + 4 * k);
  return t;
}

std::vector<std::int32_t> numbers_of(const Result<Run>& run) {
  std::vector<std::int32_t> out;
  EXPECT_TRUE(run) << run.error().text();
  if (!run) return out;
  const Tensor& t = run->outputs[0][0];
  for (std::size_t at = 0; at < t.bytes.size(); at += 4) {
    out.push_back(static_cast<std::int32_t>(load_integer(spec::ElementType::i32, t.bytes.data() + at)));
  }
  return out;
}

TEST(Meanings, AreWhatTheLanguageSays) {
  for (const Example& row : kExamples) {
    const auto records = spec::Records::load({{"tiny.op", std::string(kFour) + row.record + "\n"}});
    ASSERT_TRUE(records) << row.what << ": " << records.error().text();
    const spec::Record& record = (*records)->all()[0];
    spec::Arena arena;
    std::vector<spec::Value> slots(record.names.size());
    spec::Instance instance{&record, slots, {}};
    Prng choices(1, 1);
    ASSERT_TRUE(spec::draw(instance, record, {}, choices, {}, {}, arena)) << row.what;
    const auto module = program::module_of(instance);
    ASSERT_TRUE(module) << row.what << ": " << module.error().text();
    ProcessTensors inputs(1);
    for (const auto& numbers : row.inputs)
      inputs[0].push_back(tensor_of(spec::Type::tensor({4}, spec::ElementType::i32), numbers));
    EXPECT_EQ(numbers_of(interpret(*module, inputs)), row.expected) << row.what << ", by the interpreter";
    EXPECT_EQ(numbers_of(evaluate(*module, inputs)), row.expected) << row.what << ", by the evaluator";
  }
}

}  // namespace
}  // namespace assay::oracle
