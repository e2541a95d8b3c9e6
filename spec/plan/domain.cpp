#include "spec/plan/domain.h"

#include <algorithm>
#include <array>

namespace assay::spec {

Words name_nothing(const Record&, const Domain&) { return {}; }
void mark_nothing(const DomainQuery&, const Value&, ClassRecorder&) {}
void nothing(const DomainQuery&, const Value&, std::vector<Value>&) {}

namespace {

/// By kind.
constexpr auto kDomainTypes = [] {
  std::array<const DomainType*, static_cast<std::size_t>(DomainKind::kPattern) + 1> types{};
  const auto set = [&](DomainKind kind, const DomainType& type) { types[static_cast<std::size_t>(kind)] = &type; };
  set(DomainKind::kClass, kClassDomain);
  set(DomainKind::kEnum, kEnumDomain);
  set(DomainKind::kBool, kBoolDomain);
  set(DomainKind::kFlag, kBoolDomain);
  set(DomainKind::kString, kStringDomain);
  set(DomainKind::kOpName, kOpNameDomain);
  set(DomainKind::kDictionary, kDictionaryDomain);
  set(DomainKind::kSymbol, kSymbolDomain);
  set(DomainKind::kReal, kRealDomain);
  set(DomainKind::kRange, kRangeDomain);
  set(DomainKind::kSet, kSetDomain);
  set(DomainKind::kEquals, kEqualsDomain);
  set(DomainKind::kPattern, kEqualsDomain);
  set(DomainKind::kDim, kDimDomain);
  set(DomainKind::kShape, kShapeDomain);
  set(DomainKind::kType, kTypeDomain);
  set(DomainKind::kTensorType, kTensorTypeDomain);
  set(DomainKind::kTensorOrToken, kTensorOrTokenDomain);
  set(DomainKind::kPosition, kPositionDomain);
  set(DomainKind::kPositions, kPositionsDomain);
  set(DomainKind::kDistinct, kDistinctDomain);
  set(DomainKind::kPermutation, kPermutationDomain);
  set(DomainKind::kCombination, kCombinationDomain);
  set(DomainKind::kRegroup, kRegroupDomain);
  set(DomainKind::kPartition, kPartitionDomain);
  set(DomainKind::kRows, kRowsDomain);
  set(DomainKind::kMatching, kMatchingDomain);
  set(DomainKind::kFunction, kFunctionDomain);
  set(DomainKind::kLiteral, kLiteralDomain);
  return types;
}();
static_assert(std::ranges::find(kDomainTypes, nullptr) == kDomainTypes.end());

}  // namespace

const DomainType& domain_type(DomainKind kind) { return *kDomainTypes[static_cast<std::size_t>(kind)]; }

const Domain* alternative(Reading& reading, const Declaration& name, int* position) {
  int at = 0;
  for (const auto* d = name.domain.get(); d != nullptr; d = d->otherwise.get(), ++at) {
    if (position) *position = at;
    if (d->condition == nullptr) return d;
    const auto holds = reading.value(*d->condition);
    if (holds.kind != ValueKind::kBool) return nullptr;
    if (holds.as_bool()) return d;
  }
  return nullptr;
}

namespace {

/// Where the value of the asked name stands, at the current index.
Value* place_of(const DomainQuery& asked) {
  auto& slot = asked.reading.op[asked.name.slot];
  if (asked.name.dimensions.empty()) return &slot;
  const auto* symbol = asked.name.dimensions[0].binder.symbol;
  if (asked.name.dimensions.size() > 1 || symbol == nullptr || !slot.is_list()) return nullptr;
  const auto k = asked.reading.frame[*symbol].as_int();
  return k >= 0 && k < slot.size ? &writable(slot)[static_cast<std::size_t>(k)] : nullptr;
}

}  // namespace

std::uint64_t filter_mask(const DomainQuery& asked) {
  const auto& filter = asked.reading.schedule[asked.name.slot].filter;
  if (filter.slot < 0) return ~std::uint64_t{0};
  auto other = asked.reading.op[filter.slot];
  if (filter.is_member) {
    const auto* symbol = asked.reading.name(filter.slot).dimensions[0].binder.symbol;
    // Both groups are indexed alike: the index of the filtered name is that of the other.
    const auto* own = asked.name.dimensions.empty() ? symbol : asked.name.dimensions[0].binder.symbol;
    const auto k = asked.reading.frame[*own].as_int();
    if (!other.is_list() || k < 0 || k >= other.size) return 0;
    other = other.items[k];
  }
  return other.kind == ValueKind::kElement ? filter.allowed[static_cast<std::size_t>(other.number)] : 0;
}

bool passes_filter(const DomainQuery& asked, const Value& value) {
  if (asked.domain.with == nullptr) return true;
  if (asked.reading.schedule[asked.name.slot].filter.slot >= 0)
    return value.number >= 0 && value.number < 64 && (filter_mask(asked) >> value.number & 1) != 0;
  auto* place = place_of(asked);
  if (place == nullptr) return false;
  // A shared instance is only read: the value is put in place where it does not stand there already.
  const auto before = *place;
  const bool stands_there = equal(before, value);
  if (!stands_there) *place = value;
  const auto pass = asked.reading.value(*asked.domain.with);
  if (!stands_there) *place = before;
  return pass.kind == ValueKind::kBool && pass.as_bool();
}

bool contains(const DomainQuery& asked, const Value& value) {
  return domain_type(asked.domain.kind).contains(asked, value) && passes_filter(asked, value);
}

}  // namespace assay::spec
