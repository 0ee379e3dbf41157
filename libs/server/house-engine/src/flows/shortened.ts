/** A clause without marks at its ends, cut at a word where it is long. */
export function shortened(text: string, longest = 90): string {
  const clean = text.trim().replace(/^[\s,;:–—-]+|[\s,;:–—.!?]+$/gu, '');
  if (clean.length <= longest) return clean;
  return `${clean.slice(0, longest).replace(/\s+\S*$/, '')} …`;
}
