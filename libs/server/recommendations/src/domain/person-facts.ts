import type { manners, peopleOneSpeaksWith, WeakSpot } from '@greenroom/contracts';

export type Manner = (typeof manners)[number];
export type WithWhom = (typeof peopleOneSpeaksWith)[number];

/** A conversation with a coach, as far as it shows the person's interests. */
export interface Talk {
  coach: string;
  /** Its title: its topic, or how it began. */
  title: string;
  /** The person's latest messages, newest last. */
  said: readonly string[];
  at: Date;
}

/** A rated answer, with the library items it offered. */
export interface Rated {
  coach: string;
  up: boolean;
  items: readonly string[];
  at: Date;
}

/** A library item the person opened or saved. */
export interface Read {
  item: string;
  progress: number;
  openedAt: Date | null;
  finishedAt: Date | null;
  savedAt: Date | null;
}

/** A scene the person played to its end. */
export interface Played {
  scene: string;
  title: string;
  at: Date;
  /** The criterion with the lowest score, in the words of the rubric; undefined without scores. */
  weakest?: { criterion: string; score: number; words: string };
}

export interface Met {
  title: string;
  weakSpots: readonly WeakSpot[];
  at: Date;
}

/** Everything known of one person that recommendations are based on. */
export interface PersonFacts {
  goal: string | null;
  withWhom: WithWhom | null;
  manner: Manner | null;
  talks: readonly Talk[];
  rated: readonly Rated[];
  read: readonly Read[];
  played: readonly Played[];
  meetings: readonly Met[];
  /** Recommendations the person dismissed. */
  waved: readonly { key: string; at: Date }[];
  /** How often something was recommended on earlier days and not opened. */
  passedOver: ReadonlyMap<string, number>;
}
