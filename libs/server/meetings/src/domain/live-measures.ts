import type { LiveMeasures } from '@greenroom/contracts';
import { measure, type MeasureName, type Turn } from '@greenroom/speech-analysis';
import type { MeetingTurn } from './meeting-turn.ts';
import { sharesOf } from './shares.ts';
import { wholeMeeting } from './whole-meeting.ts';

/** The measures of what was said so far, except those that change every second. */
export interface SoFar {
  turns: readonly Turn[];
  told: Pick<LiveMeasures, 'pace' | 'paceRating' | 'fillersAMinute' | 'longestTurnSeconds' | 'questions'>;
}

/** @param heard ordered by start time */
export function soFar(heard: readonly MeetingTurn[]): SoFar {
  const { transcript } = asWhole(heard);
  const measures = measure(transcript);
  const of = (name: MeasureName) => measures.find((one) => one.name === name);
  return {
    turns: transcript.turns,
    told: {
      pace: of('pace')?.value ?? null,
      paceRating: of('pace')?.rating ?? null,
      fillersAMinute: of('fillers')?.value ?? null,
      longestTurnSeconds: of('longest-monologue')?.value ?? null,
      questions: of('questions')?.count ?? 0,
    },
  };
}

/** Returns each speaker's share of the talk, from finished turns and those still being spoken. */
export function sharesSoFar(turns: readonly MeetingTurn[]): Pick<LiveMeasures, 'talkShare' | 'shares'> {
  const { speakers } = sharesOf(asWhole(turns));
  const shares = speakers.map(({ name, you, percent }) => ({ speaker: name, you, percent }));
  const isSpoken = shares.some(({ percent }) => percent > 0);
  return { shares, talkShare: isSpoken ? (shares.find(({ you }) => you)?.percent ?? 0) : null };
}

const asWhole = (turns: readonly MeetingTurn[]) =>
  wholeMeeting([{ kind: 'heard', position: 1, file: null, turns: [...turns] }], []);
