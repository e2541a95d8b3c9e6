#include <algorithm>
#include <cstring>

#include "judge/reduce/reduce.h"
#include "program/text/text.h"
#include "spec/types/float_code.h"

/// Simpler input values. The program stays compiled, so that only runs are spent: chunks of
/// elements become zero (delta debugging), then single elements become small numbers.
namespace assay::judge {
namespace {

using spec::ElementType;

/// One element of one argument of one process.
struct Position {
  std::size_t process, argument, element;
};

std::vector<Position> positions_of(const ProcessTensors& inputs) {
  std::vector<Position> out;
  for (std::size_t p = 0; p < inputs.size(); ++p)
    for (std::size_t a = 0; a < inputs[p].size(); ++a)
      for (std::int64_t e = 0; e < inputs[p][a].type.elements(); ++e)
        out.push_back({p, a, static_cast<std::size_t>(e)});
  return out;
}

std::uint64_t code_of(ElementType e, int n) {
  if (spec::is_float(e)) return spec::encode(e, n);
  const auto code = static_cast<std::uint64_t>(n);
  return spec::bits(e) == 64 ? code : code & ((std::uint64_t{1} << spec::bits(e)) - 1);
}

/// Storage form of a small number; complex: as the real part.
std::vector<std::byte> element_with_number(ElementType e, int n) {
  std::vector<std::byte> out(static_cast<std::size_t>(spec::storage_bytes(e)));
  const auto part = spec::real_type(e);
  const std::uint64_t code = code_of(part, n);
  std::memcpy(out.data(), &code, static_cast<std::size_t>(spec::storage_bytes(part)));
  return out;
}

/// True if the element was not that already.
bool set(ProcessTensors& inputs, const Position& at, int n) {
  Tensor& t = inputs[at.process][at.argument];
  const auto value = element_with_number(t.type.element(), n);
  std::byte* place = &t.bytes[at.element * value.size()];
  if (std::memcmp(place, value.data(), value.size()) == 0) return false;
  std::memcpy(place, value.data(), value.size());
  return true;
}

bool is_simple(const ProcessTensors& inputs, const Position& at) {
  const Tensor& t = inputs[at.process][at.argument];
  for (const int n : {0, 1}) {
    const auto value = element_with_number(t.type.element(), n);
    if (std::memcmp(&t.bytes[at.element * value.size()], value.data(), value.size()) == 0) return true;
  }
  return false;
}

}  // namespace

bool Reducer::attempt_values(const ProcessTensors& inputs) {
  if (limits_.cut_short()) value_runs_left_ = 0;
  if (value_runs_left_-- <= 0) return false;
  const Case candidate{current_.module, {inputs}};
  const Expectation expected = expected_of(candidate);
  if (!expected.sets[0]) return false;
  Judgement judgement = judge_.rerun(candidate, expected);
  judgement.failure = complaint_like(failure_, judgement);
  if (!judgement.failure || !is_as_telling(*judgement.failure)) return false;
  adopt(candidate, std::move(judgement));
  return true;
}

/// The same program that gives a plain wrong value on plainer inputs shows the cause better than one
/// that gives a NaN or the other zero.
bool Reducer::is_as_telling(const Failure& failure) const {
  return failure.same_kind(failure_) ||
         (failure.kind == FailureClass::kWrongValue && failure_.kind <= FailureClass::kZeroSign);
}

bool Reducer::compile_current() {
  if (judge_.has_compiled(current_.module, variant_)) return true;
  if (exhausted()) return false;
  const auto complaint = complaint_like(failure_, judge_.judge(current_, variant_));
  return complaint && complaint->same_kind(failure_);
}

void Reducer::simplify_values() {
  if (!is_value_class(failure_.kind) || !compile_current()) return;
  value_runs_left_ = limits_.value_runs;
  const auto all = positions_of(current_.inputs[0]);
  for (std::size_t chunk = all.size(); chunk >= 1 && value_runs_left_ > 0; chunk /= 2)
    for (std::size_t begin = 0; begin < all.size(); begin += chunk) {
      ProcessTensors simpler = current_.inputs[0];
      bool changed = false;
      for (std::size_t i = begin; i < std::min(begin + chunk, all.size()); ++i) changed |= set(simpler, all[i], 0);
      if (changed) attempt_values(simpler);
    }
  for (const Position& at : all) {
    if (is_simple(current_.inputs[0], at)) continue;
    for (const int n : {1, -1, 2, 3}) {
      ProcessTensors simpler = current_.inputs[0];
      if (!set(simpler, at, n)) break;
      if (attempt_values(simpler)) break;
    }
  }
}

}  // namespace assay::judge
