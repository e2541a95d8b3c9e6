// The list of causes: a card each, with the smallest finding in full and the others behind folds.

const ORDERS = {
  worst: ['worst first', null],
  count: ['most findings', (a, b) => b.cause.count - a.cause.count],
  newest: ['newest', (a, b) => newest(b.cause) - newest(a.cause)],
  op: ['op', (a, b) => by_text(a.cause.ops[0], b.cause.ops[0])],
  type: ['type', (a, b) => by_text(a.cause.types[0], b.cause.types[0])],
  small: ['smallest program', (a, b) => length_of(a.cause) - length_of(b.cause)],
};

const by_text = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);
const newest = (cause) => Math.max(...cause.findings.map((f) => f.id), 0);
const length_of = (cause) => cause.findings[0]?.program.length ?? Infinity;

/** `wrong-value` is bad news; what the contract grants is not. */
const badge = (failure, bad) => element(bad ? 'span.badge' : 'span.badge.quiet', {}, failure);

function note_badge(cause) {
  return cause.note ? [' ', element(cause.is_known ? 'span.badge.quiet' : 'span.badge', {}, cause.note)] : null;
}

function other_finding(finding, cause) {
  return fold(element('details.finding', {id: `finding-${finding.id}`},
    element('summary', {}, element('span.name', {}, `${finding.id}. ${finding.title}`))), () => finding_body(finding, cause));
}

function others(cause) {
  const list = cause.findings.slice(1);
  if (!list.length) return [];
  const all = cause.count - 1;
  const note = all > list.length ? `; ${list.length} of ${grouped(all)} shown, the database has them all` : '';
  return [element('h4.others', {}, `${grouped(all)} more of this cause${note}`), ...list.map((f) => other_finding(f, cause))];
}

function cause_body(cause) {
  return [...finding_body(cause.findings[0], cause), ...others(cause)];
}

/** `add, slice on f32`; a program without ops has a literal at most. */
function place_of({ops, types}) {
  return [ops.join(', '), types.join(', ')].filter(Boolean).join(' on ');
}

function cause_card(cause) {
  const summary = element('summary', {}, badge(cause.failure, cause.failure !== 'deviation'),
    element('span.name', {}, `${cause.findings[0].id}. ${cause.title}`, note_badge(cause)),
    element('span.where', {}, element('span.on', {}, place_of(cause)),
      element('span.count', {title: counted(cause.count, 'finding', 'findings')}, `${grouped(cause.count)} ×`)));
  return fold(element('details.cause', {id: `finding-${cause.findings[0].id}`}, summary), () => cause_body(cause));
}

/** What a search looks at: all that the card says in words. */
function words_of(cause) {
  const texts = cause.findings.flatMap((f) => [String(f.id), f.title, f.law, f.message, f.program, f.variant, ...f.grants]);
  return [cause.key, cause.failure, cause.title, cause.note, ...cause.ops, ...cause.types, ...texts].join('\n').toLowerCase();
}

class CauseList {
  constructor(data, prefix) {
    this.prefix = prefix;
    this.items = data.causes.filter((cause) => cause.findings.length).map((cause) => ({cause, card: cause_card(cause), words: null}));
    this.some_known = data.some_known;
    this.order = 'worst';
    this.hidden_failures = new Set(this.items.some(({cause}) => cause.failure !== 'deviation') ? ['deviation'] : []);
    this.build();
    this.reset();
  }

  build() {
    this.list = element('div.cards', {}, this.items.map((item) => item.card));
    this.count = element('p.soft.shown', {role: 'status'});
    this.none = element('p.none', {hidden: true}, 'Nothing matches. ',
      element('button', {type: 'button', onclick: () => this.show_all()}, 'Show all'));
    this.section = element('section', {id: this.prefix + 'causes'}, element('h2', {}, 'Causes'), this.clean(),
      this.items.length ? [this.bar(), this.count, this.list, this.none] : null);
  }

  clean() {
    const bad = this.items.some(({cause}) => cause.failure !== 'deviation');
    return bad ? null : element('p', {}, 'No violation was found.');
  }

  bar() {
    this.search = element('input', {type: 'search', placeholder: 'Search titles, ops, messages, programs', 'aria-label': 'Search causes',
      'aria-keyshortcuts': '/', oninput: () => this.show()});
    const options = (field) => unique(this.items.flatMap(({cause}) => cause[field])).sort(by_text).map((name) => [name, name]);
    const filter = (label, field, list) => {
      this[field] = choice(label, [['', 'all'], ...list], () => this.show());
      return this[field];
    };
    return element('div.bar', {}, this.search, this.chips(),
      element('div.choices', {}, filter('op', 'op', options('ops')), filter('type', 'type', options('types')),
        this.some_known ? filter('known', 'known', [['new', 'new'], ['known', 'known']]) : null,
        this.sorting(),
        element('button', {type: 'button', onclick: () => this.close_all()}, 'Close all')),
      element('p.soft.keys', {}, element('kbd', {}, '/'), ' search ', element('kbd', {}, 'j'), ' ', element('kbd', {}, 'k'), ' next, previous ',
        element('kbd', {}, 'Enter'), ' opens ', element('kbd', {}, 'Esc'), ' clears'));
  }

  sorting() {
    return choice('sort by', Object.entries(ORDERS).map(([name, [text]]) => [name, text]), (order) => this.sort(order));
  }

  /** A switch for each class of failure. */
  chips() {
    const counts = new Map();
    for (const {cause} of this.items) counts.set(cause.failure, (counts.get(cause.failure) ?? 0) + 1);
    this.switches = [...counts].map(([failure, count]) => [failure, this.chip(failure, count)]);
    return element('div.chips', {role: 'group', 'aria-label': 'classes of failure'}, this.switches.map(([, chip]) => chip));
  }

  chip(failure, count) {
    return element('button.chip', {type: 'button', onclick: () => {
      if (!this.hidden_failures.delete(failure)) this.hidden_failures.add(failure);
      this.show();
    }}, failure, ' ', element('span.count', {}, grouped(count)));
  }

  sort(order) {
    const compare = ORDERS[order][1];
    const sorted = compare ? [...this.items].sort(compare) : this.items;
    this.list.append(...sorted.map((item) => item.card));
  }

  value(field) {
    return this[field]?.querySelector('select').value ?? '';
  }

  matches({cause, words}, text, op, type, known) {
    return !this.hidden_failures.has(cause.failure) && (!op || cause.ops.includes(op)) && (!type || cause.types.includes(type)) &&
      (!known || (known === 'known') === cause.is_known) && text.every((word) => words.includes(word));
  }

  show() {
    if (!this.items.length) return;
    const text = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const chosen = ['op', 'type', 'known'].map((field) => this.value(field));
    let shown = 0;
    for (const item of this.items) {
      if (text.length) item.words ??= words_of(item.cause);
      item.card.hidden = !this.matches(item, text, ...chosen);
      shown += !item.card.hidden;
    }
    for (const [failure, chip] of this.switches) chip.setAttribute('aria-pressed', !this.hidden_failures.has(failure));
    this.count.textContent = `${grouped(shown)} of ${counted(this.items.length, 'cause', 'causes')}`;
    this.none.hidden = shown > 0;
  }

  show_all() {
    this.hidden_failures.clear();
    this.reset();
  }

  /** Takes back what was searched and chosen; classes of failure stay as they are. */
  reset() {
    if (!this.items.length) return;
    this.search.value = '';
    for (const field of ['op', 'type', 'known']) if (this[field]) this[field].querySelector('select').value = '';
    this.show();
  }

  /** All that stands in the reduced programs with this op on this type. */
  only(op, type) {
    this.show_all();
    this.op.querySelector('select').value = op;
    this.type.querySelector('select').value = type;
    this.show();
    this.section.scrollIntoView();
    this.search.focus({preventScroll: true});
  }

  close_all() {
    for (const {card} of this.items) card.open = false;
  }

  /** The card with what the address names, in sight and open; null where it is not here. */
  reveal(is_meant) {
    const item = this.items.find(({cause}) => is_meant(cause));
    if (!item) return null;
    if (item.card.hidden) {
      this.hidden_failures.delete(item.cause.failure);
      this.reset();
    }
    open_fold(item.card);
    return item.card;
  }

  visible_cards() {
    return [...this.list.children].filter((card) => !card.hidden);
  }
}
