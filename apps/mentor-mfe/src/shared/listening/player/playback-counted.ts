import type { EventName } from '@greenroom/contracts';

/** How far the playing of one thing has come, for counting it. */
export type Course = 'not begun' | 'plays' | 'rests' | 'over';
export type Turn = 'plays' | 'rests' | 'ends';

type PlaybackEvent = Extract<EventName, `Media Playback ${string}`>;

/** What is counted when sound begins, rests or ends; that it goes on from part to part is not. */
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
