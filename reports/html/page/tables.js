// The other tables: rows that are many lie behind a button.

const ROWS_SHOWN = 12;

/** A cell is a text, a node or a list of them; a column has a name and a class. */
function table(columns, rows) {
  const cell = (content, n) => element(columns[n][1] ? `td.${columns[n][1].replaceAll(' ', '.')}` : 'td', {'data-column': columns[n][0]}, [content].flat());
  const row = (cells) => element('tr', {}, cells.map(cell));
  const body = element('tbody', {}, rows.slice(0, ROWS_SHOWN).map(row));
  const out = element('div.scroll', {}, element('table.stacked', {},
    element('thead', {}, element('tr', {}, columns.map(([name, look]) => element(look ? `th.${look.replaceAll(' ', '.')}` : 'th', {scope: 'col'}, name)))), body));
  if (rows.length <= ROWS_SHOWN) return out;
  const more = element('button', {type: 'button', onclick: () => {
    body.append(...rows.slice(ROWS_SHOWN).map(row));
    more.remove();
  }}, `Show all ${grouped(rows.length)} rows`);
  return element('div', {}, out, element('p', {}, more));
}

const code = (text) => element('code', {}, text);

/** A text that unfolds to a program. */
function unfolding(text, program) {
  return fold(element('details', {}, element('summary', {}, text)),
    () => [block_title('program', copy_button('program', () => program)), element('pre.wrap', {tabindex: 0}, program)]);
}

function deviations_table(rows) {
  return table([['programs', 'number'], ['kind', 'tight'], ['granted by', 'main'], ['got'], ['nearest legal'], ['ulp', 'number']],
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
const TABLES = [
  ['deviations', 'Deviations', 'Answers outside what the texts leave open, that grants of the contract explain. No violations; each row shows the worst answer of its kind, and leads to a reduced program.', deviations_table],
  ['undecided', 'Undecided', 'Answers outside what the texts leave open, of which it could not be decided whether a grant of the contract explains them.', undecided_table],
  ['openings', 'Open', 'Output elements of which any value is legal, by the op that opened them: the first on the way to them whose element may be anything though its operands may not.', openings_table],
  ['refusals', 'Refused by the back end', 'Valid programs that the back end says it will not take, by what it says. Not counted as violations; each row unfolds to the shortest program.', refusals_table],
  ['avoided', 'Avoided', 'What is known, and therefore drawn ever less: what the programs that show it have in common, how many of the last ones did, and how many times another program was drawn.', avoided_table],
  ['verdicts', 'Verdicts', 'How many programs ended in which verdict.', verdicts_table],
  ['coverage', 'Coverage of the spec', 'Boundary classes of the specification that programs reached, by op.', coverage_table],
];

function table_section([name, title, meaning, rows_of], data, prefix) {
  const rows = data[name];
  if (!rows.length) return null;
  return fold(element('details.section', {id: prefix + name}, element('summary', {}, element('h2', {}, title), element('span.soft', {}, counted(rows.length, 'row', 'rows')))),
    () => [element('p.soft', {}, meaning), rows_of(rows)]);
}
