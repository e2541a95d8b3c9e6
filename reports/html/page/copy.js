// Buttons that copy.

/** Where the browser gives a page from a file no clipboard, a selection does it. */
function copied_by_selection(text) {
  const area = element('textarea.unseen', {'aria-hidden': 'true'});
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copied_by_selection(text);
  }
}

/** `what` names it for who hears the page. */
function copy_button(what, text, caption = 'Copy') {
  const button = element('button.copy', {type: 'button', 'aria-label': `Copy ${what}`}, caption);
  button.addEventListener('click', async () => {
    const done = await copy(text());
    button.focus();
    button.textContent = done ? 'Copied' : 'Not copied';
    say(done ? `Copied ${what}` : `${what} could not be copied`);
    setTimeout(() => { button.textContent = caption; }, 1500);
  });
  return button;
}
