#include <iostream>
#include <map>

#include <gtest/gtest.h>

#include "program/edit/single_op.h"
#include "program/text/text.h"
#include "spec/plan/known_exceptions_test.h"
#include "spec/plan/properties_test.h"

/// An op that breaks one law alone, written down and read again: the verifier names that law and the place of the op.
namespace assay::program {
namespace {

using spec::Arena;
using spec::Instance;

constexpr std::size_t kRounds = 120, kPerRound = 500;

/// The only law that is false; null where there is none or more than one. What is undefined follows from it.
const spec::Law* broken_alone(const Instance& op, Arena& arena) {
  const spec::Law* broken = nullptr;
  for (const auto& law : op.record->laws) {
    if (spec::holds(op, law, arena) != spec::Truth::kFalse) continue;
    if (broken) return nullptr;
    broken = &law;
  }
  return broken;
}

/// The op of this record, wherever it stands.
const Op* op_of(const Region& region, const spec::Record& record) {
  const auto it = std::ranges::find(region.ops, &record, &Op::record);
  return it == region.ops.end() ? nullptr : &*it;
}

/// What is wrong with what the verifier says of the op's text; nothing where it names law and place.
std::string fault(const Instance& op, const spec::Law& law) {
  const auto module = module_of(op);
  if (!module) return "no module: " + module.error().text();
  const auto text = print(*module, Form::kGeneric);
  const auto read = parse(text);
  if (!read) return "not read: " + read.error().text() + "\n" + text;
  const auto verified = verify(*read);
  if (verified) return "accepted:\n" + text;
  const auto* place = op_of(read->functions[0].body, *op.record);
  const auto expected = place ? std::to_string(place->place.line) + ":" + std::to_string(place->place.column) : "";
  if (verified.error().place != expected) return "placed at " + verified.error().place + "\n" + text;
  if (verified.error().message.find(" (" + law.label + ")") == std::string::npos) return verified.error().message + "\n" + text;
  return "";
}

class VerifiedLaws : public testing::TestWithParam<const spec::Record*> {};

TEST_P(VerifiedLaws, AreNamedWithTheirPlace) {
  const auto& record = *GetParam();
  const spec::KnownExceptions alone("spec/plan/laws_without_witness.txt"), unsaid("program/laws_without_text.txt");
  std::map<std::string, std::string> missing;  ///< what went wrong last, by label
  for (const auto& law : record.laws)
    if (!alone.has(record.full_name(), law.label) && !unsaid.has(record.full_name(), law.label)) missing[law.label];
  for (std::size_t round = 0; round < kRounds && !missing.empty(); ++round)
    spec::for_each_mutant(record, kPerRound, 77 + round * kPerRound, [&](const Instance& op, Arena& arena) {
      const auto* law = broken_alone(op, arena);
      if (!law || !missing.contains(law->label)) return;
      auto what = fault(op, *law);
      if (what.empty()) missing.erase(law->label);
      else missing[law->label] = std::move(what);
    });
  for (const auto& [label, what] : missing) ADD_FAILURE() << record.full_name() << " " << label << ": " << (what.empty() ? "no op" : what);
}

INSTANTIATE_TEST_SUITE_P(All, VerifiedLaws, testing::ValuesIn(spec::distinct_records()), [](const auto& p) {
  auto name = p.param->full_name();
  std::ranges::replace_if(name, [](unsigned char c) { return !std::isalnum(c); }, '_');
  return name;
});

}  // namespace
}  // namespace assay::program
