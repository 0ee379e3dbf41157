import type { EventName } from '@greenroom/contracts';

/** Playback state of a narration, for analytics. */
export type Course = 'not begun' | 'plays' | 'rests' | 'over';
export type Turn = 'plays' | 'rests' | 'ends';

type PlaybackEvent = Extract<EventName, `Media Playback ${string}`>;

/**
 * Returns the next state and the event to count when audio starts, pauses or ends; moving to the next part is not
 * counted.
 */
export function counted(course: Course, turn: Turn): [course: Course, event: PlaybackEvent | undefined] {
  switch (turn) {
    case 'plays':
      if (course === 'plays') return ['plays', undefined];
      return ['plays', course === 'rests' ? 'Media Playback Resumed' : 'Media Playback Started'];
    case 'rests':
      return course === 'plays' ? ['rests', 'Media Playback Paused'] : [course, undefined];
    case 'ends':
      return course === 'plays' ? ['over', 'Media Playback Completed'] : [course, undefined];
  }
}
