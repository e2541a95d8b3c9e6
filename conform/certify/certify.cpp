#include "conform/certify/certify.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "judge/on_threads.h"

namespace assay::conform {
namespace {

using reports::JudgedBug;
using reports::SuiteAnswer;

/// A child of the back end with its judge.
struct Bench {
  std::unique_ptr<backends::Backend> backend;
  std::unique_ptr<judge::Judge> judge;
};

/// A file and the variant under which it is to be run.
struct Task {
  const SuiteText* file;
  const backends::Variant* variant;
};

/// What the evidence does not have yet.
Result<std::vector<Task>> open_tasks(const std::vector<SuiteText>& files, const CertifyOptions& options,
                                     reports::Evidence& evidence) {
  const auto answers = evidence.answers();
  if (!answers) return tl::unexpected(answers.error());
  std::set<std::tuple<std::string, std::string, std::string>> done;
  for (const SuiteAnswer& a : *answers) done.emplace(a.file, a.hash, a.variant);
  std::vector<Task> out;
  for (const SuiteText& file : files)
    for (const backends::Variant& variant : options.variants)
      if (!done.contains({file.entry.name, file.entry.hash, variant.name})) out.push_back({&file, &variant});
  return out;
}

/// Keeps answers in batches: a transaction for each would cost more than a compilation.
class AnswerBatches {
 public:
  AnswerBatches(reports::Evidence& evidence, std::size_t all, const CertifyProgress& progress)
      : evidence_(evidence), all_(all), progress_(progress) {}

  void add(Result<SuiteAnswer> answer) {
    const std::lock_guard lock(mutex_);
    if (!answer) {
      outcome_ = tl::unexpected(answer.error());
      return;
    }
    batch_.push_back(*std::move(answer));
    progress_("suite", ++done_, all_);
    if (batch_.size() >= kBatch) keep();
  }
  Result<void> finish() {
    keep();
    return outcome_;
  }
  bool is_in_trouble() {
    const std::lock_guard lock(mutex_);
    return !outcome_;
  }

 private:
  void keep() {
    if (auto kept = evidence_.keep(batch_); !kept) outcome_ = kept;
    batch_.clear();
  }

  static constexpr std::size_t kBatch = 64;
  reports::Evidence& evidence_;
  std::size_t all_, done_ = 0;
  const CertifyProgress& progress_;
  std::mutex mutex_;
  std::vector<SuiteAnswer> batch_;
  Result<void> outcome_;
};

/// The bugs that the manifest says are killed, each with the files that do it.
std::map<std::string, std::vector<const SuiteText*>> bugs_of(const std::vector<SuiteText>& files) {
  std::map<std::string, std::vector<const SuiteText*>> out;
  for (const SuiteText& file : files)
    for (const std::string& bug : file.entry.kills) out[bug].push_back(&file);
  return out;
}

JudgedBug judged(const std::string& bug, const std::vector<const SuiteText*>& files,
                 const std::shared_ptr<const spec::Contract>& contract) {
  JudgedBug out{bug, {}, ""};
  std::set<std::string> ops;
  for (const SuiteText* file : files) {
    ops.insert(file->entry.op);
    if (out.file.empty() && sees_bug(*file, bug, contract)) out.file = file->entry.name;
  }
  out.ops.assign(ops.begin(), ops.end());
  return out;
}

using BugFiles = std::pair<std::string, std::vector<const SuiteText*>>;

/// Of each op the first bug, then the second: where there is no time for all, the judge is seen awake on many ops.
std::vector<BugFiles> in_turn(const std::map<std::string, std::vector<const SuiteText*>>& bugs) {
  std::map<std::string, std::size_t> of_op;
  std::vector<std::pair<std::size_t, BugFiles>> ranked;
  for (const auto& [bug, files] : bugs) ranked.emplace_back(of_op[files[0]->entry.op]++, BugFiles(bug, files));
  std::ranges::stable_sort(ranked, {}, &std::pair<std::size_t, BugFiles>::first);
  std::vector<BugFiles> out;
  for (auto& [rank, bug] : ranked) out.push_back(std::move(bug));
  return out;
}

std::vector<JudgedBug> judged_bugs(const std::map<std::string, std::vector<const SuiteText*>>& bugs,
                                   const CertifyOptions& options, const std::atomic<bool>& stop,
                                   const CertifyProgress& progress) {
  const auto list = in_turn(bugs);
  std::vector<JudgedBug> out(list.size());
  std::mutex reporting;
  std::size_t done = 0;
  judge::on_threads(
      list.size(), options.jobs, stop, [] { return 0; },
      [&](std::size_t k, int) {
        out[k] = judged(list[k].first, list[k].second, options.contract);
        const std::lock_guard lock(reporting);
        progress("planted bugs", ++done, list.size());
      });
  std::erase_if(out, [](const JudgedBug& b) { return b.bug.empty(); });
  return out;
}

const SuiteText* file_named(const std::map<std::string, const SuiteText*>& files, const std::string& name) {
  const auto it = files.find(name);
  return it == files.end() ? nullptr : it->second;
}

std::map<std::string, const SuiteText*> by_name(const std::vector<SuiteText>& files) {
  std::map<std::string, const SuiteText*> out;
  for (const SuiteText& file : files) out[file.entry.name] = &file;
  return out;
}

const backends::Variant* variant_named(const std::vector<backends::Variant>& variants, const std::string& name) {
  const auto it = std::ranges::find(variants, name, &backends::Variant::name);
  return it == variants.end() ? nullptr : &*it;
}

}  // namespace

Result<void> run_suite(const std::vector<SuiteText>& files, const CertifyOptions& options, reports::Evidence& evidence,
                       const std::atomic<bool>& stop, const CertifyProgress& progress) {
  const auto tasks = open_tasks(files, options, evidence);
  if (!tasks) return tl::unexpected(tasks.error());
  AnswerBatches batches(evidence, tasks->size(), progress);
  judge::on_threads(
      tasks->size(), options.jobs, stop,
      [&] {
        auto backend = options.factory->start(options.limits);
        auto judge = std::make_unique<judge::Judge>(*backend, options.contract);
        return Bench{std::move(backend), std::move(judge)};
      },
      [&](std::size_t k, Bench& bench) {
        if (batches.is_in_trouble()) return;
        auto answer = answer_of(*(*tasks)[k].file, *bench.judge, *(*tasks)[k].variant);
        if (!stop) batches.add(std::move(answer));
      });
  return batches.finish();
}

Result<void> judge_bugs(const std::vector<SuiteText>& files, const CertifyOptions& options, reports::Evidence& evidence,
                        const std::atomic<bool>& stop, const CertifyProgress& progress) {
  const auto known = evidence.bugs();
  if (!known) return tl::unexpected(known.error());
  auto open = bugs_of(files);
  for (const JudgedBug& bug : *known) open.erase(bug.bug);
  return stop ? Result<void>() : evidence.keep(judged_bugs(open, options, stop, progress));
}

Result<std::map<std::pair<std::string, std::string>, std::set<std::string>>> holding_contracts(
    const std::vector<SuiteText>& files, const std::vector<SuiteAnswer>& answers,
    const std::vector<backends::Variant>& variants, int jobs, const std::atomic<bool>& stop,
    const CertifyProgress& progress) {
  std::map<std::pair<std::string, std::string>, std::set<std::string>> out;
  std::optional<Error> trouble;
  std::mutex writing;
  const auto named = by_name(files);
  judge::on_threads(
      answers.size(), jobs, stop, [] { return 0; },
      [&](std::size_t k, int) {
        const SuiteText* file = file_named(named, answers[k].file);
        const auto* variant = variant_named(variants, answers[k].variant);
        auto holding = file == nullptr || variant == nullptr
                           ? fail(answers[k].file + " is no file of the suite, or was run under an unknown variant")
                           : contracts_holding(*file, answers[k], *variant);
        const std::lock_guard lock(writing);
        progress("contracts", k, answers.size());
        if (!holding) trouble = holding.error();
        else if (!answers[k].outputs.empty()) out[{answers[k].file, answers[k].variant}] = *std::move(holding);
      });
  if (trouble) return tl::unexpected(*trouble);
  return out;
}

std::vector<std::string> differences_from_evidence(const std::vector<SuiteText>& files,
                                                   const std::vector<SuiteAnswer>& answers,
                                                   const std::vector<JudgedBug>& bugs, const CertifyOptions& options,
                                                   const std::atomic<bool>& stop, const CertifyProgress& progress) {
  std::vector<std::string> out;
  std::mutex writing;
  const auto named = by_name(files);
  judge::on_threads(
      answers.size(), options.jobs, stop, [] { return 0; },
      [&](std::size_t k, int) {
        const SuiteText* file = file_named(named, answers[k].file);
        const auto* variant = variant_named(options.variants, answers[k].variant);
        const auto again = file == nullptr || variant == nullptr
                               ? fail("it is no file of the suite, or was run under an unknown variant")
                               : judged_again(*file, answers[k], *variant, options.contract);
        const std::lock_guard lock(writing);
        progress("answers", k, answers.size());
        if (!again) out.push_back(fmt::format("{}: {}", answers[k].file, again.error().text()));
        else if (*again != answers[k])
          out.push_back(fmt::format("{}: `{}` by the evidence, `{}` by the judge", answers[k].file, answers[k].verdict,
                                    again->verdict));
      });
  // What the evidence does not have was left out, and the certificate counts it.
  auto planted = bugs_of(files);
  std::erase_if(planted,
                [&](const auto& bug) { return std::ranges::find(bugs, bug.first, &JudgedBug::bug) == bugs.end(); });
  const auto seen = judged_bugs(planted, options, stop, progress);
  for (const JudgedBug& bug : seen)
    if (std::ranges::find(bugs, bug) == bugs.end())
      out.push_back(fmt::format("planted bug {}: not judged as the evidence says", bug.bug));
  if (seen.size() != bugs.size() && !stop)
    out.emplace_back("the evidence judges other planted bugs than the suite has");
  std::ranges::sort(out);
  return out;
}

}  // namespace assay::conform
