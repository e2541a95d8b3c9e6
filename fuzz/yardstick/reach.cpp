#include "fuzz/yardstick/reach.h"

#include <algorithm>
#include <atomic>
#include <ctime>
#include <memory>
#include <thread>

#include "fuzz/campaign/examine.h"
#include "fuzz/campaign/guard.h"
#include "fuzz/names.h"
#include "fuzz/yardstick/shows.h"
#include "judge/form/form.h"

namespace assay::fuzz {
namespace {

constexpr std::uint64_t kBlock = 64;  ///< as in a campaign: steering changes between blocks

/// The bugs that a program met, and those that it showed.
struct Meetings {
  std::vector<std::size_t> met, shown;
};

double thread_seconds() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

class Hunt {
 public:
  Hunt(std::span<const HiddenBug> bugs, const ReachOptions& options)
      : bugs_(bugs), options_(options), generator_(spec::Records::in_force(), options.policy),
        learning_(generator_.coverage().count(), spec::Records::in_force().all().size()) {
    reach_.first.resize(bugs.size());
    reach_.met.resize(bugs.size());
    hidden_.resize(spec::Records::in_force().all().size());
    for (std::size_t b = 0; b < bugs.size(); ++b) hidden_[static_cast<std::size_t>(bugs[b].op->index)].push_back(b);
  }

  Reach run(const std::function<void(std::uint64_t, std::size_t)>& report) {
    for (std::uint64_t first = 0; first < options_.programs && found_ < bugs_.size(); first += kBlock) {
      run_block(first, std::min(kBlock, options_.programs - first));
      if (report) report(std::min(first + kBlock, options_.programs), found_);
    }
    count_pairs();
    return std::move(reach_);
  }

 private:
  struct Slot {
    std::vector<std::uint32_t> coverage;
    Meetings meetings;
    double draw_seconds = 0;
  };

  void run_block(std::uint64_t first, std::uint64_t count) {
    std::vector<Slot> slots(count);
    std::atomic<std::uint64_t> next = 0;
    const auto work = [&] {
      OracleGuard guard(*contract_);
      for (auto i = next++; i < count; i = next++) look_at(first + i, guard, slots[i]);
    };
    std::vector<std::thread> others;
    for (int k = 1; k < options_.jobs; ++k) others.emplace_back(work);
    work();
    for (auto& t : others) t.join();
    for (std::uint64_t i = 0; i < count; ++i) merge(first + i, slots[i]);
    learning_.advance();
  }

  void look_at(std::uint64_t number, OracleGuard& guard, Slot& slot) const {
    const double before = thread_seconds();
    Drawn drawn = draw_program(generator_, options_.seed, number, learning_, &guard);
    slot.draw_seconds = thread_seconds() - before;
    slot.coverage = std::move(drawn.coverage);
    look_at(drawn.c, slot.meetings);
    if (!drawn.closed_too) return;
    if (const auto c = judge::in_form(judge::kLiterals, drawn.c)) look_at(*c, slot.meetings);
  }

  void look_at(const judge::Case& c, Meetings& out) const {
    oracle::Preparation preparation;
    for (const ProcessTensors& inputs : c.inputs) {
      const auto seen = oracle::occurrences(c.module, inputs, judge::kCaseLimits, &preparation);
      if (!seen) continue;
      std::vector<std::size_t> met;
      for (const auto& o : *seen)
        for (const std::size_t b : hidden_[static_cast<std::size_t>(o.record->index)])
          if (o.meets(bugs_[b].guard)) met.push_back(b);
      std::ranges::sort(met);
      const auto repeats = std::ranges::unique(met);
      met.erase(repeats.begin(), repeats.end());
      Shown shown(c.module, inputs);
      for (const std::size_t b : met)
        if (!contains(out.shown, b) && shown.by(bugs_[b].mutant)) out.shown.push_back(b);
      for (const std::size_t b : met)
        if (!contains(out.met, b)) out.met.push_back(b);
    }
  }

  static bool contains(const std::vector<std::size_t>& all, std::size_t b) {
    return std::ranges::find(all, b) != all.end();
  }

  void count_pairs() {
    const auto ops = spec::Records::in_force().all();
    const auto& seen = learning_.steering().seen;
    for (const auto& producer : ops)
      for (const auto& consumer : ops) {
        const auto point = generator_.coverage().pair_point(producer, consumer);
        if (point < seen.size() && seen[point] > 0) reach_.pairs.push_back(seen[point]);
      }
  }

  void merge(std::uint64_t number, const Slot& slot) {
    learning_.saw(slot.coverage);
    reach_.draw_seconds += slot.draw_seconds;
    for (const std::size_t b : slot.meetings.met) reach_.met[b] += !reach_.first[b];
    for (const std::size_t b : slot.meetings.shown) {
      if (reach_.first[b]) continue;
      reach_.first[b] = number + 1;
      ++found_;
      std::erase(hidden_[static_cast<std::size_t>(bugs_[b].op->index)], b);
    }
  }

  std::span<const HiddenBug> bugs_;
  const ReachOptions& options_;
  std::shared_ptr<const spec::Contract> contract_ = *spec::contract_named(oracle::Mutant{}.contract);
  generator::Generator generator_;
  Learning learning_;
  std::vector<std::vector<std::size_t>> hidden_;  ///< by record: bugs that were not shown yet
  std::size_t found_ = 0;
  Reach reach_;
};

}  // namespace

Reach reach_of(std::span<const HiddenBug> bugs, const ReachOptions& options,
               const std::function<void(std::uint64_t, std::size_t)>& report) {
  return Hunt(bugs, options).run(report);
}

}  // namespace assay::fuzz
