interface Part {
  part: string;
  found: boolean;
}

/** A text in parts, those that are one of the words searched for told apart, in whatever case. */
export function splitAtWords(text: string, words: string): Part[] {
  const wanted = words.split(/\s+/).filter(Boolean).map(escaped);
  if (wanted.length === 0) return [{ part: text, found: false }];
  return text
    .split(new RegExp(`(${wanted.join('|')})`, 'giu'))
    .map((part, index) => ({ part, found: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
