import { keepDraft, readDraft } from '@greenroom/auth';

/** Text by the slug of its field. */
export type Words = Readonly<Record<string, string>>;

const placeOf = (item: string) => `exercise:${item}`;

/** Returns the text in this tab that the server does not have yet. */
export function unsentWords(item: string): Words {
  try {
    return JSON.parse(readDraft(placeOf(item)) || '{}') as Words;
  } catch {
    return {};
  }
}

export function keepUnsent(item: string, words: Words): void {
  keepDraft(placeOf(item), Object.keys(words).length === 0 ? '' : JSON.stringify(words));
}

/** Returns what is left to send after some was sent: fields changed meanwhile. */
export function withoutSent(words: Words, sent: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([slug, text]) => sent[slug] !== text));
}

/** Returns a field's text: the unsent one, else the stored one. */
export function onSheet(kept: Words, unsent: Words, slug: string): string {
  return unsent[slug] ?? kept[slug] ?? '';
}
