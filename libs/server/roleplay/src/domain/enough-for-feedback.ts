import type { SceneEnding } from '@greenroom/contracts';
import { type Amount, type Enough, enoughToJudge, neededToJudge } from '@greenroom/scoring';
import { type TranscriptLine, transcriptOf } from './transcript-of.ts';

const anything: Amount = { lines: 1, words: 1 };
/** Endings by the partner: such a scene has feedback however little was said. */
const endedByPartner: readonly SceneEnding[] = ['walked-away', 'agreed', 'partly'];

/** Decides whether a scene with this ending has feedback, and reports what it lacks. */
export function enoughForFeedback(lines: readonly TranscriptLine[], ending: SceneEnding | null): Enough {
  return enoughToJudge(transcriptOf(lines), ending && endedByPartner.includes(ending) ? anything : neededToJudge);
}

/** Returns "4 words, and 60 are needed", naming only the amounts that fall short. */
export function describeMissing({ has, needs }: { has: Amount; needs: Amount }): string {
  const lacking = (['lines', 'words'] as const).filter((kind) => has[kind] < needs[kind]);
  return lacking
    .map((kind) => `${has[kind]} ${has[kind] === 1 ? kind.slice(0, -1) : kind}, and ${needs[kind]} are needed`)
    .join('; ');
}
