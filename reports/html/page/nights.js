// What each night met: a bar of bugs, those that are new on top, and the numbers below.

const CHART = {width: 960, height: 180, left: 44, bottom: 24, top: 10};

function night_bar(night, n, step, scale) {
  const x = CHART.left + n * step + step * 0.15, width = Math.max(step * 0.7, 1);
  const base = CHART.height - CHART.bottom;
  const bar = (look, from, count) => drawn('rect', {class: look, x, width, y: base - (from + count) * scale, height: count * scale});
  const known = night.causes - night.fresh;
  return drawn('g', {}, drawn('title', {}, `${night.date}: ${counted(night.causes, 'bug', 'bugs')}, ${night.fresh} new, ${night.gone} gone`),
    bar('again', 0, known), bar('fresh', known, night.fresh));
}

/** The dates below as far as they have room. */
function night_dates(nights, step) {
  const every = Math.ceil(96 / step);
  return nights.flatMap((night, n) => (n % every ? [] : [drawn('text', {x: CHART.left + (n + 0.5) * step, y: CHART.height - 6, 'text-anchor': 'middle'}, night.date)]));
}

function night_lines(most, scale) {
  return unique([0, Math.ceil(most / 2), most]).flatMap((count) => {
    const y = CHART.height - CHART.bottom - count * scale;
    return [drawn('line', {x1: CHART.left, x2: CHART.width, y1: y, y2: y}), drawn('text', {x: CHART.left - 8, y: y + 4, 'text-anchor': 'end'}, String(count))];
  });
}

function night_chart(nights) {
  const most = Math.max(...nights.map((night) => night.causes), 1);
  const step = Math.min((CHART.width - CHART.left) / nights.length, 110), scale = (CHART.height - CHART.bottom - CHART.top) / most;
  return drawn('svg', {class: 'nights', viewBox: `0 0 ${CHART.width} ${CHART.height}`, role: 'img', 'aria-label': 'bugs by night, the numbers are in the table'},
    ...night_lines(most, scale), ...nights.map((night, n) => night_bar(night, n, step, scale)), ...night_dates(nights, step));
}

function nights_section(nights, prefix) {
  if (!nights.length) return null;
  const rows = [...nights].reverse().map((n) => [n.date, grouped(n.programs), grouped(n.checked), n.causes, n.fresh, n.gone]);
  return element('section', {id: prefix + 'nights'}, element('h2', {}, 'Nights'),
    element('p.soft', {}, 'Campaigns by the day on which they began. New bugs are those that no earlier night met; gone are those of the night before that did not show again.'),
    element('div.legend', {}, element('span', {}, element('i.fresh'), 'new bugs'), element('span', {}, element('i.again'), 'met before')),
    element('div.scroll.drawing', {tabindex: 0}, night_chart(nights)),
    table([['night'], ['programs', 'number'], ['elements checked', 'number'], ['bugs', 'number'], ['new', 'number'], ['gone', 'number']], rows));
}
