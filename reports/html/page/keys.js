// Keys of the list: what is typed into a field is not meant.

function is_typing(target) {
  return target.closest?.('input, select, textarea') !== null;
}

/** The card after or before the one with the focus; the first of all where none has it. */
function step_card(lists, forward) {
  const cards = lists.flatMap((list) => list.visible_cards());
  const now = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[now < 0 ? 0 : now + (forward ? 1 : -1)];
  next?.querySelector('summary').focus();
  next?.scrollIntoView({block: 'nearest'});
}

function act_on_key(event, lists) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const list = lists.find(({items, section}) => items.length && section.closest('article')?.contains(document.activeElement)) ?? lists.find(({items}) => items.length);
  if (!list) return;
  if (event.key === 'Escape' && (!is_typing(event.target) || event.target === list.search)) list.clear();
  if (is_typing(event.target)) return;
  if (event.key === '/') {
    event.preventDefault();
    list.search.focus();
  }
  if (event.key === 'j' || event.key === 'k') step_card(lists, event.key === 'j');
}
