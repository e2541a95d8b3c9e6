#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>

#include "fuzz/campaign/examine.h"
#include "reports/store.h"

namespace assay::fuzz {

/// What the programs since the last save gave: rows of the same name added into one.
class Tally {
 public:
  void add(const Drawn&, const Examined&);
  /// The ops of the reduced program of a violation.
  void blame(const std::vector<TypedOp>&);
  /// Of the programs that are refused for one cause, the shortest one is shown. `feature` is the op that is to blame,
  /// with its type.
  void add_refusal(const judge::Refusal&, const std::string& feature, const std::string& program);
  /// Its rows become those of the block.
  void write_into(const generator::Coverage& names, reports::Block&) const;

 private:
  reports::MatrixCell& cell(const TypedOp&);
  void add(const judge::Deviation&);
  void add(const judge::Undecided&, const Drawn&);
  void add(const spec::OpeningRow&);

  std::map<std::string, std::int64_t> verdicts_;
  std::map<TypedOp, reports::MatrixCell> cells_;
  std::map<std::uint32_t, std::int64_t> coverage_;
  std::map<std::pair<std::string, std::string>, reports::DeviationRow> deviations_;         ///< by grants and kind
  std::map<std::string, reports::UndecidedRow> undecided_;                                  ///< by bound
  std::map<std::tuple<std::string, std::string, std::string>, spec::OpeningRow> openings_;  ///< by op, type and reason
  std::map<std::tuple<judge::RefusalKind, std::string, std::string>, reports::Refusal> refusals_;
};

}  // namespace assay::fuzz
