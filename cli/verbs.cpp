#include "cli/verbs.h"

namespace assay::cli {
namespace {

/// Headings of `assay --help`.
constexpr const char *kFind = "Find bugs", *kRead = "Read and share what was found", *kCertify = "Certify a release",
                     *kPrograms = "Work with programs", *kSetup = "Set up";

}  // namespace

std::span<const VerbEntry> verbs() {
  // clang-format off
  static constexpr VerbEntry kVerbs[] = {
      {kFind, "fuzz", "find bugs in a back end with random programs",
       "assay fuzz --backend pjrt:libpjrt_cpu.so --variant default no-algsimp --time 10m --db assay.db", make_fuzz},
      {kPrograms, "gen", "write random valid programs to stdout", "assay gen --seed 7 --count 3\n  assay gen --seed 1 --count 1000000 --verify", make_gen},
      {kPrograms, "run", "run one program and print its outputs", "assay run add.mlir --inputs add.inputs --backend oracle", make_run},
      {kFind, "check", "run the checks in files, or compare a back end's outputs with what is legal",
       "assay check tests/*.mlir\n  assay check add.mlir --inputs add.inputs --backend pjrt:libpjrt_cpu.so", make_check},
      {kPrograms, "verify", "check that programs are valid; if one is not, say which law it breaks, and where", "assay verify add.mlir", make_verify},
      {kFind, "reduce", "cut a failing program down to the smallest that still fails the same way",
       "assay reduce big.mlir --inputs big.inputs --backend pjrt:libpjrt_cpu.so > small.mlir\n"
       "  assay reduce big.mlir --predicate 'vendor-compile {} 2>&1 | grep -q \"internal error\"' -o small.mlir", make_reduce},
      {kCertify, "suite", "write a conformance suite of self-checking files, made from the specification",
       "assay suite --out suite\n  assay check suite --backend pjrt:libpjrt_cpu.so --junit out.xml", make_suite_verb},
      {kCertify, "certify", "certify a back end with a suite, function sweeps, a campaign and a profile, and keep the evidence",
       "assay certify --backend pjrt:libpjrt_cpu.so -o certificate\n  assay certify --verify certificate", make_certify},
      {kFind, "profile", "find the contract of a back end, with a witness program for each line",
       "assay profile --backend pjrt:libpjrt_cpu.so --time 10m -o cpu.contract --db profile.db --report profile.html",
       make_profile},
      {kFind, "sweep", "measure the error of a function, in ulps, over the range of its argument",
       "assay sweep tanh --backend xla-cpu --type f16 --report tanh.html\n  assay sweep tanh --backend xla-cpu --type f32 --exhaustive", make_sweep},
      {kRead, "show", "list the bugs in a database, or show one finding",
       "assay show list --db assay.db\n  assay show 12 --db assay.db --json", make_show},
      {kRead, "export", "write a finding as a report to paste, or as a regression file",
       "assay export 12 --format issue --db assay.db > issue.md\n  assay export 12 --format all -o finding-12 --db assay.db\n"
       "  assay export bugs --format xfail --certificate certificate > conftest.py",
       make_export},
      {kRead, "report", "write the HTML report of a database", "assay report --db assay.db -o report.html", make_report, false},
      {kRead, "merge", "merge the databases of shards and nights into one", "assay merge shard-*.db -o night.db", make_merge, false},
      {kRead, "diff", "compare two databases: which bugs are new, fixed, still there or not seen",
       "assay diff night-1.db night-2.db --known known.toml\n  assay diff old.db new.db --rerun", make_diff},
      {kPrograms, "spec", "show the specification: every op, or the record of one", "assay spec slice\n  assay spec --status\n  assay spec --xla Collapse",
       make_spec},
      {kSetup, "backends", "list what can be passed to --backend", "assay backends", make_backends},
      {kSetup, "doctor", "say which back ends can run here, and what to do about the others", "assay doctor\n  assay doctor --selftest", make_doctor, false},
      {kSetup, "completion", "write a completion script for bash, zsh or fish", "assay completion bash > ~/.local/share/bash-completion/completions/assay", make_completion, false},
      {kSetup, "man", "write the man page", "assay man > assay.1 && man ./assay.1", make_man, false},
  };
  // clang-format on
  return kVerbs;
}

}  // namespace assay::cli
