#include <iostream>
#include <map>

#include <gtest/gtest.h>

#include "program/edit/single_op.h"
#include "program/text/text.h"
#include "spec/known_exceptions_test.h"
#include "spec/plan/properties_test.h"

/// An op that breaks one law alone, written down and read again: the verifier names that law and the place of the op.
namespace assay::program {
namespace {

using spec::Arena;
using spec::Instance;

constexpr std::size_t kRounds = 480, kPerRound = 500;

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
  if (verified.error().message.find(" (" + law.label + ")") == std::string::npos)
    return verified.error().message + "\n" + text;
  return "";
}

/// The text of the first op that breaks this law alone and of which the verifier says so; none where there is none.
std::string named_at_once(const spec::Record& record, const std::string& label) {
  std::string text;
  spec::for_each_mutant(record, kPerRound * 4, 77, [&](const Instance& op, Arena& arena) {
    const auto* law = text.empty() ? spec::broken_alone(op, arena) : nullptr;
    if (law && law->label == label && fault(op, *law).empty()) text = print(*module_of(op), Form::kGeneric);
  });
  return text;
}

class VerifiedLaws : public testing::TestWithParam<const spec::Record*> {};

TEST_P(VerifiedLaws, AreNamedWithTheirPlace) {
  const auto& record = *GetParam();
  spec::KnownExceptions alone("laws-without-witness"), unsaid("laws-without-text");
  std::map<std::string, std::string> missing;  ///< what went wrong last, by label
  for (const auto& law : record.laws)
    if (!alone.excuse(record.full_name(), law.label) && !unsaid.excuse(record.full_name(), law.label))
      missing[law.label];
  for (std::size_t round = 0; round < kRounds && !missing.empty(); ++round)
    spec::for_each_mutant(record, kPerRound, 77 + round * kPerRound, [&](const Instance& op, Arena& arena) {
      const auto* law = spec::broken_alone(op, arena);
      if (!law || !missing.contains(law->label)) return;
      auto what = fault(op, *law);
      if (what.empty()) missing.erase(law->label);
      else missing[law->label] = std::move(what);
    });
  for (const auto& e : unsaid.all()) {
    const auto witness = e.is_needed ? named_at_once(record, e.item) : "";
    EXPECT_EQ(witness, "") << e.place << ": stale, the verifier names " << e.subject << " " << e.item;
  }
  for (const auto& [label, what] : missing)
    ADD_FAILURE() << record.full_name() << " " << label << ": " << (what.empty() ? "no op" : what);
}

/// A listed law of no record excuses nothing.
TEST(LawsWithoutText, AreLawsOfRecords) {
  spec::KnownExceptions unsaid("laws-without-text");
  for (const auto* record : spec::distinct_records())
    for (const auto& law : record->laws) unsaid.excuse(record->full_name(), law.label);
  spec::expect_none_stale(unsaid);
}

INSTANTIATE_TEST_SUITE_P(All, VerifiedLaws, testing::ValuesIn(spec::distinct_records()), [](const auto& p) {
  auto name = p.param->full_name();
  std::ranges::replace_if(
      name, [](unsigned char c) { return !std::isalnum(c); }, '_');
  return name;
});

}  // namespace
}  // namespace assay::program
