import type { SceneEnding } from '@greenroom/contracts';
import { countJudgedLines, linesToJudge } from '@greenroom/scoring';
import { type TranscriptLine, transcriptOf } from './transcript-of.ts';

/** Endings by the partner: such a scene has feedback after a single line. */
const endedByPartner: readonly SceneEnding[] = ['walked-away', 'agreed', 'partly'];

/** How many of the person's lines count, and how many feedback needs. */
interface LineCount {
  has: number;
  needs: number;
}

/** Returns how many lines of the person's a scene with this ending has, and needs for feedback. */
export function linesForFeedback(lines: readonly TranscriptLine[], ending: SceneEnding | null): LineCount {
  const needs = ending && endedByPartner.includes(ending) ? 1 : linesToJudge;
  return { has: countJudgedLines(transcriptOf(lines)), needs };
}

/** Returns how many lines more a scene with this ending needs for feedback; 0 where it has enough. */
export function linesToFeedback(lines: readonly TranscriptLine[], ending: SceneEnding | null): number {
  const { has, needs } = linesForFeedback(lines, ending);
  return Math.max(0, needs - has);
}
