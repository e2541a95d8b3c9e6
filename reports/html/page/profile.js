// Questions by type, functions by type, and the programs that show an answer.

const data = JSON.parse(document.getElementById('data').textContent);

const ANSWERS = {
  fail: ['✗', 'The answer is outside the baseline, and no line of a contract allows it.', 'not covered'],
  deviation: ['g', 'The answer is outside the baseline; a line of the contract allows it.', 'needs a line of the contract', 'need a line of the contract'],
  pass: ['✓', 'The answer is within the baseline.', 'within the baseline'],
};

const answers_verdict = (answers) => (answers?.some((a) => !a.legal && !a.lines.length) ? 'fail' : answers?.some((a) => !a.legal) ? 'deviation' : 'pass');

const inputs_of = (witness) => (witness.inputs.length ? element('pre.wrap', {tabindex: 0}, witness.inputs.join('\n')) : null);

function witness_fold(witness) {
  if (!witness?.program) return null;
  return fold(element('details', {}, element('summary', {}, 'program')),
    () => [block_title('program', copy_button('program', () => witness.program)), element('pre', {tabindex: 0}, witness.program), inputs_of(witness)].filter(Boolean));
}

function answer_parts(answers) {
  return answers.map((a) => element('div', {}, element('p', {}, a.case ? [element('b', {}, a.case), ': '] : null, element(a.legal ? 'span' : 'b', {}, a.answer),
    a.got ? [' ', code(a.got)] : null), a.lines.length ? element('p.soft', {}, 'allowed by ', a.lines.map((line) => code(line))) : null, tree_drawing(a.tree), witness_fold(a.witness)));
}

function questions_section() {
  if (!data.questions.length) return null;
  const types = unique(data.questions.flatMap((q) => Object.keys(q.answers)));
  const matrix = matrix_of({
    types, look: '.questions', head: 'question', verdicts: ANSWERS, counted: 'within the baseline', verdict: answers_verdict, takes: () => false,
    rows: data.questions.map((q) => ({op: q.question, squares: new Map(Object.entries(q.answers))})),
    counts: (answers) => answers_verdict(answers) === 'pass',
    text: (answers) => ANSWERS[answers_verdict(answers)][0],
    explain: (op, type, answers) => answer_parts(answers),
  });
  return element('section', {id: 'questions'}, element('h2', {}, 'Questions by type'), matrix.node);
}

const worst_of = (chart) => Math.max(0, ...chart.binades.map((b) => real(b[2])));
const short_ulps = (ulps) => (Number.isFinite(ulps) ? (ulps >= 1000 ? ulps.toExponential(0) : String(Number(ulps.toPrecision(2)))) : '∞');

/** From correct rounding to what no budget is for. */
const ERRORS = {
  fail: ['', 'More than 64 ulp, or no answer.', 'over 64 ulp or refused'],
  deviation: ['', 'More than 4 ulp.', 'over 4 ulp'],
  open: ['', 'More than half an ulp.', 'over half an ulp'],
  pass: ['', 'Correctly rounded.', 'half an ulp'],
};
function error_verdict(chart) {
  if (!chart || chart.refusal) return 'fail';
  const ulps = worst_of(chart);
  return ulps > 64 ? 'fail' : ulps > 4 ? 'deviation' : ulps > 0.5001 ? 'open' : 'pass';
}

function function_parts(chart) {
  const worst = chart.rows.find((r) => real(r.ulps) === worst_of(chart));
  return [element('p', {}, chart.refusal || `Largest error ${ulps_text(worst_of(chart))} ulp${worst ? ` at ${worst.argument}: exactly ${worst.exact}, answer ${worst.answer}` : ''}. `, element('span.soft', {}, chart.inputs)),
    chart.binades.length ? plot(chart) : null, chart.proposal ? code(chart.proposal) : null,
    ...chart.oddities.map((o) => element('p.soft', {}, `${grouped(o.count)} × ${o.what}, first at ${o.argument}`))].filter(Boolean);
}

function functions_section() {
  if (!data.functions.length) return null;
  const rows = new Map();
  for (const chart of data.functions) rows.set(chart.op, (rows.get(chart.op) ?? new Map()).set(chart.type, chart));
  const matrix = matrix_of({
    types: unique(data.functions.map((chart) => chart.type)), head: 'function', verdicts: ERRORS, counted: 'correctly rounded', verdict: error_verdict, takes: () => false,
    rows: [...rows].map(([op, squares]) => ({op, squares})),
    counts: (chart) => error_verdict(chart) === 'pass',
    text: (chart) => (chart.refusal ? '–' : short_ulps(worst_of(chart))),
    explain: (op, type, chart) => function_parts(chart),
  });
  return element('section', {id: 'functions'}, element('h2', {}, 'Largest error of functions, in ulps'), element('p.soft', {}, 'Choose a square for its plot.'), matrix.node);
}

function witness_table(grants) {
  return table([['line', 'main'], ['found by'], ['answer'], ['baseline'], ['shown by', 'number']],
    grants.map((g) => [[code(g.line), witness_fold(g.witness)], `${g.source}, ${g.what}`, code(g.witness.got), code(g.witness.expected), `${counted(g.witness.ops, 'op', 'ops')}, ${counted(g.witness.elements, 'element', 'elements')}`]));
}

const contract_parts = () => [block_title('the contract as a file', copy_button('the contract', () => data.contract)), element('pre', {tabindex: 0}, data.contract)];

const rows_of = (n) => counted(n, 'row', 'rows');
const grants_section = () => data.grants.length && folded_section('grants', 'Lines of the contract, each with a program that needs it', rows_of(data.grants.length), () => [witness_table(data.grants), ...contract_parts()]);
const unexplained_section = () => data.unexplained.length && folded_section('unexplained', 'Programs that no contract covers', rows_of(data.unexplained.length), () => witness_table(data.unexplained));
const dropped_section = () => data.dropped.length && folded_section('dropped', 'Lines that were proposed and are not needed', rows_of(data.dropped.length), () => element('ul', {}, data.dropped.map((line) => element('li', {}, code(line)))));

document.querySelector('.sections').replaceChildren(...[questions_section(), functions_section(), unexplained_section(), grants_section(), dropped_section()].filter(Boolean));
document.documentElement.dataset.ready = 'yes';
