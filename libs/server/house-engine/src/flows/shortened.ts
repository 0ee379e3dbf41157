/** Trims punctuation around a clause, and cuts a long one at a word boundary. */
export function shortened(text: string, longest = 90): string {
  const clean = text.trim().replace(/^[\s,;:–—-]+|[\s,;:–—.!?]+$/gu, '');
  if (clean.length <= longest) return clean;
  return `${clean.slice(0, longest).replace(/\s+\S*$/, '')} …`;
}
