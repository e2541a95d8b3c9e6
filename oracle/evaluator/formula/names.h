#pragma once

#include <functional>
#include <span>
#include <vector>

#include "oracle/evaluator/machine.h"

namespace assay::oracle {

/// Local names of a formula and the axes of its space, both bound from outside in and left in the
/// reverse order.
class Names {
 public:
  explicit Names(Machine& machine) : machine_(machine) {}

  void bind(const spec::Symbol& s, Term t) { bindings_.push_back({&s, std::move(t)}); }
  /// The innermost binding, or null.
  const Term* bound(const spec::Symbol&) const;

  int push_axis(std::int64_t extent);
  /// Binds the name of a binder to the numbers of `count` axes from `first` on.
  void bind_iotas(const spec::Binder&, int first, int count);
  /// Splits a box into blocks of at most `limit` cells, in row-major order: a range of one axis, the
  /// axes outside it one index at a time. Axes in `fixed` are taken one index at a time as well.
  void for_blocks(std::span<const int> axes, std::int64_t limit, AxisSet fixed, const std::function<void()>& body);

  /// Names and axes bound inside leave again.
  class Scope {
   public:
    explicit Scope(Names& n) : names_(n), bindings_(n.bindings_.size()), axes_(n.machine_.space().axes) {}
    ~Scope() {
      names_.bindings_.resize(bindings_);
      names_.machine_.space().axes = axes_;
    }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Names& names_;
    std::size_t bindings_;
    int axes_;
  };

 private:
  struct Binding {
    const spec::Symbol* symbol;
    Term term;
  };

  Machine& machine_;
  std::vector<Binding> bindings_;
};

std::vector<int> outermost_first(AxisSet);

}  // namespace assay::oracle
