#pragma once

#include <functional>
#include <memory>
#include <string>

#include "backends/backend.h"
#include "judge/case.h"

/// For tests: the oracle as a back end that misbehaves where a predicate says so.
namespace assay::judge {

/// What a planted back end does with a program. One that hangs waits, one that spins computes; an answer that is
/// another one in every child is never right. A second run is every other one of a compiled program. One element takes
/// the place of all others of its tensor. What is garbage from the 64th element on is right before it.
enum class PlantedFault {
  kNone,
  kWrongLastElement,
  kOneElement,
  kGarbageFrom64,
  kWrongSecondRun,
  kOtherInEveryChild,
  kCrash,
  kReject,
  kHang,
  kSpin,
  kUnsupported
};
using Misbehaviour = std::function<PlantedFault(const Module&)>;

class PlantedBackend final : public backends::Backend {
 public:
  explicit PlantedBackend(
      Misbehaviour misbehaviour, std::function<void()> restarted = [] {},
      std::function<std::string()> signature = [] { return "planted.cc:1"; })
      : misbehaviour_(std::move(misbehaviour)), restarted_(std::move(restarted)), signature_(std::move(signature)) {}

  void restart(double patience) override {
    patience_ = patience;
    ++children_;
    restarted_();
  }
  double patience() const { return patience_; }

  backends::Outcome compile(const backends::Source& source, const backends::Variant&) override {
    module_ = *source.module;
    runs_ = 0;
    mischief_ = misbehaviour_(module_);
    backends::Outcome out;
    if (mischief_ == PlantedFault::kReject) out.kind = backends::OutcomeKind::kRejected;
    if (mischief_ == PlantedFault::kHang || mischief_ == PlantedFault::kSpin)
      out.kind = backends::OutcomeKind::kTimedOut;
    if (mischief_ == PlantedFault::kSpin) out.seconds = out.cpu_seconds = patience_;
    if (mischief_ == PlantedFault::kUnsupported) out.kind = backends::OutcomeKind::kUnsupported;
    if (mischief_ == PlantedFault::kCrash) {
      out.kind = backends::OutcomeKind::kCrashed;
      out.signature = signature_();
    }
    if (!out.ok()) out.message = "planted";
    return out;
  }

  backends::Outcome run(const ProcessTensors& inputs) override {
    backends::Outcome out;
    auto result = oracle::evaluate(module_, inputs);
    if (!result) {
      out.kind = backends::OutcomeKind::kFailed;
      out.message = result.error().text();
      return out;
    }
    out.outputs = std::move(result->outputs);
    ++runs_;
    if (mischief_ == PlantedFault::kWrongLastElement || (mischief_ == PlantedFault::kWrongSecondRun && runs_ % 2 == 0))
      for (Tensor& t : out.outputs[0])
        if (!t.bytes.empty()) t.bytes.back() ^= std::byte{1};
    if (mischief_ == PlantedFault::kOneElement)
      for (Tensor& t : out.outputs[0]) repeat_first(t);
    if (mischief_ == PlantedFault::kGarbageFrom64)
      for (Tensor& t : out.outputs[0]) spoil_from(64, t);
    if (mischief_ == PlantedFault::kOtherInEveryChild)
      for (Tensor& t : out.outputs[0])
        if (!t.bytes.empty()) t.bytes.back() ^= static_cast<std::byte>(children_ % 7 + 1);
    return out;
  }

 private:
  static void repeat_first(Tensor& t) {
    const auto size = static_cast<std::size_t>(spec::storage_bytes(t.type.element()));
    for (std::size_t k = size; k < t.bytes.size(); ++k) t.bytes[k] = t.bytes[k - size];
  }

  static void spoil_from(std::size_t element, Tensor& t) {
    const auto size = static_cast<std::size_t>(spec::storage_bytes(t.type.element()));
    for (std::size_t k = element * size; k < t.bytes.size(); ++k) t.bytes[k] ^= std::byte{0x15};
  }

  Misbehaviour misbehaviour_;
  std::function<void()> restarted_;
  std::function<std::string()> signature_;
  Module module_;
  double patience_ = 1;
  int children_ = 0, runs_ = 0;
  PlantedFault mischief_ = PlantedFault::kNone;
};

/// True if some top-level op is called `consumer` and reads a result of one called `producer`.
inline bool feeds(const Module& module, std::string_view producer, std::string_view consumer) {
  const Function& f = *module.entry();
  for (const Op& op : f.body.ops)
    for (const Op& from : f.body.ops)
      for (const ValueId v : op.operands)
        if (op.record->mnemonic == consumer && from.record->mnemonic == producer && v == from.first_result) return true;
  return false;
}

inline bool contains(const Module& module, std::string_view mnemonic) {
  for (const Op& op : module.entry()->body.ops)
    if (op.record->mnemonic == mnemonic) return true;
  return false;
}

}  // namespace assay::judge
