/** How long the place may take to render, in milliseconds. */
const drawnWithinMs = 200;

/**
 * Highlights words within the message that was found, without changing its elements, by CSS custom highlights.
 * Browsers without them only show the line at the message's side. Returns a function that removes the highlights.
 */
export function markWords(words: string): (() => void) | undefined {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return undefined;
  const timer = setTimeout(() => {
    const found = document.querySelector('[data-found]');
    if (found) CSS.highlights.set('chat-found', new Highlight(...rangesOf(found, words)));
  }, drawnWithinMs);
  return () => {
    clearTimeout(timer);
    CSS.highlights.delete('chat-found');
  };
}

function rangesOf(element: Element, words: string): Range[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.toLocaleLowerCase() ?? '';
    for (const word of wanted) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}
