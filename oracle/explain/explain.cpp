#include "oracle/explain/explain.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <unordered_map>
#include <unordered_set>

#include "oracle/explain/alternatives.h"
#include "oracle/explain/analysis.h"
#include "oracle/explain/rules.h"
#include "oracle/explain/wide_bound.h"
#include "oracle/trace/trace.h"
#include "program/edit/compact.h"
#include "program/edit/walk.h"

namespace assay::oracle {
namespace {

std::vector<std::size_t> positions(const GrantSet& g) {
  std::vector<std::size_t> out;
  for (std::size_t k = g._Find_first(); k < g.size(); k = g._Find_next(k)) out.push_back(k);
  return out;
}

GrantSet set_of_positions(std::span<const std::size_t> all) {
  GrantSet out;
  for (const std::size_t k : all) out.set(k);
  return out;
}

/// What rewrites are about; moves, choices and casts are what they are.
bool computes(const NodeForm& form) {
  switch (form.kind) {
    case NodeKind::kApply:
    case NodeKind::kConvert:
    case NodeKind::kFold:
    case NodeKind::kEnlarged:
    case NodeKind::kShortcut: return spec::is_float(form.type) || spec::is_complex(form.type);
    default: return false;
  }
}

/// Whether rewrites may change what some nodes are made of.
bool may_rewrite(const Dags& dags, std::span<const NodeNumber> roots) {
  std::vector<NodeNumber> open(roots.begin(), roots.end());
  std::unordered_set<NodeNumber> seen;
  while (!open.empty()) {
    const NodeNumber n = open.back();
    open.pop_back();
    if (!seen.insert(n).second) continue;
    const Node& node = dags.node(n);
    if (computes(node.form)) return true;
    const auto operands = dags.of(n).operands(node);
    open.insert(open.end(), operands.begin(), operands.end());
  }
  return false;
}

enum class Legal : std::uint8_t { kYes, kNo, kUnknown };

/// One output: the program is what that output depends on, so that nothing else decides.
struct ExplainedOutput {
  Module module;
  ProcessTensors inputs;
  const spec::Contract& contract;
  Limits limits;
  ExplainLimits bounds;
  GrantSet everything;
  std::shared_ptr<const RuleBook> rules;
  std::optional<Result<Trace>> run;                                  ///< under all grants
  std::mutex trials;                                                 ///< one at a time, whatever process asks
  std::vector<GrantSet>& known;                                      ///< that explained earlier answers
  std::int64_t& work;                                                ///< of all explanations
  std::unordered_map<GrantSet, std::unique_ptr<Granted>> contracts;  ///< with some grants
  std::unordered_map<GrantSet, Result<Trace>> runs;                  ///< under some grants, where these decide
  std::optional<bool> decides_otherwise;
  bool needs_runs = false;  ///< the sets of some leaves, or decisions, are not the same under fewer grants

  ExplainedOutput(const Module& m, const ProcessTensors& all_inputs, const spec::Contract& c, const Limits& l,
                  const ExplainLimits& b, std::size_t output, std::vector<GrantSet>& earlier, std::int64_t& work_so_far)
      : module(m), contract(c), limits(l), bounds(b), rules(rule_book_of(c)), known(earlier), work(work_so_far) {
    for (std::size_t k = 0; k < contract.grants.size(); ++k) everything.set(k);
    const std::vector<std::size_t> arguments = cut_to(output);
    for (const auto& of_process : all_inputs) {
      inputs.emplace_back();
      for (const std::size_t k : arguments) inputs.back().push_back(of_process[k]);
    }
  }

  /// The arguments that are left.
  std::vector<std::size_t> cut_to(std::size_t output) {
    program::Function& entry = program::entry_of(module);
    program::set_returns(entry, {entry.body.returns[output]});
    return program::compact(module);
  }

  /// The graph of one element, and its value in it.
  struct Element {
    std::unique_ptr<Alternatives> graph;
    ValueNumber root = 0;
    ElementType type{};
  };

  std::unique_ptr<Alternatives> empty_graph(const Trace& t) {
    return std::make_unique<Alternatives>(*t.dags, *rules, granting(everything).contract,
                                          SearchLimits{.values = bounds.rewritten});
  }

  Element element_of(const Trace& t, const ElementAddress& at) {
    Element out;
    const NodeNumber node = t.number(at.process, 0, at.element);
    out.type = t.outputs[at.process][0].type.element();
    if (node == 0) return out;
    out.graph = empty_graph(t);
    out.root = out.graph->import(node);
    out.graph->saturate();
    note_work(*out.graph);
    return out;
  }

  void note_work(const Alternatives& graph) { work += static_cast<std::int64_t>(graph.size()); }

  Granted& granting(const GrantSet& g) {
    std::unique_ptr<Granted>& out = contracts[g];
    if (!out) out = std::make_unique<Granted>(contract.granting(positions(g)), g);
    return *out;
  }

  Legal legal_in(const Element& e, Granted& granted, std::span<const std::byte> got) {
    Analysis analysis(*e.graph, granted, bounds.rounds);
    const bool is_done = analysis.run(e.root);
    note_work(*e.graph);
    if (analysis.of(e.root).accepts(e.type, got, granted.contract.zero_sign_free)) return Legal::kYes;
    return is_done ? Legal::kNo : Legal::kUnknown;
  }

  /// What a region on trial may give under some grants beside what it was computed to give.
  RewrittenSets rewritten_under(const GrantSet& active) {
    return [this, active](const Dags& dags, std::span<const NodeNumber> nodes) {
      return may_rewrite(dags, nodes) ? sets_of(dags, nodes, active) : std::vector<std::vector<LeafSet>>(nodes.size());
    };
  }

  std::optional<std::vector<std::vector<LeafSet>>> sets_of(const Dags& dags, std::span<const NodeNumber> nodes,
                                                           const GrantSet& active) {
    const std::lock_guard lock(trials);
    if (work >= bounds.work) return std::nullopt;
    Alternatives graph(dags, *rules, granting(everything).contract, SearchLimits{.values = bounds.rewritten});
    std::vector<ValueNumber> roots;
    for (const NodeNumber n : nodes) roots.push_back(graph.import(n));
    graph.saturate();
    note_work(graph);
    if (!graph.exhausted().empty()) return std::nullopt;
    Analysis analysis(graph, granting(active), bounds.rounds);
    std::vector<std::vector<LeafSet>> out;
    for (const ValueNumber root : roots) {
      if (!analysis.run(root)) return std::nullopt;
      out.push_back(analysis.of(root).sets());
    }
    return out;
  }

  /// The run under some grants; null where there were too many.
  const Trace* run_under(const GrantSet& active) {
    if (const auto known_one = runs.find(active); known_one != runs.end())
      return known_one->second ? &*known_one->second : nullptr;
    if (runs.size() >= bounds.runs) return nullptr;
    auto again = trace(module, inputs, granting(active).contract, limits, bounds.nodes, rewritten_under(active));
    if (again && again->dags->is_full()) again = fail("nodes of the trace");
    const auto& kept = runs.emplace(active, std::move(again)).first->second;
    return kept ? &*kept : nullptr;
  }

  /// Under all grants a decision may be either, or a set wider: then the program runs again with fewer.
  Legal legal(const Element& e, const ElementAddress& at, const GrantSet& active, std::span<const std::byte> got) {
    Granted& granted = granting(active);
    if (!needs_runs) return legal_in(e, granted, got);
    const Trace* again = run_under(active);
    if (again == nullptr) return Legal::kUnknown;
    const Element other = element_of(*again, at);
    return other.graph ? legal_in(other, granted, got) : Legal::kUnknown;
  }

  /// 1-minimal: none of them can be dropped. Halves first, then smaller parts, those that stand last in the contract
  /// first: of two sets that would do, the one with the earlier lines is found.
  template <class IsLegal> GrantSet smallest(const GrantSet& from, IsLegal is_legal) const {
    std::vector<std::size_t> kept = positions(from);
    for (std::size_t part = std::max<std::size_t>(kept.size() / 2, 1); !kept.empty(); part /= 2) {
      for (std::size_t end = kept.size(); end > 0;) {
        const std::size_t begin = end - std::min(end, part);
        std::vector<std::size_t> fewer = kept;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(begin),
                    fewer.begin() + static_cast<std::ptrdiff_t>(end));
        if (is_legal(set_of_positions(fewer))) kept = std::move(fewer);
        end = begin;
      }
      if (part == 1) break;
    }
    return set_of_positions(kept);
  }

  Explanation deviation(const GrantSet& g) {
    if (std::ranges::find(known, g) == known.end()) known.push_back(g);
    Explanation out{Explained::kDeviation, {}, {}};
    for (const std::size_t k : positions(g)) out.grants.push_back(contract.grants[k].name);
    return out;
  }

  /// Whether a rewrite may change what decided: then nothing is known of the answer.
  bool may_decide_otherwise() {
    if (!decides_otherwise) decides_otherwise = !are_decisions_certain();
    return *decides_otherwise;
  }

  /// Whatever a decision was taken for, the run has taken both sides of it where it could be either.
  bool are_decisions_certain() { return are_decided_in_wide_bounds() || are_decided_in_graph(); }

  bool are_decided_in_wide_bounds() {
    const Dags& dags = *(**run).dags;
    WideBound bound(dags, *rules, granting(everything).domain);
    return std::ranges::all_of(dags.all(), [&](const auto& dag) {
      return std::ranges::all_of(dag->decisions, [&](const Dag::Decided& d) {
        const auto wide = bound.of(d.node);
        return wide && union_of(d.node, *wide).lies_within(dags.node(d.node).form.type, d.as);
      });
    });
  }

  SetUnion union_of(NodeNumber node, const LeafSet& set) {
    SetUnion out;
    out.add((**run).dags->node(node).form.type, set);
    return out;
  }

  bool are_decided_in_graph() {
    const auto graph = empty_graph(**run);
    std::vector<std::pair<ValueNumber, LeafSet>> roots;
    for (const auto& dag : (**run).dags->all())
      for (const Dag::Decided& d : dag->decisions) {
        roots.emplace_back(graph->import(d.node), d.as);
        graph->saturate();
        if (!graph->exhausted().empty()) return false;
      }
    Analysis analysis(*graph, granting(everything), bounds.rounds);
    return std::ranges::all_of(roots, [&](const auto& root) {
      return analysis.run(root.first) && analysis.of(root.first).lies_within(graph->type(root.first), root.second);
    });
  }

  static Explanation undecided(std::string bound) { return {Explained::kUndecided, {}, std::move(bound)}; }

  /// By the smallest part of a set of grants that will do.
  Explanation smallest_of(const Element& e, const ElementAddress& at, const GrantSet& from,
                          std::span<const std::byte> got) {
    const auto is_legal = [&](const GrantSet& g) { return legal(e, at, g, got) == Legal::kYes; };
    const GrantSet found = smallest(from, is_legal);
    if (needs_runs && runs.size() >= bounds.runs) return undecided("runs of the program");
    if (found.any()) return deviation(found);
    if (needs_runs || everything.none()) return {Explained::kLegal, {}, {}};
    needs_runs = true;
    return smallest_of(e, at, from, got);
  }

  /// Whether no way to compute the element gives the answer, as a bound of all says.
  bool is_out_of_reach(const ElementAddress& at, std::span<const std::byte> got) {
    const NodeNumber node = (**run).number(at.process, 0, at.element);
    const ElementType e = (**run).outputs[at.process][0].type.element();
    if (needs_runs || node == 0 || (**run).is_unsearched()) return false;
    WideBound bound(*(**run).dags, *rules, granting(everything).domain);
    const auto wide = bound.of(node);
    work += static_cast<std::int64_t>(bound.size());
    return wide && !union_of(node, *wide).accepts(e, got, true) && !may_decide_otherwise();
  }

  Explanation explain(const ElementAddress& at, std::span<const std::byte> got) {
    if (!run) {
      run = trace(module, inputs, granting(everything).contract, limits, bounds.nodes, rewritten_under(everything));
      needs_runs = *run && (**run).is_uncertain();
    }
    if (!*run) return undecided(run->error().text());
    if (work >= bounds.work) return undecided("values of all explanations");
    if ((**run).dags->is_full()) return undecided("nodes of the trace");
    if (is_out_of_reach(at, got)) return {Explained::kViolation, {}, {}};
    const Element e = element_of(**run, at);
    if (!e.graph) return undecided("nodes of the trace");
    for (const GrantSet& g : known)
      if (legal(e, at, g, got) == Legal::kYes) return smallest_of(e, at, g, got);
    const Legal verdict = legal(e, at, everything, got);
    if (verdict == Legal::kYes) return smallest_of(e, at, everything, got);
    if (!e.graph->exhausted().empty()) return undecided(e.graph->exhausted());
    if (verdict == Legal::kUnknown)
      return undecided((**run).is_uncertain() ? "runs of the program" : "rounds of the analysis");
    if ((**run).is_unsearched()) return undecided("rewrites in a region that is tried in every order");
    if (may_decide_otherwise()) return undecided("decisions that a rewrite may change");
    return {Explained::kViolation, {}, {}};
  }
};

}  // namespace

struct Explainer::State {
  const Module& module;
  const ProcessTensors& inputs;
  const spec::Contract& contract;
  Limits limits;
  ExplainLimits bounds;
  std::vector<GrantSet> known;
  std::int64_t work = 0;
  std::map<std::size_t, ExplainedOutput> outputs;
};

Explainer::Explainer(const Module& module, const ProcessTensors& inputs, const spec::Contract& contract,
                     const Limits& limits, const ExplainLimits& bounds)
    : state_(new State{module, inputs, contract, limits, bounds, {}, 0, {}}) {}
Explainer::~Explainer() = default;

Explanation Explainer::explain(const ElementAddress& at, std::span<const std::byte> got) {
  State& s = *state_;
  const auto output =
      s.outputs.try_emplace(at.output, s.module, s.inputs, s.contract, s.limits, s.bounds, at.output, s.known, s.work)
          .first;
  return output->second.explain(at, got);
}

}  // namespace assay::oracle
