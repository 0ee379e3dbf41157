import { deu, eng } from 'stopword';
import type { ReadTurn } from '../read-transcript.ts';
import { plainWords } from '../text/plain-words.ts';
import type { Language } from '../transcript.ts';

/** Shorter words usually carry no content. */
const shortest = 4;
/** How often a word is said before it counts as repeated. */
const fewestTimes = 4;
const mostWords = 3;

const alsoEmpty = (
  'would could should want need like know think going really thing things make made take time have with will that this ' +
  'them then they been being just much more also even still back about because right okay yeah sure please thank thanks again ' +
  'möchte würde könnte sollte werde habe haben wirklich einfach sache machen macht gemacht auch noch schon immer bitte danke'
).split(' ');
const empty: Record<Language, ReadonlySet<string>> = {
  en: new Set([...eng, ...alsoEmpty].flatMap(plainWords)),
  de: new Set([...deu, ...alsoEmpty].flatMap(plainWords)),
};

/**
 * Returns content words that are said repeatedly, most frequent first. Excludes numbers and names; in English, a word
 * that is always capitalised is a name.
 */
export function repeatedWords(own: readonly ReadTurn[], language: Language): { word: string; count: number }[] {
  const counts = new Map<string, { count: number; small: boolean; shown: string }>();
  for (const { line } of own)
    for (const { words } of line.sentences)
      for (const { plain, from, to } of words) {
        if (plain.length < shortest || /\p{N}/u.test(plain) || empty[language].has(plain)) continue;
        const shown = line.text.slice(from, to);
        const known = counts.get(plain) ?? { count: 0, small: false, shown: shown.toLowerCase() };
        counts.set(plain, { ...known, count: known.count + 1, small: known.small || shown === shown.toLowerCase() });
      }
  return [...counts.values()]
    .filter(({ count, small }) => count >= fewestTimes && (small || language === 'de'))
    .toSorted((a, b) => b.count - a.count || (a.shown < b.shown ? -1 : 1))
    .slice(0, mostWords)
    .map(({ count, shown }) => ({ word: shown, count }));
}
