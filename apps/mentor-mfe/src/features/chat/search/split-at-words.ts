interface Part {
  part: string;
  found: boolean;
}

/** Splits a text into parts that match one of the searched words, ignoring case, and parts that do not. */
export function splitAtWords(text: string, words: string): Part[] {
  const wanted = words.split(/\s+/).filter(Boolean).map(escaped);
  if (wanted.length === 0) return [{ part: text, found: false }];
  return text
    .split(new RegExp(`(${wanted.join('|')})`, 'giu'))
    .map((part, index) => ({ part, found: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
