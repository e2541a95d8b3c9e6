#include "conform/suite/suite.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <numeric>
#include <set>

#include <fmt/format.h>

#include "conform/suite/negative.h"
#include "conform/suite/vector_sizes.h"
#include "judge/evidence.h"
#include "judge/on_threads.h"
#include "program/inputs.h"
#include "program/text/text.h"
#include "reports/content_hash.h"
#include "reports/embedded.h"
#include "reports/suite/case_file.h"
#include "spec/can_draw.h"
#include "spec/version.h"

namespace assay::conform {
namespace {

using reports::SuiteFile;
using reports::SuiteGap;

/// Without the dialect that records are of where they say none.
std::string short_name(const spec::Record& r) {
  return r.dialect == spec::Record{}.dialect ? r.mnemonic : r.full_name();
}

/// `complex<f32>` in the name of a file.
std::string in_file_name(std::string text) {
  std::ranges::replace(text, '<', '_');
  std::erase(text, '>');
  return text;
}

std::string_view values_of(generator::Lane lane) {
  constexpr std::string_view kNames[generator::kLanes] = {"exact", "envelope", "special"};
  return kNames[static_cast<std::size_t>(lane)];
}

std::vector<std::string> class_names(const Candidate& c) {
  std::vector<std::string> out;
  for (const std::uint32_t k : c.classes) out.push_back(spec::classes(*c.record)[k].name);
  return out;
}

/// The program with its inputs and sets, as what writes files reads it.
reports::Finding as_finding(const Candidate& c) {
  reports::Finding out;
  out.program = program::print(c.c.module);
  out.inputs = program::print_inputs(c.c.inputs[0]);
  out.evidence = judge::evidence_of(c.accepted, {});
  out.replicas = static_cast<int>(c.c.module.grid.replicas);
  out.partitions = static_cast<int>(c.c.module.grid.partitions);
  return out;
}

std::string about(const Candidate& c) {
  std::string out =
      fmt::format("// {} on {}, {} values\n", c.record->full_name(), spec::name(c.type), values_of(c.lane));
  for (const std::string& name : class_names(c)) out += fmt::format("//   {}\n", name);
  return out;
}

/// What a suite has of one op.
struct OpPart {
  std::vector<reports::File> files;
  std::vector<SuiteFile> entries;
  std::vector<Kill> kills;
  std::vector<SuiteGap> gaps;
  bool is_done = false;
};

/// Writes the part of one op.
class PartWriter {
 public:
  PartWriter(const spec::Record& record, const SuiteOptions& options, const std::atomic<bool>& stop)
      : record_(record), options_(options), stop_(stop) {}

  OpPart write(const std::vector<const oracle::Mutant*>& mutants) {
    if (generator::is_drawn(record_, {})) write_programs(mutants);
    else add_gap("all programs", why_not_drawn());
    if (!stop_) write_negatives();
    if (!stop_ && options_.has_vector_sizes && generator::is_drawn(record_, {})) write_vector_sizes();
    return std::move(out_);
  }

 private:
  void write_programs(const std::vector<const oracle::Mutant*>& mutants) {
    Selection chosen = select(CandidateStream(record_, {options_.seed, options_.types, options_.contract}), mutants,
                              options_.size, stop_);
    std::map<spec::ElementType, int> numbers;
    for (std::size_t k = 0; k < chosen.programs.size(); ++k) {
      const Candidate& c = chosen.programs[k];
      const std::string name =
          fmt::format("{}-{}.mlir", in_file_name(std::string(spec::name(c.type))), ++numbers[c.type]);
      add(name, reports::case_file(as_finding(c), about(c)),
          {.type = std::string(spec::name(c.type)),
           .values = std::string(values_of(c.lane)),
           .classes = class_names(c),
           .kills = killed_by(chosen.kills, k)});
    }
    add_gaps(chosen.programs);
    out_.kills = std::move(chosen.kills);
  }

  static std::vector<std::string> killed_by(const std::vector<Kill>& kills, std::size_t program) {
    std::vector<std::string> out;
    for (const Kill& kill : kills)
      if (std::ranges::find(kill.by, program) != kill.by.end()) out.push_back(kill.mutant->name);
    return out;
  }

  void write_negatives() {
    const Negatives negatives = draw_negatives(record_, options_.seed);
    for (const Negative& n : negatives.programs) {
      const std::string law = fmt::format("{} ({})", record_.mnemonic, n.law->label);
      add(fmt::format("breaks-{}.mlir", n.law->label), reports::refused_file(n.text, law, n.law->text), {.law = law});
    }
    for (const spec::Law* law : negatives.without)
      add_gap(fmt::format("({})", law->label), law->is_undefined_behaviour()
                                                   ? "what breaks it is undefined behaviour, and need not be refused"
                                                   : "no text that was drawn breaks it and no other law");
  }

  /// On the types that the op has and the choice leaves; a gap is said once for the op where it has none of these
  /// files.
  void write_vector_sizes() {
    const std::size_t before = out_.files.size();
    for (const spec::ElementType type : kVectorTypes)
      for (const std::int64_t n : kVectorSizes) {
        if ((options_.types & spec::set_of(type)) == 0) continue;
        auto text = vector_file(record_, type, n, {options_.seed, options_.types, options_.contract});
        if (!text) continue;
        const std::string name(spec::name(type));
        add(vector_file_name(type, n), *std::move(text),
            {.type = name, .values = reports::kMadeValues, .classes = {fmt::format("{} elements", n)}});
      }
    const std::string why = why_no_vector_file(record_);
    if (out_.files.size() == before)
      add_gap("64, 1023 and 1024 elements", why.empty() ? "no op that was drawn has data that say something" : why);
  }

  void add(const std::string& name, std::string text, SuiteFile entry) {
    entry.name = fmt::format("{}/{}", short_name(record_), name);
    entry.op = record_.full_name();
    entry.hash = reports::content_hash(text);
    out_.files.push_back({entry.name, std::move(text)});
    out_.entries.push_back(std::move(entry));
  }

  void add_gap(std::string what, std::string why) {
    out_.gaps.push_back({record_.full_name(), std::move(what), std::move(why)});
  }
  std::string why_not_drawn() const {
    if (!spec::can_draw(record_)) return "its result does not show all that it does, or it has no formula";
    return record_.facts.makes_literal ? "it stands in every program" : "it is not drawn in campaigns yet";
  }
  void add_gaps(const std::vector<Candidate>& programs) {
    std::set<std::uint32_t> classes;
    for (const Candidate& c : programs) classes.insert(c.classes.begin(), c.classes.end());
    for (std::uint32_t k = 0; k < spec::classes(record_).size(); ++k)
      if (!classes.contains(k)) add_gap(spec::classes(record_)[k].name, "met by no program that was drawn");
    if (programs.empty()) add_gap("all programs", fmt::format("{} lets it answer anything", options_.contract->name));
  }

  const spec::Record& record_;
  const SuiteOptions& options_;
  const std::atomic<bool>& stop_;
  OpPart out_;
};

/// The bugs that are bugs under the contract, by the op that shows them.
std::map<std::string, std::vector<const oracle::Mutant*>> mutants_by_op(const spec::Contract& contract) {
  std::map<std::string, std::vector<const oracle::Mutant*>> out;
  for (const oracle::Mutant& mutant : oracle::mutants())
    if (mutant.contract == contract.name || mutant.contract == oracle::Mutant{}.contract)
      for (const std::string& op : mutant.shown_by) out[op].push_back(&mutant);
  return out;
}

std::vector<const spec::Record*> chosen_records(const SuiteOptions& options) {
  std::vector<const spec::Record*> out;
  for (const spec::Record& r : spec::Records::in_force().all())
    if (options.ops.empty() || std::ranges::find(options.ops, r.full_name()) != options.ops.end()) out.push_back(&r);
  return out;
}

/// Makes the parts on several threads; each op has its own, whoever makes it.
class SuiteMaker {
 public:
  SuiteMaker(const SuiteOptions& options, const SuiteProgress& progress)
      : options_(options), progress_(progress), records_(chosen_records(options)), parts_(records_.size()),
        mutants_(mutants_by_op(*options.contract)) {}

  std::vector<OpPart> run() {
    const auto order = by_dialect();
    judge::on_threads(
        records_.size(), options_.jobs, stop(), [] { return 0; }, [&](std::size_t k, int) { make_part(order[k]); });
    for (std::size_t k = 0; k < parts_.size(); ++k)
      if (!parts_[k].is_done) parts_[k].gaps = {{records_[k]->full_name(), "all of it", reports::kNoTime}};
    return std::move(parts_);
  }
  std::size_t left_out() const { return records_.size() - done_; }

 private:
  /// Those of the records' own dialect first: where there is no time for all, they say most.
  std::vector<std::size_t> by_dialect() const {
    std::vector<std::size_t> out(records_.size());
    std::iota(out.begin(), out.end(), std::size_t{0});
    std::ranges::stable_partition(out, [&](std::size_t k) { return records_[k]->dialect == spec::Record{}.dialect; });
    return out;
  }
  void make_part(std::size_t k) {
    const auto mutants = mutants_.find(records_[k]->full_name());
    OpPart part = PartWriter(*records_[k], options_, stop())
                      .write(mutants == mutants_.end() ? std::vector<const oracle::Mutant*>{} : mutants->second);
    if (stop()) return;
    parts_[k] = std::move(part);
    parts_[k].is_done = true;
    const std::lock_guard lock(reporting_);
    progress_(++done_, records_.size(), records_[k]->full_name());
  }

  const std::atomic<bool>& stop() const {
    static const std::atomic<bool> kNever = false;
    return options_.stop != nullptr ? *options_.stop : kNever;
  }

  const SuiteOptions& options_;
  const SuiteProgress& progress_;
  std::vector<const spec::Record*> records_;
  std::vector<OpPart> parts_;
  const std::map<std::string, std::vector<const oracle::Mutant*>> mutants_;
  std::size_t done_ = 0;
  std::mutex reporting_;
};

reports::SuiteManifest head_of(const SuiteOptions& options) {
  reports::SuiteManifest out;
  out.assay = spec::kVersion;
  out.spec_hash = spec::Records::in_force().hash();
  out.seed = options.seed;
  out.size = options.size == SuiteSize::kSmall ? "small" : "full";
  if (options.has_vector_sizes) out.size += ", vector sizes";
  out.ops = options.ops_text;
  out.types = options.types_text;
  out.contract = options.contract->name;
  out.contract_hash = options.contract->hash;
  return out;
}

/// A bug of several ops survives where none of them shows it.
void add_survivors(const std::vector<OpPart>& parts, reports::SuiteManifest& manifest) {
  std::map<std::string, std::pair<const oracle::Mutant*, bool>> killed;
  for (const OpPart& part : parts)
    for (const Kill& kill : part.kills) {
      auto& [mutant, is_dead] = killed[kill.mutant->name];
      mutant = kill.mutant;
      is_dead |= !kill.by.empty();
    }
  manifest.planted = static_cast<std::int64_t>(killed.size());
  for (const auto& [name, entry] : killed)
    if (!entry.second) manifest.survivors.push_back({name, entry.first->what});
}

}  // namespace

Suite make_suite(const SuiteOptions& options, const SuiteProgress& progress) {
  SuiteMaker workshop(options, progress);
  std::vector<OpPart> parts = workshop.run();
  Suite out{{}, head_of(options), workshop.left_out()};
  add_survivors(parts, out.manifest);
  for (OpPart& part : parts) {
    std::ranges::move(part.files, std::back_inserter(out.files));
    std::ranges::move(part.entries, std::back_inserter(out.manifest.files));
    std::ranges::move(part.gaps, std::back_inserter(out.manifest.gaps));
  }
  return out;
}

std::vector<reports::File> suite_companions(const reports::SuiteManifest& manifest) {
  std::vector<reports::File> out = {{"manifest.json", reports::to_json(manifest)}};
  for (const auto& [path, text] : reports::embedded_suite_runners())
    out.push_back({path.substr(path.rfind('/') + 1), text});
  return out;
}

}  // namespace assay::conform
