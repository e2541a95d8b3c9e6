// Back ends side by side. Of two or three, each square of ops by types has a sign for each of them, in the order of the list
// above. More of them are the columns, and the squares are of one type, or sum up all.

const data = JSON.parse(document.getElementById('data').textContent);
const MOST_IN_A_SQUARE = 3;
const are_many = data.runs.length > MOST_IN_A_SQUARE;

const SIGNS = {fail: '✗', allowed: '~', pass: '✓', unsupported: '–', unchecked: '○'};
const WORDS = {fail: 'has a bug', allowed: 'differs in a way that the contract allows', pass: 'passes', unsupported: 'does not support it', unchecked: 'unchecked'};
const word_of = (run) => run?.[0] ?? 'unchecked';
const is_good = (word) => word === 'pass' || word === 'allowed';
const unchecked = ['unchecked', 0, []];

/** What a square of ops by types says of all of them, the gravest first. */
const COMPARED = {
  differs: ['≠', 'One has a bug where another one passes.', 'differ'],
  fail: ['✗', 'All that were checked have a bug.', 'have a bug in all'],
  untested: ['·', 'Not all were checked.', 'not checked in all'],
  deviation: ['~', 'Some differ in a way that the contract allows.', 'allowed'],
  pass: ['✓', 'All were checked, and pass.', 'pass in all'],
};

function compared(square) {
  const words = data.runs.map((_, k) => word_of(square?.[k]));
  const fails = words.includes('fail'), passes = words.some(is_good);
  if (fails) return passes ? 'differs' : 'fail';
  if (words.includes('unchecked') || words.includes('unsupported')) return 'untested';
  return words.includes('allowed') ? 'deviation' : 'pass';
}

/** What one back end does, on all types that were chosen. */
const OF_ONE = {
  fail: ['✗', 'A program gave a wrong answer, crashed, hung or ended with an internal error.', 'fail'],
  deviation: ['~', 'The answers differ from the specification in a way that the contract allows.', 'allowed'],
  pass: ['✓', 'All answers that were checked are allowed.', 'pass'],
  unsupported: ['–', 'The back end says that it does not take the op on this type.', 'unsupported'],
  untested: ['○', 'Nothing was checked.', 'unchecked'],
};
const IN_SQUARES = {fail: 'fail', allowed: 'deviation', pass: 'pass', unsupported: 'unsupported', unchecked: 'untested'};

const of_one = (square) => Object.keys(OF_ONE).find((verdict) => square?.some(([, run]) => IN_SQUARES[word_of(run)] === verdict)) ?? 'untested';

function sign_of_one(square) {
  const verdict = of_one(square), n = square.filter(([, run]) => IN_SQUARES[word_of(run)] === verdict).length;
  return OF_ONE[verdict][0] + (square.length > 1 ? ` ${n}` : '');
}

/** A line of what stands behind a square. */
function line(name, run) {
  const [word, checked, bugs] = run ?? unchecked;
  return element('li', {}, element('b', {}, name), ` ${WORDS[word]}, ${counted(checked, 'element', 'elements')} checked`, bugs.length ? element('ul', {}, bugs.map((title) => element('li', {}, title))) : null);
}

const takes = (op, type) => !data.takes[op] || data.takes[op].includes(type);

function by_type() {
  return matrix_of({
    types: data.types, look: '.compared', verdicts: COMPARED, counted: 'pass in all', verdict: compared, takes,
    rows: data.rows.map(({op, squares}) => ({op, squares: new Map(Object.entries(squares))})),
    counts: (square) => ['pass', 'deviation'].includes(compared(square)),
    text: (square) => (square ? data.runs.map((_, k) => (square[k] ? SIGNS[word_of(square[k])] : '·')).join('') : '·'),
    explain: (op, type, square) => [element('ol.explained', {}, data.runs.map((run, k) => line(run.name, square?.[k])))],
  });
}

/** A square is a list of types with what the back end did on them. */
function by_back_end(type) {
  const chosen = (squares) => data.types.filter((t) => squares[t] && (!type || t === type));
  const square_of = (squares, k) => chosen(squares).map((t) => [t, squares[t][k]]);
  const rows = data.rows.filter(({squares}) => chosen(squares).length);
  return matrix_of({
    types: data.runs.map((run) => run.name), is_flat: true, verdicts: OF_ONE, counted: 'pass', verdict: of_one, takes: () => false,
    rows: rows.map(({op, squares}) => ({op, of_types: squares, squares: new Map(data.runs.map((run, k) => [run.name, square_of(squares, k)]))})),
    counts: (square) => ['pass', 'deviation'].includes(of_one(square)),
    text: sign_of_one,
    explain: (op, name, square) => [element('ul.explained', {}, square.map(([t, run]) => line(t, run)))],
  });
}

const find = element('input', {type: 'search', placeholder: 'Find an op', 'aria-label': 'Find an op', oninput: () => changed()});
const type_choice = choice('type', [['', 'all'], ...data.types.map((type) => [type, type])], () => changed());
const wanted = choice('rows', [['', 'all'], ['differs', 'that differ'], ['fail', 'with a bug in all'], ['untested', 'not checked in all'], ['pass', 'that pass in all']], () => changed());
const value = (node) => node.querySelector('select').value;

let matrix = are_many ? by_back_end('') : by_type(), shown_type = '';

/** Of the squares of a row, by type. */
const squares_of = (row) => (are_many ? Object.entries(row.of_types) : [...row.squares]);

function filter() {
  const name = find.value.trim().toLowerCase(), type = value(type_choice), verdict = value(wanted);
  if (are_many && type !== shown_type) {
    const fresh = by_back_end(type);
    matrix.node.replaceWith(fresh.node);
    [matrix, shown_type] = [fresh, type];
  }
  matrix.filter((row) => row.op.toLowerCase().includes(name) && (!(type || verdict) || squares_of(row).some(([t, square]) => (!type || t === type) && (!verdict || compared(square) === verdict))));
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

document.querySelector('.sections').replaceChildren(element('section', {id: 'matrix'}, element('h2', {}, are_many ? 'Ops by back ends' : 'Ops by types'), element('div.bar.choices', {}, find, type_choice, wanted), matrix.node));
addEventListener('hashchange', follow);
follow();
document.documentElement.dataset.ready = 'yes';
