#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "reports/html/report.h"

/// Reports for tests and benchmarks: a small one, and one as long as wished.
namespace assay::reports {

inline Finding example_finding(std::int64_t id, const std::string& cluster, const std::string& title) {
  Finding f;
  f.id = id;
  f.cluster = cluster;
  f.failure = "wrong-value";
  f.title = title;
  f.ops = {"stablehlo.tanh", "stablehlo.add"};
  f.element_types = {"f32"};
  f.law = "tanh (accept ulp 4), contract xla-default";
  f.program =
      "module {\n  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {\n    %0 = stablehlo.tanh %arg0 : "
      "tensor<4xf32>\n    %1 = stablehlo.add %0, %0 : tensor<4xf32>\n    return %1 : tensor<4xf32>\n  }\n}\n";
  f.inputs = {"dense<[1.0, -0.0, 0x7FC00000, 3.0]> : tensor<4xf32>"};
  OutputEvidence output{0, 0, "tensor<4xf32>", "dense<...>", {}};
  for (const char* set : {"[1.5231882, 1.5231886]", "-0.0", "NaN", "[1.9901093, 1.9901097]"})
    output.elements.push_back({.text = set, .got = set == std::string("-0.0") ? "0.0" : "1.99", .failed = *set == '-'});
  f.evidence = {output};
  f.variant = "default";
  f.mends = {"no-algsimp"};
  f.check_flags = "--backend pjrt:libpjrt_cpu.so --variant default --contract xla-default";
  f.original_program = std::string("module { // ") + std::string(300, 'x') + " }";
  f.message = "the <b>back end</b> & its \"words\"";
  f.program_number = 4711;
  f.compilations = 38;
  return f;
}

inline ReportData example_report() {
  ReportData data;
  Campaign campaign;
  campaign.key = {"pjrt:libpjrt_cpu.so",
                  "XLA:CPU 0.11.2, libpjrt_cpu.so 5be1c0de",
                  {"default", "no-algsimp"},
                  42,
                  "xla-default",
                  "00112233445566778899",
                  "ffeeddccbbaa99887766",
                  ""};
  campaign.next_program = 20'480;
  campaign.counts = {20'480, 40'511, 324'088, 8'812'345, 61'234, 23'001, 0, 0, 0};
  data.campaigns = {campaign};
  data.verdicts = {{"pass", 20'100}, {"unsupported", 372}, {"wrong-value", 8}};
  const char* types[] = {"f32",          "i1",  "i8",  "ui64", "bf16", "f8E4M3FN",
                         "complex<f32>", "f64", "i32", "f16",  "ui8",  "f8E5M2"};
  const char* ops[] = {"stablehlo.add", "stablehlo.dynamic_update_slice", "stablehlo.tanh", "stablehlo.sort",
                       "func.call"};
  std::int64_t n = 3;
  for (const char* op : ops)
    for (const char* type : types) {
      n = n * 7919 % 1'000'003;
      if (n % 5)
        data.cells.push_back({op, type, n / 100, n, n / (1 + n % 7), n / 50, op == ops[2] && type == types[0]});
    }
  data.coverage = {{"stablehlo.slice", "strides: 1", 12}, {"stablehlo.slice", "strides: 2", 4}};
  data.refusals = {{"unsupported", "unsupported type", "sort f8E4M3", "UNIMPLEMENTED: unsupported <type>", 12,
                    "func.func @refused()"}};
  data.openings = {
      {"add", "i8", "integer overflow: `integer-overflow any`, integer overflow is implementation-defined", 31, 2'310},
      {"lgamma", "f32", "no line `math <lgamma> for f32` bounds it", 2, 12}};
  data.clusters = {
      {"a1", "wrong-value", "tanh of -0.0 loses the sign of zero", {"stablehlo.tanh", "stablehlo.add"}, {"f32"}, 2, 1},
      {"b2", "crash", "sort of zero elements: array.h:412 Check failed", {"stablehlo.sort"}, {"i8"}, 1, 3}};
  data.findings = {example_finding(1, "a1", "tanh of -0.0 loses the sign of zero"),
                   example_finding(2, "a1", "tanh again"),
                   example_finding(3, "b2", "sort of zero elements: array.h:412 Check failed")};
  data.blamed = data.findings;
  return data;
}

/// So many findings in causes of four, on ops and types that differ, each with a program of forty lines that was drawn.
inline ReportData long_report(int findings) {
  ReportData data = example_report();
  data.clusters.clear();
  data.findings.clear();
  const char* failures[] = {"wrong-value", "crash", "internal-error", "deviation"};
  const char* types[] = {"f32", "bf16", "i32", "f8E4M3FN"};
  std::string drawn;
  for (int line = 0; line < 40; ++line)
    drawn += fmt::format("    %{0} = stablehlo.add %{1}, %{1} : tensor<4x{0}xf32>\n", line + 1, line);
  for (int n = 0; n < findings; ++n) {
    const int cause = n / 4;
    Finding f =
        example_finding(n + 1, fmt::format("cause {}", cause), fmt::format("op{} of -0.0: finding {}", cause, n));
    f.failure = failures[cause % 4];
    f.ops = {fmt::format("stablehlo.op{}", cause % 140)};
    f.element_types = {types[cause % 4]};
    f.typed_ops = {fmt::format("op{} {}", cause % 140, types[cause % 4])};
    f.original_program = drawn + fmt::format("// {}\n", n);
    if (n % 4 == 0) data.clusters.push_back({f.cluster, f.failure, f.title, f.ops, f.element_types, 4, f.id});
    data.findings.push_back(std::move(f));
  }
  data.blamed = data.findings;
  return data;
}

}  // namespace assay::reports
