import type { JudgedCheck, JudgedCriterion } from '@greenroom/contracts';
import { withoutHedges } from '@greenroom/speech-analysis';
import { lineFromYours, withSceneLine } from './line-from-yours.ts';
import type { Play } from './play.ts';

type Check = Play['category']['rubric'][number]['checks'][number];

export interface BetterLine {
  line: Pick<JudgedCriterion, 'betterLine' | 'betterLineIsYours'>;
  scene: Pick<Play, 'betterLines' | 'language' | 'described'>;
}

/**
 * Returns a better line for what a criterion advises, from the person's own words where possible: their line without
 * its hedges where those were the problem; their line with the scene's words for what was missed, or with a general
 * sentence; else the scene's line alone.
 * @param advised the check that the advice is about
 * @param said the line that the criterion quotes; undefined where it must not be repeated
 */
export function betterLineFor(
  advised: Check | undefined,
  checks: readonly JudgedCheck[],
  { betterLines, language, described }: BetterLine['scene'],
  said: string | undefined,
): BetterLine['line'] {
  const result = checks.find(({ slug }) => slug === advised?.slug);
  if (!advised || !result) return { betterLine: null, betterLineIsYours: false };
  const isHedge = advised.never && advised.detect.some(({ acts }) => acts?.includes('hedges'));
  const plainer = isHedge ? result.evidence.map(({ quote }) => withoutHedges(quote, language)) : [];
  const yours = plainer.find((line) => line !== undefined);
  if (yours !== undefined) return { betterLine: yours, betterLineIsYours: true };
  const written = betterLines[advised.slug];
  const joined = written !== undefined && said !== undefined ? withSceneLine(said, written, language) : undefined;
  if (joined !== undefined) return { betterLine: joined, betterLineIsYours: true };
  const made = lineFromYours(advised, said, language, described);
  if (made?.isYours) return { betterLine: made.line, betterLineIsYours: true };
  const other = written ?? made?.line ?? otherLine(checks, betterLines);
  return { betterLine: other ?? null, betterLineIsYours: false };
}

/** Returns the scene's line for another check of the criterion that was missed, the weakest first. */
function otherLine(checks: readonly JudgedCheck[], betterLines: Play['betterLines']): string | undefined {
  const [missed] = checks
    .filter(({ credit, slug }) => credit !== null && credit < 1 && betterLines[slug] !== undefined)
    .toSorted((a, b) => (a.credit ?? 0) - (b.credit ?? 0));
  return missed && betterLines[missed.slug];
}
