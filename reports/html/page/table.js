// Tables: rows that are many lie behind a button.

const ROWS_SHOWN = 12;

/** A cell is a text, a node or a list of them; a column has a name and a class. */
function table(columns, rows, shown = ROWS_SHOWN) {
  const cell = (content, n) => element(columns[n][1] ? `td.${columns[n][1].replaceAll(' ', '.')}` : 'td', {'data-column': columns[n][0]}, [content].flat());
  const row = (cells) => element('tr', {}, cells.map(cell));
  const body = element('tbody', {}, rows.slice(0, shown).map(row));
  const out = element('div.scroll', {tabindex: 0}, element('table.stacked', {},
    element('thead', {}, element('tr', {}, columns.map(([name, look]) => element(look ? `th.${look.replaceAll(' ', '.')}` : 'th', {scope: 'col'}, name)))), body));
  if (rows.length <= shown) return out;
  const more = element('button', {type: 'button', onclick: () => {
    body.append(...rows.slice(shown).map(row));
    more.remove();
  }}, `Show all ${grouped(rows.length)} rows`);
  return element('div', {}, out, element('p', {}, more));
}

const code = (text) => element('code', {}, text);

/** `wrong-value` is bad news; what the contract allows is not. */
const badge = (words, bad) => element(bad ? 'span.badge' : 'span.badge.quiet', {}, words);

function facts(pairs) {
  const shown = pairs.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return element('dl.facts', {}, shown.map(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]));
}

/** The title of a block with what can be done with its text. */
function block_title(title, ...tools) {
  return element('div.block-title', {}, element('h4', {}, title), ...tools);
}

/** A text that unfolds to a program. */
function unfolding(text, program) {
  return fold(element('details', {}, element('summary', {}, text)),
    () => [block_title('program', copy_button('program', () => program)), element('pre.wrap', {tabindex: 0}, program)]);
}

/** A part of the page that unfolds. */
function folded_section(id, title, note, content) {
  return fold(element('details.section', {id}, element('summary', {}, element('h2', {}, title), element('span.soft', {}, note))), content);
}

/** The few marks of Markdown that our own sentences have: code, and links to the specification. */
function sentence(markdown) {
  const marks = /`([^`]+)`|\[([^\]]+)\]\((https:\/\/openxla\.org\/[^)\s]+)\)/g;
  const out = [];
  let from = 0;
  for (const found of markdown.matchAll(marks)) {
    out.push(markdown.slice(from, found.index), found[1] ? code(found[1]) : element('a', {href: found[3], rel: 'noreferrer'}, found[2]));
    from = found.index + found[0].length;
  }
  return [...out, markdown.slice(from)];
}
