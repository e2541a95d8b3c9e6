#include "reports/regression/lit.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <limits>
#include <set>
#include <utility>

#include "reports/regression/headline.h"
#include "reports/tensor_text.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

using Elements = std::vector<ExpectedElement>;
using std::ranges::all_of, std::ranges::any_of;
using Condition = std::function<bool(const ExpectedElement&)>;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool is_zero_with_sign(const ExpectedElement& e) {
  return !e.only_specials && !e.zero_sign_free && !e.unconstrained && e.low == 0 && e.high == 0;
}

std::int64_t bits_of(double value) { return std::bit_cast<std::int64_t>(value); }

/// Writes the body of @main: numbered values and one op per line.
class Body {
 public:
  std::string op(const std::string& text) {
    const std::string name = fmt::format("%v{}", next_++);
    lines_ += fmt::format("    {} = {}\n", name, text);
    return name;
  }
  void line(const std::string& text) { lines_ += "    " + text + "\n"; }
  const std::string& text() const { return lines_; }

 private:
  int next_ = 0;
  std::string lines_;
};

/// The checks of one real-valued (or integer) tensor; complex ones are taken apart before.
class Checks {
 public:
  Checks(Body& body, TensorText type, const Elements& elements)
      : body_(body), type_(std::move(type)), elements_(elements) {}

  void write(const std::string& value) {
    if (elements_.empty()) return;
    if (elements_[0].integer) return write_integer(value);
    const std::string wide = type_.element == "f64" ? value : unary("convert", value, of(type_.element), of("f64"));
    write_float(wide);
  }

 private:
  std::string of(std::string_view element) const { return type_.with_element(element); }

  template <class Text> std::string dense(Text text) const {
    std::vector<std::string> texts;
    for (const ExpectedElement& element : elements_) texts.push_back(text(element));
    return type_.dense(texts);
  }

  std::string constant(const std::string& dense, std::string_view element) {
    return body_.op(fmt::format("stablehlo.constant {} : {}", dense, of(element)));
  }

  std::string mask(const Condition& condition) {
    return constant(dense([&](const auto& e) { return condition(e) ? "true" : "false"; }), "i1");
  }

  std::string unary(const char* name, const std::string& value, const std::string& from, const std::string& to) {
    return body_.op(fmt::format("stablehlo.{} {} : ({}) -> {}", name, value, from, to));
  }

  std::string logic(const char* name, const std::string& lhs, const std::string& rhs) {
    return body_.op(fmt::format("stablehlo.{} {}, {} : {}", name, lhs, rhs, of("i1")));
  }

  std::string compare(const char* direction, const std::string& lhs, const std::string& rhs, std::string_view element,
                      const char* kind) {
    return body_.op(fmt::format("stablehlo.compare {}, {}, {}, {} : ({}, {}) -> {}", direction, lhs, rhs, kind,
                                of(element), of(element), of("i1")));
  }

  void expect(const std::string& value, const std::string& dense, std::string_view element) {
    body_.line(fmt::format("check.expect_eq_const {}, {} : {}", value, dense, of(element)));
  }

  /// `ok`, or the elements that `allowed` covers and for which `condition` holds.
  std::string also(const std::string& ok, const Condition& condition, const std::function<std::string()>& allowed) {
    if (!any_of(elements_, condition)) return ok;
    const std::string covered = mask(condition);
    return logic("or", ok, logic("and", allowed(), covered));
  }

  std::string free_elements(const std::string& ok) {
    const Condition free = [](const auto& e) { return e.unconstrained; };
    return any_of(elements_, free) ? logic("or", ok, mask(free)) : ok;
  }

  void write_integer(const std::string& value) {
    const bool boolean = type_.element == "i1";
    const auto text = [&](std::int64_t number) {
      if (boolean) return std::string(number ? "true" : "false");
      return type_.element.starts_with("ui") ? fmt::format("{}", static_cast<std::uint64_t>(number))
                                             : fmt::format("{}", number);
    };
    const std::string low = dense([&](const auto& e) { return text(e.integer_low); });
    if (all_of(elements_, is_one_number)) return expect(value, low, type_.element);
    const std::string high = dense([&](const auto& e) { return text(e.integer_high); });
    const char* kind = boolean || type_.element.starts_with("ui") ? "UNSIGNED" : "SIGNED";
    std::string ok = within(value, constant(low, type_.element), constant(high, type_.element), type_.element, kind);
    for (std::size_t k = 0; k < most_gaps(); ++k) ok = logic("and", ok, outside_integer_gap(value, k, text, kind));
    expect(free_elements(ok), "dense<true>", "i1");
  }

  std::size_t most_gaps() const {
    std::size_t most = 0;
    for (const ExpectedElement& e : elements_) most = std::max(most, e.gaps.size());
    return most;
  }

  /// What is no more than the lower end of gap k, or no less than the upper one.
  std::string outside(const std::string& value, const std::string& low, const std::string& high,
                      std::string_view element, const char* kind) {
    const std::string below = compare("LE", value, constant(low, element), element, kind);
    return logic("or", below, compare("GE", value, constant(high, element), element, kind));
  }
  /// Elements without such a gap have one at their lower end, in which nothing lies.
  template <class Text>
  std::string outside_integer_gap(const std::string& value, std::size_t k, const Text& text, const char* kind) {
    const auto end = [&](const ExpectedElement& e, std::int64_t ExpectedInterval::*member) {
      return text(k < e.gaps.size() ? e.gaps[k].*member : e.integer_low);
    };
    return outside(value, dense([&](const auto& e) { return end(e, &ExpectedInterval::integer_low); }),
                   dense([&](const auto& e) { return end(e, &ExpectedInterval::integer_high); }), type_.element, kind);
  }
  std::string outside_gap(const std::string& value, std::size_t k) {
    const auto end = [&](const ExpectedElement& e, double ExpectedInterval::*member) {
      return f64_literal(e.only_specials ? 0 : k < e.gaps.size() ? e.gaps[k].*member : e.low);
    };
    return outside(value, dense([&](const auto& e) { return end(e, &ExpectedInterval::low); }),
                   dense([&](const auto& e) { return end(e, &ExpectedInterval::high); }), "f64", "FLOAT");
  }

  std::string within(const std::string& value, const std::string& low, const std::string& high,
                     std::string_view element, const char* kind) {
    const std::string above = compare("GE", value, low, element, kind);
    return logic("and", above, compare("LE", value, high, element, kind));
  }

  void write_float(const std::string& value) {
    if (all_of(elements_, is_one_number) && !any_of(elements_, is_zero_with_sign))
      return expect(value, dense([](const auto& e) { return f64_literal(e.low); }), "f64");
    if (all_of(elements_, [](const auto& e) { return is_one_number(e) && (e.low != 0 || is_zero_with_sign(e)); })) {
      const std::string bits = unary("bitcast_convert", value, of("f64"), of("i64"));
      return expect(bits, dense([](const auto& e) { return fmt::format("{}", bits_of(e.low)); }), "i64");
    }
    expect(free_elements(special_floats(value, finite_floats(value))), "dense<true>", "i1");
  }

  std::string finite_floats(const std::string& value) {
    const auto low = [](const auto& e) { return f64_literal(e.only_specials ? kInfinity : e.low); };
    const auto high = [](const auto& e) { return f64_literal(e.only_specials ? -kInfinity : e.high); };
    std::string ok = within(value, constant(dense(low), "f64"), constant(dense(high), "f64"), "f64", "FLOAT");
    for (std::size_t k = 0; k < most_gaps(); ++k) ok = logic("and", ok, outside_gap(value, k));
    if (!any_of(elements_, is_zero_with_sign)) return ok;
    const std::string bits = unary("bitcast_convert", value, of("f64"), of("i64"));
    const std::string wanted = constant(dense([](const auto& e) { return fmt::format("{}", bits_of(e.low)); }), "i64");
    const std::string same = compare("EQ", bits, wanted, "i64", "SIGNED");
    return body_.op(
        fmt::format("stablehlo.select {}, {}, {} : {}, {}", mask(is_zero_with_sign), same, ok, of("i1"), of("i1")));
  }

  std::string special_floats(const std::string& value, std::string ok) {
    const auto equals = [&](double special) {
      return compare("EQ", value, constant("dense<" + f64_literal(special) + ">", "f64"), "f64", "FLOAT");
    };
    ok = also(
        ok, [](const auto& e) { return e.may_be_nan; }, [&] { return compare("NE", value, value, "f64", "FLOAT"); });
    ok = also(
        ok, [](const auto& e) { return e.may_be_positive_infinity; }, [&] { return equals(kInfinity); });
    return also(
        ok, [](const auto& e) { return e.may_be_negative_infinity; }, [&] { return equals(-kInfinity); });
  }

  Body& body_;
  TensorText type_;
  const Elements& elements_;
};

Elements every_second(const Elements& elements, std::size_t first) {
  Elements half;
  for (std::size_t i = first; i < elements.size(); i += 2) half.push_back(elements[i]);
  return half;
}

void write_checks(Body& body, const OutputEvidence& output, const std::string& value) {
  TensorText type = tensor_text(output.type);
  if (!type.element.starts_with("complex<")) return Checks(body, type, output.elements).write(value);
  const std::string part = type.element.substr(8, type.element.size() - 9);
  for (const auto& [name, first] : {std::pair{"real", 0}, {"imag", 1}}) {
    const std::string taken =
        body.op(fmt::format("stablehlo.{} {} : ({}) -> {}", name, value, output.type, type.with_element(part)));
    const Elements half = every_second(output.elements, static_cast<std::size_t>(first));
    Checks(body, {type.shape, part}, half).write(taken);
  }
}

std::string type_of_literal(const std::string& literal) {
  const std::size_t colon = literal.rfind(" : ");
  return colon == std::string::npos ? "" : literal.substr(colon + 3);
}

/// A program's text as a list of functions, none of them @main.
struct Functions {
  std::string header = "module {";
  std::string text;
  std::string entry;
};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

/// The name of @main, or of the first function.
std::string entry_name(const std::string& text) {
  if (text.find("@main(") != std::string::npos) return "main";
  const std::size_t function = text.find("func.func");
  const std::size_t at = function == std::string::npos ? function : text.find('@', function);
  return at == std::string::npos ? "main" : text.substr(at + 1, text.find('(', at) - at - 1);
}

Functions functions_of(const std::string& program) {
  Functions functions;
  functions.text = program;
  const std::size_t function = program.find("func.func");
  const std::size_t module = program.rfind("module", function);
  if (module != std::string::npos && function != std::string::npos) {
    const std::size_t brace = program.rfind('{', function);
    functions.header = program.substr(module, brace + 1 - module);
    functions.text = program.substr(brace + 1, program.rfind('}') - brace - 1);
  }
  const std::string name = entry_name(functions.text);
  functions.entry = name == "main" ? "program" : name;
  functions.text = replaced(functions.text, "@main(", "@program(");
  functions.text = replaced(functions.text, "func.func public @program(", "func.func @program(");
  return functions;
}

/// `stablehlo.constant` of every input; their names.
std::vector<std::string> write_inputs(Body& body, const Finding& finding) {
  std::vector<std::string> names;
  for (const std::string& input : finding.inputs) names.push_back(body.op("stablehlo.constant " + input));
  return names;
}

/// Calls the program: on one process directly, on several through the interpreter's grid.
void write_call(Body& body, const Finding& finding, const std::string& entry,
                const std::vector<std::string>& arguments) {
  std::vector<std::string> types, results;
  for (const std::string& input : finding.inputs) types.push_back(type_of_literal(input));
  for (const OutputEvidence& output : finding.evidence) results.push_back(output.type);
  const std::string left = results.empty()       ? ""
                           : results.size() == 1 ? "%r = "
                                                 : fmt::format("%r:{} = ", results.size());
  const std::string signature = fmt::format("({}) -> ({})", fmt::join(types, ", "), fmt::join(results, ", "));
  const std::string operands = fmt::format("({})", fmt::join(arguments, ", "));
  if (finding.replicas * finding.partitions == 1)
    return body.line(fmt::format("{}func.call @{}{} : {}", left, entry, operands, signature));
  const std::vector<std::string> row(static_cast<std::size_t>(finding.partitions), "@" + entry);
  const std::vector<std::string> rows(static_cast<std::size_t>(finding.replicas),
                                      fmt::format("[{}]", fmt::join(row, ", ")));
  body.line(fmt::format("{}\"interpreter.run_parallel\"{} {{programs = [{}]}} : {}", left, operands,
                        fmt::join(rows, ", "), signature));
}

/// What lit looks for in any line, comments and strings included.
constexpr std::string_view kKeywords[] = {
    "RUN:", "XFAIL:", "REQUIRES:", "UNSUPPORTED:", "DEFINE:", "REDEFINE:", "ALLOW_RETRIES:", "END."};

/// The text, in which the last character of each keyword is something else.
std::string without_keywords(std::string text, const std::function<std::string(char)>& instead) {
  for (const std::string_view keyword : kKeywords) {
    const std::string begin(keyword.substr(0, keyword.size() - 1));
    text = replaced(text, std::string(keyword), begin + instead(keyword.back()));
  }
  return text;
}

std::string comment(const char* what, const std::string& text) {
  const auto apart = [](char c) { return std::string(" ") + c; };
  if (text.empty()) return "";
  return fmt::format("// {}{}\n", what, without_keywords(replaced(visible(text), "\n", "\n//   "), apart));
}

/// In a program a keyword stands in a string, where any character has an escape.
std::string in_strings(const std::string& program) {
  return without_keywords(program, [](char c) { return fmt::format("\\{:02X}", static_cast<unsigned char>(c)); });
}

/// Title, identity and grid, in comments that are no lines for lit.
std::string head(const Finding& f, const Origin& origin, const std::string& headline) {
  return comment("", headline) +
         without_keywords(identity_lines(f, origin, "//"), [](char c) { return std::string(" ") + c; }) +
         comment("seen with: ", f.check_flags);
}

/// The program, and @main with these parameters, which holds what the program gives for `arguments` against the sets.
std::string with_checks(const Finding& finding, const std::string& parameters, Body body,
                        const std::vector<std::string>& arguments) {
  const Functions functions = functions_of(finding.program);
  const std::size_t from = functions.text.find_first_not_of('\n');
  write_call(body, finding, functions.entry, arguments);
  for (std::size_t i = 0; i < finding.evidence.size(); ++i)
    write_checks(body, finding.evidence[i], finding.evidence.size() == 1 ? "%r" : fmt::format("%r#{}", i));
  return fmt::format("\n{}\n{}\n  func.func @main({}) {{\n{}    func.return\n  }}\n}}\n", in_strings(functions.header),
                     in_strings(functions.text.substr(from == std::string::npos ? 0 : from)), parameters, body.text());
}

}  // namespace

std::string inputs_word(const Finding& f) { return fmt::format("--args='[{}]'", fmt::join(f.inputs, ", ")); }

std::string checked_module(const Finding& finding) {
  std::vector<std::string> names, parameters;
  for (const std::string& input : finding.inputs) {
    names.push_back(fmt::format("%input{}", names.size()));
    parameters.push_back(names.back() + ": " + type_of_literal(input));
  }
  return with_checks(finding, fmt::format("{}", fmt::join(parameters, ", ")), {}, names);
}

std::string lit_test(const Finding& finding, const Origin& origin, const std::string& headline) {
  Body body;
  const auto inputs = write_inputs(body, finding);
  return "// RUN: stablehlo-translate --interpret %s\n" + head(finding, origin, headline) +
         with_checks(finding, "", body, inputs);
}

std::string pass_test(const Finding& finding, const Origin& origin, const std::string& headline,
                      const std::string& command) {
  const std::string begin = head(finding, origin, headline);
  if (finding.evidence.empty()) return fmt::format("// RUN: {}\n{}\n{}", command, begin, in_strings(finding.program));
  Body body;
  std::vector<std::string> inputs = write_inputs(body, finding);
  for (std::size_t k = 0; k < inputs.size(); ++k)
    inputs[k] =
        body.op(fmt::format("stablehlo.optimization_barrier {} : {}", inputs[k], type_of_literal(finding.inputs[k])));
  return fmt::format("// RUN: {} | stablehlo-translate --interpret\n{}", command, begin) +
         with_checks(finding, "", body, inputs);
}

std::string backend_test(const Finding& finding, const Origin& origin, const std::string& headline) {
  return fmt::format("// RUN: assay check %s {}\n// RUN: : {}\n", finding.check_flags, inputs_word(finding)) +
         "// The second line is where `assay check` finds the inputs, process by process; it runs nothing.\n" +
         (finding.failure == kDeviation
              ? "// The contract grants a deviation: the verdict is DEVIATION, with exit code 0.\n"
              : "") +
         head(finding, origin, headline) + "\n" + in_strings(finding.program);
}

}  // namespace assay::reports
