#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "spec/instance.h"
#include "spec/plan/names.h"
#include "spec/record.h"
#include "spec/result.h"

/// What is worked out of a plan once, when its record is loaded: which equation binds which name in
/// which order, where deferred positions are drawn, tables of filters, the boundary classes.
namespace assay::spec {

/// What of an operand, attribute, region or result an equation looks at.
enum class Aspect : std::uint8_t {
  kCount,       ///< number of members of a group
  kInnerCount,  ///< of the first of them, where they are lists
  kElement,     ///< element type of a tensor
  kShape,       ///< shape of a tensor
  kWhole,       ///< type, signature or attribute value
  kCompute,     ///< nothing: `let x = e` whose names are all bound
  kDefault,     ///< nothing: an absent attribute takes its default
};

/// One step of binding: `pattern` is matched with what `slot` shows; a group is walked member by
/// member.
struct Equation {
  int slot = 0;
  Aspect aspect = Aspect::kWhole;
  const Expr* pattern = nullptr;
  Names needs = 0;         ///< bound before; where one is not, the step is skipped
  Names binds = 0;         ///< bound by it
  bool of_result = false;  ///< needs a result that is given
};

/// The values of a finite domain that pass `with`, tabulated over the value of the one other name
/// that `with` mentions.
struct FilterTable {
  int slot = -1;                       ///< the other name; -1: no table, the condition is evaluated
  bool is_member = false;              ///< it is a group indexed like the filtered name
  std::vector<std::uint64_t> allowed;  ///< by the other's value; one bit per candidate
};

/// Slots of shapes and dims that stand in one type: they share its rank and its number of elements.
using Crowd = std::vector<int>;

/// What the schedule knows of one declared name. What drawing looks at stands first, in one line of
/// the cache.
struct alignas(64) NamePlan {
  Names mentions = 0;           ///< names that its line needs
  Names shown = 0;              ///< names that its pattern shows
  bool is_conditional = false;  ///< what its pattern binds hangs on a choice
  bool is_deferred = false;     ///< `position`, `positions`: drawn where it is placed
  bool only_held = false;       ///< no type shows it: only the value of a `holds` operand
  int struct_opener = -1;       ///< of an optional field of a `pack`: the field with which all are given; -1: none
  int same_as = -1;             ///< an earlier operand or result whose type is written alike; -1: none
  int first_class = 0;          ///< in `Schedule::classes`
  const Expr* shape_of_all = nullptr;   ///< of a group whose types have one shape: what it is
  std::vector<const Expr*> placements;  ///< in the line, where deferred positions are drawn
  std::vector<Crowd> crowds;            ///< shape and dim names only
  std::vector<int> limits;              ///< later names whose `with` mentions this one
  std::vector<int> class_offsets;       ///< of each alternative of its domain, from `first_class`
  FilterTable filter;
};

/// Worked out of a record when it is loaded; nothing changes it afterwards.
struct Schedule {
  /// Works a record out. An error names the line of a name that nothing binds or that is used
  /// before it has a value.
  static Result<std::shared_ptr<const Schedule>> of(const Record& record);

  const NamePlan& operator[](int slot) const { return names[static_cast<std::size_t>(slot)]; }

  std::vector<Equation> equations;
  std::vector<NamePlan> names;
  std::vector<BoundaryClass> classes;
  std::vector<int> sets;       ///< free names that are one of `{a, b}`
  std::vector<int> classed;    ///< the names that have classes
  Names bound_by_results = 0;  ///< free names that only results bind
};

}  // namespace assay::spec
