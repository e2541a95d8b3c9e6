#include "fuzz/campaign/tally.h"

#include <ranges>

#include "judge/evidence.h"
#include "program/text/text.h"

namespace assay::fuzz {
namespace {

/// Of what a back end says when it refuses a program.
constexpr std::size_t kMaxWords = 400;

template <class Key, class Row> std::vector<Row> rows_of(const std::map<Key, Row>& by_key) {
  const auto rows = std::views::values(by_key);
  return {rows.begin(), rows.end()};
}

}  // namespace

void Tally::add(const Drawn& drawn, const Examined& examined) {
  ++verdicts_[examined.word()];
  for (const TypedOp& op : drawn.ops) {
    ++cell(op).programs;
    cell(op).elements += examined.counts;
  }
  for (const DeviantCase& d : examined.deviations) add(d.deviation);
  if (examined.undecided.elements > 0) add(examined.undecided, drawn);
  for (const spec::OpeningRow& row : examined.openings) add(row);
  if (examined.is_legal() || examined.fails())
    for (const auto point : drawn.coverage) ++coverage_[point];
}

void Tally::blame(const std::vector<TypedOp>& ops) {
  for (const TypedOp& op : ops) ++cell(op).failed;
}

reports::MatrixCell& Tally::cell(const TypedOp& op) {
  auto& cell = cells_[op];
  cell.op = spec::Records::in_force().all()[static_cast<std::size_t>(op.record)].mnemonic;
  cell.element_type = spec::name(op.element);
  return cell;
}

void Tally::add(const judge::Deviation& d) {
  const std::string kind(to_string(d.kind()));
  const judge::Failure& w = d.worst;
  reports::DeviationRow row{judge::joined_grants(d.grants()), kind, 1, d.elements, judge::witness_of(w)};
  const auto [known, is_new] = deviations_.try_emplace({row.grants, kind}, row);
  if (!is_new) known->second += row;
}

void Tally::add(const judge::Undecided& u, const Drawn& drawn) {
  reports::UndecidedRow row{u.bound, 1, u.elements, program::print(drawn.c.module)};
  const auto [known, is_new] = undecided_.try_emplace(u.bound, row);
  if (!is_new) known->second += row;
}

void Tally::add(const spec::OpeningRow& row) {
  const auto [known, is_new] = openings_.try_emplace({row.op, row.element_type, row.reason}, row);
  if (is_new) return;
  known->second.programs += row.programs;
  known->second.elements += row.elements;
}

void Tally::add_refusal(const judge::Refusal& refusal, const std::string& feature, const std::string& program) {
  auto& row = refusals_[{refusal.kind, refusal.cause, feature}];
  if (row.programs == 0 || program.size() < row.program.size())
    row = {std::string(to_string(refusal.kind)), refusal.cause, feature,
           refusal.message.substr(0, kMaxWords), row.programs,  program};
  ++row.programs;
}

void Tally::write_into(const generator::Coverage& names, reports::Block& block) const {
  block.verdicts.clear();
  for (const auto& [verdict, n] : verdicts_) block.verdicts.push_back({verdict, n});
  block.coverage.clear();
  for (const auto& [point, n] : coverage_) {
    const std::string text = names.describe(point);
    const auto colon = text.find_first_of(": ");
    block.coverage.push_back({text.substr(0, colon), text, n});
  }
  block.cells = rows_of(cells_);
  block.deviations = rows_of(deviations_);
  block.undecided = rows_of(undecided_);
  block.openings = rows_of(openings_);
  block.refusals = rows_of(refusals_);
}

}  // namespace assay::fuzz
