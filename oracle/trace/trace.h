#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "oracle/envelope/domain.h"
#include "oracle/evaluator/machine.h"
#include "oracle/trace/traced.h"

/// Acceptance sets of a program, and how each element of each output came about.
namespace assay::oracle {

template <> struct TracedCells<EnvelopeDomain> {
  static NodeNumber number(const std::byte* cell) { return reinterpret_cast<const Cell*>(cell)->node; }
  static void set_number(ElementType e, std::byte* cell, NodeNumber n) {
    auto* parts = reinterpret_cast<Cell*>(cell);
    for (int k = 0; k < (spec::is_complex(e) ? 2 : 1); ++k) parts[k].node = n;
  }
  static LeafSet leaf(const EnvelopeDomain&, ElementType e, const std::byte* cell) {
    const auto* parts = reinterpret_cast<const Cell*>(cell);
    LeafSet out{parts[0], spec::is_complex(e) ? parts[1] : Cell{}};
    for (Cell& c : out) c.node = 0;
    return out;
  }
  static bool changes_when_moved(const EnvelopeDomain& domain, ElementType e, const std::byte* cell, bool is_selected) {
    if (!spec::is_float(e)) return false;
    const auto& c = *reinterpret_cast<const Cell*>(cell);
    return !are_same_sets(domain.moved(e, c, is_selected), c);
  }
};

/// The graphs of all processes of a run; those of the grid come first. A process may look up what its own nodes are
/// made of while others run.
class Dags {
 public:
  explicit Dags(std::size_t most_nodes) : most_nodes_(most_nodes), all_(Dag::kMostProcesses) {}
  /// Those of the sets of leaves.
  const std::shared_ptr<Unions>& unions() const { return unions_; }
  /// One more process; thread safe.
  Dag& begin_process();
  const Dag& of(NodeNumber n) const { return *all_[static_cast<std::size_t>(Dag::process_of(n))]; }
  const Node& node(NodeNumber n) const { return of(n).node(n); }
  bool is_full() const;
  std::span<const std::unique_ptr<Dag>> all() const { return std::span(all_).first(count_); }

 private:
  std::size_t most_nodes_;
  std::shared_ptr<Unions> unions_ = std::make_shared<Unions>();
  std::mutex mutex_;
  std::vector<std::unique_ptr<Dag>> all_;  ///< of its full size from the start, so that it never moves
  std::size_t count_ = 0;
};

struct Trace {
  std::unique_ptr<Dags> dags;
  std::vector<std::vector<RuntimeValue>> outputs;  ///< by process; cells of the envelope domain

  /// Whether other freedoms may have decided otherwise.
  bool is_uncertain() const;
  /// Whether rewrites of regions on trial were not all found.
  bool is_unsearched() const;
  /// Of an element of an output; 0 where the graph was full.
  NodeNumber number(std::size_t process, std::size_t output, std::int64_t element) const;
};

/// What rewrites may make of a node of a region, for each of several: sets beside the computed one. None where they
/// were not all found. Called by all processes.
using RewrittenSets =
    std::function<std::optional<std::vector<std::vector<LeafSet>>>(const Dags&, std::span<const NodeNumber>)>;

/// Runs a program as `acceptance_sets` does, and records how. A region that is called on trial, in arrangements of
/// which the program takes one, leaves no nodes: what rewrites may make of it is asked for at each call.
Result<Trace> trace(const Module&, const ProcessTensors& inputs, const spec::Contract&, const Limits&,
                    std::size_t most_nodes, const RewrittenSets& = {});

}  // namespace assay::oracle
