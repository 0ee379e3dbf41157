import { assess, substanceOf } from '@greenroom/scoring';
import { attackingActs, languageOf, speechActsIn, type Transcript } from '@greenroom/speech-analysis';
import type { Play } from './play.ts';
import { type TranscriptLine, transcriptOf } from './transcript-of.ts';
import type { WeakMoment } from './weak-moments.ts';

interface PlacedLine extends TranscriptLine {
  position: number;
}

/** The result of one take of a moment. */
export interface JudgedTake {
  /** Scores of the criterion with the original line and with the new one. */
  scores: { before: number; after: number };
  /** The new line does what the original missed. */
  isMet: boolean;
  /** The new line says nothing in this scene, whatever its words. */
  saysNothing?: true;
}

/**
 * Judges a take by the rules: the scene with the take in place of the original line and with the partner's answer to
 * it; everything else stays the same. A take that says nothing in this scene, insults or threatens gets the lowest
 * score.
 */
export function judgeTake(
  play: Pick<Play, 'category' | 'subjects' | 'language'>,
  lines: readonly PlacedLine[],
  { position, criterion, check }: Pick<WeakMoment, 'position' | 'criterion' | 'check'>,
  take: { text: string; answer: string },
): JudgedTake {
  const { rubric } = play.category;
  const at = lines.findIndex((line) => line.position === position);
  const scoresOf = (played: Transcript) =>
    assess(played, rubric, play.subjects).scores.criteria.find(({ slug }) => slug === criterion);
  const taken = transcriptOf(withTake(lines, at, take), play.language);
  const before = scoresOf(transcriptOf(lines, play.language))?.score ?? lowestScore;
  if (speechActsIn(take.text, languageOf(take.text, play.language)).some((act) => attackingActs.includes(act)))
    return { scores: { before, after: lowestScore }, isMet: false };
  if (substanceOf(taken, play.subjects).get(at) !== 'something')
    return { scores: { before, after: lowestScore }, isMet: false, saysNothing: true };
  const after = scoresOf(taken);
  const seen = after?.checks.find(({ slug }) => slug === check)?.evidence.some(({ turn }) => turn === at) ?? false;
  const never = rubric.some(({ checks }) => checks.some((one) => one.slug === check && one.never));
  return {
    scores: { before, after: after?.score ?? lowestScore },
    isMet: never ? !seen : seen,
  };
}

const lowestScore = 1;

/** Replaces a line and its answer in the scene. Both count as typed, since there is no recording of them. */
function withTake(lines: readonly TranscriptLine[], at: number, { text, answer }: { text: string; answer: string }) {
  const typed = { status: 'said' as const, endedMs: null, cutOff: false, delivery: null };
  const changed = lines.map((line, index) => {
    if (index === at) return { ...line, ...typed, text };
    return index === at + 1 && line.author === 'partner' ? { ...line, ...typed, text: answer } : line;
  });
  if (lines[at + 1]?.author === 'partner') return changed;
  const { atMs } = lines[at]!;
  return changed.toSpliced(at + 1, 0, { ...typed, author: 'partner', text: answer, atMs });
}
