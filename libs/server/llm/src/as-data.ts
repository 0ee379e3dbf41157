const tags = [
  'person_says',
  'coach_says',
  'shelf',
  'titles',
  'topic',
  'goal',
  'material',
  'remembered',
  'so_far',
  'about',
] as const;
const tagLike = new RegExp(`<(?=[\\s\\p{Cf}]*(?:/[\\s\\p{Cf}]*)?(?:${tags.join('|')})\\b)`, 'giu');

/** Marks a text as data for a language model. Nothing in the text can close the tag or open another. */
export function asData(tag: (typeof tags)[number], text: string): string {
  return `<${tag}>\n${text.replace(tagLike, '‹')}\n</${tag}>`;
}
