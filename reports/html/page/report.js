// The page: sections of each back end in the place of the list that is read without a script, and what addresses name.

function build(data, article) {
  const prefix = article.dataset.prefix;
  const bugs = new BugList(data, prefix);
  const matrix = data.matrix.rows.length ? new Squares(data, bugs, prefix).section : null;
  const sections = [bugs.section, matrix, nights_section(data.nights, prefix), ...LISTS.map((list) => list_section(list, data, prefix))].filter(Boolean);
  const links = sections.map((section) => !section.hidden && element('a', {href: '#' + section.id}, section.querySelector('h2').textContent));
  article.querySelector('.sections').replaceChildren(element('nav', {'aria-label': 'sections'}, links), ...sections);
  return bugs;
}

/** The card or the section that the address names, open. */
function named_by(hash, lists) {
  const [place, query] = hash.slice(1).split('?');
  const list = query !== undefined && lists.find(({section}) => section.id === place);
  if (list) {
    list.follow(query);
    return null;
  }
  const finding = /^#finding-(\d+)$/.exec(hash), cause = /^#cause=(.*)$/.exec(hash);
  if (!finding && !cause) return document.getElementById(hash.slice(1));
  const key = cause && decoded(cause[1]);
  const is_meant = (c) => (finding ? c.findings.some((f) => f.id === Number(finding[1])) : c.key === key);
  const card = lists.reduce((found, list) => found ?? list.reveal(is_meant), null);
  return finding ? document.getElementById(hash.slice(1)) : card;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function go(lists) {
  document.querySelector('.named')?.classList.remove('named');
  const target = location.hash.length > 1 ? named_by(location.hash, lists) : null;
  if (!target) return;
  if (target.matches('details')) open_fold(target);
  target.classList.add('named');
  target.scrollIntoView();
  target.querySelector('summary')?.focus({preventScroll: true});
}

function start() {
  const data = JSON.parse(document.getElementById('data').textContent);
  const articles = [...document.querySelectorAll('article.back-end')];
  const lists = articles.map((article, n) => build(data.back_ends[n], article));
  addEventListener('hashchange', () => go(lists));
  addEventListener('keydown', (event) => act_on_key(event, lists));
  // A link to what the address names already changes nothing, and is meant all the same.
  addEventListener('click', (event) => {
    if (event.target.closest?.('a')?.hash === location.hash) go(lists);
  });
  go(lists);
  if (location.hash.length <= 1 || location.hash.includes('?')) lists[0]?.open_first();
  document.documentElement.dataset.ready = Math.round(performance.now());
}

start();
