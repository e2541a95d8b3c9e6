#include "generator/generator.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <thread>

#include "generator/choices/recorded_test.h"
#include "generator/choices/sources.h"
#include "generator/record_tables.h"
#include "generator/templates/patterns.h"
#include "generator/templates/templates.h"
#include "generator/values/values.h"
#include "program/edit/make.h"
#include "program/edit/stored_form.h"
#include "program/edit/walk.h"
#include "program/text/text.h"
#include "spec/can_draw.h"
#include "spec/scale_test.h"
#include "spec/types/float_code.h"

namespace assay::generator {
namespace {

const Generator& generator() {
  static const Generator instance(spec::Records::builtin(), {});
  return instance;
}

DrawnProgram program_of(std::uint64_t seed, std::uint64_t n) {
  Prng choices(seed, n);
  return generator().generate(choices, {});
}

bool same(const DrawnProgram& a, const DrawnProgram& b) {
  return program::print(a.module) == program::print(b.module) && a.input_sets == b.input_sets &&
         a.coverage == b.coverage;
}

TEST(Generator, EveryProgramIsValid) {
  for (std::size_t n = 0; n < spec::scaled(5000); ++n) {
    const auto c = program_of(1, n);
    const auto verified = program::verify(c.module);
    ASSERT_TRUE(verified) << "program " << n << ": " << verified.error().text() << "\n" << program::print(c.module);
  }
}

TEST(Generator, EveryProgramReadsBackAsItself) {
  for (std::size_t n = 0; n < spec::scaled(1000); ++n) {
    const auto text = program::print(program_of(2, n).module);
    const auto parsed = program::parse(text);
    ASSERT_TRUE(parsed) << parsed.error().text() << "\n" << text;
    ASSERT_EQ(program::print(*parsed), text);
  }
}

/// Of what ops of the entry function give and others read, how many values there are and how many are results.
std::pair<std::int64_t, std::int64_t> returned_intermediates(const Policy& policy) {
  const Generator drawing(spec::Records::builtin(), policy);
  std::int64_t all = 0, returned = 0;
  for (std::uint64_t n = 0; n < 500; ++n) {
    Prng choices(31, n);
    const auto drawn = drawing.generate(choices, {});
    const program::Region& body = drawn.module.functions[0].body;
    std::set<program::ValueId> read;
    program::each_op(body, [&](const program::Op& op) { read.insert(op.operands.begin(), op.operands.end()); });
    for (const program::Op& op : body.ops) {
      const bool is_intermediate = op.record->mnemonic != "constant" && op.record->relations.empty();
      for (auto v = op.first_result; is_intermediate && v < op.first_result + op.results; ++v) {
        if (!read.contains(v) || !drawn.module.functions[0].type(v).is_tensor()) continue;
        ++all;
        returned += std::ranges::count(body.returns, v);
      }
    }
  }
  return {all, returned};
}

TEST(Generator, ValuesThatOpsReadAreResultsAsOftenAsThePolicySays) {
  Policy policy;
  policy.scales = {0, 0, 1};
  policy.call_again = policy.loop = policy.quantized = policy.bounded = policy.unbounded = policy.detours = 0;
  policy.intermediate = 0;
  const auto [all, none] = returned_intermediates(policy);
  EXPECT_GT(all, 500);
  EXPECT_EQ(none, 0);
  policy.intermediate = 50;
  const auto [more, half] = returned_intermediates(policy);
  EXPECT_NEAR(static_cast<double>(half) / static_cast<double>(more), 0.5, 0.05);
}

TEST(Generator, InputsFitTheArguments) {
  for (std::uint64_t n = 0; n < 500; ++n) {
    const auto c = program_of(3, n);
    const auto& arguments = c.module.functions[0].signature().inputs;
    for (const auto& set : c.input_sets) {
      ASSERT_EQ(static_cast<std::int64_t>(set.size()), c.module.grid.processes());
      for (const auto& process : set) {
        ASSERT_EQ(process.size(), arguments.size());
        for (std::size_t i = 0; i < arguments.size(); ++i) {
          EXPECT_TRUE(spec::refines(process[i].type, arguments[i]));
          EXPECT_TRUE(process[i].type.is_static());
          EXPECT_EQ(static_cast<std::int64_t>(process[i].bytes.size()), process[i].type.storage_size());
        }
      }
    }
  }
}

TEST(Generator, ModerateNumbersFillTheirFormat) {
  for (const auto e : {spec::ElementType::f64, spec::ElementType::f32, spec::ElementType::bf16}) {
    Prng choices(1);
    const auto t = draw_tensor(choices, spec::Type::tensor({256}, e), {.regime = Regime::kModerate});
    std::byte lowest{};
    for (std::size_t i = 0; i < t.bytes.size(); i += t.bytes.size() / 256) lowest |= t.bytes[i];
    EXPECT_EQ(lowest, std::byte{0xFF}) << spec::name(e) << ": the lowest bits of the fraction are never set";
  }
}

std::vector<double> floats(spec::ElementType e, Regime regime) {
  Prng choices(2);
  const auto t = draw_tensor(choices, spec::Type::tensor({512}, e), {.regime = regime});
  const auto size = t.bytes.size() / 512;
  std::vector<double> out(512);
  for (std::size_t i = 0; i < out.size(); ++i) {
    std::uint64_t code = 0;
    std::memcpy(&code, t.bytes.data() + i * size, size);
    out[i] = spec::decode(e, code);
  }
  return out;
}

TEST(Generator, FloatsAreOfTheirRegime) {
  for (const auto& f : spec::element_formats()) {
    if (!spec::is_float(f.type)) continue;
    SCOPED_TRACE(f.name);
    for (const auto x : floats(f.type, Regime::kModerate)) EXPECT_TRUE(std::abs(x) >= 1.0 / 8 && std::abs(x) < 16) << x;
    const auto special = floats(f.type, Regime::kSpecial);
    const auto is_ordinary = [](double x) { return std::abs(x) >= 1.0 / 4 && std::abs(x) < 8; };
    EXPECT_TRUE(std::ranges::any_of(special, is_ordinary));
    EXPECT_EQ(std::ranges::any_of(special, [](double x) { return std::isnan(x); }), spec::has_nan(f.type));
    EXPECT_EQ(std::ranges::any_of(special, [](double x) { return std::isinf(x); }), spec::has_infinity(f.type));
    const auto wide = floats(f.type, Regime::kWide);
    for (const auto x : wide) EXPECT_TRUE(std::isfinite(x)) << x;
    const auto [least, most] = std::ranges::minmax(wide, {}, [](double x) { return std::abs(x); });
    EXPECT_GE(std::log2(std::abs(most) / std::max(std::abs(least), 0x1p-300)), f.exponent_bits) << "few binades";
  }
}

TEST(Generator, IndicesAreAtEdges) {
  Prng choices(3);
  const auto t = draw_tensor(choices, spec::Type::tensor({512}, spec::ElementType::i32),
                             {.regime = Regime::kNear, .near = {10, 20}});
  std::map<std::int32_t, int> counts;
  for (std::size_t i = 0; i < 512; ++i) {
    std::int32_t n;
    std::memcpy(&n, t.bytes.data() + i * sizeof n, sizeof n);
    ++counts[n];
  }
  for (const auto edge : {9, 10, 11, 19, 20, 21}) EXPECT_GT(counts[edge], 30) << edge;
  EXPECT_GT(counts[std::numeric_limits<std::int32_t>::min()], 0);
}

std::vector<double> numbers_of(const program::Tensor& t) {
  const auto e = t.type.element();
  const auto size = static_cast<std::size_t>(spec::storage_bytes(e));
  std::vector<double> out;
  for (std::size_t at = 0; at < t.bytes.size(); at += size) {
    std::uint64_t code = 0;
    std::memcpy(&code, t.bytes.data() + at, size);
    out.push_back(spec::decode(e, code));
  }
  return out;
}

/// Of NaN of one sign, -0, infinities, the largest value and subnormals, each stands in every kind of place.
TEST(Generator, OneSpecialValueStandsAmongOrdinaryOnes) {
  const auto type = spec::Type::tensor({4, 5}, spec::ElementType::f32);
  const auto ordinary = [](double x) { return x == 1; };
  const std::vector<std::function<bool(double)>> kinds = {
      [](double x) { return std::isnan(x) && !std::signbit(x); },
      [](double x) { return std::isnan(x) && std::signbit(x); },
      [](double x) { return x == 0 && std::signbit(x); },
      [](double x) { return std::isinf(x) && x > 0; },
      [](double x) { return std::isinf(x) && x < 0; },
      [](double x) { return std::abs(x) > 3e38 && std::isfinite(x); },
      [](double x) { return x != 0 && std::abs(x) < 0x1p-126; }};
  std::set<std::pair<std::size_t, std::size_t>> met;
  Prng choices(9);
  for (int n = 0; n < 4000; ++n) {
    program::Tensor t{type, std::vector<std::byte>(80)};
    for (std::size_t k = 0; k < 20; ++k) {
      const float one = 1;
      std::memcpy(t.bytes.data() + 4 * k, &one, sizeof one);
    }
    put_special(choices, Lane::kEnvelope, type, t.bytes);
    const auto numbers = numbers_of(t);
    ASSERT_EQ(std::ranges::count_if(numbers, ordinary), 19);
    const auto at = static_cast<std::size_t>(std::ranges::find_if_not(numbers, ordinary) - numbers.begin());
    for (std::size_t k = 0; k < kinds.size(); ++k)
      if (kinds[k](numbers[at])) met.emplace(k, at);
  }
  for (std::size_t k = 0; k < kinds.size(); ++k)
    for (const std::size_t at : {0, 5, 10, 15, 19, 7}) EXPECT_TRUE(met.contains({k, at})) << k << " at " << at;
}

TEST(Generator, SpecialValuesOfTheExactLaneRoundNothing) {
  Prng choices(10);
  for (int n = 0; n < 500; ++n) {
    program::Tensor t{spec::Type::tensor({8}, spec::ElementType::f32), std::vector<std::byte>(32)};
    put_special(choices, Lane::kExact, t.type, t.bytes);
    for (const double x : numbers_of(t)) EXPECT_TRUE(x == 0 || !std::isfinite(x)) << x;
  }
}

/// Of single additions and subtractions on f32 and i2, the additions and those on i2.
std::pair<double, double> shares_by_energy(std::uint32_t of_add, std::uint32_t of_i2) {
  Policy policy;
  policy.scales = {1, 0, 0};
  policy.ops = {"stablehlo.add", "stablehlo.subtract"};
  policy.types = spec::set_of(spec::ElementType::f32) | spec::set_of(spec::ElementType::i2);
  const Generator drawing(spec::Records::builtin(), policy);
  const auto* const add = spec::Records::builtin().find("stablehlo.add");
  Steering steering;
  steering.seen.assign(drawing.coverage().count(), 1000);
  steering.unsupported.resize(spec::Records::builtin().all().size());
  steering.op_energy.assign(spec::Records::builtin().all().size(), kUsualEnergy);
  steering.element_energy.assign(spec::kElementTypes, kUsualEnergy);
  steering.op_energy[static_cast<std::size_t>(add->index)] = of_add;
  steering.element_energy[static_cast<std::size_t>(spec::ElementType::i2)] = of_i2;
  int added = 0, narrow = 0;
  constexpr int kPrograms = 1000;
  for (std::uint64_t n = 0; n < kPrograms; ++n) {
    Prng choices(15, n);
    const auto drawn = drawing.generate(choices, steering);
    const auto& f = drawn.module.functions[0];
    added += f.body.ops.back().record == add;
    narrow += f.type(f.body.returns[0]).element() == spec::ElementType::i2;
  }
  return {added / double{kPrograms}, narrow / double{kPrograms}};
}

TEST(Generator, DrawsWhatHasMoreEnergyMoreOften) {
  const auto [added, narrow] = shares_by_energy(kUsualEnergy, kUsualEnergy);
  const auto [added_more, narrow_more] = shares_by_energy(4 * kUsualEnergy, 4 * kUsualEnergy);
  EXPECT_NEAR(added, 0.5, 0.06);
  EXPECT_NEAR(added_more, 0.8, 0.06);
  EXPECT_GT(narrow_more, narrow + 0.2);
}

/// Pairs that were never seen are drawn alike, but for an op on its own result.
TEST(Generator, OpsThatReadTheirOwnResultAreDrawn) {
  Policy policy;
  policy.scales = {0, 1, 0};
  policy.pattern = policy.grid = 0;
  const Generator pairs(spec::Records::builtin(), policy);
  Steering steering;
  steering.seen.resize(pairs.coverage().count());
  steering.unsupported.resize(spec::Records::builtin().all().size());
  int own = 0;
  for (std::uint64_t n = 0; n < 1000; ++n) {
    Prng choices(14, n);
    const auto c = pairs.generate(choices, steering);
    const auto& ops = c.module.functions[0].body.ops;
    own += std::ranges::any_of(ops, [&](const program::Op& op) {
      return std::ranges::any_of(ops, [&](const program::Op& before) {
        return before.record == op.record && before.results == 1 &&
               std::ranges::find(op.operands, before.first_result) != op.operands.end();
      });
    });
  }
  EXPECT_GT(own, 100);
}

/// Of the additions whose second operand is a product or a difference, the part that reads a difference. By what was
/// seen, additions have read many products and no difference.
double share_of_rare_operands(std::uint32_t pair_sweep) {
  Policy policy;
  policy.scales = {0, 0, 1};
  policy.ops = {"stablehlo.add", "stablehlo.multiply", "stablehlo.subtract"};
  policy.pattern = policy.grid = policy.loop = policy.swarm_drop = 0;
  policy.pair_sweep = pair_sweep;
  const Generator drawing(spec::Records::builtin(), policy);
  const auto* const add = spec::Records::builtin().find("stablehlo.add");
  Steering steering;
  steering.seen.assign(drawing.coverage().count(), 1000);
  steering.seen[drawing.coverage().pair_point(*spec::Records::builtin().find("stablehlo.subtract"), *add)] = 0;
  steering.unsupported.resize(spec::Records::builtin().all().size());
  double rare = 0, all = 0;
  for (std::uint64_t n = 0; n < 500; ++n) {
    Prng choices(32, n);
    const auto drawn = drawing.generate(choices, steering);
    std::map<program::ValueId, std::string> producers;
    for (const program::Op& op : drawn.module.functions[0].body.ops) {
      if (op.record == add && producers.contains(op.operands[1]) && producers[op.operands[1]] != "add") {
        rare += producers[op.operands[1]] == "subtract";
        ++all;
      }
      if (op.record->mnemonic != "constant") producers[op.first_result] = op.record->mnemonic;
    }
  }
  return rare / all;
}

TEST(Generator, SweptOperandsAreOfOpsThatWereSeldomSeenBefore) {
  EXPECT_LT(share_of_rare_operands(0), 0.7);
  EXPECT_GT(share_of_rare_operands(100), 0.85);
}

/// The number that a region of a loop's template counts to or by.
std::int32_t number_in(const program::Region& region) {
  for (const auto& op : region.ops)
    if (op.record->facts.makes_literal && op.attributes[0].as_literal().type.element() == spec::ElementType::i32) {
      std::int32_t out = 0;
      std::memcpy(&out, op.attributes[0].as_literal().bytes.data(), sizeof(out));
      return out;
    }
  return 0;
}

/// Nearly all programs that ask for a loop have one, however much its function gives. Most let it take what the trip
/// before gave, and half of them go round five times or more.
TEST(Generator, FunctionsOfDrawnOpsStandInLoops) {
  Policy policy;
  policy.loop = 100;
  policy.pattern = 0;
  const Generator loops(spec::Records::builtin(), policy);
  int around_calls = 0, of_several_ops = 0, carried = 0, often = 0;
  for (std::uint64_t n = 0; n < 1000; ++n) {
    Prng choices(11, n);
    const auto c = loops.generate(choices, {});
    ASSERT_TRUE(program::verify(c.module)) << program::print(c.module);
    for (const auto& op : c.module.functions[0].body.ops) {
      if (!op.record->facts.loops) continue;
      often += number_in(op.regions[0]) >= 5 && number_in(op.regions[1]) == 1;
      for (const auto& inner : op.regions[1].ops)
        for (const auto& v : inner.attributes) {
          if (v.kind != spec::ValueKind::kFunction) continue;
          ++around_calls;
          of_several_ops += program::count_ops(c.module.find(v.as_function().name)->body) > 2;
          carried += std::ranges::any_of(inner.operands, [&](program::ValueId o) {
            return std::ranges::find(op.regions[1].arguments, o) != op.regions[1].arguments.end();
          });
        }
    }
  }
  EXPECT_GT(around_calls, 900);
  EXPECT_GT(of_several_ops, 300);
  EXPECT_GT(carried, around_calls / 4);
  EXPECT_GT(often, around_calls / 2);
}

class NoLoops final : public Guard {
 public:
  void begin(const program::Module&, const program::Function&, Lane) override {}
  void argument(program::ValueId, const program::Tensor&) override {}
  bool keep(const program::Op& op) override { return !op.record->facts.loops; }
};

/// Where the guard takes the loop back, the ops of the program are drawn as others are.
TEST(Generator, ALoopThatIsTakenBackLeavesAProgram) {
  Policy policy;
  policy.loop = 100;
  policy.pattern = policy.detours = 0;
  policy.scales = {0, 0, 1};
  const Generator loops(spec::Records::builtin(), policy);
  NoLoops guard;
  int empty = 0;
  for (std::uint64_t n = 0; n < 200; ++n) {
    Prng choices(16, n);
    empty += program::count_ops(loops.generate(choices, {}, &guard).module.functions[0].body) < 2;
  }
  EXPECT_LT(empty, 20);
}

/// Sizes that ordinary programs hardly have.
TEST(Generator, RegimesOfSizesAreDrawn) {
  const auto share = [](std::uint32_t Policy::*regime, auto has) {
    Policy policy;
    policy.edge_regime = policy.empty_regime = policy.unit_regime = policy.many_regime = policy.large_regime = 0;
    policy.scales = {1, 0, 0};
    policy.*regime = 100;
    const Generator own(spec::Records::builtin(), policy);
    int count = 0;
    for (std::uint64_t n = 0; n < 1000; ++n) {
      Prng choices(12, n);
      count += has(own.generate(choices, {}).module.functions[0]);
    }
    return count;
  };
  const auto any_tensor = [](auto is) {
    return [is](const program::Function& f) {
      return std::ranges::any_of(f.types, [&](spec::Type t) { return t.is_tensor() && t.is_static() && is(t); });
    };
  };
  const auto empty = any_tensor([](spec::Type t) { return t.elements() == 0; });
  const auto unit = any_tensor([](spec::Type t) { return t.rank() >= 2 && t.elements() == 1; });
  const auto many = [](const program::Function& f) {
    return std::ranges::any_of(f.body.ops, [](const program::Op& op) { return op.operands.size() > 16; });
  };
  EXPECT_GT(share(&Policy::empty_regime, empty), 300);
  EXPECT_GT(share(&Policy::unit_regime, unit), 300);
  EXPECT_GT(share(&Policy::many_regime, many), 5);
}

TEST(Generator, ThreadsDoNotChangePrograms) {
  std::vector<DrawnProgram> first(64), second(64);
  for (std::uint64_t n = 0; n < 64; ++n) first[n] = program_of(4, n);
  std::vector<std::thread> threads;
  for (std::uint64_t t = 0; t < 4; ++t)
    threads.emplace_back([&second, t] {
      for (std::uint64_t n = t; n < 64; n += 4) second[n] = program_of(4, n);
    });
  for (auto& t : threads) t.join();
  for (std::uint64_t n = 0; n < 64; ++n) EXPECT_TRUE(same(first[n], second[n])) << n;
}

TEST(Generator, EveryDrawableOpTurnsUp) {
  std::set<std::string> seen;
  for (std::uint64_t n = 0; n < 6000; ++n) {
    const auto drawn = program_of(5, n);
    for (const auto& op : drawn.module.functions[0].body.ops) seen.insert(op.record->mnemonic);
  }
  for (const auto& record : spec::Records::builtin().all()) {
    const bool drawn = record.status == "campaign" && spec::can_draw(record);
    EXPECT_TRUE(!drawn || seen.count(record.mnemonic)) << record.mnemonic;
  }
}

TEST(Generator, WhatCostsMuchIsDrawnWhereItIsNamed) {
  const auto& eigh = *spec::Records::builtin().find("custom_call.Eigh");
  EXPECT_EQ(eigh.status, "named");
  Policy policy;
  EXPECT_FALSE(is_drawn(eigh, policy));
  EXPECT_TRUE(std::ranges::none_of(RecordTables(spec::Records::builtin(), policy).drawable,
                                   [&](const spec::Record* r) { return r->status != "campaign"; }));
  policy.ops = {eigh.full_name(), "stablehlo.add"};
  EXPECT_TRUE(is_drawn(eigh, policy));
  const Generator named(spec::Records::builtin(), policy);
  int drawn = 0;
  for (std::uint64_t n = 0; n < 50; ++n) {
    Prng choices(3, n);
    const program::Module module = named.generate(choices, {}).module;
    for (const auto& op : module.functions[0].body.ops) drawn += op.record == &eigh;
  }
  EXPECT_GT(drawn, 10);
}

/// Arguments and results are tensors, and what is none reaches a result.
void expect_opened(const program::Module& module) {
  const auto& f = module.functions[0];
  const auto is_tensor = [&](program::ValueId v) { return f.type(v).is_tensor(); };
  EXPECT_TRUE(std::ranges::all_of(f.body.arguments, is_tensor)) << program::print(module);
  EXPECT_TRUE(std::ranges::all_of(f.body.returns, is_tensor)) << program::print(module);
}

TEST(Generator, WhatHoldsTensorsIsMadeAndTakenApart) {
  for (const std::string name :
       {"stablehlo.tuple", "stablehlo.get_tuple_element", "stablehlo.create_token", "stablehlo.after_all"}) {
    Policy policy;
    policy.ops = {name};
    const Generator only(spec::Records::builtin(), policy);
    int programs = 0, nested = 0;
    for (std::uint64_t n = 0; n < 300; ++n) {
      Prng choices(12, n);
      const auto c = only.generate(choices, {});
      ASSERT_TRUE(program::verify(c.module)) << program::print(c.module);
      expect_opened(c.module);
      const auto& ops = c.module.functions[0].body.ops;
      programs += std::ranges::any_of(ops, [&](const program::Op& op) { return op.record->full_name() == name; });
      nested += std::ranges::any_of(c.module.functions[0].types, [](spec::Type t) {
        return std::ranges::any_of(t.members(), [](spec::Type m) { return !m.is_tensor(); });
      });
    }
    EXPECT_GT(programs, 150) << name;
    EXPECT_TRUE(nested > 0 || name.find("tuple") == std::string::npos) << name << ": no tuple in a tuple";
  }
}

TEST(Generator, AnOpOnTokensThatIsNotSupportedIsNotDrawn) {
  const auto& records = spec::Records::builtin();
  const auto& token = *records.find("create_token");
  Policy policy;
  policy.ops = {token.full_name(), "stablehlo.optimization_barrier"};
  const Generator only(records, policy);
  Steering steering;
  steering.unsupported.resize(records.all().size());
  int drawn = 0;
  const auto count = [&](std::uint64_t n) {
    Prng choices(13, n);
    const auto c = only.generate(choices, steering);
    drawn += std::ranges::any_of(c.module.functions[0].body.ops, [&](const auto& op) { return op.record == &token; });
  };
  for (std::uint64_t n = 0; n < 100; ++n) count(n);
  EXPECT_GT(drawn, 20);
  steering.unsupported[static_cast<std::size_t>(token.index)] = spec::set_of(spec::ElementType::i1);
  drawn = 0;
  for (std::uint64_t n = 0; n < 100; ++n) count(n);
  EXPECT_EQ(drawn, 0);
}

/// How often each function is called by ops of this one.
std::map<std::string, int> calls_in(const program::Function& f) {
  std::map<std::string, int> out;
  program::each_op(f.body, [&](const program::Op& op) {
    for (const auto& attribute : op.attributes)
      program::each_leaf(attribute, [&](const spec::Value& v) {
        if (v.kind == spec::ValueKind::kFunction) ++out[std::string(v.as_function().name)];
      });
  });
  return out;
}

TEST(Generator, FunctionsAreCalled) {
  int called = 0, called_twice = 0, called_by_others = 0, with_parameters = 0, of_several_ops = 0;
  for (std::uint64_t n = 0; n < 4000; ++n) {
    const auto c = program_of(8, n);
    const auto by_main = calls_in(c.module.functions[0]);
    std::map<std::string, int> all;
    for (const auto& f : c.module.functions)
      for (const auto& [name, times] : calls_in(f)) {
        all[name] += times;
        if (f.name != "main") ++called_by_others;
      }
    EXPECT_EQ(all.size() + 1, c.module.functions.size()) << "nobody calls a function:\n" << program::print(c.module);
    for (const auto& [name, times] : all) {
      const auto* f = c.module.find(name);
      ASSERT_TRUE(f) << name;
      EXPECT_TRUE(f->is_private);
      EXPECT_FALSE(f->results.empty());
      ++called;
      if (times > 1) ++called_twice;
      if (!f->body.arguments.empty()) ++with_parameters;
      if (program::count_ops(f->body) > 1) ++of_several_ops;
    }
  }
  EXPECT_GT(called, 100);
  EXPECT_GT(called_twice, 10);
  EXPECT_GT(called_by_others, 5);
  EXPECT_GT(with_parameters, called / 2);
  EXPECT_GT(of_several_ops, called / 4);
}

TEST(Generator, ChainsAreMadeOfOpsThatAreDrawn) {
  std::istringstream lines((std::string(template_text("patterns"))));
  const auto& records = spec::Records::builtin();
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words(std::regex_replace(line, std::regex("[|>]"), " "));
    for (std::string op; words >> op;) {
      const auto* record = records.find(op);
      ASSERT_TRUE(record) << op;
      EXPECT_EQ(record->status, "campaign") << op;
    }
  }
}

bool takes_result(const program::Op& op, const program::Op& of) {
  const auto is_result = [&](program::ValueId v) { return v >= of.first_result && v < of.first_result + of.results; };
  return std::ranges::any_of(op.operands, is_result);
}

/// Some op takes what another one gave, and the two stand beside each other in a chain.
bool has_step(const DrawnProgram& c, const Pattern& pattern, std::size_t step) {
  const auto is_one_of = [](const program::Op& op, const auto& records) {
    return std::ranges::find(records, op.record) != records.end();
  };
  const auto& ops = c.module.functions[0].body.ops;
  return std::ranges::any_of(ops, [&](const auto& op) {
    return is_one_of(op, pattern.steps[step]) && std::ranges::any_of(ops, [&](const auto& before) {
             return is_one_of(before, pattern.steps[step - 1]) && takes_result(op, before);
           });
  });
}

TEST(Generator, EveryStepOfEveryChainTakesWhatTheOpBeforeItGives) {
  Policy policy;
  policy.scales = {0, 1, 0};
  policy.pattern = 100;
  const auto& records = spec::Records::builtin();
  const Generator chains(records, policy);
  std::vector<const spec::Record*> all;
  for (const auto& record : records.all()) all.push_back(&record);
  const auto patterns = patterns_of(records, all);
  ASSERT_GT(patterns.size(), 50u);
  std::vector<DrawnProgram> cases;
  for (std::uint64_t n = 0; n < 4000; ++n) {
    Prng choices(7, n);
    cases.push_back(chains.generate(choices, {}));
  }
  for (const auto& pattern : patterns)
    for (std::size_t step = 1; step < pattern.steps.size(); ++step)
      EXPECT_TRUE(std::ranges::any_of(cases, [&](const DrawnProgram& c) { return has_step(c, pattern, step); }))
          << pattern.steps[step - 1][0]->mnemonic << " ... > " << pattern.steps[step][0]->mnemonic << " ...";
}

RC_GTEST_PROP(Generator, RecordedChoicesReplayTheProgram, (std::uint64_t seed)) {
  Prng prng(seed);
  Recorder recorder(prng);
  const auto original = generator().generate(recorder, {});
  Replay replay(recorder.record());
  RC_ASSERT(same(original, generator().generate(replay, {})));
}

RC_GTEST_PROP(Generator, AnyBytesMakeAValidProgram, (const std::vector<std::uint8_t>& bytes)) {
  Bytes choices(bytes);
  RC_ASSERT(program::verify(generator().generate(choices, {}).module).has_value());
}

Policy quantizing() {
  Policy policy;
  policy.bounded = policy.unbounded = 0;
  policy.quantized = 100;
  return policy;
}

RC_GTEST_PROP(Generator, AnyBytesMakeAValidProgramOfQuantizedTypes, (const std::vector<std::uint8_t>& bytes)) {
  static const Generator quantized(spec::Records::builtin(), quantizing());
  Bytes choices(bytes);
  const DrawnProgram c = quantized.generate(choices, {});
  RC_ASSERT(program::verify(c.module).has_value());
  for (const auto& set : c.input_sets)
    for (const auto& process : set)
      for (std::size_t k = 0; k < process.size(); ++k)
        RC_ASSERT(process[k].type == c.module.entry()->type(c.module.entry()->body.arguments[k]));
}

/// What takes a value to a quantized type and back is drawn as other ops are: only where it is chosen.
TEST(Generator, QuantizedProgramsHaveTheOpsThatAreChosen) {
  Policy policy = quantizing();
  policy.ops = {"stablehlo.abs", "stablehlo.negate"};
  const Generator few(spec::Records::builtin(), policy);
  policy.ops.push_back("stablehlo.uniform_quantize");
  policy.ops.push_back("stablehlo.uniform_dequantize");
  const Generator with_conversions(spec::Records::builtin(), policy);
  const auto count = [](const Generator& generator, std::string_view mnemonic) {
    std::int64_t programs = 0, ops = 0;
    for (std::uint64_t n = 0; n < 500; ++n) {
      Prng choices(8, n);
      const DrawnProgram c = generator.generate(choices, {});
      EXPECT_TRUE(program::verify(c.module));
      programs += program::has_quantized(c.module);
      for (const auto& op : c.module.entry()->body.ops) ops += op.record->mnemonic == mnemonic;
    }
    return std::pair(programs, ops);
  };
  EXPECT_GE(count(few, "").first, 5);
  EXPECT_EQ(count(few, "uniform_quantize").second + count(few, "uniform_dequantize").second, 0);
  EXPECT_GT(count(with_conversions, "uniform_quantize").second, 50);
  EXPECT_GT(count(with_conversions, "uniform_dequantize").second, 50);
}

bool has_argument(const DrawnProgram& c, spec::ElementType type, std::int64_t elements) {
  const program::Function& f = c.module.functions[0];
  return std::ranges::any_of(f.body.arguments, [&](program::ValueId v) {
    return f.type(v).element() == type && f.type(v).elements() == elements;
  });
}

/// Whole rounds of each op on the next of its types and sizes, a turn at a time.
std::vector<DrawnProgram> vector_programs(const Generator& drawing) {
  std::vector<DrawnProgram> out;
  for (std::uint64_t turn = 0; turn < drawing.vector_turns().size(); ++turn) {
    Prng choices(9, turn);
    out.push_back(drawing.generate_vector(drawing.vector_turns()[turn], choices, {}));
  }
  return out;
}

TEST(Generator, VectorProgramsHoldOneOpOnArgumentsOfTheSize) {
  const Generator drawing(spec::Records::builtin(), {});
  std::map<std::string, int> seen;
  int ordinary = 0;
  for (const DrawnProgram& c : vector_programs(drawing)) {
    ASSERT_TRUE(program::verify(c.module)) << program::print(c.module);
    if (!c.is_vector && ++ordinary) continue;
    const program::Function& f = c.module.functions[0];
    const spec::Record& record = *f.body.ops.back().record;
    int size = 0;
    for (const auto type : kVectorTypes)
      for (const auto n : kVectorSizes) size += has_argument(c, type, n);
    EXPECT_GE(size, 1) << program::print(c.module);
    EXPECT_EQ(c.input_sets.size(), 1u);
    ++seen[record.full_name()];
  }
  EXPECT_LT(ordinary, static_cast<int>(drawing.vector_turns().size()) / 20) << "of " << drawing.vector_turns().size();
  EXPECT_EQ(seen["stablehlo.atan2"], 4 * 3) << "each float type and size";
  EXPECT_EQ(seen["stablehlo.popcnt"], 3);
  EXPECT_EQ(seen["stablehlo.add"], 5 * 3);
}

// So that a short campaign has each op once before it has any twice.
TEST(Generator, VectorProgramsComeInRounds) {
  const RecordTables tables(spec::Records::builtin(), {});
  std::map<const spec::Record*, std::set<std::pair<spec::ElementType, std::int64_t>>> seen;
  std::size_t most = 0;
  for (const VectorTurn& turn : tables.vector_turns) {
    EXPECT_TRUE(!seen[turn.record].empty() || most <= 1) << turn.record->full_name() << ": after an op that had two";
    EXPECT_TRUE(seen[turn.record].insert({turn.type, turn.elements}).second) << turn.record->full_name() << ": twice";
    most = std::max(most, seen[turn.record].size());
  }
  EXPECT_EQ(most, kVectorTypes.size() * kVectorSizes.size());
  for (const auto* record : tables.drawable)
    EXPECT_TRUE(!record->facts.elementwise || seen.contains(record)) << record->full_name();
}

// Five types and three sizes of each op that takes them, each once, and few enough for a minute.
TEST(Generator, ASmokeLapHasTheCommonOpsOnTheFirstTier) {
  const Generator drawing(spec::Records::builtin(), {});
  std::map<std::string, std::set<std::pair<spec::ElementType, std::int64_t>>> seen;
  for (const VectorTurn& turn : drawing.smoke_lap())
    EXPECT_TRUE(seen[turn.record->full_name()].insert({turn.type, turn.elements}).second);
  EXPECT_EQ(seen["stablehlo.add"].size(), 5u * 3);
  EXPECT_EQ(seen["stablehlo.tanh"].size(), 3u * 3);
  EXPECT_EQ(seen["stablehlo.not"].size(), 2u * 3);
  EXPECT_FALSE(seen.contains("chlo.polygamma"));
  EXPECT_LT(drawing.smoke_lap().size(), 700u);
  EXPECT_EQ(Generator(spec::Records::builtin(), {.ops = {"stablehlo.add"}}).smoke_lap().size(), 5u * 3);
}

TEST(Generator, UnsupportedTypesAreLeftAlone) {
  Steering steering;
  const auto& records = spec::Records::builtin();
  const auto* add = records.find("add");
  steering.unsupported.resize(records.all().size());
  steering.unsupported[static_cast<std::size_t>(add->index)] = ~spec::ElementSet{0};
  for (std::uint64_t n = 0; n < 500; ++n) {
    Prng choices(6, n);
    const DrawnProgram c = generator().generate(choices, steering);
    for (const auto& op : c.module.functions[0].body.ops) EXPECT_NE(op.record, add);
  }
}

}  // namespace
}  // namespace assay::generator
