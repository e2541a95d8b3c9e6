#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "backends/backend.h"
#include "oracle/numerics/format.h"
#include "oracle/oracle.h"
#include "program/text/text.h"
#include "spec/choices.h"

/// Calls of LAPACK that JAX emits on CPU, run on the jaxlib of the environment, and answers in which one thing is
/// wrong.
namespace assay::judge::lapack {

using program::Tensor;
using spec::ElementType;
using spec::Type;

inline constexpr std::array kTypes{ElementType::f32, ElementType::f64, ElementType::c64, ElementType::c128};

inline char letter_of(ElementType e) {
  switch (e) {
    case ElementType::f32: return 's';
    case ElementType::f64: return 'd';
    case ElementType::c64: return 'c';
    default: return 'z';
  }
}

/// Matrices in columns, all else in rows, where each has so many axes of a batch in front.
inline std::string layout_of(Type type, int batch) {
  std::vector<int> axes(static_cast<std::size_t>(type.rank()));
  for (int k = 0; k < type.rank(); ++k) axes[static_cast<std::size_t>(k)] = type.rank() - 1 - k;
  if (type.rank() - batch == 2) std::swap(axes[0], axes[1]);
  const std::string numbers = axes.size() == 1 ? "0" : axes.empty() ? "" : fmt::format("[{}]", fmt::join(axes, ", "));
  return fmt::format("dense<{}> : tensor<{}xindex>", numbers, axes.size());
}

inline std::string list_of(const std::vector<Type>& types, const std::function<std::string(Type)>& text) {
  std::string out;
  for (const Type type : types) out += (out.empty() ? "" : ", ") + text(type);
  return out;
}

/// A program of one call, as JAX writes it.
inline std::string called(const std::string& name, const std::vector<Type>& operands, const std::vector<Type>& results,
                          const std::string& config, int batch = 0) {
  const auto layout = [batch](Type t) { return layout_of(t, batch); };
  const auto text = [](Type t) { return t.text(); };
  std::string arguments, values, outputs;
  for (std::size_t k = 0; k < operands.size(); ++k) {
    arguments += fmt::format("{}%a{}: {}", k ? ", " : "", k, operands[k].text());
    values += fmt::format("{}%a{}", k ? ", " : "", k);
  }
  for (std::size_t k = 0; k < results.size(); ++k)
    outputs += fmt::format("{}%r{}", k ? ", " : "", results.size() == 1 ? "" : fmt::format("#{}", k));
  const std::string types = list_of(results, text);
  return fmt::format(
      "func.func @main({}) -> ({}) {{\n"
      "  %r{} = stablehlo.custom_call @{}({}) {{backend_config = \"\", mhlo.backend_config = {{{}}}, operand_layouts = [{}], "
      "result_layouts = [{}]}} : ({}) -> ({})\n  return {} : {}\n}}\n",
      arguments, types, results.size() == 1 ? "" : fmt::format(":{}", results.size()), name, values, config,
      list_of(operands, layout), list_of(results, layout), list_of(operands, text), types, outputs, types);
}

// ---- Matrices -----------------------------------------------------------------------------------

inline constexpr int kMatrices = 20;

/// By number: of every shape, one zero, some singular, some with rows of very different size, some scaled as a whole.
inline Tensor matrix(ElementType e, std::int64_t m, std::int64_t n, int number, Prng& choices) {
  const int count = spec::is_complex(e) ? 2 : 1;
  const ElementType part = spec::real_type(e);
  std::vector<double> parts(static_cast<std::size_t>(m * n * count));
  for (double& x : parts) x = static_cast<double>(choices.between(-1'000'000, 1'000'000)) / 65'536.0;
  const int kind = number % 7;
  for (std::int64_t i = 0; i < m; ++i)
    for (std::int64_t j = 0; j < n; ++j)
      for (int c = 0; c < count; ++c) {
        double& x = parts[static_cast<std::size_t>((i * n + j) * count + c)];
        if (kind == 1) x = 0;
        if (kind == 2 && j > 0) x = parts[static_cast<std::size_t>(i * n * count + c)];  // of rank 1
        if (kind == 3) x = std::ldexp(x, static_cast<int>(8 * (i % 4) - 12));
        if (kind == 4) x = std::ldexp(x, 40);
        if (kind == 5) x = std::ldexp(x, -30);
      }
  const Type type = Type::tensor(std::array<std::int64_t, 2>{m, n}, e);
  Tensor out{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  for (std::size_t k = 0; k < parts.size(); ++k)
    oracle::store_float(part, parts[k], out.bytes.data() + k * static_cast<std::size_t>(spec::storage_bytes(part)));
  return out;
}

/// A wrong answer is told where the matrix has full rank and moderate numbers.
inline bool is_ordinary(int number) { return number % 7 == 0 || number % 7 == 6; }

inline Type tensor_of(std::vector<std::int64_t> shape, ElementType e) { return Type::tensor(shape, e); }

/// The real part of an element (of pivots: the number).
inline double read(const Tensor& t, std::int64_t at) {
  const ElementType e = t.type.element();
  const std::byte* const from = t.bytes.data() + at * spec::storage_bytes(e);
  if (spec::is_int(e)) {
    std::int32_t n = 0;
    std::memcpy(&n, from, sizeof n);
    return n;
  }
  return oracle::load_float(spec::real_type(e), from);
}
inline void write(Tensor& t, std::int64_t at, double x) {
  const ElementType e = t.type.element();
  std::byte* const to = t.bytes.data() + at * spec::storage_bytes(e);
  const auto n = static_cast<std::int32_t>(x);
  if (spec::is_int(e)) std::memcpy(to, &n, sizeof n);
  else oracle::store_float(spec::real_type(e), x, to);
}

using Answers = std::vector<Tensor>;
struct Fault {
  const char* what;
  std::function<bool(Answers&)> plant;  ///< false where there is no place for it
  std::string broken;                   ///< a relation that does not hold then
};

class Lapack : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    auto factory = backends::open("worker:xla_cpu");
    if (!factory) return;
    factory_ = *std::move(factory);
    backend_ = factory_->start({});
  }
  static void TearDownTestSuite() { backend_.reset(), factory_.reset(); }
  void SetUp() override {
    if (!backend_) GTEST_SKIP() << "needs jaxlib";
  }

  /// What the back end answers; nothing where it does not take the program.
  static Answers run(const std::string& text, const std::vector<Tensor>& inputs) {
    const auto module = program::parse(text);
    EXPECT_TRUE(module) << (module ? "" : module.error().text()) << text;
    const auto valid = module ? program::verify(*module) : Result<void>();
    EXPECT_TRUE(valid) << (valid ? "" : valid.error().text()) << text;
    if (!module || !valid) return {};
    EXPECT_EQ(program::print(*program::parse(program::print(*module))), program::print(*module));
    const auto compiled = backend_->compile({nullptr, program::print(*module), {}}, {});
    EXPECT_TRUE(compiled.ok()) << compiled.message << text;
    const auto ran = compiled.ok() ? backend_->run({inputs}) : compiled;
    EXPECT_TRUE(ran.ok()) << ran.message;
    return ran.ok() ? ran.outputs[0] : Answers{};
  }

  /// `R1 R3 `: the relations that do not hold; those that say nothing are in brackets.
  static std::string broken(const std::string& text, const std::vector<Tensor>& inputs, const Answers& answers) {
    const auto module = program::parse(text);
    const auto sets = oracle::acceptance_sets(*module, {inputs}, **spec::contract_named("stablehlo"));
    EXPECT_TRUE(sets && sets->related[0].size() == 1) << (sets ? "" : sets.error().text());
    if (!sets || sets->related[0].empty()) return "no relation";
    const auto all = oracle::hold_relations(*sets->related[0][0], answers);
    if (!all) return all.error().text();
    std::string out;
    for (const auto& held : *all)
      if (held.broken > 0) out += held.label + " ";
      else if (!held.is_judged) out += "(" + held.label + ") ";
    return out;
  }

  /// The oracle's answer, one of those that are legal.
  static Answers own(const std::string& text, const std::vector<Tensor>& inputs) {
    const auto run = oracle::evaluate(*program::parse(text), {inputs});
    EXPECT_TRUE(run) << (run ? "" : run.error().text()) << text;
    return run ? run->outputs[0] : Answers{};
  }

  static void expect_right(const std::string& text, const std::vector<Tensor>& inputs, const Answers& right) {
    EXPECT_EQ(broken(text, inputs, right), "") << text;
  }

  static void expect_found(const std::string& text, const std::vector<Tensor>& inputs, const Answers& right,
                           const std::vector<Fault>& faults, std::map<std::string, int>& planted) {
    for (const Fault& fault : faults) {
      Answers wrong = right;
      if (!fault.plant(wrong)) continue;
      ++planted[fault.what];
      EXPECT_NE(broken(text, inputs, wrong).find(fault.broken), std::string::npos) << fault.what << "\n" << text;
    }
  }

  static void expect_planted(const std::vector<Fault>& faults, const std::map<std::string, int>& planted) {
    for (const Fault& fault : faults) EXPECT_TRUE(planted.contains(fault.what)) << fault.what;
  }

 private:
  inline static std::unique_ptr<backends::BackendFactory> factory_;
  inline static std::unique_ptr<backends::Backend> backend_;
};

/// Multiplies the real part of an element that is not small.
inline std::function<bool(Answers&)> times(std::size_t output, std::function<std::int64_t(const Answers&)> place,
                                           double by) {
  return [=](Answers& a) {
    const std::int64_t at = place(a);
    if (at < 0 || at >= a[output].type.elements() || std::fabs(read(a[output], at)) < 0.05) return false;
    return write(a[output], at, read(a[output], at) * by), true;
  };
}
inline std::function<std::int64_t(const Answers&)> place(std::int64_t n) {
  return [n](const Answers&) { return n; };
}

/// Whether every element of the answer is in its set, and how many sets bound it.
inline std::pair<bool, std::int64_t> held_by_sets(const std::string& text, const std::vector<Tensor>& inputs,
                                                  const Tensor& answer, std::size_t output = 0) {
  const auto module = program::parse(text);
  const auto sets = oracle::acceptance_sets(*module, {inputs}, **spec::contract_named("xla-default"));
  EXPECT_TRUE(sets) << (sets ? "" : sets.error().text());
  if (!sets) return {false, 0};
  const auto size = static_cast<std::size_t>(spec::storage_bytes(answer.type.element()));
  std::pair<bool, std::int64_t> out{true, 0};
  for (std::int64_t k = 0; k < answer.type.elements(); ++k) {
    const auto& set = sets->outputs[0][output];
    out.first &= set.accepts(k, std::span(answer.bytes).subspan(static_cast<std::size_t>(k) * size, size));
    out.second += set.strength(k) != oracle::Strength::kOpen;
  }
  return out;
}

}  // namespace assay::judge::lapack
