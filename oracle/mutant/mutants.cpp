#include <algorithm>
#include <deque>
#include <mutex>
#include <set>
#include <sstream>
#include <unordered_map>

#include <fmt/format.h>

#include "oracle/grid/run.h"
#include "oracle/mutant/edit.h"
#include "oracle/mutant/faulty_domain.h"
#include "oracle/mutant/guarded_domain.h"
#include "spec/language/walk.h"

namespace assay::oracle {

/// A list of corpus/expectations, built in.
std::string_view mutant_list(std::string_view name);

namespace {

/// Lines of a list without the reasons behind their last bar.
std::vector<std::string> listed(std::string_view name) {
  std::vector<std::string> out;
  std::istringstream text{std::string(mutant_list(name))};
  for (std::string line; std::getline(text, line);) {
    if (!line.empty() && line[0] != '#') out.push_back(line.substr(0, line.rfind(" | ")));
  }
  return out;
}

/// `record | edit` of mutants-not-planted.txt.
std::set<std::string> edits_not_planted() {
  const auto lines = listed("mutants-not-planted");
  return {lines.begin(), lines.end()};
}

/// The contract of each bug in mutants-granted.txt.
std::unordered_map<std::string, std::string> contracts_of_granted() {
  std::unordered_map<std::string, std::string> out;
  for (const std::string& line : listed("mutants-granted")) {
    const auto bar = line.rfind(" | ");
    out.emplace(line.substr(0, bar), line.substr(bar + 3));
  }
  return out;
}

/// Without the dialect that records are of where they say none.
std::string short_name(const spec::Record& r) {
  return r.dialect == spec::Record{}.dialect ? r.mnemonic : r.full_name();
}

bool is_campaign_grade(const spec::Record& r) { return r.status == "campaign"; }

bool calls(const spec::Clause& c, PrimitiveId primitive) {
  return spec::any_of(c, [&](const spec::Expr& e) {
    return e.node == spec::ExprKind::kCall && e.symbol != nullptr && e.symbol->scope == spec::SymbolScope::kPrimitive &&
           e.symbol->index == static_cast<int>(primitive);
  });
}

/// What the contract of the others leaves open everywhere is a bug under the first one that settles it.
std::string contract_of(const spec::Record& r) {
  const bool is_open = std::ranges::any_of(r.means, [](const auto& c) { return calls(c, PrimitiveId::kRandomBits); });
  const auto names = spec::contract_names();
  const auto settling = std::ranges::find_if(names, [](const std::string& name) {
    const auto contract = spec::contract_named(name);
    return contract && !(*contract)->random_bits_any;
  });
  return is_open && settling != names.end() ? *settling : Mutant{}.contract;
}

/// Of an elementary function that no contract bounds any answer is legal.
bool may_be_anything(PrimitiveId function) {
  const auto names = spec::contract_names();
  return primitive(function).function != nullptr && std::ranges::none_of(names, [&](const std::string& name) {
           const auto contract = spec::contract_named(name);
           return contract && (*contract)->budget(function, ElementType::f32) != nullptr;
         });
}

/// The ops that are drawn and bear the primitive's name, or call it.
std::vector<std::string> shown_by(const PrimitiveFault& f) {
  std::vector<std::string> out;
  for (const spec::Record& r : spec::Records::in_force().all()) {
    const bool does_use = r.name_of_op() == spec::name(f.primitive) ||
                          std::ranges::any_of(r.means, [&](const spec::Clause& c) { return calls(c, f.primitive); });
    if (is_campaign_grade(r) && does_use) out.push_back(r.full_name());
  }
  return out;
}

/// A program shows a fault only where an op is drawn that bears the primitive's name, or else one that calls it.
bool is_drawn(const PrimitiveFault& f) {
  if (may_be_anything(f.primitive)) return false;
  const auto all = spec::Records::in_force().all();
  const auto found = std::ranges::find(all, spec::name(f.primitive), &spec::Record::mnemonic);
  return found != all.end() ? is_campaign_grade(*found) : !shown_by(f).empty();
}

/// A record with one edit, the others as they are.
class EditedMeanings final : public Meanings {
 public:
  EditedMeanings(const spec::Record& record, std::size_t number)
      : record_(record), clauses_(edited(record, number, arena_)) {}
  const std::vector<spec::Clause>& of(const spec::Record& record) const override {
    return &record == &record_ ? clauses_ : record.means;
  }

 private:
  const spec::Record& record_;
  spec::SyntaxArena arena_;
  std::vector<spec::Clause> clauses_;
};

/// Where a mutant comes from; the edited formula is made when it is first run.
struct Origin {
  const PrimitiveFault* fault = nullptr;
  const spec::Record* record = nullptr;
  std::size_t edit = 0;
  std::once_flag made;
  std::unique_ptr<EditedMeanings> meanings;
};

class Catalogue {
 public:
  Catalogue() {
    for (const spec::Record& r : spec::Records::in_force().all()) {
      if (is_campaign_grade(r)) add_edits(r);
    }
    for (const PrimitiveFault& f : primitive_faults()) {
      if (is_drawn(f)) add_fault(f);
    }
    for (const spec::Record& r : spec::Records::in_force().all())
      if (r.status == "placed") add_edits(r);
    for (std::size_t k = 0; k < mutants_.size(); ++k) by_name_.emplace(mutants_[k].name, k);
  }

  const std::vector<Mutant>& mutants() const { return mutants_; }
  const Mutant* mutant(std::string_view name) const {
    const auto it = by_name_.find(std::string(name));
    return it == by_name_.end() ? nullptr : &mutants_[it->second];
  }
  Origin* find(const std::string& name) {
    const auto it = by_name_.find(name);
    return it == by_name_.end() ? nullptr : &origins_[it->second];
  }

 private:
  Origin& add(std::string name, std::string what, std::string kind, std::string record) {
    Mutant& m = mutants_.emplace_back(Mutant{std::move(name), std::move(what), std::move(kind), std::move(record)});
    if (const auto granted = granted_.find(m.what); granted != granted_.end()) m.contract = granted->second;
    return origins_.emplace_back();
  }
  void add_fault(const PrimitiveFault& f) {
    const std::string primitive(spec::name(f.primitive));
    const int number = ++faults_of_[primitive];
    add(fmt::format("primitive.{}.{}", primitive, number), fmt::format("{}: {}", primitive, f.what),
        std::string(f.kind), "")
        .fault = &f;
    mutants_.back().shown_by = shown_by(f);
  }
  void add_edits(const spec::Record& r) {
    const auto edits = edits_of(r);
    for (std::size_t k = 0; k < edits.size(); ++k) {
      if (not_planted_.count(short_name(r) + " | " + edits[k].what) != 0) continue;
      Origin& o = add(short_name(r) + ".means." + std::to_string(k + 1), edits[k].what, edits[k].kind, r.full_name());
      if (mutants_.back().contract == Mutant{}.contract) mutants_.back().contract = contract_of(r);
      mutants_.back().shown_by = {r.full_name()};
      o.record = &r;
      o.edit = k;
    }
  }

  const std::set<std::string> not_planted_ = edits_not_planted();
  const std::unordered_map<std::string, std::string> granted_ = contracts_of_granted();
  std::unordered_map<std::string, int> faults_of_;
  std::vector<Mutant> mutants_;
  std::deque<Origin> origins_;
  std::unordered_map<std::string, std::size_t> by_name_;
};

Catalogue& catalogue() {
  static Catalogue all;
  return all;
}

const Meanings* meanings_of(Origin& origin) {
  if (origin.record == nullptr) return nullptr;
  std::call_once(origin.made, [&] { origin.meanings = std::make_unique<EditedMeanings>(*origin.record, origin.edit); });
  return origin.meanings.get();
}

/// The op of campaigns that bears the primitive's name, or else the first that calls it.
const spec::Record* op_of(const PrimitiveFault& f) {
  const auto all = spec::Records::in_force().all();
  const auto bears = std::ranges::find(all, spec::name(f.primitive), &spec::Record::mnemonic);
  if (bears != all.end() && is_campaign_grade(*bears)) return &*bears;
  const auto found = std::ranges::find_if(all, [&](const spec::Record& r) {
    return is_campaign_grade(r) && std::ranges::any_of(r.means, [&](const auto& c) { return calls(c, f.primitive); });
  });
  return found == all.end() ? nullptr : &*found;
}

constexpr char kGuard = '@';  ///< between the name of a bug and its guard

std::string base_of(std::string_view name) { return std::string(name.substr(0, name.find(kGuard))); }

Result<Guard> guard_of_name(std::string_view name, const spec::Record* op) {
  const auto at = name.find(kGuard);
  if (at == std::string_view::npos) return Guard{};
  if (op == nullptr) return fail("`" + base_of(name) + "` is in no op, and takes no guard");
  return guard_of(name.substr(at + 1), *op);
}

Result<GuardedBug> guarded_bug(const Mutant& mutant) {
  Origin* origin = catalogue().find(base_of(mutant.name));
  if (origin == nullptr) return fail("no mutant is named `" + mutant.name + "`");
  const spec::Record* op = origin->record != nullptr ? origin->record : op_of(*origin->fault);
  auto guard = guard_of_name(mutant.name, op);
  if (!guard) return tl::unexpected(guard.error());
  return GuardedBug{op, *std::move(guard), origin->fault, meanings_of(*origin)};
}

}  // namespace

const std::vector<Mutant>& mutants() { return catalogue().mutants(); }

const spec::Record* op_of(const Mutant& mutant) {
  const Origin* origin = catalogue().find(mutant.name);
  if (origin == nullptr) return nullptr;
  return origin->record != nullptr ? origin->record : op_of(*origin->fault);
}

std::string guarded_name(const Mutant& mutant, const Guard& guard) {
  return mutant.name + kGuard + text_of(guard, *op_of(mutant));
}

Result<Mutant> mutant_named(const std::string& name) {
  const Mutant* base = catalogue().mutant(base_of(name));
  if (base == nullptr) return fail("no mutant is named `" + name + "`");
  Mutant out = *base;
  out.name = name;
  if (const auto bug = guarded_bug(out); !bug) return tl::unexpected(bug.error());
  if (name != base->name) out.what += " where " + name.substr(base->name.size() + 1);
  return out;
}

Result<Run> evaluate_mutant(const Module& module, const ProcessTensors& inputs, const Mutant& mutant,
                            const Limits& limits, Preparation* preparation) {
  const auto bug = guarded_bug(mutant);
  if (!bug) return tl::unexpected(bug.error());
  const auto domain = [&](int process) -> std::unique_ptr<Domain> {
    if (bug->guard.empty()) return std::make_unique<FaultyDomain>(bug->fault);
    return std::make_unique<GuardedDomain>(*bug, process);
  };
  const Meanings* everywhere = bug->guard.empty() ? bug->meanings : nullptr;
  return run_in_domain(module, inputs, domain, limits, everywhere, preparation).and_then(to_run);
}

}  // namespace assay::oracle
