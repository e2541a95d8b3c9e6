#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "oracle/evaluator/accelerate/accelerators_test.h"
#include "oracle/interpreter/interpreter.h"
#include "program/text/text.h"

/// The evaluator against the plain interpreter, bit by bit, accelerators on and off.
namespace assay::oracle {

/// What was compared; what was not, by the reason.
struct Agreement {
  std::int64_t programs = 0, elements = 0;
  std::map<std::string, std::int64_t> skipped;

  void skip(const Error& e) { ++skipped[e.message]; }
  std::string text() const {
    std::string out = fmt::format("{} programs, {} elements compared", programs, elements);
    for (const auto& [reason, n] : skipped) out += fmt::format("\n  {} not: {}", n, reason);
    return out;
  }
};

/// Where two runs differ first, or nothing.
inline std::string difference(const ProcessTensors& expected, const ProcessTensors& got) {
  for (std::size_t p = 0; p < expected.size(); ++p)
    for (std::size_t k = 0; k < expected[p].size(); ++k) {
      const Tensor &a = expected[p][k], &b = got.at(p).at(k);
      if (a.type != b.type)
        return fmt::format("output {} of process {} has type {}, not {}", k, p, b.type.text(), a.type.text());
      const auto size = static_cast<std::size_t>(spec::storage_bytes(a.type.element()));
      for (std::size_t at = 0; at < a.bytes.size(); at += size) {
        if (std::equal(a.bytes.begin() + at, a.bytes.begin() + at + size, b.bytes.begin() + at)) continue;
        const auto code = [&](const Tensor& t) { return load_bits(t.type.element(), t.bytes.data() + at); };
        return fmt::format("element {} of output {} ({}) of process {} is {:x}'{:x}, not {:x}'{:x}", at / size, k,
                           a.type.text(), p, code(b).high, code(b).low, code(a).high, code(a).low);
      }
    }
  return "";
}

/// What the interpreter refuses, the evaluator may refuse or not; what it runs, the evaluator runs with the same bits.
inline void expect_agreement(const Module& module, const ProcessTensors& inputs, const Limits& limits,
                             Agreement& count) {
  const auto plain = interpret(module, inputs, limits);
  if (!plain) {
    const bool both = plain.error().kind == ErrorKind::kUnsupported || !evaluate(module, inputs, limits);
    EXPECT_TRUE(both) << plain.error().text() << "\n" << program::print(module);
    return count.skip(plain.error());
  }
  for (const bool on : {true, false}) {
    if (on && has_transform(module)) continue;
    use_accelerators(on);
    const auto own = evaluate(module, inputs);
    use_accelerators(true);
    ASSERT_TRUE(own) << own.error().text() << "\n" << program::print(module);
    EXPECT_EQ(difference(plain->outputs, own->outputs), "")
        << (on ? "" : "without accelerators\n") << program::print(module);
  }
  ++count.programs;
  for (const auto& outputs : plain->outputs)
    for (const Tensor& t : outputs) count.elements += t.type.elements();
}

}  // namespace assay::oracle
