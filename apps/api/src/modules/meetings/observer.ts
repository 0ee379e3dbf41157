import type { Measure } from '../scoring/index.ts';
import type { MeetingFindings } from './domain/findings.ts';
import { findMoments } from './domain/find-moments.ts';
import { findPromises } from './domain/find-promises.ts';
import type { WholeMeeting } from './domain/whole-meeting.ts';

export interface Observed {
  meeting: WholeMeeting;
  measures: readonly Measure[];
  heldAt: Date;
  ownerId: string;
}

/** Finds moments and promises in a meeting. What it gives stands in the meeting, word for word. */
export interface MeetingObserver {
  observe(observed: Observed, signal: AbortSignal): Promise<MeetingFindings>;
}

/** Finds them by rules: the same meeting always gives the same. */
export const houseObserver: MeetingObserver = {
  async observe({ meeting, measures, heldAt }) {
    return { madeBy: 'house', moments: findMoments(meeting, measures), followUps: findPromises(meeting, heldAt) };
  },
};
