#include "reports/certificate/certificate.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <tuple>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/certificate/certificate_page.h"
#include "reports/common_types.h"
#include "reports/finding_text.h"
#include "reports/json_objects.h"
#include "reports/junit.h"
#include "reports/visible.h"
#include "spec/version.h"

namespace assay::reports {
namespace {

using spec::Verdict;

/// What may become of a file, the gravest last. A grant that explains an answer is evidence, and an open answer is
/// none.
constexpr std::array kByGravity{Verdict::kPass,     Verdict::kRefused,     Verdict::kDeviation, Verdict::kOpen,
                                Verdict::kAccepted, Verdict::kUnsupported, Verdict::kRejected,  Verdict::kUndecided,
                                Verdict::kWaived,   Verdict::kUnconfirmed, Verdict::kFailed,    Verdict::kHang,
                                Verdict::kCrash,    Verdict::kWrong};

using CellKey = std::pair<std::string, std::string>;

std::string fact(const CertificateSource& s, const std::string& name) {
  const auto it = s.facts.find(name);
  return it == s.facts.end() ? "" : it->second;
}

/// One where nothing is said of them.
std::vector<std::string> variant_names(const CertificateSource& s) {
  std::vector<std::string> out;
  const Json list = Json::parse(fact(s, "variants"), nullptr, false);
  if (list.is_array())
    for (const Json& v : list) out.push_back(v.is_object() ? v.value("name", "") : "");
  return out.empty() ? std::vector<std::string>{"default"} : out;
}

bool stands_against(const SweptFunction& f) { return f.verdict == "beyond" || f.verdict == "failed"; }

/// A failure that an entry of the waivers covers is waived.
Verdict verdict_of(const SuiteAnswer& a, const Known& waivers) {
  const Verdict said = verdict_named(a.verdict).value_or(Verdict::kFailed);
  Cluster cluster;
  cluster.key = a.cluster;
  return is_failure(said) && waivers.find(cluster) != nullptr ? Verdict::kWaived : said;
}

bool is_passed(Verdict v) { return spec::ends_well(v, {}); }

std::size_t at(Verdict v) { return static_cast<std::size_t>(v); }

std::int64_t failures(const VerdictCounts& n) {
  std::int64_t out = 0;
  for (const Verdict v : kByGravity)
    if (is_failure(v)) out += n[at(v)];
  return out;
}

Json counts_json(const VerdictCounts& n) {
  Json out = Json::object();
  for (const Verdict v : kByGravity)
    if (n[at(v)] > 0) out[std::string(certificate_word(v))] = n[at(v)];
  return out;
}

/// Of those under which all is legal, the contracts that no other one of them extends.
std::vector<std::string> tightest(const std::set<std::string>& holding,
                                  const std::map<std::string, std::string>& bases) {
  std::vector<std::string> out;
  for (const std::string& name : holding) {
    bool extends_another = false;
    for (auto base = bases.find(name); base != bases.end() && !base->second.empty(); base = bases.find(base->second))
      extends_another |= holding.contains(base->second);
    if (!extends_another) out.push_back(name);
  }
  return out;
}

/// With no failure among n, the share of failing elements is at most 3 / n, with 95 % confidence: the rule of three
/// (Hanley and Lippman-Hand, 1983).
constexpr double kRuleOfThree = 3;

Json bound_json(std::int64_t checked, std::int64_t failed) {
  return checked > 0 && failed == 0 ? Json(kRuleOfThree / static_cast<double>(checked)) : Json(nullptr);
}

/// Everything that is counted.
class Tally {
 public:
  explicit Tally(const CertificateSource& source) : source_(source) {
    for (const SuiteFile& f : source.suite.files) expect(f);
    for (const SuiteAnswer& a : source.answers) add(a);
    for (const SweptFunction& f : source.functions) add(f);
    for (const MatrixCell& c : source.cells) add(c);
    for (const JudgedBug& bug : source.bugs) add(bug);
    for (auto& [key, cell] : cells_) finish(key, cell);
  }

  const std::map<CellKey, CertifiedCell>& cells() const { return cells_; }
  const std::map<std::tuple<std::string, std::string, std::string>, VerdictCounts>& classes() const { return classes_; }
  const VerdictCounts& files() const { return all_; }
  const VerdictCounts& laws() const { return laws_; }
  const spec::ElementCounts& elements() const { return elements_; }
  std::int64_t seen() const { return seen_; }
  /// Null where the manifest does not have it.
  const SuiteFile* file_named(const std::string& name) const {
    const auto found = files_.find(name);
    return found == files_.end() ? nullptr : found->second;
  }
  /// Ops in which no planted bug was seen, though some were planted.
  std::vector<std::string> unproven() const {
    std::vector<std::string> out;
    for (const auto& [op, n] : bugs_)
      if (n.first > 0 && n.second == 0) out.push_back(op);
    return out;
  }

 private:
  /// An answer of each variant; until there is one, the file is left out.
  void expect(const SuiteFile& f) {
    files_[f.name] = &f;
    if (f.law.empty()) cell_of(f.op, f.type).left_out += variants_;
  }
  void add(const SuiteAnswer& a) {
    const auto file = files_.find(a.file);
    if (file == files_.end()) return;
    const Verdict verdict = verdict_of(a, source_.waivers);
    ++(file->second->law.empty() ? all_ : laws_)[at(verdict)];
    if (!file->second->law.empty()) return;
    elements_ += a.counts;
    CertifiedCell& cell = cell_of(file->second->op, file->second->type);
    ++cell.files[at(verdict)];
    --cell.left_out;
    cell.elements += a.counts;
    for (const std::string& name : file->second->classes)
      ++classes_[{file->second->op, file->second->type, name}][at(verdict)];
    note_contracts(a, {cell.op, cell.type});
  }
  void note_contracts(const SuiteAnswer& a, const CellKey& key) {
    const auto held = source_.holding.find({a.file, a.variant});
    if (held == source_.holding.end()) return;
    const auto [it, is_first] = holding_.try_emplace(key, held->second);
    if (!is_first) std::erase_if(it->second, [&](const std::string& name) { return !held->second.contains(name); });
  }
  void add(const SweptFunction& f) {
    const auto it = cells_.find({full_name(f.op), f.type});
    if (it != cells_.end() && stands_against(f)) it->second.beyond = f.words;
  }
  void add(const MatrixCell& c) {
    const std::string op = c.op.find('.') == std::string::npos ? full_name(c.op) : c.op;
    const auto it = cells_.find({op, c.element_type});
    if (it == cells_.end()) return;
    it->second.campaign += c.programs;
    it->second.campaign_checked += c.elements.checked;
    it->second.campaign_failed += c.failed;
  }
  /// A campaign names ops by their mnemonics alone.
  std::string full_name(const std::string& mnemonic) const {
    for (const auto& [key, cell] : cells_)
      if (key.first.ends_with("." + mnemonic)) return key.first;
    return mnemonic;
  }
  void add(const JudgedBug& bug) {
    seen_ += !bug.file.empty();
    for (const std::string& op : bug.ops) {
      ++bugs_[op].first;
      bugs_[op].second += !bug.file.empty();
    }
  }
  void finish(const CellKey& key, CertifiedCell& cell) {
    std::tie(cell.bugs, cell.seen) = bugs_[cell.op];
    if (const auto held = holding_.find(key); held != holding_.end())
      cell.contracts = tightest(held->second, source_.bases);
  }
  CertifiedCell& cell_of(const std::string& op, const std::string& type) {
    CertifiedCell& cell = cells_[{op, type}];
    cell.op = op;
    cell.type = type;
    return cell;
  }

  const CertificateSource& source_;
  const std::int64_t variants_ = static_cast<std::int64_t>(variant_names(source_).size());
  std::map<std::string, const SuiteFile*> files_;
  std::map<CellKey, CertifiedCell> cells_;
  std::map<CellKey, std::set<std::string>> holding_;
  std::map<std::tuple<std::string, std::string, std::string>, VerdictCounts> classes_;
  std::map<std::string, std::pair<std::int64_t, std::int64_t>> bugs_;  ///< by op: planted, seen
  VerdictCounts all_{}, laws_{};
  spec::ElementCounts elements_;
  std::int64_t seen_ = 0;
};

/// Violations of the campaign that no waiver covers.
std::vector<Cluster> unknown_violations(const CertificateSource& s) {
  return s.waivers.unknown(violations(s.clusters));
}

/// A file whose verdict is another one than before: `worse`, `better`, or `alike` where neither is graver.
struct ChangedFile {
  std::string file, variant, before, now;

  std::string direction() const {
    const auto gravity = [](const std::string& word) {
      return std::ranges::find(kByGravity, word, spec::certificate_word) - kByGravity.begin();
    };
    return gravity(now) > gravity(before) ? "worse" : gravity(now) < gravity(before) ? "better" : "alike";
  }
};

/// Of the certificate that is renewed, the answers that there are again.
struct Renewed {
  std::vector<ChangedFile> changed;
  std::int64_t alike = 0;  ///< with the same verdict
};

Renewed changes(const CertificateSource& s) {
  std::map<CellKey, std::string> before;
  for (const SuiteAnswer& a : s.renewed) before[{a.file, a.variant}] = a.verdict;
  Renewed out;
  for (const SuiteAnswer& a : s.answers) {
    const auto it = before.find({a.file, a.variant});
    if (it == before.end()) continue;
    if (it->second == a.verdict) ++out.alike;
    else out.changed.push_back({a.file, a.variant, it->second, a.verdict});
  }
  const auto place = [](const ChangedFile& c) {
    return c.direction() == "worse" ? 0 : c.direction() == "better" ? 1 : 2;
  };
  std::ranges::stable_sort(out.changed, {}, place);
  return out;
}

/// What there was no time for.
struct LeftOut {
  std::int64_t ops = 0;        ///< without files
  std::int64_t files = 0;      ///< without an answer, for each variant
  std::int64_t bugs = 0;       ///< planted, and not shown to the judge
  std::int64_t functions = 0;  ///< not swept
  std::string parts;           ///< with commas between
};

std::vector<std::pair<std::string, std::string>> unanswered(const CertificateSource& s) {
  std::set<std::pair<std::string, std::string>> answered;
  for (const SuiteAnswer& a : s.answers) answered.emplace(a.file, a.variant);
  std::vector<std::pair<std::string, std::string>> out;
  for (const SuiteFile& f : s.suite.files)
    for (const std::string& variant : variant_names(s))
      if (!answered.contains({f.name, variant})) out.emplace_back(f.name, variant);
  return out;
}

std::int64_t bugs_left_out(const CertificateSource& s) {
  std::set<std::string> judged, planted;
  for (const JudgedBug& bug : s.bugs) judged.insert(bug.bug);
  for (const SuiteFile& f : s.suite.files) planted.insert(f.kills.begin(), f.kills.end());
  return std::ranges::count_if(planted, [&](const std::string& bug) { return !judged.contains(bug); });
}

std::int64_t functions_left_out(const CertificateSource& s) {
  std::int64_t wanted = 0;
  const std::string text = fact(s, "functions");
  std::from_chars(text.data(), text.data() + text.size(), wanted);
  return std::max<std::int64_t>(0, wanted - static_cast<std::int64_t>(s.functions.size()));
}

LeftOut left_out(const CertificateSource& s) {
  LeftOut out{0, static_cast<std::int64_t>(unanswered(s).size()), bugs_left_out(s), functions_left_out(s),
              fact(s, "left_out")};
  out.ops = std::ranges::count(s.suite.gaps, std::string_view(kNoTime), &SuiteGap::why);
  return out;
}

/// Why the back end may not be shipped on this evidence; empty where it may.
std::vector<std::string> objections(const CertificateSource& s, const Tally& tally) {
  std::vector<std::string> out;
  const auto object = [&](std::int64_t n, const std::string& what) {
    if (n > 0) out.push_back(fmt::format("{} {}", grouped(n), what));
  };
  object(failures(tally.files()), "programs of the suite fail");
  object(failures(tally.laws()), "texts that break a law end the back end in disorder");
  object(static_cast<std::int64_t>(unknown_violations(s).size()), "causes of violations in the campaign");
  object(static_cast<std::int64_t>(tally.unproven().size()), "ops in which the judge saw no planted bug");
  object(std::ranges::count_if(s.functions, stands_against), "functions are beyond what the contract allows");
  const LeftOut left = left_out(s);
  object(left.ops, "ops of the suite were left out: no time was left to make their files");
  object(left.files, "files of the suite were left out: no time was left to run them");
  object(left.bugs, "planted bugs were not shown to the judge: no time was left");
  object(left.functions, "functions were left out: no time was left to sweep them");
  if (!left.parts.empty()) out.push_back("left out for want of time: " + left.parts);
  const bool has_judged = std::ranges::any_of(tally.cells(), [](const auto& c) { return c.second.passes(); });
  if (!has_judged) out.emplace_back("no cell passes on evidence");
  return out;
}

Json cell_json(const CertifiedCell& c) {
  return {{"op", c.op},
          {"type", c.type},
          {"status", c.status()},
          {"files", counts_json(c.files)},
          {"pale", c.is_pale()},
          {"left_out", c.left_out},
          {"beyond", c.beyond},
          {"checked", c.elements.checked},
          {"open", c.elements.open},
          {"bound", bound_json(c.checked(), failures(c.files) + c.campaign_failed)},
          {"campaign", {{"programs", c.campaign}, {"checked", c.campaign_checked}, {"failed", c.campaign_failed}}},
          {"bugs", {{"planted", c.bugs}, {"seen", c.seen}}},
          {"contracts", c.contracts}};
}

Json subject_json(const CertificateSource& s) {
  return {{"backend", fact(s, "backend")},
          {"identity", fact(s, "identity")},
          {"variants", fact(s, "variants")},
          {"host", fact(s, "host")},
          {"started", fact(s, "started")}};
}

Json suite_json(const CertificateSource& s, const Tally& tally) {
  return {{"specification", s.suite.spec_hash},
          {"seed", s.suite.seed},
          {"size", s.suite.size},
          {"ops", s.suite.ops},
          {"types", s.suite.types},
          {"files", s.suite.files.size()},
          {"manifest", s.suite_hash},
          {"programs", counts_json(tally.files())},
          {"laws", counts_json(tally.laws())},
          {"elements",
           {{"checked", tally.elements().checked},
            {"weak", tally.elements().weak},
            {"open", tally.elements().open},
            {"undecided", tally.elements().undecided}}}};
}

Json campaign_json(const CertificateSource& s) {
  Json out = Json::array();
  for (const Campaign& c : s.campaigns) out.push_back(json_of(c));
  return out;
}

Json waivers_json(const CertificateSource& s) {
  Json out = Json::array();
  std::map<std::string, std::int64_t> waived;
  for (const SuiteAnswer& a : s.answers)
    if (verdict_of(a, s.waivers) == Verdict::kWaived) ++waived[a.cluster];
  for (const auto& [key, files] : waived) {
    Cluster cluster;
    cluster.key = key;
    const KnownCause* cause = s.waivers.find(cluster);
    out.push_back({{"cluster", key},
                   {"files", files},
                   {"issue", cause->issue},
                   {"owner", cause->owner},
                   {"expires", cause->expires}});
  }
  return out;
}

Json failing_json(const CertificateSource& s, const Tally& tally) {
  Json out = Json::array();
  for (const SuiteAnswer& a : s.answers) {
    if (!is_failure(verdict_of(a, s.waivers))) continue;
    const SuiteFile* file = tally.file_named(a.file);
    out.push_back({{"file", a.file},
                   {"op", file ? file->op : ""},
                   {"type", file ? file->type : ""},
                   {"variant", a.variant},
                   {"verdict", a.verdict},
                   {"cluster", a.cluster},
                   {"message", a.message}});
  }
  return out;
}

Json not_covered_json(const CertificateSource& s) {
  Json out = Json::array();
  for (const SuiteGap& g : s.suite.gaps) out.push_back({{"op", g.op}, {"what", g.what}, {"why", g.why}});
  return out;
}

Json renewal_json(const CertificateSource& s) {
  if (fact(s, "renews").empty()) return nullptr;
  const Renewed renewed = changes(s);
  Json changed = Json::array();
  for (const ChangedFile& c : renewed.changed)
    changed.push_back(
        {{"file", c.file}, {"variant", c.variant}, {"before", c.before}, {"now", c.now}, {"change", c.direction()}});
  const auto count = [&](const char* direction) {
    return std::ranges::count(renewed.changed, direction, &ChangedFile::direction);
  };
  return {{"certificate", fact(s, "renews")},
          {"worse", count("worse")},
          {"better", count("better")},
          {"alike", renewed.alike + count("alike")},
          {"changes", changed}};
}

/// Of the cells on each tier of types, how many pass.
Json tiers_json(const Tally& tally) {
  static constexpr std::array<const char*, 3> kNames = {"f32 bf16 f16 i32 i1", "f64 i64 i8 ui8 complex", "the rest"};
  std::array<std::pair<std::int64_t, std::int64_t>, kNames.size()> counts{};
  for (const auto& [key, cell] : tally.cells()) {
    auto& [all, passing] = counts[static_cast<std::size_t>(tier_of(cell.type))];
    ++all;
    passing += cell.passes();
  }
  Json out = Json::array();
  for (std::size_t t = 0; t < kNames.size(); ++t)
    out.push_back({{"types", kNames[t]}, {"cells", counts[t].first}, {"passing", counts[t].second}});
  return out;
}

Json profiles_json(const CertificateSource& s) {
  Json out = Json::array();
  for (const Profile& p : s.profiles) {
    Json grants = Json::array();
    for (const FoundGrant& g : p.grants) grants.push_back(g.line);
    out.push_back({{"baseline", p.baseline}, {"observations", p.observations.size()}, {"grants", grants}});
  }
  return out;
}

Json functions_json(const CertificateSource& s) {
  Json out = Json::array();
  for (const SweptFunction& f : s.functions)
    out.push_back({{"op", f.op},
                   {"type", f.type},
                   {"variant", f.variant},
                   {"inputs", f.inputs},
                   {"complete", f.is_complete},
                   {"ulps", f.ulps},
                   {"allowed", f.allowed},
                   {"verdict", f.verdict},
                   {"words", f.words}});
  return out;
}

Json left_out_json(const CertificateSource& s) {
  const LeftOut left = left_out(s);
  return {{"ops", left.ops},
          {"files", left.files},
          {"planted_bugs", left.bugs},
          {"functions", left.functions},
          {"parts", left.parts}};
}

Json bugs_json(const CertificateSource& s, const Tally& tally) {
  return {{"planted", s.bugs.size()}, {"seen", tally.seen()}, {"ops_without_one", tally.unproven()}};
}

std::string sentence(const CertificateSource& s, const std::vector<std::string>& objections) {
  const std::string subject = fmt::format("{} under {}", fact(s, "identity"), fact(s, "contract"));
  if (objections.empty()) return fmt::format("Nothing that was judged stands against {}.", subject);
  return fmt::format("{}: {}.", subject, fmt::join(objections, "; "));
}

Json certificate_json(const CertificateSource& s, const Tally& tally) {
  const auto against = objections(s, tally);
  Json cells = Json::array(), classes = Json::array(), causes = Json::array();
  for (const auto& [key, cell] : tally.cells()) cells.push_back(cell_json(cell));
  for (const auto& [key, n] : tally.classes())
    classes.push_back(
        {{"op", std::get<0>(key)}, {"type", std::get<1>(key)}, {"class", std::get<2>(key)}, {"files", counts_json(n)}});
  for (const Cluster& c : s.clusters)
    causes.push_back({{"cluster", c.key}, {"title", c.title}, {"findings", c.findings}, {"known", s.waivers.note(c)}});
  return {{"statement", sentence(s, against)},
          {"conforms", against.empty()},
          {"against", against},
          {"subject", subject_json(s)},
          {"contract", {{"name", fact(s, "contract")}, {"hash", fact(s, "contract_hash")}}},
          {"assay", fact(s, "assay")},
          {"suite", suite_json(s, tally)},
          {"planted_bugs", bugs_json(s, tally)},
          {"campaigns", campaign_json(s)},
          {"causes", causes},
          {"failing", failing_json(s, tally)},
          {"waivers", waivers_json(s)},
          {"renews", renewal_json(s)},
          {"profiles", profiles_json(s)},
          {"functions", functions_json(s)},
          {"left_out", left_out_json(s)},
          {"tiers", tiers_json(tally)},
          {"cells", cells},
          {"classes", classes},
          {"not_covered", not_covered_json(s)},
          {"evidence", s.evidence_hash}};
}

TestCase case_of(const SweptFunction& f) {
  const auto outcome = stands_against(f)       ? TestCase::Outcome::kFailed
                       : f.verdict == "within" ? TestCase::Outcome::kPassed
                                               : TestCase::Outcome::kSkipped;
  return {f.variant, fmt::format("sweep {} {}", f.op, f.type), outcome, visible_line(f.words), ""};
}

std::string junit_of(const CertificateSource& s) {
  std::vector<TestCase> cases;
  for (const SuiteAnswer& a : s.answers) {
    const Verdict v = verdict_of(a, s.waivers);
    const bool has_judged = is_passed(v);
    const auto outcome = is_failure(v) ? TestCase::Outcome::kFailed
                         : has_judged  ? TestCase::Outcome::kPassed
                                       : TestCase::Outcome::kSkipped;
    cases.push_back(
        {a.variant, a.file, outcome, fmt::format("{}: {}", certificate_word(v), visible_line(a.message)), ""});
  }
  for (const auto& [file, variant] : unanswered(s))
    cases.push_back({variant, file, TestCase::Outcome::kSkipped, "left out: no time was left to run it", ""});
  for (const SweptFunction& f : s.functions) cases.push_back(case_of(f));
  return junit("assay certify", cases);
}

}  // namespace

std::optional<Verdict> verdict_named(std::string_view word) {
  const auto it = std::ranges::find(kByGravity, word, spec::certificate_word);
  return it == kByGravity.end() ? std::nullopt : std::optional(*it);
}

bool is_failure(Verdict v) { return v == Verdict::kUnconfirmed || is_violation(v); }

bool CertifiedCell::passes() const {
  const bool is_whole = left_out == 0 && beyond.empty();
  return is_whole && elements.checked > 0 && failures(files) == 0 && (bugs == 0 || seen > 0);
}

bool CertifiedCell::is_pale() const {
  constexpr std::int64_t kEnough = 1000;
  const bool is_tick =
      status() == certificate_word(Verdict::kPass) || status() == certificate_word(Verdict::kDeviation);
  return is_tick && checked() < kEnough;
}

std::string CertifiedCell::status() const {
  Verdict verdict = Verdict::kPass;
  for (const Verdict v : kByGravity)
    if (files[at(v)] > 0) verdict = v;
  if (!is_failure(verdict) && !beyond.empty()) return "beyond budget";
  if (!is_failure(verdict) && left_out > 0) return "left out";
  if (is_passed(verdict) && !passes()) return "unproven";
  return std::string(certificate_word(verdict));
}

Certificate certificate_of(const CertificateSource& source) {
  const Tally tally(source);
  const Json json = certificate_json(source, tally);
  const auto against = objections(source, tally);
  return {lines(json), html_certificate(json, source), junit_of(source), against.empty(), sentence(source, against)};
}

}  // namespace assay::reports
