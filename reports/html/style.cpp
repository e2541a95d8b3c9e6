#include "reports/html/style.h"

namespace assay::reports {

const char* const kStyle = R"css(
:root {
  color-scheme: light dark;
  --page: #f7f7f5; --card: #ffffff; --ink: #1d1d1b; --soft: #5f5f5a; --line: #dededa; --code: #f1f1ee;
  --checked: #2b6cb0; --weak: #c98a16; --open: #a9a9a3; --bad: #b3261e; --bad-soft: #fbe9e7; --link: #1a5fa8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #151618; --card: #1e2023; --ink: #e8e8e4; --soft: #a3a39c; --line: #34373b; --code: #17191b;
    --checked: #6aa7e8; --weak: #e0ab45; --open: #6d6d68; --bad: #ff8a80; --bad-soft: #3c2322; --link: #8ab8f0;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 1.5rem clamp(0.75rem, 3vw, 2.5rem) 4rem; background: var(--page); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
main { max-width: 76rem; margin: 0 auto; }
h1 { font-size: 1.6rem; margin: 0 0 0.25rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1.02rem; margin: 0; overflow-wrap: anywhere; }
h4 { font-size: 0.78rem; margin: 1rem 0 0.3rem; color: var(--soft); text-transform: uppercase; letter-spacing: 0.05em; }
a { color: var(--link); }
p { margin: 0.4rem 0; }
.soft { color: var(--soft); }
.number { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
pre, code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.85em; }
pre {
  margin: 0; padding: 0.7rem 0.9rem; background: var(--code); border: 1px solid var(--line); border-radius: 6px;
  overflow-x: auto; line-height: 1.45;
}
pre.wrap { white-space: pre-wrap; overflow-wrap: anywhere; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; margin: 0.5rem 0; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 0.75rem; margin: 1.25rem 0 0.9rem; }
.tile { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 0.7rem 0.9rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; margin: 1.1rem 0 0; }
.tile b { display: block; font-size: 1.45rem; line-height: 1.25; font-variant-numeric: tabular-nums; }
.tile.bad b { color: var(--bad); }
.strength { display: flex; height: 0.6rem; border-radius: 4px; overflow: hidden; background: var(--line); }
.strength i { display: block; }
i.checked { background: var(--checked); } i.weak { background: var(--weak); } i.open, i.undecided { background: var(--open); }
.legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; margin: 0.45rem 0; font-size: 0.9em; }
.legend i { display: inline-block; width: 0.75em; height: 0.75em; border-radius: 2px; margin-right: 0.35em; }
.scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.4rem 0.7rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
tbody tr:last-child > td, tbody tr:last-child > th { border-bottom: 0; }
.number, .tight { width: 1%; white-space: nowrap; }
.fit { width: fit-content; max-width: 100%; }
thead th { font-size: 0.8rem; color: var(--soft); font-weight: 600; }
th.number { text-align: right; }
.badge {
  display: inline-block; padding: 0 0.5em; border-radius: 4px; font-size: 0.82em; white-space: nowrap;
  color: var(--bad); background: var(--bad-soft);
}
.tall { max-height: 90vh; overflow-y: auto; }
.matrix { width: auto; font-size: 0.78rem; border-collapse: separate; border-spacing: 0; }
.matrix th, .matrix td { padding: 0.2rem 0.35rem; border-right: 1px solid var(--line); }
.matrix thead th { writing-mode: vertical-rl; transform: rotate(180deg); text-align: left; vertical-align: bottom; padding: 0.35rem 0.2rem; }
.matrix thead th:first-child { writing-mode: initial; transform: none; }
.matrix th:first-child { position: sticky; left: 0; background: var(--card); z-index: 1; font-weight: 500; white-space: nowrap; }
.matrix thead th { white-space: nowrap; position: sticky; top: 0; background: var(--card); z-index: 2; border: 0; }
.matrix thead th:first-child { z-index: 3; }
.matrix td { min-width: 2.7rem; text-align: right; font-variant-numeric: tabular-nums; }
.matrix td .strength { height: 0.28rem; margin-top: 0.12rem; border-radius: 2px; }
.matrix td.none { color: var(--soft); }
.matrix td.bad { background: var(--bad-soft); color: var(--bad); font-weight: 600; }
.finding { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 0.9rem 1.1rem; margin: 0.9rem 0; }
.finding:target { border-color: var(--link); }
.finding header { display: flex; flex-wrap: wrap; gap: 0.3rem 0.7rem; align-items: baseline; }
.evidence td, .evidence th { padding: 0.15rem 0.7rem; font-size: 0.9em; }
h4 code { text-transform: none; letter-spacing: 0; }
.evidence { width: auto; }
.evidence code { white-space: nowrap; }
tr.bad > td { background: var(--bad-soft); }
tr.bad > td:last-child { color: var(--bad); font-weight: 600; }
.badge.quiet { color: var(--soft); background: var(--code); }
details > summary { cursor: pointer; color: var(--soft); margin-top: 0.9rem; }
td > details > summary { margin-top: 0; color: inherit; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  body { font-size: 14px; padding-top: 1rem; }
  .finding { padding: 0.8rem; }
  pre.wrap { white-space: pre-wrap; overflow-wrap: anywhere; }
.facts { column-gap: 0.7rem; }
  th, td { padding: 0.35rem 0.5rem; }
  .wide, .stacked thead { display: none; }
  .stacked, .stacked tbody { display: block; }
  .stacked tr { display: flex; flex-wrap: wrap; padding: 0.45rem 0.2rem; border-bottom: 1px solid var(--line); }
  .stacked tr:last-child { border-bottom: 0; }
  .stacked td { width: auto; border: 0; padding: 0.1rem 0.5rem; }
  .stacked td.number::after { content: " \00d7"; }
  .stacked td.main { flex-basis: 100%; overflow-wrap: anywhere; }
}
@media print { body { background: none; } .scroll, pre { overflow: visible; white-space: pre-wrap; } }
)css";

}  // namespace assay::reports
