// The ops of a model in the order of the graph, folded by the names of their places; those that are wrong are open.

const data = JSON.parse(document.getElementById('data').textContent);
const ops = data.by_op.ops ?? [];

const ALL_OPEN = 30;  // a model of fewer ops is not folded
const GRAVE = ['PASS', 'DEVIATION', 'WEAK', 'OPEN', 'SKIP', 'SLOW', 'UNDECIDED', 'ERROR', 'FAIL'];
const is_wrong = (op) => op.verdict === 'FAIL' || op.failure !== undefined;
const elements_of = (op) => Object.values(op.elements).reduce((all, n) => all + n, 0);
const short_place = (place) => (place.length > 34 ? '…' + place.slice(-33) : place);
const width_of = (op) => (op.width ? (op.width.relative === 0 ? 'exact' : Number(op.width.relative).toPrecision(2)) : op.elements.checked ? 'no bound' : '–');

/** Name, what is shown of an op, what it is sorted by, and how it looks. */
const COLUMNS = [
  ['#', (op) => op.number, (op) => op.number, 'number'],
  ['op', (op) => [element('span', {style: `padding-left:${op.depth * 0.9}rem`}), code(op.op.replace('stablehlo.', ''))], (op) => op.op, 'name'],
  ['type', (op) => code(op.type), (op) => op.type, 'wide'],
  ['place', (op) => element('span', {title: op.place}, short_place(op.place)), (op) => op.place, 'wide'],
  ['checked', (op) => `${grouped(op.elements.checked)} of ${grouped(elements_of(op))}`, (op) => -op.elements.checked / Math.max(1, elements_of(op)), 'number'],
  ['width', width_of, (op) => -(op.width?.relative ?? 0), 'number wide'],
  ['used', (op) => op.used.toFixed(2), (op) => -op.used, 'number wide'],
  ['verdict', (op) => element(`span.${op.verdict}`, {}, op.verdict + (op.in_cones ? `, with ${op.cone} ops` : '')), (op) => -GRAVE.indexOf(op.verdict), 'word'],
];

/** Ops below the parts of their names, as they follow each other: `jit(f)/layer_0/dot` is an op of `layer_0` of `jit(f)`. */
function tree_of(all) {
  const root = {name: '', children: []};
  let path = [root];
  for (const op of all) {
    const parts = op.name ? op.name.split('/').slice(0, -1) : [];
    let same = 0;
    while (same < parts.length && path[same + 1]?.name === parts[same]) ++same;
    path = path.slice(0, same + 1);
    for (const name of parts.slice(same)) {
      const group = {name, children: []};
      path.at(-1).children.push(group);
      path.push(group);
    }
    path.at(-1).children.push(op);
  }
  return joined(root);
}

/** A group of one group alone is one line: `jit(f)/layer_0`. */
function joined(group) {
  group.children = group.children.map((child) => (child.children ? joined(child) : child));
  const only = group.children.length === 1 && group.children[0].children && group.name ? group.children[0] : null;
  return only ? {name: `${group.name}/${only.name}`, children: only.children} : group;
}

const ops_in = (node) => (node.children ? node.children.flatMap(ops_in) : [node]);

function note_parts(op) {
  const notes = [op.reason, op.declined, op.entered, ...(op.deviations ?? []).map((d) => `${d.elements} elements allowed by ${d.grants.join(' + ')}`)].filter(Boolean);
  return notes.map((note) => element('p.soft', {}, note));
}

function detail_parts(op) {
  const failure = op.failure && facts([['expected', code(op.failure.allowed)], ['got', code(op.failure.given)], ['distance', op.failure.distance], ['elements wrong', grouped(op.failure.elements)], ['first at element', String(op.failure.element)]]);
  const operands = op.operands?.map((operand, n) => [block_title(`operand ${n}`, copy_button(`operand ${n} of op ${op.number}`, () => operand)), element('pre.wrap', {tabindex: 0}, operand)]);
  const program = op.program && [block_title('the op as a program', copy_button(`op ${op.number} as a program`, () => op.program)), element('pre', {tabindex: 0}, op.program)];
  return [element('p', {}, op.place, op.name ? element('span.soft', {}, ` ${op.name}`) : null), failure, operands, program, ...note_parts(op)].flat(2).filter(Boolean);
}

const has_detail = (op) => is_wrong(op) || op.reason || op.declined || op.entered || op.deviations;

/** A row is in sight where no group around it is closed, and it is not shut itself. */
function refresh(row) {
  row.hidden = (row.closed ?? 0) > 0 || row.is_shut === true;
}

function op_rows(op) {
  const cells = COLUMNS.map(([name, show, , look]) => element('td.' + look.replaceAll(' ', '.'), {'data-column': name}, [show(op)].flat()));
  const tr = element('tr', {id: `op-${op.number}`}, cells);
  if (!has_detail(op)) return [tr];
  const detail = element('tr.detail', {}, element('td', {colspan: COLUMNS.length}));
  const open = (on) => {
    if (on && !detail.firstChild.hasChildNodes()) detail.firstChild.append(...detail_parts(op));
    detail.is_shut = !on;
    refresh(detail);
    tr.classList.toggle('opened', on && is_wrong(op));
    button.setAttribute('aria-expanded', String(on));
  };
  const button = element('button.copy', {type: 'button', 'aria-label': `Details of op ${op.number}`, onclick: () => open(detail.is_shut)}, '⋯');
  cells.at(-1).append(' ', button);
  open(is_wrong(op));
  return [tr, detail];
}

/** The rows of a group below its head, which opens and closes them. */
function group_rows(group, depth, is_open) {
  const inside = ops_in(group), wrong = inside.filter(is_wrong).length, checked = inside.reduce((all, op) => all + op.elements.checked, 0);
  const rows = group.children.flatMap((child) => node_rows(child, depth + 1, is_open));
  const close = (by) => {
    button.setAttribute('aria-expanded', String(by < 0));
    button.firstChild.textContent = by < 0 ? '▾ ' : '▸ ';
    for (const row of rows) {
      row.closed = (row.closed ?? 0) + by;
      refresh(row);
    }
  };
  const button = element('button', {type: 'button', 'aria-expanded': 'true', onclick: () => close(button.getAttribute('aria-expanded') === 'true' ? 1 : -1)},
    element('span', {'aria-hidden': 'true'}, '▾ '), group.name);
  const head = element(wrong ? 'tr.group.bad' : 'tr.group', {}, element('th', {colspan: COLUMNS.length, scope: 'rowgroup', style: `padding-left:${0.4 + depth * 0.9}rem`}, button,
    element('span.soft', {}, ` ${counted(inside.length, 'op', 'ops')}, ${grouped(checked)} elements checked${wrong ? `, ${wrong} wrong` : ''}`)));
  if (!is_open && !wrong) close(1);
  return [head, ...rows];
}

const node_rows = (node, depth, is_open) => (node.children ? group_rows(node, depth, is_open) : op_rows(node));

class Ops {
  constructor() {
    this.body = element('tbody', {});
    this.heads = COLUMNS.map(([name, , , look], n) => element('th.' + look.replaceAll(' ', '.'), {scope: 'col'}, element('button', {type: 'button', onclick: () => this.sort(n)}, name)));
    this.table = element('table.ops', {}, element('thead', {}, element('tr', {}, this.heads)), this.body);
    this.sort(0);
  }

  /** By the first column it is the graph, folded; by any other one list of ops. */
  sort(column) {
    const by = COLUMNS[column][2], order = (a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : a.number - b.number);
    this.heads.forEach((head, n) => head.setAttribute('aria-sort', n === column ? 'ascending' : 'none'));
    const rows = column === 0 ? tree_of(ops).children.flatMap((node) => node_rows(node, 0, ops.length <= ALL_OPEN)) : [...ops].sort(order).flatMap(op_rows);
    this.body.replaceChildren(...rows);
  }
}

function whole_section() {
  const whole = data.by_op.whole;
  if (!whole) return null;
  const text = `${whole.verdict}: by the sets of the whole program ${grouped(whole.elements.checked)} elements are checked, ${grouped(whole.elements.weak + whole.elements.open)} are not; ` +
    `${grouped(whole.followed)} follow from the values of its ops` + (whole.not_judged ? `, ${grouped(whole.not_judged)} were rounded otherwise on the way` : '') + '.';
  return element('section', {}, element('h2', {}, 'The program compiled as it is'), element('p', {}, text));
}

const legend = element('p.soft', {}, 'width: how wide the set of legal answers is, relative to them. used: the largest part of its set that an answer used; above 1 it is outside. A click on a column sorts by it, # gives the order of the graph.');
document.querySelector('.sections').replaceChildren(...[element('section', {id: 'ops'}, element('h2', {}, 'Ops'), legend, element('div.scroll', {tabindex: 0}, new Ops().table)), whole_section()].filter(Boolean));
document.documentElement.dataset.ready = 'yes';
