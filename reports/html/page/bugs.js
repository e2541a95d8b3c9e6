// The list of bugs: a card each, with the smallest reproducer in full and the others behind folds.

const ORDERS = {
  worst: ['worst first', null],
  count: ['most reproducers', (a, b) => b.bug.count - a.bug.count],
  newest: ['newest', (a, b) => newest(b.bug) - newest(a.bug)],
  op: ['op', (a, b) => by_text(a.bug.ops[0], b.bug.ops[0])],
  type: ['type', (a, b) => by_text(a.bug.types[0], b.bug.types[0])],
  small: ['smallest program', (a, b) => length_of(a.bug) - length_of(b.bug)],
};

const USUAL_ORDER = 'worst';

/** In the address, and in the list. */
const FILTERS = [['op', 'op'], ['type', 'type'], ['known', 'known'], ['sort', 'sort_by']];

const by_text = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);
const newest = (bug) => Math.max(...bug.findings.map((f) => f.id), 0);
const length_of = (bug) => bug.findings[0]?.program.length ?? Infinity;

function note_badge(bug) {
  return bug.note ? [' ', element(bug.is_known ? 'span.badge.quiet' : 'span.badge', {}, bug.note)] : null;
}

function other_finding(finding, bug) {
  return fold(element('details.finding', {id: `finding-${finding.id}`},
    element('summary', {}, element('span.name', {}, `${finding.id}. ${finding.title}`))), () => finding_body(finding, bug));
}

function others(bug) {
  const list = bug.findings.slice(1);
  if (!list.length) return [];
  const all = bug.count - 1;
  const note = all > list.length ? `; ${list.length} of ${grouped(all)} shown, the database has them all` : '';
  return [element('h4.others', {}, `${grouped(all)} more reproducers of this bug${note}`), ...list.map((f) => other_finding(f, bug))];
}

function bug_body(bug) {
  return [...finding_body(bug.findings[0], bug), ...others(bug)];
}

/** `add, slice on f32`; a program without ops has a literal at most. */
function place_of({ops, types}) {
  return [ops.join(', '), types.join(', ')].filter(Boolean).join(' on ');
}

/** A crash is named by its place; the frames behind it are in the message. */
const without_frames = (title) => title.replace(/( \| [^|,]*)+/, '');

function bug_card(bug) {
  const summary = element('summary', {}, badge(bug.failure, bug.failure !== 'deviation'),
    element('span.name', {}, `${bug.findings[0].id}. ${without_frames(bug.title)}`, note_badge(bug)),
    element('span.where', {}, element('span.on', {}, place_of(bug)),
      element('span.count', {title: counted(bug.count, 'reproducer', 'reproducers')}, `${grouped(bug.count)} ×`)));
  return fold(element('details.bug', {id: `finding-${bug.findings[0].id}`}, summary), () => bug_body(bug));
}

/** What a search looks at: all that the card says in words. */
function words_of(bug) {
  const texts = bug.findings.flatMap((f) => [String(f.id), f.title, f.law, f.message, f.program, f.variant, ...f.grants]);
  return [bug.key, bug.failure, bug.title, bug.note, ...bug.ops, ...bug.types, ...texts].join('\n').toLowerCase();
}

class BugList {
  constructor(data, prefix) {
    this.prefix = prefix;
    this.items = data.bugs.filter((bug) => bug.findings.length).map((bug) => ({bug, card: bug_card(bug), words: null}));
    this.some_known = data.some_known;
    this.order = USUAL_ORDER;
    this.hidden_failures = new Set(['deviation']);  // what the contract allows is no bug
    this.build();
    if (!this.items.length) return;
    this.usual = this.switches.map(([failure]) => failure).filter((failure) => !this.hidden_failures.has(failure));
    this.reset();
  }

  build() {
    this.list = element('div.cards', {}, this.items.map((item) => item.card));
    this.count = element('p.soft.shown', {role: 'status'});
    this.none = element('p.none', {hidden: true}, 'Nothing matches. ',
      element('button', {type: 'button', onclick: () => this.show_all()}, 'Show all'));
    this.section = element('section', {id: this.prefix + 'bugs'}, element('h2', {}, 'Bugs'),
      this.items.length ? [this.bar(), this.list, this.none, this.keys()] : null);
    this.section.hidden = this.items.every(({bug}) => bug.failure === 'deviation');
  }

  bar() {
    this.search = element('input', {type: 'search', placeholder: 'Search titles, ops, messages, programs', 'aria-label': 'Search bugs',
      'aria-keyshortcuts': '/', oninput: () => this.changed()});
    const options = (field) => unique(this.items.flatMap(({bug}) => bug[field])).sort(by_text).map((name) => [name, name]);
    const filter = (label, field, list) => {
      this[field] = choice(label, [['', 'all'], ...list], () => this.changed());
      return this[field];
    };
    const bar = element('div.bar', {}, element('div.choices', {}, this.search, filter('op', 'op', options('ops')), filter('type', 'type', options('types')),
      this.some_known ? filter('known', 'known', [['new', 'new'], ['known', 'known']]) : null, this.sorting()),
    element('div.choices', {}, this.chips(), this.count));
    bar.hidden = this.items.length === 1;
    return bar;
  }

  keys() {
    return element('p.soft.keys', {}, element('kbd', {}, '/'), ' search ', element('kbd', {}, 'j'), ' ', element('kbd', {}, 'k'), ' next, previous ',
      element('kbd', {}, 'Enter'), ' opens ', element('kbd', {}, 'Esc'), ' clears ',
      element('button', {type: 'button', onclick: () => this.close_all()}, 'Close all'));
  }

  sorting() {
    this.sort_by = choice('sort by', Object.entries(ORDERS).map(([name, [text]]) => [name, text]), () => this.changed());
    return this.sort_by;
  }

  /** A switch for each class of failure. */
  chips() {
    const counts = new Map();
    for (const {bug} of this.items) counts.set(bug.failure, (counts.get(bug.failure) ?? 0) + 1);
    this.switches = [...counts].map(([failure, count]) => [failure, this.chip(failure, count)]);
    return element('div.chips', {role: 'group', 'aria-label': 'classes of failure'}, this.switches.map(([, chip]) => chip));
  }

  chip(failure, count) {
    return element('button.chip', {type: 'button', onclick: () => {
      if (!this.hidden_failures.delete(failure)) this.hidden_failures.add(failure);
      this.changed();
    }}, failure, ' ', element('span.count', {}, grouped(count)));
  }

  sort(order) {
    const compare = ORDERS[order][1];
    const sorted = compare ? [...this.items].sort(compare) : this.items;
    this.list.append(...sorted.map((item) => item.card));
    this.order = order;
  }

  value(field) {
    return this[field]?.querySelector('select').value ?? '';
  }

  matches({bug, words}, text, op, type, known) {
    return !this.hidden_failures.has(bug.failure) && (!op || bug.ops.includes(op)) && (!type || bug.types.includes(type)) &&
      (!known || (known === 'known') === bug.is_known) && text.every((word) => words.includes(word));
  }

  show() {
    if (!this.items.length) return;
    const text = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const chosen = ['op', 'type', 'known'].map((field) => this.value(field));
    const order = this.value('sort_by') || USUAL_ORDER;
    if (order !== this.order) this.sort(order);
    let shown = 0;
    for (const item of this.items) {
      if (text.length) item.words ??= words_of(item.bug);
      item.card.hidden = !this.matches(item, text, ...chosen);
      shown += !item.card.hidden;
    }
    for (const [failure, chip] of this.switches) chip.setAttribute('aria-pressed', !this.hidden_failures.has(failure));
    this.count.textContent = `${grouped(shown)} of ${grouped(this.items.length)} shown`;
    this.none.hidden = shown > 0;
  }

  /** What was chosen stands in the address too. */
  changed() {
    this.show();
    history.replaceState(null, '', this.address());
  }

  address() {
    const chosen = [['q', this.search.value], ...FILTERS.map(([key, field]) => [key, this.value(field)])];
    const shown = this.switches.map(([failure]) => failure).filter((failure) => !this.hidden_failures.has(failure));
    if (shown.join() !== this.usual.join()) chosen.push(['show', shown.join()]);
    const query = new URLSearchParams(chosen.filter(([, value]) => value && value !== USUAL_ORDER)).toString();
    return `#${this.prefix}bugs${query && '?' + query}`;
  }

  /** Takes the choice that an address names. */
  follow(query) {
    const chosen = new URLSearchParams(query), known = (field, value) => [...this[field]?.querySelectorAll('option') ?? []].some((o) => o.value === value);
    if (!this.items.length) return;
    this.search.value = chosen.get('q') ?? '';
    for (const [key, field] of FILTERS) if (known(field, chosen.get(key) ?? '')) this[field].querySelector('select').value = chosen.get(key) ?? '';
    if (chosen.has('show')) this.hidden_failures = new Set(this.switches.map(([failure]) => failure).filter((failure) => !chosen.get('show').split(',').includes(failure)));
    this.show();
  }

  /** The first one, where there is one that matters. */
  open_first() {
    const card = this.visible_cards()[0];
    if (card) open_fold(card);
  }

  show_all() {
    this.hidden_failures.clear();
    this.clear();
  }

  clear() {
    this.reset();
    this.changed();
  }

  /** Takes back what was searched and chosen; classes of failure stay as they are. */
  reset() {
    if (!this.items.length) return;
    this.search.value = '';
    for (const [, field] of FILTERS) if (this[field] && field !== 'sort_by') this[field].querySelector('select').value = '';
    this.show();
  }

  /** All that stands in the reduced programs with this op on this type. */
  only(op, type) {
    this.show_all();
    this.op.querySelector('select').value = op;
    this.type.querySelector('select').value = type;
    this.changed();
    this.section.scrollIntoView();
    this.search.focus({preventScroll: true});
  }

  close_all() {
    for (const {card} of this.items) card.open = false;
  }

  /** The card with what the address names, in sight and open; null where it is not here. */
  reveal(is_meant) {
    const item = this.items.find(({bug}) => is_meant(bug));
    if (!item) return null;
    if (item.card.hidden) {
      this.hidden_failures.delete(item.bug.failure);
      this.reset();
    }
    this.section.hidden = false;
    open_fold(item.card);
    return item.card;
  }

  visible_cards() {
    return [...this.list.children].filter((card) => !card.hidden);
  }
}
