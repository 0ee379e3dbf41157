import { keepDraft, readDraft } from '@greenroom/auth';

/** By the slug of a field. */
export type Words = Readonly<Record<string, string>>;

const placeOf = (item: string) => `exercise:${item}`;

/** Words that this tab has and the server has not. */
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

/** What is left to send once some was: a field that was written on meanwhile is. */
export function withoutSent(words: Words, sent: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([slug, text]) => sent[slug] !== text));
}

/** What stands on the sheet: one's own unsent words over what was kept. */
export function onSheet(kept: Words, unsent: Words, slug: string): string {
  return unsent[slug] ?? kept[slug] ?? '';
}
