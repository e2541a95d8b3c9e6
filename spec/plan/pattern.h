#pragma once

#include "spec/plan/reading.h"

/// Patterns of types read backwards. Building a pattern is evaluating it; here a pattern is matched
/// against the type that an op shows, and the names in it take their values from there.
namespace assay::spec {

/// What decides where a live type leaves a choice: how many axes go to which part of a placement,
/// where a deferred position stands, how a dimension factors.
class Splitter {
 public:
  virtual ~Splitter() = default;
  /// Gives the unbound names of `e` values; false where that is not possible yet.
  virtual bool demand(const Expr& e) = 0;
  virtual Choices& choices() = 0;
};

/// Matches patterns in a reading. Without a splitter every step is forced, and a pattern that needs
/// a choice does not match; with one, choices are drawn.
class Pattern {
 public:
  explicit Pattern(Reading& reading, Splitter* splitter = nullptr) : reading_(reading), splitter_(splitter) {}

  /// Of quantized types sees those of the numbers that they stand for.
  void see_expressed() { sees_expressed_ = true; }
  /// The element type of a tensor.
  Value element(Type) const;

  /// Binds the unbound names of `pattern` so that it equals `value`; false where it cannot.
  bool match(const Expr& pattern, const Value& value);
  /// Binds nothing; false where `pattern` differs from `value` in what is known of it: parts of a
  /// placement, lengths.
  bool may_match(const Expr& pattern, const Value& value);
  /// `x` of `x[k < N]` has `n` members: binds N, or compares.
  bool match_count(const Declaration& name, std::int64_t n);

  /// Draws the deferred positions of a placement whose parts are all bound. The rank of the shape,
  /// or -1 where a part is not bound or the positions given already leave no room.
  std::int64_t draw_positions(const Expr& placement, Choices& choices);
  /// The shape of a placement whose parts and positions are bound. Its rank is told because a part
  /// of size 1 `at p or beyond` may stand at the last axis or nowhere. kUndefined where they do not fit.
  Value shape_of(const Expr& placement, std::int64_t rank);

 private:
  bool match_name(int slot, const Value& value);
  bool match_member(const Expr& list, std::int64_t k, const Value& value);
  bool match_tensor(const Expr& pattern, Type type);
  bool match_types(std::span<const Expr* const> patterns, std::span<const Type> types);
  bool match_type_at(const Expr& pattern, std::int64_t k, Type type);
  bool match_join(const Expr& pattern, std::span<const Value> list);
  bool match_list(const Expr& pattern, std::span<const Value> list);
  bool match_product(const Expr& pattern, std::int64_t product);
  bool match_conditional(const Expr& pattern, const Value& value);
  bool match_computed(const Expr& pattern, const Value& value);

  bool match_placement(const Expr& placement, std::span<const Value> list);
  using Match = bool (Pattern::*)(const Expr&, const Value&);
  bool take_apart(const Expr& placement, std::span<const Value> list, Match match_part);
  struct Split;
  bool split(const Expr& placement, std::span<const Value> list);
  bool is_to_place(const Part& part) const;
  bool is_list_to_place(const Part& part) const;
  bool place_part(Split& s, const Part& part, std::int64_t n);
  void place(int slot, std::span<Value> positions, bool is_single);

  /// Value of `e`, its names demanded from the splitter where they are unbound.
  Value known(const Expr& e);
  /// Length of the list that `e` is, where it can be told; -1 otherwise.
  std::int64_t length(const Expr& e);
  std::int64_t length_of_name(int slot);
  std::int64_t length_of_binary(const Expr& e);
  std::int64_t length_of_comprehension(const Expr& e);

  Reading& reading_;
  Splitter* splitter_;
  bool sees_expressed_ = false;
};

/// The parts of `A ++ B ++ C`, left to right.
inline constexpr int kMostParts = 12;
struct Parts {
  const Expr* at[kMostParts];
  int count = 0;
};
Parts parts_of_join(const Expr& e);

/// Names that matching `pattern` binds once those in `known` are bound; nullopt where `pattern`
/// cannot be solved yet. The static side of `Pattern::match`.
std::optional<Names> solvable(const Record& record, const Expr& pattern, Names known);

}  // namespace assay::spec
