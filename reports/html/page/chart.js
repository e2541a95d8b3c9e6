// One function in one type: its plot, the largest errors by ranges, and what is not counted in ulps.

const ulps_text = (ulps) => (Number.isFinite(real(ulps)) ? real(ulps).toFixed(3) : '∞');

function range_table(rows) {
  return table([['from', 'number'], ['to', 'number'], ['inputs', 'number'], ['largest error, ulp', 'number'], ['at', 'main'], ['exact value'], ['answer']],
    rows.map((r) => [r.from, r.to, grouped(r.inputs), ulps_text(r.ulps), code(r.argument), code(r.exact), code(r.answer)]));
}

function oddity_table(oddities) {
  return [element('h4', {}, 'Not counted in ulps'), table([['answers', 'number'], ['what', 'main'], ['first at'], ['correctly rounded'], ['answer']],
    oddities.map((o) => [grouped(o.count), o.what + (o.reach ? `: ${o.reach}` : ''), code(o.argument), code(o.exact), code(o.answer)]))];
}

function chart_parts(chart) {
  const proposal = [block_title('line of a contract', copy_button('the line of a contract', () => chart.proposal)), element('pre.wrap', {tabindex: 0}, chart.proposal)];
  return [...(chart.binades.length ? [plot(chart)] : []), ...(chart.rows.length ? [range_table(chart.rows)] : []),
    ...(chart.oddities.length ? oddity_table(chart.oddities) : []), ...(chart.proposal ? proposal : [])];
}
