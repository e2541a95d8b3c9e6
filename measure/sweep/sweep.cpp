#include "measure/sweep/sweep.h"

#include <algorithm>
#include <mutex>
#include <numeric>
#include <thread>

#include <fmt/format.h>

#include "measure/names.h"
#include "measure/sweep/inputs.h"
#include "measure/sweep/measure.h"
#include "program/text/text.h"

namespace assay::measure {
namespace {

using program::Module;
using program::Tensor;

// So many inputs are always run completely, and more than this never.
constexpr int kAlwaysBits = 16, kExhaustiveBits = 32;

// A sample goes on around the worst arguments of the worst ranges, four times with a sixteenth of its size.
constexpr int kRounds = 4, kRoundShare = 16;
constexpr std::size_t kRefined = 8;

/// What all threads of a sweep share.
class Sweep {
 public:
  Sweep(const SweepOptions& options, const SweptOp& op, SweepInputs inputs, const std::atomic<bool>& stop,
        const SweepProgress& progress)
      : options_(options), op_(op), inputs_(std::move(inputs)), stop_(stop), progress_(progress),
        measurer_(*op.function, options.type), total_(options.type) {
    chunk_ = std::clamp<std::int64_t>(options.elements, 1, std::max<std::int64_t>(1, inputs_.size()));
  }

  Result<SweepResult> run(const backends::BackendFactory& factory) {
    auto module = program_of(op_, options_.type, chunk_);
    if (!module) return tl::unexpected(module.error());
    module_ = std::move(*module);
    text_ = program::print(module_);
    const bool complete = inputs_.complete();
    run_all(factory);
    for (int round = 0; round < kRounds && !complete && go_closer(round); ++round) run_all(factory);
    return result(complete);
  }

 private:
  /// Runs the inputs at hand; each thread keeps its back end for the next ones.
  void run_all(const backends::BackendFactory& factory) {
    chunks_ = (inputs_.size() + chunk_ - 1) / chunk_;
    stride_ = stride();
    next_ = 0;
    const std::int64_t before = total_.inputs, jobs = std::clamp<std::int64_t>(options_.jobs, 1, chunks_);
    backends_.resize(std::max(backends_.size(), static_cast<std::size_t>(jobs)));
    std::vector<std::thread> threads;
    for (std::size_t j = 1; j < static_cast<std::size_t>(jobs); ++j)
      threads.emplace_back([&, j] { work(factory, backends_[j]); });
    work(factory, backends_[0]);
    for (std::thread& thread : threads) thread.join();
    interrupted_ = !refused_ && total_.inputs - before < inputs_.size();
  }

  /// Takes inputs around the worst arguments so far. False where there are none, or no time.
  bool go_closer(int round) {
    const std::vector<double> worst = worst_arguments();
    if (worst.empty() || interrupted_ || ends()) return false;
    offset_ += inputs_.size();
    inputs_ = SweepInputs::around(*op_.function, options_.type, worst, options_.sample / kRoundShare,
                                  options_.seed + 1 + static_cast<std::uint64_t>(round));
    return true;
  }

  std::vector<double> worst_arguments() const {
    std::vector<SweepRange> ranges;
    if (op_.function->operands == 1)
      std::ranges::copy_if(total_.ranges, std::back_inserter(ranges), [](const auto& r) { return r.inputs > 0; });
    std::vector<double> out;
    while (!ranges.empty() && out.size() < kRefined) {
      const SweepRange* const worst = worst_of(ranges);
      out.push_back(worst->worst.x);
      ranges.erase(ranges.begin() + (worst - ranges.data()));
    }
    return out;
  }

  /// The order of the chunks: any part of a sweep that was stopped is spread over all inputs.
  std::int64_t stride() const {
    std::int64_t s = std::max<std::int64_t>(1, static_cast<std::int64_t>(0.618 * static_cast<double>(chunks_)));
    while (std::gcd(s, chunks_) != 1) ++s;
    return s;
  }

  bool ends() const {
    return stop_ || refused_ || (options_.time && std::chrono::steady_clock::now() - started_ >= *options_.time);
  }

  void work(const backends::BackendFactory& factory, std::unique_ptr<backends::Backend>& backend) {
    if (!backend) {
      backend = factory.start(options_.limits);
      if (!accept(backend->compile({&module_, text_, module_.grid}, options_.variant))) return;
    }
    for (std::int64_t k; !ends() && (k = next_++) < chunks_;)
      if (!run_chunk(*backend, k * stride_ % chunks_)) return;
  }

  /// Keeps the first outcome that is not kOk.
  bool accept(backends::Outcome outcome) {
    if (outcome.ok()) return true;
    const std::lock_guard lock(mutex_);
    if (!refused_) refusal_ = std::move(outcome);
    refused_ = true;
    return false;
  }

  bool run_chunk(backends::Backend& backend, std::int64_t chunk) {
    const std::int64_t first = chunk * chunk_, count = std::min(chunk_, inputs_.size() - first);
    const backends::ProcessTensors operands{operands_from(first, count)};
    backends::Outcome outcome = backend.run(operands);
    if (outcome.ok() && !has_answers(outcome)) outcome = {backends::OutcomeKind::kGarbage, "answers of another shape"};
    if (!outcome.ok()) return accept(std::move(outcome));
    Measurement measured(options_.type);
    const auto data = [](const Tensor& t) { return t.bytes.data(); };
    const Answers answers{data(operands[0][0]), operands[0].size() > 1 ? data(operands[0][1]) : nullptr,
                          data(outcome.outputs[0][0])};
    measurer_.measure(offset_ + first, count, answers, measured);
    add(measured);
    return true;
  }

  /// Where the last chunk ends early, its last input is repeated.
  std::vector<Tensor> operands_from(std::int64_t first, std::int64_t count) const {
    const auto width = static_cast<std::size_t>(spec::storage_bytes(options_.type));
    const Tensor empty{spec::Type::tensor({chunk_}, options_.type),
                       std::vector<std::byte>(static_cast<std::size_t>(chunk_) * width)};
    std::vector<Tensor> out(static_cast<std::size_t>(op_.function->operands), empty);
    for (std::int64_t i = 0; i < chunk_; ++i) {
      const InputCodes codes = inputs_.at(first + std::min(i, count - 1));
      const std::size_t at = static_cast<std::size_t>(i) * width;
      std::memcpy(out[0].bytes.data() + at, &codes.x, width);
      if (out.size() > 1) std::memcpy(out[1].bytes.data() + at, &codes.y, width);
    }
    return out;
  }

  bool has_answers(const backends::Outcome& outcome) const {
    const auto& outputs = outcome.outputs;
    const auto bytes = static_cast<std::size_t>(chunk_ * spec::storage_bytes(options_.type));
    return outputs.size() == 1 && outputs[0].size() == 1 && outputs[0][0].bytes.size() == bytes;
  }

  void add(const Measurement& measured) {
    const std::lock_guard lock(mutex_);
    total_.merge(measured);
    if (progress_) progress_(total_.inputs, offset_ + inputs_.size());
  }

  SweepResult result(bool complete) {
    total_.settle();
    SweepResult out{.op = op_.record->mnemonic,
                    .function = op_.function->id,
                    .type = options_.type,
                    .operands = op_.function->operands,
                    .complete = complete,
                    .interrupted = interrupted_,
                    .inputs = total_.inputs,
                    .refusal = refusal_};
    std::ranges::copy_if(total_.ranges, std::back_inserter(out.ranges), [](const auto& r) { return r.inputs > 0; });
    std::ranges::copy_if(total_.mismatches, std::back_inserter(out.mismatches),
                         [](const auto& d) { return d.count > 0; });
    return out;
  }

  const SweepOptions& options_;
  const SweptOp& op_;
  SweepInputs inputs_;
  const std::atomic<bool>& stop_;
  const SweepProgress& progress_;
  const Measurer measurer_;
  const std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  std::int64_t chunk_ = 1, chunks_ = 1, stride_ = 1;
  std::int64_t offset_ = 0;  ///< number of the first of the inputs at hand
  bool interrupted_ = false;
  std::vector<std::unique_ptr<backends::Backend>> backends_;  ///< by thread
  Module module_;
  std::string text_;
  std::atomic<std::int64_t> next_{0};
  std::atomic<bool> refused_{false};
  std::mutex mutex_;  ///< of what follows
  Measurement total_;
  backends::Outcome refusal_;
};

Result<SweepInputs> inputs_for(const SweepOptions& options, const SweptOp& op) {
  const oracle::Elementary& f = *op.function;
  const int bits = f.operands * spec::bits(options.type);
  if (options.exhaustive && !can_exhaust(f.operands, options.type))
    return fail(
        fmt::format("{} of {} has 2^{} inputs, which is too many to run them all; leave out --exhaustive for a "
                    "sample",
                    op.record->mnemonic, spec::name(options.type), bits));
  if (bits <= kAlwaysBits || options.exhaustive) return SweepInputs::all(f, options.type);
  return SweepInputs::sample(f, options.type, std::max<std::int64_t>(1, options.sample), options.seed);
}

}  // namespace

bool can_exhaust(int operands, spec::ElementType e) { return operands * spec::bits(e) <= kExhaustiveBits; }

const SweepRange* worst_of(std::span<const SweepRange> ranges) {
  const auto is_better = [](const SweepRange& a, const SweepRange& b) {
    return a.ulps < b.ulps || (a.ulps == b.ulps && a.worst.index > b.worst.index);
  };
  const auto it = std::ranges::max_element(ranges, is_better);
  return it == ranges.end() ? nullptr : &*it;
}

Result<SweepResult> sweep(const SweepOptions& options, const backends::BackendFactory& factory,
                          const std::atomic<bool>& stop, const SweepProgress& progress) {
  auto op = find_swept_op(options.op);
  if (!op) return tl::unexpected(op.error());
  const auto types = swept_types(options.op);
  if (std::ranges::find(*types, options.type) == types->end())
    return fail(fmt::format("a sweep takes floats, and {} is none", spec::name(options.type)));
  auto inputs = inputs_for(options, *op);
  if (!inputs) return tl::unexpected(inputs.error());
  return Sweep(options, *op, *std::move(inputs), stop, progress).run(factory);
}

}  // namespace assay::measure
