#include "oracle/evaluator/fold_run.h"

/// Every arrangement of a fold by a region of which no law is known, for domains of sets.
namespace assay::oracle {

namespace {

/// Calls f(Cells) for every array of a list.
template <class F> Term each(const Term& t, F f) {
  if (const auto* c = t.as<Cells>()) return f(*c);
  const auto* row = t.as<Row>();
  if (row == nullptr) return t;
  Row out;
  for (const Term& item : *row) out.push_back(each(item, f));
  return out;
}

}  // namespace

Term FoldRun::joined(const Term& a, const Term& b) { return operators_.choose(Numbers::of(kUncertain), a, b); }

/// What `start` and steps from it can reach: where a second step adds nothing to the first, no
/// further one does.
template <class Step> Term FoldRun::closure(const Term& start, Step next) {
  const Row once = items(joined(start, next(start)));
  const Row twice = items(joined(once, next(once)));
  const Space& space = machine_.space();
  Row out;
  for (std::size_t k = 0; k < once.size() && !x_.failed(); ++k) {
    const Cells& now = *twice[k].as<Cells>();
    const std::size_t size = machine_.cell_size(now.type);
    const std::int64_t n = space.count(now.axes);
    const Cells before = spread(space, *once[k].as<Cells>(), now.axes, size);
    auto widened = Buffer<std::byte>::copy_of(now.data.get(), static_cast<std::size_t>(n) * size);
    machine_.domain().widen(now.type, before.data.get(), n, widened.get());
    out.push_back(Cells{now.type, now.axes, std::move(widened).freeze(), now.present});
  }
  return out;
}

/// Leaves are the terms in order and, where there is an init, any number of it anywhere (StableHLO,
/// reduce). A term without init is its own only tree; of several terms nothing is known.
Term FoldRun::every_arrangement(const Term& chain) {
  const bool has_init = !init_.is<Nothing>();
  if (!has_init && terms_ <= 1) return chain;
  if (terms_ > 1 || is_conditional_)
    return each(chain, [&](const Cells& c) {
      const std::int64_t n = machine_.space().count(c.axes);
      Buffer<std::byte> out(static_cast<std::size_t>(n) * machine_.cell_size(c.type));
      machine_.domain().unknown(Unknown::kFold, c.type, n, out.get());
      return Cells{c.type, c.axes, std::move(out).freeze(), c.present};
    });
  const auto body = [&](const Term& a, const Term& b) { return step(a, b); };
  const Term inits = closure(first_value(), [&](const Term& t) { return body(t, t); });
  if (terms_ == 0) return inits;
  const Term term = x_.converted_to_inputs(function_, items(first_term_));
  return closure(term, [&](const Term& t) { return joined(body(inits, t), body(t, inits)); });
}

}  // namespace assay::oracle
