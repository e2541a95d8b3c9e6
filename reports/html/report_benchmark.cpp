#include <benchmark/benchmark.h>

#include "reports/html/chromium_test.h"
#include "reports/html/report.h"
#include "reports/html/report_example_test.h"

namespace assay::reports {
namespace {

/// The page of so many findings, written.
void writing(benchmark::State& state) {
  const ReportData data = long_report(static_cast<int>(state.range(0)));
  std::size_t bytes = 0;
  for (auto _ : state) bytes = html_report(data).size();
  state.counters["MB"] = static_cast<double>(bytes) / 1e6;
}

/// The same page in a browser, from its file until all is built and laid out; `ready` is the page's own clock, in ms.
void opening(benchmark::State& state) {
  if (browser().empty()) return state.SkipWithError("needs chromium");
  const std::string html = html_report(long_report(static_cast<int>(state.range(0))));
  shared_browser().call("Browser.getVersion");
  double ready = 0;
  for (auto _ : state) {
    Page page(html);
    ready = page.run("(document.body.offsetHeight, performance.now())").get<double>();
  }
  state.counters["ready"] = ready;
}

BENCHMARK(writing)->Arg(12)->Arg(2000)->Unit(benchmark::kMillisecond);
BENCHMARK(opening)->Arg(12)->Arg(2000)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(5);

}  // namespace
}  // namespace assay::reports
