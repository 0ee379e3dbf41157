import type { Coach, Item } from '../../../content/index.ts';

/** One earlier message of the conversation. */
export interface Turn {
  author: 'person' | 'coach';
  text: string;
  /** The uuids of the items whose cards came with it. */
  offered: readonly string[];
}

/** A CV, a job advert, a draft. */
export interface Material {
  name: string;
  text: string;
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
  /** Decides wherever there is a choice; the same seed and question give the same answer. */
  seed: string;
}

/** A paragraph of the answer (Markdown), or the card of an item. */
export type HousePart = { type: 'text'; text: string } | { type: 'card'; item: Item };

export interface HouseAnswer {
  parts: HousePart[];
  suggestions: string[];
}
