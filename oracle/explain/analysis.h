#pragma once

#include <vector>

#include "oracle/explain/alternatives.h"

namespace assay::oracle {

/// What a value may be: sets kept apart, so that alternatives do not make legal what lies between them.
class SetUnion {
 public:
  static constexpr std::size_t kMost = 4;

  /// Adds a set, or the intervals of one that is a union; true if the union grew. Sets that meet become one, and where
  /// there are more than `kMost` the nearest two do.
  bool add(ElementType, const LeafSet&);
  const std::vector<LeafSet>& sets() const { return sets_; }
  bool accepts(ElementType, std::span<const std::byte> got, bool zero_sign_free) const;
  bool lies_within(ElementType, const LeafSet&) const;

 private:
  bool add_intervals(ElementType, const LeafSet&);
  void absorb(ElementType, std::size_t at);
  void merge_nearest(ElementType);

  std::vector<LeafSet> sets_;
};

/// A contract with some of its grants, and the domains that compute sets under it.
struct Granted {
  /// `granted` is the contract with the grants `which`.
  Granted(spec::Contract granted, const GrantSet& which);
  Granted(const Granted&) = delete;
  Granted& operator=(const Granted&) = delete;

  const GrantSet active;
  const spec::Contract contract, unflushed_contract;  ///< the latter without flushes
  EnvelopeDomain domain, unflushed;
};

/// The sets of all values that one value is made of, under some grants: the least fixed point over the alternatives
/// that these grants allow.
class Analysis {
 public:
  /// Both must outlive it.
  Analysis(const Alternatives&, Granted&, int rounds);

  /// False where a set still grew after so many rounds. What an earlier root was made of is not looked at again.
  bool run(ValueNumber root);
  const SetUnion& of(ValueNumber v) const { return unions_[v]; }

 private:
  void order(ValueNumber root);
  bool is_active(const Alternative& a) const { return (a.needs & ~active_).none(); }
  bool update(ValueNumber);
  bool add_combinations(ValueNumber);
  bool add_either(ValueNumber);
  bool add_value(const NodeForm&, ValueNumber, std::span<const ElementType> types, std::span<const LeafSet> operands);
  std::vector<LeafSet> readings(ValueNumber operand, const NodeForm& reader) const;
  std::vector<std::size_t> readings_that_are_one(const Value&) const;
  bool keeps_flushes_apart(const NodeForm&) const;
  bool add_regrouped(ValueNumber);
  LeafSet hull_of(ValueNumber) const;

  const Alternatives& graph_;
  EnvelopeDomain& domain_;
  EnvelopeDomain& unflushed_;
  const GrantSet& active_;
  int rounds_;
  std::vector<SetUnion> unions_;
  std::vector<ValueNumber> order_;
  std::vector<std::uint8_t> is_listed_;
  std::vector<std::uint8_t> has_grown_;
};

}  // namespace assay::oracle
