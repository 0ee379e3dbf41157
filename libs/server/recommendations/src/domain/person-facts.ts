import type { manners, peopleOneSpeaksWith, WeakSpot } from '@greenroom/contracts';

export type Manner = (typeof manners)[number];
export type WithWhom = (typeof peopleOneSpeaksWith)[number];

/** A conversation with a coach, as far as it says what somebody is after. */
export interface Talk {
  coach: string;
  /** What it is called: its topic, or how it began. */
  title: string;
  /** What the person said last, the newest at the end. */
  said: readonly string[];
  at: Date;
}

/** An answer that was rated, with the library items it offered. */
export interface Rated {
  coach: string;
  up: boolean;
  items: readonly string[];
  at: Date;
}

/** A library item somebody opened or saved. */
export interface Read {
  item: string;
  progress: number;
  openedAt: Date | null;
  finishedAt: Date | null;
  savedAt: Date | null;
}

/** A scene somebody played to its end. */
export interface Played {
  scene: string;
  title: string;
  at: Date;
  /** The criterion that went worst, in the words of the rubric; nothing without scores. */
  weakest?: { criterion: string; score: number; words: string };
}

export interface Met {
  title: string;
  weakSpots: readonly WeakSpot[];
  at: Date;
}

/** All that recommendations come from, of one person. */
export interface PersonFacts {
  goal: string | null;
  withWhom: WithWhom | null;
  manner: Manner | null;
  talks: readonly Talk[];
  rated: readonly Rated[];
  read: readonly Read[];
  played: readonly Played[];
  meetings: readonly Met[];
  /** Said to be not for one. */
  waved: readonly { key: string; at: Date }[];
  /** How often something was recommended on earlier days and not opened. */
  passedOver: ReadonlyMap<string, number>;
}
