import type { SpeechAct } from '@greenroom/content';

/** Acts against the other person, whatever else is said. */
export const attackingActs: readonly SpeechAct[] = ['insults', 'threatens'];
/** Acts that put the other person down; no friendly word in the same sentence makes up for them. */
export const hostileActs: readonly SpeechAct[] = [...attackingActs, 'blames'];
/** Acts that cost trust, worst first. */
export const hurtfulActs: readonly SpeechAct[] = [...hostileActs, 'pushes'];
