// The largest error over the range of the argument. The argument runs by binades, each of one width, from the negative ones over
// zero to the positive ones; long stretches without an error to speak of are narrow. The plot is drawn for the width that it has.

const PLOT = {height: 250, left: 46, right: 12, top: 26, bottom: 30};
const MOST_BARS = 200;                        // more are narrower than a pen
const QUIET = {ulps: 0.01, width: 6};         // neighbours with smaller errors are one bar, no wider than so many
const LINEAR_UP_TO = 20;                      // above, errors are drawn by their logarithm
const LARGEST = 1e300;                        // an infinite error is drawn as this one
const TICK_DISTANCE = 44;
const HALF_ULP = 0.5;

const real = (x) => (x === 'inf' ? Infinity : x === '-inf' ? -Infinity : x);

const is_quiet = (s) => s.measured && s.ulps < QUIET.ulps;

function joined(stretches, joins) {
  const out = [];
  for (const next of stretches) {
    const last = out.at(-1);
    if (last && joins(last, next)) Object.assign(last, {high: next.high, ulps: Math.max(last.ulps, next.ulps), allowed: Math.max(last.allowed, next.allowed), width: last.width + next.width});
    else out.push({...next});
  }
  return out;
}

/** Binades, gaps where none was measured, and long quiet stretches as one. */
function stretches_of(binades) {
  const all = [];
  for (const [low, high, ulps, at, allowed] of binades.map((binade) => binade.map(real))) {
    if (all.length && all.at(-1).high !== low) all.push({low: all.at(-1).high, high: low, ulps: 0, allowed: 0, width: 1, measured: false});
    all.push({low, high, ulps, at, allowed, width: 1, measured: true});
  }
  const calm = joined(all, (a, b) => is_quiet(a) && is_quiet(b));
  for (const s of calm) if (is_quiet(s)) s.width = Math.min(s.width, QUIET.width);
  const group = Math.ceil(calm.length / MOST_BARS);
  return joined(calm, (a, b) => a.measured && b.measured && !is_quiet(a) && !is_quiet(b) && a.width + b.width <= group);
}

/** Where stretches lie: `ends[i]` to `ends[i + 1]`. */
function ends_of(stretches, width) {
  const sum = stretches.reduce((all, s) => all + s.width, 0), ends = [PLOT.left];
  for (const s of stretches) ends.push(ends.at(-1) + s.width * (width - PLOT.left - PLOT.right) / sum);
  return ends;
}

/** Errors upwards. */
function scale_of(largest) {
  const is_linear = largest <= LINEAR_UP_TO, scaled = (u) => (is_linear ? u : Math.log10(1 + u));
  const top = scaled(Math.min(Math.max(largest, 2 * HALF_ULP), LARGEST) * 1.08), height = PLOT.height - PLOT.top - PLOT.bottom;
  const ticks = [];
  const step = [0.25, 0.5, 1, 2].find((s) => top / s <= 6) ?? 5;
  if (is_linear) for (let t = 0; t <= top; t += step) ticks.push(t);
  else for (let t = 1; scaled(t) <= top; t *= top > 8 ? 100 : 10) ticks.push(t);
  return {ticks, y: (ulps) => PLOT.top + height * (1 - scaled(Math.min(ulps, LARGEST)) / top)};
}

/** 0 first, then 1, then the powers of two whose exponents have many factors of two. */
function rank_of(argument) {
  if (argument === 0) return 0;
  const exponent = Math.round(Math.log2(Math.abs(argument)));
  for (let rank = 2, step = 256; step > 1; ++rank, step /= 2) if (exponent % step === 0) return rank;
  return 12;
}

/** Labels of the argument, those of the lowest rank first and others where there is room. */
function argument_ticks(stretches, ends) {
  const candidates = [];
  for (const [i, s] of stretches.entries()) {
    candidates.push({x: ends[i], argument: s.low, rank: is_quiet(s) || (i && is_quiet(stretches[i - 1])) ? 1 : rank_of(s.low)});
    if (s.low < 0 && s.high > 0) candidates.push({x: (ends[i] + ends[i + 1]) / 2, argument: 0, rank: 0});
  }
  candidates.push({x: ends.at(-1), argument: stretches.at(-1).high, rank: rank_of(stretches.at(-1).high)});
  const out = [];
  for (const tick of candidates.filter((t) => Number.isFinite(t.argument)).sort((a, b) => a.rank - b.rank))
    if (out.every((t) => Math.abs(t.x - tick.x) >= TICK_DISTANCE)) out.push(tick);
  return out;
}

/** Powers of two with their exponent raised, beyond those that are short as numbers. */
function argument_text(argument) {
  const sign = argument < 0 ? '−' : '', size = Math.abs(argument), exponent = Math.log2(size);
  if (!Number.isInteger(exponent) || Math.abs(exponent) < 4) return [sign + Number(size.toPrecision(4))];
  return [sign + '2', drawn('tspan', {dy: -5, 'font-size': 9}, String(exponent))];
}

const short_number = (x) => (Number.isFinite(x) ? String(Number(x.toPrecision(6))) : x > 0 ? 'inf' : '-inf');

function bar(s, left, right, up) {
  const quiet = is_quiet(s), bottom = up.y(0), top = quiet ? PLOT.top : up.y(s.ulps);
  const text = `${short_number(s.low)} to ${short_number(s.high)}: ${ulps_text(s.ulps)} ulp` + (s.allowed ? `, ${s.allowed.toFixed(2)} allowed` : '');
  const is_beyond = s.allowed > 0 && s.ulps > s.allowed;
  return drawn('rect', {class: quiet ? 'quiet' : is_beyond ? 'bar beyond' : 'bar', x: left.toFixed(1), y: top.toFixed(1), width: Math.max(right - left, 0.6).toFixed(1), height: Math.max(bottom - top, 0).toFixed(1)}, drawn('title', {}, text));
}

/** What the contract allows, a step for each stretch; there is no line where it says nothing. */
function budget_line(stretches, ends, up) {
  let path = '', from = null;
  for (const [i, s] of stretches.entries()) {
    if (s.allowed > 0) path += `${from === null ? 'M' : 'L'}${ends[i].toFixed(1)} ${up.y(s.allowed).toFixed(1)}L${ends[i + 1].toFixed(1)} ${up.y(s.allowed).toFixed(1)}`;
    from = s.allowed > 0 ? i : null;
  }
  return path ? [drawn('path', {class: 'budget', d: path}, drawn('title', {}, 'allowed by the contract'))] : [];
}

/** At the argument itself; a binade is drawn evenly. */
function place_of_argument(at, stretches, ends) {
  const i = stretches.findIndex((s) => s.measured && s.low <= at && at <= s.high);
  if (i < 0) return null;
  const {low, high} = stretches[i], is_finite = Number.isFinite(low) && Number.isFinite(high) && high > low;
  return ends[i] + (ends[i + 1] - ends[i]) * (is_finite ? (at - low) / (high - low) : 0.5);
}

function mark(chart, stretches, ends, up, width) {
  const worst = chart.binades.map((binade) => binade.map(real)).reduce((a, b) => (b[2] > a[2] ? b : a));
  const row = chart.rows.find((r) => real(r.ulps) === worst[2]), x = place_of_argument(worst[3], stretches, ends);
  if (x === null || !(worst[2] > 0)) return [];
  const y = up.y(worst[2]), anchor = x < width * 0.35 ? 'start' : x > width * 0.65 ? 'end' : 'middle';
  return [drawn('circle', {class: 'worst', cx: x.toFixed(1), cy: y.toFixed(1), r: 3.5}),
    drawn('text', {class: 'worst', x: x.toFixed(1), y: (y - 8).toFixed(1), 'text-anchor': anchor}, `${ulps_text(worst[2])} ulp at ${row?.argument ?? short_number(worst[3])}`)];
}

function grid_lines(up, width) {
  return up.ticks.flatMap((ulps) => [drawn('line', {class: 'grid', x1: PLOT.left, x2: width - PLOT.right, y1: up.y(ulps), y2: up.y(ulps)}),
    drawn('text', {class: 'tick', x: PLOT.left - 6, y: up.y(ulps) + 4, 'text-anchor': 'end'}, ulps >= 1e5 ? ulps.toExponential(0) : String(ulps))]);
}

function drawing(chart, width) {
  const stretches = stretches_of(chart.binades), ends = ends_of(stretches, width);
  const most = Math.max(...stretches.map((s) => s.ulps)), allowed = Math.max(...stretches.map((s) => s.allowed));
  const up = scale_of(Math.max(most, Math.min(allowed, Math.max(most * 4, 8))));
  const half = drawn('line', {class: 'half', x1: PLOT.left, x2: width - PLOT.right, y1: up.y(HALF_ULP), y2: up.y(HALF_ULP)}, drawn('title', {}, 'correctly rounded: half an ulp'));
  return drawn('svg', {class: 'plot', viewBox: `0 0 ${width} ${PLOT.height}`, height: PLOT.height, role: 'img', 'aria-label': `error of ${chart.op} in ${chart.type} over its argument, in ulps; the table has the numbers`},
    ...grid_lines(up, width), ...stretches.flatMap((s, i) => (s.measured ? [bar(s, ends[i], ends[i + 1], up)] : [])), half, ...budget_line(stretches, ends, up),
    ...argument_ticks(stretches, ends).map((t) => drawn('text', {class: 'tick', x: t.x.toFixed(1), y: PLOT.height - 10, 'text-anchor': 'middle'}, ...argument_text(t.argument))),
    ...mark(chart, stretches, ends, up, width));
}

/** Drawn again when its width changes: letters keep their size. */
function plot(chart) {
  const keys = [['bar-key', 'largest error of a binade'], ['half-key', 'half an ulp: correct rounding'], ...(chart.binades.some((b) => real(b[4]) > 0) ? [['budget-key', 'allowed by the contract']] : [])];
  const box = element('div.plot-box', {});
  const node = element('figure', {}, box, element('figcaption.legend', {}, keys.map(([look, text]) => element('span', {}, element(`i.${look}`), text))));
  let drawn_for = 0;
  new ResizeObserver(() => {
    const width = Math.round(box.clientWidth);
    if (!width || width === drawn_for) return;
    drawn_for = width;
    box.replaceChildren(drawing(chart, width));
  }).observe(box);
  return node;
}
