#include <fmt/format.h>

#include <algorithm>

#include "cli/files.h"
#include "cli/print.h"
#include "cli/spec_xla.h"
#include "cli/verbs.h"
#include "fuzz/campaign/policy_file.h"
#include "spec/embedded.h"
#include "spec/nearest_name.h"
#include "spec/record.h"

namespace assay::cli {
namespace {

using spec::Record;
using spec::Records;

std::string shape_of(const Record& record) {
  return fmt::format("{} operands, {} attributes, {} regions, {} results, {} laws", record.operands.size(),
                     record.attributes.size(), record.regions.size(), record.results.size(), record.laws.size());
}

void print_list(const Records& records) {
  for (const Record& record : records.all()) print_out("{:<36} {}\n", record.full_name(), shape_of(record));
  print_out("spec {}\n", records.hash());
}

std::string_view standing(const Record& record) {
  if (record.status == "placed" || record.status == "named") return record.status;
  return is_drawn(record) ? "campaign" : "draft";
}

void print_status(const Records& records) {
  int campaign = 0;
  for (const Record& record : records.all()) {
    campaign += is_drawn(record);
    print_out("{:<36} {:<9} {}\n", record.full_name(), standing(record), lacks(record));
  }
  print_out("{} of {} ops are used in campaigns\n", campaign, records.all().size());
}

/// What C++ or nothing at all says instead of a formula.
void print_escapes(const Records& records) {
  for (const Record& record : records.all()) {
    if (record.opaque) print_out("{:<36} no formula: opaque\n", record.full_name());
    if (record.effect.any() && record.effect.kind != spec::EffectKind::kQueue)
      print_out("{:<36} effect: {}\n", record.full_name(), spec::to_text(record.effect, record));
    if (record.accept)
      print_out("{:<36} acceptance overridden: {}\n", record.full_name(), spec::to_text(*record.accept));
  }
}

class SpecVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("OP", op_, "one op, such as slice or stablehlo.slice; all ops by default",
                       Options::Need::kOptional);
    options.flag("--json", json_, "print the canonical form; with --xla, one object per line");
    options.flag("--status", status_, "the status of each op, and what it still lacks");
    options.flag("--escapes", escapes_, "what the formulas of the records do not say");
    options.flag("--policy", policy_, "a file for `fuzz --policy`, with every field and its default");
    options.flag("--xla", xla_, "which StableHLO ops express each op of XLA's operation semantics, or OP");
  }

  int act() override {
    if (xla_) return show_xla(op_, json_);
    if (policy_) {
      print_out("{}", fuzz::policy_text({}));
      return kNothingUnexpected;
    }
    const Records& records = Records::in_force();
    if (!op_.empty()) return print_one(records);
    if (status_) print_status(records);
    if (escapes_) print_escapes(records);
    if (json_) print_out("{}\n", records.json());
    if (!status_ && !escapes_ && !json_) print_list(records);
    return kNothingUnexpected;
  }

 private:
  int print_one(const Records& records) {
    const Record* record = named(records);
    if (!record) return complain(unknown(records));
    if (json_) print_out("{}\n", records.json(*record));
    else print_record(*record);
    return kNothingUnexpected;
  }

  /// StableHLO's op of this name, or that of the first dialect that has one.
  const Record* named(const Records& records) const {
    if (const Record* record = records.find(op_)) return record;
    const auto found = std::ranges::find(records.all(), op_, &Record::mnemonic);
    return found == records.all().end() ? nullptr : &*found;
  }

  Error unknown(const Records& records) const {
    std::vector<std::string> names;
    for (const Record& r : records.all()) names.insert(names.end(), {r.mnemonic, r.full_name()});
    return {"there is no op " + op_ + " in the spec; `assay spec` lists them all" + spec::did_you_mean(op_, names), "",
            ErrorKind::kInvalid};
  }

  /// The file that says what the op is.
  static void print_record(const Record& record) {
    for (const auto& [path, text] : spec::embedded_ops())
      if (path == record.at.file) return print_out("{}", text);
    if (const auto text = read_text(std::string(record.at.file))) print_out("{}", *text);
  }

  std::string op_;
  bool json_ = false, status_ = false, escapes_ = false, xla_ = false, policy_ = false;
};

}  // namespace

std::unique_ptr<Verb> make_spec() { return std::make_unique<SpecVerb>(); }

}  // namespace assay::cli
