import {
  ApiFailure,
  type CoachFeedback,
  helpfulMoments,
  type MeetingFeedback,
  type MomentKind,
} from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import { progressOf } from '@greenroom/feedback';
import { plainCareText } from '@greenroom/safety';
import { practiceOf, shownMeasures } from '@greenroom/roleplay';
import { type Measure, wordsAMinute } from '@greenroom/speech-analysis';
import { coachToAsk } from './domain/coach-to-ask.ts';
import { compared } from './domain/compare.ts';
import { enoughSaid } from './domain/enough-said.ts';
import { unknownIfMixed } from './domain/mixed-voices.ts';
import { sceneToPractise } from './domain/scene-to-practise.ts';
import { asMinutes, sentencesIn } from './domain/sentences.ts';
import { strengthsIn } from './domain/strengths.ts';
import { pointsToTry, presentToTry, reasonsToTry } from './domain/to-try.ts';
import {
  findMeetings,
  findParts,
  type MeetingFeedbackRow,
  type MeetingRow,
  feedbackOnMeetings,
} from './meetings.repository.ts';

interface ReadDependencies {
  db: Queryable;
  catalogue: Catalogue;
  /** Called when a client waits for notes that no process is making yet. */
  onUnclaimed(conversationUuid: string): void;
}

/**
 * Returns the notes on a meeting, or their progress.
 * @param asynchronous whether to return progress instead of failing when the notes are not ready
 * @throws ApiFailure `conflict` while the meeting goes on, `too_short`, `not_ready`
 */
export async function readMeetingFeedback(
  { db, catalogue, onUnclaimed }: ReadDependencies,
  row: MeetingRow,
  language: 'en' | 'de',
  asynchronous: boolean,
): Promise<CoachFeedback> {
  if (row.status !== 'ended') throw new ApiFailure('conflict', 'The meeting goes on');
  const notes = await feedbackOnMeetings.find(db, row.conversationUuid);
  if (!notes) throw await tooLittleSaid(db, row);
  const progress = progressOf(notes, asynchronous, () => onUnclaimed(row.conversationUuid));
  return progress ?? { status: 'ready', notes: await presentMeetingNotes({ db, catalogue }, row, notes, language) };
}

/** Returns the notes if they are ready. @throws ApiFailure as {@link readMeetingFeedback} */
export async function readyFeedback(
  { db, catalogue }: Pick<ReadDependencies, 'db' | 'catalogue'>,
  row: MeetingRow,
  language: 'en' | 'de',
): Promise<MeetingFeedback> {
  const read = await readMeetingFeedback({ db, catalogue, onUnclaimed: () => {} }, row, language, false);
  if (read.status !== 'ready') throw new ApiFailure('not_ready', 'The notes are being made');
  return read.notes;
}

/** Returns the failure for a meeting that has no notes and never will: `too_short`. */
export async function tooLittleSaid(db: Queryable, row: MeetingRow): Promise<ApiFailure> {
  const parts = await findParts(db, row.conversationUuid);
  const { words, needs } = await enoughSaid({ parts, you: row.you });
  return new ApiFailure('too_short', `You said too little to be told anything: ${words} of ${needs} words`, [
    { path: 'words', message: `${words}/${needs}` },
  ]);
}

/**
 * Measures that need times, other speakers, question marks or written hesitation. The rest are missing because too little was said, which the account can
 * change.
 */
const notInEveryTranscript = ['pace', 'pauses', 'interruptions', 'talk-share', 'questions', 'fillers'] as const;

/** The maximum number of the account's other meetings to compare with. */
const mostCompared = 12;

async function presentMeetingNotes(
  { db, catalogue }: Pick<ReadDependencies, 'db' | 'catalogue'>,
  row: MeetingRow,
  { measures, shares, findings }: MeetingFeedbackRow,
  language: 'en' | 'de',
): Promise<MeetingFeedback> {
  if (!measures || !shares || !findings) throw new Error('Finished feedback lacks its measures, shares or findings');
  const say = sentencesIn[language];
  const { conversationUuid, title, kind, goals, othersAgreed, ownerId } = row;
  const practice = await practiceOf(db, ownerId);
  const others = (await findMeetings(db, ownerId, 100)).flatMap((one) =>
    one.row.conversationUuid !== conversationUuid && one.row.kind === kind && one.measures ? [one.measures] : [],
  );
  const toTry = pointsToTry(measures, findings.moments);
  const reasons = reasonsToTry(findings);
  const good = measures.flatMap(({ name, rating }) => (rating === 'GOOD' ? name : []));
  const value = (name: string) => measures.find((one) => one.name === name);
  const isMixed = findings.voices === 'mixed';
  const own = shares.speakers.find(({ you }) => you);
  const longest = value('longest-monologue');
  const questions = value('questions');
  const promised = findings.followUps.filter(({ who }) => who === null).length;
  return {
    ...{ conversationUuid, title, kind, goals, othersAgreed },
    heldAt: row.heldAt.toISOString(),
    durationMs: shares.durationMs,
    madeBy: findings.madeBy,
    summary: [
      own && shares.speakers.length > 1 ? say.share(Math.round(own.percent), shares.speakers.length) : undefined,
      isMixed ? say.mixed : typeof questions?.value === 'number' ? say.questions(questions.count ?? 0) : undefined,
      typeof longest?.value === 'number' ? longestIn(longest.value, longest.basis, say) : undefined,
      promised > 0 ? say.promised(promised) : undefined,
      othersAgreed || findings.voices === 'mine' || isMixed ? undefined : say.measuresAlone,
    ].filter((sentence) => sentence !== undefined),
    ...(findings.voices && { voices: findings.voices }),
    shares: shares.speakers,
    sharesBy: shares.by,
    floor: shares.floor,
    measures: shownMeasures(measures),
    unknown: isMixed ? [...unknownIfMixed] : notInEveryTranscript.filter((name) => value(name)?.value === null),
    moments: findings.moments.map(({ kind: of, quote, atMs, push = null }) => ({
      ...{ kind: of, quote, atMs, push },
      helped: (helpfulMoments as readonly MomentKind[]).includes(of),
      note: say.moments[of],
    })),
    strengths: strengthsIn(measures).map((name) => ({ text: say.strengths[name], measure: name })),
    tryNext: presentToTry(toTry, measures, reasons, say),
    followUps: findings.followUps.map(({ text, who, dueOn, quote, atMs }) => ({ text, who, dueOn, quote, atMs })),
    compared: compared(measures, others.slice(0, mostCompared), practice.measures),
    practise: sceneToPractise(catalogue.scenes, kind, toTry, reasons, practice.tried, language, good),
    talkOver: isMixed ? null : coachToAsk(catalogue.coaches, kind, toTry),
    care: findings.danger ? plainCareText({ step: 'emergency', danger: findings.danger }) : null,
  };
}

const longestIn = (seconds: number, basis: Measure['basis'], say: (typeof sentencesIn)['en']): string =>
  basis === 'time' ? say.longest(asMinutes(seconds)) : say.longestInWords(Math.round((seconds / 60) * wordsAMinute));
