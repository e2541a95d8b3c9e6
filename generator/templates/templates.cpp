#include "generator/templates/templates.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string>

#include "program/tensor.h"
#include "program/text/text.h"
#include "spec/types/float_code.h"

namespace assay::generator {
namespace {

using program::Function;
using program::Module;
using Functions = std::vector<Function>;
using spec::ElementType;

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.'; }

/// Replaces whole words.
std::string substitute(std::string_view text, const std::vector<Substitution>& substitutions) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    while (end < text.size() && is_word(text[end])) ++end;
    if (end == i) {
      out += text[i++];
      continue;
    }
    const auto word = text.substr(i, end - i);
    std::string_view replaced = word;
    for (const auto& s : substitutions)
      if (s.word == word) replaced = s.text;
    out += replaced;
    i = end;
  }
  return out;
}

std::string hex(std::uint64_t code, int bits) { return fmt::format("0x{:0{}X}", code, (bits + 3) / 4); }

std::uint64_t highest_code(ElementType e) {
  return spec::has_infinity(e) ? spec::infinity_code(e) : spec::largest_code(e);
}

std::uint64_t lowest_code(ElementType e) { return spec::format(e).has_sign ? highest_code(e) | spec::sign_code(e) : 0; }

std::string integer_limit(ElementType e, bool upper) {
  const int bits = spec::bits(e);
  const auto ones = bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
  if (spec::is_unsigned(e)) return upper ? std::to_string(ones) : "0";
  if (upper) return std::to_string(ones >> 1);
  return bits == 64 ? "-9223372036854775808" : std::to_string(-static_cast<std::int64_t>((ones >> 1) + 1));
}

/// Literals of a type, as words of the templates.
std::vector<Substitution> literals(ElementType e) {
  const std::string type(spec::name(e));
  if (spec::is_bool(e))
    return {{"E", type}, {"ZERO", "false"}, {"ONE", "true"}, {"LOWEST", "false"}, {"HIGHEST", "true"}};
  if (spec::is_complex(e))
    return {{"E", type}, {"ZERO", "(0.0, 0.0)"}, {"ONE", "(1.0, 0.0)"}, {"LOWEST", "?"}, {"HIGHEST", "?"}};
  if (spec::is_int(e))
    return {{"E", type},
            {"ZERO", "0"},
            {"ONE", "1"},
            {"LOWEST", integer_limit(e, false)},
            {"HIGHEST", integer_limit(e, true)}};
  return {{"E", type},
          {"ZERO", spec::format(e).has_zero ? "0.0" : "?"},
          {"ONE", "1.0"},
          {"LOWEST", hex(lowest_code(e), spec::bits(e))},
          {"HIGHEST", hex(highest_code(e), spec::bits(e))}};
}

std::optional<Module> legal_module(const std::string& text) {
  auto module = program::parse(text);
  if (!module || !program::verify(*module)) return std::nullopt;
  return std::move(*module);
}

}  // namespace

std::vector<std::string> functions_of(std::string_view file) {
  constexpr std::string_view kBegin = "func.func @";
  std::vector<std::string> out;
  for (const auto& part : program::split(template_text(file)))
    if (const auto at = part.text.find(kBegin); at != std::string_view::npos)
      out.emplace_back(part.text.substr(at + kBegin.size(), part.text.find('(', at) - at - kBegin.size()));
  return out;
}

std::optional<Module> instantiated(std::string_view file, std::string_view function,
                                   const std::vector<Substitution>& words) {
  for (const auto& part : program::split(template_text(file)))
    if (part.text.find(fmt::format("func.func @{}(", function)) != std::string_view::npos)
      return legal_module(substitute(part.text, words));
  return std::nullopt;
}

Template Templates::packed(const Function& f) {
  const auto copied = [&]<class T>(const std::vector<T>& from) { return arena_.copy(std::span(from)); };
  const auto ops = arena_.array<Template::Op>(f.body.ops.size());
  std::ranges::transform(f.body.ops, ops.begin(), [&](const program::Op& op) {
    return Template::Op{op.record, arena_.copy(op.operands), spec::copy(arena_, op.attributes), op.first_result,
                        op.results};
  });
  return {copied(f.body.arguments), ops, copied(f.body.returns), copied(f.types)};
}

Templates::Templates() {
  for (const auto& f : spec::element_formats()) {
    auto& templates = by_type_[static_cast<std::size_t>(f.type)];
    const auto words = literals(f.type);
    const auto each = [&](std::string_view file, auto&& use) {
      for (const auto& part : program::split(template_text(file)))
        if (const auto module = legal_module(substitute(part.text, words))) use(module->functions);
    };
    each("monoids", [&](const Functions& f) { templates.monoids.push_back({packed(f[0]), packed(f[1])}); });
    each("orders", [&](const Functions& f) { templates.orders.push_back(packed(f[0])); });
    each("updates", [&](const Functions& f) { templates.updates.push_back(packed(f[0])); });
    if (!spec::is_int(f.type) || f.bits < 8) continue;
    for (std::int64_t trips = 0; trips <= kMostTrips; ++trips)
      for (std::int64_t step = 1; step <= kMostStep; ++step) {
        const auto module = legal_module(
            substitute(template_text("loops"),
                       {{"E", std::string(f.name)}, {"TRIPS", std::to_string(trips)}, {"STEP", std::to_string(step)}}));
        if (module) templates.loops.push_back({packed(module->functions[0]), packed(module->functions[1])});
      }
  }
}

}  // namespace assay::generator
