#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "oracle/envelope/domain.h"
#include "oracle/oracle.h"

namespace assay::oracle {

/// One op of the entry function whose record has relations, on operands that are known. It keeps what it is made of: it
/// outlives the module.
struct RelatedOp {
  static constexpr std::size_t kNoOutput = ~std::size_t{0};

  std::shared_ptr<spec::Arena> of_module;  ///< what attributes lie in
  spec::Arena arena;
  spec::Instance instance;
  std::vector<Tensor> operands;
  std::vector<std::uint32_t> operand_groups, result_groups;
  std::vector<std::size_t> outputs;  ///< where the program yields each result, or kNoOutput
};

/// Outputs that a result of the record is, by its slot; nothing where one of its members is none.
std::optional<std::vector<std::size_t>> outputs_of_result(const RelatedOp&, int slot);

/// Acceptance sets, and which ops stand in relations.
class RelatingDomain final : public EnvelopeDomain {
 public:
  using Found = std::vector<std::shared_ptr<const RelatedOp>>;

  /// Of a program that is being built every result may become an output.
  RelatingDomain(const spec::Contract& contract, std::shared_ptr<Unions> unions, Found& found, bool is_built = false)
      : EnvelopeDomain(contract, std::move(unions)), found_(found), is_built_(is_built) {}
  void after_op(const EvaluatedOp&) override;

 private:
  Found& found_;
  bool is_built_;
};

/// Holds the answers of an op whose record says that it `permutes` (docs/records.md, Relations); nothing where the
/// program does not yield all of its results. An error where operands and results are not alike, or have no such axis.
Result<std::optional<HeldRelation>> hold_permutation(const RelatedOp&, const std::vector<Tensor>& outputs);

}  // namespace assay::oracle
