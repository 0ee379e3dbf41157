/** How long the place may take to be drawn, in milliseconds. */
const drawnWithinMs = 200;

/**
 * Marks words within the message that was found, without touching its elements (CSS custom highlights; where a browser
 * has none, the line at the message's side is all). Gives what takes the marks away.
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
