import type { Item } from '../domain/content-files.ts';
import { type Pair, pairsByLikeness, repeatedRuns } from './alike.ts';
import { claimsIn, mostClaims, type Subject } from './claims.ts';
import { itemProse, plainWords } from './item-words.ts';

/**
 * Silent reading of English prose, in words a minute.
 * Source: M. Brysbaert, "How many words do we read per minute?", Journal of Memory and Language 109 (2019).
 */
const wordsAMinute = 238;
/** By how many minutes a lesson may say less or more than its length takes. */
const minutesOff = 1.5;
/** Runs of so many words that stand in two items, or twice in one: an example is told again there, and mended. */
const longestRun = { ofTwo: 10, ofOne: 16 };
/** No two items may be more alike. The most alike of those that are there, two pots of pulses, have 0.35. */
export const mostAlike = 0.45;

export interface ItemsLint {
  /** One `coach/item: what` each. */
  problems: string[];
  /** The five most alike. */
  mostAlike: Pair[];
}

/** What no schema can tell of library items: whether they take as long as they say, repeat themselves, or need a caution. */
export function lintItems(items: readonly Item[]): ItemsLint {
  const texts = items.map((item) => ({ name: `${item.coach}/${item.slug}`, text: itemProse(item) }));
  const pairs = pairsByLikeness(texts);
  const problems = [
    ...items.flatMap((item) => lintItem(item).map((what) => `${item.coach}/${item.slug}: ${what}`)),
    ...[
      ...repeatedRuns(texts, longestRun.ofTwo).filter(({ one, other }) => one !== other),
      ...repeatedRuns(texts, longestRun.ofOne).filter(({ one, other }) => one === other),
    ].map(({ run, one, other }) => `${other}: “${run}” stands in ${one} already`),
    ...pairs
      .filter(({ likeness }) => likeness > mostAlike)
      .map(({ one, other, likeness }) => `${one}: is too like ${other} (${likeness.toFixed(2)})`),
  ];
  return { problems, mostAlike: pairs.slice(0, 5) };
}

function lintItem(item: Item): string[] {
  const text = itemProse(item);
  const problems: string[] = [];
  const takes = plainWords(text).length / wordsAMinute;
  if (['lesson', 'article'].includes(item.kind) && Math.abs(takes - item.minutes) > minutesOff)
    problems.push(`says ${item.minutes} minutes and takes ${takes.toFixed(1)} to read`);
  if (item.care === 'none')
    for (const [subject, words] of Object.entries(claimsIn(text)) as [Subject, string[]][])
      if (words.length > mostClaims)
        problems.push(`speaks of ${subject} without a caution, or without saying so in “care”: ${words.join(', ')}`);
  for (const [, address = ''] of text.matchAll(/\]\(([^)]*)\)/g))
    if (!/^https:\/\/[^\s]+$/.test(address)) problems.push(`leads to “${address}”, which is no https address`);
  return problems;
}
