#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "fuzz/campaign/guard.h"
#include "fuzz/names.h"
#include "generator/generator.h"
#include "judge/builtin.h"
#include "judge/compare.h"
#include "judge/form/form.h"
#include "oracle/oracle.h"
#include "program/edit/walk.h"
#include "program/text/text.h"
#include "spec/known_exceptions_test.h"
#include "spec/scale_test.h"
#include "spec/types/float_code.h"

/// The oracle against StableHLO's reference interpreter: drawn programs of one op, on integers,
/// booleans and floats that every order and precision computes alike.
namespace assay::fuzz {
namespace {

/// Programs of each op: 6, or 2,004 at the scale 334.
std::int64_t wanted_per_op() { return static_cast<std::int64_t>(spec::scaled(6)); }

using Runs = std::map<std::string, std::int64_t>;  ///< by op

/// The op that a program of one op is about: the one that is no leaf. What is no tensor takes an op to make it and one
/// to take it apart: of these the one that ran least often.
const program::Op* subject(const Module& module, Runs& runs) {
  const auto& ops = module.functions[0].body.ops;
  if (ops.empty()) return nullptr;
  const auto rank = [&](const program::Op& op) { return std::pair(op.operands.empty(), runs[op.record->mnemonic]); };
  return &*std::ranges::min_element(ops, {}, rank);
}

std::string type_name(const Module& module, const program::Op& op) {
  const auto& function = module.functions[0];
  const spec::Type type = function.type(op.operands.empty() ? op.first_result : op.operands[0]);
  return type.is_tensor() ? std::string(spec::name(type.element())) : type.text();
}

/// The values of an operand that is an input, in every process, or a literal.
std::vector<Tensor> known_values(const Module& module, const ProcessTensors& inputs, program::ValueId v) {
  const auto& body = module.functions[0].body;
  std::vector<Tensor> values;
  if (v < body.arguments.size())
    for (const auto& process : inputs) values.push_back(process[v]);
  for (const program::Op& op : body.ops)
    if (op.first_result == v && op.operands.empty() && !op.attributes.empty() &&
        op.attributes[0].kind == spec::ValueKind::kLiteral)
      values.push_back(program::tensor_of(op.attributes[0].as_literal()));
  return values;
}

/// One run of the interpreter that is judged.
struct Subject {
  const Module& module;
  const program::Op& op;
  const ProcessTensors& inputs;

  bool any_operand(const auto& holds) const {
    return std::any_of(op.operands.begin(), op.operands.end(), [&](program::ValueId v) {
      const auto values = known_values(module, inputs, v);
      return std::any_of(values.begin(), values.end(), holds);
    });
  }
};

bool has_element(const Tensor& t, const auto& holds) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(t.type.element()));
  for (std::size_t at = 0; at + size <= t.bytes.size(); at += size)
    if (holds(t.bytes.data() + at, size)) return true;
  return false;
}

bool always(const Subject&) { return true; }

/// The same value is two operands.
bool repeated_operand(const Subject& s) {
  std::vector<program::ValueId> ids(s.op.operands.begin(), s.op.operands.end());
  std::sort(ids.begin(), ids.end());
  return std::adjacent_find(ids.begin(), ids.end()) != ids.end();
}

/// An operand of an unsigned type has an element with its top bit set.
bool top_bit_unsigned(const Subject& s) {
  return s.any_operand([](const Tensor& t) {
    if (!spec::is_unsigned(t.type.element())) return false;
    const int top = spec::bits(t.type.element()) - 1;
    return has_element(t, [&](const std::byte* element, std::size_t) {
      return (element[top / 8] >> (top % 8) & std::byte{1}) != std::byte{0};
    });
  });
}

/// An integer second operand with an element 0.
bool zero_divisor(const Subject& s) {
  if (s.op.operands.size() != 2) return false;
  const auto values = known_values(s.module, s.inputs, s.op.operands[1]);
  return std::any_of(values.begin(), values.end(), [](const Tensor& value) {
    return spec::is_int(value.type.element()) && has_element(value, [](const std::byte* element, std::size_t size) {
             return std::all_of(element, element + size, [](std::byte b) { return b == std::byte{0}; });
           });
  });
}

/// The arithmetic of the op is on a float of at most 16 bits.
bool narrow_float(const Subject& s) {
  const spec::Type type = s.module.functions[0].type(s.op.operands[0]);
  return type.is_tensor() && spec::is_float(type.element()) && spec::bits(type.element()) <= 16;
}

/// A result in one of the formats of six bits.
bool six_bits(const Subject& s) {
  const spec::Type type = s.module.functions[0].type(s.op.first_result);
  return type.is_tensor() && spec::is_float(type.element()) && spec::bits(type.element()) == 6;
}

/// An attribute that is the number 0.
bool zero_attribute(const Subject& s) {
  return std::any_of(s.op.attributes.begin(), s.op.attributes.end(),
                     [](const spec::Value& v) { return v.kind == spec::ValueKind::kInt && v.number == 0; });
}

/// Fewer pairs of processes than processes.
bool fewer_pairs(const Subject& s) {
  return std::any_of(s.op.attributes.begin(), s.op.attributes.end(), [&](const spec::Value& v) {
    return v.is_list() && static_cast<std::int64_t>(v.as_list().size()) < s.module.grid.processes();
  });
}

/// The result has another element type than one of the operands.
bool other_result_type(const Subject& s) {
  const auto& function = s.module.functions[0];
  const spec::Type to = function.type(s.op.first_result);
  return std::any_of(s.op.operands.begin(), s.op.operands.end(), [&](program::ValueId v) {
    const spec::Type from = function.type(v);
    return from.is_tensor() && to.is_tensor() && from.element() != to.element();
  });
}

/// An operand without elements, and a result of a type that no operand has.
bool promotes_nothing(const Subject& s) {
  const auto& types = s.module.functions[0].types;
  const auto is_empty = [&](program::ValueId v) { return types[v].is_tensor() && types[v].elements() == 0; };
  const auto is_given = [&](spec::Type result) {
    return std::ranges::any_of(s.op.operands,
                               [&](program::ValueId v) { return types[v].element() == result.element(); });
  };
  const auto results = std::span(types).subspan(s.op.first_result, s.op.results);
  return std::ranges::any_of(s.op.operands, is_empty) && !std::ranges::all_of(results, is_given);
}

bool total_order(const Subject& s) { return program::print(s.module).find("TOTALORDER") != std::string::npos; }

bool irfft_of_several_dimensions(const Subject& s) {
  const std::string text = program::print(s.module), lengths = "type = IRFFT, length = [";
  const std::size_t at = text.find(lengths);
  return at != std::string::npos && text.find(',', at + lengths.size()) < text.find(']', at);
}

bool irfft_of_odd_length(const Subject& s) {
  const std::string text = program::print(s.module), lengths = "type = IRFFT, length = [";
  const std::size_t at = text.find(lengths), end = text.find(']', at);
  return at != std::string::npos && (text[end - 1] - '0') % 2 != 0;
}

bool one_process(const Subject& s) { return s.module.grid.processes() == 1; }

struct Condition {
  const char* name;
  bool (*holds)(const Subject&);
};
// clang-format off
constexpr Condition kConditions[] = {
    {"always", always}, {"repeated-operand", repeated_operand}, {"top-bit-unsigned", top_bit_unsigned},
    {"zero-divisor", zero_divisor}, {"narrow-float", narrow_float}, {"six-bits", six_bits},
    {"zero-attribute", zero_attribute}, {"one-process", one_process}, {"fewer-pairs", fewer_pairs}, {"other-result-type", other_result_type},
    {"promotes-nothing", promotes_nothing},
    {"total-order", total_order}, {"irfft-of-several-dimensions", irfft_of_several_dimensions},
    {"irfft-of-odd-length", irfft_of_odd_length}};
// clang-format on

/// A fault or a limit of the interpreter: `OP | OUTCOME | WHEN | REASON`; OP may be `*`, WHEN is a
/// condition above, `type NAME,NAME` of the first operand, or a part of the message in quotes.
struct KnownFault {
  std::string op, outcome, when;

  explicit KnownFault(const spec::KnownException& e)
      : op(e.subject), outcome(e.item.substr(0, e.item.find(" | "))),
        when(e.item.substr(std::min(e.item.size(), outcome.size() + 3))) {}
  bool covers(const Subject& s, const std::string& what, const std::string& detail) const {
    if ((op != "*" && op != s.op.record->mnemonic) || outcome != what) return false;
    return is_message() ? detail.find(when.substr(1, when.size() - 2)) != std::string::npos : holds(s);
  }
  /// It will die of this: not worth a child.
  bool kills(const Subject& s) const {
    return op == s.op.record->mnemonic && (outcome == "crashed" || outcome == "timed out") && !is_message() && holds(s);
  }

 private:
  bool is_message() const { return when.starts_with('"'); }
  bool holds(const Subject& s) const {
    if (when.starts_with("type "))
      return ("," + when.substr(5) + ",").find("," + type_name(s.module, s.op) + ",") != std::string::npos;
    const auto found = std::find_if(std::begin(kConditions), std::end(kConditions),
                                    [&](const Condition& c) { return when == c.name; });
    return found != std::end(kConditions) && found->holds(s);
  }
};

bool is_nan(spec::ElementType type, const std::byte* element) {
  if (!spec::is_float(type)) return false;
  std::uint64_t code = 0;
  std::memcpy(&code, element, static_cast<std::size_t>(spec::storage_bytes(type)));
  return std::isnan(spec::decode(type, code));
}

bool equal(spec::ElementType type, const std::byte* a, const std::byte* b) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(type));
  if (spec::is_complex(type)) {
    const auto part = spec::real_type(type);
    return equal(part, a, b) && equal(part, a + size / 2, b + size / 2);
  }
  return std::memcmp(a, b, size) == 0 || (is_nan(type, a) && is_nan(type, b));
}

/// Bit for bit, any NaN for any NaN.
bool equal(const Tensor& a, const Tensor& b) {
  if (a.type != b.type || a.bytes.size() != b.bytes.size()) return false;
  const auto size = static_cast<std::size_t>(spec::storage_bytes(a.type.element()));
  for (std::size_t at = 0; at + size <= a.bytes.size(); at += size)
    if (!equal(a.type.element(), a.bytes.data() + at, b.bytes.data() + at)) return false;
  return true;
}

bool equal(const ProcessTensors& a, const ProcessTensors& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
    return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                      [](const Tensor& s, const Tensor& t) { return equal(s, t); });
  });
}

class Interpreter : public testing::Test {
 protected:
  void SetUp() override {
    auto factory = judge::open_backend("worker:interpreter");
    if (!factory) GTEST_SKIP() << "needs jaxlib: " << factory.error().text();
    factory_ = std::move(*factory);
    backend_ = factory_->start({});
    const auto probe =
        run(*program::parse("func.func @main() -> tensor<i1> {\n  %0 = stablehlo.constant dense<true> : tensor<i1>\n"
                            "  return %0 : tensor<i1>\n}"),
            {{}});
    if (probe.kind == backends::OutcomeKind::kUnavailable) GTEST_SKIP() << "needs jaxlib: " << probe.message;
  }

  backends::Outcome run(const Module& module, const ProcessTensors& inputs) {
    const auto compiled = backend_->compile({&module, program::print(module), module.grid}, {});
    return compiled.ok() ? backend_->run(inputs) : compiled;
  }

  /// `equal`, `within` (another value that the contract admits), or what happened instead.
  std::string outcome(const Module& module, const ProcessTensors& inputs, std::string& detail) {
    const auto own = oracle::evaluate(module, inputs);
    if (!own) return detail = own.error().text(), own.error().kind == ErrorKind::kUnsupported ? "declined" : "error";
    const auto theirs = run(module, inputs);
    if (!theirs.ok()) return detail = theirs.message, std::string(backends::to_string(theirs.kind));
    if (equal(own->outputs, theirs.outputs)) return "equal";
    const auto acceptance = oracle::acceptance_sets(module, inputs, *contract_);
    if (!acceptance) return detail = acceptance.error().text(), "error";
    const auto comparison = judge::compare(theirs.outputs, *acceptance);
    if (!comparison.failure) return "within";
    const judge::Failure& f = *comparison.failure;
    detail = "output " + std::to_string(f.place.output) + " element " + std::to_string(f.place.element) + ": " +
             f.expected + " expected, got " + f.got;
    return "differs";
  }

  std::unique_ptr<backends::BackendFactory> factory_;
  std::unique_ptr<backends::Backend> backend_;
  std::shared_ptr<const spec::Contract> contract_ = *spec::contract_named("xla-default");
};

generator::Policy single_ops() {
  generator::Policy policy;
  policy.scales = {100, 0, 0};
  policy.lanes = {100, 0, 0};
  policy.input_sets = 1;
  policy.bounded = 0;    // which the interpreter does not take
  policy.unbounded = 0;  // of which it refines some, and others not
  policy.quantized = 0;  // of which it has none
  policy.detours = 0;    // at one kind of which it ends
  policy.loop = 0;       // around a function, which has any faults
  policy.edge_regime = policy.large_regime = 0;
  policy.sizes.max_elements = 256;
  return policy;
}

std::set<std::string> ops_of_entry(const Module& module) {
  std::set<std::string> out;
  program::each_op(module.entry()->body, [&](const Op& op) { out.insert(op.record->mnemonic); });
  return out;
}

std::string inputs_text(const ProcessTensors& inputs) {
  spec::Arena arena;
  std::string text;
  for (const auto& process : inputs)
    for (const Tensor& tensor : process) text += program::print_literal(program::literal_of(tensor, arena)) + "\n";
  return text;
}

TEST_F(Interpreter, AgreesOnEveryOpOfCampaigns) {
  const generator::Generator generator(spec::Records::builtin(), single_ops());
  OracleGuard guard(*contract_);
  const std::int64_t wanted = wanted_per_op();
  const auto limit = static_cast<std::uint64_t>(wanted) * 3'000;
  Runs runs, unsupported, others;
  std::map<std::string, int> outcomes;
  spec::KnownExceptions faults("interpreter");
  const auto lacking = factory_->lacking_dialects();
  const auto is_lacking = [&](const Function&, const Op& op) {
    return std::ranges::find(lacking, op.record->dialect) != lacking.end();
  };
  int shown = 0;
  for (std::uint64_t n = 0; n < limit; ++n) {
    Prng choices(20, n);
    const auto drawn = generator.generate(choices, {}, &guard);
    const program::Op* op = subject(drawn.module, runs);
    if (!op || drawn.module.grid.processes() > 2 || runs[op->record->mnemonic] >= wanted) continue;
    if (op->record->facts.calls_function) continue;  // the faults are listed by op, and a function has any
    ++runs[op->record->mnemonic];
    // An op that it lacks ends its process, and starting one takes its time.
    if (unsupported[op->record->mnemonic] >= 3 && others[op->record->mnemonic] == 0) continue;
    const Subject subject{drawn.module, *op, drawn.input_sets[0]};
    if (faults.excuse_if([&](const auto& f) { return KnownFault(f).kills(subject); })) {
      ++outcomes["known"];
      continue;
    }
    std::string detail;
    const judge::Case drawn_case{drawn.module, {drawn.input_sets[0]}};
    const judge::Case given =
        judge::in_form(judge::kComposites, drawn_case, {.composed = is_lacking}).value_or(drawn_case);
    const std::string what = outcome(given.module, given.inputs[0], detail);
    ++(what == "unsupported" ? unsupported : others)[op->record->mnemonic];
    const bool known = faults.excuse_if([&](const auto& f) { return KnownFault(f).covers(subject, what, detail); });
    ++outcomes[known ? "known" : what];
    if (known || what == "equal" || what == "within" || what == "declined") continue;
    ADD_FAILURE() << op->record->mnemonic << " on " << type_name(drawn.module, *op) << " " << what << ": "
                  << detail.substr(0, 300) << "\n"
                  << program::print(drawn.module) << inputs_text(drawn.input_sets[0]).substr(0, 1500);
    if (++shown == 20) break;
  }
  for (const auto& [what, count] : outcomes) RecordProperty(what, count);
  if (wanted >= 2'000) expect_none_stale(faults);  // few programs of an op meet few of them
  const int compared = outcomes["equal"] + outcomes["within"];
  EXPECT_GE(compared, static_cast<int>(wanted) * 40);
  for (const auto& record : spec::Records::builtin().all()) {
    const bool drawn = record.status == "campaign" && !record.effect.any() && !record.opaque &&
                       !record.operands.empty() && !record.facts.calls_function;
    EXPECT_TRUE(!drawn || runs[record.mnemonic] >= wanted / 2) << record.mnemonic << " is hardly drawn";
  }
}

/// Programs of one op that the interpreter computes as the text has it, in which a value takes a detour.
TEST_F(Interpreter, GivesBackWhatItsHostIsGiven) {
  generator::Policy policy = single_ops();
  policy.detours = 100;
  policy.grid = 0;
  const generator::Generator generator(spec::Records::builtin(), policy);
  const std::set<std::string> plain = {
      "add", "and",     "broadcast_in_dim", "constant",     "concatenate", "maximum", "minimum",  "negate",    "not",
      "or",  "reshape", "reverse",          "run_parallel", "select",      "slice",   "subtract", "transpose", "xor"};
  int fed = 0, sent = 0;
  for (std::uint64_t n = 0; n < 20'000 && (fed < 20 || sent < 20); ++n) {
    Prng choices(24, n);
    const auto drawn = generator.generate(choices, {});
    const auto ops = ops_of_entry(drawn.module);
    if (!ops.contains("run_parallel") || !std::ranges::includes(plain, ops)) continue;
    std::string detail;
    const std::string what = outcome(drawn.module, drawn.input_sets[0], detail);
    if (what == "unsupported") continue;
    EXPECT_TRUE(what == "equal" || what == "within") << what << ": " << detail << "\n" << program::print(drawn.module);
    const std::string text = program::print(drawn.module);
    ++(text.find("stablehlo.infeed") != std::string::npos ? fed : sent);
  }
  EXPECT_GE(fed, 20);
  EXPECT_GE(sent, 20);
}

}  // namespace
}  // namespace assay::fuzz
