// What is known of each op on each type: the verdict at a glance, the counts behind it.

const VERDICTS = {
  pass: ['✓', 'elements were checked, and no finding blames it'],
  deviation: ['~', 'in the reduced program of an answer that a grant of the contract explains'],
  fail: ['✗', 'in the reduced program of a violation'],
  open: ['○', 'met, but any answer was legal, or the legal set too wide to say much'],
  untested: ['·', 'no output element depends on it, or the op does not take the type'],
};
const VIEWS = [['verdict', 'verdicts'], ['checked', 'elements checked'], ['programs', 'programs']];

class Matrix {
  constructor(data, causes, prefix) {
    this.types = data.matrix.types;
    this.rows = data.matrix.rows.map(({op, squares}) => ({op, squares: new Map(squares.map((s) => [s[0], this.square(s)]))}));
    this.unplaced = data.matrix.unplaced;
    this.causes = causes;
    this.data = data;
    this.view = 'verdict';
    this.section = element('section', {id: prefix + 'matrix'}, element('h2', {}, 'Ops by types'), this.legend(), this.bar(),
      this.table(), this.detail);
  }

  square([, verdict, programs, findings, checked, weak, open, undecided]) {
    return {verdict, programs, findings, checked, weak, open, undecided};
  }

  legend() {
    const counts = Object.fromEntries(Object.keys(VERDICTS).map((name) => [name, 0]));
    for (const row of this.rows) for (const square of row.squares.values()) counts[square.verdict] += 1;
    counts.untested += this.rows.length * this.types.length - Object.values(counts).reduce((a, b) => a + b, 0);
    return element('div.legend', {}, Object.entries(VERDICTS).map(([name, [sign, meaning]]) =>
      element('span', {title: meaning}, element(`b.sign.${name}`, {'aria-hidden': 'true'}, sign), `${grouped(counts[name])} ${name}`)));
  }

  bar() {
    const wanted = [['', 'all'], ['fail', 'with failures'], ['deviation', 'with deviations'], ['open', 'with open']];
    this.find = element('input', {type: 'search', placeholder: 'Find an op', 'aria-label': 'Find an op in the matrix', oninput: () => this.filter()});
    this.wanted = choice('rows', wanted, () => this.filter());
    const note = this.unplaced ? element('p.soft', {}, `${counted(this.unplaced, 'combination', 'combinations')} in findings of earlier versions do not say which op has which type, and colour nothing.`) : null;
    return [element('div.bar.choices', {}, this.find, this.wanted, choice('show', VIEWS, (view) => this.show(view))), note];
  }

  table() {
    this.detail = element('div.square-detail', {role: 'status'}, element('p.soft', {}, 'Choose a square to see the counts behind it; arrow keys move.'));
    const head = element('tr', {}, element('th', {scope: 'col'}, 'op'), this.types.map((type) => element('th', {scope: 'col'}, element('span', {}, type))));
    this.body = element('tbody', {}, this.rows.map((row, y) => this.row(row, y)));
    const table = element('table.matrix', {role: 'grid', 'aria-label': 'verdicts by op and type', onkeydown: (event) => this.move(event),
      onclick: (event) => this.choose(event.target.closest('td')), onfocusin: (event) => this.choose(event.target.closest('td'))},
      element('thead', {}, head), this.body);
    this.body.querySelector('td')?.setAttribute('tabindex', 0);
    return element('div.scroll.fit.tall', {}, table);
  }

  row(row, y) {
    const tr = element('tr', {}, element('th', {scope: 'row'}, row.op));
    row.tr = tr;
    row.cells = this.types.map((type, x) => {
      const square = row.squares.get(x);
      const verdict = square?.verdict ?? 'untested';
      const td = element(`td.${verdict}`, {tabindex: -1, 'aria-label': `${row.op} on ${type}: ${verdict}`}, VERDICTS[verdict][0]);
      td.place = {x, y};
      return td;
    });
    tr.append(...row.cells);
    return tr;
  }

  /** The number in the place of the sign; the colour stays. */
  show(view) {
    for (const row of this.rows)
      row.cells.forEach((td, x) => {
        const square = row.squares.get(x);
        td.textContent = view === 'verdict' || !square ? VERDICTS[square?.verdict ?? 'untested'][0] : abbreviated(square[view]);
      });
  }

  filter() {
    const name = this.find.value.trim().toLowerCase(), verdict = this.wanted.querySelector('select').value;
    for (const row of this.rows)
      row.tr.hidden = !row.op.toLowerCase().includes(name) || (verdict !== '' && ![...row.squares.values()].some((s) => s.verdict === verdict));
  }

  choose(td) {
    if (!td?.place || td === this.chosen) return;
    this.body.querySelector('td[tabindex="0"]')?.setAttribute('tabindex', -1);
    this.chosen?.removeAttribute('aria-selected');
    td.setAttribute('tabindex', 0);
    td.setAttribute('aria-selected', 'true');
    this.chosen = td;
    td.focus({preventScroll: true});
    this.explain(this.rows[td.place.y], td.place.x);
  }

  explain(row, x) {
    const square = row.squares.get(x), type = this.types[x], verdict = square?.verdict ?? 'untested';
    const counts = square && `${counted(square.programs, 'program', 'programs')}; elements: ${grouped(square.checked)} checked, ` +
      `${grouped(square.weak)} weak, ${grouped(square.open)} open, ${grouped(square.undecided)} undecided; in ${counted(square.findings, 'finding', 'findings')}`;
    this.detail.replaceChildren(
      element('p', {}, element(`b.sign.${verdict}`, {'aria-hidden': 'true'}, VERDICTS[verdict][0]), element('b', {}, `${row.op} on ${type}: ${verdict}`), `, ${VERDICTS[verdict][1]}.`),
      ...(counts ? [element('p', {}, counts)] : []), ...this.findings_of(row.op, type));
  }

  findings_of(op, type) {
    const blamed = this.data.causes.filter((cause) => cause.findings.some((f) => f.blames.includes(`${op} ${type}`)));
    if (!blamed.length) return [];
    const shown = blamed.slice(0, 8).map((cause) => {
      const finding = cause.findings.find((f) => f.blames.includes(`${op} ${type}`));
      return element('li', {}, element('a', {href: `#finding-${finding.id}`}, `${finding.id}. ${finding.title}`));
    });
    const all = element('button', {type: 'button', onclick: () => this.causes.only(op, type)}, `Show all causes with ${op} and ${type}`);
    return [element('ul', {}, shown), element('p', {}, all)];
  }

  move(event) {
    const steps = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
    const step = steps[event.key], at = event.target.place;
    if (!step || !at) return;
    event.preventDefault();
    let y = at.y + step[1];
    while (this.rows[y]?.tr.hidden) y += step[1];
    const next = this.rows[y]?.cells[at.x + step[0]];
    if (!next) return;
    this.choose(next);
    next.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }
}
