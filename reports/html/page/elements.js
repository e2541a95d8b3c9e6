// What the page is built of. Texts are put in as texts and never as markup.

/** `element('div.card', {title: 'x', onclick: f}, child, 'text')`; what is null or false is left out. */
function element(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split('.');
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(' ');
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? '' : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false && child !== ''));
  return node;
}

/** A part of a drawing. */
function drawn(tag, attributes = {}, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

/** 1234567 as `1,234,567`. */
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/** 1234567 as `1.2M`. */
function abbreviated(count) {
  if (count >= 1e7) return Math.floor(count / 1e6) + 'M';
  if (count >= 1e6) return (count / 1e6).toFixed(1) + 'M';
  if (count >= 1e4) return Math.floor(count / 1e3) + 'k';
  return count >= 1e3 ? (count / 1e3).toFixed(1) + 'k' : String(count);
}

const counted = (number, one, many) => `${grouped(number)} ${number === 1 ? one : many}`;

const unique = (list) => [...new Set(list)];

/** Says something to who hears the page instead of seeing it. */
function say(text) {
  document.getElementById('said').textContent = text;
}

/** A list of choices; `chosen` gets the value of the one that is taken. */
function choice(label, options, chosen) {
  const select = element('select', {onchange: () => chosen(select.value)},
    options.map(([value, text]) => element('option', {value}, text)));
  return element('label.choice', {}, element('span', {}, label), select);
}

/** Content that is made when it is first opened: by a click or Enter, before the next key, or by a search of the browser. */
function fold(node, content) {
  node.querySelector('summary').addEventListener('click', () => make(node, content));
  node.addEventListener('toggle', () => {
    if (node.open && !node.made) make(node, content);
  });
  node.make = () => make(node, content);
  return node;
}

function make(node, content) {
  if (node.made) return;
  node.made = true;
  node.append(...[content()].flat());
}

/** Opens a fold at once, without waiting for its event. */
function open_fold(node) {
  node.make?.();
  node.open = true;
}
