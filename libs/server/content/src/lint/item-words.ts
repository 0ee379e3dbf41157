import type { Item } from '../domain/content-files.ts';

/** Returns the text of an item that people read, without its search data. */
export function itemProse({ body, recipe }: Pick<Item, 'body' | 'recipe'>): string {
  if (!recipe) return body;
  const { description, instructions, variations } = recipe;
  return [body, description, ...instructions, ...variations].join('\n');
}

/** Returns the words of a text in lower case, without punctuation. */
export function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? [];
}
