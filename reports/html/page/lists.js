// Lists of a campaign: what was allowed, unchecked, refused.

function deviations_table(rows) {
  return table([['programs', 'number'], ['kind', 'tight'], ['allowed by', 'main'], ['got'], ['nearest legal'], ['ulp', 'number']],
    rows.map((d) => [grouped(d.programs), badge(d.kind, d.kind === 'range'),
      d.finding ? element('a', {href: `#finding-${d.finding}`}, d.grants) : d.grants, code(d.got), code(d.nearest),
      d.ulps > 0 ? String(Number(d.ulps.toPrecision(6))) : '']));
}

function undecided_table(rows) {
  return table([['programs', 'number'], ['elements', 'number'], ['bound that was hit', 'main']],
    rows.map((u) => [grouped(u.programs), grouped(u.elements), unfolding(u.bound, u.program)]));
}

function openings_table(rows) {
  return table([['elements', 'number'], ['op', 'tight'], ['opened by', 'main'], ['programs', 'number']],
    rows.map((o) => [grouped(o.elements), code(`${o.op} ${o.type}`), o.reason, grouped(o.programs)]));
}

function refusals_table(rows) {
  return table([['programs', 'number'], ['verdict', 'tight'], ['in its own words', 'main'], ['ops', 'wide']],
    rows.map((r) => [grouped(r.programs), badge(r.verdict, r.is_ours), unfolding(r.message, r.program), r.feature]));
}

function avoided_table(rows) {
  return table([['drawn anew', 'number'], ['it showed', 'main'], ['of late', 'tight'], ['programs that have', 'wide']],
    rows.map((a) => [grouped(a.redrawn), a.suspect, `${grouped(a.failures)} of ${grouped(a.programs)}`, a.traits]));
}

const verdicts_table = (rows) => table([['verdict', 'main'], ['programs', 'number']], rows.map((v) => [v.verdict, grouped(v.programs)]));

const coverage_table = (rows) => table([['op', 'main'], ['boundary classes', 'number'], ['hits', 'number']],
  rows.map((c) => [c.op, grouped(c.classes), grouped(c.hits)]));

/** Name, title, what it is, and how its rows are shown. */
const LISTS = [
  ['deviations', 'Allowed by the contract', 'Answers outside what the specification leaves open that a line of the contract allows (deviations). No bugs: each row shows the worst answer of its kind, and leads to a reproducer.', deviations_table],
  ['undecided', 'Undecided', 'Answers outside what the specification leaves open. Whether the contract allows them was not decided in time.', undecided_table],
  ['openings', 'Unchecked', 'Output elements of which any value is legal, by the op that opened them: the first whose element may be anything though its operands may not.', openings_table],
  ['refusals', 'Refused by the back end', 'Valid programs that the back end says it will not take, by what it says. Not counted as bugs: each row unfolds to the shortest program.', refusals_table],
  ['avoided', 'Avoided', 'What is known already, and drawn ever less: what the programs have in common, how many of the last ones showed it, and how often another program was drawn.', avoided_table],
  ['verdicts', 'Verdicts', 'How many programs ended in which verdict.', verdicts_table],
  ['coverage', 'Coverage of the spec', 'Boundary classes of the specification that programs reached, by op.', coverage_table],
];

function list_section([name, title, meaning, rows_of], data, prefix) {
  const rows = data[name];
  return rows.length ? folded_section(prefix + name, title, counted(rows.length, 'row', 'rows'), () => [element('p.soft', {}, meaning), rows_of(rows)]) : null;
}
