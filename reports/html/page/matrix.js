// Ops by element types: a sign in each square, families of rare types in one column, and what is behind a square beside it.

const COMMON_TYPES = ['f32', 'bf16', 'f16', 'i32', 'i1', 'f64', 'i64', 'i8', 'ui8', 'complex<f32>', 'complex<f64>', 'i16', 'ui16', 'ui32', 'ui64'];
const FAMILIES = [['f8', /^f8/], ['f4, f6', /^f[46]E/], ['i2, i4', /^i[24]$/], ['ui2, ui4', /^ui[24]$/], ['others', /./]];

/** Columns of a type each, and after them those of families: name and types. */
function columns_of(types) {
  const common = COMMON_TYPES.filter((type) => types.includes(type)).map((type) => ({name: type, types: [type]}));
  const rare = types.filter((type) => !COMMON_TYPES.includes(type));
  const family_of = (type) => FAMILIES.find(([, pattern]) => pattern.test(type))[0];
  const families = FAMILIES.map(([name]) => ({name, types: rare.filter((type) => family_of(type) === name)}));
  return [...common, ...families.filter((family) => family.types.length).map((f) => (f.types.length === 1 ? {name: f.types[0], types: f.types} : f))];
}

/**
 * `about` says what the matrix shows: `types`; `rows`, each an `op` and its `squares` by type; `takes(op, type)`; `verdicts`, the
 * worst first, each a name with sign, meaning, word and the word of several; `verdict(square)`, also of none; `text(square)`; `counts(square)`, whether it
 * is one of those that the numbers beside rows and legend count; `counted`, their word; and `explain(op, type, square)`, nodes.
 * With `is_flat`, `types` may be of any kind, and each has its own column.
 */
class Matrix {
  constructor(about) {
    this.about = about;
    this.names = Object.keys(about.verdicts);
    this.open = new Set();  // families
    this.box = element('div.scroll.fit.tall', {onscroll: () => this.hide()});
    this.popover = element('div.popover', {role: 'status', hidden: true, onkeydown: (event) => this.leave(event)});
    this.node = element('div.matrix-box', {}, this.legend(), this.box, this.popover);
    this.build();
  }

  is_possible(op, type) {
    return this.about.rows_by_op.get(op).squares.has(type) || this.about.takes(op, type);
  }

  each_square(use) {
    for (const {op} of this.about.rows) for (const type of this.about.types) if (this.is_possible(op, type)) use(this.square(op, type));
  }

  square(op, type) {
    return this.about.rows_by_op.get(op).squares.get(type);
  }

  legend() {
    const counts = new Map(this.names.map((name) => [name, 0]));
    let all = 0, good = 0;
    this.each_square((square) => {
      const verdict = this.about.verdict(square);
      counts.set(verdict, counts.get(verdict) + 1);
      all += 1;
      good += this.about.counts(square);
    });
    const part = ([name, n]) => n > 0 && element('span', {title: this.about.verdicts[name][1]},
      element(`b.sign.${name}`, {'aria-hidden': 'true'}, this.about.verdicts[name][0]), `${grouped(n)} ${this.about.verdicts[name][3] ?? this.about.verdicts[name][2] ?? name}`);
    return element('div.legend', {}, element('span', {}, `${grouped(good)} of ${grouped(all)} squares ${this.about.counted}:`), [...counts].map(part));
  }

  build() {
    const columns = this.about.is_flat ? this.about.types.map((name) => ({name, types: [name]})) : columns_of(this.about.types);
    this.columns = columns.flatMap((c) => (this.open.has(c.name) ? c.types.map((type, n) => ({name: type, types: [type], family: n === 0 && c.name})) : [c]));
    const head = element('tr', {}, element('th', {scope: 'col'}, this.about.head ?? 'op'), this.columns.map((c) => this.head(c)), element('th.ratio', {scope: 'col'}, element('span', {}, this.about.counted)));
    this.rows = this.about.rows.map((row, y) => this.row(row, y));
    this.table = element('table.matrix' + (this.about.look ?? ''), {role: 'grid', 'aria-label': 'verdicts by op and type', onkeydown: (event) => this.key(event),
      onclick: (event) => this.choose(event.target.closest('td')), onfocusin: (event) => this.choose(event.target.closest('td'))},
      element('thead', {}, head), element('tbody', {}, this.rows.map((row) => row.tr)));
    this.box.replaceChildren(this.table);
    this.table.querySelector('tbody td[tabindex]')?.setAttribute('tabindex', 0);
    this.filter(this.is_shown ?? (() => true));
  }

  head(column) {
    const family = column.family || (column.types.length > 1 && column.name);
    if (!family) return element('th', {scope: 'col'}, element('span', {}, column.name));
    const is_open = this.open.has(family);
    return element('th', {scope: 'col'}, element('button.family', {type: 'button', 'aria-expanded': String(is_open), 'aria-label': is_open ? `Fold ${family}` : `Unfold ${family}, ${column.types.length} types`,
      onclick: () => this.toggle(family)}, element('span', {}, is_open ? `◂ ${column.name}` : `${column.name} (${column.types.length}) ▸`)));
  }

  toggle(family) {
    if (!this.open.delete(family)) this.open.add(family);
    this.hide();
    this.build();
    this.table.querySelector(`[aria-label^="${this.open.has(family) ? 'Fold' : 'Unfold'} ${family}"]`)?.focus();
  }

  row(row, y) {
    const types = this.about.types.filter((type) => this.is_possible(row.op, type));
    const good = types.filter((type) => this.about.counts(row.squares.get(type))).length;
    const cells = this.columns.map((column, x) => this.cell(row, column, {x, y}));
    const tr = element('tr', {}, element('th', {scope: 'row'}, row.op), cells, element('td.ratio', {}, `${good} of ${types.length}`));
    return {op: row.op, tr, cells: cells.map((td) => (td.place ? td : null))};
  }

  cell(row, column, place) {
    const types = column.types.filter((type) => this.is_possible(row.op, type));
    if (!types.length) return element('td.impossible', {'aria-label': `${row.op} does not take ${column.name}`});
    const squares = types.map((type) => row.squares.get(type));
    const worst = this.names.find((name) => squares.some((square) => this.about.verdict(square) === name));
    const shown = squares.find((square) => this.about.verdict(square) === worst);
    const td = element(`td.${worst}${this.about.is_pale?.(shown) ? '.pale' : ''}`, {tabindex: -1, 'aria-label': `${row.op} on ${column.name}: ${this.about.verdicts[worst][2] ?? worst}`}, this.about.text(shown));
    td.place = place;
    td.types = types;
    return td;
  }

  /** Shows the rows of which `is_shown` says so. */
  filter(is_shown) {
    this.is_shown = is_shown;
    for (const [n, row] of this.rows.entries()) row.tr.hidden = !is_shown(this.about.rows[n]);
  }

  choose(td) {
    if (!td?.place || (td === this.chosen && !this.popover.hidden)) return;
    this.table.querySelector('td[tabindex="0"]')?.setAttribute('tabindex', -1);
    this.chosen?.removeAttribute('aria-selected');
    td.setAttribute('tabindex', 0);
    td.setAttribute('aria-selected', 'true');
    this.chosen = td;
    td.focus({preventScroll: true});
    this.explain(td);
  }

  explain(td) {
    const {op} = this.rows[td.place.y];
    const parts = td.types.flatMap((type) => {
      const square = this.square(op, type), [sign, meaning, word] = this.about.verdicts[this.about.verdict(square)];
      const title = element('p', {}, element(`b.sign.${this.about.verdict(square)}`, {'aria-hidden': 'true'}, sign), element('b', {}, `${op} on ${type}: ${word ?? this.about.verdict(square)}`));
      return [title, ...(td.types.length > 1 ? [] : [element('p.soft', {}, meaning)]), ...this.about.explain(op, type, square)];
    });
    this.popover.replaceChildren(element('button.close', {type: 'button', 'aria-label': 'Close', onclick: () => this.hide()}, '×'), ...parts);
    this.popover.hidden = false;
    this.place(td);
  }

  /** Beside the square, on the side where there is room. */
  place(td) {
    const square = td.getBoundingClientRect(), box = this.node.getBoundingClientRect(), width = this.popover.offsetWidth;
    const right = square.right - box.left + 8, has_room = right + width <= box.width;
    this.popover.style.left = `${Math.max(0, has_room ? right : square.left - box.left - width - 8)}px`;
    this.popover.style.top = `${square.top - box.top}px`;
  }

  hide() {
    this.popover.hidden = true;
  }

  key(event) {
    if (event.key === 'Escape' && !this.popover.hidden) {
      event.stopPropagation();
      this.hide();
    }
    if (event.key === 'Enter' && event.target.place) {
      event.preventDefault();
      this.choose(event.target);
      (this.popover.querySelector('a, .explained button') ?? this.popover.querySelector('button'))?.focus();
    }
    this.move(event);
  }

  leave(event) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.hide();
    this.chosen?.focus();
    this.hide();
  }

  /** To the next square that there is; blank ones are passed over. */
  move(event) {
    const steps = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
    const step = steps[event.key], at = event.target.place;
    if (!step || !at) return;
    event.preventDefault();
    let [x, y] = [at.x + step[0], at.y + step[1]];
    while (this.rows[y] && x in this.columns && (this.rows[y].tr.hidden || !this.rows[y].cells[x])) [x, y] = [x + step[0], y + step[1]];
    const next = this.rows[y]?.cells[x];
    if (!next) return;
    next.scrollIntoView({block: 'nearest', inline: 'nearest'});
    this.choose(next);
  }
}

/** Rows by op, for the matrix. */
function matrix_of(about) {
  return new Matrix({...about, rows_by_op: new Map(about.rows.map((row) => [row.op, row]))});
}
