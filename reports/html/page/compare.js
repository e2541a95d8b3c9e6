// Back ends side by side: in each square a sign for each of them, in the order of the list above.

const data = JSON.parse(document.getElementById('data').textContent);

const SIGNS = {fail: '✗', allowed: '~', pass: '✓', unchecked: '○'};
const WORDS = {fail: 'has a bug', allowed: 'differs in a way that the contract allows', pass: 'passes', unchecked: 'unchecked'};
const word_of = (run) => run?.[0] ?? 'unchecked';

/** What a square says of all of them, the gravest first. */
const COMPARED = {
  differs: ['≠', 'One has a bug where another one passes.', 'differ'],
  fail: ['✗', 'All that were checked have a bug.', 'have a bug in all'],
  untested: ['·', 'Not all were checked.', 'not checked in all'],
  deviation: ['~', 'Some differ in a way that the contract allows.', 'allowed'],
  pass: ['✓', 'All were checked, and pass.', 'pass in all'],
};

function compared(square) {
  const words = data.runs.map((_, k) => word_of(square?.[k]));
  const fails = words.includes('fail'), passes = words.includes('pass') || words.includes('allowed');
  if (fails) return passes ? 'differs' : 'fail';
  if (words.includes('unchecked')) return 'untested';
  return words.includes('allowed') ? 'deviation' : 'pass';
}

function explain(op, type, square) {
  return [element('ol.explained', {}, data.runs.map((run, k) => {
    const [word, checked, bugs] = square?.[k] ?? ['unchecked', 0, []];
    return element('li', {}, element('b', {}, run.name), ` ${WORDS[word]}, ${counted(checked, 'element', 'elements')} checked`, bugs.length ? element('ul', {}, bugs.map((title) => element('li', {}, title))) : null);
  }))];
}

const takes = (op, type) => !data.takes[op] || data.takes[op].includes(type);
const matrix = matrix_of({
  types: data.types, look: '.compared', verdicts: COMPARED, counted: 'pass in all', verdict: compared, takes,
  rows: data.rows.map(({op, squares}) => ({op, squares: new Map(Object.entries(squares))})),
  counts: (square) => ['pass', 'deviation'].includes(compared(square)),
  text: (square) => (square ? data.runs.map((_, k) => (square[k] ? SIGNS[word_of(square[k])] : '·')).join('') : '·'),
  explain,
});

const find = element('input', {type: 'search', placeholder: 'Find an op', 'aria-label': 'Find an op', oninput: () => changed()});
const type_choice = choice('type', [['', 'all'], ...data.types.map((type) => [type, type])], () => changed());
const wanted = choice('rows', [['', 'all'], ['differs', 'that differ'], ['fail', 'with a bug in all'], ['untested', 'not checked in all'], ['pass', 'that pass in all']], () => changed());
const value = (node) => node.querySelector('select').value;

function filter() {
  const name = find.value.trim().toLowerCase(), type = value(type_choice), verdict = value(wanted);
  matrix.filter((row) => row.op.toLowerCase().includes(name) && (!(type || verdict) || [...row.squares].some(([t, square]) => (!type || t === type) && (!verdict || compared(square) === verdict))));
}

/** What was chosen stands in the address too. */
function changed() {
  filter();
  const chosen = [['op', find.value], ['type', value(type_choice)], ['rows', value(wanted)]].filter(([, text]) => text);
  history.replaceState(null, '', '#matrix' + (chosen.length ? `?${new URLSearchParams(chosen)}` : ''));
}

function follow() {
  const chosen = new URLSearchParams(location.hash.split('?')[1] ?? '');
  find.value = chosen.get('op') ?? '';
  for (const [node, key] of [[type_choice, 'type'], [wanted, 'rows']]) node.querySelector('select').value = [...node.querySelectorAll('option')].some((o) => o.value === chosen.get(key)) ? chosen.get(key) : '';
  filter();
}

document.querySelector('.sections').replaceChildren(element('section', {id: 'matrix'}, element('h2', {}, 'Ops by types'), element('div.bar.choices', {}, find, type_choice, wanted), matrix.node));
addEventListener('hashchange', follow);
follow();
document.documentElement.dataset.ready = 'yes';
