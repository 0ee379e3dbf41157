import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Catalogue } from '@greenroom/content';
import { type FindPassages, indexPassages } from '../find-passages.ts';
import type { Locale } from '../index-library.ts';

/** The weights were chosen on one half of the questions; the other half was used only afterwards. */
export type Half = 'tuning' | 'held-out';
/** One coach's library, or all of them. */
export type Where = 'shelf' | 'all';

const locale = z.enum(['en', 'de']);
const Questions = z.array(z.tuple([locale, z.string(), z.string(), z.string().min(1)]));
/** `elsewhere`: another coach's library answers the question. */
const Unanswered = z.array(z.tuple([locale, z.string(), z.enum(['nowhere', 'elsewhere']), z.string().min(1)]));

export interface Figures {
  questions: number;
  first: number;
  inThree: number;
  /** The questions whose passage is known. */
  passages: number;
  rightPassage: number;
  /** The correct item came first and was sure enough to be quoted. */
  quotedRightly: number;
  quotedWrongly: number;
  unanswered: number;
  quotedFalsely: number;
  /** Failed questions, for inspection of the tuning half. */
  misses: string[];
}

const rows = (half: Half, name: string): unknown =>
  readFileSync(new URL(`./${half}/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** @param took receives the duration of each question in ms */
export function measurePassages(
  catalogue: Catalogue,
  { half, locale, where }: { half: Half; locale: Locale; where: Where },
  took: (ms: number) => void = () => {},
  find: FindPassages = indexPassages(catalogue),
): Figures {
  const figures: Figures = {
    ...{ questions: 0, first: 0, inThree: 0, passages: 0, rightPassage: 0 },
    ...{ quotedRightly: 0, quotedWrongly: 0, unanswered: 0, quotedFalsely: 0, misses: [] },
  };
  const ask = (coach: string, question: string) => {
    if (!catalogue.coach(coach)) throw new Error(`Unknown coach "${coach}"`);
    const from = performance.now();
    const found = find(where === 'all' ? 'all' : coach, question, { locale, limit: 3 });
    took(performance.now() - from);
    return found;
  };
  for (const [, coach, wanted, question] of Questions.parse(rows(half, `questions-${locale}`))) {
    const [slug, headings] = wanted.split('#') as [string, string?];
    if (!catalogue.item(coach, slug)) throw new Error(`Unknown item "${slug}" of the coach "${coach}"`);
    const found = ask(coach, question);
    const place = found.findIndex(({ item }) => item.slug === slug);
    const isFirst = place === 0;
    const rightPassage = isFirst && headings !== undefined && isBelow(found[0]!.heading, headings);
    figures.questions += 1;
    figures.first += Number(isFirst);
    figures.inThree += Number(place !== -1);
    figures.passages += Number(headings !== undefined);
    figures.rightPassage += Number(rightPassage);
    if (found[0]?.sure) figures[isFirst ? 'quotedRightly' : 'quotedWrongly'] += 1;
    if (!isFirst) figures.misses.push(`${question} → ${found[0]?.item.slug ?? 'nothing'}, not ${slug}`);
  }
  for (const [language, coach, scope, question] of Unanswered.parse(rows(half, 'unanswered'))) {
    if (language !== locale || (where === 'all' && scope === 'elsewhere')) continue;
    const [best] = ask(coach, question);
    figures.unanswered += 1;
    figures.quotedFalsely += Number(best?.sure ?? false);
    if (best?.sure) figures.misses.push(`${question} → ${best.item.slug} (${best.score.toFixed(2)}), not nothing`);
  }
  return figures;
}

/**
 * Whether the heading is expected. `wanted` are the beginnings of the correct headings, separated by |; empty for an
 * item's opening.
 */
function isBelow(heading: string | undefined, wanted: string): boolean {
  if (wanted === '') return heading === undefined;
  return wanted.split('|').some((beginning) => heading?.replaceAll('’', "'").startsWith(beginning) ?? false);
}
