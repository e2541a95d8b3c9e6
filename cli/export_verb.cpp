#include <fmt/format.h>
#include <sys/utsname.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <span>
#include <thread>

#include "backends/translate.h"
#include "cli/files.h"
#include "cli/finding_options.h"
#include "cli/print.h"
#include "cli/verbs.h"
#include "conform/controls/controls.h"
#include "judge/builtin.h"
#include "program/text/text.h"
#include "reports/certificate/skips.h"
#include "reports/finding_text.h"
#include "reports/regression/bundle.h"
#include "reports/regression/exports.h"
#include "reports/regression/headline.h"
#include "reports/regression/hlo.h"
#include "reports/regression/lit.h"
#include "spec/version.h"

namespace assay::cli {
namespace {

using reports::File;
using Files = Result<std::vector<File>>;

/// All that a format is written of.
struct Material {
  reports::Finding finding;
  reports::Origin origin;
  reports::Controls controls;

  std::string name() const { return fmt::format("finding-{}", finding.id); }
  std::string headline() const { return reports::headline(finding, controls.condition); }
};

Result<backends::ExportTemplate> template_of(const Material& m) {
  return judge::open_backend(m.origin.backend).map([](const auto& factory) { return factory->export_template(); });
}

/// What shows the finding without Assay. A pass is run by a script of its worker.
Result<std::string> script_of(const Material& m) {
  if (!reports::is_of_pass(m.origin)) return reports::jax_script(m.finding, m.origin, m.headline());
  return template_of(m).map([&](const backends::ExportTemplate& form) {
    return reports::filled(form.text, m.finding, m.origin, m.headline());
  });
}

Files write_issue(const Material& m) {
  const auto script = script_of(m);
  return std::vector<File>{{"issue.md", reports::issue(m.finding, m.origin, m.controls, script.value_or(""))}};
}

Files write_jax(const Material& m) {
  if (reports::is_of_pass(m.origin))
    return fail("a pass runs nothing; `--format worker` writes the script that runs it", "", ErrorKind::kUnsupported);
  return reports::jax_script(m.finding, m.origin, m.headline()).map([](const std::string& script) {
    return std::vector<File>{{"repro.py", script}};
  });
}

Files write_pass_test(const Material& m) {
  return template_of(m).and_then([&](const backends::ExportTemplate& form) -> Files {
    if (form.lit.empty())
      return fail(m.origin.backend + " says no command in `hello` that runs it", "", ErrorKind::kUnsupported);
    const std::string command = reports::filled(form.lit, m.finding, m.origin, m.headline());
    return std::vector<File>{{m.name() + ".mlir", reports::pass_test(m.finding, m.origin, m.headline(),
                                                                     command.substr(0, command.find('\n')))},
                             {m.name() + "-backend.mlir", reports::backend_test(m.finding, m.origin, m.headline())}};
  });
}

Files write_lit(const Material& m) {
  if (reports::is_of_pass(m.origin)) return write_pass_test(m);
  return std::vector<File>{{m.name() + ".mlir", reports::lit_test(m.finding, m.origin, m.headline())},
                           {m.name() + "-backend.mlir", reports::backend_test(m.finding, m.origin, m.headline())}};
}

std::vector<reports::RawTensor> raw_inputs(const reports::Finding& f) {
  std::vector<reports::RawTensor> out;
  spec::Arena arena;
  for (const std::string& input : f.inputs)
    if (const auto literal = program::parse_literal(input, arena)) {
      const program::Tensor tensor = program::tensor_of(*literal);
      const auto* bytes = reinterpret_cast<const char*>(tensor.bytes.data());
      out.push_back({tensor.type.text(), std::string(bytes, tensor.bytes.size())});
    }
  return out;
}

/// Two runs of HLO that is wrong itself agree.
std::string remark_on(const Material& m, const backends::Translation& made) {
  const auto c = case_of(m.finding, backends::Limits().resident_bytes);
  const auto contract = spec::contract_named(m.origin.contract);
  const bool is_other = c && contract && conform::changes_answers(*c, made.back, **contract);
  return is_other ? "The translation from StableHLO is at fault: evaluated exactly, this HLO gives an answer that is "
                    "illegal for the program, and two runs of it agree."
                  : "";
}

Files write_hlo(const Material& m) {
  return backends::hlo_text(m.finding.program).and_then([&](const backends::Translation& made) {
    return reports::hlo_files(m.finding, m.origin, m.headline(),
                              {made.text, made.translator, raw_inputs(m.finding), remark_on(m, made)});
  });
}

Files write_iree(const Material& m) {
  return reports::iree_test(m.finding, m.origin, m.headline()).map([&](const std::string& text) {
    return std::vector<File>{{m.name() + "-iree.mlir", text}};
  });
}

/// In the form that the back end itself hands over.
Files write_worker(const Material& m) {
  if (!m.origin.backend.starts_with("worker:") && !reports::is_of_pass(m.origin))
    return fail(fmt::format("{} is no worker, which could hand over a template", m.origin.backend), "",
                ErrorKind::kUnsupported);
  return template_of(m).and_then([&](const backends::ExportTemplate& form) -> Files {
    const std::string name = std::filesystem::path(form.name).filename().string();
    if (name.empty()) return fail(m.origin.backend + " hands over no template in `hello`", "", ErrorKind::kUnsupported);
    return std::vector<File>{{name, reports::filled(form.text, m.finding, m.origin, m.headline())}};
  });
}

Files write_bundle(const Material& m) { return reports::bundle(m.finding, m.origin, m.headline()); }

struct Format {
  const char* name;
  const char* meaning;
  Files (*write)(const Material&);
  bool has_controls;  ///< says what was run around the finding
  bool is_one_text;   ///< goes to stdout where no folder is named: its first file
};
constexpr Format kFormats[] = {
    {"issue", "a report to paste", write_issue, true, true},
    {"jax", "a script for jaxlib and pytest", write_jax, false, true},
    {"lit", "tests for the StableHLO interpreter and for the back end; for a pass, a test for its own tool", write_lit,
     false, true},
    {"hlo", "HLO text, with a line for run_hlo_module and a gtest", write_hlo, false, false},
    {"iree", "a test of IREE's, in its own form", write_iree, false, true},
    {"worker", "what the worker writes; for a pass, a script that runs it", write_worker, false, true},
    {"bundle", "a folder that explains itself", write_bundle, false, false}};
constexpr const char* kAll = "all";

/// Of all bugs at once, in place of one finding.
struct ListFormat {
  const char* name;
  const char* meaning;
  std::string (*write)(const std::vector<reports::FailingTest>&);
};
constexpr ListFormat kListFormats[] = {
    {"deselect", "arguments that `pytest @FILE` reads", reports::pytest_deselect},
    {"xfail", "a conftest.py that expects the failures", reports::pytest_xfail},
    {"iree-config", "the lists in a configuration of IREE's test suites", reports::iree_config}};
constexpr const char* kBugs = "bugs";

std::vector<std::string> format_names() {
  std::vector<std::string> names;
  for (const Format& format : kFormats) names.emplace_back(format.name);
  names.emplace_back(kAll);
  for (const ListFormat& format : kListFormats) names.emplace_back(format.name);
  return names;
}

template <class Row> std::string meanings_of(std::span<const Row> formats) {
  std::string out;
  for (const Row& format : formats) out += fmt::format("{}: {}. ", format.name, format.meaning);
  return out;
}

std::string help_of_formats() {
  return fmt::format("{}all: all of these. For `bugs`: {}", meanings_of(std::span<const Format>(kFormats)),
                     meanings_of(std::span<const ListFormat>(kListFormats)));
}

/// `Linux 6.1.0, Intel Xeon, 2 cores`.
std::string machine() {
  utsname system{};
  uname(&system);
  std::string processor = system.machine;
  std::ifstream lines("/proc/cpuinfo");
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("model name")) processor = line.substr(line.find(':') + 2);
  return fmt::format("run by Assay {} on {}, {} {}, {}, {} cores", spec::kVersion, system.nodename, system.sysname,
                     system.release, processor, std::thread::hardware_concurrency());
}

class ExportVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional(
        "ID|bugs", id_,
        "the number of a finding; or `bugs`, for a list of tests that fail because of the bugs in --db or "
        "--certificate");
    static const std::string help = help_of_formats();
    options.choice("--format", format_, format_names(), help.c_str());
    options.option("-o,--output", folder_,
                   "the folder to write to, or the file for `bugs`; by default, a text goes to stdout");
    options.option("--db", db_, "the database of a campaign");
    options.option("--certificate", certificate_,
                   "for `bugs`: the folder of a certificate, to list the files of its suite that fail");
    options.option("--backend", backend_,
                   "where to run the controls of an issue; by default, the back end of the campaign");
    options.flag("--no-controls", no_controls_, "do not run the controls of an issue");
    declare_limits(options, limits_);
  }

  int act() override {
    const auto* list = std::ranges::find(kListFormats, std::string_view(format_), &ListFormat::name);
    const bool is_list = list != std::end(kListFormats);
    if (is_list != (id_ == kBugs))
      return complain(
          {"`export bugs` takes --format deselect, xfail or iree-config, and the number of a finding the "
           "other formats",
           "", ErrorKind::kInvalid});
    return is_list ? write_list(*list) : write_finding();
  }

 private:
  int write_list(const ListFormat& format) const {
    const auto tests = certificate_.empty() ? tests_of_bugs() : tests_of_suite();
    if (!tests) return complain(tests.error());
    print_error("{} tests\n", tests->size());
    const std::string text = format.write(*tests);
    if (folder_.empty()) return print_out("{}", text), kNothingUnexpected;
    const auto written = write_text(folder_, text);
    return written ? int{kNothingUnexpected} : complain(written.error());
  }

  Result<std::vector<reports::FailingTest>> tests_of_bugs() const {
    return reports::Store::open_existing(db_)
        .and_then([](const auto& store) { return store->clusters(); })
        .map([](const std::vector<reports::Cluster>& all) { return reports::failing_tests(all); });
  }

  Result<std::vector<reports::FailingTest>> tests_of_suite() const {
    return reports::Evidence::open_existing((std::filesystem::path(certificate_) / "evidence.db").string())
        .and_then([](const auto& evidence) { return evidence->answers(); })
        .map([](const std::vector<reports::SuiteAnswer>& all) { return reports::failing_tests(all); });
  }

  int write_finding() {
    auto material = gather();
    if (!material) return complain(material.error());
    if (wants_controls()) add_controls(*material);
    if (format_ == kAll) return write_all(*material);
    const Format& format = *std::ranges::find(kFormats, std::string_view(format_), &Format::name);
    const Files files = format.write(*material);
    if (!files) return complain(files.error());
    if (!format.is_one_text || !folder_.empty()) return write(*files, folder_.empty() ? material->name() : folder_);
    print_out("{}", files->front().content);
    return kNothingUnexpected;
  }

  Result<Material> gather() const {
    auto store = reports::Store::open_existing(db_);
    if (!store) return tl::unexpected(store.error());
    auto finding = find(**store, id_);
    if (!finding) return tl::unexpected(finding.error());
    const auto campaigns = (*store)->campaigns(finding->campaign);
    if (!campaigns) return tl::unexpected(campaigns.error());
    return Material{*std::move(finding), reports::origin_of(campaigns->front()), {}};
  }

  bool wants_controls() const {
    return std::ranges::any_of(
        kFormats, [&](const Format& f) { return f.has_controls && (format_ == f.name || format_ == kAll); });
  }

  /// Without them an issue says why.
  void add_controls(Material& m) const {
    auto controls = no_controls_ ? Result<reports::Controls>(fail("nobody asked for them"))
                                 : plan_of(m).and_then(conform::run_controls);
    if (!controls) {
      m.controls.missing = controls.error().text();
      if (!no_controls_) print_error("no controls: {}\n", m.controls.missing);
      return;
    }
    m.controls = *std::move(controls);
    m.controls.environment = {{"controls", machine()}};
    if (m.controls.itself->passes) print_error("the finding did not show again here\n");
  }

  Result<conform::ControlPlan> plan_of(const Material& m) const {
    auto c = case_of(m.finding, limits_.resident_bytes);
    if (!c) return tl::unexpected(c.error());
    return conform::ControlPlan{*std::move(c),     backend_.empty() ? m.origin.backend : backend_,
                                m.finding.variant, m.finding.variant_options,
                                m.origin.contract, limits_};
  }

  /// Every format that the finding has; what is left out is said on stderr.
  int write_all(const Material& m) const {
    std::vector<File> all;
    for (const Format& format : kFormats) {
      const Files files = format.write(m);
      if (files) all.insert(all.end(), files->begin(), files->end());
      else print_error("left out: {}: {}\n", format.name, files.error().text());
    }
    return write(all, folder_.empty() ? m.name() : folder_);
  }

  /// Writes the files and says where on stdout.
  static int write(const std::vector<File>& files, const std::filesystem::path& folder) {
    std::error_code ignored;  // writing says what is wrong
    std::filesystem::create_directories(folder, ignored);
    for (const File& file : files) {
      const std::string path = (folder / file.name).string();
      if (auto written = write_text(path, file.content); !written) return complain(written.error());
      print_out("{}\n", path);
    }
    return kNothingUnexpected;
  }

  std::string id_, format_, folder_, certificate_, db_ = "assay.db", backend_;
  bool no_controls_ = false;
  backends::Limits limits_;
};

}  // namespace

std::unique_ptr<Verb> make_export() { return std::make_unique<ExportVerb>(); }

}  // namespace assay::cli
