import type { SceneEnding } from '@greenroom/contracts';
import { type Amount, type Enough, enoughToJudge, neededToJudge } from '@greenroom/scoring';
import { type TranscriptLine, transcriptOf } from './transcript-of.ts';

const anything: Amount = { lines: 1, words: 1 };
/** The partner brought the scene to its end: it has notes on what was said, however little. */
const endedByPartner: readonly SceneEnding[] = ['walked-away', 'agreed', 'partly'];

/** Whether a scene that ended in this way has notes, and what it lacks. */
export function enoughForNotes(lines: readonly TranscriptLine[], ending: SceneEnding | null): Enough {
  return enoughToJudge(transcriptOf(lines), ending && endedByPartner.includes(ending) ? anything : neededToJudge);
}

/** "4 words, and 60 are needed": only what there is too little of. */
export function whatIsLacking({ has, needs }: { has: Amount; needs: Amount }): string {
  const lacking = (['lines', 'words'] as const).filter((kind) => has[kind] < needs[kind]);
  return lacking
    .map((kind) => `${has[kind]} ${has[kind] === 1 ? kind.slice(0, -1) : kind}, and ${needs[kind]} are needed`)
    .join('; ');
}
