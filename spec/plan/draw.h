#pragma once

#include "spec/plan/domain.h"
#include "spec/plan/pattern.h"

namespace assay::spec {

/// The simplest outcome of every choice.
class Simplest final : public Choices {
 private:
  std::uint64_t draw(std::uint64_t) override { return 0; }
};

/// Another instance whose values are kept where they still fit: what shrinking replays. An axis or
/// a member that was taken away is taken away from every list that ran along it.
struct ReplayRequest {
  const Instance* values = nullptr;
  int changed = -1;        ///< this slot already has its new value
  std::int64_t gone = -1;  ///< index taken out of the list at `changed`; -1: none
  bool may_miss = false;   ///< the new value is taken even where it lies outside its domain
};

/// Draws every name of a plan, top to bottom. Names that are bound before (by a given operand, by a
/// shrinking step) are kept and their domains asked.
class Drawing final : public Splitter {
 public:
  Drawing(Instance& op, Choices& choices, const SizePolicy& policy, Arena& arena)
      : reading_(op, arena), choices_(choices), policy_(policy) {}

  bool run(std::span<const Given> given);
  bool replay(const ReplayRequest& wish);

 private:
  bool demand(const Expr& e) override;
  bool demand_names(Names names);
  bool demand_name(int slot);
  Choices& choices() override {
    drew_ = true;
    return choices_;
  }

  bool run_once(std::span<const Given> given);
  bool take(const Given& seed);
  bool match_given(const Given& given);
  bool fits_class(Names names);
  bool resolve_sets();
  bool match_waiting(const Declaration& name);

  bool draw_all();
  bool draw_name(const Declaration& name);
  bool draw_reserved(Names mentions);
  bool draw_pattern(const Declaration& name, const Expr& pattern);
  bool is_given(const Declaration& name, const Value& wish);
  bool draw_value(const Declaration& name, Value& out);
  bool draw_members(const Declaration& name, std::size_t depth, Value& out, const Value& wish);
  bool draw_element(const Declaration& name, Value& out, const Value& wish);
  std::uint64_t allowed_by_limits(const Declaration& name);
  Value draw_tensor(const Expr& pattern, const Expr& placement, std::int64_t rank);
  std::int64_t draw_positions(const Expr& placement);
  std::int64_t settle_as_wished(const Expr& placement);
  bool agrees_with_given(const Declaration& name);
  Value wished(int slot) const {
    return wish_.values && slot != wish_.changed ? (*wish_.values)[slot] : Value::undefined();
  }
  std::int64_t gone_axis(const Expr& placement) const;

  Reading reading_;
  Choices& choices_;
  const SizePolicy& policy_;
  std::span<const Given> given_;
  ReplayRequest wish_;
  Names reserved_ = 0;       ///< bound later, by a given operand that waits for its line
  Names waiting_ = 0;        ///< operands whose given type is matched at their line
  bool blocked_ = false;     ///< a demand met a name that its line has not built yet
  bool drew_ = false;        ///< this attempt hung on choices
  bool impossible_ = false;  ///< a given type is not of the op's class: no choice can mend it
};

}  // namespace assay::spec
