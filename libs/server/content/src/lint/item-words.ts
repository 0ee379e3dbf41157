import type { Item } from '../domain/content-files.ts';

/** All that one reads of an item, without its front matter for the search. */
export function itemProse({ body, recipe }: Pick<Item, 'body' | 'recipe'>): string {
  if (!recipe) return body;
  const { description, instructions, variations } = recipe;
  return [body, description, ...instructions, ...variations].join('\n');
}

/** In small letters, without marks. */
export function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? [];
}
