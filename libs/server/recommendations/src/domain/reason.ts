import type { Manner, WithWhom } from './person-facts.ts';
import type { WeakSpot } from '@greenroom/contracts';

/**
 * Why something is recommended: the person's data it is based on. It is computed each time and never stored, so that it
 * disappears with that data. Times are ISO 8601.
 */
export type Reason =
  | { from: 'goal'; words: string }
  | { from: 'with-whom'; withWhom: WithWhom }
  | { from: 'manner'; manner: Manner }
  | { from: 'talk'; coach: string; words: string; at: string }
  | { from: 'liked'; coach: string; at: string }
  | { from: 'finished'; key: string; at: string }
  | { from: 'saved'; at: string }
  | { from: 'score'; scene: string; title: string; criterion: string; score: number; at: string }
  | { from: 'scene'; scene: string; title: string; at: string }
  | { from: 'meeting'; title: string; weakSpot: WeakSpot; at: string }
  | { from: 'beginning' };
