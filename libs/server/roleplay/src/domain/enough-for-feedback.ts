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

const linesNeeded = (ending: SceneEnding | null): number =>
  ending && endedByPartner.includes(ending) ? 1 : linesToJudge;

/** Returns how many lines of the person's a scene with this ending has, and needs for feedback. */
export function linesForFeedback(lines: readonly TranscriptLine[], ending: SceneEnding | null): LineCount {
  return { has: countJudgedLines(transcriptOf(lines)), needs: linesNeeded(ending) };
}

/**
 * Returns how many lines more a scene with this ending needs for feedback; 0 where it has enough. Reads no more of a
 * long scene than that takes, since it is asked for after every line.
 */
export function linesToFeedback(lines: readonly TranscriptLine[], ending: SceneEnding | null): number {
  const needs = linesNeeded(ending);
  // Mostly the partner answers each line, and opens the scene.
  let read = 2 * (needs + 1);
  let has = countJudgedLines(transcriptOf(lines.slice(0, read)));
  while (has < needs && read < lines.length) {
    read *= 4;
    has = countJudgedLines(transcriptOf(lines.slice(0, read)));
  }
  return Math.max(0, needs - has);
}
