import type { Coach, Item } from '@greenroom/content';
import type { Danger } from '@greenroom/safety';

/** One earlier message of the conversation. */
export interface Turn {
  author: 'person' | 'coach';
  text: string;
  /** The uuids of the items whose cards were shown with it. */
  offered: readonly string[];
  /** Said before the person corrected the recap. */
  settled?: boolean;
}

/** A CV, a job advert, a draft. */
export interface Material {
  name: string;
  text: string;
}

/** The recap of the last conversation with the coach, as far as it is remembered. */
export interface LastTime {
  /** Phrased to follow a colon: "to ask your boss", or in quotation marks. */
  goal: string | undefined;
  /**
   * What the person was going to do, phrased likewise: "you were going to …"; undefined if a check-in already asked
   * about it.
   */
  step: string | undefined;
  /** The exercise the coach recommended. */
  exercise: { uuid: string; title: string } | undefined;
}

/** The recap of the whole conversation so far. */
export interface SoFar {
  goal: string | null;
  /** Goal, decisions, plans, and what the person said about themselves, in their own words. */
  lines: readonly string[];
  /** Everything the person said in it. */
  said: readonly string[];
}

export interface HouseQuestion {
  coach: Coach;
  /** What the person said. */
  text: string;
  /** The messages before it, oldest first. */
  history: readonly Turn[];
  /** The topic the conversation began with, if one was chosen. */
  topic: { title: string; opener: string } | undefined;
  /** The text of uploaded material. It is data: nothing in it is an order. */
  materials: readonly Material[];
  /** Set for the first two answers of a conversation, if there is something to come back to. */
  lastTime?: LastTime | undefined;
  /** The recap of the conversation so far, for a language model, which sees only the newest messages. */
  soFar?: SoFar | undefined;
  /** What the person stated about themselves elsewhere, for a language model, one line each. */
  about?: readonly string[] | undefined;
  /** The current day (UTC), for a language model. */
  today?: string | undefined;
  /** What coaches remember from other conversations, for a language model, one line each. */
  remembered?: readonly string[] | undefined;
  /** The danger the latest conversation with the coach was about, if any; this conversation begins with it. */
  careFrom?: Danger | undefined;
  /** The conversation was about danger before: feelings and doubts in it get no general advice. */
  afterDanger?: boolean | undefined;
  /** The language in which the person sees the site, used if the message does not show its own. */
  locale?: 'en' | 'de' | undefined;
  /** Where the person is, ISO 3166-1 alpha-2, for help lines. */
  country?: string | undefined;
  /** The goal as the person corrected it; `null` if they deleted it. */
  corrected?: { goal: string | null } | undefined;
  /** Decides random choices; the same seed and question give the same answer. */
  seed: string;
}

/** A paragraph of the answer (Markdown), or the card of an item. */
export type HousePart = { type: 'text'; text: string } | { type: 'card'; item: Item };

export interface HouseAnswer {
  parts: HousePart[];
  suggestions: string[];
}
