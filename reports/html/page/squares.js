// What is known of each op on each type of a campaign: the verdict at a glance, the counts behind it.

const VERDICTS = {
  fail: ['✗', 'In the reproducer of a bug.', 'with a bug'],
  deviation: ['~', 'In the reproducer of an answer that the contract allows.', 'allowed by the contract'],
  open: ['○', 'Met, but any answer is legal, or the legal set is too wide to say much.', 'unchecked: any answer is legal'],
  untested: ['·', 'No output element depends on it.', 'not met'],
  pass: ['✓', 'Elements were checked, and no bug is there.', 'pass'],
};
const VIEWS = [['verdict', 'verdicts'], ['checked', 'elements checked'], ['programs', 'programs']];

const square_of = ([, verdict, programs, findings, checked, weak, open, undecided]) => ({verdict, programs, findings, checked, weak, open, undecided});

class Squares {
  constructor(data, bugs, prefix) {
    const {types, rows, takes, unplaced} = data.matrix;
    this.data = data;
    this.bugs = bugs;
    this.view = 'verdict';
    const verdict = (square) => square?.verdict ?? 'untested';
    this.matrix = matrix_of({
      types, verdict, verdicts: VERDICTS, counted: 'checked',
      rows: rows.map(({op, squares}) => ({op, squares: new Map(squares.map((s) => [types[s[0]], square_of(s)]))})),
      takes: (op, type) => !takes[op] || takes[op].includes(type),
      counts: (square) => (square?.checked ?? 0) > 0,
      text: (square) => (this.view === 'verdict' || !square ? VERDICTS[verdict(square)][0] : abbreviated(square[this.view])),
      explain: (op, type, square) => this.explain(op, type, square),
    });
    const note = unplaced ? element('p.soft', {}, `${counted(unplaced, 'combination', 'combinations')} in findings of earlier versions do not say which op has which type, and colour nothing.`) : null;
    this.section = element('section', {id: prefix + 'matrix'}, element('h2', {}, 'Ops by types'), this.bar(), note, this.matrix.node);
  }

  bar() {
    const wanted = [['', 'all'], ['fail', 'with bugs'], ['deviation', 'with allowed differences'], ['open', 'with unchecked']];
    this.find = element('input', {type: 'search', placeholder: 'Find an op', 'aria-label': 'Find an op in the matrix', oninput: () => this.filter()});
    this.wanted = choice('rows', wanted, () => this.filter());
    return element('div.bar.choices', {}, this.find, this.wanted, choice('show', VIEWS, (view) => this.show(view)));
  }

  /** The number in the place of the sign; the colour stays. */
  show(view) {
    this.view = view;
    this.matrix.build();
  }

  filter() {
    const name = this.find.value.trim().toLowerCase(), verdict = this.wanted.querySelector('select').value;
    this.matrix.filter((row) => row.op.toLowerCase().includes(name) && (verdict === '' || [...row.squares.values()].some((s) => s.verdict === verdict)));
  }

  explain(op, type, square) {
    if (!square) return [];
    const all = square.checked + square.weak + square.open + square.undecided;
    const counts = `${grouped(square.checked)} of ${counted(all, 'element', 'elements')} checked in ${counted(square.programs, 'program', 'programs')}` +
      (all > square.checked ? `; ${grouped(square.weak)} weak, ${grouped(square.open)} open, ${grouped(square.undecided)} undecided` : '');
    return [element('p', {}, counts), ...this.bugs_of(op, type)];
  }

  bugs_of(op, type) {
    const blamed = this.data.bugs.filter((bug) => bug.findings.some((f) => f.blames.includes(`${op} ${type}`)));
    if (!blamed.length) return [];
    const shown = blamed.slice(0, 8).map((bug) => {
      const finding = bug.findings.find((f) => f.blames.includes(`${op} ${type}`));
      return element('li', {}, element('a', {href: `#finding-${finding.id}`}, `${finding.id}. ${finding.title}`));
    });
    const all = element('button', {type: 'button', onclick: () => this.bugs.only(op, type)}, `Show all with ${op} and ${type}`);
    return [element('ul', {}, shown), element('p.explained', {}, all)];
  }
}
