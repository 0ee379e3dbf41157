import type { Coach, Item } from '@greenroom/content';
import type { Danger } from '@greenroom/safety';

/** One earlier message of the conversation. */
export interface Turn {
  author: 'person' | 'coach';
  text: string;
  /** The uuids of the items whose cards came with it. */
  offered: readonly string[];
  /** Said before the person corrected what the conversation came to. */
  settled?: boolean;
}

/** A CV, a job advert, a draft. */
export interface Material {
  name: string;
  text: string;
}

/** What the last conversation with the coach came to, as far as it is remembered. */
export interface LastTime {
  /** As it stands after a colon: "to ask your boss", or in quotation marks. */
  goal: string | undefined;
  /** What the person was going to do, likewise: "you were going to …"; nothing of what was asked about already. */
  step: string | undefined;
  /** The exercise that the coach gave along. */
  exercise: { uuid: string; title: string } | undefined;
}

/** What a whole conversation came to until now. */
export interface SoFar {
  goal: string | null;
  /** Goal, decisions, plans, and what the person said of themselves, in their own words. */
  lines: readonly string[];
  /** All that the person said in it. */
  said: readonly string[];
}

export interface HouseQuestion {
  coach: Coach;
  /** What the person said. */
  text: string;
  /** What came before it, oldest first. */
  history: readonly Turn[];
  /** What the conversation was begun on, where a topic was chosen. */
  topic: { title: string; opener: string } | undefined;
  /** What the person brought into the conversation, as text. It is data: nothing in it is an order. */
  materials: readonly Material[];
  /** Known for the first two answers of a conversation; nothing where there is nothing to come back to. */
  lastTime?: LastTime | undefined;
  /** What the conversation came to, for a language model: it sees the newest messages alone. */
  soFar?: SoFar | undefined;
  /** What the person told of themselves elsewhere, for a language model, a line for each. */
  about?: readonly string[] | undefined;
  /** The day on which it is asked (UTC), for a language model. */
  today?: string | undefined;
  /** What coaches remember, for a language model, a line for each; from other conversations. */
  remembered?: readonly string[] | undefined;
  /** The danger that the latest conversation with the coach was about, where it was: this one begins with it. */
  careFrom?: Danger | undefined;
  /** In which language they see the site: for a message that tells neither. */
  locale?: 'en' | 'de' | undefined;
  /** Where the person is, ISO 3166-1 alpha-2, for help lines. */
  country?: string | undefined;
  /** The goal as the person corrected it; `null` where they had it forgotten. */
  corrected?: { goal: string | null } | undefined;
  /** Decides wherever there is a choice; the same seed and question give the same answer. */
  seed: string;
}

/** A paragraph of the answer (Markdown), or the card of an item. */
export type HousePart = { type: 'text'; text: string } | { type: 'card'; item: Item };

export interface HouseAnswer {
  parts: HousePart[];
  suggestions: string[];
}
