#include "measure/sweep/swept_op.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "measure/sweep/sweep.h"
#include "program/text/text.h"

namespace assay::measure {
namespace {

using spec::Record;

constexpr std::size_t kNearNames = 3;

SweptOp swept_op_of(const Record& record) {
  const auto primitive = record.facts.elementwise;
  return {&record, primitive ? oracle::measured_function(*primitive) : nullptr};
}

std::vector<const Record*> swept_records() {
  std::vector<const Record*> out;
  for (const Record& record : spec::Records::in_force().all())
    if (swept_op_of(record).function != nullptr) out.push_back(&record);
  return out;
}

/// How many letters have to be put in, left out or changed (Levenshtein).
std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j)
      diagonal = std::exchange(row[j + 1], std::min({row[j] + 1, row[j + 1] + 1, diagonal + (a[i] == b[j] ? 0 : 1)}));
  }
  return row.back();
}

/// A name stands for what follows its dialect.
std::string_view short_name(std::string_view name) { return name.substr(name.rfind('.') + 1); }

tl::unexpected<Error> unknown(std::string_view op) {
  auto records = swept_records();
  const auto distance = [&](const Record* r) { return edits(short_name(op), short_name(r->mnemonic)); };
  std::ranges::stable_sort(records, {}, distance);
  std::vector<std::string> names;
  for (const Record* r : records)
    if (names.size() < kNearNames && std::ranges::find(names, r->mnemonic) == names.end()) names.push_back(r->mnemonic);
  return fail(fmt::format("there is no op {} in the spec; near are {}", op, fmt::join(names, ", ")));
}

tl::unexpected<Error> not_elementary(const Record& record) {
  const char* const why = record.facts.elementwise ? "is no elementary function: a contract gives it no error in ulps"
                                                   : "does not apply one function to each element";
  return fail(fmt::format("{} {}; a sweep takes {}", record.full_name(), why, fmt::join(swept_ops(), ", ")));
}

const Record* find_record(std::string_view op) {
  if (const Record* record = spec::Records::in_force().find(op)) return record;
  for (const Record* record : swept_records())
    if (short_name(record->mnemonic) == op) return record;
  return nullptr;
}

}  // namespace

std::vector<std::string> swept_ops() {
  std::vector<std::string> names;
  for (const Record* record : swept_records()) names.push_back(record->mnemonic);
  return names;
}

std::vector<std::string> swept_full_names() {
  std::vector<std::string> names;
  for (const Record* record : swept_records()) names.push_back(record->full_name());
  return names;
}

Result<SweptOp> find_swept_op(std::string_view name) {
  const Record* const record = find_record(name);
  if (record == nullptr) return unknown(name);
  const SweptOp op = swept_op_of(*record);
  if (op.function == nullptr) return not_elementary(*record);
  return op;
}

Result<std::vector<spec::ElementType>> swept_types(std::string_view name) {
  return find_swept_op(name).map([](const SweptOp& op) {
    const spec::ElementSet takes = spec::scalar_primitive(op.function->id).elements;
    std::vector<spec::ElementType> types;
    for (const auto& format : spec::element_formats())
      if (format.kind == spec::ElementClass::kFloat && (takes & spec::set_of(format.type)) != 0)
        types.push_back(format.type);
    return types;
  });
}

Result<program::Module> program_of(const SweptOp& op, spec::ElementType type, std::int64_t elements) {
  const std::string tensor = fmt::format("tensor<{}x{}>", elements, spec::name(type));
  const bool binary = op.function->operands == 2;
  const auto text = fmt::format(
      "func.func @main(%x: {0}{1}) -> {0} {{\n  %0 = \"{2}\"(%x{3}) : ({0}{4}) -> {0}\n  return %0 : {0}\n}}\n", tensor,
      binary ? ", %y: " + tensor : "", op.record->full_name(), binary ? ", %y" : "", binary ? ", " + tensor : "");
  auto module = program::parse(text);
  if (!module) return module;
  if (const auto valid = program::verify(*module); !valid) return tl::unexpected(valid.error());
  return module;
}

}  // namespace assay::measure
