#include "measure/profile/need_of_line.h"

#include <algorithm>

#include "judge/element_bytes.h"
#include "judge/judge.h"
#include "measure/names.h"
#include "measure/profile/closing.h"
#include "measure/profile/probe_runner.h"

namespace assay::measure {
namespace {

using oracle::ElementAddress;
using oracle::Explained;
using oracle::Explanation;

constexpr int kElementsLookedAt = 12;  ///< of one run

bool is_rewrite(const std::string& line) { return line.starts_with("rewrite "); }

template <class Keep>
Result<std::shared_ptr<const spec::Contract>> contract_of(const std::string& baseline,
                                                          const std::vector<std::string>& lines, const Keep& keep) {
  std::vector<std::string> kept;
  std::ranges::copy_if(lines, std::back_inserter(kept), keep);
  return contract_of_lines(baseline, kept).transform([](spec::Contract c) {
    return std::make_shared<const spec::Contract>(std::move(c));
  });
}

}  // namespace

Result<NeedOfLine> NeedOfLine::make(const std::string& baseline, const std::vector<std::string>& lines,
                                    const std::string& line, const std::string& program) {
  const auto relevant = lines_about(program, lines);
  const auto few = contract_of(baseline, relevant, [&](const auto& l) { return l == line || !is_rewrite(l); });
  const auto all = contract_of(baseline, relevant, [](const auto&) { return true; });
  const auto others = contract_of(baseline, relevant, [&](const auto& l) { return l != line; });
  for (const auto* const c : {&few, &all, &others})
    if (!*c) return tl::unexpected(c->error());
  NeedOfLine out;
  out.line_ = line;
  out.few_ = *few;
  out.all_ = *all;
  out.others_ = *others;
  return out;
}

bool NeedOfLine::holds(const Module& module, const ProcessTensors& inputs, const ElementAddress& at,
                       std::span<const std::byte> got) const {
  const auto explained = [&](const spec::Contract& contract) {
    return oracle::Explainer(module, inputs, contract, judge::kCaseLimits).explain(at, got);
  };
  const auto uses_line = [&](const Explanation& e) {
    return e.verdict == Explained::kDeviation && std::ranges::find(e.grants, line_) != e.grants.end();
  };
  return (uses_line(explained(*few_)) || uses_line(explained(*all_))) &&
         explained(*others_).verdict == Explained::kViolation;
}

bool NeedOfLine::is_shown_by(const Trial& t, const ElementAddress& at) const {
  return holds(t.module, t.inputs, at, judge::element_of(t.outputs[at.process][at.output], at.element));
}

std::optional<OutsideElement> NeedOfLine::shown_in(const Trial& t) const {
  const auto outside = outside_baseline(t, *all_, kElementsLookedAt);
  if (!outside) return std::nullopt;
  const auto found = std::ranges::find_if(*outside, [&](const OutsideElement& e) { return is_shown_by(t, e.at); });
  return found == outside->end() ? std::nullopt : std::optional(*found);
}

judge::ExplainerSource NeedOfLine::explainer() const {
  return [this](const Module& module, const ProcessTensors& inputs, const spec::Contract&) -> judge::Explain {
    return [this, &module, &inputs, left = kElementsLookedAt, is_found = false](
               const ElementAddress& at, std::span<const std::byte> got) mutable -> Explanation {
      if (is_found || left-- <= 0) return {Explained::kUndecided, {}, "not looked at"};
      is_found = holds(module, inputs, at, got);
      if (!is_found) return {Explained::kUndecided, {}, "needs another line"};
      return {Explained::kDeviation, {line_}, ""};
    };
  };
}

}  // namespace assay::measure
