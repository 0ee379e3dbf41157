import type { Item } from '../domain/content-files.ts';
import { type Pair, pairsByLikeness, repeatedRuns } from './alike.ts';
import { claimsIn, mostClaims, type Subject } from './claims.ts';
import { itemProse, plainWords } from './item-words.ts';

/**
 * Silent reading of English prose, in words a minute.
 * Source: M. Brysbaert, "How many words do we read per minute?", Journal of Memory and Language 109 (2019).
 */
const wordsAMinute = 238;
/** How many minutes a lesson's stated duration may differ from its reading time. */
const minutesOff = 1.5;
/**
 * Longest allowed runs of repeated words. Runs within one item may be longer, because a lesson may repeat an example in
 * order to improve it.
 */
const longestRun = { ofTwo: 10, ofOne: 16 };
/** The highest allowed similarity of two items. The most similar pair so far, two recipes with pulses, has 0.35. */
export const mostAlike = 0.45;

export interface ItemsLint {
  /** One `coach/item: what` per problem. */
  problems: string[];
  /** The five most similar pairs. */
  mostAlike: Pair[];
}

/**
 * Checks items for what schemas cannot see: whether their reading time is right, whether they repeat text, and whether
 * they need a caution.
 */
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
