#include "measure/profile/rule_probe.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <optional>
#include <set>

#include "measure/names.h"
#include "oracle/numerics/format.h"
#include "program/text/text.h"
#include "spec/choices.h"
#include "spec/types/float_code.h"

namespace assay::measure {
namespace {

using spec::Demand;
using spec::ElementType;
using spec::PatternNode;
using spec::Rewrite;

constexpr std::int64_t kRows = kRuleColumns, kColumns = kRuleColumns;
constexpr std::size_t kCombinations = 16;  ///< of forms, for one rule and type
constexpr std::size_t kSplats = 3;         ///< numbers tried as a splat

std::string_view describe(VariableForm form) {
  static constexpr std::string_view kWords[] = {"an argument", "one constant", "constants", "a scalar", "broadcast"};
  return kWords[static_cast<std::size_t>(form)];
}

// ---- Numbers ------------------------------------------------------------------------------------

/// Zeros, subnormals, ends of the range, infinities, NaN and ones, by number.
std::uint64_t rare_code(ElementType e, std::size_t number) {
  using namespace spec;
  const std::uint64_t positive[] = {
      0, 1, smallest_normal_code(e), largest_code(e), overflow_code(e), nan_code(e), encode(e, 1)};
  const std::uint64_t code = positive[number / 2 % std::size(positive)];
  return has_negative_zero(e) && number % 2 != 0 ? code | sign_code(e) : code;
}
constexpr std::size_t kRareCodes = 14;

double scaled(Choices& choices, int low, int high) {
  const double significand = 1 + static_cast<double>(choices.below(1u << 20)) / (1u << 20);
  return std::ldexp(significand, static_cast<int>(choices.between(low, high)));
}

/// Mostly numbers near 1, some from the whole range, small integers, what is rare, and numbers at which exponentials
/// leave the range.
std::uint64_t drawn_code(ElementType e, Choices& choices) {
  static constexpr std::uint32_t kWeights[] = {8, 4, 2, 2, 4};
  const auto& f = spec::format(e);
  const int top = (1 << f.exponent_bits) - 1 - f.bias;
  const double sign = choices.chance(1, 4) && f.has_sign ? -1 : 1;
  switch (choices.weighted(kWeights)) {
    case 0: return spec::encode(e, sign * scaled(choices, -3, 3));
    case 1: return spec::encode(e, sign * scaled(choices, 1 - f.bias - f.mantissa_bits, top));
    case 2: return spec::encode(e, sign * static_cast<double>(choices.below(8)));
    case 3: return rare_code(e, choices.below(kRareCodes));
    default: return spec::encode(e, choices.chance(1, 2) ? -scaled(choices, 3, 8) : scaled(choices, 3, 8));
  }
}

std::uint64_t power_of_two_code(ElementType e, Choices& choices) {
  return spec::encode(e, std::ldexp(1.0, static_cast<int>(choices.between(-12, 12))));
}

template <class Code> Tensor tensor_of_codes(Type type, Code code) {
  Tensor out{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  const auto part = spec::real_type(type.element());
  const auto size = static_cast<std::size_t>(spec::storage_bytes(part));
  for (std::size_t at = 0; at < out.bytes.size(); at += size) {
    const std::uint64_t bits = code(part);
    std::memcpy(out.bytes.data() + at, &bits, size);
  }
  return out;
}

/// Whether the rule applies, as far as the variable has a say.
bool applies_to(const Rewrite& rule, const std::string& variable, double x) {
  return spec::may_be(rule, variable, x) &&
         (!spec::takes_exponent(rule.replacement, variable) || oracle::has_exponent(x));
}

/// As the rule asks of the variable; what it does not ask for where chance finds nothing else.
std::uint64_t asked_code(const Rewrite& rule, const std::string& variable, ElementType e, Choices& choices) {
  constexpr int kTries = 40;
  std::uint64_t code = 0;
  for (int k = 0; k < kTries; ++k) {
    code = k % 2 == 0 ? drawn_code(e, choices) : power_of_two_code(e, choices);
    if (k % 4 == 3) code = spec::encode(e, static_cast<double>(choices.below(5)));
    if (applies_to(rule, variable, spec::decode(e, code))) break;
  }
  return code;
}

/// Numbers of a splat, as the rule asks: no power of two, near the end of the range, then others.
std::vector<double> splats(const Rewrite& rule, const std::string& variable, ElementType e) {
  const double largest = spec::decode(e, spec::largest_code(e));
  std::vector<double> out;
  for (const double x : {3.0, largest / 3, 0.1, 2.0, 2048.0, 0.5, 1.0, -1.0, 0.0})
    if (out.size() < kSplats && applies_to(rule, variable, spec::decode(e, spec::encode(e, x)))) out.push_back(x);
  return out.empty() ? std::vector{1.0} : out;
}

// ---- Forms --------------------------------------------------------------------------------------

bool asks(const Rewrite& rule, const std::string& variable, Demand demand) {
  return std::ranges::any_of(rule.conditions,
                             [&](const auto& c) { return c.variable == variable && c.demand == demand; });
}

/// What the conditions of the rule want of a variable; an argument where they want nothing.
std::vector<VariableForm> forms_of(const Rewrite& rule, const std::string& variable) {
  using enum VariableForm;
  const auto is = [&](Demand demand) { return asks(rule, variable, demand); };
  std::vector<VariableForm> out;
  const bool asks_of_its_value = std::ranges::any_of(
      rule.conditions, [&](const auto& c) { return c.variable == variable && spec::asks_of_value(c.demand); });
  if (is(Demand::kConstant) || asks_of_its_value) out.insert(out.end(), {kSplat, kLiteral});
  if (is(Demand::kScalar)) out.push_back(kScalar);
  if (is(Demand::kBroadcast)) out.push_back(kBroadcast);
  if (asks_of_its_value && !is(Demand::kConstant)) out.push_back(kArgument);
  return out.empty() ? std::vector{kArgument, kSplat} : out;
}

// ---- Programs -----------------------------------------------------------------------------------

/// The op that computes a primitive, `stablehlo.divide`; empty where there is none.
std::string op_of(const std::string& primitive) {
  for (const char* dialect : {"stablehlo.", "chlo."})
    if (spec::Records::in_force().find(dialect + primitive) != nullptr) return dialect + primitive;
  return "";
}

class ProgramWriter {
 public:
  ProgramWriter(const Rewrite& rule, ElementType e, const Forms& forms, std::size_t splat,
                std::span<const RulePoint> points = {})
      : rule_(rule), type_(e), forms_(forms), splat_(splat), points_(points),
        variables_(spec::variables_of(rule.pattern)), choices_(seed(rule, e), static_cast<std::uint64_t>(splat)) {}

  std::optional<RuleProbe> write() {
    for (const auto& [variable, form] : forms_) bind(variable, form);
    const std::string result = node(rule_.pattern);
    if (is_missing_) return std::nullopt;
    const std::string text = fmt::format("func.func @main({}) -> {} {{\n{}  return {} : {}\n}}\n",
                                         fmt::join(arguments_, ", "), full_.text(), body_, result, full_.text());
    auto module = program::parse(text);
    if (!module || !program::verify(*module)) return std::nullopt;
    return RuleProbe{what(), {*std::move(module), {ProcessTensors{std::move(inputs_)}}}};
  }

 private:
  static std::uint64_t seed(const Rewrite& rule, ElementType e) {
    return XXH3_64bits_withSeed(rule.name.data(), rule.name.size(), static_cast<std::uint64_t>(e));
  }

  std::string what() const {
    std::string out;
    for (const auto& [variable, form] : forms_)
      out += fmt::format("{}{} is {}", out.empty() ? "" : ", ", variable, describe(form));
    return out;
  }

  double number_at(std::size_t point, const std::string& variable) const {
    const auto at = static_cast<std::size_t>(std::ranges::find(variables_, variable) - variables_.begin());
    return points_[std::min(point, points_.size() - 1)][at];
  }
  Tensor elements(Type type, const std::string& variable) {
    if (points_.empty()) return drawn(type, variable);
    return tensor_of_codes(
        type, [&, at = std::size_t{0}](ElementType e) mutable { return spec::encode(e, number_at(at++, variable)); });
  }
  double splat_of(const std::string& variable) const {
    if (!points_.empty()) return number_at(0, variable);
    const auto numbers = splats(rule_, variable, spec::real_type(type_));
    return numbers[splat_ % numbers.size()];
  }

  /// Each variable takes what is rare in a column of its own, where the rule asks for nothing else.
  Tensor drawn(Type type, const std::string& variable) {
    const auto own = static_cast<std::size_t>(std::distance(forms_.begin(), forms_.find(variable)));
    std::size_t at = 0;
    return tensor_of_codes(type, [&](ElementType e) {
      const std::size_t column = at % kColumns, row = at / kColumns;
      ++at;
      const std::uint64_t rare = rare_code(e, row);
      const bool is_rare = type == full_ && column == own * 3;
      return is_rare && spec::may_be(rule_, variable, spec::decode(e, rare)) ? rare
                                                                             : asked_code(rule_, variable, e, choices_);
    });
  }

  std::string argument(Type type, const std::string& variable, const char* suffix = "") {
    const std::string name = fmt::format("%{}{}", variable, suffix);
    arguments_.push_back(fmt::format("{}: {}", name, type.text()));
    inputs_.push_back(elements(type, variable));
    return name;
  }
  std::string line(const std::string& text) {
    body_ += fmt::format("  %{} = {}\n", lines_, text);
    return fmt::format("%{}", lines_++);
  }
  std::string literal(const Tensor& t) {
    return line(fmt::format("stablehlo.constant {}", program::print_literal({t.type, t.bytes, false})));
  }
  std::string splat(double number) {
    const Tensor one = tensor_of_codes(Type::tensor({}, type_), [&, k = 0](ElementType e) mutable {
      const bool is_imaginary = spec::is_complex(type_) && (k++ & 1) != 0;
      return spec::encode(e, is_imaginary ? 0 : number);
    });
    return line(fmt::format("stablehlo.constant {}", program::print_literal({full_, one.bytes, true})));
  }
  std::string broadcast(Type from, const std::string& variable, const char* dimensions) {
    const std::string name = argument(from, variable, "s");
    return line(fmt::format("stablehlo.broadcast_in_dim {}, dims = [{}] : ({}) -> {}", name, dimensions, from.text(),
                            full_.text()));
  }

  void bind(const std::string& variable, VariableForm form) {
    std::string& name = names_[variable];
    switch (form) {
      case VariableForm::kArgument: name = argument(full_, variable); break;
      case VariableForm::kSplat: name = splat(splat_of(variable)); break;
      case VariableForm::kLiteral: name = literal(elements(full_, variable)); break;
      case VariableForm::kScalar: name = broadcast(Type::tensor({}, type_), variable, ""); break;
      case VariableForm::kBroadcast: name = broadcast(Type::tensor({kColumns}, type_), variable, "1"); break;
    }
  }

  std::string node(const PatternNode& p) {
    if (!p.variable.empty()) return names_[p.variable];
    if (p.op.empty()) return splat(p.number);
    const std::string op = op_of(p.op);
    is_missing_ = is_missing_ || op.empty();
    std::vector<std::string> operands;
    for (const PatternNode& operand : p.operands) operands.push_back(node(operand));
    return line(fmt::format("\"{}\"({}) : ({}) -> {}", op, fmt::join(operands, ", "),
                            fmt::join(std::vector(operands.size(), full_.text()), ", "), full_.text()));
  }

  const Rewrite& rule_;
  ElementType type_;
  const Forms& forms_;
  std::size_t splat_;
  std::span<const RulePoint> points_;  ///< where they are given, and not drawn
  std::vector<std::string> variables_;
  Prng choices_;
  Type full_ = Type::tensor({kRows, kColumns}, type_);
  std::vector<std::string> arguments_;
  std::vector<Tensor> inputs_;
  std::map<std::string, std::string> names_;
  std::string body_;
  int lines_ = 0;
  bool is_missing_ = false;
};

bool is_constant(const std::pair<const std::string, VariableForm>& row) {
  return row.second == VariableForm::kSplat || row.second == VariableForm::kLiteral;
}

bool has_splat(const Forms& forms) {
  return std::ranges::any_of(forms, [](const auto& row) { return row.second == VariableForm::kSplat; });
}

}  // namespace

bool is_by_choice(const Rewrite& rule, const std::string& variable) {
  return forms_of(rule, variable).front() == VariableForm::kArgument;
}

/// Of those with as many arguments, those whose constants have one form come first.
std::vector<Forms> combinations_of_forms(const Rewrite& rule) {
  std::vector<Forms> all{{}};
  for (const std::string& v : spec::variables_of(rule.pattern)) {
    std::vector<Forms> more;
    for (const Forms& forms : all)
      for (const VariableForm form : forms_of(rule, v)) {
        more.push_back(forms);
        more.back()[v] = form;
      }
    all = std::move(more);
  }
  std::erase_if(all, [&](const Forms& f) {
    const auto by_choice = [&](const auto& row) { return is_constant(row) && is_by_choice(rule, row.first); };
    return std::ranges::all_of(f, is_constant) || std::ranges::count_if(f, by_choice) > 1;
  });
  const auto kinds = [&](const Forms& f) {
    std::set<VariableForm> used;
    for (const auto& row : f) used.insert(row.second);
    return used.size();
  };
  std::ranges::stable_sort(all, {},
                           [&](const Forms& f) { return std::pair(kinds(f), std::ranges::count_if(f, is_constant)); });
  if (all.size() > kCombinations) all.resize(kCombinations);
  return all;
}

std::optional<RuleProbe> probe_at(const Rewrite& rule, ElementType e, const Forms& forms,
                                  std::span<const RulePoint> points) {
  return ProgramWriter(rule, e, forms, 0, points).write();
}

std::vector<RuleProbe> rule_probes(const Rewrite& rule, ElementType e) {
  std::vector<RuleProbe> out;
  for (const Forms& forms : combinations_of_forms(rule))
    for (std::size_t splat = 0; splat < (has_splat(forms) ? kSplats : 1); ++splat)
      if (auto probe = ProgramWriter(rule, e, forms, splat).write()) out.push_back(*std::move(probe));
  return out;
}

std::string pattern_text(const PatternNode& p) {
  if (!p.variable.empty()) return p.is_exponent ? fmt::format("exponent_of({})", p.variable) : p.variable;
  if (p.op.empty()) return fmt::format("{}", p.number);
  std::vector<std::string> operands;
  for (const PatternNode& operand : p.operands) operands.push_back(pattern_text(operand));
  return fmt::format("{}({})", p.op, fmt::join(operands, ", "));
}

}  // namespace assay::measure
