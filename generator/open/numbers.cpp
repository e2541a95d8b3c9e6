#include "generator/open/numbers.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "generator/templates/templates.h"
#include "spec/language/call_builtin.h"

namespace assay::generator {
namespace {

using program::Function;
using program::ValueId;
using spec::ElementType;
using spec::Type;

std::int64_t size_of(Dimension d, const Function& typed) { return typed.type(d.value).shape()[d.axis]; }

/// Dimensions that are not known, or all where there are none of these.
std::vector<Dimension> dimensions(const OpenFunction& f) {
  std::vector<Dimension> open, all;
  for (const ValueId v : f.live) {
    const Type type = f.given().type(v);
    if (!type.is_tensor()) continue;
    for (std::size_t d = 0; d < type.shape().size(); ++d) {
      all.push_back({v, d});
      if (type.shape()[d] == spec::kDynamic) open.push_back({v, d});
    }
  }
  return open.empty() ? all : open;
}

template <class Fits>
std::vector<Dimension> those_of(const std::vector<Dimension>& all, const OpenFunction& f, Fits fits) {
  std::vector<Dimension> out;
  std::ranges::copy_if(all, std::back_inserter(out), [&](Dimension d) { return fits(size_of(d, f.now)); });
  return out;
}

Dimension draw(const std::vector<Dimension>& some, Choices& choices) { return some[choices.below(some.size())]; }

SizeExpression literal_number(std::int64_t n) { return {.addend = n}; }

/// `n` as a product with a size that divides it.
SizeExpression draw_product(const OpenFunction& f, const std::vector<Dimension>& divisors, std::int64_t n,
                            Choices& choices) {
  SizeExpression out{.sizes = {draw(divisors, choices)}};
  out.factor = n / size_of(out.sizes[0], f.now);
  const auto others = those_of(dimensions(f), f, [&](std::int64_t size) { return size == out.factor; });
  if (out.factor == 1 || others.empty() || choices.chance(1, 3)) return out;
  out.sizes.push_back(draw(others, choices));
  out.factor = 1;
  return out;
}

bool holds(ElementType e, const SizeExpression& number, const OpenFunction& f) {
  const auto holds_all = [&](const Function& typed) {
    std::int64_t product = 1;
    for (const Dimension d : number.sizes) {
      product *= size_of(d, typed);
      if (!spec::fits(size_of(d, typed), e) || !spec::fits(product, e)) return false;
    }
    return spec::fits(product * number.factor, e) && spec::fits(value_of(number, typed), e);
  };
  return spec::fits(number.factor, e) && spec::fits(number.addend, e) && holds_all(f.now) && holds_all(f.then);
}

/// The types of one shape, as words of the texts.
struct Words {
  ElementType numbers;

  std::string type(std::vector<std::int64_t> shape) const { return Type::tensor(shape, numbers).text(); }
  std::vector<Substitution> all() const { return {{"NUMBER", type({})}, {"ELEMENT", type({1})}}; }
};

ValueId put_part(OpenFunction& f, std::string_view name, const std::vector<Substitution>& words,
                 std::span<const ValueId> arguments) {
  const auto part = instantiated("sizes", name, words);
  return f.inlined(part->functions[0], arguments);
}

ValueId put_size(OpenFunction& f, Dimension d, const Words& words) {
  auto all = words.all();
  all.push_back({"X", f.given().type(d.value).text()});
  all.push_back({"D", std::to_string(d.axis)});
  return put_part(f, words.numbers == ElementType::i32 ? "size.i32" : "size", all, std::array{d.value});
}

ValueId put_number(OpenFunction& f, const SizeExpression& number, const Words& words) {
  const auto literal = [&](std::int64_t n) { return f.literal(Type::tensor({}, words.numbers), std::array{n}); };
  ValueId out = put_size(f, number.sizes[0], words);
  for (std::size_t k = 1; k < number.sizes.size(); ++k)
    out = put_part(f, "product", words.all(), std::array{out, put_size(f, number.sizes[k], words)});
  if (number.factor != 1) out = put_part(f, "product", words.all(), std::array{out, literal(number.factor)});
  if (number.addend != 0) out = put_part(f, "sum", words.all(), std::array{out, literal(number.addend)});
  return out;
}

ValueId put_element(OpenFunction& f, const SizeExpression& number, const Words& words) {
  if (number.is_literal()) return f.literal(Type::tensor({1}, words.numbers), std::array{number.addend});
  return put_part(f, "element", words.all(), std::array{put_number(f, number, words)});
}

ValueId put_list(OpenFunction& f, const std::vector<ValueId>& elements, const Words& words) {
  std::string parameters, arguments, types;
  for (std::size_t k = 0; k < elements.size(); ++k) {
    const char* const comma = k == 0 ? "" : ", ";
    parameters += fmt::format("{}%e{}: {}", comma, k, words.type({1}));
    arguments += fmt::format("{}%e{}", comma, k);
    types += comma + words.type({1});
  }
  return put_part(f, "list",
                  {{"PARAMETERS", parameters},
                   {"ARGUMENTS", arguments},
                   {"TYPES", types},
                   {"LIST", words.type({static_cast<std::int64_t>(elements.size())})}},
                  elements);
}

}  // namespace

std::int64_t value_of(const SizeExpression& number, const Function& typed) {
  if (number.is_literal()) return number.addend;
  std::int64_t out = number.factor;
  for (const Dimension d : number.sizes) out *= size_of(d, typed);
  return out + number.addend;
}

SizeExpression draw_number(const OpenFunction& f, std::int64_t n, Choices& choices) {
  const auto all = dimensions(f);
  if (all.empty() || choices.chance(1, 4)) return literal_number(n);
  const auto equal = those_of(all, f, [&](std::int64_t size) { return size == n; });
  if (!equal.empty() && choices.chance(4, 5)) return {.sizes = {draw(equal, choices)}};
  const auto divisors = those_of(all, f, [&](std::int64_t size) { return size > 1 && n > 0 && n % size == 0; });
  if (!divisors.empty() && choices.chance(3, 4)) return draw_product(f, divisors, n, choices);
  if (choices.chance(1, 2)) return literal_number(n);
  const Dimension d = draw(all, choices);
  return {.sizes = {d}, .addend = n - size_of(d, f.now)};
}

ElementType draw_integers(const OpenFunction& f, const std::vector<SizeExpression>& numbers, Choices& choices) {
  using E = ElementType;
  static constexpr std::array kIntegers = {E::i32, E::i64, E::i16, E::i8, E::ui32, E::ui64, E::ui16, E::ui8};
  static constexpr std::array<std::uint32_t, kIntegers.size()> kWeights = {8, 6, 1, 1, 1, 1, 1, 1};
  const auto drawn = kIntegers[choices.weighted(kWeights)];
  const bool fits = std::ranges::all_of(numbers, [&](const SizeExpression& n) { return holds(drawn, n, f); });
  return fits ? drawn : E::i64;
}

ValueId put_numbers(OpenFunction& f, const std::vector<SizeExpression>& numbers, std::span<const std::int64_t> shape,
                    ElementType e) {
  const Type type = Type::tensor(shape, e);
  if (std::ranges::all_of(numbers, &SizeExpression::is_literal)) {
    std::vector<std::int64_t> held;
    for (const SizeExpression& n : numbers) held.push_back(n.addend);
    return f.literal(type, held);
  }
  const Words words{e};
  std::vector<ValueId> elements;
  for (const SizeExpression& n : numbers) elements.push_back(put_element(f, n, words));
  const ValueId list = elements.size() == 1 ? elements[0] : put_list(f, elements, words);
  if (shape.size() == 1) return list;
  return put_part(f, "table", {{"LIST", f.given().type(list).text()}, {"TABLE", type.text()}}, std::array{list});
}

ValueId put_closed(OpenFunction& f, ValueId v) {
  const std::vector<Substitution> words = {{"OPEN", f.given().type(v).text()}, {"X", f.now.type(v).text()}};
  return put_part(f, "closed", words, std::array{v});
}

}  // namespace assay::generator
