// One reproducer in full: why it is wrong, program and answers side by side, where else it shows, and what can be pasted.

const MESSAGE_LINES = 6;  // the rest is a log behind a fold

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
    element('td', {}, element('code', {}, got), failed ? element('span.outside', {}, ' wrong') : null));
}

function output_table(output) {
  const note = (text) => element('tr', {}, element('td.soft', {colspan: 3}, text));
  const rows = output.rows.map(evidence_row);
  if (output.more) rows.push(note(`and ${grouped(output.more)} more`));
  if (!rows.length) rows.push(note('no elements'));
  return [element('h4', {}, output.name, ' ', element('code', {}, output.type)),
    element('div.scroll.fit', {tabindex: 0}, element('table.evidence', {},
      element('thead', {}, element('tr', {}, element('th', {}), element('th', {}, 'expected'), element('th', {}, 'got'))),
      element('tbody', {}, rows)))];
}

function answers(finding) {
  const more = finding.more_outputs ? [element('p.soft', {}, `and ${counted(finding.more_outputs, 'more output', 'more outputs')}`)] : [];
  return [...finding.outputs.flatMap(output_table), ...more];
}

/** The first lines, and the others behind a fold. */
function message(finding) {
  const lines = finding.message.split('\n');
  if (lines.length <= MESSAGE_LINES + 1) return block(finding, 'the back end said', 'message', '.wrap');
  const rest = lines.slice(MESSAGE_LINES);
  return [...block({...finding, message: lines.slice(0, MESSAGE_LINES).join('\n')}, 'the back end said', 'message', '.wrap'),
    fold(element('details', {}, element('summary', {}, counted(rest.length, 'more line', 'more lines'))),
      () => element('pre.wrap', {tabindex: 0}, rest.join('\n')))];
}

/** The rule of the specification, and how far the answer is from it. */
function why(finding) {
  const allowed = finding.grants.length ? `Allowed by ${finding.grants.join(' + ')}.` : '';
  const rule = finding.why ? sentence(finding.why) : [`Expected: ${finding.law}.`];
  const how_far = [finding.distance, finding.bound].filter(Boolean).join('; ');
  return element('p.why', {}, element('b', {}, finding.grants.length ? 'What differs: ' : 'Why: '), rule, ' ', allowed,
    how_far ? element('span.soft', {}, ` ${how_far}.`) : null);
}

function sides(finding) {
  const said = finding.outputs.length ? answers(finding) : message(finding);
  return element('div.sides', {}, element('div', {}, block(finding, 'program', 'program'), block(finding, 'inputs', 'inputs')),
    element('div', {}, said));
}

const TICKS = {fails: ['✗', 'fail'], passes: ['✓', 'pass'], unknown: ['·', 'untested']};

/** Other builds, compile options and types: where it fails too, and where it does not. */
function ticks(finding) {
  if (!finding.elsewhere?.length) return null;
  const tick = ([name, state, note]) => element(`span.tick.${TICKS[state][1]}`, {title: note},
    element('span', {'aria-hidden': 'true'}, TICKS[state][0]), ` ${name}`, element('span.unseen', {}, ` ${state}`), note ? element('small', {}, ` ${note}`) : null);
  return element('dl.facts.elsewhere', {}, finding.elsewhere.map(({what, ticks: list}) => [element('dt', {}, what), element('dd', {}, list.map(tick))]));
}

/** For a shell, and without any other file. */
function command_of(finding) {
  const name = `finding-${finding.id}`, file = (path, text) => `cat > ${path} <<'END'\n${text}${text.endsWith('\n') ? '' : '\n'}END\n`;
  return file(`${name}.mlir`, finding.program) + (finding.inputs ? file(`${name}.txt`, finding.inputs) : '') +
    `assay check ${name}.mlir ${finding.inputs ? `--inputs ${name}.txt ` : ''}${finding.flags}\n`;
}

function address_of(hash) {
  return location.href.split('#')[0] + hash;
}

function tools(finding, bug) {
  const issue = () => finding.issue.replace(finding.script_goes, () => finding.script.trimEnd());
  return element('p.tools', {},
    finding.issue ? copy_button(`finding ${finding.id} as an issue`, issue, 'Copy as issue') : null,
    finding.script ? copy_button(`finding ${finding.id} as a JAX script`, () => finding.script, 'Copy as JAX script') : null,
    finding.cut.some((field) => field === 'program' || field === 'inputs') ? element('span.soft', {}, `assay export ${finding.id} writes its files`) : copy_button(`finding ${finding.id} as a command`, () => command_of(finding), 'Copy as command'),
    copy_button(`link to finding ${finding.id}`, () => address_of(`#finding-${finding.id}`), 'Copy link'),
    copy_button('the key of the bug', () => bug.key, 'Copy key'));
}

function finding_facts(finding, bug) {
  return facts([
    ['rule', finding.law],
    ['fails with', finding.variant],
    ['passes with', finding.mends.join(', ')],
    ['processes', finding.grid],
    ['found in', `program ${finding.program_number}${finding.campaign ? ` of campaign ${finding.campaign}` : ''}, reduced with ${counted(finding.compilations, 'compilation', 'compilations')}`],
    ['key', element('a', {href: '#cause=' + encodeURIComponent(bug.key)}, element('code', {}, bug.key))],
  ]);
}

function more(finding, bug) {
  return fold(element('details.more', {}, element('summary', {}, 'How it was found')),
    () => [finding_facts(finding, bug), ...(finding.outputs.length ? message(finding) : answers(finding)),
      ...block(finding, 'generated program', 'original_program'), ...block(finding, 'its inputs', 'original_inputs')]);
}

function finding_body(finding, bug) {
  return [why(finding), sides(finding), ticks(finding), tools(finding, bug), more(finding, bug)].filter(Boolean);
}
