// One finding in full: facts, program, inputs, answers, and how to see it again.

const MESSAGE_LINES = 6;  // the rest is a log behind a fold

function facts(pairs) {
  const shown = pairs.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return element('dl.facts', {}, shown.map(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]));
}

/** The title of a block with what can be done with its text. */
function block_title(title, ...tools) {
  return element('div.block-title', {}, element('h4', {}, title), ...tools);
}

/** A text that was cut would be copied as no program. */
function block(finding, title, field, classes = '') {
  const text = finding[field];
  if (!text) return [];
  const tool = finding.cut.includes(field)
    ? element('span.soft', {}, `has lines too long to show: assay export ${finding.id}`)
    : copy_button(`${title} of finding ${finding.id}`, () => text);
  return [block_title(title, tool), element('pre' + classes, {tabindex: 0}, text)];
}

function evidence_row([position, legal, got, failed]) {
  return element(failed ? 'tr.bad' : 'tr', {}, element('td', {}, position),
    element('td', {}, element('code', {}, legal)),
    element('td', {}, element('code', {}, got), failed ? element('span.outside', {}, ' outside') : null));
}

function output_table(output) {
  const note = (text) => element('tr', {}, element('td.soft', {colspan: 3}, text));
  const rows = output.rows.map(evidence_row);
  if (output.more) rows.push(note(`and ${grouped(output.more)} more`));
  if (!rows.length) rows.push(note('no elements'));
  return [element('h4', {}, output.name, ' ', element('code', {}, output.type)),
    element('div.scroll.fit', {tabindex: 0}, element('table.evidence', {},
      element('thead', {}, element('tr', {}, element('th', {}), element('th', {}, 'legal'), element('th', {}, 'got'))),
      element('tbody', {}, rows)))];
}

function answers(finding) {
  const more = finding.more_outputs ? [element('p.soft', {}, `and ${finding.more_outputs} more outputs`)] : [];
  return [...finding.outputs.flatMap(output_table), ...more];
}

/** The first lines, and the others behind a fold. */
function message(finding) {
  const lines = finding.message.split('\n');
  if (lines.length <= MESSAGE_LINES + 1) return block(finding, 'the back end said', 'message', '.wrap');
  const rest = lines.slice(MESSAGE_LINES);
  return [...block({...finding, message: lines.slice(0, MESSAGE_LINES).join('\n')}, 'the back end said', 'message', '.wrap'),
    fold(element('details', {}, element('summary', {}, `${rest.length} more lines`)),
      () => element('pre.wrap', {tabindex: 0}, rest.join('\n')))];
}

function original(finding) {
  if (!finding.original_program) return [];
  return [fold(element('details', {}, element('summary', {}, 'The program as it was generated')),
    () => [...block(finding, 'generated program', 'original_program'), ...block(finding, 'its inputs', 'original_inputs')])];
}

function address_of(hash) {
  return location.href.split('#')[0] + hash;
}

function links(finding, cause) {
  return [copy_button(`link to finding ${finding.id}`, () => address_of(`#finding-${finding.id}`), 'Copy link'),
    copy_button('the key of the cause', () => cause.key, 'Copy key of cause')];
}

function finding_facts(finding, cause) {
  const granted = finding.failure === 'deviation';
  return facts([
    [granted ? 'deviates from' : 'violates', finding.law],
    ['granted by', finding.grants.join(' + ')],
    ['distance', finding.distance],
    ['bound', finding.bound],
    ['ops', finding.ops.join(', ')],
    [granted ? 'seen under' : 'fails under', finding.variant],
    ['passes under', finding.mends.join(', ')],
    ['grid', finding.grid],
    ['found in', `program ${finding.program_number}${finding.campaign ? ` of campaign ${finding.campaign}` : ''}, reduced with ${counted(finding.compilations, 'compilation', 'compilations')}`],
    ['cause', element('a', {href: '#cause=' + encodeURIComponent(cause.key)}, element('code', {}, cause.key))],
  ]);
}

function finding_body(finding, cause) {
  return [finding_facts(finding, cause), ...block(finding, 'program', 'program'), ...block(finding, 'inputs', 'inputs'),
    ...answers(finding), ...message(finding), ...block(finding, 'reproduce', 'reproduce', '.wrap'), ...original(finding),
    element('p.tools', {}, links(finding, cause))];
}
