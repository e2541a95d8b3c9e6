#include "oracle/mutant/surroundings.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "program/edit/make.h"
#include "program/edit/walk.h"
#include "spec/instance.h"

namespace assay::oracle {

using program::Op;
using program::ValueId;
using spec::ElementType;

namespace {

void add(std::vector<Condition>& out, ConditionKind kind, std::size_t value) {
  out.push_back({kind, static_cast<std::uint32_t>(value)});
}

template <std::size_t n>
void add(std::vector<Condition>& out, ConditionKind kind, const std::array<std::string_view, n>& words,
         std::string_view word) {
  add(out, kind, static_cast<std::size_t>(std::ranges::find(words, word) - words.begin()));
}

bool is_beside_power_of_two(std::int64_t n) {
  return n >= 15 && std::ranges::any_of(std::array{n - 1, n, n + 1},
                                        [](std::int64_t m) { return std::has_single_bit(std::uint64_t(m)); });
}

/// The largest number of an integer type, cut off at 2^62.
std::int64_t largest_index(ElementType e) {
  const int bits = std::min(spec::bits(e) - (spec::is_signed(e) ? 1 : 0), 62);
  return (std::int64_t{1} << bits) - 1;
}

}  // namespace

Surroundings::Surroundings(const program::Module& module, const program::Function& function)
    : module_(module), function_(function), makers_(function.types.size()), first_readers_(function.types.size()) {
  program::each_op(function.body, [&](const Op& op) {
    for (std::uint32_t k = 0; k < op.results; ++k) makers_[op.first_result + k] = &op;
    for (const ValueId v : op.operands)
      if (first_readers_[v] == nullptr) first_readers_[v] = &op;
  });
}

std::vector<Condition> Surroundings::conditions(const Op& op) const {
  std::vector<Condition> out;
  add_classes(op, out);
  add_types(op, out);
  add_origins(op, out);
  add_sharing(op, out);
  add_sizes(op, out);
  if (module_.grid.replicas > 1) add(out, ConditionKind::kGrid, kGridWords, "replicas");
  if (module_.grid.partitions > 1) add(out, ConditionKind::kGrid, kGridWords, "partitions");
  std::ranges::sort(out);
  const auto repeats = std::ranges::unique(out);
  out.erase(repeats.begin(), repeats.end());
  return out;
}

void Surroundings::add_classes(const Op& op, std::vector<Condition>& out) const {
  spec::Arena arena;
  auto instance = program::instance(module_, function_, op, arena);
  if (!instance || spec::is_dynamic(*instance) || op.record->opaque) return;
  instance->grid = module_.grid;
  if (!spec::bind(*instance, arena)) return;
  std::vector<int> marked;
  spec::mark_classes(*instance, arena, marked);
  for (const int c : marked) add(out, ConditionKind::kClass, static_cast<std::size_t>(c));
}

void Surroundings::add_types(const Op& op, std::vector<Condition>& out) const {
  const auto element = [&](std::size_t count, ValueId v) {
    return count > 0 && function_.type(v).is_tensor() ? std::optional(function_.type(v).element()) : std::nullopt;
  };
  const auto of_operand = element(op.operands.size(), op.operands.empty() ? 0 : op.operands[0]);
  const auto of_result = element(op.results, op.first_result);
  if (of_operand) add(out, ConditionKind::kType, static_cast<std::size_t>(*of_operand));
  if (of_result && of_result != of_operand) add(out, ConditionKind::kResult, static_cast<std::size_t>(*of_result));
}

void Surroundings::add_origins(const Op& op, std::vector<Condition>& out) const {
  std::size_t literals = 0, arguments = 0;
  for (const ValueId v : op.operands) {
    const Op* maker = makers_[v];
    if (maker == nullptr) {
      arguments += std::ranges::find(function_.body.arguments, v) != function_.body.arguments.end();
    } else {
      literals += program::is_literal(*maker);
      if (!program::is_literal(*maker)) add(out, ConditionKind::kFrom, static_cast<std::size_t>(maker->record->index));
    }
  }
  const std::size_t all = op.operands.size();
  if (all == 0) return;
  if (literals == all) add(out, ConditionKind::kOperands, kOriginWords, "literal");
  if (arguments == all) add(out, ConditionKind::kOperands, kOriginWords, "argument");
  if (literals + arguments == 0) add(out, ConditionKind::kOperands, kOriginWords, "computed");
  if (literals > 0 && literals < all) add(out, ConditionKind::kOperands, kOriginWords, "mixed");
}

void Surroundings::add_sharing(const Op& op, std::vector<Condition>& out) const {
  for (std::size_t k = 0; k < op.operands.size(); ++k) {
    const auto before = op.operands.first(k);
    if (std::ranges::find(before, op.operands[k]) != before.end())
      add(out, ConditionKind::kSharing, kSharingWords, "same");
    if (first_readers_[op.operands[k]] != &op) add(out, ConditionKind::kSharing, kSharingWords, "second_use");
  }
}

std::vector<spec::Type> Surroundings::tensors_of(const Op& op) const {
  std::vector<spec::Type> out;
  const auto look = [&](ValueId v) {
    const spec::Type type = function_.type(v);
    if (type.is_tensor() && type.is_static()) out.push_back(type);
  };
  std::ranges::for_each(op.operands, look);
  for (std::uint32_t k = 0; k < op.results; ++k) look(op.first_result + k);
  return out;
}

void Surroundings::add_sizes(const Op& op, std::vector<Condition>& out) const {
  const auto tensors = tensors_of(op);
  if (op.operands.size() >= kManyOperands) add(out, ConditionKind::kSize, kSizeWords, "many");
  std::int64_t largest_dimension = 0, largest = 0;
  for (const spec::Type t : tensors) {
    largest = std::max(largest, t.elements());
    if (t.elements() == 0) add(out, ConditionKind::kSize, kSizeWords, "empty");
    if (std::ranges::any_of(t.shape(), is_beside_power_of_two)) add(out, ConditionKind::kSize, kSizeWords, "edge");
    for (const std::int64_t d : t.shape()) largest_dimension = std::max(largest_dimension, d);
  }
  if (largest >= kLargeElements) add(out, ConditionKind::kSize, kSizeWords, "large");
  if (largest == 1) add(out, ConditionKind::kSize, kSizeWords, "one");
  for (const spec::Type t : tensors)
    if (spec::is_int(t.element()) && largest_index(t.element()) < largest_dimension)
      add(out, ConditionKind::kSize, kSizeWords, "beyond_index");
}

const std::vector<Condition>& AllSurroundings::conditions(const EvaluatedOp& e) {
  const auto known = ops_.find(&e.op);
  if (known != ops_.end()) return known->second;
  const auto& function = functions_.try_emplace(&e.function, e.module, e.function).first->second;
  return ops_.emplace(&e.op, function.conditions(e.op)).first->second;
}

// ---- values ------------------------------------------------------------------------------------

namespace {

using enum ElementType;

std::size_t special_named(std::string_view word) {
  return static_cast<std::size_t>(std::ranges::find(kSpecialWords, word) - kSpecialWords.begin());
}

int special_integer(ElementType e, std::uint64_t code) {
  static const int extreme = static_cast<int>(special_named("extreme")),
                   one_bit = static_cast<int>(special_named("one_bit"));
  const int bits = spec::bits(e);
  const std::uint64_t top = std::uint64_t{1} << (bits - 1);
  const bool is_extreme = spec::is_signed(e) ? code == top || code == top - 1 : code == (top | (top - 1));
  if (is_extreme) return extreme;
  return bits >= 8 && code >= 16 && std::has_single_bit(code) ? one_bit : -1;
}

int special_float(ElementType e, std::uint64_t code) {
  static const int nan = static_cast<int>(special_named("nan")),
                   zero = static_cast<int>(special_named("negative_zero")),
                   infinity = static_cast<int>(special_named("infinity")),
                   subnormal = static_cast<int>(special_named("subnormal")),
                   extreme = static_cast<int>(special_named("extreme"));
  const bool is_negative = (code & spec::sign_code(e)) != 0;
  const std::uint64_t magnitude = code & spec::magnitude_mask(e);
  if (spec::decode(e, code) != spec::decode(e, code)) return nan + (is_negative ? 1 : 0);
  if (magnitude == 0 && spec::format(e).has_zero) return is_negative ? zero : -1;
  if (spec::has_infinity(e) && magnitude == spec::infinity_code(e)) return infinity + (is_negative ? 1 : 0);
  if (magnitude == spec::largest_code(e)) return extreme;
  return magnitude < spec::smallest_normal_code(e) ? subnormal : -1;
}

std::uint64_t code_at(const std::byte* cells, int bytes, std::int64_t k) {
  std::uint64_t code = 0;
  std::memcpy(&code, cells + k * bytes, static_cast<std::size_t>(bytes));
  return code;
}

/// The numbers of a tensor in order: the parts of complex elements one after the other.
struct Numbers {
  ElementType type;
  const std::byte* cells;
  std::int64_t count, row;

  int special(std::int64_t k) const { return special_value(type, code_at(cells, spec::storage_bytes(type), k)); }
};

std::optional<Numbers> numbers_of(const RuntimeValue& v) {
  if (!v.type.is_tensor() || !v.type.is_static() || v.type.is_quantized() || v.axes != 0) return std::nullopt;
  const ElementType part = spec::real_type(v.type.element());
  const std::int64_t parts = spec::storage_bytes(v.type.element()) / spec::storage_bytes(part);
  const std::int64_t row = v.type.rank() >= 2 ? v.type.shape().back() : 0;
  return Numbers{part, v.cells.get(), v.type.elements() * parts, row * parts};
}

void add_specials(const Numbers& numbers, std::vector<Condition>& out) {
  std::array<std::int64_t, kSpecialWords.size()> times{};
  for (std::int64_t k = 0; k < numbers.count; ++k) {
    const int s = numbers.special(k);
    if (s < 0) continue;
    ++times[static_cast<std::size_t>(s)];
    if (k + 1 == numbers.count) add(out, ConditionKind::kLast, static_cast<std::size_t>(s));
    if (k > 0 && numbers.row > 1 && k % numbers.row == 0) add(out, ConditionKind::kRow, static_cast<std::size_t>(s));
  }
  for (std::size_t s = 0; s < times.size(); ++s)
    if (times[s] == 1) add(out, ConditionKind::kOnce, s);
}

}  // namespace

int special_value(ElementType e, std::uint64_t code) {
  if (spec::is_bool(e)) return -1;
  return spec::is_float(e) ? special_float(e, code) : special_integer(e, code);
}

std::vector<Condition> conditions_of_values(const EvaluatedOp& e) {
  constexpr std::int64_t kFew = 4;
  std::vector<Condition> out;
  for (const ValueId v : e.op.operands) {
    const auto numbers = numbers_of(e.values[v]);
    if (numbers && numbers->count >= kFew) add_specials(*numbers, out);
  }
  std::ranges::sort(out);
  const auto repeats = std::ranges::unique(out);
  out.erase(repeats.begin(), repeats.end());
  return out;
}

std::vector<Condition> conditions_of_turn(std::int64_t n) {
  constexpr std::array<std::int64_t, kTurnWords.size()> kTurns = {2, 3, 5};
  std::vector<Condition> out;
  for (std::size_t k = 0; k < kTurns.size(); ++k)
    if (n >= kTurns[k]) add(out, ConditionKind::kTurn, k);
  return out;
}

}  // namespace assay::oracle
