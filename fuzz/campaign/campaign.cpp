#include "fuzz/campaign/campaign.h"

#include <algorithm>
#include <bit>
#include <condition_variable>
#include <ctime>
#include <deque>
#include <mutex>
#include <set>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "fuzz/campaign/other_builds.h"
#include "fuzz/campaign/policy_file.h"
#include "fuzz/campaign/recent_texts.h"
#include "fuzz/campaign/saving.h"
#include "fuzz/names.h"
#include "judge/cluster/cluster.h"
#include "judge/cluster/features.h"
#include "judge/form/form.h"
#include "judge/pass_backend.h"
#include "judge/subject/subject.h"
#include "program/text/text.h"
#include "reports/campaign_lock.h"

namespace assay::fuzz {
/// Everything a campaign is made of that does not change while it runs.
struct CampaignSetup {
  CampaignOptions options;
  judge::Subject subject;
  std::vector<backends::Variant> variants;  ///< the campaign's, its forms, then the others of the back end
  std::size_t forms = 0;                    ///< in which some programs are given
  bool spreads = false;                     ///< the back end has a partitioner
  generator::Generator generator;
  std::chrono::steady_clock::duration took{};  ///< to set up, which is of the time of the campaign too

  std::span<const backends::Variant> used() const { return subject.variants; }
  /// With the forms, where each program is tried under one.
  std::span<const backends::Variant> tried() const {
    return std::span(variants).first(subject.variants.size() + (options.avoid ? forms : 0));
  }
};

namespace {

using Clock = std::chrono::steady_clock;

double own_cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// One program on its way through a block.
struct Slot {
  Drawn drawn;
  bool is_repeat = false;
  std::optional<Examined> examined;
  bool wants_reduction = false;
  const FailedCase* to_reduce = nullptr;  ///< of a violation or a deviation
  bool is_reduced = false;
  std::int64_t reduction_compilations = 0;
  std::optional<reports::Finding> finding;  ///< of a failure that came back
  std::vector<TypedOp> blamed;              ///< with it
  std::optional<judge::Reduction> reduced_refusal;
  std::vector<std::string> traits_of_reduced;

  /// What the program is worth nothing for, once it is known.
  const FailedCase* shown() const {
    if (examined->fails() || examined->verdict == Verdict::kSlow) return &*examined->failed;
    return examined->refused ? &*examined->refused : nullptr;
  }
  bool is_complete() const { return examined && (!wants_reduction || is_reduced); }
};

reports::CampaignKey key_of(const CampaignSetup& setup) {
  reports::CampaignKey key;
  key.backend = setup.options.backend;
  key.identity = setup.subject.factory->identity();
  for (const auto& v : setup.used()) key.variants.push_back(v.name);
  key.seed = setup.options.seed;
  key.contract = setup.subject.contract.argument;
  key.contract_hash = setup.subject.contract.contract->hash;
  key.spec_hash = spec::Records::in_force().hash();
  key.options = fmt::format("block={} reductions={}{}{}", setup.options.block, setup.options.reductions_per_suspect,
                            setup.options.only_values ? " values" : "",
                            setup.options.shard.is_whole() ? "" : " shard=" + setup.options.shard.text());
  if (!setup.options.avoid) key.options += " no-avoid";
  if (const std::string changes = policy_changes(setup.options.policy); !changes.empty())
    key.options += " policy=" + changes;
  if (setup.options.corpus) key.options += fmt::format(" corpus={:016x}", setup.options.corpus->hash);
  return key;
}

/// What is avoided, as reports show it.
std::vector<reports::AvoidedRow> rows_of(const Avoidance& avoidance) {
  std::vector<reports::AvoidedRow> out;
  const Avoidance telling = avoidance.telling();
  for (const Avoided& a : telling.known())
    out.push_back({a.suspect, a.traits, static_cast<std::int64_t>(a.programs), static_cast<std::int64_t>(a.failures),
                   static_cast<std::int64_t>(a.redrawn)});
  return out;
}

/// How often what is drawn, as reports show it.
std::vector<reports::EnergyRow> rows_of(const std::vector<Energy>& energies) {
  std::vector<reports::EnergyRow> out;
  for (const Energy& e : energies) out.push_back({e.arm, static_cast<std::int64_t>(e.programs), e.causes, e.times});
  return out;
}

/// A refusal may cost this part of what the reduction of a failure may.
constexpr std::int64_t kRefusalShare = 4;

/// Parts of its time that a campaign takes beyond it: to reduce what it has met, and until no back end is waited for.
constexpr double kOvertime = 0.12, kCutOff = 0.15;

Clock::time_point later(const CampaignSetup& setup, Clock::time_point start, double times) {
  if (!setup.options.time) return Clock::time_point::max();
  const auto time = Clock::duration(*setup.options.time);
  return start - std::min(setup.took, time / 2) + std::chrono::duration_cast<Clock::duration>(times * time);
}

class Campaign {
 public:
  Campaign(const CampaignSetup& setup, reports::Store& store, const reports::Campaign& stored, Learning learning,
           const std::vector<reports::TextsOfBlock>& texts, const std::atomic<bool>& stop,
           const std::function<void(const CampaignProgress&)>& report)
      : setup_(setup), learning_(std::move(learning)), stop_(stop), report_(report), start_(Clock::now()),
        end_(later(setup, start_, 1)), overtime_(later(setup, start_, 1 + kOvertime)),
        cut_off_(later(setup, start_, 1 + kCutOff)), cpu_before_(own_cpu_seconds()),
        recent_(texts, setup.options.block), saving_(store, stored, setup.generator.coverage()),
        others_(other_builds_of(setup.options.backend, setup.subject.factory->identity()), limits(),
                setup.subject.contract.contract) {
    progress_.campaign = stored.id;
    progress_.counts = stored.counts;
    progress_.first_program = progress_.next_program = stored.next_program;
    progress_.contract = describe(setup.subject.contract);
    suspects_ = learning_.suspects();
    for (int i = 0; i < std::max(setup.options.jobs, 1); ++i)
      workers_.push_back(std::make_unique<Worker>(*setup.subject.factory, limits(), setup.subject.contract.contract));
    for (const auto& worker : workers_) worker->judge.join(crowd_);
  }

  Result<CampaignProgress> run() {
    while (!is_over()) run_block();
    if (!is_unwritable_) {
      leave_out();
      conclude();
    }
    if (error_) return tl::unexpected(*error_);
    progress_.interrupted = stop_;
    return progress_;
  }

 private:
  bool is_over() const {
    if (error_ || stop_ || Clock::now() >= end_) return true;
    return setup_.options.count && shard().number(position()) >= *setup_.options.count;
  }

  const Shard& shard() const { return setup_.options.shard; }
  /// How many programs of the shard are done.
  std::uint64_t position() const { return shard().below(progress_.next_program); }

  /// Nobody waits for a back end once the campaign is to stop.
  backends::Limits limits() const {
    backends::Limits out = setup_.options.limits;
    out.stop = &stop_;
    out.until = cut_off_;
    return out;
  }
  bool is_cut_off() const { return stop_ || Clock::now() >= cut_off_; }

  /// What a reduction gave once it is cut short is not kept.
  bool cuts_short() const { return reduction_limits().cut_short(); }

  judge::ReductionLimits reduction_limits() const {
    judge::ReductionLimits out = setup_.options.reduction;
    out.stop = &stop_;
    out.until = overtime_;
    return out;
  }

  /// What the end came before. A failure is a failure, reduced or not: it is stored, until the next session meets it.
  /// One of a suspect that was reduced before says nothing new.
  void leave_out() {
    for (std::size_t i = next_commit_; i < slots_.size(); ++i)
      if (slots_[i].examined && (slots_[i].wants_reduction || slots_[i].examined->fails())) leave_out(slots_[i]);
  }

  void leave_out(Slot& slot) {
    const Examined& examined = *slot.examined;
    const bool is_news = examined.fails() && !learning_.suspects().contains(examined.failed->suspect);
    const bool hangs = is_news && examined.failed->failure.kind == judge::FailureClass::kHang && !slot.finding;
    ++(hangs ? progress_.left_out.hangs : is_news ? progress_.left_out.failures : progress_.left_out.others);
    if (stop_ || hangs || !is_news) return;
    const bool is_first = left_out_.insert(examined.failed->suspect).second;
    if (!slot.finding && !is_first) return;
    saving_.block.findings.push_back(cut_off(slot));
  }

  /// With the reduction, should there be one: what a program before it waits for has no time either. Where the time ran
  /// out while it was repeated, that it did not fail again says nothing.
  reports::Finding cut_off(Slot& slot) {
    const FindingContext context{setup_.options.backend, setup_.subject.contract.argument, setup_.variants,
                                 setup_.options.limits};
    if (slot.finding && slot.finding->failure != "flaky") {
      reports::Finding out = *std::move(slot.finding);
      out.cluster = std::string(reports::kCutOff) + out.cluster;
      return out;
    }
    return unreduced_finding(*slot.examined->failed, slot.drawn.number, workers_[0]->judge.contract(), context);
  }

  /// Draws the rest of the present block, judges it in parallel and merges it in program order.
  void run_block() {
    const std::uint64_t block = setup_.options.block;
    const std::uint64_t first = position();
    std::uint64_t end = end_of_block(first);
    if (setup_.options.count) end = std::min(end, shard().below(*setup_.options.count));
    slots_.clear();
    slots_.resize(end - first);
    next_draw_ = next_examination_ = next_merge_ = next_commit_ = 0;
    first_ = first;
    saving_.block.oldest_texts = recent_.begin_block(first / block);
    in_parallel([this](Worker& worker) { draw_all(worker); });
    mark_repeats();
    in_parallel([this](Worker& worker) { work(worker); });
  }

  /// How many programs of the shard are a smoke lap.
  std::uint64_t lap() const { return shard().below(smoke_lap(setup_.generator)); }

  /// The smoke lap is one block: nothing in it waits for what is learnt in it.
  std::uint64_t end_of_block(std::uint64_t first) const {
    const std::uint64_t block = setup_.options.block, at_least = std::max(first + 1, lap());
    return (at_least + block - 1) / block * block;
  }

  /// Bugs are reduced as they come, but those of a smoke lap only once it is through or two thirds of the time are
  /// gone.
  bool reduces_first() const { return lap() <= first_ || Clock::now() >= later(setup_, start_, 2.0 / 3); }

  template <class F> void in_parallel(F f) {
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < workers_.size(); ++i) threads.emplace_back([&, i] { f(*workers_[i]); });
    f(*workers_[0]);
    for (auto& thread : threads) thread.join();
  }

  void draw_all(Worker& worker) {
    for (std::size_t i = next_draw_++; i < slots_.size() && !stop_ && Clock::now() < end_; i = next_draw_++) {
      slots_[i].drawn = draw(shard().number(first_ + i), worker);
      if (setup_.spreads) spread_over_devices(slots_[i].drawn, setup_.options.policy, setup_.options.seed);
      choose_variant(slots_[i].drawn);
      compose_by(learning_, slots_[i].drawn);
    }
  }

  Drawn draw(std::uint64_t number, Worker& worker) const {
    const CampaignOptions& options = setup_.options;
    if (const auto turn = options.corpus ? corpus_turn(options.policy, options.seed, number) : std::nullopt)
      return draw_from_corpus(*options.corpus, *turn, setup_.generator, options.policy, options.seed, number,
                              learning_.steering(), &worker.guard);
    return draw_program(setup_.generator, options.seed, number, learning_, &worker.guard);
  }

  /// The same text under another variant is another program.
  void choose_variant(Drawn& drawn) const {
    if (setup_.tried().size() == 1 || !setup_.options.avoid) return;
    drawn.variant = draw_form(setup_.options.seed, drawn, setup_.tried(), setup_.used().size());
    drawn.text_hash += *drawn.variant;
  }

  /// A text that was compiled before is not compiled again.
  void mark_repeats() {
    for (Slot& slot : slots_) slot.is_repeat = !recent_.insert(slot.drawn.text_hash);
  }

  /// Takes reductions and programs until the block is done or the campaign over. What is not done
  /// when it stops is dropped, because it may have been cut short; a resumed campaign does it again, and so has the
  /// findings of one that was never stopped.
  void work(Worker& worker) {
    std::unique_lock lock(mutex_);
    while (true) {
      merge();
      if (Slot* slot = reduces_first() ? next_reduction() : nullptr) {
        reduce_unlocked(*slot, worker, lock);
      } else if (Slot* next = next_program()) {
        lock.unlock();
        Examined examined = examined_of(*next, worker);
        lock.lock();
        if (!is_cut_off()) next->examined = std::move(examined);
      } else if (Slot* waiting = next_reduction()) {
        reduce_unlocked(*waiting, worker, lock);
      } else if (busy_ == 0 || error_) {
        changed_.notify_all();
        return;
      } else {
        changed_.wait(lock);
        continue;
      }
      --busy_;
      merge();
      changed_.notify_all();
    }
  }

  void reduce_unlocked(Slot& slot, Worker& worker, std::unique_lock<std::mutex>& lock) {
    lock.unlock();
    reduce(slot, worker);
    lock.lock();
  }

  Examined examined_of(const Slot& slot, Worker& worker) {
    if (slot.is_repeat) return {.number = slot.drawn.number, .verdict = Verdict::kRepeat};
    const judge::InCrowd beside_others(&crowd_);
    return examine(slot.drawn, worker, setup_.tried());
  }

  Slot* next_reduction() {
    if (reductions_.empty() || cuts_short()) return nullptr;
    Slot* slot = reductions_.front();
    reductions_.pop_front();
    ++busy_;
    return slot;
  }

  Slot* next_program() {
    if (next_examination_ >= slots_.size() || is_over()) return nullptr;
    ++busy_;
    return &slots_[next_examination_++];
  }

  void reduce(Slot& slot, Worker& worker) {
    const judge::InCrowd beside_others(&crowd_);
    if (!slot.to_reduce) return reduce_refusal(slot, worker);
    const FailedCase& failed = *slot.to_reduce;
    judge::Reducer reducer(worker.judge, setup_.variants[failed.variant], reduction_limits());
    const judge::Reduction reduction = reducer.reduce(failed.c, failed.failure);
    if (reduction.recurrence == judge::Recurrence::kNever)
      return mark_unconfirmed(slot, reduction, Verdict::kUnconfirmed);
    if (reduction.recurrence == judge::Recurrence::kSlow) return mark_unconfirmed(slot, reduction, Verdict::kSlow);
    const FindingContext context{
        setup_.options.backend, setup_.subject.contract.argument, setup_.variants, setup_.options.limits,
        judge::compared_with(*setup_.subject.factory, setup_.variants[failed.variant], setup_.variants)};
    auto finding = finding_of(failed, reduction, slot.drawn.number, worker.judge, context);
    const bool is_steady =
        reduction.recurrence == judge::Recurrence::kAlways && failed.failure.kind != judge::FailureClass::kDeviation;
    if (is_steady) finding.title += others_.remark(reduction, setup_.variants[failed.variant]);
    auto traits = judge::traits_of(reduction.reduced.module);
    const std::lock_guard lock(mutex_);
    slot.reduction_compilations = finding.compilations;
    slot.finding = std::move(finding);
    slot.blamed = blamed_ops(reduction.reduced.module);
    slot.traits_of_reduced = std::move(traits);
    slot.is_reduced = !cuts_short();
  }

  /// No finding: the fault lies in what the child had run before, which has its own verdict.
  void mark_unconfirmed(Slot& slot, const judge::Reduction& reduction, Verdict verdict) {
    const std::lock_guard lock(mutex_);
    if (is_cut_off()) return;
    slot.examined->unconfirmed = slot.examined->failed.has_value();
    if (slot.examined->unconfirmed) slot.examined->verdict = verdict;
    slot.reduction_compilations = reduction.compilations;
    slot.is_reduced = !cuts_short();
  }

  /// A refusal is shown with a small program; nothing else hangs on it.
  void reduce_refusal(Slot& slot, Worker& worker) {
    const FailedCase& refused = *slot.examined->refused;
    judge::ReductionLimits limits = reduction_limits();
    limits.compilations /= kRefusalShare;
    judge::Reduction reduction =
        judge::Reducer(worker.judge, setup_.variants[refused.variant], limits).reduce(refused.c, refused.failure);
    auto traits = judge::traits_of(reduction.reduced.module);
    const std::lock_guard lock(mutex_);
    slot.reduction_compilations = reduction.compilations;
    slot.traits_of_reduced = std::move(traits);
    slot.reduced_refusal = std::move(reduction);
    slot.is_reduced = !cuts_short();
  }

  /// Of a suspect's failures the n-th. A crash that says its place is one cause, whatever program it shows in; another
  /// suspect may hide a second cause behind the first, which is looked for ever more seldom, and so is one behind the
  /// ops of a hang that is known.
  bool is_due(const Drawn& drawn, const judge::Failure& failure, std::uint64_t n) const {
    if (judge::is_known_by_signature({.kind = failure.kind, .signature = failure.signature})) return n == 1;
    const bool is_power_of_four = std::has_single_bit(n) && std::countr_zero(n) % 2 == 0;
    const bool hangs_again = failure.kind == judge::FailureClass::kHang && learning_.is_known_to_hang(drawn.ops);
    return is_power_of_four || (!hangs_again && n <= setup_.options.reductions_per_suspect);
  }

  /// Failures of one suspect are reduced a few times, refusals of one cause once, and deviations of one set of grants
  /// and one kind once: of the deviations of a program, the first that is new.
  bool wants_reduction(Slot& slot) {
    const Examined& examined = *slot.examined;
    if (setup_.options.only_values && !examined.is_answered()) return false;
    if (examined.failed) {
      slot.to_reduce = &*examined.failed;
      return is_due(slot.drawn, examined.failed->failure, ++suspects_[examined.failed->suspect]);
    }
    if (examined.refused) return ++suspects_[examined.refused->suspect] <= 1;
    for (const DeviantCase& d : examined.deviations)
      if (!slot.to_reduce && suspects_[d.at.suspect]++ == 0) slot.to_reduce = &d.at;
    return slot.to_reduce;
  }

  /// Decides, in program order, what is reduced; stores, in program order, what is complete.
  void merge() {
    while (next_merge_ < slots_.size() && slots_[next_merge_].examined && next_merge_ < next_examination_) {
      Slot& slot = slots_[next_merge_++];
      if (slot.examined->error) {
        error_ = slot.examined->error;
        return;
      }
      if (!wants_reduction(slot)) {
        note_slow(slot);
        continue;
      }
      slot.wants_reduction = true;
      reductions_.push_back(&slot);
    }
    while (next_commit_ < next_merge_ && slots_[next_commit_].is_complete() && !error_) store(slots_[next_commit_++]);
    save_and_report();
  }

  /// One that nobody looks into, of ops that are not known to hang, may be no more than slow.
  void note_slow(Slot& slot) const {
    Examined& e = *slot.examined;
    if (!e.failed || e.failed->failure.kind != judge::FailureClass::kHang) return;
    if (learning_.is_known_to_hang(slot.drawn.ops)) return;
    e.unconfirmed = true;
    e.verdict = Verdict::kSlow;
  }

  void store(Slot& slot) {
    const Examined& examined = *slot.examined;
    learn(slot);
    saving_.tally.add(slot.drawn, examined);
    count({.programs = !examined.is_repeat(),
           .compilations = examined.compilations + slot.reduction_compilations,
           .runs = examined.runs,
           .elements = examined.counts});
    ++progress_.verdicts[examined.word()];
    progress_.legal += examined.is_legal();
    progress_.failures += examined.fails();
    progress_.deviations += examined.verdict == Verdict::kDeviation;
    if (slot.finding) {
      if (examined.fails()) saving_.tally.blame(slot.blamed);
      progress_.latest = slot.finding->title;
      ++progress_.findings;
      saving_.block.findings.push_back(*std::move(slot.finding));
    }
    if (!examined.is_repeat()) note_text(slot.drawn.text_hash);
    progress_.next_program = slot.drawn.number + 1;
    slot.drawn.c = {};
    slot.examined->deviations.clear();
    if (position() == end_of_block(position() - 1)) learning_.advance();
  }

  void note_text(std::uint64_t hash) {
    auto& texts = saving_.block.texts;
    const std::uint64_t block = position() / setup_.options.block;
    if (texts.empty() || texts.back().block != block) texts.push_back({block, {}});
    texts.back().hashes.push_back(hash);
  }

  void count(const reports::Counts& more) {
    saving_.block.counts += more;
    progress_.counts += more;
  }

  void learn(const Slot& slot) {
    const Drawn& drawn = slot.drawn;
    const Examined& examined = *slot.examined;
    learning_.saw(drawn.coverage);
    if (setup_.options.avoid) {
      learn_to_avoid(slot);
      learn_energy(slot);
    }
    if (slot.to_reduce) learning_.count_suspect(slot.to_reduce->suspect);
    if (slot.finding && slot.to_reduce->failure.kind == judge::FailureClass::kHang) learning_.hangs(slot.blamed);
    if (examined.is_legal()) learning_.works(drawn.ops);
    if (!examined.refused) return;
    learning_.count_suspect(examined.refused->suspect);
    const Module& shown = slot.reduced_refusal ? slot.reduced_refusal->reduced.module : examined.refused->c.module;
    judge::Refusal refusal = *examined.refusal;
    if (slot.reduced_refusal) refusal.message = slot.reduced_refusal->failure.got;
    const TypedOp* to_blame = examined.refuses_shardings ? nullptr : blamed_for_refusal(slot);
    const std::string feature = examined.refuses_shardings ? "shardings"
                                : to_blame != nullptr      ? name_of(*to_blame)
                                                           : feature_of(shown);
    saving_.tally.add_refusal(refusal, feature, program::print(shown));
  }

  const TypedOp* blamed_for_refusal(const Slot& slot) {
    const bool never = slot.examined->refusal->kind == judge::RefusalKind::kUnsupported;
    return never ? learning_.unsupported(slot.drawn.ops) : learning_.rejected(slot.drawn.ops);
  }

  /// Programs that others were drawn for cost nothing, and so do not count.
  void learn_energy(const Slot& slot) {
    if (!slot.examined->is_repeat()) learning_.tried(slot.drawn.ops);
    if (slot.finding && slot.examined->fails()) learning_.found(slot.finding->cluster, slot.blamed);
  }

  void learn_to_avoid(const Slot& slot) {
    const Drawn& drawn = slot.drawn;
    learning_.avoidance.redrew(drawn.redrawn);
    for (const std::string& suspect : slot.examined->known) learning_.avoidance.failed(suspect, drawn.traits, {});
    if (slot.examined->is_legal() && slot.examined->known.empty()) learning_.avoidance.passed(drawn.traits);
    if (const FailedCase* shown = slot.shown())
      learning_.avoidance.failed(shown->suspect, drawn.traits, slot.traits_of_reduced);
  }

  /// The only op of a program, by name and type.
  static std::string feature_of(const Module& module) {
    const auto ops = typed_ops(module);
    return ops.size() == 1 ? name_of(ops[0]) : "several ops";
  }

  void save_and_report() {
    if (error_) return;
    if (saving_.is_due()) save();
    report();
  }

  void save() {
    prepare_save();
    take_over(saving_.save());
  }

  /// Everything up to `progress_.next_program` is to be written.
  void prepare_save() {
    measure_time();
    saving_.block.next_program = progress_.next_program;
    saving_.block.state = learning_.text();
    saving_.block.avoided = rows_of(learning_.avoidance);
    saving_.block.energies = rows_of(learning_.energies());
    for (const reports::Finding& f : saving_.block.findings)
      progress_.saved.push_back({f.program_number, f.failure, f.title, f.cluster});
  }

  void take_over(const Result<reports::Written>& written) {
    if (!written || *written == reports::Written::kNothing) progress_.saved.clear();
    progress_.trouble = saving_.trouble();
    if (!written) give_up(written.error());
  }

  void give_up(const Error& unwritable) {
    is_unwritable_ = true;
    error_ = unwritable;
  }

  /// What the back end did before it broke is kept as well.
  void conclude() {
    save();
    report();
    if (saving_.trouble().empty() || is_unwritable_) return;
    prepare_save();
    take_over(saving_.save_within(setup_.options.patience));
    report();
  }

  Waiting waiting() const {
    Waiting out;
    for (std::size_t k = next_commit_; k < next_merge_; ++k) {
      out.programs += !slots_[k].examined->is_repeat();
      out.failures += slots_[k].examined->fails();
      out.elements += slots_[k].examined->counts;
    }
    return out;
  }

  void report() {
    progress_.waiting = waiting();
    if (report_) report_(progress_);
    progress_.saved.clear();
  }

  void measure_time() {
    double backend = 0;
    for (const auto& worker : workers_) backend += worker->judge.backend_cpu_seconds();
    const double wall = std::chrono::duration<double>(Clock::now() - start_).count();
    const double own = own_cpu_seconds() - cpu_before_;
    count({.seconds = wall - wall_counted_,
           .cpu_seconds = own + backend - cpu_counted_,
           .backend_cpu_seconds = backend - backend_counted_});
    wall_counted_ = wall;
    backend_counted_ = backend;
    cpu_counted_ = own + backend;
  }

  const CampaignSetup& setup_;
  Learning learning_;
  const std::atomic<bool>& stop_;
  const std::function<void(const CampaignProgress&)>& report_;
  Clock::time_point start_, end_, overtime_, cut_off_;
  judge::Crowd crowd_;
  double cpu_before_, wall_counted_ = 0, backend_counted_ = 0, cpu_counted_ = 0;
  std::vector<std::unique_ptr<Worker>> workers_;
  CampaignProgress progress_;
  RecentTexts recent_;

  // The present block; guarded by mutex_ while threads run.
  std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t first_ = 0;  ///< as the shard counts
  std::deque<Slot> slots_;
  std::deque<Slot*> reductions_;
  std::map<std::string, std::uint64_t> suspects_;  ///< of merged programs; the learnt ones are of stored programs
  std::atomic<std::size_t> next_draw_ = 0;
  std::size_t next_examination_ = 0, next_merge_ = 0, next_commit_ = 0;
  int busy_ = 0;
  std::set<std::string> left_out_;  ///< suspects of what is stored without a reduction
  std::optional<Error> error_;
  bool is_unwritable_ = false;  ///< the error is the database's
  Saving saving_;
  OtherBuilds others_;
};

/// The forms of this kind that the back end takes.
std::vector<backends::Variant> forms_of(const backends::BackendFactory& factory, bool (*is_meant)(const judge::Form&)) {
  std::vector<backends::Variant> out;
  for (const judge::Form& form : judge::all_forms())
    if (auto variant = backends::find_variant(factory, std::string(form.name)); variant && is_meant(form))
      out.push_back(*std::move(variant));
  return out;
}

/// A campaign tries them if its user names no variant.
bool is_drawn(const judge::Form& form) { return form.percent > 0; }
/// A failing program is tried in them.
bool is_compared(const judge::Form& form) { return form.compares; }

/// These first, then the others, against which a finding is compared.
std::vector<backends::Variant> all_variants(const backends::BackendFactory& factory,
                                            std::vector<backends::Variant> out) {
  auto others = factory.variants();
  std::ranges::move(forms_of(factory, is_compared), std::back_inserter(others));
  for (auto& variant : others)
    if (std::ranges::find(out, variant.name, &backends::Variant::name) == out.end()) out.push_back(std::move(variant));
  return out;
}

}  // namespace

std::string describe(const LeftOut& left) {
  std::vector<std::string> parts;
  const auto add = [&](std::int64_t n, const char* one, const char* more, const char* what) {
    if (n > 0) parts.push_back(fmt::format("{} {} {}", n, n == 1 ? one : more, what));
  };
  add(left.failures, "failure", "failures", "not reduced");
  add(left.hangs, "program", "programs", "over the limit, and not tried with more time");
  add(left.others, "refusal, deviation or repetition", "refusals, deviations or repetitions", "not reduced");
  return fmt::format("{}", fmt::join(parts, ", "));
}

namespace {

/// Of a short campaign a tenth.
std::chrono::milliseconds patience_of(const CampaignOptions& options) {
  const auto tenth = [](const auto& time) { return std::chrono::duration_cast<std::chrono::milliseconds>(time) / 10; };
  return options.time ? std::min(judge::kCalibrationTime, tenth(*options.time)) : judge::kCalibrationTime;
}

}  // namespace

Result<std::shared_ptr<const CampaignSetup>> set_up(const CampaignOptions& options) {
  const auto began = Clock::now();
  auto subject = judge::open_subject({options.backend, options.variants, options.contract, options.finds_policies,
                                      options.limits, patience_of(options)});
  if (!subject) return tl::unexpected(subject.error());
  subject->asked.reset();  // each thread starts its own child
  auto first = subject->variants;
  const auto forms =
      options.variants.empty() ? forms_of(*subject->factory, is_drawn) : std::vector<backends::Variant>();
  std::ranges::copy(forms, std::back_inserter(first));
  const auto all = all_variants(*subject->factory, std::move(first));
  const bool spreads = !subject->factory->partitioners().empty();
  return std::shared_ptr<const CampaignSetup>(  // a generator cannot be moved: no make_shared
      new CampaignSetup{options, *std::move(subject), all, forms.size(), spreads,
                        generator::Generator(spec::Records::in_force(), options.policy), Clock::now() - began});
}

Result<CampaignProgress> run_campaign(const CampaignSetup& setup, reports::Store& store, const std::atomic<bool>& stop,
                                      const std::function<void(const CampaignProgress&)>& report) {
  auto stored = store.campaign(key_of(setup));
  if (!stored) return tl::unexpected(stored.error());
  const auto lock = reports::CampaignLock::take(store.path(), stored->id);
  if (!lock) return tl::unexpected(lock.error());
  Learning learning(setup.generator.coverage().count(), spec::Records::in_force().all().size());
  for (const std::string& dialect : setup.subject.factory->lacking_dialects()) learning.lacks(dialect);
  if (auto restored = learning.restore(stored->state); !restored) return tl::unexpected(restored.error());
  const auto texts = store.texts(*stored);
  if (!texts) return tl::unexpected(texts.error());
  return Campaign(setup, store, *stored, std::move(learning), *texts, stop, report).run();
}

Result<CampaignProgress> run_campaign(const CampaignOptions& options, reports::Store& store,
                                      const std::atomic<bool>& stop,
                                      const std::function<void(const CampaignProgress&)>& report) {
  const auto setup = set_up(options);
  if (!setup) return tl::unexpected(setup.error());
  return run_campaign(**setup, store, stop, report);
}

}  // namespace assay::fuzz
