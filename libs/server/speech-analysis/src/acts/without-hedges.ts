import { readLine } from '../text/read-line.ts';
import type { Language } from '../transcript.ts';
import { hedgeFinders } from './hear-hedges.ts';

/** Fewer words say nothing on their own. */
const fewestWords = 4;

/**
 * Returns a sentence without its hedges ("maybe", "I guess"), as a suggestion.
 * @returns undefined if it has none, if too little remains, or if the sentence would break: in German, a hedge at the
 *   beginning determines the position of the verb
 */
export function withoutHedges(text: string, language: Language): string | undefined {
  const { sentences } = readLine(text);
  const found = sentences.flatMap((sentence) =>
    hedgeFinders[language](sentence).map((one) => ({ ...one, isFirst: one.first === 0 })),
  );
  if (found.length === 0 || (language === 'de' && found.some(({ isFirst }) => isFirst))) return undefined;
  const kept = found
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)}${rest.slice(endOf(rest, from, to))}`, text)
    .replace(/\s+([,.?!])/gu, '$1')
    .replace(/,\s*,/gu, '')
    .replace(/[,;:]+([.?!])/gu, '$1')
    .replace(/^[\s,;:]+|[\s,;:]+$/gu, '')
    .replace(/\s{2,}/gu, ' ');
  if (kept.split(' ').length < fewestWords) return undefined;
  return kept[0]!.toUpperCase() + kept.slice(1);
}

/** Removes “if that is okay” with the rest of its clause, because “with you” says nothing alone. */
function endOf(text: string, from: number, to: number): number {
  if (!/^(?:if|wenn|falls)\b/iu.test(text.slice(from, to))) return to;
  const rest = /^[^,.?!;:–—]*/u.exec(text.slice(to))?.[0] ?? '';
  return to + rest.length;
}
