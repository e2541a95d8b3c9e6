// A certificate: what fails, what changed, the matrix, and what was not covered. Every row opens program and answer.

const data = JSON.parse(document.getElementById('data').textContent);

const counts_text = (counts) => Object.entries(counts).map(([word, n]) => `${grouped(n)} ${word}`).join(', ') || 'none';
const short_op = (op) => op.replace('stablehlo.', '');

/** What the signs of a square mean, the gravest first. */
const STATUSES = {
  fail: ['✗', 'A program fails, or a function is beyond its budget.', 'fails', 'fail'],
  undecided: ['?', 'Undecided, rejected, waived or unproven: no evidence for it, and none against it.', 'no evidence'],
  left: ['…', 'Left out: there was no time for all of its files.', 'left out'],
  open: ['○', 'Any answer is legal, or the back end does not support it.', 'unchecked or unsupported'],
  deviation: ['g', 'It passes by a line of the contract.', 'passes by a grant', 'pass by a grant'],
  pass: ['✓', 'Checked, and nothing fails. Pale with its number where fewer than 1,000 elements were checked.', 'passes', 'pass'],
};
const KIND = {pass: 'pass', refused: 'pass', 'pass by grant': 'deviation', open: 'open', accepted: 'open', unsupported: 'open', 'left out': 'left',
  unproven: 'undecided', rejected: 'undecided', undecided: 'undecided', waived: 'undecided'};
const kind_of = (cell) => KIND[cell.status] ?? 'fail';
const checked_of = (cell) => cell.checked + cell.campaign.checked;

const command_for = (file, variant) => `assay check suite/${file} ${data.check_flags}${variant && variant !== 'default' ? ` --variant ${variant}` : ''}`;

function command_block(file, variant) {
  const command = command_for(file, variant);
  return [block_title('check it in the folder of the certificate', copy_button(`the command for ${file}`, () => command)), element('pre.wrap', {tabindex: 0}, command)];
}

function answer_parts(file, variant) {
  const known = data.programs_shown[`${file} ${variant}`];
  const text = (title, body, look = '') => (body ? [block_title(title, copy_button(`${title} of ${file}`, () => body)), element('pre' + look, {tabindex: 0}, body)] : []);
  return [...(known ? [...text('what fails', known.message, '.wrap'), ...text('program', known.program), ...text('its answer', known.outputs, '.wrap')] : []), ...command_block(file, variant)];
}

function row(summary, file, variant) {
  return fold(element('details.row', {}, element('summary', {}, summary)), () => answer_parts(file, variant));
}

const ROWS = 12;

/** Rows that open; those beyond the first are made when they are asked for. */
function row_list(rows) {
  const box = element('div.rows', {}, rows.slice(0, ROWS).map((make_row) => make_row()));
  if (rows.length <= ROWS) return [box];
  const more = element('button', {type: 'button', onclick: () => {
    box.append(...rows.slice(ROWS).map((make_row) => make_row()));
    more.remove();
  }}, `Show all ${grouped(rows.length)} rows`);
  return [box, element('p', {}, more)];
}

const GRAVITY = ['wrong', 'flaky', 'failed', 'hang', 'crash'];
const short = (text) => (text.length > 140 ? text.slice(0, 140) + ' …' : text);

/** By cause, wrong values first. */
function failing_section() {
  if (!data.failing.length) return null;
  const causes = new Map();
  for (const f of data.failing) causes.set(f.cluster || f.verdict, [...(causes.get(f.cluster || f.verdict) ?? []), f]);
  const grave = (list) => GRAVITY.indexOf(list[0].verdict);
  const sorted = [...causes].sort(([a, x], [b, y]) => grave(x) - grave(y) || y.length - x.length || (a < b ? -1 : 1));
  const blocks = sorted.map(([cause, list]) => fold(element('details.row', {}, element('summary', {}, badge(list[0].verdict, true), ' ', short(cause), element('span.soft', {}, ` ${counted(list.length, 'file', 'files')}`))),
    () => row_list(list.map((f) => () => row([f.file, f.variant === 'default' ? '' : ` [${f.variant}]`, element('span.soft', {}, ` ${short(f.message)}`)], f.file, f.variant)))));
  return element('section', {id: 'failing'}, element('h2', {}, 'What fails'), element('div.rows', {}, blocks));
}

function renewal_section() {
  if (!data.renews) return null;
  const {worse, better, alike, changes} = data.renews;
  const summary = element('p.numbers', {}, [[worse, 'worse'], [better, 'better'], [alike, 'alike']].map(([n, word]) =>
    element('span', {}, element(word === 'worse' && n ? 'b.bad' : 'b', {}, grouped(n)), word)));
  const rows = changes.map((c) => () => row([badge(c.change, c.change === 'worse'), ` ${c.file}`, c.variant === 'default' ? '' : ` [${c.variant}]`, element('span.soft', {}, ` ${c.before} before, ${c.now} now`)], c.file, c.variant));
  return element('section', {id: 'renewal'}, element('h2', {}, 'Compared with the certificate that this one renews'), summary, rows.length ? row_list(rows) : null);
}

function tiers_section() {
  const tier = ({types, cells, passing}) => cells ? [element('span', {}, types), element('span.strength', {'aria-hidden': 'true'}, element('i.checked', {style: `width:${100 * passing / cells}%`})), element('span.number', {}, `${grouped(passing)} of ${grouped(cells)}`)] : [];
  return element('section', {id: 'tiers'}, element('h2', {}, 'How much passes, by type'), element('div.share', {}, data.tiers.map(tier)));
}

/** `add/f32-1.mlir`, `add/vector-f32-64.mlir`, `add/complex_f32-1.mlir`. */
function is_of(file, op, type) {
  const name = type.replace('<', '_').replace('>', '');
  return [`${op}/${name}-`, `${op}/vector-${name}-`].some((start) => file.startsWith(start));
}

function cell_parts(op, type, cell) {
  const campaign = cell.campaign.programs ? `, ${grouped(cell.campaign.checked)} of them in ${counted(cell.campaign.programs, 'program', 'programs')} of a campaign` : '';
  const failing = data.failing.filter((f) => is_of(f.file, op, type)).slice(0, 5);
  return [element('p', {}, `${cell.status}${cell.beyond ? `: ${cell.beyond}` : ''}. Files: ${counts_text(cell.files)}${cell.left_out ? `, ${grouped(cell.left_out)} left out` : ''}.`),
    element('p', {}, `${counted(checked_of(cell), 'element', 'elements')} checked${campaign}; ${grouped(cell.open)} open. Planted bugs seen: ${cell.bugs.seen} of ${cell.bugs.planted}.`),
    cell.bound === null ? null : element('p', {}, `At most ${cell.bound.toPrecision(2)} of the elements are wrong, with 95 % confidence.`),
    element('p.soft', {}, `Tightest contract: ${cell.contracts.join(', ') || 'none'}.`),
    ...failing.map((f) => row(f.file, f.file, f.variant)),
    failing.length ? null : element('p.explained', {}, copy_button(`the command for ${op} on ${type}`, () => `assay check suite/${op}/*${type.replace('<', '_').replace('>', '')}-*.mlir ${data.check_flags}`, 'Copy command'))].filter(Boolean);
}

function matrix_section() {
  const rows = new Map();
  for (const cell of data.cells) rows.set(short_op(cell.op), (rows.get(short_op(cell.op)) ?? new Map()).set(cell.type, cell));
  const text = (cell) => (cell.pale ? grouped(checked_of(cell)) : cell.status === 'left out' ? `… ${cell.left_out}` : STATUSES[kind_of(cell)][0]);
  const matrix = matrix_of({
    types: unique(data.cells.map((c) => c.type)), verdicts: STATUSES, counted: 'pass', verdict: kind_of, text, takes: () => false,
    rows: [...rows].map(([op, squares]) => ({op, squares})),
    counts: (cell) => ['pass', 'deviation'].includes(kind_of(cell)),
    is_pale: (cell) => cell.pale,
    explain: cell_parts,
  });
  return element('section', {id: 'matrix'}, element('h2', {}, 'Ops by types'), matrix.node);
}

const FUNCTION_SIGNS = {within: '✓', open: '○', unsupported: '–', undecided: '?'};
function functions_section() {
  if (!data.functions.length) return null;
  const bad = data.functions.filter((f) => !FUNCTION_SIGNS[f.verdict]).length;
  const sorted = [...data.functions].sort((a, b) => Boolean(FUNCTION_SIGNS[a.verdict]) - Boolean(FUNCTION_SIGNS[b.verdict]));
  return folded_section('functions', 'Functions', `${bad} of ${data.functions.length} beyond their budgets`, () => table(
    [[''], ['function', 'main'], ['type'], ['variant'], ['inputs', 'number'], ['largest error, ulp', 'number'], ['allowed there, ulp', 'number'], ['by the contract', 'wide']],
    sorted.map((f) => [FUNCTION_SIGNS[f.verdict] ?? element('b.bad', {}, '✗'), f.op, f.type, f.variant, f.complete ? `all ${grouped(f.inputs)}` : grouped(f.inputs), Number(f.ulps).toPrecision(3), f.verdict === 'open' ? '' : Number(f.allowed).toPrecision(3), f.words])));
}

function left_out_section() {
  const left = data.left_out;
  const lost = [[left.ops, 'ops of the suite'], [left.files, 'files of the suite'], [left.planted_bugs, 'planted bugs'], [left.functions, 'functions']].filter(([n]) => n).map(([n, what]) => `${grouped(n)} ${what}`).concat(left.parts ? [left.parts] : []);
  const gaps = folded_section('gaps', 'Ops, types, classes and laws without a file', grouped(data.not_covered.length), () => table([['op', 'main'], ['what'], ['why', 'wide']], data.not_covered.map((g) => [g.op, g.what, g.why])));
  const classes = folded_section('classes', 'Boundary classes by op and type', grouped(data.classes.length), () => table([['op', 'main'], ['type'], ['class'], ['files']], data.classes.map((c) => [c.op, c.type, c.class, counts_text(c.files)])));
  return element('section', {id: 'not-covered'}, element('h2', {}, 'What was not covered'),
    element('p', {}, lost.length ? `Left out for want of time: ${lost.join(', ')}. The same command goes on with them.` : 'There was time for everything.'), gaps, classes);
}

function simple_section(id, title, rows, make_table) {
  return rows.length ? folded_section(id, title, counted(rows.length, 'row', 'rows'), () => make_table(rows)) : null;
}

const causes_section = () => simple_section('causes', 'Bugs in the campaign, and what the contract allows', data.causes, (rows) => table([['reproducers', 'number'], ['title', 'main'], ['known'], ['key']], rows.map((c) => [grouped(c.findings), c.title, c.known, code(c.cluster)])));
const waivers_section = () => simple_section('waivers', 'Waivers', data.waivers, (rows) => table([['key', 'main'], ['files', 'number'], ['issue'], ['owner'], ['expires']], rows.map((w) => [w.cluster, grouped(w.files), w.issue, w.owner, w.expires])));
const profiles_section = () => simple_section('profiles', 'Profile', data.profiles, (rows) => rows.map((p) => element('div', {}, element('p', {}, `Compared with ${p.baseline}: ${counted(p.observations, 'observation', 'observations')}, ${counted(p.grants.length, 'line', 'lines')} of a contract needed.`), element('ul', {}, p.grants.map((g) => element('li', {}, code(g)))))));

function facts_section() {
  const variants = JSON.parse(data.subject.variants || '[]').map((v) => v.name).join(', ');
  const programs = data.campaigns.reduce((sum, c) => sum + (c.programs ?? 0), 0);
  return folded_section('facts', 'What was run', '', () => facts([
    ['programs of the suite', counts_text(data.suite.programs)], ['texts that break a law', counts_text(data.suite.laws)],
    ['elements', counts_text(data.suite.elements)], ['planted bugs seen', `${grouped(data.planted_bugs.seen)} of ${grouped(data.planted_bugs.planted)}`],
    ['programs of the campaign', grouped(programs)], ['contract', `${data.contract.name} (${data.contract.hash})`], ['compile options', variants],
    ['back end', data.subject.identity], ['host', data.subject.host], ['date', data.subject.started],
    ['suite', `${data.suite.size}, seed ${data.suite.seed}, specification ${data.suite.specification}`], ['made by', `assay ${data.assay}`], ['evidence', data.evidence],
    ['check it', 'assay certify --verify FOLDER']]));
}

const sections = [failing_section(), renewal_section(), tiers_section(), matrix_section(), functions_section(), causes_section(), waivers_section(), left_out_section(), profiles_section(), facts_section()].filter(Boolean);
document.querySelector('.sections').replaceChildren(...sections);
document.documentElement.dataset.ready = 'yes';
