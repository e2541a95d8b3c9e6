#include "oracle/numerics/primitive.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <vector>

#include <fmt/format.h>

#include "oracle/numerics/elementary.h"
#include "oracle/numerics/kernels.h"

namespace assay::oracle {
namespace {

const std::vector<Primitive>& table() {
  static const std::vector<Primitive> built = [] {
    std::vector<Primitive> rows;
    for (const auto& facts : spec::scalar_primitives())
      rows.push_back({facts, static_cast<int>(facts.id), nullptr, find_elementary(facts.id)});
    for (const auto kernels : {arithmetic_kernels(), conversion_kernels(), elementary_kernels()})
      for (const auto& row : kernels) rows[static_cast<std::size_t>(row.id)].choose = row.choose;
    return rows;
  }();
  return built;
}

bool types_fit(const Primitive& p, ElementType result, std::span<const ElementType> operands) {
  for (std::size_t i = 1; i < operands.size(); ++i)
    if (operands[i] != operands[0]) return false;
  if (p.rule == ResultRule::kGiven) return true;
  if (p.rule == ResultRule::kBool) return result == ElementType::i1;
  const ElementType e = operands[0];
  if (p.rule == ResultRule::kReal) return result == spec::real_type(e);
  if (p.rule == ResultRule::kComplex) return spec::complex_type(e) == result;
  return result == e;
}

std::string describe(const Primitive& p, ElementType result, std::span<const ElementType> operands) {
  std::string text = fmt::format("{}(", p.name);
  for (std::size_t i = 0; i < operands.size(); ++i)
    text += fmt::format("{}{}", i == 0 ? "" : ", ", spec::name(operands[i]));
  return text + fmt::format(") -> {}", spec::name(result));
}

}  // namespace

std::span<const Primitive> primitives() { return table(); }

const Primitive& primitive(PrimitiveId id) { return table()[static_cast<std::size_t>(id)]; }

const Primitive* find_primitive(std::string_view name) {
  const auto id = spec::find_primitive_name(name);
  return id ? &primitive(*id) : nullptr;
}

const Primitive* find_primitive(std::optional<PrimitiveId> id) { return id ? &primitive(*id) : nullptr; }

Parameters parameters_of(const StatedError& e) {
  return {std::bit_cast<std::int64_t>(e.absolute), std::bit_cast<std::int64_t>(e.relative)};
}

std::optional<StatedError> stated_error(const Parameters& p) {
  const StatedError out{std::bit_cast<double>(p[0]), std::bit_cast<double>(p[1])};
  const bool is_one = out.absolute >= 0 && out.relative >= 0 && (out.absolute > 0 || out.relative > 0);
  return is_one ? std::optional(out) : std::nullopt;
}

Result<Application> resolve(const Primitive& p, ElementType result, std::span<const ElementType> operands,
                            Parameters parameters) {
  if (static_cast<int>(operands.size()) != p.operands)
    return fail(fmt::format("{} takes {} operands, {} given", p.name, p.operands, operands.size()));
  const ElementType judged = operands.empty() ? result : operands.back();
  if ((p.elements & spec::set_of(judged)) == 0 || !types_fit(p, result, operands))
    return fail(fmt::format("{} is not defined", describe(p, result, operands)), "", ErrorKind::kUnsupported);
  Application a{.primitive = &p, .result = result, .parameters = parameters, .function = p.function};
  std::copy(operands.begin(), operands.end(), a.operands.begin());
  a.kernel = p.choose(a);
  if (a.kernel == nullptr)
    return fail(fmt::format("{} is not defined with parameters {}, {}", describe(p, result, operands), parameters[0],
                            parameters[1]),
                "", ErrorKind::kUnsupported);
  return a;
}

Result<void> apply(std::string_view name, ElementType result, std::span<const ElementType> operand_types,
                   ResultColumn out, std::span<const Column> in, std::int64_t count, Parameters parameters) {
  const Primitive* p = find_primitive(name);
  if (p == nullptr) return fail(fmt::format("no primitive is called {}", name));
  const auto application = resolve(*p, result, operand_types, parameters);
  if (!application) return tl::unexpected(application.error());
  (*application)(out, in.data(), count);
  return {};
}

// ---- Representations ----------------------------------------------------------------------------

namespace {

using Pattern = unsigned __int128;

Pattern pattern(Bits b) { return Pattern{b.high} << 64 | b.low; }

Bits lowest(int width, Pattern p) {
  if (width < 128) p &= (Pattern{1} << width) - 1;
  return {static_cast<std::uint64_t>(p), static_cast<std::uint64_t>(p >> 64)};
}

}  // namespace

Bits load_bits(ElementType e, const std::byte* p) {
  Bits b;
  std::memcpy(&b, p, static_cast<std::size_t>(spec::storage_bytes(e)));
  return lowest(spec::bits(e), pattern(b));
}

void store_bits(ElementType e, Bits b, std::byte* out) {
  b = lowest(spec::bits(e), pattern(b));
  std::memcpy(out, &b, static_cast<std::size_t>(spec::storage_bytes(e)));
}

Bits join_bits(Bits joined, Bits piece, int index, int width) {
  return lowest(128, pattern(joined) | pattern(lowest(width, pattern(piece))) << index * width);
}

Bits bits_at(Bits joined, int index, int width) { return lowest(width, pattern(joined) >> index * width); }

}  // namespace assay::oracle
